// Arithmetic of many kinds in a loop: STEPS times a step of about ten instructions, once round a loop of `loops`.
// native_mix (bench/valu.cpp) is the same in C++.
#ifndef STEPS
#define STEPS 4
#endif
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void mix(uint loops, __global const float* in, __global float* out) {
  const uint i = get_global_id(0);
  float x = in[i], y = in[i] * 0.5f, z = 1.0f;
  uint n = i;
#pragma nounroll
  for (uint loop = 0; loop < loops; ++loop) {
#pragma unroll
    for (uint step = 0; step < STEPS; ++step) {
      const float a = fma(x, 0.75f, y), b = x * z - y * 0.25f;
      n = (n ^ (n >> 7)) + (n << 3);
      const float c = (n & 64u) != 0 ? a : b;
      y = fmax(c, -8.0f);
      x = fmin(fma(b, 0.125f, z), 8.0f);
      z = (y + x) * 0.375f;
    }
  }
  out[i] = x + y + z + (float)n;
}
