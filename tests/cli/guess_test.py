"""lockstep run --check=guess: results that are not known to be the hardware's, followed to addresses, branches and EXEC. Compiled kernels
(kernels/guesses.hip), and a few instructions each, assembled for each target.
usage: guess_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re
import subprocess

from assembled import launch_of, wave32
from harness import call, folder, kernels, run_all, some

# Where V_EXP_F32 and V_SQRT_F32 are guesses: with which options.
targets = {"gfx942": [], "gfx950": [], "gfx1100": ["--numerics", "rounded"], "gfx1100 64": ["--numerics", "rounded"],
           "gfx1201": ["--numerics", "rounded"], "gfx1250": []}
targets = {target: targets[target] for target in some(targets)}
exp = "v_exp_f32 v80, v0\ns_nop 7\n"
compare = "v_cmp_lt_f32 vcc, v2, {value}\ns_nop 4\ns_and_saveexec_{b} s[18:19], vcc"
decides = compare.replace("{value}", "v6")
scalar_decides = "s_cmp_eq_u32 {value}, 0\ns_cbranch_scc1 1\ns_nop 0\ns_nop 0"

found = {
    "by a comparison": (compare.replace("{value}", "v80"), "EXEC is set from"),
    "by V_CMPX": ("v_cmpx_lt_f32 v2, v80", "EXEC is set from"),
    "by V_CMPX that no lane passes": ("v_cmpx_gt_f32 v2, v80", "EXEC is set from"),
    "a register that is address and result": ("v_and_b32 v6, 60, v80\nds_read_b32 v6, v6", "an address comes from"),
    "the same of memory": ("v_and_b32 v6, 60, v80\nglobal_load_dword v6, v6, s[2:3]", "an address comes from"),
    "a register that is address and data": ("v_and_b32 v6, 60, v80\nds_write_b32 v6, v6", "an address comes from"),
    "data that is an address and is changed": ("v_lshlrev_b32 v3, 2, v0\nds_write_b32 v3, v80\nds_read_b32 v3, v3\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v6, v3\n"
                                               + decides, "EXEC is set from"),
    "by arithmetic": ("v_fma_f32 v6, v80, v80, 1.0\nv_add_u32 v6, 1, v6\n" + decides, "EXEC is set from"),
    "by one bit": ("v_and_b32 v6, 1, v80\n" + decides.replace("f32", "u32"), "EXEC is set from"),
    "VCC is not zero": ("v_cmp_lt_f32 vcc, v2, v80\ns_nop 4\ns_and_{b} vcc, vcc, 1\ns_cbranch_vccz 1\ns_nop 0\ns_nop 0", "a branch is decided by"),
    "the first lane": ("v_readfirstlane_b32 s16, v80\ns_nop 4\n" + scalar_decides.replace("{value}", "s16"), "a branch is decided by"),
    "a lane": ("v_readlane_b32 s16, v80, 5\ns_nop 4\n" + scalar_decides.replace("{value}", "s16"), "a branch is decided by"),
    "a lane of a guessed number": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 s16, s16, 15\nv_readlane_b32 s17, v2, s16\ns_nop 4\n"
                                   + scalar_decides.replace("{value}", "s17"), "a branch is decided by"),
    "a lane that EXEC has not": ("s_mov_{b} exec, 1\nv_readlane_b32 s16, v80, 5\ns_mov_{b} exec, -1\ns_nop 4\n"
                                 + scalar_decides.replace("{value}", "s16"), "a branch is decided by"),
    "a sum of scalars": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_add_u32 s17, s16, 7\ns_mul_i32 s17, s17, s3\ns_lshr_b32 s17, s17, 3\n"
                         + scalar_decides.replace("{value}", "s17"), "a branch is decided by"),
    "SCC and S_CSELECT": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_cmp_eq_u32 s16, 0\ns_cselect_b32 s17, 3, 5\n"
                          + scalar_decides.replace("{value}, 0", "s17, 3"), "a branch is decided by"),
    "a select": ("v_cmp_lt_f32 vcc, v2, v80\ns_nop 4\nv_cndmask_b32 v6, v2, v0, vcc\n" + decides, "EXEC is set from"),
    "other lanes by DPP": ("v_mov_b32_dpp v6, v80 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\n" + decides, "EXEC is set from"),
    "DS_BPERMUTE": ("ds_bpermute_b32 v6, v2, v80\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "DS_BPERMUTE by a guess": ("ds_bpermute_b32 v6, v80, v0\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "V_WRITELANE": ("v_readfirstlane_b32 s16, v80\ns_nop 4\nv_mov_b32 v6, 0\nv_writelane_b32 v6, s16, 3\ns_nop 4\n" + decides, "EXEC is set from"),
    "a swap": ("v_mov_b32 v6, 0\nv_swap_b32 v6, v80\n" + decides, "EXEC is set from"),
    "the half that stays": ("v_mov_b32 v6, v80\n{half}\n" + decides, "EXEC is set from"),
    "an LDS address": ("v_and_b32 v6, 60, v80\nds_read_b32 v7, v6", "an address comes from"),
    "an address of memory": ("v_and_b32 v6, 60, v80\nglobal_load_dword v7, v6, s[2:3]", "an address comes from"),
    "an address to store to": ("v_and_b32 v6, 60, v80\nglobal_store_dword v6, v2, s[2:3]", "an address comes from"),
    "a scalar address": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 s16, s16, 60\ns_add_u32 s2, s2, s16\ns_addc_u32 s3, s3, 0\n"
                         "s_load_dword s17, s[2:3], 0x0", "an address comes from"),
    "LDS": ("v_lshlrev_b32 v3, 2, v0\nds_write_b32 v3, v80\nds_read_b32 v6, v3\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "a byte of LDS": ("v_lshlrev_b32 v3, 2, v0\nds_write_b8 v3, v80 offset:1\nds_read_b32 v6, v3\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "an atomic in LDS": ("ds_add_u32 v2, v80\nds_read_b32 v6, v2\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "what an atomic gives back": ("ds_add_rtn_u32 v6, v2, v80\ns_waitcnt lgkmcnt(0)\n" + decides, "EXEC is set from"),
    "memory": ("v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\nglobal_load_dword v6, v3, s[2:3]\n"
               "s_waitcnt vmcnt(0)\n" + decides, "EXEC is set from"),
    "memory and a scalar load": ("v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\ns_load_dword s16, s[2:3], 0x8\n"
                                 "s_waitcnt lgkmcnt(0)\n" + scalar_decides.replace("{value}", "s16"), "a branch is decided by"),
    "memory by halves": ("v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\nv_mov_b32 v6, 0\n"
                         "global_load_short_d16_hi v6, v3, s[2:3]\ns_waitcnt vmcnt(0)\n" + decides, "EXEC is set from"),
    "an atomic in memory": ("v_mov_b32 v3, 0\nglobal_atomic_add v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\nglobal_load_dword v6, v3, s[2:3]\n"
                            "s_waitcnt vmcnt(0)\n" + decides, "EXEC is set from"),
    "another guess": ("v_sqrt_f32 v6, v80\ns_nop 7\n" + decides, "EXEC is set from the result of V_SQRT_F32"),
    "a jump": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 s16, s16, 4\n{getpc} s[22:23]\ns_add_u32 s22, s22, s16\ns_addc_u32 s23, s23, 0\n"
               "s_add_u32 s22, s22, 20\ns_addc_u32 s23, s23, 0\n{setpc} s[22:23]\ns_nop 0\ns_nop 0\ns_nop 0", "a branch goes to"),
    "MODE": ("v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 s16, s16, 3\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s16\ns_nop 7",
             "a hardware register is set from"),
    "two dwords of LDS": ("v_mov_b32 v81, v2\nv_lshlrev_b32 v3, 3, v0\nds_write_b64 v3, v[80:81]\nds_read2_b32 v[6:7], v3 offset0:1 offset1:0\n"
                          "s_waitcnt lgkmcnt(0)\n" + decides.replace("v6", "v7"), "EXEC is set from"),
}
silent = {
    "a number that is none of two": "v_readfirstlane_b32 s16, v80\ns_nop 4\ns_cmp_eq_u32 s16, 0\ns_cselect_b32 s17, 3, 5\n"
    + scalar_decides.replace("{value}", "s17"),
    "a store": "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]",
    "a register that is written again": "v_mov_b32 v6, v80\nv_mov_b32 v6, v2\n" + decides,
    "bits that are taken out": "v_and_b32 v6, 0xffff, v80\nv_lshrrev_b32 v6, 16, v6\n" + decides,
    "the half beside": "v_mov_b32 v5, 7\nv_and_b32 v6, 0xffff, v80\nv_lshl_or_b32 v6, v5, 16, v6\nv_lshrrev_b32 v6, 16, v6\n" + decides,
    "a difference with itself": "v_xor_b32 v6, v80, v80\n" + decides,
    "the register beside": "v_mov_b32 v81, v2\nv_lshrrev_b64 v[6:7], 32, v[80:81]\n" + decides,
    "other lanes": "s_mov_{b} exec, 1\nv_mov_b32 v6, v80\ns_mov_{b} exec, -1\nv_readlane_b32 s16, v6, 3\ns_nop 4\n"
    + scalar_decides.replace("{value}", "s16"),
    "a lane that is written again": "v_writelane_b32 v80, s3, 3\ns_nop 4\nv_readlane_b32 s16, v80, 3\ns_nop 4\n" + scalar_decides.replace("{value}", "s16"),
    "a mask whose lanes are taken out": "s_mov_{b} exec, 1\nv_cmp_lt_f32 vcc, v2, v80\ns_mov_{b} exec, -1\ns_nop 4\ns_andn2_{b} vcc, vcc, 1\n"
    "s_and_saveexec_{b} s[18:19], vcc",
    "VCC that has a lane": "v_cmp_lt_f32 vcc, v2, v80\ns_nop 4\ns_or_{b} vcc, vcc, 1\ns_cbranch_vccz 1\ns_nop 0\ns_nop 0",
    "a select that is stored": "v_cmp_lt_f32 vcc, v2, v80\ns_nop 4\nv_cndmask_b32 v6, v2, v0, vcc\nv_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v6, s[2:3]",
    "memory that is written again": "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\nglobal_store_dword v3, v2, s[2:3]\n"
    "s_waitcnt vmcnt(0)\nglobal_load_dword v6, v3, s[2:3]\ns_waitcnt vmcnt(0)\n" + decides,
    "the other dword of LDS": "v_mov_b32 v81, v2\nv_lshlrev_b32 v3, 3, v0\nds_write_b64 v3, v[80:81]\nds_read2_b32 v[6:7], v3 offset0:1 offset1:0\n"
    "s_waitcnt lgkmcnt(0)\n" + decides,
    "the bytes beside": "v_lshlrev_b32 v3, 2, v0\nds_write_b32 v3, v80\nds_write_b16 v3, v2\nds_read_u16 v6, v3\ns_waitcnt lgkmcnt(0)\n" + decides,
    "S_AND with 0": "v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 s16, s16, 0\n" + scalar_decides.replace("{value}", "s16"),
}


def text(body, target):
    low = "v_cvt_f16_f32 v6, v2" if target.startswith("gfx1") else "v_mov_b32_sdwa v6, v2 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0"
    body = body.replace("{half}", low.replace("v6,", "v6.l,") if target.startswith("gfx1100") else low)
    new = target == "gfx1250"
    body = body.replace("{getpc}", "s_get_pc_i64" if new else "s_getpc_b64").replace("{setpc}", "s_set_pc_i64" if new else "s_setpc_b64")
    if target.startswith("gfx1"):
        for gfx9, gfx11 in (("v_add_u32", "v_add_nc_u32"), ("s_andn2", "s_and_not1"), ("global_load_short_d16_hi", "global_load_d16_hi_b16")):
            body = body.replace(gfx9, gfx11)
    if target.startswith("gfx12"):
        body = body.replace("s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0\ns_wait_kmcnt 0x0").replace("s_waitcnt vmcnt(0)", "s_wait_loadcnt 0x0\ns_wait_storecnt 0x0")
    if wave32(target) and not target.endswith(" 64"):
        body = body.replace("saveexec", "SAVE").replace("cbranch_vcc", "BRANCH")
        for pair, one in (("vcc", "vcc_lo"), ("exec", "exec_lo"), ("s[18:19]", "s18")):
            body = body.replace(pair, one)
        body = body.replace("SAVE", "saveexec").replace("BRANCH", "cbranch_vcc").replace("{b}", "b32")
    if target in ("gfx942", "gfx950"):
        body = body.replace("v_cmpx_lt_f32 v2", "v_cmpx_lt_f32 vcc, v2").replace("v_cmpx_gt_f32 v2", "v_cmpx_gt_f32 vcc, v2")
    return body.replace("{b}", "b64")


def guesses_of(target, body, engine, options):
    status, out, err = call("run", *launch_of(target, text(body, target)), "--check", "guess", "--quiet", "--report", "--engine", engine, *options)
    assert status == (1 if err else 0) and all(line.startswith("check: guess at ") for line in err.splitlines()), (target, body, err)
    verdict = [line for line in out.splitlines() if line.startswith("  guesses: ")]
    said = len(err.splitlines())
    none = "  guesses: none of their results reached an address, a branch, EXEC or a hardware register"
    assert len(verdict) == 1 and (verdict[0] == none) == (said == 0), (target, body, out, err)
    return err


def test_what_a_guess_reaches():
    for target, options in targets.items():
        for name, (body, words) in found.items():
            for engine in ("fast", "reference"):
                err = guesses_of(target, exp + body, engine, options)
                assert err.startswith("check: guess at ") and words in err, (target, name, engine, err)
                assert "the result of V_EXP_F32, which is bounded" in err or "V_SQRT_F32, which is bounded" in err, (target, name, err)
                assert "; the other: pc 0x" in err and "'v_" in err.split("; the other: ")[1], (target, name, err)


def test_what_it_does_not_reach():
    for target, options in targets.items():
        for name, body in silent.items():
            for engine in ("fast", "reference"):
                err = guesses_of(target, exp + body, engine, options)
                assert not err, (target, name, engine, err)


def test_where_it_is_no_guess():
    """RDNA's exponentials are silicon's; a guess of another model, or by another operation, is none by V_EXP_F32."""
    for target in ("gfx1100", "gfx1201"):
        for name, (body, words) in found.items():
            if "another guess" not in name:
                assert not guesses_of(target, exp + body, "fast", []), (target, name)
    for target, options in targets.items():
        for name, (body, words) in found.items():
            assert not guesses_of(target, "v_mov_b32 v80, v0\ns_nop 7\n" + body.replace("v_sqrt_f32 v6, v80", "v_mov_b32 v6, v80"), "fast", options), (target, name)


def test_registers_of_a_number_in_m0():
    """Arrays in registers: V_MOVREL*, and VGPR indexing of CDNA."""
    index = "v_readfirstlane_b32 s16, v80\ns_nop 4\ns_and_b32 m0, s16, 3\n"
    for target, options in targets.items():
        small = target.startswith("gfx1")
        to = "s_mov_b32 m0, 2\nv_movreld_b32 v10, {value}\n" if small else \
            "s_mov_b32 s16, 2\ns_set_gpr_idx_on s16, gpr_idx(DST)\nv_mov_b32 v10, {value}\ns_set_gpr_idx_off\n"
        back = "s_mov_b32 m0, 2\nv_movrels_b32 v6, v10\n" if small else "s_mov_b32 s16, 2\ns_set_gpr_idx_on s16, gpr_idx(SRC0)\nv_mov_b32 v6, v10\ns_set_gpr_idx_off\n"
        for engine in ("fast", "reference"):
            err = guesses_of(target, exp + to.replace("{value}", "v80") + back + decides, engine, options)
            assert "EXEC is set from" in err, (target, engine, err)
            err = guesses_of(target, exp + to.replace("{value}", "v80") + "v_mov_b32 v6, v12\n" + decides, engine, options)
            assert "EXEC is set from" in err, (target, engine, err)
            for silent_one in (to.replace("{value}", "v80") + "v_mov_b32 v12, v2\n" + back + decides, to.replace("{value}", "v80") + "v_mov_b32 v6, v11\n" + decides):
                assert not guesses_of(target, exp + "v_mov_b32 v11, v2\n" + silent_one, engine, options), (target, silent_one)
            if small:
                err = guesses_of(target, exp + index + "v_movrels_b32 v6, v10", engine, options)
                assert "the number of a register comes from" in err, (target, engine, err)
            else:
                err = guesses_of(target, exp + index.replace("m0", "s16") + "s_set_gpr_idx_on s16, gpr_idx(SRC0)\nv_mov_b32 v6, v10\ns_set_gpr_idx_off", engine, options)
                assert "a hardware register is set from" in err, (target, engine, err)


stored = "v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v80, s[2:3]\ns_waitcnt vmcnt(0)\n"
waited = "s_waitcnt vmcnt(0)\ns_waitcnt lgkmcnt(0)\n"
# A tile of one line of 64 dwords, between memory and the first bytes of LDS.
tile = ("s_mov_b32 s20, 1\ns_mov_b32 s21, 0\ns_mov_b32 s22, s2\ns_and_b32 s23, s3, 0x1ffffff\ns_or_b32 s23, s23, 0x80000000\ns_mov_b32 s24, 0x20000\n"
        "s_mov_b32 s25, 0x400000\ns_mov_b32 s26, 0x10000\ns_mov_b32 s27, 0x400000\ns_mov_b32 s28, 1\ns_movk_i32 s29, 64\ns_mov_b64 s[30:31], 0\n")


def test_other_ways_through_memory():
    """Copies between memory and LDS, loads by a guess or that mix lanes, and tiles. v80 is a guess, or none."""
    ways = [
        (("gfx942", "gfx950"), "memory to LDS", stored + "s_mov_b32 m0, 0\nglobal_load_lds_dword v3, s[2:3]\n" + waited + "ds_read_b32 v6, v3\n" + waited + decides),
        (("gfx942", "gfx950", "gfx1250"), "what a guessed address loads", "v_and_b32 v5, 60, v80\nds_read_b32 v6, v5\n" + waited + decides),
        (("gfx942", "gfx950", "gfx1250"), "memory at a guessed address", "v_and_b32 v5, 60, v80\nglobal_load_dword v6, v5, s[2:3]\n" + waited + decides),
        (("gfx950",), "a transposed load", "v_lshlrev_b32 v3, 3, v0\nv_mov_b32 v81, v80\nds_write_b64 v3, v[80:81]\nds_read_b64_tr_b16 v[6:7], v3\n" + waited + decides),
        (("gfx1250",), "memory to LDS", stored + "global_load_async_to_lds_b32 v3, v3, s[2:3]\ns_wait_asynccnt 0x0\nds_load_b32 v6, v3\n" + waited + decides),
        (("gfx1250",), "LDS to memory", "v_lshlrev_b32 v3, 2, v0\nds_store_b32 v3, v80\n" + waited + "global_store_async_from_lds_b32 v3, v3, s[2:3]\n"
         "s_wait_asynccnt 0x0\nglobal_load_dword v6, v3, s[2:3]\n" + waited + decides),
        (("gfx1250",), "a tile from memory", stored + tile + "tensor_load_to_lds s[20:23], s[24:31]\ns_wait_tensorcnt 0x0\nds_load_b32 v6, v3\n" + waited + decides),
        (("gfx1250",), "a tile to memory", tile + "v_lshlrev_b32 v3, 2, v0\nds_store_b32 v3, v80\n" + waited + "tensor_store_from_lds s[20:23], s[24:31]\n"
         "s_wait_tensorcnt 0x0\nglobal_load_dword v6, v3, s[2:3]\n" + waited + decides),
    ]
    for on, name, body in ways:
        for target in on:
            for engine in ("fast", "reference"):
                err = guesses_of(target, exp + body, engine, [])
                assert "EXEC is set from the result of V_EXP_F32, which is bounded" in err, (target, name, engine, err)
                assert not guesses_of(target, "v_mov_b32 v80, v0\ns_nop 7\n" + body, engine, []), (target, name, engine)


def test_a_guess_in_the_descriptor_of_a_tile():
    body = "v_readfirstlane_b32 s24, v80\ns_nop 4\n"
    for engine in ("fast", "reference"):
        err = guesses_of("gfx1250", exp + tile.replace("s_mov_b32 s24, 0x20000", body + "s_and_b32 s24, s24, 3\ns_or_b32 s24, s24, 0x20000")
                         + "tensor_load_to_lds s[20:23], s[24:31]\ns_wait_tensorcnt 0x0", engine, [])
        assert "an address comes from the result of V_EXP_F32" in err, (engine, err)


def test_vgpr_indexing_that_mode_turns_on():
    """MODE's bit 27, set by S_SETREG: as S_SET_GPR_IDX_ON."""
    on, off = (f"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), {bit}\ns_nop 7\n" for bit in (1, 0))
    to = "s_mov_b32 m0, 0x8002\n" + on + "v_mov_b32 v10, v80\n" + off  # the destination's number, by two more
    back = "s_mov_b32 m0, 0x1002\n" + on + "v_mov_b32 v6, v10\n" + off
    for target in ("gfx942", "gfx950"):
        for engine in ("fast", "reference"):
            for body in (to + "v_mov_b32 v6, v12\n", "v_mov_b32 v12, v80\n" + back):
                err = guesses_of(target, exp + body + decides, engine, [])
                assert "EXEC is set from" in err, (target, engine, body, err)
            for body in (to + "v_mov_b32 v6, v10\n", "v_mov_b32 v10, v80\nv_mov_b32 v12, v2\n" + back, to + "v_mov_b32 v12, v2\n" + back):
                assert not guesses_of(target, exp + "v_mov_b32 v10, v2\n" + body + decides, engine, []), (target, engine, body)


