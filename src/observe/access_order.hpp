// Which accesses of a wave have been waited for, by their numbers in each of three counters: of loads from memory, of
// stores to it where the ISA counts those apart, and of LDS, with what else is counted there. Each counter is taken to
// count down in order, which is the silent side.
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
  static constexpr std::size_t loads = 0, stores = 1, lds = 2, kinds = 3;
  /// By kind: of accesses the number of the last, from 1 on.
  using Numbers = std::array<std::uint32_t, kinds>;

  /// Of a counter; `kinds`: of other accesses.
  static constexpr std::size_t kind_of(WaitCounter counter) {
    switch (counter) {
      case WaitCounter::vmcnt:
      case WaitCounter::loadcnt: return loads;
      case WaitCounter::vscnt:
      case WaitCounter::storecnt: return stores;
      case WaitCounter::lgkmcnt:
      case WaitCounter::dscnt: return lds;
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
  /// `most`: as many as the counter holds; 0: any number.
  std::uint32_t issue(std::size_t kind, std::uint32_t most) {
    const std::uint32_t number = ++issued_[kind];
    if (most != 0 && number > most) landed_[kind] = std::max(landed_[kind], number - most);
    return number;
  }
  /// The wave signals the workgroup's barrier.
  void signal() { at_signal_.push_back(landed_); }

  std::uint32_t on_way(std::size_t kind) const { return issued_[kind] - landed_[kind]; }
  const Numbers& landed() const { return landed_; }
  /// What had landed when the wave signalled the barrier for the n-th time, from 1 on; null: it has not.
  const Numbers* at_signal(std::size_t n) const { return n <= at_signal_.size() ? &at_signal_[n - 1] : nullptr; }

 private:
  Numbers issued_{}, landed_{};
  std::vector<Numbers> at_signal_;
};

}  // namespace lockstep
