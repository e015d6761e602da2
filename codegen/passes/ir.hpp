// An operation after names and types are resolved: what the effects pass reads and the renderer prints.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/isa/state_set.hpp"
#include "passes/type.hpp"
#include "pcode/ast.hpp"

namespace isagen::pcode {

/// The files of state that an operation reaches by a computed number.
enum class File : std::uint8_t { vgpr, sgpr, hwreg, barrier, message };

/// A variable, or a piece of architectural state.
struct Symbol {
  enum class Kind : std::uint8_t { state, local, loop, parameter };
  Kind kind = Kind::local;
  std::string name;  ///< in C++
  Type type;
  lockstep::State state = lockstep::State::s0;  ///< of Kind::state
  Position position;
  std::uint64_t upper = ~std::uint64_t{0};  ///< largest number it can be (loop variables)
};

/// A typed expression.
struct Value {
  enum class Op : std::uint8_t {
    constant,    ///< `number`; a float's bits
    read,        ///< symbol
    mode_field,  ///< text = accessor of Mode
    element,     ///< operands: index; symbol is an array
    file_read,   ///< file; operands: indices
    view,        ///< operands[0]'s low bits read as `type`, zero-extended when it is shorter
    extend,      ///< operands[0] as an integer of another width, by its own sign
    negate,
    complement,
    logical_not,
    add,
    subtract,
    multiply,
    divide,
    remainder,
    shift_left,
    shift_right,  ///< right: arithmetic when the type is signed
    bit_and,
    bit_or,
    bit_xor,
    logical_and,
    logical_or,
    equal,
    not_equal,
    less_greater,
    less,
    less_equal,
    greater,
    greater_equal,
    conditional,
    slice,        ///< operands: base, high, low; or, constant: high = number, low = low_bit, operands: base
    bit,          ///< operands: base, index
    part,         ///< operands: base, low; width = type.width
    concatenate,  ///< most significant first
    call,         ///< text = C++ function; needs_mode; operands as `text` takes them
    operation,    ///< text = another operation; operands: s0, s1 ...
    lambda_call,  ///< text = its name
  };
  Op op = Op::constant;
  Type type;
  Position position;
  std::uint64_t number = 0;
  std::uint32_t low_bit = 0;
  bool literal = false;  ///< an integer literal without width: takes the other operand's signedness
  bool hexadecimal = false;
  bool needs_mode = false;
  bool constant_range = false;  ///< slice with constant bounds
  bool eager = false;           ///< choices: both sides are computed
  std::size_t symbol = 0;
  File file = File::vgpr;
  std::string text;
  std::string round;  ///< calls: enumerator of Round that replaces MODE's rounding, when not empty
  std::vector<Value> operands;
};

/// A statement.
struct Action {
  enum class Kind : std::uint8_t {
    assign,          ///< symbol = value
    assign_slice,    ///< symbol[high : low] = value; constant_range or indices = {high, low}
    assign_bit,      ///< symbol[indices[0]] = value
    assign_element,  ///< symbol[indices[0]] = value
    define_table,    ///< symbol = indices, one constant an element
    write_file,      ///< file[indices] = value
    branch,          ///< conditions, blocks; a block more than conditions: else
    for_loop,        ///< symbol from indices[0] to indices[1]: blocks[0]
    while_loop,      ///< conditions[0]: blocks[0]
    leave_loop,
    give,           ///< a lambda's value
    signal,         ///< text = enumerator of Signal
    define_lambda,  ///< number = index into Operation::lambdas
  };
  Kind kind = Kind::assign;
  Position position;
  std::size_t symbol = 0;
  bool constant_range = false;
  std::uint32_t high = 0, low = 0;
  File file = File::vgpr;
  std::string text;
  std::size_t number = 0;
  Value value;
  std::vector<Value> indices;
  std::vector<Value> conditions;
  std::vector<std::vector<Action>> blocks;
};

struct Lambda {
  std::string name;
  std::vector<std::size_t> parameters;  ///< symbols
  Type result;
  std::vector<Action> body;
};

/// A lowered operation.
struct Operation {
  std::string name;  ///< V_ADD_F32
  std::vector<Symbol> symbols;
  std::vector<Lambda> lambdas;
  std::vector<Action> body;
  Type d0_type;                      ///< how the operation wrote D0 (f16 for D0.f16 = ...)
  std::vector<std::string> callees;  ///< other operations it calls, once each
};

}  // namespace isagen::pcode
