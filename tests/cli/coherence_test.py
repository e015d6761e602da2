"""lockstep check --check=coherence on write-backs and invalidates between a store and a load of another workgroup, or of another wave where waves may have caches
of their own: where they stand, which caches they reach, and what needs none. usage: coherence_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of, sized_names
from harness import run_all, some


class Isa:
    """How a target stores, loads, waits and keeps caches in step. INVALIDATES: all that a load needs after an atomic. WEAK: what reaches too few caches.
    PASSES: bits of a load that reads from no cache. WRITE_BACK, WEAK_WRITE_BACK, THROUGH: of stores, where they may stay in a cache."""

    def __init__(self, target):
        self.target = target
        self.wide = target.startswith("gfx9")
        sized = sized_names(target)
        self.store, self.load = ("global_store_b32", "global_load_b32") if sized else ("global_store_dword", "global_load_dword")
        self.loaded = "s_wait_loadcnt 0x0" if target.startswith("gfx12") else "s_waitcnt vmcnt(0)"
        self.stored = "s_wait_storecnt 0x0" if target.startswith("gfx12") else "s_waitcnt vmcnt(0)" if self.wide else "s_waitcnt_vscnt null, 0x0"
        self.barrier = "s_barrier_signal -1\ns_barrier_wait -1" if target.startswith("gfx12") else "s_barrier"
        self.write_back = self.weak_write_back = self.through = ""
        self.weak = []
        self.set = self.get = self.apart = self.near = ""
        if target in ("gfx942", "gfx950"):
            self.set = self.get = self.passes = self.through = "sc1"
            self.add = "global_atomic_add {} sc0"
            self.invalidates, self.weak = ["buffer_inv sc1"], ["buffer_inv sc0", "buffer_inv"]
            self.write_back, self.weak_write_back = "buffer_wbl2 sc1", "buffer_wbl2 sc0"
            self.apart, self.near = ".amdhsa_tg_split 1", "buffer_inv sc0"
        elif self.wide:
            self.get = self.passes = "glc"
            self.add = "global_atomic_add {} glc"
            self.invalidates = ["buffer_wbinvl1_vol"]
            if target == "gfx90a":
                self.apart, self.near = ".amdhsa_tg_split 1", "buffer_wbinvl1_vol"
        elif target.startswith(("gfx10", "gfx11")):
            self.get = self.passes = "glc" if sized else "glc dlc"
            self.add = f"global_atomic_add{'_u32' if sized else ''} {{}} glc"
            self.invalidates = ["buffer_gl1_inv", "buffer_gl0_inv"]
            self.apart, self.near = ".amdhsa_workgroup_processor_mode 1", "buffer_gl0_inv"
        else:
            self.set = self.get = self.passes = "scope:SCOPE_DEV"
            self.add = "global_atomic_add_u32 {} th:TH_ATOMIC_RETURN scope:SCOPE_DEV"
            self.invalidates, self.weak = ["global_inv scope:SCOPE_DEV"], ["global_inv scope:SCOPE_SE", "global_inv"]
            if target == "gfx1250":
                self.write_back, self.weak_write_back, self.through = "global_wb scope:SCOPE_DEV", "global_wb scope:SCOPE_SE", "scope:SCOPE_DEV"
            else:
                self.apart, self.near = ".amdhsa_workgroup_processor_mode 1", "global_inv scope:SCOPE_SE"

    def handed(self, producer, consumer):
        """The workgroup that comes first stores data and sets a flag; the second one loads the flag and the data. v8: which one it is."""
        execute = "s_mov_b64 exec, 1" if self.wide else "s_mov_b32 exec_lo, 1"
        only = "v_cmpx_eq_u32 vcc, {}, v8" if self.wide else "v_cmpx_eq_u32 {}, v8"
        return "\n".join([execute, "v_mov_b32 v5, 1", self.add.format("v8, v2, v5, s[2:3]"), self.loaded, "s_nop 4", only.format(0), *producer, execute, only.format(1),
                          *consumer, execute])

    def stores(self, bits=""):
        return f"{self.store} v2, v5, s[2:3] offset:512 {bits}"

    def sets(self):
        return f"{self.store} v2, v5, s[2:3] offset:256 {self.set}"

    def gets(self):
        return f"{self.load} v9, v2, s[2:3] offset:256 {self.get}"

    def loads(self, bits=""):
        return f"{self.load} v7, v2, s[2:3] offset:512 {bits}"

    def producer(self):
        return [self.stores(), *([self.write_back] if self.write_back else []), self.stored, self.sets()]

    def consumer(self):
        return [self.gets(), self.loaded, *self.invalidates, self.loads()]

    def check(self, producer, consumer, **options):
        return check_of(self.target, self.handed(producer, consumer), "coherence", grid=2, **options)


everywhere = [Isa(target) for target in some(["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1151", "gfx1201", "gfx1250"])]


def test_invalidates():
    for isa in everywhere:
        right = isa.check(isa.producer(), isa.consumer())
        assert not right, (isa.target, right)
        # Each one is missing; each one stands before the wait for the atomic, or before the atomic; one is too weak.
        for one in isa.invalidates:
            rest = [each for each in isa.invalidates if each != one]
            for consumer in ([isa.gets(), isa.loaded, *rest, isa.loads()], [isa.gets(), one, isa.loaded, *rest, isa.loads()],
                             [one, isa.gets(), isa.loaded, *rest, isa.loads()]):
                said = isa.check(isa.producer(), consumer)
                assert f"{isa.load} v7, v2, s[2:3] offset:512'" in said and "workgroup (1,0,0) wave 0 lane 0: reads memory at 0x" in said, (isa.target, consumer, said)
                assert "which another workgroup wrote; the atomic at pc 0x" in said and f"'{isa.gets().strip()}' orders the two" in said, (isa.target, said)
                assert f"'{isa.stores().strip()}' workgroup (0,0,0) wave 0 lane 0; needs {one} after that atomic has returned, before this load" in said, (isa.target, said)
        if len(isa.invalidates) == 2:
            said = isa.check(isa.producer(), [isa.gets(), isa.loaded, isa.loads()])
            assert "needs " in said and all(one in said for one in isa.invalidates) and " and " in said, (isa.target, said)
        for weak in isa.weak:
            said = isa.check(isa.producer(), [isa.gets(), isa.loaded, weak, isa.loads()])
            assert f"needs {isa.invalidates[0]} after that atomic" in said, (isa.target, weak, said)
        # A load that reads from no cache needs none.
        passes = isa.check(isa.producer(), [isa.gets(), isa.loaded, isa.loads(isa.passes)])
        assert not passes, (isa.target, passes)


def test_write_backs():
    for isa in everywhere:
        if not isa.write_back:
            continue
        for producer in ([isa.stores(), isa.stored, isa.sets()], [isa.write_back, isa.stores(), isa.stored, isa.sets()],
                         [isa.stores(), isa.stored, isa.sets(), isa.write_back, isa.stored], [isa.stores(), isa.weak_write_back, isa.stored, isa.sets()],
                         [isa.stores(), isa.write_back, isa.sets()]):
            said = isa.check(producer, isa.consumer())
            assert f"'{isa.sets()}' orders the two, and the store has not been written back before that atomic" in said, (isa.target, producer, said)
            assert f"needs {isa.write_back} between the store and that atomic, and a wait for it before that atomic" in said, (isa.target, said)
        through = isa.check([isa.stores(isa.through), isa.stored, isa.sets()], isa.consumer())
        assert not through, (isa.target, through)


# What nothing orders is no finding of this check, nor are two loads, nor what the workgroup wrote itself.
def test_silence():
    for isa in everywhere:
        for producer, consumer in (([isa.stores(), isa.stored], [isa.loads()]), ([isa.sets()], [isa.gets(), isa.loaded, isa.loads()]),
                                   (isa.producer(), [isa.gets(), isa.loaded, isa.stores(), isa.stored, isa.loads()])):
            said = isa.check(producer, consumer)
            assert not said, (isa.target, producer, consumer, said)


# A plain load of what an atomic of the own workgroup, too, has changed.
def test_atomic_data():
    for isa in everywhere:
        add = isa.add.format("v8, v2, v5, s[2:3]")
        one = "s_mov_b64 exec, 1" if isa.wide else "s_mov_b32 exec_lo, 1"
        plain = f"{isa.load} v7, v2, s[2:3]"
        wrong = check_of(isa.target, "\n".join([one, "v_mov_b32 v5, 1", add, isa.loaded, plain]), "coherence", grid=2)
        assert "which another workgroup wrote before the atomic at pc 0x" in wrong and "its caches have not been invalidated since then" in wrong, (isa.target, wrong)
        for right in ([add, isa.loaded, *isa.invalidates, plain], [add, isa.loaded, plain + " " + isa.passes], [add, isa.loaded]):
            said = check_of(isa.target, "\n".join([one, "v_mov_b32 v5, 1", *right]), "coherence", grid=2)
            assert not said, (isa.target, right, said)


# Waves of a workgroup, where they may have caches of their own.
def test_waves():
    for isa in everywhere:
        if not isa.apart:
            continue
        own, other = f"{isa.store} v5, v2, s[2:3]", f"{isa.load} v7, v6, s[2:3]"
        begin = ["v_lshlrev_b32 v5, 2, v0", f"v_xor_b32 v6, {'0x100' if isa.wide else '0x80'}, v5", own, isa.stored]
        together = [isa.apart.replace(" 1", " 0")]
        for lines, wrong in (([isa.barrier, other], True), ([isa.barrier, isa.near, other], False), ([isa.near, isa.barrier, other], True)):
            said = check_of(isa.target, "\n".join(begin + lines), "coherence", waves=2, descriptor=[isa.apart])
            assert bool(said) == wrong, (isa.target, lines, said)
            if wrong:
                assert f"which another wave of the workgroup wrote; the workgroup's barrier orders the two" in said and f"needs {isa.near} after the barrier" in said, said
            said = check_of(isa.target, "\n".join(begin + lines), "coherence", waves=2, descriptor=together)
            assert not said, (isa.target, lines, said)


# The scalar cache: a line that it has read before the store.
def test_scalar_loads():
    for isa in everywhere:
        get = "s_load_b32 s12, s[2:3], 0x200" if sized_names(isa.target) else "s_load_dword s12, s[2:3], 0x200"
        wait = "s_wait_kmcnt 0x0" if isa.target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)"
        for lines, wrong in (([get, wait, isa.stores(), isa.stored, get, wait], True), ([isa.stores(), isa.stored, get, wait], False),
                             ([get, wait, isa.stores(), isa.stored, "s_dcache_inv", wait, get, wait], False)):
            said = check_of(isa.target, "\n".join(["v_mov_b32 v5, 1", *lines]), "coherence")
            assert bool(said) == wrong, (isa.target, lines, said)
            if wrong:
                assert "by the scalar cache, which the workgroup has filled before it wrote there" in said and "needs s_dcache_inv between" in said, (isa.target, said)


run_all(test_invalidates, test_write_backs, test_silence, test_atomic_data, test_waves, test_scalar_loads)
