"""lockstep check --check=init on values that come from other lanes: DPP, V_PERMLANE*, DS_PERMUTE and their like, V_WRITELANE. A few instructions
each, assembled for each target, on both engines.
usage: lanes_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import re

from assembled import launch_of, wave32
from harness import call, run_all, some

targets = some(["gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1030 64", "gfx1100", "gfx1100 64", "gfx1201", "gfx1201 64", "gfx1250"])
rdna = [t for t in targets if t.startswith(("gfx10", "gfx11", "gfx12"))]

# v80 and s20 are never written but here: `even` defines the even ones of the first 16 lanes, which are on then; `row` all of these, and all lanes
# are on; `second`: only those of the next 16 are from here on.
even = "s_mov_{b} exec, 0x5555\nv_mov_b32 v80, 3\ns_mov_{b} exec, 0xffff\n"
row = "s_mov_{b} exec, 0xffff\nv_mov_b32 v80, 3\ns_mov_{b} exec, -1\n"
first, second = "s_mov_{b} exec, 0xffff\n", "s_mov_{b} exec, 0xffff0000\n"
store = "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v6, s[2:3]"
use = "v_mul_f32 v6, 2.0, v6\n" + store
use_v80 = "v_mul_f32 v6, 2.0, v80\n" + store
seven = "v_mov_b32 v6, 7\n"
masks = " row_mask:0xf bank_mask:0xf"
wait = "s_waitcnt lgkmcnt(0)\n"
# The lower, or the upper half of v6 is defined.
low_half = "v_mov_b32 v5, 7\nv_lshlrev_b32 v80, 16, v80\nv_or_b32 v6, v5, v80\nv_mov_b32 v5, 0xffff\n"
high_half = "v_mov_b32 v5, 7\nv_and_b32 v80, 0xffff, v80\nv_lshl_or_b32 v6, v5, 16, v80\nv_mov_b32 v5, 0xffff\n"


def choose(low, high):
    return f"s_mov_b32 s16, {low}\ns_mov_b32 s17, {high}\n"


# Targets, kernel, what is told: nothing, or of which register (and lane).
cases = {
    "DPP of defined lanes": (targets, even + "v_mov_b32_dpp v6, v80 quad_perm:[0,0,2,2]" + masks + "\n" + use, None),
    "DPP of undefined lanes": (targets, even + "v_mov_b32_dpp v6, v80 quad_perm:[1,1,3,3]" + masks + "\n" + use, "v80"),
    "DPP of one undefined lane": (targets, even + "v_mov_b32_dpp v6, v80 quad_perm:[0,2,1,2]" + masks + "\n" + use, "lane 2: .* v80"),
    "a copy by DPP": (targets, even + "v_mov_b32_dpp v6, v80 quad_perm:[1,1,3,3]" + masks + "\n" + store, None),
    "a sum of defined lanes": (targets, even + "v_add_f32_dpp v6, v80, v2 quad_perm:[0,0,2,2]" + masks + "\n" + store, None),
    "a sum of undefined lanes": (targets, even + "v_add_f32_dpp v6, v80, v2 quad_perm:[1,1,3,3]" + masks + "\n" + store, "v80"),
    "a sum with the own lane": (targets, even + "v_add_f32_dpp v6, v80, v80 quad_perm:[0,0,2,2]" + masks + "\n" + store, "lane 1: .* v80"),
    "a sum in place": (targets, even + "v_add_f32_dpp v80, v80, v2 quad_perm:[0,0,2,2]" + masks + "\nv_mov_b32 v6, v80\n" + store, None),
    "a product that adds up": (targets, even + "v_mov_b32 v5, 0\nv_mov_b32 v6, 0\nv_fmac_f32_dpp v6, v80, v5 quad_perm:[0,0,2,2]" + masks + "\n" + store, None),
    "on what is undefined": (targets, even + "v_mov_b32 v5, 0\nv_fmac_f32_dpp v80, v80, v5 quad_perm:[0,0,2,2]" + masks + "\nv_mov_b32 v6, v80\n" + store,
                             "lane 1: .* v80"),
    "bits of another lane": (targets, low_half + "v_and_b32_dpp v6, v6, v5 quad_perm:[1,0,3,2]" + masks + "\n" + use, None),
    "the undefined ones": (targets, high_half + "v_and_b32_dpp v6, v6, v5 quad_perm:[1,0,3,2]" + masks + "\n" + use, "v80"),
    "BOUND_CTRL": (targets, even + "v_mov_b32_dpp v6, v80 row_shr:15" + masks + " bound_ctrl:0\n" + use, None),
    "lanes that keep what is defined": (targets, seven + even + "v_mov_b32_dpp v6, v80 row_shr:15" + masks + "\n" + use, None),
    "lanes that keep what is undefined": (targets, even + "v_mov_b32_dpp v6, v80 row_shr:15" + masks + "\n" + use, "v6"),
    "rows that are masked": (targets, seven + "v_mov_b32_dpp v6, v80 quad_perm:[0,1,2,3] row_mask:0x0 bank_mask:0xf\n" + use, None),
    "banks that are masked": (targets, row + first + "v_mov_b32_dpp v6, v80 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xd\n" + use, "lane 4: .* v6"),
    "a mirror": (targets, "s_mov_{b} exec, 0xff\nv_mov_b32 v80, 3\n" + first + "v_mov_b32_dpp v6, v80 row_mirror" + masks + "\ns_mov_{b} exec, 0xff00\n" + use, None),
    "the other side of it": (targets, "s_mov_{b} exec, 0xff\nv_mov_b32 v80, 3\n" + first + "v_mov_b32_dpp v6, v80 row_mirror" + masks + "\ns_mov_{b} exec, 0xff\n"
                             + use, "v80"),
    "a lane that is off": (targets, "v_mov_b32 v80, 3\ns_mov_{b} exec, 0x5555\nv_mov_b32_dpp v6, v80 quad_perm:[1,1,3,3]" + masks + " bound_ctrl:0\n" + use, None),
    "DPP8 of defined lanes": (rdna, even + "v_mov_b32_dpp v6, v80 dpp8:[0,0,2,2,4,4,6,6]\n" + use, None),
    "DPP8 of an undefined lane": (rdna, even + "v_mov_b32_dpp v6, v80 dpp8:[0,0,2,2,4,5,6,6]\n" + use, "lane 5: .* v80"),
    "a sum by DPP8": (rdna, even + "v_add_f32_dpp v6, v80, v2 dpp8:[0,0,2,2,4,4,6,6]\n" + store, None),
    "one of an undefined lane": (rdna, even + "v_add_f32_dpp v6, v80, v2 dpp8:[7,0,2,2,4,4,6,6]\n" + store, "lane 0: .* v80"),
    "ROW_SHARE": (rdna, even + "v_mov_b32_dpp v6, v80 row_share:4" + masks + "\n" + use, None),
    "ROW_SHARE of an undefined lane": (rdna, even + "v_mov_b32_dpp v6, v80 row_share:5" + masks + "\n" + use, "v80"),
    "lane 0 by DS_BPERMUTE": (targets, row + "v_mov_b32 v5, 0\nds_bpermute_b32 v6, v5, v80\n" + wait + first + use, None),
    "lane 20": (targets, row + "v_mov_b32 v5, 80\nds_bpermute_b32 v6, v5, v80\n" + wait + use, "v80"),
    "lane 16 by the offset": (targets, row + "v_mov_b32 v5, 0\nds_bpermute_b32 v6, v5, v80 offset:64\n" + wait + use, "v80"),
    "lane 15 by the offset": (targets, row + "v_mov_b32 v5, 0\nds_bpermute_b32 v6, v5, v80 offset:60\n" + wait + first + use, None),
    "DS_PERMUTE": (targets, row + "v_lshlrev_b32 v5, 2, v0\nds_permute_b32 v6, v5, v80\n" + wait + first + use, None),
    "what comes from behind": (targets, row + "v_lshlrev_b32 v5, 2, v0\nv_xor_b32 v5, 64, v5\nds_permute_b32 v6, v5, v80\n" + wait + first + use, "v80"),
    "what nobody sends": (targets, "v_mov_b32 v80, 3\nv_mov_b32 v5, 0\nds_permute_b32 v6, v5, v80\n" + wait + use, None),
    "DS_SWIZZLE": (targets, even + "ds_swizzle_b32 v6, v80 offset:swizzle(QUAD_PERM,0,0,2,2)\n" + wait + use, None),
    "DS_SWIZZLE of an undefined lane": (targets, even + "ds_swizzle_b32 v6, v80 offset:swizzle(QUAD_PERM,0,0,2,3)\n" + wait + use, "lane 3: .* v80"),
    "lanes that are off keep theirs": (targets, row + first + "ds_swizzle_b32 v6, v80 offset:swizzle(QUAD_PERM,0,0,2,2)\n" + wait + "s_mov_{b} exec, -1\n" + use,
                                       "lane 16: .* v6"),
    "an undefined number to one lane": (targets, seven + "v_writelane_b32 v6, s20, 3\n" + use, "lane 3: .* s20"),
    "a number to one lane": (targets, seven + "v_writelane_b32 v6, 5, 3\n" + use, None),
    "the other lanes": (targets, "v_writelane_b32 v6, 5, 0\n" + use, "lane 1: .* v6"),
    "a spilled SGPR": (targets, "s_mov_b32 s16, 5\nv_writelane_b32 v80, s16, 2\nv_readlane_b32 s17, v80, 2\ns_add_u32 s17, s17, 1\nv_mov_b32 v6, s17\n" + store, None),
    "one that nothing wrote": (targets, "v_writelane_b32 v80, s20, 2\nv_readlane_b32 s17, v80, 2\ns_add_u32 s17, s17, 1\nv_mov_b32 v6, s17\n" + store, "s20"),
    "V_PERMLANE16": (rdna, even + choose(0, 0) + "v_permlane16_b32 v6, v80, s16, s17\n" + use, None),
    "V_PERMLANE16 of an undefined lane": (rdna, even + choose(0, 0x100) + "v_permlane16_b32 v6, v80, s16, s17\n" + use, "lane 10: .* v80"),
    "V_PERMLANEX16": (rdna, row + choose(0, 0) + "v_permlanex16_b32 v6, v80, s16, s17\n" + second + use, None),
    "V_PERMLANEX16 of an undefined row": (rdna, row + choose(0, 0) + "v_permlanex16_b32 v6, v80, s16, s17\n" + first + use, "v80"),
    "a lane that is off and not fetched": (rdna, row + second + choose(0, 0) + "v_permlanex16_b32 v6, v80, s16, s17\n" + use, "v6"),
    "one that is": (rdna, row + second + choose(0, 0) + "v_permlanex16_b32 v6, v80, s16, s17 op_sel:[1,0]\n" + use, None),
    "one that gives 0": (rdna, second + choose(0, 0) + "v_permlanex16_b32 v6, v80, s16, s17 op_sel:[0,1]\n" + use, None),
    "a choice that is undefined": (rdna, even + "v_permlane16_b32 v6, v80, s20, s20\n" + use, None),
    "V_PERMLANE16_VAR": (["gfx1201", "gfx1250"], even + "v_mov_b32 v5, 4\nv_permlane16_var_b32 v6, v80, v5\n" + use, None),
    "V_PERMLANE16_VAR of an undefined lane": (["gfx1201", "gfx1250"], even + "v_mov_b32 v5, 5\nv_permlane16_var_b32 v6, v80, v5\n" + use, "v80"),
    "V_PERMLANE64": (["gfx1100 64", "gfx1201 64"], row + "v_permlane64_b32 v6, v80\ns_mov_b32 exec_lo, 0\ns_mov_b32 exec_hi, 0xffff\n" + use, None),
    "V_PERMLANE64 of an undefined half": (["gfx1100 64", "gfx1201 64"], row + "v_permlane64_b32 v6, v80\n" + first + use, "v80"),
    "V_PERMLANE16_SWAP": (["gfx950", "gfx1250"], seven + "v_permlane16_swap_b32 v6, v80\n" + first + use, None),
    "what it brings": (["gfx950", "gfx1250"], seven + "v_permlane16_swap_b32 v6, v80\n" + second + use, "v80"),
    "what it brings back": (["gfx950", "gfx1250"], seven + "v_permlane16_swap_b32 v6, v80\n" + first + use_v80, None),
    "what stays": (["gfx950", "gfx1250"], seven + "v_permlane16_swap_b32 v6, v80\n" + second + use_v80, "v80"),
    "V_PERMLANE32_SWAP": (["gfx950"], seven + "v_permlane32_swap_b32 v6, v80\ns_mov_b64 exec, 0xffffffff\n" + use, None),
    "what that brings": (["gfx950"], seven + "v_permlane32_swap_b32 v6, v80\n" + use, "lane 32: .* v80"),
    "V_PERMLANE_BCAST": (["gfx1250"], row + choose(3, 32) + "v_permlane_bcast_b32 v6, v80, s16, s17\n" + use, None),
    "V_PERMLANE_BCAST of an undefined lane": (["gfx1250"], row + choose(3, 16) + "v_permlane_bcast_b32 v6, v80, s16, s17\n" + use, "lane 16: .* v80"),
    "V_PERMLANE_UP": (["gfx1250"], row + choose(16, 32) + "v_permlane_up_b32 v6, v80, s16, s17\n" + use, None),
    "V_PERMLANE_DOWN": (["gfx1250"], row + choose(16, 32) + "v_permlane_down_b32 v6, v80, s16, s17\n" + use, "lane 0: .* v80"),
    "V_PERMLANE_XOR": (["gfx1250"], row + choose(16, 32) + "v_permlane_xor_b32 v6, v80, s16, s17\n" + second + use, None),
    "V_PERMLANE_XOR of an undefined lane": (["gfx1250"], row + choose(16, 32) + "v_permlane_xor_b32 v6, v80, s16, s17\n" + first + use, "v80"),
}


def text(body, target):
    if target.startswith("gfx12"):
        body = body.replace("s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0")
    if target == "gfx900":
        body = body.replace("v_fmac_f32", "v_mac_f32")
    if wave32(target):
        body = body.replace("bound_ctrl:0", "bound_ctrl:1")
    if wave32(target) and not target.endswith(" 64"):
        body = re.sub(r"\bexec,", "exec_lo,", body).replace("{b}", "b32")
    return body.replace("{b}", "b64")


def check(target, body, engine):
    status, _, err = call("check", *launch_of(target, text(body, target)), "--check", "init", "--quiet", "--engine", engine)
    assert status == (1 if err else 0) and "fault" not in err, (target, body, err)
    return err


def test_lanes():
    wrong = []
    for name, (on, body, told) in cases.items():
        for target in some(on):
            found = [check(target, body, engine) for engine in ("reference", "fast")]
            good = not found[0] if told is None else re.search(rf"^check: init at .*{told}\b", found[0])
            if not good or found[0] != found[1]:
                wrong.append((name, target, found))
    assert not wrong, "\n".join(map(str, wrong))


run_all(test_lanes)
