// Exception flags by the reference engine, at run time and in constant evaluation. Words are llvm-mc-22's for the
// assembly beside them.
#include "lockstep/core/exceptions.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "lockstep/cdna4.hpp"
#include "lockstep/cdna4_asm.hpp"
#include "vector_program.hpp"

namespace {
using namespace lockstep;
using engine_test::Program;
using engine_test::set_all;
namespace ex = fp::exception;
constexpr std::uint32_t add_f32 = 0x02000501;  // v_add_f32 v0, v1, v2
}  // namespace

TEST_CASE("arithmetic raises flags that stay until the program clears them") {
  Program p{add_f32,
            0xb885f803,  // s_getreg_b32 s5, hwreg(HW_REG_TRAPSTS)
            add_f32,
            0xb886f803,              // s_getreg_b32 s6, hwreg(HW_REG_TRAPSTS)
            0xba004003, 0x00000000,  // s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 9), 0
            0xb887f803};             // s_getreg_b32 s7, hwreg(HW_REG_TRAPSTS)
  set_all(p, 1, 0x3f800000);
  set_all(p, 2, 0x33000000);  // 2^-25
  p.wave.set_vgpr(5, 2, 1);   // in one lane a denormal number
  REQUIRE_FALSE(p.step().fault);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.s[5] == (ex::inexact | ex::input_denormal));
  set_all(p, 1, 0);
  set_all(p, 2, 0x7f800001);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[6] == (ex::inexact | ex::input_denormal | ex::invalid));
  CHECK(p.wave.s[7] == 0);
}

TEST_CASE("lanes outside EXEC raise nothing, nor does a wave that is told not to") {
  Program p{add_f32, add_f32};
  set_all(p, 1, 0x7f800001);
  p.wave.set_vgpr(3, 1, 0x3f800000);
  set_all(p, 2, 0x3f800000);
  p.wave.set_exec(1u << 3);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.trap_status == 0);
  p.wave.set_exec(~std::uint64_t{0});
  p.wave.raises_exceptions = false;
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.trap_status == 0);
}

TEST_CASE("a wave that raises no flags gets a fault where it reads them") {
  Program p{0xb885f803};  // s_getreg_b32 s5, hwreg(HW_REG_TRAPSTS)
  p.wave.raises_exceptions = false;
  const Fault fault = p.step().fault;
  CHECK(fault.kind == FaultKind::unsupported_instruction);
  CHECK(std::string_view(fault.detail).starts_with("the exception flags are not kept"));
}

TEST_CASE("clearing the flags is no reading: a wave that raises none clears them without a fault") {
  for (const bool raises : {false, true}) {
    Program p{0x7e006a00};  // v_clrexcp
    p.wave.raises_exceptions = raises;
    p.wave.trap_status = 0x5ff;
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.trap_status == 0x400);
  }
}

TEST_CASE("both halves of a packed operation, and OMOD where MODE lets it act") {
  Program packed{0xd3b04000, 0x1c1a0902};  // v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7]
  set_all(packed, 2, 0x3f800000);
  set_all(packed, 4, 0x3f800000);
  set_all(packed, 3, 0x7f7fffff);
  set_all(packed, 5, 0x7f7fffff);
  set_all(packed, 6, 1);
  set_all(packed, 7, 0);
  REQUIRE_FALSE(packed.run());
  CHECK(packed.wave.trap_status == (ex::input_denormal | ex::inexact | ex::overflow));
  for (const bool acts : {false, true}) {
    Program scaled{0xd1010000, 0x08020501};  // v_add_f32_e64 v0, v1, v2 mul:2
    scaled.wave.mode = Mode(acts ? 0x1d0 : Mode::default_bits);
    set_all(scaled, 1, 0x7f000000);
    set_all(scaled, 2, 1);
    REQUIRE_FALSE(scaled.run());
    CHECK(scaled.wave.trap_status == (acts ? ex::overflow | ex::input_denormal : ex::inexact | ex::input_denormal));
  }
}

TEST_CASE("a program that enables traps of arithmetic gets a fault") {
  Program p{0xba003301, 0x00000001,  // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 7), 1
            add_f32};
  const Fault fault = p.run();
  CHECK(fault.kind == FaultKind::unsupported_instruction);
  CHECK(p.wave.mode.excp_en() == 0);
}

// The same in constant evaluation.
static_assert([] {
  using namespace cdna4::assembler;
  constexpr auto program = assemble(v_mov_b32(v(1), 0x7f800000), v_sub_f32(v(0), v(1), v(1)), s_endpgm());
  const auto end = cdna4::run_program<ProgramShape{.lanes = 1, .vgprs = 2}>(program.words());
  return end.waves[0].trap_status == ex::invalid;
}());
