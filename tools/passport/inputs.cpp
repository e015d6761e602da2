#include "inputs.hpp"

#include <array>
#include <bit>
#include <random>

namespace passport {
namespace {

using lockstep::DataFormat;
using Random = std::mt19937_64;

constexpr std::uint32_t padding = 64;  // dwords behind a pool: whole windows are read
constexpr std::uint32_t narrow_elements = 2 * edges + random_parts * edges;

constexpr std::uint32_t dwords_of(Pool pool) {
  if (pool >= Pool::wide_f16) return 4 * wide_part + padding;
  return 2 * narrow_elements + padding;  // of 64 bits at most
}

constexpr std::array<std::uint16_t, edges> f16_edges = {
    0x0000, 0x8000, 0x3c00, 0xbc00, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe00, 0x7d01, 0xfd01, 0x7fff, 0x7c01, 0x3800, 0xb800, 0x4000, 0xc000, 0x3e00, 0x4200,
    0x3c01, 0x3bff, 0xbc01, 0xbbff, 0x4248, 0x3518, 0x5bff, 0x6400, 0x6800, 0x7800, 0x7801, 0x0002, 0x0200,
    0x0401, 0x0801, 0x1000, 0x1400, 0x5640, 0x4900, 0xc900, 0x3555, 0x2e66, 0xae66, 0x7000, 0xf000, 0x57f0,
    0x5c00, 0x5ff8, 0xdc00, 0x4500, 0x4600, 0xc580, 0x3400, 0x3a00, 0x0bff, 0x87ff, 0x1bff, 0x2400};
constexpr std::array<std::uint32_t, edges> f32_edges = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff,
    0x00800000, 0x80800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc12345,
    0x7f800001, 0xffa00000, 0x7fffffff, 0x7fbfffff, 0x3f000000, 0xbf000000, 0x40000000, 0xc0000000,
    0x3fc00000, 0x40400000, 0x3f800001, 0x3f7fffff, 0xbf800001, 0xbf7fffff, 0x40490fdb, 0x3e22f983,
    0x4b000000, 0x4b7fffff, 0x4b800000, 0xcb800001, 0x4effffff, 0x4f000000, 0xcf000000, 0x4f800000,
    0x5f000000, 0x5f800000, 0x477fe000, 0x477fefff, 0x477ff000, 0x47800000, 0x38800000, 0x387fffff,
    0x33800000, 0x33000000, 0x33000001, 0x7f000000, 0x00400000, 0x00800001, 0x01000000, 0x3f317218,
    0x42fc0000, 0xc2fc0000, 0xc3150000, 0x43000000, 0x437f0000, 0x43800000, 0x3eaaaaab, 0x41200000};
constexpr std::array<std::uint64_t, edges> f64_edges = {
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x0000000000000001,
    0x8000000000000001, 0x000fffffffffffff, 0x800fffffffffffff, 0x0010000000000000, 0x8010000000000000,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
    0xfff8123456789abc, 0x7ff0000000000001, 0xfff4000000000000, 0x7fffffffffffffff, 0x7ff7ffffffffffff,
    0x3fe0000000000000, 0xbfe0000000000000, 0x4000000000000000, 0xc000000000000000, 0x3ff8000000000000,
    0x4008000000000000, 0x3ff0000000000001, 0x3fefffffffffffff, 0xbff0000000000001, 0x400921fb54442d18,
    0x4330000000000000, 0x4340000000000000, 0x433fffffffffffff, 0x41dfffffffc00000, 0x41e0000000000000,
    0xc1e0000000000000, 0x41f0000000000000, 0x43e0000000000000, 0x43f0000000000000, 0x47efffffe0000000,
    0x47effffff0000000, 0x47f0000000000000, 0x3810000000000000, 0x380fffffffffffff, 0x36a0000000000000,
    0x3690000000000000, 0x3690000000000001, 0x40efffe000000000, 0x0008000000000000, 0x0020000000000000,
    0x3fd5555555555555, 0x4024000000000000, 0x409ff00000000000, 0x7fe0000000000000, 0x0010000000000001,
    0x3ca0000000000000, 0x3cb0000000000000, 0x4059000000000000, 0xc059200000000000, 0x3f847ae147ae147b,
    0x5fe0000000000000, 0x1ff0000000000000, 0x3fe62e42fefa39ef, 0x4031000000000000};

std::uint16_t bf16_edge(std::uint32_t i) {
  return static_cast<std::uint16_t>(f32_edges[i] >> 16 | (f32_edges[i] & 1u));
}

std::uint32_t i32_edge(std::uint32_t i) {
  constexpr std::array<std::uint32_t, 32> numbers = {
      0,        1,          2,          3,          5,          7,          8,          15,
      16,       31,         32,         33,         63,         64,         100,        0x7f,
      0x80,     0xff,       0x7fff,     0x8000,     0xffff,     0x10000,    0x7fffff,   0x800000,
      0xffffff, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0xaaaaaaaa, 0x00ff00ff};
  return i < 32 ? numbers[i] : i < 48 ? f32_edges[i - 32] : f16_edges[i] * 0x10001u;
}
std::uint16_t i16_edge(std::uint32_t i) {
  constexpr std::array<std::uint16_t, 32> numbers = {0,      1,      2,      3,      5,      7,      8,      15,
                                                     16,     17,     31,     32,     63,     100,    0x7f,   0x80,
                                                     0xff,   0x100,  0x3fff, 0x4000, 0x7ffe, 0x7fff, 0x8000, 0x8001,
                                                     0xc000, 0xff00, 0xff7f, 0xff80, 0xfffe, 0xffff, 0x5555, 0xaaaa};
  return i < 32 ? numbers[i] : f16_edges[i - 32];
}
std::uint64_t i64_edge(std::uint32_t i) {
  if (i >= 40) return f64_edges[i - 40];
  const std::uint32_t low = i32_edge(i), high = i32_edge(i * 7 % 32);
  return i % 2 == 0 ? low : low | static_cast<std::uint64_t>(high) << 32;
}

/// A random float of a format: of any bits, or of an exponent not far from that of 1.
std::uint64_t random_float(Random& random, std::uint32_t fraction, std::uint32_t exponent, std::uint32_t spread) {
  const std::uint32_t bits = 1 + fraction + exponent;
  const std::uint64_t any = random() & (bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1);
  if (spread == 0) return any;
  const std::uint64_t bias = (std::uint64_t{1} << (exponent - 1)) - 1;
  const std::uint64_t middle = bias - spread + random() % (2 * spread + 1);
  const std::uint64_t mask = ((std::uint64_t{1} << exponent) - 1) << fraction;
  return (any & ~mask) | middle << fraction;
}

struct Format {
  std::uint32_t fraction, exponent;
};
constexpr Format f16_format{10, 5}, bf16_format{7, 8}, f32_format{23, 8}, f64_format{52, 11};

/// In turns near 1, of more sizes, of any bits.
std::uint64_t random_of(Random& random, Format format, std::uint32_t part) {
  const std::uint32_t spreads[] = {2, format.exponent > 5 ? 20u : 8u, 0, format.exponent > 5 ? 6u : 12u};
  return random_float(random, format.fraction, format.exponent, spreads[part % 4]);
}
std::uint64_t random_integer(Random& random, std::uint32_t bits, std::uint32_t part) {
  const std::uint64_t all = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  const std::uint64_t value = random();
  return (part % 2 == 0 ? value : value >> random() % 64) & all;
}

/// Element `i` of a narrow pool.
std::uint64_t element(Random& random, Pool pool, std::uint32_t i) {
  const bool edge = i < 2 * edges;
  const std::uint32_t e = i % edges, other = (e * 29 + 7) % edges, part = i / edges;
  const auto pair = [&](auto at, auto random_half) {
    const std::uint32_t low = edge ? std::uint32_t{at(e)} : static_cast<std::uint32_t>(random_half()),
                        high = edge ? std::uint32_t{at(other)} : static_cast<std::uint32_t>(random_half());
    return std::uint64_t{low | high << 16};
  };
  switch (pool) {
    case Pool::f16:
      return pair([](std::uint32_t k) { return f16_edges[k]; }, [&] { return random_of(random, f16_format, part); });
    case Pool::bf16: return pair(bf16_edge, [&] { return random_of(random, bf16_format, part); });
    case Pool::i16: return pair(i16_edge, [&] { return random_integer(random, 16, part); });
    case Pool::f32: return edge ? f32_edges[e] : random_of(random, f32_format, part);
    case Pool::f64: return edge ? f64_edges[e] : random_of(random, f64_format, part);
    case Pool::i32: return edge ? i32_edge(e) : random_integer(random, 32, part);
    case Pool::i64: return edge ? i64_edge(e) : random_integer(random, 64, part);
    default: return edge ? e * 4 * 0x01010101u + 0x03020100u : random() & 0xffffffff;  // every byte, then random ones
  }
}

/// An element of a wide pool; `part`: small whole numbers, moderate, of all sizes, edges.
std::uint64_t wide_element(Random& random, Pool pool, std::uint32_t part) {
  const bool edge = part == 3 && random() % 32 == 0;
  const std::uint32_t e = static_cast<std::uint32_t>(random() % edges);
  const std::uint32_t small = static_cast<std::uint32_t>(random() % 8);  // 0 to 7
  const auto number = [&](Format format) -> std::uint64_t {
    if (part != 0) return random_float(random, format.fraction, format.exponent, part == 1 ? 3 : 12);
    if (small == 0) return 0;
    const std::uint32_t power = static_cast<std::uint32_t>(std::bit_width(small)) - 1;
    const std::uint64_t bias = (std::uint64_t{1} << (format.exponent - 1)) - 1;
    const std::uint64_t fraction =
        (std::uint64_t{small} << (format.fraction - power)) & ((std::uint64_t{1} << format.fraction) - 1);
    return (random() & 1) << (format.fraction + format.exponent) | (bias + power) << format.fraction | fraction;
  };
  switch (pool) {
    case Pool::wide_f16: return edge ? f16_edges[e] : number(f16_format);
    case Pool::wide_bf16: return edge ? bf16_edge(e) : number(bf16_format);
    case Pool::wide_f32: return edge ? f32_edges[e] : number(f32_format);
    case Pool::wide_f64: return edge ? f64_edges[e] : number(f64_format);
    case Pool::wide_small_floats: {  // FP8 and BF8 alike: no NaN in the first three parts
      if (part == 0) return 0x30u + small * 2;
      const std::uint64_t byte = random() & (part < 3 ? 0xb7u : 0xffu);
      return part < 3 && byte == 0x80 ? 0 : byte;  // NaN in the formats of CDNA3
    }
    case Pool::wide_scales:
      return edge ? (e % 2 != 0 ? 0xffu : 0u) : 0x7fu - 8 + random() % 17;  // powers of two near 1
    default: return random() & 0xff;
  }
}

std::uint32_t element_bits(Pool pool) {
  switch (pool) {
    case Pool::f64:
    case Pool::i64:
    case Pool::wide_f64: return 64;
    case Pool::wide_f16:
    case Pool::wide_bf16: return 16;
    case Pool::wide_small_floats:
    case Pool::wide_bits:
    case Pool::wide_scales: return 8;
    default: return 32;
  }
}

}  // namespace

