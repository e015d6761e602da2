// Every MFMA of gfx908 and gfx90a as clang compiles it, on every engine: where elements stand, by AMD's matrix
// instruction calculator, and how they are summed.
#include <bit>
#include <cmath>
#include <cstdint>

#include "run.hpp"

using namespace programs_cdna2;

namespace {

enum class Kind { f32, f16, bf16, i8, f64 };

struct Matrix {
  const char* name;
  Kind kind;
  std::uint32_t size, depth, blocks;
};

constexpr Matrix matrices[] = {
    {"f32_32x32x1f32", Kind::f32, 32, 1, 2},      {"f32_16x16x1f32", Kind::f32, 16, 1, 4},
    {"f32_4x4x1f32", Kind::f32, 4, 1, 16},        {"f32_32x32x2f32", Kind::f32, 32, 2, 1},
    {"f32_16x16x4f32", Kind::f32, 16, 4, 1},      {"f32_32x32x4f16", Kind::f16, 32, 4, 2},
    {"f32_16x16x4f16", Kind::f16, 16, 4, 4},      {"f32_4x4x4f16", Kind::f16, 4, 4, 16},
    {"f32_32x32x8f16", Kind::f16, 32, 8, 1},      {"f32_16x16x16f16", Kind::f16, 16, 16, 1},
    {"f32_32x32x2bf16", Kind::bf16, 32, 2, 2},    {"f32_16x16x2bf16", Kind::bf16, 16, 2, 4},
    {"f32_4x4x2bf16", Kind::bf16, 4, 2, 16},      {"f32_32x32x4bf16", Kind::bf16, 32, 4, 1},
    {"f32_16x16x8bf16", Kind::bf16, 16, 8, 1},    {"f32_32x32x4bf16_1k", Kind::bf16, 32, 4, 2},
    {"f32_16x16x4bf16_1k", Kind::bf16, 16, 4, 4}, {"f32_4x4x4bf16_1k", Kind::bf16, 4, 4, 16},
    {"f32_32x32x8bf16_1k", Kind::bf16, 32, 8, 1}, {"f32_16x16x16bf16_1k", Kind::bf16, 16, 16, 1},
    {"i32_32x32x4i8", Kind::i8, 32, 4, 2},        {"i32_16x16x4i8", Kind::i8, 16, 4, 4},
    {"i32_4x4x4i8", Kind::i8, 4, 4, 16},          {"i32_32x32x8i8", Kind::i8, 32, 8, 1},
    {"i32_16x16x16i8", Kind::i8, 16, 16, 1},      {"f64_16x16x4f64", Kind::f64, 16, 4, 1},
    {"f64_4x4x4f64", Kind::f64, 4, 4, 4},
};
constexpr const char* targets[] = {"gfx908", "gfx90a"};
bool has(const char* target, const Matrix& m) {
  return std::string(target) == "gfx90a" ||
         (m.kind != Kind::f64 && std::string(m.name).find("_1k") == std::string::npos);
}

std::uint32_t bytes(Kind kind) {
  switch (kind) {
    case Kind::f64: return 8;
    case Kind::f32: return 4;
    case Kind::i8: return 1;
    default: return 2;
  }
}

int small(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
  return static_cast<int>((a * 7 + b * 13 + c * 29) % 7) - 3;
}

/// An element of a small integer, or of a f32 number that the format has.
void put(std::uint8_t* to, Kind kind, float x) {
  const auto f32 = std::bit_cast<std::uint32_t>(x);
  std::uint64_t value = 0;
  switch (kind) {
    case Kind::f64: value = std::bit_cast<std::uint64_t>(static_cast<double>(x)); break;
    case Kind::f32: value = f32; break;
    case Kind::bf16: value = f32 >> 16; break;
    case Kind::i8: value = static_cast<std::uint8_t>(static_cast<int>(x)); break;
    case Kind::f16:
      value = f32 >> 16 & 0x8000u;
      if (x != 0) value |= ((f32 >> 23 & 255u) - 112u) << 10 | (f32 >> 13 & 0x3ffu);
  }
  std::memcpy(to, &value, bytes(kind));
}

/// The byte of element k of a row of A, or a column of B, in registers as they stand in memory.
std::uint32_t place(const Matrix& m, std::uint32_t block, std::uint32_t row, std::uint32_t k) {
  const std::uint32_t items = m.depth * m.size * m.blocks / 64;
  const std::uint32_t lane = row + m.size * (block + m.blocks * (k / items));
  return (lane * items + k % items) * bytes(m.kind);
}
/// The number of element i, j of C and D, by lanes, then registers.
std::uint32_t result_place(const Matrix& m, std::uint32_t block, std::uint32_t i, std::uint32_t j) {
  const std::uint32_t registers = m.size * m.size * m.blocks / 64;
  if (m.kind == Kind::f64 && m.size == 4) return j + 4 * block + 16 * i;
  if (m.kind == Kind::f64) return (j + 16 * (i % 4)) * registers + i / 4;
  if (m.size == 4) return (j + 4 * block) * registers + i;
  if (m.size == 16) return (j + 16 * (i / 4)) * registers + 4 * block + i % 4;
  return (j + 32 * (i / 4 % 2)) * registers + 16 * block + 4 * (i / 8) + i % 4;
}

double read(const std::vector<std::uint8_t>& c, Kind kind, std::uint32_t at) {
  if (kind == Kind::f64) {
    double x;
    std::memcpy(&x, &c[at * 8], 8);
    return x;
  }
  std::uint32_t word;
  std::memcpy(&word, &c[at * 4], 4);
  return kind == Kind::i8 ? static_cast<std::int32_t>(word) : double{std::bit_cast<float>(word)};
}
void write(std::vector<std::uint8_t>& c, Kind kind, std::uint32_t at, float x) {
  const auto whole = static_cast<std::int32_t>(x);
  const double wide = x;
  if (kind == Kind::f64)
    std::memcpy(&c[at * 8], &wide, 8);
  else if (kind == Kind::i8)
    std::memcpy(&c[at * 4], &whole, 4);
  else
    std::memcpy(&c[at * 4], &x, 4);
}

/// A and B of one wave, and C.
struct Registers {
  std::vector<std::uint8_t> a, b, c;
  explicit Registers(const Matrix& m)
      : a(m.size * m.depth * m.blocks * bytes(m.kind)),
        b(a.size()),
        c(m.size * m.size * m.blocks * (m.kind == Kind::f64 ? 8 : 4)) {}
};

/// D[0][0] where row 0 of A is `a`, column 0 of B `b`, and C `c`.
float first(const char* target, const char* name, Kind kind, std::uint32_t depth, const std::vector<float>& a,
            const std::vector<float>& b, float c, std::optional<lockstep::MatrixModel> model = {}) {
  const Matrix m{name, kind, 16, depth, 1};
  Registers r(m);
  for (std::uint32_t k = 0; k < a.size(); ++k) {
    put(&r.a[place(m, 0, 0, k)], kind, a[k]);
    put(&r.b[place(m, 0, 0, k)], kind, b[k]);
  }
  write(r.c, kind, 0, c);
  run("matrices", name, {.target = target, .model = model}, {}, r.a, r.b, r.c);
  return static_cast<float>(read(r.c, kind, 0));
}

// How the processor computes an element: c + the products, in the order and with the roundings that were measured.

float without_denormals(float x) { return std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0f, x) : x; }
/// gfx908: blocks of products and the sum so far, without an error, rounded once. Numbers are multiples of 2^-60.
float blocks(const std::vector<float>& a, const std::vector<float>& b, float c, std::size_t length) {
  const auto whole = [](double x) { return static_cast<__int128>(std::ldexp(x, 60)); };
  for (std::size_t k = 0; k < a.size(); k += length) {
    __int128 sum = whole(c);
    for (std::size_t i = k; i < k + length; ++i) sum += whole(double{a[i]} * b[i]);
    c = std::ldexp(static_cast<float>(sum), -60);
  }
  return c;
}
/// gfx90a: products are rounded and added in groups of four or two, by pairs.
float groups(const std::vector<float>& a, const std::vector<float>& b, float c, std::size_t length) {
  const auto product = [&](std::size_t k) {
    const volatile float x = a[k] * b[k];
    return without_denormals(x);
  };
  const auto sum = [](float x, float y) {
    const volatile float z = x + y;
    return without_denormals(z);
  };
  for (std::size_t k = 0; k < a.size(); k += length) {
    const float first = sum(product(k), product(k + 1));
    c = sum(c, length == 2 ? first : sum(first, sum(product(k + 2), product(k + 3))));
  }
  return c;
}
double expected(const char* target, const Matrix& m, const std::vector<float>& a, const std::vector<float>& b,
                float c) {
  if (m.kind == Kind::f64 || m.kind == Kind::i8) {
    double sum = c;
    for (std::size_t k = 0; k < a.size(); ++k) sum = std::fma(double{a[k]}, double{b[k]}, sum);
    return sum;
  }
  if (m.kind == Kind::f32) {
    for (std::size_t k = 0; k < a.size(); ++k) c = std::fma(a[k], b[k], c);
    return c;
  }
  const bool pairs = m.kind == Kind::bf16 && std::string(m.name).find("_1k") == std::string::npos;
  return std::string(target) == "gfx908" ? blocks(a, b, c, pairs ? 2 : 4) : groups(a, b, c, pairs ? 2 : 4);
}

