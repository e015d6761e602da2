// What a check works out of an instruction once, and not each time it executes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "lockstep/observe/observer.hpp"

namespace lockstep {

template <class T>
class Prepared {
 public:
  void clear() { all_.clear(); }
  /// What `make()` gives for the instruction of `step`. Valid until the next call.
  template <class Make>
  const T& of(const Step& step, Make&& make) {
    if (step.number == 0) return of_one_ = make();  // it has no number: nothing is kept
    if (step.number >= all_.size()) all_.resize(std::max<std::size_t>(step.number + 1, 2 * all_.size()));
    Slot& slot = all_[step.number];
    if (!slot.made) slot = {make(), true};
    return slot.value;
  }

 private:
  struct Slot {
    T value{};
    bool made = false;
  };
  std::vector<Slot> all_;  ///< by Step::number
  T of_one_{};
};

}  // namespace lockstep
