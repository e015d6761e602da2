// printf of a kernel: a host call by the buffer that AMD's HIP runtime hands to kernels.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void say(int number) {
  if (threadIdx.x % 30 == 0)
    printf("%d.%d of %d: %s %.2f\n", int(blockIdx.x), int(threadIdx.x), number, "text", 0.5 * threadIdx.x);
}

int main() {
  say<<<2, 64>>>(7);
  const hipError_t error = hipDeviceSynchronize();
  std::puts(hipGetErrorString(error));
}
