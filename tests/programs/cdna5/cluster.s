// Barriers and ids of a cluster by hand: workgroup g stores its results, a dword each, at out[8 * g].
  .amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
  .text
  .globl cluster
  .p2align 8
  .type cluster,@function
.macro result number
  v_mov_b32 v1, \number
  global_store_b32 v0, v1, s[2:3]
  s_wait_xcnt 0x0
  v_add_nc_u32 v0, 4, v0
.endm
cluster:
  s_load_b64 s[2:3], s[0:1], 0x0
  // one cluster alone, of any shape: the number of the workgroup in it
  s_getreg_b32 s4, hwreg(HW_REG_IB_STS2, 21, 4)
  s_lshl_b32 s5, s4, 5
  v_mov_b32 v0, s5
  // LDS byte 0 is the workgroup's own
  v_mov_b32 v2, 0
  v_mov_b32 v3, s4
  ds_store_b32 v2, v3
  s_wait_kmcnt 0x0
  s_wait_dscnt 0x0
  // 0: members and signals before and after the workgroup's own signal
  s_get_barrier_state s6, -3
  s_wait_kmcnt 0x0
  result s6
  // 1: SCC of the first workgroup that signals
  s_cmp_lg_u32 s4, s4
  s_barrier_signal_isfirst -3
  s_wait_kmcnt 0x0
  s_cselect_b32 s7, 1, 0
  result s7
  // 2
  s_sendmsg_rtn_b32 s8, sendmsg(0x88)
  s_wait_kmcnt 0x0
  result s8
  s_barrier_wait -3
  // 3: all have signalled: the count is 0 again
  s_get_barrier_state s6, -3
  s_wait_kmcnt 0x0
  s_and_b32 s6, s6, 0xffff
  result s6
  // 4
  ds_load_b32 v4, v2
  s_wait_dscnt 0x0
  v_readfirstlane_b32 s9, v4
  result s9
  // 5: cluster, workgroup
  s_getreg_b32 s10, hwreg(HW_REG_IB_STS2)
  result s10
  // 6, 7: ids
  result ttmp6
  result ttmp9
  s_endpgm
.Lend:
  .size cluster, .Lend-cluster

  .rodata
  .p2align 6
  .amdhsa_kernel cluster
    .amdhsa_group_segment_fixed_size 16
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 16
  .end_amdhsa_kernel

  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1250
amdhsa.kernels:
  - .name: cluster
    .symbol: cluster.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 16
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - {.name: out, .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}
...
  .end_amdgpu_metadata
