#include "passes/flops.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "error.hpp"
#include "passes/lowerer.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using Op = Value::Op;

std::uint32_t total(const FlopCounts& counts) {
  std::uint32_t sum = 0;
  for (const auto& [format, count] : counts) sum += count;
  return sum;
}

void add(FlopCounts& to, const FlopCounts& counts, std::uint32_t times = 1) {
  for (const auto& [format, count] : counts)
    if (count * times != 0) to[format] += count * times;
}

const FlopCounts& larger(const FlopCounts& a, const FlopCounts& b) { return total(b) > total(a) ? b : a; }

/// What a call of a helper counts. Conversions count nothing. Throws Error for a helper of which nothing is said here.
std::uint32_t flops_of(std::string_view function) {
  static const std::map<std::string_view, std::uint32_t> counts{
      {"fp::add", 1},        {"fp::sub", 1},        {"fp::mul", 1},        {"fp::div", 1},        {"fp::fma", 2},
      {"fp::fma_scaled", 2}, {"fp::fma_to_f16", 2}, {"fp::packed_add", 1}, {"fp::packed_mul", 1}, {"fp::packed_fma", 2},
      {"fp::rcp", 1},        {"fp::rsq", 1},        {"fp::sqrt", 1},       {"fp::exp2", 1},       {"fp::log2", 1},
      {"fp::sin_2pi", 1},    {"fp::cos_2pi", 1},    {"fp::tanh", 1},       {"fp::dot2", 4},       {"fp::dot4", 8}};
  static const std::set<std::string_view> none{"fp::abs",
                                               "fp::ceil",
                                               "fp::clamp01",
                                               "fp::copysign",
                                               "fp::eq",
                                               "fp::exponent",
                                               "fp::floor",
                                               "fp::flush_input",
                                               "fp::flush_denormal",
                                               "fp::flush_output",
                                               "fp::fract",
                                               "fp::ge",
                                               "fp::gt",
                                               "fp::is_infinity",
                                               "fp::is_nan",
                                               "fp::is_quiet_nan",
                                               "fp::is_signal_nan",
                                               "fp::is_zero",
                                               "fp::ldexp",
                                               "fp::le",
                                               "fp::lg",
                                               "fp::lt",
                                               "fp::mantissa",
                                               "fp::neg",
                                               "fp::quiet",
                                               "fp::is_denormal",
                                               "fp::is_even",
                                               "fp::frexp_exponent",
                                               "fp::min",
                                               "fp::max",
                                               "fp::minimum",
                                               "fp::maximum",
                                               "fp::rndne",
                                               "fp::sign",
                                               "fp::trunc"};
  const std::string_view name = function.substr(0, function.find('<'));
  if (const auto found = counts.find(name); found != counts.end()) return found->second;
  const bool converts = name.find("_to_") != name.npos || name.starts_with("fp::to_");
  if (converts || !name.starts_with("fp::") || none.contains(name)) return 0;
  throw Error("codegen/passes/flops.cpp does not say how many floating-point operations " + std::string(name) +
              " does");
}

class Counter {
 public:
  Counter(const Operation& operation, const std::function<FlopCounts(const std::string&)>& of_callee)
      : operation_(operation), of_callee_(of_callee) {}

  /// A result that is a number without fraction comes of a conversion or a comparison.
  /// Where a dot product stands, the rest is the same sum with the roundings of a model: it does not count.
  FlopCounts run() const {
    if (operation_.d0_type.integer() && operation_.d0_type.kind != Type::Kind::bits) return {};
    FlopCounts dots;
    each_action(operation_, [&](const Action& action) {
      each_own_value(action, [&](const Value& own) {
        each_value(own, [&](const Value& v) {
          if (v.op == Op::call && v.text.starts_with("fp::dot")) dots[format_of(v)] += flops_of(v.text);
        });
      });
    });
    return dots.empty() ? actions(operation_.body) : dots;
  }

 private:
  FlopCounts actions(const std::vector<Action>& list) const {
    FlopCounts sum;
    for (const Action& each : list) add(sum, action(each));
    return sum;
  }

  FlopCounts action(const Action& a) const {
    if (a.kind == Action::Kind::define_lambda) return {};  // it counts where it is called
    FlopCounts sum;
    if (a.value.type.kind != Type::Kind::none) add(sum, value(a.value));
    for (const Value& each : a.indices) add(sum, value(each));
    for (const Value& each : a.conditions) add(sum, value(each));
    if (a.kind == Action::Kind::branch) {
      FlopCounts most;
      for (const auto& block : a.blocks) most = larger(most, actions(block));
      add(sum, most);
    } else if (a.kind == Action::Kind::for_loop) {
      const std::uint64_t times =
          *constant_of(a.indices[1]) - *constant_of(a.indices[0]) + 1;  // the lowerer holds that
      add(sum, actions(a.blocks[0]), static_cast<std::uint32_t>(times));
    } else {
      for (const auto& block : a.blocks) add(sum, actions(block));
    }
    return sum;
  }

  FlopCounts value(const Value& v) const {
    FlopCounts sum;
    if (v.op == Op::conditional) {
      add(sum, value(v.operands[0]));
      add(sum, larger(value(v.operands[1]), value(v.operands[2])));
      return sum;
    }
    if (v.op == Op::call) {
      if (const std::uint32_t own = flops_of(v.text); own != 0) sum[format_of(v)] += own;
    }
    if (v.op == Op::operation) add(sum, of_callee_(v.text));
    if (v.op == Op::lambda_call)
      for (const Lambda& each : operation_.lambdas)
        if (each.name == v.text) add(sum, actions(each.body));
    for (const Value& each : v.operands) add(sum, value(each));
    return sum;
  }

  /// Of what is added or multiplied: that of the first source. Words of 8-bit floats have no format of their own.
  static Type::Kind format_of(const Value& call) {
    const Type& first = call.operands[0].type;
    return first.floating() ? first.kind : Type::Kind::fp8;
  }

  const Operation& operation_;
  const std::function<FlopCounts(const std::string&)>& of_callee_;
};

}  // namespace

FlopCounts count_flops(const Operation& operation, const std::function<FlopCounts(const std::string&)>& of_callee) {
  return Counter(operation, of_callee).run();
}

}  // namespace isagen::pcode
