// What a check works out of an instruction once, and not each time it executes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

template <class T>
class Prepared {
 public:
  void clear() {
    blocks_.clear();
    unnumbered_.clear();
  }
  /// What `make()` gives for the instruction of `step`. It stays where it is until clear(); of an instruction without
  /// a number it is made anew each time.
  template <class Make>
  const T& of(const Step& step, Make&& make) {
    if (step.number == 0) return unnumbered_.emplace_back(make());
    const std::size_t block = step.number / block_size;
    if (block >= blocks_.size()) blocks_.resize(block + 1);
    if (blocks_[block] == nullptr) blocks_[block] = std::make_unique<Block>();
    Slot& slot = (*blocks_[block])[step.number % block_size];
    if (!slot.made) slot = {make(), true};
    return slot.value;
  }

 private:
  struct Slot {
    T value{};
    bool made = false;
  };
  static constexpr std::size_t block_size = 32;
  using Block = std::array<Slot, block_size>;
  std::vector<std::unique_ptr<Block>> blocks_;  ///< by Step::number
  std::deque<T> unnumbered_;
};

}  // namespace lockstep
