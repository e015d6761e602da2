// Two workgroups that wait for each other behind a sum of floats: they meet where LOCKSTEP_UNORDERED_UPDATES is 1.
#include "check.h"

__global__ void meets(float* sum, unsigned* arrived) {
  unsafeAtomicAdd(sum, 0.5f);
  if (threadIdx.x == 0) __hip_atomic_fetch_add(arrived, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  while (__hip_atomic_load(arrived, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) < 2) __builtin_amdgcn_s_sleep(1);
}

int main() {
  float* sum;
  OK(hipMalloc(&sum, 8));
  OK(hipMemset(sum, 0, 8));
  std::puts("launched");
  std::fflush(stdout);
  meets<<<2, 64>>>(sum, reinterpret_cast<unsigned*>(sum + 1));
  float host = 0;
  OK(hipMemcpy(&host, sum, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host == 64);
  OK(hipFree(sum));
  return verdict();
}
