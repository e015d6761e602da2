"""lockstep check --check=hazard and --check=wait, from assembly text to the line of a finding. tests/unit/observe has a case of every rule.
usage: hazards_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of
from harness import run_all

# Check, target, what comes first, what comes too soon, what makes it right, words of the finding.
rules = [
    ("hazard", "gfx942", "v_readfirstlane_b32 s8, v2", "global_load_dword v4, v2, s[8:9]", "s_nop 4",
     "comes 0 wait states after an instruction that it depends on by s8, which the other writes; the other: pc"),
    ("hazard", "gfx1201", "v_mov_b32 v3, s8\ns_mov_b32 s8, 1", "v_mov_b32 v4, s8", "s_wait_alu depctr_sa_sdst(0)", "reads s8, which vector"),
    ("hazard", "gfx1250", "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3", "v_nop", "by v3, which the other writes"),
    ("wait", "gfx1100", "global_load_b32 v8, v2, s[2:3]", "v_add_nc_u32 v10, v8, v2", "s_waitcnt vmcnt(0)",
     "reads v8 before the load into it has returned; the other: pc"),
]


def test_each_check():
    for check, target, first, second, between, words in rules:
        broken = check_of(target, f"{first}\n{second}", check)
        assert broken.startswith(f"check: {check} at pc 0x") and words in broken, (target, first, second, broken)
        kept = check_of(target, f"{first}\n{between}\n{second}", check)
        assert not kept, (target, first, between, second, kept)


run_all(test_each_check)
