// Global wave sync (DS_GWS_*): barriers and semaphores of the device, at which workgroups of a cooperative launch meet.
// The argument says what: "works", or one of the ways to do it wrong.
#include <string>

#include "check.h"

constexpr unsigned groups = 7, items = 128, rounds = 3;

/// As AMD's device libraries have a grid's barrier: one wave of each workgroup meets the others at resource 0.
__device__ void meet(unsigned waves) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  __syncthreads();
  if (threadIdx.x == 0) __builtin_amdgcn_ds_gws_barrier(waves - 1, 0);
  __syncthreads();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
}

/// Each work-item writes a number for its neighbour in the next workgroup, which reads it when all have met.
__global__ void neighbours(unsigned* cells, unsigned* wrong, unsigned waves) {
  const unsigned next = (blockIdx.x + 1) % groups * items + threadIdx.x;
  for (unsigned round = 0; round < rounds; ++round) {
    cells[blockIdx.x * items + threadIdx.x] = 1000 * round + blockIdx.x;
    meet(waves);
    if (cells[next] != 1000 * round + (blockIdx.x + 1) % groups) atomicAdd(wrong, 1);
    meet(waves);
  }
}
/// The same, and nobody meets.
__global__ void strangers(unsigned* cells, unsigned* wrong, unsigned waves) {
  cells[blockIdx.x * items + threadIdx.x] = blockIdx.x;
  if (waves == 0) meet(groups);
  if (cells[(blockIdx.x + 1) % groups * items + threadIdx.x] == ~0u) atomicAdd(wrong, 1);
}
/// The first workgroup writes, and lets the others go on one by one, then as many as are left.
__global__ void hand_out(unsigned* cells, unsigned* wrong, unsigned) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    cells[0] = 4711;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __builtin_amdgcn_ds_gws_sema_v(3);
    __builtin_amdgcn_ds_gws_sema_br(groups - 2, 3);
    return;
  }
  __builtin_amdgcn_ds_gws_sema_p(3);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  if (cells[0] != 4711) atomicAdd(wrong, 1);
}
/// The last workgroup lets all go on that wait. They wait: it comes there when the first ones have.
__global__ void let_all_go(unsigned* cells, unsigned* wrong, unsigned) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x != groups - 1) {
    atomicAdd(cells, 1);
    __builtin_amdgcn_ds_gws_sema_p(9);
    return;
  }
  while (__hip_atomic_load(cells, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) != groups - 1)
    __builtin_amdgcn_s_sleep(1);
  __builtin_amdgcn_s_sleep(1);
  __builtin_amdgcn_ds_gws_sema_release_all(9);
}
/// What a launch leaves the next one finds.
__global__ void set(unsigned waves, unsigned resource) { __builtin_amdgcn_ds_gws_init(waves, resource); }
__global__ void pass(unsigned*, unsigned*, unsigned) {
  if (threadIdx.x == 0) __builtin_amdgcn_ds_gws_sema_p(21);
}
/// Not as many come as are to meet.
__global__ void alone(unsigned*, unsigned*, unsigned) {
  if (threadIdx.x == 0 && blockIdx.x == 0) __builtin_amdgcn_ds_gws_barrier(groups - 1, 0);
}
/// A resource is a barrier or a semaphore.
__global__ void both(unsigned*, unsigned*, unsigned) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0)
    __builtin_amdgcn_ds_gws_barrier(groups - 1, 0);
  else
    __builtin_amdgcn_ds_gws_sema_v(0);
}

int main(int, char** arguments) {
  const std::string what = arguments[1];
  unsigned *cells, *wrong, host = ~0u, waves = groups;
  OK(hipMalloc(&cells, groups * items * sizeof *cells));
  OK(hipMalloc(&wrong, sizeof *wrong));
  OK(hipMemset(wrong, 0, sizeof *wrong));
  const auto run = [&](auto* kernel, hipError_t error) {
    OK(hipMemset(cells, 0, groups * items * sizeof *cells));
    void* values[] = {&cells, &wrong, &waves};
    OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(kernel), dim3(groups), dim3(items), values, 0, nullptr));
    GIVES(error, hipDeviceSynchronize());
  };
  if (what == "works") {
    run(neighbours, hipSuccess);
    run(neighbours, hipSuccess);
    run(hand_out, hipSuccess);
    run(let_all_go, hipSuccess);
    set<<<1, 1>>>(groups, 21);
    run(pass, hipSuccess);
  }
  if (what == "strangers") run(strangers, hipSuccess);
  if (what == "alone") run(alone, hipErrorLaunchFailure);
  if (what == "both") run(both, hipErrorLaunchFailure);
  if (what == "too few") {
    set<<<1, 1>>>(groups - 1, 21);
    run(pass, hipErrorLaunchFailure);
  }
  if (what == "not cooperative") {
    neighbours<<<groups, items>>>(cells, wrong, waves);
    GIVES(hipErrorLaunchFailure, hipDeviceSynchronize());
  }
  if (what == "works" || what == "strangers") {
    OK(hipMemcpy(&host, wrong, sizeof host, hipMemcpyDeviceToHost));
    CHECK(host == 0);
  }
  return verdict();
}
