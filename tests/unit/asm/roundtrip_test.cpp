// What the encoder makes of decoded instructions: the same words from the fields, the same instruction from operands
// and options, and there the words that llvm-mc makes of the text.
#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lift.hpp"
#include "llvm_oracle.hpp"
#include "words.hpp"

namespace {

using lockstep::Field;
using lockstep::assembler::AsmError;
using lockstep::assembler::Encoded;
using lockstep::tested::Decoded;
using lockstep::tested::Instruction;
using lockstep::tested::Isa;
using namespace lockstep::conformance;

#define LOCKSTEP_TEXT(name) #name
#define LOCKSTEP_EXPANDED_TEXT(name) LOCKSTEP_TEXT(name)
/// "cdna4".
constexpr std::string_view isa_name = LOCKSTEP_EXPANDED_TEXT(LOCKSTEP_TESTED_ISA);

/// WMMA of CDNA5 with formats or scales in every pair of formats, with every format and place of scales.
std::vector<Words> scaled_matrix_words() {
  std::vector<Words> result;
  for (const lockstep::FormInfo& form : Isa::forms()) {
    const auto encoding = static_cast<lockstep::tested::Encoding>(form.encoding);
    const bool scaled = Isa::layout(encoding, Field::scl_op_sel).present();
    if (!scaled && !Isa::info(static_cast<lockstep::tested::Opcode>(form.opcode)).formats_by_op_sel) continue;
    for (std::uint32_t a = 0; a < 5; ++a)
      for (std::uint32_t b = 0; b < 5; ++b) {
        Words words = empty_words(form);
        const std::pair<Field, std::uint32_t> fields[] = {{Field::vdst, 16},
                                                          {Field::src0, 288},
                                                          {Field::src1, 320},
                                                          {Field::src2, 272},
                                                          {Field::scale_src0, 258},
                                                          {Field::scale_src1, 12},
                                                          {Field::op_sel, a},
                                                          {Field::op_sel_hi, b & 3},
                                                          {Field::op_sel_hi_2, b >> 2},
                                                          {Field::neg, 4 * (a & 1)},
                                                          {Field::scl_neg, a % 3},
                                                          {Field::scl_neg_hi, b % 3},
                                                          {Field::scl_op_sel, 5u & (a + 3 * b)},
                                                          {Field::scl_op_sel_hi, b & 1},
                                                          {Field::scl_op_sel_hi_2, a & 1}};
        for (const auto& [field, value] : fields)
          if (Isa::layout(encoding, field).present()) set_field(words, encoding, field, value);
        const lockstep::ReservedBits& reserved = Isa::reserved(form);
        for (std::size_t i = 0; i < words.count; ++i)
          words.dwords[i] = (words.dwords[i] & ~reserved.mask[i]) | reserved.value[i];
        result.push_back(words);
      }
  }
  return result;
}

/// Matrix instructions in every pair of formats: random words are hardly ever legal there.
std::vector<Words> matrix_words() {
  std::vector<Words> result;
  for (const lockstep::FormInfo& form : Isa::forms()) {
    if (!Isa::info(static_cast<lockstep::tested::Opcode>(form.opcode)).formats_by_cbsz) continue;
    const auto encoding = static_cast<lockstep::tested::Encoding>(form.encoding);
    for (std::uint32_t a = 0; a < 5; ++a)
      for (std::uint32_t b = 0; b < 5; ++b) {
        Words words = empty_words(form);
        const std::pair<Field, std::uint32_t> fields[] = {{Field::src0, 264},
                                                          {Field::src1, 280},
                                                          {Field::src2, 288},
                                                          {Field::scale_src0, 296},
                                                          {Field::scale_src1, 17},
                                                          {Field::op_sel, a & 1},
                                                          {Field::op_sel_hi, 2 * b & 2},
                                                          {Field::acc, b & 3},
                                                          {Field::cbsz, a},
                                                          {Field::blgp, b}};
        for (const auto& [field, value] : fields) set_field(words, encoding, field, value);
        result.push_back(words);
      }
  }
  return result;
}

/// Dual instructions of every pair of halves: registers of different banks, the literal in the first half.
std::vector<Words> dual_words() {
  constexpr std::tuple<Field, std::uint32_t, std::uint32_t> registers[] = {
      {Field::vdst, 2, 1}, {Field::src0, 264, 262}, {Field::vsrc1, 10, 5}, {Field::vsrc2, 12, 10}};
  std::vector<Words> result;
  for (const lockstep::FormInfo& x : Isa::forms()) {
    const auto encoding = static_cast<lockstep::tested::Encoding>(x.encoding);
    const lockstep::EncodingInfo& info = Isa::encoding_info(encoding);
    if (info.half != lockstep::Half::x) continue;
    for (const lockstep::FormInfo& y : Isa::forms()) {
      if (y.encoding != info.pair) continue;
      const auto second = static_cast<lockstep::tested::Encoding>(y.encoding);
      Words words = empty_words(x);
      for (std::size_t i = 0; i < words.count; ++i) words.dwords[i] |= Isa::reserved(y).value[i];
      set_field(words, second, Field::op, y.number);
      for (const auto& [field, first_half, second_half] : registers) {
        set_field(words, second, field, second_half);
        set_field(words, encoding, field, first_half);
      }
      if (Isa::layout(encoding, Field::literal).present()) {
        set_field(words, encoding, Field::src0, Isa::src_literal);
        set_field(words, encoding, Field::literal, 0x40490fdb);
      }
      for (const lockstep::FormInfo* form : {&x, &y})
        for (std::size_t i = 0; i < words.count; ++i)
          words.dwords[i] = (words.dwords[i] & ~Isa::reserved(*form).mask[i]) | Isa::reserved(*form).value[i];
      result.push_back(words);
    }
  }
  return result;
}

/// A legal instruction, and in waves of how many lanes.
struct Legal {
  Instruction instruction;
  std::uint32_t wave_size;
};

/// Legal instructions of every form, edge values and random words among them.
const std::vector<Legal>& instructions() {
  static const std::vector<Legal> list = [] {
    std::vector<Legal> result;
    const auto add = [&](const std::vector<Words>& entries, std::uint32_t wave_size) {
      for (const Words& words : entries) {
        const Decoded decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
        if (decoded.error == lockstep::DecodeError::none && Isa::legal(decoded.instruction, wave_size))
          result.push_back({decoded.instruction, wave_size});
      }
    };
    for (const std::uint32_t wave_size : Isa::wave_sizes) add(typical_words(24, 11), wave_size);
    add(edge_words(12), Isa::wave_sizes[0]);
    for (const std::string& family : families()) add(random_words(family, 500, 13), Isa::wave_sizes[0]);
    add(matrix_words(), Isa::wave_sizes[0]);
    add(scaled_matrix_words(), Isa::wave_sizes[0]);
    std::set<std::uint16_t> seen;
    for (const Legal& legal : result) seen.insert(legal.instruction.form);
    for (Words words : typical_words(200, 17)) {  // long tuples are seldom in line
      Decoded decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
      if (decoded.error != lockstep::DecodeError::none || seen.count(decoded.instruction.form) != 0) continue;
      if (decoded.instruction.info().dot) {  // and sums of products seldom take halves as they are
        for (const auto& [field, value] :
             {std::pair{Field::op_sel, 0u}, {Field::op_sel_hi, 3u}, {Field::op_sel_hi_2, 1u}})
          set_field(words, decoded.instruction.encoding(), field, value);
        decoded = lockstep::decode<Isa>(std::span(words.dwords).first(words.count)).at_end();
      }
      if (Isa::legal(decoded.instruction, Isa::wave_sizes[0]))
        result.push_back({decoded.instruction, Isa::wave_sizes[0]});
    }
    add(dual_words(), Isa::wave_sizes[0]);
    return result;
  }();
  return list;
}

/// The bits that a field, the format or the instruction gives a meaning to. The others come and go as they like.
std::array<std::uint32_t, 4> meaningful_bits(const Instruction& instruction) {
  std::array<std::uint32_t, 4> mask = Isa::reserved(instruction.form_info()).mask;
  for (const lockstep::EncodingMatch& match : Isa::encoding_matches())
    if (match.encoding == instruction.form_info().encoding)
      for (std::size_t i = 0; i < mask.size(); ++i) mask[i] |= match.mask[i];
  for (std::size_t i = 0; i < lockstep::field_count; ++i)
    for (const lockstep::BitRange& range : Isa::layout(instruction.encoding(), static_cast<Field>(i)).ranges)
      if (range.width != 0)
        mask[range.offset / 32] |= (range.width == 32 ? ~0u : (1u << range.width) - 1) << range.offset % 32;
  for (std::size_t i = 0; i < mask.size(); ++i) mask[i] &= ~Isa::reserved(instruction.form_info()).ignored[i];
  if (instruction.dual())
    for (std::size_t i = 0; i < mask.size(); ++i)
      mask[i] &= ~Isa::reserved(instruction.second_half().form_info()).ignored[i];
  return mask;
}

/// Whether the text stands for more than one instruction, of which llvm-mc chooses its own.
bool text_is_ambiguous(const Instruction& instruction) {
  using lockstep::disasm_detail::ConstantStyle;
  const std::string_view name = instruction.info().mnemonic;
  for (const std::string_view other : {
           "v_nop", "v_clrexcp", "v_pipeflush", "v_cvt_pk_f16_fp8",
           "v_cvt_pk_f16_bf8",  // the 64-bit form has the same name
           "ds_swizzle_b32",    // several patterns of one meaning
           "s_waitcnt", "s_sendmsg", "s_sendmsghalt", "s_waitcnt_depctr", "s_wait_alu",  // bits without a meaning
           "s_delay_alu", "v_cvt_pk_bf8_f16", "v_cvt_pk_fp8_f16",  // LLVM takes literals for inline constants
           "v_pk_fmac_f16",                                        // LLVM takes a literal for 4.0
           "s_atc_probe",                                          // its text shows where SCOPE is set, and not to what
           "s_setreg_imm32_b32",                                   // LLVM takes 2.0 for 0 here
       })
    if (name == other) return true;
  // Two numbers for one name.
  if (instruction.info().memory != nullptr && (instruction.field(Field::th) & 4u) != 0) return true;
  // VOPD3 where VOPD would do.
  if (instruction.dual() && instruction.dwords == 3 && !instruction.has(Field::literal)) return true;
  // Atomics that return to an AccVGPR: LLVM drops the ACC bit.
  if (instruction.info().memory != nullptr && instruction.has(Field::acc) && instruction.has(Field::saddr) &&
      instruction.field(Field::sc0) != 0)
    return true;
  for (const lockstep::AsmOperand& operand :
       lockstep::Assembly<Isa>::operands(lockstep::Assembly<Isa>::form(instruction.form))) {
    const std::uint32_t value = instruction.field(static_cast<Field>(operand.field));
    if (operand.kind != lockstep::AsmKind::source && operand.kind != lockstep::AsmKind::scalar &&
        operand.kind != lockstep::AsmKind::sdwa_source)
      continue;
    const ConstantStyle style = lockstep::disasm_detail::style_of(instruction, operand);
    // 0x1 of a literal, 1 inline; and where there are literals of 64 bits, LLVM takes one rather than extend a sign.
    if (value == Isa::src_literal && (style == ConstantStyle::long_float || style == ConstantStyle::long_integer))
      return true;
    if (value < 256 && Isa::selectors[value].kind == lockstep::SelectorKind::literal64) return true;
    if (value < 256 && Isa::selectors[value].kind == lockstep::SelectorKind::floating &&
        style == ConstantStyle::half_integer)
      return true;  // 0.5 is written 0x3800
  }
  return false;
}

/// Whether the text shows the lower half alone of the literal: an operand of 16 bits takes that.
bool shows_lower_half(const Instruction& instruction) {
  using lockstep::disasm_detail::ConstantStyle;
  for (const lockstep::AsmOperand& operand :
       lockstep::Assembly<Isa>::operands(lockstep::Assembly<Isa>::form(instruction.form))) {
    const ConstantStyle style = lockstep::disasm_detail::style_of(instruction, operand);
    if (instruction.field(static_cast<Field>(operand.field)) == Isa::src_literal &&
        (style == ConstantStyle::half_float || style == ConstantStyle::half_integer))
      return true;
  }
  return false;
}

/// Whether an inline constant has the literal's value, or its lower half has one: texts do not always tell.
bool could_be_inline(const Instruction& instruction) {
  using lockstep::disasm_detail::ConstantStyle;
  if (!instruction.has(Field::literal)) return false;
  for (const ConstantStyle style : {ConstantStyle::word, ConstantStyle::half_float, ConstantStyle::half_bfloat})
    if (lockstep::disasm_detail::has_inline_form(style, instruction.literal())) return true;
  return false;
}

/// Bits of OP_SEL for operands that have no halves: the text shows them, the assembler drops them.
std::uint32_t unused_op_sel(const Instruction& instruction) {
  std::uint32_t used = 0;
  bool halves = false;
  for (const lockstep::AsmOperand& operand :
       lockstep::Assembly<Isa>::operands(lockstep::Assembly<Isa>::form(instruction.form))) {
    const auto field = static_cast<Field>(operand.field);
    halves = halves || operand.half;
    if (operand.half) used |= field == Field::src1 ? 2u : field == Field::src2 ? 4u : field == Field::vdst ? 8u : 1u;
  }
  return halves ? instruction.field(Field::op_sel) & ~used : 0;
}

/// Whether `ours` and LLVM's words are the same, or the same instruction and the text leaves it open.
bool agree(const Words& ours, const Words& theirs) {
  if (ours.dwords == theirs.dwords && ours.count == theirs.count) return true;
  const Decoded mine = lockstep::decode<Isa>(std::span(ours.dwords).first(ours.count)).at_end(),
                other = lockstep::decode<Isa>(std::span(theirs.dwords).first(theirs.count)).at_end();
  if (other.error != lockstep::DecodeError::none || other.instruction.opcode != mine.instruction.opcode) return false;
  if (shows_lower_half(mine.instruction) && other.instruction.literal() == (mine.instruction.literal() & 0xffffu))
    return true;
  return text_is_ambiguous(mine.instruction) || could_be_inline(mine.instruction) ||
         unused_op_sel(mine.instruction) != 0;
}

/// An export of halves: its two registers have two bits of EN each. LLVM's assembler sets both of a register, and
/// where the second bit stands alone, it loses the register.
bool agree_but_for_en(const Instruction& instruction, Words ours, Words theirs) {
  if (instruction.field(Field::compr) == 0) return false;
  const std::uint32_t en = instruction.field(Field::en);
  for (Words* const words : {&ours, &theirs}) {
    set_field(*words, instruction.encoding(), Field::en, 0);
    if ((en & 3) == 2) set_field(*words, instruction.encoding(), Field::vsrc0, 0);
    if ((en & 12) == 8) set_field(*words, instruction.encoding(), Field::vsrc1, 0);
  }
  return ours.dwords == theirs.dwords && ours.count == theirs.count;
}

/// Text that LLVM's disassembler writes and its assembler refuses, of the ISAs whose names contain `isas`.
struct Refused {
  std::string_view isas;
  std::regex text;
  std::string_view reason;
  std::size_t uses = 0;
  bool concerns(std::string_view isa) const {
    return (" " + std::string(isas) + " ").find(" " + std::string(isa) + " ") != std::string::npos;
  }
};
std::vector<Refused>& refusals() {
  constexpr std::string_view gfx9 = "cdna1 cdna2 cdna3 cdna4 gcn5 gcn5_7nm", rdna = "rdna3 rdna3_5 rdna4",
                             gfx11_on = "rdna3 rdna3_5 rdna4 cdna5 cdna5_gfx1251",
                             gfx12_on = "rdna4 cdna5 cdna5_gfx1251", gfx10 = "rdna1 rdna1_dot rdna2";
  static std::vector<Refused> list{
      {gfx9, std::regex("^s_.*-0x"), "negative offsets of scalar memory instructions with a buffer"},
      {gfx9, std::regex("^s_set_gpr_idx_(on .*,|mode) 0x"), "more than the four mode bits"},
      {gfx9, std::regex("^s_cbranch_g_fork"), "constants as its sources"},
      {"cdna2 cdna3 cdna4", std::regex("^ds_gws_(init|sema_br|barrier) [va]\\d*[13579] "),
       "an odd register; the disassembler has no such rule"},
      {gfx9, std::regex("^v_(mad[am]k_f16|cvt_f32_bf16)"), "a literal of more than 16 bits"},
      {gfx9, std::regex("^v_\\w*[fiub]16\\w* .*\\blit\\(0x[0-9a-f]{5,8}\\)"), "a literal of more than 16 bits"},
      {gfx9, std::regex("src_lds_direct"), "not on gfx950, says the assembler"},
      {"cdna4", std::regex("^v_mfma_scale_.*, (?![va][0-9\\[])"), "a scale that is no vector register"},
      {gfx9, std::regex("^v_\\w*[iub]16\\w* .*\\b0x(3800|b800|3c00|bc00|4000|c000|4400|c400|3118)\\b"),
       "a float constant of a 16-bit integer operand is written as a literal"},
      {"cdna3 cdna4 gcn5", std::regex("_sdwa.*sext\\("), "SEXT of an 8-bit float, or of a constant"},
      {"cdna3 cdna4", std::regex("^(flat|global)_atomic_.* a"), "no form that returns to an AccVGPR"},
      {"cdna1 cdna2 gcn5 gcn5_7nm", std::regex("^image_atomic_(?!cmpswap).* dmask:0xf\\b"),
       "four registers of data, no compare and swap"},
      {"cdna1 cdna2 gcn5 gcn5_7nm", std::regex("^image_atomic_cmpswap.* dmask:0x1\\b"),
       "half of the data of a compare and swap"},
      {"cdna1 gcn5 gcn5_7nm", std::regex("^image_gather4.* tfe.* d16"), "halves of four texels with a status"},
      {"cdna1 gcn5 gcn5_7nm", std::regex("^image_(sample|gather4)\\w*_(b|c|cd|cl|d|l|o)\\w* \\S+ v\\d+, "),
       "one register of addresses, where the name says that there are more"},
      {gfx11_on, std::regex("^v_(fma[am]k_f16|cvt_pk_f32_(bf8|fp8))"), "a literal of more than 16 bits"},
      {rdna, std::regex("^v_dot2_b?f16_"), "op_sel picks halves of the sum and the result alone"},
      {gfx11_on, std::regex("_f64.*\\|-?(lit\\()?0x"), "the absolute value of a literal"},
      {gfx11_on, std::regex("-lit\\("), "the negation of a literal"},
      {gfx11_on, std::regex("^v_\\w*[fiub]16\\w* .*\\blit\\(0x[0-9a-f]{5,8}\\)"), "a literal of more than 16 bits"},
      {gfx11_on, std::regex("^v_fmac_f16_e64.* op_sel"),
       "halves by OP_SEL alone where the registers have names for them"},
      {gfx11_on, std::regex("^s_delay_alu.*invalid"), "delays that have no name"},
      {"rdna3", std::regex("_e64_dpp"), "SRC1 of DPP in VOP3 is a vector register"},
      {rdna, std::regex("^v_s?wmma.*0\\.15915494"), "1/(2 pi) as an addend, which LLVM takes for an f64"},
      {gfx11_on, std::regex("^v_fma_mix.*0x"), "a literal of a product of mixed types"},
      {gfx11_on, std::regex("_f64.*neg\\(0x"), "the negation of a literal of 64 bits"},
      {gfx11_on, std::regex("^v_(\\w*[iub]16|alignb)\\w* .*\\b0x(3800|b800|3c00|bc00|4000|c000|4400|c400|3118)\\b"),
       "a float constant of a 16-bit integer operand is written as a literal"},
      {"rdna3_5 rdna4 cdna5 cdna5_gfx1251", std::regex("^s_cmp_\\w+_f16 0x\\w+, 0x"),
       "a float constant, written as a literal, beside a literal"},
      {"rdna3_5 rdna4", std::regex("^v_(fma_mix|dot[248]_).*_dpp"),
       "DPP of packed instructions takes vector registers alone"},
      {"rdna4", std::regex(" th:(TH_ATOMIC_)?0x"), "a temporal hint that has no meaning"},
      {gfx12_on, std::regex("_atomic_.* th:TH_ATOMIC_(CASCADE|NT_RETURN)"), "a hint that does not go with the scope"},
      {gfx11_on, std::regex("^(s_(buffer_)?load_\\w+|v_readfirstlane_b32|v_readlane_b32) (m0|ttmp\\[)"),
       "M0, or three trap registers, as the destination"},
      {"rdna3_5 rdna4 cdna5 cdna5_gfx1251", std::regex("^v_ldexp_f16.*0\\.15915494"),
       "a float constant of an integer operand"},
      {"rdna3_5", std::regex("^v_mad_i\\d+_i\\d+.*(0x[0-9a-f]+).*0x"), "one literal of two sizes"},
      {"rdna3", std::regex("^v_alignb\\w+ .*0x.*0x"), "one literal of two sizes"},
      {gfx12_on, std::regex("^v_s_\\w+ exec"), "EXEC as the destination"},
      {"cdna5 cdna5_gfx1251", std::regex("^v_(\\w+_bf16_e\\d\\d|cvt_f32_bf16_|cvt_pk_f16_[bf][fp]8).*0x"),
       "a literal of more than 16 bits"},
      {gfx10, std::regex("^v_(fma[am]k_f16|fma_mix).*(0x|lit\\()"),
       "a literal of more than 16 bits, or of a product of mixed types"},
      {gfx10, std::regex("_f64.*(\\||neg\\()-?0x"), "the absolute value or the negation of a literal"},
      {gfx10, std::regex("-lit\\("), "the negation of a literal"},
      {gfx10, std::regex("^v_\\w*[fiub]16\\w* .*\\b0x[0-9a-f]{5,8}\\b"), "a literal of more than 16 bits"},
      {gfx10, std::regex("^v_(\\w*[iub]16|alignb)\\w* .*\\b0x(3800|b800|3c00|bc00|4000|c000|4400|c400|3118)\\b"),
       "a float constant of a 16-bit integer operand is written as a literal"},
      {gfx10, std::regex("^v_(\\w*[iub]16|alignb)\\w* .*\\b0x[0-9a-f]+\\b.*\\b0x"), "one literal of two sizes"},
      {gfx10, std::regex("src_lds_direct"), "LDS_DIRECT in a reversed operation"},
      {gfx10, std::regex("^image_atomic_(?!f?cmpswap).* dmask:0xf\\b"), "four registers of data, no compare and swap"},
      {gfx10, std::regex("^image_atomic_f?cmpswap.* dmask:0x1\\b"), "half of the data of a compare and swap"},
      {gfx10, std::regex("^image_gather4.* tfe.* d16"), "halves of four texels with a status"},
      {"rdna2", std::regex("^image_msaa_load "), "registers for four samples, of which LLVM counts those of DMASK"},
      {gfx10, std::regex("^image_(sample|gather4|get_lod|(load|store)_mip)\\w* .*2D_MSAA_ARRAY"),
       "samples of multi-sampled images, whose addresses are more than LLVM has forms for"},
      {gfx10, std::regex("^(s_(buffer_)?load_\\w+|v_readfirstlane_b32|v_readlane_b32) (m0|ttmp\\[)"),
       "M0, or three trap registers, as the destination"},
      {"cdna5 cdna5_gfx1251", std::regex("^v_pk_(fma|add|mul)_f32"),
       "two scalar values where there is room for one pair"},
      {"cdna5 cdna5_gfx1251", std::regex("^tensor_.*null"), "NULL among its descriptors"},
      {"cdna5 cdna5_gfx1251", std::regex("^v_dual_.*neg\\((-?[0-9]+|0\\.15915494)\\)"),
       "the negation of a constant in VOPD3"},
      {"cdna5 cdna5_gfx1251", std::regex("^v_perm_pk16_.*0x.*0x"), "one literal of two sizes"},
      {rdna, std::regex("^image_atomic_cmpswap.*dmask:0x1 "), "half of the data of a compare and swap"},
      {rdna, std::regex("^image_atomic_.*dmask:0xf "), "four registers of data, no compare and swap"},
      {rdna, std::regex("^image_gather4.* tfe.* d16"), "halves of four texels with a status"},
      {rdna, std::regex("^image_(sample|gather4|get|load|store).*2D_MSAA"),
       "samples of multi-sampled images, whose addresses are more than LLVM has forms for"},
  };
  return list;
}

/// Unsupported instructions whose operands nobody spells: the name alone is their text.
bool is_named_only(const Instruction& instruction) {
  return instruction.info().status == lockstep::Status::unsupported &&
         lockstep::Assembly<Isa>::form(instruction.form).operand_count == 0 && !instruction.operands().empty();
}

bool is_rule_of_assemblers(AsmError error) {
  return error == AsmError::constant_bus || error == AsmError::dual_banks || error == AsmError::dual_destinations;
}

}  // namespace

