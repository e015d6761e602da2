// The workgroup scheduler with scripted waves: no instructions, only when each wave stops.
#include "lockstep/engine/workgroup.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace lockstep;

/// A wave as the scheduler sees it. Script: 'b' a barrier, 's' a pause, 'x' one instruction, 'f' a fault, 'l' an
/// endless loop; the end of the script ends the wave.
struct ScriptedWave {
  std::string script;
  std::uint64_t pc = 0;
  WaveStatus state = WaveStatus::running;
};

struct Scripted {
  std::string log;

  WaveRun operator()(ScriptedWave& wave, std::uint32_t index, std::uint64_t instructions) {
    log += static_cast<char>('0' + index);
    WaveRun run;
    while (run.executed < instructions) {
      if (wave.pc == wave.script.size()) {
        ++run.executed;
        run.reason = StopReason::ended;
        return run;
      }
      const char what = wave.script[wave.pc];
      if (what != 'l') ++wave.pc;
      if (what == 'f') {
        run.reason = StopReason::fault;
        run.fault = make_fault(FaultKind::trap, "scripted");
        return run;
      }
      ++run.executed;
      if (what == 'b') {
        run.reason = StopReason::at_barrier;
        return run;
      }
      if (what == 's') return run;
    }
    return run;
  }
};

struct Outcome {
  Fault fault;
  std::string log;
  std::uint64_t left;
  std::vector<ScriptedWave> waves;
};

Outcome run(std::vector<std::string> scripts, std::uint64_t budget = 1000, std::uint64_t turn = 100) {
  Outcome outcome;
  for (std::string& script : scripts) outcome.waves.push_back({std::move(script)});
  InstructionBudget limits{budget};
  Scripted scripted;
  outcome.fault = run_workgroup(std::span<ScriptedWave>(outcome.waves), scripted, limits, turn);
  outcome.log = scripted.log;
  outcome.left = limits.left;
  return outcome;
}

}  // namespace

TEST_CASE("waves run one after the other when nothing holds them up") {
  const Outcome o = run({"xx", "x", ""});
  CHECK_FALSE(o.fault);
  CHECK(o.log == "012");
  CHECK(o.left == 1000 - 6);
  for (const ScriptedWave& wave : o.waves) CHECK(wave.state == WaveStatus::ended);
}

TEST_CASE("a barrier holds every wave until the last arrives") {
  const Outcome o = run({"xbx", "xsbx", "b"});
  CHECK_FALSE(o.fault);
  CHECK(o.log == "0121012");
}

TEST_CASE("ended waves count as arrived") {
  const Outcome o = run({"b", "", "bb"});
  CHECK_FALSE(o.fault);
  CHECK(o.log == "012022");
}

TEST_CASE("a fault stops the workgroup and names the wave") {
  const Outcome o = run({"xx", "xf", "x"});
  CHECK(o.fault.kind == FaultKind::trap);
  CHECK(o.fault.wave == 1);
  CHECK(o.log == "01");
}

TEST_CASE("waves that poll take turns") {
  const Outcome o = run({std::string(25, 'x'), "x"}, 1000, 10);
  CHECK_FALSE(o.fault);
  CHECK(o.log == "0100");
}

TEST_CASE("the budget stops an endless loop") {
  const Outcome o = run({"x", "l"});
  CHECK(o.fault.kind == FaultKind::instruction_budget);
  CHECK(o.fault.wave == 1);
  CHECK(o.left == 0);
  CHECK_FALSE(run({"x", "x"}, 4).fault);
  CHECK(run({"x", "x"}, 3).fault.kind == FaultKind::instruction_budget);
  CHECK(run({""}, 0).fault.kind == FaultKind::instruction_budget);
}

TEST_CASE("a barrier that a looping wave never reaches") {
  const Outcome o = run({"b", "xl", "b"});
  CHECK(o.fault.kind == FaultKind::barrier_deadlock);
  CHECK(o.fault.wave == 1);
  CHECK(o.fault.pc == 1);
}

TEST_CASE("the stop token is seen between turns") {
  struct Stoppable : InstructionBudget {
    mutable int looks = 0;
    bool stopped() const { return ++looks > 5; }
  };
  std::vector<ScriptedWave> waves = {{"l"}, {"l"}};
  Stoppable limits;
  Scripted scripted;
  const Fault fault = run_workgroup(std::span<ScriptedWave>(waves), scripted, limits, 10);
  CHECK(fault.kind == FaultKind::stopped);
  CHECK(scripted.log == "01010");
}
