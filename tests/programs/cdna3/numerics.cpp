// Kernels that clang compiles for gfx942, on every engine: 8-bit floats are FNUZ, xf32 matrices exist, and a launch
// that names no matrix model gets CDNA3's.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "cdna3/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace {

using Vector = std::vector<float>;

/// How matrices may add up: the target's way last, so that its results stay.
constexpr std::optional<lockstep::MatrixModel> models[] = {lockstep::MatrixModel::sequential_fma,
                                                           lockstep::MatrixModel::exact, lockstep::MatrixModel::cdna1,
                                                           lockstep::MatrixModel::cdna2, std::nullopt};

/// Runs kernel `name` with one pointer an argument, from the same contents on every engine and in every matrix model;
/// in each, all engines must leave the same bytes.
template <class... Vectors>
void run(const char* name, std::uint32_t threads, Vectors&... vectors) {
  const auto bytes = [](const auto& v) {
    const auto* data = reinterpret_cast<const char*>(v.data());
    return std::string(data, v.size() * sizeof(v[0]));
  };
  const std::vector<std::string> before{bytes(vectors)...};
  for (const auto& model : models) {
    std::vector<std::string> first;
    CAPTURE(model ? lockstep::matrix_model_name(*model) : "the target's");
    for (const lockstep::Engine engine : lockstep::all_engines) {
      CAPTURE(lockstep::engine_name(engine));
      std::size_t next = 0;
      ((std::memcpy(vectors.data(), before[next].data(), before[next].size()), ++next), ...);
      lockstep::cdna3::Device gpu;
      const lockstep::Code code = gpu.load_file(LOCKSTEP_KERNEL_DIR "/numerics.hsaco");
      REQUIRE_MESSAGE(code, code.message());
      const auto map = [&](auto& v) {
        const auto mapped = gpu.memory().map_host(v.data(), v.size() * sizeof(v[0]), true);
        REQUIRE_MESSAGE(mapped, mapped.message());
        return lockstep::make_argument(v.data());
      };
      const std::vector<lockstep::Argument> arguments{map(vectors)...};
      const lockstep::LaunchResult result = gpu.launch_arguments(
          code.kernel(name), {.grid = {1}, .block = {threads}, .engine = engine, .matrix_model = model}, arguments);
      REQUIRE_MESSAGE(result, result.message());
      const std::vector<std::string> after{bytes(vectors)...};
      if (first.empty()) first = after;
      CHECK(after == first);
    }
  }
}

/// CDNA3 ISA manual 7.2: a code's value; NaN for 0x80.
double value(std::uint32_t code, int fraction_bits, int bias) {
  if (code == 0x80) return NAN;
  const int field = static_cast<int>(code & 0x7f) >> fraction_bits, hidden = 1 << fraction_bits;
  const int fraction = static_cast<int>(code) & (hidden - 1);
  const double magnitude = field == 0 ? std::ldexp(fraction, 1 - bias - fraction_bits)
                                      : std::ldexp(hidden + fraction, field - bias - fraction_bits);
  return code < 0x80 ? magnitude : -magnitude;
}
bool same(float found, double expected) { return std::isnan(expected) ? std::isnan(found) : found == expected; }

int small(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
  return static_cast<int>((a * 7 + b * 13 + c * 29) % 7) - 3;
}

/// c + a * b of 16 x 16, with `depth` k's.
float expected(std::uint32_t i, std::uint32_t j, std::uint32_t depth, float c) {
  for (std::uint32_t k = 0; k < depth; ++k) c += static_cast<float>(small(i, k) * small(k, j, 1));
  return c;
}

}  // namespace

TEST_CASE("gfx942: every code of fp8 and bf8, there and back") {
  std::vector<std::uint32_t> codes(256), back(256 * 3);
  Vector numbers(256 * 6);
  for (std::uint32_t i = 0; i < 256; ++i) codes[i] = i | (255 - i) << 8 | 0xa5a50000u;
  run("convert", 256, codes, numbers, back);
  for (std::uint32_t i = 0; i < 256; ++i) {
    CAPTURE(i);
    CHECK(same(numbers[i * 6], value(i, 3, 8)));
    CHECK(same(numbers[i * 6 + 1], value(255 - i, 3, 8)));
    CHECK(same(numbers[i * 6 + 2], value(i, 2, 16)));
    CHECK(same(numbers[i * 6 + 3], value(255 - i, 2, 16)));
    CHECK(same(numbers[i * 6 + 4], value(255 - i, 3, 8)));
    CHECK(same(numbers[i * 6 + 5], value(255 - i, 2, 16)));
    CHECK(back[i * 3] == (0xaaaa0000u | (i | (255 - i) << 8)));
    CHECK(back[i * 3 + 1] == (0x5555u | (i | (255 - i) << 8) << 16));
    CHECK(back[i * 3 + 2] == (0xaa005555u | i << 16));
  }
}

