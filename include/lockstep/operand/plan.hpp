// An instruction's operands, classified: which register or constant each role means and what happens to its bits on
// the way in and out. Depends on the instruction alone, so an engine that decodes once can keep it.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/crosslane/sdwa.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

enum class RegisterFile : std::uint8_t {
  none,    ///< no such operand
  vgpr,    ///< VGPR; AccVGPRs follow the ISA's VGPRs
  scalar,  ///< scalar operand number: SGPR, special register, inline constant
  literal,
  literal64,
};

/// Where an operand's bits are.
struct OperandSlot {
  RegisterFile file = RegisterFile::none;
  std::uint16_t number = 0;
  std::uint16_t bits = 0;
  DataFormat format{};
  bool high = false;   ///< the number names the upper half of a register
  bool twice = false;  ///< a scalar of 32 bits that both elements of a packed operation get
  constexpr std::uint32_t dwords() const { return (bits + 31u) / 32u; }
  constexpr bool is_vgpr() const { return file == RegisterFile::vgpr; }
  constexpr bool operator==(const OperandSlot&) const = default;
};

/// Is it a register that holds its own bits: an SGPR, VCC, M0, EXEC and their like?
template <class Isa>
constexpr bool is_scalar_register(const Isa& isa, const OperandSlot& slot) {
  return slot.file == RegisterFile::scalar && isa.selectors[slot.number].is_register();
}

/// What happens to a source between register and operation.
struct SourceModifier {
  bool neg = false;  ///< packed: of the low element
  bool abs = false;
  bool neg_hi = false;    ///< packed: of the high element
  bool op_sel = false;    ///< the (low) element comes from the high half
  bool op_sel_hi = true;  ///< packed: the high element comes from the high half
  bool sext = false;      ///< SDWA: sign-extend the selected part
  std::uint8_t select = sdwa_dword;

  constexpr bool operator==(const SourceModifier&) const = default;
};

/// Everything an engine needs to know of the operands.
struct OperandPlan {
  std::array<OperandSlot, 3> s{};
  std::array<SourceModifier, 3> modifiers{};
  OperandSlot d0{};
  OperandSlot mask_out{};  ///< where a lane mask (compare, carry-out, D1) goes
  OperandSlot mask_in{};   ///< which lane mask stands for VCC as an input
  std::uint32_t imm = 0;
  std::uint64_t literal = 0;  ///< of 32 or 64 bits
  // Raw fields, for operations that read them themselves.
  std::uint8_t neg = 0, abs = 0, neg_hi = 0, op_sel = 0, op_sel_hi = 0, omod = 0;
  bool clamp = false;
  bool sdwa = false;
  std::uint8_t sdwa_sel0 = sdwa_dword;  ///< raw SRC0_SEL, for operations that read it themselves
  std::uint8_t dst_sel = sdwa_dword;
  SdwaUnused dst_unused = SdwaUnused::pad;
  bool dpp = false;
  std::uint8_t dpp_source = 0;  ///< which source comes by DPP
  DppControls dpp_controls{};
  std::uint32_t src0_number = 0, src1_number = 0, dst_number = 0;

  constexpr bool operator==(const OperandPlan&) const = default;
};

namespace detail {

constexpr bool is_accumulator_kind(OperandKind kind) {
  return kind == OperandKind::accvgpr || kind == OperandKind::src_accvgpr;
}

constexpr bool is_scalar_kind(OperandKind kind) {
  switch (kind) {
    case OperandKind::ssrc:
    case OperandKind::ssrc_nolit:
    case OperandKind::ssrc_lanesel:
    case OperandKind::sreg:
    case OperandKind::sreg_novcc:
    case OperandKind::sreg_m0:
    case OperandKind::sreg_m0_inl:
    case OperandKind::sreg_literal:
    case OperandKind::ssrc_barrier_id:
    case OperandKind::sdst_null:
    case OperandKind::sdst: return true;
    default: return false;
  }
}

constexpr bool is_vector_kind(OperandKind kind) {
  switch (kind) {
    case OperandKind::vgpr:
    case OperandKind::accvgpr:
    case OperandKind::vgpr_or_accvgpr:
    case OperandKind::vgpr_or_lds:
    case OperandKind::src:
    case OperandKind::src_nolit:
    case OperandKind::src_nolds:
    case OperandKind::src_simple:
    case OperandKind::src_vgpr:
    case OperandKind::src_accvgpr:
    case OperandKind::src_vgpr_or_accvgpr:
    case OperandKind::src_vgpr_or_accvgpr_or_const:
    case OperandKind::src_vgpr_or_inline: return true;
    default: return false;
  }
}

}  // namespace detail

