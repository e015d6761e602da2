// What runs the waves of a launch that is watched.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "fast/program/run.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

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

}  // namespace lockstep