/// A number between 2^-8 and 2^7, with as many bits as the format has, or 0.
float any_number(Kind kind, std::uint32_t& state) {
  state = state * 1664525u + 1013904223u;
  if (kind == Kind::i8) return static_cast<float>(static_cast<std::int8_t>(state >> 24));
  if (state >> 28 == 0) return 0;
  const std::uint32_t fraction = kind == Kind::bf16 ? 0x7f0000u : kind == Kind::f16 ? 0x7fe000u : 0x7fffffu;
  return std::bit_cast<float>((state >> 4 & 0x80000000u) | (119 + (state >> 23) % 15) << 23 | (state & fraction));
}

}  // namespace

TEST_CASE("gfx908, gfx90a: random numbers, summed as measured") {
  std::uint32_t state = 1;
  for (const Matrix& m : matrices) {
    for (const char* const target : targets) {
      if (!has(target, m)) continue;
      Registers r(m);
      const std::size_t side = m.blocks * m.size;
      std::vector<std::vector<float>> a(side, std::vector<float>(m.depth)), b = a;
      std::vector<float> c(side * m.size);
      for (std::uint32_t at = 0; at < side; ++at) {
        for (std::uint32_t k = 0; k < m.depth; ++k) {
          put(&r.a[place(m, at / m.size, at % m.size, k)], m.kind, a[at][k] = any_number(m.kind, state));
          put(&r.b[place(m, at / m.size, at % m.size, k)], m.kind, b[at][k] = any_number(m.kind, state));
        }
        for (std::uint32_t j = 0; j < m.size; ++j) {
          const float x = any_number(m.kind == Kind::i8 ? Kind::i8 : Kind::f32, state);
          write(r.c, m.kind, result_place(m, at / m.size, at % m.size, j), c[at * m.size + j] = x);
        }
      }
      run("matrices", m.name, {.target = target}, {}, r.a, r.b, r.c);
      CAPTURE(target);
      CAPTURE(m.name);
      for (std::uint32_t at = 0; at < side; ++at) {
        for (std::uint32_t j = 0; j < m.size; ++j) {
          const std::uint32_t block = at / m.size;
          CAPTURE(at);
          CAPTURE(j);
          REQUIRE(read(r.c, m.kind, result_place(m, block, at % m.size, j)) ==
                  expected(target, m, a[at], b[block * m.size + j], c[at * m.size + j]));
        }
      }
    }
  }
}

