// Numbers of 8 and 4 bits on host and device, against tables made of their definitions and sums of doubles.
#include <hip/hip_fp4.h>
#include <hip/hip_fp8.h>

#include <cmath>
#include <limits>
#include <vector>

#include "check.h"

namespace {

/// What a code stands for, by the definition of the layout.
double value_of(int code, int fraction_bits, int bias, bool fnuz, bool infinities) {
  const double sign = (code & 0x80) != 0 ? -1 : 1;
  const int exponent = (code & 0x7f) >> fraction_bits, fraction = code & ((1 << fraction_bits) - 1),
            most = 0x7f >> fraction_bits;
  if (fnuz && code == 0x80) return std::nan("");
  if (!fnuz && infinities && exponent == most) return fraction == 0 ? sign * INFINITY : std::nan("");
  if (!fnuz && !infinities && (code & 0x7f) == 0x7f) return std::nan("");
  if (exponent == 0) return sign * std::ldexp(fraction, 1 - bias - fraction_bits);
  return sign * std::ldexp((1 << fraction_bits) + fraction, exponent - bias - fraction_bits);
}

template <class T>
__global__ void convert(const double* from, int n, unsigned char* saturated, unsigned char* not_saturated,
                        float* back) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  saturated[i] = T(from[i]).__x;
  not_saturated[i] = __hip_cvt_double_to_fp8(from[i], __HIP_NOSAT, T::__default_interpret);
  T number;
  number.__x = static_cast<__hip_fp8_storage_t>(i);
  if (i < 256) back[i] = number;
}

template <class T>
void check_fp8(int fraction_bits, int bias, bool fnuz, bool infinities) {
  std::vector<double> values;
  double largest = 0;
  for (int code = 0; code < 256; ++code) {
    const double value = value_of(code, fraction_bits, bias, fnuz, infinities);
    T number;
    number.__x = static_cast<__hip_fp8_storage_t>(code);
    const float got = number;
    CHECK(std::isnan(value) ? std::isnan(got) : got == value && std::signbit(got) == std::signbit(value));
    if (std::isfinite(value)) largest = std::max(largest, value);
  }
  // Every number, what lies in the middle of two, and what lies just beside the middle.
  std::vector<double> from;
  for (int code = 0; code < 0x80; ++code) {
    const double value = value_of(code, fraction_bits, bias, fnuz, infinities);
    if (!std::isfinite(value)) continue;
    const double next = value_of(code + 1, fraction_bits, bias, fnuz, infinities);
    const double middle = value < largest
                              ? (value + next) / 2
                              : value + (value - value_of(code - 1, fraction_bits, bias, fnuz, infinities)) / 2;
    for (const double each : {value, middle, std::nextafter(middle, 0.0), std::nextafter(middle, 1e9)})
      for (const double sign : {1.0, -1.0}) from.push_back(sign * each);
  }
  for (const double each :
       {1e6, 1e300, double(INFINITY), std::nan(""), 1e-300, std::numeric_limits<double>::denorm_min()})
    for (const double sign : {1.0, -1.0}) from.push_back(sign * each);
  while (from.size() < 256) from.push_back(0);
  const int n = static_cast<int>(from.size());
  double* device = nullptr;
  unsigned char *a = nullptr, *b = nullptr;
  float* back = nullptr;
  OK(hipMalloc(&device, n * sizeof(double)));
  OK(hipMalloc(&a, n));
  OK(hipMalloc(&b, n));
  OK(hipMalloc(&back, 256 * sizeof(float)));
  OK(hipMemcpy(device, from.data(), n * sizeof(double), hipMemcpyHostToDevice));
  convert<T><<<(n + 63) / 64, 64>>>(device, n, a, b, back);
  std::vector<unsigned char> saturated(n), not_saturated(n);
  float read[256];
  OK(hipMemcpy(saturated.data(), a, n, hipMemcpyDeviceToHost));
  OK(hipMemcpy(not_saturated.data(), b, n, hipMemcpyDeviceToHost));
  OK(hipMemcpy(read, back, sizeof read, hipMemcpyDeviceToHost));
  for (int code = 0; code < 256; ++code) {
    const double value = value_of(code, fraction_bits, bias, fnuz, infinities);
    CHECK(std::isnan(value) ? std::isnan(read[code]) : read[code] == value);
  }
  for (int i = 0; i < n; ++i) {
    const double x = from[i], near_x = std::fmin(std::fabs(x), 1e6);
    CHECK(T(x).__x == saturated[i]);
    CHECK(__hip_cvt_double_to_fp8(x, __HIP_NOSAT, T::__default_interpret) == not_saturated[i]);
    const double got = value_of(saturated[i], fraction_bits, bias, fnuz, infinities);
    const double got_not = value_of(not_saturated[i], fraction_bits, bias, fnuz, infinities);
    if (std::isnan(x)) {
      CHECK(std::isnan(got) && std::isnan(got_not));
      continue;
    }
    // The nearest of all finite ones; of two that are as near the one with an even code.
    int nearest = -1;
    for (int code = 0; code < 0x80; ++code) {
      const double value = value_of(code, fraction_bits, bias, fnuz, infinities);
      if (!std::isfinite(value)) continue;
      const double distance = std::fabs(near_x - value);
      const double best =
          nearest < 0 ? INFINITY : std::fabs(near_x - value_of(nearest, fraction_bits, bias, fnuz, infinities));
      if (nearest < 0 || distance < best || (distance == best && (code & 1) == 0)) nearest = code;
    }
    const double wanted = std::isinf(x) ? largest : value_of(nearest, fraction_bits, bias, fnuz, infinities);
    CHECK(std::fabs(got) == wanted && (wanted == 0 || std::signbit(got) == std::signbit(x)));
    CHECK(fnuz || std::signbit(got) == std::signbit(x));
    // From half a step above the largest on (a tie goes to what has an even code) it is no number.
    const double step = largest - value_of((fnuz         ? 0x7e
                                            : infinities ? 0x7a
                                                         : 0x7d),
                                           fraction_bits, bias, fnuz, infinities);
    const bool largest_is_even = !fnuz && !infinities;
    const bool over = std::fabs(x) > largest + step / 2 || (std::fabs(x) == largest + step / 2 && !largest_is_even);
    if (over)
      CHECK(infinities && !fnuz ? std::isinf(got_not) && std::signbit(got_not) == std::signbit(x)
                                : std::isnan(got_not));
    else
      CHECK(got_not == got);
  }
  OK(hipFree(device));
  OK(hipFree(a));
  OK(hipFree(b));
  OK(hipFree(back));
}

