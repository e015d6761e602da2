"""Operand types with their predefined values: source selectors, hardware registers, messages, wait counts.

Selector and message numbers are those that llvm-mc 22 prints for a target of the ISA; SOURCES.md gives the command.
"""

SGPRS = [(f"s{i}", i) for i in range(102)]
SPECIAL_SGPRS = [("flat_scratch_lo", 102), ("flat_scratch_hi", 103), ("xnack_mask_lo", 104), ("xnack_mask_hi", 105)]
VCC = [("vcc_lo", 106), ("vcc_hi", 107)]
TTMPS = [(f"ttmp{i}", 108 + i) for i in range(16)]
M0 = [("m0", 124)]
EXEC = [("exec_lo", 126), ("exec_hi", 127)]
INLINE_INTEGERS = [(str(i), 128 + i) for i in range(65)] + [(str(-i), 192 + i) for i in range(1, 17)]
APERTURES = [("src_shared_base", 235), ("src_shared_limit", 236), ("src_private_base", 237), ("src_private_limit", 238),
             ("src_pops_exiting_wave_id", 239)]
INLINE_FLOATS = [("0.5", 240), ("-0.5", 241), ("1.0", 242), ("-1.0", 243), ("2.0", 244), ("-2.0", 245), ("4.0", 246),
                 ("-4.0", 247), ("0.15915494", 248)]
VARIANTS = [("src_sdwa", 249), ("src_dpp", 250)]
STATUS_BITS = [("src_vccz", 251), ("src_execz", 252), ("src_scc", 253)]
LDS_DIRECT = [("src_lds_direct", 254)]
LITERAL = [("src_literal", 255)]
VGPRS = [(f"v{i}", i) for i in range(256)]
SOURCE_VGPRS = [(f"v{i}", 256 + i) for i in range(256)]
ACCVGPRS = [(f"acc{i}", i) for i in range(256)]
PARAMETERS = [("p10", 0), ("p20", 1), ("p0", 2)]  # V_INTERP: which of three parameters
SOURCE_ACCVGPRS = [(f"acc{i}", 768 + i) for i in range(256)]

SDST = SGPRS + SPECIAL_SGPRS + VCC + TTMPS + M0 + EXEC
CONSTANTS = INLINE_INTEGERS + INLINE_FLOATS
SSRC_NOLIT = SDST + INLINE_INTEGERS + APERTURES + INLINE_FLOATS + STATUS_BITS
SIMPLE = SSRC_NOLIT + SOURCE_VGPRS
MESSAGES = [("MSG_INTERRUPT", 1), ("MSG_GS", 2), ("MSG_GS_DONE", 3), ("MSG_SAVEWAVE", 4), ("MSG_STALL_WAVE_GEN", 5),
            ("MSG_HALT_WAVES", 6), ("MSG_ORDERED_PS_DONE", 7), ("MSG_EARLY_PRIM_DEALLOC", 8), ("MSG_GS_ALLOC_REQ", 9),
            ("MSG_GET_DOORBELL", 10), ("MSG_SYSMSG", 15)]

