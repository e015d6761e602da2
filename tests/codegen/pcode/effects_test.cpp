#include <doctest/doctest.h>

#include "snippets.hpp"

using lockstep::State;
using lockstep::StateSet;

namespace {

struct Row {
  const char* text;
  StateSet reads, writes;
  bool whole_wave = false;
};

StateSet only(State state) { return {static_cast<std::uint32_t>(state)}; }
const StateSet none{};

const Row rows[] = {
    {"D0.b32 = S0.b32", only(State::s0), only(State::d0)},
    {"nop()", none, none},
    // The old destination is read when some of it, or on some path, stays.
    {"if SCC then D0.b32 = S0.b32 endif", State::s0 | State::d0 | State::scc, only(State::d0)},
    {"if SCC then D0.b32 = S0.b32 else D0.b32 = 0U.b32 endif", State::s0 | State::scc, only(State::d0)},
    {"D0.u32[7 : 0] = S0.u8", State::s0 | State::d0, only(State::d0)},
    {"D0[15 : 0].u16 = S0.u16; D0[31 : 16].u16 = S1.u16", State::s0 | State::s1, only(State::d0)},
    {"D0[15 : 0].u16 = S0.u16; D0[31 : 24].u8 = S1.u8", State::s0 | State::s1 | State::d0, only(State::d0)},
    {"D0.u32[S0.u32[4 : 0]] = 1'1U", State::s0 | State::d0, only(State::d0)},
    {"D0.u32 = S0.u32; D0.u32[3] = 1'1U", only(State::s0), only(State::d0)},
    {"D0.f32 = fma(S0.f32, S1.f32, D0.f32)", State::s0 | State::s1 | State::d0 | State::mode, only(State::d0)},
    {"for i in 0 : 3 do D0.u32 = S0.u32 endfor", only(State::s0), only(State::d0)},
    {"for i in 0 : 3 do if S0.u32[i] then break endif; D0.u32 = 1U endfor", State::s0 | State::d0, only(State::d0)},
    // MODE is read where rounding, denormals or IEEE matter, not where they cannot.
    {"D0.f32 = abs(S0.f32)", only(State::s0), only(State::d0)},
    {"D0.f32 = floor(S0.f32)", State::s0 | State::mode, only(State::d0)},
    {"SCC = WAVE_MODE.IEEE == 1'1U", only(State::mode), only(State::scc)},
    {"WAVE_MODE.GPR_IDX_EN = 1'1U", only(State::mode), only(State::mode)},
    // Masks: as a whole, and this lane's bit.
    {"D0.u64[laneId] = S0.u32 == 0U", only(State::s0), only(State::d0_lane)},
    {"EXEC.u64[laneId] = D0.u64[laneId] = S0.i32 < S1.i32", State::s0 | State::s1, State::d0_lane | State::exec_lane},
    {"D0.u32 = VCC.u64[laneId] ? S0.u32 : S1.u32", State::s0 | State::s1 | State::vcc_lane, only(State::d0)},
    {"D0.u64 = EXEC.u64; EXEC.u64 = S0.u64; SCC = S0.u64 != 0ULL", State::s0 | State::exec,
     State::d0 | State::exec | State::scc},
    {"SCC = VCCZ", only(State::vcc), only(State::scc)},
    {"D0.u32 = laneId", only(State::lane_id), only(State::d0)},
    // Registers of a computed number; those of other lanes make it an operation of the whole wave.
    {"D0.b32 = SGPR[SRC0.u32 + M0.u32].b32", State::source_numbers | State::m0 | State::sgprs, only(State::d0)},
    {"D0.b32 = VGPR[laneId][SRC0.u32].b32", State::source_numbers | State::lane_id | State::vgprs, only(State::d0)},
    {"D0.b32 = VGPR[S1.u32[5 : 0]][SRC0.u32].b32", State::source_numbers | State::s1 | State::vgprs, only(State::d0),
     true},
    {"VGPR[0][VDST.u32] = S0.b32", State::source_numbers | State::s0, only(State::vgprs), true},
    {"HW_REGISTERS[3] = HW_REGISTERS[3].u32 & ~1U", only(State::hwregs), only(State::hwregs)},
    // The machine
    {"end_program()", none, only(State::signal)},
    {"if SIMM16.u16[0] then halt() endif", only(State::imm), only(State::signal)},
    {"PC = PC + 4LL + 64'I(SIMM16.i16) * 4LL", State::pc | State::imm, only(State::pc)},
    {"D0.i32 = CLAMP ? 0 : S0.i32", State::s0 | State::clamp, only(State::d0)},
    {"D0.u32 = OPSEL[0] ? S0.u32 : S1.u32", State::s0 | State::s1 | State::op_sel, only(State::d0)},
};

}  // namespace

TEST_CASE("an operation reads and writes what its text says") {
  for (const Row& row : rows) {
    const std::string text = row.text;
    CAPTURE(text);
    const snippets::Compiled compiled(row.text);
    for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
    if (!compiled.errors().empty()) continue;
    const isagen::pcode::Effects& effects = compiled.operation().effects;
    CHECK(effects.reads.bits == row.reads.bits);
    CHECK(effects.writes.bits == row.writes.bits);
    CHECK(effects.whole_wave == row.whole_wave);
  }
}

TEST_CASE("parameters and results are those states, in the order of the contract") {
  const snippets::Compiled compiled("D0.u32 = VCC.u64[laneId] ? S1.u32 : S0.u32 + M0.u32; SCC = S2.u32 == D0.u32");
  REQUIRE(compiled.errors().empty());
  CHECK(compiled.operation().function.parameters ==
        "uint32_t s0, uint32_t s1, uint32_t s2, bool vcc_lane, uint32_t m0");
  CHECK(compiled.operation().function.result == "SccResult<uint32_t>");
}

TEST_CASE("a callee's MODE is the caller's") {
  const snippets::Compiled compiled({{"V_A", "D0.f32 = S0.f32 + S1.f32"}, {"V_B", "D0.f32 = v_a(S0.f32, S1.f32)"}});
  REQUIRE(compiled.errors().empty());
  CHECK(compiled.operation("V_B").effects.reads.has(State::mode));
}
