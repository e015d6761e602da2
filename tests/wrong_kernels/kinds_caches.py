"""Write-backs and invalidates between a store and a load of another workgroup or wave."""
from dialect import TARGETS
from kernel import Kind

gfx940 = ["gfx942", "gfx950"]
rdna = [t for t in TARGETS if not t.startswith("gfx9")]
# Workgroup 0 stores 64 dwords at 512 and sets the flag at 0, workgroup 1 waits for the flag and loads them.
start = """
v_mov_b32 v2, 0
v_mov_b32 v5, 1
s_cmp_eq_u32 s2, 0
s_cbranch_scc0 LABEL_consumer
"""
produce = "STORE v1, v0, s[6:7] offset:512\n"
turn = """s_branch LABEL_end
LABEL_consumer:
"""
spin = """LABEL_spin:
FLAGLOAD v3, v2, s[6:7] GETBITS
WAITLOAD
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_spin
"""
end = """WAITLOAD
STORE v1, v7, s[8:9]
LABEL_end:
"""
set_flag = "FLAGSTORE v2, v5, s[6:7] SETBITS\n"
load = "@LOAD v7, v1, s[6:7] offset:512\n"
right_set = "WRITEBACK\nWAITSTORE\n" + set_flag

kinds = [
    Kind("no invalidate after a flag", "coherence", start + produce + right_set + turn + spin + "-INVALIDATE\n" + load + end, grid=2),
    Kind("invalidate of too few caches", "coherence", start + produce + right_set + turn + spin + "-INVALIDATE\n+WEAKINVALIDATE\n" + load + end, grid=2),
    Kind("invalidate before the flag is read", "coherence", start + produce + right_set + turn + "+INVALIDATE\n" + spin + "-INVALIDATE\n" + load + end, grid=2),
    Kind("no write-back before a flag", "coherence", start + produce + "-WRITEBACK\nWAITSTORE\n" + set_flag + turn + spin + "INVALIDATE\n" + load + end, grid=2,
         targets=gfx940),
    Kind("write-back of too few caches", "coherence", start + produce + "-WRITEBACK\n+WEAKWRITEBACK\nWAITSTORE\n" + set_flag + turn + spin + "INVALIDATE\n" + load + end,
         grid=2, targets=gfx940),
    Kind("write-back before the store", "coherence", start + "+WRITEBACK\n" + produce + "-WRITEBACK\nWAITSTORE\n" + set_flag + turn + spin + "INVALIDATE\n" + load + end,
         grid=2, targets=gfx940),
    Kind("flag set before the data is waited for", "race", start + produce + "WRITEBACK\n-WAITSTORE\n" + set_flag + turn + spin + "INVALIDATE\n" + load + end, grid=2),
    Kind("flag set before the data is stored", "race", start + "+" + set_flag + produce + "WRITEBACK\nWAITSTORE\n-" + set_flag + turn + spin + "INVALIDATE\n" + load + end,
         grid=2),
    Kind("flag that is not waited for", "race", start + produce + right_set + turn + "\n".join("-" + line for line in spin.strip().split("\n")) + "\n-INVALIDATE\n" + load + end,
         grid=2),
    Kind("no invalidate after a flag that an atomic reads", "coherence", start + produce + "WRITEBACK\nWAITSTORE\nATOMSWAP v2, v5, s[6:7]\n" + turn + """LABEL_spin:
v_mov_b32 v4, 0
ATOMADD v3, v2, v4, s[6:7] RTNDEV
WAITLOAD
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_spin
-INVALIDATE
""" + load + end, grid=2),
    Kind("last workgroup reads the others' results without an invalidate", "coherence", """
v_lshl_or_b32 v4, s2, 8, v1
v_mov_b32 v2, 0
v_mov_b32 v5, 1
STORE v4, v0, s[6:7] offset:512
WRITEBACK
WAITSTORE
SMOVB MASK, EXEC
SMOVB EXEC, 1
APART
ATOMADD v3, v2, v5, s[6:7] RTNDEV
WAITLOAD
SMOVB EXEC, MASK
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 1
s_cbranch_scc0 LABEL_end
-INVALIDATE
@LOAD v7, v1, s[6:7] offset:512
WAITLOAD
STORE v1, v7, s[8:9]
LABEL_end:
""", grid=2),
    Kind("scalar load of a line that was read before", "coherence", start + produce.replace("512", "516") + right_set + turn + """SLOAD s14, s[6:7], 0x200
WAITK
""" + spin + """INVALIDATE
-s_dcache_inv
-WAITK
@SLOAD s14, s[6:7], 0x204
WAITK
v_mov_b32 v7, s14
""" + end, grid=2, targets=[t for t in TARGETS if t != "gfx1201"]),
    Kind("waves of a workgroup in WGP mode without an invalidate", "coherence", """
STORE v1, v0, s[6:7]
WAITSTORE
BARRIER
-NEARINVALIDATE
v_xor_b32 v2, 4*LANES, v1
@LOAD v3, v2, s[6:7]
WAITLOAD
STORE v1, v3, s[8:9]
""", waves=2, descriptor=(".amdhsa_workgroup_processor_mode 1",), targets=rdna),
    Kind("waves of a workgroup in TgSplit mode without an invalidate", "coherence", """
STORE v1, v0, s[6:7]
WAITSTORE
BARRIER
-NEARINVALIDATE
v_xor_b32 v2, 4*LANES, v1
@LOAD v3, v2, s[6:7]
WAITLOAD
STORE v1, v3, s[8:9]
""", waves=2, lds=0, descriptor=(".amdhsa_tg_split 1",), targets=["gfx90a", "gfx942", "gfx950"]),
]
