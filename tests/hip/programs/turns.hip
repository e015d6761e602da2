// Whether the waves of a workgroup take turns: LOCKSTEP_INTERLEAVE says so. argv[1]: what the first wave sees.
#include <cstdlib>

#include "check.h"

__global__ void looks(int* seen) {
  __shared__ volatile int set;
  if (threadIdx.x < 64) {
#pragma unroll
    for (int i = 0; i < 100; ++i) asm volatile("s_nop 0");
    seen[threadIdx.x] = set;
  } else {
    set = 1;
  }
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
  int *seen, host[64];
  OK(hipMalloc(&seen, sizeof host));
  looks<<<1, 128>>>(seen);
  OK(hipMemcpy(host, seen, sizeof host, hipMemcpyDeviceToHost));
  for (const int each : host) CHECK(each == std::atoi(arguments[1]));
  OK(hipFree(seen));
  return verdict();
}
