// An operation of an instruction, as check `init` follows bits through it: its operands, and the program of its bits
// with what the instruction's words say put in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "lockstep/crosslane/sdwa.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/operand/modifiers.hpp"
#include "lockstep/operand/plan.hpp"
#include "observe/bit_program.hpp"

namespace lockstep {

/// A source, or the destination.
struct TaintedOperand {
  enum class Kind : std::uint8_t {
    absent,
    unknown,  ///< it is not followed
    state,    ///< defined, and no register: SRC_SHARED_BASE and its like
    scc,
    constant,
    vector,
    scalar,
  };
  Kind kind = Kind::absent;
  bool moved = false;        ///< by DPP: of other lanes
  std::uint16_t number = 0;  ///< of the register
  std::uint16_t dwords = 1;
  OperandSlot slot{};
  SourceModifier modifier{};
  std::uint64_t value = 0;  ///< of a constant, modified

  bool has(std::uint32_t register_number) const {
    return register_number >= number && register_number < std::uint32_t{number} + dwords;
  }
};

struct TaintedOperation {
  using Operand = TaintedOperand;

  std::array<Operand, 3> sources{};
  Operand target{};
  std::uint8_t first = 0, bits = 0;  ///< the part of the destination that gets the result; 0 bits: all of it
  SourceModifiers modifiers = SourceModifiers::plain;
  bool selects_halves = false;  ///< it reads OP_SEL itself
  BitProgram program{};         ///< its results but for lane masks

  /// Does the program give the result? Otherwise all of it depends on all that is read.
  bool follows(BitOutput which) const { return program.gives(which); }

  /// Bits of dword `dword` that the operation reads of a source.
  std::uint32_t bits_read(const Operand& o, std::uint32_t dword) const {
    const SourceModifier& m = o.modifier;
    if (m.select != sdwa_dword) return sdwa_part(m.select).mask() << sdwa_part(m.select).shift;
    if (is_packed(o)) {
      const std::uint32_t width = o.slot.bits / 2;
      const bool low = !m.op_sel || !m.op_sel_hi, high = m.op_sel || m.op_sel_hi;
      if (width == 32) return (dword == 0 ? low : high) ? ~0u : 0u;
      return (low ? 0xffffu : 0u) | (high ? 0xffff0000u : 0u);
    }
    if (modifiers == SourceModifiers::raw || selects_halves || o.slot.bits >= 32 || o.slot.bits == 0) return ~0u;
    const std::uint32_t part = (1u << o.slot.bits) - 1;
    return m.op_sel && o.slot.bits == 16 ? part << 16 : part;
  }
  /// Bits of the register `number` of a file that are read.
  std::uint32_t reads(Operand::Kind file, std::uint32_t number) const {
    std::uint32_t mask = 0;
    for (const Operand& s : sources) {
      if (s.kind == Operand::Kind::unknown) return ~0u;
      if (s.kind == file && s.has(number)) mask |= bits_read(s, number - s.number);
    }
    return mask;
  }
  /// Is the register a dword of a source that is not read, and of no other source?
  bool leaves_out(Operand::Kind file, std::uint32_t number) const {
    bool left = false;
    for (const Operand& s : sources) {
      if (s.kind != file || !s.has(number)) continue;
      if (bits_read(s, number - s.number) != 0) return false;
      left = true;
    }
    return left;
  }
  /// Bits of a vector register that get the result.
  std::uint32_t written() const { return bits == 0 ? ~0u : ((1u << bits) - 1) << first; }

  /// A source of the operation from the registers that hold it: as modified_source (operand/modifiers.hpp).
  BitValue modified(const Operand& o, const BitValue& raw) const {
    const SourceModifier& m = o.modifier;
    if (is_packed(o)) {
      const unsigned width = o.slot.bits / 2u;
      const std::uint64_t all = bits_of_width(width);
      BitValue low = (m.op_sel ? raw.right(width) : raw).masked(all);
      BitValue high = (m.op_sel_hi ? raw.right(width) : raw).masked(all);
      if (detail::is_float(o.slot.format)) {
        low = with_sign(low, width - 1, false, m.neg);
        high = with_sign(high, width - 1, false, m.neg_hi);
      }
      return high.left(width).with(low);
    }
    BitValue v = raw;
    if (m.select != sdwa_dword) {
      const SdwaPart part = sdwa_part(m.select);
      v = v.right(part.shift).masked(part.mask());
      if (m.sext) v = v.extended(part.width).masked(0xffffffffu);
    }
    if (modifiers == SourceModifiers::raw) return v;
    if (o.slot.bits < 32 && !selects_halves) {
      if (m.op_sel && o.slot.bits == 16) v = v.right(16);
      v = v.masked(bits_of_width(o.slot.bits));
    }
    const DataFormat format = o.slot.format;
    const bool has_sign = detail::is_float(format) || modifiers == SourceModifiers::signs;
    if (has_sign && format.count <= 1 && format.element_bits != 0)
      v = with_sign(v, format.element_bits - 1u, m.abs, m.neg);
    return v;
  }

