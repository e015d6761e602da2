#include "passes/denormals.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

/// Helpers that flush their sources and their result as MODE says (if at all), and compute the same in between.
constexpr std::array<std::string_view, 44> plain_helpers{
    "fp::flush_output", "fp::add",        "fp::sub",        "fp::mul",        "fp::fma",        "fp::min",
    "fp::max",          "fp::minimum",    "fp::maximum",    "fp::eq",         "fp::ne",         "fp::lt",
    "fp::le",           "fp::gt",         "fp::ge",         "fp::lg",         "fp::unordered",  "fp::ordered",
    "fp::nlt",          "fp::nle",        "fp::ngt",        "fp::nge",        "fp::nlg",        "fp::floor",
    "fp::ceil",         "fp::trunc",      "fp::rndne",      "fp::fract",      "fp::ldexp",      "fp::rcp",
    "fp::rsq",          "fp::sqrt",       "fp::exp2",       "fp::log2",       "fp::sin_2pi",    "fp::cos_2pi",
    "fp::f32_to_f16",   "fp::f16_to_f32", "fp::f32_to_f64", "fp::f64_to_f32", "fp::i32_to_f32", "fp::u32_to_f32",
    "fp::i32_to_f64",   "fp::u32_to_f64"};

using Parts = std::set<std::pair<std::uint32_t, std::uint32_t>>;  ///< first bit, width

std::optional<FloatParts> parts_of(const Parts& parts) {
  if (parts.empty()) return FloatParts::none;
  if (parts == Parts{{0, 16}}) return FloatParts::f16;
  if (parts == Parts{{0, 32}}) return FloatParts::f32;
  if (parts == Parts{{0, 64}}) return FloatParts::f64;
  const auto all = [&](std::uint32_t width) {
    return std::all_of(parts.begin(), parts.end(), [&](const auto& part) {
      return part.second == width && (part.first == 0 || part.first == width);
    });
  };
  if (all(16)) return FloatParts::f16_pair;
  if (all(32)) return FloatParts::f32_pair;
  return std::nullopt;
}

class Search {
 public:
  explicit Search(const Operation& operation) : operation_(operation), sources_(operation.symbols.size()) {}

