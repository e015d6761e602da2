// A kernel calls a function of another file.
#include <hip/hip_runtime.h>

#include <cstdio>

extern __device__ float twice(float x);

__global__ void fill(float* x) { x[threadIdx.x] = twice(threadIdx.x); }

int main() {
  float *device = nullptr, host[64] = {};
  (void)hipMalloc(&device, sizeof host);
  fill<<<1, 64>>>(device);
  (void)hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost);
  std::puts(host[63] == 126 ? "all good" : "wrong");
}
