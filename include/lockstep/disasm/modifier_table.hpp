// The modifiers whose number is one field, or some bits of one: where the number stands, how it is spelled, which
// option of the encoder it is. The disassembler reads the table forwards (modifiers.hpp), the encoder backwards
// (asm/encoder.hpp). For modifiers made of several fields and for lists each of the two has functions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "lockstep/disasm/modifier_options.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

/// A field; or `width` bits from bit `low` of it on, and above them one bit that is a field of its own.
struct ModifierPlace {
  Field field = Field::count_;
  std::uint8_t low = 0;
  std::uint8_t width = 0;  ///< 0: the whole field
  Field top = Field::count_;

  constexpr std::uint32_t mask() const { return width == 0 ? ~0u : ((1u << width) - 1) << low; }
};

/// How the number is written. 0 is not written, unless the row says so.
enum class ModifierText : std::uint8_t {
  word,         ///< " clamp"
  decimal,      ///< " cbsz:2"
  hexadecimal,  ///< " dmask:0xf"
  truth_table,  ///< " bitop3:0x3c"
  name,         ///< " scope:SCOPE_SYS": by its name where it has one, else in decimal
  name_alone,   ///< " mul:2"
  hint,         ///< TH: cache_policy.hpp
};

/// An option that is a number: how it is read and written.
struct NumberOption {
  using Take = std::uint32_t(assembler::Options&);
  using Put = bool(assembler::Options&, std::uint32_t);

  Take* take = nullptr;  ///< the option's number; the option is then as if it had not been given
  Put* put = nullptr;    ///< false: the option does not hold the number
};

struct ModifierRow {
  AsmModifier modifier = AsmModifier::clamp;
  ModifierPlace place{};
  ModifierText style = ModifierText::word;
  std::string_view text{};
  NumberOption option{};
  std::string_view prefix{};
  std::span<const std::string_view> names{};  ///< of the numbers from 0 on; the prefix stands before each
  bool zero_too = false;                      ///< 0 is written, too
  bool reversed = false;                      ///< the two bits stand in the other order
  Field scaled = Field::count_;               ///< the field in an instruction that has words for scales

  constexpr ModifierPlace place_in(bool has_scales) const {
    ModifierPlace here = place;
    if (has_scales && scaled != Field::count_) here.field = scaled;
    return here;
  }
};

template <auto option>
constexpr std::uint32_t take_option(assembler::Options& options) {
  const auto number = static_cast<std::uint32_t>(options.*option);
  options.*option = {};
  return number;
}

template <auto option>
constexpr bool put_option(assembler::Options& options, std::uint32_t number) {
  auto& value = options.*option;
  value = static_cast<std::remove_reference_t<decltype(value)>>(number);
  return static_cast<std::uint32_t>(value) == number;
}

template <auto option>
inline constexpr NumberOption number_option{take_option<option>, put_option<option>};

inline constexpr std::string_view omod_names[] = {"", "mul:2", "mul:4", "div:2"};
inline constexpr std::string_view scope_names[] = {"", "SE", "DEV", "SYS"};
inline constexpr std::string_view dimension_names[] = {"1D",       "2D",       "3D",      "CUBE",
                                                       "1D_ARRAY", "2D_ARRAY", "2D_MSAA", "2D_MSAA_ARRAY"};
inline constexpr std::string_view matrix_format_names[] = {"FP8", "BF8", "FP6", "BF6", "FP4"};
inline constexpr std::string_view scale_row_names[] = {"ROW0", "ROW1"};
inline constexpr std::string_view scale_format_names[] = {"E8", "E5M3", "E4M3"};