Pool pool_for(DataFormat format, std::uint32_t bits, bool wide) {
  using Kind = DataFormat::Kind;
  const bool small = format.kind == Kind::fp8 || format.kind == Kind::bf8;
  const bool floating = format.kind == Kind::floating;
  if (wide) {
    if (format.kind == Kind::bfloat) return Pool::wide_bf16;
    if (floating && format.element_bits == 16) return Pool::wide_f16;
    if (floating && format.element_bits == 32) return Pool::wide_f32;
    if (floating && format.element_bits == 64) return Pool::wide_f64;
    return small ? Pool::wide_small_floats : Pool::wide_bits;
  }
  if (format.kind == Kind::bfloat) return Pool::bf16;
  if (floating && format.element_bits == 16) return Pool::f16;
  if (floating && format.element_bits == 32) return Pool::f32;
  if (floating && format.element_bits == 64) return Pool::f64;
  if (small) return Pool::small_floats;
  if (bits > 32) return Pool::i64;
  return format.element_bits == 16 ? Pool::i16 : Pool::i32;
}

std::uint32_t pool_offset(Pool pool) {
  std::uint32_t dwords = 0;
  for (std::uint8_t i = 0; i < static_cast<std::uint8_t>(pool); ++i) dwords += dwords_of(static_cast<Pool>(i));
  return 4 * dwords;
}