  std::optional<DenormalUse> run() {
    if (!operation_.lambdas.empty() || !operation_.callees.empty()) return std::nullopt;
    each_action(operation_, [&](const Action& action) { find_halves(action); });
    each_action(operation_, [&](const Action& action) { find_flushed(action); });
    each_action(operation_, [&](const Action& action) { step(action); });
    DenormalUse use;
    for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
      const std::string& name = operation_.symbols[i].name;
      if (operation_.symbols[i].kind != Symbol::Kind::state) continue;
      if (name == "s0") take(sources_[i], use.s0);
      if (name == "s1") take(sources_[i], use.s1);
      if (name == "s2") take(sources_[i], use.s2);
      if (name == "d0") take(sources_[i], use.old_d0);
      if (name == "literal") take(sources_[i], use.literal);
      const bool known = name == "s0" || name == "s1" || name == "s2" || name == "d0" || name == "literal";
      good_ = good_ && (known || sources_[i].empty());
    }
    take(results_, use.d0);
    if (!good_ || (accumulates_ && use.old_d0 != FloatParts::none)) return std::nullopt;
    return use;
  }

 private:
  void take(const Parts& parts, FloatParts& to) {
    const auto found = parts_of(parts);
    good_ = good_ && found;
    to = found.value_or(FloatParts::none);
  }

  bool is_d0(std::size_t symbol) const {
    return operation_.symbols[symbol].kind == Symbol::Kind::state && operation_.symbols[symbol].name == "d0";
  }
  static bool computes_float(const Value& value) { return value.needs_mode && value.type.floating(); }

  std::size_t assignments(std::size_t symbol) const {
    std::size_t count = 0;
    each_action(operation_, [&](const Action& a) { count += assigns_symbol(a) && a.symbol == symbol; });
    return count;
  }
  std::size_t reads(std::size_t symbol) const {
    std::size_t count = 0;
    each_action(operation_, [&](const Action& a) {
      each_own_value(a, [&](const Value& value) {
        each_value(value, [&](const Value& v) {
          count += (v.op == Value::Op::read || v.op == Value::Op::element) && v.symbol == symbol;
        });
      });
    });
    return count;
  }

  /// D0 = { high, low }: variables that are parts of the result and nothing else.
  void find_halves(const Action& action) {
    if (action.kind != Action::Kind::assign || !is_d0(action.symbol)) return;
    const Value& root = without_views(action.value);
    if (root.op != Value::Op::concatenate || root.operands.size() != 2) return;
    for (std::size_t i = 0; i < 2; ++i) {
      const Value& part = without_views(root.operands[i]);
      if (part.op != Value::Op::read || reads(part.symbol) != 1 || assignments(part.symbol) != 1) continue;
      halves_[part.symbol] = i == 0 ? root.operands[1].type.width : 0;
    }
  }

  /// x = flushInput(source): the source itself, unless that is denormal.
  void find_flushed(const Action& action) {
    if (action.kind != Action::Kind::assign || action.value.text != "fp::flush_input") return;
    const Symbol& symbol = operation_.symbols[action.symbol];
    if (symbol.kind == Symbol::Kind::local && assignments(action.symbol) == 1) flushed_.insert(action.symbol);
  }

  void step(const Action& action) {
    if (action.kind == Action::Kind::assign && flushed_.count(action.symbol) != 0)
      return source(action.value.operands[0]);
    const bool slice = action.kind == Action::Kind::assign_slice && action.constant_range;
    if (slice || action.kind == Action::Kind::assign) {
      const Value& root = without_views(action.value);
      if (computes_float(root)) {
        const auto half = halves_.find(action.symbol);
        const bool is_half = half != halves_.end();
        good_ = good_ && (is_d0(action.symbol) || is_half);
        const bool again = !results_.insert({is_half ? half->second : slice ? action.low : 0, root.type.width}).second;
        accumulates_ |= again;
        helper(root);
        for (const Value& operand : root.operands)
          if (!operand.type.floating()) look(operand);
        return;
      }
    }
    each_own_value(action, [&](const Value& value) { look(value); });
  }

  /// A value whose floats must not be results.
  void look(const Value& value) {
    each_value(value, [&](const Value& v) {
      const bool denormals = v.op == Value::Op::mode_field && v.text.find("denorm") != std::string::npos;
      if (denormals || v.op == Value::Op::operation || computes_float(v)) good_ = false;
      if (v.op == Value::Op::read && is_d0(v.symbol)) good_ = false;  // it may be a result
      if (v.needs_mode) helper(v);
    });
  }

  void helper(const Value& call) {
    good_ = good_ && call.op == Value::Op::call &&
            std::find(plain_helpers.begin(), plain_helpers.end(), call.text) != plain_helpers.end();
    for (const Value& operand : call.operands)
      if (operand.type.floating()) source(operand);
  }

  /// A float that a helper takes: part of an operand, maybe negated, or one of two such.
  void source(const Value& value) {
    if (value.op == Value::Op::constant) return;
    if (value.text == "fp::neg" || value.text == "fp::abs") return source(value.operands[0]);
    if (value.op == Value::Op::conditional) {
      look(value.operands[0]);
      source(value.operands[1]);
      return source(value.operands[2]);
    }
    if (value.op == Value::Op::read && flushed_.count(value.symbol) != 0) return;
    const Value& inner = without_views(value);
    const bool slice = inner.op == Value::Op::slice && inner.constant_range;
    const Value& base = slice ? without_views(inner.operands[0]) : inner;
    const bool state = base.op == Value::Op::read && operation_.symbols[base.symbol].kind == Symbol::Kind::state;
    good_ = good_ && state;
    if (state) sources_[base.symbol].insert({slice ? inner.low_bit : 0, value.type.width});
  }

  const Operation& operation_;
  std::vector<Parts> sources_;
  Parts results_;
  std::map<std::size_t, std::uint32_t> halves_;  ///< variables, and where in D0 they go
  std::set<std::size_t> flushed_;                ///< variables that are sources
  bool accumulates_ = false;                     ///< some part of D0 is computed at two places
  bool good_ = true;
};

}  // namespace

std::optional<DenormalUse> find_denormal_use(const Operation& operation) { return Search(operation).run(); }

}  // namespace isagen::pcode
