// Lane masks in a wave of 32: one scalar register each, of any number; VCC_HI and EXEC_HI are scalar registers.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>

#include "lockstep/engine/workgroup.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/state/hwregs.hpp"
#include "program.hpp"

namespace {

using namespace lockstep;
using namespace wave32_test;

bool greater(std::uint32_t lane) { return pattern(1, lane) > pattern(2, lane); }

/// The high registers of VCC and EXEC hold what they held.
bool high_registers_untouched(const Program& p) {
  return p.wave.s[Fake32::exec_hi] == untouched && p.wave.s[Fake32::vcc_hi] == untouched;
}

constexpr std::uint32_t some = 0x0f0f3355;  ///< lanes

// Everything of a wave of 32 in constant evaluation.
constexpr bool small_wave_works() {
  Wave<Fake32, WaveShape{4, 8, 0, 32}> wave;
  wave.set_exec(~std::uint64_t{0});
  wave.set_vcc(~std::uint64_t{0});
  wave.s[Fake32::exec_hi] = 5;
  return wave.exec() == 0xffffffff && wave.vcc() == 0xffffffff && wave.s[Fake32::vcc_hi] == 0 && wave.exec_lane(31) &&
         wave.scalar_pair(Fake32::exec_lo) == 0x5ffffffff && wave.wave_size == 32;
}
static_assert(small_wave_works());
static_assert(Wave32::lanes == 32 && Wave32::wave_size == 32);

constexpr Decoded<Fake32> decoded(std::array<std::uint32_t, 2> words) { return decode<Fake32>(words); }
constexpr auto compare_to_s5 = decoded({0xd0cc0005, 0x00020501});  // v_cmp_gt_u32_e64 s5, v1, v2
static_assert(compare_to_s5.error == DecodeError::none);
static_assert(Fake32::legal(compare_to_s5.instruction, 32) && !Fake32::legal(compare_to_s5.instruction, 64));
static_assert(plan_operands(compare_to_s5.instruction, 32).mask_out.bits == 32);
static_assert(plan_operands(compare_to_s5.instruction, 64).mask_out.bits == 64);
constexpr auto saveexec_to_s5 = decoded({0xbe852006, 0});  // s_and_saveexec_b64 from an odd register: still 64 bits
static_assert(saveexec_to_s5.error == DecodeError::none && !Fake32::legal(saveexec_to_s5.instruction, 32));

}  // namespace

TEST_CASE("a compare writes 32 bits to VCC_LO and leaves VCC_HI alone") {
  Program p{0x7d980501};  // v_cmp_gt_u32_e32 vcc, v1, v2
  p.wave.set_exec(some);
  p.wave.set_vcc(all);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vcc() == (mask_of(greater) & some));
  CHECK(p.wave.exec() == some);
  CHECK(high_registers_untouched(p));
}

TEST_CASE("a compare writes one SGPR, of even or odd number") {
  for (const std::uint32_t number : {4u, 5u, 101u}) {
    CAPTURE(number);
    Program p{0xd0cc0000 | number, 0x00020501};  // v_cmp_gt_u32_e64 s[4:5], v1, v2
    const std::uint32_t beyond = p.wave.s[number + 1], below = p.wave.s[number - 1];
    p.wave.set_exec(some);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[number] == (mask_of(greater) & some));
    CHECK(p.wave.s[number + 1] == beyond);
    CHECK(p.wave.s[number - 1] == below);
    CHECK(high_registers_untouched(p));
  }
  for (const std::uint32_t number : {107u, 127u}) {  // VCC_HI, EXEC_HI
    Program p{0xd0cc0000 | number, 0x00020501};
    p.wave.set_vcc(0x1234);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[number] == mask_of(greater));
    CHECK(p.wave.vcc() == 0x1234);
    CHECK(p.wave.exec() == all);
  }
}

