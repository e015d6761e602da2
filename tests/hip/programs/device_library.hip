// What headers and device libraries give kernels: mathematics in three precisions, complex numbers, bits, atomics,
// lanes.
#include <hip/hip_bf16.h>
#include <hip/hip_complex.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_math_constants.h>

#include <algorithm>
#include <cmath>

#include "check.h"

namespace cg = cooperative_groups;

// What the kernel computes of x (from -4 to 4), and what is right for v, which is the same.
#define OF_FLOATS(F)                                                                                      \
  F(sinf(x), std::sin(v))                                                                                 \
  F(cosf(x), std::cos(v))                                                                                 \
  F(sinf(x * 1e6f), std::sin(double{x * 1e6f}))                                                           \
  F(tanf(x / 3), std::tan(double{x / 3}))                                                                 \
  F(asinf(x / 4) + acosf(x / 4) * 2, std::asin(v / 4) + std::acos(v / 4) * 2)                             \
  F(atanf(x), std::atan(v))                                                                               \
  F(atan2f(x, -0.5f), std::atan2(v, -0.5))                                                                \
  F(sinhf(x) + coshf(x) + tanhf(x), std::sinh(v) + std::cosh(v) + std::tanh(v))                           \
  F(asinhf(x) + acoshf(x * x + 1), std::asinh(v) + std::acosh(v * v + 1))                                 \
  F(expf(x), std::exp(v))                                                                                 \
  F(exp2f(x), std::exp2(v))                                                                               \
  F(exp10f(x), std::pow(10.0, v))                                                                         \
  F(expm1f(x) + log1pf(x * x), std::expm1(v) + std::log1p(v * v))                                         \
  F(logf(x + 5), std::log(v + 5))                                                                         \
  F(log2f(x + 5), std::log2(v + 5))                                                                       \
  F(log10f(x + 5), std::log10(v + 5))                                                                     \
  F(powf(x + 5, 1.5f), std::pow(v + 5, 1.5))                                                              \
  F(powf(x, 3) + powif(x, 5), v * v * v + v * v * v * v * v)                                              \
  F(sqrtf(x + 5) + cbrtf(x), std::sqrt(v + 5) + std::cbrt(v))                                             \
  F(rsqrtf(x + 5) + rcbrtf(x + 5), 1 / std::sqrt(v + 5) + 1 / std::cbrt(v + 5))                           \
  F(hypotf(x, 2) + norm3df(x, 1, 2), std::hypot(v, 2.0) + std::sqrt(v * v + 5))                           \
  F(erff(x) + erfcf(x) * 2, std::erf(v) + std::erfc(v) * 2)                                               \
  F(erff(erfinvf(x / 5)), double{x / 5})                                                                  \
  F(tgammaf(x + 5), std::tgamma(v + 5))                                                                   \
  F(lgammaf(x + 5), std::lgamma(v + 5))                                                                   \
  F(j0f(x + 5) + y1f(x + 5), ::j0(v + 5) + ::y1(v + 5))                                                   \
  F(fmodf(x, 0.75f), std::fmod(v, 0.75))                                                                  \
  F(remainderf(x, 0.75f), std::remainder(v, 0.75))                                                        \
  F(fdimf(x, 1) + fmaxf(x, 2) + fminf(x, -1), std::fdim(v, 1.0) + std::fmax(v, 2.0) + std::fmin(v, -1.0)) \
  F(ldexpf(x, 3) + copysignf(7, x), v * 8 + std::copysign(7.0, v))                                        \
  F(floorf(x) + ceilf(x) * 10, std::floor(v) + std::ceil(v) * 10)                                         \
  F(rintf(x) + roundf(x) * 10 + truncf(x), std::rint(v) + std::round(v) * 10 + std::trunc(v))             \
  F(normcdff(x) + sinpif(x / 4), std::erfc(-v / std::sqrt(2.0)) / 2 + std::sin(v / 4 * std::acos(-1.0)))  \
  F(__expf(x) + __logf(x + 5) + __powf(x + 5, 2), std::exp(v) + std::log(v + 5) + (v + 5) * (v + 5))      \
  F(__sinf(x) + __cosf(x), std::sin(v) + std::cos(v))                                                     \
  F(__frcp_rn(x + 5) + __fdividef(x, 3) + __fsqrt_rn(x + 5), 1 / (v + 5) + v / 3 + std::sqrt(v + 5))      \
  F(hipCabsf(hipCdivf(make_hipFloatComplex(x, 1), make_hipFloatComplex(1, x + 5))),                       \
    std::hypot(v, 1.0) / std::hypot(1.0, v + 5))
