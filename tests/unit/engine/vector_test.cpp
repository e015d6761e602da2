// Vector instructions end to end: words in, registers out, against per-lane expectations written out here.
// Words are llvm-mc-22's for the assembly beside them.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <functional>

#include "vector_program.hpp"

namespace {

using namespace lockstep;
using namespace engine_test;
constexpr std::uint64_t all = ~std::uint64_t{0};

}  // namespace

TEST_CASE("EXEC picks the lanes that are written") {
  for (const std::uint64_t exec :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 63, all, std::uint64_t{0x123456789abcdef0}}) {
    Program p{0x68000501};  // v_add_u32 v0, v1, v2
    fill(p);
    p.wave.set_exec(exec);
    REQUIRE_FALSE(p.run());
    check_v0(p, exec, [](std::uint32_t lane) { return pattern(1, lane) + pattern(2, lane); });
  }
}

TEST_CASE("integer CLAMP saturates inside the operation") {
  Program p{0xd1348000, 0x00020501};  // v_add_u32_e64 v0, v1, v2 clamp
  fill(p);
  REQUIRE_FALSE(p.run());
  check_v0(p, all, [](std::uint32_t lane) {
    const std::uint64_t sum = std::uint64_t{pattern(1, lane)} + pattern(2, lane);
    return sum > 0xffffffff ? 0xffffffffu : static_cast<std::uint32_t>(sum);
  });
}

TEST_CASE("carry out to VCC, carry in and out through SGPR pairs") {
  const auto carry = [](std::uint32_t lane) { return std::uint64_t{pattern(1, lane)} + pattern(2, lane) > 0xffffffff; };
  {
    Program p{0x32000501};  // v_add_co_u32 v0, vcc, v1, v2
    fill(p);
    p.wave.set_vcc(all);
    p.wave.set_exec(0x0f0f0f0f0f0f0f0f);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.vcc() == (mask_of(carry) & 0x0f0f0f0f0f0f0f0f));  // inactive lanes become 0
    check_v0(p, p.wave.exec(), [](std::uint32_t lane) { return pattern(1, lane) + pattern(2, lane); });
  }
  {
    Program p{0xd11c0200, 0x00120501};  // v_addc_co_u32_e64 v0, s[2:3], v1, v2, s[4:5]
    fill(p);
    const std::uint64_t in = 0xaaaa5555f0f00f0f;
    p.wave.set_scalar_pair(4, in);
    p.wave.set_vcc(0x77);
    REQUIRE_FALSE(p.run());
    const auto sum = [&](std::uint32_t lane) {
      return std::uint64_t{pattern(1, lane)} + pattern(2, lane) + (in >> lane & 1);
    };
    check_v0(p, all, [&](std::uint32_t lane) { return static_cast<std::uint32_t>(sum(lane)); });
    CHECK(p.wave.scalar_pair(2) == mask_of([&](std::uint32_t lane) { return sum(lane) > 0xffffffff; }));
    CHECK(p.wave.vcc() == 0x77);
  }
}

TEST_CASE("V_CNDMASK in VOP3 takes any SGPR pair for VCC") {
  Program p{0xd1000000, 0x002a0501};  // v_cndmask_b32_e64 v0, v1, v2, s[10:11]
  fill(p);
  const std::uint64_t select = 0x123456789abcdef0;
  p.wave.set_scalar_pair(10, select);
  p.wave.set_vcc(~select);
  REQUIRE_FALSE(p.run());
  check_v0(p, all, [&](std::uint32_t lane) { return pattern((select >> lane & 1) != 0 ? 2 : 1, lane); });
}

