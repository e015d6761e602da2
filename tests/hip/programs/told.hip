// What is said of kernels that go wrong: argv[1] says which.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

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

__global__ void guesses(int* to, float x, bool decides) {
  const float y = __builtin_amdgcn_exp2f(x + threadIdx.x);
  if (!decides)
    to[threadIdx.x] = __float_as_int(y);
  else if (y > 2)  // line: guesses
    to[threadIdx.x] = 1;
}

/// A kernel whose code differs in one constant, which is in the instruction.
std::vector<char> code_with(const char* constant) {
  const std::string text =
      std::string("extern \"C\" __global__ void same(int* to) { to[threadIdx.x] = blockIdx.x + ") + constant + "; }";
  hiprtcProgram program;
  size_t bytes = 0;
  if (hiprtcCreateProgram(&program, text.c_str(), "same.hip", 0, nullptr, nullptr) != HIPRTC_SUCCESS ||
      hiprtcCompileProgram(program, 0, nullptr) != HIPRTC_SUCCESS ||
      hiprtcGetCodeSize(program, &bytes) != HIPRTC_SUCCESS)
    std::exit(2);
  std::vector<char> code(bytes);
  if (hiprtcGetCode(program, code.data()) != HIPRTC_SUCCESS) std::exit(2);
  (void)hiprtcDestroyProgram(&program);
  return code;
}

/// Loads it, runs it and unloads it.
hipError_t run_module(const std::vector<char>& code, int* device) {
  hipModule_t module;
  hipFunction_t function;
  hipError_t error = hipModuleLoadData(&module, code.data());
  if (error == hipSuccess) error = hipModuleGetFunction(&function, module, "same");
  void* parameters[] = {&device};
  if (error == hipSuccess) error = hipModuleLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, nullptr, parameters, nullptr);
  if (error == hipSuccess) error = hipDeviceSynchronize();
  if (error == hipSuccess) error = hipModuleUnload(module);
  return error;
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
  for (const bool decides : {false, true})
    if (std::strcmp(what, decides ? "decides" : "stores") == 0) {
      guesses<<<1, 64>>>(device, 0, decides);
      error = hipDeviceSynchronize();
    }
  if (std::strcmp(what, "modules") == 0)
    for (const std::vector<char> first = code_with("1"), second = code_with("2");
         const auto* each : {&first, &second, &first, &second})
      error = run_module(*each, device);
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