#define OF_DOUBLES(F)                                                                                \
  F(sin(x) + cos(x) * 2, std::sin(v) + std::cos(v) * 2)                                              \
  F(tan(x / 3) + atan2(x, -0.5), std::tan(v / 3) + std::atan2(v, -0.5))                              \
  F(exp(x) + exp10(x), std::exp(v) + std::pow(10.0, v))                                              \
  F(log(x + 5) + log2(x + 5) + log10(x + 5), std::log(v + 5) + std::log2(v + 5) + std::log10(v + 5)) \
  F(pow(x + 5, 1.25), std::pow(v + 5, 1.25))                                                         \
  F(sqrt(x + 5) + cbrt(x) + rsqrt(x + 5), std::sqrt(v + 5) + std::cbrt(v) + 1 / std::sqrt(v + 5))    \
  F(erf(x) + erfc(x) * 2, std::erf(v) + std::erfc(v) * 2)                                            \
  F(tgamma(x + 5), std::tgamma(v + 5))                                                               \
  F(lgamma(x + 5), std::lgamma(v + 5))                                                               \
  F(fmod(x, 0.7) + remainder(x, 0.7), std::fmod(v, 0.7) + std::remainder(v, 0.7))                    \
  F(sinh(x) + tanh(x), std::sinh(v) + std::tanh(v))                                                  \
  F(fma(x, x, -1.0) + hypot(x, 3.0), std::fma(v, v, -1.0) + std::hypot(v, 3.0))

#define ONE(call, right) +1
#define STORE(call, right) *out++ = call;
#define RIGHT(call, right) rights.push_back(right), names.push_back(#call);
constexpr int of_floats = 0 OF_FLOATS(ONE), of_doubles = 0 OF_DOUBLES(ONE), count = 200;

__global__ void floats(float* out, const float* in) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const float x = in[i];
  out += i * of_floats;
  OF_FLOATS(STORE)
}
__global__ void doubles(double* out, const double* in) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const double x = in[i];
  out += i * of_doubles;
  OF_DOUBLES(STORE)
}
static void rights_of(float x, std::vector<double>& rights, std::vector<const char*>& names) {
  const double v = x;
  OF_FLOATS(RIGHT)
}
static void rights_of(double v, std::vector<double>& rights, std::vector<const char*>& names) { OF_DOUBLES(RIGHT) }

template <class T>
static T* on_device(const std::vector<T>& values) {
  T* device;
  OK(hipMalloc(&device, values.size() * sizeof(T)));
  OK(hipMemcpy(device, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice));
  return device;
}
template <class T>
static std::vector<T> back(T* device, size_t n) {
  std::vector<T> values(n);
  OK(hipMemcpy(values.data(), device, n * sizeof(T), hipMemcpyDeviceToHost));
  OK(hipFree(device));
  return values;
}

/// Each result within `most` of the right one: relative to it, or to 1 where it is smaller.
template <class T>
static void mathematics(void (*kernel)(T*, const T*), int functions, double most) {
  std::vector<T> in(count);
  for (int i = 0; i < count; ++i) in[i] = static_cast<T>((i - count / 2) / (count / 8.0));
  T* const device = on_device(in);
  T* const out = on_device(std::vector<T>(count * functions));
  kernel<<<2, 128>>>(out, device);
  const std::vector<T> got = back(out, count * functions);
  for (int i = 0; i < count; ++i) {
    std::vector<double> rights;
    std::vector<const char*> names;
    rights_of(in[i], rights, names);
    for (int k = 0; k < functions; ++k) {
      const double error = std::abs(got[i * functions + k] - rights[k]) / std::max(1.0, std::abs(rights[k]));
      if (error <= most) continue;
      std::printf("%s of %g: %.17g, not %.17g\n", names[k], double{in[i]}, double{got[i * functions + k]}, rights[k]);
      ++failures;
    }
  }
  OK(hipFree(device));
}

