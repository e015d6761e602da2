// Addresses and memory apart: a buffer that grows in place, one memory at two addresses, and who may use it.
#include "check.h"

__global__ void add(int* values, int n, int by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) values[i] += by;
}
__global__ void total(const int* values, int n, int* out) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += values[i];
  *out = sum;
}

static hipMemAllocationProp properties() {
  hipMemAllocationProp wanted = {};
  wanted.type = hipMemAllocationTypePinned;
  wanted.location.type = hipMemLocationTypeDevice;
  return wanted;
}
static hipMemAccessDesc access_of(int device, hipMemAccessFlags flags) {
  hipMemAccessDesc wanted = {};
  wanted.location.type = hipMemLocationTypeDevice;
  wanted.location.id = device;
  wanted.flags = flags;
  return wanted;
}

int main() {
  const hipMemAllocationProp on_device = properties();
  size_t unit = 0, fast_unit = 0, free_before = 0, free_now = 0, all = 0;
  OK(hipMemGetAllocationGranularity(&unit, &on_device, hipMemAllocationGranularityMinimum));
  OK(hipMemGetAllocationGranularity(&fast_unit, &on_device, hipMemAllocationGranularityRecommended));
  CHECK(unit != 0 && (unit & (unit - 1)) == 0 && fast_unit % unit == 0);
  OK(hipMemGetInfo(&free_before, &all));
  const int n = static_cast<int>(unit / sizeof(int));
  const hipMemAccessDesc read_write = access_of(0, hipMemAccessFlagsProtReadWrite);

  // Two pieces of memory, one behind the other, are one buffer.
  char* range;
  OK(hipMemAddressReserve(reinterpret_cast<void**>(&range), 8 * unit, 1 << 21, nullptr, 0));
  CHECK(reinterpret_cast<uintptr_t>(range) % (1 << 21) == 0);
  GIVES(hipErrorInvalidValue, hipMemAddressReserve(reinterpret_cast<void**>(&range), unit + 1, 0, nullptr, 0));
  hipMemGenericAllocationHandle_t first, second;
  OK(hipMemCreate(&first, unit, &on_device, 0));
  OK(hipMemCreate(&second, unit, &on_device, 0));
  OK(hipMemGetInfo(&free_now, &all));
  CHECK(free_before - free_now == 2 * unit);
  OK(hipMemMap(range, unit, 0, first, 0));
  OK(hipMemSetAccess(range, unit, &read_write, 1));
  int* const values = reinterpret_cast<int*>(range);
  OK(hipMemset(values, 0, unit));
  add<<<(n + 255) / 256, 256>>>(values, n, 5);
  OK(hipDeviceSynchronize());
  OK(hipMemMap(range + unit, unit, 0, second, 0));
  GIVES(hipErrorInvalidValue, hipMemMap(range + unit, unit, 0, first, 0));  // something is there
  GIVES(hipErrorInvalidValue, hipMemMap(range + 8 * unit, unit, 0, first, 0));
  GIVES(hipErrorInvalidValue, hipMemSetAccess(range, 3 * unit, &read_write, 1));
  OK(hipMemSetAccess(range, 2 * unit, &read_write, 1));
  std::vector<int> host(2 * n, 7);
  OK(hipMemcpy(values + n, host.data(), unit, hipMemcpyHostToDevice));
  add<<<(2 * n + 255) / 256, 256>>>(values, 2 * n, 1);
  OK(hipMemcpy(host.data(), values, 2 * unit, hipMemcpyDeviceToHost));
  CHECK(host[0] == 6 && host[n - 1] == 6 && host[n] == 8 && host[2 * n - 1] == 8);
  GIVES(hipErrorInvalidValue, hipMemcpy(values, host.data(), 2 * unit + 4, hipMemcpyHostToDevice));
  hipPointerAttribute_t attributes;
  OK(hipPointerGetAttributes(&attributes, values + n));
  CHECK(attributes.memoryType == hipMemoryTypeDevice && attributes.device == 0 && attributes.hostPointer == nullptr);
  GIVES(hipErrorInvalidValue, hipFree(values));

  // The same memory at a second address, which this device may only read.
  void* again;
  OK(hipMemAddressReserve(&again, unit, 0, nullptr, 0));
  OK(hipMemMap(again, unit, 0, second, 0));
  unsigned long long flags = 9;
  OK(hipMemGetAccess(&flags, &read_write.location, again));
  CHECK(flags == hipMemAccessFlagsProtNone);
  const hipMemAccessDesc read_only = access_of(0, hipMemAccessFlagsProtRead);
  OK(hipMemSetAccess(again, unit, &read_only, 1));
  OK(hipMemGetAccess(&flags, &read_write.location, again));
  CHECK(flags == hipMemAccessFlagsProtRead);
  int *out, sum = 0;
  OK(hipMalloc(&out, sizeof(int)));
  total<<<1, 1>>>(static_cast<int*>(again), n, out);
  OK(hipMemcpy(&sum, out, sizeof sum, hipMemcpyDeviceToHost));
  CHECK(sum == 8 * n);
  add<<<1, 64>>>(static_cast<int*>(again), n, 1);
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  int devices = 0;
  OK(hipGetDeviceCount(&devices));
  if (devices > 1) {  // a second device sees what it is given, and no more
    const hipMemAccessDesc other = access_of(1, hipMemAccessFlagsProtReadWrite);
    OK(hipMemSetAccess(again, unit, &other, 1));
    OK(hipSetDevice(1));
    add<<<(n + 255) / 256, 256>>>(static_cast<int*>(again), n, 2);
    OK(hipDeviceSynchronize());
    add<<<1, 64>>>(values, n, 2);
    GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
    OK(hipSetDevice(0));
    OK(hipMemcpy(host.data(), values + n, unit, hipMemcpyDeviceToHost));
    CHECK(host[0] == 10 && host[n - 1] == 10);
  }

  // Memory lasts as long as someone names it.
  hipMemGenericAllocationHandle_t kept;
  OK(hipMemRetainAllocationHandle(&kept, range + unit + 4));
  CHECK(kept == second);
  hipMemAllocationProp told = {};
  OK(hipMemGetAllocationPropertiesFromHandle(&told, kept));
  CHECK(told.type == on_device.type && told.location.id == 0);
  OK(hipMemRelease(kept));
  OK(hipMemRelease(first));
  OK(hipMemRelease(second));
  GIVES(hipErrorInvalidValue, hipMemRelease(second));
  add<<<(2 * n + 255) / 256, 256>>>(values, 2 * n, 1);
  OK(hipDeviceSynchronize());
  GIVES(hipErrorInvalidValue, hipMemAddressFree(range, 8 * unit));  // something is there
  GIVES(hipErrorInvalidValue, hipMemUnmap(range, unit / 2));
  OK(hipMemUnmap(range, 2 * unit));
  add<<<1, 64>>>(values, n, 1);
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  OK(hipMemUnmap(again, unit));
  OK(hipFree(out));
  OK(hipMemGetInfo(&free_now, &all));
  CHECK(free_now == free_before);
  OK(hipMemAddressFree(range, 8 * unit));
  OK(hipMemAddressFree(again, unit));
  GIVES(hipErrorInvalidValue, hipMemAddressFree(again, unit));
  return verdict();
}
