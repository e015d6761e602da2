// Turns of LDS that the lanes of one instruction take.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/isa/memory_geometry.hpp"

namespace lockstep::timing {

/// Lanes are served in groups of neighbours: a group is as large as all banks together have bytes for. In one turn each
/// bank gives one dword, to all lanes of the group that ask for it. So a group takes as many turns as the bank with the
/// most different dwords. Hardware does not document which lanes it serves together. Groups of neighbours are what has
/// been measured for 4 and 8 bytes a lane.
class LdsBanks {
 public:
  /// For accesses of so many `bytes` a lane.
  constexpr LdsBanks(const MemoryGeometry& geometry, std::uint32_t bytes, bool writes)
      : bytes_(std::max(bytes, 1u)), width_(std::max(geometry.lds_bank_bytes, 1u)) {
    const bool wide = bytes > 4 && !writes;
    banks_ = std::clamp(wide ? geometry.lds_banks : geometry.lds_narrow_banks, 1u, most_banks);
    together_ = std::max(banks_ * width_ / std::max(bytes_, width_), 1u);
  }

  /// A lane accesses the bytes from `address` on. Lanes come in ascending order.
  constexpr void serve(std::uint32_t lane, std::uint64_t address) {
    if (lane / together_ != group_) end_group();
    group_ = lane / together_;
    for (std::uint64_t at = address / width_; at <= (address + bytes_ - 1) / width_; ++at) {
      const auto bank = static_cast<std::size_t>(at % banks_);
      const auto begin = wanted_[bank].begin(), end = begin + count_[bank];
      if (std::find(begin, end, at) != end) continue;
      if (count_[bank] < wanted_[bank].size()) wanted_[bank][count_[bank]++] = at;
      most_ = std::max<std::uint32_t>(most_, count_[bank]);
    }
  }

  /// The turns that all lanes take.
  constexpr std::uint32_t turns() const { return turns_ + most_; }
  /// Those that they would take without conflicts: one for each group.
  constexpr std::uint32_t least() const { return least_ + (most_ != 0 ? 1 : 0); }

 private:
  static constexpr std::uint32_t most_banks = 64;

  constexpr void end_group() {
    turns_ += most_;
    least_ += most_ != 0 ? 1 : 0;
    most_ = 0;
    count_.fill(0);
  }

  std::uint32_t bytes_, width_, banks_ = 1, together_ = 1, group_ = 0;
  std::uint32_t turns_ = 0, least_ = 0, most_ = 0;  ///< most_: of the group that is served
  /// The dwords that each bank gives to a group, and how many. A group asks for at most as many as there are banks if
  /// accesses are aligned.
  std::array<std::array<std::uint64_t, most_banks>, most_banks> wanted_;
  std::array<std::uint8_t, most_banks> count_{};
};

}  // namespace lockstep::timing
