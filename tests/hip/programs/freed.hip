// A kernel that writes behind its memory, and one that writes to memory that was freed.
#include "check.h"

__global__ void behind(float* out) { out[threadIdx.x + 1] = 2; }
__global__ void late(float* out) { out[threadIdx.x] = 2; }

int main() {
  float* memory = nullptr;
  OK(hipMalloc(&memory, 256));
  behind<<<1, 64>>>(memory);
  const hipError_t first = hipDeviceSynchronize();
  OK(hipFree(memory));
  late<<<1, 64>>>(memory);
  const hipError_t second = hipDeviceSynchronize();
  std::printf("%s %s\n", hipGetErrorName(first), hipGetErrorName(second));
  return verdict();
}
