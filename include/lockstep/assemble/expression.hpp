// Integer expressions of assembly text: numbers, names, C's operators, the functions that LLVM has for AMDGPU.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/assemble/scanner.hpp"

namespace lockstep::assembler {

/// The value of an expression.
struct Number {
  std::int64_t value = 0;
  bool deferred = false;  ///< the layout decides: a label is in it, or a name that comes later
  int bases = 0;          ///< labels that are added, without those that are subtracted: 1 is an address
  /// Which part of an address relative to the literal the name in it stands for: a half (rel32), or all 64 bits
  /// (rel64).
  enum class Part : std::uint8_t { whole, relative_low, relative_high, relative } part = Part::whole;
};

/// Who knows what names mean.
class Names {
 public:
  /// The value of `name`; nothing: it is unknown. Deferred numbers may have any value before the layout is known.
  virtual std::optional<Number> find(std::string_view name) const = 0;
  /// The address of the place that holds the address of `name`, for `name@gotpcrel32`; nothing: there are no places.
  virtual std::optional<Number> find_address_place(std::string_view) const { return {}; }
  /// A function of the target: `extrasgprs`, `totalnumvgprs`; nothing: it is unknown.
  virtual std::optional<std::int64_t> call(std::string_view name, std::span<const std::int64_t> arguments) const = 0;
  /// Are the values of all names final? If they are not, nothing is refused because a name is an address.
  virtual bool is_final() const { return true; }

 protected:
  ~Names() = default;
};

/// No names at all.
class NoNames final : public Names {
 public:
  std::optional<Number> find(std::string_view) const override { return {}; }
  std::optional<std::int64_t> call(std::string_view, std::span<const std::int64_t>) const override { return {}; }
};

namespace detail {

/// Arithmetic wraps as in two's complement of 64 bits; shifts by 64 and more give 0; a division by zero is refused.
class ExpressionReader {
 public:
  ExpressionReader(Scanner& scanner, const Names& names) : scanner_(scanner), names_(names) {}

  Number read() { return binary(0); }

 private:
  static constexpr unsigned deepest = 64;
  static constexpr int most_bases = 1000;  ///< a count stops here: every use takes 0 or 1

  struct Operator {
    std::string_view token;
    int level;
  };
  // Longer ones first. The levels are those of LLVM for GNU-like targets with C's order.
  static constexpr Operator operators[] = {{"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<<", 5}, {">>", 5},
                                           {"<=", 3}, {">=", 3}, {"<", 3},  {">", 3},  {"|", 4},  {"^", 4},
                                           {"&", 4},  {"+", 6},  {"-", 6},  {"*", 7},  {"/", 7},  {"%", 7}};

  const Operator* next_operator() {
    const std::size_t begin = scanner_.place();
    for (const Operator& op : operators)
      if (scanner_.accept(op.token)) {
        scanner_.back_to(begin);
        return &op;
      }
    return nullptr;
  }

  Number binary(int lowest) {
    Number left = unary();
    while (!scanner_.failed()) {
      const std::size_t begin = scanner_.place();
      const Operator* const op = next_operator();
      if (op == nullptr || op->level < std::max(lowest, lowest_level_)) break;
      scanner_.accept(op->token);
      const Number right = binary(op->level + 1);
      if (scanner_.failed()) break;
      left = apply(begin, op->token, left, right);
    }
    return left;
  }

  Number apply(std::size_t place, std::string_view token, const Number& left, const Number& right) {
    Number result;
    result.deferred = left.deferred || right.deferred;
    result.part = left.part != Number::Part::whole ? left.part : right.part;
    result.bases = token == "-" ? left.bases - right.bases : left.bases + right.bases;
    result.bases = std::clamp(result.bases, -most_bases, most_bases);
    if (token != "+" && token != "-") {
      refuse_address(place, left);
      refuse_address(place, right);
      result.bases = 0;
    }
    const auto a = static_cast<std::uint64_t>(left.value), b = static_cast<std::uint64_t>(right.value);
    const auto set = [&](std::uint64_t value) { result.value = static_cast<std::int64_t>(value); };
    const auto truth = [&](bool value) { result.value = value ? -1 : 0; };
    switch (token[0]) {
      case '+': set(a + b); break;
      case '-': set(a - b); break;
      case '*': set(a * b); break;
      case '/':
      case '%': divide(place, token[0] == '/', left, right, result); break;
      case '^': set(a ^ b); break;
      case '&':
        if (token.size() == 2)
          result.value = a != 0 && b != 0 ? 1 : 0;
        else
          set(a & b);
        break;
      case '|':
        if (token.size() == 2)
          result.value = a != 0 || b != 0 ? 1 : 0;
        else
          set(a | b);
        break;
      case '<':
        if (token == "<<")
          set(b < 64 ? a << b : 0);
        else
          truth(token == "<" ? left.value < right.value : left.value <= right.value);
        break;
      case '>':
        if (token == ">>")
          set(b < 64 ? a >> b : 0);
        else
          truth(token == ">" ? left.value > right.value : left.value >= right.value);
        break;
      case '=': truth(a == b); break;
      default: truth(a != b); break;
    }
    return result;
  }

