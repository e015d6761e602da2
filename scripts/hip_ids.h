// What HIP kernels are written with, for clang without ROCm's headers (included in front of every .hip kernel): kinds
// of functions and variables, work-item numbers, the barrier. Mathematics is clang's: __builtin_sqrtf, __builtin_expf,
// ... Number of workgroups: LLVM AMDGPUUsage, "AMDHSA Code Object V5 Metadata", hidden kernel arguments.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

struct lockstep_dim3 {
  unsigned x, y, z;
};
#define threadIdx \
  (lockstep_dim3{__builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z()})
#define blockIdx                                                                       \
  (lockstep_dim3{__builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), \
                 __builtin_amdgcn_workgroup_id_z()})
#define blockDim                                                                           \
  (lockstep_dim3{__builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(), \
                 __builtin_amdgcn_workgroup_size_z()})
#define LOCKSTEP_GROUPS(DIM) \
  (((__attribute__((address_space(4))) const unsigned*)__builtin_amdgcn_implicitarg_ptr())[DIM])
#define gridDim (lockstep_dim3{LOCKSTEP_GROUPS(0), LOCKSTEP_GROUPS(1), LOCKSTEP_GROUPS(2)})

static __device__ __forceinline__ void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