 private:
  bool is_packed(const Operand& o) const {
    const std::uint32_t element = o.slot.format.element_bits;
    return (modifiers == SourceModifiers::packed16 && o.slot.bits == 32 && element == 16) ||
           (modifiers == SourceModifiers::packed32 && o.slot.bits == 64 && element == 32);
  }
  static BitValue with_sign(BitValue v, unsigned place, bool abs, bool neg) {
    const std::uint64_t sign = std::uint64_t{1} << place;
    if (abs) v = v.masked(~sign);
    if (!neg) return v;
    v.value ^= sign & ~v.undefined;
    v.computed |= v.undefined & sign;
    return v;
  }
};

/// Makes operations of what is known of an instruction.
class TaintedOperationReader {
 public:
  using Operation = TaintedOperation;
  using Operand = TaintedOperand;

  TaintedOperationReader(const Step& step, const LaunchView& launch) : step_(step), launch_(launch) {}

  /// Of the first or the second of two operations in one.
  Operation read(std::size_t half) const {
    Operation op;
    const OperandPlan* const plan = step_.operands[half];
    if (plan == nullptr) return op;
    const InstructionInfo& info = half == 0 ? *step_.info : *step_.second;
    op.modifiers = info.modifiers;
    op.selects_halves = info.reads.has(State::op_sel);
    for (std::size_t i = 0; i < op.sources.size(); ++i) {
      op.sources[i] = operand(plan->s[i], *plan);
      op.sources[i].modifier = plan->modifiers[i];
      op.sources[i].moved = step_.lane_mover != nullptr && i == plan->dpp_source;
    }
    if (step_.uses->instruction_class == InstructionClass::salu) {  // scalar sources are as they are
      op.modifiers = SourceModifiers::raw;
      for (Operand& s : op.sources) s.modifier = {};
    }
    for (Operand& s : op.sources)
      if (s.kind == Operand::Kind::constant) s.value = op.modified(s, BitValue::constant(s.value)).value;
    op.target = operand(plan->d0, *plan);
    find_part(op, *plan, info);
    if (const BitFlow* const flow = step_.bit_flow[half]) put_together(op, *flow, *plan);
    return op;
  }

 private:
  Operand operand(const OperandSlot& slot, const OperandPlan& plan) const {
    Operand o;
    const std::uint32_t bits = slot.twice ? 32u : slot.bits;
    o.slot = slot;
    o.dwords = static_cast<std::uint16_t>(slot.twice ? 1u : slot.dwords());
    o.number = slot.number;
    switch (slot.file) {
      case RegisterFile::none: break;
      case RegisterFile::vgpr:
        o.kind = Operand::Kind::vector;
        by_own_name(o);
        break;
      case RegisterFile::scalar: {
        const Selector selector = (*launch_.selectors)[slot.number];
        o.kind = selector.is_register()               ? Operand::Kind::scalar
                 : selector.is_constant()             ? Operand::Kind::constant
                 : selector.kind == SelectorKind::scc ? Operand::Kind::scc
                                                      : Operand::Kind::state;
        if (selector.is_constant()) o.value = inline_constant(selector, slot.format, bits);
        break;
      }
      case RegisterFile::literal:
        o.kind = Operand::Kind::constant;
        o.value = literal_value(static_cast<std::uint32_t>(plan.literal), slot.format, bits);
        break;
      case RegisterFile::literal64:
        o.kind = Operand::Kind::constant;
        o.value = bits > 32 ? plan.literal : plan.literal & 0xffffffffu;
        break;
    }
    if (slot.twice && o.kind == Operand::Kind::constant) o.value = (o.value & 0xffffffffu) | o.value << 32;
    return o;
  }
  /// A VGPR that is an AccVGPR, as `uses` tells it. One that is both is not followed.
  void by_own_name(Operand& o) const {
    const std::uint32_t vgprs = step_.wave.vgprs, last = o.number + o.dwords - 1u;
    if (step_.wave.accvgprs == 0 || o.number >= first_accvgpr || last < vgprs) return;
    if (o.number < vgprs) o.kind = Operand::Kind::unknown;
    o.number = static_cast<std::uint16_t>(o.number - vgprs + first_accvgpr);
  }

