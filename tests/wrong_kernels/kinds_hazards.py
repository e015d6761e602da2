"""Distances that the ISA leaves to software. Each right kernel keeps the distance, or waits by the instruction that is there for it."""
from kernel import Kind

gfx9 = ["gfx90a", "gfx942", "gfx950"]
gfx940 = ["gfx942", "gfx950"]
# Defined registers for whatever stands there.
start = "\n".join(f"v_mov_b32 v{n}, 0" for n in range(2, 24)) + "\nSMOVB MASK, EXEC\ns_mov_b64 s[12:13], s[4:5]\nv_mov_b32 v24, s10\nAPART\n"
end = "\nAPART\nWAITALL\nSTORE v1, v0, s[6:7]"


def kind(name, targets, first, second, between="APART", check="hazard", **more):
    return Kind(name, check, start + first + "\n" + "\n".join("-" + line for line in between.split("\n")) + "\n@" + second + end, targets=targets, **more)


mfma = "v_mfma_f32_16x16x16{}f16 v[4:7], v[2:3], v[2:3], v[4:7]"
kinds = []
for targets, f16 in ((["gfx90a"], ""), (gfx940, "_")):
    one, of = mfma.format(f16), "" if f16 == "" else " on MI300"
    four = "v_mfma_f32_4x4x4" + ("f16" if f16 == "" else "_16b_f16") + " v[4:7], v[2:3], v[2:3], v[4:7]"
    kinds += [
        kind("matrix result read by a vector instruction" + of, targets, one, "v_add_f32 v9, v4, v4"),
        kind("matrix result overwritten by a vector instruction" + of, targets, one, "v_mov_b32 v4, 0"),
        kind("matrix result stored" + of, targets, one, "STORE4 v1, v[4:7], s[6:7]"),
        kind("matrix result written to LDS" + of, targets, one, "DSWRITE v1, v4"),
        kind("matrix result overwritten by a load" + of, targets, one, "LOAD v4, v1, s[4:5]"),
        kind("matrix result as A of another one" + of, targets, one, one.replace("v[4:7], v[2:3]", "v[8:11], v[4:5]", 1).replace("v[2:3], v[4:7]", "v[2:3], v[8:11]")),
        kind("matrix result as a part of another one's C" + of, targets, one, one.replace("v[2:3], v[4:7]", "v[2:3], v[6:9]").replace("f16 v[4:7]", "f16 v[6:9]")),
        kind("vector result as A of a matrix instruction" + of, targets, "v_mov_b32 v2, 0", four),
        kind("EXEC written before a matrix instruction" + of, targets, "CMPXEQ v2, v2", four),
    ]
