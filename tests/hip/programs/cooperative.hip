// Cooperative launches: all workgroups are at work at once, and wait for the whole grid.
#include <vector>

#include "check.h"

// It wants the runtime's header before it.
#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

/// Every round each workgroup adds what its two neighbours had before: wrong if one of them is a round ahead or behind.
__global__ void rounds(unsigned* even, unsigned* odd, int count) {
  const cg::grid_group grid = cg::this_grid();
  const unsigned groups = gridDim.x * gridDim.y, group = blockIdx.y * gridDim.x + blockIdx.x;
  for (int round = 0; round < count; ++round) {
    const unsigned* const from = round % 2 == 0 ? even : odd;
    unsigned* const to = round % 2 == 0 ? odd : even;
    if (threadIdx.x == blockDim.x - 1) to[group] = from[(group + groups - 1) % groups] + from[group] + from[(group + 1) % groups];
    grid.sync();
  }
}
__global__ void validity(bool* valid) { *valid = cg::this_grid().is_valid(); }

static std::vector<unsigned> expected(unsigned groups, int count) {
  std::vector<unsigned> now(groups), next(groups);
  for (unsigned i = 0; i < groups; ++i) now[i] = i + 1;
  for (int round = 0; round < count; ++round, now.swap(next))
    for (unsigned i = 0; i < groups; ++i) next[i] = now[(i + groups - 1) % groups] + now[i] + now[(i + 1) % groups];
  return now;
}

int main() {
  unsigned *even, *odd;
  OK(hipMalloc(&even, 1024 * sizeof(unsigned)));
  OK(hipMalloc(&odd, 1024 * sizeof(unsigned)));
  for (const dim3 grid : {dim3(1), dim3(2), dim3(7, 3), dim3(64)}) {
    const unsigned groups = grid.x * grid.y;
    for (int count : {1, 6}) {
      std::vector<unsigned> host(groups);
      for (unsigned i = 0; i < groups; ++i) host[i] = i + 1;
      OK(hipMemcpy(even, host.data(), groups * sizeof(unsigned), hipMemcpyHostToDevice));
      void* arguments[] = {&even, &odd, &count};
      OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(rounds), grid, dim3(128), arguments, 0, nullptr));
      OK(hipMemcpy(host.data(), count % 2 == 0 ? even : odd, groups * sizeof(unsigned), hipMemcpyDeviceToHost));
      CHECK(host == expected(groups, count));
    }
  }
  // Captured into a graph, where its parameters are set anew, it stays a cooperative one.
  {
    hipStream_t stream;
    OK(hipStreamCreate(&stream));
    OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    int count = 3;
    void* arguments[] = {&even, &odd, &count};
    OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(rounds), dim3(8), dim3(64), arguments, 0, stream));
    hipGraph_t graph;
    OK(hipStreamEndCapture(stream, &graph));
    hipGraphNode_t node;
    size_t nodes = 1;
    OK(hipGraphGetNodes(graph, &node, &nodes));
    hipKernelNodeParams parameters;
    OK(hipGraphKernelNodeGetParams(node, &parameters));
    parameters.gridDim = dim3(9);
    OK(hipGraphKernelNodeSetParams(node, &parameters));
    hipGraphExec_t executable;
    OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
    std::vector<unsigned> host(9);
    for (unsigned i = 0; i < 9; ++i) host[i] = i + 1;
    OK(hipMemcpy(even, host.data(), 9 * sizeof(unsigned), hipMemcpyHostToDevice));
    OK(hipGraphLaunch(executable, stream));
    OK(hipStreamSynchronize(stream));
    OK(hipMemcpy(host.data(), odd, 9 * sizeof(unsigned), hipMemcpyDeviceToHost));
    CHECK(host == expected(9, 3));
    OK(hipGraphExecDestroy(executable));
    OK(hipGraphDestroy(graph));
    OK(hipStreamDestroy(stream));
  }
  // As many as occupancy tells are at work at once, whatever the block.
  for (const int block : {64, 256, 1024}) {
    int blocks = 0, device = 0, count = 1;
    hipDeviceProp_t properties;
    OK(hipGetDevice(&device));
    OK(hipGetDeviceProperties(&properties, device));
    OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reinterpret_cast<void*>(rounds), block, 0));
    const unsigned groups = static_cast<unsigned>(blocks * properties.multiProcessorCount);
    CHECK(groups > 0 && groups <= 1024);
    std::vector<unsigned> host(groups);
    for (unsigned i = 0; i < groups; ++i) host[i] = i + 1;
    OK(hipMemcpy(even, host.data(), groups * sizeof(unsigned), hipMemcpyHostToDevice));
    void* arguments[] = {&even, &odd, &count};
    OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(rounds), dim3(groups), dim3(block), arguments, 0, nullptr));
    OK(hipMemcpy(host.data(), odd, groups * sizeof(unsigned), hipMemcpyDeviceToHost));
    CHECK(host == expected(groups, 1));
  }
  // A grid of which workgroups cannot all be at work at once.
  int count = 1;
  void* arguments[] = {&even, &odd, &count};
  GIVES(hipErrorCooperativeLaunchTooLarge,
        hipLaunchCooperativeKernel(reinterpret_cast<void*>(rounds), dim3(1 << 20), dim3(128), arguments, 0, nullptr));
  (void)hipGetLastError();
  // Only a cooperative launch's grid may wait.
  bool *device, valid = true;
  OK(hipMalloc(&device, sizeof *device));
  validity<<<1, 1>>>(device);
  OK(hipMemcpy(&valid, device, sizeof valid, hipMemcpyDeviceToHost));
  CHECK(!valid);
  void* place[] = {&device};
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(validity), dim3(1), dim3(1), place, 0, nullptr));
  OK(hipMemcpy(&valid, device, sizeof valid, hipMemcpyDeviceToHost));
  CHECK(valid);
  return verdict();
}
