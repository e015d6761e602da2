// Every matrix instruction of gfx950, whole, against products computed here. Where elements stand is written from the
// formulas of the CDNA3 and CDNA4 ISA manuals (7.1), number formats from the OCP and IEEE definitions, not from the
// library.
#include <algorithm>
#include <cmath>

#include "program.hpp"

using namespace programs;

namespace {

enum class Kind { f64, f32, f16, bf16, fp8, bf8, fp6, bf6, fp4, i8, i32 };

struct FloatFormat {
  int exponent_bits, mantissa_bits;
};
unsigned bits_of(Kind kind) {
  switch (kind) {
    case Kind::f64: return 64;
    case Kind::f32:
    case Kind::i32: return 32;
    case Kind::f16:
    case Kind::bf16: return 16;
    case Kind::fp6:
    case Kind::bf6: return 6;
    case Kind::fp4: return 4;
    default: return 8;
  }
}
FloatFormat format_of(Kind kind) {
  switch (kind) {
    case Kind::f32: return {8, 23};
    case Kind::f16: return {5, 10};
    case Kind::bf16: return {8, 7};
    case Kind::fp8: return {4, 3};
    case Kind::bf8: return {5, 2};
    case Kind::fp6: return {2, 3};
    case Kind::bf6: return {3, 2};
    case Kind::fp4: return {2, 1};
    default: return {11, 52};
  }
}

/// The number that `bits` stand for; no infinities, no NaNs.
double value_of(Kind kind, std::uint64_t bits) {
  if (kind == Kind::i8) return static_cast<std::int8_t>(bits);
  if (kind == Kind::i32) return static_cast<std::int32_t>(bits);
  const FloatFormat f = format_of(kind);
  const int bias = (1 << (f.exponent_bits - 1)) - 1;
  const auto exponent = static_cast<int>(bits >> f.mantissa_bits & ((1u << f.exponent_bits) - 1));
  const auto mantissa = static_cast<double>(bits & ((std::uint64_t{1} << f.mantissa_bits) - 1));
  const double size = exponent == 0
                          ? std::ldexp(mantissa, 1 - bias - f.mantissa_bits)
                          : std::ldexp(mantissa + std::ldexp(1.0, f.mantissa_bits), exponent - bias - f.mantissa_bits);
  return (bits >> (f.exponent_bits + f.mantissa_bits) & 1) != 0 ? -size : size;
}

/// Random bits of a finite number: small formats take all they have, wide ones exponents near 0, so that sums tell.
std::uint64_t random_bits(Kind kind, Random& random) {
  const unsigned width = bits_of(kind);
  const std::uint64_t any = random.next() >> (64 - width);
  if (kind == Kind::i8 || kind == Kind::i32) return any;
  const FloatFormat f = format_of(kind);
  const std::uint64_t all = (std::uint64_t{1} << f.exponent_bits) - 1;
  if (kind == Kind::fp8) return (any & 0x7f) == 0x7f ? any ^ 1 : any;
  if (kind == Kind::bf8) return (any & 0x7c) == 0x7c ? any ^ 4 : any;
  if (width < 8) return any;
  const std::uint64_t exponent = (all >> 1) - 3 + random.below(7);
  return (any & ~(all << f.mantissa_bits)) | exponent << f.mantissa_bits;
}

/// -2 to 2, which every format has: sums are exact in any order.
std::uint64_t small_bits(Kind kind, Random& random) {
  const int value = static_cast<int>(random.below(5)) - 2;
  if (kind == Kind::i8 || kind == Kind::i32)
    return static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << bits_of(kind)) - 1);
  const FloatFormat f = format_of(kind);
  const auto bias = static_cast<std::uint64_t>((1 << (f.exponent_bits - 1)) - 1);
  const std::uint64_t size = value == 0 ? 0 : (bias + (std::abs(value) == 2 ? 1 : 0)) << f.mantissa_bits;
  return size | static_cast<std::uint64_t>(value < 0) << (f.exponent_bits + f.mantissa_bits);
}

struct Shape {
  Kind a, b, c;
  unsigned m, n, k, blocks;
  bool sparse = false, scaled = false;
};

/// The fields CBSZ, ABID and BLGP.
struct Controls {
  unsigned cbsz = 0, abid = 0, blgp = 0;

