// Workgroups of a cluster that work together: the cluster's barrier, loads for all of them, and what goes wrong.
#define CLUSTER(x) __attribute__((cluster_dims(x, 1, 1)))
#define ITEMS(n) __attribute__((amdgpu_flat_work_group_size(n, n)))

// Each workgroup hands its neighbour in the cluster what it has, some times over; its own LDS stays as it was.
static __device__ void exchange(int* out, int* slots, int rounds, int workgroups, int items) {
  __shared__ int own[96];
  const int group = __builtin_amdgcn_workgroup_id_x(), item = __builtin_amdgcn_workitem_id_x();
  const int member = __builtin_amdgcn_cluster_workgroup_id_x();
  int sum = group * 1000 + item;
  own[item] = sum;
  for (int round = 0; round < rounds; ++round) {
    slots[items * group + item] = sum;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "cluster");
    __builtin_amdgcn_s_cluster_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "cluster");
    const int next = group - member + (member + 1) % workgroups;
    sum = 3 * sum + slots[items * next + items - 1 - item];
    __builtin_amdgcn_s_cluster_barrier();
  }
  out[items * group + item] = sum + own[items - 1 - item];
}
extern "C" __global__ CLUSTER(4) ITEMS(96) void exchange_waves(int* out, int* slots, int rounds) {
  exchange(out, slots, rounds, 4, 96);
}
// Workgroups of one wave have no barrier of their own.
extern "C" __global__ CLUSTER(4) ITEMS(32) void exchange_wave(int* out, int* slots, int rounds) {
  exchange(out, slots, rounds, 4, 32);
}
// Compiled for workgroups of one to three waves.
extern "C" __global__ CLUSTER(4) __attribute__((amdgpu_flat_work_group_size(32, 96)))
void exchange_some(int* out, int* slots, int rounds, int items) {
  exchange(out, slots, rounds, 4, items);
}
// How large the cluster is the launch says.
extern "C" __global__ ITEMS(32) void exchange_any(int* out, int* slots, int rounds) {
  exchange(out, slots, rounds, __builtin_amdgcn_cluster_workgroup_max_id_x() + 1, 32);
}

// Both workgroups ask for the same data; each finds it in its own LDS, beside what it alone has there.
extern "C" __global__ CLUSTER(2) ITEMS(32) void multicast(int* out, int* in) {
  __shared__ int lds[64];
  const int group = __builtin_amdgcn_workgroup_id_x(), item = __builtin_amdgcn_workitem_id_x();
  lds[item] = -1 - group;
  typedef __attribute__((address_space(1))) int Global;
  typedef __attribute__((address_space(3))) int Local;
  __builtin_amdgcn_cluster_load_async_to_lds_b32((Global*)(in + item), (Local*)(lds + 32 + item), 0, 0, 3);
  __builtin_amdgcn_s_wait_asynccnt(0);
  const int direct = __builtin_amdgcn_cluster_load_b32((Global*)(in + 32 + item), 0, 3);
  out[32 * group + item] = lds[item] + lds[32 + 31 - item] + 1000 * direct;
}

// The last workgroup of each cluster ends without coming to the barrier: it counts no more.
extern "C" __global__ CLUSTER(4) ITEMS(64) void leaves(int* out) {
  const int member = __builtin_amdgcn_cluster_workgroup_id_x();
  const int at = 64 * __builtin_amdgcn_workgroup_id_x() + __builtin_amdgcn_workitem_id_x();
  out[at] = -1;
  if (member == 3) return;
  __builtin_amdgcn_s_cluster_barrier();
  out[at] = member;
}
// The second workgroup waits, as all do, and does not signal.
extern "C" __global__ CLUSTER(2) ITEMS(64) void forgets(int* out) {
  if (__builtin_amdgcn_cluster_workgroup_id_x() == 0)
    __builtin_amdgcn_s_cluster_barrier();
  else
    __builtin_amdgcn_s_barrier_wait(-3);
  out[__builtin_amdgcn_workitem_id_x()] = 1;
}
// The second workgroup never comes to the barrier.
extern "C" __global__ CLUSTER(2) ITEMS(64) void spins(volatile int* out) {
  if (__builtin_amdgcn_cluster_workgroup_id_x() == 0) __builtin_amdgcn_s_cluster_barrier();
  while (__builtin_amdgcn_cluster_workgroup_id_x() == 1 && *out == 0) {
  }
  *out = 1;
}

// Wave 0 signals for its workgroup, and does not wait for the other wave before.
extern "C" __global__ CLUSTER(2) ITEMS(64) void signals_early(int* out, int* slots) {
  const int group = __builtin_amdgcn_workgroup_id_x(), item = __builtin_amdgcn_workitem_id_x();
  slots[64 * group + item] = group + item;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "cluster");
  if (__builtin_amdgcn_readfirstlane(item) == 0) __builtin_amdgcn_s_barrier_signal(-3);
  __builtin_amdgcn_s_barrier_wait(-3);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "cluster");
  out[64 * group + item] = slots[64 * (group ^ 1) + item];
}
// Both waves of a workgroup signal: two signals of one workgroup are no signal of the other.
extern "C" __global__ CLUSTER(2) ITEMS(64) void signals_twice(int* out) {
  __builtin_amdgcn_s_barrier_signal(-3);
  __builtin_amdgcn_s_barrier_wait(-3);
  out[64 * __builtin_amdgcn_workgroup_id_x() + __builtin_amdgcn_workitem_id_x()] = 1;
}
// One wave does not wait.
extern "C" __global__ CLUSTER(2) ITEMS(64) void goes_on(int* out) {
  const int item = __builtin_amdgcn_workitem_id_x();
  const int wave = __builtin_amdgcn_readfirstlane(item) / 32;
  if (wave == 0) {
    __builtin_amdgcn_s_barrier_signal(-3);
    __builtin_amdgcn_s_barrier_wait(-3);
  }
  out[64 * __builtin_amdgcn_workgroup_id_x() + item] = 1;
}
