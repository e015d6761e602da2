// Scalar instructions end to end. Words are llvm-mc-22's for the assembly beside them.
#include <doctest/doctest.h>

#include <cstdint>

#include "program.hpp"

namespace {
using namespace lockstep;
using engine_test::code_base;
using engine_test::Program;
}  // namespace

TEST_CASE("SCC as carry") {
  Program p{0x80000201,               // s_add_u32 s0, s1, s2
            0x8200ff01, 0x12345678};  // s_addc_u32 s0, s1, 0x12345678
  p.wave.s[1] = 0xffffffff;
  p.wave.s[2] = 1;
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.s[0] == 0);
  CHECK(p.wave.scc);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[0] == 0x12345678);
  CHECK(p.wave.scc);
}

TEST_CASE("64-bit literals and constants") {
  Program p{0xbe8201ff, 0x80000000,  // s_mov_b64 s[2:3], 0x80000000
            0x908481ff, 0x80000000,  // s_ashr_i64 s[4:5], 0x80000000, 1
            0x8586c1f2};             // s_cselect_b64 s[6:7], 1.0, -1
  p.wave.scc = false;
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.scalar_pair(2) == 0x80000000);
  CHECK(p.wave.scalar_pair(4) == 0xffffffffc0000000);
  CHECK(p.wave.scalar_pair(6) == 0x3ff0000000000000);  // s_ashr_i64 left SCC = 1
}

TEST_CASE("EXEC, VCC and the status bits as operands") {
  Program p{0xbe82206a,   // s_and_saveexec_b64 s[2:3], vcc
            0xbe8000fd,   // s_mov_b32 s0, src_scc
            0xbe8000fb,   // s_mov_b32 s0, src_vccz
            0xbe8000fc};  // s_mov_b32 s0, src_execz
  p.wave.set_exec(0xf0);
  p.wave.set_vcc(0x3c);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.exec() == 0x30);
  CHECK(p.wave.scalar_pair(2) == 0xf0);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.s[0] == 1);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.s[0] == 0);
  p.wave.set_exec(0);
  REQUIRE_FALSE(p.step().fault);
  CHECK(p.wave.s[0] == 1);
}

TEST_CASE("hardware registers") {
  Program p{0xba001901, 0x00000000,  // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0
            0xb885f801};             // s_getreg_b32 s5, hwreg(HW_REG_MODE)
  REQUIRE_FALSE(p.run());
  CHECK_FALSE(p.wave.mode.denorm_in_f32());
  CHECK(p.wave.s[5] == 0x300);
}

TEST_CASE("registers of a computed number") {
  Program p{0xbe822a04,   // s_movrels_b32 s2, s4
            0xbe822d04};  // s_movreld_b64 s[2:3], s[4:5]
  p.wave.set_m0(6);
  p.wave.s[10] = 0x55;
  p.wave.set_scalar_pair(4, 0x1111111122222222);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[2] == 0x55);
  CHECK(p.wave.scalar_pair(8) == 0x1111111122222222);

  Program outside{0xbe822a04};
  outside.wave.set_m0(1000);
  CHECK(outside.run().kind == FaultKind::register_out_of_range);
}

TEST_CASE("branches and the program counter") {
  {
    Program p{0xbf820001};  // s_branch 1
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.pc == code_base + 8);
  }
  for (const std::uint64_t vcc : {std::uint64_t{0}, std::uint64_t{1} << 40}) {
    Program p{0xbf860001};  // s_cbranch_vccz 1
    p.wave.set_vcc(vcc);
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.pc == code_base + (vcc == 0 ? 8 : 4));
  }
  {
    Program p{0xbe821c00,   // s_getpc_b64 s[2:3]
              0xbe821e04};  // s_swappc_b64 s[2:3], s[4:5]
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.scalar_pair(2) == code_base + 4);
    p.wave.set_scalar_pair(4, 0x123456789abc);
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.scalar_pair(2) == code_base + 8);
    CHECK(p.wave.pc == 0x123456789abc);
  }
  {
    Program p{0xba820001};  // s_call_b64 s[2:3], 1
    REQUIRE_FALSE(p.step().fault);
    CHECK(p.wave.scalar_pair(2) == code_base + 4);
    CHECK(p.wave.pc == code_base + 8);
  }
}

TEST_CASE("what an instruction asks of the machine") {
  const auto signal = [](std::uint32_t word) {
    Program p{word};
    return p.step().signal;
  };
  CHECK(signal(0xbf8a0000) == Signal::barrier);      // s_barrier
  CHECK(signal(0xbf8e0001) == Signal::sleep);        // s_sleep 1
  CHECK(signal(0xbf810000) == Signal::end_program);  // s_endpgm
  CHECK(signal(0x80000201) == Signal::none);         // s_add_u32 s0, s1, s2
}
