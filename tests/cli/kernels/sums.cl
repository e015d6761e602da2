// 2^24 and sixteen ones, by a matrix instruction: what comes out tells in which order they are added.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void sums(global float* out) {
  const half4 ones = 1.0h;
  const float4 sums = __builtin_amdgcn_mfma_f32_16x16x16f16(ones, ones, (float4)(16777216.0f), 0, 0, 0);
  out[get_local_id(0)] = sums.x;
}
