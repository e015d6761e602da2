// What check `race` keeps of each byte that is touched: the last accesses. Most are sixteen bytes wide, and so is what
// is kept, line by line, until something smaller comes: then it is kept by eight bytes, by dwords, halves or bytes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// An access to what a cell is of. There are millions of them, so each is two numbers.
struct RaceTouch {
  static constexpr std::uint32_t lane_bits = 6;
  std::uint32_t place = 0;   ///< number of its instruction, and its lane
  std::uint32_t moment = 0;  ///< 0: nobody

  std::uint32_t lane() const { return place & ((1u << lane_bits) - 1); }
};

/// The last accesses of each kind; of reads the last one of another wave, too, for who writes next may have read.
struct RaceCell {
  RaceTouch write, atomic, read, other_read;
};

/// A part of memory or LDS.
struct RaceLine {
  static constexpr std::uint32_t bytes = 256, wide_shift = 4;
  RaceCell* cells = nullptr;         ///< null: nothing has touched it
  std::uint32_t shift = wide_shift;  ///< a cell is of that power of two of bytes

  /// The largest shift with which the bytes from an address fill whole cells.
  static constexpr std::uint32_t shift_of(std::uint64_t address, std::uint32_t count) {
    return static_cast<std::uint32_t>(std::countr_zero(address | count | 1u << wide_shift));
  }
  RaceCell& at(std::uint64_t address) { return cells[address % bytes >> shift]; }
};

/// Where cells come from.
class RaceBlocks {
 public:
  void clear() { blocks_.clear(); }
  /// From now on the line's cells are of 1 << shift bytes, or of less.
  void divide(RaceLine& line, std::uint32_t shift) {
    if (line.cells != nullptr && shift >= line.shift) return;
    const std::size_t count = RaceLine::bytes >> shift;
    RaceCell* const cells = take(count);
    for (std::size_t i = 0; i < count && line.cells != nullptr; ++i) cells[i] = line.cells[i >> (line.shift - shift)];
    line = {cells, shift};
  }

 private:
  /// Many are allocated at a time, few in a small launch. Large blocks glibc keeps from one launch to the next.
  RaceCell* take(std::size_t count) {
    if (taken_ + count > size_ || blocks_.empty()) {
      size_ = blocks_.empty() ? 256 : std::min<std::size_t>(2 * size_, 65536);
      blocks_.push_back(std::make_unique<RaceCell[]>(size_));
      taken_ = 0;
    }
    RaceCell* const first = blocks_.back().get() + taken_;
    taken_ += count;
    return first;
  }

  std::vector<std::unique_ptr<RaceCell[]>> blocks_;
  std::size_t size_ = 0, taken_ = 0;  ///< of the last block
};

/// Lines of device memory.
class RaceLines {
 public:
  void clear() {
    lines_.clear();
    recent_.fill({});
  }
  /// The line that many lines from address 0.
  RaceLine& at(std::uint64_t number) {
    Recent& recent = recent_[number % recent_.size()];
    if (recent.line == nullptr || recent.number != number) recent = {number, &lines_[number]};
    return *recent.line;
  }

 private:
  struct Recent {
    std::uint64_t number = 0;
    RaceLine* line = nullptr;
  };

  std::unordered_map<std::uint64_t, RaceLine> lines_;
  std::array<Recent, 1024> recent_{};  ///< where to find those touched last
};

}  // namespace lockstep
