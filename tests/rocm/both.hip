// What AMD's HIP runtime and lockstep's must say alike: properties, symbols, streams and events, copies of rows,
// managed and pinned memory, LDS, callbacks, a cooperative launch, errors. It prints one line a part; its lines are
// compared by hip_test.py.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define OK(call)                                                                          \
  do {                                                                                    \
    if (const hipError_t status = (call); status != hipSuccess) {                         \
      std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorName(status)); \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)

namespace {

constexpr int count = 1000;
__device__ std::uint32_t factor = 3;
__constant__ std::uint32_t table[4];

__global__ void scale(std::uint32_t* data, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = data[i] * factor + table[i % 4];
}

__global__ void reverse_blocks(std::uint32_t* data) {
  extern __shared__ std::uint32_t items[];
  const unsigned at = blockIdx.x * blockDim.x;
  items[threadIdx.x] = data[at + threadIdx.x];
  __syncthreads();
  data[at + threadIdx.x] = items[blockDim.x - 1 - threadIdx.x];
}

__global__ void sums(std::uint32_t* data, std::uint32_t* sum, double* share) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(sum, data[i]);
  cooperative_groups::this_thread_block().sync();
  if (i == 0) *share = static_cast<double>(data[0]) / (gridDim.x * blockDim.x);
}

/// In each round every workgroup takes what its neighbour had in the round before.
template <class Meet>
__device__ void pass_on(std::uint32_t* data, Meet meet) {
  const unsigned items = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x;
  for (unsigned round = 0; round < 5; ++round) {
    const std::uint32_t taken = data[(i + blockDim.x) % items];
    meet();
    data[i] = taken * 3 + round;
    meet();
  }
}

__global__ void pass_on_by_grid(std::uint32_t* data) {
  pass_on(data, [] { cooperative_groups::this_grid().sync(); });
}

__global__ void pass_on_by_counter(std::uint32_t* data, std::uint32_t* arrived) {
  std::uint32_t meetings = 0;
  pass_on(data, [&] {
    ++meetings;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) {
      atomicAdd(arrived, 1);
      while (__hip_atomic_load(arrived, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) < meetings * gridDim.x) {
      }
    }
    __syncthreads();
  });
}

std::uint32_t sum_of(const std::uint32_t* data, int n) {
  std::uint32_t hash = 2166136261u;
  for (int i = 0; i < n; ++i) hash = (hash ^ data[i]) * 16777619u;
  return hash;
}

void properties() {
  int devices = 0;
  OK(hipGetDeviceCount(&devices));
  hipDeviceProp_t p;
  OK(hipGetDeviceProperties(&p, 0));
  std::printf(
      "%d devices: %s, %s, %d multiprocessors of %d threads, %d threads a block, waves of %d, %zu bytes of LDS, %zu of "
      "memory, L2 %d, %d bits, %d kHz, %d kHz\n",
      devices, p.name, p.gcnArchName, p.multiProcessorCount, p.maxThreadsPerMultiProcessor, p.maxThreadsPerBlock,
      p.warpSize, p.sharedMemPerBlock, p.totalGlobalMem >> 20, p.l2CacheSize, p.memoryBusWidth, p.clockRate,
      p.memoryClockRate);
  std::printf(
      "managed %d, concurrent %d, cooperative %d, host map %d, ecc %d, compute %d.%d, integrated %d, regs %d, const "
      "%zu\n",
      p.managedMemory, p.concurrentKernels, p.cooperativeLaunch, p.canMapHostMemory, p.ECCEnabled, p.major, p.minor,
      p.integrated, p.regsPerBlock, p.totalConstMem);
}

void count_call(hipStream_t, hipError_t, void* data) { ++*static_cast<int*>(data); }

}  // namespace