PREDEFINED = {
    "OPR_ACCVGPR": ACCVGPRS,
    "OPR_SDST": SDST,
    "OPR_SENDMSG": MESSAGES,
    "OPR_SRC": SSRC_NOLIT + VARIANTS + LDS_DIRECT + LITERAL + SOURCE_VGPRS,
    "OPR_SRC_ACCVGPR": SOURCE_ACCVGPRS,
    "OPR_SRC_NOLDS": SSRC_NOLIT + VARIANTS + LITERAL + SOURCE_VGPRS,
    "OPR_SRC_NOLIT": SSRC_NOLIT + LDS_DIRECT + SOURCE_VGPRS,
    "OPR_SRC_SIMPLE": SIMPLE,
    "OPR_SRC_VGPR": SOURCE_VGPRS,
    "OPR_SRC_VGPR_OR_ACCVGPR": SOURCE_VGPRS + SOURCE_ACCVGPRS,
    "OPR_SRC_VGPR_OR_ACCVGPR_OR_CONST": CONSTANTS + SOURCE_VGPRS + SOURCE_ACCVGPRS,
    "OPR_SREG": SDST,
    "OPR_SREG_NOVCC": SGPRS + SPECIAL_SGPRS + TTMPS + M0,
    "OPR_SSRC": SSRC_NOLIT + LITERAL,
    "OPR_SSRC_LANESEL": SDST + INLINE_INTEGERS,
    "OPR_SSRC_NOLIT": SSRC_NOLIT,
    "OPR_VGPR": VGPRS,
    "OPR_VGPR_OR_ACCVGPR": VGPRS + [(name, 512 + value) for name, value in ACCVGPRS],
    "OPR_VGPR_OR_LDS": LDS_DIRECT + SOURCE_VGPRS,
}
# RDNA and CDNA5: 106 SGPRs, NULL in front of M0, no SDWA, and what the sources below 128 and from 230 on are.
GFX10 = ("rdna1", "rdna1_dot", "rdna2")
RDNA_SGPRS = [(f"s{i}", i) for i in range(106)]
RDNA_SDST = RDNA_SGPRS + VCC + TTMPS + [("null", 124), ("m0", 125)] + EXEC
GFX10_SDST = RDNA_SGPRS + VCC + TTMPS + M0 + [("null", 125)] + EXEC  # RDNA1 and RDNA2 have them the other way round
RDNA_VARIANTS = [("src_dpp8", 233), ("src_dpp8_fi", 234), ("src_dpp", 250)]
GFX11_APERTURES = APERTURES[:4]
CDNA5_APERTURES = [("src_flat_scratch_base_lo", 230), ("src_flat_scratch_base_hi", 231), *APERTURES[:2]]


def gfx10_types():
    """RDNA1 and RDNA2: SDWA, LDS_DIRECT, VCCZ and EXECZ are sources. Left out: 239, the waves that a pixel waits for (POPS)."""
    scalar = GFX10_SDST + INLINE_INTEGERS + GFX11_APERTURES + INLINE_FLOATS + STATUS_BITS
    inline = INLINE_INTEGERS + INLINE_FLOATS
    return {
        "OPR_EXEC": EXEC, "OPR_SDST": GFX10_SDST, "OPR_SDST_NULL": [("null", 125)] + RDNA_SGPRS, "OPR_SREG": GFX10_SDST,
        "OPR_SREG_M0_INL": GFX10_SDST + inline, "OPR_SRC": scalar + RDNA_VARIANTS[:2] + VARIANTS + LDS_DIRECT + LITERAL + SOURCE_VGPRS,
        "OPR_SRC_SIMPLE": scalar + SOURCE_VGPRS, "OPR_SRC_VGPR": SOURCE_VGPRS, "OPR_SSRC": scalar + LITERAL,
        "OPR_SSRC_LANESEL": GFX10_SDST + INLINE_INTEGERS, "OPR_VGPR": VGPRS, "OPR_SENDMSG": MESSAGES[:10] + [("MSG_GET_DDID", 11), MESSAGES[10]],
        "OPR_VINTRP_PARAM": PARAMETERS}


def rdna_types(isa, messages):
    if isa in GFX10:
        return gfx10_types()
    apertures = CDNA5_APERTURES if isa == "cdna5" else GFX11_APERTURES
    literal = LITERAL + ([("src_literal64", 254)] if isa == "cdna5" else [])
    scalar = RDNA_SDST + INLINE_INTEGERS + apertures + INLINE_FLOATS + [("src_scc", 253)]
    inline = INLINE_INTEGERS + INLINE_FLOATS
    barriers = INLINE_INTEGERS + [("m0", 125)]
    return {
        "OPR_EXEC": EXEC, "OPR_SDST": RDNA_SDST, "OPR_SDST_NULL": [("null", 124)] + RDNA_SGPRS, "OPR_SREG": RDNA_SDST,
        "OPR_SREG_M0": RDNA_SDST, "OPR_SREG_M0_INL": RDNA_SDST + inline, "OPR_SREG_LITERAL": RDNA_SDST + LITERAL,
        "OPR_SRC": scalar + RDNA_VARIANTS + literal + SOURCE_VGPRS, "OPR_SRC_SIMPLE": scalar + SOURCE_VGPRS,
        "OPR_SRC_VGPR": SOURCE_VGPRS, "OPR_SRC_VGPR_OR_INLINE": inline + SOURCE_VGPRS, "OPR_SSRC": scalar + literal,
        "OPR_SSRC_LANESEL": RDNA_SDST + INLINE_INTEGERS, "OPR_SSRC_BARRIER_ID": barriers, "OPR_VGPR": VGPRS,
        "OPR_SENDMSG": [("MSG_INTERRUPT", 1), ("MSG_DEALLOC_VGPRS", 3)],
        "OPR_SENDMSG_RTN": sorted(((n, v) for n, v in messages.items() if n.startswith("MSG_RTN_")), key=lambda m: m[1])}