__global__ void half_numbers(float* out, const float* in) {
  const int i = threadIdx.x;
  const __half x = __float2half(in[i]);
  const __half2 two = __halves2half2(x, __float2half(0.5f));
  out[4 * i] = __half2float(__hadd(__hmul(x, __float2half(2.0f)), hrcp(__float2half(4.0f))));
  out[4 * i + 1] = __half2float(hsqrt(x));
  out[4 * i + 2] = __low2float(__hfma2(two, two, h2rcp(__float2half2_rn(2.0f))));
  out[4 * i + 3] = __high2float(h2exp2(__hadd2(two, two)));
}
static void halves() {
  std::vector<float> in(64);
  for (int i = 0; i < 64; ++i) in[i] = i;
  float* const device = on_device(in);
  float* const out = on_device(std::vector<float>(256));
  half_numbers<<<1, 64>>>(out, device);
  const std::vector<float> got = back(out, 256);
  for (int i = 0; i < 64; ++i) {
    const auto half = [](float x) { return static_cast<float>(static_cast<_Float16>(x)); };
    CHECK(got[4 * i] == half(2.0f * i + 0.25f));
    CHECK(std::abs(got[4 * i + 1] - std::sqrt(static_cast<float>(i))) <= 0.004f);
    CHECK(got[4 * i + 2] == half(i * i + 0.5f));
    CHECK(got[4 * i + 3] == 2);
  }
  OK(hipFree(device));
}

__global__ void count_all(int* i, float* f, double* d, unsigned long long* u) {
  const int item = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(i, 1);
  atomicSub(i + 1, 2);
  atomicMax(i + 2, item);
  atomicMin(i + 3, -item);
  atomicOr(i + 4, 1 << item % 31);
  atomicXor(i + 5, item);
  atomicInc(reinterpret_cast<unsigned*>(i + 6), 9);
  atomicDec(reinterpret_cast<unsigned*>(i + 7), 9);
  atomicCAS(i + 8, 0, 5);
  atomicExch(i + 9, 77);
  atomicAdd_system(i + 10, 3);
  atomicAdd(f, 0.5f);
  unsafeAtomicAdd(f + 1, 1.0f);
  atomicAdd(d, 0.25);
  atomicAdd(u, 1ull << 33);
}
static void atomics() {
  int* const i = on_device(std::vector<int>(11));
  float* const f = on_device(std::vector<float>(2));
  double* const d = on_device(std::vector<double>(1));
  unsigned long long* const u = on_device(std::vector<unsigned long long>(1));
  constexpr int n = 7 * 96;
  count_all<<<7, 96>>>(i, f, d, u);
  OK(hipGetLastError());
  int all = 0;
  for (int k = 0; k < n; ++k) all ^= k;
  CHECK((back(i, 11) ==
         std::vector<int>{n, -2 * n, n - 1, 1 - n, 0x7fffffff, all, n % 10, (10 - n % 10) % 10, 5, 77, 3 * n}));
  CHECK((back(f, 2) == std::vector<float>{n * 0.5f, n}));
  CHECK(back(d, 1)[0] == n * 0.25);
  CHECK(back(u, 1)[0] == static_cast<unsigned long long>(n) << 33);
}