kinds += [
    kind("SGPR of a vector instruction as an address", gfx9, "v_readfirstlane_b32 s12, v24\nv_readfirstlane_b32 s12, v24".split("\n")[0] + "\ns_mov_b32 s12, s4\nv_mov_b32 v25, s4\nAPART\nv_readfirstlane_b32 s12, v25",
         "LOAD v4, v1, s[12:13]"),
    kind("SGPR of a vector instruction as a lane's number", gfx9, "v_readfirstlane_b32 s14, v2", "v_readlane_b32 s15, v2, s14"),
    kind("VCC of a comparison read by V_DIV_FMAS", gfx9, "v_cmp_eq_u32 vcc, v2, v2", "v_div_fmas_f32 v3, v2, v2, v2"),
    kind("VGPR read by DPP", gfx9, "v_mov_b32 v3, v2", "v_mov_b32_dpp v4, v3 row_shr:1 row_mask:0xf bank_mask:0xf"),
    kind("EXEC written before DPP", gfx9, "CMPXEQ v2, v2", "v_mov_b32_dpp v4, v3 row_shr:1 row_mask:0xf bank_mask:0xf"),
    kind("M0 of a scalar instruction read by a copy to LDS", gfx940, "s_mov_b32 m0, 0", "global_load_lds_dword v1, s[4:5]"),
    kind("M0 of a scalar instruction read by a relative move", gfx9, "s_mov_b32 m0, 0", "s_movrels_b32 s15, s10"),
    kind("M0 of a scalar instruction read by a message", gfx9, "s_mov_b32 m0, 0", "s_sendmsg sendmsg(MSG_INTERRUPT)"),
    kind("VCCZ after a comparison", gfx9, "v_cmp_eq_u32 vcc, v2, v2", "v_mov_b32 v4, src_vccz"),
    kind("MODE read after it is written", gfx9, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", "s_getreg_b32 s15, hwreg(HW_REG_MODE)"),
    kind("data of a wide store overwritten", gfx9, "STORE4 v1, v[4:7], s[6:7]", "v_mov_b32 v4, 0"),
    kind("dot product's result read by another instruction", gfx9, "v_dot2c_f32_f16 v3, v2, v2", "v_add_f32 v4, v3, v3"),
    kind("dot product's result stored", gfx9, "v_dot2c_f32_f16 v3, v2, v2", "STORE v1, v3, s[6:7]"),
    kind("dot product's result overwritten by a load", gfx9, "v_dot2c_f32_f16 v3, v2, v2", "LOAD v3, v1, s[4:5]"),
    kind("64-bit matrix result read by a vector instruction", gfx940, "v_mfma_f64_16x16x4_f64 v[8:15], v[2:3], v[2:3], v[8:15]", "v_mov_b32 v16, v8"),
    kind("AccVGPR result of a matrix instruction read", gfx940, "APART\n" + "\n".join(f"v_accvgpr_write_b32 a{n}, 0" for n in range(4)) +
         "\nAPART\nv_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[2:3], a[0:3]", "v_accvgpr_read_b32 v9, a0"),
    kind("result of the transcendental unit", gfx940, "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3"),
    kind("SGPR of a vector instruction as a number", gfx940, "v_readfirstlane_b32 s14, v2", "v_add_u32 v3, s14, v2"),
    kind("VGPR read by V_READLANE", gfx940, "v_mov_b32 v3, v2", "v_readlane_b32 s14, v3, 0"),
    kind("EXEC read as a number after a comparison", gfx940, "CMPXEQ v2, v2", "v_mov_b32 v5, exec_lo"),
    kind("half of a register written by SDWA", gfx940, "v_add_f16_sdwa v3, v2, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE", "v_add_f32 v4, v3, v3"),
    kind("half of a register written by OP_SEL", gfx940, "v_mad_f16 v3, v2, v2, v2 op_sel:[0,0,0,1]", "v_add_f32 v4, v3, v3"),
    kind("data of a wide store overwritten by a matrix instruction", gfx940, "STORE4 v1, v[4:7], s[6:7]", mfma.format("_")),
    kind("byte of a register written by a conversion", ["gfx950"], "v_cvt_scalef32_pk_fp8_f32 v3, v2, v2, v2 op_sel:[0,0,0,1]", "v_add_u32 v4, v3, v3"),
    kind("small matrix result as a part of another one's C", ["gfx950"], "v_mfma_f32_4x4x4_16b_f16 v[4:7], v[2:3], v[2:3], v[4:7]",
         "v_mfma_f32_16x16x16_f16 v[6:9], v[2:3], v[2:3], v[6:9]"),
    kind("denormals of MODE behind an atomic on floats", ["gfx1030"], "global_atomic_fmin v2, v3, s[6:7]", "s_denorm_mode 5", "s_nop 7"),
    kind("result of the transcendental unit on RDNA3", ["gfx1100"], "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3"),
    kind("SGPR that a vector instruction has read, written anew and read", ["gfx1201"], "v_mov_b32 v3, s10\ns_mov_b32 s10, 1", "v_mov_b32 v4, s10"),
    kind("SGPR that a vector instruction has read, written by a vector instruction", ["gfx1201"], "v_mov_b32 v3, s10\nv_readfirstlane_b32 s10, v2", "v_mov_b32 v4, s10"),
    kind("lane mask that was read, written anew and read", ["gfx1201"], "v_cndmask_b32 v3, v2, v2, vcc_lo\nv_cmp_eq_u32 vcc_lo, v2, v3".replace("v_cndmask_b32 v3, v2, v2, vcc_lo", "s_mov_b32 vcc_lo, 0\nAPART\nv_cndmask_b32 v3, v2, v2, vcc_lo"),
         "v_cndmask_b32 v4, v2, v3, vcc_lo"),
    kind("WMMA's result as A of another one", ["gfx1201"], "v_wmma_f32_16x16x16_f16 v[2:9], v[10:13], v[14:17], v[2:9]",
         "v_wmma_f32_16x16x16_f16 v[16:23], v[4:7], v[10:13], v[16:23]", "v_nop"),
    kind("vector register after MSG_DEALLOC_VGPRS", ["gfx1100", "gfx1201"], "WAITALL\ns_nop 0", "v_mov_b32 v4, v0", "s_nop 0"),
    kind("scalar arithmetic in a clause", ["gfx1030", "gfx1100", "gfx1201"], "s_clause 0x1\nLOAD v4, v1, s[4:5]", "SADD s14, s10, 1", "LOAD v5, v1, s[4:5]"),
    kind("load of LDS in a clause of memory", ["gfx1030", "gfx1100", "gfx1201"], "DSWRITE v1, v2\nWAITDS\ns_clause 0x1\nLOAD v4, v1, s[4:5]", "DSREAD v5, v1", "LOAD v6, v1, s[4:5]"),
    kind("wait in a clause", ["gfx1030", "gfx1100", "gfx1201"], "s_clause 0x1\nLOAD v4, v1, s[4:5]", "WAITLOAD", "LOAD v5, v1, s[4:5]"),
    kind("DPP on a reversed subtraction", gfx9 + ["gfx1030", "gfx1100", "gfx1201"], "APART", "VSUBREV_dpp v5, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf"),
]
for each in kinds:
    if each.name == "vector register after MSG_DEALLOC_VGPRS":
        each.body = "WAITALL\n+s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n@v_mov_b32 v4, v0"
    if each.name == "DPP on a reversed subtraction":
        each.body = start + "-VSUB_dpp v5, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf\n+@VSUBREV_dpp v5, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf" + end
