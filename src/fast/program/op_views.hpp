// What the fields of a micro-op mean, a view for each kind of handler. The translator writes a field by the same name
// by which the handler reads it. Operands (FastWave::at, FastWave::row) are in the slots of their names; views name the
// rest.
#pragma once

#include <cstdint>

#include "fast/program/micro_op.hpp"
#include "lockstep/crosslane/sdwa.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::fast {

// `Op` is MicroOp, or const MicroOp for handlers. An accessor that gives a reference is for reading and writing.
// `instruction` is an index into Program::instructions and Program::places.

/// Handlers that know their instruction and nothing else.
template <class Op>
struct InstructionView {
  Op& op;
  auto& instruction() const { return op.extra; }
};

/// Start of a basic block.
template <class Op>
struct BlockView {
  Op& op;
  auto& first_instruction() const { return op.extra; }
  auto& length() const { return op.offset[slot_d]; }  ///< instructions
};

/// Counts an instruction.
template <class Op>
struct CountView {
  Op& op;
  auto& opcode() const { return op.extra; }
};

/// Behind an instruction that may have changed EXEC.
template <class Op>
struct ExecChangeView {
  Op& op;
  auto& instruction() const { return op.extra; }
  auto& stream() const { return op.offset[slot_d]; }  ///< Program::full or Program::partial: the one it stands in
};

/// S_SET_VGPR_MSB.
template <class Op>
struct VgprMsbView {
  Op& op;
  auto& bits() const { return op.extra; }  ///< for MODE
};

/// Jumps and branches.
template <class Op>
struct JumpView {
  Op& op;
  /// In micro-ops, from this one.
  std::int32_t distance() const { return static_cast<std::int32_t>(op.offset[slot_d]); }
  void set_distance(std::int64_t micro_ops) const { op.offset[slot_d] = static_cast<std::uint32_t>(micro_ops); }
};

/// Ends a turn.
template <class Op>
struct TurnEndView {
  Op& op;
  auto& instruction() const { return op.extra; }
  StopReason reason() const { return static_cast<StopReason>(op.offset[slot_d]); }
  void set_reason(StopReason reason) const { op.offset[slot_d] = static_cast<std::uint32_t>(reason); }
};

/// Accesses to memory, and what stands before one: a turn may end here.
template <class Op>
struct AccessView {
  Op& op;
  auto& instruction() const { return op.extra; }
  auto& rest_of_block() const { return op.offset[slot_s0]; }  ///< instructions from this one to the block's end
  auto& plan() const { return op.offset[slot_d]; }            ///< index into Program::memory_plans
};

/// Matrix instructions.
template <class Op>
struct MatrixView {
  Op& op;
  auto& instruction() const { return op.extra; }
  auto& plan() const { return op.offset[slot_d]; }  ///< index into Program::matrix_plans or wmma_plans
  /// The first of a group names it: an index into Program::matrix_groups or wmma_groups.
  bool has_group() const { return op.offset[slot_s0] != 0; }
  std::uint32_t group() const { return op.offset[slot_s0] - 1; }
  void set_group(std::size_t group) const { op.offset[slot_s0] = static_cast<std::uint32_t>(group + 1); }
};

/// Instructions that the reference engine executes with a plan of their operands.
template <class Op>
struct PlannedView {
  Op& op;
  auto& instruction() const { return op.extra; }
  auto& plan() const { return op.offset[slot_d]; }  ///< index into Program::operand_plans
};

/// Asks the watcher before an instruction.
template <class Op>
struct WatchView {
  Op& op;
  static constexpr std::uint32_t no_plan = ~0u;
  auto& instruction() const { return op.extra; }
  auto& plan() const { return op.offset[slot_d]; }  ///< index into Program::memory_plans, or no_plan
};

/// Tells the stream of an instruction.
template <class Op>
struct StreamedView {
  Op& op;
  auto& instruction() const { return op.extra; }    ///< of an access
  auto& plan() const { return op.offset[slot_d]; }  ///< of an access with one: index into Program::memory_plans
  std::uint64_t pc() const { return op.offset[slot_s0] | std::uint64_t{op.offset[slot_s1]} << 32; }
  void set_pc(std::uint64_t pc) const {
    op.offset[slot_s0] = static_cast<std::uint32_t>(pc);
    op.offset[slot_s1] = static_cast<std::uint32_t>(pc >> 32);
  }
};

