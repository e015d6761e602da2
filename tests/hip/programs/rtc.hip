// hiprtc: source compiled while the program runs, with options, headers, lowered names and a log.
#include <hip/hiprtc.h>

#include <cmath>
#include <string>

#include "check.h"

static const char* const source = R"(
#include "double.h"
template <class T, int by> __global__ void times(T* values) { values[threadIdx.x] = doubled(values[threadIdx.x]) * by * FACTOR; }
extern "C" __global__ void plain(float* values) { __syncthreads(); values[threadIdx.x] = sqrtf(values[threadIdx.x]); }
// These want more of the device libraries than clang 22 links, and more of clang than it has.
#include <hip/hip_fp16.h>
extern "C" __global__ void library(float* values, unsigned* count) {
  const float x = values[threadIdx.x];
  values[threadIdx.x] = powf(2.0f, log2f(x)) + fmodf(x, 2.0f) + __half2float(hrcp(__float2half(4.0f)));
  atomicInc(count, 99);
}
)";

// What is there without an include, and what may be included nevertheless.
static const char* const names = R"(
#ifndef __HIPCC_RTC__
#error not told that this is hiprtc
#endif
extern "C" __global__ void warp(float* sum) {
  float value = sum[threadIdx.x];
  for (int by = warpSize / 2; by > 0; by /= 2) value += __shfl_down(value, by);
  if (threadIdx.x == 0) sum[0] = value;
}
extern "C" __global__ void others(float* values) {
  const __half half = __float2half(1.5f);
  const hip_bfloat16 brain(2.5f);
  const hipFloatComplex both = hipCmulf(make_hipFloatComplex(1, 2), make_hipFloatComplex(3, 4));
  const uint8_t small = 255;
  const int64_t large = int64_t{1} << 40;
  const auto group = cooperative_groups::this_thread_block();
  group.sync();
  values[0] = __half2float(__hadd(half, half));
  values[1] = float(brain);
  values[2] = both.y;
  values[3] = uint8_t(small + 2);
  values[4] = large >> 40;
  values[5] = -INFINITY;
  values[6] = group.size();
  values[7] = std::is_same<uint32_t, unsigned>::value + std::fabs(-3.0f);
  assert(values[3] == 1);
}
)";
static const char* const includes = R"(
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_complex.h>
#include <hip/hip_fp16.h>
#include <cmath>
#include <cstdint>
#include <limits>
#include <math.h>
#include <stdint.h>
#include <type_traits>
)";

// What newer headers have, and Debian's have not.
static const char* const newer = R"(
#include <hip/hip_bf16.h>
#include <hip/hip_fp4.h>
#include <hip/hip_fp8.h>
#include <hip/hip_math_constants.h>
static_assert(sizeof(__hip_fp8x4_e4m3) == 4 && sizeof(__hip_fp4x2_e2m1) == 1);
static_assert(sizeof(__hip_bfloat16) == 2 && sizeof(__hip_bfloat162) == 4);
extern "C" __global__ void newer(float* values, __hip_bfloat162* sum) {
  const unsigned lane = threadIdx.x;
  const __hip_bfloat16 a = __float2bfloat16(values[lane]), b(values[lane ^ 1]);
  const __hip_bfloat162 both = __halves2bfloat162(a, b);
  float out = 0;
  switch (lane) {
    case 0: out = a + b; break;
    case 1: out = a * b; break;
    case 2: out = a / b; break;
    case 3: out = __bfloat162float(__hsub(a, b)); break;
    case 4: out = __hfma(a, b, a); break;
    case 5: out = __high2float(__hadd2(both, __lowhigh2highlow(both))); break;
    case 6: out = __hmax(a, HIPRT_NAN_BF16); break;
    case 7: out = __hltu(a, HIPRT_NAN_BF16) + 2 * (a < HIPRT_NAN_BF16) + 4 * __hbge2(both, both); break;
    case 8: out = hsqrt(a); break;
    case 9: out = h2exp2(both).y; break;
    case 10: out = __double2bfloat16(1.00390625 + 1e-12); break;  // by way of a float it would be a tie
    case 11: out = __bfloat162float(__ushort_as_bfloat16(0x4049)) - HIP_PI_F; break;
    case 12: out = -HIP_INF_F; break;
    case 13: out = HIP_NAN != HIP_NAN; break;
    case 14: out = int(a) + short(-b); break;
    case 15: out = __popcll(__activemask()); break;
  }
  if (lane >= 16 && lane < 24) out = __popcll(__activemask());
  const auto low = 0xffffull;
  const auto ballot = __ballot_sync(low, lane % 2);
  const int any = __any_sync(low, lane == 3) + 2 * __any_sync(low, lane == 20) + 4 * __all_sync(low, lane < 16);
  const float shuffled = __shfl_xor(a, 1), synced = __shfl_down_sync(~0ull, values[lane], 2);
  if (lane == 24) out = ballot;
  if (lane == 25) out = any;
  if (lane == 26) out = shuffled;
  if (lane == 27) out = synced;
  unsafeAtomicAdd(&sum->x, __hip_bfloat16(1));
  unsafeAtomicAdd(sum, __hip_bfloat162(2.0f, 3.0f));
  values[lane] = out;
}
)";