// clang-format off
namespace modifier_table {
using assembler::Options;
using enum ModifierText;
using M = AsmModifier;
using F = Field;

inline constexpr ModifierRow rows[] = {
    {M::clamp, {F::clamp}, word, "clamp", number_option<&Options::clamp>},
    {M::omod, {F::omod}, name_alone, "", number_option<&Options::omod>, "", omod_names},
    // Matrix instructions.
    {M::cbsz, {F::cbsz}, decimal, "cbsz", number_option<&Options::cbsz>},
    {M::abid, {F::abid}, decimal, "abid", number_option<&Options::abid>},
    {M::blgp, {F::blgp}, decimal, "blgp", number_option<&Options::blgp>},
    {M::index_key, {F::op_sel, 0, 2}, decimal, "index_key", number_option<&Options::index_key>},
    {M::matrix_a_fmt, {F::op_sel, 0, 3}, name, "matrix_a_fmt", number_option<&Options::matrix_a_fmt>,
     "MATRIX_FMT_", matrix_format_names},
    {M::matrix_b_fmt, {F::op_sel_hi, 0, 2, F::op_sel_hi_2}, name, "matrix_b_fmt", number_option<&Options::matrix_b_fmt>,
     "MATRIX_FMT_", matrix_format_names},
    {M::matrix_a_scale, {F::scl_op_sel, 0, 1}, name, "matrix_a_scale", number_option<&Options::matrix_a_scale>,
     "MATRIX_SCALE_", scale_row_names},
    {M::matrix_b_scale, {F::scl_op_sel_hi, 0, 1}, name, "matrix_b_scale", number_option<&Options::matrix_b_scale>,
     "MATRIX_SCALE_", scale_row_names},
    {M::matrix_a_scale_fmt, {F::scl_neg, 0, 2}, name, "matrix_a_scale_fmt", number_option<&Options::matrix_a_scale_fmt>,
     "MATRIX_SCALE_FMT_", scale_format_names},
    {M::matrix_b_scale_fmt, {F::scl_neg_hi, 0, 2}, name, "matrix_b_scale_fmt", number_option<&Options::matrix_b_scale_fmt>,
     "MATRIX_SCALE_FMT_", scale_format_names},
    {.modifier = M::matrix_a_reuse, .place = {F::op_sel, 2, 1}, .text = "matrix_a_reuse",
     .option = number_option<&Options::matrix_a_reuse>, .scaled = F::scl_op_sel},
    {.modifier = M::matrix_b_reuse, .place = {F::op_sel_hi_2, 0, 1}, .text = "matrix_b_reuse",
     .option = number_option<&Options::matrix_b_reuse>, .scaled = F::scl_op_sel_hi_2},
    // Bytes and scales that conversions pick.
    {.modifier = M::source_byte_sel, .place = {F::op_sel, 0, 2}, .style = decimal, .text = "byte_sel",
     .option = number_option<&Options::byte_sel>, .reversed = true},
    {M::byte_sel, {F::op_sel, 2, 2}, decimal, "byte_sel", number_option<&Options::byte_sel>},
    {M::scale_sel, {F::op_sel, 0, 4}, decimal, "scale_sel", number_option<&Options::scale_sel>},
    {M::dual_bitop3, {F::vsrc2, 0, 8}, truth_table, "bitop3", number_option<&Options::bitop3>},
    // Waits of parameter and direct LDS loads and interpolation.
    {.modifier = M::wait_exp, .place = {F::waitexp, 0, 3}, .style = decimal, .text = "wait_exp",
     .option = number_option<&Options::wait_exp>, .zero_too = true},
    {.modifier = M::wait_vdst, .place = {F::wait_vdst, 0, 4}, .style = decimal, .text = "wait_vdst",
     .option = number_option<&Options::wait_vdst>, .zero_too = true},
    {.modifier = M::wait_va_vdst, .place = {F::wait_va_vdst, 0, 4}, .style = decimal, .text = "wait_va_vdst",
     .option = number_option<&Options::wait_va_vdst>, .zero_too = true},
    {.modifier = M::wait_vm_vsrc, .place = {F::wait_vm_vsrc, 0, 1}, .style = decimal, .text = "wait_vm_vsrc",
     .option = number_option<&Options::wait_vm_vsrc>, .zero_too = true},
    {M::high, {F::src0, 8, 1}, word, "high", number_option<&Options::high>},
    // Memory.
    {M::offset0, {F::offset0}, decimal, "offset0", number_option<&Options::offset0>},
    {M::offset1, {F::offset1}, decimal, "offset1", number_option<&Options::offset1>},
    {M::gds, {F::gds}, word, "gds", number_option<&Options::gds>},
    {M::sc0, {F::sc0}, word, "sc0", number_option<&Options::sc0>},
    {M::sc1, {F::sc1}, word, "sc1", number_option<&Options::sc1>},
    {M::nt, {F::nt}, word, "nt", number_option<&Options::nt>},
    {M::glc, {F::glc}, word, "glc", number_option<&Options::glc>},
    {M::slc, {F::slc}, word, "slc", number_option<&Options::slc>},
    {M::dlc, {F::dlc}, word, "dlc", number_option<&Options::dlc>},
    {M::scc, {F::scc}, word, "scc", number_option<&Options::scc>},
    {M::lds, {F::lds}, word, "lds", number_option<&Options::lds>},
    {M::tfe, {F::tfe}, word, "tfe", number_option<&Options::tfe>},
    {M::idxen, {F::idxen}, word, "idxen", number_option<&Options::idxen>},
    {M::offen, {F::offen}, word, "offen", number_option<&Options::offen>},
    {M::th, {F::th}, hint, "th", number_option<&Options::th>},
    {M::scope, {F::scope}, name, "scope", number_option<&Options::scope>, "SCOPE_", scope_names},
    {M::nv, {F::nv}, word, "nv", number_option<&Options::nv>},
    {M::scale_offset, {F::scale_offset}, word, "scale_offset", number_option<&Options::scale_offset>},
    // Images and exports.
    {M::done, {F::done}, word, "done", number_option<&Options::done>},
    {M::compr, {F::compr}, word, "compr", number_option<&Options::compr>},
    {M::vm, {F::vm}, word, "vm", number_option<&Options::vm>},
    {M::row_en, {F::row}, word, "row_en", number_option<&Options::row_en>},
    {M::dmask, {F::dmask}, hexadecimal, "dmask", number_option<&Options::dmask>},
    {.modifier = M::dim, .place = {F::dim}, .style = name, .text = "dim", .option = number_option<&Options::dim>,
     .prefix = "SQ_RSRC_IMG_", .names = dimension_names, .zero_too = true},
    {M::unorm, {F::unrm}, word, "unorm", number_option<&Options::unorm>},
    {M::r128, {F::r128}, word, "r128", number_option<&Options::r128>},
    {M::a16, {F::a16}, word, "a16", number_option<&Options::a16>},
    {M::lwe, {F::lwe}, word, "lwe", number_option<&Options::lwe>},
    {M::da, {F::da}, word, "da", number_option<&Options::da>},
    {M::d16, {F::d16}, word, "d16", number_option<&Options::d16>},
};

}  // namespace modifier_table
// clang-format on

