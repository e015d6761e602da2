// What generated functions read with: bits as floats, as the pseudocode's views do (S0.f32; higher bits are
// dropped), and elements of arrays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/core/float_types.hpp"

namespace lockstep {

constexpr F64 as_f64(std::uint64_t bits) { return F64{bits}; }
constexpr F32 as_f32(std::uint32_t bits) { return F32{bits}; }
constexpr F16 as_f16(std::uint32_t bits) { return F16{static_cast<std::uint16_t>(bits)}; }
constexpr BF16 as_bf16(std::uint32_t bits) { return BF16{static_cast<std::uint16_t>(bits)}; }
constexpr FP8 as_fp8(std::uint32_t bits) { return FP8{static_cast<std::uint8_t>(bits)}; }
constexpr BF8 as_bf8(std::uint32_t bits) { return BF8{static_cast<std::uint8_t>(bits)}; }
constexpr FP8Fnuz as_fp8_fnuz(std::uint32_t bits) { return FP8Fnuz{static_cast<std::uint8_t>(bits)}; }
constexpr BF8Fnuz as_bf8_fnuz(std::uint32_t bits) { return BF8Fnuz{static_cast<std::uint8_t>(bits)}; }
constexpr FP6 as_fp6(std::uint32_t bits) { return FP6{static_cast<std::uint8_t>(bits & 0x3f)}; }
constexpr BF6 as_bf6(std::uint32_t bits) { return BF6{static_cast<std::uint8_t>(bits & 0x3f)}; }
constexpr FP4 as_fp4(std::uint32_t bits) { return FP4{static_cast<std::uint8_t>(bits & 0xf)}; }

/// array[index], 0 outside.
template <class T, std::size_t N>
constexpr T element(const std::array<T, N>& array, std::uint64_t index) {
  return index < N ? array[index] : T{};
}

}  // namespace lockstep