std::vector<std::uint32_t> make_inputs() {
  std::vector<std::uint32_t> all;
  for (std::uint8_t i = 0; i < static_cast<std::uint8_t>(Pool::count); ++i) {
    const auto pool = static_cast<Pool>(i);
    const std::size_t begin = all.size(), end = begin + dwords_of(pool);
    Random random(seed + i);
    const std::uint32_t bits = element_bits(pool);
    if (pool < Pool::wide_f16) {
      for (std::uint32_t e = 0; e < narrow_elements; ++e) {
        const std::uint64_t value = element(random, pool, e);
        all.push_back(static_cast<std::uint32_t>(value));
        if (bits == 64) all.push_back(static_cast<std::uint32_t>(value >> 32));
      }
      // Two elements of 32 bits are read together, too: random ones on.
      while (all.size() < end) all.push_back(static_cast<std::uint32_t>(random_of(random, f32_format, 3)));
      continue;
    }
    while (all.size() < end) {
      const auto part = static_cast<std::uint32_t>((all.size() - begin) / wide_part % 4);
      std::uint64_t dwords = 0;
      for (std::uint32_t at = 0; at < (bits == 64 ? 64u : 32u); at += bits)
        dwords |= wide_element(random, pool, part) << at;
      all.push_back(static_cast<std::uint32_t>(dwords));
      if (bits == 64) all.push_back(static_cast<std::uint32_t>(dwords >> 32));
    }
  }
  return all;
}

std::vector<Row> make_rows() {
  std::vector<Row> rows;
  Random random(34);
  for (std::uint32_t n = 0; n < narrow_rows + wide_rows; ++n) {
    Row row;
    const bool wide = n >= narrow_rows;
    for (std::uint32_t window = 0; window < windows; ++window) {
      const std::uint32_t turn = window * (2 * n + 3);
      if (wide)  // an even number of dwords behind the begin of a part
        row.first[window] = (n - narrow_rows) % 4 * wide_part + 2 * ((turn * 5 + n) % 64);
      else if (n % 2 == 0)
        row.first[window] = turn * (n != 0) % edges;  // every pair in the course of the rows; first equal ones
      else
        row.first[window] = 2 * edges + (n * 53 + turn * 97) % ((random_parts - 1) * edges);
    }
    row.m0 = wide ? 0 : n % 4 < 2 ? 0 : 2;
    row.vcc = random();
    row.exec = wide || n % 4 != 2 ? ~std::uint64_t{0} : random();
    rows.push_back(row);
  }
  return rows;
}

}  // namespace passport
