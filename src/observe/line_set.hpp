// Which cache lines a launch touches: a set of line numbers that is quick where they stand close together.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace lockstep {

class LineSet {
 public:
  /// Adds a line; does nothing if it is there.
  void add(std::uint64_t line) {
    Page& page = page_of(line / lines);
    const std::uint64_t bit = std::uint64_t{1} << line % 64;
    std::uint64_t& word = page[line % lines / 64];
    count_ += (word & bit) == 0 ? 1 : 0;
    word |= bit;
  }
  std::uint64_t size() const { return count_; }
  void clear() { *this = {}; }

 private:
  static constexpr std::uint64_t lines = 8192;  // of a page: 1 MB of lines of 128 bytes
  using Page = std::array<std::uint64_t, lines / 64>;

  Page& page_of(std::uint64_t number) {
    if (last_ != nullptr && last_number_ == number) return *last_;
    std::unique_ptr<Page>& page = pages_[number];
    if (!page) page = std::make_unique<Page>();
    last_ = page.get();
    last_number_ = number;
    return *last_;
  }

  std::unordered_map<std::uint64_t, std::unique_ptr<Page>> pages_;
  Page* last_ = nullptr;
  std::uint64_t last_number_ = 0, count_ = 0;
};

}  // namespace lockstep
