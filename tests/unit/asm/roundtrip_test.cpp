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
using lockstep::cdna4::Decoded;
using lockstep::cdna4::Isa;
using namespace lockstep::conformance;

/// Scaled matrix instructions, in every pair of formats: random words are hardly ever legal there.
std::vector<Words> scaled_matrix_words() {
  using namespace lockstep::cdna4::assembler;
  std::vector<Words> result;
  const auto registers = [](unsigned format) { return format < 2 ? 8u : format < 4 ? 6u : 4u; };
  for (std::uint8_t format_a = 0; format_a < 5; ++format_a)
    for (std::uint8_t format_b = 0; format_b < 5; ++format_b) {
      const Operand first = v(8, registers(format_a)), second = a(16, registers(format_b));
      const MachineCode small = v_mfma_scale_f32_16x16x128_f8f6f4(
          a(0, 4), first, second, a(24, 4), v(40), v(41),
          {.op_sel = {1, format_a & 1}, .op_sel_hi = {0, 1}, .cbsz = format_a, .blgp = format_b});
      const MachineCode large = v_mfma_scale_f32_32x32x64_f8f6f4(v(0, 16), first, second, 1.0f, v(40), 1,
                                                                 {.cbsz = format_a, .blgp = format_b});
      result.push_back({small.words, small.dwords});
      result.push_back({large.words, large.dwords});
    }
  return result;
}

/// Legal instructions of every form, edge values and random words among them.
const std::vector<Decoded>& instructions() {
  static const std::vector<Decoded> list = [] {
    std::vector<Decoded> result;
    const auto add = [&](const std::vector<Words>& entries) {
      for (const Words& words : entries) {
        const Decoded decoded = lockstep::cdna4::decode(std::span(words.dwords).first(words.count)).at_end();
        if (decoded.error == lockstep::DecodeError::none && Isa::legal(decoded.instruction)) result.push_back(decoded);
      }
    };
    add(typical_words(4, 11));
    add(edge_words(12));
    for (const std::string& family : families()) add(random_words(family, 1000, 13));
    add(scaled_matrix_words());
    return result;
  }();
  return list;
}

/// The bits that a field, the format or the instruction gives a meaning to. The others come and go as they like.
std::array<std::uint32_t, 4> meaningful_bits(const lockstep::cdna4::Instruction& instruction) {
  std::array<std::uint32_t, 4> mask = Isa::reserved(instruction.form_info()).mask;
  for (const lockstep::EncodingMatch& match : Isa::encoding_matches())
    if (match.encoding == instruction.form_info().encoding)
      for (std::size_t i = 0; i < mask.size(); ++i) mask[i] |= match.mask[i];
  for (std::size_t i = 0; i < lockstep::field_count; ++i)
    for (const lockstep::BitRange& range : Isa::layout(instruction.encoding(), static_cast<Field>(i)).ranges)
      if (range.width != 0)
        mask[range.offset / 32] |= (range.width == 32 ? ~0u : (1u << range.width) - 1) << range.offset % 32;
  return mask;
}

/// Whether the text stands for more than one instruction, of which llvm-mc chooses its own.
bool text_is_ambiguous(const lockstep::cdna4::Instruction& instruction) {
  using lockstep::cdna4::Opcode;
  using lockstep::disasm_detail::ConstantStyle;
  switch (instruction.opcode) {
    case Opcode::v_nop:  // the 64-bit form has the same name
    case Opcode::v_clrexcp:
    case Opcode::ds_swizzle_b32:  // several patterns of one meaning
    case Opcode::s_waitcnt:       // bits without a meaning
    case Opcode::s_sendmsg:
    case Opcode::s_sendmsghalt:
    case Opcode::s_setreg_imm32_b32: return true;  // LLVM takes 2.0 for 0 here
    default: break;
  }
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
    if (value == Isa::src_literal && style == ConstantStyle::long_float) return true;  // 0x1 of a literal, 1 inline
    if (value < 256 && Isa::selectors[value].kind == lockstep::SelectorKind::floating &&
        style == ConstantStyle::half_integer)
      return true;  // 0.5 is written 0x3800
  }
  return false;
}

/// Whether `ours` and LLVM's words are the same, or the same instruction and the text leaves it open.
bool agree(const Words& ours, const Words& theirs) {
  if (ours.dwords == theirs.dwords && ours.count == theirs.count) return true;
  const Decoded mine = lockstep::cdna4::decode(std::span(ours.dwords).first(ours.count)).at_end(),
                other = lockstep::cdna4::decode(std::span(theirs.dwords).first(theirs.count)).at_end();
  return text_is_ambiguous(mine.instruction) && other.error == lockstep::DecodeError::none &&
         other.instruction.opcode == mine.instruction.opcode;
}