def test_lanes_that_keep_what_they_have():
    """Conversions of gfx1250 with scales of other lanes are guesses, of the lanes of EXEC alone."""
    body = "v_mov_b32 v59, 7\ns_mov_{b} exec, 0xffff\nv_cvt_scale_pk16_f32_fp6 v[44:59], v[80:82], v2\ns_nop 7\ns_mov_{b} exec, {lanes}\n" + decides.replace("v6", "v59")
    for engine in ("fast", "reference"):
        assert not guesses_of("gfx1250", body.replace("{lanes}", "0xffff0000"), engine, []), engine
        err = guesses_of("gfx1250", body.replace("{lanes}", "0xffff"), engine, [])
        assert "EXEC is set from the result of V_CVT_SCALE_PK16_F32_FP6, which is not public" in err, (engine, err)


def test_sums_of_matrix_units():
    """MFMA and WMMA are guesses of their own, and all of a result depends on all that goes in."""
    mfma = "v_mfma_f32_4x4x4_16b_f16 v[6:9], v[20:21], v[22:23], v[24:27]\ns_nop 15\n"
    zero = "".join(f"v_mov_b32 v{n}, 0\n" for n in range(20, 28)) + "s_nop 7\n"
    for target in ("gfx942", "gfx950"):
        for engine in ("fast", "reference"):
            err = guesses_of(target, zero + mfma + decides, engine, [])
            assert "the result of V_MFMA_F32_4X4X4_16B_F16, which is extrapolated" in err, (target, engine, err)
    wmma = "v_wmma_f32_16x16x16_f16 v[40:47], v[20:27], v[20:27], v[40:47]\ns_nop 15\nv_mov_b32 v6, v44\n"
    zero += "".join(f"v_mov_b32 v{n}, 0\n" for n in range(40, 48))
    for engine in ("fast", "reference"):
        assert not guesses_of("gfx1100", zero + wmma + decides, engine, [])
        err = guesses_of("gfx1100", zero + wmma + decides, engine, ["--matrix-model", "exact"])
        assert "the result of V_WMMA_F32_16X16X16_F16, which is not public" in err, (engine, err)
        # One lane of a source that is a guess: all lanes of the result.
        err = guesses_of("gfx1100", zero + "s_mov_b32 exec, 1\nv_sin_f32 v25, v0\ns_mov_b32 exec, -1\ns_nop 7\n" + wmma + "v_readlane_b32 s16, v6, 9\ns_nop 4\n"
                         + scalar_decides.replace("{value}", "s16"), engine, [])
        assert "a branch is decided by the result of V_SIN_F32, which is extrapolated" in err, (engine, err)


