//# title Transposing reads
//# teaches A load of CDNA4 transposes a tile of LDS: sixteen lanes read rows and get columns.
//# target gfx950
//# grid 1
//# block 64
//# format hex
//# tab lds
//# buffer in u16 256 count
//# buffer out u16 256 zero
// 16-bit numbers, four a lane. Each group of sixteen lanes transposes a tile of its own.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.text
.globl transpose
.p2align 8
.type transpose,@function
transpose:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32 v1, 3, v0               // 8 bytes a lane
  s_waitcnt lgkmcnt(0)
  global_load_dwordx2 v[2:3], v1, s[4:5]
  s_waitcnt vmcnt(0)
  ds_write_b64 v1, v[2:3]
  s_waitcnt lgkmcnt(0)
  ds_read_b64_tr_b16 v[4:5], v1         // compare v[4:5] with v[2:3]
  s_waitcnt lgkmcnt(0)
  global_store_dwordx2 v1, v[4:5], s[6:7]
  s_endpgm

.rodata
.p2align 6
.amdhsa_kernel transpose
  .amdhsa_group_segment_fixed_size 512
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 8
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
