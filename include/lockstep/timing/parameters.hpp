// Parameters of the time model: one text a target, which users can replace. The README of this room has the format.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/timing/value.hpp"

namespace lockstep::timing {

/// What a rule of a parameter file says of the instructions whose mnemonic it matches.
enum class Rule : std::uint8_t {
  cycles,  ///< the unit is busy for so many cycles: no other instruction is issued to it
  idle,    ///< the wave does nothing for so many cycles for each unit of SIMM16
  delay,   ///< SIMM16 has the fields of S_DELAY_ALU
};
inline constexpr std::array<std::string_view, 3> rule_names = {"cycles", "idle", "delay"};

struct InstructionRule {
  Rule rule{};
  std::string pattern;  ///< of mnemonics: `*` stands for any text
  std::int32_t number = 0;
  Source source{};
};

/// Does `text` match `pattern`, in which `*` stands for any text?
constexpr bool matches(std::string_view pattern, std::string_view text) {
  std::size_t p = 0, t = 0, star = std::string_view::npos, resume = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

/// The numbers of one target.
struct Parameters {
  std::string target;
  std::vector<std::string> stands_for;  ///< targets without a text of their own
  std::string accuracy;                 ///< how exact the model is, in one sentence
  std::array<std::int32_t, values> numbers{};
  std::array<Source, values> sources{};
  std::vector<InstructionRule> rules;  ///< the first one of each kind that matches a mnemonic counts

  std::int32_t operator[](Value value) const { return numbers[static_cast<std::size_t>(value)]; }
  std::int32_t& operator[](Value value) { return numbers[static_cast<std::size_t>(value)]; }
  /// The number that the first matching rule of that kind has.
  std::optional<std::int32_t> rule(Rule kind, std::string_view mnemonic) const {
    for (const InstructionRule& each : rules)
      if (each.rule == kind && matches(each.pattern, mnemonic)) return each.number;
    return std::nullopt;
  }
};

namespace detail {

class ParameterReader {
 public:
  ParameterReader(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  Result<Parameters> read() {
    while (!text_.empty()) {
      ++line_;
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      std::string_view line = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      if (auto read = read_line(line.substr(0, std::min(line.find('#'), line.size()))); !read) return read.error();
    }
    if (parameters_.target.empty()) return Error{std::string(file_) + ": the line 'target NAME' is missing"};
    for (std::size_t i = 0; i < values; ++i)
      if (!has_[i])
        return Error{std::string(file_) + ": the value '" + std::string(value_names[i]) +
                     "' is missing: write 'value " + std::string(value_names[i]) + " NUMBER SOURCE'"};
    if (parameters_.accuracy.empty())
      return Error{std::string(file_) + ": the line 'accuracy SENTENCE' is missing: it says how exact estimates are"};
    return std::move(parameters_);
  }

 private:
  Result<void> read_line(std::string_view line) {
    const std::string_view first = word(line);
    if (first.empty()) return {};
    if (first == "target") {
      parameters_.target = word(line);
      return parameters_.target.empty() ? wrong("'target' needs the name of a target") : Result<void>{};
    }
    if (first == "stands_for") {
      for (std::string_view name = word(line); !name.empty(); name = word(line))
        parameters_.stands_for.emplace_back(name);
      return {};
    }
    if (first == "accuracy") {
      skip_blanks(line);
      while (!line.empty() && blank(line.back())) line.remove_suffix(1);
      parameters_.accuracy = line;
      return {};
    }
    if (first == "value") return read_value(line);
    for (std::size_t i = 0; i < rule_names.size(); ++i)
      if (first == rule_names[i]) return read_rule(static_cast<Rule>(i), line);
    return wrong("'" + std::string(first) +
                 "' begins no line: one begins with target, stands_for, accuracy, value, cycles, idle or delay");
  }
  Result<void> read_value(std::string_view line) {
    const std::string_view name = word(line);
    const auto at = std::find(value_names.begin(), value_names.end(), name);
    if (at == value_names.end()) return wrong("there is no value '" + std::string(name) + "'");
    const auto index = static_cast<std::size_t>(at - value_names.begin());
    if (has_[index]) return wrong("the value '" + std::string(name) + "' is here a second time");
    has_[index] = true;
    return read_number(line, most_of(static_cast<Value>(index)), parameters_.numbers[index],
                       parameters_.sources[index]);
  }
  Result<void> read_rule(Rule kind, std::string_view line) {
    InstructionRule rule;
    rule.rule = kind;
    rule.pattern = word(line);
    if (rule.pattern.empty()) return wrong("a pattern of mnemonics is missing");
    if (auto read = read_number(line, most_cycles, rule.number, rule.source); !read) return read;
    parameters_.rules.push_back(std::move(rule));
    return {};
  }
  /// Larger numbers are slips, and their products would overflow.
  static constexpr std::int32_t most_cycles = 1'000'000, most_units = 65536;
  static constexpr std::int32_t most_of(Value value) {
    switch (value) {
      case Value::l0_bytes:
      case Value::scalar_bytes:
      case Value::l2_bytes: return std::numeric_limits<std::int32_t>::max();
      case Value::units:
      case Value::simds:
      case Value::waves:
      case Value::groups: return most_units;
      default: return most_cycles;
    }
  }
  Result<void> read_number(std::string_view line, std::int32_t most, std::int32_t& number, Source& source) {
    const std::string_view digits = word(line);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size() || number < 0 || number > most)
      return wrong("'" + std::string(digits) + "' is no whole number from 0 to " +
                   decimal(static_cast<std::uint64_t>(most)));
    const std::string_view name = word(line);
    const auto at = std::find(source_names.begin(), source_names.end(), name);
    if (at == source_names.end())
      return wrong("'" + std::string(name) + "' is no source: one is trace, llvm, manual, benchmark or guess");
    source = static_cast<Source>(at - source_names.begin());
    return {};
  }

  static constexpr bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
  static void skip_blanks(std::string_view& line) {
    while (!line.empty() && blank(line.front())) line.remove_prefix(1);
  }
  /// Takes the next word off the line; empty: there is none.
  static std::string_view word(std::string_view& line) {
    skip_blanks(line);
    std::size_t length = 0;
    while (length < line.size() && !blank(line[length])) ++length;
    const std::string_view found = line.substr(0, length);
    line.remove_prefix(length);
    return found;
  }
  Error wrong(const std::string& what) const { return Error{std::string(file_) + ":" + decimal(line_) + ": " + what}; }

  std::string_view text_, file_;
  std::size_t line_ = 0;
  Parameters parameters_;
  std::array<bool, values> has_{};
};

}  // namespace detail

/// Reads a parameter text. `file` names it in errors, which also name the line.
inline Result<Parameters> parse_parameters(std::string_view text, std::string_view file) {
  return detail::ParameterReader(text, file).read();
}

}  // namespace lockstep::timing
