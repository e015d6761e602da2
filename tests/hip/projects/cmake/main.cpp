#include <hip/hip_runtime_api.h>
#include <hip/hiprtc.h>

#include <cstdio>

void fill(int* device, int workgroups, int what);
void increase(int* device, int workgroups);

int main() {
  int *device = nullptr, host[256] = {}, major = 0, minor = 0;
  if (hipMalloc(reinterpret_cast<void**>(&device), sizeof host) != hipSuccess) return 1;
  fill(device, 4, 41);
  increase(device, 4);
  (void)hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost);
  const bool compiler = hiprtcVersion(&major, &minor) == HIPRTC_SUCCESS;
  std::puts(host[0] == 42 && host[255] == 42 && compiler ? "all good" : "wrong");
}