static hipModule_t compiled(const std::string& text, const char* arch) {
  hiprtcProgram program;
  CHECK(hiprtcCreateProgram(&program, text.c_str(), "names.hip", 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  const hiprtcResult result = hiprtcCompileProgram(program, 1, &arch);
  size_t bytes = 0;
  CHECK(hiprtcGetProgramLogSize(program, &bytes) == HIPRTC_SUCCESS);
  std::string log(bytes, ' ');
  CHECK(bytes == 0 || hiprtcGetProgramLog(program, log.data()) == HIPRTC_SUCCESS);
  if (result != HIPRTC_SUCCESS) std::printf("%s\n", log.c_str());
  CHECK(result == HIPRTC_SUCCESS);
  if (result != HIPRTC_SUCCESS) return nullptr;
  CHECK(hiprtcGetCodeSize(program, &bytes) == HIPRTC_SUCCESS);
  std::vector<char> code(bytes);
  CHECK(hiprtcGetCode(program, code.data()) == HIPRTC_SUCCESS);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);
  hipModule_t module = nullptr;
  OK(hipModuleLoadData(&module, code.data()));
  return module;
}

/// By themselves, and behind the includes.
static void given_names(const char* arch) {
  for (const std::string& text : {std::string(names), std::string(includes) + names}) {
    hipModule_t module = compiled(text, arch);
    if (!module) return;
    hipFunction_t warp, others;
    OK(hipModuleGetFunction(&warp, module, "warp"));
    OK(hipModuleGetFunction(&others, module, "others"));
    float *values, host[64];
    int lanes = 0;
    OK(hipDeviceGetAttribute(&lanes, hipDeviceAttributeWarpSize, 0));
    for (int i = 0; i < 64; ++i) host[i] = i + 1.0f;
    OK(hipMalloc(&values, sizeof host));
    OK(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
    void* arguments[] = {&values};
    OK(hipModuleLaunchKernel(warp, 1, 1, 1, lanes, 1, 1, 0, 0, arguments, nullptr));
    OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
    CHECK(host[0] == lanes * (lanes + 1) / 2.0f);
    OK(hipModuleLaunchKernel(others, 1, 1, 1, 32, 1, 1, 0, 0, arguments, nullptr));
    OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
    const float expected[] = {3, 2.5f, 10, 1, 1, -INFINITY, 32, 4};
    for (int i = 0; i < 8; ++i) CHECK(host[i] == expected[i]);
    OK(hipFree(values));
    OK(hipModuleUnload(module));
  }
}

/// The nearest bfloat16, ties to even.
static float rounded(float x) {
  unsigned bits;
  std::memcpy(&bits, &x, sizeof bits);
  const unsigned rest = bits & 0xffff, kept = bits >> 16;
  bits = (kept + (rest > 0x8000 || (rest == 0x8000 && kept % 2 != 0))) << 16;
  std::memcpy(&x, &bits, sizeof bits);
  return x;
}

static void newer_names(const char* arch) {
  hipModule_t module = compiled(newer, arch);
  if (!module) return;
  hipFunction_t function;
  OK(hipModuleGetFunction(&function, module, "newer"));
  float *values, host[32], before[32];
  for (int i = 0; i < 32; ++i) before[i] = 1.3f + 0.77f * static_cast<float>(i);
  unsigned* sum;
  OK(hipMalloc(&values, sizeof host));
  OK(hipMalloc(&sum, sizeof *sum));
  OK(hipMemset(sum, 0, sizeof *sum));
  OK(hipMemcpy(values, before, sizeof host, hipMemcpyHostToDevice));
  void* arguments[] = {&values, &sum};
  OK(hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, arguments, nullptr));
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  const auto a = [&](int i) { return rounded(before[i]); };
  const auto b = [&](int i) { return rounded(before[i ^ 1]); };
  const float expected[] = {rounded(a(0) + b(0)),
                            rounded(a(1) * b(1)),
                            rounded(a(2) / b(2)),
                            rounded(a(3) - b(3)),
                            rounded(std::fma(a(4), b(4), a(4))),
                            rounded(a(5) + b(5)),
                            a(6),
                            5,
                            rounded(std::sqrt(a(8))),
                            rounded(std::exp2(b(9))),
                            1.0078125f,
                            3.140625f - 3.14159265f,
                            -INFINITY,
                            1,
                            static_cast<float>(static_cast<int>(a(14)) + static_cast<short>(-b(14))),
                            1,
                            8,
                            8,
                            8,
                            8,
                            8,
                            8,
                            8,
                            8,
                            0xaaaa,
                            5,
                            b(26),
                            before[29]};
  for (int i = 0; i < 28; ++i)
    if (host[i] != expected[i]) {
      std::printf("%s:%d: newer(%d) gives %g, not %g\n", __FILE__, __LINE__, i, host[i], expected[i]);
      ++failures;
    }
  unsigned total = 0;
  OK(hipMemcpy(&total, sum, sizeof total, hipMemcpyDeviceToHost));
  CHECK(total == 0x42c042c0);  // 32 times 3, twice
  OK(hipFree(values));
  OK(hipFree(sum));
  OK(hipModuleUnload(module));
}

int main() {
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  const char *header = "template <class T> __device__ T doubled(T x) { return x + x; }", *name = "double.h";
  hiprtcProgram program;
  CHECK(hiprtcCreateProgram(&program, source, "times.hip", 1, &header, &name) == HIPRTC_SUCCESS);
  CHECK(hiprtcAddNameExpression(program, "times<int, 5>") == HIPRTC_SUCCESS);
  const std::string arch = std::string("--offload-arch=") + properties.gcnArchName;
  const char* options[] = {arch.c_str(), "-DFACTOR=7"};
  const hiprtcResult compiled = hiprtcCompileProgram(program, 2, options);
  size_t bytes = 0;
  CHECK(hiprtcGetProgramLogSize(program, &bytes) == HIPRTC_SUCCESS);
  std::string log(bytes, ' ');
  CHECK(bytes == 0 || hiprtcGetProgramLog(program, log.data()) == HIPRTC_SUCCESS);
  if (compiled != HIPRTC_SUCCESS) std::printf("%s: %s\n", hiprtcGetErrorString(compiled), log.c_str());
  CHECK(compiled == HIPRTC_SUCCESS);
  const char* lowered = nullptr;
  CHECK(hiprtcGetLoweredName(program, "times<int, 5>", &lowered) == HIPRTC_SUCCESS);
  CHECK(lowered && std::strcmp(lowered, "_Z5timesIiLi5EEvPT_") == 0);
  CHECK(hiprtcGetCodeSize(program, &bytes) == HIPRTC_SUCCESS);
  std::vector<char> code(bytes);
  CHECK(hiprtcGetCode(program, code.data()) == HIPRTC_SUCCESS);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);

  hipModule_t module;
  hipFunction_t times, plain, library;
  OK(hipModuleLoadData(&module, code.data()));
  OK(hipModuleGetFunction(&times, module, "_Z5timesIiLi5EEvPT_"));
  OK(hipModuleGetFunction(&plain, module, "plain"));
  int* values;
  int host[64];
  for (int i = 0; i < 64; ++i) host[i] = i;
  OK(hipMalloc(&values, sizeof host));
  OK(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
  void* arguments[] = {&values};
  OK(hipModuleLaunchKernel(times, 1, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr));
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host[1] == 70 && host[63] == 63 * 70);
  OK(hipModuleGetFunction(&library, module, "library"));
  float numbers[64];
  for (int i = 0; i < 64; ++i) numbers[i] = static_cast<float>(i + 1);
  OK(hipMemcpy(values, numbers, sizeof numbers, hipMemcpyHostToDevice));
  unsigned *count, counted = 0;
  OK(hipMalloc(&count, sizeof *count));
  OK(hipMemset(count, 0, sizeof *count));
  void* both[] = {&values, &count};
  OK(hipModuleLaunchKernel(library, 1, 1, 1, 64, 1, 1, 0, 0, both, nullptr));
  OK(hipMemcpy(numbers, values, sizeof numbers, hipMemcpyDeviceToHost));
  OK(hipMemcpy(&counted, count, sizeof counted, hipMemcpyDeviceToHost));
  for (int i = 0; i < 64; ++i) CHECK(std::abs(numbers[i] - (i + 1.25f + (i + 1) % 2)) < 1e-4f);
  CHECK(counted == 64);

  given_names(options[0]);
  newer_names(options[0]);

  CHECK(hiprtcCreateProgram(&program, "__global__ void broken( {", nullptr, 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  CHECK(hiprtcCompileProgram(program, 1, options) == HIPRTC_ERROR_COMPILATION);
  CHECK(hiprtcGetProgramLogSize(program, &bytes) == HIPRTC_SUCCESS && bytes > 1);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);
  return verdict();
}
