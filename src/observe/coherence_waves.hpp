// Part of check `coherence`: what waves of one workgroup have learnt of one another by atomics, where they may have
// caches of their own.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

class CoherenceWaves {
 public:
  /// What a wave has learnt of another one.
  struct Learnt {
    std::uint32_t stamp = 0;  ///< it comes after stores with a smaller one
    std::uint32_t by = 0;     ///< the atomic by which it has learnt last
  };

  void begin(std::size_t waves) {
    learnt_.assign(waves, {});
    released_.clear();
  }
  /// An atomic of a wave at a time (CoherenceOrder), by the instruction `by`.
  void at(std::uint64_t address, std::uint32_t wave, std::uint32_t stamp, bool writes, bool acquires,
          std::uint32_t by) {
    if (acquires) {
      if (const auto found = released_.find(address); found != released_.end())
        for (std::uint32_t other = 0; other < found->second.size(); ++other)
          learn(wave, other, found->second[other], by);
    }
    if (!writes) return;
    std::vector<std::uint32_t>& released = released_[address];
    released.resize(learnt_.size());
    for (std::size_t other = 0; other < learnt_[wave].size(); ++other)
      released[other] = std::max(released[other], learnt_[wave][other].stamp);
    released[wave] = stamp;
  }
  /// The wave comes after all stores of `other` with a smaller stamp.
  void learn(std::uint32_t wave, std::uint32_t other, std::uint32_t stamp, std::uint32_t by) {
    if (wave == other) return;
    learnt_[wave].resize(learnt_.size());
    if (learnt_[wave][other].stamp < stamp) learnt_[wave][other] = {stamp, by};
  }
  /// What the wave has learnt of `other`; null: nothing.
  const Learnt* learnt(std::uint32_t wave, std::uint32_t other) const {
    return learnt_[wave].empty() ? nullptr : &learnt_[wave][other];
  }

 private:
  std::vector<std::vector<Learnt>> learnt_;
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> released_;  ///< by address
};

}  // namespace lockstep
