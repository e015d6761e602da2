// Part of check `race`: what a cluster's barrier orders. Accesses of one workgroup before it signals come before
// accesses of another workgroup after it waits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// One workgroup of the cluster.
class ClusterOrder {
 public:
  void clear() {
    signals_.clear();
    carried_.clear();
  }
  /// A wave signals the cluster's barrier.
  void signal(const WaveView& wave) { signals_.push_back({wave.wave, wave.barrier_waits, wave.cluster_signals}); }
  /// A wave signals the workgroup's barrier. Waves that wait there come after the cluster's barriers that it waited
  /// for.
  void carry(const WaveView& wave) {
    while (carried_.size() < wave.barrier_signals) carried_.push_back(carried_.empty() ? 0 : carried_.back());
    for (std::size_t i = wave.barrier_signals - 1; i < carried_.size(); ++i)
      carried_[i] = std::max(carried_[i], wave.cluster_waits);
  }
  /// Completions of the cluster's barrier that the wave comes after.
  std::uint32_t passed(const WaveView& wave) const {
    const std::size_t waited = std::min<std::size_t>(wave.barrier_waits, carried_.size());
    return std::max(wave.cluster_waits, waited == 0 ? 0 : carried_[waited - 1]);
  }
  /// Accesses of `wave` after that many signals of the workgroup's barrier, and of the cluster's, come before `count`
  /// completions of the cluster's barrier.
  bool is_before(std::uint32_t wave, std::uint32_t signals, std::uint32_t cluster_signals, std::uint32_t count) const {
    return std::any_of(signals_.begin(), signals_.begin() + std::min<std::ptrdiff_t>(count, std::ssize(signals_)),
                       [&](const Signal& signal) {
                         return wave == signal.wave ? cluster_signals < signal.own : signals < signal.waits;
                       });
  }

 private:
  /// A signal of the cluster's barrier, and what comes before it.
  struct Signal {
    std::uint32_t wave = 0;   ///< all accesses of this wave before the signal
    std::uint32_t waits = 0;  ///< accesses of other waves before that many barriers of the workgroup
    std::uint32_t own = 0;    ///< signals of this barrier by the wave, this one included
  };
  std::vector<Signal> signals_;
  std::vector<std::uint32_t> carried_;  ///< completions of the cluster's barrier before each of the workgroup's
};

}  // namespace lockstep
