// How matrix instructions add up: LOCKSTEP_MATRIX_MODEL says so. argv[1]: what 2^24 and sixteen ones are more than 2^24.
#include <cstdlib>

#include "check.h"

typedef _Float16 half4v __attribute__((ext_vector_type(4)));
typedef float float4v __attribute__((ext_vector_type(4)));

__global__ void sums(float* out) {
  const half4v ones = {1, 1, 1, 1};
  const float4v most = {16777216, 16777216, 16777216, 16777216};
  out[threadIdx.x] = __builtin_amdgcn_mfma_f32_16x16x16f16(ones, ones, most, 0, 0, 0)[0];
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
  float *out, host[64];
  OK(hipMalloc(&out, sizeof host));
  sums<<<1, 64>>>(out);
  OK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  for (const float each : host) CHECK(each == 16777216.0f + static_cast<float>(std::atoi(arguments[1])));
  OK(hipFree(out));
  return verdict();
}
