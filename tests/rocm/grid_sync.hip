// A cooperative launch whose workgroups meet by the device library's __ockl_grid_sync, as Debian's clang-15 compiles it: global wave sync (DS_GWS_BARRIER).
// It prints the wrong elements, the sum that the kernel made and the sum that is right. Status 1 if they differ.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

extern "C" __device__ __attribute__((convergent)) void __ockl_grid_sync();

constexpr unsigned blocks = 16, threads = 64, count = blocks * threads, rounds = 5;

/// In each round each item adds what the next workgroup's item had before the round.
__global__ void add_next_workgroup(unsigned* data, unsigned* sum) {
  const unsigned i = blockIdx.x * threads + threadIdx.x;
  for (unsigned round = 0; round < rounds; ++round) {
    const unsigned next = data[(i + threads) % count];
    __ockl_grid_sync();
    data[i] += next;
    __ockl_grid_sync();
  }
  atomicAdd(sum, data[i]);
}

int main() {
  std::vector<unsigned> expected(count), got(count);
  for (unsigned i = 0; i < count; ++i) expected[i] = i % 7 + i / threads;
  unsigned *data, *sum, total = 0, right = 0, wrong = 0;
  if (hipMalloc(&data, count * sizeof *data) != hipSuccess || hipMalloc(&sum, sizeof *sum) != hipSuccess) return 2;
  if (hipMemcpy(data, expected.data(), count * sizeof *data, hipMemcpyHostToDevice) != hipSuccess) return 2;
  if (hipMemset(sum, 0, sizeof *sum) != hipSuccess) return 2;
  void* arguments[] = {&data, &sum};
  hipError_t status = hipLaunchCooperativeKernel(reinterpret_cast<void*>(add_next_workgroup), dim3(blocks), dim3(threads), arguments, 0, nullptr);
  if (status == hipSuccess) status = hipDeviceSynchronize();
  if (status == hipSuccess) status = hipMemcpy(got.data(), data, count * sizeof *data, hipMemcpyDeviceToHost);
  if (status == hipSuccess) status = hipMemcpy(&total, sum, sizeof total, hipMemcpyDeviceToHost);
  if (status != hipSuccess) {
    std::printf("%s\n", hipGetErrorString(status));
    return 2;
  }
  for (unsigned round = 0; round < rounds; ++round) {
    const std::vector<unsigned> before = expected;
    for (unsigned i = 0; i < count; ++i) expected[i] += before[(i + threads) % count];
  }
  for (unsigned i = 0; i < count; ++i) {
    wrong += got[i] != expected[i];
    right += expected[i];
  }
  std::printf("%u of %u wrong, sum %u of %u\n", wrong, count, total, right);
  return wrong != 0 || total != right;
}
