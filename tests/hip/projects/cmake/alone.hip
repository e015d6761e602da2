#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void square(int* x) { x[threadIdx.x] = threadIdx.x * threadIdx.x; }

int main() {
  int *device = nullptr, host[64] = {};
  (void)hipMalloc(&device, sizeof host);
  square<<<1, 64>>>(device);
  (void)hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost);
  std::puts(host[9] == 81 ? "all good" : "wrong");
}
