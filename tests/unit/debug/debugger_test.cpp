// Stopping, stepping, looking and setting.
#include <algorithm>

#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "steps.hpp"

namespace {

using lockstep::Debugger;
using Why = Debugger::Why;

std::uint32_t line(const Debugger& debugger) {
  const auto place = debugger.source(debugger.file_pc(debugger.wave()));
  return place ? place->line : 0;
}

TEST_CASE("breakpoints: a line, for each wave, a condition, once, none") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    const std::uint32_t waves = debugger->launch().waves();
    CHECK(waves == (name.starts_with("gfx950") ? 2 : 4));
    const auto id = debugger->add_breakpoint("steps.cl:22");
    REQUIRE_MESSAGE(id, id.message());
    // Once for each wave of each workgroup, in the order in which they pass the barrier.
    std::vector<std::uint32_t> seen;
    for (std::uint32_t hit = 0; hit < 2 * waves; ++hit) {
      const auto stop = debugger->resume();
      REQUIRE(stop.why == Why::breakpoint);
      CHECK(stop.id == *id);
      CHECK(line(*debugger) == 22);
      seen.push_back(debugger->wave());
      CHECK(debugger->launch().workgroup_index(0) == hit / waves);
    }
    for (std::uint32_t wave = 0; wave < waves; ++wave) CHECK(std::count(seen.begin(), seen.end(), wave) == 2);
    CHECK(debugger->resume().why == Why::ended);
    CHECK(debugger->over());
    CHECK(debugger->result());
    CHECK(debugger->breakpoints().front().hits == 2 * waves);

    const auto again = steps.debug();
    REQUIRE(again->add_breakpoint("22", "wave == 1 && workgroup == 1").message() == "");
    REQUIRE(again->resume().why == Why::breakpoint);
    CHECK(again->wave() == 1);
    CHECK(again->launch().workgroup_index(0) == 1);
    CHECK(again->resume().why == Why::ended);

    const auto once = steps.debug();
    REQUIRE(once->add_breakpoint("steps.cl:22", "", true));
    CHECK(once->resume().why == Why::breakpoint);
    CHECK(once->breakpoints().empty());
    CHECK(once->resume().why == Why::ended);
  }
}

TEST_CASE("a condition by lane selects the lane that fulfils it") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  REQUIRE(debugger->add_breakpoint("steps", "lane == 37 && wave == 1"));
  // Nothing has been executed: the first wave stands at the breakpoint already.
  REQUIRE(debugger->resume().why == Why::breakpoint);
  CHECK(debugger->wave() == 1);
  CHECK(debugger->lane() == 37);
}

TEST_CASE("steps by instruction and by line, into calls and over them, out of them") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    const auto debugger = steps.debug();
    const std::uint64_t before = debugger->launch().wave(0).state->instructions;
    CHECK(debugger->step_instruction(3).why == Why::stepped);
    CHECK(debugger->launch().wave(0).state->instructions == before + 3);
    REQUIRE(debugger->add_breakpoint("steps.cl:21", "wave == 1"));
    REQUIRE(debugger->resume().why == Why::breakpoint);
    const std::uint32_t wave = debugger->wave();
    CHECK(wave == 1);
    // Into the function, wherever its line begins. (At -O0 the kernel itself is called.)
    const std::size_t depth = debugger->returns(wave).size();
    for (int i = 0; i < 10 && debugger->returns(wave).size() == depth; ++i)
      REQUIRE(debugger->step_line().why == Why::stepped);
    REQUIRE(debugger->returns(wave).size() == depth + 1);
    CHECK(line(*debugger) >= 2);
    CHECK(line(*debugger) <= 7);
    CHECK(debugger->finish().why == Why::stepped);
    CHECK(debugger->returns(wave).size() == depth);
    CHECK(line(*debugger) >= 20);
    CHECK(debugger->step_line(true).why == Why::stepped);
    CHECK(debugger->finish().why == (depth == 0 ? Why::wave_ended : Why::stepped));

    const auto over = steps.debug();
    REQUIRE(over->add_breakpoint("steps.cl:21", "", true));
    REQUIRE(over->resume().why == Why::breakpoint);
    const std::size_t outer = over->returns(over->wave()).size();
    for (int i = 0; i < 50 && line(*over) != 22; ++i) {
      REQUIRE(over->step_line(true).why == Why::stepped);
      CHECK(over->returns(over->wave()).size() == outer);
      CHECK(line(*over) > 8);
    }
    CHECK(line(*over) == 22);
  }
}

