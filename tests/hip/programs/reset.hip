// hipDeviceReset: memory and streams of the device are gone, code stays.
#include <cstdlib>

#include "check.h"

__device__ int variable = 5;
__global__ void late(int* p) { *p = 1; }
__global__ void get(int* to) { *to = variable; }

int main() {
  int *device, *pinned, *managed, *of_pool, *registered = static_cast<int*>(std::malloc(64));
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  OK(hipMalloc(&device, 4096));
  OK(hipHostMalloc(reinterpret_cast<void**>(&pinned), 4096, 0));
  OK(hipMallocManaged(reinterpret_cast<void**>(&managed), 4096, hipMemAttachGlobal));
  OK(hipMallocAsync(reinterpret_cast<void**>(&of_pool), 4096, stream));
  OK(hipHostRegister(registered, 64, 0));
  late<<<1, 1, 0, stream>>>(device);
  size_t free_bytes = 0, total = 0;
  OK(hipMemGetInfo(&free_bytes, &total));
  CHECK(free_bytes < total);
  OK(hipDeviceReset());
  OK(hipMemGetInfo(&free_bytes, &total));
  CHECK(free_bytes == total);
  hipMemPool_t pool;
  uint64_t used = 1;
  OK(hipDeviceGetDefaultMemPool(&pool, 0));
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
  CHECK(used == 0);
  for (int* each : {device, pinned, managed, of_pool, registered}) {
    late<<<1, 1>>>(each);
    GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
    GIVES(hipErrorInvalidValue, hipFree(each));
  }
  GIVES(hipErrorContextIsDestroyed, hipStreamSynchronize(stream));
  // The device goes on.
  int host = 0;
  OK(hipMalloc(&device, sizeof *device));
  get<<<1, 1>>>(device);
  OK(hipMemcpy(&host, device, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host == 5);
  get<<<1, 1, 0, hipStreamPerThread>>>(device);
  OK(hipStreamSynchronize(hipStreamPerThread));
  OK(hipFree(device));
  std::free(registered);
  return verdict();
}