TEST_CASE("gfx908, gfx90a: every matrix instruction, in every model") {
  using lockstep::MatrixModel;
  const std::optional<MatrixModel> models[] = {std::nullopt,       MatrixModel::sequential_fma, MatrixModel::exact,
                                               MatrixModel::cdna1, MatrixModel::cdna2,          MatrixModel::cdna3};
  for (const Matrix& m : matrices) {
    for (std::size_t way = 0; way < 2 * std::size(models); ++way) {
      const auto& model = models[way / 2];
      const char* const target = targets[way % 2];
      if (!has(target, m)) continue;
      Registers r(m);
      for (std::uint32_t block = 0; block < m.blocks; ++block) {
        for (std::uint32_t i = 0; i < m.size; ++i) {
          for (std::uint32_t k = 0; k < m.depth; ++k) {
            put(&r.a[place(m, block, i, k)], m.kind, static_cast<float>(small(i, k, block)));
            put(&r.b[place(m, block, i, k)], m.kind, static_cast<float>(small(k, i, block + 1)));
          }
          for (std::uint32_t j = 0; j < m.size; ++j)
            write(r.c, m.kind, result_place(m, block, i, j), static_cast<float>(i * 40 + j + block));
        }
      }
      run("matrices", m.name, {.target = target, .model = model}, {}, r.a, r.b, r.c);
      for (std::uint32_t block = 0; block < m.blocks; ++block) {
        for (std::uint32_t i = 0; i < m.size; ++i) {
          for (std::uint32_t j = 0; j < m.size; ++j) {
            int expected = static_cast<int>(i * 40 + j + block);
            for (std::uint32_t k = 0; k < m.depth; ++k) expected += small(i, k, block) * small(k, j, block + 1);
            CAPTURE(m.name);
            CAPTURE(target);
            REQUIRE(read(r.c, m.kind, result_place(m, block, i, j)) == expected);
          }
        }
      }
    }
  }
}

