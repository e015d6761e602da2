// Lanes that reach other lanes in a wave of 32, and waves of a workgroup.
#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "engine.hpp"
#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "program.hpp"

namespace {

using namespace lockstep;
using namespace wave32_test;

/// v0 is `expected(lane)`.
void check_v0(const Program& p, const std::function<std::uint32_t(std::uint32_t)>& expected) {
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    CAPTURE(lane);
    REQUIRE(p.wave.vgpr(lane, 0) == expected(lane));
  }
}

}  // namespace

TEST_CASE("V_READLANE and V_WRITELANE take the lane number modulo 32") {
  for (const std::uint32_t lane : {0u, 17u, 31u, 32u, 49u}) {
    Program p{0xd2890004, 0x00000d01,   // v_readlane_b32 s4, v1, s6
              0xd28a0000, 0x00000cc1};  // v_writelane_b32 v0, -1, s6
    p.wave.s[6] = lane;
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[4] == pattern(1, lane % 32));
    check_v0(p, [&](std::uint32_t i) { return i == lane % 32 ? all : pattern(0, i); });
  }
}

TEST_CASE("V_READFIRSTLANE looks at EXEC_LO alone") {
  for (const std::uint32_t exec : {0u, 1u, 0x80000000u, 0x00f00000u}) {
    Program p{0x7e080501};  // v_readfirstlane_b32 s4, v1
    p.wave.set_exec(exec);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[4] == pattern(1, exec == 0 ? 0 : static_cast<std::uint32_t>(std::countr_zero(exec))));
  }
}

TEST_CASE("V_MBCNT counts the lanes below") {
  Program p{0xd28c0000, 0x00020204,   // v_mbcnt_lo_u32_b32 v0, s4, v1
            0xd28d0000, 0x00020004};  // v_mbcnt_hi_u32_b32 v0, s4, v0
  p.wave.s[4] = 0xf0f0f0f1;
  p.set_all(1, [](std::uint32_t) { return 100u; });
  REQUIRE_FALSE(p.run());
  check_v0(p, [](std::uint32_t lane) {
    return 100u + static_cast<std::uint32_t>(std::popcount(0xf0f0f0f1u & ((std::uint32_t{1} << lane) - 1)));
  });
}

TEST_CASE("DPP within rows") {
  {
    Program p{0x7e0002fa, 0xff011101};  // v_mov_b32_dpp v0, v1 row_shr:1
    REQUIRE_FALSE(p.run());
    check_v0(p, [](std::uint32_t lane) { return lane % 16 == 0 ? pattern(0, lane) : pattern(1, lane - 1); });
  }
  {
    Program p{0x7e0002fa, 0xff014001};  // v_mov_b32_dpp v0, v1 row_mirror
    REQUIRE_FALSE(p.run());
    check_v0(p, [](std::uint32_t lane) { return pattern(1, lane ^ 15); });
  }
  Program p{0x7e0002fa, 0xaf014201};  // v_mov_b32_dpp v0, v1 row_bcast:15 row_mask:0xa
  REQUIRE_FALSE(p.run());
  check_v0(p, [](std::uint32_t lane) { return lane < 16 ? pattern(0, lane) : pattern(1, 15); });
}

TEST_CASE("DPP over the whole wave turns around after 32 lanes") {
  {
    Program p{0x7e0002fa, 0xff013c01};  // v_mov_b32_dpp v0, v1 wave_ror:1
    REQUIRE_FALSE(p.run());
    check_v0(p, [](std::uint32_t lane) { return pattern(1, (lane + 31) % 32); });
  }
  {
    Program p{0x7e0002fa, 0xff013001};  // v_mov_b32_dpp v0, v1 wave_shl:1
    REQUIRE_FALSE(p.run());
    check_v0(p, [](std::uint32_t lane) { return lane == 31 ? pattern(0, lane) : pattern(1, lane + 1); });
  }
  Program p{0x7e0002fa, 0xff014301};  // v_mov_b32_dpp v0, v1 row_bcast:31: there are no rows after lane 31
  REQUIRE_FALSE(p.run());
  check_v0(p, [](std::uint32_t lane) { return pattern(0, lane); });
  CHECK(dpp_source(dpp_control::wave_rol1, 31, 32) == 0);
  CHECK(dpp_source(dpp_control::wave_rol1, 31, 64) == 32);
}

TEST_CASE("DPP sources that EXEC_LO switches off are invalid, whatever EXEC_HI holds") {
  Program p{0x7e0002fa, 0xff011101};  // v_mov_b32_dpp v0, v1 row_shr:1
  p.wave.set_exec(0xfffffeff);
  REQUIRE_FALSE(p.run());
  check_v0(p, [](std::uint32_t lane) {
    return lane % 16 == 0 || lane == 8 || lane == 9 ? pattern(0, lane) : pattern(1, lane - 1);
  });
}

TEST_CASE("matrix instructions are refused by name") {
  Program p{0xd3c50000, 0x04020b04};  // v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]
  const Fault fault = p.run();
  CHECK(fault.kind == FaultKind::unsupported_instruction);
  CHECK(fault.detail == "matrix instructions need a wave of 64 lanes");
}

TEST_CASE("two waves of 32 meet at a barrier and share LDS") {
  Program p{0xd81a0000, 0x00000201,   // ds_write_b32 v1, v2
            0xbf8a0000,               // s_barrier
            0xd86c0000, 0x00000003};  // ds_read_b32 v0, v3
  std::vector<Wave32> waves(2, p.wave);
  for (std::uint32_t i = 0; i < 2; ++i)
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      const std::uint32_t item = 32 * i + lane;
      waves[i].set_vgpr(lane, 1, 4 * item);
      waves[i].set_vgpr(lane, 2, 1000 + item);
      waves[i].set_vgpr(lane, 3, 4 * (63 - item));
    }
  MemoryView view = p.memory();
  Barriers barriers;
  Machine<MemoryView> machine{view, p.lds};
  machine.barriers = &barriers;
  InstructionBudget budget;
  const Fault fault = run_workgroup(
      std::span(waves), barriers,
      [&](Wave32& wave, std::uint32_t, std::uint64_t most) { return run_by_reference(wave, machine, most); }, budget);
  REQUIRE_FALSE(fault);
  for (std::uint32_t item = 0; item < 64; ++item) REQUIRE(waves[item / 32].vgpr(item % 32, 0) == 1063 - item);
}
