// Backwards: each point of the past is exactly what it was.
#include "lockstep/device/stepped_launch.hpp"
#include "steps.hpp"

namespace {

using lockstep::Debugger;
using Why = Debugger::Why;

TEST_CASE("reverse steps go through every state that the launch went through") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    lockstep::SteppedLaunch& launch = debugger->launch();
    std::vector<std::uint64_t> past;
    std::vector<std::uint32_t> waves;
    for (;;) {
      past.push_back(digest(launch, steps));
      waves.push_back(launch.next_wave());
      if (launch.over()) break;
      REQUIRE(debugger->select_wave(launch.next_wave()));
      (void)debugger->step_instruction();
    }
    REQUIRE(past.size() > 300);
    // The last instruction first; now and then somewhere far back, and forwards again.
    std::size_t at = past.size() - 1;
    for (int i = 0; i < 120; ++i) {
      REQUIRE(launch.executed() == at);
      REQUIRE(digest(launch, steps) == past[at]);
      const std::size_t before = at - 1;
      if (launch.workgroup_index(0) == 1 && launch.wave(waves[before]).state->instructions == 0) break;
      REQUIRE(debugger->select_wave(waves[before]));
      REQUIRE(debugger->reverse_step_instruction().why == Why::stepped);
      at = before;
    }
    CHECK(digest(launch, steps) == past[at]);
    CHECK(debugger->reverse_resume().why == Why::beginning);
    CHECK(digest(launch, steps) == past[0]);
    CHECK(debugger->reverse_resume().why == Why::beginning);
    CHECK(debugger->reverse_step_instruction().why == Why::beginning);
    CHECK(debugger->resume().why == Why::ended);
    CHECK(digest(launch, steps) == past.back());
  }
}

TEST_CASE("back to the last write of a value, and of the one before it") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    const std::string element = "f32(mem[" + lockstep::hex(steps.y.address) + " + " + lockstep::decimal(4 * 200) + "])";
    const auto id = debugger->add_watchpoint(element);
    REQUIRE_MESSAGE(id, id.message());
    const auto stop = debugger->resume();
    REQUIRE(stop.why == Why::watchpoint);
    CHECK(stop.id == *id);
    const std::uint64_t written = debugger->launch().executed();
    const auto value = debugger->evaluate(element);
    REQUIRE(value);
    CHECK(value->number != 0);
    CHECK(stop.text.ends_with(": 0 -> " + value->text(lockstep::debug::ValueType::f32)));
    CHECK(debugger->resume().why == Why::ended);
    // Backwards it stops at the store itself, before it.
    REQUIRE(debugger->reverse_resume().why == Why::watchpoint);
    CHECK(debugger->launch().executed() == written - 1);
    CHECK(debugger->evaluate(element)->number == 0);
    CHECK(debugger->instruction(debugger->pc(debugger->wave())).text.find("store") != std::string::npos);
    const std::uint32_t lanes = debugger->launch().wave_lanes();
    CHECK(debugger->wave() == (200 - 128) / lanes);
    CHECK(debugger->launch().workgroup_index(0) == 1);
    CHECK(debugger->reverse_resume().why == Why::beginning);
  }
}

TEST_CASE("a register is watched in its wave and lane alone") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  REQUIRE(debugger->select_wave(1));
  REQUIRE(debugger->select_lane(9));
  REQUIRE(debugger->add_watchpoint("v1"));
  std::vector<std::uint64_t> writes;
  for (;;) {
    const auto stop = debugger->resume();
    if (stop.why != Why::watchpoint) break;
    CHECK(debugger->wave() == 1);
    writes.push_back(debugger->launch().executed());
  }
  REQUIRE(writes.size() > 2);
  // Backwards also at writes of the value that was there.
  std::vector<std::uint64_t> changes;
  std::size_t others = 0;
  for (auto stop = debugger->reverse_resume(); stop.why == Why::watchpoint; stop = debugger->reverse_resume()) {
    CHECK(debugger->wave() == 1);
    if (stop.text.ends_with("is written, with the value that it has")) {
      CHECK(debugger->instruction(debugger->pc(1)).text.find(" v1,") != std::string::npos);
      ++others;
    } else {
      changes.insert(changes.begin(), debugger->launch().executed() + 1);
    }
  }
  CHECK(changes == writes);
  CHECK(others >= 1);
  CHECK(debugger->launch().executed() == 0);
}

TEST_CASE("breakpoints backwards are those forwards, in the other order") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    REQUIRE(debugger->add_breakpoint("steps.cl:5", "wave != 0"));
    REQUIRE(debugger->add_breakpoint("steps.cl:22"));
    std::vector<std::uint64_t> stops;
    while (debugger->resume().why == Why::breakpoint) stops.push_back(debugger->launch().executed());
    REQUIRE(stops.size() > 4);
    for (auto stop = stops.rbegin(); stop != stops.rend(); ++stop) {
      REQUIRE(debugger->reverse_resume().why == Why::breakpoint);
      CHECK(debugger->launch().executed() == *stop);
    }
    CHECK(debugger->reverse_resume().why == Why::beginning);
  }
}

TEST_CASE("lines backwards are lines forwards") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    std::vector<std::uint64_t> begins;
    for (int i = 0; i < 25; ++i) {
      REQUIRE(debugger->step_line().why == Why::stepped);
      begins.push_back(debugger->launch().wave(0).state->instructions);
    }
    for (std::size_t i = begins.size() - 1; i-- > 0;) {
      REQUIRE(debugger->reverse_step_line().why == Why::stepped);
      CHECK(debugger->launch().wave(0).state->instructions == begins[i]);
    }
  }
}

TEST_CASE("what was set by hand is part of the past") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  lockstep::SteppedLaunch& launch = debugger->launch();
  (void)debugger->step_instruction(5);
  REQUIRE(debugger->set("s20", "111"));
  const std::uint64_t then = digest(launch, steps);
  (void)debugger->step_instruction(5);
  const std::uint64_t later = digest(launch, steps);
  for (int i = 0; i < 5; ++i) REQUIRE(debugger->reverse_step_instruction().why == Why::stepped);
  CHECK(digest(launch, steps) == then);
  REQUIRE(debugger->reverse_step_instruction().why == Why::stepped);
  CHECK(debugger->evaluate("s20")->bits == 0);
  (void)debugger->step_instruction(6);
  CHECK(digest(launch, steps) == later);
  // Another past, another future.
  (void)debugger->reverse_resume();
  (void)debugger->step_instruction(2);
  REQUIRE(debugger->set("s20", "222"));
  (void)debugger->step_instruction(8);
  CHECK(debugger->evaluate("s20")->bits == 222);
}

}  // namespace
