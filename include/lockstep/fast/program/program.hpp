// A kernel compiled for the fast engine: all code that direct branches reach from one address.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "lockstep/fast/matrix/job.hpp"
#include "lockstep/fast/memory/plan.hpp"
#include "lockstep/fast/program/constant_pool.hpp"
#include "lockstep/fast/program/micro_op.hpp"
#include "lockstep/fast/rows/by_reference.hpp"
#include "lockstep/fast/rows/dpp.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep::fast {

template <class Isa>
struct CompiledInstruction {
  Instruction<Isa> instruction{};
  std::uint64_t pc = 0;
  std::uint32_t in_block = 0;      ///< place in its basic block
  std::uint32_t block_length = 0;  ///< instructions in that block

  std::uint64_t next_pc() const { return pc + instruction.bytes(); }
};

/// Instructions that follow each other in memory, word by word.
struct CodeRun {
  std::uint64_t pc = 0;
  std::vector<std::uint32_t> words;
};

/// What a program is compiled for. Another wave state needs another program.
struct ProgramKey {
  std::uint64_t entry = 0;
  std::uint16_t vgpr_limit = 0, accvgpr_limit = 0, sgpr_limit = 0;
  std::uint16_t wave_size = row_lanes;
  bool default_float = true;  ///< MODE asks for the host's rounding and denormals
  bool counted = false;       ///< counts every instruction in Context::counts
  bool operator==(const ProgramKey&) const = default;
};

/// Every instruction has two translations, in two streams: for EXEC full, and for any EXEC. Immutable once made.
template <class Isa>
struct Program {
  enum : std::size_t { full = 0, partial = 1 };

  ProgramKey key;
  std::vector<MicroOp<Isa>> ops;
  std::vector<CompiledInstruction<Isa>> instructions;  ///< sorted by pc, at least one
  std::vector<std::uint32_t> index_by_dword;           ///< by distance of pc from the first one; may be empty
  std::vector<CodeRun> code;                           ///< the words they were made of
  std::array<std::vector<std::uint32_t>, 2> first;     ///< by stream and instruction: its first micro-op
  std::vector<ConstantLine> constants;
  std::vector<OperandPlan> operand_plans;
  std::vector<DppPlan> dpp_plans;
  std::vector<ExactRow<Isa>> exact_rows;
  std::vector<MatrixPlan> matrix_plans;
  std::vector<MemoryPlan<FastWave<Isa>>> memory_plans;
  MicroOp<Isa> stop{};  ///< gives itself

  static constexpr std::uint32_t absent = ~0u;

  /// Index of the instruction at `pc`, or `absent`.
  std::uint32_t find(std::uint64_t pc) const {
    const std::uint64_t distance = pc - instructions.front().pc;
    if (distance / 4 < index_by_dword.size()) return distance % 4 == 0 ? index_by_dword[distance / 4] : absent;
    const auto at = std::lower_bound(instructions.begin(), instructions.end(), pc,
                                     [](const CompiledInstruction<Isa>& i, std::uint64_t p) { return i.pc < p; });
    return at == instructions.end() || at->pc != pc ? absent : static_cast<std::uint32_t>(at - instructions.begin());
  }
  /// Makes `find` a look into a table, which code far apart does without.
  void index_instructions() {
    const std::uint64_t dwords = (instructions.back().pc - instructions.front().pc) / 4 + 1;
    if (dwords > 8 * instructions.size()) return;
    index_by_dword.assign(dwords, absent);
    for (std::size_t i = 0; i < instructions.size(); ++i)
      index_by_dword[(instructions[i].pc - instructions.front().pc) / 4] = static_cast<std::uint32_t>(i);
  }
  std::size_t bytes() const {
    std::size_t words = 0;
    for (const CodeRun& run : code) words += run.words.capacity();
    return sizeof(*this) + words * sizeof(std::uint32_t) + code.capacity() * sizeof(CodeRun) +
           ops.capacity() * sizeof(ops[0]) + instructions.capacity() * sizeof(instructions[0]) +
           index_by_dword.capacity() * sizeof(std::uint32_t) + 2 * first[0].capacity() * sizeof(std::uint32_t) +
           constants.capacity() * sizeof(ConstantLine) + operand_plans.capacity() * sizeof(OperandPlan) +
           dpp_plans.capacity() * sizeof(DppPlan) + exact_rows.capacity() * sizeof(ExactRow<Isa>) +
           matrix_plans.capacity() * sizeof(MatrixPlan) + memory_plans.capacity() * sizeof(memory_plans[0]);
  }
};

}  // namespace lockstep::fast
