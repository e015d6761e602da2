// A program of several parts: kernels in a static library, a shared library and a code object.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

#include "parts.h"

int main() {
  const int n = count();
  std::vector<float> host(n, 1);
  float* device = nullptr;
  hipModule_t module = nullptr;
  hipFunction_t root = nullptr;
  if (hipMalloc(&device, n * sizeof(float)) != hipSuccess || hipModuleLoad(&module, "module.co") != hipSuccess ||
      hipModuleGetFunction(&root, module, "root") != hipSuccess)
    return 1;
  (void)hipMemcpy(device, host.data(), n * sizeof(float), hipMemcpyHostToDevice);
  scale(device, n, FACTOR);  // 3
  add(device, n, 6);         // 9
  void* arguments[] = {&device};
  (void)hipModuleLaunchKernel(root, 1, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr);  // 3, of the first 64
  (void)hipMemcpy(host.data(), device, n * sizeof(float), hipMemcpyDeviceToHost);
  std::puts(host[63] == 3 && host[64] == 9 && host[n - 1] == 9 ? "all good" : "wrong");
}
