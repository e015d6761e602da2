// Streams and events: order, callbacks, what waits for what, errors where HIP says they come.
#include <dlfcn.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "check.h"

__global__ void store(int* place, int value) { *place = value; }
__global__ void copy_value(int* to, const int* from) { *to = *from; }
__global__ void until(volatile int* flag) {
  while (*flag == 0) __builtin_amdgcn_s_sleep(1);
}
__global__ void overrun(int* p, int i) { p[i] = 1; }

static void order() {
  hipStream_t a, b;
  OK(hipStreamCreate(&a));
  OK(hipStreamCreateWithFlags(&b, hipStreamNonBlocking));
  int* flag;
  OK(hipHostMalloc(&flag, 3 * sizeof(int)));
  flag[0] = flag[1] = flag[2] = 0;
  until<<<1, 1, 0, a>>>(flag);
  store<<<1, 1, 0, a>>>(flag + 1, 11);
  hipEvent_t event;
  OK(hipEventCreate(&event));
  OK(hipEventRecord(event, a));
  GIVES(hipErrorNotReady, hipStreamQuery(a));
  GIVES(hipErrorNotReady, hipEventQuery(event));
  OK(hipStreamWaitEvent(b, event, 0));
  copy_value<<<1, 1, 0, b>>>(flag + 2, flag + 1);
  GIVES(hipErrorNotReady, hipStreamQuery(b));
  CHECK(flag[1] == 0 && flag[2] == 0);
  std::thread([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::atomic_ref<int>(flag[0]).store(1);
  }).detach();
  OK(hipStreamSynchronize(b));
  CHECK(flag[1] == 11 && flag[2] == 11);
  OK(hipEventQuery(event));
  OK(hipStreamQuery(a));
  OK(hipEventDestroy(event));

  // The null stream comes after blocking streams, and not after others.
  flag[0] = flag[1] = 0;
  until<<<1, 1, 0, b>>>(flag);
  store<<<1, 1>>>(flag + 1, 5);
  OK(hipStreamSynchronize(hipStreamPerThread));
  int seen = 0;
  for (int i = 0; i < 1000 && seen == 0; ++i) {
    seen = std::atomic_ref<int>(flag[1]).load();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  CHECK(seen == 5);
  flag[0] = 1;
  OK(hipDeviceSynchronize());
  flag[0] = flag[1] = 0;
  until<<<1, 1, 0, a>>>(flag);
  store<<<1, 1>>>(flag + 1, 6);
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  CHECK(flag[1] == 0);
  flag[0] = 1;
  OK(hipDeviceSynchronize());
  CHECK(flag[1] == 6);
  OK(hipHostFree(flag));
  OK(hipStreamDestroy(a));
  OK(hipStreamDestroy(b));
  GIVES(hipErrorContextIsDestroyed, hipStreamSynchronize(a));
}

static void times() {
  hipEvent_t begin, end, untimed;
  OK(hipEventCreate(&begin));
  OK(hipEventCreateWithFlags(&end, hipEventBlockingSync));
  OK(hipEventCreateWithFlags(&untimed, hipEventDisableTiming));
  float ms = -1;
  GIVES(hipErrorInvalidHandle, hipEventElapsedTime(&ms, begin, end));
  OK(hipEventRecord(begin));
  // Debian's library does not have this one, so nobody can be linked with it there.
  const auto launch_host_function =
      reinterpret_cast<decltype(&hipLaunchHostFunc)>(dlsym(RTLD_DEFAULT, "hipLaunchHostFunc"));
  CHECK(launch_host_function != nullptr);
  OK(launch_host_function(
      0, [](void*) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }, nullptr));
  OK(hipEventRecord(end));
  OK(hipEventSynchronize(end));
  OK(hipEventElapsedTime(&ms, begin, end));
  CHECK(ms >= 10 && ms < 2000);
  OK(hipEventRecord(untimed));
  GIVES(hipErrorInvalidHandle, hipEventElapsedTime(&ms, begin, untimed));
  OK(hipEventDestroy(begin));
  OK(hipEventDestroy(end));
  OK(hipEventDestroy(untimed));
  GIVES(hipErrorInvalidHandle, hipEventDestroy(end));
}

