// The ISA as plain data, as AMD's XML describes it. Names are AMD's; every node knows its line in the file.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace isagen {

/// The 8-bit floats that an ISA's instructions mean by FP8 and BF8.
enum class Float8 : std::uint8_t {
  ocp,   ///< e4m3fn and e5m2
  fnuz,  ///< e4m3 and e5m2 with one more in the bias, one NaN, no infinity, no negative zero
};

/// `width` bits from bit `offset`.
struct BitRange {
  unsigned offset = 0;
  unsigned width = 0;
  bool operator==(const BitRange&) const = default;
};

/// A microcode field. Several ranges: the first one holds the lowest bits of the value.
struct Field {
  std::string name;
  std::vector<BitRange> ranges;
  unsigned inverted = 0;  ///< bits of the value that the words hold the complement of; set by split_dual_encodings
  int line = 0;
};

/// A condition's expression: a number, a field of the encoding, or an operator applied to operands.
struct Expression {
  enum class Kind { number, field, operation };
  Kind kind = Kind::number;
  std::uint64_t number = 0;
  std::string name;  ///< field name, or operator spelled as in C
  std::vector<Expression> operands;
  int line = 0;
};

struct EncodingCondition {
  std::string name;
  Expression expression;
  int line = 0;
};

/// Up to 128 bits, dword 0 lowest.
using WideBits = std::array<std::uint32_t, 4>;

struct Encoding {
  std::string name;
  unsigned bits = 0;
  int order = 0;
  WideBits mask{};                    ///< bits that identify encoding and opcode
  std::vector<WideBits> identifiers;  ///< one for each opcode
  std::vector<EncodingCondition> conditions;
  std::vector<Field> fields;
  std::string base;          ///< the encoding that this one is a variant of, or its own name; set by normalize_variants
  std::string pair;          ///< of a half of a dual encoding: the other one; set by split_dual_encodings
  bool second_half = false;  ///< words are told by the first half
  int line = 0;
  const Field* find_field(const std::string& field_name) const {
    for (const Field& field : fields)
      if (field.name == field_name) return &field;
    return nullptr;
  }
};

struct Operand {
  std::string field;  ///< empty when implicit
  std::string format;
  std::string type;
  unsigned bits = 0;
  bool input = false;
  bool output = false;
  bool implicit = false;
  int line = 0;
};

/// An instruction in one encoding.
struct Form {
  std::string encoding;
  std::string condition;
  unsigned opcode = 0;
  std::vector<Operand> operands;
  int line = 0;
};

struct Instruction {
  std::string name;
  std::vector<std::string> aliases;
  bool branch = false;
  bool conditional_branch = false;
  bool indirect_branch = false;
  bool terminator = false;
  bool immediately_executed = false;
  bool scalar = false;  ///< runs once a wave; set by normalize_variants
  std::vector<Form> forms;
  std::string group;
  std::vector<std::string> subgroups;
  int line = 0;
};

struct DataFormat {
  std::string name;
  std::string type;
  unsigned bits = 0;
  unsigned components = 1;
  int line = 0;
};

struct PredefinedValue {
  std::string name;
  std::int64_t value = 0;
  int line = 0;
};

struct OperandType {
  std::string name;
  std::vector<PredefinedValue> values;
  std::vector<Field> fields;  ///< parts of a partitioned operand
  int line = 0;
};

struct Isa {
  std::string file;
  std::string architecture;
  Float8 float8 = Float8::ocp;  ///< not in AMD's file; corrected_isa sets it
  bool true16 = false;          ///< likewise: halves of registers are operands in VOP1, VOP2, VOPC
  bool keeps_halves = false;    ///< likewise: results of 16 bits leave the other half of their register alone
  std::string schema_version;
  std::vector<Encoding> encodings;
  std::vector<Instruction> instructions;
  std::vector<DataFormat> formats;
  std::vector<OperandType> operand_types;
  std::vector<std::string> notes;  ///< what the reader ignored, each with its place

  const Encoding* find_encoding(const std::string& name) const {
    for (const Encoding& encoding : encodings)
      if (encoding.name == name) return &encoding;
    return nullptr;
  }
  const Instruction* find_instruction(const std::string& name) const {
    for (const Instruction& instruction : instructions)
      if (instruction.name == name) return &instruction;
    return nullptr;
  }
  const OperandType* find_operand_type(const std::string& name) const {
    for (const OperandType& type : operand_types)
      if (type.name == name) return &type;
    return nullptr;
  }
};

}  // namespace isagen
