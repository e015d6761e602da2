// A decoded instruction: its words, its form, and access to its fields and tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "common/fields.hpp"
#include "lockstep/isa/isa_pointer.hpp"
#include "lockstep/isa/matrix_formats.hpp"
#include "lockstep/isa/tables.hpp"
#include "lockstep/isa/vgpr_banks.hpp"

namespace lockstep {

enum class DecodeError : std::uint8_t {
  none,
  truncated,  ///< the words end before the instruction does, or before it can be told from a longer one
  illegal,    ///< no instruction of the ISA has this encoding
};

/// May the ISA have dual instructions? For an ISA that has none, the code that runs them is not compiled.
template <class Isa>
inline constexpr bool has_dual_encodings = [] {
  if constexpr (std::is_empty_v<Isa>) {
    for (std::size_t i = 0; i < Isa::encoding_count; ++i)
      if (Isa::encoding_info(static_cast<typename Isa::Encoding>(i)).half != Half::none) return true;
    return false;
  } else {
    return true;
  }
}();

/// Instruction::second of one that is not dual.
inline constexpr std::uint16_t no_second = 0xffff;

/// One instruction of `Isa`, which binds the generated tables (see isa/traits). Plain data: 24 bytes, and a pointer
/// where the ISA has data.
template <class Isa>
struct Instruction {
  typename Isa::Opcode opcode{};
  std::uint16_t form = 0;            ///< index of the (instruction, encoding) pair
  std::uint16_t second = no_second;  ///< the same of the second half of a dual instruction
  std::uint8_t dwords = 0;           ///< length
  std::uint8_t vgpr_msb = 0;         ///< MODE's high bits of VGPR numbers when it was fetched; decode leaves them 0
  std::array<std::uint32_t, 4> words{};
  [[no_unique_address]] IsaPointer<Isa> isa_pointer{};

  constexpr decltype(auto) isa() const { return *isa_pointer; }
  constexpr typename Isa::Encoding encoding() const {
    return static_cast<typename Isa::Encoding>(form_info().encoding);
  }
  constexpr const FormInfo& form_info() const { return isa().form(form); }
  constexpr const InstructionInfo& info() const { return isa().info(opcode); }
  constexpr std::span<const OperandInfo> operands() const { return isa().operands(form_info()); }
  /// Dual issue: two instructions in the same words. This one is the first half.
  constexpr bool dual() const { return has_dual_encodings<Isa> && second != no_second; }
  /// The second half of a dual instruction, as an instruction of its own with the same words.
  constexpr Instruction second_half() const {
    return {static_cast<typename Isa::Opcode>(isa().form(second).opcode),
            second,
            no_second,
            dwords,
            vgpr_msb,
            words,
            isa_pointer};
  }
  /// Length in bytes.
  constexpr std::uint32_t bytes() const { return dwords * 4u; }

  /// Whether the encoding has `field`.
  constexpr bool has(Field field) const { return isa().layout(encoding(), field).present(); }
  /// The value of `field`, 0 if the encoding lacks it.
  constexpr std::uint32_t field(Field field) const { return read_field(words, isa().layout(encoding(), field)); }
  /// The VGPR that `field`, of 8 or 9 bits, names.
  constexpr std::uint32_t vgpr(Field field) const {
    const std::uint32_t low = this->field(field) & 255u;
    if (isa().vgpr_banks) return low | vgpr_high_bits(vgpr_msb, vgpr_bank(field, addend_last()));
    return low;
  }
  /// Does the instruction set MODE's high bits of VGPR numbers?
  constexpr bool sets_vgpr_msb() const {
    if (isa().vgpr_banks) return info().traits.vgpr_numbers == VgprNumbers::high_bits;
    return false;
  }
  /// MODE's field for the next instruction, unless this one writes MODE as a register (S_SETREG). S_SET_VGPR_MSB has
  /// the destination's bits at the top, MODE has them at the bottom.
  constexpr std::uint8_t vgpr_msb_after() const {
    if (!sets_vgpr_msb()) return vgpr_msb;
    const std::uint32_t imm = field(Field::simm16);
    return static_cast<std::uint8_t>(imm << 2 | (imm >> 6 & 3u));
  }
  /// Is VSRC1 the addend of a product with the literal (V_FMAMK_F32)?
  constexpr bool addend_last() const { return info().addend_last; }
  /// The first scalar register that `field` names: its value in registers, not in groups.
  constexpr std::uint32_t scalar_register(Field field) const {
    const FieldLayout& layout = isa().layout(encoding(), field);
    return read_field(words, layout) * layout.group;
  }
  /// Is the operand a lane mask: one bit a lane, in as many scalar registers as that takes?
  constexpr bool is_lane_mask(const OperandInfo& operand) const {
    switch (operand.role) {
      case Role::vcc_in:
      case Role::vcc_out:
      case Role::d1: return true;
      case Role::d0: return info().writes.has(State::d0_lane);
      default: return operand.format.kind == DataFormat::Kind::lane_mask;
    }
  }
  /// Size of an operand in bits, in a wave of `wave_size` lanes. The tables have the size of lane masks in waves of 64,
  /// and that of matrices in waves of 32.
  constexpr std::uint16_t operand_bits(const OperandInfo& operand, std::uint32_t wave_size) const {
    if (operand.spread && wave_size == 64 && operand.bits > 32) return static_cast<std::uint16_t>(operand.bits / 2);
    return is_lane_mask(operand) ? static_cast<std::uint16_t>(wave_size) : operand.bits;
  }
  /// Of an F8F6F4 matrix instruction: the number of A's format (SRC0) or B's, which CBSZ and BLGP or OP_SEL hold.
  constexpr std::uint32_t matrix_format(Field source) const {
    if (has(Field::cbsz)) return field(source == Field::src0 ? Field::cbsz : Field::blgp);
    return source == Field::src0 ? field(Field::op_sel) : field(Field::op_sel_hi) | field(Field::op_sel_hi_2) << 2;
  }
  /// Registers of A or B in that format: a wave of 32 lanes (CDNA5) needs twice as many as one of 64 (CDNA4).
  constexpr std::uint32_t formatted_dwords(Field source) const {
    return f8f6f4_dwords(matrix_format(source)) * (has(Field::cbsz) ? 1 : 2);
  }
  /// The 32-bit literal behind the instruction, 0 if there is none.
  constexpr std::uint32_t literal() const { return field(Field::literal); }
  /// The same of a form with a literal of 64 bits.
  constexpr std::uint64_t literal64() const { return read_wide_field(words, isa().layout(encoding(), Field::literal)); }
};

template <class Isa>
struct Decoded {
  Instruction<Isa> instruction{};
  DecodeError error = DecodeError::none;

  /// The answer if no words follow: an instruction that a longer one begins with stands for itself.
  constexpr Decoded at_end() const {
    const bool whole = error == DecodeError::truncated && instruction.dwords != 0;
    return {instruction, whole ? DecodeError::none : error};
  }
};

}  // namespace lockstep