def test_compiled_kernels():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    source = os.path.join(root, "tests", "cli", "kernels", "guesses.hip")
    with open(source) as f:
        lines = {found[1]: number for number, line in enumerate(f, 1) if (found := re.search(r"// line: (\w+)", line))}
    data = os.path.join(folder, "numbers")
    with open(data, "wb") as f:
        f.write(b"".join(number.to_bytes(4, "little") for number in range(64)))
    code = os.path.join(folder, "guesses.hsaco")
    for target, options in (("gfx942", []), ("gfx950", []), ("gfx1201", ["--numerics", "rounded"]), ("gfx1201", []), ("gfx1250", [])):
        for level in ("-O0", "-O2"):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, code, target, level, "-g"], check=True)
            for engine in ("fast", "reference"):
                for kernel, words in (("stored", ""), ("chosen", ""), ("exact", ""), ("beside", ""), ("branches", "a branch is decided by"),
                                      ("masked", "EXEC is set from"), ("by_lds", "an address comes from"), ("by_memory", "an address comes from"),
                                      ("by_scratch", "EXEC is set from"), ("by_flat_scratch", "EXEC is set from")):
                    known = target == "gfx1201" and not options
                    # Without optimisation a choice is a branch; V_S_EXP_F32 of one lane has no results of its own.
                    if (kernel == "chosen" and level == "-O0") or (kernel == "branches" and known):
                        continue
                    status, out, err = call("run", code, "--kernel", kernel, "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "buf:256=" + data,
                                            "--arg", "buf:256", "--check", "guess", "--json", "--quiet", "--engine", engine, *options)
                    findings = [json.loads(line) for line in out.splitlines()]
                    assert status == (1 if findings else 0) and not err, (target, level, engine, kernel, out, err)
                    assert (words != "" and not known) == bool(findings), (target, level, engine, kernel, out)
                    if not findings:
                        continue
                    fitting = [f for f in findings if re.match(words + " the result of V_(S_)?EXP_F32, which is bounded", f["what"])]
                    assert all(f["kind"] == "guess" for f in findings) and fitting, (target, level, engine, kernel, out)
                    assert any(f["at"]["source"].endswith(f"guesses.hip:{lines[kernel]}") for f in fitting), (target, level, kernel, out, lines[kernel])
                    assert all("exp_f32" in f["other"]["instruction"] and "guesses.hip:" in f["other"]["source"] for f in fitting), (target, level, kernel, out)


def test_all_does_not_have_it():
    """A guess is nothing wrong."""
    words = launch_of("gfx942", text(exp + compare.replace("{value}", "v80"), "gfx942"))
    for checks, finds in (("all", 0), ("all,guess", 1), ("guess,all", 1)):
        status, out, err = call("run", *words, "--check", checks, "--quiet")
        assert status == finds and len(err.splitlines()) == finds, (checks, err)


run_all(test_what_a_guess_reaches, test_what_it_does_not_reach, test_where_it_is_no_guess, test_registers_of_a_number_in_m0, test_other_ways_through_memory, test_a_guess_in_the_descriptor_of_a_tile,
        test_vgpr_indexing_that_mode_turns_on, test_lanes_that_keep_what_they_have,
        test_sums_of_matrix_units, test_compiled_kernels, test_all_does_not_have_it)
