// The operands of one form: from what a program writes to the fields of the instruction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/error.hpp"
#include "lockstep/asm/field_encoder.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/disasm/modifier_options.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/isa_defaults.hpp"
#include "lockstep/isa/matrix_formats.hpp"

namespace lockstep::assembler {

/// Fills the operand fields of one form.
template <class Isa>
class OperandEncoder : public FieldEncoder<Isa> {
  using Base = FieldEncoder<Isa>;

 public:
  using Base::Base, Base::failure, Base::instruction, Base::set;
  using typename Base::Encoding;

  /// The operand that stands at `position`, from 1, of the text of an instruction with these options; null: none does.
  constexpr const AsmOperand* wanted_at(std::size_t position, const Options& options) {
    options_ = options;
    for (const AsmOperand& wanted : assembly().operands(syntax_))
      if (shown(wanted) && --position == 0) return &wanted;
    return nullptr;
  }

 protected:
  using Base::assembly, Base::isa;
  using Base::byte_offset, Base::immediate, Base::literal_operand, Base::registers, Base::rest_, Base::scalar_selector;
  using Base::encoding_, Base::fail, Base::has, Base::literal_seen_, Base::options_, Base::position_, Base::require;
  using Base::syntax_, Base::wait_counts;

  /// Registers of a lane mask, as far as the operands so far show how many lanes the wave has; 0: not yet known.
  std::uint32_t mask_dwords_ = 0;

  /// The operands in the order of the text, those that the options leave out excepted.
  constexpr void operands(std::span<const Operand> given) {
    given_ = given;
    std::size_t next = 0;
    for (const AsmOperand& wanted : assembly().operands(syntax_)) {
      if (!shown(wanted)) continue;
      position_ = static_cast<std::uint8_t>(next + 1);
      if (next >= given.size()) {
        if (wanted.kind == AsmKind::end_program) continue;
        if (wanted.kind == AsmKind::flat_scalar_address) {
          set(static_cast<Field>(wanted.field), isa().saddr_off);
          continue;
        }
        if (optional_group(wanted)) {
          set(static_cast<Field>(wanted.field), isa().null);
          continue;
        }
        return fail(AsmError::operand_count);
      }
      operand(wanted, given[next++]);
      if (failure) return;
    }
    position_ = 0;
    require(next == given.size(), AsmError::operand_count);
  }

 private:
  /// As disassembly shows them: see disasm_detail::operand_shown.
  constexpr bool shown(const AsmOperand& operand) const {
    if (operand.returned) {
      if (has(Field::th)) return (static_cast<unsigned>(options_.th) & 1u) != 0;
      return has(Field::sc0) ? options_.sc0 : options_.glc;
    }
    const auto field = static_cast<Field>(operand.field);
    return (field != Field::vdata && field != Field::vdst) || !options_.lds;
  }

  /// The last two groups of a tensor's descriptor, which the text leaves out where both are NULL.
  static constexpr bool optional_group(const AsmOperand& operand) {
    const auto field = static_cast<Field>(operand.field);
    return operand.file == AsmRegisterFile::sgpr && (field == Field::vaddr2 || field == Field::vaddr3);
  }

  /// Takes part in the choice of the wave size: a lane mask has a register for 32 lanes.
  constexpr std::uint32_t mask_dwords(const Operand& given) {
    if (given.kind != OperandClass::scalar || given.count == 0) return 0;
    bool possible = mask_dwords_ == 0 || mask_dwords_ == given.count;
    if (possible) {
      possible = false;
      for (const std::uint32_t lanes : isa().wave_sizes) possible = possible || given.count == lanes / 32;
    }
    require(possible, mask_dwords_ == 0 ? AsmError::register_count : AsmError::wave_size);
    return mask_dwords_ = given.count;
  }

