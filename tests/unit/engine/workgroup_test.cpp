// The workgroup scheduler with scripted waves: no instructions, only when each wave stops.
#include "lockstep/engine/workgroup.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace lockstep;

struct TwoNamedBarriers {
  static constexpr std::uint32_t named_barriers = 2;
};

/// A wave as the scheduler sees it. Script: 'b' a barrier, 'g' signals the workgroup's barrier, 'w' waits at it, '1'
/// and '2' join a named barrier, 'n' signals it, 'm' waits at it, 'q' leaves it, 's' a pause, 'x' one instruction, 'f'
/// a fault, 'l' an endless loop; the end of the script ends the wave.
struct ScriptedWave {
  using Isa = TwoNamedBarriers;
  static constexpr Isa isa() { return {}; }
  std::string script;
  std::uint64_t pc = 0;
  WaveStatus state = WaveStatus::running;
  WaveBarriers barriers{};
};

struct Scripted {
  std::string log;
  Barriers barriers{};

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
      const auto find = [&](std::int32_t number) { return find_barrier(TwoNamedBarriers{}, &barriers, number); };
      if (what == 'g') find(-1)->signal();
      if (what == '1' || what == '2') {
        Barrier& named = *find(what - '0');
        named.members = 2;
        wave.barriers.join(static_cast<std::uint8_t>(what - '0'), named);
      }
      if (what == 'n') find(wave.barriers.joined)->signal();
      if (what == 'q') {
        find(wave.barriers.joined)->leave();
        wave.barriers.joined = 0;
      }
      if ((what == 'w' && !passes_barrier(wave, &barriers, -1)) ||
          (what == 'm' && !passes_barrier(wave, &barriers, 0))) {
        run.reason = StopReason::waits;
        return run;
      }
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
  for (std::string& script : scripts) outcome.waves.push_back({std::move(script), 0, WaveStatus::running, {}});
  InstructionBudget limits{budget};
  Scripted scripted;
  outcome.fault = run_workgroup(std::span<ScriptedWave>(outcome.waves), scripted.barriers, scripted, limits, turn);
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
  std::vector<ScriptedWave> waves(2);
  for (ScriptedWave& wave : waves) wave.script = "l";
  Stoppable limits;
  Scripted scripted;
  const Fault fault = run_workgroup(std::span<ScriptedWave>(waves), scripted.barriers, scripted, limits, 10);
  CHECK(fault.kind == FaultKind::stopped);
  CHECK(scripted.log == "01010");
}

TEST_CASE("a split barrier: waves go on between signal and wait") {
  const Outcome o = run({"gxxw", "gw", "gxw"});
  CHECK_FALSE(o.fault);
  // 0 and 1 wait; 2 is the last to signal and passes at once.
  CHECK(o.log == "01201");
}

TEST_CASE("a completed barrier is waited for once") {
  const Outcome o = run({"gwgw", "ggww"});
  // 1 signals twice, which completes the first barrier; its second signal counts for the second.
  CHECK_FALSE(o.fault);
  const Outcome twice = run({"gwgw", "gww"});
  CHECK(twice.fault.kind == FaultKind::barrier_deadlock);
}

TEST_CASE("a wave that ends without signalling is gone, one that waits without signalling is missed") {
  CHECK_FALSE(run({"gw", "", "gw"}).fault);
  const Outcome o = run({"gw", "w", "gxw"});
  CHECK(o.fault.kind == FaultKind::barrier_deadlock);
  CHECK(o.fault.wave == 0);
  CHECK(o.fault.subject == "signals of the workgroup's barrier");
  CHECK(o.fault.number == 2);
  CHECK(o.fault.limit == 3);
}

TEST_CASE("a wave that polls does not keep others at a completed barrier") {
  const Outcome o = run({"gwx", std::string("g") + std::string(25, 's') + "w"});
  CHECK_FALSE(o.fault);
  CHECK(o.log.substr(0, 4) == "0101");
}