/// The register or constant that an explicit operand of an instruction legal in waves of `wave_size` lanes names.
template <class Isa>
constexpr OperandSlot locate(const Instruction<Isa>& instruction, const OperandInfo& operand, std::uint32_t wave_size) {
  const auto& isa = instruction.isa();
  OperandSlot slot{RegisterFile::none, 0, instruction.operand_bits(operand, wave_size), operand.format, false, false};
  if (operand.implicit) return slot;
  const bool scalar_kind = detail::is_scalar_kind(operand.kind);
  if (!scalar_kind && !detail::is_vector_kind(operand.kind)) return slot;

  Field field = static_cast<Field>(operand.field);
  std::uint32_t number = instruction.field(field);
  bool scalar = scalar_kind;
  if (scalar_kind) {
    // The whole field is a scalar operand number.
  } else if (field == Field::src0 && instruction.has(Field::vsrc0)) {  // SDWA, DPP: SRC0 stands in the second dword
    number = instruction.field(Field::vsrc0);
    scalar = instruction.field(Field::s0) != 0;
  } else if (field == Field::vsrc1 && instruction.field(Field::s1) != 0) {
    scalar = true;
  } else if (isa.layout(instruction.encoding(), field).ranges[0].width == 9) {
    scalar = number < isa.vgpr_first;
    number &= 255u;
  }
  if (!scalar) {
    if (operand.half) {
      slot.high = (number & 0x80u) != 0;
      number &= 0x7fu;
    }
    slot.file = RegisterFile::vgpr;
    if (isa.vgpr_banks) number |= instruction.vgpr(field) & ~255u;
    slot.number =
        static_cast<std::uint16_t>(number + (detail::is_accumulator_kind(operand.kind) ? isa.arch_vgprs : 0u));
    return slot;
  }
  slot.file = RegisterFile::scalar;
  slot.number = static_cast<std::uint16_t>(number);
  if (isa.selectors[number].kind == SelectorKind::literal) slot.file = RegisterFile::literal;
  if (isa.selectors[number].kind == SelectorKind::literal64) slot.file = RegisterFile::literal64;
  return slot;
}

namespace detail {

template <class Isa>
constexpr void plan_modifiers(const Instruction<Isa>& instruction, SourceModifiers kind, OperandPlan& plan) {
  plan.neg = static_cast<std::uint8_t>(instruction.field(Field::neg));
  plan.abs = static_cast<std::uint8_t>(instruction.field(Field::abs));
  plan.omod = static_cast<std::uint8_t>(instruction.field(Field::omod));
  plan.clamp = instruction.field(Field::clamp) != 0;
  plan.op_sel = static_cast<std::uint8_t>(instruction.field(Field::op_sel));
  if (instruction.has(Field::op_sel_hi)) {
    plan.neg_hi = static_cast<std::uint8_t>(instruction.field(Field::neg_hi));
    plan.op_sel_hi = static_cast<std::uint8_t>(instruction.field(Field::op_sel_hi));
    plan.op_sel_hi |= static_cast<std::uint8_t>(instruction.field(Field::op_sel_hi_2) << 2);
  } else {
    // A packed operation outside VOP3P takes its halves as they are; VOP3's ABS negates the high ones.
    plan.op_sel_hi = 7;
    if (kind == SourceModifiers::packed16) plan.neg_hi = plan.abs;
  }
  if (instruction.has(Field::src0_neg) && !instruction.has(Field::neg)) {  // VOP3's own count where there are both
    plan.neg = static_cast<std::uint8_t>(instruction.field(Field::src0_neg) | instruction.field(Field::src1_neg) << 1);
    plan.abs = static_cast<std::uint8_t>(instruction.field(Field::src0_abs) | instruction.field(Field::src1_abs) << 1);
  }
  for (std::uint32_t i = 0; i < 3; ++i) {
    SourceModifier& m = plan.modifiers[i];
    m.neg = (plan.neg >> i & 1) != 0;
    m.abs = (plan.abs >> i & 1) != 0;
    m.neg_hi = (plan.neg_hi >> i & 1) != 0;
    m.op_sel = (plan.op_sel >> i & 1) != 0;
    m.op_sel_hi = (plan.op_sel_hi >> i & 1) != 0;
  }
}

template <class Isa>
constexpr void plan_sdwa(const Instruction<Isa>& instruction, bool operation_selects, OperandPlan& plan) {
  plan.sdwa = true;
  plan.sdwa_sel0 = static_cast<std::uint8_t>(instruction.field(Field::src0_sel));
  if (!operation_selects) plan.modifiers[0].select = plan.sdwa_sel0;
  plan.modifiers[0].sext = instruction.field(Field::src0_sext) != 0;
  plan.modifiers[1].select = static_cast<std::uint8_t>(instruction.field(Field::src1_sel));
  plan.modifiers[1].sext = instruction.field(Field::src1_sext) != 0;
  if (instruction.has(Field::dst_sel)) {
    plan.dst_sel = static_cast<std::uint8_t>(instruction.field(Field::dst_sel));
    plan.dst_unused = static_cast<SdwaUnused>(instruction.field(Field::dst_unused));
  }
}

template <class Isa>
constexpr void plan_dpp(const Instruction<Isa>& instruction, OperandPlan& plan) {
  plan.dpp = true;
  plan.dpp_controls.control = instruction.field(Field::dpp_ctrl);
  plan.dpp_controls.fetch_inactive = instruction.field(Field::fetch_inactive) != 0;
  plan.dpp_controls.bound_ctrl = instruction.field(Field::bound_ctrl) != 0;
  plan.dpp_controls.row_mask = static_cast<std::uint8_t>(instruction.field(Field::row_mask));
  plan.dpp_controls.bank_mask = static_cast<std::uint8_t>(instruction.field(Field::bank_mask));
}

/// GFX12.5: of a scalar source a packed f32 operation reads 32 bits, for both elements (CDNA5 ISA manual, 7.7.1).
constexpr void plan_scalar_pairs(SourceModifiers kind, OperandPlan& plan) {
  if (kind != SourceModifiers::packed32) return;
  for (OperandSlot& slot : plan.s) slot.twice = slot.file != RegisterFile::none && !slot.is_vgpr() && slot.bits == 64;
}

/// The number in SRC0 says whether lanes that are switched off are read.
template <class Isa>
constexpr void plan_dpp8(const Instruction<Isa>& instruction, OperandPlan& plan) {
  plan.dpp = true;
  plan.dpp_controls.eight = true;
  constexpr std::array selects{Field::lane_sel_0, Field::lane_sel_1, Field::lane_sel_2, Field::lane_sel_3,
                               Field::lane_sel_4, Field::lane_sel_5, Field::lane_sel_6, Field::lane_sel_7};
  for (std::size_t i = 0; i < selects.size(); ++i)
    plan.dpp_controls.control |= instruction.field(selects[i]) << (3 * i);
  plan.dpp_controls.fetch_inactive = instruction.isa().selectors[instruction.field(Field::src0)].index != 0;
}

/// A half that a register's number names is noted where OP_SEL has its bits: from here on both are the same.
constexpr void plan_halves(OperandPlan& plan) {
  for (std::uint32_t i = 0; i < 3; ++i) {
    if (!plan.s[i].high) continue;
    plan.modifiers[i].op_sel = true;
    plan.op_sel = static_cast<std::uint8_t>(plan.op_sel | 1u << i);
  }
  if (plan.d0.high) plan.op_sel |= 8u;
}

}  // namespace detail

