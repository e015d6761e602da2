#include "comparison.hpp"

#include <algorithm>
#include <fstream>
#include <span>
#include <sstream>
#include <stdexcept>

#include "llvm_oracle.hpp"
#include "lockstep/asm/constant_bus.hpp"
#include "lockstep/isa/scalar_sources.hpp"
#include "tested_isa.hpp"

namespace lockstep::conformance {
namespace {

using lockstep::Field;
using tested::Isa;

/// `accepted`: LLVM's assembler takes its disassembler's text. `encodable`: so does the encoder here, which counts
/// scalar values where the judge of CDNA leaves that to it.
Verdict verdict_of(const Answer& llvm, bool accepted, const std::optional<std::string>& here, bool encodable) {
  if (llvm.died) return Verdict::dies;
  if (!here) return llvm.text && accepted ? Verdict::llvm_only : Verdict::same;
  if (llvm.text != here) return llvm.text ? Verdict::text : Verdict::here_only;
  if (accepted == encodable) return Verdict::same;
  return accepted ? Verdict::llvm_only : Verdict::refused;
}

/// LLVM may read on behind the entry, into the padding; so does this decoder.
tested::Decoded decode_entry(const Words& words) {
  std::array<std::uint32_t, 4> padded{0x7e000000, 0x7e000000, 0x7e000000, 0x7e000000};
  for (unsigned i = 0; i < words.count; ++i) padded[i] = words.dwords[i];
  return tested::decode(padded);
}

/// Are the scalar values of words that are legal as few as the encoder wants? The judges of RDNA and CDNA5 have counted
/// them already.
bool is_encodable(const Words& words, std::uint32_t wave_size) {
  if (Isa::assembly_family != AssemblyFamily::gfx9) return true;
  const tested::Decoded decoded = decode_entry(words);
  return decoded.error == DecodeError::none && assembler::within_constant_bus(decoded.instruction, wave_size);
}

/// The operands of `words` with their field values, empty when they do not decode.
struct FieldValue {
  const OperandInfo* info;
  std::uint32_t value;
};
std::vector<FieldValue> operand_values(const tested::Instruction& instruction) {
  std::vector<FieldValue> values;
  for (const OperandInfo& info : instruction.operands())
    if (!info.implicit) values.push_back({&info, instruction.field(static_cast<Field>(info.field))});
  return values;
}

/// A scalar register tuple that starts at a number that is no multiple of its alignment.
bool has_misaligned_scalar(const tested::Instruction& instruction) {
  for (const auto& [info, value] : operand_values(instruction)) {
    const auto field = static_cast<Field>(info->field);
    if (info->bits <= 32 || field == Field::vaddr || field == Field::addr || field == Field::vdata) continue;
    const std::uint32_t first = value * Isa::layout(instruction.encoding(), field).group;
    const std::uint32_t base = first >= Isa::ttmp0 ? Isa::ttmp0 : 0;
    if (first < Isa::m0 && (first - base) % (info->bits == 64 ? 2 : 4) != 0) return true;
  }
  if (Isa::memory.flat_scalar_base && instruction.field(Field::saddr) % 2 != 0) return true;  // of FLAT, in no list
  return instruction.field(Field::sd) != 0 && instruction.field(Field::sdst) % 2 != 0;
}

/// A special source (SHARED_BASE, SCC) where a register must stand: a destination, a mask, a source of vector
/// registers.
bool has_special_for_register(const tested::Instruction& instruction) {
  for (const auto& [info, value] : operand_values(instruction)) {
    switch (info->kind) {
      case OperandKind::sreg:
      case OperandKind::sreg_novcc:
      case OperandKind::sdst:
      case OperandKind::sdst_null:
      case OperandKind::sreg_m0:
      case OperandKind::sreg_m0_inl:
      case OperandKind::src_vgpr:
      case OperandKind::src_accvgpr:
      case OperandKind::src_vgpr_or_accvgpr:
      case OperandKind::src_vgpr_or_accvgpr_or_const:
      case OperandKind::src_vgpr_or_inline:
        if (value < Isa::vgpr_first && Isa::selectors[value].is_state()) return true;
        break;
      default: break;
    }
  }
  return instruction.dual() && has_special_for_register(instruction.second_half());
}

/// Selector 255 in a source of a format without a literal.
bool has_stray_literal(const tested::Instruction& instruction) {
  if (instruction.has(Field::literal)) return false;
  for (const auto& [info, value] : operand_values(instruction))
    if (value == Isa::src_literal && info->kind != OperandKind::vgpr && info->kind != OperandKind::vgpr_or_accvgpr)
      return true;
  return false;
}

/// The constant of V_FMAAK and its kin between 128 and 255.
bool has_selector_like_literal(const tested::Instruction& instruction) {
  return instruction.encoding() == tested::Encoding::vop2_lit && instruction.field(Field::src0) != Isa::src_literal &&
         instruction.literal() - 128 < 128;
}

/// A matrix instruction of formats that CBSZ and BLGP name, whose C and D overlap in part.
bool has_overlapping_c(const tested::Instruction& instruction) {
  const std::uint32_t d = instruction.field(Field::vdst), source = instruction.field(Field::src2);
  if (!instruction.info().formats_by_cbsz || source < Isa::vgpr_first || source - Isa::vgpr_first == d) return false;
  const std::uint32_t c = source - Isa::vgpr_first;
  for (const OperandInfo& info : instruction.operands())
    if (info.role == Role::s2) return c < d + info.bits / 32u && d < c + info.bits / 32u;
  return false;
}

/// A or B of formats that CBSZ and BLGP name begins less than eight registers before the end of the AccVGPRs.
bool has_late_accvgprs(const tested::Instruction& instruction) {
  const auto late = [&](Field field, std::uint32_t bit) {
    return (instruction.field(Field::acc) & bit) != 0 && instruction.field(field) + 8 > Isa::vgpr_first + 256;
  };
  return instruction.info().formats_by_cbsz && (late(Field::src0, 1) || late(Field::src1, 2));
}

/// OP_SEL picks halves of operands that have none.
bool has_unused_op_sel(const tested::Instruction& instruction) {
  std::uint32_t used = 0;
  for (const AsmOperand& operand : Assembly<Isa>::operands(Assembly<Isa>::form(instruction.form))) {
    const auto field = static_cast<Field>(operand.field);
    if (operand.half) used |= field == Field::src1 ? 2u : field == Field::src2 ? 4u : field == Field::vdst ? 8u : 1u;
  }
  return (instruction.field(Field::op_sel) & ~used) != 0;
}

/// A high half of a register that the text cannot say with the features that the target has by default.
bool has_unnamed_half(const tested::Instruction& instruction) {
  return Assembly<Isa>::form(instruction.form).halves == AsmHalves::low && disasm_detail::names_halves(instruction);
}

/// NEG or ABS where no operand has a sign to change.
bool has_unused_sign(const tested::Instruction& instruction) {
  for (const AsmOperand& operand : Assembly<Isa>::operands(Assembly<Isa>::form(instruction.form)))
    if (operand.fp) return false;
  return (instruction.field(Field::neg) | instruction.field(Field::abs) | instruction.field(Field::src0_neg) |
          instruction.field(Field::src0_abs) | instruction.field(Field::src1_neg) |
          instruction.field(Field::src1_abs)) != 0;
}

/// Bits that hardware does not look at (vendor-xml/ignored_fields.xml) are not as LLVM writes them.
bool has_ignored_bits(const tested::Instruction& instruction) {
  const auto half_has = [&](const tested::Instruction& half) {
    const ReservedBits& reserved = Isa::reserved(half.form_info());
    for (std::size_t i = 0; i < instruction.dwords; ++i)
      if (((half.words[i] ^ reserved.value[i]) & reserved.ignored[i]) != 0) return true;
    return false;
  };
  return half_has(instruction) || (instruction.dual() && half_has(instruction.second_half()));
}

/// More scalar values than the instruction may read, a literal among them.
bool has_literal_beyond_limit(const tested::Instruction& instruction) {
  bool literal = false;
  for (const auto& [info, value] : operand_values(instruction))
    literal |= value == Isa::src_literal && static_cast<Field>(info->field) != Field::literal;
  const bool one = Isa::assembly_family == AssemblyFamily::gfx9 || instruction.info().one_scalar;
  for (const std::uint32_t wave_size : Isa::wave_sizes) {
    ScalarSources<Isa> sources;
    sources.add(instruction, wave_size, one ? 1 : 2);
    if (literal && sources.too_many()) return true;
  }
  return false;
}

/// DPP8 whose control word has 16 zeros at its end.
bool is_short_dpp8(const Words& words) {
  const auto names_dpp8 = [](std::uint32_t dword) { return (dword & 0x1ffu) == 233 || (dword & 0x1ffu) == 234; };
  const std::uint32_t first = words.dwords[0];
  if (first >> 31 == 0) return names_dpp8(first) && words.dwords[1] >> 16 == 0;
  return (first >> 26 == 0x35 || first >> 24 == 0xcc) && names_dpp8(words.dwords[1]) && words.dwords[2] >> 16 == 0;
}

/// `number` as a selector in a source: a property of words that may not decode.
bool names_selector(const Words& words, std::uint32_t number) {
  const std::uint32_t first = words.dwords[0], second = words.dwords[1];
  if (first >> 31 == 0) return (first & 0x1ffu) == number;  // VOP1, VOP2, VOPC
  if (first >> 26 == 0x35 || first >> 24 == 0xcc)           // VOP3, VOP3P
    return (second & 0x1ffu) == number || (second >> 9 & 0x1ffu) == number || (second >> 18 & 0x1ffu) == number;
  if (first >> 27 == 0x19) return (first & 0x1ffu) == number || (second & 0x1ffu) == number;  // VOPD, VOPD3
  return (first & 0xffu) == number || (first >> 30 == 2 && (first >> 8 & 0xffu) == number);   // SOP1, SOP2, SOPC
}

/// Selector 254, a literal of 64 bits, in a source.
bool names_literal64(const Words& words) { return names_selector(words, 254); }

/// A selector in a source, used or not, that another dword belongs to: literals, DPP, on gfx9 SDWA.
bool names_more_words(const Words& words) {
  for (const std::uint32_t number : {233u, 234u, 249u, 250u, 254u, 255u})
    if (names_selector(words, number)) return true;
  return false;
}

/// VOP3P as gfx9 encodes it.
bool is_gfx9_vop3p(const Words& words) { return words.dwords[0] >> 23 == 0x1a7; }

/// VINTERP with a source that is no VGPR.
bool interpolates_no_vgpr(const Words& words) {
  const std::uint32_t second = words.dwords[1];
  return words.dwords[0] >> 24 == 0xcd && (second & second >> 9 & second >> 18 & 0x100u) == 0;
}

/// Selector 255 in a source of VOPD3.
bool has_literal_in_vopd3(const Words& words) {
  return words.dwords[0] >> 24 == 0xcf && ((words.dwords[0] & 0x1ffu) == 255 || (words.dwords[1] & 0x1ffu) == 255);
}

/// Properties of instructions: words that do not decode have none of these.
using Property = bool (*)(const tested::Instruction&);
Property property(const std::string& name) {
  if (name == "@misaligned_scalar") return has_misaligned_scalar;
  if (name == "@special_for_register") return has_special_for_register;
  if (name == "@stray_literal") return has_stray_literal;
  if (name == "@selector_like_literal") return has_selector_like_literal;
  if (name == "@unused_op_sel") return has_unused_op_sel;
  if (name == "@overlapping_c") return has_overlapping_c;
  if (name == "@late_accvgprs") return has_late_accvgprs;
  if (name == "@ignored_bits") return has_ignored_bits;
  if (name == "@unnamed_half") return has_unnamed_half;
  if (name == "@unused_sign") return has_unused_sign;
  if (name == "@literal_beyond_limit") return has_literal_beyond_limit;
  return nullptr;
}

/// Properties of words, whether they decode or not.
using WordProperty = bool (*)(const Words&);
WordProperty word_property(const std::string& name) {
  if (name == "@literal64") return names_literal64;
  if (name == "@more_words") return names_more_words;
  if (name == "@short_dpp8") return is_short_dpp8;
  if (name == "@literal_in_vopd3") return has_literal_in_vopd3;
  if (name == "@gfx9_vop3p") return is_gfx9_vop3p;
  if (name == "@interpolates_no_vgpr") return interpolates_no_vgpr;
  return nullptr;
}

/// "d638759c 9fccd462"; no words where it is nothing of the kind.
Words parse_words(const std::string& text) {
  Words words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    if (words.count == 4 || word.size() != 8 || word.find_first_not_of("0123456789abcdef") != std::string::npos)
      return {};
    words.dwords[words.count++] = static_cast<std::uint32_t>(std::stoul(word, nullptr, 16));
  }
  return words;
}

/// The text of words that decode, legal or not.
std::string any_text(const Words& words, std::uint32_t wave_size) {
  const tested::Decoded decoded = decode_entry(words);
  if (decoded.error != DecodeError::none) return "illegal";
  return disassemble(decoded.instruction, {.wave_size = wave_size});
}

/// The text of an image instruction without the vector registers, which stand in front of the scalar ones.
std::string without_registers(const std::string& text) {
  const std::size_t name = text.find(' ');
  const std::size_t scalars = std::min(text.find(", s["), text.find(", ttmp["));
  return scalars == std::string::npos ? text : text.substr(0, name) + text.substr(scalars);
}

/// Image instructions whose texts differ in the number of registers alone.
bool differs_in_image_registers(const Words& words, const std::string& text, std::uint32_t wave_size) {
  return text.starts_with("image_") && without_registers(text) == without_registers(any_text(words, wave_size));
}

bool has_property(const std::string& name, const Words& words, const std::string& text, std::uint32_t wave_size) {
  if (name == "@image_registers") return differs_in_image_registers(words, text, wave_size);
  if (const WordProperty of_words = word_property(name)) return of_words(words);
  const tested::Decoded decoded = decode_entry(words);
  return decoded.error == DecodeError::none && property(name)(decoded.instruction);
}

bool matches(const Exception& exception, const Words& words, const std::string& text, std::uint32_t wave_size) {
  return std::regex_search(text, exception.regex) &&
         (exception.property.empty() || has_property(exception.property, words, text, wave_size));
}

bool explained(Verdict verdict, const Words& words, const std::string& text, std::uint32_t wave_size,
               std::vector<Exception>& exceptions) {
  for (Exception& exception : exceptions)
    if (exception.verdict == verdict && matches(exception, words, text, wave_size)) {
      if (exception.uses++ == 0) exception.example = words;
      return true;
    }
  return false;
}

}  // namespace