// The check vector of arXiv:2511.10909, and what tells CDNA2's sums from others.
TEST_CASE("gfx90a: sums are CDNA2's where a launch names no model") {
  const std::vector<float> a{-0x1p13f, -0.5f, -0.25f, -0.125f}, b{0x1p10f, 1, 1, 1};
  CHECK(first("gfx90a", "f32_16x16x16f16", Kind::f16, 16, a, b, 0x1p23f) == 0);
  CHECK(first("gfx90a", "f32_16x16x16bf16_1k", Kind::bf16, 16, a, b, 0x1p23f) == 0);
  CHECK(first("gfx90a", "f32_16x16x8bf16", Kind::bf16, 8, a, b, 0x1p23f) == -0.375f);
  CHECK(first("gfx90a", "f32_16x16x4f32", Kind::f32, 4, a, b, 0x1p23f) == -0.875f);
  using lockstep::MatrixModel;
  CHECK(first("gfx90a", "f32_16x16x16f16", Kind::f16, 16, a, b, 0x1p23f, MatrixModel::exact) == -0.875f);
  CHECK(first("gfx90a", "f32_16x16x16f16", Kind::f16, 16, a, b, 0x1p23f, MatrixModel::cdna3) == -0.5f);
  // Denormals of A, B, products, sums and C are zero; f32 keeps them.
  CHECK(first("gfx90a", "f32_16x16x16bf16_1k", Kind::bf16, 16, {0x1p-127f}, {0x1p100f}, 0) == 0);
  CHECK(first("gfx90a", "f32_16x16x16bf16_1k", Kind::bf16, 16, {0x1p-64f}, {0x1p-64f}, 0) == 0);
  CHECK(first("gfx90a", "f32_16x16x16bf16_1k", Kind::bf16, 16, {0x1.8p-126f, -0x1p-126f}, {1, 1}, 0) == 0);
  CHECK(first("gfx90a", "f32_16x16x16bf16_1k", Kind::bf16, 16, {0x1p-126f}, {1}, 0x1p-130f) == 0x1p-126f);
  CHECK(first("gfx90a", "f32_16x16x4f32", Kind::f32, 4, {0x1p-127f}, {0x1p100f}, 0) == 0x1p-27f);
}

TEST_CASE("gfx908: sums are CDNA1's where a launch names no model") {
  // Four products of f16, two of bf16, are added without an error.
  const std::vector<float> a{-0x1p13f, -0.5f, -0.25f, -0.125f}, b{0x1p10f, 1, 1, 1};
  CHECK(first("gfx908", "f32_16x16x16f16", Kind::f16, 16, a, b, 0x1p23f) == -0.875f);
  CHECK(first("gfx908", "f32_16x16x8bf16", Kind::bf16, 8, a, b, 0x1p23f) == -0.875f);
  CHECK(first("gfx908", "f32_16x16x4f32", Kind::f32, 4, a, b, 0x1p23f) == -0.875f);
  const std::vector<float> small{-0.5f, -0.25f, -0x1p13f, -0.125f};
  const std::vector<float> ones{1, 1, 0x1p10f, 1};
  CHECK(first("gfx908", "f32_16x16x16f16", Kind::f16, 16, small, ones, 0x1p23f) == -0.875f);
  // C is rounded behind two products, to even: 2^23 - 0.75 is 2^23 - 1.
  CHECK(first("gfx908", "f32_16x16x8bf16", Kind::bf16, 8, small, ones, 0x1p23f) == -1.125f);
  // Far numbers, which f64 does not add without an error, and denormal ones.
  CHECK(first("gfx908", "f32_16x16x16f16", Kind::f16, 16, {0x1p15f, 0x1p-14f, -0x1p15f}, {0x1p15f, 0x1p-14f, 0x1p15f},
              0) == 0x1p-28f);
  CHECK(first("gfx908", "f32_16x16x8bf16", Kind::bf16, 8, {0x1p100f, 0x1p-70f}, {0x1p20f, 0x1p-70f}, -0x1p120f) ==
        0x1p-140f);
  CHECK(first("gfx908", "f32_16x16x8bf16", Kind::bf16, 8, {0x1p-133f}, {0x1p100f}, 0) == 0x1p-33f);
}

TEST_CASE("gfx908: AccVGPRs are a file of their own") {
  std::vector<std::uint32_t> from(64), to(128);
  for (std::uint32_t i = 0; i < 64; ++i) from[i] = i * 0x01234567u + 3;
  run("accumulators", "through", {.target = "gfx908"}, {}, from, to);
  for (std::uint32_t i = 0; i < 64; ++i) {
    CHECK(to[i] == from[i]);
    CHECK(to[64 + i] == 0xc0000000u);
  }
  std::vector<float> a(64), b(64), d(256);
  for (std::uint32_t i = 0; i < 64; ++i) {
    a[i] = static_cast<float>(i) - 20;
    b[i] = static_cast<float>(i % 9) * 0.25f;
  }
  run("accumulators", "operands", {.target = "gfx908"}, {}, a, b, d);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t i = 0; i < 4; ++i) {
      const float c = i < 3 ? static_cast<float>(1 << i) : lane < 8 ? 0.5f : 0;
      CHECK(d[lane * 4 + i] == a[lane / 4 * 4 + i] * b[lane] + c);
    }
  }
}