  /// For everything but sums and differences.
  void refuse_address(std::size_t place, const Number& operand) {
    if (operand.bases != 0 && names_.is_final())
      scanner_.fail_at(place, "an address can only be added to or subtracted from");
  }

  void divide(std::size_t place, bool quotient, const Number& left, const Number& right, Number& result) {
    const bool overflow = left.value == std::numeric_limits<std::int64_t>::min() && right.value == -1;
    if (right.value == 0) {
      if (!result.deferred) scanner_.fail_at(place, "division by zero");
    } else if (overflow) {
      result.value = quotient ? left.value : 0;
    } else {
      result.value = quotient ? left.value / right.value : left.value % right.value;
    }
  }

  Number unary() {
    if (++depth_ > deepest) {
      scanner_.fail("the expression is nested too deeply: at most 64 levels");
      return {};
    }
    Number result;
    const std::size_t begin = scanner_.place();
    if (scanner_.accept("-")) {
      result = unary();
      result.bases = -result.bases;
      result.value = static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(result.value));
    } else if (scanner_.accept("+")) {
      result = unary();
    } else if (scanner_.accept("~")) {
      result = unary();
      refuse_address(begin, result);
      result.bases = 0;
      result.value = ~result.value;
    } else if (scanner_.peek() == '!' && scanner_.at(1) != '=') {
      scanner_.accept("!");
      result = unary();
      refuse_address(begin, result);
      result.bases = 0;
      result.value = result.value == 0 ? 1 : 0;
    } else if (scanner_.accept("(")) {
      const int outer = lowest_level_;
      lowest_level_ = 0;
      result = binary(0);
      lowest_level_ = outer;
      scanner_.expect(")");
    } else {
      result = primary();
    }
    --depth_;
    return result;
  }

  Number primary() {
    const char next = scanner_.peek();
    if (next == '\'') return {.value = character()};
    const std::size_t begin = scanner_.place();
    std::string_view word = is_digit(next) ? scanner_.numbered_label() : scanner_.word();
    if (is_digit(next) && word.empty()) return {.value = integer()};
    if (word.empty()) {
      scanner_.fail("expected a number or a name instead of " + scanner_.shown_next());
      return {};
    }
    if (scanner_.peek() == '(') return function(begin, word);
    bool through_place = false;
    const Number::Part part = take_part(word, through_place);
    const std::optional<Number> found = through_place ? names_.find_address_place(word) : names_.find(word);
    if (!found) {
      scanner_.fail_at(begin, "'" + std::string(word.substr(0, 80)) + "' is not known here");
      return {};
    }
    Number result = *found;
    if (part != Number::Part::whole) {
      result.part = part;
      result.deferred = true;
    }
    return result;
  }

  /// Splits "name@rel32@lo". `through_place`: the address of a place that holds the name's address is meant.
  static Number::Part take_part(std::string_view& word, bool& through_place) {
    using Part = Number::Part;
    struct Ending {
      std::string_view text;
      Part part;
      bool through_place;
    };
    constexpr Ending endings[] = {{"@rel32@lo", Part::relative_low, false},
                                  {"@rel32@hi", Part::relative_high, false},
                                  {"@rel64", Part::relative, false},
                                  {"@gotpcrel32@lo", Part::relative_low, true},
                                  {"@gotpcrel32@hi", Part::relative_high, true},
                                  {"@gotpcrel", Part::relative, true}};
    for (const Ending& ending : endings)
      if (word.ends_with(ending.text)) {
        word.remove_suffix(ending.text.size());
        through_place = ending.through_place;
        return ending.part;
      }
    return Part::whole;
  }

