"""Instructions as LLVM's machine code has them, for llvm_pairs_test.py. They meet at few registers: v10 to v13, a10 to a13, s20, s21, VCC, EXEC, M0."""
import re

GCN = ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950")
MAI = ("gfx908", "gfx90a", "gfx942", "gfx950")
UNIFIED = ("gfx90a", "gfx942", "gfx950")
GFX940 = ("gfx942", "gfx950")


def registers(kind, first, count=1):
    return "$" + "_".join(f"{kind}{first + i}" for i in range(count))


def v(first, count=1):
    return registers("vgpr", first, count)


def a(first, count=1):
    return registers("agpr", first, count)


EXEC, MODE = "implicit $exec", "implicit $mode, implicit $exec"
S2, V4, RSRC = "$sgpr2_sgpr3", "$vgpr4", "$sgpr4_sgpr5_sgpr6_sgpr7"


def mfma(name, d, a_b, c, suffix="_vgprcd_e64"):
    return f"{d} = V_MFMA_{name}{suffix} {a_b}, {a_b}, {c}, 0, 0, 0, {MODE}"


# Of GCN and CDNA: targets, what comes first. Each writes a register that others use, or stores one.
GCN_FIRST = [
    (GCN, f"{v(10)} = V_MOV_B32_e32 $vgpr2, {EXEC}"),
    (GCN, f"{v(10, 2)} = V_LSHLREV_B64_e64 1, $vgpr2_vgpr3, {EXEC}"),
    (GCN, f"{v(10, 2)} = V_ADD_F64_e64 0, $vgpr2_vgpr3, 0, $vgpr2_vgpr3, 0, 0, {MODE}"),
    (GCN, f"{v(10)} = V_EXP_F32_e32 $vgpr2, {MODE}"),
    (GCN, f"{v(10)} = V_RCP_F32_e64 0, $vgpr2, 0, 0, {MODE}"),
    (("gfx900",), f"{v(10)} = V_MAD_MIXHI_F16 0, $vgpr2, 0, $vgpr2, 0, $vgpr3, 0, {v(10)}, 0, 0, {MODE}"),
    (("gfx906", *MAI), f"{v(10)} = V_DOT4_I32_I8 8, $vgpr2, 8, $vgpr3, 8, {v(10)}, 0, 0, 0, {EXEC}"),
    (("gfx906", *MAI), f"{v(10)} = V_DOT2_F32_F16 8, $vgpr2, 8, $vgpr3, 8, {v(12)}, 0, 0, 0, 0, 0, {MODE}"),
    (MAI, f"{v(10)} = V_DOT2C_F32_F16_e32 $vgpr2, $vgpr3, {v(10)}, {MODE}"),
    (GFX940, f"{v(10)} = V_CVT_SR_FP8_F32_e64 0, $vgpr2, 0, $vgpr3, 8, {v(10)}, 0, {MODE}"),
    (("gfx950",), f"{v(10)}, {v(11)} = V_PERMLANE32_SWAP_B32_e32 {v(10)}, {v(11)}, {EXEC}"),
    (GCN, f"{v(10)} = V_WRITELANE_B32 $sgpr22, 0, {v(10)}"),
    (GCN, f"$sgpr20 = V_READFIRSTLANE_B32 $vgpr2, {EXEC}"),
    (GCN, "$sgpr20 = V_READLANE_B32 $vgpr2, 0"),
    (GCN, f"$sgpr20_sgpr21 = V_CMP_EQ_F32_e64 0, $vgpr2, 0, $vgpr3, 0, {MODE}"),
    (GCN, f"V_CMP_EQ_F32_e32 $vgpr2, $vgpr3, implicit-def $vcc, {MODE}"),
    (GCN, f"{v(30)} = V_ADD_CO_U32_e32 $vgpr2, $vgpr3, implicit-def $vcc, {EXEC}"),
    (GCN, f"V_CMPX_EQ_F32_e32 $vgpr2, $vgpr2, implicit-def $exec, implicit-def $vcc, {MODE}"),
    (GCN, "$m0 = S_MOV_B32 0"),
    (GCN, "$sgpr20 = S_MOV_B32 0"),
    (GCN, "$exec = S_MOV_B64 -1"),
    (GCN, "S_SETREG_B32 $sgpr22, 1, implicit-def $mode, implicit $mode"),
    (GCN, f"GLOBAL_STORE_DWORDX4_SADDR $vgpr4, {v(10, 4)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"GLOBAL_STORE_DWORDX3_SADDR $vgpr4, {v(10, 3)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"GLOBAL_STORE_DWORDX2_SADDR $vgpr4, {v(10, 2)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"GLOBAL_ATOMIC_CMPSWAP_X2_SADDR $vgpr4, {v(10, 4)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"BUFFER_STORE_DWORDX4_OFFSET {v(10, 4)}, {RSRC}, 0, 0, 0, 0, {EXEC}"),
    (GCN, f"BUFFER_STORE_DWORDX4_OFFSET {v(10, 4)}, {RSRC}, $sgpr22, 0, 0, 0, {EXEC}"),
    (GCN, f"FLAT_STORE_DWORDX4 $vgpr2_vgpr3, {v(10, 4)}, 0, 0, {EXEC}, implicit $flat_scr"),
    (("gfx908",), mfma("F32_4X4X4F16", a(10, 4), "$vgpr2_vgpr3", a(10, 4), "_e64")),
    (("gfx908",), mfma("F32_16X16X16F16", a(10, 4), "$vgpr2_vgpr3", a(10, 4), "_e64")),
    (("gfx908",), mfma("F32_32X32X8F16", a(10, 16), "$vgpr2_vgpr3", a(10, 16), "_e64")),
    (MAI, f"{a(10)} = V_ACCVGPR_WRITE_B32_e64 $vgpr2, {EXEC}"),
    (MAI, f"{v(10)} = V_ACCVGPR_READ_B32_e64 $agpr2, {EXEC}"),
    *((UNIFIED, mfma(name, v(10, count), a_b, c)) for name, count, a_b in (
        ("F32_4X4X4F16", 4, v(2, 2)), ("F32_16X16X16F16", 4, v(2, 2)), ("F32_32X32X8F16", 16, v(2, 2)), ("F32_4X4X1F32", 4, v(2)), ("F32_16X16X4F32", 4, v(2)),
        ("F32_32X32X2F32", 16, v(2)), ("F64_4X4X4F64", 2, v(2, 2)), ("F64_16X16X4F64", 8, v(2, 2))) for c in (v(10, count), v(40, count))),
    (UNIFIED, mfma("F32_16X16X16F16", v(40, 4), v(2, 2), v(10, 4))),
    (UNIFIED, mfma("F32_4X4X4F16", v(40, 4), v(2, 2), v(10, 4))),
    (GFX940, f"{v(10, 4)} = V_SMFMAC_F32_16X16X32_F16_e64 {v(2, 2)}, {v(2, 4)}, $vgpr6, 0, 0, {v(10, 4)}, {MODE}"),
]

# What comes second, at once.
GCN_SECOND = [
    (GCN, f"{v(30)} = V_MOV_B32_e32 {v(10)}, {EXEC}"),
    (GCN, f"{v(30)} = V_MOV_B32_e32 {v(12)}, {EXEC}"),
    (GCN, f"{v(10)} = V_MOV_B32_e32 $vgpr2, {EXEC}"),
    (GCN, f"{v(13)} = V_MOV_B32_e32 $vgpr2, {EXEC}"),
    (GCN, f"{v(30, 2)} = V_ADD_F64_e64 0, {v(10, 2)}, 0, $vgpr2_vgpr3, 0, 0, {MODE}"),
    (GCN, f"{v(30)} = V_EXP_F32_e32 {v(10)}, {MODE}"),
    (GCN, f"{v(10)} = V_EXP_F32_e32 $vgpr2, {MODE}"),
    (GCN, f"{v(30)} = V_MOV_B32_dpp {v(30)}, {v(10)}, 1, 15, 15, 0, {EXEC}"),
    (GCN, f"{v(30)} = V_MOV_B32_e32 $sgpr20, {EXEC}"),
    (GCN, f"{v(30)} = V_MOV_B32_e32 $vcc_lo, {EXEC}"),
    (GCN, f"{v(30)} = V_MOV_B32_e32 $exec_lo, {EXEC}"),
    (GCN, f"{v(30)} = V_CNDMASK_B32_e64 0, $vgpr2, 0, $vgpr3, $sgpr20_sgpr21, {EXEC}"),
    (GCN, f"{v(30)} = V_CNDMASK_B32_e32 $vgpr2, $vgpr3, implicit $vcc, {EXEC}"),
    (GCN, f"{v(30)} = V_DIV_FMAS_F32_e64 0, $vgpr2, 0, $vgpr2, 0, $vgpr2, 0, 0, implicit $mode, implicit $vcc, {EXEC}"),
    (GCN, f"$sgpr22 = V_READFIRSTLANE_B32 {v(10)}, {EXEC}"),
    (GCN, f"$sgpr22 = V_READLANE_B32 {v(10)}, 0"),
    (GCN, "$sgpr22 = V_READLANE_B32 $vgpr2, $sgpr20"),
    (GCN, f"{v(10)} = V_WRITELANE_B32 1, $sgpr20, {v(10)}"),
    (("gfx950",), f"{v(10)}, {v(11)} = V_PERMLANE32_SWAP_B32_e32 {v(10)}, {v(11)}, {EXEC}"),
    (("gfx950",), f"{v(10)}, {v(11)} = V_PERMLANE16_SWAP_B32_e32 {v(10)}, {v(11)}, {EXEC}"),
    (("gfx906", *MAI), f"{v(30)} = V_DOT4_I32_I8 8, {v(10)}, 8, $vgpr3, 8, $vgpr30, 0, 0, 0, {EXEC}"),
    (("gfx906", *MAI), f"{v(10)} = V_DOT4_I32_I8 8, $vgpr2, 8, $vgpr3, 8, {v(10)}, 0, 0, 0, {EXEC}"),
    (("gfx906", *MAI), f"{v(10)} = V_DOT2_F32_F16 8, $vgpr2, 8, $vgpr3, 8, {v(12)}, 0, 0, 0, 0, 0, {MODE}"),
    (GCN, f"GLOBAL_STORE_DWORD_SADDR $vgpr4, {v(10)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"GLOBAL_STORE_DWORDX4_SADDR $vgpr4, {v(10, 4)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"{v(30)} = GLOBAL_LOAD_DWORD_SADDR {S2}, {v(10)}, 0, 0, {EXEC}"),
    (GCN, f"{v(30)} = GLOBAL_LOAD_DWORD_SADDR $sgpr20_sgpr21, $vgpr4, 0, 0, {EXEC}"),
    (GCN, f"{v(30)} = BUFFER_LOAD_DWORD_OFFSET {RSRC}, $sgpr20, 0, 0, 0, {EXEC}"),
    (GCN, f"{v(10)} = GLOBAL_LOAD_DWORD_SADDR {S2}, $vgpr4, 0, 0, {EXEC}"),
    (GCN, f"{v(10, 4)} = GLOBAL_LOAD_DWORDX4_SADDR {S2}, $vgpr4, 0, 0, {EXEC}"),
    (GCN, f"{v(10)} = BUFFER_LOAD_DWORD_OFFEN $vgpr4, {RSRC}, 0, 0, 0, 0, {EXEC}"),
    (GCN, f"{v(10)} = FLAT_LOAD_DWORD $vgpr2_vgpr3, 0, 0, {EXEC}, implicit $flat_scr"),
    (GCN, f"{v(10)} = GLOBAL_ATOMIC_ADD_SADDR_RTN $vgpr4, $vgpr2, {S2}, 0, 1, {EXEC}"),
    (GCN, f"GLOBAL_ATOMIC_ADD_SADDR $vgpr4, {v(10)}, {S2}, 0, 0, {EXEC}"),
    (GCN, f"{v(10)} = DS_READ_B32_gfx9 $vgpr4, 0, 0, {EXEC}"),
    (GCN, f"{v(30)} = DS_READ_B32_gfx9 {v(10)}, 0, 0, {EXEC}"),
    (GCN, f"DS_WRITE_B32_gfx9 $vgpr4, {v(10)}, 0, 0, {EXEC}"),
    (GCN, f"{v(10)} = DS_ADD_RTN_U32_gfx9 $vgpr4, $vgpr2, 0, 0, {EXEC}"),
    (GCN, f"DS_ADD_U32_gfx9 $vgpr4, {v(10)}, 0, 0, {EXEC}"),
    (GCN, f"{v(30)} = DS_READ_ADDTID_B32 0, 0, implicit $m0, {EXEC}"),
    (GCN, "$sgpr23 = S_MOVRELS_B32 $sgpr23, implicit $m0"),
    (GCN, "$sgpr23 = S_MOV_B32 $sgpr20"),
    (GCN, "$sgpr23 = S_MOV_B32 $m0"),
    (GCN, "$sgpr23 = S_GETREG_B32 1, implicit $mode"),
    (GCN, "S_SETREG_B32 $sgpr22, 1, implicit-def $mode, implicit $mode"),
    (("gfx908",), mfma("F32_4X4X4F16", a(10, 4), v(2, 2), a(10, 4), "_e64")),
    (("gfx908",), mfma("F32_4X4X4F16", a(40, 4), v(10, 2), a(40, 4), "_e64")),
    (("gfx908",), mfma("F32_16X16X16F16", a(12, 4), v(2, 2), a(12, 4), "_e64")),
    (("gfx908",), mfma("F32_32X32X2F32", a(40, 16), a(10), a(40, 16), "_e64")),
    (("gfx908",), f"{v(30)} = V_ACCVGPR_READ_B32_e64 {a(10)}, {EXEC}"),
    (("gfx908",), f"{a(10)} = V_ACCVGPR_WRITE_B32_e64 $vgpr2, {EXEC}"),
    (MAI, f"{a(40)} = V_ACCVGPR_WRITE_B32_e64 {v(10)}, {EXEC}"),
    *((UNIFIED, mfma(name, d, a_b, c)) for name, two in (("F32_4X4X4F16", 2), ("F32_16X16X16F16", 2), ("F32_16X16X4F32", 1)) for d, a_b, c in (
        (v(10, 4), v(2, two), v(10, 4)), (v(40, 4), v(2, two), v(10, 4)), (v(12, 4), v(2, two), v(12, 4)), (v(40, 4), v(10, two), v(40, 4)), (v(10, 4), v(2, two), v(40, 4)))),
    *((UNIFIED, mfma("F64_4X4X4F64", d, a_b, c)) for d, a_b, c in (
        (v(10, 2), v(2, 2), v(10, 2)), (v(40, 2), v(2, 2), v(12, 2)), (v(40, 2), v(10, 2), v(40, 2)), (v(10, 2), v(2, 2), v(40, 2)))),
    (GFX940, f"{v(40, 4)} = V_SMFMAC_F32_16X16X32_F16_e64 {v(10, 2)}, {v(2, 4)}, $vgpr6, 0, 0, {v(40, 4)}, {MODE}"),
    (GFX940, f"{v(40, 4)} = V_SMFMAC_F32_16X16X32_F16_e64 {v(2, 2)}, {v(2, 4)}, $vgpr10, 0, 0, {v(40, 4)}, {MODE}"),
    (GFX940, f"{v(12, 4)} = V_SMFMAC_F32_16X16X32_F16_e64 {v(2, 2)}, {v(2, 4)}, $vgpr6, 0, 0, {v(12, 4)}, {MODE}"),
]

# RDNA and CDNA5, waves of 32.
RDNA12, RDNA34 = ("gfx1010", "gfx1030"), ("gfx1100", "gfx1151", "gfx1201")
RDNA, CDNA5 = (*RDNA12, *RDNA34), ("gfx1250",)
GFX10 = (*RDNA, *CDNA5)


def wmma(d, a_b):
    return f"{v(d, 8)} = V_WMMA_F32_16X16X16_F16_twoaddr_w32 8, {v(a_b, 8)}, 8, {v(50, 8)}, 8, {v(d, 8)}, 0, 0, {EXEC}"


RDNA_FIRST = [
    (GFX10, f"{v(10)} = V_MOV_B32_e32 $vgpr2, {EXEC}"),
    (GFX10, f"{v(10)} = V_EXP_F32_e32 $vgpr2, {MODE}"),
    (GFX10, f"{v(30)} = V_RCP_F32_e32 {v(10)}, {MODE}"),
    (GFX10, f"V_CMPX_EQ_F32_nosdst_e32 $vgpr2, $vgpr2, implicit-def $exec, {MODE}"),
    (GFX10, f"$sgpr20 = V_READFIRSTLANE_B32 $vgpr2, {EXEC}"),
    (GFX10, f"$sgpr20 = V_CMP_EQ_F32_e64 0, $vgpr2, 0, $vgpr3, 0, {MODE}"),
    (GFX10, "$sgpr20 = S_MOV_B32 0"),
    (GFX10, "$m0 = S_MOV_B32 0"),
    (GFX10, f"{v(30)} = GLOBAL_LOAD_DWORD_SADDR $sgpr20_sgpr21, $vgpr4, 0, 0, {EXEC}"),
    (GFX10, f"GLOBAL_STORE_DWORDX4_SADDR $vgpr4, {v(10, 4)}, {S2}, 0, 0, {EXEC}"),
    (GFX10, f"{v(30)} = DS_READ_B32_gfx9 $vgpr4, 0, 0, {EXEC}"),
    (RDNA12, "$sgpr22 = S_LOAD_DWORD_IMM $sgpr20_sgpr21, 0, 0"),
    (("gfx1100", "gfx1151"), wmma(10, 40)),
]
RDNA_SECOND = [
    (GFX10, f"{v(32)} = V_MOV_B32_e32 {v(10)}, {EXEC}"),
    (GFX10, f"{v(10)} = V_MOV_B32_e32 $vgpr2, {EXEC}"),
    (GFX10, f"{v(32)} = V_EXP_F32_e32 {v(10)}, {MODE}"),
    (GFX10, f"{v(32)} = V_MOV_B32_e32 $sgpr20, {EXEC}"),
    (GFX10, f"{v(32)} = V_CNDMASK_B32_e64 0, $vgpr2, 0, $vgpr3, $sgpr20, {EXEC}"),
    (GFX10, f"$sgpr22 = V_READFIRSTLANE_B32 {v(10)}, {EXEC}"),
    (GFX10, f"$sgpr20 = V_READFIRSTLANE_B32 $vgpr2, {EXEC}"),
    (GFX10, "$sgpr22 = V_READLANE_B32 $vgpr2, $sgpr20"),
    (GFX10, f"{v(32)} = V_PERMLANE16_B32_e64 0, {v(10)}, 0, $sgpr24, 0, $sgpr24, {v(32)}, 0, {EXEC}"),
    (GFX10, "$sgpr20 = S_MOV_B32 0"),
    (GFX10, "$sgpr24 = S_MOV_B32 $sgpr20"),
    (GFX10, "$m0 = S_MOV_B32 0"),
    (GFX10, f"{v(32)} = GLOBAL_LOAD_DWORD_SADDR {S2}, {v(10)}, 0, 0, {EXEC}"),
    (GFX10, f"{v(10)} = GLOBAL_LOAD_DWORD_SADDR {S2}, $vgpr4, 0, 0, {EXEC}"),
    (GFX10, f"GLOBAL_STORE_DWORD_SADDR $vgpr4, {v(10)}, {S2}, 0, 0, {EXEC}"),
    (GFX10, f"DS_WRITE_B32_gfx9 $vgpr4, {v(10)}, 0, 0, {EXEC}"),
    (RDNA12, f"V_CMPX_EQ_F32_nosdst_e32 $vgpr2, $vgpr2, implicit-def $exec, {MODE}"),
    (("gfx1100", "gfx1151"), wmma(60, 10)),
    (("gfx1100", "gfx1151"), wmma(10, 40)),
]

FIRSTS = GCN_FIRST + RDNA_FIRST
SECONDS = GCN_SECOND + RDNA_SECOND
# What ends all that a pair may leave behind.
SEPARATORS = {target: ["s_mov_b64 exec, -1", "s_nop 15", "s_nop 15"] for target in GCN}
_TEN = ["s_mov_b32 exec_lo, -1", "s_nop 15", *["v_mov_b32 v90, v91"] * 10]
SEPARATORS |= {target: ["s_waitcnt_vscnt null, 0x0", "s_waitcnt 0", "s_mov_b32 null, 0", "v_cmp_eq_u32 vcc_lo, v91, v91", *_TEN] for target in RDNA12}
SEPARATORS |= {target: [*_TEN, "s_waitcnt_depctr 0"] for target in ("gfx1100", "gfx1151")}
SEPARATORS |= {target: ["s_wait_alu 0", "v_mov_b32 v90, s20", *_TEN, "s_wait_alu 0"] for target in ("gfx1201", "gfx1250")}  # RDNA4 keeps what vector instructions have read


# Distances of LLVM that the check does not ask for, by what the two instructions match, and why.
LEFT_OUT = [
    # The tables of the ISA manuals have none for a carry-in or a lane mask, and none for EXEC before memory instructions.
    (GFX940, r"v_(cmp|cmpx|add_co|readlane|readfirstlane)_", r"v_cndmask_"),
    (GCN, r"v_cmpx_", r"(global|flat|buffer)_"),
    # With all rows and banks, and a source for each lane, nothing is kept of the destination's old value.
    (GCN, r"v_add_co_u32_e32 v30", r"v_mov_b32_dpp v30, v10 quad_perm"),
    # LLVM takes OP_SEL_HI of the first source for the half of the destination.
    (GFX940, r"v_dot2_f32_f16 ", r"v_(mfma|smfmac|dot2_f32_f16)"),
    # The manual's table has a reader alone.
    (("gfx908",), r"v_accvgpr_write_b32 a10", r"v_accvgpr_write_b32 a10"),
]


def left_out(target, first, second):
    """The check is silent where LLVM keeps a distance, and that is meant."""
    return any(target in targets and re.match(one, first) and re.match(two, second) for targets, one, two in LEFT_OUT)