  /// Lanes that an operand's lane takes its elements from (CDNA3 ISA manual, the table of VOP3P-MAI and 7.1.4).
  unsigned a_lane(unsigned lane, unsigned blocks) const {
    const unsigned size = 64 / blocks, block = lane / size, group = 1u << cbsz;
    return cbsz == 0 ? lane : (block / group * group + abid) * size + lane % size;
  }
  unsigned b_lane(unsigned lane) const {
    if (blgp == 0) return lane;
    if (blgp < 3) return lane % 32 + 32 * (blgp - 1);
    return blgp == 3 ? (lane + 16) % 64 : lane % 16 + 16 * (blgp - 4);
  }
};

/// Registers of a wave: `bytes` of each lane, elements packed from bit 0.
struct Registers {
  std::vector<std::uint8_t> data;
  std::size_t bytes;
  Registers(std::size_t lane_bytes) : data(64 * lane_bytes), bytes(lane_bytes) {}
  std::uint64_t get(unsigned lane, unsigned item, unsigned width) const {
    std::uint64_t value = 0;
    for (unsigned bit = 0; bit < width; ++bit) {
      const unsigned at = item * width + bit;
      value |= static_cast<std::uint64_t>(data[lane * bytes + at / 8] >> at % 8 & 1) << bit;
    }
    return value;
  }
  void put(unsigned lane, unsigned item, unsigned width, std::uint64_t value) {
    for (unsigned bit = 0; bit < width; ++bit) {
      const unsigned at = item * width + bit;
      std::uint8_t& byte = data[lane * bytes + at / 8];
      byte = static_cast<std::uint8_t>((byte & ~(1u << at % 8)) | (value >> bit & 1) << at % 8);
    }
  }
};

struct At {
  unsigned row, k, block;
};

/// The element of a dense input at `item` of `lane`: runs of at most `run` elements along k, dealt to the groups of
/// lanes.
At input_at(unsigned rows, unsigned k, unsigned blocks, unsigned run, unsigned lane, unsigned item) {
  const unsigned groups = 64 / (rows * blocks), group = lane / (rows * blocks), items = k / groups;
  run = std::min(run, items);
  return {lane % rows, group * run + item % run + item / run * run * groups, lane / rows % blocks};
}

/// Which stored element of SMFMAC's A stands at `item` of `lane`, along k / 2.
unsigned stored_at(const Shape& s, unsigned lane, unsigned item) {
  const unsigned groups = 64 / s.m, group = lane / s.m, items = s.k / 2 / groups;
  if (bits_of(s.a) != 8) return group * items + item;
  if (items == 8) return group * 4 + item % 4 + item / 4 * 4 * groups;
  if (groups == 4) return group % 2 * 8 + group / 2 * 32 + item % 4 + item / 4 % 2 * 16 + item / 8 * 4;
  return group * 16 + item % 4 + item / 4 % 2 * 8 + item / 8 * 4;
}

/// Row, column and block of the result at `item` of `lane`.
At output_at(const Shape& s, unsigned lane, unsigned item) {
  const unsigned height = s.c == Kind::f64 ? 1 : 4;
  const unsigned side_blocks = std::max(1u, 64 / (s.n * s.m / height)), lane_rows = 64 / side_blocks / s.n;
  const unsigned groups = s.m / (height * lane_rows);
  return {item % height + height * (lane / s.n / side_blocks + lane_rows * (item / height % groups)), lane % s.n,
          lane / s.n % side_blocks + side_blocks * (item / height / groups)};
}

using Fill = std::uint64_t (*)(Kind, Random&);

