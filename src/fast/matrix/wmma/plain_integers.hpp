// WMMA of integers in portable C++: bytes and nibbles widened to 16 bits, of whichever sign, two k's a dword, then
// multiplied as floats, which are exact for so few products (plain_i8.hpp).
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/matrix/products_plain.hpp"
#include "fast/matrix/wmma/job.hpp"

namespace lockstep::fast::wmma::plain {

/// Number `index` of `bits` bits of a dword.
constexpr std::int32_t integer_at(std::uint32_t dword, std::uint32_t index, std::uint32_t bits, bool is_signed) {
  const std::uint32_t top = dword << (32 - (index + 1) * bits);
  return is_signed ? static_cast<std::int32_t>(top) >> (32 - bits) : static_cast<std::int32_t>(top >> (32 - bits));
}
/// All numbers of an operand. In whichever order of k's: A's and B's are the same.
inline void widen_integers(const WmmaInput& plan, ConstRows from, bool is_signed, WmmaByteRows& to) {
  const std::uint32_t bits = plan.format == Element::iu8 ? 8 : 4;
  to.chunks = 0;
  for (std::uint32_t r = 0; r < plan.registers; ++r) {
    for (std::uint32_t g = 0; g < plan.groups; ++g) {
      for (std::uint32_t index = 0; index < 32 / bits; index += 2, ++to.chunks) {
        for (std::uint32_t lane = 0; lane < 16; ++lane) {
          const std::uint32_t dword = from[r][g * 16 + lane];
          const auto low = static_cast<std::uint32_t>(integer_at(dword, index, bits, is_signed));
          const auto high = static_cast<std::uint32_t>(integer_at(dword, index + 1, bits, is_signed));
          to.chunk[to.chunks][lane] = (low & 0xffffu) | high << 16;
        }
      }
    }
  }
}
inline void prepare_a(const WmmaInput& plan, ConstRows rows, bool a_signed, bool, WmmaByteRows& to) {
  widen_integers(plan, rows, a_signed, to);
}
inline void prepare_b(const WmmaInput& plan, ConstRows rows, bool, bool b_signed, WmmaByteColumns& to) {
  widen_integers(plan, rows, b_signed, to);
}

inline void widen_to_floats(const WmmaByteRows& from, float (*to)[16]) {
  for (std::uint32_t pair = 0; pair < from.chunks; ++pair) {
    for (std::uint32_t lane = 0; lane < 16; ++lane) {
      to[2 * pair][lane] = static_cast<float>(integer_at(from.chunk[pair][lane], 0, 16, true));
      to[2 * pair + 1][lane] = static_cast<float>(integer_at(from.chunk[pair][lane], 1, 16, true));
    }
  }
}
template <class Places>
void multiply_bytes(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d) {
  alignas(16) float a[64][16], b[64][16];
  widen_to_floats(*in.a, a);
  widen_to_floats(*in.b[0], b);
  std::uint32_t results[16][16];  // D may overlap C
  for (std::uint32_t row = 0; row < 16; ++row) {
    float sum[16] = {};
    fast::plain::VectorRow<16> vectors(sum);
    for (std::uint32_t k = 0; k < 2 * in.a->chunks; ++k) vectors.add(a[k][row], b[k]);
    vectors.store(sum);
    std::memcpy(results[row], c + Places::at(row), sizeof results[row]);
    for (std::uint32_t column = 0; column < 16; ++column)
      results[row][column] += static_cast<std::uint32_t>(static_cast<std::int32_t>(sum[column]));
  }
  for (std::uint32_t row = 0; row < 16; ++row) std::memcpy(d + Places::at(row), results[row], sizeof results[row]);
}

}  // namespace lockstep::fast::wmma::plain
