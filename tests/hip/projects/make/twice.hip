#include <hip/hip_runtime.h>

__device__ float twice(float x) { return 2 * x; }