std::optional<std::string> our_text(const Words& words, std::uint32_t wave_size) {
  const tested::Decoded decoded = decode_entry(words);
  if (decoded.error != DecodeError::none || !tested::Isa::legal(decoded.instruction, wave_size)) return std::nullopt;
  return disassemble(decoded.instruction, {.wave_size = wave_size});
}

std::vector<Words> rare_words(const std::vector<Exception>& exceptions) {
  std::vector<Words> result;
  for (const Exception& exception : exceptions)
    if (exception.rare.count != 0) result.push_back(exception.rare);
  return result;
}

std::vector<Exception> read_exceptions(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<Exception> exceptions;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t space = line.find(' '), reason = line.find(" ## ");
    if (space == std::string::npos || reason == std::string::npos || reason < space)
      throw std::runtime_error(path + ":" + std::to_string(number) + ": not KIND REGEX ## REASON");
    const std::string kind = line.substr(0, space);
    Exception exception;
    exception.verdict = kind == "llvm_only"   ? Verdict::llvm_only
                        : kind == "here_only" ? Verdict::here_only
                        : kind == "text"      ? Verdict::text
                        : kind == "refused"   ? Verdict::refused
                        : kind == "dies"      ? Verdict::dies
                                              : Verdict::same;
    if (exception.verdict == Verdict::same)
      throw std::runtime_error(path + ":" + std::to_string(number) + ": no such kind: " + kind);
    exception.pattern = line.substr(space + 1, reason - space - 1);
    exception.reason = line.substr(reason + 4);
    if (const std::size_t words = exception.reason.find(" ## "); words != std::string::npos) {
      exception.rare = parse_words(exception.reason.substr(words + 4));
      if (exception.rare.count == 0)
        throw std::runtime_error(path + ":" + std::to_string(number) + ": not one to four words of eight digits");
      exception.reason.resize(words);
    }
    std::string regex = exception.pattern;
    if (regex[0] == '@') {  // the property comes first
      const std::size_t end = std::min(regex.find(' '), regex.size());
      exception.property = regex.substr(0, end);
      regex.erase(0, end + 1);
      if (exception.property != "@image_registers" && word_property(exception.property) == nullptr &&
          property(exception.property) == nullptr)
        throw std::runtime_error(path + ":" + std::to_string(number) + ": no such property: " + exception.property);
    }
    exception.regex = std::regex(regex, std::regex::optimize);
    exceptions.push_back(std::move(exception));
  }
  return exceptions;
}

