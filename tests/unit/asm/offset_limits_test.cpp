// The limits of the offset of FLAT, GLOBAL and SCRATCH instructions: the encoder takes an offset where llvm-mc does.
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lift.hpp"
#include "llvm_oracle.hpp"
#include "words.hpp"

using lockstep::AddressForm;
using lockstep::Field;
using lockstep::assembler::Encoded;
using lockstep::tested::Decoded;
using lockstep::tested::Instruction;
using lockstep::tested::Isa;
using namespace lockstep::conformance;

namespace {

/// An instruction whose offset is 1, as text and as what a program writes.
struct Plain {
  Instruction instruction;
  std::string text;
  asm_test::Statement statement;
};

constexpr std::uint32_t lanes = Isa::wave_sizes[0];

Encoded encode(const Plain& plain, int offset) {
  lockstep::assembler::Options options = plain.statement.options;
  options.offset = offset;
  return lockstep::assembler::encode<Isa>(plain.instruction.opcode, plain.statement.variant, plain.statement.operands,
                                          options);
}

/// One of each form that has such an offset, of which llvm-mc makes the same words. The round trips say of the others
/// why it does not.
std::vector<Plain> plain_instructions() {
  std::vector<Plain> all;
  std::vector<std::string> texts;
  for (Words words : typical_words(24, 19)) {
    Decoded decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
    if (decoded.error != lockstep::DecodeError::none || decoded.instruction.info().memory == nullptr) continue;
    const AddressForm address = decoded.instruction.info().memory->address;
    if (address != AddressForm::flat && address != AddressForm::global && address != AddressForm::scratch) continue;
    if (!decoded.instruction.has(Field::offset)) continue;
    set_field(words, decoded.instruction.encoding(), Field::offset, 1);
    decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
    if (decoded.error != lockstep::DecodeError::none || !Isa::legal(decoded.instruction, lanes)) continue;
    texts.push_back(lockstep::disassemble(decoded.instruction, {.wave_size = lanes}));
    all.push_back({decoded.instruction, texts.back(), asm_test::lift(decoded.instruction, lanes)});
  }
  const std::vector<std::optional<Words>> theirs = llvm_assemble(texts, std::string(Isa::target), lanes);
  std::vector<Plain> result;
  std::set<std::uint16_t> seen;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Encoded encoded = encode(all[i], 1);
    if (encoded.failure || !theirs[i] || encoded.code.words != theirs[i]->dwords) continue;
    if (seen.insert(all[i].instruction.form).second) result.push_back(all[i]);
  }
  return result;
}

}  // namespace

TEST_CASE("offsets of FLAT, GLOBAL and SCRATCH have llvm-mc's limits") {
  REQUIRE_MESSAGE(have_llvm_mc(), "needs " << llvm_mc_program());
  std::vector<std::string> texts;
  std::vector<std::optional<Words>> ours;
  std::set<AddressForm> forms;
  for (const Plain& plain : plain_instructions()) {
    forms.insert(plain.instruction.info().memory->address);
    for (const int limit : {1 << 11, 1 << 12, 1 << 13, 1 << 23, 1 << 24}) {
      for (const int offset : {limit - 1, limit, -limit, -limit - 1, -1}) {
        const Encoded encoded = encode(plain, offset);
        constexpr std::string_view one = " offset:1";
        texts.push_back(plain.text);
        texts.back().replace(plain.text.find(one), one.size(), " offset:" + std::to_string(offset));
        ours.emplace_back();
        if (encoded.failure) continue;
        ours.back() = Words{encoded.code.words, encoded.code.dwords};
        const Decoded again = lockstep::decode<Isa>(encoded.code.span()).at_end();
        CHECK_MESSAGE(again.error == lockstep::DecodeError::none, texts.back());
      }
    }
  }
  CHECK(forms.size() == 3);
  const std::vector<std::optional<Words>> theirs = llvm_assemble(texts, std::string(Isa::target), lanes);
  std::size_t taken = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    CHECK_MESSAGE(ours[i].has_value() == theirs[i].has_value(), texts[i]);
    if (ours[i] && theirs[i]) CHECK_MESSAGE(ours[i]->dwords == theirs[i]->dwords, texts[i]);
    taken += ours[i] ? 1 : 0;
  }
  MESSAGE(texts.size() << " offsets, of which " << taken << " are taken");
}