TEST_CASE("named barriers have members of their own") {
  CHECK_FALSE(run({"1nm", "2nm", "1nm", "2nm"}).fault);
  const Outcome o = run({"1nm", "2nm", "x", "2nm"});
  CHECK(o.fault.kind == FaultKind::barrier_deadlock);
  CHECK(o.fault.subject == "signals of the named barrier");
  CHECK(o.fault.number == 1);
  CHECK(o.fault.limit == 2);
  // Leaving lets the others pass; who has joined none waits for none.
  CHECK_FALSE(run({"1nm", "1q"}).fault);
  CHECK_FALSE(run({"m", "x"}).fault);
}

TEST_CASE("a workgroup of one wave has nothing to wait for") {
  CHECK_FALSE(run({"wwx"}).fault);
  CHECK_FALSE(run({"bbx"}).fault);
}

namespace {

/// Waves of several workgroups of two: 'c' signals the cluster's barrier, 'k' waits at it, 'g' and 'w' the workgroup's.
Outcome run_cluster(std::vector<std::string> scripts, std::uint64_t budget = 1000) {
  Outcome outcome;
  Barrier cluster;
  cluster.members = static_cast<std::uint32_t>(scripts.size() / 2);
  std::vector<Barriers> groups(scripts.size() / 2);
  for (Barriers& group : groups) group.start(2, &cluster);
  for (std::string& script : scripts) outcome.waves.push_back({std::move(script), 0, WaveStatus::running, {}});
  const auto barriers_of = [&](std::uint32_t index) -> Barriers& { return groups[index / 2]; };
  const auto run = [&](ScriptedWave& wave, std::uint32_t index, std::uint64_t instructions) {
    outcome.log += static_cast<char>('0' + index);
    WaveRun result;
    while (result.executed < instructions) {
      const char what = wave.pc == wave.script.size() ? 0 : wave.script[wave.pc];
      ++result.executed;
      if (what == 0) {
        result.reason = StopReason::ended;
        return result;
      }
      if (what != 'l') ++wave.pc;
      if (what == 'c') barriers_of(index).find(-3, 0)->signal();
      if (what == 'g') barriers_of(index).find(-1, 0)->signal();
      if ((what == 'k' || what == 'w') && !passes_barrier(wave, &barriers_of(index), what == 'k' ? -3 : -1)) {
        result.reason = StopReason::waits;
        return result;
      }
    }
    return result;
  };
  InstructionBudget limits{budget};
  outcome.fault = run_waves(std::span<ScriptedWave>(outcome.waves), barriers_of, run, limits, 100);
  outcome.left = limits.left;
  return outcome;
}

}  // namespace

TEST_CASE("a cluster's barrier: one signal a workgroup, and all waves wait") {
  const Outcome o = run_cluster({"gwckx", "gwkx", "gwckx", "gwkx"});
  CHECK_FALSE(o.fault);
  // 1 and 3 complete the barriers of their workgroups; then 0 and 2 signal for theirs.
  CHECK(o.log == "012302013");
  CHECK_FALSE(run_cluster({"ckck", "kk", "ckck", "kk"}).fault);
}

TEST_CASE("a workgroup leaves the cluster's barrier with its last wave") {
  CHECK_FALSE(run_cluster({"ck", "k", "", "x"}).fault);
  // One of its waves is still there.
  const Outcome spins = run_cluster({"ck", "k", "", "l"});
  CHECK(spins.fault.kind == FaultKind::barrier_deadlock);
  CHECK(spins.fault.wave == 3);
  CHECK(spins.fault.detail.find("other waves of the cluster wait") != std::string_view::npos);
}

TEST_CASE("a workgroup that waits and has not signalled is missed at the cluster's barrier") {
  const Outcome o = run_cluster({"ck", "k", "k", "k", "ck", "k"});
  CHECK(o.fault.kind == FaultKind::barrier_deadlock);
  CHECK(o.fault.subject == "signals of the cluster's barrier");
  CHECK(o.fault.number == 2);
  CHECK(o.fault.limit == 3);
}

TEST_CASE("named barriers that are not allocated are not there") {
  Barriers barriers;
  barriers.start(2, nullptr, 4);
  CHECK(barriers.find(4, 16) != nullptr);
  CHECK(barriers.find(5, 16) == nullptr);
  CHECK(barriers.named_of(16) == 4);
  barriers.start(1, nullptr, 4);
  CHECK(barriers.named_of(16) == 0);
}
