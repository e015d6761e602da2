// What an instruction is besides what it computes, found in its pseudocode.
#include "passes/traits.hpp"

#include <doctest/doctest.h>

#include <string>

#include "snippets.hpp"

using isagen::pcode::OperationTraits;
using lockstep::BarrierAction;
using lockstep::HardwareRegisterAccess;
using lockstep::LaneMovement;

namespace {

OperationTraits traits_of(const std::string& text) {
  CAPTURE(text);
  const snippets::Compiled compiled(text);
  for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
  if (!compiled.errors().empty()) return {};
  return isagen::pcode::find_traits(compiled.operation().operation, compiled.operation().effects);
}

}  // namespace

TEST_CASE("functions of the transcendental unit, wherever they stand") {
  CHECK(traits_of("D0.f32 = rcp(S0.f32)").transcendental);
  CHECK(traits_of("D0.f32 = S1.f32 < 0.0F ? S0.f32 : -sqrt(S0.f32)").transcendental);
  CHECK_FALSE(traits_of("D0.f32 = ldexp(S0.f32, S1.i32)").transcendental);
}

TEST_CASE("a value that is moved between lanes, and one that is computed") {
  const auto lanes = [](const std::string& text) { return traits_of(text).lanes; };
  CHECK(lanes("D0.b32 = VGPR[laneId][SRC0.u32 + M0.u32].b32") == LaneMovement::none);
  CHECK(lanes("D0.b32 = VGPR[S1.u32[5 : 0]][SRC0.u32].b32") == LaneMovement::read);
  CHECK(lanes("VGPR[S1.u32[5 : 0]][VDST.u32] = S0.b32") == LaneMovement::write);
  CHECK(lanes("declare old : 32'U[64]; for i in 0 : 63 do old[i] = VGPR[i][SRC0.u32].u32 endfor; "
              "for i in 0 : 63 do VGPR[i][VDST.u32].u32 = old[i ^ 1] endfor") == LaneMovement::permute);
  CHECK(lanes("low = VGPR[0][SRC0.u32].u32; high = VGPR[1][VDST.u32].u32; VGPR[0][SRC0.u32].u32 = high; "
              "VGPR[1][VDST.u32].u32 = low") == LaneMovement::exchange);
  CHECK(lanes("for i in 0 : 63 do VGPR[i][VDST.u32].u32 = VGPR[i ^ 1][SRC0.u32].u32 + 1U endfor") ==
        LaneMovement::compute);
  CHECK(lanes("D0.u32 = VGPR[S1.u32[5 : 0]][SRC0.u32].u32 + 1U") == LaneMovement::compute);
  // Variables that name each other have nothing else in them.
  CHECK(lanes("a = VGPR[1][SRC0.u32].u32; b = a; for i in 0 : 1 do a = b; b = a endfor; VGPR[0][VDST.u32].u32 = a") ==
        LaneMovement::permute);
}

TEST_CASE("barriers, messages, hardware registers") {
  CHECK(traits_of("barrier()").barrier == BarrierAction::synchronise);
  CHECK(traits_of("barrier_wait(SIMM16.i16)").barrier == BarrierAction::wait);
  CHECK(traits_of("BARRIERS[0U] = S0.u32").barrier == BarrierAction::join);
  CHECK(traits_of("BARRIERS[0U] = 0U; BARRIERS[S0.u32] = 1U").barrier == BarrierAction::leave);
  CHECK(traits_of("BARRIERS[S0.u32] = 1U").barrier == BarrierAction::change);
  CHECK(traits_of("D0.u32 = BARRIERS[S0.u32].u32").barrier == BarrierAction::read);
  CHECK(traits_of("D0.u32 = S0.u32").barrier == BarrierAction::none);
  CHECK(traits_of("send_message(SIMM16.u16)").message);
  CHECK(traits_of("D0.u32 = MESSAGES[32'U(SIMM16.u16)].u32").message);
  const auto access = [](const std::string& text) { return traits_of(text).hardware_register; };
  CHECK(access("D0.u32 = HW_REGISTERS[SIMM16.u16[5 : 0]].u32") == HardwareRegisterAccess::get);
  CHECK(access("id = SIMM16.u16[5 : 0]; HW_REGISTERS[id] = HW_REGISTERS[id].u32 | S0.u32") ==
        HardwareRegisterAccess::set);
  CHECK(access("D0.u32 = HW_REGISTERS[29].u32") == HardwareRegisterAccess::none);
}

