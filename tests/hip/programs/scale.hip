// A module: a kernel and a variable.
#include <hip/hip_runtime.h>

extern "C" __device__ float offset = 0;
extern "C" __global__ void scale(float* values, int n, float by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) values[i] = values[i] * by + offset;
}
