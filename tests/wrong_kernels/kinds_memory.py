"""Accesses to memory that is not the kernel's to access."""
from dialect import TARGETS
from kernel import Kind

late = ["gfx90a", "gfx942", "gfx950"]
load = "WAITLOAD\nSTORE v1, v3, s[6:7]"

kinds = [
    Kind("load one element past the end", "memory", """
-v_mov_b32 v2, v1
+VADD v2, 0x1000-LASTBYTE, v1
@LOAD v3, v2, s[4:5]
""" + load, says="out_of_bounds"),
    Kind("load far past the end", "memory", """
-v_mov_b32 v2, v1
+v_lshlrev_b32 v2, 16, v1
@LOAD v3, v2, s[4:5]
""" + load),
    Kind("load before the start", "memory", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
-@LOAD v4, v[2:3], off
+@LOAD v4, v[2:3], off offset:-4
WAITLOAD
STORE v1, v4, s[6:7]
"""),
    Kind("store one element past the end", "memory", """
-v_mov_b32 v2, v1
+VADD v2, 0x1000-LASTBYTE, v1
@STORE v2, v0, s[6:7]
""", says="out_of_bounds write"),
    Kind("store before the start", "memory", """
v_mov_b32 v2, s6
v_mov_b32 v3, s7
-@STORE v[2:3], v2, off
+@STORE v[2:3], v2, off offset:-8
"""),
    Kind("16-byte load that ends past the end", "memory", """
-v_mov_b32 v2, 0xff0
+v_mov_b32 v2, 0xff8
@LOAD4 v[4:7], v2, s[4:5]
WAITLOAD
v_or_b32 v3, v4, v7
STORE v1, v3, s[6:7]
"""),
    Kind("16-byte store that ends past the end", "memory", """
v_mov_b32 v4, 0
v_mov_b32 v5, 0
v_mov_b32 v6, 0
v_mov_b32 v7, 0
-v_mov_b32 v2, 0xff0
+v_mov_b32 v2, 0xffc
@STORE4 v2, v[4:7], s[6:7]
"""),
    Kind("byte load past the end", "memory", """
-v_mov_b32 v2, 0xfff
+v_mov_b32 v2, 0x1000
@LOADU8 v3, v2, s[4:5]
""" + load),
    Kind("byte store past the end", "memory", """
v_mov_b32 v3, 0
-v_mov_b32 v2, 0xfff
+v_mov_b32 v2, 0x1000
@STORE8 v2, v3, s[6:7]
"""),
    Kind("16-bit load half past the end", "memory", """
-v_mov_b32 v2, 0xffe
+v_mov_b32 v2, 0xfff
@LOADU16 v3, v2, s[4:5]
""" + load),
    Kind("buffer descriptor with too many records", "memory", """
s_mov_b32 s16, s4
s_and_b32 s17, s5, 0xffff
-s_movk_i32 s18, 0x1000
+s_movk_i32 s18, 0x2000
s_mov_b32 s19, RSRC3
v_mov_b32 v2, 0x1000
APART
@BUFLOAD v3, v2, s[16:19], SOFFSET offen
""" + load),
    Kind("FLAT load past the end", "memory", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
-v_mov_b32 v4, 0
+v_mov_b32 v4, 0x1000
VADDCO v2, VCC, v2, v4
VADDC v3, VCC, 0, v3, VCC
@FLATLOAD v5, v[2:3]
WAITFLAT
STORE v1, v5, s[6:7]
"""),
    Kind("scalar load past the end", "memory", """
-@SLOAD s12, s[4:5], 0xffc
+@SLOAD s12, s[4:5], 0x1000
WAITK
v_mov_b32 v3, s12
STORE v1, v3, s[6:7]
"""),
    Kind("wide scalar load that ends past the end", "memory", """
-@SLOAD4 s[12:15], s[4:5], 0xff0
+@SLOAD4 s[12:15], s[4:5], 0xff8
WAITK
v_mov_b32 v3, s12
STORE v1, v3, s[6:7]
"""),
    Kind("atomic past the end", "memory", """
-v_mov_b32 v2, 0
+v_mov_b32 v2, 0x1000
v_mov_b32 v3, 1
@ATOMADD v2, v3, s[6:7]
"""),
    Kind("64-bit atomic half past the end", "memory", """
-v_mov_b32 v2, 0xff8
+v_mov_b32 v2, 0xffc
v_mov_b32 v4, 1
v_mov_b32 v5, 0
@ATOMADD2 v2, v[4:5], s[6:7]
"""),
    Kind("LDS read past what the kernel asks for", "memory", """
DSWRITE v1, v0
WAITDS
-v_mov_b32 v2, v1
+VADD v2, 0x400, v1
@DSREAD v3, v2
WAITDS
STORE v1, v3, s[6:7]
"""),
    Kind("LDS write past what the kernel asks for", "memory", """
-v_mov_b32 v2, v1
+VADD v2, 0x400, v1
@DSWRITE v2, v0
WAITDS
"""),
    Kind("LDS address below 0", "memory", """
-v_mov_b32 v2, v1
+VSUB v2, v1, 4
@DSWRITE v2, v0
WAITDS
"""),
    Kind("LDS atomic past the end", "memory", """
v_mov_b32 v3, 0
DSWRITE v1, v3
WAITDS
-v_mov_b32 v2, 0
+v_mov_b32 v2, 0x400
@DSADD v2, v0
WAITDS
"""),
    Kind("kernel that asks for too little LDS", "memory", """
@DSWRITE v1, v0
WAITDS
""", lds=1024, wrong_lds=64),
    Kind("LDS aperture, FLAT access past the end", "memory", """
s_mov_b64 s[12:13], src_shared_base
v_mov_b32 v3, s13
-v_mov_b32 v2, v1
+VADD v2, 0x400, v1
@FLATSTORE v[2:3], v0
WAITFLAT
"""),
    Kind("misaligned atomic", "memory", """
-v_mov_b32 v2, 0
+v_mov_b32 v2, 2
v_mov_b32 v3, 1
@ATOMADD v2, v3, s[6:7]
""", says="misaligned"),
    Kind("misaligned 64-bit atomic", "memory", """
-v_mov_b32 v2, 8
+v_mov_b32 v2, 4
v_mov_b32 v4, 1
v_mov_b32 v5, 0
@ATOMADD2 v2, v[4:5], s[6:7]
""", says="misaligned"),
    Kind("misaligned LDS atomic", "memory", """
v_mov_b32 v4, 0
DSWRITE v1, v4
DSWRITE v1, v4 offset:256
WAITDS
-v_mov_b32 v2, 0
+v_mov_b32 v2, 1
@DSADD v2, v0
WAITDS
""", says="misaligned"),
    Kind("misaligned 64-bit LDS atomic", "memory", """
v_mov_b32 v4, 0
v_mov_b32 v5, 0
DSWRITE v1, v4
WAITDS
-v_mov_b32 v2, 0
+v_mov_b32 v2, 4
@DSADDRTN2 v[6:7], v2, v[4:5]
WAITDS
""", says="misaligned"),
    Kind("misaligned scalar load", "memory", """
-s_mov_b32 s12, 0
+s_mov_b32 s12, 2
SADD s14, s4, s12
SADDC s15, s5, 0
@SLOAD s16, s[14:15], 0x0
WAITK
v_mov_b32 v3, s16
STORE v1, v3, s[6:7]
""", says="misaligned"),
    Kind("load from a null pointer", "memory", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
+v_mov_b32 v2, 0
+v_mov_b32 v3, 0
@LOAD v4, v[2:3], off
WAITLOAD
STORE v1, v4, s[6:7]
"""),
    Kind("store through a null pointer", "memory", """
v_mov_b32 v2, s6
v_mov_b32 v3, s7
+v_mov_b32 v2, 0
+v_mov_b32 v3, 0
v_mov_b32 v4, 1
@STORE v[2:3], v4, off
"""),
    Kind("scalar load from a null pointer", "memory", """
s_mov_b64 s[12:13], s[4:5]
+s_mov_b64 s[12:13], 0
@SLOAD s14, s[12:13], 0x0
WAITK
v_mov_b32 v3, s14
STORE v1, v3, s[6:7]
"""),
    Kind("load from a freed buffer", "memory", """
@LOAD v3, v1, s[4:5]
""" + load, host="freed a"),
    Kind("store to a freed buffer", "memory", """
@STORE v1, v0, s[6:7]
""", host="freed b"),
    Kind("store to read-only memory", "memory", """
@STORE v1, v0, s[6:7]
""", host="read-only b"),
    Kind("atomic on read-only memory", "memory", """
v_mov_b32 v2, 0
@ATOMADD v2, v0, s[6:7]
""", host="read-only b"),
    Kind("load that runs into the next argument's buffer", "memory", """
v_mov_b32 v2, v1
+v_mov_b32 v2, 0x2000
@LOAD v3, v2, s[4:5]
WAITLOAD
STORE v1, v3, s[8:9]
""", host="side by side", says="argument"),
    Kind("store that runs into the next argument's buffer", "memory", """
v_mov_b32 v2, v1
+v_mov_b32 v2, 0x2000
@STORE v2, v0, s[4:5]
""", host="side by side", says="argument"),
    Kind("scalar load that runs into the next argument's buffer", "memory", """
-@SLOAD s12, s[4:5], 0x0
+@SLOAD s12, s[4:5], 0x2000
WAITK
v_mov_b32 v3, s12
STORE v1, v3, s[8:9]
""", host="side by side", says="argument"),
    Kind("store to the kernel's code", "memory", """
s_getpc_b64 s[12:13]
v_mov_b32 v2, s6
v_mov_b32 v3, s7
+v_mov_b32 v2, s12
+v_mov_b32 v3, s13
v_mov_b32 v4, 0
@STORE v[2:3], v4, off
"""),
    Kind("store to the kernel's arguments", "memory", """
v_mov_b32 v2, s6
v_mov_b32 v3, s7
+v_mov_b32 v2, s0
+v_mov_b32 v3, s1
v_mov_b32 v4, 0
@STORE v[2:3], v4, off
"""),
    Kind("argument from the wrong offset", "memory", """
-SLOAD2 s[12:13], s[0:1], 0x8
+SLOAD2 s[12:13], s[0:1], 0x18
WAITK
APART
@STORE v1, v0, s[12:13]
"""),
    Kind("argument past the kernarg segment", "memory", """
-@SLOAD2 s[12:13], s[0:1], 0x8
+@SLOAD2 s[12:13], s[0:1], 0x10000
WAITK
APART
STORE v1, v0, s[12:13]
"""),
    Kind("pointer from the middle of two arguments", "memory", """
-SLOAD2 s[12:13], s[0:1], 0x8
+SLOAD2 s[12:13], s[0:1], 0xc
WAITK
APART
@STORE v1, v0, s[12:13]
"""),
    Kind("host swaps a buffer and a number", "memory", """
@STORE v1, v0, s[6:7]
""", host="number b"),
    Kind("scratch access past the stack", "memory", """
v_mov_b32 v2, 0
-v_mov_b32 v3, 0
+v_mov_b32 v3, 0x40000
@SCRATCHSTORE v3, v2, off
""", targets=[t for t in TARGETS if t not in ("gfx90a", "gfx1030")], scratch=64),
    Kind("scratch load past the stack", "memory", """
v_mov_b32 v2, 0
SCRATCHSTORE off, v2, off
WAITSTORE
v_mov_b32 v3, 0
+v_mov_b32 v3, 0x40000
@SCRATCHLOAD v4, v3, off
WAITLOAD
STORE v1, v4, s[6:7]
""", targets=[t for t in TARGETS if t not in ("gfx90a", "gfx1030")], scratch=64),
    Kind("copy to LDS past what the kernel asks for", "memory", """
-s_mov_b32 m0, 0
+s_mov_b32 m0, 0x1000
APART
@global_load_lds_dword v1, s[4:5]
WAITLOAD
""", targets=["gfx942", "gfx950"]),
    Kind("copy to LDS from past the end", "memory", """
s_mov_b32 m0, 0
-v_mov_b32 v2, v1
+VADD v2, 0x1000, v1
APART
@global_load_lds_dword v2, s[4:5]
WAITLOAD
""", targets=["gfx942", "gfx950"]),
    Kind("index of 32 bits that overflows", "memory", """
v_mov_b32 v2, s4
v_mov_b32 v3, s5
-v_mov_b32 v4, 0
+v_mov_b32 v4, -4
VADDCO v2, VCC, v2, v4
VADDC v3, VCC, 0, v3, VCC
@LOAD v5, v[2:3], off
WAITLOAD
STORE v1, v5, s[6:7]
"""),
]
