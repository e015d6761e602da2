// What check `race` keeps of each byte that is touched: the last accesses. Most are sixteen bytes wide, and so is what
// is kept, until something smaller comes: then it is kept by dwords.
#pragma once

#include <algorithm>
#include <array>
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
  static constexpr std::uint32_t wide = 16;
  RaceTouch write, atomic, read, other_read;
};

/// Cells of device memory, by lines.
class RaceLines {
 public:
  static constexpr std::uint64_t bytes = 256;
  struct Line {
    RaceCell* cells = nullptr;            ///< null: nothing has touched it
    std::uint32_t unit = RaceCell::wide;  ///< bytes of a cell
  };

  void clear() {
    lines_.clear();
    recent_.fill({});
    blocks_.clear();
  }
  /// The line that many lines from address 0, to be touched by whole `wide` bytes or by less.
  Line& at(std::uint64_t number, bool is_wide) {
    Recent& recent = recent_[number % recent_.size()];
    if (recent.line == nullptr || recent.number != number) recent = {number, &lines_[number]};
    Line& line = *recent.line;
    if (!is_wide && line.unit == RaceCell::wide) {
      part(line);
    } else if (line.cells == nullptr) {
      line.cells = take(bytes / RaceCell::wide);
    }
    return line;
  }

 private:
  struct Recent {
    std::uint64_t number = 0;
    Line* line = nullptr;
  };

  /// From now on each dword has its own.
  void part(Line& line) {
    RaceCell* const cells = take(bytes / 4);
    for (std::size_t i = 0; i < bytes / 4 && line.cells != nullptr; ++i) cells[i] = line.cells[i / 4];
    line = {cells, 4};
  }
  /// Many are allocated at a time, few in a small launch. Large blocks glibc keeps from one launch to the next.
  RaceCell* take(std::size_t count) {
    if (taken_ + count > size_ || blocks_.empty()) {
      size_ = blocks_.empty() ? 128 : std::min<std::size_t>(2 * size_, 65536);
      blocks_.push_back(std::make_unique<RaceCell[]>(size_));
      taken_ = 0;
    }
    RaceCell* const first = blocks_.back().get() + taken_;
    taken_ += count;
    return first;
  }

  std::unordered_map<std::uint64_t, Line> lines_;
  std::array<Recent, 1024> recent_{};  ///< where to find those touched last
  std::vector<std::unique_ptr<RaceCell[]>> blocks_;
  std::size_t size_ = 0, taken_ = 0;  ///< of the last block
};

}  // namespace lockstep
