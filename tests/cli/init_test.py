"""lockstep check --check=init on what decides by lanes and bits: masks, selects, branches, moves and computations. A few instructions each,
assembled for each target, and kernels/undefined.hip.
usage: init_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import subprocess

from assembled import check_of, checks_of, launch_of, sized_names, wave32
from harness import call, folder, run_all, some

targets = some(["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1030 64", "gfx1100", "gfx1100 64", "gfx1201", "gfx1250"])

# v80 and s20 are never written. `half`: lanes 0 to 15 of v80 are.
half = "s_mov_{b} exec, 0xffff\nv_mov_b32 v80, 3\ns_mov_{b} exec, -1\n"
store = "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, {value}, s[2:3]"
store_v6 = store.replace("{value}", "v6")
computed = "v_add_u32 v6, 1, v6\n" + store_v6
# v6: a defined half below, or above, an undefined one.
low_half = "v_mov_b32 v5, 7\nv_lshlrev_b32 v80, 16, v80\nv_or_b32 v6, v5, v80\n"
high_half = "v_mov_b32 v5, 7\nv_and_b32 v80, 0xffff, v80\nv_lshl_or_b32 v6, v5, 16, v80\n"

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
    "a copy": "v_mov_b32 v6, v80\n" + store_v6,
    "copies of halves": high_half + store_v6,
    "what a half is defined of": low_half + computed,
    "AND takes the undefined half out": low_half + "v_and_b32 v6, 0xffff, v6\n" + computed,
    "a shift does": high_half + "v_lshrrev_b32 v6, 16, v6\n" + computed,
    "the field beside": low_half + "v_bfe_u32 v6, v6, 2, 14\n" + computed,
    "the bytes beside": low_half + "v_mov_b32 v5, 0x0c0c0100\nv_perm_b32 v6, v6, v6, v5\n" + computed,
    "of two registers": low_half + "v_alignbyte_b32 v6, v6, v2, 2\nv_lshrrev_b32 v6, 16, v6\n" + computed,
    "by bits": high_half + "v_alignbit_b32 v6, v2, v6, 16\n" + computed,
    "bits that are written one after the other": "v_and_b32 v6, -8, v80\nv_or_b32 v6, 5, v6\nv_and_b32 v6, 7, v6\nv_lshl_or_b32 v6, v0, 3, v6\n"
    + computed,
    "the same by a mask": "v_mov_b32 v5, 0x3ff\nv_bfi_b32 v6, v5, v0, v80\nv_not_b32 v5, v5\nv_bfi_b32 v6, v5, v2, v6\n" + computed,
    "a field beside undefined ones": "v_and_b32 v6, 7, v80\nv_lshl_or_b32 v6, v0, 3, v6\n" + store_v6,
    "the defined part of 64 bits": "v_mov_b32 v81, 7\nv_lshrrev_b64 v[6:7], 32, v[80:81]\n" + computed,
    "what is not of a byte that was spilled": "v_and_b32 v6, 0xff, v80\nds_write_b32 v2, v6\ns_waitcnt lgkmcnt(0)\nds_read_b32 v6, v2\n"
    "s_waitcnt lgkmcnt(0)\nv_lshrrev_b32 v6, 8, v6\n" + computed,
    "a half of an SGPR": "s_mov_b32 s16, 7\ns_pack_ll_b32_b16 s16, s20, s16\ns_lshr_b32 s16, s16, 16\ns_mul_i32 s16, s16, 3\nv_mov_b32 v6, s16\n"
    + store_v6,
    "SCC of what is defined": "s_mov_b32 s16, 7\ns_pack_ll_b32_b16 s16, s16, s20\ns_and_b32 s16, s16, 0xffff\ns_cbranch_scc1 1\ns_nop 0",
    "a lane that is defined": half + "v_readlane_b32 s16, v80, 3\ns_add_u32 s16, s16, 1\nv_mov_b32 v6, s16\n" + computed,
    "a copy of a lane": "v_readlane_b32 s16, v80, 3\nv_mov_b32 v6, s16\n" + store_v6,
    "what comes by an exchange": "v_mov_b32 v6, v80\nv_mov_b32 v5, 7\nv_swap_b32 v5, v6\n" + computed,
    "VCC that is written": "s_mov_{b} vcc, 0\ns_cbranch_vccnz 1\ns_nop 0\ns_nop 0",
    "a byte beside an undefined one, in a choice by what is computed": "v_mov_b32 v5, 7\nv_lshlrev_b32 v80, 8, v80\nv_or_b32 v6, v5, v80\n"
    "v_div_fixup_f16 v6{low}, v6{low}, v5{low}, v5{low}\n" + computed,
    # Whatever the width, it is 0.
    "a field of zeros": "v_bfe_u32 v6, v2, 3, v80\n" + store_v6,
    "a shift of both halves by whole bytes": "v_mov_b32 v5, 0x80000\nv_pk_lshlrev_b16 v6, v5, v80\n" + store_v6,
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
    "a product": ("v_mul_f32 v6, 2.0, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a shift": ("v_lshlrev_b32 v6, 3, v80\n" + store_v6, "stored to memory was computed from v80"),
    "the lowest bits": ("v_and_b32 v6, 15, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a root": ("v_sqrt_f32 v6, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a conversion": ("v_cvt_f32_i32 v6, v80\n" + store_v6, "stored to memory was computed from v80"),
    "whole numbers": ("v_mul_lo_u32 v6, v80, 7\n" + store_v6, "stored to memory was computed from v80"),
    "a sum with itself": ("v_add_f32 v6, v80, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a half in place": ("v_mov_b32 v6, v80\nv_cvt_f16_f32 v6{low}, v6\nv_lshlrev_b32 v3, 1, v0\nglobal_store_short v3, v6, s[2:3]",
                        "stored to memory was computed from v80"),
    "an address": ("ds_read_b32 v6, v80", "an address comes from v80"),
    "a register that is address and result": ("ds_read_b32 v80, v80", "an address comes from v80"),
    "the same of memory": ("global_load_dword v80, v80, s[2:3]", "an address comes from v80"),
    "data that is an address, too": ("v_lshlrev_b32 v81, 1, v80\nds_write_b32 v81, v81\nds_read_b32 v6, v2\ns_waitcnt lgkmcnt(0)\nv_add_u32 v6, 1, v6\n"
                                     + store_v6, "an address comes from v80"),
    "LDS": ("ds_read_b32 v6, v2\ns_waitcnt lgkmcnt(0)\nv_mul_f32 v6, 2.0, v6\n" + store_v6, "stored to memory was computed from LDS byte 0x0"),
    "an SGPR": ("s_lshl_b32 s16, s20, 3\nv_mov_b32 v6, s16\n" + store_v6, "stored to memory was computed from s20"),
    "the undefined half": (high_half + "v_and_b32 v6, 0xffff, v6\n" + computed, "computed from v80"),
    "a byte that was spilled": ("v_and_b32 v6, 0xff, v80\nds_write_b32 v2, v6\ns_waitcnt lgkmcnt(0)\nds_read_b32 v6, v2\ns_waitcnt lgkmcnt(0)\n" + computed,
                                "computed from v80"),
    "the undefined half of an SGPR": ("s_mov_b32 s16, 7\ns_pack_ll_b32_b16 s16, s20, s16\ns_and_b32 s16, s16, 0xffff\ns_mul_i32 s16, s16, 3\n"
                                      "v_mov_b32 v6, s16\n" + store_v6, "computed from s20"),
    "a lane": (half + "v_readlane_b32 s16, v80, 20\ns_add_u32 s16, s16, 1\nv_mov_b32 v6, s16\n" + store_v6, "computed from v80"),
    "a branch by a lane": ("v_readlane_b32 s16, v80, 3\ns_cmp_eq_u32 s16, 0\ns_cbranch_scc1 1\ns_nop 0", "a branch is decided by v80"),
    "what goes by an exchange": ("v_mov_b32 v6, v80\nv_mov_b32 v5, 7\nv_swap_b32 v5, v6\nv_mul_f32 v6, 2.0, v5\n" + store_v6, "computed from v80"),
    "a select by VCC that nothing wrote": ("v_mov_b32 v5, 7\nv_cndmask_b32 v6, v2, v5, vcc\n" + store_v6, "computed from vcc_lo, which nothing wrote"),
    "a branch by it": ("s_cbranch_vccnz 1\ns_nop 0\ns_nop 0", "a branch is decided by vcc_lo, which nothing wrote"),
    "the number of a bit": ("v_ffbl_b32 v6, v80\n" + store_v6, "stored to memory was computed from v80"),
    "the bits backwards": ("v_bfrev_b32 v6, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a shift of both halves": ("v_mov_b32 v5, 0x50005\nv_pk_lshlrev_b16 v6, v5, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a shift of the upper half": ("v_mov_b32 v5, 0x50000\nv_pk_lshlrev_b16 v6, v5, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a shift of the lower half": ("v_mov_b32 v5, 5\nv_pk_lshrrev_b16 v6, v5, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a signed shift of one half": ("v_mov_b32 v5, 5\nv_pk_ashrrev_i16 v6, v5, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a field of undefined width": ("v_mov_b32 v5, 0x55\nv_bfe_u32 v6, v5, 2, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a signed field of undefined width": ("v_mov_b32 v5, 0x55\nv_bfe_i32 v6, v5, 2, v80\n" + store_v6, "stored to memory was computed from v80"),
    "a quotient": ("v_mov_b32 v5, 0x3c00\nv_add_f16 v6{low}, 1.0, v80{low}\nv_div_fixup_f16 v6{low}, v6{low}, v5{low}, v5{low}\n" + store_v6, "stored to memory was computed from v80"),
    # That a register holds 0 in this run makes nothing defined.
    "a product with a register that is 0": ("v_mul_lo_u32 v6, v80, v2\n" + store_v6, "stored to memory was computed from v80"),
    "a scalar product with a register that is 0": ("s_mov_b32 s16, 0\ns_mul_i32 s16, s20, s16\nv_mov_b32 v6, s16\n" + store_v6, "computed from s20"),
    "the smaller of two, one of them 0": ("v_min_u32 v6, v80, v2\n" + store_v6, "stored to memory was computed from v80"),
    "a register that is 0, shifted": ("v_lshlrev_b32 v6, v80, v2\n" + store_v6, "stored to memory was computed from v80"),
    "bits that S_AND leaves": ("s_mov_b32 s16, 4\ns_and_b32 s16, s16, s20\ns_cbranch_scc1 1\ns_nop 0", "a branch is decided by s20"),
}


# Of gfx1250: results of several registers, scaled by a byte of another lane.
scaled = {
    "v_cvt_scale_pk8_f32_fp8 v[52:59], v[80:81], v2": "v80",
    "v_cvt_scale_pk8_bf16_fp4 v[58:61], v2, v80": "v80",
    "v_cvt_scale_pk16_f32_fp6 v[44:59], v[80:82], v2": "v80",
}


def text(body, target):
    body = body.replace("{low}", ".l" if target.startswith("gfx1100") else "")
    if target.startswith("gfx12"):
        body = body.replace("s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0")
    if target.startswith("gfx10"):
        body = body.replace("v_add_u32", "v_add_nc_u32")
    if wave32(target) and not target.endswith(" 64"):
        for pair, one in (("vcc", "vcc_lo"), ("exec", "exec_lo"), ("s[16:17]", "s16"), ("s[18:19]", "s18")):
            body = body.replace("saveexec", "SAVE").replace("cbranch_vcc", "BRANCH").replace(pair, one)
            body = body.replace("SAVE", "saveexec").replace("BRANCH", "cbranch_vcc")
        body = body.replace("v_cmpx_lt_u32 v2", "v_cmpx_lt_u32_e32 v2")
        return body.replace("{b}", "b32")
    if target.startswith("gfx9"):
        body = body.replace("v_cmpx_lt_u32 v2", "v_cmpx_lt_u32 vcc, v2")
    return body.replace("{b}", "b64")


def test_what_no_undefined_bit_decides():
    for target in targets:
        for name, err in checks_of(target, {name: text(body, target) for name, body in silent.items()}, "init"):
            assert not err, (target, name, err)


def test_what_an_undefined_bit_decides():
    for target in targets:
        for name, err in checks_of(target, {name: text(body, target) for name, (body, words) in found.items()}, "init"):
            assert err.startswith("check: init at ") and found[name][1] in err, (target, name, err)


def test_conversions_with_scales_of_other_lanes():
    for body, register in scaled.items():
        err = check_of("gfx1250", body + "\n" + store.replace("{value}", "v59"), "init")
        assert f"stored to memory was computed from {register}" in err, (body, err)
        # The lanes that EXEC has not keep what they had.
        err = check_of("gfx1250", "v_mov_b32 v59, 7\ns_mov_b32 exec_lo, 0xffff\n" + body + "\ns_mov_b32 exec_lo, 0xffff0000\n"
                       + store.replace("{value}", "v59"), "init")
        assert not err, (body, err)


def test_m0_that_nothing_wrote():
    for target in targets:
        err = check_of(target, "s_mov_b32 s16, m0\ns_add_u32 s16, s16, 1\nv_mov_b32 v6, s16\n" + store_v6, "init", m0="s_nop 0")
        assert "computed from m0, which nothing wrote" in err, (target, err)


def test_m0_that_a_memory_instruction_takes():
    """As a part of an address in LDS."""
    for target in ("gfx942", "gfx950"):
        for body in ("global_load_lds_dword v2, s[2:3]", "ds_read_addtid_b32 v4", "ds_write_addtid_b32 v3"):
            err = check_of(target, body, "init", m0="s_nop 0")
            assert "an address comes from m0, which nothing wrote" in err, (target, body, err)
            err = check_of(target, body, "init")
            assert not err, (target, body, err)


def test_scc_that_nothing_wrote():
    for target in targets:
        for body, words in (("s_cbranch_scc1 1\ns_nop 0\ns_nop 0", "a branch is decided by scc, which nothing wrote"),
                            ("s_addc_u32 s16, s2, 0\nv_mov_b32 v6, s16\n" + store_v6, "computed from scc, which nothing wrote")):
            err = check_of(target, text(body, target), "init")
            assert words in err, (target, body, err)
            err = check_of(target, text("s_cmp_eq_u32 s2, 0\n" + body, target), "init")
            assert not err, (target, body, err)


def test_what_is_zero_whatever_is_in_it():
    for target in targets:
        for zero in ("v_xor_b32 v80, v80, v80\nv_mov_b32 v6, v80\n", "v_xor_b32 v6, v80, v80\n", ("v_sub_u32" if target.startswith("gfx9") else "v_sub_nc_u32") + " v6, v80, v80\n",
                     "s_xor_b32 s20, s20, s20\nv_mov_b32 v6, s20\n", "s_sub_u32 s20, s20, s20\nv_mov_b32 v6, s20\n",
                     "s_andn2_b32 s20, s20, s20\nv_mov_b32 v6, s20\n", "s_xor_b64 s[20:21], s[20:21], s[20:21]\nv_mov_b32 v6, s21\n"):
            zero = zero.replace("s_andn2", "s_and_not1") if sized_names(target) else zero
            err = check_of(target, text(zero + computed, target), "init")
            assert not err, (target, zero, err)
        for other in ("v_xor_b32 v6, v80, v81\n", "v_and_b32 v6, v80, v80\n", "v_or_b32 v6, v80, v80\n", "v_sub_f32 v6, v80, v80\n",
                      "s_sub_u32 s20, s20, s21\nv_mov_b32 v6, s20\n"):
            err = check_of(target, text(other + computed, target), "init")
            assert "stored to memory was computed from " in err, (target, other, err)


def test_lanes_without_a_work_item():
    """A workgroup of 16: EXEC is set to more lanes than there are. On hardware v0 holds there what was there before."""
    absent = "s_mov_{b} exec, -1\n"
    for target in targets:
        def check(body, block="16"):
            words = launch_of(target, text(body, target))
            words[words.index("--block") + 1] = block
            status, _, err = call("check", *words, "--check", "init", "--quiet")
            assert status == (1 if err else 0) and "fault" not in err, (target, body, err)
            return err

        all_lanes = str(32 if wave32(target) and not target.endswith(" 64") else 64)
        for body, words in ((absent + store.replace("{value}", "v2"), "lane 16: an address comes from v0 of a lane for which the launch has no work-item"),
                            (absent.replace("-1", "0xffff0000") + store.replace("{value}", "v2"), "lane 16: an address comes from v0 of a lane for which"),
                            (absent + store.replace("{value}", "v2").replace("v0", "v5"), "an address comes from v5, which nothing wrote"),
                            (absent + "v_cmp_lt_u32 vcc, 3, v0\ns_and_saveexec_{b} s[18:19], vcc\n", "EXEC is set from v0 of a lane")):
            err = check(body)
            assert words in err, (target, body, err)
            if "v5" not in words:
                assert not check(body, all_lanes), (target, body)
        for body in (store.replace("{value}", "v2"), "s_mov_{b} exec, 0xffff\n" + store.replace("{value}", "v2"),
                     # Lanes that are written first; a mask that takes the absent ones out; what is on for a while, as compilers do.
                     absent + "v_mov_b32 v0, 0\n" + store.replace("{value}", "v2"),
                     absent + "v_cmp_lt_u32 vcc, 3, v0\ns_mov_{b} exec, 0xffff\ns_and_saveexec_{b} s[18:19], vcc\n" + store.replace("{value}", "v2"),
                     absent + "v_lshlrev_b32 v3, 2, v0\ns_mov_{b} exec, 0xffff\nglobal_store_dword v3, v2, s[2:3]"):
            err = check(body)
            assert not err, (target, body, err)


def test_parts_of_registers_by_sdwa():
    defined = "v_or_b32_sdwa v6, v0, v80 dst_sel:DWORD src0_sel:WORD_0 src1_sel:DWORD\nv_mov_b32_sdwa v6, v2 dst_sel:WORD_1 " \
        "dst_unused:UNUSED_PRESERVE src0_sel:WORD_0\n"
    for target in ("gfx900", "gfx908", "gfx90a", "gfx942", "gfx950"):
        # The low half stays undefined, the high one is written.
        err = check_of(target, text(defined + "v_lshrrev_b32 v6, 16, v6\n" + computed, target), "init")
        assert not err, (target, err)
        err = check_of(target, text(defined + "v_add_u32_sdwa v6, v6, v2 dst_sel:DWORD src0_sel:WORD_0 src1_sel:DWORD\n" + store_v6, target), "init")
        assert "computed from v80" in err, (target, err)


def test_dwords_that_packed_numbers_leave_out():
    """v_pk_fma_f32 reads one dword of a pair twice where OP_SEL says so: v83 and s23 are never written."""
    before = "s_mov_b32 s22, 5\nv_mov_b32 v90, 5\nv_mov_b32 v82, 3\nv_mov_b32 v84, 4\nv_mov_b32 v85, 4\ns_nop 4\n"
    for target in ("gfx90a", "gfx942", "gfx950", "gfx1250"):
        pair = "s[22:23]" if target != "gfx1250" else "v[90:91]"  # of an SGPR pair packed numbers read the low dword alone there
        for words, wanted in (("op_sel_hi:[0,0,1]", ""), ("op_sel_hi:[1,0,1]", "v83"), ("op_sel_hi:[0,1,1]", "s23" if target != "gfx1250" else "v91")):
            fma = f"v_pk_fma_f32 v[86:87], v[82:83], {pair}, v[84:85] {words}\ns_nop 4\nv_mov_b32 v6, v87\n"
            err = check_of(target, text(before + fma + computed, target), "init")
            assert f"computed from {wanted}, which nothing wrote" in err if wanted else not err, (target, words, err)


def test_two_instructions_in_one():
    for target in ("gfx1100", "gfx1201", "gfx1250"):
        both = "v_dual_mov_b32 v6, v80 :: v_dual_lshlrev_b32 v5, 3, v81\n"
        err = check_of(target, text(both + store_v6, target), "init")
        assert not err, (target, err)
        err = check_of(target, text(both + store.replace("{value}", "v5"), target), "init")
        assert "computed from v81" in err, (target, err)
        both = "v_mov_b32 v7, 7\ns_mov_{b} vcc, -1\nv_dual_cndmask_b32 v6, v80, v7 :: v_dual_mul_f32 v5, 2.0, v81\n"
        err = check_of(target, text(both + computed, target), "init")
        assert not err, (target, err)
        err = check_of(target, text(both + store.replace("{value}", "v5"), target), "init")
        assert "computed from v81" in err, (target, err)


def test_compiled_kernels():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    code = os.path.join(folder, "undefined.hsaco")
    right = [("fields", "out:256", "i32:3"), ("elements", "out:1K", "buf:256", "i32:3"), ("padded", "out:256", "buf:64"), ("packed", "buf:256", "out:128")]
    wrong = [("half_of_lds", "LDS byte 0xfc", "buf:256", "buf:256"), ("doubled", "byte 0 of the 256 bytes", "buf:128", "out:256"),
             ("tripled", "byte 0 of the 64 bytes", "buf:64", "out:64")]
    for target in some(("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx1250")):
        for level in ("-O0", "-O1", "-O3"):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, "tests", "cli", "kernels", "undefined.hip"), code, target,
                            level], check=True)

            def check(kernel, arguments):
                words = [word for argument in arguments for word in ("--arg", argument)]
                return call("check", code, "--kernel", kernel, "--grid", "1", "--block", "64", *words, "--check", "init", "--quiet")

            for kernel, *arguments in right:
                status, out, err = check(kernel, arguments)
                assert status == 0 and not err, (target, level, kernel, err)
            for kernel, words, *arguments in wrong:
                status, out, err = check(kernel, arguments)
                assert status == 1 and "what is stored to memory was computed from " + words in err, (target, level, kernel, err)


run_all(test_conversions_with_scales_of_other_lanes, test_m0_that_nothing_wrote, test_m0_that_a_memory_instruction_takes, test_scc_that_nothing_wrote, test_what_is_zero_whatever_is_in_it,
        test_lanes_without_a_work_item, test_parts_of_registers_by_sdwa, test_dwords_that_packed_numbers_leave_out, test_two_instructions_in_one, test_compiled_kernels, test_what_no_undefined_bit_decides, test_what_an_undefined_bit_decides)
