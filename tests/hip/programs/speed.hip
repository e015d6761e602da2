// What HIP costs: an empty kernel and hipDeviceSynchronize, the fastest hundred of many; and a kernel of some length by
// hipModuleLaunchKernel, beside the same by lockstep_launch, the fastest of each, in turn.
// speed [MICROSECONDS [CODE_OBJECT SIZE [RATIO]]]: what they may take at most (0: shown only); a code object with gemm_bf16
// (bench/kernels), for gfx950, and the size of its matrices.
#include <dlfcn.h>
#include <lockstep.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "check.h"

__global__ void nothing() {}

template <class Body>
static double microseconds(Body&& body) {
  const auto begin = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
}

static void empty(double most) {
  constexpr int rounds = 50, launches = 100;
  double best = 1e9;
  for (int r = 0; r < rounds; ++r)
    best = std::min(best, microseconds([] {
                      for (int i = 0; i < launches; ++i) {
                        nothing<<<1, 64>>>();
                        OK(hipDeviceSynchronize());
                      }
                    }));
  std::printf("an empty launch and hipDeviceSynchronize: %.1f us\n", best / launches);
  if (most > 0) CHECK(best / launches <= most);
}

// The library is in this process, behind HIP.
#define DIRECT(name) reinterpret_cast<decltype(&name)>(dlsym(RTLD_DEFAULT, #name))

static void gemm(const char* path, unsigned size, double most) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  hipModule_t module;
  hipFunction_t function;
  OK(hipModuleLoadData(&module, image.data()));
  OK(hipModuleGetFunction(&function, module, "gemm_bf16"));
  const size_t input = size_t{size} * size * 2, output = size_t{size} * size * 4;
  std::vector<unsigned short> numbers(size_t{size} * size);
  for (size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<unsigned short>(0x3f80 + i * 37 % 128);  // 1 to 2
  void *a, *b, *c;
  OK(hipMalloc(&a, input));
  OK(hipMalloc(&b, input));
  OK(hipMalloc(&c, output));
  OK(hipMemcpy(a, numbers.data(), input, hipMemcpyHostToDevice));
  OK(hipMemcpy(b, numbers.data(), input, hipMemcpyHostToDevice));
  unsigned m = size, n = size, k = size;
  void* arguments[] = {&m, &n, &k, &a, &b, &c};

  lockstep_device* const device = DIRECT(lockstep_device_create)("gfx950");
  lockstep_code* code = nullptr;
  CHECK(DIRECT(lockstep_load)(device, image.data(), image.size(), &code) == LOCKSTEP_OK);
  std::vector<float> direct(output / 4), by_hip(output / 4);
  CHECK(DIRECT(lockstep_map_host)(device, numbers.data(), input) == LOCKSTEP_OK);
  CHECK(DIRECT(lockstep_map_host)(device, direct.data(), output) == LOCKSTEP_OK);
  struct {
    unsigned m, n, k, padding;
    const void *a, *b;
    void* c;
  } kernarg = {size, size, size, 0, numbers.data(), numbers.data(), direct.data()};
  const uint32_t grid[] = {size / 128, size / 128, 1}, block[] = {256, 1, 1};
  lockstep_options options = {};
  options.struct_size = sizeof options;
  options.max_instructions = ~uint64_t{0};
  double best_hip = 1e30, best_direct = 1e30;
  for (int i = 0; i < 7; ++i) {
    best_hip = std::min(best_hip, microseconds([&] {
                          OK(hipModuleLaunchKernel(function, grid[0], grid[1], 1, 256, 1, 1, 0, nullptr, arguments, nullptr));
                          OK(hipDeviceSynchronize());
                        }));
    lockstep_result result = {};
    result.struct_size = sizeof result;
    best_direct = std::min(best_direct, microseconds([&] {
                             CHECK(DIRECT(lockstep_launch)(device, code, "gemm_bf16", grid, block, &kernarg, sizeof kernarg, &options,
                                                           &result) == LOCKSTEP_OK);
                           }));
  }
  OK(hipMemcpy(by_hip.data(), c, output, hipMemcpyDeviceToHost));
  CHECK(std::memcmp(by_hip.data(), direct.data(), output) == 0 && direct[0] != 0);
  std::printf("a bf16 GEMM of %u by HIP: %.0f us, launched directly: %.0f us, ratio %.3f\n", size, best_hip, best_direct,
              best_hip / best_direct);
  if (most > 0) CHECK(best_hip / best_direct <= most);
  DIRECT(lockstep_device_destroy)(device);
  OK(hipModuleUnload(module));
}

int main(int argc, char** argv) {
  empty(argc > 1 ? std::atof(argv[1]) : 0);
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  if (argc > 3 && std::strncmp(properties.gcnArchName, "gfx950", 6) == 0)
    gemm(argv[2], static_cast<unsigned>(std::atoi(argv[3])), argc > 4 ? std::atof(argv[4]) : 0);
  return verdict();
}