void run(const std::string& kernel, const Shape& s, unsigned opsel_a, unsigned opsel_b, Controls controls, Fill fill) {
  INFO(kernel);
  std::uint64_t seed = 0;
  for (const char letter : kernel) seed = seed * 131 + static_cast<unsigned char>(letter);
  Random random(seed);
  const unsigned a_bits = bits_of(s.a), b_bits = bits_of(s.b), c_bits = bits_of(s.c);
  const unsigned a_items = s.m * s.k * s.blocks / 64 / (s.sparse ? 2 : 1), b_items = s.n * s.k * s.blocks / 64,
                 c_items = s.m * s.n * s.blocks / 64;
  const bool f8f6f4 = s.k * s.m == 2048 && !s.sparse;
  Registers a(f8f6f4 ? 32 : a_items * a_bits / 8), b(f8f6f4 ? 32 : b_items * b_bits / 8), c(c_items * c_bits / 8);
  std::vector<double> left(s.blocks * s.m * s.k), right(s.blocks * s.n * s.k);
  auto index = inputs<std::uint32_t>(64, random.next());
  auto a_scale = inputs<std::uint32_t>(64, random.next()), b_scale = inputs<std::uint32_t>(64, random.next());
  for (auto* scales : {&a_scale, &b_scale})  // bytes 123 to 130: 1/16 to 8
    for (auto& scale : *scales) scale = (scale & 0x07070707) + 0x7b7b7b7b;

  const unsigned b_run = s.sparse ? (b_bits == 8 ? 8 : 128 / b_bits) : 0;
  const auto run_of = [&](unsigned bits, unsigned items) { return bits >= 8 ? 128 / bits : items; };
  for (unsigned lane = 0; lane < 64; ++lane) {
    for (unsigned item = 0; item < a_items; ++item) a.put(lane, item, a_bits, fill(s.a, random));
    for (unsigned item = 0; item < b_items; ++item) b.put(lane, item, b_bits, fill(s.b, random));
    for (unsigned item = 0; item < c_items; ++item) c.put(lane, item, c_bits, fill(s.c, random));
  }
  // f64 has signs in the place of BLGP.
  const bool negated = s.c == Kind::f64;
  const auto sign = [&](unsigned bit) { return negated && (controls.blgp >> bit & 1) != 0 ? -1.0 : 1.0; };
  for (unsigned lane = 0; lane < 64; ++lane) {
    for (unsigned item = 0; item < a_items; ++item) {
      const std::uint64_t bits = a.get(controls.a_lane(lane, s.blocks), item, a_bits);
      At at = input_at(s.m, s.k, s.blocks, run_of(a_bits, a_items), lane, item);
      if (s.sparse) {
        const unsigned stored = stored_at(s, lane, item);
        at = {lane % s.m, stored / 2 * 4 + (index[lane] >> (a_items * controls.abid + item) * 2 & 3), 0};
      }
      left[(at.block * s.m + at.row) * s.k + at.k] += sign(0) * value_of(s.a, bits);
    }
    for (unsigned item = 0; item < b_items; ++item) {
      const std::uint64_t bits = b.get(negated ? lane : controls.b_lane(lane), item, b_bits);
      const At at = input_at(s.n, s.k, s.blocks, s.sparse ? b_run : run_of(b_bits, b_items), lane, item);
      right[(at.block * s.n + at.row) * s.k + at.k] = sign(1) * value_of(s.b, bits);
    }
  }
  const Registers before = c;
  Launch launch("matrix_kinds", kernel, {1}, {64});
  launch.buffer(a.data).buffer(b.data).buffer(c.data);
  if (s.sparse) launch.buffer(index);
  if (s.scaled) launch.buffer(a_scale).buffer(b_scale);
  launch.run();

  // A scale is of 32 elements along k: lane row + rows * (k / 32) holds it, in the byte that op_sel names.
  const auto scale = [&](const std::vector<std::uint32_t>& scales, unsigned byte, unsigned rows, unsigned row,
                         unsigned k) {
    return s.scaled ? std::ldexp(1.0, static_cast<int>(scales[row + rows * (k / 32)] >> 8 * byte & 255) - 127) : 1.0;
  };
  const bool exact = fill == small_bits;
  for (unsigned lane = 0; lane < 64; ++lane)
    for (unsigned item = 0; item < c_items; ++item) {
      const At at = output_at(s, lane, item);
      const double old = sign(2) * value_of(s.c, before.get(lane, item, c_bits));
      double sum = old, sizes = std::fabs(old);
      for (unsigned k = 0; k < s.k; ++k) {
        const double product = left[(at.block * s.m + at.row) * s.k + k] * right[(at.block * s.n + at.k) * s.k + k] *
                               scale(a_scale, opsel_a, s.m, at.row, k) * scale(b_scale, opsel_b, s.n, at.k, k);
        sum += product;
        sizes += std::fabs(product);
      }
      const std::uint64_t bits = c.get(lane, item, c_bits);
      CAPTURE(lane);
      CAPTURE(item);
      if (s.c == Kind::i32) {
        REQUIRE(bits == static_cast<std::uint32_t>(static_cast<std::int64_t>(sum)));
      } else if (exact) {
        REQUIRE(value_of(s.c, bits) == sum);
      } else {
        REQUIRE(std::fabs(value_of(s.c, bits) - sum) <= sizes * (s.c == Kind::f64 ? 1e-14 : 4e-6));
      }
    }
}