void compare(const std::vector<Words>& entries, std::vector<Exception>& exceptions, Comparison& total,
             std::uint32_t wave_size, std::size_t keep) {
  constexpr std::size_t chunk = 50000;
  std::vector<Words> asked;
  const auto flush = [&] {
    const std::string target(tested::Isa::target);
    const std::vector<Answer> llvm = llvm_disassemble(asked, target, wave_size);
    std::vector<std::string> texts;
    for (const Answer& answer : llvm)
      if (answer.text) texts.push_back(*answer.text);
    const std::vector<bool> accepted = llvm_accepts(texts, target, wave_size);
    std::size_t next = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
      const std::optional<std::string> here = our_text(asked[i], wave_size);
      const bool taken = llvm[i].text && accepted[next++];
      const Verdict verdict = verdict_of(llvm[i], taken, here, here && is_encodable(asked[i], wave_size));
      if (verdict == Verdict::same) {
        ++(here ? total.both_text : total.both_illegal);
      } else if (explained(verdict, asked[i], llvm[i].text ? *llvm[i].text : any_text(asked[i], wave_size), wave_size,
                           exceptions)) {
        ++(verdict == Verdict::dies ? total.not_askable : total.explained);
      } else {
        ++total.unexplained;
        if (total.lines.size() < keep)
          total.lines.push_back(
              to_string(asked[i]) + " | " + (llvm[i].died ? "dies" : llvm[i].text.value_or("illegal")) +
              (verdict == Verdict::refused ? " (its assembler refuses that)" : "") + " | " + here.value_or("illegal") +
              (verdict == Verdict::llvm_only && here ? " (the encoder refuses that)" : ""));
      }
    }
    asked.clear();
  };
  for (const Words& words : entries) {
    ++total.words;
    if (crashes_llvm(words)) {
      ++total.not_askable;
      continue;
    }
    asked.push_back(words);
    if (asked.size() == chunk) flush();
  }
  if (!asked.empty()) flush();
}

std::string summary(const Comparison& comparison) {
  return std::to_string(comparison.words) + " words: " + std::to_string(comparison.both_text) + " same text, " +
         std::to_string(comparison.both_illegal) + " illegal on both sides, " + std::to_string(comparison.explained) +
         " explained differences, " + std::to_string(comparison.not_askable) + " not askable, " +
         std::to_string(comparison.unexplained) + " unexplained";
}

}  // namespace lockstep::conformance