TEST_CASE("an SDWA compare writes one SGPR") {
  // v_cmp_gt_u32_sdwa s5, v1, v2 src0_sel:WORD_0 src1_sel:DWORD
  Program p{0x7d9804f9, 0x06048501};
  const std::uint32_t beyond = p.wave.s[6];
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[5] == mask_of([](std::uint32_t lane) { return (pattern(1, lane) & 0xffff) > pattern(2, lane); }));
  CHECK(p.wave.s[6] == beyond);
}

TEST_CASE("V_CMPX changes EXEC_LO alone") {
  {
    Program p{0x7db80501};  // v_cmpx_gt_u32_e32 vcc, v1, v2
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.exec() == mask_of(greater));
    CHECK(p.wave.vcc() == mask_of(greater));
    CHECK(high_registers_untouched(p));
  }
  Program p{0xd0dc0005, 0x00020501};  // v_cmpx_gt_u32_e64 s5, v1, v2
  const std::uint32_t beyond = p.wave.s[6];
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.exec() == mask_of(greater));
  CHECK(p.wave.s[5] == mask_of(greater));
  CHECK(p.wave.s[6] == beyond);
  CHECK(high_registers_untouched(p));
}

TEST_CASE("V_CNDMASK chooses by VCC_LO or by one SGPR") {
  const auto check = [](const Program& p, std::uint32_t mask) {
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      CAPTURE(lane);
      REQUIRE(p.wave.vgpr(lane, 0) == pattern((mask >> lane & 1) != 0 ? 2 : 1, lane));
    }
  };
  Program p{0x00000501};  // v_cndmask_b32_e32 v0, v1, v2, vcc
  p.wave.set_vcc(some);
  REQUIRE_FALSE(p.run());
  check(p, some);
  Program q{0xd1000000, 0x00160501};  // v_cndmask_b32_e64 v0, v1, v2, s5
  q.wave.s[5] = some;
  REQUIRE_FALSE(q.run());
  check(q, some);
}

TEST_CASE("carries go through VCC_LO or through one SGPR") {
  const auto carry = [](std::uint32_t lane) { return std::uint64_t{pattern(1, lane)} + pattern(2, lane) > all; };
  {
    Program p{0x32000501, 0x38000501};  // v_add_co_u32_e32 v0, vcc, v1, v2; v_addc_co_u32_e32 v0, vcc, v1, v2, vcc
    p.wave.set_exec(some);
    REQUIRE_FALSE(p.run());
    const auto next = [&](std::uint32_t lane) {
      return std::uint64_t{pattern(1, lane)} + pattern(2, lane) + (carry(lane) ? 1 : 0) > all;
    };
    CHECK(p.wave.vcc() == (mask_of(next) & some));
    CHECK(high_registers_untouched(p));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if ((some >> lane & 1) != 0)
        REQUIRE(p.wave.vgpr(lane, 0) == pattern(1, lane) + pattern(2, lane) + (carry(lane) ? 1u : 0u));
  }
  Program p{0xd11c0500, 0x001e0501};  // v_addc_co_u32_e64 v0, s5, v1, v2, s7
  p.wave.s[7] = some;
  const std::uint32_t beyond = p.wave.s[6];
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[5] == mask_of([](std::uint32_t lane) {
          return std::uint64_t{pattern(1, lane)} + pattern(2, lane) + (some >> lane & 1) > all;
        }));
  CHECK(p.wave.s[6] == beyond);
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    REQUIRE(p.wave.vgpr(lane, 0) == pattern(1, lane) + pattern(2, lane) + (some >> lane & 1));
}

