// Row softmax: one workgroup of 64 work-items (one wave) a row; exp by the hardware's V_EXP_F32.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void softmax(uint columns, __global const float* in, __global float* out) {
  __local float scratch[64];
  const uint lane = get_local_id(0);
  __global const float* row = in + (size_t)get_group_id(0) * columns;
  __global float* result = out + (size_t)get_group_id(0) * columns;

  float largest = -INFINITY;
  for (uint c = lane; c < columns; c += 64) largest = fmax(largest, row[c]);
  scratch[lane] = largest;
  for (uint width = 32; width > 0; width >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < width) scratch[lane] = fmax(scratch[lane], scratch[lane + width]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  largest = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);

  float total = 0.0f;
  for (uint c = lane; c < columns; c += 64) {
    const float e = __builtin_amdgcn_exp2f((row[c] - largest) * 1.44269504f);
    result[c] = e;
    total += e;
  }
  scratch[lane] = total;
  for (uint width = 32; width > 0; width >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < width) scratch[lane] += scratch[lane + width];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  const float scale = 1.0f / scratch[0];
  for (uint c = lane; c < columns; c += 64) result[c] *= scale;
}
