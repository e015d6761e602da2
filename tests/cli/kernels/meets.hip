// Two workgroups that wait for each other, each with a sum of floats before: in the grid's order the second one has to wait
// for the end of the first.
#define GLOBAL __attribute__((address_space(1)))
extern "C" __global__ void meets(float* sum, unsigned* arrived) {
  __builtin_amdgcn_global_atomic_fadd_f32((GLOBAL float*)sum, 0.5f);
  if (threadIdx.x == 0) __hip_atomic_fetch_add(arrived, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  while (__hip_atomic_load(arrived, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) < 2) __builtin_amdgcn_s_sleep(1);
}
