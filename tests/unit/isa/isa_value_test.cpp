// An ISA as data answers what the ISA of the core answers: the same templates, instantiated for IsaTables, are asked
// about every form and about random words.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <random>
#include <type_traits>

#include "cdna4/assembly_binding.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/assembly_binding.hpp"
#include "cdna5/execute.hpp"
#include "cdna5/operations.hpp"
#include "lockstep/isa/near_miss.hpp"
#include "lockstep/operand/dual.hpp"
#include "lockstep/uses/uses.hpp"
#include "rdna3/assembly_binding.hpp"
#include "rdna3/execute.hpp"
#include "rdna3/operations.hpp"
#include "tables/make_isa_tables.hpp"

using namespace lockstep;

namespace {

template <class Isa>
constexpr IsaTables tables = make_isa_tables<Isa>();

// The core's instructions do not carry their ISA; those of an ISA that is data know it.
static_assert(!std::is_default_constructible_v<IsaTables>);
static_assert(sizeof(Instruction<cdna4::Isa>) == 24 && sizeof(Decoded<cdna4::Isa>) == 28);
static_assert(sizeof(Instruction<IsaTables>) == 24 + sizeof(void*));
static_assert(std::is_aggregate_v<Instruction<cdna4::Isa>> && std::is_trivially_copyable_v<Instruction<cdna4::Isa>>);

// v_add_f32_e32 v1, v2, v3, in constant evaluation.
constexpr std::array<std::uint32_t, 1> add = {0x02020702};
static_assert(decode(tables<cdna4::Isa>, add).instruction.info().mnemonic == "v_add_f32");
static_assert(tables<cdna4::Isa>.legal(decode(tables<cdna4::Isa>, add).instruction));
static_assert(decode(cdna4::Isa{}, add).instruction.info().mnemonic == "v_add_f32");

using Words = std::array<std::uint32_t, 4>;

void same(const IllegalOperand& known, const IllegalOperand& asked) {
  REQUIRE(known.reason == asked.reason);
  REQUIRE(known.field == asked.field);
  REQUIRE(known.value == asked.value);
}

/// Compares all answers about `words`. True if they are a legal instruction.
template <class Isa>
bool compare(const Words& words) {
  const IsaTables& isa = tables<Isa>;
  const Decoded<Isa> known = decode<Isa>(words);
  const Decoded<IsaTables> asked = decode(isa, words);
  REQUIRE(known.error == asked.error);
  REQUIRE(known.instruction.words == asked.instruction.words);
  if (known.error != DecodeError::none) {
    const auto near = near_miss<Isa>(words);
    const auto other = near_miss(isa, words);
    REQUIRE(near.has_value() == other.has_value());
    if (near) REQUIRE((near->mnemonic == other->mnemonic && near->dword == other->dword && near->bits == other->bits));
    return false;
  }
  Instruction<Isa> one = known.instruction;
  Instruction<IsaTables> two = asked.instruction;
  if (Isa::vgpr_banks) one.vgpr_msb = two.vgpr_msb = static_cast<std::uint8_t>(words[3]);
  REQUIRE(&two.isa() == &isa);
  REQUIRE(static_cast<std::uint16_t>(one.opcode) == two.opcode);
  REQUIRE(one.form == two.form);
  REQUIRE(one.second == two.second);
  REQUIRE(one.dwords == two.dwords);
  REQUIRE(&one.info() == &two.info());
  REQUIRE(one.dual() == two.dual());
  if (one.dual()) REQUIRE(&two.second_half().isa() == &isa);
  REQUIRE(one.vgpr_msb_after() == two.vgpr_msb_after());
  bool fields_agree = true;
  for (std::size_t i = 0; i < field_count; ++i) {
    const auto field = static_cast<Field>(i);
    fields_agree = fields_agree && one.has(field) == two.has(field) && one.field(field) == two.field(field) &&
                   one.vgpr(field) == two.vgpr(field);
  }
  REQUIRE(fields_agree);
  bool legal = false;
  for (const std::uint32_t wave_size : Isa::wave_sizes) {
    same(Isa::illegal_operand(one, wave_size), isa.illegal_operand(two, wave_size));
    if (!isa.legal(two, wave_size)) continue;
    legal = true;
    REQUIRE(disassemble(one, {.wave_size = wave_size}) == disassemble(two, {.wave_size = wave_size}));
    REQUIRE((uses(one) == uses(two)));
    REQUIRE((uses(one, wave_size) == uses(two, wave_size)));
    REQUIRE((uses(one, wave_size, 64) == uses(two, wave_size, 64)));
    if (one.info().memory == nullptr) REQUIRE((plan_operands(one, wave_size) == plan_operands(two, wave_size)));
    if (one.dual()) REQUIRE((plan_dual(one, wave_size).y == plan_dual(two, wave_size).y));
  }
  return legal;
}

/// Words of a form, with random bits where it has a choice.
template <class Isa>
Words words_of(const FormInfo& form, std::mt19937& random) {
  Words words{};
  for (std::uint32_t& word : words) word = static_cast<std::uint32_t>(random());
  for (const EncodingMatch& match : Isa::encoding_matches())
    if (match.encoding == form.encoding)
      for (std::size_t i = 0; i < words.size(); ++i) words[i] = (words[i] & ~match.mask[i]) | match.value[i];
  const ReservedBits& reserved = Isa::reserved(form);
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = (words[i] & ~reserved.mask[i]) | reserved.value[i];
  std::uint32_t number = form.number;
  for (const BitRange& range : Isa::layout(static_cast<typename Isa::Encoding>(form.encoding), Field::op).ranges) {
    const std::uint32_t mask = (1u << range.width) - 1;
    std::uint32_t& word = words[range.offset / 32];
    word = (word & ~(mask << range.offset % 32)) | (number & mask) << range.offset % 32;
    number >>= range.width;
  }
  return words;
}

}  // namespace

TEST_CASE_TEMPLATE("an ISA as data: all forms and random words are as the core's ISA has them", Isa, cdna4::Isa,
                   rdna3::Isa, cdna5::Isa) {
  std::mt19937 random(2026);
  std::size_t legal = 0;
  for (const FormInfo& form : Isa::forms())
    for (int i = 0; i < 10; ++i) legal += compare<Isa>(words_of<Isa>(form, random));
  CHECK(legal > Isa::forms().size());
  for (int i = 0; i < 100000; ++i) {
    Words words{};
    for (std::uint32_t& word : words) word = static_cast<std::uint32_t>(random());
    legal += compare<Isa>(words);
  }
  MESSAGE(Isa::name << ": " << legal << " legal instructions");
}
