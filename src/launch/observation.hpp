// The seam between launches and what watches them. Observers and checks are a fifth of what a launch compiles, and few
// launches have any: they are compiled where launch/observe.hpp is included, once in a program, and found here.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "fast/program/run.hpp"
#include "lockstep/device/finding.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

class Observer;
class SteppedLaunch;
struct GridOutcome;
struct PreparedLaunch;

/// What runs the waves W of a launch that is watched.
template <class W>
struct WatchedMachine {
  Machine<MemoryView>& machine;
  fast::Runner<W, MemoryView>* runner = nullptr;  ///< of the fast engine; null: the reference engine
  std::uint64_t* counts = nullptr;                ///< executions by opcode, where they are reported
};

/// Runs the waves W of a dispatch, and tells an observer.
template <class W>
class Observation {
 public:
  virtual ~Observation() = default;

  /// Has the observer thrown? Then the launch is over.
  bool failed() const { return failed_; }
  static Fault failure() { return make_fault(FaultKind::observer, "the observer of the launch threw an exception"); }
  /// What the exception said.
  const std::string& failure_text() const { return failure_text_; }

  /// Before the waves of a workgroup are started: member of its cluster, 0 where there are no clusters.
  virtual void begin(std::uint32_t member, const std::array<std::uint32_t, 3>& id, std::uint32_t waves) = 0;
  /// Around the start of a wave of the workgroup that began last.
  virtual void before_start(W& wave) = 0;
  virtual void after_start(W& wave, std::uint32_t index) = 0;
  /// run_wave, observed. Wave `index` of that member.
  virtual WaveRun run(W& wave, std::uint32_t member, std::uint32_t index, const WatchedMachine<W>& on,
                      const TurnLength& turn) = 0;
  /// Of each member, in their order, when all have ended.
  virtual void end(const Fault& fault) = 0;

 protected:
  bool failed_ = false;
  std::string failure_text_;
};

/// The checks of one launch, as one observer.
class CheckRun {
 public:
  virtual ~CheckRun() = default;
  virtual Observer& observer() = 0;
  virtual std::vector<Finding> take_findings() = 0;
};

/// Makes the checks of a launch, which tell `next` everything, too; null where the program has none.
using MakeChecks = std::unique_ptr<CheckRun> (*)(CheckSet kinds, Observer* next);
inline std::atomic<MakeChecks> make_checks{nullptr};
/// The one that there is (launch_checks.hpp). A template so that a library can have it once, src/isas.
template <class = void>
std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, Observer* next);

template <class W>
using MakeObservation = std::unique_ptr<Observation<W>> (*)(Observer& observer, const Dispatch& dispatch,
                                                            const MemoryView& memory);
template <class W>
inline std::atomic<MakeObservation<W>> make_observation{nullptr};

/// Makes a launch that is stepped; null where the program has none.
using FinishStepped = std::function<LaunchResult(const GridOutcome&, const PreparedLaunch&)>;
template <class Isa>
using MakeStepped = std::unique_ptr<SteppedLaunch> (*)(PreparedLaunch&& launch, const LaunchOptions& options,
                                                       FinishStepped finish);
template <class Isa>
inline std::atomic<MakeStepped<Isa>> make_stepped_launch{nullptr};

/// What a launch says that asks for an observer or a check in a program that has none.
inline constexpr char no_observers[] =
    "this program has neither observers nor checks: they are in the library of the ISA (lockstep::cdna4 and its like), "
    "or in the source file that says #define LOCKSTEP_OBSERVE_IMPLEMENTATION before it includes lockstep/cdna4.hpp";

}  // namespace lockstep
