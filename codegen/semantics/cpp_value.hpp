// Printing typed values as C++ expressions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// A C++ expression with what its context needs to know.
struct Text {
  enum class Form : std::uint8_t {
    word,       ///< its type's own C++ type (uint32_t, uint64_t, bool, F32, Bits<N>)
    small,      ///< an unsigned type that promotes to int (uint16_t, uint8_t, bool): the value is right,
                ///< arithmetic is not
    is_signed,  ///< a signed C++ type that holds the number
  };
  std::string code;
  int precedence = 100;  ///< 100: needs no parentheses anywhere
  Form form = Form::word;
  bool dirty = false;  ///< bits above the type's width may be set
};

class ValuePrinter {
 public:
  explicit ValuePrinter(const Operation& operation);

  /// The C++ type of a variable: signed where every value it takes is a number of known size, else as
  /// cpp_type says.
  std::string variable_type(std::size_t symbol) const;
  /// What an assignment to the variable takes.
  std::string assigned(std::size_t symbol, const Value& value) const;

  /// The value in its C++ type, bits above its width clear: for variables, arguments and results.
  std::string whole(const Value& value) const;
  /// A single bit as a condition.
  std::string condition(const Value& value) const { return print(value).code; }
  /// The value where bits above its width do not matter.
  std::string loose(const Value& value) const;
  /// The index of an element to write; throws SemanticError when it may lie outside. (Reading outside gives
  /// 0.)
  std::string written_index(std::size_t symbol, const Value& index) const;
  /// An index or a shift count.
  std::string count(const Value& value) const;
  /// Largest number the value can be, read as unsigned.
  std::uint64_t bound(const Value& value) const;
  /// The value as an operand of an operator that binds as tightly as `precedence`.
  std::string operand(const Value& value, int precedence, bool clean) const;

 private:
  Text print(const Value& value) const;
  Text constant(const Value& value) const;
  Text view(const Value& value) const;
  Text extend(const Value& value) const;
  Text arithmetic(const Value& value) const;
  Text shift(const Value& value) const;
  Text compare(const Value& value) const;
  Text conditional(const Value& value) const;
  Text slice(const Value& value) const;
  Text part(const Value& value) const;
  Text bit(const Value& value) const;
  Text concatenate(const Value& value) const;
  std::optional<std::string> in_place(const Value& part, std::uint32_t low, std::uint32_t word) const;
  Text call(const Value& value) const;
  Text read(const Value& value) const;

  Text word(const Value& value, bool clean) const;
  Text cleaned(Text text, const Type& type) const;
  std::string signed_number(const Value& value, int precedence) const;
  /// Does signed C++ arithmetic give the value, without overflow?
  bool signed_arithmetic(const Value& value) const;
  /// Largest absolute value of a signed number, when something bounds it below its type's own range.
  std::optional<std::uint64_t> magnitude(const Value& value) const;
  bool is_signed_number(const Value& value) const;
  void find_signed_variables();

  const Operation& operation_;
  std::vector<bool> signed_variables_;                    ///< by symbol
  std::vector<std::optional<std::uint64_t>> magnitudes_;  ///< of signed variables
};

/// 0x1f
std::string hexadecimal(std::uint64_t number);

/// `code` in parentheses when it binds less tightly than `precedence`.
std::string parenthesized(const Text& text, int precedence);

}  // namespace isagen::pcode
