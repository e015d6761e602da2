#include "instruction_text.hpp"

#include "fast/any_instruction.hpp"
#include "isas/isas.hpp"
#include "lockstep/disasm/illegal_word.hpp"

namespace command {

namespace {

/// What follows an instruction that goes elsewhere and does not come back is reached in another way. As llvm-objdump
/// follows MODE's bits.
std::uint8_t vgpr_msb_behind(const lockstep::AnyInstruction& instruction) {
  const lockstep::InstructionInfo& info = instruction.info();
  const bool comes_back = info.writes.has(lockstep::State::d0);  // a call
  return info.terminator || (info.branch && !comes_back) ? std::uint8_t{0} : instruction.vgpr_msb_after();
}

InstructionText text_of(const lockstep::IsaTables& isa, std::span<const std::uint32_t> words, bool more,
                        std::uint8_t vgpr_msb) {
  InstructionText result;
  result.isa_name = isa.name;
  auto decoded = lockstep::decode(isa, words);
  if (!more) decoded = decoded.at_end();
  lockstep::AnyInstruction& instruction = decoded.instruction;
  instruction.vgpr_msb = vgpr_msb;
  result.truncated = decoded.error == lockstep::DecodeError::truncated;
  if (decoded.error != lockstep::DecodeError::none || !isa.legal(instruction)) {
    result.text = lockstep::illegal_word_text(isa, words[0]);
    return result;
  }
  result.text = lockstep::disassemble(instruction);
  result.dwords = instruction.dwords;
  const auto operands = instruction.operands();
  for (const lockstep::OperandInfo& operand : operands) {
    if (operand.kind != lockstep::OperandKind::label) continue;
    const std::uint32_t offset = instruction.field(static_cast<lockstep::Field>(operand.field));
    result.label = {lockstep::branch_target(0, offset), &operand == &operands[0]};
    break;
  }
  result.vgpr_msb_behind = vgpr_msb_behind(instruction);
  return result;
}

}  // namespace

InstructionText instruction_text(std::string_view target, std::span<const std::uint32_t> words, bool more,
                                 std::uint8_t vgpr_msb) {
  return text_of(*lockstep::isa_of(target), words, more, vgpr_msb);
}

}  // namespace command
