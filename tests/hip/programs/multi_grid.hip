// Cooperative launches on two devices at once, whose grids wait for each other.
#include <chrono>
#include <thread>

#include "check.h"

// It wants the runtime's header before it.
#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

/// Every round each workgroup of all devices adds what its two neighbours had before, around all of them.
__global__ void rounds(unsigned* even, unsigned* odd, int count, unsigned before, unsigned groups) {
  const cg::multi_grid_group all = cg::this_multi_grid();
  const unsigned group = before + blockIdx.y * gridDim.x + blockIdx.x;
  for (int round = 0; round < count; ++round) {
    const unsigned* const from = round % 2 == 0 ? even : odd;
    unsigned* const to = round % 2 == 0 ? odd : even;
    if (threadIdx.x == blockDim.x - 1)
      to[group] = from[(group + groups - 1) % groups] + from[group] + from[(group + 1) % groups];
    all.sync();
  }
}
__global__ void who(unsigned* told) {
  cg::multi_grid_group all = cg::this_multi_grid();
  const unsigned rank = all.thread_rank();
  told[rank * 4] = all.num_grids();
  told[rank * 4 + 1] = all.grid_rank();
  told[rank * 4 + 2] = all.size();
  told[rank * 4 + 3] = all.is_valid();
}
/// The second device's grid writes where nothing is before it would meet the other's.
__global__ void breaks() {
  if (cg::this_multi_grid().grid_rank() == 1) *reinterpret_cast<volatile int*>(64) = 1;
  cg::this_multi_grid().sync();
}
__global__ void copy_one(const unsigned* from, unsigned* to) { *to = *from; }

static std::vector<unsigned> expected(unsigned groups, int count) {
  std::vector<unsigned> now(groups), next(groups);
  for (unsigned i = 0; i < groups; ++i) now[i] = i + 1;
  for (int round = 0; round < count; ++round, now.swap(next))
    for (unsigned i = 0; i < groups; ++i) next[i] = now[(i + groups - 1) % groups] + now[i] + now[(i + 1) % groups];
  return now;
}

static hipStream_t streams[2];

static void synchronize() {
  for (hipStream_t stream : streams) OK(hipStreamSynchronize(stream));
}

static void neighbours(dim3 first, dim3 second, int count) {
  const unsigned sizes[] = {first.x * first.y, second.x * second.y};
  unsigned groups = sizes[0] + sizes[1], starts[] = {0, sizes[0]};
  unsigned *even, *odd;
  OK(hipHostMalloc(&even, groups * sizeof *even, hipHostMallocPortable));
  OK(hipHostMalloc(&odd, groups * sizeof *odd, hipHostMallocPortable));
  for (unsigned i = 0; i < groups; ++i) even[i] = i + 1;
  void* arguments[2][5];
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i) {
    void* each[] = {&even, &odd, &count, &starts[i], &groups};
    std::copy(std::begin(each), std::end(each), arguments[i]);
    launches[i] = {reinterpret_cast<void*>(rounds), i == 0 ? first : second, dim3(64), arguments[i], 0, streams[i]};
  }
  OK(hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
  synchronize();
  const unsigned* const last = count % 2 == 0 ? even : odd;
  CHECK(std::vector<unsigned>(last, last + groups) == expected(groups, count));
  OK(hipHostFree(even));
  OK(hipHostFree(odd));
}

static void ranks() {
  unsigned* told;
  OK(hipHostMalloc(&told, 5 * 32 * 4 * sizeof *told, hipHostMallocPortable));
  void* arguments[] = {&told};
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i)
    launches[i] = {reinterpret_cast<void*>(who), dim3(3 - i), dim3(32), arguments, 0, streams[i]};
  OK(hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
  synchronize();
  for (unsigned i = 0; i < 160; ++i) {
    const unsigned* const each = told + 4 * i;
    CHECK(each[0] == 2 && each[1] == (i >= 96) && each[2] == 160 && each[3] == 1);
  }
  OK(hipHostFree(told));
}

/// What one stream had to do before comes before all of the launch, and what it does later behind all of it.
static void order() {
  unsigned* cells;
  OK(hipHostMalloc(&cells, 4 * sizeof *cells, hipHostMallocPortable));
  std::memset(cells, 0, 4 * sizeof *cells);
  const auto late = [](hipStream_t, hipError_t, void* cell) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    *static_cast<unsigned*>(cell) = 5;
  };
  OK(hipStreamAddCallback(streams[1], late, cells, 0));
  unsigned* to[] = {cells + 1, cells + 2};
  void* arguments[2][2] = {{&cells, &to[0]}, {&cells, &to[1]}};
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i)
    launches[i] = {reinterpret_cast<void*>(copy_one), dim3(1), dim3(1), arguments[i], 0, streams[i]};
  OK(hipExtLaunchMultiKernelMultiDevice(launches, 2, 0));
  OK(hipStreamSynchronize(streams[0]));
  CHECK(cells[1] == 5 && cells[2] == 5);
  OK(hipHostFree(cells));
}

static void broken() {
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i)
    launches[i] = {reinterpret_cast<void*>(breaks), dim3(2), dim3(64), nullptr, 0, streams[i]};
  OK(hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
  OK(hipSetDevice(0));
  GIVES(hipErrorLaunchFailure, hipDeviceSynchronize());
  OK(hipSetDevice(1));
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
}

int main() {
  for (int i = 0; i < 2; ++i) {
    int can = 0;
    OK(hipDeviceGetAttribute(&can, hipDeviceAttributeCooperativeMultiDeviceLaunch, i));
    CHECK(can == 1);
    OK(hipSetDevice(i));
    OK(hipStreamCreate(&streams[i]));
  }
  neighbours(dim3(1), dim3(1), 5);
  neighbours(dim3(3), dim3(2, 2), 6);
  neighbours(dim3(40), dim3(9), 20);
  ranks();
  order();
  broken();
  neighbours(dim3(2), dim3(3), 3);
  // In a graph they would come one after the other.
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i)
    launches[i] = {reinterpret_cast<void*>(breaks), dim3(2), dim3(64), nullptr, 0, streams[i]};
  OK(hipStreamBeginCapture(streams[0], hipStreamCaptureModeGlobal));
  GIVES(hipErrorStreamCaptureUnsupported, hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
  hipGraph_t graph;
  OK(hipStreamEndCapture(streams[0], &graph));
  OK(hipGraphDestroy(graph));
  return verdict();
}
