"""lockstep check --check=race,wait on what orders two accesses to memory or LDS: barriers, atomics, loads and stores that are atomic, and what had been
waited for before them; and which bytes two accesses have in common. usage: order_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of, sized_names
from harness import run_all, some

# Each wave has a dword a lane, and then goes on with the other wave's. Target, descriptor, the wait.
ways = [
    ("gfx1100", [".amdhsa_workgroup_processor_mode 1"], "s_waitcnt_vscnt null, 0x0", "s_waitcnt vmcnt(0)"),
    ("gfx1100 64", [".amdhsa_workgroup_processor_mode 1"], "s_waitcnt_vscnt null, 0x0", "s_waitcnt vmcnt(0)"),
    ("gfx1201", [".amdhsa_workgroup_processor_mode 1"], "s_wait_storecnt 0x0", "s_wait_loadcnt 0x0"),
    ("gfx1250", [], "s_wait_storecnt 0x0", "s_wait_loadcnt 0x0"),
    ("gfx1030", [".amdhsa_workgroup_processor_mode 1"], "s_waitcnt_vscnt null, 0x0", "s_waitcnt vmcnt(0)"),
    ("gfx942", [".amdhsa_tg_split 1"], "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)"),
    ("gfx90a", [".amdhsa_tg_split 1"], "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)"),
]
together = [("gfx1100", [".amdhsa_workgroup_processor_mode 0"]), ("gfx1201", [".amdhsa_workgroup_processor_mode 0"]), ("gfx950", []),
            ("gfx1010", [".amdhsa_workgroup_processor_mode 0"]), ("gfx1030", [".amdhsa_workgroup_processor_mode 0"]), ("gfx900", []), ("gfx908", []), ("gfx90a", [])]


def gfx9(target):
    """Whether waves have 64 lanes, stores count as loads do, and V_CMPX writes VCC, too."""
    return target.startswith("gfx9")


def scope_bits(target):
    """Whether loads and stores have SC0 and SC1."""
    return target in ("gfx942", "gfx950")


def wide(target):
    return gfx9(target) or target.endswith(" 64")


def atomic_of(target, name):
    """The name of an atomic on 32 bits in memory, with {} for its operands, that returns what was there."""
    if target.startswith("gfx12"):
        return f"global_atomic_{name} {{}} th:TH_ATOMIC_RETURN"
    return f"global_atomic_{name if sized_names(target) else name.rpartition('_')[0]} {{}} {'sc0' if scope_bits(target) else 'glc'}"


def text(target, *lines):
    sized = sized_names(target)
    words = {"store": "global_store_b32" if sized else "global_store_dword", "load": "global_load_b32" if sized else "global_load_dword",
             "barrier": "s_barrier_signal -1\ns_barrier_wait -1" if target.startswith("gfx12") else "s_barrier",
             "other": "0x100" if wide(target) else "0x80"}
    begin = ["v_lshlrev_b32 v5, 2, v0", "v_xor_b32 v6, {other}, v5"]
    return "\n".join(begin + list(lines)).format(**words)


store, load, load_other = "{store} v5, v2, s[2:3]", "{load} v7, v5, s[2:3]", "{load} v7, v6, s[2:3]"
store_other = "{store} v6, v2, s[2:3]"


def test_barriers():
    for target, descriptor, stored, loaded in ways:
        for first, wait, second, did, counter in ((store, stored, load_other, "wrote", stored), (load, loaded, store_other, "read", loaded),
                                                  (store, stored, store_other, "wrote", stored)):
            name = counter.split(" null")[0].split(" ")[0 if "vscnt" in counter or target.startswith("gfx12") else 1]
            late = check_of(target, text(target, first, "{barrier}", second), "race", waves=2, descriptor=descriptor)
            assert f"which another wave of the workgroup {did} and had not waited for when it signalled the barrier" in late, (target, first, late)
            assert "in the other wave, before the barrier" in late and name.split("(")[0] in late, (target, first, late)
            kept = check_of(target, text(target, first, wait, "{barrier}", second), "race", waves=2, descriptor=descriptor)
            assert not kept, (target, first, kept)
            # The wait comes before the second access.
            late = check_of(target, text(target, first, wait, first, "{barrier}", second), "race", waves=2, descriptor=descriptor)
            assert "had not waited for" in late, (target, first, late)
    for target, descriptor in some(together):
        for first, second in ((store, load_other), (load, store_other)):
            found = check_of(target, text(target, first, "{barrier}", second), "race", waves=2, descriptor=descriptor)
            assert not found, (target, found)
        found = check_of(target, text(target, store, load_other), "race", waves=2, descriptor=descriptor)
        assert "nothing orders the two" in found, (target, found)


# The workgroup that comes first stores; both add to what orders them; the second loads. v8: which one it is.
def released(target, wait):
    add = atomic_of(target, "add_u32")
    all_on = "s_mov_b64 exec, 1" if wide(target) else "s_mov_b32 exec_lo, 1"
    returned = "s_wait_loadcnt 0x0" if target.startswith("gfx12") else "s_waitcnt vmcnt(0)"
    only = "v_cmpx_eq_u32 vcc, {}, v8" if gfx9(target) else "v_cmpx_eq_u32 {}, v8"
    return text(target, all_on, "v_mov_b32 v5, 1", add.format("v8, v2, v5, s[2:3]"), returned, "s_nop 4", only.format(0),
                "{store} v2, v5, s[2:3] offset:512", all_on, wait, add.format("v9, v2, v5, s[2:3] offset:256"), returned, only.format(1),
                "{load} v7, v2, s[2:3] offset:512", all_on)


def test_atomics():
    for target, wait in (("gfx900", "s_waitcnt vmcnt(0)"), ("gfx908", "s_waitcnt vmcnt(0)"), ("gfx90a", "s_waitcnt vmcnt(0)"), ("gfx942", "s_waitcnt vmcnt(0)"),
                         ("gfx950", "s_waitcnt vmcnt(0)"), ("gfx1010", "s_waitcnt_vscnt null, 0x0"), ("gfx1030", "s_waitcnt_vscnt null, 0x0"), ("gfx1100", "s_waitcnt_vscnt null, 0x0"),
                         ("gfx1201", "s_wait_storecnt 0x0"), ("gfx1250", "s_wait_storecnt 0x0")):
        found = check_of(target, released(target, ""), "race", grid=2)
        assert "which another workgroup wrote and had not waited for before the atomic that orders the two" in found, (target, found)
        assert "in the other wave, before the atomic" in found, (target, found)
        found = check_of(target, released(target, wait), "race", grid=2)
        assert not found, (target, found)


everywhere = some(("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1030 64", "gfx1100", "gfx1100 64", "gfx1201", "gfx1250"))


def word(target, action, bytes_, space="global"):
    """The name of a load or store: word("gfx950", "load", 2) is global_load_ushort."""
    names = {("load", 1): "load_ubyte", ("store", 1): "store_byte", ("load", 2): "load_ushort", ("store", 2): "store_short", ("load", 4): "load_dword",
             ("store", 4): "store_dword", ("load", 8): "load_dwordx2", ("store", 8): "store_dwordx2"}
    if sized_names(target):
        return f"{space}_{action}_{'u' if action == 'load' and bytes_ < 4 else 'b'}{8 * bytes_}"
    lds = {"load": "ds_read", "store": "ds_write"}
    return f"{lds[action]}_b{8 * bytes_}" if space == "ds" else f"{space}_{names[action, bytes_]}"


def counters(target):
    """Waits for LDS, for loads from memory, for stores to it."""
    if target.startswith("gfx12"):
        return "s_wait_dscnt 0x0", "s_wait_loadcnt 0x0", "s_wait_storecnt 0x0"
    return "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)" if gfx9(target) else "s_waitcnt_vscnt null, 0x0"


def test_reads_of_lds():
    # A wave reads what another writes behind the barrier.
    for target in everywhere:
        load, store = word(target, "load", 4, "ds"), word(target, "store", 4, "ds")
        lds, _, _ = counters(target)
        body = [f"{load} v7, v6", "", "{barrier}", f"{store} v5, v2", lds]
        late = check_of(target, text(target, *body), "race,wait", waves=2)
        assert "LDS byte" in late and "which another wave of the workgroup read and had not waited for when it signalled the barrier" in late, (target, late)
        assert f"needs {lds.replace(' 0x0', ' 0')} in the other wave, before the barrier" in late, (target, late)
        body[1] = lds
        kept = check_of(target, text(target, *body), "race,wait", waves=2)
        assert not kept, (target, kept)
        # Another wait lets the read be on its way; one access may stay on its way, and is not that read.
        some = lds.replace("0x0", "0x1").replace("(0)", "(1)")
        for others, found in (((some,), True), ((f"{load} v8, v5", some), False), ((f"{load} v8, v5", some, f"{load} v9, v6"), True)):
            told = check_of(target, text(target, f"{load} v7, v6", *others, "{barrier}", f"{store} v5, v2", lds), "race,wait", waves=2)
            assert ("had not waited for" in told) == found, (target, others, told)


def test_flat_stores_to_lds():
    # FLAT counts twice, and what it stores is in LDS when LDS's counter says so, whatever is waited for later.
    for target in everywhere:
        lds, _, memory = counters(target)
        base = "s_mov_b64 s[10:11], src_shared_base\nv_mov_b32 v7, s11\nv_mov_b32 v6, v5\nv_xor_b32 v9, {other}, v5\ns_nop 4"
        store, read = f"{word(target, 'store', 4, 'flat')} v[6:7], v2", f"{word(target, 'load', 4, 'ds')} v8, v9"
        kept = check_of(target, text(target, base, store, lds, "{barrier}", memory, read, lds), "race,wait", waves=2)
        assert not kept, (target, kept)
        late = check_of(target, text(target, base, store, memory, "{barrier}", lds, read, lds), "race,wait", waves=2)
        assert "before the access that fills it was waited for" in late and "in the other wave, before the barrier" in late, (target, late)
        assert f"needs {lds.replace(' 0x0', ' 0')} in" in late, (target, late)


def test_parts_of_a_dword():
    for target in ("gfx950", "gfx1100", "gfx1201", "gfx1250"):
        for bytes_ in (1, 2):
            store, load = word(target, "store", bytes_), word(target, "load", bytes_)
            where = [f"v_lshrrev_b32 v10, {6 if wide(target) else 5}, v0\nv_lshlrev_b32 v10, {bytes_ - 1}, v10"]  # of the wave
            # Neighbours of two waves in one dword.
            apart = check_of(target, text(target, *where, f"{store} v10, v2, s[2:3]", f"{load} v7, v10, s[2:3]"), "race", waves=2)
            assert not apart, (target, bytes_, apart)
            one = check_of(target, text(target, f"{store} v2, v2, s[2:3]"), "race", waves=2)
            assert "writes memory" in one and "which another wave of the workgroup wrote and nothing orders the two" in one, (target, bytes_, one)
            one = check_of(target, text(target, f"{store} v2, v2, s[2:3]"), "race", grid=2)
            assert "which another workgroup wrote" in one, (target, bytes_, one)
            read = check_of(target, text(target, *where, f"v_xor_b32 v11, {bytes_}, v10", f"{load} v7, v11, s[2:3]", f"{store} v10, v2, s[2:3]"), "race", waves=2)
            assert "writes memory" in read and "which another wave of the workgroup read" in read, (target, bytes_, read)
            for whole in (4, 8):
                get = f"{word(target, 'load', whole)} {'v8' if whole == 4 else 'v[8:9]'}, v2, s[2:3]"
                both = check_of(target, text(target, *where, f"{store} v10, v2, s[2:3]", get), "race", waves=2)
                assert "which another wave of the workgroup" in both, (target, bytes_, whole, both)
            behind = check_of(target, text(target, *where, f"{store} v10, v2, s[2:3]", f"{word(target, 'load', 4)} v8, v2, s[2:3] offset:4"), "race", waves=2)
            assert not behind, (target, bytes_, behind)


# The workgroup that comes first stores and sets a flag; the second loads the flag, and what the first stored. v8: which one it is.
def flagged(target, wait, set_flag, get_flag):
    add = atomic_of(target, "add_u32")
    execute = "s_mov_b64 exec, 1" if wide(target) else "s_mov_b32 exec_lo, 1"
    only = "v_cmpx_eq_u32 vcc, {}, v8" if gfx9(target) else "v_cmpx_eq_u32 {}, v8"
    _, loaded, _ = counters(target)
    # Another address orders nothing that is told: it comes before all of it.
    return text(target, execute, "v_mov_b32 v5, 1", add.format("v8, v2, v5, s[2:3]"), loaded, "s_nop 4", only.format(0),
                "{store} v2, v5, s[2:3] offset:512", wait, "{store} v2, v5, s[2:3] offset:256 " + set_flag, execute, only.format(1),
                "{load} v9, v2, s[2:3] offset:256 " + get_flag, loaded, "{load} v7, v2, s[2:3] offset:512", execute)


def test_atomic_loads_and_stores():
    for target in everywhere:
        _, _, stored = counters(target)
        marks = [("sc1", "sc1"), ("sc0 sc1", "sc0 sc1")] if scope_bits(target) else [("scope:SCOPE_DEV", "scope:SCOPE_DEV"), ("scope:SCOPE_SYS", "scope:SCOPE_DEV")]
        marks = marks if scope_bits(target) or target.startswith("gfx12") else [("", "glc")]
        for set_flag, get_flag in marks:
            right = check_of(target, flagged(target, stored, set_flag, get_flag), "race", grid=2)
            assert not right, (target, right)
            late = check_of(target, flagged(target, "", set_flag, get_flag), "race", grid=2)
            assert "reads memory" in late and "which another workgroup wrote" in late, (target, late)
            assert ("before the atomic that orders the two" in late) == (set_flag != ""), (target, late)
            plain = check_of(target, flagged(target, stored, set_flag, ""), "race", grid=2)
            assert "reads memory" in plain, (target, plain)
            if set_flag:
                plain = check_of(target, flagged(target, stored, "", get_flag), "race", grid=2)
                assert "reads memory" in plain, (target, plain)
                # Two that are atomic do not race.
                both = check_of(target, text(target, "{store} v2, v2, s[2:3] " + set_flag, "{load} v7, v2, s[2:3] " + get_flag), "race", grid=2)
                assert not both, (target, both)
        wider = check_of(target, text(target, "{store} v2, v2, s[2:3]"), "race", grid=2)
        assert "which another workgroup wrote" in wider, (target, wider)


# A wave takes a lock by an atomic, adds, and gives it back by an atomic store.
def test_locks():
    for target in everywhere:
        swap = atomic_of(target, "swap_b32").format("v8, v2, v5, s[2:3]")
        mark = "sc1" if scope_bits(target) else "scope:SCOPE_DEV" if target.startswith("gfx12") else ""
        _, loaded, stored = counters(target)
        one = "s_mov_b64 exec, 1" if wide(target) else "s_mov_b32 exec_lo, 1"
        body = [one, swap, loaded, "{load} v7, v2, s[2:3] offset:512", loaded, "{store} v2, v7, s[2:3] offset:512", stored, "{store} v2, v2, s[2:3] " + mark]
        for waves, grid in ((1, 2), (2, 1)):
            right = check_of(target, text(target, *body), "race", waves=waves, grid=grid)
            assert not right, (target, right)
            open_ = check_of(target, text(target, *(body[:1] + body[3:])), "race", waves=waves, grid=grid)
            assert "nothing orders the two" in open_, (target, open_)


run_all(test_barriers, test_atomics, test_reads_of_lds, test_flat_stores_to_lds, test_parts_of_a_dword, test_atomic_loads_and_stores, test_locks)
