// Matrices that were drawn from a random generator: its numbers are PCG64's (O'Neill, 2014), drawn as NumPy's Generator
// draws them.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "table.hpp"

namespace silicon {

__extension__ using U128 = unsigned __int128;
constexpr U128 wide(std::uint64_t high, std::uint64_t low) { return static_cast<U128>(high) << 64 | low; }

/// What NumPy makes of a seed.
struct Seeded {
  U128 state, step;
};
inline constexpr Seeded seed_12056923{wide(0x316e8f4350939b06, 0xaa203d6dabf5c58c),
                                      wide(0x573913f649ecb114, 0xea4cfe0f7aeeb571)};
inline constexpr Seeded seed_12056924{wide(0x40a1c50eec5ad874, 0xae2fac5580393a3f),
                                      wide(0x0e0e1bba0ab70cd1, 0xbc40645010f331ed)};

/// PCG64; any number of the sequence by its place.
class Pcg64 {
 public:
  explicit Pcg64(const Seeded& seed) : state_(seed.state), step_(seed.step) {}

  /// The number of 64 bits at `place`.
  std::uint64_t at(std::uint64_t place) {
    if (place != last_ + 1) jump(place);
    last_ = place;
    current_ = current_ * multiplier + step_;
    const std::uint64_t mixed = static_cast<std::uint64_t>(current_ >> 64) ^ static_cast<std::uint64_t>(current_);
    const unsigned turn = static_cast<unsigned>(current_ >> 122);
    return mixed >> turn | mixed << (-turn & 63u);
  }
  /// The number of `bits` (16, 32) at `place`, counted in numbers of this width, lower halves first.
  std::uint32_t narrow(unsigned bits, std::uint64_t place) {
    const std::uint64_t each = 64 / bits, whole = place / each;
    if (whole != held_place_) held_ = at(whole);
    held_place_ = whole;
    return static_cast<std::uint32_t>(held_ >> (place % each * bits)) & static_cast<std::uint32_t>((1ull << bits) - 1);
  }

 private:
  static constexpr U128 multiplier = wide(0x2360ed051fc65da4, 0x4385df649fccf645);

  /// Sets the state before the number at `place`: powers of one step, by squaring.
  void jump(std::uint64_t place) {
    U128 factor = multiplier, addend = step_, all_factor = 1, all_addend = 0;
    for (; place != 0; place >>= 1) {
      if ((place & 1) != 0) {
        all_factor *= factor;
        all_addend = all_addend * factor + addend;
      }
      addend *= factor + 1;
      factor *= factor;
    }
    current_ = state_ * all_factor + all_addend;
  }

