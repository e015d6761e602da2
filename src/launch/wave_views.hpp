// Waves as an observer sees them, with the barriers that they have signalled.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// Of the waves W of workgroups that run together. One wave has its turn.
template <class W>
class WaveViews {
 public:
  explicit WaveViews(std::uint32_t workgroups) : workgroups_(workgroups) {}

  /// A workgroup begins, by its number among those that run together.
  void begin(std::uint32_t member, const std::array<std::uint32_t, 3>& id, std::uint32_t waves) {
    member_ = member;
    workgroups_[member].id = id;
    workgroups_[member].signals.assign(waves, {});
  }
  /// Wave `index` of that member has its turn.
  void turn(std::uint32_t member, std::uint32_t index) {
    member_ = member;
    index_ = index;
  }
  /// Wave `index` of the workgroup that began last has its turn.
  void turn(std::uint32_t index) { index_ = index; }
  /// It signals the workgroup's barrier, and the cluster's.
  void signal_workgroup() { ++workgroups_[member_].signals[index_].workgroup; }
  void signal_cluster() { ++workgroups_[member_].signals[index_].cluster; }

  /// The whole view of the wave whose turn it is.
  void look(const W& wave, WaveView& view) const {
    view.workgroup = workgroups_[member_].id;
    view.member = member_;
    view.wave = index_;
    view.lanes = W::wave_size;
    look_again(wave, view);
    view.scalars = wave.s.data();
    view.selectors = &wave.isa().selectors;
    view.rows = wave.v[0].data();
    view.accumulators = wave.v[wave.row(wave.first_accvgpr()) % wave.v.size()].data();
  }
  /// The parts of the view that an instruction may have changed.
  void look_again(const W& wave, WaveView& view) const {
    view.exec = wave.exec();
    view.vcc = wave.vcc();
    view.pc = wave.pc;
    view.instructions = wave.instructions;
    view.scc = wave.scc;
    view.gpr_idx_en = wave.mode.gpr_idx_en();
    view.vgprs = wave.vgpr_limit;
    view.accvgprs = wave.accvgpr_limit;
    view.sgprs = wave.sgpr_limit;
    const Signals& signals = workgroups_[member_].signals[index_];
    view.barrier_signals = signals.workgroup;
    view.barrier_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::workgroup)];
    view.cluster_signals = signals.cluster;
    view.cluster_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::cluster)];
  }

 private:
  /// The number of times that a wave has signalled each barrier.
  struct Signals {
    std::uint32_t workgroup = 0, cluster = 0;
  };
  struct ObservedWorkgroup {
    std::array<std::uint32_t, 3> id{};
    std::vector<Signals> signals;  ///< by wave
  };

  std::vector<ObservedWorkgroup> workgroups_;  ///< that run together
  std::uint32_t member_ = 0, index_ = 0;       ///< of the wave whose turn it is
};

}  // namespace lockstep
