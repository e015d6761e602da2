// The bits of a reciprocal: LOCKSTEP_NUMERICS says whose. argv[1]: what they are.
#include <cstdlib>

#include "check.h"

__global__ void reciprocal(unsigned* bits) {
  bits[threadIdx.x] = __builtin_bit_cast(unsigned, __builtin_amdgcn_rcpf(__builtin_bit_cast(float, bits[threadIdx.x])));
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
  unsigned *bits, host[64];
  for (unsigned& each : host) each = 0x3f8005a9;
  OK(hipMalloc(&bits, sizeof host));
  OK(hipMemcpy(bits, host, sizeof host, hipMemcpyHostToDevice));
  reciprocal<<<1, 64>>>(bits);
  OK(hipMemcpy(host, bits, sizeof host, hipMemcpyDeviceToHost));
  for (const unsigned each : host) CHECK(each == std::strtoul(arguments[1], nullptr, 0));
  OK(hipFree(bits));
  return verdict();
}
