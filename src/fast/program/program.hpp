// A kernel compiled for the fast engine: all code that direct branches reach from one address.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "fast/matrix/group.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/wmma/group.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/constant_pool.hpp"
#include "fast/program/micro_op.hpp"
#include "fast/rows/dpp_plan.hpp"
#include "fast/rows/exact_row.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/operand/plan.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep::fast {

/// What handlers need to know of an instruction.
struct InstructionPlace {
  std::uint64_t pc = 0;
  std::uint32_t in_block = 0;      ///< place in its basic block
  std::uint32_t block_length = 0;  ///< instructions in that block
  std::uint16_t bytes = 0;
  std::uint16_t opcode = 0;
  std::uint8_t vgpr_msb = 0;  ///< MODE's high bits of VGPR numbers that it was decoded with
  bool gpr_index = false;     ///< translated for VGPR indexing, which an instruction before it in its block turns on
  bool inside = false;        ///< among instructions whose micro-ops are in another order (fuse.hpp), and not the first

  std::uint64_t next_pc() const { return pc + bytes; }
};

struct CompiledInstruction : InstructionPlace {
  CompiledInstruction() = default;
  CompiledInstruction(const AnyInstruction& decoded, std::uint64_t at) : instruction(decoded) {
    pc = at;
    bytes = static_cast<std::uint16_t>(decoded.bytes());
    opcode = static_cast<std::uint16_t>(decoded.opcode);
  }
  AnyInstruction instruction{};
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
  std::uint8_t vgpr_msb = 0;        ///< MODE's high bits of VGPR numbers at `entry`
  bool default_float = true;        ///< MODE asks for the host's rounding and denormals
  Silicon silicon = Silicon::none;  ///< MODE's
  bool exceptions = false;          ///< raises exception flags
  bool counted = false;             ///< counts every instruction in Context::counts
  bool streamed = false;            ///< tells Context::stream every instruction
  bool watched = false;             ///< asks Context::watcher before every instruction
  bool operator==(const ProgramKey&) const = default;
  /// Is it for this wave, but for where that stands, which Program::find answers? (Asked at every turn of a wave: a key
  /// just made would be loaded in wider pieces than it was stored in, and late.)
  bool serves(const FastWave& wave, bool counts, bool streams, bool watches) const {
    return vgpr_limit == wave.vgpr_limit && accvgpr_limit == wave.accvgpr_limit && sgpr_limit == wave.sgpr_limit &&
           wave_size == wave.last_lane + 1 && default_float == wave.mode.default_float() &&
           silicon == wave.mode.silicon() && exceptions == wave.raises_exceptions && counted == counts &&
           streamed == streams && watched == watches;
  }
};

/// Every instruction has two translations, in two streams: for EXEC full, and for any EXEC. Immutable once made.
struct Program {
  enum : std::size_t { full = 0, partial = 1 };

  explicit Program(const IsaTables& of) : isa(&of), vgpr_banks(of.vgpr_banks) {}

  const IsaTables* isa;
  bool vgpr_banks;  ///< the ISA's: handlers look here
  ProgramKey key;
  std::vector<MicroOp> ops;
  std::vector<CompiledInstruction> instructions;         ///< sorted by pc, at least one
  std::vector<InstructionPlace> places;                  ///< theirs: what handlers read
  std::vector<std::uint32_t> index_by_dword;             ///< by distance of pc from the first one; may be empty
  std::vector<CodeRun> code;                             ///< the words they were made of, as they stand in memory
  Reencoding reencoding = nullptr;                       ///< what was done to them before they were decoded
  std::array<std::vector<std::uint32_t>, 2> first;       ///< by stream and instruction: its first micro-op
  std::vector<MicroOp> unfused;                          ///< of instructions in runs with fused handlers, as they were
  std::array<std::vector<std::uint32_t>, 2> unfused_at;  ///< by stream and instruction: place there, plus one; or empty
  std::vector<ConstantLine> constants;
  std::vector<OperandPlan> operand_plans;
  std::vector<DppPlan> dpp_plans;
  std::vector<ExactRow> exact_rows;
  std::vector<MatrixPlan> matrix_plans;
  std::vector<MatrixGroup> matrix_groups;
  std::vector<WmmaPlan> wmma_plans;
  std::vector<WmmaGroup> wmma_groups;
  std::vector<MemoryPlan> memory_plans;
  MicroOp stop{};                               ///< gives itself
  MicroOp::Handler memory_reference = nullptr;  ///< what a memory instruction does that its plan does not cover
  MicroOp::Handler stream_request = nullptr;    ///< writes an access to Context::stream if its plan does not
  MicroOp::Handler synchronising = nullptr;     ///< any instruction, by the reference engine