  /// SDWA and OP_SEL: the part of its register that gets the result.
  static void find_part(Operation& op, const OperandPlan& plan, const InstructionInfo& info) {
    if (plan.sdwa && plan.dst_sel != sdwa_dword) {
      const SdwaPart part = sdwa_part(plan.dst_sel);
      op.first = static_cast<std::uint8_t>(part.shift);
      op.bits = static_cast<std::uint8_t>(part.width);
    } else if (!plan.sdwa && info.high_half != HighHalf::not_applicable) {
      op.first = (plan.op_sel & 8) != 0 ? 16 : 0;
      op.bits = 16;
    }
  }

  /// What a field of the words holds; nothing of other inputs.
  static std::optional<std::uint64_t> field_of(BitInput input, const OperandPlan& plan) {
    switch (input) {
      case BitInput::imm: return plan.imm;
      case BitInput::literal:
      case BitInput::literal64: return plan.literal;
      case BitInput::clamp: return plan.clamp ? 1 : 0;
      case BitInput::op_sel: return plan.op_sel;
      case BitInput::op_sel_hi: return plan.op_sel_hi;
      case BitInput::neg: return plan.neg;
      case BitInput::neg_hi: return plan.neg_hi;
      case BitInput::abs: return plan.abs;
      case BitInput::omod: return plan.omod;
      case BitInput::sdwa_sel0: return plan.sdwa_sel0;
      default: return std::nullopt;
    }
  }
  /// Do two sources read the same register in the same way?
  static bool same(const Operand& a, const Operand& b) {
    const SourceModifier &m = a.modifier, &n = b.modifier;
    return a.kind == b.kind && (a.kind == Operand::Kind::vector || a.kind == Operand::Kind::scalar) && !a.moved &&
           !b.moved && a.number == b.number && a.slot.bits == b.slot.bits && a.slot.format == b.slot.format &&
           m.neg == n.neg && m.abs == n.abs && m.neg_hi == n.neg_hi && m.op_sel == n.op_sel &&
           m.op_sel_hi == n.op_sel_hi && m.sext == n.sext && m.select == n.select;
  }

  /// The program, with constants in place of sources and fields that are some, and one source in place of two that are
  /// the same: then a difference is 0, whatever is in it.
  void put_together(Operation& op, const BitFlow& flow, const OperandPlan& plan) const {
    op.program.build(flow, [&](BitFlowBuilder& builder, const BitNode& node) {
      const auto input = static_cast<BitInput>(node.a);
      if (const auto field = field_of(input, plan)) return builder.constant(*field, node.width);
      if (input > BitInput::s2) return builder.add(node);
      const auto index = static_cast<std::size_t>(input);
      if (op.sources[index].kind == Operand::Kind::constant)
        return builder.constant(op.sources[index].value, node.width);
      for (std::size_t other = 0; other < index; ++other)
        if (same(op.sources[other], op.sources[index])) return builder.input(static_cast<BitInput>(other), node.width);
      return builder.add(node);
    });
    for (std::size_t i = 0; i < op.sources.size(); ++i) {
      const Operand& s = op.sources[i];
      const bool other = s.kind == Operand::Kind::vector && !step_.uses->reads_register(UsedFile::vgpr, s.number);
      const bool read = op.program.reads(static_cast<BitInput>(i)) || (i == 0 && op.program.reads_other_lane());
      if (read && (s.kind == Operand::Kind::unknown || s.kind == Operand::Kind::absent || other)) op.program.forget();
    }
  }

  const Step& step_;
  const LaunchView& launch_;
};

/// The operation of an instruction, and the second of two in one.
using TaintedOperations = std::array<TaintedOperation, 2>;
inline TaintedOperations read_operations(const Step& step, const LaunchView& launch) {
  const TaintedOperationReader reader(step, launch);
  return {reader.read(0), step.second != nullptr ? reader.read(1) : TaintedOperation{}};
}

/// Does it write vector registers in all lanes, whatever EXEC is? An operation that chooses its lanes itself
/// (State::vgprs) goes by EXEC.
inline bool writes_all_lanes(const InstructionInfo& info) {
  return info.ignores_exec && !info.writes.has(State::vgprs);
}
/// Has a scalar result a bit for each lane?
inline bool writes_lane_mask(const InstructionInfo& info) {
  const StateSet& w = info.writes;
  return w.has(State::d0_lane) || w.has(State::vcc_lane) || w.has(State::exec_lane) || w.has(State::d1);
}

}  // namespace lockstep
