// Part of check `race`: lanes of one wave that write the same byte by one instruction. Which value stays is not
// defined, unless it is the same one: whole waves store a value that is the same in all lanes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "lockstep/device/observer.hpp"
#include "observe/stored_data.hpp"

namespace lockstep {

class RaceLanes {
 public:
  struct Pair {
    std::uint32_t first = 0, second = 0;  ///< lanes
    AddressSpace space{};
    std::uint64_t address = 0;  ///< the first byte that both write
    bool same = false;          ///< they write the same there
  };

  /// Calls `found(pair)` for lanes that write the same byte: once where all of them write the same, else once for two
  /// that do not.
  template <class Found>
  void look(const Step& step, const StoredData& data, Found&& found) {
    const AccessView& access = *step.access;
    count_ = 0;
    bool sorted = true;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (access.space[lane] == AddressSpace::scratch || access.dropped[lane] != 0) continue;
      sorted = add(lane, access.space[lane], access.address[lane], 0, access.bytes) && sorted;
      if (access.both)
        sorted = add(lane, access.space[lane], access.address1[lane], access.bytes, access.bytes) && sorted;
    }
    if (sorted) return;
    std::sort(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(count_), [](const Part& a, const Part& b) {
      return std::tuple(a.space, a.address, a.lane, a.at) < std::tuple(b.space, b.address, b.lane, b.at);
    });
    Pair pair;
    bool any = false;
    for (std::size_t i = 1; i < count_; ++i) {
      const Part &a = parts_[i - 1], &b = parts_[i];
      if (a.lane == b.lane || a.space != b.space || b.address - a.address >= access.bytes) continue;
      const auto apart = static_cast<std::uint32_t>(b.address - a.address);
      const std::uint32_t bytes = access.bytes - apart;
      const bool same = equal(data, a, a.at + apart, b, b.at, bytes);
      if (any && same) continue;
      pair = {std::min(a.lane, b.lane), std::max(a.lane, b.lane), b.space, b.address, same};
      any = true;
      if (!same) break;
    }
    if (any) found(pair);
  }

 private:
  struct Part {
    std::uint64_t address = 0;
    AddressSpace space{};
    std::uint32_t lane = 0;
    std::uint32_t at = 0;  ///< in the lane's data
  };
  /// False: it does not lie behind the one before.
  bool add(std::uint32_t lane, AddressSpace space, std::uint64_t address, std::uint32_t at, std::uint32_t bytes) {
    parts_[count_++] = {address, space, lane, at};
    if (count_ == 1) return true;
    const Part& last = parts_[count_ - 2];
    return last.space == space && address > last.address && address - last.address >= bytes;
  }
  static bool equal(const StoredData& data, const Part& a, std::uint32_t at_a, const Part& b, std::uint32_t at_b,
                    std::uint32_t bytes) {
    for (std::uint32_t i = 0; i < bytes; ++i)
      if (data.value(a.lane, at_a + i, 1) != data.value(b.lane, at_b + i, 1)) return false;
    return true;
  }

  std::array<Part, 128> parts_{};
  std::size_t count_ = 0;
};

}  // namespace lockstep