// What comes right behind work that is done, and takes no time, is done when somebody asks.
static void marks() {
  hipStream_t first, second;
  hipEvent_t begin, middle, end;
  OK(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
  OK(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
  for (hipEvent_t* each : {&begin, &middle, &end}) OK(hipEventCreate(each));
  int* values;
  OK(hipMalloc(&values, 256));
  for (int i = 0; i < 100; ++i) {
    OK(hipEventRecord(begin, first));
    OK(hipMemsetAsync(values, 0, 256, first));
    OK(hipEventRecord(middle, first));
    OK(hipEventRecord(end, first));
    OK(hipStreamWaitEvent(second, middle, 0));
    OK(hipStreamSynchronize(second));
    float ms = -1;
    OK(hipEventElapsedTime(&ms, begin, end));
    CHECK(ms >= 0);
    OK(hipEventQuery(end));
    OK(hipStreamQuery(first));
  }
  for (hipEvent_t each : {begin, middle, end}) OK(hipEventDestroy(each));
  OK(hipStreamDestroy(first));
  OK(hipStreamDestroy(second));
  OK(hipFree(values));
}

static void callbacks() {
  hipStream_t stream;
  OK(hipStreamCreateWithPriority(&stream, hipStreamDefault, -1));
  int priority = 0;
  OK(hipStreamGetPriority(stream, &priority));
  CHECK(priority == -1);
  unsigned flags = 9;
  OK(hipStreamGetFlags(stream, &flags));
  CHECK(flags == hipStreamDefault);
  static std::vector<int> seen;
  const auto note = [](hipStream_t, hipError_t status, void* data) {
    if (status == hipSuccess) seen.push_back(static_cast<int>(reinterpret_cast<size_t>(data)));
  };
  for (size_t i = 0; i < 50; ++i) OK(hipStreamAddCallback(stream, note, reinterpret_cast<void*>(i), 0));
  OK(hipStreamSynchronize(stream));
  CHECK(seen.size() == 50);
  for (size_t i = 0; i < seen.size(); ++i) CHECK(seen[i] == static_cast<int>(i));
  OK(hipStreamDestroy(stream));
}

static void values() {
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  unsigned* word;
  OK(hipHostMalloc(&word, 8));
  word[0] = word[1] = 0;
  OK(hipStreamWaitValue32(stream, word, 3, hipStreamWaitValueGte, ~0u));
  OK(hipStreamWriteValue32(stream, word + 1, 77, 0));
  GIVES(hipErrorNotReady, hipStreamQuery(stream));
  CHECK(word[1] == 0);
  word[0] = 4;
  OK(hipStreamSynchronize(stream));
  CHECK(word[1] == 77);
  OK(hipHostFree(word));
  OK(hipStreamDestroy(stream));
}

static void faults() {
  (void)hipGetLastError();
  int *p, *q;
  OK(hipMalloc(&p, 256 * sizeof(int)));
  overrun<<<1, 1>>>(p, 256);  // one too far
  OK(hipGetLastError());
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  CHECK(hipGetLastError() == hipErrorIllegalAddress);
  OK(hipDeviceSynchronize());
  overrun<<<1, 1>>>(p, 255);
  OK(hipDeviceSynchronize());
  q = p;
  OK(hipFree(p));
  overrun<<<1, 1>>>(q, 3);  // after it was freed
  GIVES(hipErrorIllegalAddress, hipStreamSynchronize(0));
  overrun<<<dim3(1), dim3(2048)>>>(p, 0);
  GIVES(hipErrorInvalidConfiguration, hipGetLastError());
  overrun<<<dim3(0), dim3(64)>>>(p, 0);
  GIVES(hipErrorInvalidConfiguration, hipGetLastError());
}

static void threads() {
  std::vector<std::thread> all;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 4; ++t)
    all.emplace_back([&wrong, t] {
      hipStream_t stream;
      int *p, out = 0;
      if (hipStreamCreate(&stream) != hipSuccess || hipMalloc(&p, 4) != hipSuccess) ++wrong;
      for (int i = 0; i < 50; ++i) {
        store<<<1, 1, 0, stream>>>(p, t * 1000 + i);
        if (hipMemcpyAsync(&out, p, 4, hipMemcpyDeviceToHost, stream) != hipSuccess) ++wrong;
        if (hipStreamSynchronize(stream) != hipSuccess || out != t * 1000 + i) ++wrong;
      }
      if (hipFree(p) != hipSuccess || hipStreamDestroy(stream) != hipSuccess) ++wrong;
    });
  for (auto& each : all) each.join();
  CHECK(wrong == 0);
}

int main() {
  order();
  times();
  marks();
  callbacks();
  values();
  threads();
  faults();
  return verdict();
}