TEST_CASE("compares: destination, inactive lanes, V_CMPX") {
  const std::uint64_t exec = 0x00ff00ff00ff00ff;
  const std::uint64_t less = mask_of([](std::uint32_t lane) {
    return static_cast<std::int32_t>(pattern(1, lane)) < static_cast<std::int32_t>(pattern(2, lane));
  });
  struct Case {
    std::initializer_list<std::uint32_t> words;
    std::uint32_t destination;
    bool writes_exec;
  };
  const Case cases[] = {
      {{0x7d820501}, 106, false},            // v_cmp_lt_i32 vcc, v1, v2
      {{0xd0c10008, 0x00020501}, 8, false},  // v_cmp_lt_i32_e64 s[8:9], v1, v2
      {{0x7da20501}, 106, true},             // v_cmpx_lt_i32 vcc, v1, v2
      {{0xd0d10008, 0x00020501}, 8, true},   // v_cmpx_lt_i32_e64 s[8:9], v1, v2
  };
  for (const Case& c : cases) {
    CAPTURE(c.destination);
    CAPTURE(c.writes_exec);
    Program p(c.words);
    fill(p);
    p.wave.set_exec(exec);
    p.wave.set_scalar_pair(c.destination, all);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.scalar_pair(c.destination) == (less & exec));
    CHECK(p.wave.exec() == (c.writes_exec ? less & exec : exec));
  }
}

TEST_CASE("float CLAMP and OMOD at write-back, f64 constant") {
  {
    Program p{0xd1018000, 0x00020501};  // v_add_f32_e64 v0, v1, v2 clamp
    fill(p);
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      p.wave.set_vgpr(lane, 1, f32(static_cast<float>(lane)));
      p.wave.set_vgpr(lane, 2, f32(-31.5f));
    }
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return lane < 32 ? f32(0.0f) : lane == 32 ? f32(0.5f) : f32(1.0f); });
  }
  for (const bool acts : {false, true}) {
    Program p{0xd1010000, 0x10020501};  // v_add_f32_e64 v0, v1, v2 mul:4
    fill(p);
    set_all(p, 1, f32(1.5f));
    set_all(p, 2, f32(0.25f));
    if (acts) p.wave.mode = Mode(0x1c0);  // f32 denormals flushed, IEEE off
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [&](std::uint32_t) { return f32(acts ? 7.0f : 1.75f); });
  }
  {
    Program p{0xd2800000, 0x0001e502};  // v_add_f64 v[0:1], v[2:3], 1.0
    fill(p);
    set_all(p, 2, 0);
    set_all(p, 3, 0x40080000);  // 3.0
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return 0u; });
    CHECK(p.wave.vgpr(63, 1) == 0x40100000);  // 4.0
  }
}

TEST_CASE("operations on registers of a computed number run once") {
  {
    Program p{0xd2890004, 0x00000d09};  // v_readlane_b32 s4, v9, s6
    fill(p);
    p.wave.s[6] = 64 + 5;  // only six bits count
    p.wave.set_exec(0);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[4] == pattern(9, 5));
  }
  {
    Program p{0xd28a0009, 0x00012204};  // v_writelane_b32 v9, s4, 17
    fill(p);
    p.wave.s[4] = 0xcafe;
    p.wave.set_exec(0);
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      CHECK(p.wave.vgpr(lane, 9) == (lane == 17 ? 0xcafeu : pattern(9, lane)));
    }
  }
  for (const std::uint64_t exec : {std::uint64_t{0}, std::uint64_t{0x100}, std::uint64_t{1} << 63}) {
    Program p{0x7e080509};  // v_readfirstlane_b32 s4, v9
    fill(p);
    p.wave.set_exec(exec);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.s[4] == pattern(9, exec == 0 ? 0u : static_cast<std::uint32_t>(std::countr_zero(exec))));
  }
}