// An atomic gives what was there before, whether it stores or not.
template <class T>
__global__ void extremes(T* numbers, T* before) {
  const int item = threadIdx.x;
  const T value = item % 2 == 0 ? T(9.5) : T(-2);
  before[4 * item] = atomicMax(numbers + 4 * item, value);
  before[4 * item + 1] = atomicMin(numbers + 4 * item + 1, value);
  before[4 * item + 2] = atomicMax_system(numbers + 4 * item + 2, value);
  before[4 * item + 3] = atomicMin_system(numbers + 4 * item + 3, value);
  atomicMax(numbers + 256, T(item));
  atomicMin(numbers + 257, T(-item));
}
template <class T>
static void check_extremes() {
  T* const numbers = on_device(std::vector<T>(258, T(5.5)));
  T* const before = on_device(std::vector<T>(256));
  extremes<<<1, 64>>>(numbers, before);
  OK(hipGetLastError());
  const std::vector<T> after = back(numbers, 258);
  CHECK((back(before, 256) == std::vector<T>(256, T(5.5))));
  for (int i = 0; i < 256; ++i) {
    const bool high = i / 4 % 2 == 0, most = i % 2 == 0;
    CHECK(after[i] == (high == most ? (most ? T(9.5) : T(-2)) : T(5.5)));
  }
  CHECK(after[256] == 63 && after[257] == -63);
}

__global__ void speak_to_lanes(int* sums, int* tiles, unsigned long long* votes, long long* numbers) {
  const int lane = threadIdx.x;
  int sum = lane;
  for (int offset = warpSize / 2; offset != 0; offset /= 2) sum += __shfl_xor(sum, offset);
  sums[lane] = sum + __shfl_up(lane, 1) * 10000 + __shfl(lane, 5);
  const auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int part = lane;
  for (int offset = 8; offset != 0; offset /= 2) part += tile.shfl_down(part, offset);
  if (tile.thread_rank() == 0) tiles[lane / 16] = part;
  const unsigned long long thirds = __ballot(lane % 3 == 0);
  const int any = __any(lane == 7), all = __all(lane == 7), counted = __syncthreads_count(lane % 5 == 0);
  if (lane == 0) {
    votes[0] = thirds;
    votes[1] = any * 10 + all;
    votes[2] = counted;
  }
  const long long a = 0x123456789abcdefll * (lane + 1), b = lane - 1000000007ll;
  numbers[lane] =
      a / b + a % b + __mul64hi(a, b) + __clzll(a) + __ffsll(b) + __popcll(a) + __brev(static_cast<unsigned>(a));
}
static void lanes() {
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  const int size = properties.warpSize;
  int *const sums = on_device(std::vector<int>(size)), *const tiles = on_device(std::vector<int>(size / 16));
  unsigned long long* const votes = on_device(std::vector<unsigned long long>(3));
  long long* const numbers = on_device(std::vector<long long>(size));
  speak_to_lanes<<<1, size>>>(sums, tiles, votes, numbers);
  const std::vector<int> got = back(sums, size), parts = back(tiles, size / 16);
  const std::vector<long long> computed = back(numbers, size);
  for (int i = 0; i < size; ++i) {
    CHECK(got[i] == size * (size - 1) / 2 + std::max(i - 1, 0) * 10000 + 5);
    const long long a = 0x123456789abcdefll * (i + 1), b = i - 1000000007ll;
    const unsigned low = static_cast<unsigned>(a);
    unsigned reversed = 0;
    for (int k = 0; k < 32; ++k) reversed |= (low >> k & 1) << (31 - k);
    CHECK(computed[i] == a / b + a % b + static_cast<long long>(static_cast<__int128>(a) * b >> 64) +
                             __builtin_clzll(a) + __builtin_ffsll(b) + __builtin_popcountll(a) + reversed);
  }
  for (int i = 0; i < size / 16; ++i) CHECK(parts[i] == i * 256 + 120);
  const std::vector<unsigned long long> said = back(votes, 3);
  CHECK(said[0] == (0x9249249249249249ull & (size == 64 ? ~0ull : 0xffffffffull)));
  CHECK(said[1] == 10 && said[2] == static_cast<unsigned>(size + 4) / 5);
}

