// Kernels that write what is the host's, ask the host for what there is not, or print with impossible widths: the
// argument says which. The launch fails or prints little, and the next kernel is served as ever. misuse_test.py runs
// it.
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "check.h"

typedef uint64_t Pair __attribute__((ext_vector_type(2)));
extern "C" __device__ Pair __ockl_hostcall_preview(uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                                                   uint64_t, uint64_t);

constexpr uint64_t junk = 0x4141414141410000;

// The hidden argument of version 5 of code objects.
__device__ uint64_t* hostcall_buffer() {
  return *reinterpret_cast<uint64_t**>((char*)__builtin_amdgcn_implicitarg_ptr() + 80);
}

__global__ void good(int number) { printf("good kernel %d\n", number); }
__global__ void overwrite(int which, uint64_t value) {
  uint64_t* const buffer = hostcall_buffer();
  if (which > 100) printf("never\n");
  buffer[which] = value;
  if (which < 3) buffer[4] = 1;  // packet 1 waits for an answer
  if (which == 5) buffer[4] = 1 << 20;
}
__global__ void trap() {
  printf("before a trap\n");
  __builtin_trap();
}
__global__ void ring(int packets) {
  uint64_t* const buffer = hostcall_buffer();
  if (packets > 100) printf("never\n");
  uint64_t* const headers = reinterpret_cast<uint64_t*>(buffer[0]);  // three words each
  for (int i = 1; i <= packets; ++i) {
    headers[i * 3] = i == packets ? 513 : 513 + i;
    headers[i * 3 + 1] = 0;
  }
  buffer[4] = 513;
}
__global__ void scribble(uint64_t seed, int words) {
  uint64_t* const buffer = hostcall_buffer();
  if (words == 0) printf("never\n");
  for (int i = threadIdx.x; i < words; i += blockDim.x) {
    uint64_t z = seed + i * 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    buffer[i] = z ^ z >> 27;
  }
}
__global__ void ask(uint32_t service, uint64_t word) {
  if (service == 1000) printf("never\n");
  (void)__ockl_hostcall_preview(service, word, 1, 2, 3, 4, 5, 6, 7);
}
__global__ void widths(int width) {
  printf("[%5d|%-5d|%05d|%+.2f|%.3s|%*d]\n", 42, 42, 42, 1.5, "abcdef", 6, 7);
  printf("(%*d|%.*f|%-*d)\n", -4, 7, -1, 0.5, 3, 9);
  if (width != 0) printf("before %*d after\n", width, 5);
}
__global__ void wide() { printf("%2000000000d\n", 5); }
__global__ void precise() { printf("%.2147483647f\n", 0.5); }

static void fails() { GIVES(hipErrorLaunchFailure, hipDeviceSynchronize()); }

int main(int count, char** arguments) {
  const std::string how = count > 1 ? arguments[1] : "";
  const int number = count > 2 ? std::atoi(arguments[2]) : 0;
  good<<<1, 1>>>(1);
  OK(hipDeviceSynchronize());
  if (how == "overwrite") overwrite<<<1, 1>>>(number, junk), fails();
  if (how == "links") {  // of free packets and of those that wait: any number is a link to some packet
    overwrite<<<1, 1>>>(3, junk * number);
    (void)hipDeviceSynchronize();
    overwrite<<<1, 1>>>(4, junk * number);
    (void)hipDeviceSynchronize();
    trap<<<1, 1>>>();
    fails();
  }
  if (how == "ring") ring<<<1, 1>>>(number), fails();
  if (how == "scribble")
    for (int i = 0; i < number; ++i) {
      scribble<<<1, 64>>>(i * 1000, i % 2 == 0 ? 8 : 4096);
      fails();
    }
  if (how == "function") ask<<<1, 1>>>(1, 0x4141), fails();
  if (how == "service") ask<<<1, 64>>>(number, 0), fails();
  if (how == "message") ask<<<1, 1>>>(2, (uint64_t{12345} << 8) | 2), fails();  // goes on with one that nobody began
  if (how == "widths") {
    widths<<<1, 1>>>(0);
    OK(hipDeviceSynchronize());
    for (const int width : {INT_MAX, INT_MIN, 1 << 30}) {
      widths<<<1, 1>>>(width);
      OK(hipDeviceSynchronize());
    }
    wide<<<1, 1>>>();
    OK(hipDeviceSynchronize());
    precise<<<1, 1>>>();
    OK(hipDeviceSynchronize());
  }
  good<<<1, 1>>>(2);
  OK(hipDeviceSynchronize());
  return verdict();
}