int main() {
  properties();
  std::vector<std::uint32_t> host(count), back(count);
  for (int i = 0; i < count; ++i) host[i] = 7u * i + 1;
  const std::uint32_t constants[4] = {5, 6, 7, 8}, five = 5;
  OK(hipMemcpyToSymbol(HIP_SYMBOL(table), constants, sizeof constants));
  OK(hipMemcpyToSymbol(HIP_SYMBOL(factor), &five, sizeof five));
  std::uint32_t *data, *pinned, *managed, read = 0;
  OK(hipMalloc(&data, count * sizeof *data));
  OK(hipHostMalloc(&pinned, count * sizeof *pinned, hipHostMallocDefault));
  OK(hipMallocManaged(&managed, count * sizeof *managed));
  hipStream_t one, two;
  OK(hipStreamCreate(&one));
  OK(hipStreamCreateWithFlags(&two, hipStreamNonBlocking));
  hipEvent_t ready, done;
  OK(hipEventCreate(&ready));
  OK(hipEventCreateWithFlags(&done, hipEventDisableTiming));
  OK(hipMemcpyAsync(data, host.data(), count * sizeof *data, hipMemcpyHostToDevice, one));
  scale<<<(count + 63) / 64, 64, 0, one>>>(data, count);
  OK(hipEventRecord(ready, one));
  OK(hipStreamWaitEvent(two, ready, 0));
  reverse_blocks<<<count / 100, 100, 400, two>>>(data);
  OK(hipMemcpyAsync(pinned, data, count * sizeof *data, hipMemcpyDeviceToHost, two));
  int called = 0;
  OK(hipStreamAddCallback(two, count_call, &called, 0));
  OK(hipEventRecord(done, two));
  OK(hipEventSynchronize(done));
  OK(hipMemcpyFromSymbol(&read, HIP_SYMBOL(factor), sizeof read));
  std::printf("streams: %u %08x, called %d, factor %u, query %s\n", pinned[0], sum_of(pinned, count), called, read,
              hipGetErrorName(hipStreamQuery(two)));

  for (int i = 0; i < count; ++i) managed[i] = host[i];
  scale<<<4, 256>>>(managed, count);
  OK(hipDeviceSynchronize());
  std::printf("managed: %08x\n", sum_of(managed, count));
  OK(hipMemset(data, 0x5a, 512));
  OK(hipMemsetD32(data + 128, 0x01020304, 100));
  OK(hipMemcpy2D(back.data(), 40, data, 80, 24, 20, hipMemcpyDeviceToHost));
  std::printf("rows: %08x\n", sum_of(back.data(), 200));
  OK(hipMemcpy(data, managed, count * sizeof *data, hipMemcpyDefault));

  void* at = nullptr;
  std::uint32_t* sum;
  double* mean;
  OK(hipMalloc(&sum, 16));
  OK(hipMemset(sum, 0, 16));
  mean = reinterpret_cast<double*>(sum + 2);
  void* arguments[] = {&data, &sum, &mean};
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(sums), dim3(7), dim3(128), arguments, 0, nullptr));
  double result = 0;
  OK(hipMemcpy(&read, sum, sizeof read, hipMemcpyDeviceToHost));
  OK(hipMemcpy(&result, mean, sizeof result, hipMemcpyDeviceToHost));
  std::printf("cooperative: sum %u, share %.17g\n", read, result);
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(pass_on_by_grid), dim3(7), dim3(128), arguments, 0, nullptr));
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(pass_on_by_grid), dim3(5), dim3(64), arguments, 0, nullptr));
  OK(hipMemset(sum, 0, 16));
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(pass_on_by_counter), dim3(7), dim3(128), arguments, 0,
                                nullptr));
  OK(hipMemcpy(back.data(), data, count * sizeof *data, hipMemcpyDeviceToHost));
  OK(hipMemcpy(&read, sum, sizeof read, hipMemcpyDeviceToHost));
  std::printf("grid: %08x, %u came\n", sum_of(back.data(), count), read);

  hipPointerAttribute_t attributes;
  OK(hipPointerGetAttributes(&attributes, pinned));
  OK(hipHostGetDevicePointer(&at, pinned, 0));
  std::printf("pointers: type %d, device %d, same %d\n", static_cast<int>(attributes.memoryType), attributes.device,
              at == attributes.devicePointer);
  int blocks = 0;
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reinterpret_cast<const void*>(scale), 256, 0));
  std::printf("occupancy: %d blocks\n", blocks);
  std::printf("errors: %s %s %s", hipGetErrorName(hipFree(reinterpret_cast<void*>(0x1230))),
              hipGetErrorName(hipMemcpy(nullptr, data, 4, hipMemcpyDeviceToHost)), hipGetErrorName(hipSetDevice(77)));
  scale<<<1, 4096>>>(data, 1);
  std::printf(" %s", hipGetErrorName(hipGetLastError()));
  std::printf(" %s\n", hipGetErrorName(hipGetLastError()));
  OK(hipFree(data));
  OK(hipFree(sum));
  OK(hipFree(managed));
  OK(hipHostFree(pinned));
  OK(hipStreamDestroy(one));
  OK(hipStreamDestroy(two));
  OK(hipEventDestroy(ready));
  OK(hipEventDestroy(done));
  std::printf("end\n");
  return 0;
}
