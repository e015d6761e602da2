// Part of check `race`: the last accesses to each byte. Most accesses are 16 bytes wide, so a cell stands for 16 bytes.
// When a line gets a smaller access, its cells are divided: into 8 bytes, dwords, halves or bytes.
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

/// An access to a cell. There are millions of accesses, so each is two numbers.
struct RaceTouch {
  static constexpr std::uint32_t lane_bits = 6;
  std::uint32_t place = 0;   ///< its instruction's number and its lane
  std::uint32_t moment = 0;  ///< 0: there is no access

  std::uint32_t lane() const { return place & ((1u << lane_bits) - 1); }
};

/// The last access of each kind. Of reads also the last one of another wave, because the wave that writes next may have
/// read last.
struct RaceCell {
  RaceTouch write, atomic, read, other_read;
  std::uint64_t written = 0;  ///< what the write wrote, as StoredData::value gives it; 0: not known
};

/// A part of memory or LDS.
struct RaceLine {
  static constexpr std::uint32_t bytes = 256, wide_shift = 4;
  RaceCell* cells = nullptr;         ///< null: it has not been accessed
  std::uint32_t shift = wide_shift;  ///< a cell stands for 1 << shift bytes

  /// The largest shift with which the bytes from an address fill whole cells.
  static constexpr std::uint32_t shift_of(std::uint64_t address, std::uint32_t count) {
    return static_cast<std::uint32_t>(std::countr_zero(address | count | 1u << wide_shift));
  }
  RaceCell& at(std::uint64_t address) { return cells[address % bytes >> shift]; }
};

/// Allocates cells.
class RaceBlocks {
 public:
  void clear() { blocks_.clear(); }
  /// Divides the line's cells to 1 << shift bytes, if they are larger.
  void divide(RaceLine& line, std::uint32_t shift) {
    if (line.cells != nullptr && shift >= line.shift) return;
    const std::size_t count = RaceLine::bytes >> shift;
    RaceCell* const cells = take(count);
    for (std::size_t i = 0; i < count && line.cells != nullptr; ++i) {
      cells[i] = line.cells[i >> (line.shift - shift)];
      cells[i].written = 0;
    }
    line = {cells, shift};
  }

 private:
  /// Blocks double in size, so a small launch allocates little.
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
  /// The line of that number, counted from address 0.
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
  std::array<Recent, 1024> recent_{};  ///< the lines accessed last
};

}  // namespace lockstep