/// By modifier: its place among the rows plus one; 0: it has none.
inline constexpr auto modifier_row_numbers = [] {
  std::array<std::uint8_t, asm_modifier_count> numbers{};
  std::uint8_t number = 0;
  for (const ModifierRow& row : modifier_table::rows) numbers[static_cast<std::size_t>(row.modifier)] = ++number;
  return numbers;
}();

/// Null: a list or several fields, which the disassembler and the encoder have functions for.
constexpr const ModifierRow* modifier_row(AsmModifier modifier) {
  const std::uint8_t number = modifier_row_numbers[static_cast<std::size_t>(modifier)];
  return number != 0 ? &modifier_table::rows[number - 1u] : nullptr;
}

constexpr std::uint32_t swap_two_bits(std::uint32_t value) { return (value >> 1 & 1u) | (value & 1u) << 1; }

/// The number of a modifier that has a row.
template <class Isa>
constexpr std::uint32_t modifier_number(const Instruction<Isa>& instruction, const ModifierRow& row) {
  const ModifierPlace place = row.place_in(instruction.has(Field::scl_op_sel));
  std::uint32_t number = (instruction.field(place.field) & place.mask()) >> place.low;
  if (place.top != Field::count_) number |= instruction.field(place.top) << place.width;
  return row.reversed ? swap_two_bits(number) : number;
}

/// Bits of OP_SEL that pick bytes and so no halves of registers.
template <class Isa>
constexpr std::uint32_t byte_sel_bits(const Instruction<Isa>& instruction) {
  const auto& assembly = assembly_of(instruction.isa());
  for (const AsmModifierUse& use : assembly.modifiers(assembly.form(instruction.form)))
    if (use.kind == AsmModifier::byte_sel || use.kind == AsmModifier::source_byte_sel)
      return modifier_row(use.kind)->place.mask();
  return 0;
}

}  // namespace lockstep::disasm_detail
