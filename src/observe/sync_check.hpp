// Check `sync`: barriers of a workgroup and of a cluster.
//
// Hardware counts waves, not places in the code. So all waves of a workgroup pass as many barriers, wherever these
// stand. (In ping-pong schedules half of the waves take one barrier more at first and one less at the end.) Each wave
// signals once between two waits. A wave that ends early lets the other waves through on hardware. This is seldom
// intended, and OpenCL and HIP do not define it.
//
// The cluster's barrier counts workgroups. Each workgroup signals it as often as the others, once between two waits,
// and all waves wait at it.
//
// A named barrier has members before it is signalled. It keeps them while signals are on their way. A wave joins it
// before the wave waits at it. All its members signal it.
//
// A barrier that never opens is a fault, so this check does not report it.
//
// Lanes that wait for a lock of their own wave (wave_locks.hpp) end the launch, which would not end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/state/barriers.hpp"
#include "observe/check.hpp"
#include "observe/members.hpp"
#include "observe/wave_locks.hpp"

namespace lockstep {

class SyncCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override { groups_.launch_begins(launch); }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void workgroup_ends(const Fault& fault) override;

 private:
  /// The barriers that a wave has passed.
  struct PassedBarriers {
    std::vector<FindingPlace> barriers;
    FindingPlace end;
    std::uint32_t cluster_waits = 0;  ///< completions of the cluster's barrier that it has waited for
  };
  struct SyncGroup {
    std::vector<PassedBarriers> waves;
    std::vector<FindingPlace> signals;  ///< of the cluster's barrier
    FindingPlace last_end;              ///< of the last wave that ended
    std::size_t ended = 0;              ///< waves that have ended
    struct Named {
      Barrier state;          ///< after the last instruction
      FindingPlace signal{};  ///< the last signal
    };
    std::array<Named, Barriers::most_named> named{};
    WaveLocks locks;
  };

  /// Subjects of findings (Findings::add).
  enum Subject : std::uint64_t {
    no_barrier,
    signalled_early,
    signalled_twice,
    not_waited,
    not_signalled,
    not_joined,
    no_members,
    other_members,
    lost_signals,
    own_lock
  };

  void look_at_named(const Step& step, SyncGroup& group);
  void look_for_lost_signals(const SyncGroup& group);
  void signal(const Step& step, SyncGroup& group, PassedBarriers& wave);
  void signal_cluster(const Step& step, SyncGroup& group);
  void compare_waits(const SyncGroup& group, const PassedBarriers& wave);
  void compare_cluster(const SyncGroup& first, const SyncGroup& other);
  void compare(const PassedBarriers& first, const PassedBarriers& other);

  OfMembers<SyncGroup> groups_;
  std::size_t ended_ = 0;  ///< workgroups of the cluster that have ended
  bool faulted_ = false;   ///< one of them ended by a fault
};

}  // namespace lockstep
