// Isa::legal: which operands name something.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "lockstep/isa/traits/cdna4.hpp"

namespace {

constexpr bool legal(std::initializer_list<std::uint32_t> words) {
  std::array<std::uint32_t, 4> padded{};
  std::size_t i = 0;
  for (const std::uint32_t word : words) padded[i++] = word;
  const lockstep::cdna4::Decoded decoded = lockstep::cdna4::decode(padded);
  return decoded.error == lockstep::DecodeError::none && lockstep::cdna4::Isa::legal(decoded.instruction);
}

// Scalar selectors: s101 and ttmp15 are the last, 125, 209, 230 and 239 are reserved.
static_assert(legal({0xbe800065}) && legal({0xbe80007b}) && legal({0xbe80007c}));
static_assert(!legal({0xbe80007d}) && !legal({0xbe8000d1}) && !legal({0xbe8000e6}) && !legal({0xbe8000ef}));
// Tuples: aligned, within the file.
static_assert(legal({0xbe800102}) && !legal({0xbe800103}));
static_assert(legal({0xbe80016a}) && !legal({0xbe80017c}));              // vcc; m0 is no pair
static_assert(legal({0xc00a1802, 0x10}) && !legal({0xc00a1882, 0x10}));  // s_load_dwordx4 s[96:99]; s[98:101]
// VGPR tuples: even, up to v255.
static_assert(legal({0xdc508000, 0x007f0002}) && !legal({0xdc508000, 0x007f0003}));
static_assert(legal({0xdc5c8000, 0xfc7f0002}) && !legal({0xdc5c8000, 0xfe7f0002}));
static_assert(legal({0xd9c20000, 0x05000000}));  // ds_read_b96_tr_b6 v[5:7]: the one that may be odd
// An address that is not used need not fit: global_load_dword with SADDR has a 32-bit one.
static_assert(legal({0xdc508000, 0x00000003}));
// DPP: controls that exist; 64-bit operations have row_newbcast only.
static_assert(legal({0x7e0002fa, 0xff010102}) && !legal({0x7e0002fa, 0xff010002}));
static_assert(!legal({0x7e0030fa, 0xff00e402}) && legal({0x7e0030fa, 0xff015002}));
// SDWA: selection 7 and unused 3 do not exist.
static_assert(legal({0x020802f9, 0x06060602}) && !legal({0x020802f9, 0x06060702}) && !legal({0x020802f9, 0x06061e02}));
// v_dot2_f32_f16 v0, v1, v2, v3: OPSEL 0 and OPSEL_HI 7 alone.
static_assert(legal({0xd3a34000, 0x1c0e0501}) && !legal({0xd3a34800, 0x1c0e0501}) && !legal({0xd3a34000, 0x140e0501}) &&
              !legal({0xd3a30000, 0x1c0e0501}));
// v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[4:5] with a[0:15], a[16:31], a[2:17] as C; of four registers, any.
static_assert(legal({0xd3cc8000, 0x04020902}) && legal({0xd3cc8000, 0x04420902}) && !legal({0xd3cc8000, 0x040a0902}));
static_assert(legal({0xd3ca8000, 0x040a0902}));  // v_mfma_f32_4x4x4_16b_f16 a[0:3], v[2:3], v[4:5], a[2:5]
// Literals only where the format has one.
static_assert(legal({0x020002ff, 1}) && !legal({0xd1010004, 0x000210ff}));
// F8F6F4: registers by format, formats up to 4.
static_assert(legal({0xd3ad0404, 0x84321106}) && !legal({0xd3ad0504, 0x84321106}));

}  // namespace

TEST_CASE("legality of operands is decided in constant evaluation") { CHECK(legal({0xbe800001})); }

TEST_CASE("a refused operand is named, with its value and the reason") {
  using lockstep::Field;
  const auto refused = [](std::initializer_list<std::uint32_t> words, Field field, std::uint32_t value,
                          std::string_view reason) {
    std::array<std::uint32_t, 4> padded{};
    std::copy(words.begin(), words.end(), padded.begin());
    const lockstep::cdna4::Decoded decoded = lockstep::cdna4::decode(padded);
    REQUIRE(decoded.error == lockstep::DecodeError::none);
    const lockstep::IllegalOperand illegal = lockstep::cdna4::Isa::illegal_operand(decoded.instruction);
    CAPTURE(illegal.reason);
    CHECK(illegal.field == field);
    CHECK(illegal.value == value);
    CHECK(illegal.reason.find(reason) != std::string_view::npos);
  };
  for (const std::uint32_t number : {125u, 209u, 234u, 239u, 249u, 250u})  // s_mov_b32 s0, <number>
    refused({0xbe800000u | number}, Field::ssrc0, number, "reserved");
  refused({0xbefd0000}, Field::sdst, 125, "reserved");               // s_mov_b32 <125>, s0
  refused({0xbe800103}, Field::ssrc0, 3, "not aligned");             // s_mov_b64 s[0:1], s[3:4]
  refused({0xbe800165}, Field::ssrc0, 101, "past the last");         // s_mov_b64 s[0:1], s[101:102]
  refused({0x7e080409}, Field::src0, 9, "vector register");          // v_readfirstlane_b32 s4, s9
  refused({0xdc508000, 0x007f0003}, Field::addr, 3, "aligned");      // global_load_dword v0, v[3:4], off
  refused({0x7e0002fa, 0xff010002}, Field::dpp_ctrl, 0x100, "DPP");  // row_shl:0
  refused({0x02000ef9, 0x85021d01}, Field::dst_unused, 3, "SDWA");   // DST_UNUSED 3
  refused({0x02000ef9, 0x85071501}, Field::src0_sel, 7, "SDWA");     // SRC0_SEL 7
}

TEST_CASE("scalar sources that exist") {
  for (const std::uint32_t number :
       {0u, 101u, 102u, 106u, 124u, 126u, 128u, 192u, 208u, 235u, 240u, 248u, 251u, 253u}) {
    CAPTURE(number);
    CHECK(legal({0xbe800000u | number}));
  }
}
