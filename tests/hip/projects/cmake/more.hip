#include <hip/hip_runtime.h>

__global__ void increase_all(int* x) { x[blockIdx.x * blockDim.x + threadIdx.x] += 1; }

void increase(int* device, int workgroups) { increase_all<<<workgroups, 64>>>(device); }