  /// Registers of an operand of which each lane of a wave of 64 holds half: `listed` in one of 32.
  constexpr std::uint32_t spread_dwords(std::uint32_t listed, const Operand& given) {
    const std::uint32_t half = (listed + 1) / 2;
    if (mask_dwords_ == 0 && half != listed)
      for (const std::uint32_t lanes : isa().wave_sizes)
        if (given.count == (lanes == 64 ? half : listed)) mask_dwords_ = lanes / 32;
    return mask_dwords_ == 2 ? half : listed;
  }

  /// Which of the ACC bits governs a field: 0 and 1 of ACC, 2 for ACC_CD.
  constexpr unsigned acc_bit(Field field) const {
    if (field == Field::src1) return 1;
    return has(Field::acc_cd) && (field == Field::vdst || field == Field::src2) ? 2 : 0;
  }

  constexpr void vgpr_file(const AsmOperand& wanted, const Operand& given) {
    const bool acc = given.kind == OperandClass::accvgpr;
    if (!acc && given.kind != OperandClass::vgpr)
      return fail(wanted.file == AsmRegisterFile::accvgpr ? AsmError::not_an_accvgpr : AsmError::not_a_vgpr);
    if (wanted.file == AsmRegisterFile::accvgpr) return require(acc, AsmError::not_an_accvgpr);
    if (wanted.file != AsmRegisterFile::by_acc_bit) return require(!acc, AsmError::not_a_vgpr);
    const unsigned bit = acc_bit(static_cast<Field>(wanted.field));
    require((acc_seen_ >> bit & 1u) == 0 || (acc_value_ >> bit & 1u) == (acc ? 1u : 0u), AsmError::mixed_files);
    acc_seen_ |= 1u << bit;
    if (!acc) return;
    acc_value_ |= 1u << bit;
    if (bit == 2)
      set(Field::acc_cd, 1);
    else
      set(Field::acc, acc_value_ & 3u);
  }

  constexpr void vgprs(const AsmOperand& wanted, const Operand& given, std::uint32_t dwords, std::uint32_t base) {
    vgpr_file(wanted, given);
    registers(given, dwords);
    require(given.first < isa().arch_vgprs, AsmError::value_range);
    const std::uint32_t upper = register_half(wanted, given);
    if (!failure) set(static_cast<Field>(wanted.field), base + given.first + upper);
  }

  /// Says which half of a 16-bit register: in OP_SEL where the encoding has it, else by what is added to the number.
  constexpr std::uint32_t register_half(const AsmOperand& wanted, const Operand& given) {
    require(wanted.half || given.half == RegisterHalf::not_given, AsmError::half_register);
    if (!wanted.half) return 0;
    const bool high = given.half == RegisterHalf::high;
    if (!has(Field::op_sel)) {
      require(given.first < 128, AsmError::half_register);
      return high ? 128 : 0;
    }
    const auto field = static_cast<Field>(wanted.field);
    const unsigned index = field == Field::src1 ? 1 : field == Field::src2 ? 2 : field == Field::vdst ? 3 : 0;
    if (high) set(Field::op_sel, instruction.field(Field::op_sel) | 1u << index);
    return 0;
  }

  constexpr void scalar(Field field, const Operand& given, std::uint32_t dwords) {
    const std::uint32_t selector = scalar_selector(field, given, dwords);
    if (!failure) set(field, selector);
  }

  /// Registers of a source: matrix sources of F8F6F4 need as many as their format asks for, of CDNA5 in waves of 32
  /// lanes twice as many.
  constexpr std::uint32_t source_dwords(const AsmOperand& wanted) const {
    if (!wanted.f8f6f4) return wanted.dwords;
    const bool first = static_cast<Field>(wanted.field) == Field::src0;
    if (has(Field::cbsz)) return f8f6f4_dwords(first ? options_.cbsz : options_.blgp);
    return 2 * f8f6f4_dwords(static_cast<std::uint32_t>(first ? options_.matrix_a_fmt : options_.matrix_b_fmt));
  }