TEST_CASE("calls, ends, and what does nothing") {
  CHECK(traits_of("D0.u64 = PC + 4LL; PC = S0.u64").call);
  CHECK(traits_of("D0.u64 = NEXT_PC; PC = S0.u64").call);
  CHECK_FALSE(traits_of("PC = S0.u64").call);
  CHECK_FALSE(traits_of("D0.u64 = PC + 4LL").call);
  CHECK_FALSE(traits_of("D0.u64 = EXEC.u64; PC = PC + 4LL").call);
  CHECK(traits_of("end_program()").only_ends);
  CHECK_FALSE(traits_of("if SIMM16.u16[0] then end_program() endif").only_ends);
  CHECK(traits_of("nop()").nothing);
  CHECK_FALSE(traits_of("halt()").nothing);
  CHECK(traits_of("WAVE_MODE.DENORM = SIMM16.u16[3 : 0]").sets_denormals);
  CHECK_FALSE(traits_of("WAVE_MODE.ROUND = SIMM16.u16[3 : 0]").sets_denormals);
  CHECK_FALSE(traits_of("WAVE_MODE.DENORM = SIMM16.u16[3 : 0]; WAVE_MODE.ROUND = 0U").sets_denormals);
}

TEST_CASE("bits of OPSEL that pick the part of D0 which is replaced") {
  const auto parts = [](const std::string& text) { return int{traits_of(text).result_parts}; };
  const std::string merge = "D0.u32 = (D0.u32 & ~(255U << place)) | (S0.u32[7 : 0].u32 << place)";
  CHECK(parts("place = 32'U(OPSEL[3 : 2]) * 8U; " + merge) == 12);
  CHECK(parts("place = OPSEL[3] ? 16U : 0U; " + merge) == 8);
  CHECK(parts("D0.b32 = OPSEL[3] ? { S0[15 : 0].b16, D0[15 : 0].b16 } : { D0[31 : 16].b16, S0[15 : 0].b16 }") == 8);
  CHECK(parts("D0.u32 = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U)") == 0);  // of a source
  CHECK(parts("D0.u32 = OPSEL[0] ? S0.u32 : S1.u32") == 0);
}

TEST_CASE("the rule of exception flags") {
  using lockstep::ExceptionFormat, lockstep::ExceptionRule, lockstep::ExceptionSource;
  const auto rule = [](const std::string& text) { return traits_of(text).exceptions; };
  const auto is = [&](const std::string& text, ExceptionRule expected, ExceptionFormat format) {
    CAPTURE(text);
    CHECK(rule(text).rule == expected);
    CHECK(rule(text).format == format);
  };
  is("D0.f32 = S0.f32 + S1.f32", ExceptionRule::sum, ExceptionFormat::f32);
  is("D0.f64 = fma(S0.f64, S1.f64, S2.f64)", ExceptionRule::multiply_add, ExceptionFormat::f64);
  is("D0.f16 = f32_to_f16(S0.f32)", ExceptionRule::conversion, ExceptionFormat::f16);
  is("low = S0[15 : 0].f16 * S1[15 : 0].f16; high = S0[31 : 16].f16 * S1[31 : 16].f16; D0.b32 = { high.b16, low.b16 }",
     ExceptionRule::product, ExceptionFormat::two_f16);
  is("D0.u64[laneId] = !(S0.f16 < S1.f16)", ExceptionRule::comparison, ExceptionFormat::f16);
  is("SCC = isNAN(S0.f32) || isNAN(S1.f32)", ExceptionRule::comparison, ExceptionFormat::f32);
  const auto reversed = rule("D0.f32 = S1.f32 - S0.f32").sources;
  CHECK((reversed[0] == ExceptionSource::s1 && reversed[1] == ExceptionSource::s0));
  const auto literal = rule("D0.f32 = fma(S0.f32, SIMM32.f32, D0.f32)").sources;
  CHECK((literal[1] == ExceptionSource::literal && literal[2] == ExceptionSource::d0));
  // Two roundings, halves that differ, a half that is not the low one, other functions: no rule.
  for (const char* text :
       {"D0.f32 = S0.f32 * S1.f32 + S2.f32", "D0.f32 = -(S0.f32 + S1.f32)", "D0.f32 = rcp(S0.f32)", "D0.u32 = S0.u32",
        "low = S0[15 : 0].f16 * S1[15 : 0].f16; high = S0[31 : 16].f16 + S1[31 : 16].f16; D0.b32 = { high.b16, low.b16 "
        "}",
        "D0.f32 = f16_to_f32(S0[31 : 16].f16)", "D0.u64[laneId] = S0.f32 < 1.0F", "D0.f32 = S0.f32 + 1.0F",
        "ROUND_MODE = ROUND_TOWARD_ZERO; D0.f16 = f32_to_f16(S0.f32)", "D0.f32 = S0.f32 < S1.f32 ? S0.f32 : S1.f32"}) {
    CAPTURE(text);
    CHECK_FALSE(rule(text));
  }
}
