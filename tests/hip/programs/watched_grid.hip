// A cooperative launch that waits for its grid, and says what came of it; by an argument, of so many workgroups.
#include <cstdlib>

#include "check.h"

#include <hip/hip_cooperative_groups.h>

__global__ void meet(unsigned* come, unsigned* seen) {
  if (threadIdx.x == 0) atomicAdd(come, 1);
  cooperative_groups::this_grid().sync();
  if (threadIdx.x == 0) seen[blockIdx.x] = *come;
}

int main(int, char** arguments) {
  const unsigned groups = std::strtoul(arguments[1], nullptr, 10);
  unsigned *come, *seen, host = 0;
  OK(hipMalloc(&come, sizeof *come));
  OK(hipMalloc(&seen, groups * sizeof *seen));
  OK(hipMemset(come, 0, sizeof *come));
  OK(hipMemset(seen, 0, groups * sizeof *seen));
  void* values[] = {&come, &seen};
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(meet), dim3(groups), dim3(64), values, 0, nullptr));
  const hipError_t error = hipDeviceSynchronize();
  OK(hipMemcpy(&host, seen + groups - 1, sizeof host, hipMemcpyDeviceToHost));
  std::printf("%s, %u have come\n", hipGetErrorName(error), host);
  return verdict();
}
