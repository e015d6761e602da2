#include "semantics/cpp_value.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "passes/lower.hpp"
#include "passes/lowerer.hpp"
#include "semantics/precedence.hpp"

namespace isagen::pcode {

using Op = Value::Op;

namespace {

std::uint32_t word_bits(const Type& type) { return type.width <= 32 ? 32 : 64; }
/// Does the type leave bits of its C++ word unused?
bool partial(const Type& type) {
  return type.integer() && !type.wide() && type.width != 1 && type.width != word_bits(type);
}

std::string mask_of(std::uint32_t width) { return hexadecimal((std::uint64_t{1} << width) - 1); }

}  // namespace

std::string hexadecimal(std::uint64_t number) {
  std::string digits;
  do {
    digits.insert(digits.begin(), "0123456789abcdef"[number & 15]);
    number >>= 4;
  } while (number != 0);
  return "0x" + digits;
}

std::string parenthesized(const Text& text, int precedence) {
  return text.precedence < precedence ? "(" + text.code + ")" : text.code;
}

Text ValuePrinter::cleaned(Text text, const Type& type) const {
  if (!text.dirty || !partial(type)) return text;
  return {parenthesized(text, equality) + " & " + mask_of(type.width), bits, Text::Form::word, false};
}

/// The value in uint32_t, uint64_t, bool ... proper, so that arithmetic on it is unsigned arithmetic.
Text ValuePrinter::word(const Value& value, bool clean) const {
  Text text = print(value);
  if (clean) text = cleaned(std::move(text), value.type);
  if (text.form == Text::Form::word || value.type.floating() || value.type.boolean()) return text;
  const bool narrowing = text.form == Text::Form::is_signed;
  const std::string type = cpp_type(value.type);
  text.code = narrowing ? type + "(" + text.code + ")" : type + "{" + text.code + "}";
  text.precedence = primary;
  if (text.form == Text::Form::is_signed) text.dirty = partial(value.type);
  text.form = Text::Form::word;
  return clean ? cleaned(std::move(text), value.type) : text;
}

std::string ValuePrinter::whole(const Value& value) const {
  // Where a value of its type is expected, a small number needs no suffix.
  if (const auto number = constant_of(value);
      number && *number <= 0x7fffffffu && !value.type.boolean() && !value.type.wide()) {
    return value.hexadecimal ? hexadecimal(*number) : std::to_string(*number);
  }
  Text text = print(value);
  if (text.form == Text::Form::is_signed) text = word(value, true);
  return cleaned(std::move(text), value.type).code;
}

std::string ValuePrinter::loose(const Value& value) const { return word(value, false).code; }

std::string ValuePrinter::operand(const Value& value, int precedence, bool clean) const {
  return parenthesized(word(value, clean), precedence);
}

std::string ValuePrinter::count(const Value& value) const {
  if (const auto number = constant_of(value)) return std::to_string(*number);
  Text text = print(value);
  // Counts are taken as 64 bits: a single bit or a short unsigned type converts by itself.
  return text.form == Text::Form::small ? cleaned(text, value.type).code : word(value, true).code;
}

std::string ValuePrinter::written_index(std::size_t symbol, const Value& index) const {
  const Symbol& array = operation_.symbols[symbol];
  if (bound(index) >= array.type.elements) {
    throw SemanticError(index.position, "the index of '" + array.name + "' may be " + std::to_string(bound(index)) +
                                            "; it has " + std::to_string(array.type.elements) + " elements");
  }
  return count(index);
}

std::uint64_t ValuePrinter::bound(const Value& value) const {
  const std::uint64_t all = value.type.width < 64 ? (std::uint64_t{1} << value.type.width) - 1 : ~std::uint64_t{0};
  const auto of = [&](std::size_t i) { return bound(value.operands[i]); };
  switch (value.op) {
    case Op::constant: return value.number;
    case Op::read: return std::min(all, operation_.symbols[value.symbol].upper);
    case Op::view:
      return value.operands[0].type.integer() && !value.operands[0].type.wide() ? std::min(all, of(0)) : all;
    case Op::extend: return of(0) >> (value.operands[0].type.width - 1) == 0 ? of(0) : all;
    case Op::bit_and: return std::min(of(0), of(1));
    case Op::add: return of(0) <= all - std::min(all, of(1)) ? std::min(all, of(0) + of(1)) : all;
    case Op::multiply: return of(1) == 0 || of(0) <= all / of(1) ? of(0) * of(1) : all;
    case Op::remainder: return of(1) - 1;
    case Op::subtract: {
      const auto number = constant_of(value.operands[0]);
      return number && of(1) <= *number ? *number : all;
    }
    case Op::conditional: return std::max(of(1), of(2));
    case Op::shift_right:
      return value.type.is_signed() ? all
                                    : of(0) >> std::min<std::uint64_t>(63, constant_of(value.operands[1]).value_or(0));
    default: return all;
  }
}

Text ValuePrinter::print(const Value& value) const {
  switch (value.op) {
    case Op::constant: return constant(value);
    case Op::read:
    case Op::mode_field:
    case Op::element:
    case Op::file_read: return read(value);
    case Op::view: return view(value);
    case Op::extend: return extend(value);
    case Op::shift_left:
    case Op::shift_right: return shift(value);
    case Op::conditional: return conditional(value);
    case Op::slice: return slice(value);
    case Op::bit: return bit(value);
    case Op::part: return part(value);
    case Op::concatenate: return concatenate(value);
    case Op::call:
    case Op::operation:
    case Op::lambda_call: return call(value);
    case Op::logical_not: {
      // !(a == b) reads better as a != b; floats are calls and stay.
      const Value& inner = value.operands[0];
      if (inner.op == Op::equal || inner.op == Op::not_equal) {
        Value turned = inner;
        turned.op = inner.op == Op::equal ? Op::not_equal : Op::equal;
        return print(turned);
      }
      return {"!" + operand(inner, unary, false), unary, Text::Form::word, false};
    }
    case Op::logical_and:
      if (value.eager)
        return {"eager_and(" + whole(value.operands[0]) + ", " + whole(value.operands[1]) + ")", primary, {}, false};
      return {
          operand(value.operands[0], both, false) + " && " + operand(value.operands[1], both, false), both, {}, false};
    case Op::logical_or:
      if (value.eager)
        return {"eager_or(" + whole(value.operands[0]) + ", " + whole(value.operands[1]) + ")", primary, {}, false};
      // Parentheses around && inside ||, which compilers ask for.
      return {operand(value.operands[0], value.operands[0].op == Op::logical_or ? either : both + 1, false) + " || " +
                  operand(value.operands[1], both + 1, false),
              either,
              {},
              false};
    case Op::equal:
    case Op::not_equal:
    case Op::less_greater:
    case Op::less:
    case Op::less_equal:
    case Op::greater:
    case Op::greater_equal: return compare(value);
    default: return arithmetic(value);
  }
}

Text ValuePrinter::constant(const Value& value) const {
  const Type& type = value.type;
  if (type.boolean()) return {value.number != 0 ? "true" : "false", primary, {}, false};
  if (type.floating()) {
    std::string comment = value.text;
    if (comment.empty() && (type.kind == Type::Kind::f32 || type.kind == Type::Kind::f64)) {
      double number = 0;
      if (type.kind == Type::Kind::f32) {
        float narrow = 0;
        const std::uint32_t low = static_cast<std::uint32_t>(value.number);
        std::memcpy(&narrow, &low, sizeof narrow);
        number = narrow;
      } else {
        std::memcpy(&number, &value.number, sizeof number);
      }
      char digits[40];
      std::snprintf(digits, sizeof digits, "%.9g", number);
      comment = digits;
    }
    if (value.number == 0) return {std::string(float_name(type.kind)) + "{}", primary, {}, false};
    if (!comment.empty())
      comment = " /* " + comment + " */";
    else
      comment.clear();
    return {"as_" + std::string(view_name(type.kind)) + "(" + hexadecimal(value.number) + comment + ")",
            primary,
            {},
            false};
  }
  const std::string digits =
      value.hexadecimal || value.number > 0xffff ? hexadecimal(value.number) : std::to_string(value.number);
  if (type.wide()) return {cpp_type(type) + "(" + digits + "u)", primary, {}, false};
  if (type.width > 32 && value.number <= 0xffffffffu) return {"uint64_t{" + digits + "}", primary, {}, false};
  return {digits + "u", primary, {}, false};
}

Text ValuePrinter::read(const Value& value) const {
  Text text;
  switch (value.op) {
    case Op::read: {
      const Symbol& symbol = operation_.symbols[value.symbol];
      text.code = symbol.name;
      if (signed_variables_[value.symbol]) text.form = Text::Form::is_signed;
      // Operands arrive with whatever stands above the bits the operation uses.
      const bool operand = symbol.kind == Symbol::Kind::state &&
                           (symbol.name == "s0" || symbol.name == "s1" || symbol.name == "s2" || symbol.name == "d0");
      text.dirty = operand && partial(value.type);
      break;
    }
    case Op::mode_field: text.code = "mode." + value.text + "()"; break;
    case Op::element: {
      const Symbol& array = operation_.symbols[value.symbol];
      const bool inside = bound(value.operands[0]) < array.type.elements;
      text.code = inside ? array.name + "[" + count(value.operands[0]) + "]"
                         : "element(" + array.name + ", " + count(value.operands[0]) + ")";
      break;
    }
    default: {
      static constexpr const char* names[] = {"vgpr", "sgpr", "hwreg", "barrier", "message"};
      text.code = std::string("files.") + names[static_cast<int>(value.file)] + "(";
      for (std::size_t i = 0; i < value.operands.size(); ++i)
        text.code += (i != 0 ? ", " : "") + whole(value.operands[i]);
      text.code += ")";
    }
  }
  return text;
}

}  // namespace isagen::pcode
