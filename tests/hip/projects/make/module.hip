#include <hip/hip_runtime.h>

extern "C" __global__ void root(float* x) { x[threadIdx.x] = sqrtf(x[threadIdx.x]); }
