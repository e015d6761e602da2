// Vector instructions whose sources or results are parts: of other lanes (DPP), of dwords (SDWA), halves and packed
// pairs. As in vector_test.cpp.
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

TEST_CASE("DPP reads before it writes, and skips lanes without a source") {
  {
    Program p{0x7e0002fa, 0xff011100};  // v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, mask_of([](std::uint32_t lane) { return lane % 16 != 0; }),
             [](std::uint32_t lane) { return pattern(0, lane - 1); });
  }
  {
    Program p{0x7e0002fa, 0xef091101};  // v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xe bank_mask:0xf bound_ctrl:0
    fill(p);
    const std::uint64_t exec = all & ~(std::uint64_t{1} << 20);
    p.wave.set_exec(exec);
    REQUIRE_FALSE(p.run());
    check_v0(p, exec & ~std::uint64_t{0xffff},
             [](std::uint32_t lane) { return lane % 16 == 0 || lane == 21 ? 0u : pattern(1, lane - 1); });
  }
}

TEST_CASE("DPP with modifiers, with a carry-out, on 64 bits") {
  {
    // v_add_f32_dpp v0, -v1, |v2| quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
    Program p{0x020004fa, 0xff90b101};
    fill(p);
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      p.wave.set_vgpr(lane, 1, f32(static_cast<float>(lane)));
      p.wave.set_vgpr(lane, 2, f32(-0.5f * static_cast<float>(lane)));
    }
    REQUIRE_FALSE(p.run());
    check_v0(p, all,
             [](std::uint32_t lane) { return f32(-static_cast<float>(lane ^ 1) + 0.5f * static_cast<float>(lane)); });
  }
  {
    // v_add_co_u32_dpp v0, vcc, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    Program p{0x320004fa, 0xff010101};
    fill(p);
    p.wave.set_vcc(all);
    REQUIRE_FALSE(p.run());
    const auto takes_part = [](std::uint32_t lane) { return lane % 16 != 15; };
    const auto sum = [](std::uint32_t lane) { return std::uint64_t{pattern(1, lane + 1)} + pattern(2, lane); };
    check_v0(p, mask_of(takes_part), [&](std::uint32_t lane) { return static_cast<std::uint32_t>(sum(lane)); });
    CHECK(p.wave.vcc() == mask_of([&](std::uint32_t lane) { return takes_part(lane) && sum(lane) > 0xffffffff; }));
  }
  {
    Program p{0x7e0070fa, 0xff015302};  // v_mov_b64_dpp v[0:1], v[2:3] row_newbcast:3
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return pattern(2, (lane & ~15u) + 3); });
    for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(p.wave.vgpr(lane, 1) == pattern(3, (lane & ~15u) + 3));
  }
}

TEST_CASE("SDWA: sources, destinations, scalar source, mask destination") {
  {
    // v_add_f32_sdwa v0, v1, s7 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
    Program p{0x02000ef9, 0x86061501};
    fill(p);
    set_all(p, 1, f32(1.0f));
    p.wave.s[7] = f32(1.0f / 128);
    REQUIRE_FALSE(p.run());
    check_v0(p, all,
             [](std::uint32_t lane) { return (pattern(0, lane) & 0xffff) | (f32(1.0f + 1.0f / 128) & 0xffff) << 16; });
  }
  {
    // v_add_u16_sdwa v0, sext(v1), v2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_2 src1_sel:WORD_1
    Program p{0x4c0004f9, 0x050a0901};
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) {
      const auto byte = static_cast<std::int8_t>(pattern(1, lane) >> 16);
      const auto sum = static_cast<std::int8_t>(byte + static_cast<int>(pattern(2, lane) >> 16));
      return static_cast<std::uint32_t>(static_cast<std::int32_t>(sum)) << 8;
    });
  }
  {
    // v_mov_b32_sdwa v0, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
    Program p{0x7e0002f9, 0x000d0601};
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) {
      return static_cast<std::uint32_t>(static_cast<std::int32_t>(pattern(1, lane)) >> 16);
    });
  }
  {
    // v_cmp_eq_u32_sdwa s[6:7], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
    Program p{0x7d9404f9, 0x06008601};
    fill(p);
    for (std::uint32_t lane = 0; lane < 64; lane += 3) p.wave.set_vgpr(lane, 2, pattern(1, lane) & 0xff);
    p.wave.set_vcc(5);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.scalar_pair(6) == mask_of([](std::uint32_t lane) { return lane % 3 == 0; }));
    CHECK(p.wave.vcc() == 5);
  }
}

