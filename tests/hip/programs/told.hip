// What is said of kernels that go wrong: argv[1] says which.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace part {
template <class T>
__device__ void put(T* to, long at) {
  to[at] = 1;  // line: put
}
template <class T>
__global__ void outside(T* to, long at) {
  put(to, at);  // line: outside
}
}  // namespace part

__global__ void race(int* to) {
  to[threadIdx.x] = blockIdx.x;  // line: race
}

__global__ void two(const float2* from, float2* to) {
  const float2 read = from[threadIdx.x];
  to[threadIdx.x] = float2{read.x * 3, read.y + 1};  // line: two
}

int main(int, char** arguments) {
  const char* const what = arguments[1];
  int* device = nullptr;
  static int global[64];
  int stack[64] = {};
  if (hipMalloc(&device, 256) != hipSuccess) return 2;
  hipError_t error = hipSuccess;
  const auto outside = [&](int* to, long at) {
    part::outside<<<1, 1>>>(to, at);
    error = hipDeviceSynchronize();
  };
  if (std::strcmp(what, "behind") == 0) outside(device, 64);
  if (std::strcmp(what, "far") == 0) outside(device, 1l << 44);
  if (std::strcmp(what, "null") == 0) outside(nullptr, 0);
  if (std::strcmp(what, "heap") == 0) outside(new int[64]{}, 0);
  if (std::strcmp(what, "global") == 0) outside(global, 0);
  if (std::strcmp(what, "stack") == 0) outside(stack, 0);
  if (std::strcmp(what, "races") == 0)
    for (int i = 0; i < 50; ++i) {
      race<<<2, 64>>>(device);
      error = hipDeviceSynchronize();
    }
  if (std::strcmp(what, "two") == 0)
    for (int i = 0; i < 3; ++i) {
      float2* unwritten = nullptr;
      if (hipMalloc(&unwritten, 8) != hipSuccess) return 2;
      two<<<1, 1>>>(unwritten, reinterpret_cast<float2*>(device));
      error = hipDeviceSynchronize();
    }
  if (std::strcmp(what, "nothing") == 0) {
    race<<<1, 64>>>(device);
    error = hipDeviceSynchronize();
  }
  if (std::strcmp(what, "status") == 0) {
    outside(device, 64);
    std::atexit([] { std::puts("the program's end"); });
    return 7;
  }
  std::printf("%s\n", hipGetErrorName(error));
}
