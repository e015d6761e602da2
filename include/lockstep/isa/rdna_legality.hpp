// Which operands a decoded instruction of RDNA or CDNA5 may have: selectors that name something, register tuples in
// line, DPP controls that exist, scalar values and halves of dual issue that the units have paths for. The one judge of
// that, as cdna_legality.hpp is for CDNA. Follows what LLVM 22 disassembles without remark and assembles again;
// tests/conformance lists the differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/dual_issue.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_rules.hpp"
#include "lockstep/isa/operand_legality.hpp"
#include "lockstep/isa/scalar_sources.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class RdnaLegality : OperandLegality<Isa> {
  using Base = OperandLegality<Isa>;

 public:
  using Base::Base;

  /// The first operand or control that the ISA does not define, with the reason; false if there is none.
  constexpr IllegalOperand illegal() const {
    if (isa().encoding_info(instruction_.encoding()).half != Half::none && wave_size_ != 32)
      return at(Field::op, "dual issue exists in waves of 32 lanes only");
    if (const IllegalOperand own = illegal_by_itself()) return own;
    if (instruction_.dual())
      if (const IllegalOperand second = RdnaLegality(instruction_.second_half(), wave_size_).illegal_by_itself())
        return second;
    if (const IllegalOperand too_many = illegal_scalars()) return too_many;
    return instruction_.dual() ? illegal_pair() : IllegalOperand{};
  }

 private:
  using Base::allowed_sources, Base::at, Base::field, Base::interpolation, Base::isa, Base::operand_field,
      Base::returns, Base::scalars, Base::vgprs;
  using Base::fine, Base::beyond, Base::reserved, Base::not_vector, Base::not_scalar;
  using Base::instruction_, Base::wave_size_;
  using Base::no_literal, Base::not_here, Base::reserved_format, Base::no_permutation, Base::no_components,
      Base::reserved_hint;
  using typename Base::AllowedSources, typename Base::Reason;

  static constexpr Reason not_null = "it must be NULL",
                          no_sign = "the matrix instruction has no sign of this operand to change",
                          dpp_source = "with DPP it must be a vector register",
                          reserved_scale = "the scale format is reserved";

  /// The same for one half of a dual instruction, without the rules about several operands at once.
  constexpr IllegalOperand illegal_by_itself() const {
    if (is_image(instruction_)) return illegal_image();
    if (instruction_.has(Field::target) && export_target_name(isa().assembly_family, field(Field::target)).empty())
      return at(Field::target, "nothing is exported to this number");
    for (const OperandInfo& info : instruction_.operands()) {
      if (info.implicit) continue;
      if (const Reason reason = operand(info); !reason.empty())
        return at(operand_field(static_cast<Field>(info.field)), reason);
    }
    if (instruction_.has(Field::dpp_ctrl))
      if (const Reason reason = dpp_control(); !reason.empty()) return at(Field::dpp_ctrl, reason);
    if (instruction_.has(Field::src0_sel))
      if (const IllegalOperand control = Base::sdwa_controls()) return control;
    if (const IllegalOperand control = matrix_control()) return control;
    return MemoryRules<Isa>(instruction_, wave_size_).illegal();
  }

  /// Of an image instruction: registers that exist, tuples of scalar registers in line, components and dimensions that
  /// it has.
  constexpr IllegalOperand illegal_image() const {
    const ImageRegisters registers = image_registers(instruction_);
    if (const Reason reason = vgprs(field(Field::vdata), registers.data, false, true); !reason.empty())
      return at(Field::vdata, reason);
    for (std::size_t i = 0; i < registers.groups; ++i) {
      const Field group = image_address_field(instruction_, i);
      if (const Reason reason = vgprs(field(group), registers.address[i], false, true); !reason.empty())
        return at(group, reason);
    }
    if (isa().assembly_family == AssemblyFamily::gfx10 && registers.groups > 1 &&
        registers.address[registers.groups - 1u] > 1)
      return at(Field::nsa, "the word has fields for five addresses, and the instruction has more");
    // Half of the directions' registers: the last group is not there.
    const bool ray = registers.address[2] == 3;
    if (ray && registers.groups == 4 && instruction_.has(Field::vaddr0) && field(Field::vaddr4) != 0)
      return at(Field::vaddr4, reserved);
    if (!image_mask_fits(instruction_)) return at(Field::dmask, no_components);
    if (!image_dimension_fits(instruction_)) return at(Field::dim, "the instruction has no images of this dimension");
    for (const OperandInfo& info : instruction_.operands()) {
      const auto name = static_cast<Field>(info.field);
      if (info.implicit || (name != Field::srsrc && name != Field::ssamp && name != Field::samp)) continue;
      const std::uint32_t first = instruction_.scalar_register(name);
      const Reason reason = isa().selectors[first].is_null() ? not_here : scalars(first, info.bits / 32u);
      if (!reason.empty()) return at(name, reason);
    }
    if (!image_hint_fits(instruction_)) return at(Field::th, reserved_hint);
    return {};
  }

  /// Matrices: index sets that the register does not hold, signs where there are none, formats that scales cannot have.
  constexpr IllegalOperand matrix_control() const {
    const InstructionInfo& info = instruction_.info();
    const std::uint32_t sets = info.index_sets[wave_size_ / 64];
    if (sets != 0 && (field(Field::op_sel) & 3u) >= sets)  // bit 2 says that A is used again
      return at(Field::op_sel, "the register holds no such set of sparse indices");
    if ((field(Field::neg) & info.zero_neg) != 0) return at(Field::neg, no_sign);
    if ((field(Field::neg_hi) & info.zero_neg_hi) != 0) return at(Field::neg_hi, no_sign);
    const std::uint32_t a_scale = field(Field::scl_neg) & 3u, b_scale = field(Field::scl_neg_hi) & 3u;
    if (a_scale == 3) return at(Field::scl_neg, reserved_scale);
    if (b_scale == 3) return at(Field::scl_neg_hi, reserved_scale);
    const auto is_fp4 = [&](Field source) {
      return !info.formats_by_op_sel || instruction_.matrix_format(source) == 4;
    };
    if (!scale_formats_fit(is_fp4(Field::src0), a_scale, is_fp4(Field::src1), b_scale))
      return at(a_scale != 0 ? Field::scl_neg : Field::scl_neg_hi,
                "the formats of the scales do not go with each other and with those of A and B");
    return {};
  }

  /// More scalar values than the instruction has paths for?
  constexpr IllegalOperand illegal_scalars() const {
    const unsigned limit = instruction_.info().one_scalar ? 1 : isa().scalar_sources;
    ScalarSources<Isa> sources;
    sources.add(instruction_, wave_size_, limit);
    if (instruction_.dual()) sources.add(instruction_.second_half(), wave_size_, limit);
    if (!sources.too_many()) return {};
    return {limit == 1 ? "a 64-bit shift reads one scalar register or literal at most"
                       : "a vector instruction reads two different scalar registers or literals at most",
            sources.field(), sources.number()};
  }

  /// Do the halves of a dual instruction get in each other's way?
  constexpr IllegalOperand illegal_pair() const {
    const auto conflict = DualIssue<Isa>(instruction_).conflict();
    if (!conflict) return {};
    return {conflict.reason, conflict.field, instruction_.second_half().field(conflict.field)};
  }

  /// Is there a literal of 64 bits, or of 32, behind the instruction? There are never both.
  constexpr bool has_literal(bool wide) const {
    const FieldLayout& layout = isa().layout(instruction_.encoding(), Field::literal);
    return layout.present() && (layout.ranges[1].width != 0) == wide;
  }

  constexpr Reason selector(const OperandInfo& info, std::uint32_t value, std::uint32_t dwords) const {
    const AllowedSources allowed = allowed_sources(info.kind);
    if (value >= isa().vgpr_first)
      return allowed.vgprs ? vgprs(value - isa().vgpr_first, dwords, info.half) : not_scalar;
    const Selector what = isa().selectors[value];
    if (what.is_register() || what.is_null()) return allowed.scalars ? scalars(value, dwords) : not_vector;
    switch (what.kind) {
      case SelectorKind::literal:
      case SelectorKind::literal64:
        if (!allowed.constants || info.kind == OperandKind::src_vgpr_or_inline) return not_here;
        return has_literal(what.kind == SelectorKind::literal64) ? fine : no_literal;
      case SelectorKind::lds_direct:  // as first source, and not by SDWA
        return dwords == 1 && info.kind == OperandKind::src && static_cast<Field>(info.field) == Field::src0 ? fine
                                                                                                             : not_here;
      case SelectorKind::reserved:
      case SelectorKind::dpp8:
      case SelectorKind::sdwa:
      case SelectorKind::dpp: return reserved;
      default: break;
    }
    if (what.kind == SelectorKind::scratch_base && what.index != 0 && dwords > 1) return beyond;
    if (!allowed.constants) return allowed.scalars ? not_scalar : not_vector;
    return what.is_constant() || info.kind != OperandKind::src_vgpr_or_inline ? fine : not_here;
  }

  /// A source of SDWA: a VGPR, or with its S bit a scalar selector.
  constexpr Reason sdwa_source(std::uint32_t value, bool scalar, std::uint32_t dwords) const {
    if (!scalar) return vgprs(value, dwords);
    const SelectorKind kind = isa().selectors[value].kind;
    if (kind == SelectorKind::literal) return no_literal;
    OperandInfo source{};
    source.kind = OperandKind::src_simple;
    return selector(source, value, dwords);
  }

  constexpr Reason operand(const OperandInfo& info) const {
    const auto name = static_cast<Field>(info.field);
    const std::uint32_t bits = instruction_.operand_bits(info, wave_size_);
    std::uint32_t dwords = bits > 32 ? bits / 32u : 1u;
    const std::uint32_t value = field(name);
    if (instruction_.info().formats_by_op_sel && (name == Field::src0 || name == Field::src1)) {
      if (instruction_.matrix_format(name) > 4) return reserved_format;
      dwords = instruction_.formatted_dwords(name);
    }
    if (instruction_.has(Field::src0_sel) && (name == Field::src0 || name == Field::vsrc1)) {
      const bool first = name == Field::src0;
      const bool scalar = field(first ? Field::s0 : Field::s1) != 0;
      if (scalar && info.kind == OperandKind::src_vgpr) return not_vector;
      return sdwa_source(first ? field(Field::vsrc0) : value, scalar, dwords);
    }
    if (name == Field::src0 && instruction_.has(Field::vsrc0)) return vgprs(field(Field::vsrc0), dwords, info.half);
    if ((name == Field::addr || name == Field::vaddr) && instruction_.has(Field::saddr))
      return vgprs(value, address_dwords(dwords), false, false);
    if (name == Field::vdst && instruction_.has(Field::saddr) && !returns()) return fine;
    if (info.kind == OperandKind::vintrp_param || info.kind == OperandKind::attr)
      return interpolation(info.kind, value);
    if (name == Field::vdata) return vgprs(value, dwords + field(Field::tfe));  // which asks for a word of status
    if (name == Field::vaddr) return vgprs(value, field(Field::idxen) != 0 && field(Field::offen) != 0 ? 2 : 1);
    if (name == Field::saddr) {
      if (value == isa().saddr_off || (dwords == 1 && value == isa().scratch_unaddressed)) return fine;
      const bool exec = isa().selectors[value].kind == SelectorKind::exec;
      return exec && (dwords > 1 || value != isa().exec_lo) ? not_here : scalars(value, dwords);
    }
    if (name == Field::sdata && info.kind == OperandKind::sreg) {
      const Reason reason = scalars(value, dwords);
      const SelectorKind kind = isa().selectors[value].kind;
      return reason.empty() && (kind == SelectorKind::exec || kind == SelectorKind::m0) ? not_here : reason;
    }
    if (name == Field::sbase || name == Field::srsrc) {
      const std::uint32_t first = instruction_.scalar_register(name);
      return dwords == 4 && isa().selectors[first].is_null() ? not_here : scalars(first, dwords);
    }
    if (name == Field::src1 && value < isa().vgpr_first && instruction_.has(Field::vsrc0) && !isa().dpp_takes_scalars)
      return dpp_source;
    switch (info.kind) {
      case OperandKind::vgpr: return vgprs(value, dwords, info.half);
      case OperandKind::smem_offset:
      case OperandKind::smem_offset_nok: return scalars(field(Field::soffset), 1);
      case OperandKind::sdst_null:
        return info.input && !isa().selectors[value].is_null() ? not_null : selector(info, value, dwords);
      case OperandKind::ssrc_lanesel:
        return isa().selectors[value].kind == SelectorKind::literal ? not_here : selector(info, value, dwords);
      case OperandKind::src:
      case OperandKind::src_simple:
      case OperandKind::src_vgpr:
      case OperandKind::src_vgpr_or_inline:
      case OperandKind::ssrc:
      case OperandKind::sreg:
      case OperandKind::sdst:
      case OperandKind::sreg_m0:
      case OperandKind::sreg_m0_inl:
      case OperandKind::sreg_literal: return selector(info, value, dwords);
      case OperandKind::ssrc_barrier_id:
        return isa().selectors[value].kind == SelectorKind::integer || value == isa().m0 ? fine : not_here;
      default: return fine;  // immediates
    }
  }

  /// FLAT takes a 64-bit address; GLOBAL and SCRATCH a 32-bit one, GLOBAL without SADDR a 64-bit one.
  constexpr std::uint32_t address_dwords(std::uint32_t listed) const {
    if (listed == 1) return 1;
    return field(Field::saddr) == isa().saddr_off ? 2 : 1;
  }

  /// DPP_CTRL names a permutation.
  constexpr Reason dpp_control() const {
    const std::uint32_t control = field(Field::dpp_ctrl), low = control & 15;
    switch (control >> 4) {
      case 0x10:
      case 0x11:
      case 0x12:
        if (low != 0) return fine;
        break;
      case 0x14:
        if (low <= 1) return fine;
        break;
      case 0x15:
      case 0x16: return fine;
      default:
        if (control < 0x100) return fine;
    }
    return no_permutation;
  }
};

}  // namespace lockstep