  U128 state_, step_, current_ = 0;
  std::uint64_t last_ = ~1ull, held_place_ = ~0ull, held_ = 0;
};

/// `count` integers below `range`, drawn with `bits` (16, 32) from `place` on; numbers that would favour some integers
/// are left out.
inline std::vector<std::uint32_t> drawn(Pcg64& random, unsigned bits, std::uint64_t place, std::uint32_t range,
                                        std::size_t count) {
  const std::uint64_t all = 1ull << bits;
  std::vector<std::uint32_t> integers;
  while (integers.size() < count) {
    const std::uint64_t product = std::uint64_t{random.narrow(bits, place++)} * range;
    if (product % all >= all % range) integers.push_back(static_cast<std::uint32_t>(product >> bits));
  }
  return integers;
}

/// A, B and C of a product, row by row.
struct Matrices {
  std::vector<std::uint32_t> a, b, c;
};

/// One of the recorded products, by its line in the vectors: format, kind and places in the sequence
/// (wmma_packed_drawn.txt says which).
inline Matrices drawn_matrices(const std::vector<std::string>& line) {
  const bool bf16 = line[0] == "bf16";
  const std::uint32_t fraction = bf16 ? 7 : 10, infinity = bf16 ? 0x7f80 : 0x7c00, sign = 0x8000;
  const auto place = [&](std::size_t i) { return std::stoull(line[2 + i]); };
  Matrices matrices;
  auto& [a, b, c] = matrices;
  if (line[1] == "special") {
    const std::uint32_t smallest = 1u << fraction, one = bf16 ? 0x3f80 : 0x3c00, quiet = 1u << (fraction - 1);
    const std::uint32_t specials[] = {0,
                                      sign,
                                      1,
                                      sign | 1,
                                      smallest - 1,
                                      smallest,
                                      smallest + 1,
                                      one,
                                      sign | one,
                                      infinity - 1,
                                      sign | (infinity - 1),
                                      infinity,
                                      sign | infinity,
                                      infinity | quiet | 1,
                                      sign | infinity | quiet | 1,
                                      infinity | 1,
                                      sign | infinity | 1};
    Pcg64 random(seed_12056923);
    const auto sparse = [&](std::size_t first) {
      std::vector<std::uint32_t> matrix = drawn(random, 32, place(first), 17, 256);
      std::uint64_t next = place(first + 2);
      for (std::size_t i = 0; i < 256; ++i) {
        const int integer = static_cast<int>(matrix[i]) - 8;
        const std::uint32_t bits = std::bit_cast<std::uint32_t>(static_cast<float>(integer));
        matrix[i] = bf16 || integer == 0 ? bits >> 16 : (bits >> 16 & sign) | (((bits >> 13) - (112u << 10)) & 0x7fffu);
        const double chance = static_cast<double>(random.at(place(first + 1) + i) >> 11) * 0x1p-53;
        if (chance < 0.03) matrix[i] = specials[drawn(random, 32, next++, 17, 1)[0]];
      }
      return matrix;
    };
    a = sparse(0);
    b = sparse(3);
    for (const std::uint32_t i : drawn(random, 32, place(6), 17, 256)) c.push_back(specials[i]);
    return matrices;
  }
  Pcg64 random(seed_12056924);
  const auto with_signs = [&](std::vector<std::uint32_t> matrix, std::uint64_t first, unsigned bits) {
    const std::vector<std::uint32_t> signs = drawn(random, bits, first, 2, 256);
    for (std::size_t i = 0; i < 256; ++i) matrix[i] |= signs[i] << 15;
    return matrix;
  };
  if (line[1] == "cancel") {
    a = with_signs(drawn(random, 16, place(0), infinity, 256), place(1), 16);
    b = with_signs(drawn(random, 16, place(2), infinity, 256), place(3), 16);
    c = drawn(random, 32, place(4), 0x10000, 256);
    for (std::size_t i = 0; i < 256; ++i) {
      if (i % 2 != 0) a[i] = a[i - 1] ^ sign;
      if (i / 16 % 2 != 0) b[i] = b[i - 16];
    }
    return matrices;
  }
  REQUIRE(line[1] == "aligned");
  const std::uint32_t bias = bf16 ? 127 : 15, least_sum = bf16 ? 118 : 3;
  const std::vector<std::uint32_t> exponents = drawn(random, 16, place(0), bias - 1, 16),
                                   sums = drawn(random, 32, place(1), bf16 ? 11 : 14, 16);
  a = with_signs(drawn(random, 16, place(2), 1u << fraction, 256), place(4), 16);
  b = with_signs(drawn(random, 16, place(3), 1u << fraction, 256), place(5), 16);
  c = with_signs(drawn(random, 32, place(6), (1u << fraction) + 4, 256), place(7), 32);
  for (std::size_t i = 0; i < 256; ++i) {
    const std::uint32_t of_a = exponents[i % 16] + 1, k = static_cast<std::uint32_t>(i / 16);
    const std::uint32_t sum = least_sum + sums[k], other = exponents[k] + 1;
    a[i] |= of_a << fraction;
    b[i] |= (sum > other ? sum - other : 0) << fraction;
  }
  return matrices;
}

}  // namespace silicon
