"""Results that are used before the wait for them, and waits that are too weak or for another counter."""
from dialect import TARGETS
from kernel import Kind

gfx9 = ["gfx90a", "gfx942", "gfx950"]
late = [t for t in TARGETS if t not in gfx9]
shared = [t for t in TARGETS if t != "gfx1201"]  # one counter for LDS and scalar loads
fill = "v_mov_b32 v9, 0\nDSWRITE v1, v9\nWAITDS"
store = "STORE v1, v3, s[6:7]"

kinds = [
    Kind("no wait for a load", "wait", """
LOAD v2, v1, s[4:5]
-WAITLOAD
@VADD v3, 1, v2
""" + store, says="reads v2"),
    Kind("a wait that lets one load too many be on its way", "wait", """
LOAD v2, v1, s[4:5]
LOAD v4, v1, s[4:5] offset:256
-WAITLOAD(0)
+WAITLOAD(1)
@VADD v3, v4, v2
""" + store, says="reads v4"),
    Kind("a wait for the counter of LDS in place of loads", "wait", """
LOAD v2, v1, s[4:5]
-WAITLOAD
+WAITDS
@VADD v3, 1, v2
""" + store),
    Kind("a wait for the counter of stores in place of loads", "wait", """
LOAD v2, v1, s[4:5]
-WAITLOAD
+WAITSTORE
@VADD v3, 1, v2
""" + store, targets=late),
    Kind("a wait that counts a store as a load", "wait", """
LOAD v2, v1, s[4:5]
STORE v1, v0, s[8:9]
-WAITLOAD(0)
+WAITLOAD(1)
@VADD v3, 1, v2
""" + store, targets=late),
    Kind("a wait too weak for a load between stores", "wait", """
STORE v1, v0, s[8:9]
LOAD v2, v1, s[4:5]
STORE v1, v0, s[8:9] offset:256
-WAITLOAD(1)
+WAITLOAD(2)
@VADD v3, 1, v2
""" + store, targets=gfx9),
    Kind("no wait for an LDS read", "wait", fill + """
DSREAD v2, v1
-WAITDS
@VADD v3, 1, v2
""" + store),
    Kind("a wait too weak for the second LDS read", "wait", fill + """
DSREAD v2, v1
DSREAD v4, v1
-WAITDS(0)
+WAITDS(1)
@VADD v3, v2, v4
""" + store, says="reads v4"),
    Kind("a wait for loads in place of LDS", "wait", fill + """
DSREAD v2, v1
-WAITDS
+WAITLOAD
@VADD v3, 1, v2
""" + store),
    Kind("no wait for a paired LDS read", "wait", fill + """
DSWRITE v1, v9 offset:LANEBYTES
WAITDS
DSREADX2 v[4:5], v1 offset1:1
-WAITDS
@VADD v3, v4, v5
""" + store),
    Kind("no wait for a scalar load", "wait", """
SLOAD s12, s[4:5], 0x0
-WAITK
@v_mov_b32 v3, s12
""" + store, says="reads s12"),
    Kind("no wait for a scalar load, used by scalar arithmetic", "wait", """
SLOAD s12, s[4:5], 0x0
-WAITK
@SADD s13, s12, 1
v_mov_b32 v3, s13
WAITK
""" + store),
    Kind("a count for scalar loads, which return in any order", "wait", """
SLOAD s12, s[4:5], 0x0
SLOAD s13, s[4:5], 0x40
-WAITK(0)
+WAITK(1)
@v_mov_b32 v3, s12
WAITK
v_mov_b32 v4, s13
""" + store),
    Kind("no wait for the pointer among the arguments", "wait", """
SLOAD2 s[12:13], s[0:1], 0x8
-WAITK
@STORE v1, v0, s[12:13]
WAITK
"""),
    Kind("no wait for what an atomic returns", "wait", """
v_mov_b32 v2, 0
v_mov_b32 v4, 1
ATOMADD v5, v2, v4, s[8:9] RTN
-WAITLOAD
@VADD v3, 1, v5
WAITLOAD
""" + store),
    Kind("no wait for what an LDS atomic returns", "wait", fill + """
v_mov_b32 v4, 1
DSADDRTN v5, v1, v4
-WAITDS
@VADD v3, 1, v5
WAITDS
""" + store),
    Kind("no wait for a buffer load", "wait", """
s_mov_b32 s16, s4
s_and_b32 s17, s5, 0xffff
s_movk_i32 s18, 0x1000
s_mov_b32 s19, RSRC3
APART
BUFLOAD v2, v1, s[16:19], SOFFSET offen
-WAITLOAD
@VADD v3, 1, v2
""" + store),
    Kind("no wait for a FLAT load", "wait", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
FLATLOAD v4, v[2:3]
-WAITFLAT
@VADD v3, 1, v4
""" + store),
    Kind("half a wait for a FLAT load", "wait", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
FLATLOAD v4, v[2:3]
-WAITFLAT
+WAITDS
@VADD v3, 1, v4
WAITFLAT
""" + store),
    Kind("no wait for a scratch load", "wait", """
v_mov_b32 v2, 0
SCRATCHSTORE off, v2, s33
WAITSTORE
SCRATCHLOAD v4, off, s33
-WAITLOAD
@VADD v3, 1, v4
""" .replace("s33", "off") + store, targets=["gfx942", "gfx950", "gfx1100", "gfx1201"], scratch=64),
    Kind("destination of a load overwritten while it is on its way", "wait", """
LOAD v2, v1, s[4:5]
-WAITLOAD
@v_mov_b32 v2, 0
STORE v1, v2, s[6:7]
"""),
    Kind("destination of a scalar load overwritten while it is on its way", "wait", """
SLOAD s12, s[4:5], 0x0
-WAITK
@s_mov_b32 s12, 0
WAITK
v_mov_b32 v3, s12
""" + store),
    Kind("loaded value as an address", "wait", """
LOAD v2, v1, s[4:5]
-WAITLOAD
@LOAD v3, v2, s[4:5]
WAITLOAD
""" + store),
    Kind("loaded value stored at once", "wait", """
LOAD v3, v1, s[4:5]
-WAITLOAD
@STORE v1, v3, s[6:7]
"""),
    Kind("loaded value written to LDS at once", "wait", """
LOAD v3, v1, s[4:5]
-WAITLOAD
@DSWRITE v1, v3
WAITALL
"""),
    Kind("loaded value read by V_READFIRSTLANE", "wait", """
LOAD v3, v1, s[4:5]
-WAITLOAD
@v_readfirstlane_b32 s12, v3
WAITLOAD
""" + store),
    Kind("loaded value decides a branch", "wait", """
SLOAD s12, s[4:5], 0x0
-WAITK
@s_cmp_eq_u32 s12, 0
WAITK
s_cbranch_scc1 LABEL_end
STORE v1, v0, s[6:7]
LABEL_end:
"""),
    Kind("loaded lane mask", "wait", """
SLOAD2 s[20:21], s[4:5], 0x0
-WAITK
APART
@v_cndmask_b32 v3, v0, v1, MASK
WAITK
""" + store),
    Kind("wide load of which the last register is used", "wait", """
LOAD4 v[4:7], v1, s[4:5]
-WAITLOAD
@VADD v3, 1, v7
""" + store, says="v7"),
    Kind("loads of two halves of a register", "wait", """
v_mov_b32 v2, 0
LOADD16 v2, v1, s[4:5]
WAITLOAD
LOADD16HI v2, v1, s[4:5]
-WAITLOAD
@v_lshrrev_b32 v3, 16, v2
WAITLOAD
""" + store),
    Kind("no wait for DS_BPERMUTE", "wait", """
v_mov_b32 v2, 0
ds_bpermute_b32 v4, v2, v0
-WAITDS
@VADD v3, 1, v4
WAITDS
""" + store),
    Kind("no wait for DS_SWIZZLE", "wait", """
ds_swizzle_b32 v4, v0 offset:swizzle(SWAP,1)
-WAITDS
@VADD v3, 1, v4
WAITDS
""" + store),
    Kind("no wait for the clock", "wait", """
s_memtime s[12:13]
-WAITK
@v_mov_b32 v3, s12
WAITK
""" + store, targets=gfx9 + ["gfx1030"]),
    Kind("no wait for a message's answer", "wait", """
s_sendmsg_rtn_b64 s[12:13], sendmsg(MSG_RTN_GET_REALTIME)
-WAITK
@v_mov_b32 v3, s12
WAITK
""" + store, targets=["gfx1100", "gfx1201"]),
    Kind("a wait on one side of a branch", "wait", """
LOAD v2, v1, s[4:5]
s_cmp_eq_u32 s10, 0
s_cbranch_scc0 LABEL_join
WAITLOAD
LABEL_join:
-WAITLOAD
@VADD v3, 1, v2
WAITLOAD
""" + store),
    Kind("no wait in the second turn of a loop", "wait", """
s_mov_b32 s12, 2
v_mov_b32 v2, 0
v_mov_b32 v3, 0
LABEL_loop:
@VADD v3, v3, v2
-WAITLOAD
LOAD v2, v1, s[4:5]
-WAITLOAD
SSUB s12, s12, 1
s_cmp_lg_u32 s12, 0
s_cbranch_scc1 LABEL_loop
WAITLOAD
""" + store),
    Kind("LDS read before a copy to it has come", "wait", """
s_mov_b32 m0, 0
APART
global_load_lds_dword v1, s[4:5]
-WAITLOAD
@DSREAD v3, v1
WAITDS
WAITLOAD
""" + store, targets=["gfx942", "gfx950"]),
    Kind("LDS read before a buffer's copy to it has come", "wait", """
s_mov_b32 s16, s4
s_and_b32 s17, s5, 0xffff
s_movk_i32 s18, 0x1000
s_mov_b32 s19, RSRC3
s_mov_b32 m0, 0
APART
buffer_load_dword v1, s[16:19], SOFFSET offen lds
-WAITLOAD
@DSREAD v3, v1
WAITDS
WAITLOAD
""" + store, targets=gfx9),
    Kind("LDS read whose transposed result is used at once", "wait", fill + """
DSWRITE v1, v9 offset:256
WAITDS
v_lshlrev_b32 v4, 3, v0
ds_read_b64_tr_b16 v[2:3], v4
-WAITDS
@VADD v3, v2, v3
WAITDS
""" + store, targets=["gfx950"]),
    Kind("no wait for a load before a matrix instruction", "wait", """
v_mov_b32 v8, 0
v_mov_b32 v9, 0
v_mov_b32 v10, 0
v_mov_b32 v11, 0
LOAD v2, v1, s[4:5]
APART
-WAITLOAD
@v_mfma_f32_4x4x1f32 v[8:11], v2, v2, v[8:11]
APART
WAITLOAD
STORE v1, v8, s[6:7]
""", targets=["gfx90a"]),
    Kind("no wait for a load before a matrix instruction of MI300", "wait", """
v_mov_b32 v8, 0
v_mov_b32 v9, 0
v_mov_b32 v10, 0
v_mov_b32 v11, 0
LOAD v2, v1, s[4:5]
APART
-WAITLOAD
@v_mfma_f32_4x4x1_16b_f32 v[8:11], v2, v2, v[8:11]
APART
WAITLOAD
STORE v1, v8, s[6:7]
""", targets=["gfx942", "gfx950"]),
    Kind("no wait for a load into an AccVGPR", "wait", """
LOAD a0, v1, s[4:5]
-WAITLOAD
@v_accvgpr_read_b32 v3, a0
WAITLOAD
""" + store, targets=gfx9),
    Kind("a wait that is reached before the load", "wait", """
+WAITLOAD
LOAD v2, v1, s[4:5]
-WAITLOAD
@VADD v3, 1, v2
""" + store),
    Kind("an LDS counter that scalar loads share", "wait", fill + """
DSREAD v2, v1
SLOAD s12, s[4:5], 0x0
-WAITDS(0)
+WAITDS(1)
@VADD v3, 1, v2
WAITDS
""" + store, targets=shared),
]
