#include "fast/any_instruction.hpp"

namespace lockstep {

Decoded<IsaTables> decode(const IsaTables& isa, std::span<const std::uint32_t> words) {
  return decode<IsaTables>(isa, words);
}
detail::Fetched<IsaTables> fetch(const IsaTables& isa, const MemoryView& memory, std::uint64_t pc) {
  return detail::fetch<IsaTables>(isa, memory, pc);
}
detail::Fetched<IsaTables> fetch(const IsaTables& isa, MemoryView& memory, std::uint64_t pc) {
  return fetch(isa, static_cast<const MemoryView&>(memory), pc);
}
OperandPlan plan_operands(const AnyInstruction& instruction, std::uint32_t wave_size) {
  return plan_operands<IsaTables>(instruction, wave_size);
}
Uses uses(const AnyInstruction& instruction, std::uint32_t wave_size, std::uint32_t accum_offset) {
  return uses<IsaTables>(instruction, wave_size, accum_offset);
}
std::string disassemble(const AnyInstruction& instruction, const DisasmOptions& options) {
  return disassemble<IsaTables>(instruction, options);
}

}  // namespace lockstep