  Number function(std::size_t begin, std::string_view name) {
    std::array<std::int64_t, 16> arguments{};
    std::size_t count = 0;
    bool deferred = false;
    scanner_.accept("(");
    if (!scanner_.accept(")")) {
      do {
        if (count == arguments.size()) {
          scanner_.fail("a function takes at most 16 numbers");
          return {};
        }
        const int outer = lowest_level_;
        lowest_level_ = 0;
        const std::size_t place = scanner_.place();
        const Number argument = binary(0);
        lowest_level_ = outer;
        refuse_address(place, argument);
        if (scanner_.failed()) return {};
        deferred = deferred || argument.deferred;
        arguments[count++] = argument.value;
      } while (scanner_.accept(","));
      if (!scanner_.expect(")")) return {};
    }
    const std::span<const std::int64_t> given(arguments.data(), count);
    Number result;
    result.deferred = deferred;
    if (name == "max" && count != 0) {
      result.value = *std::max_element(given.begin(), given.end());
    } else if (name == "min" && count != 0) {
      result.value = *std::min_element(given.begin(), given.end());
    } else if (name == "or" && count != 0) {
      for (const std::int64_t value : given) result.value |= value;
    } else if (name == "alignto" && count == 2 && arguments[1] > 0 && arguments[0] >= 0 &&
               arguments[0] <= (std::int64_t{1} << 40) && arguments[1] <= (std::int64_t{1} << 40)) {
      result.value = (arguments[0] + arguments[1] - 1) / arguments[1] * arguments[1];
    } else if (const auto known = names_.call(name, given)) {
      result.value = *known;
    } else {
      scanner_.fail_at(begin, "there is no function '" + std::string(name.substr(0, 80)) + "' of " +
                                  std::to_string(count) + " such numbers");
    }
    return result;
  }

  /// Decimal, 0x, 0b, or octal after a 0.
  std::int64_t integer() {
    const std::size_t begin = scanner_.place();
    unsigned base = 10;
    std::size_t digits = 0;
    if (scanner_.at(0) == '0') {
      const char kind = scanner_.at(1);
      base = kind == 'x' || kind == 'X' ? 16 : kind == 'b' || kind == 'B' ? 2 : is_digit(kind) ? 8 : 10;
      scanner_.advance(base == 16 || base == 2 ? 2 : 0);
    }
    std::uint64_t value = 0;
    bool too_large = false;
    for (;; ++digits) {
      const char c = scanner_.at(0);
      const unsigned digit = is_digit(c)            ? static_cast<unsigned>(c - '0')
                             : c >= 'a' && c <= 'z' ? static_cast<unsigned>(c - 'a') + 10
                             : c >= 'A' && c <= 'Z' ? static_cast<unsigned>(c - 'A') + 10
                                                    : 99;
      if (digit >= base) break;
      too_large = too_large || value > (~std::uint64_t{0} - digit) / base;
      value = value * base + digit;
      scanner_.advance(1);
    }
    if (digits == 0 || continues_word(scanner_.at(0)))
      scanner_.fail_at(begin, "this is not a number: '" + std::string(scanner_.between(begin, begin + 40)) + "'");
    else if (too_large)
      scanner_.fail_at(begin, "the number has more than 64 bits");
    return static_cast<std::int64_t>(value);
  }

  std::int64_t character() {
    const std::size_t begin = scanner_.place();
    const char c = scanner_.at(1);
    if (c == '\0' || c == '\\' || scanner_.at(2) != '\'') {
      scanner_.fail_at(begin, "expected a character between single quotes");
      return 0;
    }
    scanner_.advance(3);
    return static_cast<unsigned char>(c);
  }

  Scanner& scanner_;
  const Names& names_;
  unsigned depth_ = 0;
  int lowest_level_ = 0;

 public:
  /// Operators of this level and above only: between bars "|" ends the expression.
  void without_bar() { lowest_level_ = 5; }
};

}  // namespace detail

/// The value of the expression that comes next; a problem of the scanner where there is none.
inline Number read_expression(Scanner& scanner, const Names& names) {
  return detail::ExpressionReader(scanner, names).read();
}

/// The same between two bars, where '|' ends it.
inline Number read_expression_in_bars(Scanner& scanner, const Names& names) {
  detail::ExpressionReader reader(scanner, names);
  reader.without_bar();
  return reader.read();
}

/// The same, whose value must be known now.
inline std::int64_t read_number(Scanner& scanner, const Names& names) {
  const std::size_t begin = scanner.place();
  const Number number = read_expression(scanner, names);
  if (number.deferred) scanner.fail_at(begin, "the number must be known here: it depends on a label or a later name");
  return number.value;
}

}  // namespace lockstep::assembler
