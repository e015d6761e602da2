// Two vectors added by AMD's own HIP runtime.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

__global__ void add(const float* a, const float* b, float* c, int n) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) c[i] = a[i] + b[i];
}

int main() {
  constexpr int n = 1000, bytes = n * sizeof(float);
  std::vector<float> x(n), y(n), z(n);
  for (int i = 0; i < n; ++i) x[i] = static_cast<float>(i), y[i] = static_cast<float>(2 * i);
  float *a = nullptr, *b = nullptr, *c = nullptr;
  for (float** each : {&a, &b, &c})
    if (hipMalloc(reinterpret_cast<void**>(each), bytes) != hipSuccess) return 1;
  if (hipMemcpy(a, x.data(), bytes, hipMemcpyHostToDevice) != hipSuccess) return 2;
  if (hipMemcpy(b, y.data(), bytes, hipMemcpyHostToDevice) != hipSuccess) return 3;
  add<<<4, 256>>>(a, b, c, n);
  if (hipGetLastError() != hipSuccess || hipDeviceSynchronize() != hipSuccess) return 4;
  if (hipMemcpy(z.data(), c, bytes, hipMemcpyDeviceToHost) != hipSuccess) return 5;
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += z[i] != x[i] + y[i];
  hipDeviceProp_t properties;
  if (hipGetDeviceProperties(&properties, 0) != hipSuccess) return 6;
  std::printf("%s: %d wrong\n", properties.name, wrong);
  return wrong != 0;
}