TEST_CASE("registers, memory, LDS and scratch: what they hold, and what setting them does") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  REQUIRE(debugger->add_breakpoint("steps.cl:15", "wave == 1", true));
  REQUIRE(debugger->resume().why == Why::breakpoint);
  // Wave 0 has put its values into LDS already.
  CHECK(debugger->evaluate("exec")->bits == ~std::uint64_t{0});
  CHECK(debugger->evaluate("f32(lds[4 * 5])")->number == 6);
  const std::string x = lockstep::hex(steps.x.address), y = lockstep::hex(steps.y.address);
  CHECK(debugger->evaluate("f32(mem[" + x + " + 40])")->number == 11);
  REQUIRE(debugger->set("f32(lds[4])", "1000.5").message() == "");
  CHECK(debugger->evaluate("f32(lds[4])")->number == 1000.5);
  REQUIRE(debugger->set("mem[" + y + " + 1020]", "7"));
  REQUIRE(debugger->set("s90", "0x12345678"));
  CHECK(debugger->evaluate("s90")->bits == 0x12345678);
  REQUIRE(debugger->set("v0[63]", "v0[63] + 0"));
  debugger->remove_all();
  while (!debugger->over()) (void)debugger->resume();
  const std::vector<float> changed = steps.results();
  steps.clear();
  REQUIRE(steps.gpu->launch(steps.code.kernel("steps"), steps.options(), steps.x, steps.y, steps.n));
  const std::vector<float> expected = steps.results();
  // Work-item 0 reads the LDS of its neighbour.
  CHECK(changed[0] != expected[0]);
  for (std::size_t i = 1; i < 128; ++i) CHECK(changed[i] == expected[i]);

  CHECK(debugger->set("v0[0]", "1").message() == "the launch is over: nothing can be set");
  const auto other = steps.debug();
  CHECK(other->set("v0[0]", "1.5").message() == "1.5 is no whole number: write f32(v0[0]) to set a float");
  CHECK(other->set("v0[64]", "1").message() == "column 4: lane 64: the wave has 64 lanes");
  CHECK(other->set("3", "1").message() == "column 1: this is neither a register nor memory");
  CHECK(other->set("mem[steps]", "1").message().find("kernels may only read") != std::string::npos);
  CHECK(other->set("lds[512]", "1").message() == "column 1: LDS byte 0x200: the workgroup has 512 bytes");
  CHECK(!other->set("v200[0]", "1"));
}

TEST_CASE("places that are none, each with its sentence") {
  Steps steps("gfx950_O2");
  const auto debugger = steps.debug();
  const auto problem = [&](const char* location) { return debugger->add_breakpoint(location).message(); };
  CHECK(problem("0x4").find("0x4 is no code: that lies at 0x") == 0);
  CHECK(problem("steps.cl:1000") == "steps.cl has no code in line 1000 or behind it");
  CHECK(problem("other.cl:3").find("no code comes from a file 'other.cl'; there is code of ") == 0);
  CHECK(
      problem("nowhere") ==
      "'nowhere' is no place: write 0xADDRESS, FILE:LINE, LINE, or the name of a kernel or function (steps, faulting)");
  CHECK(debugger->add_breakpoint("steps", "wave = 1").message() ==
        "the condition 'wave = 1' is wrong: column 6: '= 1' is too much here");
  const std::uint64_t entry = debugger->file_pc(0);
  std::uint64_t wide = entry;
  while (debugger->instruction(steps.code.loaded().device_address(wide)).dwords < 2)
    wide += debugger->instruction(steps.code.loaded().device_address(wide)).bytes();
  CHECK(problem(lockstep::hex(wide + 4).c_str()).find(" is inside the instruction at " + lockstep::hex(wide)) !=
        std::string::npos);
  CHECK(debugger->remove(7).message() == "there is no breakpoint 7");
  CHECK(debugger->select_wave(2).message() == "wave 2: the workgroup has 2 waves");
  CHECK(debugger->select_lane(64).message() == "lane 64: a wave has 64 lanes");
  const auto blind = std::move(*Debugger::create(steps.begin()));
  CHECK(blind->add_breakpoint("steps.cl:22").message() == "there are no source lines: compile the kernel with -g");
  CHECK(blind->step_line().why == Why::failed);
  // A condition that cannot be evaluated stops and says so.
  REQUIRE(debugger->add_breakpoint(lockstep::hex(wide), "mem[8] == 1"));
  const auto stop = debugger->resume();
  CHECK(stop.why == Why::failed);
  CHECK(stop.text.find("of breakpoint 1: column 1: 4 bytes at 0x8 are no memory") != std::string::npos);
}

TEST_CASE("a fault stops where it is, with everything to look at") {
  for (const std::string& name : step_targets()) {
    CAPTURE(name);
    Steps steps(name);
    auto launch = steps.gpu->begin(steps.code.kernel("faulting"), steps.options(), steps.y, 100'000'000);
    REQUIRE(launch);
    const auto debugger = std::move(*Debugger::create(std::move(*launch), &steps.lines));
    const auto stop = debugger->resume();
    CHECK(stop.why == Why::fault);
    CHECK(stop.text.starts_with("fault: out_of_bounds at pc "));
    CHECK(line(*debugger) == 29);
    CHECK(debugger->wave() * debugger->launch().wave_lanes() + debugger->lane() == 70);
    CHECK(debugger->resume().why == Why::fault);
    // And back to where the work-item's first store was to be executed.
    REQUIRE(debugger->add_breakpoint("steps.cl:27"));
    CHECK(debugger->reverse_resume().why == Why::breakpoint);
    CHECK(line(*debugger) == 27);
    CHECK(!debugger->over());
  }
}

}  // namespace
