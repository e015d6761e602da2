// The bits of 2/pi that V_TRIG_PREOP_F64 hands out for argument reduction.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep::fp {

/// 2/pi = 0.b(0) b(1) b(2) ..., highest first. The manual numbers 1,201 of them; the last word holds a few
/// more.
inline constexpr std::array<std::uint64_t, 19> two_over_pi = {
    0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u,
    0x6492eea09d1921cu,  0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u,
    0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu};

/// The 53 bits that follow the first `shift` bits of the fraction of 2/pi, as an integer. Bits beyond the
/// 1,201 that the manual speaks of are 0.
constexpr std::uint64_t two_over_pi_bits(std::uint32_t shift) {
  std::uint64_t result = 0;
  for (std::uint32_t i = shift; i < shift + 53; ++i) {
    const bool one = i < 1201 && (two_over_pi[i / 64] >> (63 - i % 64) & 1u) != 0;
    result = result << 1 | (one ? 1u : 0u);
  }
  return result;
}

}  // namespace lockstep::fp
