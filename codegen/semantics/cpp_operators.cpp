// Views, slices and operators as C++.
#include <algorithm>
#include <cctype>

#include "passes/lowerer.hpp"
#include "semantics/cpp_value.hpp"
#include "semantics/precedence.hpp"

namespace isagen::pcode {

using Op = Value::Op;

namespace {

std::uint32_t word_bits(const Type& type) { return type.width <= 32 ? 32 : 64; }
bool whole_signed(const Type& type) { return type.is_signed() && (type.width == 32 || type.width == 64); }

}  // namespace

Text ValuePrinter::view(const Value& value) const {
  const Value& inner = value.operands[0];
  const Type& from = inner.type;
  const Type& to = value.type;
  if (to.floating()) {
    if (from.floating()) {
      return {"as_" + std::string(view_name(to.kind)) + "(" + operand(inner, primary, false) + ".bits)",
              primary,
              {},
              false};
    }
    // The bits of what a call or an operation gave are its result.
    std::string argument =
        from.wide() ? operand(inner, primary, false) + ".u64()" : word(inner, to.width > from.width).code;
    if (to.width <= 32 && word_bits(from) == 64) argument = "uint32_t(" + argument + ")";
    return {"as_" + std::string(view_name(to.kind)) + "(" + argument + ")", primary, {}, false};
  }
  if (from.floating()) {
    // as_f32(x).bits is x.
    if (inner.op == Op::view && !inner.operands[0].type.floating() && inner.operands[0].type.width <= 64 &&
        from.width >= to.width) {
      Value direct = inner.operands[0];
      if (direct.type == to) return print(direct);
      return print(make(Op::view, to, value.position, {std::move(direct)}));
    }
    Text text{operand(inner, primary, false) + ".bits", primary, {}, false};
    if (from.width < 32) text.form = Text::Form::small;
    if (to.width > 32 && from.width <= 32) text = {"uint64_t{" + text.code + "}", primary, {}, false};
    if (to.width <= 32 && from.width == 64) text = {"uint32_t(" + text.code + ")", primary, {}, true};
    if (to.boolean()) return {"bit(" + text.code + ", 0)", primary, {}, false};
    text.dirty = to.width < from.width;
    return text;
  }
  if (from.boolean()) {
    if (to.boolean()) return print(inner);
    if (to.wide()) return {cpp_type(to) + "(" + print(inner).code + ")", primary, {}, false};
    return {cpp_type(to) + "{" + print(inner).code + "}", primary, {}, false};
  }
  if (from.wide()) {
    const std::string base = operand(inner, primary, false);
    if (to.width == from.width) return print(inner);
    if (to.wide()) return {base + ".resize<" + std::to_string(to.width) + ">()", primary, {}, false};
    if (to.boolean()) return {base + ".bit(0)", primary, {}, false};
    return {base + (to.width <= 32 ? ".u32()" : ".u64()"), primary, {}, to.width != word_bits(to)};
  }
  if (to.wide()) return {cpp_type(to) + "(" + word(inner, true).code + ")", primary, {}, false};
  if (to.boolean()) return {"bit(" + word(inner, false).code + ", 0)", primary, {}, false};
  if (word_bits(to) == 64 && word_bits(from) == 32) {
    const Text text = word(inner, true);
    return {"uint64_t{" + text.code + "}", primary, {}, false};
  }
  if (to.width > from.width) return word(inner, true);
  Text text = print(inner);
  // A cast takes a signed number as well as its bits.
  if (text.form == Text::Form::is_signed && word_bits(to) == 32 && word_bits(from) == 64)
    return {"uint32_t(" + text.code + ")", primary, {}, to.width != 32};
  text = word(inner, false);
  if (word_bits(to) == 32 && word_bits(from) == 64) text = {"uint32_t(" + text.code + ")", primary, {}, true};
  text.dirty = (text.dirty || to.width < from.width) && to.width != word_bits(to);
  return text;
}

Text ValuePrinter::extend(const Value& value) const {
  const Value& inner = value.operands[0];
  if (value.type.wide()) {
    if (inner.type.wide()) {
      return {"sign_extend<" + std::to_string(value.type.width) + ">(" + loose(inner) + ")", primary, {}, false};
    }
    return {cpp_type(value.type) + "::from_signed(" + signed_number(inner, 0) + ")", primary, {}, false};
  }
  return {cpp_type(value.type) + "(" + signed_number(inner, 0) + ")",
          primary,
          {},
          value.type.width != word_bits(value.type)};
}

Text ValuePrinter::arithmetic(const Value& value) const {
  const Value& a = value.operands[0];
  if (value.op <= Op::multiply && signed_arithmetic(value)) {
    const int level = value.op == Op::negate ? unary : value.op == Op::multiply ? product : sum;
    return {signed_number(value, 0), level, Text::Form::is_signed, false};
  }
  const bool boolean = value.type.boolean();
  const bool partial = !value.type.wide() && !boolean && value.type.width != word_bits(value.type);
  if (value.op == Op::negate) return {"-" + operand(a, unary, false), unary, {}, partial};
  if (value.op == Op::complement) {
    return {(boolean ? "!" : "~") + operand(a, unary, false), unary, {}, partial};
  }
  const Value& b = value.operands[1];
  switch (value.op) {
    case Op::add:
      if (boolean)
        return {operand(a, equality + 1, false) + " != " + operand(b, equality + 1, false), equality, {}, false};
      return {operand(a, sum, false) + " + " + operand(b, sum + 1, false), sum, {}, partial};
    case Op::subtract: return {operand(a, sum, false) + " - " + operand(b, sum + 1, false), sum, {}, partial};
    case Op::multiply:
      return {operand(a, product, false) + " * " + operand(b, product + 1, false), product, {}, partial};
    case Op::divide: return {operand(a, product, true) + " / " + operand(b, product + 1, true), product, {}, false};
    case Op::remainder: return {operand(a, product, true) + " % " + operand(b, product + 1, true), product, {}, false};
    default: break;
  }
  // Bitwise operators. Only a chain of the same one goes without parentheses.
  if (boolean) {
    const char* op = value.op == Op::bit_and ? " && " : value.op == Op::bit_or ? " || " : " != ";
    return {operand(a, unary, false) + op + operand(b, unary, false),
            value.op == Op::bit_and  ? 20
            : value.op == Op::bit_or ? 10
                                     : equality,
            {},
            false};
  }
  const char* op = value.op == Op::bit_and ? " & " : value.op == Op::bit_or ? " | " : " ^ ";
  const Text left = word(a, false);
  const Text right = word(b, false);
  const bool dirty = value.op == Op::bit_and ? left.dirty && right.dirty : left.dirty || right.dirty;
  const bool chain = a.op == value.op && left.precedence == bits;
  return {
      (chain ? left.code : parenthesized(left, unary)) + op + parenthesized(right, unary), bits, {}, dirty && partial};
}

Text ValuePrinter::shift(const Value& value) const {
  const Value& a = value.operands[0];
  const Value& n = value.operands[1];
  const Type& type = value.type;
  const bool left = value.op == Op::shift_left;
  const bool in_range = bound(n) < word_bits(type) && !type.wide();
  const bool partial = !type.wide() && type.width != word_bits(type);
  if (left || !type.is_signed()) {
    if (in_range) {
      const Text text = word(n, true);
      const std::string by = constant_of(n) ? count(n) : parenthesized(text, unary);
      return {operand(a, unary, !left) + (left ? " << " : " >> ") + by, shifted, {}, left && partial};
    }
    return {std::string(left ? "shl(" : "shr(") + operand(a, 0, !left) + ", " + count(n) + ")",
            primary,
            {},
            left && partial};
  }
  // An arithmetic shift: the bits of the shifted number.
  if (type.wide()) return {"sar(" + operand(a, 0, true) + ", " + count(n) + ")", primary, {}, false};
  if (in_range && bound(n) < type.width) {
    const std::string by = constant_of(n) ? count(n) : parenthesized(word(n, true), unary);
    return {signed_number(a, unary) + " >> " + by, shifted, Text::Form::is_signed, partial};
  }
  if (partial) return {"sar(" + signed_number(a, 0) + ", " + count(n) + ")", primary, Text::Form::is_signed, true};
  return {"sar(" + operand(a, 0, true) + ", " + count(n) + ")", primary, {}, false};
}

Text ValuePrinter::compare(const Value& value) const {
  const Value& a = value.operands[0];
  const Value& b = value.operands[1];
  const bool order = value.op > Op::less_greater;
  static constexpr const char* signs[] = {" == ", " != ", " != ", " < ", " <= ", " > ", " >= "};
  const char* sign = signs[static_cast<int>(value.op) - static_cast<int>(Op::equal)];
  const int level = order ? relation : equality;
  const bool numbers = is_signed_number(a) && is_signed_number(b);
  if ((order && a.type.is_signed() && !a.type.boolean()) || numbers) {
    return {signed_number(a, shifted) + sign + signed_number(b, shifted), level, {}, false};
  }
  const auto side = [&](const Value& v) {
    if (v.op == Op::constant && !v.type.wide() && !v.type.boolean()) {
      if (v.number == 0) return std::string("0");
      const std::string text = constant(v).code;
      return text;
    }
    Text text = print(v);
    if (text.form == Text::Form::is_signed) text = word(v, true);
    return parenthesized(cleaned(std::move(text), v.type), shifted + 1);
  };
  return {side(a) + sign + side(b), level, {}, false};
}

Text ValuePrinter::conditional(const Value& value) const {
  Text test = print(value.operands[0]);
  if (whole_signed(value.type) && magnitude(value))
    return {signed_number(value, 0), choice, Text::Form::is_signed, false};
  Text yes = word(value.operands[1], false);
  Text no = word(value.operands[2], false);
  if (value.eager) {
    const std::string type = value.type.floating() ? "" : "<" + cpp_type(value.type) + ">";
    return {
        "select" + type + "(" + test.code + ", " + yes.code + ", " + no.code + ")", primary, {}, yes.dirty || no.dirty};
  }
  const bool constants = value.operands[1].op == Op::constant && value.operands[2].op == Op::constant;
  std::string first = parenthesized(yes, choice + 1);
  if (constants && value.type.integer() && value.type.width > 32 && !value.type.wide() &&
      first.rfind("uint64_t", 0) != 0)
    first = "uint64_t{" + first + "}";
  // Conditions deeper than one operator stand in parentheses, as do nested choices on the left.
  return {parenthesized(test, choice + 1) + " ? " + first + " : " + parenthesized(no, choice),
          choice,
          {},
          yes.dirty || no.dirty};
}

Text ValuePrinter::slice(const Value& value) const {
  const Value& base = value.operands[0];
  const Type& type = value.type;
  const bool part_of_word = type.width != word_bits(type);
  if (!value.constant_range) {
    const std::string range = count(value.operands[1]) + ", " + count(value.operands[2]);
    if (base.type.wide()) {
      if (type.wide())
        return {operand(base, primary, false) + ".wide_slice<" + std::to_string(type.width) + ">(" + range + ")",
                primary,
                {},
                false};
      return {operand(base, primary, false) + ".slice(" + range + ")", primary, {}, false};
    }
    return {"slice(" + operand(base, 0, true) + ", " + range + ")", primary, {}, false};
  }
  const std::string range = std::to_string(value.number) + ", " + std::to_string(value.low_bit);
  if (base.type.wide()) {
    const std::string text = operand(base, primary, false);
    if (type.wide())
      return {text + ".wide_slice<" + std::to_string(type.width) + ">(" + range + ")", primary, {}, false};
    if (type.boolean()) return {text + ".bit(" + std::to_string(value.low_bit) + ")", primary, {}, false};
    const std::string code = text + ".slice(" + range + ")";
    return {type.width <= 32 ? "uint32_t(" + code + ")" : code, primary, {}, false};
  }
  if (type.boolean())
    return {"bit(" + operand(base, 0, false) + ", " + std::to_string(value.low_bit) + ")", primary, {}, false};
  // Bits above the value's own width are unknown unless the slice ends at the top of the word.
  const Text inner = word(base, false);
  Text text{parenthesized(inner, unary) + " >> " + std::to_string(value.low_bit), shifted, {}, false};
  const bool to_the_top = value.number + 1 == base.type.width && !inner.dirty;
  text.dirty = part_of_word && !to_the_top;
  if (word_bits(base.type) == 64 && word_bits(type) == 32)
    text = {"uint32_t(" + text.code + ")", primary, {}, text.dirty};
  return text;
}

Text ValuePrinter::part(const Value& value) const {
  const Value& base = value.operands[0];
  const Value& low = value.operands[1];
  const Type& type = value.type;
  if (base.type.wide()) {
    const std::string from = operand(low, sum, true);
    const std::string range = from + " + " + std::to_string(type.width - 1) + ", " + count(low);
    if (type.wide())
      return {operand(base, primary, false) + ".wide_slice<" + std::to_string(type.width) + ">(" + range + ")",
              primary,
              {},
              false};
    const std::string code = operand(base, primary, false) + ".slice(" + range + ")";
    return {type.width <= 32 ? "uint32_t(" + code + ")" : code, primary, {}, false};
  }
  Text text;
  if (bound(low) < word_bits(base.type)) {
    text = {operand(base, unary, true) + " >> " + operand(low, unary, true), shifted, {}, true};
  } else {
    text = {"shr(" + operand(base, 0, true) + ", " + count(low) + ")", primary, {}, true};
  }
  if (word_bits(base.type) == 64 && word_bits(type) == 32) text = {"uint32_t(" + text.code + ")", primary, {}, true};
  if (type.boolean()) return {"bit(" + text.code + ", 0)", primary, {}, false};
  text.dirty = type.width != word_bits(type);
  return text;
}

Text ValuePrinter::bit(const Value& value) const {
  const Value& base = value.operands[0];
  const Value& at = value.operands[1];
  if (base.type.wide()) return {operand(base, primary, false) + ".bit(" + count(at) + ")", primary, {}, false};
  if (base.type.boolean()) return print(base);
  const bool inside = bound(at) < base.type.width;
  if (const Text text = print(base); inside && text.form == Text::Form::is_signed) {
    return {"bit(" + text.code + ", " + count(at) + ")", primary, {}, false};
  }
  return {"bit(" + operand(base, 0, !inside) + ", " + count(at) + ")", primary, {}, false};
}

/// A slice that a concatenation puts where it came from: its word, masked.
std::optional<std::string> ValuePrinter::in_place(const Value& part, std::uint32_t low, std::uint32_t word) const {
  if (part.op != Op::slice || !part.constant_range || part.low_bit != low || low == 0) return std::nullopt;
  const Value& base = part.operands[0];
  if (!base.type.integer() || base.type.wide() || word_bits(base.type) != word) return std::nullopt;
  const std::uint64_t mask = (part.type.width < 64 ? (std::uint64_t{1} << part.type.width) - 1 : ~std::uint64_t{0})
                             << low;
  return operand(base, unary, false) + " & " + hexadecimal(mask);
}

Text ValuePrinter::concatenate(const Value& value) const {
  const Type& type = value.type;
  if (type.wide()) {
    // Built from the lowest part up by a helper that takes width and value of each.
    std::string widths, values;
    for (const Value& part : value.operands) {
      widths += (widths.empty() ? "" : ", ") + std::to_string(part.type.width);
      values += (values.empty() ? "" : ", ") + whole(part);
    }
    return {"concat_wide<" + widths + ">(" + values + ")", primary, {}, false};
  }
  std::string code;
  int precedence = bits;
  bool dirty = false;
  std::uint32_t top = type.width;
  std::size_t terms = 0;
  for (const Value& part : value.operands) {
    top -= part.type.width;
    if (constant_of(part) == 0) continue;
    const bool first = top + part.type.width == type.width;
    if (const auto kept = in_place(part, top, word_bits(type))) {
      precedence = bits;
      code += (terms++ == 0 ? "" : " | ") + std::string("(") + *kept + ")";
      continue;
    }
    Text text = word(part, !first);
    dirty |= first && text.dirty;
    if (part.type.boolean() || word_bits(part.type) != word_bits(type)) {
      text = {cpp_type(type) + "{" + cleaned(text, part.type).code + "}", primary, {}, false};
      if (first) dirty = false;
    }
    if (top != 0) text = {parenthesized(text, unary) + " << " + std::to_string(top), shifted, {}, false};
    precedence = text.precedence;
    code += terms++ == 0 ? text.code : " | " + parenthesized(text, unary);
    if (terms == 1 && top != 0) code = "(" + code + ")";
  }
  if (terms == 0) return {type.width > 32 ? "uint64_t{0}" : "0u", primary, {}, false};
  if (terms == 1) {
    if (top != 0 || code.front() == '(') return {code, primary, {}, dirty && type.width != word_bits(type)};
    return {code, precedence, {}, dirty && type.width != word_bits(type)};
  }
  return {code, bits, {}, dirty && type.width != word_bits(type)};
}

Text ValuePrinter::call(const Value& value) const {
  std::string code = value.text;
  if (value.op == Op::operation) {
    std::transform(code.begin(), code.end(), code.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
  code += "(";
  for (std::size_t i = 0; i < value.operands.size(); ++i) {
    const Value& argument = value.operands[i];
    const Type& type = argument.type;
    if (i != 0) code += ", ";
    const bool builtin = value.op == Op::call;
    const bool float_helper = builtin && value.text.rfind("fp::", 0) == 0;
    if (builtin && type.integer() && !type.boolean() && type.width < 32 && (type.width == 8 || type.width == 16)) {
      code +=
          (type.is_signed() ? "int" : "uint") + std::to_string(type.width) + "_t(" + word(argument, false).code + ")";
    } else if (float_helper && type.is_signed()) {
      code += signed_number(argument, 0);
    } else if (builtin && type.integer()) {
      code += word(argument, true).code;
    } else {
      code += whole(argument);
    }
  }
  if (value.needs_mode) {
    if (!value.operands.empty()) code += ", ";
    code += value.round.empty() ? "mode" : value.round;
  }
  code += ")";
  Text text{code, primary, {}, false};
  const Type& type = value.type;
  if (value.op == Op::operation && type.floating())
    text.code = "as_" + std::string(view_name(type.kind)) + "(" + code + ")";
  if (value.op == Op::call && type.integer() && !type.boolean()) {
    const bool gives_signed = type.is_signed() || value.text == "sign_extend";
    if (value.text == "bit_reverse") return text;
    if (gives_signed)
      text.form = Text::Form::is_signed;
    else if (type.width < 32)
      text.form = Text::Form::small;
  }
  return text;
}

}  // namespace isagen::pcode
