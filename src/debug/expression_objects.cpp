// Expressions over variables of the source: members, elements, pointers, and values with C's types.
#include <utility>

#include "debug/c_arithmetic.hpp"
#include "debug/expression_tree.hpp"

namespace lockstep::debug {

namespace {

using Kind = SourceType::Kind;
using Op = ExpressionTree::Op;

/// An lvalue. A reference is what it refers to.
Result<TypedValue> lvalue(Object object, const Viewpoint& at, std::uint32_t column) {
  if (object.type->is_reference) {
    auto target = target_of(object, at);
    if (!target) return expression_error(column, target.message());
    object = std::move(*target);
  }
  TypedValue result;
  result.type = object.type;
  result.object = std::move(object);
  return result;
}

/// A pointer that is a value and nowhere: an object of constant bits.
TypedValue pointer_value(SourceTypePointer type, std::uint64_t address) {
  TypedValue result;
  result.value = Value::natural(type->size == 4 ? address & 0xffffffff : address);
  result.type = std::move(type);
  return result;
}

/// A pointer as an object, whether it is somewhere or not.
Object pointer_object(const TypedValue& of) {
  if (of.object) return *of.object;
  Object object;
  object.type = of.type;
  ObjectPart bits;
  bits.size = of.type->size;
  bits.constant = true;
  bits.bits = of.value.bits;
  object.parts.push_back(bits);
  return object;
}

/// A pointer to an object of type `target` at `place`: generic, as the source's pointers mostly are, where the wave has
/// apertures; else an offset in LDS or scratch.
TypedValue pointer_to(const SourceTypePointer& target, const StatePlace& place, const Viewpoint& at) {
  const auto generic = generic_address(place, *at.launch);
  auto type = std::make_shared<SourceType>();
  type->kind = Kind::pointer;
  type->name = target->name + (target->name.ends_with('*') ? "*" : " *");
  type->size = generic ? 8 : 4;
  if (!generic) type->address_class = place.kind == StatePlace::Kind::lds ? 3 : 5;
  type->pointee = [target] { return target; };
  return pointer_value(std::move(type), generic.value_or(place.address));
}

/// An array in memory as a pointer to its first element.
TypedValue decayed(TypedValue of, const Viewpoint& at) {
  if (!of.type || of.type->kind != Kind::array || !of.object || of.type->is_vector) return of;
  const auto place = object_place(*of.object);
  if (!place || !place->in_memory()) return of;
  return pointer_to(of.type->element, *place, at);
}

/// How many bytes an untyped value has in C: 4 or 8, whatever the value is.
std::uint32_t untyped_bytes(const ExpressionTree::Node& n, const Viewpoint& at) {
  switch (n.op) {
    case Op::wave:
    case Op::lane:
    case Op::workgroup:
    case Op::workgroup_x:
    case Op::workgroup_y:
    case Op::workgroup_z:
    case Op::scc: return 4;
    case Op::scalar:
      if (n.scalar == ScalarName::exec || n.scalar == ScalarName::vcc) return at.launch->wave_lanes() / 8;
      return 4 * n.size;
    case Op::vector:
    case Op::accumulator: return 4 * n.size;
    case Op::memory:
    case Op::lds:
    case Op::scratch: return n.size > 4 ? 8 : 4;
    default: return 8;
  }
}

bool is_pointer(const TypedValue& of) { return of.type && of.type->kind == Kind::pointer; }

}  // namespace

Result<TypedValue> ExpressionTree::typed(std::int32_t index, const Viewpoint& at) const {
  const Node& n = node(index);
  const auto named = [&](auto&& result) -> Result<TypedValue> {
    if (!result) return expression_error(n.column, result.message());
    return lvalue(std::move(*result), at, n.column);
  };
  if (!n.typed && !(n.literal && n.op >= Op::negate)) {
    auto value = evaluate(index, at);
    if (!value) return value.error();
    TypedValue result;
    result.value = *value;
    result.bytes = untyped_bytes(n, at);
    if (n.op == Op::number || n.op == Op::cast) result.type = debug::source_type(n.type);
    return result;
  }
  switch (n.op) {
    case Op::variable:
      if (at.scope == nullptr) return expression_error(n.column, "no variables are known here");
      return named(at.scope->variable(n.name, at));
    case Op::element: return element_of(n, at);
    case Op::member: {
      const auto of = typed(n.child[0], at);
      if (!of) return of;
      if (!of->object) return expression_error(n.column, "this has no members");
      return named(member_of(*of->object, n.name));
    }
    case Op::arrow:
    case Op::dereference: {
      auto of = typed(n.child[0], at);
      if (!of) return of;
      const TypedValue pointer = decayed(std::move(*of), at);
      if (!pointer.type) return expression_error(n.column, "a register has no type: cast it, as *(float *)s[0:1]");
      auto target = target_of(pointer_object(pointer), at);
      if (!target || n.op == Op::dereference) return named(target);
      return named(member_of(*target, n.name));
    }
    case Op::address_of: return address_of(n, at);
    case Op::convert: return convert(n, at);
    case Op::negate:
    case Op::invert:
    case Op::complement: {
      const auto of = typed(n.child[0], at);
      if (!of) return of;
      ValueType type{};
      const auto value = promoted(decayed(*of, at), *at.launch, type);
      if (!value) return expression_error(n.column, value.message());
      TypedValue result;
      if (n.op == Op::invert) {
        result.value = Value::integer(!value->truth());
        result.type = debug::source_type(ValueType::i32);
        return result;
      }
      if (n.op == Op::complement && is_float(type)) return expression_error(n.column, "~ is for whole numbers");
      result.type = debug::source_type(type);
      result.value = converted(n.op == Op::complement             ? Value::natural(~value->bits)
                               : value->kind == Value::Kind::real ? Value::real(-value->number)
                                                                  : Value::natural(0 - value->bits),
                               type);
      return result;
    }
    default: return typed_binary(n, at);
  }
}

Result<TypedValue> ExpressionTree::element_of(const Node& n, const Viewpoint& at) const {
  auto of = typed(n.child[0], at);
  if (!of) return of;
  const auto index = evaluate(n.child[1], at);
  if (!index) return index.error();
  if (index->kind == Value::Kind::real)
    return expression_error(node(n.child[1]).column, index->text() + " is no whole number");
  const auto number = static_cast<std::int64_t>(index->bits);
  if (of->object && of->type->kind == Kind::array) {
    const SourceType& array = *of->type;
    // An array whose length is not known, such as `extern __shared__ int x[]`, goes on as far as its memory does.
    if (number < 0 || (number >= array.count && array.count != 0))
      return expression_error(node(n.child[1]).column,
                              (node(n.child[0]).name.empty() ? "the array" : "'" + node(n.child[0]).name + "'") +
                                  " has " + count_of(array.count, "element") + "; index " + index->text() +
                                  " is outside");
    if (auto place = object_place(*of->object); array.count == 0 && place && place->in_memory()) {
      place->address += static_cast<std::uint64_t>(number) * array.element->size;
      return lvalue(object_at(array.element, *place), at, n.column);
    }
    return lvalue(part_of(*of->object, array.element, static_cast<std::uint64_t>(number) * array.element->size), at,
                  n.column);
  }
  if (!is_pointer(*of))
    return expression_error(n.column,
                            (of->type ? of->type->name : std::string("this")) + " is neither an array nor a pointer");
  auto target = target_of(pointer_object(*of), at, number);
  if (!target) return expression_error(n.column, target.message());
  return lvalue(std::move(*target), at, n.column);
}

Result<TypedValue> ExpressionTree::address_of(const Node& n, const Viewpoint& at) const {
  const auto of = typed(n.child[0], at);
  if (!of) return of;
  if (!of->object) return expression_error(n.column, "& is for what is in memory: this is a value");
  const auto place = object_place(*of->object);
  if (!place) return expression_error(n.column, place.message());
  if (!place->in_memory())
    return expression_error(n.column,
                            "it is in a register, " + place_text(*place, *at.launch) + ", and has no address");
  return pointer_to(of->type, *place, at);
}

Result<TypedValue> ExpressionTree::convert(const Node& n, const Viewpoint& at) const {
  auto of = typed(n.child[0], at);
  if (!of) return of;
  const SourceTypePointer& to = n.source_type;
  if (of->object && of->type->kind == to->kind && of->type->name == to->name) return of;
  const auto number = value_type(*to);
  if (!number) return expression_error(n.column, "nothing can be cast to " + to->name);
  const TypedValue from = decayed(std::move(*of), at);
  ValueType type{};
  const auto value = promoted(from, *at.launch, type);
  if (!value) return expression_error(n.column, value.message());
  TypedValue result;
  result.value = to->kind == Kind::boolean ? Value::natural(value->truth()) : converted(*value, *number);
  result.type = to;
  // A pointer that is cast points into the same memory.
  if (to->kind == Kind::pointer && is_pointer(from) && to->address_class != from.type->address_class &&
      to->address_class == 0) {
    auto same = std::make_shared<SourceType>(*to);
    same->address_class = from.type->address_class;
    same->size = from.type->size;
    result.type = std::move(same);
  }
  return result;
}

Result<TypedValue> ExpressionTree::pointer_sum(const Node& n, const TypedValue& left, const TypedValue& right) const {
  const bool left_is = is_pointer(left);
  const TypedValue& pointer = left_is ? left : right;
  const TypedValue& other = left_is ? right : left;
  const SourceTypePointer target = pointer.type->pointee ? pointer.type->pointee() : nullptr;
  if (!target || target->size == 0)
    return expression_error(n.column, "the size of what a " + pointer.type->name + " points to is not known");
  const auto bytes = static_cast<std::uint64_t>(target->size);
  if (is_pointer(other)) {
    TypedValue result;
    result.type = debug::source_type(ValueType::i64);
    result.value = Value::integer(static_cast<std::int64_t>(left.value.bits - right.value.bits) /
                                  static_cast<std::int64_t>(bytes));
    return result;
  }
  if (other.value.kind == Value::Kind::real)
    return expression_error(n.column, other.value.text() + " is no whole number");
  const std::uint64_t step = bytes * other.value.bits;
  return pointer_value(pointer.type, n.op == Op::add ? pointer.value.bits + step : pointer.value.bits - step);
}

Result<TypedValue> ExpressionTree::typed_binary(const Node& n, const Viewpoint& at) const {
  auto left = typed(n.child[0], at);
  if (!left) return left;
  TypedValue a = decayed(std::move(*left), at);
  ValueType a_type{}, b_type{};
  const auto a_value = promoted(a, *at.launch, a_type);
  if (!a_value) return expression_error(node(n.child[0]).column, a_value.message());
  const bool decides = n.op == Op::logical_and ? !a_value->truth() : n.op == Op::logical_or && a_value->truth();
  const auto truth = [](bool value) {
    TypedValue result;
    result.value = Value::integer(value);
    result.type = debug::source_type(ValueType::i32);
    return result;
  };
  if (decides) return truth(n.op == Op::logical_or);
  auto right = typed(n.child[1], at);
  if (!right) return right;
  TypedValue b = decayed(std::move(*right), at);
  const auto b_value = promoted(b, *at.launch, b_type);
  if (!b_value) return expression_error(node(n.child[1]).column, b_value.message());
  if (n.op == Op::logical_and || n.op == Op::logical_or) return truth(b_value->truth());
  a.value = *a_value;
  b.value = *b_value;
  if (is_pointer(a) && is_pointer(b)) {  // into LDS and generic, for example: by their generic addresses
    for (TypedValue* const each : {&a, &b})
      if (const auto generic = generic_address(pointed_place(*each->type, each->value.bits, at), *at.launch))
        each->value = Value::natural(*generic);
    a_type = b_type = ValueType::u64;
  }
  const bool pointers = is_pointer(a) || is_pointer(b);
  if (pointers && (n.op == Op::add || n.op == Op::subtract) &&
      (n.op == Op::subtract ? is_pointer(a) : is_pointer(a) != is_pointer(b)))
    return pointer_sum(n, a, b);
  auto result = c_binary(n.op, a.value, a_type, b.value, b_type);
  if (!result) return expression_error(n.column, result.message());
  return result;
}

}  // namespace lockstep::debug
