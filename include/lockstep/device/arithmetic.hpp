// Arithmetic as a profile counts it: operations by unit and format of numbers, and how many of them a target can do.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep {

/// What is added or multiplied. f8: all 8-bit floats; f6 and f4 in the same way. i8 and i4: of matrix instructions.
enum class ArithmeticFormat : std::uint8_t { f64, f32, xf32, f16, bf16, f8, f6, f4, i8, i4 };
inline constexpr std::size_t arithmetic_formats = 10;
inline constexpr std::array<std::string_view, arithmetic_formats> arithmetic_format_names = {
    "f64", "f32", "xf32", "f16", "bf16", "f8", "f6", "f4", "i8", "i4"};
constexpr bool is_float(ArithmeticFormat format) { return format < ArithmeticFormat::i8; }

/// Operations by format. A sum, a product and a function of the transcendental unit count one, a fused multiply-add
/// two. Scalar instructions count as vector instructions of one lane.
struct ArithmeticCounts {
  std::array<std::uint64_t, arithmetic_formats> vector{}, matrix{};

  std::uint64_t vector_total() const;
  std::uint64_t matrix_total() const;
  std::uint64_t total() const { return vector_total() + matrix_total(); }
  ArithmeticCounts& operator+=(const ArithmeticCounts& other);
};

/// How fast a target can be at most (vendor-xml/peaks.txt).
struct Peaks {
  std::string_view target, board;
  std::uint32_t units = 0;      ///< compute units
  std::uint32_t clock_mhz = 0;  ///< the highest one
  std::uint32_t memory_gbs = 0;
  /// Operations a cycle and compute unit, by ArithmeticFormat; 0: no unit does them, or it is not known.
  std::array<std::uint32_t, arithmetic_formats> vector{}, matrix{};
  std::string_view source;

  /// Bytes of memory a cycle and compute unit.
  double memory_bytes() const {
    return static_cast<double>(memory_gbs) * 1000.0 / (static_cast<double>(units) * static_cast<double>(clock_mhz));
  }
};

/// Null: none are known of the target.
const Peaks* peaks_of(std::string_view target);

}  // namespace lockstep
