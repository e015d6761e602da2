// C's integer promotions, usual arithmetic conversions and operators. Source: ISO C17, 6.3.1 and 6.5.
#include "debug/c_arithmetic.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::debug {

namespace {

using Op = ExpressionTree::Op;

bool is_unsigned(ValueType type) {
  return type == ValueType::u8 || type == ValueType::u16 || type == ValueType::u32 || type == ValueType::u64;
}

ValueType common_type(ValueType a, ValueType b) {
  if (is_float(a) || is_float(b)) {
    if (!is_float(a)) return b;
    if (!is_float(b)) return a;
    if (a == b) return a;
    return std::max(a, b) == ValueType::bf16 ? ValueType::f32 : std::max(a, b);  // half with __bf16: float
  }
  if (size_of(a) != size_of(b)) return size_of(a) > size_of(b) ? a : b;
  return is_unsigned(a) ? a : b;
}

TypedValue of(ValueType type, const Value& value) {
  TypedValue result;
  result.value = converted(value, type);
  result.type = source_type(type);
  return result;
}

TypedValue truth(bool value) { return of(ValueType::i32, Value::integer(value)); }

Result<TypedValue> real_binary(Op op, double x, double y, ValueType type) {
  switch (op) {
    case Op::add: return of(type, Value::real(x + y));
    case Op::subtract: return of(type, Value::real(x - y));
    case Op::multiply: return of(type, Value::real(x * y));
    case Op::divide: return of(type, Value::real(x / y));
    case Op::remainder: return of(type, Value::real(std::fmod(x, y)));
    default: return Error{"this operator is for whole numbers"};
  }
}

Result<TypedValue> whole_binary(Op op, std::uint64_t a, std::uint64_t b, ValueType type) {
  const auto give = [&](std::uint64_t bits) { return of(type, Value::natural(bits)); };
  const auto x = static_cast<std::int64_t>(a), y = static_cast<std::int64_t>(b);
  switch (op) {
    case Op::add: return give(a + b);
    case Op::subtract: return give(a - b);
    case Op::multiply: return give(a * b);
    case Op::bit_and: return give(a & b);
    case Op::bit_or: return give(a | b);
    case Op::bit_xor: return give(a ^ b);
    default: break;
  }
  if (b == 0) return Error{"division by zero"};
  const bool quotient = op == Op::divide;
  if (is_unsigned(type)) return give(quotient ? a / b : a % b);
  if (y == -1) return give(quotient ? 0 - a : 0);
  return give(static_cast<std::uint64_t>(quotient ? x / y : x % y));
}

}  // namespace

Value converted(const Value& value, ValueType type) {
  if (value.kind == Value::Kind::real && !is_float(type)) return Value::of(type, value.as(ValueType::i64));
  return Value::of(type, value.as(type));
}

Result<Value> promoted(const TypedValue& of, SteppedLaunch& launch, ValueType& type) {
  Value value = of.value;
  if (of.object) {
    const auto read = object_value(*of.object, launch);
    if (!read) return read.error();
    value = *read;
  }
  if (!of.type) {
    type = value.kind == Value::Kind::real      ? ValueType::f64
           : value.kind == Value::Kind::integer ? ValueType::i64
           : of.bytes > 4                       ? ValueType::u64
                                                : ValueType::u32;
    return value;
  }
  const auto number = value_type(*of.type);
  if (!number) return Error{of.type->name + " is no number"};
  type = *number;
  if (!is_float(type) && size_of(type) < 4) type = ValueType::i32;
  return value;
}

Result<TypedValue> c_binary(Op op, const Value& left, ValueType left_type, const Value& right, ValueType right_type) {
  if (op == Op::shift_left || op == Op::shift_right) {
    if (is_float(left_type) || is_float(right_type)) return Error{"this operator is for whole numbers"};
    const std::uint32_t bits = 8 * size_of(left_type);
    if (right.bits >= bits)
      return Error{"a shift of " + decimal(bits) + " bits by " + right.text() + " has no value in C"};
    const std::uint64_t value = converted(left, left_type).bits;
    if (op == Op::shift_left) return of(left_type, Value::natural(value << right.bits));
    return of(left_type, Value::natural(is_unsigned(left_type) ? value >> right.bits
                                                               : static_cast<std::uint64_t>(
                                                                     static_cast<std::int64_t>(value) >> right.bits)));
  }
  const ValueType type = common_type(left_type, right_type);
  const Value a = converted(left, type), b = converted(right, type);
  const int order = compare(a, b);
  switch (op) {
    case Op::equal: return truth(order == 0);
    case Op::unequal: return truth(order != 0);
    case Op::less: return truth(order == -1);
    case Op::less_equal: return truth(order == -1 || order == 0);
    case Op::greater: return truth(order == 1);
    case Op::greater_equal: return truth(order == 1 || order == 0);
    default: break;
  }
  if (is_float(type)) return real_binary(op, a.to_double(), b.to_double(), type);
  return whole_binary(op, a.bits, b.bits, type);
}

}  // namespace lockstep::debug