/// Moves between VGPRs of which one has a computed number.
template <class Op>
struct VgprMoveView {
  Op& op;
  auto& instruction() const { return op.extra; }
  auto& from() const { return op.offset[slot_s0]; }   ///< number of a VGPR; of a scalar source its place
  auto& to() const { return op.offset[slot_d]; }      ///< number of a VGPR
  auto& limit() const { return op.offset[slot_s1]; }  ///< how many VGPRs there are
};

/// S_SET_GPR_IDX_ON.
template <class Op>
struct GprIndexView {
  Op& op;
  auto& operands() const { return op.extra; }  ///< the field that names what is indexed
};

/// Scalar operations.
template <class Op>
struct ScalarView {
  Op& op;
  auto& immediate() const { return op.extra; }  ///< SIMM16 or the literal
};

/// Row operations. `extra` is a RowExtra.
template <class Op>
struct RowView {
  Op& op;
  RowExtra extra() const { return {op.extra}; }
  auto& immediate() const {
    return op.offset[slot_s2];
  }  ///< SIMM16 or the literal; such operations have no third source
};

/// Row operations lane by lane, and what stands beside row operations.
template <class Op>
struct ExactRowView {
  Op& op;
  auto& row() const { return op.extra; }  ///< index into Program::exact_rows
};

/// Source modifiers: s0 & keep ^ flip, after a selection of halves or of a part.
template <class Op>
struct ModifierView {
  Op& op;
  auto& keep() const { return op.offset[slot_s1]; }
  auto& flip() const { return op.offset[slot_s2]; }
  auto& selection() const { return op.extra; }  ///< see modify_halves, modify_pair and modify_part
};

/// A half of a row: one of its halves stays.
template <class Op>
struct HalfMergeView {
  Op& op;
  auto& high() const { return op.extra; }  ///< 1: the high half is written; 0: the low half
};

/// A part of a row (SDWA).
template <class Op>
struct PartMergeView {
  Op& op;
  std::uint32_t part() const { return op.extra & 7u; }  ///< DST_SEL
  SdwaUnused rest() const { return static_cast<SdwaUnused>(op.extra >> 3); }
  void set(std::uint32_t part, SdwaUnused rest) const { op.extra = part | static_cast<std::uint32_t>(rest) << 3; }
};

/// OMOD and CLAMP in any MODE. `extra` is a FinishExtra.
struct FinishExtra {
  std::uint32_t bits = 0;
  constexpr DataFormat format() const {
    return {DataFormat::Kind::floating, static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8)};
  }
  constexpr std::uint32_t omod() const { return bits >> 16 & 3u; }
  constexpr bool clamp() const { return (bits >> 18 & 1u) != 0; }
};
constexpr FinishExtra finish_extra(DataFormat format, std::uint32_t omod, bool clamp) {
  return {format.element_bits | std::uint32_t{format.count} << 8 | omod << 16 | (clamp ? 1u << 18 : 0u)};
}
template <class Op>
struct FinishView {
  Op& op;
  FinishExtra extra() const { return {op.extra}; }
};

/// Lanes outside EXEC stay as they are.
template <class Op>
struct BlendView {
  Op& op;
  auto& rows() const { return op.extra; }  ///< 1, or 2 for 64 bits
};

/// A lane mask in a scalar register.
template <class Op>
struct MaskView {
  Op& op;
  auto& scalar() const { return op.extra; }  ///< its number
};

/// A scalar source that is computed from the wave's state.
template <class Op>
struct StateView {
  Op& op;
  std::uint16_t selector() const { return static_cast<std::uint16_t>(op.extra & 255u); }
  bool is_wide() const { return (op.extra & 256u) != 0; }  ///< 64 bits
  void set(std::uint32_t selector, bool wide) const { op.extra = selector | (wide ? 256u : 0u); }
};

/// DPP of a row or of two.
template <class Op>
struct DppView {
  Op& op;
  auto& rows() const { return op.extra; }            ///< 1, or 2 for 64 bits
  auto& plan() const { return op.offset[slot_s1]; }  ///< index into Program::dpp_plans
};

static_assert(sizeof(MicroOp) == 32, "a micro-op is half a cache line: a view adds nothing");

}  // namespace lockstep::fast
