// The workgroups of a cluster, which run together: whose wave is whose.
// Source: CDNA5 ISA manual, workgroup clusters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/engine/turns.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/state/barriers.hpp"

namespace lockstep {

/// One of them. Its waves are `first` to `first + waves` of the cluster's.
struct RunningWorkgroup {
  std::array<std::uint32_t, 3> id{};
  std::uint32_t first = 0, waves = 0;
  Barriers barriers{};
};

/// Workgroups that run together (Dispatch::resident): those of a cluster, one where there are no clusters, or all. The
/// waves of all take turns as those of one workgroup do, workgroup after workgroup. Each has LDS and barriers of its
/// own; the cluster's barrier they share. A copy can be assigned back to the object it is a copy of, and to no other.
class RunningCluster {
 public:
  RunningCluster() = default;
  RunningCluster(const RunningCluster&) = default;
  RunningCluster& operator=(const RunningCluster&) = default;

  /// The cluster at `at` among those of the dispatch: starts its barriers. `sync` are the resources of global wave
  /// sync; they serve where all workgroups run together.
  void begin(const Dispatch& dispatch, const std::array<std::uint32_t, 3>& at, WaveSyncResources* sync) {
    groups_.resize(dispatch.resident());
    const bool share_barrier = dispatch.cluster_size() > 1;  // a cluster of one workgroup is none
    barrier_ = {};
    barrier_.members = static_cast<std::uint32_t>(groups_.size());
    std::uint32_t first = 0;
    for (std::uint32_t member = 0; member < groups_.size(); ++member) {
      RunningWorkgroup& group = groups_[member];
      group.id = dispatch.together ? dispatch.id_in_order(member) : dispatch.member_id(at, member);
      group.first = first;
      group.waves = waves_of(dispatch.size_of(group.id), dispatch.wave_size);
      group.barriers.start(group.waves, share_barrier ? &barrier_ : nullptr, dispatch.named_barriers);
      if (dispatch.all_are_resident()) group.barriers.wave_sync = sync;
      first += group.waves;
    }
    member_of_.resize(first);
    for (std::uint32_t member = 0; member < groups_.size(); ++member)
      for (std::uint32_t i = 0; i < groups_[member].waves; ++i) member_of_[groups_[member].first + i] = member;
  }

  /// Of all workgroups.
  std::uint32_t waves() const { return static_cast<std::uint32_t>(member_of_.size()); }
  std::uint32_t workgroups() const { return static_cast<std::uint32_t>(groups_.size()); }
  RunningWorkgroup& operator[](std::uint32_t member) { return groups_[member]; }
  const RunningWorkgroup& operator[](std::uint32_t member) const { return groups_[member]; }
  /// The member that has wave `index` of the cluster's.
  std::uint32_t member_of(std::uint32_t index) const { return member_of_[index]; }
  Barriers& barriers_of(std::uint32_t index) { return groups_[member_of_[index]].barriers; }

  /// Instructions that all workgroups together may execute, if one may execute that many; 0: no limit.
  std::uint64_t budget(std::uint64_t each) const {
    constexpr std::uint64_t no_limit = ~std::uint64_t{0};
    return each == 0 || each > no_limit / groups_.size() ? no_limit : each * groups_.size();
  }

  /// LaunchOptions::interleave as a wave's turn has it (TurnLength). A wave alone has nobody to give turns to.
  std::uint64_t interleave(std::uint32_t instructions) const {
    return instructions == 0 || waves() == 1 ? TurnLength::no_limit : instructions;
  }

  /// Names the workgroup of a fault, and numbers its wave in that workgroup instead of in the cluster.
  void place(Fault& fault) const {
    const RunningWorkgroup& group = groups_[member_of_[fault.wave]];
    fault.wave -= group.first;
    fault.workgroup = group.id;
  }

  /// Bytes from one member's LDS to the next's, where each has `bytes`: each begins on a cache line of the host.
  static constexpr std::size_t lds_step(std::size_t bytes) { return (bytes + 63) / 64 * 64; }

 private:
  std::vector<RunningWorkgroup> groups_;
  std::vector<std::uint32_t> member_of_;  ///< by wave
  Barrier barrier_{};
};

}  // namespace lockstep
