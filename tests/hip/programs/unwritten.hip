// Under LOCKSTEP_CHECK=init: memory of hipMalloc that nobody wrote is told once, where it is computed with; what a copy,
// hipMemset or a kernel has written, and what is only copied, is not; a copy on the device of what nobody wrote is told as well.
#include "check.h"

__global__ void fill(int* to) { to[threadIdx.x] = threadIdx.x; }
__global__ void copies(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x]; }
__global__ void doubles_written(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x] * 2; }
__global__ void doubles_unwritten(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x] * 2; }
__global__ void doubles_copy(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x] * 2; }

constexpr int count = 64;
constexpr std::size_t bytes = count * sizeof(int);

static int* allocate() {
  int* memory = nullptr;
  OK(hipMalloc(&memory, bytes));
  return memory;
}

int main() {
  int host[count] = {}, *out = allocate();
  int* const copied = allocate();
  OK(hipMemcpy(copied, host, bytes, hipMemcpyHostToDevice));
  doubles_written<<<1, count>>>(out, copied);
  int* const set = allocate();
  OK(hipMemset(set, 1, bytes));
  doubles_written<<<1, count>>>(out, set);
  int* const filled = allocate();
  fill<<<1, count>>>(filled);
  doubles_written<<<1, count>>>(out, filled);
  int* managed = nullptr;  // the host may have written it
  OK(hipMallocManaged(&managed, bytes));
  doubles_written<<<1, count>>>(out, managed);

  int* const copied_on = allocate();
  OK(hipMemcpy(copied_on, filled, bytes, hipMemcpyDeviceToDevice));
  doubles_written<<<1, count>>>(out, copied_on);

  int *const nobodys = allocate(), *const copy = allocate();
  OK(hipMemcpy(copy, filled, bytes, hipMemcpyDeviceToDevice));
  OK(hipMemcpy(copy, nobodys, bytes, hipMemcpyDeviceToDevice));
  doubles_copy<<<1, count>>>(out, copy);
  copies<<<1, count>>>(allocate(), nobodys);
  doubles_unwritten<<<1, count>>>(out, nobodys);
  OK(hipMemcpy(host, out, bytes, hipMemcpyDeviceToHost));
  CHECK(host[5] == 0);
  return verdict();
}