TEST_CASE("V_DIV_SCALE writes one SGPR, V_DIV_FMAS reads VCC_LO") {
  Program p{0xd1e00500, 0x04060501};  // v_div_scale_f32 v0, s5, v1, v2, v1
  // 2^127 over 2^-127 asks for scaling, 1.0 over 1.0 does not.
  p.set_all(1, [](std::uint32_t lane) { return (some >> lane & 1) != 0 ? 0x7f000000u : 0x3f800000u; });
  p.set_all(2, [](std::uint32_t lane) { return (some >> lane & 1) != 0 ? 0x00400000u : 0x3f800000u; });
  const std::uint32_t beyond = p.wave.s[6];
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[5] == some);
  CHECK(p.wave.s[6] == beyond);

  Program q{0xd1e20000, 0x040e0501};  // v_div_fmas_f32 v0, v1, v2, v3
  for (const std::uint32_t reg : {1u, 2u, 3u}) q.set_all(reg, [](std::uint32_t) { return 0x3f800000u; });
  q.wave.set_vcc(some);
  REQUIRE_FALSE(q.run());
  const std::uint32_t plain = 0x40000000, scaled = 0x20000000;  // 2, and 2 * 2^-64
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    REQUIRE(q.wave.vgpr(lane, 0) == ((some >> lane & 1) != 0 ? scaled : plain));
}

TEST_CASE("scalar instructions see EXEC_LO, EXEC_HI and VCC_HI as registers") {
  Program p{0x867e067e,          // s_and_b32 exec_lo, exec_lo, s6
            0xbeeb00ff, 0x1234,  // s_mov_b32 vcc_hi, 0x1234
            0x7e00027f,          // v_mov_b32_e32 v0, exec_hi
            0xbe840c7e};         // s_bcnt1_i32_b32 s4, exec_lo
  p.wave.s[6] = some;
  p.wave.set_vcc(0x77);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.exec() == some);
  CHECK(p.wave.s[Fake32::exec_hi] == untouched);
  CHECK(p.wave.s[Fake32::vcc_hi] == 0x1234);
  CHECK(p.wave.vcc() == 0x77);
  CHECK(p.wave.s[4] == 16);
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    REQUIRE(p.wave.vgpr(lane, 0) == ((some >> lane & 1) != 0 ? untouched : pattern(0, lane)));
}

TEST_CASE("64-bit scalar instructions work on both registers of EXEC, lanes look at the low one") {
  Program p{0xbe842006,   // s_and_saveexec_b64 s[4:5], s[6:7]
            0x68000501};  // v_add_u32_e32 v0, v1, v2
  p.wave.s[6] = some;
  p.wave.s[7] = 0xffff0000;
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.s[4] == all);
  CHECK(p.wave.s[5] == untouched);
  CHECK(p.wave.exec() == some);
  CHECK(p.wave.s[Fake32::exec_hi] == (untouched & 0xffff0000));
  CHECK(p.wave.scc);
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    REQUIRE(p.wave.vgpr(lane, 0) == ((some >> lane & 1) != 0 ? pattern(1, lane) + pattern(2, lane) : pattern(0, lane)));

  Program q{0xbefe0106};  // s_mov_b64 exec, s[6:7]
  REQUIRE_FALSE(q.run());
  CHECK(q.wave.scalar_pair(Fake32::exec_lo) == q.wave.scalar_pair(6));
}

TEST_CASE("EXECZ and VCCZ look at 32 bits") {
  for (const bool zero : {false, true}) {
    Program p{0xbe8400fb,   // s_mov_b32 s4, src_vccz
              0xbe8500fc,   // s_mov_b32 s5, src_execz
              0xb886f802,   // s_getreg_b32 s6, hwreg(HW_REG_STATUS)
              0xbf880001,   // s_cbranch_execz over one
              0xbe870080,   // s_mov_b32 s7, 0
              0xbf860001,   // s_cbranch_vccz over one
              0xbe880080};  // s_mov_b32 s8, 0
    p.wave.set_exec(zero ? 0 : 8);
    p.wave.set_vcc(zero ? 0 : 8);
    const std::uint32_t s7 = p.wave.s[7], s8 = p.wave.s[8];
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[4] == (zero ? 1 : 0));
    CHECK(p.wave.s[5] == (zero ? 1 : 0));
    CHECK((p.wave.s[6] >> 9 & 3) == (zero ? 3 : 0));
    CHECK(p.wave.s[7] == (zero ? s7 : 0));
    CHECK(p.wave.s[8] == (zero ? s8 : 0));
    CHECK(high_registers_untouched(p));
  }
}
