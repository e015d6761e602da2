// What follows the operands: clamp, op_sel:[..], offsets, cache bits, DPP and SDWA controls.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/cache_policy.hpp"
#include "lockstep/disasm/modifier_table.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_bits.hpp"

namespace lockstep::disasm_detail {

/// " quad_perm:[0,1,2,3]", " row_shl:1", ...
inline void append_dpp_control(std::string& text, std::uint32_t control, std::string_view row_share) {
  if (control < 0x100) {
    text += " quad_perm:[";
    for (unsigned i = 0; i < 4; ++i) {
      if (i != 0) text += ',';
      append_decimal(text, control >> 2 * i & 3);
    }
    text += ']';
    return;
  }
  const std::uint32_t amount = control & 15;
  switch (control & ~15u) {
    case 0x100: return append_number(text, "row_shl", amount);
    case 0x110: return append_number(text, "row_shr", amount);
    case 0x120: return append_number(text, "row_ror", amount);
    case 0x130:
      return append_number(text,
                           amount == 0   ? "wave_shl"
                           : amount == 4 ? "wave_rol"
                           : amount == 8 ? "wave_shr"
                                         : "wave_ror",
                           1);
    case 0x150: return append_number(text, row_share, amount);
    case 0x160: return append_number(text, "row_xmask", amount);
    default: break;
  }
  if (control == 0x140)
    text += " row_mirror";
  else if (control == 0x141)
    text += " row_half_mirror";
  else
    append_number(text, "row_bcast", control == 0x142 ? 15 : 31);
}

inline constexpr std::string_view sdwa_select_names[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3",
                                                         "WORD_0", "WORD_1", "DWORD",  "RESERVED"};
/// What SDWA does with the rest of the destination: UNUSED_PAD and so on.
inline constexpr std::string_view sdwa_unused_names[] = {"PAD", "SEXT", "PRESERVE", "RESERVED"};

inline void append_sdwa_select(std::string& text, std::string_view name, std::uint32_t select) {
  text += ' ';
  text += name;
  text += ':';
  text += sdwa_select_names[select & 7];
}

/// DS_SWIZZLE_B32's pattern: by name where the offset has one.
inline void append_swizzle(std::string& text, std::uint32_t offset) {
  if (offset == 0) return;
  const auto named = [&](std::string_view name, std::uint32_t first) {
    text += " offset:swizzle(";
    text += name;
    text += ',';
    append_decimal(text, first);
  };
  const auto second = [&](std::uint32_t value) {
    text += ',';
    append_decimal(text, value);
  };
  if (offset >= 0xe000) {
    named("FFT", offset & 0x1f);
  } else if (offset >= 0xc000) {
    named("ROTATE", offset >> 10 & 1);
    second(offset >> 5 & 0x1f);
  } else if (offset >= 0x8000) {
    if ((offset & 0x7f00) != 0) return append_number(text, "offset", offset);
    named("QUAD_PERM", offset & 3);
    for (unsigned i = 1; i < 4; ++i) second(offset >> 2 * i & 3);
  } else {
    const std::uint32_t keep = offset & 0x1f, set = offset >> 5 & 0x1f, flip = offset >> 10 & 0x1f;
    const bool one_bit = (flip & (flip - 1)) == 0, low_bits = (flip & (flip + 1)) == 0;
    const std::uint32_t group = 32 - keep;  // lanes of a group, when `keep` is all high bits
    if (keep == 31 && set == 0 && flip != 0 && one_bit) {
      named("SWAP", flip);
    } else if (keep == 31 && set == 0 && flip > 1 && low_bits) {
      named("REVERSE", flip + 1);
    } else if (flip == 0 && group > 1 && (group & (group - 1)) == 0 && set < group) {
      named("BROADCAST", group);
      second(set);
    } else {
      text += " offset:swizzle(BITMASK_PERM,\"";
      for (unsigned bit = 5; bit-- > 0;) {
        const bool k = (keep >> bit & 1u) != 0, s = (set >> bit & 1u) != 0, f = (flip >> bit & 1u) != 0;
        text += s ? (f ? '0' : '1') : k ? (f ? 'i' : 'p') : (f ? '1' : '0');
      }
      text += '"';
    }
  }
  text += ')';
}

/// " offset:-16" of FLAT, GLOBAL and SCRATCH, " offset:16" elsewhere; nothing for 0.
template <class Isa>
void append_offset(std::string& text, const Instruction<Isa>& instruction) {
  if (instruction.has(Field::offset0)) {
    const std::uint32_t offset = instruction.field(Field::offset0) | instruction.field(Field::offset1) << 8;
    if (offset != 0) append_number(text, "offset", offset);
    return;
  }
  const std::int64_t offset = offset_field(instruction).offset(instruction.field(Field::offset));
  if (offset == 0) return;
  if (offset > 0) return append_number(text, "offset", static_cast<std::uint32_t>(offset));
  text += " offset:-";
  append_decimal(text, static_cast<std::uint32_t>(-offset));
}

/// " format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]", without the parts that are the default.
template <class Isa>
void append_format(const Isa& isa, std::string& text, std::uint32_t data, std::uint32_t number) {
  constexpr std::uint32_t default_data = 1, default_number = 0;  // BUF_DATA_FORMAT_8, BUF_NUM_FORMAT_UNORM
  if (data == default_data && number == default_number) return;
  text += " format:[";
  if (data != default_data) text += find_name(assembly_of(isa).data_formats(), data);
  if (data != default_data && number != default_number) text += ',';
  if (number != default_number) text += find_name(assembly_of(isa).number_formats(), number);
  text += ']';
}

/// " format:[BUF_FMT_32_FLOAT]": one number for layout and type, 1 (BUF_FMT_8_UNORM) being the default.
template <class Isa>
void append_unified_format(const Isa& isa, std::string& text, std::uint32_t format) {
  if (format == 1) return;
  const std::string_view name = find_name(assembly_of(isa).data_formats(), format);
  text += " format:";
  if (name.empty()) return append_decimal(text, format);
  text += '[';
  text += name;
  text += ']';
}

/// In VOP3, whose OP_SEL ends with the destination's bit, or one of its variants.
template <class Isa>
bool is_vop3(const Instruction<Isa>& instruction) {
  const auto& isa = instruction.isa();
  return isa.encoding_info(instruction.encoding()).base == isa.vop3_encoding;
}

/// The halves that OP_SEL picks, in the order of the text.
template <class Isa>
std::uint32_t op_sel(const Instruction<Isa>& instruction, unsigned count) {
  const std::uint32_t bits = instruction.field(Field::op_sel) & ~byte_sel_bits(instruction);
  // In VOP3 a list longer than the sources ends with the destination's bit. The scaled matrix forms have two scales.
  if (is_vop3(instruction)) {
    unsigned sources = 0;
    for (const OperandInfo& info : instruction.operands()) {
      const auto field = static_cast<Field>(info.field);
      sources += !info.implicit && (field == Field::src0 || field == Field::src1 || field == Field::src2);
    }
    const bool destination =
        count == sources + 1 || (instruction.isa().assembly_family == AssemblyFamily::gfx9 && count == 3);
    if (destination && count < 4) return (bits & ((1u << (count - 1)) - 1)) | (bits >> 3 & 1u) << (count - 1);
  }
  return instruction.has(Field::scale_src0) ? bits & 3u : bits;
}

/// The halves that OP_SEL_HI picks; VOP3P keeps the third one apart.
template <class Isa>
std::uint32_t op_sel_hi(const Instruction<Isa>& instruction) {
  return instruction.field(Field::op_sel_hi) | instruction.field(Field::op_sel_hi_2) << 2;
}

/// A truth table: in decimal up to 10.
inline void append_truth_table(std::string& text, std::uint32_t table) {
  if (table == 0) return;
  text += " bitop3:";
  if (table <= 10)
    append_decimal(text, table);
  else
    append_hex(text, table);
}

/// The number of a modifier that has a row, but for TH.
inline void append_row(std::string& text, const ModifierRow& row, std::uint32_t number) {
  if (number == 0 && !row.zero_too) return;
  if (row.style == ModifierText::truth_table) return append_truth_table(text, number);
  const bool named = number < row.names.size();
  if (row.style == ModifierText::decimal || (row.style == ModifierText::name && !named))
    return append_number(text, row.text, number);
  text += ' ';
  text += row.text;
  if (row.style == ModifierText::word) return;
  if (row.style != ModifierText::name_alone) text += ':';
  if (row.style == ModifierText::hexadecimal) return append_hex(text, number);
  text += row.prefix;
  if (named) text += row.names[number];
}

template <class Isa>
void append_modifier(std::string& text, const Instruction<Isa>& instruction, const AsmModifierUse& use) {
  if (const ModifierRow* const row = modifier_row(use.kind)) {
    if (row->style == ModifierText::hint) return append_temporal_hint(text, instruction);
    return append_row(text, *row, modifier_number(instruction, *row));
  }
  const auto& isa = instruction.isa();
  const auto field = [&](Field name) { return instruction.field(name); };
  const auto flag = [&](std::string_view word, bool set) {
    if (set) text += word;
  };
  const auto list = [&](std::string_view name, std::uint32_t bits, std::uint32_t unless) {
    if (bits != unless) append_bits(text, name, bits, use.count);
  };
  const std::uint32_t all = (1u << use.count) - 1;
  switch (use.kind) {
    case AsmModifier::op_sel: return list("op_sel", op_sel(instruction, use.count) & all, 0);
    case AsmModifier::op_sel_hi: return list("op_sel_hi", op_sel_hi(instruction) & all, all);
    case AsmModifier::mix_op_sel_hi: return list("op_sel_hi", op_sel_hi(instruction) & all, 0);
    case AsmModifier::neg_lo: return list("neg_lo", field(Field::neg) & all, 0);
    case AsmModifier::neg_hi: return list("neg_hi", field(Field::neg_hi) & all, 0);
    case AsmModifier::neg: return list("neg", field(Field::blgp) & all, 0);
    case AsmModifier::bitop3:
      return append_truth_table(text, field(Field::neg) | field(Field::abs) << 3 | field(Field::omod) << 6);
    case AsmModifier::bound_ctrl: return flag(" bound_ctrl:1", (field(Field::op_sel) & 2u) != 0);
    case AsmModifier::fi: return flag(" fi:1", (field(Field::op_sel) & 1u) != 0);
    case AsmModifier::dpp:
      append_dpp_control(text, field(Field::dpp_ctrl),
                         isa.dpp_family == DppFamily::gfx9 ? "row_newbcast" : "row_share");
      text += " row_mask:";
      append_hex(text, field(Field::row_mask));
      text += " bank_mask:";
      append_hex(text, field(Field::bank_mask));
      flag(" bound_ctrl:1", field(Field::bound_ctrl) != 0);
      return flag(" fi:1", field(Field::fetch_inactive) != 0);
    case AsmModifier::dpp8: {
      constexpr Field lanes[] = {Field::lane_sel_0, Field::lane_sel_1, Field::lane_sel_2, Field::lane_sel_3,
                                 Field::lane_sel_4, Field::lane_sel_5, Field::lane_sel_6, Field::lane_sel_7};
      text += " dpp8:[";
      for (const Field lane : lanes) {
        append_decimal(text, field(lane));
        text += lane == Field::lane_sel_7 ? ']' : ',';
      }
      return flag(" fi:1", isa.selectors[field(Field::src0)].index != 0);
    }
    case AsmModifier::dst_sel: return append_sdwa_select(text, "dst_sel", field(Field::dst_sel));
    case AsmModifier::dst_unused: {
      text += " dst_unused:UNUSED_";
      text += sdwa_unused_names[field(Field::dst_unused) & 3];
      return;
    }
    case AsmModifier::src0_sel: return append_sdwa_select(text, "src0_sel", field(Field::src0_sel));
    case AsmModifier::src1_sel: return append_sdwa_select(text, "src1_sel", field(Field::src1_sel));
    case AsmModifier::offset: return append_offset(text, instruction);
    case AsmModifier::swizzle: return append_swizzle(text, field(Field::offset0) | field(Field::offset1) << 8);
    case AsmModifier::format:
      return instruction.has(Field::format) ? append_unified_format(isa, text, field(Field::format))
                                            : append_format(isa, text, field(Field::dfmt), field(Field::nfmt));
    default: return;  // it has a row
  }
}

}  // namespace lockstep::disasm_detail
