// A program that ends in the middle of things, as crash_test.py asks: "work" with kernels, memory and events that other processes
// may use, and threads; "compile" while hiprtc runs the compiler; then by a signal of its own, or by waiting for one.
#include <hip/hiprtc.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <thread>

#include "check.h"

__global__ void endless(volatile int* values) {
  while (values[0] == 0) values[threadIdx.x + 1] += 1;
}

static void work() {
  int* values;
  OK(hipMalloc(&values, 1 << 20));
  OK(hipMemset(values, 0, 1 << 20));
  hipIpcMemHandle_t handle;
  OK(hipIpcGetMemHandle(&handle, values));
  hipEvent_t event;
  hipIpcEventHandle_t event_handle;
  OK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
  OK(hipIpcGetEventHandle(&event_handle, event));
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  endless<<<2, 64, 0, stream>>>(values);
  OK(hipEventRecord(event, stream));
}

static void compile() {
  std::string source = "template <int n> struct deep { static constexpr int value = deep<n - 1>::value + 1; };"
                       "template <> struct deep<0> { static constexpr int value = 0; };";
  // Long enough to be in the middle of it.
  for (int i = 0; i < 3000; ++i) source += "__device__ int f" + std::to_string(i) + "(int x) { return x * deep<" + std::to_string(i % 900) + ">::value; }";
  hiprtcProgram program;
  CHECK(hiprtcCreateProgram(&program, source.c_str(), nullptr, 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  std::thread([program] { (void)hiprtcCompileProgram(program, 0, nullptr); }).detach();
}

int main(int, char** argv) {
  const std::string what = argv[1], how = argv[2];
  what == "work" ? work() : compile();
  usleep(300'000);
  std::puts("in the middle");
  std::fflush(stdout);
  if (how == "abort") std::abort();
  if (how == "segv") *static_cast<volatile int*>(nullptr) = 1;
  if (how == "exit") _exit(3);
  for (;;) pause();
}
