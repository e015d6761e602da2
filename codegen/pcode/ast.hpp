// The pseudocode as a tree: syntax only, no names resolved, no types. Plain data; each node keeps its
// position.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace isagen::pcode {

/// Line and column, both from 1, in the text or file the pseudocode stands in.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// The type a declaration, a cast or a view names: 32'U, 16'BF, 128'B.
struct TypeName {
  enum class Kind : std::uint8_t { unsigned_integer, signed_integer, floating, bfloat, bits };
  Kind kind = Kind::bits;
  std::uint32_t width = 0;
};

struct Expression {
  enum class Kind : std::uint8_t {
    integer,        ///< digits and, when written, width and suffix
    real,           ///< 2.0F, 16'0.5
    name,           ///< S0, tmp, laneId
    member,         ///< operands[0] . text: a view (u32, f16) or a field (IEEE)
    index,          ///< operands[0] [ operands[1] ]
    slice,          ///< operands[0] [ operands[1] : operands[2] ]
    part_select,    ///< operands[0] [ operands[1] +: operands[2] ]
    unary,          ///< text = - + ! ~
    binary,         ///< text = the operator
    conditional,    ///< operands[0] ? operands[1] : operands[2]
    cast,           ///< type ( operands[0] )
    call,           ///< text ( operands... )
    concatenation,  ///< { operands... }, most significant first
  };
  Kind kind = Kind::integer;
  Position position;
  std::string text;         ///< name, member, operator, or the literal as written without width and suffix
  std::uint32_t width = 0;  ///< literals: the width written before ', 0 if none
  std::string suffix;       ///< literals: U, L, LL, ULL, F
  TypeName type;            ///< casts
  std::vector<Expression> operands;
};

struct Statement;
using Block = std::vector<Statement>;

struct Statement {
  enum class Kind : std::uint8_t {
    declare,     ///< text, type, array_size (0: no array)
    branch,      ///< conditions[i] guards blocks[i]; one block more than conditions: the else part
    for_loop,    ///< text from expressions[0] to expressions[1], blocks[0]
    while_loop,  ///< conditions[0], blocks[0]
    break_loop,
    give,      ///< return expressions[0]
    lambda,    ///< text = lambda(parameters)(blocks[0])
    assign,    ///< targets, right to left as written, from expressions[0]; text = operator of the last one
    evaluate,  ///< an expression for its effect, or a lambda's value: expressions[0]
    note,      ///< a quoted sentence: text
  };
  Kind kind = Kind::note;
  Position position;
  std::string text;
  TypeName type;
  std::uint32_t array_size = 0;
  std::vector<std::string> parameters;
  std::vector<Expression> targets;
  std::vector<Expression> expressions;
  std::vector<Expression> conditions;
  std::vector<Block> blocks;
};

}  // namespace isagen::pcode
