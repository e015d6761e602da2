// Lanes that look at each other: ballot, readlane, bpermute, permute, swizzle, DPP reductions. A workgroup is a wave of
// 64, or two of 32.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void crosslane(__global const int* in, __global int* out) {
  const uint last = __builtin_amdgcn_wavefrontsize() - 1, lane = get_local_id(0) & last;
  const int x = in[get_global_id(0)];
  __global int* o = out + get_global_id(0) * 8;
  const ulong votes = __builtin_amdgcn_uicmp((uint)x, 100u, 36 /* ult */);
  o[0] = (int)popcount(votes);
  o[1] = __builtin_amdgcn_readfirstlane(x);
  o[2] = __builtin_amdgcn_readlane(x, 37 & last);
  o[3] = __builtin_amdgcn_ds_bpermute((int)((last - lane) * 4), x);
  o[4] = __builtin_amdgcn_ds_permute((int)(((lane * 7 + 3) & last) * 4), x);
  o[5] = __builtin_amdgcn_ds_swizzle(x, 0x041f);  // swap neighbours
  o[6] = __builtin_amdgcn_update_dpp(-1, x, 0x111, 0xf, 0xf, false);  // row_shr:1
  o[7] = __builtin_amdgcn_mbcnt_hi((uint)(votes >> 32), __builtin_amdgcn_mbcnt_lo((uint)votes, 0));
}