/// Text that LLVM's disassembler writes and its assembler refuses.
struct Refused {
  std::regex text;
  std::string_view reason;
  std::size_t uses = 0;
};
std::vector<Refused>& refusals() {
  static std::vector<Refused> list{
      {std::regex("^s_.*-0x"), "negative offsets of scalar memory instructions with a buffer"},
      {std::regex("^s_set_gpr_idx_(on .*,|mode) 0x"), "more than the four mode bits"},
      {std::regex("^s_cbranch_g_fork"), "constants as its sources"},
      {std::regex("^ds_gws_(init|sema_br|barrier) [va]\\d*[13579] "),
       "an odd register; the disassembler has no such rule"},
      {std::regex("^v_dot2_"), "op_sel and op_sel_hi are not choices there"},
      {std::regex("^v_(mad[am]k_f16|cvt_f32_bf16)"), "a literal of more than 16 bits"},
      {std::regex("lit\\(0x"), "a literal of more than 16 bits"},
      {std::regex("src_lds_direct"), "not on gfx950, says the assembler"},
      {std::regex("0x(3800|b800|3c00|bc00|4000|c000|4400|c400|3118)"),
       "a float constant of a 16-bit integer operand is written as a literal"},
      {std::regex("_sdwa.*sext\\("), "SEXT of an 8-bit float, or of a constant"},
      {std::regex("^(flat|global)_atomic_.* a"), "no form that returns to an AccVGPR"},
      {std::regex("^v_s?mfma"), "source 2 overlaps the destination in part"},
  };
  return list;
}

Encoded encode_lifted(const lockstep::cdna4::Instruction& instruction) {
  const asm_test::Statement statement = asm_test::lift(instruction);
  return lockstep::assembler::encode<Isa>(instruction.opcode, statement.variant, statement.operands, statement.options);
}

}  // namespace

TEST_CASE("the words of every decoded instruction come back from its fields") {
  std::set<std::uint16_t> forms;
  for (const Decoded& decoded : instructions()) {
    forms.insert(decoded.instruction.form);
    const lockstep::assembler::MachineCode code = lockstep::cdna4::assembler::encode(decoded.instruction);
    const std::array<std::uint32_t, 4> mask = meaningful_bits(decoded.instruction);
    bool same = code.dwords == decoded.instruction.dwords;
    for (std::size_t i = 0; i < mask.size(); ++i)
      same = same && ((code.words[i] ^ decoded.instruction.words[i]) & mask[i]) == 0;
    if (!same) FAIL_CHECK(lockstep::disassemble(decoded.instruction));
  }
  CHECK(forms.size() == Isa::forms().size());
}

TEST_CASE("operands and options give the instruction they were taken from, and the words llvm-mc gives") {
  REQUIRE_MESSAGE(have_llvm_mc(), "needs " << llvm_mc_program());
  std::vector<std::string> texts, bus_texts;
  std::vector<Words> ours;
  for (const Decoded& decoded : instructions()) {
    std::string text = lockstep::disassemble(decoded.instruction);
    const Encoded encoded = encode_lifted(decoded.instruction);
    if (encoded.failure.error == AsmError::constant_bus) {
      bus_texts.push_back(std::move(text));
      continue;
    }
    if (encoded.failure) {
      FAIL_CHECK(text << ": error " << static_cast<int>(encoded.failure.error) << " at operand "
                      << static_cast<int>(encoded.failure.operand));
      continue;
    }
    const Decoded again = lockstep::cdna4::decode(encoded.code.span()).at_end();
    if (again.error != lockstep::DecodeError::none || lockstep::disassemble(again.instruction) != text) {
      FAIL_CHECK(
          text << " became "
               << (again.error == lockstep::DecodeError::none ? lockstep::disassemble(again.instruction) : "nothing"));
      continue;
    }
    texts.push_back(std::move(text));
    ours.push_back({encoded.code.words, encoded.code.dwords});
  }
  const std::vector<std::optional<Words>> theirs = llvm_assemble(texts, "gfx950");
  std::size_t same = 0, refused = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (!theirs[i]) {
      ++refused;
      bool known = false;
      for (Refused& refusal : refusals())
        if (!known && std::regex_search(texts[i], refusal.text)) known = ++refusal.uses != 0;
      if (!known) FAIL_CHECK("llvm-mc does not assemble " << texts[i]);
    } else if (agree(ours[i], *theirs[i])) {
      ++same;
    } else {
      FAIL_CHECK(texts[i] << ": " << to_string(ours[i]) << ", llvm-mc " << to_string(*theirs[i]));
    }
  }
  const std::vector<std::optional<Words>> bus = llvm_assemble(bus_texts, "gfx950");
  for (std::size_t i = 0; i < bus.size(); ++i)
    if (bus[i]) FAIL_CHECK("llvm-mc assembles what the constant bus is said to forbid: " << bus_texts[i]);
  for (const Refused& refusal : refusals()) CHECK_MESSAGE(refusal.uses > 0, "refuses nothing: " << refusal.reason);
  CHECK(same > 40 * refused);
  MESSAGE(texts.size() << " instructions: " << same << " as llvm-mc assembles them, " << refused
                       << " it does not assemble");
}
