"""lockstep check --check=race on what orders two accesses to memory before the first was waited for: barriers where waves of a workgroup may have
caches of their own, atomics between workgroups. usage: order_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of
from harness import run_all

# Each wave has a dword a lane, and then goes on with the other wave's. Target, descriptor, the wait.
ways = [
    ("gfx1100", [".amdhsa_workgroup_processor_mode 1"], "s_waitcnt_vscnt null, 0x0", "s_waitcnt vmcnt(0)"),
    ("gfx1100 64", [".amdhsa_workgroup_processor_mode 1"], "s_waitcnt_vscnt null, 0x0", "s_waitcnt vmcnt(0)"),
    ("gfx1201", [".amdhsa_workgroup_processor_mode 1"], "s_wait_storecnt 0x0", "s_wait_loadcnt 0x0"),
    ("gfx1250", [], "s_wait_storecnt 0x0", "s_wait_loadcnt 0x0"),
    ("gfx942", [".amdhsa_tg_split 1"], "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)"),
]
together = [("gfx1100", [".amdhsa_workgroup_processor_mode 0"]), ("gfx1201", [".amdhsa_workgroup_processor_mode 0"]), ("gfx950", [])]


def text(target, *lines):
    old = target in ("gfx942", "gfx950")
    words = {"store": "global_store_dword" if old else "global_store_b32", "load": "global_load_dword" if old else "global_load_b32",
             "barrier": "s_barrier_signal -1\ns_barrier_wait -1" if target.startswith("gfx12") else "s_barrier",
             "other": "0x100" if old or target.endswith(" 64") else "0x80"}
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
    for target, descriptor in together:
        for first, second in ((store, load_other), (load, store_other)):
            found = check_of(target, text(target, first, "{barrier}", second), "race", waves=2, descriptor=descriptor)
            assert not found, (target, found)
        found = check_of(target, text(target, store, load_other), "race", waves=2, descriptor=descriptor)
        assert "nothing orders the two" in found, (target, found)


# The workgroup that comes first stores; both add to what orders them; the second loads. v8: which one it is.
def released(target, wait):
    old = target in ("gfx942", "gfx950")
    add = {"gfx942": "global_atomic_add {} sc0", "gfx950": "global_atomic_add {} sc0", "gfx1100": "global_atomic_add_u32 {} glc",
           "gfx1201": "global_atomic_add_u32 {} th:TH_ATOMIC_RETURN", "gfx1250": "global_atomic_add_u32 {} th:TH_ATOMIC_RETURN"}[target]
    all_on = "s_mov_b64 exec, 1" if old else "s_mov_b32 exec_lo, 1"
    returned = "s_wait_loadcnt 0x0" if target.startswith("gfx12") else "s_waitcnt vmcnt(0)"
    only = "v_cmpx_eq_u32 vcc, {}, v8" if old else "v_cmpx_eq_u32 {}, v8"
    return text(target, all_on, "v_mov_b32 v5, 1", add.format("v8, v2, v5, s[2:3]"), returned, "s_nop 4", only.format(0),
                "{store} v2, v5, s[2:3] offset:512", all_on, wait, add.format("v9, v2, v5, s[2:3] offset:256"), returned, only.format(1),
                "{load} v7, v2, s[2:3] offset:512", all_on)


def test_atomics():
    for target, wait in (("gfx942", "s_waitcnt vmcnt(0)"), ("gfx950", "s_waitcnt vmcnt(0)"), ("gfx1100", "s_waitcnt_vscnt null, 0x0"),
                         ("gfx1201", "s_wait_storecnt 0x0"), ("gfx1250", "s_wait_storecnt 0x0")):
        found = check_of(target, released(target, ""), "race", grid=2)
        assert "which another workgroup wrote and had not waited for before the atomic that orders the two" in found, (target, found)
        assert "in the other wave, before the atomic" in found, (target, found)
        found = check_of(target, released(target, wait), "race", grid=2)
        assert not found, (target, found)


run_all(test_barriers, test_atomics)
