#include "passes/exceptions.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "passes/row_properties.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using lockstep::ExceptionFormat;
using lockstep::ExceptionRule;
using lockstep::ExceptionSource;
using lockstep::ExceptionTraits;
using Op = Value::Op;

std::optional<ExceptionFormat> format_of(const Type& type) {
  switch (type.kind) {
    case Type::Kind::f16: return ExceptionFormat::f16;
    case Type::Kind::f32: return ExceptionFormat::f32;
    case Type::Kind::f64: return ExceptionFormat::f64;
    default: return std::nullopt;
  }
}

class Reader {
 public:
  explicit Reader(const Operation& operation) : operation_(operation) {}

  ExceptionTraits run() const {
    if (!operation_.lambdas.empty()) return {};
    if (const std::optional<ExceptionTraits> traits = comparison()) return *traits;
    const Value* const result = only_result();
    if (result == nullptr) return {};
    const Value& both = without_views(*result);
    if (both.op != Op::concatenate) return one(both);
    if (!halves_are_alike(operation_)) return {};
    ExceptionTraits low = one(plain(both.operands[1]));
    if (low.rule == ExceptionRule::conversion) return {};
    if (low.format == ExceptionFormat::f16)
      low.format = ExceptionFormat::two_f16;
    else if (low.format == ExceptionFormat::f32)
      low.format = ExceptionFormat::two_f32;
    else
      return {};
    return low;
  }

 private:
  const std::string& name_of(std::size_t symbol) const { return operation_.symbols[symbol].name; }
  bool is_state(std::size_t symbol) const { return operation_.symbols[symbol].kind == Symbol::Kind::state; }

  /// What D0 is given, if that happens once and nothing else outside is.
  const Value* only_result() const {
    const Value* found = nullptr;
    for (const Action& action : operation_.body) {
      if (action.kind != Action::Kind::assign) return nullptr;
      if (!is_state(action.symbol)) continue;
      if (found != nullptr || name_of(action.symbol) != "d0") return nullptr;
      found = &action.value;
    }
    return found;
  }

  /// Without views, and a variable as its only value.
  const Value& plain(const Value& value) const {
    const Value& of = without_views(value);
    if (of.op != Op::read || is_state(of.symbol)) return of;
    const Value* only = nullptr;
    std::size_t count = 0;
    each_action(operation_, [&](const Action& action) {
      if (!assigns_symbol(action) || action.symbol != of.symbol) return;
      ++count;
      only = action.kind == Action::Kind::assign ? &action.value : nullptr;
    });
    return count == 1 && only != nullptr ? plain(*only) : of;
  }

  /// The source that the value is, or the low bits of.
  std::optional<ExceptionSource> source(const Value& value) const {
    static const std::map<std::string_view, ExceptionSource> names{{"s0", ExceptionSource::s0},
                                                                   {"s1", ExceptionSource::s1},
                                                                   {"s2", ExceptionSource::s2},
                                                                   {"d0", ExceptionSource::d0},
                                                                   {"literal", ExceptionSource::literal}};
    const Value* of = &plain(value);
    std::uint32_t from = 0;
    if (of->op == Op::slice && of->constant_range) {
      from = of->low_bit;
      of = &without_views(of->operands[0]);
    }
    if (of->op != Op::read || !is_state(of->symbol) || from != 0) return std::nullopt;
    const auto found = names.find(name_of(of->symbol));
    return found == names.end() ? std::nullopt : std::optional(found->second);
  }

  /// The rule of one number, of sources' low bits.
  ExceptionTraits one(const Value& value) const {
    static const std::map<std::string_view, ExceptionRule> rules{{"fp::add", ExceptionRule::sum},
                                                                 {"fp::sub", ExceptionRule::difference},
                                                                 {"fp::mul", ExceptionRule::product},
                                                                 {"fp::fma", ExceptionRule::multiply_add},
                                                                 {"fp::sin_2pi", ExceptionRule::sine},
                                                                 {"fp::cos_2pi", ExceptionRule::cosine},
                                                                 {"fp::trunc", ExceptionRule::whole_number},
                                                                 {"fp::ceil", ExceptionRule::whole_number},
                                                                 {"fp::floor", ExceptionRule::whole_number},
                                                                 {"fp::rndne", ExceptionRule::whole_number},
                                                                 {"fp::f32_to_f16", ExceptionRule::conversion},
                                                                 {"fp::f16_to_f32", ExceptionRule::conversion},
                                                                 {"fp::f32_to_f64", ExceptionRule::conversion},
                                                                 {"fp::f64_to_f32", ExceptionRule::conversion}};
    const Value& of = plain(value);
    const auto rule = rules.find(of.text);
    const auto format = format_of(of.type);
    if (of.op != Op::call || rule == rules.end() || !format || !of.round.empty()) return {};
    ExceptionTraits traits{rule->second, *format};
    for (std::size_t i = 0; i < of.operands.size(); ++i) {
      const auto from = source(of.operands[i]);
      const auto number = format_of(of.operands[i].type);
      if (!from || !number) return {};
      traits.sources[i] = *from;
      if (rule->second == ExceptionRule::conversion) traits.from = *number;
    }
    return traits;
  }

  /// Of an operation that writes a mask's bit or SCC, and calls nothing but comparisons of S0 and S1, and tests for NaNs.
  std::optional<ExceptionTraits> comparison() const {
    static const std::set<std::string_view> functions{
        "fp::eq",  "fp::ne",  "fp::lg",  "fp::lt",  "fp::le",  "fp::gt", "fp::ge", "fp::nlt",
        "fp::nle", "fp::ngt", "fp::nge", "fp::nlg", "fp::neq", "fp::o",  "fp::u",  "fp::is_nan"};
    static const std::set<std::string_view> results{"d0_lane", "vcc_lane", "exec_lane", "scc"};
    std::set<ExceptionSource> compared;
    bool good = true, writes = false;
    std::optional<ExceptionFormat> format;
    each_action(operation_, [&](const Action& action) {
      good = good && action.kind == Action::Kind::assign;
      if (!good) return;
      if (is_state(action.symbol)) {
        writes = true;
        good = good && results.count(name_of(action.symbol)) != 0;
      }
      each_own_value(action, [&](const Value& own) {
        each_value(own, [&](const Value& value) {
          if (value.op == Op::operation || value.op == Op::lambda_call) good = false;
          if (value.op != Op::call) return;
          if (functions.count(value.text) == 0) {
            good = false;
            return;
          }
          for (const Value& operand : value.operands) {
            const auto from = source(operand);
            format = format_of(operand.type);
            good = good && from && format;
            if (from) compared.insert(*from);
          }
        });
      });
    });
    if (!good || !writes || compared != std::set{ExceptionSource::s0, ExceptionSource::s1}) return std::nullopt;
    return ExceptionTraits{ExceptionRule::comparison, *format};
  }

  const Operation& operation_;
};

}  // namespace

ExceptionTraits derive_exceptions(const Operation& operation) { return Reader(operation).run(); }

}  // namespace isagen::pcode
