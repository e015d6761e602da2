"""Accesses that nothing orders: waves, workgroups and lanes; barriers and locks."""
from dialect import TARGETS
from kernel import Kind

late = [t for t in TARGETS if not t.startswith("gfx9")]
# v3: a value of the other half of the workgroup's LDS; v2: its address.
other = "v_xor_b32 v2, 4*LANES, v1"
zero = "v_mov_b32 v9, 0"
# v5: 1 in the first wave, s12 the wave's number.
wave = "v_lshrrev_b32 v5, LOGLANES, v0\nAPART\nv_readfirstlane_b32 s12, v5\nAPART"

kinds = [
    Kind("no barrier between a write and a read of LDS", "race", f"""
DSWRITE v1, v0
WAITDS
-BARRIER
{other}
@DSREAD v3, v2
WAITDS
STORE v1, v3, s[6:7]
""", waves=2),
    Kind("no barrier before LDS is written again", "race", f"""
DSWRITE v1, v0
WAITDS
BARRIER
{other}
DSREAD v3, v2
WAITDS
-BARRIER
@DSWRITE v1, v3
WAITDS
""", waves=2),
    Kind("no barrier at the end of a loop over tiles of LDS", "race", f"""
s_mov_b32 s12, 2
v_mov_b32 v4, 0
{other}
LABEL_loop:
@DSWRITE v1, v0
WAITDS
BARRIER
DSREAD v3, v2
WAITDS
VADD v4, v4, v3
-BARRIER
SSUB s12, s12, 1
s_cmp_lg_u32 s12, 0
s_cbranch_scc1 LABEL_loop
STORE v1, v4, s[6:7]
""", waves=2),
    Kind("barrier before the LDS write is waited for", "wait", f"""
DSWRITE v1, v0
-WAITDS
BARRIER
+WAITDS
{other}
@DSREAD v3, v2
WAITDS
STORE v1, v3, s[6:7]
""", waves=2),
    Kind("two waves write one LDS byte", "race", f"""
+v_mov_b32 v1, 0
@DSWRITE v1, v0
WAITDS
""".replace("+v_mov_b32 v1, 0", "+v_and_b32 v1, 4*LANES-1, v1"), waves=2),
    Kind("atomic and plain write of LDS", "race", f"""
{zero}
v_mov_b32 v2, 0
DSWRITE v2, v9
WAITDS
BARRIER
DSADD v2, v0
WAITDS
-BARRIER
@DSWRITE v2, v9
WAITDS
""", waves=2),
    Kind("plain update of LDS by two waves", "race", f"""
{zero}
v_mov_b32 v2, 0
-v_mov_b32 v2, v1
DSWRITE v2, v9
WAITDS
BARRIER
@DSREAD v3, v2
WAITDS
VADD v3, v3, v0
DSWRITE v2, v3
WAITDS
""", waves=2),
    Kind("two workgroups write one byte of memory", "race", """
-v_lshl_or_b32 v1, s2, 8, v1
v_mov_b32 v3, s2
@STORE v1, v3, s[6:7]
""", grid=2),
    Kind("a workgroup reads what another one writes", "race", """
v_lshl_or_b32 v1, s2, 8, v1
v_mov_b32 v2, v1
+v_xor_b32 v2, 0x100, v1
STORE v1, v0, s[6:7]
WAITSTORE
@LOAD v3, v2, s[6:7]
WAITLOAD
STORE v1, v3, s[8:9]
""", grid=2),
    Kind("a workgroup writes what another one has read", "race", """
v_lshl_or_b32 v1, s2, 8, v1
v_mov_b32 v2, v1
+v_xor_b32 v2, 0x100, v1
LOAD v3, v2, s[6:7]
WAITLOAD
@STORE v1, v0, s[6:7]
WAITSTORE
""", grid=2),
    Kind("workgroups add to memory without an atomic", "race", """
v_mov_b32 v2, 0
v_mov_b32 v4, 1
-ATOMADD v2, v4, s[6:7]
+LOAD v3, v2, s[6:7]
+WAITLOAD
+VADD v3, v3, v4
+@STORE v2, v3, s[6:7]
""", grid=2, lanes=1),
    Kind("two waves write one byte of memory", "race", """
+v_and_b32 v1, 4*LANES-1, v1
@STORE v1, v0, s[6:7]
""", waves=2),
    Kind("no barrier between two waves' accesses to memory", "race", f"""
STORE v1, v0, s[6:7]
WAITSTORE
-BARRIER
{other}
@LOAD v3, v2, s[6:7]
WAITLOAD
STORE v1, v3, s[8:9]
""", waves=2),
    Kind("barrier before a store to memory is waited for", "race", f"""
STORE v1, v0, s[6:7]
-WAITSTORE
BARRIER
NEARINVALIDATE
{other}
@LOAD v3, v2, s[6:7]
WAITLOAD
STORE v1, v3, s[8:9]
""", waves=2, targets=late, descriptor=(".amdhsa_workgroup_processor_mode 1",)),
    Kind("lanes write different values to one byte of memory", "race", """
+v_and_b32 v1, 0x3c, v1
@STORE v1, v0, s[6:7]
"""),
    Kind("lanes write different values to one byte of LDS", "race", """
+v_and_b32 v1, 0x3c, v1
@DSWRITE v1, v0
WAITDS
"""),
    Kind("wide stores of neighbouring lanes overlap", "race", """
v_mov_b32 v4, v0
v_mov_b32 v5, v0
-v_lshlrev_b32 v2, 3, v0
+v_lshlrev_b32 v2, 2, v0
@STORE2 v2, v[4:5], s[6:7]
"""),
    Kind("histogram in memory without atomics", "race", """
v_and_b32 v2, 0x3c, v1
v_mov_b32 v4, 1
-ATOMADD v2, v4, s[6:7]
+LOAD v3, v2, s[6:7]
+WAITLOAD
+VADD v3, v3, v4
+@STORE v2, v3, s[6:7]
"""),
    Kind("histogram in LDS without atomics", "race", """
v_mov_b32 v9, 0
DSWRITE v1, v9
WAITDS
v_and_b32 v2, 0x3c, v1
v_mov_b32 v4, 1
-DSADD v2, v4
+DSREAD v3, v2
+WAITDS
+VADD v3, v3, v4
+@DSWRITE v2, v3
WAITDS
"""),
    Kind("plain store beside another workgroup's atomic", "race", """
v_mov_b32 v2, 0
v_mov_b32 v4, 1
s_cmp_eq_u32 s2, 0
s_cbranch_scc1 LABEL_first
-ATOMADD v2, v4, s[6:7]
+@STORE v2, v4, s[6:7]
s_branch LABEL_end
LABEL_first:
ATOMADD v2, v4, s[6:7]
LABEL_end:
""", grid=2, lanes=1),
    Kind("buffer store of two workgroups", "race", """
s_mov_b32 s16, s6
s_and_b32 s17, s7, 0xffff
s_movk_i32 s18, 0x1000
s_mov_b32 s19, RSRC3
-v_lshl_or_b32 v1, s2, 8, v1
v_mov_b32 v3, s2
APART
@BUFSTORE v3, v1, s[16:19], SOFFSET offen
""", grid=2),
    Kind("scalar load of what another wave stores", "race", f"""
{wave}
s_cmp_eq_u32 s12, 0
s_cbranch_scc0 LABEL_second
STORE v1, v0, s[6:7]
WAITSTORE
-s_branch LABEL_end
LABEL_second:
-SLOAD s14, s[4:5], 0x0
+@SLOAD s14, s[6:7], 0x0
WAITK
LABEL_end:
BARRIER
""", waves=2, targets=[]),
    Kind("write of LDS by a copy that nothing orders with a read", "race", f"""
DSWRITE v1, v0
WAITDS
BARRIER
{other}
DSREAD v3, v2
WAITDS
-BARRIER
{wave}
s_lshl_b32 s13, s12, 2+LOGLANES
s_mov_b32 m0, s13
APART
@global_load_lds_dword v1, s[4:5]
WAITLOAD
STORE v1, v3, s[6:7]
""", waves=2, targets=["gfx942", "gfx950"]),
    Kind("barrier that one wave does not reach", "sync", f"""
{wave}
s_cmp_eq_u32 s12, 0
+s_cbranch_scc1 LABEL_end
BARRIER
LABEL_end:
""", waves=2),
    Kind("barrier inside a loop whose turns differ", "sync", f"""
{wave}
-s_mov_b32 s12, 1
SADD s12, s12, 1
LABEL_loop:
BARRIER
SSUB s12, s12, 1
s_cmp_lg_u32 s12, 0
s_cbranch_scc1 LABEL_loop
""", waves=2),
    Kind("early return of one wave before a barrier", "sync", f"""
{wave}
s_cmp_eq_u32 s12, 1
+s_cbranch_scc1 LABEL_end
DSWRITE v1, v0
WAITDS
BARRIER
{other}
DSREAD v3, v2
WAITDS
STORE v1, v3, s[6:7]
LABEL_end:
""", waves=2),
    Kind("two signals of a barrier without a wait between them", "sync", """
s_barrier_signal -1
+@s_barrier_signal -1
s_barrier_wait -1
""", waves=2, targets=["gfx1201"]),
    Kind("lanes of a wave spin on a lock that one of them has", "sync", """
v_mov_b32 v2, 0
v_mov_b32 v4, 1
v_mov_b32 v5, 0
-SMOVB EXEC, 1
APART
SMOVB MASK, EXEC
LABEL_spin:
@ATOMSWAP v3, v2, v4, s[6:7] RTNDEV
WAITLOAD
v_cmp_ne_u32 VCC, 0, v3
APART
SANDB EXEC, EXEC, VCC
s_cbranch_execnz LABEL_spin
SMOVB EXEC, MASK
APART
STORE v2, v5, s[6:7] SETBITS
""", budget=2000000),
    Kind("spin on a flag that nothing sets", "fault: instruction_budget", """
v_mov_b32 v2, 0
-v_mov_b32 v3, 1
-ATOMSWAP v2, v3, s[6:7]
-WAITSTORE
LABEL_spin:
FLAGLOAD v3, v2, s[6:7] GETBITS
WAITLOAD
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_spin
"""),
    Kind("workgroup waits for a later one", "fault: instruction_budget", """
v_mov_b32 v2, 0
v_mov_b32 v4, 1
-s_cmp_eq_u32 s2, 1
+s_cmp_eq_u32 s2, 0
s_cbranch_scc1 LABEL_wait
ATOMSWAP v2, v4, s[6:7]
s_branch LABEL_end
LABEL_wait:
FLAGLOAD v3, v2, s[6:7] GETBITS
WAITLOAD
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_wait
LABEL_end:
""", grid=2),
    Kind("wave waits for another one that waits at a barrier", "fault: barrier_deadlock", f"""
{zero}
v_mov_b32 v2, 0
DSWRITE v2, v9
WAITDS
BARRIER
{wave}
v_mov_b32 v4, 1
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_wait
+BARRIER
DSADD v2, v4
WAITDS
-BARRIER
s_branch LABEL_end
LABEL_wait:
DSADDRTN v3, v2, v9
WAITDS
APART
v_readfirstlane_b32 s12, v3
APART
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 LABEL_wait
BARRIER
LABEL_end:
""", waves=2),
]
kinds = [kind for kind in kinds if kind.targets]