TEST_CASE("gfx942: what is too large, too small, halfway or a negative zero") {
  struct Row {
    float number;
    std::uint32_t fp8, minus_fp8, bf8, minus_bf8;
  };
  const Row rows[] = {{0.0f, 0, 0, 0, 0},
                      {0x1p-20f, 0, 0, 0, 0},
                      {0x1p-11f, 0, 0, 0x14, 0x94},
                      {0x1.8p-10f, 0x02, 0x82, 0x1a, 0x9a},
                      {1.0625f, 0x40, 0xc0, 0x40, 0xc0},
                      {1.1875f, 0x42, 0xc2, 0x41, 0xc1},
                      {247.0f, 0x7f, 0xff, 0x60, 0xe0},
                      {248.0f, 0x80, 0x80, 0x60, 0xe0},
                      {61439.0f, 0x80, 0x80, 0x7f, 0xff},
                      {61440.0f, 0x80, 0x80, 0x80, 0x80},
                      {INFINITY, 0x80, 0x80, 0x80, 0x80},
                      {NAN, 0x80, 0x80, 0x80, 0x80}};
  Vector numbers;
  for (const Row& row : rows) numbers.push_back(row.number);
  std::vector<std::uint32_t> codes(numbers.size());
  run("narrow", static_cast<std::uint32_t>(numbers.size()), numbers, codes);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    CAPTURE(numbers[i]);
    CHECK(codes[i] == (rows[i].fp8 | rows[i].minus_fp8 << 8 | rows[i].bf8 << 16 | rows[i].minus_bf8 << 24));
  }
}

TEST_CASE("gfx942: xf32 matrices") {
  Vector a(128), b(128), c(256);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 2; ++e) {
      const std::uint32_t k = lane / 16 * 2 + e;
      const auto with_dust = [](int x, std::uint32_t dust) {  // the low 13 bits do not count
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(static_cast<float>(x)) | (dust & 0x1fffu));
      };
      a[lane * 2 + e] = with_dust(small(lane % 16, k), lane * 123);
      b[lane * 2 + e] = with_dust(small(k, lane % 16, 1), lane * 321);
    }
    for (std::uint32_t r = 0; r < 4; ++r) c[lane * 4 + r] = static_cast<float>(lane * 4 + r);
  }
  run("xf32", 64, a, b, c);
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      const std::uint32_t at = (i / 4 * 16 + j) * 4 + i % 4;
      CHECK(c[at] == expected(i, j, 8, static_cast<float>(at)));
    }
  }
}

TEST_CASE("gfx942: 8-bit matrices are FNUZ, summed by CDNA3's model") {
  const auto code = [](int x, int fraction_bits, int bias) {  // of a small integer
    std::uint8_t found = 0;
    while (value(found, fraction_bits, bias) != x) ++found;
    return found;
  };
  std::vector<std::uint8_t> a(512), b(512);
  Vector c(256);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t e = 0; e < 8; ++e) {
      const std::uint32_t k = lane / 16 * 8 + e;
      a[lane * 8 + e] = code(small(lane % 16, k), 3, 8);
      b[lane * 8 + e] = code(small(k, lane % 16, 1), 2, 16);
    }
    for (std::uint32_t r = 0; r < 4; ++r) c[lane * 4 + r] = static_cast<float>(lane * 4 + r);
  }
  run("fp8", 64, a, b, c);
  for (std::uint32_t i = 0; i < 16; ++i) {
    for (std::uint32_t j = 0; j < 16; ++j) {
      const std::uint32_t at = (i / 4 * 16 + j) * 4 + i % 4;
      CHECK(c[at] == expected(i, j, 32, static_cast<float>(at)));
    }
  }

  // A sum that a chain of fused multiply-adds would hold exactly: 2^4 * 2^4 - 2^8 + 2^-17 (bf8's least number). CDNA3
  // cuts products 24 bits below the largest one.
  a.assign(512, 0);
  b.assign(512, 0);
  c.assign(256, 0);
  a[0] = code(16, 3, 8), b[0] = code(16, 2, 16);
  a[2] = code(1, 3, 8), b[2] = 0x01;
  c[0] = -256;
  run("fp8", 64, a, b, c);
  CHECK(c[0] == 0);
}
