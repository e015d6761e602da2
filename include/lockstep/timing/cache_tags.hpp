// Which lines of memory a cache holds. The cache is direct-mapped, which is simpler than hardware: it says only whether
// data has been used shortly before.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep::timing {

class CacheTags {
 public:
  /// `bytes` in lines of `line` bytes.
  CacheTags(std::uint64_t bytes, std::uint32_t line)
      : line_(std::max(line, 1u)), tags_(static_cast<std::size_t>(std::max<std::uint64_t>(bytes / line_, 1))) {}

  /// Does the cache hold the line of `address`? Afterwards it holds it.
  bool use(std::uint64_t address) {
    const std::uint64_t number = address / line_ + 1;
    std::uint64_t& tag = tags_[number % tags_.size()];
    const bool held = tag == number;
    tag = number;
    return held;
  }
  void clear() { std::fill(tags_.begin(), tags_.end(), 0); }

 private:
  std::uint32_t line_;
  std::vector<std::uint64_t> tags_;  ///< number of the line, + 1; 0: none
};

}  // namespace lockstep::timing
