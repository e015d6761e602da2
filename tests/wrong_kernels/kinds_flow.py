"""Control flow, registers and words that do not exist, traps, descriptors."""
from dialect import TARGETS
from kernel import Kind

late = [t for t in TARGETS if not t.startswith("gfx9")]
clauses = "LOAD v2, v1, s[4:5]\n{}LOAD v3, v1, s[4:5] offset:256\nWAITLOAD\nVADD v3, v3, v2\nSTORE v1, v3, s[6:7]"
body = "STORE v1, v0, s[6:7]"

kinds = [
    Kind("loop that does not end", "fault: instruction_budget", """
s_mov_b32 s12, 4
LABEL_loop:
SADD s13, s10, 1
-SSUB s12, s12, 1
s_cmp_lg_u32 s12, 0
s_cbranch_scc1 LABEL_loop
"""),
    Kind("loop whose counter passes its end", "fault: instruction_budget", """
s_mov_b32 s12, 1
LABEL_loop:
SADD s12, s12, 2
-s_cmp_ge_u32 s12, 8
+s_cmp_eq_u32 s12, 8
s_cbranch_scc0 LABEL_loop
"""),
    Kind("branch past the code", "fault: out_of_bounds", """
-s_branch LABEL_end
+s_branch LABEL_end + 0x1fff0
LABEL_end:
""", targets=[]),
    Kind("jump to an address that is no code", "fault: out_of_bounds", """
s_getpc_b64 s[12:13]
SADD s12, s12, LABEL_next - LABEL_here
+s_mov_b32 s12, 0
+s_mov_b32 s13, 0
s_setpc_b64 s[12:13]
LABEL_next:
""", targets=[]),
    Kind("word that is no instruction", "fault: illegal_instruction", """
-v_nop
+@.long 0xffffffff
"""),
    Kind("instruction of another ISA", "fault: illegal_instruction", """
-v_nop
+@.long 0xd3e40008, 0x04200500
""", targets=late),
    Kind("S_TRAP", "fault: trap", """
-s_nop 0
+@s_trap 2
"""),
    Kind("VGPR beyond those of the kernel", "fault: register_out_of_range", """
-v_mov_b32 v3, v0
+@v_mov_b32 v200, v0
STORE v1, v0, s[6:7]
"""),
]
kinds = [kind for kind in kinds if kind.targets]