  static constexpr std::uint32_t absent = ~0u;

  /// Index of the instruction at `pc`, or `absent`.
  std::uint32_t find(std::uint64_t pc) const {
    const std::uint64_t distance = pc - places.front().pc;
    if (distance / 4 < index_by_dword.size()) return distance % 4 == 0 ? index_by_dword[distance / 4] : absent;
    const auto at = std::lower_bound(places.begin(), places.end(), pc,
                                     [](const InstructionPlace& i, std::uint64_t p) { return i.pc < p; });
    return at == places.end() || at->pc != pc ? absent : static_cast<std::uint32_t>(at - places.begin());
  }
  /// The same for a wave whose MODE has these high bits of VGPR numbers, for the translation is for one set of them,
  /// and no VGPR indexing.
  std::uint32_t find(std::uint64_t pc, std::uint32_t vgpr_msb) const {
    const std::uint32_t index = find(pc);
    if (index == absent || places[index].gpr_index) return absent;
    return vgpr_banks && places[index].vgpr_msb != vgpr_msb ? absent : index;
  }
  /// Makes `find` a look into a table, which code far apart does without.
  void index_instructions() {
    const std::uint64_t dwords = (places.back().pc - places.front().pc) / 4 + 1;
    if (dwords > 8 * places.size()) return;
    index_by_dword.assign(dwords, absent);
    for (std::size_t i = 0; i < places.size(); ++i)
      index_by_dword[(places[i].pc - places.front().pc) / 4] = static_cast<std::uint32_t>(i);
  }
  /// The micro-ops of instruction `index`, in a stream, to the end of `to`; not the block's count of instructions.
  void append_unfused(std::size_t stream, std::uint32_t index, std::vector<MicroOp>& to) const {
    const std::uint32_t block = places[index].in_block == 0 ? 1 : 0, from = first[stream][index] + block;
    const std::uint32_t at = unfused_at[stream].empty() ? 0 : unfused_at[stream][index];
    const MicroOp* const begin = at != 0 ? unfused.data() + (at - 1) : ops.data() + from;
    to.insert(to.end(), begin, begin + (first[stream][index + 1] - from));
  }
  std::size_t bytes() const {
    std::size_t words = 0, images = 0;
    for (const CodeRun& run : code) words += run.words.capacity();
    for (const MemoryPlan& plan : memory_plans) images += plan.job.image != nullptr ? 1 : 0;
    return sizeof(*this) + words * sizeof(std::uint32_t) + images * sizeof(ImageJob) +
           code.capacity() * sizeof(CodeRun) + ops.capacity() * sizeof(ops[0]) + places.capacity() * sizeof(places[0]) +
           instructions.capacity() * sizeof(instructions[0]) + index_by_dword.capacity() * sizeof(std::uint32_t) +
           2 * first[0].capacity() * sizeof(std::uint32_t) + unfused.capacity() * sizeof(unfused[0]) +
           2 * unfused_at[0].capacity() * sizeof(std::uint32_t) + constants.capacity() * sizeof(ConstantLine) +
           operand_plans.capacity() * sizeof(OperandPlan) + dpp_plans.capacity() * sizeof(DppPlan) +
           exact_rows.capacity() * sizeof(ExactRow) + matrix_plans.capacity() * sizeof(MatrixPlan) +
           matrix_groups.capacity() * sizeof(MatrixGroup) + wmma_plans.capacity() * sizeof(WmmaPlan) +
           wmma_groups.capacity() * sizeof(WmmaGroup) + memory_plans.capacity() * sizeof(memory_plans[0]);
  }
};

}  // namespace lockstep::fast
