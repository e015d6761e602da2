"""lockstep check --check=init on what decides by lanes and bits: masks, selects, branches. A few instructions each, assembled for each target.
usage: init_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
from assembled import check_of, wave32
from harness import run_all

targets = ["gfx942", "gfx950", "gfx1100", "gfx1100 64", "gfx1201", "gfx1250"]

# v80 and s20 are never written. `half`: lanes 0 to 15 of v80 are.
half = "s_mov_{b} exec, 0xffff\nv_mov_b32 v80, 3\ns_mov_{b} exec, -1\n"
store = "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, {value}, s[2:3]"
computed = "v_add_u32 v6, 1, v6\n" + store.replace("{value}", "v6")

silent = {
    "what a select does not choose": "v_mov_b32 v5, 7\ns_mov_{b} vcc, 0\nv_cndmask_b32 v6, v5, v80, vcc\n" + computed,
    "by lanes": half + "v_mov_b32 v5, 7\ns_mov_{b} vcc, 0xffff\nv_cndmask_b32 v6, v5, v80, vcc\n" + computed,
    "by a mask in SGPRs": half + "v_mov_b32 v5, 7\ns_mov_{b} s[16:17], 0xffff\nv_cndmask_b32 v6, v5, v80, s[16:17]\n" + computed,
    "a mask whose undefined lanes are taken out": half + "s_mov_{b} s[16:17], 0xffff\nv_cmp_lt_u32 vcc, v2, v80\n"
    "s_and_{b} s[16:17], s[16:17], vcc\ns_and_saveexec_{b} s[18:19], s[16:17]\n" + store.replace("{value}", "v2"),
    "lanes that EXEC has not": half + "v_cmp_lt_u32 vcc, v2, v80\ns_mov_{b} exec, 0xffff\ns_and_saveexec_{b} s[18:19], vcc\n"
    + store.replace("{value}", "v2"),
    "a lane mask by lanes": half + "v_mov_b32 v5, 7\nv_cmp_lt_u32 vcc, v2, v80\nv_cndmask_b32 v6, v2, v5, vcc\ns_mov_{b} exec, 0xffff\n" + computed,
    "a branch that a defined lane decides": half + "v_cmp_lt_u32 vcc, v2, v80\ns_cbranch_vccnz 1\ns_nop 0\ns_nop 0",
    "what S_CSELECT does not choose": "s_mov_b32 s16, 5\ns_cmp_eq_u32 s16, 5\ns_cselect_b32 s17, s16, s20\ns_add_u32 s17, s17, 1\n"
    "v_mov_b32 v6, s17\n" + computed,
    "a select that copies": "s_mov_{b} vcc, -1\nv_cndmask_b32 v6, v2, v80, vcc\n" + store.replace("{value}", "v6"),
    "the first lane": half + "v_readfirstlane_b32 s16, v80\ns_add_u32 s16, s16, 1\nv_mov_b32 v6, s16\n" + computed,
    "bits that S_AND takes out": "s_mov_b32 s16, 0\ns_and_b32 s16, s16, s20\ns_cmp_eq_u32 s16, 0\ns_cbranch_scc1 1\ns_nop 0",
    "bits that S_OR sets": "s_mov_b32 s16, -1\ns_or_b32 s16, s16, s20\ns_cbranch_scc1 1\ns_nop 0",
}
found = {
    "what a select chooses": ("v_mov_b32 v5, 7\ns_mov_{b} vcc, -1\nv_cndmask_b32 v6, v5, v80, vcc\n" + computed, "computed from v80"),
    "a lane that a select chooses": (half + "v_mov_b32 v5, 7\ns_mov_{b} vcc, 0x10000\nv_cndmask_b32 v6, v5, v80, vcc\n" + computed,
                                     "lane 16: what is stored to memory was computed from v80"),
    "a select by an undefined mask": ("v_mov_b32 v5, 7\nv_cmp_lt_u32 vcc, v2, v80\nv_cndmask_b32 v6, v2, v5, vcc\n"
                                      + store.replace("{value}", "v6"), "computed from v80"),
    "EXEC": (half + "v_cmp_lt_u32 vcc, v2, v80\ns_and_saveexec_{b} s[18:19], vcc", "EXEC is set from v80"),
    "EXEC by V_CMPX": (half + "v_cmpx_lt_u32 v2, v80", "EXEC is set from v80"),
    "a branch": (half + "v_cmp_eq_u32 vcc, v2, v80\ns_cbranch_vccnz 1\ns_nop 0\ns_nop 0", "a branch is decided by v80"),
    "what S_CSELECT chooses": ("s_mov_b32 s16, 5\ns_cmp_eq_u32 s16, 5\ns_cselect_b32 s17, s20, s16\ns_add_u32 s17, s17, 1\nv_mov_b32 v6, s17\n"
                               + computed, "computed from s20"),
    "S_CSELECT by an undefined SCC": ("s_mov_b32 s16, 5\ns_cmp_eq_u32 s20, 5\ns_cselect_b32 s17, s16, s9\nv_mov_b32 v6, s17\n"
                                      + store.replace("{value}", "v6"), "computed from s20"),
    "an undefined first lane": ("v_readfirstlane_b32 s16, v80\ns_add_u32 s16, s16, 1\nv_mov_b32 v6, s16\n" + computed, "computed from v80"),
    "bits that S_AND leaves": ("s_mov_b32 s16, 4\ns_and_b32 s16, s16, s20\ns_cbranch_scc1 1\ns_nop 0", "a branch is decided by s20"),
}


def text(body, target):
    if wave32(target) and not target.endswith(" 64"):
        for pair, one in (("vcc", "vcc_lo"), ("exec", "exec_lo"), ("s[16:17]", "s16"), ("s[18:19]", "s18")):
            body = body.replace("saveexec", "SAVE").replace("cbranch_vcc", "BRANCH").replace(pair, one)
            body = body.replace("SAVE", "saveexec").replace("BRANCH", "cbranch_vcc")
        body = body.replace("v_cmpx_lt_u32 v2", "v_cmpx_lt_u32_e32 v2")
        return body.replace("{b}", "b32")
    if target in ("gfx942", "gfx950"):
        body = body.replace("v_cmpx_lt_u32 v2", "v_cmpx_lt_u32 vcc, v2")
    return body.replace("{b}", "b64")


def test_what_no_undefined_bit_decides():
    for target in targets:
        for name, body in silent.items():
            err = check_of(target, text(body, target), "init")
            assert not err, (target, name, err)


def test_what_an_undefined_bit_decides():
    for target in targets:
        for name, (body, words) in found.items():
            err = check_of(target, text(body, target), "init")
            assert err.startswith("check: init at ") and words in err, (target, name, err)


run_all(test_what_no_undefined_bit_decides, test_what_an_undefined_bit_decides)
