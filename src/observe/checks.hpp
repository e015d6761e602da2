// The checks that a launch asked for, as one observer.
#pragma once

#include <optional>

#include "observe/coherence_check.hpp"
#include "observe/fidelity_rule.hpp"
#include "observe/guess_check.hpp"
#include "observe/hazard_check.hpp"
#include "observe/init_check.hpp"
#include "observe/memory_check.hpp"
#include "observe/race_check.hpp"
#include "observe/sync_check.hpp"
#include "observe/wait_check.hpp"

namespace lockstep {

class Checks final : public Observer {
 public:
  /// `next`, if there is one, gets every call, too.
  Checks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments, Observer* next);
  Findings& findings() { return findings_; }

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void wave_begins(const StartView& start) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;
  bool skip_fault(const Step& step, const Fault& fault) override;
  void workgroup_ends(const Fault& fault) override;

 private:
  template <class Visit>
  void each(Visit&& visit);

  Observer* next_;
  Findings findings_;
  std::optional<WaitCheck> wait_;
  std::optional<HazardCheck> hazard_;
  std::optional<InitCheck> init_;
  std::optional<RaceCheck> race_;
  std::optional<SyncCheck> sync_;
  std::optional<MemoryCheck> memory_;
  std::optional<CoherenceCheck> coherence_;
  std::optional<GuessCheck> guess_;
};

}  // namespace lockstep