__global__ void vectors(float* to) {
  const __hip_fp8x2_e4m3 two(float2{1.5f, -2});
  const __hip_fp8x4_e5m2 four(float4{1, 2, -3, 1e9f});
  const __hip_fp8x2_e5m2_fnuz halves(__floats2half2_rn(0.5f, 7));
  const __hip_fp4x4_e2m1 small(float4{0.4f, -1.25f, 5, 100});
  const float2 a = two, c = halves;
  const float4 b = four, d = small;
  const __hip_fp8_e4m3_fnuz of_bf16(__float2bfloat16(3.25f));
  const float all[] = {a.x, a.y, b.x, b.y, b.z, b.w,     c.x,
                       c.y, d.x, d.y, d.z, d.w, of_bf16, static_cast<float>(__half(of_bf16))};
  for (int i = 0; i < 14; ++i) to[i] = all[i];
}

void check_vectors() {
  float *device = nullptr, got[14];
  OK(hipMalloc(&device, sizeof got));
  vectors<<<1, 1>>>(device);
  OK(hipMemcpy(got, device, sizeof got, hipMemcpyDeviceToHost));
  const float wanted[] = {1.5f, -2, 1, 2, -3, 57344, 0.5f, 7, 0.5f, -1, 4, 6, 3.25f, 3.25f};
  for (int i = 0; i < 14; ++i) CHECK(got[i] == wanted[i]);
  const __hip_fp8x2_e4m3 two(float2{1, -1});
  CHECK(two.__x == 0xb838);
  CHECK(sizeof(__hip_fp8_e4m3) == 1 && sizeof(__hip_fp8x2_e5m2) == 2 && sizeof(__hip_fp8x4_e4m3_fnuz) == 4);
}

void check_fp4() {
  const float numbers[] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6};
  for (int code = 0; code < 16; ++code) {
    __hip_fp4_e2m1 number;
    number.__x = static_cast<__hip_fp4_storage_t>(code);
    const float value = (code & 8) != 0 ? -numbers[code & 7] : numbers[code & 7];
    CHECK(static_cast<float>(number) == value && __hip_fp4_e2m1(value).__x == code);
  }
  const auto code = [](double x, hipRoundMode mode) {
    return static_cast<int>(__hip_cvt_double_to_fp4(x, __HIP_E2M1, mode));
  };
  for (int i = 0; i < 7; ++i) {
    const double middle = (numbers[i] + numbers[i + 1]) / 2;
    CHECK(code(middle, hipRoundNearest) == (i % 2 == 0 ? i : i + 1));
    CHECK(code(std::nextafter(middle, 9), hipRoundNearest) == i + 1 &&
          code(std::nextafter(middle, 0), hipRoundNearest) == i);
    CHECK(code(middle, hipRoundZero) == i && code(-middle, hipRoundZero) == i + 8);
    CHECK(code(middle, hipRoundPosInf) == i + 1 && code(-middle, hipRoundPosInf) == i + 8);
    CHECK(code(middle, hipRoundMinInf) == i && code(-middle, hipRoundMinInf) == i + 9);
  }
  CHECK(code(1e9, hipRoundNearest) == 7 && code(-INFINITY, hipRoundNearest) == 15 &&
        code(std::nan(""), hipRoundNearest) == 7);
}

}  // namespace

int main() {
  check_fp8<__hip_fp8_e4m3>(3, 7, false, false);
  check_fp8<__hip_fp8_e5m2>(2, 15, false, true);
  check_fp8<__hip_fp8_e4m3_fnuz>(3, 8, true, false);
  check_fp8<__hip_fp8_e5m2_fnuz>(2, 16, true, false);
  check_vectors();
  check_fp4();
  return verdict();
}