  constexpr void source(const AsmOperand& wanted, const Operand& given) {
    const bool vector = given.kind == OperandClass::vgpr || given.kind == OperandClass::accvgpr;
    if (vector && wanted.file == AsmRegisterFile::sgpr) return fail(AsmError::not_a_scalar);
    if (vector || wanted.file == AsmRegisterFile::accvgpr)
      return vgprs(wanted, given, source_dwords(wanted), isa().vgpr_first);
    scalar(static_cast<Field>(wanted.field), given, wanted.dwords);
  }

  constexpr void sdwa_source(const AsmOperand& wanted, const Operand& given) {
    if (given.kind == OperandClass::vgpr) return vgprs(wanted, given, wanted.dwords, 0);
    const auto field = static_cast<Field>(wanted.field);
    scalar(field, given, wanted.dwords);
    if (!failure) set(field == Field::vsrc1 ? Field::s1 : Field::s0, 1);
  }

  constexpr void scalar_group(const AsmOperand& wanted, const Operand& given) {
    if (given.kind != OperandClass::scalar) return fail(AsmError::not_a_scalar);
    const auto field = static_cast<Field>(wanted.field);
    const std::uint32_t group = isa().layout(encoding_, field).group;
    registers(given, wanted.dwords);
    require(given.first % group == 0, AsmError::alignment);
    if (!failure) set(field, given.first / group);
  }

  /// VCC of the wave's width.
  constexpr bool is_vcc(const Operand& given) {
    return given.kind == OperandClass::scalar && given.first == isa().vcc_lo && mask_dwords(given) == given.count;
  }

  constexpr void sdwa_destination(const Operand& given) {
    if (is_vcc(given)) return;
    if (given.kind != OperandClass::scalar) return fail(AsmError::not_a_scalar);
    scalar(Field::sdst, given, mask_dwords(given));
    if (!failure) set(Field::sd, 1);
  }

  /// A signed byte offset, a scalar register, or both.
  constexpr void smem_offset(const Operand& given) {
    const bool scalar = given.kind == OperandClass::scalar;
    if (!scalar && given.kind != OperandClass::integer) return fail(AsmError::not_an_address);
    if (scalar) registers(given, 1);
    const bool both = scalar && rest_.offset.given;
    const std::int64_t bytes = scalar ? rest_.offset.value : given.integer;
    if (scalar) rest_.offset = {};
    if (isa().assembly_family == AssemblyFamily::gfx9) {  // bits say which of the two there are
      if (scalar && !both) return set(Field::offset, given.first);
      set(Field::imm, 1);
      if (both) set(Field::soffset_en, 1);
      if (both) set(Field::soffset, given.first);
    } else {
      set(Field::soffset, scalar ? given.first : isa().null);
    }
    byte_offset(bytes);
  }

  /// SADDR, which stands behind the address and decides its width.
  constexpr bool scalar_address_off() const {
    std::size_t i = 0;
    for (const AsmOperand& wanted : assembly().operands(syntax_)) {
      if (!shown(wanted)) continue;
      const bool scalar = wanted.kind == AsmKind::scalar_address || wanted.kind == AsmKind::flat_scalar_address;
      if (scalar && i < given_.size()) return given_[i].kind == OperandClass::off;
      ++i;
    }
    return true;
  }

  /// SCRATCH without a VGPR and without SADDR, where a number of SADDR says so.
  constexpr bool no_address() const {
    if (isa().scratch_unaddressed == no_selector) return false;
    const auto operands = assembly().operands(syntax_);
    for (std::size_t i = 0; i < operands.size() && i < given_.size(); ++i)
      if (operands[i].kind == AsmKind::scratch_address) return given_[i].kind == OperandClass::off;
    return false;
  }

  constexpr void address(const AsmOperand& wanted, const Operand& given) {
    const bool none = given.kind == OperandClass::off;
    require(none || given.kind == OperandClass::vgpr, AsmError::not_an_address);
    switch (wanted.kind) {
      case AsmKind::global_address: return vgprs(wanted, given, scalar_address_off() ? 2 : 1, 0);
      case AsmKind::scratch_address:
        if (!has(Field::sve) && !no_address()) require(none != scalar_address_off(), AsmError::not_an_address);
        if (none) return;
        if (has(Field::sve)) set(Field::sve, 1);
        return vgprs(wanted, given, 1, 0);
      default: {
        const std::uint32_t count = (options_.idxen ? 1u : 0u) + (options_.offen ? 1u : 0u);
        if (none) return require(count == 0, AsmError::not_an_address);
        return vgprs(wanted, given, count, 0);
      }
    }
  }

