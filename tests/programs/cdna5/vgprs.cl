// Keeps 320 numbers of each lane in registers: more than an instruction can name, so that clang switches banks
// (S_SET_VGPR_MSB), within loops too.
#define count 320
__attribute__((reqd_work_group_size(32, 1, 1), amdgpu_waves_per_eu(1, 1)))
kernel void many(global const float* in, global float* out) {
  float v[count];
  const uint lane = get_local_id(0);
#pragma unroll
  for (int i = 0; i < count; ++i) v[i] = in[i * 32 + lane];
#pragma unroll 1
  for (int round = 0; round < 3; ++round) {
#pragma unroll
    for (int i = 0; i < count; ++i) v[i] = fma(v[i], v[(i * 7 + 3) % count], v[(i + 1) % count]) * 0.5f;
  }
#pragma unroll
  for (int i = 0; i < count; ++i) out[i * 32 + lane] = v[i];
}
