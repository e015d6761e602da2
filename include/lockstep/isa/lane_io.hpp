// What one evaluation of a generated operation takes and gives, in one fixed shape: the bridge between the
// pure functions of generated/<isa>/semantics and an engine that fetches operands by table.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/state_set.hpp"

namespace lockstep {

/// Operands wider than 64 bits, as dwords, lowest first.
using WideValue = std::array<std::uint32_t, 32>;
struct WideOperands {
  WideValue s0{}, s1{}, s2{}, d0{};
};

/// Inputs of one lane (or of the wave, for scalar operations). Sources are raw bits after operand fetch and
/// modifiers, zero-extended; only the members in the operation's read set need to be set.
struct LaneInput {
  std::uint64_t s0 = 0, s1 = 0, s2 = 0;
  std::uint64_t d0 = 0;         ///< old destination
  std::uint32_t imm = 0;        ///< SIMM16 (zero-extended) where the encoding has one, else the literal
  std::uint32_t literal = 0;    ///< SIMM32, the literal (S_SETREG_IMM32_B32 has both)
  std::uint64_t literal64 = 0;  ///< SIMM64, the literal of 64 bits
  std::uint64_t vcc = 0;
  std::uint64_t exec = 0;
  std::uint64_t pc = 0;       ///< address of this instruction
  std::uint64_t next_pc = 0;  ///< address of the one that follows it
  std::uint32_t m0 = 0;
  std::uint32_t status = 0;
  Mode mode{};
  std::uint32_t lane = 0;
  std::uint32_t op_sel = 0;  ///< OP_SEL, bit i for source i, bit 3 for the destination
  std::uint32_t op_sel_hi = 0;
  std::uint32_t neg = 0, neg_hi = 0, abs = 0, omod = 0;
  std::uint32_t sdwa_sel0 = 0;                                     ///< SDWA SRC0_SEL (6 = DWORD)
  std::uint32_t src0_number = 0, src1_number = 0, dst_number = 0;  ///< raw field values
  bool src1_is_vgpr = false;
  bool scc = false;
  bool vcc_lane = false;
  bool clamp = false;
  const WideOperands* wide = nullptr;
};

/// Outputs; only the members in the operation's write set are meaningful.
struct LaneOutput {
  using Input = LaneInput;
  std::uint64_t d0 = 0;
  std::uint64_t s0 = 0;  ///< V_SWAP_B32
  std::uint64_t vcc = 0;
  std::uint64_t exec = 0;
  std::uint64_t pc = 0;  ///< next instruction
  std::uint32_t m0 = 0;
  std::uint32_t mode = 0;
  std::uint32_t status = 0;
  bool d0_lane = false;
  bool d1 = false;
  bool vcc_lane = false;
  bool exec_lane = false;
  bool scc = false;
  Signal signal = Signal::none;
  WideValue* wide = nullptr;  ///< set by the caller when the destination is wider than 64 bits
};

/// An operation that reaches no registers of a computed number, on one lane (or on the wave).
using LaneFunction = void (*)(const LaneInput&, LaneOutput&);

/// An operation that reaches registers of a computed number, by `Files` (engine/computed_registers.hpp).
template <class Files, class Out>
struct FileOperation {
  using Function = void (*)(const LaneInput&, Out&, Files&);
  std::uint16_t opcode = 0;  ///< the ISA's Opcode
  Function function = nullptr;

  template <class Opcode>
  constexpr FileOperation(Opcode of, Function by) : opcode(static_cast<std::uint16_t>(of)), function(by) {}
};

/// The function of that opcode, or null.
template <class Files, class Out, class Opcode>
constexpr typename FileOperation<Files, Out>::Function find_file_operation(
    std::span<const FileOperation<Files, Out>> operations, Opcode opcode) {
  for (const FileOperation<Files, Out>& operation : operations)
    if (operation.opcode == static_cast<std::uint16_t>(opcode)) return operation.function;
  return nullptr;
}

}  // namespace lockstep