/// Classifies the operands of an instruction that is legal (`isa.legal`) in waves of `wave_size` lanes and no memory
/// instruction: those read their fields themselves.
template <class Isa>
constexpr OperandPlan plan_operands(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  OperandPlan plan;
  const auto& isa = instruction.isa();
  const InstructionInfo& info = instruction.info();
  const OperandSlot vcc{.file = RegisterFile::scalar,
                        .number = static_cast<std::uint16_t>(isa.vcc_lo),
                        .bits = static_cast<std::uint16_t>(wave_size)};
  plan.mask_in = plan.mask_out = vcc;
  for (const OperandInfo& operand : instruction.operands()) {
    if (operand.implicit) continue;
    if (operand.kind == OperandKind::simm8) plan.imm = instruction.field(static_cast<Field>(operand.field));
    const OperandSlot slot = locate(instruction, operand, wave_size);
    if (slot.file == RegisterFile::none) continue;
    switch (operand.role) {
      case Role::s0: plan.s[0] = slot; break;
      case Role::s1: plan.s[1] = slot; break;
      case Role::s2: plan.s[2] = slot; break;
      case Role::d0:
        plan.d0 = slot;
        if (info.writes.has(State::d0_lane)) plan.mask_out = slot;
        break;
      case Role::d1:
      case Role::vcc_out: plan.mask_out = slot; break;
      case Role::vcc_in: plan.mask_in = slot; break;
      default: break;
    }
  }
  if (instruction.has(Field::simm16)) plan.imm = instruction.field(Field::simm16);
  if (instruction.has(Field::literal)) {
    plan.literal = instruction.literal64();
    if (!instruction.has(Field::simm16)) plan.imm = static_cast<std::uint32_t>(plan.literal);
  }
  if (instruction.has(Field::src0)) detail::plan_modifiers(instruction, info.modifiers, plan);
  if (isa.true16) detail::plan_halves(plan);
  if (isa.packed32_scalars_twice) detail::plan_scalar_pairs(info.modifiers, plan);
  plan.dpp_source = info.dpp_source;
  if (instruction.has(Field::dpp_ctrl)) detail::plan_dpp(instruction, plan);
  if (instruction.has(Field::lane_sel_0)) detail::plan_dpp8(instruction, plan);
  if (instruction.has(Field::src0_sel)) {
    detail::plan_sdwa(instruction, info.reads.has(State::sdwa_sel), plan);
    if (instruction.field(Field::sd) != 0)  // SDWA compares: SD picks between VCC and SDST
      plan.mask_out.number = static_cast<std::uint16_t>(instruction.field(Field::sdst));
  }
  plan.src0_number = plan.s[0].file != RegisterFile::none ? plan.s[0].number : instruction.field(Field::ssrc0);
  plan.src1_number = plan.s[1].file != RegisterFile::none ? plan.s[1].number : instruction.field(Field::ssrc1);
  plan.dst_number = plan.d0.file != RegisterFile::none ? plan.d0.number : instruction.field(Field::sdst);
  return plan;
}

}  // namespace lockstep