TEST_CASE("16-bit results: high half, OP_SEL, inline constant") {
  {
    Program p{0x3e0002f2};  // v_add_f16 v0, 1.0, v1
    fill(p);
    set_all(p, 1, 0xabcd4000);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return 0x4200u; });  // 3.0, high half zero
  }
  {
    Program p{0xd2030000, 0x040e0501};  // v_mad_f16 v0, v1, v2, v3
    fill(p);
    set_all(p, 1, 0x00004000);
    set_all(p, 2, 0x00004000);
    set_all(p, 3, 0x00003c00);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return (pattern(0, lane) & 0xffff0000) | 0x4500; });  // 5.0
  }
  {
    Program p{0xd2034800, 0x040e0501};  // v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1]
    fill(p);
    set_all(p, 1, 0x44007e00);
    set_all(p, 2, 0x7e004000);
    set_all(p, 3, 0x7e003c00);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return (pattern(0, lane) & 0xffff) | 0x4880u << 16; });  // 9.0
  }
}

TEST_CASE("packed operations: halves and constants") {
  {
    Program p{0xd38f4000, 0x1801e501};  // v_pk_add_f16 v0, v1, 1.0
    fill(p);
    set_all(p, 1, 0x40003c00);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return 0x40004000u; });  // the constant's high half is 0
  }
  {
    Program p{0xd38a4000, 0x18018301};  // v_pk_add_u16 v0, v1, -1
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) {
      const std::uint32_t x = pattern(1, lane);
      return ((x - 1) & 0xffff) | ((x >> 16) - 1) << 16;
    });
  }
  {
    Program p{0xd38a4800, 0x10020501};  // v_pk_add_u16 v0, v1, v2 op_sel:[1,0] op_sel_hi:[0,1]
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) {
      const std::uint32_t x = pattern(1, lane), y = pattern(2, lane);
      return (((x >> 16) + y) & 0xffff) | ((x + (y >> 16)) & 0xffff) << 16;
    });
  }
  {
    // v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7] op_sel:[1,0,0] op_sel_hi:[0,1,1] neg_lo:[1,0,0] neg_hi:[0,1,0]
    Program p{0xd3b04a00, 0x341a0902};
    fill(p);
    for (std::uint32_t reg = 2; reg < 8; ++reg) set_all(p, reg, f32(static_cast<float>(reg)));
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t) { return f32(-3.0f * 4.0f + 6.0f); });
    for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(p.wave.vgpr(lane, 1) == f32(2.0f * -5.0f + 7.0f));
  }
  {
    Program p{0xd3b34800, 0x18020902};  // v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[1,0]
    fill(p);
    REQUIRE_FALSE(p.run());
    check_v0(p, all, [](std::uint32_t lane) { return pattern(3, lane); });
    for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(p.wave.vgpr(lane, 1) == pattern(4, lane));
  }
}

TEST_CASE("packed modifiers outside VOP3P: NEG is the low half's, ABS the high half's") {
  Program p{0xd13c0200, 0x20020501};  // v_pk_fmac_f16_e64 v0, -v1, |v2|
  fill(p);
  set_all(p, 0, 0x3c003c00);  // 1, 1
  set_all(p, 1, 0x40004200);  // 2, 3
  set_all(p, 2, 0x44004500);  // 4, 5
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(p.wave.vgpr(lane, 0) == 0xc700cb00);  // -2*4 + 1, -3*5 + 1
}

TEST_CASE("source modifiers on a selection") {
  Program p{0xd1000200, 0x21aa0501};  // v_cndmask_b32_e64 v0, -v1, |v2|, vcc
  fill(p);
  p.wave.set_vcc(0x5555555555555555);
  REQUIRE_FALSE(p.run());
  check_v0(p, all, [](std::uint32_t lane) {
    return lane % 2 == 0 ? pattern(2, lane) & 0x7fffffff : pattern(1, lane) ^ 0x80000000;
  });
}
