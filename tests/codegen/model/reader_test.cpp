// The reader takes AMD's own style, and refuses what it cannot understand with file, line and reason.
#include "model/reader.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "error.hpp"
#include "files.hpp"

using namespace isagen;
using test::amd_style;
using test::replaced;

namespace {

Isa read(const std::string& text) {
  const test::Folder folder("reader");
  return read_isa(folder.write("isa.xml", text));
}

/// The reason for which `text` is refused, without the path in front: "LINE: reason".
std::string refusal(const std::string& text) {
  try {
    read(text);
  } catch (const Error& error) {
    const std::string what = error.what();
    const std::size_t file = what.find("isa.xml:");
    return file == std::string::npos ? what : what.substr(file + 8);
  }
  return "accepted";
}

bool refused(const std::string& text, const std::string& reason) {
  const std::string found = refusal(text);
  CAPTURE(found);
  const bool has_line = !found.empty() && found[0] >= '1' && found[0] <= '9';
  CHECK(has_line);
  return found.find(reason) != std::string::npos;
}

int line_of(const std::string& text, const std::string& needle) {
  const std::size_t at = text.find(needle);
  return at == std::string::npos
             ? 0
             : 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

TEST_CASE("a file in AMD's style is read whole") {
  const Isa isa = read(amd_style);
  CHECK(isa.architecture == "AMD TEST 1");
  CHECK(isa.schema_version == "1.1.1");
  CHECK(isa.notes.empty());

  REQUIRE(isa.encodings.size() == 1);
  const Encoding& encoding = isa.encodings[0];
  CHECK(encoding.order == -1);
  CHECK(encoding.bits == 32);
  CHECK(encoding.mask[0] == 0xff80ff00u);
  CHECK(encoding.identifiers.size() == 2);
  CHECK(encoding.identifiers[1][0] == 0xbe800100u);
  CHECK(encoding.find_field("SDST")->ranges == std::vector<BitRange>{{16, 7}});
  CHECK(encoding.line == line_of(amd_style, "<Encoding Order"));

  REQUIRE(encoding.conditions.size() == 1);
  const Expression& condition = encoding.conditions[0].expression;
  CHECK(condition.kind == Expression::Kind::operation);
  CHECK(condition.name == "!=");
  REQUIRE(condition.operands.size() == 2);
  CHECK(condition.operands[0].kind == Expression::Kind::field);
  CHECK(condition.operands[0].name == "SSRC0");
  CHECK(condition.operands[1].number == 255);

  REQUIRE(isa.instructions.size() == 2);
  const Instruction& mov = isa.instructions[0];
  CHECK(mov.name == "S_MOV_B32");
  CHECK(mov.aliases == std::vector<std::string>{"S_COPY_B32"});
  CHECK(mov.indirect_branch);
  CHECK(!mov.branch);
  CHECK(mov.group == "SALU");
  CHECK(mov.subgroups == std::vector<std::string>{"STATIC"});
  REQUIRE(mov.forms.size() == 1);
  REQUIRE(mov.forms[0].operands.size() == 3);
  CHECK(mov.forms[0].operands[0].field == "SDST");  // by Order, not by position
  CHECK(mov.forms[0].operands[1].input);
  CHECK(mov.forms[0].operands[2].implicit);
  CHECK(mov.forms[0].operands[2].field.empty());
  CHECK(isa.instructions[1].forms[0].condition == "default");

  CHECK(isa.find_operand_type("OPR_SDST")->values[1].name == "vcc_lo");
  CHECK(isa.find_operand_type("OPR_SDST")->values[1].value == 106);
}

TEST_CASE("a field of several bit ranges has its low part first, whatever the order of the elements") {
  const Isa isa = read(amd_style);
  CHECK(isa.find_operand_type("OPR_WAITCNT")->fields[0].ranges == std::vector<BitRange>{{0, 4}, {14, 2}});
}

TEST_CASE("files of 2024 without flags, groups and conditions are read") {
  std::string text = amd_style;
  const std::size_t begin = text.find("<EncodingConditions>"), end = text.find("</EncodingConditions>") + 21;
  text.erase(begin, end - begin);
  const Isa isa = read(text);
  CHECK(isa.encodings[0].conditions.empty());
  CHECK(!isa.instructions[1].terminator);
  CHECK(isa.instructions[1].group.empty());
}

TEST_CASE("unknown elements are ignored with a note, once a kind") {
  const std::string text = replaced(
      replaced(amd_style, "<Description>Move.</Description>", "<Description>Move.</Description><Colour>red</Colour>"),
      "<InstructionName>S_NOT_B32</InstructionName>", "<InstructionName>S_NOT_B32</InstructionName><Colour/>");
  const Isa isa = read(text);
  REQUIRE(isa.notes.size() == 1);
  CHECK(isa.notes[0].find("isa.xml:" + std::to_string(line_of(text, "<Colour>")) + ": <Colour> in <Instruction>") !=
        std::string::npos);
}

TEST_CASE("nested conditions keep their shape") {
  const std::string field =
      "<op type=\".fieldderef\"><op type=\".fieldderef\"><id val=\"INST\"/><id val=\"SOP1\"/></op><id "
      "val=\"OP\"/></op>";
  const std::string tree =
      "<op type=\"||\"><op type=\"!\"><lit val=\"0\"/></op><op type=\"==\">" + field + "<lit val=\"20\"/></op></op>";
  std::string text = amd_style;
  const std::size_t begin = text.find("<CondtionExpression>") + 20, end = text.find("</CondtionExpression>");
  text.replace(begin, end - begin, tree);
  const Expression expression = read(text).encodings[0].conditions[0].expression;
  CHECK(expression.name == "||");
  CHECK(expression.operands[0].name == "!");
  CHECK(expression.operands[1].operands[0].name == "OP");
}

TEST_CASE("malformed files are refused with line and reason") {
  CHECK(refusal(replaced(amd_style, "</Opcode>", "</Opcod>")).find("not well-formed XML") != std::string::npos);
  CHECK(refusal(replaced(amd_style, "</Opcode>", "</Opcod>"))
            .starts_with(std::to_string(line_of(amd_style, "</Opcode>")) + ":"));
  CHECK(refused(replaced(replaced(amd_style, "<Spec>", "<Specification>"), "</Spec>", "</Specification>"),
                "the document element is <Specification>"));
  CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>", "<Opcode Radix=\"10\">zero</Opcode>"),
                "\"zero\", not a number in base 10"));
  for (const char* radix : {"0", "1", "17", "-10", "x"})
    CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>",
                           std::string("<Opcode Radix=\"") + radix + "\">0</Opcode>"),
                  "is not between 2 and 16"));
  CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>", "<Opcode Radix=\"10\">256</Opcode>"),
                "opcode 256 does not fit"));
  CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>", ""), "<InstructionEncoding> has no <Opcode>"));
  CHECK(refused(replaced(amd_style, "10111110100000000000000100000000", "1011111010000000000000010000000"),
                "31 digits, the encoding 32 bits"));
  CHECK(refused(replaced(amd_style, "10111110100000000000000100000000", "10111110100000000000000200000000"),
                "has the digit '2'"));
  CHECK(refused(replaced(amd_style, "<BitCount>32</BitCount>", "<BitCount>33</BitCount>"), "not a number of dwords"));
  CHECK(refused(replaced(amd_style, "<BitOffset>23</BitOffset>", "<BitOffset>24</BitOffset>"),
                "does not lie within the 32 bits"));
  CHECK(refused(replaced(amd_style, "RangeCount=\"2\"", "RangeCount=\"3\""), "RangeCount is 3, but there are 2"));
  CHECK(refused(replaced(amd_style, "<FieldName>SDST</FieldName>", "<FieldName>OP</FieldName>"),
                "field OP is defined a second time"));
  CHECK(refused(replaced(amd_style, "S_NOT_B32", "S_MOV_B32"),
                "instruction S_MOV_B32 is defined a second time (first on line"));
  CHECK(
      refused(replaced(amd_style, "<EncodingName>ENC_SOP1</EncodingName>\n                        <EncodingCondition>",
                       "<EncodingName>ENC_SOP9</EncodingName>\n                        <EncodingCondition>"),
              "encoding ENC_SOP9 is not defined"));
  CHECK(refused(replaced(amd_style, "Input=\"true\"", "Input=\"perhaps\""), "neither TRUE nor FALSE"));
  CHECK(refused(replaced(amd_style, "Order=\"2\"", "Order=\"1\""), "two operands have the same Order"));
  CHECK(refused(replaced(amd_style, "<FieldName>SSRC0</FieldName>\n                                <DataFormatName>",
                         "<FieldName>SSRC7</FieldName>\n                                <DataFormatName>"),
                "field SSRC7 is not in encoding"));
  CHECK(refused(replaced(amd_style, "<OperandType>OPR_SCC", "<OperandType>OPR_NEW"),
                "operand type OPR_NEW is not defined"));
  CHECK(refused(
      replaced(amd_style,
               "<DataFormatName>FMT_NUM_B32</DataFormatName>\n                                <OperandType>OPR_SCC",
               "<DataFormatName>FMT_NEW</DataFormatName>\n                                <OperandType>OPR_SCC"),
      "data format FMT_NEW is not defined"));
  CHECK(refused(replaced(amd_style, "<op type=\"!=\">", "<op type=\"<=>\">"), "not well-formed") == false);
  CHECK(refused(replaced(amd_style, "<op type=\"!=\">", "<op type=\"max\">"),
                "operator \"max\", which isagen does not know"));
  CHECK(refused(replaced(amd_style, "<id val=\"SSRC0\"/>", "<id val=\"SSRC9\"/>"), "names field SSRC9"));
  CHECK(refused(replaced(amd_style, "<lit val=\"255\"/>", ""), "operator != has 1 operands, not 2"));
  CHECK(refused(replaced(amd_style, "<lit val=\"255\"/>", "<var/>"), "cannot hold <var> here"));
}

TEST_CASE("a file that is not there is an error, not a crash") {
  CHECK_THROWS_WITH_AS(read_isa("/no/such/file.xml"), "/no/such/file.xml: cannot be opened", Error);
  CHECK(refusal("") != "accepted");
  CHECK(refusal("<Spec/>").find("<Spec> has no <ISA>") != std::string::npos);
}

TEST_CASE("no prefix of a file is accepted or crashes the reader") {
  for (std::size_t length = 0; length + 10 < amd_style.size(); length += 97) {
    CAPTURE(length);
    CHECK(refusal(amd_style.substr(0, length)) != "accepted");
  }
}
