// Facts of an instruction that a check works out once, not each time the instruction executes.
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
  /// The facts of the instruction of `step`: `make()` gives them the first time. They stay where they are until
  /// clear(). For an instruction without a number they are made each time.
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