void run(const std::string& kernel, const Shape& shape, unsigned opsel_a = 0, unsigned opsel_b = 0,
         Controls controls = {}) {
  for (const Fill fill : {small_bits, random_bits}) run(kernel, shape, opsel_a, opsel_b, controls, fill);
}

}  // namespace

TEST_CASE("MFMA: f64, f32, f16, bf16") {
  constexpr Kind f = Kind::f32, h = Kind::f16, b = Kind::bf16, d = Kind::f64;
  run("mfma_f64_16x16x4f64", {d, d, d, 16, 16, 4, 1});
  run("mfma_f64_4x4x4f64", {d, d, d, 4, 4, 4, 4});
  run("mfma_f32_32x32x1f32", {f, f, f, 32, 32, 1, 2});
  run("mfma_f32_16x16x1f32", {f, f, f, 16, 16, 1, 4});
  run("mfma_f32_4x4x1f32", {f, f, f, 4, 4, 1, 16});
  run("mfma_f32_32x32x2f32", {f, f, f, 32, 32, 2, 1});
  run("mfma_f32_16x16x4f32", {f, f, f, 16, 16, 4, 1});
  for (const auto& [name, kind, wide] : {std::tuple{"f16", h, "_f16"}, std::tuple{"bf16_1k", b, "_bf16"}}) {
    const std::string suffix = name, last = wide;
    run("mfma_f32_32x32x4" + suffix, {kind, kind, f, 32, 32, 4, 2});
    run("mfma_f32_16x16x4" + suffix, {kind, kind, f, 16, 16, 4, 4});
    run("mfma_f32_4x4x4" + suffix, {kind, kind, f, 4, 4, 4, 16});
    run("mfma_f32_32x32x8" + suffix, {kind, kind, f, 32, 32, 8, 1});
    run("mfma_f32_16x16x16" + suffix, {kind, kind, f, 16, 16, 16, 1});
    run("mfma_f32_32x32x16" + last, {kind, kind, f, 32, 32, 16, 1});
    run("mfma_f32_16x16x32" + last, {kind, kind, f, 16, 16, 32, 1});
  }
}

TEST_CASE("MFMA: i8") {
  constexpr Kind i = Kind::i8, c = Kind::i32;
  run("mfma_i32_32x32x4i8", {i, i, c, 32, 32, 4, 2});
  run("mfma_i32_16x16x4i8", {i, i, c, 16, 16, 4, 4});
  run("mfma_i32_4x4x4i8", {i, i, c, 4, 4, 4, 16});
  run("mfma_i32_32x32x16_i8", {i, i, c, 32, 32, 16, 1});
  run("mfma_i32_16x16x32_i8", {i, i, c, 16, 16, 32, 1});
  run("mfma_i32_32x32x32_i8", {i, i, c, 32, 32, 32, 1});
  run("mfma_i32_16x16x64_i8", {i, i, c, 16, 16, 64, 1});
}

namespace {
constexpr std::pair<const char*, Kind> eight_bits[] = {{"fp8", Kind::fp8}, {"bf8", Kind::bf8}};
}

TEST_CASE("MFMA: fp8 and bf8, every pair") {
  for (const auto& [a_name, a] : eight_bits)
    for (const auto& [b_name, b] : eight_bits) {
      const std::string pair = std::string("_") + a_name + "_" + b_name;
      run("mfma_f32_32x32x16" + pair, {a, b, Kind::f32, 32, 32, 16, 1});
      run("mfma_f32_16x16x32" + pair, {a, b, Kind::f32, 16, 16, 32, 1});
    }
}

