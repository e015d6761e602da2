// Rows of vector registers: only those that a wave has allocated.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Takes the place of the array of all rows that an ISA has, so that a wave of a kernel with few registers takes little
/// memory. It is a value. If the size of a row is a multiple of a cache line of the host, each row begins on one.
template <std::uint32_t row_lanes>
class SizedRows {
 public:
  using Row = std::array<std::uint32_t, row_lanes>;

  Row& operator[](std::size_t row) { return rows_[row].values; }
  const Row& operator[](std::size_t row) const { return rows_[row].values; }
  std::size_t size() const { return rows_.size(); }
  /// Rows that are new are zero; those that stay keep their values.
  void resize(std::size_t count) {
    if (count == rows_.size()) return;
    std::vector<AlignedRow> sized(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(least(count)));
    sized.resize(count);  // a vector that shrinks keeps its memory: this one has no more than it needs
    rows_.swap(sized);
  }
  void clear() {
    for (AlignedRow& row : rows_) row = {};
  }

  bool operator==(const SizedRows&) const = default;

 private:
  struct alignas(64) AlignedRow {
    Row values{};
    bool operator==(const AlignedRow&) const = default;
  };
  std::size_t least(std::size_t count) const { return count < rows_.size() ? count : rows_.size(); }

  std::vector<AlignedRow> rows_;
};

}  // namespace lockstep
