// Every kind of access at once: scalar and vector loads, scratch, LDS, atomics with and without return, lane exchange, the
// clock, barriers, divergence.
__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void mixed(uint n, __global const uint* in, __global uint* out, __global uint* histogram, __global ulong* clocks) {
  __local uint counts[16];
  __local uint tile[128];
  const uint lane = get_local_id(0);
  const uint i = get_group_id(0) * 128 + lane;
  if (lane < 16) counts[lane] = 0;
  tile[lane] = i < n ? in[i] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);

  uint table[8];  // indexed by data: scratch
  for (uint k = 0; k < 8; ++k) table[k] = tile[(lane + k * 17) & 127] * (k + 1);
  uint value = tile[lane];
  uint sum = 0;
  for (uint k = 0; k < (value & 7) + 1; ++k) {
    sum += table[(value >> k) & 7];
    table[(value + k) & 7] ^= sum;
  }
  if ((lane & 3) != 3) sum += __builtin_amdgcn_ds_bpermute((int)((lane ^ 1) * 4), (int)sum);
  if (i < n) {
    atomic_inc(&counts[value & 15]);
    atomic_xor(&histogram[16 + (value & 15)], sum);
    out[i] = sum + (atomic_add(&histogram[32], 0u) & 0u);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lane < 16) atomic_add(&histogram[lane], counts[lane]);
  if (lane == 0) clocks[get_group_id(0)] = __builtin_readcyclecounter();
}
