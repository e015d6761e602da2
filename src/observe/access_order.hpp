// Part of check `race`: which accesses of a wave have been waited for. There are four counters: of loads from memory,
// of stores to memory where the ISA counts them apart, of LDS, and of asynchronous copies between LDS and memory.
// Accesses have numbers in each counter. The check takes each counter to count down in order; so it may miss a race,
// but has no false alarm.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

class AccessOrder {
 public:
  static constexpr std::size_t loads = 0, stores = 1, lds = 2, async = 3, kinds = 4;
  /// By kind: the number of the last access, from 1.
  using Numbers = std::array<std::uint32_t, kinds>;

  /// The kind of a counter; `kinds`: of none of the four.
  static constexpr std::size_t kind_of(WaitCounter counter) {
    switch (counter) {
      case WaitCounter::vmcnt:
      case WaitCounter::loadcnt: return loads;
      case WaitCounter::vscnt:
      case WaitCounter::storecnt: return stores;
      case WaitCounter::lgkmcnt:
      case WaitCounter::dscnt: return lds;
      case WaitCounter::asynccnt: return async;
      default: return kinds;
    }
  }

  void clear() {
    issued_ = landed_ = {};
    at_signal_.clear();
  }
  void wait(const Uses& uses) {
    for (const Wait& wait : uses.all_waits()) {
      const std::size_t kind = kind_of(wait.counter);
      if (kind < kinds && issued_[kind] > wait.limit)
        landed_[kind] = std::max(landed_[kind], issued_[kind] - wait.limit);
    }
  }
  /// Issues an access and gives its number. `most`: the number that the counter can hold; 0: any number.
  std::uint32_t issue(std::size_t kind, std::uint32_t most) {
    const std::uint32_t number = ++issued_[kind];
    if (most != 0 && number > most) landed_[kind] = std::max(landed_[kind], number - most);
    return number;
  }
  /// The wave signals the workgroup's barrier.
  void signal() { at_signal_.push_back(landed_); }

  std::uint32_t on_way(std::size_t kind) const { return issued_[kind] - landed_[kind]; }
  const Numbers& landed() const { return landed_; }
  /// The accesses that had been waited for when the wave signalled the barrier for the n-th time, from 1; null: it has
  /// not signalled so often.
  const Numbers* at_signal(std::size_t n) const { return n <= at_signal_.size() ? &at_signal_[n - 1] : nullptr; }

 private:
  Numbers issued_{}, landed_{};
  std::vector<Numbers> at_signal_;
};

}  // namespace lockstep
