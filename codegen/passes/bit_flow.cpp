#include "passes/bit_flow.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/isa/bit_flow_builder.hpp"
#include "passes/bit_flow_outputs.hpp"
#include "passes/lowerer.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using lockstep::BitFlow;
using lockstep::BitFlowBuilder;
using lockstep::BitInput;
using lockstep::BitOp;
using Id = BitFlowBuilder::Id;

/// There is no program, and why.
struct NotDerived {
  std::string reason;
};

/// Floats that are the same number afterwards.
constexpr std::array<std::string_view, 4> canonical_calls{"fp::quiet", "fp::flush_input", "fp::flush_output",
                                                          "fp::flush_denormal"};
/// Conversions between integers that extend.
constexpr std::array<std::string_view, 6> extending_calls{"fp::i4_to_i32", "fp::u4_to_u32",  "fp::i8_to_i32",
                                                          "fp::u8_to_u32", "fp::i16_to_i32", "fp::u16_to_u32"};

template <std::size_t N>
bool one_of(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Numbers of functions, so that a node is the same as another one only where its value is, too.
class Functions {
 public:
  std::uint64_t number(const std::string& name) { return numbers_.try_emplace(name, numbers_.size()).first->second; }

 private:
  std::map<std::string, std::uint64_t> numbers_;
};

/// What the symbols of an operation hold.
struct Held {
  std::vector<std::optional<Id>> values;  ///< by symbol; nothing: not set, or not looked at yet
  std::vector<std::vector<Id>> arrays;    ///< by symbol
  bool operator==(const Held&) const = default;
};

class Derivation {
 public:
  Derivation(BitFlowBuilder& nodes, Functions& functions,
             const std::function<const Operation*(const std::string&)>& find)
      : nodes_(nodes), functions_(functions), find_(find) {}

  /// Executes an operation on symbols; `given`: what S0, S1 and S2 are, of one that another one calls.
  Held run(const Operation& operation, const std::vector<Id>* given) {
    operation_ = &operation;
    Held held;
    held.values.resize(operation.symbols.size());
    held.arrays.resize(operation.symbols.size());
    for (std::size_t i = 0; i < operation.symbols.size(); ++i) {
      const Symbol& symbol = operation.symbols[i];
      if (symbol.kind == Symbol::Kind::local && symbol.type.elements != 0)
        held.arrays[i].assign(symbol.type.elements, zero(symbol.type.element()));
      else if (symbol.kind == Symbol::Kind::local && built_piecewise(operation, i))
        held.values[i] = zero(symbol.type);
      if (given == nullptr || symbol.kind != Symbol::Kind::state) continue;
      for (std::size_t source = 0; source < given->size(); ++source)
        if (symbol.name == "s" + std::to_string(source))
          held.values[i] = resized((*given)[source], Type::bits_of(nodes_[(*given)[source]].width), symbol.type.width);
    }
    block(operation.body, held);
    return held;
  }

 private:
  [[noreturn]] static void fail(const std::string& reason) { throw NotDerived{reason}; }
  Id add(BitOp op, std::uint32_t width, Id a = 0, Id b = 0, Id c = 0, std::uint64_t number = 0) {
    if (width > 64) fail("it has a value of " + std::to_string(width) + " bits");
    const Id id = nodes_.add({op, static_cast<std::uint8_t>(width), a, b, c, number});
    if (nodes_.full()) fail("it has too many steps");
    return id;
  }
  Id constant(std::uint64_t number, std::uint32_t width) {
    if (width > 64) fail("it has a value of " + std::to_string(width) + " bits");
    return nodes_.constant(number, width);
  }
  Id zero(const Type& type) { return constant(0, type.width); }
  /// The low bits of a value, or more of them by `type`'s own sign.
  Id resized(Id id, const Type& type, std::uint32_t width) {
    if (width > 64) fail("it has a value of " + std::to_string(width) + " bits");
    if (type.is_signed() && width > nodes_[id].width) return add(BitOp::sign_extend, width, id);
    return nodes_.cut(id, 0, width);
  }
  static std::string type_text(const Type& type) {
    return ' ' + std::to_string(static_cast<int>(type.kind)) + '.' + std::to_string(type.width);
  }
  /// Which function a value is of its operands: what it does, and all types.
  static std::string function_text(const Value& v) {
    std::string text = std::to_string(static_cast<int>(v.op)) + v.text + ' ' + v.round + type_text(v.type);
    for (const Value& operand : v.operands) text += type_text(operand.type);
    return text;
  }
  /// What every bit of all of them reaches: `v` of operands that are `of`.
  Id mix(const Value& v, const std::vector<Id>& of, std::uint32_t width) {
    std::vector<Id> inputs;
    std::string function = function_text(v);
    for (const Id id : of) {
      const auto number = nodes_.number(id);
      function += number ? " " + std::to_string(*number) : " -";
      if (!number) inputs.push_back(id);
    }
    const std::uint64_t number = functions_.number(function);
    if (inputs.empty()) return add(BitOp::known, width, 0, 0, 0, number);
    Id result = add(BitOp::mix, width, inputs[0], inputs[inputs.size() > 1 ? 1 : 0], 0, number);
    for (std::size_t i = 2; i < inputs.size(); ++i) result = add(BitOp::mix, width, result, inputs[i], 0, number);
    return result;
  }

  Id read_symbol(std::size_t i, Held& held) {
    const Symbol& symbol = operation_->symbols[i];
    std::optional<Id>& value = held.values[i];
    if (value) return *value;
    if (symbol.kind != Symbol::Kind::state) fail("'" + symbol.name + "' has no value");
    for (std::size_t input = 0; input < bit_input_names.size(); ++input) {
      if (symbol.name != bit_input_names[input]) continue;
      if (symbol.type.width > 64) fail("it reads " + std::to_string(symbol.type.width) + " bits of " + symbol.name);
      value = nodes_.input(static_cast<BitInput>(input), symbol.type.width);
      return *value;
    }
    value = add(BitOp::known, symbol.type.width, 0, 0, 0, functions_.number(symbol.name));
    return *value;
  }

  std::vector<Id> values(const std::vector<Value>& of, Held& held) {
    std::vector<Id> result;
    for (const Value& each : of) result.push_back(value(each, held));
    return result;
  }

  Id value(const Value& v, Held& held) {
    using Op = Value::Op;
    const std::uint32_t width = v.type.width;
    if (v.type.elements != 0) fail("an array as a value");
    switch (v.op) {
      case Op::constant: return constant(v.number, width);
      case Op::read: return read_symbol(v.symbol, held);
      case Op::mode_field: return mix(v, {}, width);
      case Op::element: return element(held.arrays[v.symbol], value(v.operands[0], held));
      case Op::file_read: return other_lane(v, held);
      case Op::view: return nodes_.cut(value(v.operands[0], held), 0, checked(width));
      case Op::extend: return resized(value(v.operands[0], held), v.operands[0].type, width);
      case Op::negate: {
        const Id of = value(v.operands[0], held);
        return add(BitOp::subtract, width, constant(0, width), of);
      }
      case Op::complement:
      case Op::logical_not: return add(BitOp::complement, width, value(v.operands[0], held));
      case Op::add: return binary(BitOp::add, v, held);
      case Op::subtract: return binary(BitOp::subtract, v, held);
      case Op::multiply: return binary(BitOp::multiply, v, held);
      case Op::shift_left: return binary(BitOp::shift_left, v, held);
      case Op::shift_right: return binary(v.type.is_signed() ? BitOp::shift_right_signed : BitOp::shift_right, v, held);
      case Op::bit_and:
      case Op::logical_and: return binary(BitOp::bit_and, v, held);
      case Op::bit_or:
      case Op::logical_or: return binary(BitOp::bit_or, v, held);
      case Op::bit_xor: return binary(BitOp::bit_xor, v, held);
      case Op::equal: return binary(BitOp::equal, v, held);
      case Op::not_equal: return add(BitOp::complement, 1, binary(BitOp::equal, v, held));
      case Op::less: return compare(v, 0, held);
      case Op::greater: return compare(v, 1, held);
      case Op::greater_equal: return add(BitOp::complement, 1, compare(v, 0, held));
      case Op::less_equal: return add(BitOp::complement, 1, compare(v, 1, held));
      case Op::conditional: {
        const std::vector<Id> of = values(v.operands, held);
        return add(BitOp::select, width, of[0], of[1], of[2]);
      }
      case Op::slice: {
        const Id base = value(v.operands[0], held);
        if (v.constant_range) return nodes_.cut(base, v.low_bit, checked(width));
        const Id high = value(v.operands[1], held), low = value(v.operands[2], held);
        return mix(v, {base, high, low}, width);
      }
      case Op::bit:
      case Op::part: {
        const Id base = value(v.operands[0], held), low = value(v.operands[1], held);
        const Id shifted = add(BitOp::shift_right, nodes_[base].width, base, low);
        return nodes_.cut(shifted, 0, checked(width));
      }
      case Op::concatenate: {
        Id result = value(v.operands[0], held);
        for (std::size_t i = 1; i < v.operands.size(); ++i) {
          const Id low = value(v.operands[i], held);
          result = add(BitOp::join, std::uint32_t{nodes_[result].width} + nodes_[low].width, result, low);
        }
        return result;
      }
      case Op::call: return call(v, held);
      case Op::operation: return operation(v, held);
      case Op::lambda_call: return lambda(v, held);
      case Op::divide:
      case Op::remainder:
      case Op::less_greater: return mix(v, values(v.operands, held), width);
    }
    fail("a value of unknown kind");
  }
  static std::uint32_t checked(std::uint32_t width) {
    if (width > 64) fail("it has a value of " + std::to_string(width) + " bits");
    return width;
  }
  Id binary(BitOp op, const Value& v, Held& held) {
    const Id a = value(v.operands[0], held), b = value(v.operands[1], held);
    return add(op, v.type.width, a, b);
  }
  /// Is operand `first` less than the other one?
  Id compare(const Value& v, std::size_t first, Held& held) {
    const std::vector<Id> of = values(v.operands, held);
    const bool is_signed = v.operands[0].type.is_signed();
    return add(is_signed ? BitOp::less_signed : BitOp::less, 1, of[first], of[1 - first]);
  }
  Id element(const std::vector<Id>& array, Id index) {
    if (const auto number = nodes_.number(index))
      return *number < array.size() ? array[*number] : constant(0, nodes_[array[0]].width);
    Id result = constant(0, nodes_[array[0]].width);
    for (std::size_t i = 0; i < array.size(); ++i) {
      const Id here = add(BitOp::equal, 1, index, constant(i, nodes_[index].width));
      result = add(BitOp::select, nodes_[result].width, here, array[i], result);
    }
    return result;
  }
  /// VGPR[lane][SRC0].
  Id other_lane(const Value& v, Held& held) {
    const bool source = v.file == File::vgpr && v.operands.size() == 2 &&
                        without_views(v.operands[1]).op == Value::Op::read &&
                        operation_->symbols[without_views(v.operands[1]).symbol].name == "src0_number";
    if (!source) fail("it reads registers by a number");
    return add(BitOp::other_lane, 32, value(v.operands[0], held));
  }

  Id call(const Value& v, Held& held) {
    const std::vector<Id> of = values(v.operands, held);
    const std::uint32_t width = v.type.width;
    const bool plain_float = v.type.kind == Type::Kind::f16 || v.type.kind == Type::Kind::f32 ||
                             v.type.kind == Type::Kind::f64 || v.type.kind == Type::Kind::bf16;
    if (v.text == "bit_reverse") return add(BitOp::reverse, width, of[0]);
    if (v.text == "find_first_one") return add(BitOp::find_first_one, width, of[0]);
    if (plain_float && (v.text == "fp::neg" || v.text == "fp::abs")) {
      const std::uint64_t sign = std::uint64_t{1} << (width - 1);
      if (v.text == "fp::neg") return add(BitOp::bit_xor, width, of[0], constant(sign, width));
      return add(BitOp::bit_and, width, of[0], constant(~sign, width));
    }
    if (one_of(canonical_calls, v.text))
      return add(BitOp::canonical, width, of[0], 0, 0, functions_.number(function_text(v)));
    if (one_of(extending_calls, v.text)) return resized(of[0], v.operands[0].type, width);
    if (const auto narrow = saturated(v, of)) return *narrow;
    return mix(v, of, width);
  }
  /// fp::i32_to_i16 and its like: integers that saturate.
  std::optional<Id> saturated(const Value& v, const std::vector<Id>& of) {
    if (!v.text.starts_with("fp::") || of.size() != 1) return std::nullopt;
    const std::size_t to = v.text.find("_to_");
    if (to == std::string::npos) return std::nullopt;
    const auto from_type = type_of_view(std::string_view(v.text).substr(4, to - 4), Float8::ocp);
    const auto to_type = type_of_view(std::string_view(v.text).substr(to + 4), Float8::ocp);
    if (!from_type || !to_type || !from_type->integer() || !to_type->integer() || to_type->width >= from_type->width)
      return std::nullopt;
    const std::uint32_t wide = from_type->width, narrow = to_type->width;
    const BitOp less = from_type->is_signed() ? BitOp::less_signed : BitOp::less;
    const std::uint64_t most = lockstep::bits_of_width(to_type->is_signed() ? narrow - 1 : narrow);
    const std::uint64_t least = to_type->is_signed() ? ~most : 0;
    Id result = nodes_.cut(of[0], 0, narrow);
    const Id above = add(less, 1, constant(most, wide), of[0]);
    result = add(BitOp::select, narrow, above, constant(most, narrow), result);
    if (!from_type->is_signed()) return result;
    const Id below = add(less, 1, of[0], constant(least, wide));
    return add(BitOp::select, narrow, below, constant(least, narrow), result);
  }

  /// Another operation, called with S0, S1 and S2.
  Id operation(const Value& v, Held& held) {
    const Operation* const called = find_(v.text);
    if (called == nullptr) fail("it calls " + v.text);
    const std::vector<Id> of = values(v.operands, held);
    const Held result = Derivation(nodes_, functions_, find_).run(*called, &of);
    for (std::size_t i = 0; i < called->symbols.size(); ++i) {
      const Symbol& symbol = called->symbols[i];
      if (symbol.kind == Symbol::Kind::state && symbol.name == "d0" && result.values[i])
        return resized(*result.values[i], called->d0_type, v.type.width);
    }
    fail("it calls " + v.text + ", which gives no D0");
  }

  Id lambda(const Value& v, Held& held) {
    for (const Lambda& each : operation_->lambdas) {
      if (each.name != v.text) continue;
      const std::vector<Id> of = values(v.operands, held);
      Held inside = held;
      for (std::size_t i = 0; i < of.size(); ++i) inside.values[each.parameters[i]] = of[i];
      return given(each.body, 0, inside, each.result);
    }
    fail("an unknown lambda");
  }
  /// What actions[from] and those after it give.
  Id given(const std::vector<Action>& actions, std::size_t from, Held held, const Type& type) {
    for (std::size_t i = from; i < actions.size(); ++i) {
      const Action& action = actions[i];
      if (action.kind == Action::Kind::give) return value(action.value, held);
      bool gives = false;
      for (const auto& inner : action.blocks)
        each_action(inner, [&](const Action& a) { gives |= a.kind == Action::Kind::give; });
      if (!gives) {
        step(action, held);
        continue;
      }
      if (action.kind != Action::Kind::branch) fail("a lambda that gives a value inside a loop");
      // Each path with all that follows it.
      std::optional<Id> result;
      for (std::size_t path = action.conditions.size() + 1; path-- > 0;) {
        std::vector<Action> rest;
        if (path < action.blocks.size()) rest = action.blocks[path];
        rest.insert(rest.end(), actions.begin() + static_cast<std::ptrdiff_t>(i) + 1, actions.end());
        const Id here = given(rest, 0, held, type);
        result = result ? add(BitOp::select, type.width, value(action.conditions[path], held), here, *result) : here;
      }
      return *result;
    }
    fail("a lambda that gives nothing");
  }

  void block(const std::vector<Action>& actions, Held& held) {
    for (const Action& action : actions) step(action, held);
  }

  void step(const Action& a, Held& held) {
    using Kind = Action::Kind;
    const auto width_of = [&] { return operation_->symbols[a.symbol].type.width; };
    switch (a.kind) {
      case Kind::assign: held.values[a.symbol] = resized(value(a.value, held), a.value.type, width_of()); break;
      case Kind::assign_slice: {
        const Id part = value(a.value, held);
        held.values[a.symbol] = a.constant_range ? replaced(a.symbol, a.low, a.high, part, held)
                                                 : inserted(a.symbol, value(a.indices[1], held), part, held);
        break;
      }
      case Kind::assign_bit: {
        const Id index = value(a.indices[0], held), bit = value(a.value, held);
        if (const auto number = nodes_.number(index)) {
          if (*number >= width_of()) break;
          const auto at = static_cast<std::uint32_t>(*number);
          held.values[a.symbol] = replaced(a.symbol, at, at, bit, held);
        } else {
          held.values[a.symbol] = inserted(a.symbol, index, bit, held);
        }
        break;
      }
      case Kind::assign_element: {
        const auto number = nodes_.number(value(a.indices[0], held));
        if (!number) fail("an array is written at a computed place");
        if (*number < held.arrays[a.symbol].size()) held.arrays[a.symbol][*number] = value(a.value, held);
        break;
      }
      case Kind::define_table: {
        std::vector<Id> table = values(a.indices, held);
        held.arrays[a.symbol] = std::move(table);
        break;
      }
      case Kind::branch: branch(a, held); break;
      case Kind::for_loop: {
        const auto first = constant_of(a.indices[0]), last = constant_of(a.indices[1]);
        if (!first || !last) fail("a loop of a computed length");
        for (std::uint64_t i = *first; i <= *last; ++i) {
          held.values[a.symbol] = constant(i, width_of());
          block(a.blocks[0], held);
        }
        break;
      }
      case Kind::write_file: fail("it writes registers by a number");
      case Kind::while_loop:
      case Kind::leave_loop: fail("it has a loop of a computed length");
      case Kind::give: fail("a value is given outside a lambda");
      case Kind::signal:
      case Kind::define_lambda: break;
    }
  }
  /// The symbol's value with bits [high : low] replaced.
  Id replaced(std::size_t symbol, std::uint32_t low, std::uint32_t high, Id part, Held& held) {
    const std::uint32_t width = operation_->symbols[symbol].type.width;
    const std::uint32_t bits = high - low + 1;
    Id result = nodes_.cut(part, 0, bits);
    if (bits == width) return result;
    const Id old = held_or_old(symbol, held);
    if (low != 0) result = add(BitOp::join, low + bits, result, nodes_.cut(old, 0, low));
    if (high + 1 < width) result = add(BitOp::join, width, nodes_.cut(old, high + 1, width - high - 1), result);
    return result;
  }
  /// The same at a computed place.
  Id inserted(std::size_t symbol, Id low, Id part, Held& held) {
    const std::uint32_t width = checked(operation_->symbols[symbol].type.width);
    const std::uint32_t bits = nodes_[part].width;
    const Id mask = add(BitOp::shift_left, width, constant(lockstep::bits_of_width(bits), width), low);
    const Id placed = add(BitOp::shift_left, width, nodes_.cut(part, 0, width), low);
    // (One after the other: compilers evaluate arguments in different orders, and nodes are numbered as they come.)
    const Id outside = add(BitOp::complement, width, mask);
    const Id old = held_or_old(symbol, held);
    const Id others = add(BitOp::bit_and, width, old, outside);
    return add(BitOp::bit_or, width, others, placed);
  }
  /// A variable that is set piece by piece has no value before; zeros do.
  Id held_or_old(std::size_t symbol, Held& held) {
    if (!held.values[symbol] && operation_->symbols[symbol].kind == Symbol::Kind::local)
      return zero(operation_->symbols[symbol].type);
    return read_symbol(symbol, held);
  }

  void branch(const Action& a, Held& held) {
    std::vector<Id> conditions = values(a.conditions, held);
    std::vector<Held> paths;
    for (std::size_t i = 0; i < a.conditions.size() + 1; ++i) {
      paths.push_back(held);
      if (i < a.blocks.size()) block(a.blocks[i], paths.back());
    }
    for (std::size_t s = 0; s < held.values.size(); ++s) {
      const bool changed =
          std::any_of(paths.begin(), paths.end(), [&](const Held& path) { return path.values[s] != held.values[s]; });
      if (changed) held.values[s] = chosen(s, conditions, paths, held);
      for (std::size_t e = 0; e < held.arrays[s].size(); ++e) {
        Id result = paths.back().arrays[s][e];
        for (std::size_t i = conditions.size(); i-- > 0;)
          if (paths[i].arrays[s][e] != result)
            result = add(BitOp::select, nodes_[result].width, conditions[i], paths[i].arrays[s][e], result);
        held.arrays[s][e] = result;
      }
    }
  }
  /// Of the paths of a branch. A variable that only some of them set is not read afterwards.
  std::optional<Id> chosen(std::size_t symbol, const std::vector<Id>& conditions, std::vector<Held>& paths,
                           Held& held) {
    const bool state = operation_->symbols[symbol].kind == Symbol::Kind::state;
    std::optional<Id> result;
    for (std::size_t i = paths.size(); i-- > 0;) {
      std::optional<Id> here = paths[i].values[symbol];
      if (!here && state) here = read_symbol(symbol, held);
      if (!here) continue;
      if (!result || i >= conditions.size())
        result = here;
      else if (*result != *here)
        result = add(BitOp::select, nodes_[*here].width, conditions[i], *here, *result);
    }
    return result;
  }

  BitFlowBuilder& nodes_;
  Functions& functions_;
  const std::function<const Operation*(const std::string&)>& find_;
  const Operation* operation_ = nullptr;
};

}  // namespace

DerivedBitFlow derive_bit_flow(const Operation& operation,
                               const std::function<const Operation*(const std::string&)>& find) {
  DerivedBitFlow flow;
  flow.outputs.fill(BitFlow::none);
  BitFlowBuilder nodes;
  Functions functions;
  try {
    const Held held = Derivation(nodes, functions, find).run(operation, nullptr);
    std::set<std::size_t> written;
    each_action(operation, [&](const Action& a) {
      if (assigns_symbol(a)) written.insert(a.symbol);
    });
    for (const std::size_t symbol : written) {
      const Symbol& target = operation.symbols[symbol];
      const auto output = target.kind == Symbol::Kind::state ? bit_output_of(target.name) : std::nullopt;
      if (!output || !held.values[symbol]) continue;
      std::uint8_t& place = flow.outputs[static_cast<std::size_t>(*output)];
      if (place != BitFlow::none && place != *held.values[symbol]) throw NotDerived{"it gives two lane masks"};
      place = *held.values[symbol];
    }
    keep_needed(nodes, flow);
  } catch (const NotDerived& not_derived) {
    flow = {};
    flow.outputs.fill(BitFlow::none);
    flow.reason = not_derived.reason;
  }
  return flow;
}

}  // namespace isagen::pcode
