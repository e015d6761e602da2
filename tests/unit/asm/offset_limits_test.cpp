// The limits of the offset of FLAT, GLOBAL and SCRATCH instructions: the encoder takes an offset where llvm-mc does.
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
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

/// An instruction of each form that has such an offset, which is 0 there.
std::vector<Instruction> without_offset() {
  std::vector<Instruction> result;
  std::set<std::uint16_t> seen;
  for (Words words : typical_words(24, 19)) {
    Decoded decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
    if (decoded.error != lockstep::DecodeError::none || decoded.instruction.info().memory == nullptr) continue;
    const AddressForm address = decoded.instruction.info().memory->address;
    if (address != AddressForm::flat && address != AddressForm::global && address != AddressForm::scratch) continue;
    if (!decoded.instruction.has(Field::offset)) continue;
    set_field(words, decoded.instruction.encoding(), Field::offset, 0);
    decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
    const std::uint32_t lanes = Isa::wave_sizes[0];
    if (decoded.error != lockstep::DecodeError::none || !Isa::legal(decoded.instruction, lanes)) continue;
    if (asm_test::encode_lifted(decoded.instruction, lanes).failure) continue;  // the round trips say which
    if (seen.insert(decoded.instruction.form).second) result.push_back(decoded.instruction);
  }
  return result;
}

}  // namespace

TEST_CASE("offsets of FLAT, GLOBAL and SCRATCH have llvm-mc's limits") {
  REQUIRE_MESSAGE(have_llvm_mc(), "needs " << llvm_mc_program());
  const std::uint32_t lanes = Isa::wave_sizes[0];
  std::vector<std::string> texts;
  std::vector<std::optional<Words>> ours;
  for (const Instruction& instruction : without_offset()) {
    const std::string text = lockstep::disassemble(instruction, {.wave_size = lanes});
    const asm_test::Statement plain = asm_test::lift(instruction, lanes);
    for (const int limit : {1 << 11, 1 << 12, 1 << 13, 1 << 23, 1 << 24}) {
      for (const int offset : {limit - 1, limit, -limit, -limit - 1, -1}) {
        lockstep::assembler::Options options = plain.options;
        options.offset = offset;
        const Encoded encoded =
            lockstep::assembler::encode<Isa>(instruction.opcode, plain.variant, plain.operands, options);
        texts.push_back(text + " offset:" + std::to_string(offset));
        ours.emplace_back();
        if (encoded.failure) continue;
        ours.back() = Words{encoded.code.words, encoded.code.dwords};
        const Decoded again = lockstep::decode<Isa>(encoded.code.span()).at_end();
        CHECK_MESSAGE(again.error == lockstep::DecodeError::none, texts.back());
      }
    }
  }
  REQUIRE(!texts.empty());
  const std::vector<std::optional<Words>> theirs = llvm_assemble(texts, std::string(Isa::target), lanes);
  std::size_t taken = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    CHECK_MESSAGE(ours[i].has_value() == theirs[i].has_value(), texts[i]);
    if (ours[i] && theirs[i]) CHECK_MESSAGE(ours[i]->dwords == theirs[i]->dwords, texts[i]);
    taken += ours[i] ? 1 : 0;
  }
  MESSAGE(texts.size() << " offsets, of which " << taken << " are taken");
}
