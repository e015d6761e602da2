// Finds the code that direct branches reach from an address, and its basic blocks.
#pragma once

#include <cstdint>
#include <vector>

#include "fast/program/program.hpp"
#include "lockstep/base/bits.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep::fast {

/// Instructions of one program at most; code beyond is compiled when execution gets there.
inline constexpr std::size_t max_program_instructions = 1u << 16;

/// Instructions of one block at most. Where a compiler makes calls of the jumps between handlers (program/micro_op.hpp,
/// `next`; g++ -O1 does), the host's stack grows with a block, to less than 256 KiB.
inline constexpr std::size_t max_block_instructions = 64;

/// Target of a direct branch: the next instruction plus SIMM16 dwords.
inline std::uint64_t branch_target(const CompiledInstruction& at) {
  const auto words = static_cast<std::int64_t>(sign_extend(at.instruction.field(Field::simm16), 16));
  return at.pc + 4 + static_cast<std::uint64_t>(words * 4);
}

/// Does the instruction give its target in SIMM16?
template <class Isa>
bool is_direct_branch(const Instruction<Isa>& instruction) {
  const InstructionInfo& info = instruction.info();
  return info.branch && !info.indirect_branch && instruction.has(Field::simm16);
}

/// What may be code.
enum class CodeMemory : std::uint8_t {
  any,
  constant,  ///< what kernels cannot write
};

/// All instructions reachable from `entry` without indirect jumps, sorted by pc, with their blocks. Words that are no
/// instruction, or that are not in memory of this kind, end a path. Empty if `entry` holds none.
/// `vgpr_msb`: MODE's high bits of VGPR numbers at the entry. An instruction reached with several has those of the
/// first path found; who comes along another one leaves the program (Program::find).
std::vector<CompiledInstruction> discover(const IsaTables& isa, const MemoryView& memory, std::uint64_t entry,
                                          CodeMemory kind = CodeMemory::any, std::uint8_t vgpr_msb = 0);

}  // namespace lockstep::fast
