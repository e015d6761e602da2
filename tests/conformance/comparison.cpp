#include "comparison.hpp"

#include <fstream>
#include <span>
#include <stdexcept>

#include "cdna4/assembly_binding.hpp"
#include "llvm_oracle.hpp"

namespace lockstep::conformance {
namespace {

Verdict verdict_of(const std::optional<std::string>& llvm, const std::optional<std::string>& here) {
  if (llvm == here) return Verdict::same;
  if (!here) return Verdict::llvm_only;
  return llvm ? Verdict::text : Verdict::here_only;
}

using cdna4::Isa;
using lockstep::Field;

/// LLVM may read on behind the entry, into the padding; so does this decoder.
cdna4::Decoded decode_entry(const Words& words) {
  std::array<std::uint32_t, 4> padded{0x7e000000, 0x7e000000, 0x7e000000, 0x7e000000};
  for (unsigned i = 0; i < words.count; ++i) padded[i] = words.dwords[i];
  return cdna4::decode(padded);
}

/// The operands of `words` with their field values, empty when they do not decode.
struct FieldValue {
  const OperandInfo* info;
  std::uint32_t value;
};
std::vector<FieldValue> operand_values(const cdna4::Instruction& instruction) {
  std::vector<FieldValue> values;
  for (const OperandInfo& info : instruction.operands())
    if (!info.implicit) values.push_back({&info, instruction.field(static_cast<Field>(info.field))});
  return values;
}

/// A scalar register tuple that starts at a number that is no multiple of its alignment.
bool has_misaligned_scalar(const cdna4::Instruction& instruction) {
  for (const auto& [info, value] : operand_values(instruction)) {
    const auto field = static_cast<Field>(info->field);
    if (info->bits <= 32 || field == Field::vaddr || field == Field::addr || field == Field::vdata) continue;
    const std::uint32_t first = field == Field::sbase ? value * 2 : field == Field::srsrc ? value * 4 : value;
    const std::uint32_t base = first >= Isa::ttmp0 ? Isa::ttmp0 : 0;
    if (first < Isa::m0 && (first - base) % (info->bits == 64 ? 2 : 4) != 0) return true;
  }
  return instruction.field(Field::sd) != 0 && instruction.field(Field::sdst) % 2 != 0;
}

/// Selector 255 in a source of a format without a literal.
bool has_stray_literal(const cdna4::Instruction& instruction) {
  if (instruction.has(Field::literal)) return false;
  for (const auto& [info, value] : operand_values(instruction))
    if (value == Isa::src_literal && info->kind != OperandKind::vgpr && info->kind != OperandKind::vgpr_or_accvgpr)
      return true;
  return false;
}

/// The constant of V_FMAAK and its kin between 128 and 255.
bool has_selector_like_literal(const cdna4::Instruction& instruction) {
  return instruction.encoding() == cdna4::Encoding::vop2_lit && instruction.field(Field::src0) != Isa::src_literal &&
         instruction.literal() - 128 < 128;
}

using Property = bool (*)(const cdna4::Instruction&);
Property property(const std::string& pattern) {
  if (pattern == "@misaligned_scalar") return has_misaligned_scalar;
  if (pattern == "@stray_literal") return has_stray_literal;
  if (pattern == "@selector_like_literal") return has_selector_like_literal;
  return nullptr;
}

bool matches(const Exception& exception, const Words& words, const std::string& text) {
  if (exception.pattern[0] != '@') return std::regex_search(text, exception.regex);
  const cdna4::Decoded decoded = decode_entry(words);
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

std::optional<std::string> our_text(const Words& words) {
  const cdna4::Decoded decoded = decode_entry(words);
  if (decoded.error != DecodeError::none || !cdna4::Isa::legal(decoded.instruction)) return std::nullopt;
  return disassemble(decoded.instruction);
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
             std::size_t keep) {
  constexpr std::size_t chunk = 50000;
  std::vector<Words> asked;
  const auto flush = [&] {
    const std::vector<std::optional<std::string>> llvm = llvm_disassemble(asked, std::string(cdna4::Isa::target));
    for (std::size_t i = 0; i < asked.size(); ++i) {
      const std::optional<std::string> here = our_text(asked[i]);
      const Verdict verdict = verdict_of(llvm[i], here);
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
