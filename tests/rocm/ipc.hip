// Memory of two processes by AMD's own HIP runtime, which shares it by HSA's calls. The program runs itself again.
#include <hip/hip_runtime.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#define OK(call)                                                                          \
  do {                                                                                    \
    if (const hipError_t status = (call); status != hipSuccess) {                         \
      std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorName(status)); \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)

namespace {

__global__ void add(int* values, int by) { values[threadIdx.x] += by; }

void child(const char* text) {
  hipIpcMemHandle_t handle;
  auto* const bytes = reinterpret_cast<unsigned char*>(&handle);
  for (std::size_t i = 0; i < sizeof handle; ++i) std::sscanf(text + 2 * i, "%2hhx", bytes + i);
  int* values = nullptr;
  OK(hipIpcOpenMemHandle(reinterpret_cast<void**>(&values), handle, hipIpcMemLazyEnablePeerAccess));
  add<<<1, 64>>>(values, 5);
  OK(hipDeviceSynchronize());
  OK(hipIpcCloseMemHandle(values));
  std::printf("the other process has added\n");
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1) {
    child(arguments[1]);
    return 0;
  }
  int* values = nullptr;
  OK(hipMalloc(reinterpret_cast<void**>(&values), 1000 * sizeof(int)));  // no whole pages
  OK(hipMemset(values, 0, 1000 * sizeof(int)));
  add<<<1, 64>>>(values, 1);
  OK(hipDeviceSynchronize());
  hipIpcMemHandle_t handle;
  OK(hipIpcGetMemHandle(&handle, values));
  std::string text;
  for (std::size_t i = 0; i < sizeof handle; ++i) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02x", reinterpret_cast<unsigned char*>(&handle)[i]);
    text += digits;
  }
  std::fflush(stdout);
  const pid_t other = fork();
  if (other == 0) {
    execl("/proc/self/exe", "again", text.c_str(), nullptr);
    _exit(9);
  }
  int status = 0;
  if (waitpid(other, &status, 0) != other || status != 0) std::printf("the other process failed: %d\n", status);
  int back[64];
  OK(hipMemcpy(back, values, sizeof back, hipMemcpyDeviceToHost));
  OK(hipFree(values));
  std::printf("%d %d\nend\n", back[0], back[63]);
}
