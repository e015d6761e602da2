// Decoding of single instructions: words, fields, and words that are none. The words are llvm-mc 22's, of gfx950.
#include "lockstep/isa/decode.hpp"

#include <doctest/doctest.h>

#include <array>
#include <initializer_list>

#include "lockstep/isa/traits/cdna4.hpp"

using namespace lockstep;
using cdna4::Isa;

namespace {

constexpr Decoded<Isa> decoded(std::initializer_list<std::uint32_t> words) {
  std::array<std::uint32_t, 4> array{};
  std::size_t count = 0;
  for (const std::uint32_t word : words) array[count++] = word;
  return decode<Isa>({array.data(), count});
}

// v_add_f32_e32 v1, v2, v3: one dword.
constexpr Decoded<Isa> add = decoded({0x02020702});
static_assert(add.error == DecodeError::none && add.instruction.dwords == 1 && add.instruction.bytes() == 4);
static_assert(add.instruction.info().mnemonic == "v_add_f32");
static_assert(add.instruction.field(Field::vdst) == 1 && add.instruction.field(Field::vsrc1) == 3);
static_assert(add.instruction.field(Field::src0) == 256 + 2);

// v_add_f32_e32 v1, 0x40490fdb, v3: its literal is a second dword.
static_assert(decoded({0x020206ff}).error == DecodeError::truncated);
constexpr Decoded<Isa> literal = decoded({0x020206ff, 0x40490fdb});
static_assert(literal.error == DecodeError::none && literal.instruction.dwords == 2);

// global_load_dword v1, v2, s[4:5]: two dwords, cut after the first.
static_assert(decoded({0xdc508000, 0x01040002}).error == DecodeError::none);
static_assert(decoded({0xdc508000}).error == DecodeError::truncated && decoded({}).error == DecodeError::truncated);

}  // namespace

TEST_CASE("decode: words that are no instruction say so") {
  CHECK(decoded({0xffffffff, 0xffffffff}).error == DecodeError::illegal);
  // s_endpgm is 0xbf810000; s_nop 3 is 0xbf800003.
  CHECK(decoded({0xbf810000}).instruction.info().mnemonic == "s_endpgm");
  CHECK(decoded({0xbf800003}).instruction.field(Field::simm16) == 3);
}
