// Kernels are launched after main has ended, by the destructor of a static object: the main thread's own objects have been
// destroyed by then. So are kernels in threads that begin and end before.
#include <thread>

#include "check.h"

__global__ void add(int* to, int n) { atomicAdd(to, n); }

static void use(int* sum) {
  int before = 0, after = 0;
  OK(hipMemcpy(&before, sum, sizeof before, hipMemcpyDeviceToHost));
  add<<<1, 64>>>(sum, 1);
  add<<<1, 64, 0, hipStreamPerThread>>>(sum, 2);
  OK(hipStreamSynchronize(hipStreamPerThread));
  hipCtx_t context;
  OK(hipCtxGetCurrent(&context));
  for (int i = 0; i < 100; ++i) OK(hipCtxPushCurrent(context));
  for (int i = 0; i < 100; ++i) OK(hipCtxPopCurrent(nullptr));
  GIVES(hipErrorInvalidContext, hipCtxPopCurrent(nullptr));
  int n = 4;
  OK(hipConfigureCall(dim3(1), dim3(64), 0, nullptr));
  OK(hipSetupArgument(&sum, sizeof sum, 0));
  OK(hipSetupArgument(&n, sizeof n, sizeof sum));
  OK(hipLaunchByPtr(reinterpret_cast<void*>(add)));
  OK(hipMemcpy(&after, sum, sizeof after, hipMemcpyDeviceToHost));
  CHECK(after == before + 64 * 7);
}

struct Late {
  int* sum = nullptr;
  ~Late() {
    use(sum);
    use(sum);
    OK(hipFree(sum));
    verdict();
  }
};

int main() {
  static Late late;
  OK(hipMalloc(&late.sum, sizeof(int)));
  OK(hipMemset(late.sum, 0, sizeof(int)));
  use(late.sum);
  for (int i = 0; i < 3; ++i) std::thread(use, late.sum).join();
}
