#include "instruction_text.hpp"

#include "isas/with_isa.hpp"
#include "lockstep/disasm/illegal_word.hpp"

namespace command {

namespace {

/// What follows an instruction that goes elsewhere and does not come back is reached in another way. As llvm-objdump
/// follows MODE's bits.
template <class Isa>
std::uint8_t vgpr_msb_behind(const lockstep::Instruction<Isa>& instruction) {
  const lockstep::InstructionInfo& info = instruction.info();
  const bool comes_back = info.writes.has(lockstep::State::d0);  // a call
  return info.terminator || (info.branch && !comes_back) ? std::uint8_t{0} : instruction.vgpr_msb_after();
}

template <class Isa>
InstructionText text_of(std::span<const std::uint32_t> words, bool more, std::uint8_t vgpr_msb) {
  InstructionText result;
  result.isa_name = Isa::name;
  auto decoded = lockstep::decode<Isa>(words);
  if (!more) decoded = decoded.at_end();
  lockstep::Instruction<Isa>& instruction = decoded.instruction;
  instruction.vgpr_msb = vgpr_msb;
  result.truncated = decoded.error == lockstep::DecodeError::truncated;
  if (decoded.error != lockstep::DecodeError::none || !Isa::legal(instruction)) {
    result.text = lockstep::illegal_word_text(Isa{}, words[0]);
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
  return lockstep::with_isa(target, [&](auto isa) { return text_of<decltype(isa)>(words, more, vgpr_msb); });
}

}  // namespace command