  /// VDATA or the addresses of an image: how many registers they are follows from the options and the name.
  constexpr void image_operand(const AsmOperand& wanted, const Operand& given) {
    const auto early = [&](Field field, std::uint32_t value) {
      if (has(field)) set(field, instruction.field(field) | value);
    };
    early(Field::dmask, options_.dmask);
    early(Field::dim, static_cast<std::uint32_t>(options_.dim));
    early(Field::a16, options_.a16);
    early(Field::d16, options_.d16);
    early(Field::tfe, options_.tfe);
    if (failure) return;
    const ImageRegisters parts = image_registers(instruction);
    const auto group = [&](Field field, std::uint32_t first, std::uint32_t count, std::uint32_t dwords) {
      require(count == 0 || count == dwords, AsmError::register_count);
      require(first < isa().arch_vgprs, AsmError::value_range);
      if (!failure) set(field, first);
    };
    const bool data = static_cast<Field>(wanted.field) == Field::vdata;
    const bool acc = data && given.kind == OperandClass::accvgpr && has(Field::acc);
    if (acc) set(Field::acc, 1);
    if (given.kind == OperandClass::vgpr || acc) {
      require(data || parts.groups == 1, AsmError::image_addresses);
      return group(static_cast<Field>(wanted.field), given.first, given.count, data ? parts.data : parts.address[0]);
    }
    require(!data, AsmError::not_a_vgpr);
    require(given.kind == OperandClass::vgpr_list && given.count == parts.groups, AsmError::image_addresses);
    for (std::size_t i = 0; i < parts.groups && !failure; ++i) {
      const auto packed = static_cast<std::uint32_t>(given.integer >> 12 * i) & 0xfffu;
      group(image_address_field(instruction, i), packed & 255u, packed >> 8, parts.address[i]);
    }
  }

  /// A register, or `off` where EN has no bit for it.
  constexpr void export_source(const AsmOperand& wanted, const Operand& given) {
    const auto field = static_cast<Field>(wanted.field);
    const unsigned index = field == Field::vsrc0 ? 0 : field == Field::vsrc1 ? 1 : field == Field::vsrc2 ? 2 : 3;
    if (given.kind == OperandClass::off) return;
    AsmOperand place = wanted;  // with COMPR two halves of a register are two sources
    if (options_.compr) place.field = static_cast<std::uint8_t>(index < 2 ? Field::vsrc0 : Field::vsrc1);
    vgprs(place, given, 1, 0);
    if (!failure) set(Field::en, instruction.field(Field::en) | 1u << index);
  }

