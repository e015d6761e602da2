#include "round_trip.hpp"

#include <optional>
#include <set>

#include "llvm_oracle.hpp"
#include "lockstep/assemble/instruction_assembler.hpp"
#include "tested_isa.hpp"

namespace assemble_test {
namespace {

using lockstep::conformance::Words;
using lockstep::tested::Isa;
using Decoded = lockstep::Decoded<Isa>;
using lockstep::assembler::TextInstruction;

const lockstep::assembler::InstructionAssembler<Isa>& assembler() {
  static constexpr Isa isa{};
  static const lockstep::assembler::InstructionAssembler<Isa> made(isa);
  return made;
}

/// Operands of 16 bits show the lower half of the literal: the upper one becomes 0.
void clear_hidden_half(const lockstep::tested::Instruction& instruction, Words& words) {
  using lockstep::disasm_detail::ConstantStyle;
  if (!instruction.has(lockstep::Field::literal)) return;
  for (const lockstep::AsmOperand& operand :
       lockstep::Assembly<Isa>::operands(lockstep::Assembly<Isa>::form(instruction.form))) {
    const ConstantStyle style = lockstep::disasm_detail::style_of(instruction, operand);
    const bool half = style == ConstantStyle::half_float || style == ConstantStyle::half_integer;
    if (half && instruction.field(static_cast<lockstep::Field>(operand.field)) == Isa::src_literal)
      set_field(words, instruction.encoding(), lockstep::Field::literal, instruction.literal() & 0xffffu);
  }
}

bool equal(const TextInstruction& ours, const Words& words) {
  return !ours.problem && ours.words == words.dwords && ours.dwords == words.count;
}

/// Differences with a reason:
/// - an export of halves: llvm-mc sets both bits of EN of a register, and the bits are kept here as they are;
/// - 64-bit and 32-bit operands that share a literal of 64 bits: llvm-mc writes the selector of a 32-bit literal.
bool known_difference(const lockstep::tested::Instruction& instruction) {
  if (instruction.field(lockstep::Field::compr) != 0) return true;
  return instruction.has(lockstep::Field::literal) && lockstep::disasm_detail::has_wide_literal(instruction);
}

std::string text_of(const TextInstruction& ours, std::uint32_t wave_size) {
  const Decoded decoded = lockstep::decode<Isa>(ours.span()).at_end();
  if (decoded.error != lockstep::DecodeError::none) return {};
  return disassemble(decoded.instruction, {.wave_size = wave_size, .name_halves = true});
}

std::string shown(const TextInstruction& ours) {
  if (ours.problem) return "column " + std::to_string(ours.problem.column) + ": " + ours.problem.message;
  Words words;
  words.dwords = ours.words;
  words.count = ours.dwords;
  return to_string(words);
}

}  // namespace

void add(Outcome& total, const Outcome& part) {
  total.instructions += part.instructions;
  total.same += part.same;
  total.like_llvm += part.like_llvm;
  total.refused_by_both += part.refused_by_both;
  total.taken_here_alone += part.taken_here_alone;
  total.lost_by_llvm += part.lost_by_llvm;
  total.two_literals += part.two_literals;
  total.known += part.known;
  total.forms.insert(part.forms.begin(), part.forms.end());
  total.taken.insert(part.taken.begin(), part.taken.end());
  total.differences.insert(total.differences.end(), part.differences.begin(), part.differences.end());
}

Outcome compare(std::span<const Words> entries, std::uint32_t wave_size) {
  Outcome outcome;
  struct Open {
    Words words;
    std::string text;
    TextInstruction ours;
    lockstep::tested::Instruction instruction;
  };
  std::vector<Open> open;
  for (Words words : entries) {
    Decoded decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
    if (decoded.error != lockstep::DecodeError::none || !Isa::legal(decoded.instruction, wave_size)) continue;
    ++outcome.instructions;
    for (unsigned i = decoded.instruction.dwords; i < words.dwords.size(); ++i) words.dwords[i] = 0;
    words.count = decoded.instruction.dwords;
    clear_hidden_half(decoded.instruction, words);
    decoded.instruction.words = words.dwords;
    const std::string text = disassemble(decoded.instruction, {.wave_size = wave_size, .name_halves = true});
    const TextInstruction ours = assembler().assemble(text);
    if (!ours.problem) outcome.forms.insert(decoded.instruction.form);
    if (!ours.problem) outcome.taken.insert(decoded.instruction.form);
    if (equal(ours, words))
      ++outcome.same;
    else
      open.push_back({words, text, ours, decoded.instruction});
  }
  std::vector<std::string> lines;
  for (const Open& entry : open) lines.push_back(entry.text);
  const std::vector<std::optional<Words>> theirs =
      lockstep::conformance::llvm_assemble(lines, std::string(Isa::target), wave_size);
  for (std::size_t i = 0; i < open.size(); ++i) {
    const TextInstruction& ours = open[i].ours;
    if (theirs[i]) outcome.forms.insert(open[i].instruction.form);
    if (theirs[i] && equal(ours, *theirs[i]))
      ++outcome.like_llvm;
    else if (ours.problem.message.find("second literal") != std::string::npos)
      ++outcome.two_literals;
    else if (!theirs[i] && ours.problem)
      ++outcome.refused_by_both;
    else if (!theirs[i] && text_of(ours, wave_size) == open[i].text)
      ++outcome.taken_here_alone;
    else if (theirs[i] && text_of(ours, wave_size) == open[i].text &&
             text_of({theirs[i]->dwords, static_cast<std::uint8_t>(theirs[i]->count), {}}, wave_size) != open[i].text)
      ++outcome.lost_by_llvm;
    else if (known_difference(open[i].instruction))
      ++outcome.known;
    else
      outcome.differences.push_back(open[i].text + "\n    words " + to_string(open[i].words) + "\n    ours  " +
                                    shown(ours) + "\n    LLVM  " + (theirs[i] ? to_string(*theirs[i]) : "refuses it"));
  }
  return outcome;
}

}  // namespace assemble_test
