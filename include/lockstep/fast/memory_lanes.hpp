// From addresses to places in the host: blocks of consecutive lanes first, one range check, then lane by lane.
// Whatever could end in a fault is found before anything is touched.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "lockstep/fast/matrix_inputs.hpp"
#include "lockstep/fast/memory_move.hpp"
#include "lockstep/fast/native_plan.hpp"

namespace lockstep::fast {

[[gnu::always_inline]] inline bool any_bit(const U32x16& x) {
  std::uint64_t parts[8];
  std::memcpy(parts, &x, sizeof parts);
  return ((parts[0] | parts[1]) | (parts[2] | parts[3]) | (parts[4] | parts[5]) | (parts[6] | parts[7])) != 0;
}

/// Bits that are not zero where a lane's value is not `first` + lane * step.
[[gnu::always_inline]] inline void differences(const std::uint32_t* row, std::uint32_t first, std::uint32_t step,
                                               U32x16& any) {
  constexpr U32x16 lane = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const U32x16 start = lane * step + first;
  U32x16 x[4];
  load_lanes(x[0], row);
  load_lanes(x[1], row + 16);
  load_lanes(x[2], row + 32);
  load_lanes(x[3], row + 48);
  any |= (x[0] ^ start) | (x[1] ^ (start + 16 * step)) | (x[2] ^ (start + 32 * step)) | (x[3] ^ (start + 48 * step));
}

/// Do all 64 lanes of a row follow each other at distance `step`, without wrapping?
[[gnu::always_inline]] inline bool consecutive(const std::uint32_t* row, std::uint32_t step) {
  U32x16 any{};
  differences(row, row[0], step, any);
  return !any_bit(any) && row[0] <= 0xffffffffu - 64 * step;
}
/// The same of 64-bit values: low halves consecutive, high halves equal.
[[gnu::always_inline]] inline bool consecutive(const std::uint32_t* low, const std::uint32_t* high,
                                               std::uint32_t step) {
  U32x16 any{};
  differences(low, low[0], step, any);
  differences(high, high[0], 0, any);
  return !any_bit(any) && low[0] <= 0xffffffffu - 64 * step;
}

/// Host address of `bytes` bytes of global memory, or nullptr.
[[gnu::always_inline]] inline std::uint8_t* global_place(const MemoryView& memory, std::uint64_t address,
                                                         std::uint32_t bytes, bool write) {
  const MemoryRange* range = memory.find(address, bytes);
  if (range == nullptr || (write && !range->may_write(address, bytes))) return nullptr;
  return range->bytes + (address - range->address);
}

/// Host addresses of global addresses, looking the range up again only where a lane leaves that of the one before.
[[gnu::always_inline]] inline bool global_places(const MemoryView& memory,
                                                 const std::array<std::uint64_t, 64>& addresses, std::uint64_t lanes,
                                                 std::uint32_t bytes, bool write, Places& places) {
  std::uint64_t first = 0, size = 0;
  std::uint8_t* base = nullptr;
  bool found = true;
  for_lanes(lanes, [&](std::uint32_t lane) {
    const std::uint64_t address = addresses[lane];
    if (address - first >= size) [[unlikely]] {
      const MemoryRange* range = memory.find(address, bytes);
      if (range == nullptr || (write && !range->may_write(address, bytes))) {
        found = false;
        return;
      }
      const bool one_place = write && range->code_end != 0;  // data and code in one range: every lane is looked at
      first = one_place ? address : range->address;
      size = one_place ? 1 : range->size - bytes + 1;
      base = range->bytes + (first - range->address);
    }
    places[lane] = base + (address - first);
  });
  return found;
}

}  // namespace lockstep::fast
