#include "comparison.hpp"

#include <fstream>
#include <span>
#include <stdexcept>

#include "llvm_oracle.hpp"
#include "tested_isa.hpp"

namespace lockstep::conformance {
namespace {

Verdict verdict_of(const std::optional<std::string>& llvm, const std::optional<std::string>& here) {
  if (llvm == here) return Verdict::same;
  if (!here) return Verdict::llvm_only;
  return llvm ? Verdict::text : Verdict::here_only;
}

using lockstep::Field;
using tested::Isa;

/// LLVM may read on behind the entry, into the padding; so does this decoder.
tested::Decoded decode_entry(const Words& words) {
  std::array<std::uint32_t, 4> padded{0x7e000000, 0x7e000000, 0x7e000000, 0x7e000000};
  for (unsigned i = 0; i < words.count; ++i) padded[i] = words.dwords[i];
  return tested::decode(padded);
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

/// Image, export and parameter instructions: unsupported, so decoded and named, but their operands are neither spelled
/// nor judged.
bool is_graphics(const Words& words) {
  const tested::Decoded decoded = decode_entry(words);
  if (decoded.error != DecodeError::none ||
      Assembly<Isa>::operands(Assembly<Isa>::form(decoded.instruction.form)).size() != 0)
    return false;
  const std::string_view encoding = Isa::encoding_info(decoded.instruction.encoding()).name;
  for (const std::string_view name :
       {"MIMG", "MIMG_NSA1", "EXP", "VEXPORT", "LDSDIR", "VDSDIR", "VINTERP", "VIMAGE", "VSAMPLE"})
    if (encoding == name) return true;
  return false;
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
  return instruction.field(Field::sd) != 0 && instruction.field(Field::sdst) % 2 != 0;
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

/// OP_SEL picks halves of operands that have none.
bool has_unused_op_sel(const tested::Instruction& instruction) {
  std::uint32_t used = 0;
  for (const AsmOperand& operand : Assembly<Isa>::operands(Assembly<Isa>::form(instruction.form))) {
    const auto field = static_cast<Field>(operand.field);
    if (operand.half) used |= field == Field::src1 ? 2u : field == Field::src2 ? 4u : field == Field::vdst ? 8u : 1u;
  }
  return (instruction.field(Field::op_sel) & ~used) != 0;
}

using Property = bool (*)(const tested::Instruction&);
Property property(const std::string& pattern) {
  if (pattern == "@misaligned_scalar") return has_misaligned_scalar;
  if (pattern == "@stray_literal") return has_stray_literal;
  if (pattern == "@selector_like_literal") return has_selector_like_literal;
  if (pattern == "@unused_op_sel") return has_unused_op_sel;
  return nullptr;
}

bool matches(const Exception& exception, const Words& words, const std::string& text) {
  if (exception.pattern[0] != '@') return std::regex_search(text, exception.regex);
  const tested::Decoded decoded = decode_entry(words);
  return decoded.error == DecodeError::none && property(exception.pattern)(decoded.instruction);
}

bool explained(Verdict verdict, const Words& words, const std::string& text, std::vector<Exception>& exceptions) {
  for (Exception& exception : exceptions)
    if (exception.verdict == verdict && matches(exception, words, text)) {
      ++exception.uses;
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
                                              : Verdict::same;
    if (exception.verdict == Verdict::same)
      throw std::runtime_error(path + ":" + std::to_string(number) + ": no such kind: " + kind);
    exception.pattern = line.substr(space + 1, reason - space - 1);
    exception.reason = line.substr(reason + 4);
    if (exception.pattern[0] != '@')
      exception.regex = std::regex(exception.pattern, std::regex::optimize);
    else if (property(exception.pattern) == nullptr)
      throw std::runtime_error(path + ":" + std::to_string(number) + ": no such property: " + exception.pattern);
    exceptions.push_back(std::move(exception));
  }
  return exceptions;
}

void compare(const std::vector<Words>& entries, std::vector<Exception>& exceptions, Comparison& total,
             std::uint32_t wave_size, std::size_t keep) {
  constexpr std::size_t chunk = 50000;
  std::vector<Words> asked;
  const auto flush = [&] {
    const std::vector<std::optional<std::string>> llvm =
        llvm_disassemble(asked, std::string(tested::Isa::target), wave_size);
    for (std::size_t i = 0; i < asked.size(); ++i) {
      const std::optional<std::string> here = our_text(asked[i], wave_size);
      const bool named_only = is_graphics(asked[i]);
      const Verdict verdict =
          named_only && (!llvm[i] || !here || llvm[i]->starts_with(*here)) ? Verdict::same : verdict_of(llvm[i], here);
      if (verdict == Verdict::same) {
        ++(here ? total.both_text : total.both_illegal);
      } else if (explained(verdict, asked[i], llvm[i] ? *llvm[i] : *here, exceptions)) {
        ++total.explained;
      } else {
        ++total.unexplained;
        if (total.lines.size() < keep)
          total.lines.push_back(to_string(asked[i]) + " | " + llvm[i].value_or("illegal") + " | " +
                                here.value_or("illegal"));
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