__global__ void narrow(__hip_bfloat16* out, const double* in, const float* single) {
  const int i = threadIdx.x;
  out[2 * i] = __double2bfloat16(in[i]);
  out[2 * i + 1] = __float2bfloat16(single[i]) * __hip_bfloat16(3);
}
/// The nearest bfloat16, ties to even, of a number of its normal ones.
static double nearest(double x) {
  int exponent = 0;
  const double scaled = std::ldexp(std::frexp(x, &exponent), 8);
  return std::ldexp(std::nearbyint(scaled), exponent - 8);
}
/// The host's bfloat16s and the device's: near ties, and as a double rounded twice would not be.
static void brain_floats() {
  std::vector<double> numbers;
  std::vector<float> singles;  // not made on the device: clang may round a double there once, for both conversions
  for (int i = 0; i < 64; ++i) {
    const double tie = std::ldexp(257 + 2 * i, i % 21 - 10) * (i % 3 ? 1 : -1);
    numbers.push_back(tie * (1 + (i % 5 - 2) * 0x1p-40));
    singles.push_back(static_cast<float>(numbers.back()));
  }
  double* const in = on_device(numbers);
  float* const single = on_device(singles);
  __hip_bfloat16* const out = on_device(std::vector<__hip_bfloat16>(128));
  narrow<<<1, 64>>>(out, in, single);
  OK(hipGetLastError());
  const std::vector<__hip_bfloat16> got = back(out, 128);
  for (std::size_t i = 0; i < 64; ++i) {
    const double x = numbers[i];
    CHECK(float(got[2 * i]) == nearest(x) && float(__hip_bfloat16(x)) == nearest(x));
    const float by = static_cast<float>(nearest(singles[i]));
    CHECK(float(got[2 * i + 1]) == nearest(3 * by));
    CHECK(got[2 * i + 1] == __float2bfloat16(singles[i]) * __hip_bfloat16(3));
  }
  CHECK(__hisnan(__hip_bfloat16(HIP_NAN_F)) && __hip_bfloat16(HIP_INF) == HIPRT_INF_BF16 &&
        __hisinf(__hip_bfloat16(3.4e38f)));
  OK(hipFree(in));
  OK(hipFree(single));
}

struct Shape {
  __device__ virtual int sides() const = 0;
};
struct Polygon : Shape {
  int n;
  __device__ explicit Polygon(int n) : n(n) {}
  __device__ int sides() const override { return n; }
};
struct Circle : Shape {
  __device__ int sides() const override { return -1; }
};
__device__ int twice(int x) { return 2 * x; }
__device__ int square(int x) { return x * x; }
__device__ int (*const choices[])(int) = {twice, square};
__device__ __attribute__((noinline)) int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__global__ void call(int* out, const int* which) {
  const int i = threadIdx.x;
  const Polygon polygon(i);
  const Circle circle;
  const Shape* const shape = which[i] ? static_cast<const Shape*>(&polygon) : &circle;
  out[i] = shape->sides() + 1000 * choices[which[i]](i) + 10000000 * fibonacci(i % 12);
}
/// Functions called through pointers and tables, and by themselves: their stack is known only when they run.
static void calls() {
  std::vector<int> which(64);
  for (int i = 0; i < 64; ++i) which[i] = i % 3 == 1;
  int* const device = on_device(which);
  int* const out = on_device(std::vector<int>(64));
  call<<<1, 64>>>(out, device);
  OK(hipGetLastError());
  const std::vector<int> got = back(out, 64);
  const int numbers[] = {0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89};
  for (int i = 0; i < 64; ++i)
    CHECK(got[i] == (which[i] ? i + 1000 * i * i : -1 + 2000 * i) + 10000000 * numbers[i % 12]);
  OK(hipFree(device));
}

int main() {
  mathematics<float>(floats, of_floats, 4e-6);
  mathematics<double>(doubles, of_doubles, 1e-14);
  halves();
  atomics();
  check_extremes<float>();
  check_extremes<double>();
  check_extremes<int>();
  lanes();
  brain_floats();
  calls();
  return verdict();
}
