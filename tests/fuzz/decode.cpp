// Fuzzing: decoding, operand classification and disassembly of any words.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "cdna4/assembly_binding.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/operand/plan.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::array<std::uint32_t, 5> words{};
  const std::size_t count = size / 4 < words.size() ? size / 4 : words.size();
  if (count != 0) std::memcpy(words.data(), data, 4 * count);
  const lockstep::cdna4::Decoded decoded = lockstep::cdna4::decode({words.data(), count});
  // Fewer words give the same answer or none yet.
  for (std::size_t few = 0; few < count; ++few) {
    const lockstep::cdna4::Decoded early = lockstep::cdna4::decode({words.data(), few});
    const bool same = early.error == decoded.error && early.instruction.form == decoded.instruction.form;
    if (early.error != lockstep::DecodeError::truncated && !same) std::abort();
  }
  if (decoded.error != lockstep::DecodeError::none) return 0;
  const lockstep::cdna4::Instruction& instruction = decoded.instruction;
  if (instruction.dwords == 0 || instruction.dwords > count) std::abort();
  // Nothing need follow the instruction.
  const lockstep::cdna4::Decoded alone = lockstep::cdna4::decode({words.data(), instruction.dwords}).at_end();
  if (alone.error != lockstep::DecodeError::none || alone.instruction.form != instruction.form) std::abort();
  const bool legal = lockstep::cdna4::Isa::legal(instruction);
  (void)lockstep::plan_operands(instruction);
  if (lockstep::disassemble(instruction).empty() && legal) std::abort();
  return 0;
}
