"""Values that nothing wrote."""
from dialect import TARGETS
from kernel import Kind

gfx9 = ["gfx90a", "gfx942", "gfx950"]
store = "STORE v1, v3, s[6:7]"
use = "@VADD v3, 1, v4\n" + store

kinds = [
    Kind("VGPR in an address", "init", """
-v_mov_b32 v40, v1
@LOAD v3, v40, s[4:5]
WAITLOAD
""" + store, says="v40"),
    Kind("VGPR in a stored sum", "init", """
-v_mov_b32 v40, 0
VADD v3, 1, v40
@STORE v1, v3, s[6:7]
""", says="v40"),
    Kind("VGPR in an address of a store", "init", """
-v_mov_b32 v40, v1
@STORE v40, v0, s[6:7]
"""),
    Kind("VGPR in an address of LDS", "init", """
-v_mov_b32 v40, v1
@DSWRITE v40, v0
WAITDS
"""),
    Kind("SGPR in an address", "init", """
-s_mov_b64 s[40:41], s[4:5]
@LOAD v3, v1, s[40:41]
WAITLOAD
""" + store, says="s40"),
    Kind("SGPR in an address of a scalar load", "init", """
-s_mov_b64 s[40:41], s[4:5]
@SLOAD s12, s[40:41], 0x0
WAITK
v_mov_b32 v3, s12
""" + store),
    Kind("SGPR in a stored sum", "init", """
-s_mov_b32 s40, 1
SADD s12, s40, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
""", says="s40"),
    Kind("SGPR decides a branch", "init", """
-s_mov_b32 s40, 1
s_cmp_eq_u32 s40, 0
@s_cbranch_scc1 LABEL_end
STORE v1, v0, s[6:7]
LABEL_end:
"""),
    Kind("SCC decides a branch", "init", """
-s_cmp_eq_u32 s10, 0
@s_cbranch_scc1 LABEL_end
STORE v1, v0, s[6:7]
LABEL_end:
""", says="scc"),
    Kind("SCC as a carry", "init", """
-s_cmp_eq_u32 s10, 0
SADDC s12, s10, 0
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
""", says="scc"),
    Kind("SCC selects", "init", """
-s_cmp_eq_u32 s10, 0
s_cselect_b32 s12, 1, s10
SADD s12, s12, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
"""),
    Kind("VCC decides a branch", "init", """
-v_cmp_eq_u32 VCC, 0, v0
-APART
@s_cbranch_vccz LABEL_end
STORE v1, v0, s[6:7]
LABEL_end:
""", says="vcc"),
    Kind("VCC as a carry", "init", """
-v_cmp_eq_u32 VCC, 0, v0
VADDC v3, VCC, v0, v0, VCC
@STORE v1, v3, s[6:7]
"""),
    Kind("VCC selects", "init", """
-v_cmp_eq_u32 VCC, 0, v0
APART
v_cndmask_b32 v3, v0, v1, VCC
VADD v3, 1, v3
@STORE v1, v3, s[6:7]
"""),
    Kind("lane mask in SGPRs", "init", """
-v_cmp_eq_u32 UNDEFMASK, 0, v0
APART
v_cndmask_b32 v3, v0, v1, UNDEFMASK
VADD v3, 1, v3
@STORE v1, v3, s[6:7]
"""),
    Kind("EXEC from an SGPR", "init", """
-SMOVB UNDEFMASK, -1
APART
@SANDB EXEC, EXEC, UNDEFMASK
STORE v1, v0, s[6:7]
"""),
    Kind("EXEC from a comparison", "init", """
-v_mov_b32 v40, 0
APART
@CMPXEQ v40, v40
STORE v1, v0, s[6:7]
""".replace("v40, v40", "0, v40")),
    Kind("M0 in a relative move", "init", """
-s_mov_b32 m0, 0
s_mov_b32 s12, 7
s_mov_b32 s13, 7
APART
@s_movrels_b32 s14, s12
SADD s14, s14, 1
v_mov_b32 v3, s14
STORE v1, v3, s[6:7]
""", says="m0"),
    Kind("M0 in a stored sum", "init", """
-s_mov_b32 m0, 0
SADD s12, m0, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
""", says="m0"),
    Kind("M0 as the address of a copy to LDS", "init", """
-s_mov_b32 m0, 0
APART
@global_load_lds_dword v1, s[4:5]
WAITLOAD
""", targets=["gfx942", "gfx950"], says="m0"),
    Kind("LDS", "init", """
-v_mov_b32 v2, 0
-DSWRITE v1, v2
-WAITDS
DSREAD v4, v1
WAITDS
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
""", says="LDS"),
    Kind("LDS that half of the lanes wrote", "init", """
SMOVB MASK, EXEC
+SMOVB EXEC, 0xffff
APART
DSWRITE v1, v0
WAITDS
SMOVB EXEC, MASK
APART
DSREAD v4, v1
WAITDS
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
"""),
    Kind("LDS bytes between those that are written", "init", """
-DSWRITE v1, v0
+DSWRITE16 v1, v0
WAITDS
DSREAD v4, v1
WAITDS
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
"""),
    Kind("LDS atomic on what nothing wrote", "init", """
-v_mov_b32 v2, 0
-DSWRITE v1, v2
-WAITDS
DSADD v1, v0
WAITDS
DSREAD v3, v1
WAITDS
@STORE v1, v3, s[6:7]
"""),
    Kind("address from LDS that nothing wrote", "init", """
-v_mov_b32 v2, 0
-DSWRITE v1, v2
-WAITDS
DSREAD v4, v1
WAITDS
@LOAD v3, v4, s[4:5]
WAITLOAD
""" + store),
    Kind("scratch", "init", """
v_mov_b32 v2, 0
-SCRATCHSTORE off, v2, off
-WAITSTORE
SCRATCHLOAD v4, off, off
WAITLOAD
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
""", targets=["gfx942", "gfx950", "gfx1100", "gfx1201"], scratch=64),
    Kind("memory that the host did not write", "init", """
LOAD v4, v1, s[4:5]
WAITLOAD
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
""", host="unwritten a"),
    Kind("scalar load of memory that the host did not write", "init", """
SLOAD s12, s[4:5], 0x0
WAITK
SADD s12, s12, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
""", host="unwritten a"),
    Kind("atomic on memory that the host did not write", "init", """
v_mov_b32 v2, 0
v_mov_b32 v3, 1
@ATOMADD v2, v3, s[8:9]
""", host="unwritten c"),
    Kind("lanes that were off when the value was written", "init", """
SMOVB MASK, EXEC
+SMOVB EXEC, 0xff
APART
v_mov_b32 v4, 5
SMOVB EXEC, MASK
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
"""),
    Kind("AccVGPR", "init", """
-v_accvgpr_write_b32 a5, 0
APART
v_accvgpr_read_b32 v4, a5
APART
VADD v3, 1, v4
@STORE v1, v3, s[6:7]
""", targets=gfx9),
    Kind("comparison that becomes a branch", "init", """
-v_mov_b32 v40, 0
v_cmp_eq_u32 VCC, 0, v40
APART
@s_cbranch_vccz LABEL_end
STORE v1, v0, s[6:7]
LABEL_end:
"""),
    Kind("V_READFIRSTLANE of what nothing wrote", "init", """
-v_mov_b32 v40, 0
APART
v_readfirstlane_b32 s12, v40
APART
SADD s12, s12, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
"""),
    Kind("V_READLANE of a lane that nothing wrote", "init", """
v_writelane_b32 v40, s10, 0
APART
-v_readlane_b32 s12, v40, 0
+v_readlane_b32 s12, v40, 3
APART
SADD s12, s12, 1
v_mov_b32 v3, s12
@STORE v1, v3, s[6:7]
"""),
    Kind("DPP from lanes that were off", "init", """
SMOVB MASK, EXEC
+SMOVB EXEC, 0xff
APART
v_mov_b32 v4, v0
SMOVB EXEC, MASK
APART
v_mov_b32 v3, 0
v_mov_b32_dpp v3, v4 quad_perm:[1,0,3,2] DPPMASK
VADD v3, 1, v3
@STORE v1, v3, s[6:7]
"""),
    Kind("DS_BPERMUTE from a lane that nothing wrote", "init", """
SMOVB MASK, EXEC
+SMOVB EXEC, 0xff
APART
v_mov_b32 v4, v0
SMOVB EXEC, MASK
v_mov_b32 v2, 64
ds_bpermute_b32 v3, v2, v4
WAITDS
VADD v3, 1, v3
@STORE v1, v3, s[6:7]
"""),
    Kind("lanes that have no work-item", "init", """
+SMOVB EXEC, -1
APART
v_lshlrev_b32 v2, 2, v0
VADD v3, 1, v0
@STORE v2, v3, s[6:7]
""", lanes=24),
    Kind("half of a register", "init", """
-v_mov_b32 v2, 0
LOADD16 v2, v1, s[4:5]
WAITLOAD
VADD v3, 1, v2
@STORE v1, v3, s[6:7]
"""),
    Kind("accumulator of a multiply-add", "init", """
-v_mov_b32 v40, 0
v_mov_b32 v2, 1.0
FMAC v40, v2, v2
@STORE v1, v40, s[6:7]
"""),
    Kind("accumulator of a dot product", "init", """
-v_mov_b32 v40, 0
v_mov_b32 v2, 1
APART
v_dot2_f32_f16 v3, v2, v2, v40
APART
@STORE v1, v3, s[6:7]
"""),
    Kind("accumulator of a matrix instruction", "init", """
-v_mov_b32 v40, 0
-v_mov_b32 v41, 0
-v_mov_b32 v42, 0
-v_mov_b32 v43, 0
v_mov_b32 v2, 1.0
APART
v_mfma_f32_4x4x1_16b_f32 v[40:43], v2, v2, v[40:43]
APART
@STORE v1, v40, s[6:7]
""", targets=["gfx942", "gfx950"]),
    Kind("operand of a matrix instruction", "init", """
v_mov_b32 v40, 0
v_mov_b32 v41, 0
v_mov_b32 v42, 0
v_mov_b32 v43, 0
-v_mov_b32 v2, 1.0
APART
v_mfma_f32_4x4x1_16b_f32 v[40:43], v2, v2, v[40:43]
APART
@STORE v1, v40, s[6:7]
""", targets=["gfx942", "gfx950"]),
    Kind("accumulator of WMMA", "init", "\n".join(f"v_mov_b32 v{n}, 0" for n in range(16, 32)) + "\n" + "\n".join(f"-v_mov_b32 v{n}, 0" for n in range(40, 48)) + """
v_wmma_f32_16x16x16_f16 v[40:47], v[16:23], v[24:31], v[40:47]
@STORE v1, v40, s[6:7]
""", targets=["gfx1100"]),
    Kind("accumulator of RDNA4's WMMA", "init", "\n".join(f"v_mov_b32 v{n}, 0" for n in range(16, 24)) + "\n" + "\n".join(f"-v_mov_b32 v{n}, 0" for n in range(40, 48)) + """
v_wmma_f32_16x16x16_f16 v[40:47], v[16:19], v[20:23], v[40:47]
APART
@STORE v1, v40, s[6:7]
""", targets=["gfx1201"]),
    Kind("loop counter", "init", """
-s_mov_b32 s40, 3
s_mov_b32 s12, 0
LABEL_loop:
SADD s12, s12, 1
s_cmp_ge_u32 s12, s40
@s_cbranch_scc0 LABEL_loop
v_mov_b32 v3, s12
""" + store, says="s40"),
    Kind("start value of a sum", "init", """
-v_mov_b32 v40, 0
s_mov_b32 s12, 3
LABEL_loop:
VADD v40, v40, v0
SSUB s12, s12, 1
s_cmp_lg_u32 s12, 0
s_cbranch_scc1 LABEL_loop
@STORE v1, v40, s[6:7]
""", says="v40"),
    Kind("one lane that V_WRITELANE did not write", "init", """
-v_mov_b32 v40, 0
v_writelane_b32 v40, s10, 0
VADD v3, 1, v40
@STORE v1, v3, s[6:7]
"""),
    Kind("value of the other side of a branch", "init", """
-v_mov_b32 v40, 1
s_cmp_eq_u32 s10, 0
s_cbranch_scc0 LABEL_join
v_mov_b32 v40, 2
LABEL_join:
VADD v3, 1, v40
@STORE v1, v3, s[6:7]
"""),
    Kind("workgroup's number that the kernel does not ask for", "init", """
v_mov_b32 v2, s3
-v_mov_b32 v2, 0
v_lshlrev_b32 v2, 2, v2
@STORE v2, v0, s[6:7]
""", says="s3", lanes=1),
    Kind("atomic operand", "init", """
v_mov_b32 v2, 0
-v_mov_b32 v40, 1
@ATOMADD v2, v40, s[8:9]
"""),
    Kind("old value of a compare-and-swap", "init", """
v_mov_b32 v2, 0
v_mov_b32 v40, 1
-v_mov_b32 v41, 0
@ATOMCAS v2, v[40:41], s[8:9]
"""),
]
