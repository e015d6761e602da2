// Kernels on the host's own memory: malloc, the stack, variables, constants. argv[1] says what to do; "uses" does all
// that HSA_XNACK=1 allows, the others what may be a fault.
#include <sys/mman.h>

#include <cstdlib>
#include <thread>

#include "check.h"

namespace {

constexpr int count = 256;

int global[count];
extern const int table[count];
const int table[count] = {3, 1, 4, 1, 5, 9, 2, 6};

__device__ int on_device = 5;

__global__ void add(int* to, const int* from, int more) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  to[i] += from[i] + more + on_device;
}

hipError_t run(int* to, const int* from, int more) {
  add<<<count / 64, 64>>>(to, from, more);
  return hipDeviceSynchronize();
}

bool is(const int* values, int more) {
  for (int i = 0; i < count; ++i)
    if (values[i] != table[i] + more + 5) return false;
  return true;
}

/// Memory of all kinds, none of it from HIP.
void uses() {
  int* const heap = static_cast<int*>(std::calloc(count, sizeof(int)));
  int stack[count] = {};
  OK(run(heap, table, 1));
  CHECK(is(heap, 1));
  OK(run(stack, table, 2));
  CHECK(is(stack, 2));
  OK(run(global, table, 3));
  CHECK(is(global, 3));

  std::vector<int> vector(count);
  OK(run(vector.data(), table, 4));
  CHECK(is(vector.data(), 4));

  // What is mapped after the first launch, and what has changed its rights since.
  void* const later = mmap(nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(later != MAP_FAILED);
  int* const page = static_cast<int*>(later);
  OK(run(page, heap, -5));
  CHECK(is(page, 1));
  CHECK(mprotect(page, 4096, PROT_READ) == 0);
  int sum[count] = {};
  OK(run(sum, page, -5));
  CHECK(is(sum, 1));

  // Beside memory of HIP calls, and memory that is registered and no longer so.
  int* device = nullptr;
  OK(hipMalloc(&device, sizeof(int) * count));
  OK(hipMemset(device, 0, sizeof(int) * count));
  OK(run(device, page, -5));
  int back[count] = {};
  OK(hipMemcpy(back, device, sizeof back, hipMemcpyDeviceToHost));
  CHECK(is(back, 1));
  OK(hipHostRegister(heap, sizeof(int) * count, hipHostRegisterDefault));
  OK(run(heap, table, 0));
  OK(hipHostUnregister(heap));
  OK(run(heap, table, 0));
  CHECK(heap[0] == 3 * 3 + 1 + 3 * 5);
  OK(hipFree(device));

  // What is said of it, page by page, and told again.
  int value = -7;
  OK(hipMemAdvise(page, 8192, hipMemAdviseSetReadMostly, 0));
  OK(hipMemRangeGetAttribute(&value, sizeof value, hipMemRangeAttributeReadMostly, page, 8192));
  CHECK(value == 1);
  OK(hipMemPrefetchAsync(page, 4096, hipCpuDeviceId, nullptr));
  OK(hipMemRangeGetAttribute(&value, sizeof value, hipMemRangeAttributeLastPrefetchLocation, page, 4096));
  CHECK(value == hipCpuDeviceId);
  OK(hipMemRangeGetAttribute(&value, sizeof value, hipMemRangeAttributeCoherencyMode, page, 8192));
  CHECK(value == hipMemRangeCoherencyModeFineGrain);
  CHECK(munmap(page + 1024, 4096) == 0);
  GIVES(hipErrorInvalidValue, hipMemAdvise(page, 8192, hipMemAdviseSetReadMostly, 0));
  GIVES(hipErrorInvalidValue, hipMemPrefetchAsync(device, 4096, 0, nullptr));  // which is freed

  // Memory that is registered while other threads launch.
  int lists[4][count] = {};
  std::thread threads[4];
  hipError_t errors[4] = {};
  for (int t = 0; t < 4; ++t)
    threads[t] = std::thread([&, t] {
      hipStream_t stream;
      errors[t] = hipStreamCreate(&stream);
      for (int i = 0; i < 20 && errors[t] == hipSuccess; ++i) {
        add<<<count / 64, 64, 0, stream>>>(lists[t], table, 0);
        errors[t] = hipStreamSynchronize(stream);
      }
      (void)hipStreamDestroy(stream);
    });
  for (int i = 0; i < 20; ++i) {
    int* const some = static_cast<int*>(std::malloc(1000000));
    OK(hipHostRegister(some, 1000000, hipHostRegisterDefault));
    OK(hipHostUnregister(some));
    std::free(some);
  }
  for (std::thread& each : threads) each.join();
  for (int t = 0; t < 4; ++t) {
    OK(errors[t]);
    CHECK(lists[t][0] == 20 * (3 + 5) && lists[t][count - 1] == 20 * 5);
  }
  std::free(heap);
}

/// Two pages of the process's own, of which `rights` are those of the second: PROT_NONE is no memory for kernels.
int* two_pages(int rights) {
  void* const both = mmap(nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (both == MAP_FAILED || mprotect(static_cast<char*>(both) + 4096, 4096, rights) != 0) std::exit(2);
  return static_cast<int*>(both);
}

/// One use that may be a fault; no use gives hipErrorInvalidValue.
hipError_t use(const char* what) {
  int* const heap = static_cast<int*>(std::calloc(count, sizeof(int)));
  if (std::strcmp(what, "heap") == 0) return run(heap, table, 0);
  if (std::strcmp(what, "global") == 0) return run(global, table, 0);
  if (std::strcmp(what, "stack") == 0) {
    int stack[count] = {};
    return run(stack, table, 0);
  }
  if (std::strcmp(what, "constant") == 0) return run(const_cast<int*>(table), heap, 0);
  if (std::strcmp(what, "behind") == 0) return run(two_pages(PROT_NONE) + 1024 - count + 1, heap, 0);
  if (std::strcmp(what, "read-only") == 0) return run(two_pages(PROT_READ) + 1024, heap, 0);
  if (std::strcmp(what, "unmapped") == 0) {
    int* const gone = two_pages(PROT_READ);
    (void)munmap(gone, 8192);
    return run(gone, heap, 0);
  }
  if (std::strcmp(what, "null") == 0) return run(nullptr, heap, 0);
  int* device = nullptr;
  OK(hipMalloc(&device, sizeof(int) * 64));
  if (std::strcmp(what, "overrun") == 0) return run(device, heap, 0);
  if (std::strcmp(what, "freed") == 0) {
    OK(hipFree(device));
    return run(device, heap, 0);
  }
  if (std::strcmp(what, "registered") == 0) {  // read-only, though the process may write it
    constexpr unsigned read_only = 8;
    OK(hipHostRegister(heap, sizeof(int) * count, read_only));
    return run(heap, table, 0);
  }
  return hipErrorInvalidValue;
}

}  // namespace

int main(int, char** arguments) {
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  int pageable = -1;
  OK(hipDeviceGetAttribute(&pageable, hipDeviceAttributePageableMemoryAccess, 0));
  CHECK(pageable == properties.pageableMemoryAccess);
  std::printf("%s pageable %d\n", properties.gcnArchName, pageable);
  if (std::strcmp(arguments[1], "uses") != 0) {
    std::puts(hipGetErrorName(use(arguments[1])));
    return failures;
  }
  uses();
  return verdict();
}
