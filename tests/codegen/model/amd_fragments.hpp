// Pieces of an ISA description laid out as AMD's RDNA files of schema 1.1.1 are: encodings, conditions, instructions.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace test {

struct Bits {
  std::string name;
  unsigned offset, width;
  bool padded = false;  ///< one bit of the value is in no bits
};

inline std::string number(std::uint64_t value) { return std::to_string(value); }

inline std::string binary(std::uint32_t low, unsigned bits) {
  std::string text(bits, '0');
  for (unsigned bit = 0; bit < 32; ++bit)
    if ((low >> bit & 1u) != 0) text[bits - 1 - bit] = '1';
  return text;
}

/// INST.encoding.field.
inline std::string field_of(const std::string& encoding, const std::string& field) {
  return "<op type=\".fieldderef\"><op type=\".fieldderef\"><id val=\"INST\"/><id val=\"" + encoding +
         "\"/></op><id val=\"" + field + "\"/><ty><t base=\"I\" size=\"32\"/></ty></op>";
}
inline std::string operation(const std::string& type, const std::string& left, const std::string& right) {
  return "<op type=\"" + type + "\">" + left + right + "<ty><t base=\"U\" size=\"1\"/></ty></op>";
}
inline std::string literal(std::uint64_t value) { return "<lit val=\"" + number(value) + "\"/>"; }
inline std::string list(std::initializer_list<std::uint64_t> values) {
  std::string text = "<op type=\".cons_array\">";
  for (const std::uint64_t value : values) text += literal(value);
  return text + "</op>";
}

struct Condition {
  std::string name, expression;
};

inline std::string encoding(const std::string& name, int order, unsigned bits, std::uint32_t mask,
                            const std::vector<std::uint32_t>& identifiers, const std::vector<Condition>& conditions,
                            const std::vector<Bits>& fields) {
  std::string text = "<Encoding Order=\"" + std::to_string(order) + "\"><EncodingName>" + name +
                     "</EncodingName><BitCount>" + number(bits) + "</BitCount><EncodingIdentifierMask Radix=\"2\">" +
                     binary(mask, bits) + "</EncodingIdentifierMask><EncodingIdentifiers>";
  for (const std::uint32_t identifier : identifiers)
    text += "<EncodingIdentifier Radix=\"2\">" + binary(identifier, bits) + "</EncodingIdentifier>";
  text += "</EncodingIdentifiers><EncodingConditions>";
  for (const Condition& condition : conditions)
    text += "<EncodingCondition><ConditionName>" + condition.name + "</ConditionName><CondtionExpression>" +
            condition.expression + "</CondtionExpression></EncodingCondition>";
  text += "</EncodingConditions><Description>Of a test.</Description><MicrocodeFormat><BitMap>";
  for (const Bits& field : fields)
    text += "<Field IsConditional=\"false\"><FieldName>" + field.name +
            "</FieldName><BitLayout RangeCount=\"1\"><Range Order=\"0\"><BitCount>" + number(field.width) +
            "</BitCount><BitOffset>" + number(field.offset) + "</BitOffset>" +
            (field.padded ? "<Padding><BitCount>1</BitCount><Value Radix=\"2\">0</Value></Padding>" : "") +
            "</Range></BitLayout></Field>";
  return text + "</BitMap></MicrocodeFormat></Encoding>\n";
}

/// "VDST out OPR_VGPR": field ("-": none, and no bits hold it; "*": implicit), in or out, operand type.
struct Operand {
  std::string field, access, type;
};

inline std::string form(const std::string& encoding, const std::string& condition, unsigned opcode,
                        const std::vector<Operand>& operands) {
  std::string text = "<InstructionEncoding><EncodingName>" + encoding + "</EncodingName><EncodingCondition>" +
                     condition + "</EncodingCondition><Opcode Radix=\"10\">" + number(opcode) + "</Opcode><Operands>";
  unsigned order = 1;
  for (const Operand& operand : operands) {
    const bool named = operand.field != "-" && operand.field != "*", out = operand.access == "out";
    text += std::string("<Operand Input=\"") + (out ? "false" : "true") + "\" Output=\"" + (out ? "true" : "false") +
            "\" IsImplicit=\"" + (operand.field == "*" ? "true" : "false") + "\" IsBinaryMicrocodeRequired=\"" +
            (operand.field == "-" ? "false" : "true") + "\" Order=\"" + number(order++) + "\">" +
            (named ? "<FieldName>" + operand.field + "</FieldName>" : "") +
            "<DataFormatName>FMT_NUM_F32</DataFormatName><OperandType>" + operand.type +
            "</OperandType><OperandSize>32</OperandSize></Operand>";
  }
  return text + "</Operands></InstructionEncoding>";
}

inline std::string instruction(const std::string& name, const std::vector<std::string>& forms) {
  std::string text = "<Instruction><InstructionName>" + name + "</InstructionName><InstructionEncodings>";
  for (const std::string& one : forms) text += one;
  return text + "</InstructionEncodings></Instruction>\n";
}

inline std::string isa(const std::string& encodings, const std::string& instructions) {
  std::string text =
      "<Spec><Document><SchemaVersion>1.1.1</SchemaVersion></Document><ISA><Architecture><ArchitectureName>AMD TEST"
      "</ArchitectureName></Architecture><Encodings>\n" +
      encodings + "</Encodings><Instructions>\n" + instructions +
      "</Instructions><DataFormats><DataFormat><DataFormatName>FMT_NUM_F32</DataFormatName><BitCount>32</BitCount>"
      "</DataFormat></DataFormats><OperandTypes>";
  for (const char* type : {"OPR_VGPR", "OPR_SRC", "OPR_SSRC", "OPR_SDST", "OPR_SIMM32", "OPR_EXEC", "OPR_SDST_EXEC"})
    text += std::string("<OperandType IsPartitioned=\"false\"><OperandTypeName>") + type +
            "</OperandTypeName></OperandType>";
  return text + "</OperandTypes></ISA></Spec>";
}

}  // namespace test