TEST_CASE("SMFMAC: f16, bf16, i8, fp8 and bf8, random indexes") {
  const auto sparse = [](const std::string& name, Kind a, Kind b, Kind c, unsigned m, unsigned k) {
    run("smfmac_" + name, {a, b, c, m, m, k, 1, true});
  };
  for (const auto& [name, kind] : {std::pair{"_f16", Kind::f16}, std::pair{"_bf16", Kind::bf16}}) {
    sparse(std::string("f32_16x16x32") + name, kind, kind, Kind::f32, 16, 32);
    sparse(std::string("f32_32x32x16") + name, kind, kind, Kind::f32, 32, 16);
    sparse(std::string("f32_16x16x64") + name, kind, kind, Kind::f32, 16, 64);
    sparse(std::string("f32_32x32x32") + name, kind, kind, Kind::f32, 32, 32);
  }
  sparse("i32_16x16x64_i8", Kind::i8, Kind::i8, Kind::i32, 16, 64);
  sparse("i32_32x32x32_i8", Kind::i8, Kind::i8, Kind::i32, 32, 32);
  sparse("i32_16x16x128_i8", Kind::i8, Kind::i8, Kind::i32, 16, 128);
  sparse("i32_32x32x64_i8", Kind::i8, Kind::i8, Kind::i32, 32, 64);
  for (const auto& [a_name, a] : eight_bits)
    for (const auto& [b_name, b] : eight_bits) {
      const std::string pair = std::string("_") + a_name + "_" + b_name;
      sparse("f32_16x16x64" + pair, a, b, Kind::f32, 16, 64);
      sparse("f32_32x32x32" + pair, a, b, Kind::f32, 32, 32);
      sparse("f32_16x16x128" + pair, a, b, Kind::f32, 16, 128);
      sparse("f32_32x32x64" + pair, a, b, Kind::f32, 32, 64);
    }
}

TEST_CASE("scaled MFMA: every pair of fp8, bf8, fp6, bf6, fp4, random scales from every byte, and without scales") {
  constexpr Kind formats[] = {Kind::fp8, Kind::bf8, Kind::fp6, Kind::bf6, Kind::fp4};
  for (unsigned x = 0; x < 5; ++x)
    for (unsigned y = 0; y < 5; ++y) {
      const std::string pair = "_" + std::to_string(x) + "_" + std::to_string(y);
      const Shape small{formats[x], formats[y], Kind::f32, 16, 16, 128, 1, false, true},
          large{formats[x], formats[y], Kind::f32, 32, 32, 64, 1, false, true};
      run("scaled_16x16x128" + pair, small, (x + y) % 4, (x * 3 + y * 2) % 4);
      run("scaled_32x32x64" + pair, large, (x + y) % 4, (x * 3 + y * 2) % 4);
      Shape plain = small;
      plain.scaled = false;
      run("unscaled_16x16x128" + pair, plain);
      plain = large;
      plain.scaled = false;
      run("unscaled_32x32x64" + pair, plain);
    }
}

TEST_CASE("MFMA: A broadcast, B's lanes rearranged, f64 negated, SMFMAC: other sets of indexes") {
  const auto controlled = [](const std::string& name, const Shape& shape, Controls c) {
    run("mfma_" + name + "_" + std::to_string(c.cbsz) + "_" + std::to_string(c.abid) + "_" + std::to_string(c.blgp),
        shape, 0, 0, c);
  };
  constexpr Kind f = Kind::f32, h = Kind::f16, b = Kind::bf16, d = Kind::f64, i = Kind::i8;
  controlled("f32_32x32x1f32", {f, f, f, 32, 32, 1, 2}, {1, 1, 1});
  controlled("f32_32x32x1f32", {f, f, f, 32, 32, 1, 2}, {1, 0, 2});
  controlled("f32_16x16x1f32", {f, f, f, 16, 16, 1, 4}, {1, 1, 7});
  controlled("f32_16x16x4f16", {h, h, f, 16, 16, 4, 4}, {2, 3, 4});
  controlled("f32_4x4x4bf16_1k", {b, b, f, 4, 4, 4, 16}, {4, 11, 3});
  controlled("i32_4x4x4i8", {i, i, Kind::i32, 4, 4, 4, 16}, {3, 5, 5});
  controlled("f32_16x16x32_f16", {h, h, f, 16, 16, 32, 1}, {0, 0, 6});
  for (const unsigned negated : {1u, 2u}) controlled("f64_16x16x4f64", {d, d, d, 16, 16, 4, 1}, {0, 0, negated});
  controlled("f64_4x4x4f64", {d, d, d, 4, 4, 4, 4}, {0, 0, 4});
  run("smfmac_f32_16x16x32_f16_3", {h, h, f, 16, 16, 32, 1, true}, 0, 0, {0, 3, 0});
  run("smfmac_f32_32x32x32_bf16_1", {b, b, f, 32, 32, 32, 1, true}, 0, 0, {0, 1, 0});
  run("smfmac_i32_16x16x64_i8_1", {i, i, Kind::i32, 16, 16, 64, 1, true}, 0, 0, {0, 1, 0});
}