TEST_CASE("swaps write both registers") {
  {
    Program p{0x7e02a302};  // v_swap_b32 v1, v2
    fill(p);
    p.wave.set_exec(0xff);
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      CHECK(p.wave.vgpr(lane, 1) == pattern(lane < 8 ? 2 : 1, lane));
      CHECK(p.wave.vgpr(lane, 2) == pattern(lane < 8 ? 1 : 2, lane));
    }
  }
  {
    Program p{0x7e02b502};  // v_permlane32_swap_b32 v1, v2
    fill(p);
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      CHECK(p.wave.vgpr(lane, 1) == pattern(1, lane));
      CHECK(p.wave.vgpr(lane + 32, 1) == pattern(2, lane));
      CHECK(p.wave.vgpr(lane, 2) == pattern(1, lane + 32));
      CHECK(p.wave.vgpr(lane + 32, 2) == pattern(2, lane + 32));
    }
  }
}

TEST_CASE("second destinations and literals") {
  {
    Program p{0xd1e80200, 0x04120702};  // v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
    fill(p);
    REQUIRE_FALSE(p.run());
    __extension__ using Wide = unsigned __int128;
    const auto exact = [](std::uint32_t lane) {
      return Wide{pattern(2, lane)} * pattern(3, lane) + (std::uint64_t{pattern(5, lane)} << 32 | pattern(4, lane));
    };
    check_v0(p, all, [&](std::uint32_t lane) { return static_cast<std::uint32_t>(exact(lane)); });
    CHECK(p.wave.scalar_pair(2) == mask_of([&](std::uint32_t lane) { return (exact(lane) >> 64) != 0; }));
  }
  {
    Program p{0x2e000501, 0x40490000};  // v_fmamk_f32 v0, v1, 0x40490000, v2
    fill(p);
    set_all(p, 1, f32(2.0f));
    set_all(p, 2, f32(1.0f));
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return f32(2.0f * 3.140625f + 1.0f); });
  }
}

TEST_CASE("operations that place their half or byte themselves") {
  {
    Program p{0xd2a24000, 0x00020501};  // v_cvt_pk_fp8_f32 v0, v1, v2 op_sel:[0,0,1]
    fill(p);
    set_all(p, 1, f32(1.0f));
    set_all(p, 2, f32(-2.0f));
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return (pattern(0, lane) & 0xffff) | 0xc0380000; });
  }
  {
    // v_fma_mixhi_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0] clamp
    Program p{0xd3a28800, 0x0c0e0501};
    fill(p);
    set_all(p, 1, 0x38007e00);  // high half 0.5
    set_all(p, 2, f32(0.5f));
    set_all(p, 3, f32(8.0f));
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return (pattern(0, lane) & 0xffff) | 0x3c000000; });
  }
  {
    Program p{0x7e00acf9, 0x00050602};  // v_cvt_pk_f32_fp8_sdwa v[0:1], v2 src0_sel:WORD_1
    fill(p);
    set_all(p, 2, 0xc0387f7f);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return f32(1.0f); });
    CHECK(p.wave.vgpr(40, 1) == f32(-2.0f));
  }
}

TEST_CASE("AccVGPRs") {
  Program p{0xd3d94005, 0x18000103,   // v_accvgpr_write_b32 a5, v3
            0xd3d84000, 0x18000105};  // v_accvgpr_read_b32 v0, a5
  fill(p);
  REQUIRE_FALSE(p.run());
  check_v0(p, all, [](std::uint32_t lane) { return pattern(3, lane); });
  CHECK(p.wave.v[256 + 5][7] == pattern(3, 7));
  CHECK(p.wave.vgpr(7, 5) == pattern(5, 7));
}

TEST_CASE("VGPR indexing") {
  Program p{0xbf110903,   // s_set_gpr_idx_on s3, gpr_idx(SRC0,DST)
            0x7e020302,   // v_mov_b32 v1, v2
            0xbf9c0000,   // s_set_gpr_idx_off
            0x7e000302};  // v_mov_b32 v0, v2
  fill(p);
  p.wave.s[3] = 4;
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vgpr(9, 5) == pattern(6, 9));
  CHECK(p.wave.vgpr(9, 1) == pattern(1, 9));
  CHECK(p.wave.vgpr(9, 0) == pattern(2, 9));
}
