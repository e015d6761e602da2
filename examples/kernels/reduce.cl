// Tree reduction: each workgroup of 256 work-items adds 512 numbers in LDS and writes one partial sum.
__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void reduce(uint n, __global const float* in, __global float* partial) {
  __local float sum[256];
  const uint lane = get_local_id(0);
  const uint first = get_group_id(0) * 512 + lane;
  float value = 0.0f;
  if (first < n) value += in[first];
  if (first + 256 < n) value += in[first + 256];
  sum[lane] = value;
  for (uint width = 128; width > 0; width >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < width) sum[lane] += sum[lane + width];
  }
  if (lane == 0) partial[get_group_id(0)] = sum[0];
}
