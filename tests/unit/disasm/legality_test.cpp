// Isa::legal: which operands name something.
#include <doctest/doctest.h>

#include <array>
#include <initializer_list>

#include "lockstep/isa/cdna4.hpp"

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
// Literals only where the format has one.
static_assert(legal({0x020002ff, 1}) && !legal({0xd1010004, 0x000210ff}));
// F8F6F4: registers by format, formats up to 4.
static_assert(legal({0xd3ad0404, 0x84321106}) && !legal({0xd3ad0504, 0x84321106}));

}  // namespace

TEST_CASE("legality of operands is decided in constant evaluation") { CHECK(legal({0xbe800001})); }
