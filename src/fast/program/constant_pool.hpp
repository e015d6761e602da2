// A program's constants: rows of 64 lanes and 64-bit scalars, each value once.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <vector>

#include "fast/program/fast_wave.hpp"
#include "fast/program/source_places.hpp"

namespace lockstep::fast {

/// A cache line of constants.
struct alignas(64) ConstantLine {
  std::array<std::uint32_t, 16> dwords{};
};

class ConstantPool {
 public:
  explicit ConstantPool(std::vector<ConstantLine>& lines) : lines_(lines) {}

  /// `value` as two dwords; eight values share a line.
  OperandPlace scalar(std::uint64_t value) {
    const auto [at, added] = scalars_.try_emplace(value);
    if (!added) return at->second;
    if (scalars_in_line_ == scalars_per_line) {
      scalar_line_ = lines_.size();
      scalars_in_line_ = 0;
      lines_.emplace_back();
    }
    std::memcpy(&lines_[scalar_line_].dwords[2 * scalars_in_line_], &value, sizeof value);
    at->second = place_of(scalar_line_, 8 * scalars_in_line_++);
    return at->second;
  }

  /// `value` in all lanes: a row of its low dword, then one of its high dword.
  OperandPlace row(std::uint64_t value) {
    const auto [at, added] = rows_.try_emplace(value);
    if (!added) return at->second;
    at->second = place_of(lines_.size(), 0);
    for (const std::uint64_t half : {value, value >> 32}) {
      ConstantLine line;
      line.dwords.fill(static_cast<std::uint32_t>(half));
      lines_.insert(lines_.end(), row_bytes / sizeof line, line);
    }
    return at->second;
  }

 private:
  static constexpr std::uint32_t scalars_per_line = sizeof(ConstantLine) / 8;

  static OperandPlace place_of(std::size_t line, std::uint32_t byte) {
    return {constant_offset | static_cast<std::uint32_t>(line * sizeof(ConstantLine) + byte)};
  }

  std::vector<ConstantLine>& lines_;
  std::map<std::uint64_t, OperandPlace> scalars_, rows_;
  std::size_t scalar_line_ = 0;
  std::uint32_t scalars_in_line_ = scalars_per_line;  ///< none begun
};

}  // namespace lockstep::fast