TEST_CASE("the words of every decoded instruction come back from its fields") {
  std::set<std::uint16_t> forms;
  for (const auto& [instruction, wave_size] : instructions()) {
    forms.insert(instruction.form);
    if (instruction.dual()) forms.insert(instruction.second);
    const lockstep::assembler::MachineCode code = lockstep::assembler::encode<Isa>(instruction);
    const std::array<std::uint32_t, 4> mask = meaningful_bits(instruction);
    bool same = code.dwords == instruction.dwords;
    for (std::size_t i = 0; i < mask.size(); ++i)
      same = same && ((code.words[i] ^ instruction.words[i]) & mask[i]) == 0;
    if (!same) FAIL_CHECK(lockstep::disassemble(instruction, {.wave_size = wave_size}));
  }
  for (std::size_t form = 0; form < Isa::forms().size(); ++form)
    CHECK_MESSAGE((!can_be_legal(Isa::form(form)) || forms.count(static_cast<std::uint16_t>(form)) == 1),
                  "no legal words for " << lockstep::Assembly<Isa>::form(form).mnemonic);
}

TEST_CASE("operands and options give the instruction they were taken from, and the words llvm-mc gives") {
  REQUIRE_MESSAGE(have_llvm_mc(), "needs " << llvm_mc_program());
  for (const std::uint32_t lanes : Isa::wave_sizes) {
    std::vector<std::string> texts, forbidden;
    std::vector<Words> ours;
    std::vector<const Instruction*> of;
    for (const auto& [instruction, wave_size] : instructions()) {
      if (wave_size != lanes || is_named_only(instruction)) continue;
      std::string text = lockstep::disassemble(instruction, {.wave_size = lanes, .name_halves = true});
      const Encoded encoded = asm_test::encode_lifted(instruction, lanes);
      if (is_rule_of_assemblers(encoded.failure.error)) {
        if (!could_be_inline(instruction)) forbidden.push_back(std::move(text));
        continue;
      }
      if (encoded.failure) {
        FAIL_CHECK(text << ": error " << static_cast<int>(encoded.failure.error) << " at operand "
                        << static_cast<int>(encoded.failure.operand));
        continue;
      }
      const Decoded again = lockstep::decode<Isa>(encoded.code.span()).at_end();
      const std::string text_again =
          again.error != lockstep::DecodeError::none
              ? "nothing"
              : lockstep::disassemble(again.instruction, {.wave_size = lanes, .name_halves = true});
      if (text_again != text && !text_is_ambiguous(instruction)) {
        FAIL_CHECK(text << " became " << text_again);
        continue;
      }
      texts.push_back(std::move(text));
      of.push_back(&instruction);
      ours.push_back({encoded.code.words, encoded.code.dwords});
    }
    const std::string target(Isa::target);
    const std::vector<std::optional<Words>> theirs = llvm_assemble(texts, target, lanes);
    std::size_t same = 0, refused = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (!theirs[i]) {
        ++refused;
        bool known = unused_op_sel(*of[i]) != 0;
        for (Refused& refusal : refusals())
          if (!known && refusal.concerns(isa_name) && std::regex_search(texts[i], refusal.text))
            known = ++refusal.uses != 0;
        if (!known) FAIL_CHECK("llvm-mc does not assemble " << texts[i]);
      } else if (agree(ours[i], *theirs[i]) || agree_but_for_en(*of[i], ours[i], *theirs[i])) {
        ++same;
      } else {
        FAIL_CHECK(texts[i] << ": " << to_string(ours[i]) << ", llvm-mc " << to_string(*theirs[i]));
      }
    }
    const std::vector<std::optional<Words>> rules = llvm_assemble(forbidden, target, lanes);
    for (std::size_t i = 0; i < rules.size(); ++i)
      if (rules[i]) FAIL_CHECK("llvm-mc assembles what the constant bus or a bank is said to forbid: " << forbidden[i]);
    CHECK(same > 4 * refused);
    MESSAGE(texts.size() << " instructions for waves of " << lanes << ": " << same << " as llvm-mc assembles them, "
                         << refused << " it does not assemble; " << forbidden.size() << " refused on both sides");
  }
  for (const Refused& refusal : refusals())
    CHECK_MESSAGE((refusal.uses > 0 || !refusal.concerns(isa_name)),
                  isa_name << ": refuses nothing, leave it out: " << refusal.reason);
}
