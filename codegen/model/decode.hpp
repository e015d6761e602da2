// Which instruction a word is, by the ISA as data: what lockstep::decode does with the generated tables.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "model/isa.hpp"
#include "model/syntax.hpp"

namespace isagen {

void write_field(WideBits& word, const Field& field, std::uint64_t value);

/// The bits of `encoding` that must hold for a word to be in it, whatever its opcode. Throws Error if its identifiers
/// do not agree on them.
struct FixedBits {
  WideBits mask{}, value{};
};
FixedBits fixed_bits(const Isa& isa, const Encoding& encoding);

/// The encodings in the order in which a word is tried on them; the second halves of dual ones follow from the first.
std::vector<const Encoding*> decoding_order(const Isa& isa);

/// An instruction in one encoding.
struct InstructionForm {
  const Instruction* instruction = nullptr;
  const Form* form = nullptr;
  const SyntaxForm* syntax = nullptr;  ///< has the reserved bits
};

/// Decodes words of `isa`, whose forms must all be spelled in `syntax` and have one instruction an opcode. Keeps
/// references to both.
class Decoder {
 public:
  Decoder(const Isa& isa, const Syntax& syntax);

  /// The form that a word has; nulls if it has none. Words behind the instruction are ignored.
  InstructionForm decode(const WideBits& word) const;
  /// A word that decodes to `form` of `instruction`: found = true. Otherwise the likeliest word for it, which decodes
  /// to something else or to nothing.
  std::pair<bool, WideBits> witness(const Instruction& instruction, const Form& form) const;

 private:
  struct Row {
    const Encoding* encoding;
    FixedBits fixed;
    std::map<unsigned, InstructionForm> forms;  ///< by opcode
  };
  std::size_t row_of(const Form& form) const;

  std::vector<Row> rows_;  ///< in decoding order
};

}  // namespace isagen