  constexpr void plain_operand(AsmOperand wanted, const Operand& given) {
    if (wanted.mask) wanted.dwords = static_cast<std::uint8_t>(mask_dwords(given));
    if (wanted.spread) wanted.dwords = static_cast<std::uint8_t>(spread_dwords(wanted.dwords, given));
    if (static_cast<Field>(wanted.field) == Field::vdata && options_.tfe) ++wanted.dwords;
    const auto field = static_cast<Field>(wanted.field);
    switch (wanted.kind) {
      case AsmKind::vgpr:
        if (wanted.file != AsmRegisterFile::sgpr) return vgprs(wanted, given, wanted.dwords, 0);
        return scalar(field, given, wanted.dwords);
      case AsmKind::source: return source(wanted, given);
      case AsmKind::scalar: return scalar(field, given, wanted.dwords);
      case AsmKind::scalar_group: return scalar_group(wanted, given);
      case AsmKind::sdwa_source: return sdwa_source(wanted, given);
      case AsmKind::sdwa_destination: return sdwa_destination(given);
      case AsmKind::vcc: return require(is_vcc(given), AsmError::not_vcc);
      case AsmKind::literal:
      case AsmKind::literal_constant: return literal_operand(given);
      case AsmKind::label:
        if (given.kind == OperandClass::label) return;  // known when the program is put together
        return given.kind == OperandClass::integer ? immediate(field, given) : fail(AsmError::not_a_label);
      case AsmKind::smem_offset: return smem_offset(given);
      case AsmKind::global_address:
      case AsmKind::scratch_address:
      case AsmKind::buffer_address: return address(wanted, given);
      case AsmKind::scalar_address:
      case AsmKind::flat_scalar_address:
        if (given.kind == OperandClass::off)
          return set(field, no_address() ? isa().scratch_unaddressed : isa().saddr_off);
        return scalar(field, given, wanted.dwords);
      case AsmKind::attribute:
        require(given.kind == OperandClass::attribute && given.integer >= 0 && given.integer < 4,
                AsmError::not_an_attribute);
        if (failure) return;
        if (!has(Field::attr_chan)) {
          require(given.first < 64, AsmError::not_an_attribute);
          return set(field, given.first | static_cast<std::uint64_t>(given.integer) << 6);
        }
        set(Field::attr_chan, static_cast<std::uint64_t>(given.integer));
        return set(field, given.first);
      case AsmKind::parameter:
        require(given.kind == OperandClass::integer && given.integer >= 0 && given.integer < 3,
                AsmError::not_a_parameter);
        return set(field, static_cast<std::uint64_t>(given.integer));
      case AsmKind::hexadecimal:
      case AsmKind::immediate:
      case AsmKind::hwreg:
      case AsmKind::message:
      case AsmKind::gpr_index:
      case AsmKind::end_program:
      case AsmKind::message_return:
      case AsmKind::delay:
      case AsmKind::depctr:
      case AsmKind::version: return immediate(field, given);
      case AsmKind::waitcnt: return wait_counts(field, given);
      case AsmKind::image_registers: return image_operand(wanted, given);
      case AsmKind::export_target: return immediate(field, given);
      case AsmKind::export_source: return export_source(wanted, given);
      case AsmKind::signed_offset:
        if (given.kind != OperandClass::integer) return fail(AsmError::not_an_immediate);
        return byte_offset(given.integer);
    }
  }

  constexpr void operand(const AsmOperand& wanted, const Operand& given) {
    require(given.half == RegisterHalf::not_given || given.kind == OperandClass::vgpr, AsmError::half_register);
    plain_operand(wanted, given);
    if (failure || !given.modified()) return;
    require(given.sign_extend ? wanted.sext : wanted.fp, AsmError::source_modifier);
    require(!given.sign_extend || !(given.negate || given.absolute), AsmError::source_modifier);
    if (failure) return;
    const auto field = static_cast<Field>(wanted.field);
    if (has(Field::src0_neg) && !has(Field::neg)) {  // control words of DPP and SDWA
      const bool second = field == Field::vsrc1;
      if (given.sign_extend) set(second ? Field::src1_sext : Field::src0_sext, 1);
      if (given.negate) set(second ? Field::src1_neg : Field::src0_neg, 1);
      if (given.absolute) set(second ? Field::src1_abs : Field::src0_abs, 1);
      return;
    }
    const unsigned index = field == Field::src0 || field == Field::vsrc0   ? 0
                           : field == Field::src1 || field == Field::vsrc1 ? 1
                                                                           : 2;
    const Field absolute = has(Field::abs) ? Field::abs : Field::neg_hi;  // MAD_MIX, in VOP3P, takes NEG_HI for it
    require(!given.absolute || has(absolute), AsmError::source_modifier);
    if (failure) return;
    if (given.negate) set(Field::neg, instruction.field(Field::neg) | 1u << index);
    if (given.absolute) set(absolute, instruction.field(absolute) | 1u << index);
  }

  std::span<const Operand> given_{};
  std::uint32_t acc_seen_ = 0, acc_value_ = 0;
};

}  // namespace lockstep::assembler