RDNA_WITHOUT_VALUES = ["OPR_ATTR", "OPR_CLAUSE", "OPR_DELAY", "OPR_FLAT_SCRATCH", "OPR_LABEL", "OPR_PC", "OPR_SDST_EXEC", "OPR_SDST_M0",
                       "OPR_SIMM16", "OPR_SIMM24", "OPR_SIMM32", "OPR_SIMM5", "OPR_SIMM64", "OPR_SIMM8", "OPR_SLEEP", "OPR_SMEM_OFFSET",
                       "OPR_SMEM_OFFSET_NOK", "OPR_SSRC_SPECIAL_SCC", "OPR_VCC", "OPR_VERSION", "OPR_WAITCNT_DEPCTR", "OPR_WAIT_ALU",
                       "OPR_WAIT_EVENT"]
GFX10_WAITCNT = {"OPR_WAITCNT": {"VM": [(0, 4), (14, 2)], "EXP": [(4, 3)], "LGKM": [(8, 6)]}}
RDNA3_WAITCNT = {"OPR_WAITCNT": {"VM": [(10, 6)], "EXP": [(0, 3)], "LGKM": [(4, 6)]}}
GFX12_WAITS = {"OPR_WAIT_MEM_DS": {"DS": [(0, 6)], "MEM": [(8, 6)]}}
WITHOUT_VALUES = ["OPR_FLAT_SCRATCH", "OPR_LABEL", "OPR_PC", "OPR_SDST_EXEC", "OPR_SDST_M0", "OPR_SIMM16", "OPR_SIMM32", "OPR_SIMM4",
                  "OPR_SIMM8", "OPR_SMEM_OFFSET", "OPR_SSRC_SPECIAL_SCC", "OPR_VCC"]
GFX9 = ("cdna1", "cdna2", "cdna3", "cdna4", "gcn5", "gcn5_7nm")  # folders; the others are RDNA and CDNA5
PIXELS = ("gcn5", "gcn5_7nm", "cdna1")  # ISAs of this family with V_INTERP: attributes of pixels
PARTITIONED = {
    "OPR_WAITCNT": {"VM": [(0, 4), (14, 2)], "EXP": [(4, 3)], "LGKM": [(8, 4)]},
}
HWREG_PARTS = {"ID": [(0, 6)], "OFFSET": [(6, 5)], "SIZE": [(11, 5)]}


def write(out, isa, hwregs, messages):
    """Writes <OperandTypes>. `hwregs`, `messages`: name -> number."""
    rdna = isa not in GFX9
    partitioned = PARTITIONED if not rdna else GFX10_WAITCNT if isa in GFX10 else RDNA3_WAITCNT if isa.startswith("rdna3") else GFX12_WAITS
    without = RDNA_WITHOUT_VALUES if rdna else WITHOUT_VALUES + (["OPR_ATTR"] if isa in PIXELS else [])
    predefined = {**(rdna_types(isa, messages) if rdna else PREDEFINED), "OPR_HWREG": sorted(hwregs.items(), key=lambda item: item[1])}
    if isa in PIXELS:
        predefined["OPR_VINTRP_PARAM"] = PARAMETERS
    if isa == "cdna1":
        predefined["OPR_SRC_VGPR_OR_INLINE"] = CONSTANTS + SOURCE_VGPRS  # of V_ACCVGPR_WRITE
    out.open("OperandTypes")
    for name in sorted([*predefined, *without, *partitioned]):
        out.open("OperandType", f' IsPartitioned="{str(name in partitioned or name == "OPR_HWREG").lower()}"')
        out.leaf("OperandTypeName", name)
        if name in predefined:
            out.open("OperandPredefinedValues")
            for text, value in predefined[name]:
                out.line(f"<PredefinedValue><Name>{text}</Name><Value>{value}</Value></PredefinedValue>")
            out.close("OperandPredefinedValues")
        if name in partitioned or name == "OPR_HWREG":
            out.bitmap(partitioned.get(name, HWREG_PARTS))
        out.close("OperandType")
    out.close("OperandTypes")
