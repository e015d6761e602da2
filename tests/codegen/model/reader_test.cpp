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

TEST_CASE("trap 094: a condition called default without an expression always holds") {
  std::string text = amd_style;
  const std::size_t begin = text.find("<CondtionExpression>"), end = text.find("</CondtionExpression>") + 21;
  text.erase(begin, end - begin);
  const Isa isa = read(text);
  REQUIRE(isa.encodings[0].conditions.size() == 1);
  const Expression& always = isa.encodings[0].conditions[0].expression;
  CHECK(always.kind == Expression::Kind::number);
  CHECK(always.number == 1);
  // Of any other name an expression is wanted.
  const std::string name = "<ConditionName>default<";
  text.replace(text.find(name), name.size(), "<ConditionName>has_lit<");
  CHECK(refused(text, "CondtionExpression"));
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

TEST_CASE("unknown attributes are ignored with a note, once a kind") {
  const std::string text = replaced(amd_style, "<Encoding Order=\"-1\">", "<Encoding Order=\"-1\" Shade=\"dark\">");
  const Isa isa = read(text);
  REQUIRE(isa.notes.size() == 1);
  CHECK(isa.notes[0].ends_with("isa.xml:" + std::to_string(line_of(text, "Shade=")) +
                               ": attribute Shade of <Encoding> is not known; ignored"));
  CHECK(read(replaced(replaced(amd_style, "<FieldName>SDST", "<FieldName Lang=\"en\">SDST"), "<FieldName>OP<",
                      "<FieldName Lang=\"en\">OP<"))
            .notes.size() == 1);
}

TEST_CASE("schema versions: those of AMD's files, others of their kind with a note, no others") {
  const auto with = [](const std::string& version) {
    return replaced(amd_style, "<SchemaVersion>1.1.1</SchemaVersion>", version);
  };
  const auto notes = [&](const std::string& version) {
    return read(with("<SchemaVersion>" + version + "</SchemaVersion>")).notes;
  };
  CHECK(notes("1.0.0").empty());
  CHECK(notes("1.1.1").empty());
  CHECK(notes("1.2.0").empty());
  for (const char* version : {"1.0.7", "1.1.0", "1.1.2", "1.1.10", "1.2.1"}) {
    CAPTURE(version);
    REQUIRE(notes(version).size() == 1);
    CHECK(notes(version)[0].find("isa.xml:7: schema version " + std::string(version) + " has not been tried") !=
          std::string::npos);
  }
  for (const char* version : {"9.0.0", "1.3.0", "2.1.1", "1.1", "1.1.", "1.1.x", "1.1.1.1", "11.1.1", "one"}) {
    CAPTURE(version);
    CHECK(refusal(with("<SchemaVersion>" + std::string(version) + "</SchemaVersion>"))
              .starts_with("7: schema version " + std::string(version) +
                           " is not one that isagen reads: 1.0.0 and 1.1.1 and 1.2.0"));
  }
  CHECK(refusal(with("")).starts_with("2: <Document> has no <SchemaVersion>"));
  CHECK(refusal(with("<SchemaVersion> </SchemaVersion>")).starts_with("7: <SchemaVersion> is empty"));
  CHECK(refusal(with("<SchemaVersion>1.1.1</SchemaVersion><SchemaVersion>9.0.0</SchemaVersion>"))
            .starts_with("7: <Document> has a second <SchemaVersion> (the first on line 7)"));
}

TEST_CASE("what could be read in two ways is refused, not guessed") {
  // Numbers that are none were zero, an attribute that is not there was its default.
  CHECK(refused(replaced(amd_style, "<Encoding Order=\"-1\">", "<Encoding>"), "<Encoding> has no attribute Order"));
  CHECK(refused(replaced(amd_style, "<Encoding Order=\"-1\">", "<Encoding Order=\"first\">"),
                "Order is \"first\", not a number"));
  CHECK(refused(replaced(amd_style, "<Range Order=\"0\">", "<Range Order=\"0x\">"), "Order is \"0x\", not a number"));
  CHECK(refused(replaced(amd_style, "<Range Order=\"0\">", "<Range>"), "<Range> has no attribute Order"));
  CHECK(refused(replaced(amd_style, "RangeCount=\"2\"", "RangeCount=\"two\""), "RangeCount is \"two\", not a number"));
  CHECK(refused(
      replaced(amd_style, "IsBinaryMicrocodeRequired=\"true\" Order=\"2\"", "IsBinaryMicrocodeRequired=\"true\""),
      "<Operand> has no attribute Order"));
  CHECK(refused(replaced(amd_style, "<lit val=\"255\"/>", "<lit val=\"ff\"/>"), "val is \"ff\", not a number"));
  CHECK(refused(replaced(amd_style, "<lit val=\"255\"/>", "<lit/>"), "<lit> has no attribute val"));
  CHECK(refused(replaced(amd_style, "<lit val=\"255\"/>", "<lit val=\"-1\"/>"), "has the negative number -1"));
  CHECK(refused(replaced(amd_style, "Radix=\"2\"", "Radix=\"two\""), "Radix is \"two\", not a number"));

  // Of two elements the first one was taken.
  CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>",
                         "<Opcode Radix=\"10\">0</Opcode><Opcode Radix=\"10\">1</Opcode>"),
                "<InstructionEncoding> has a second <Opcode>"));
  CHECK(refused(replaced(amd_style, "<BitCount>8</BitCount>", "<BitCount>8</BitCount><BitCount>9</BitCount>"),
                "<Range> has a second <BitCount>"));
  CHECK(refused(replaced(amd_style, "</Operands>", "</Operands><Operands/>"), "has a second <Operands>"));
  CHECK(refused(replaced(amd_style, "<CondtionExpression>", "<CondtionExpression><lit val=\"1\"/>"),
                "the condition has more than one expression"));

  // The last identifier was the field, whatever stood in front.
  CHECK(refused(replaced(amd_style, "<id val=\"SSRC0\"/>", "<id val=\"OP\"/><id val=\"SSRC0\"/>"),
                "not written INST.<encoding>.<field>"));
  CHECK(
      refused(replaced(amd_style, "<id val=\"INST\"/>", "<id val=\"STATE\"/>"), "not written INST.<encoding>.<field>"));
  CHECK(refused(replaced(amd_style, "<id val=\"SOP1\"/>", ""), "not written INST.<encoding>.<field>"));

  // Bits of two fields, fields that are there at times, identifiers of another encoding.
  CHECK(refused(replaced(amd_style, "<BitOffset>16</BitOffset>", "<BitOffset>15</BitOffset>"),
                "field SDST has bit 15, which belongs to field OP"));
  CHECK(refused(replaced(amd_style, "<BitOffset>14</BitOffset>", "<BitOffset>3</BitOffset>"),
                "field VM has bit 3, which belongs to field VM"));
  CHECK(refused(replaced(amd_style, "IsConditional=\"false\"", "IsConditional=\"true\""),
                "field ENCODING is conditional"));
  CHECK(refused(replaced(amd_style, "10111110100000000000000100000000", "10111110100000000000000100000001"),
                "bits outside the mask of encoding ENC_SOP1"));
}

TEST_CASE("a form whose condition its encoding does not have is noted") {
  const std::string text = replaced(amd_style, "<EncodingCondition>default</EncodingCondition>",
                                    "<EncodingCondition>has_lit</EncodingCondition>");
  const Isa isa = read(text);
  REQUIRE(isa.notes.size() == 1);
  CHECK(isa.notes[0].find("encoding ENC_SOP1 has no condition has_lit") != std::string::npos);
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
  CHECK(refused(replaced(amd_style, "<Opcode Radix=\"10\">0</Opcode>", "<Opcode Radix=\"x\">0</Opcode>"),
                "Radix is \"x\", not a number"));
  for (const char* radix : {"0", "1", "17", "-10"})
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
  CHECK(refusal("<Spec/>").find("<Spec> has no <Document>") != std::string::npos);
  CHECK(refusal("<Spec><Document><SchemaVersion>1.1.1</SchemaVersion></Document></Spec>").find("<Spec> has no <ISA>") !=
        std::string::npos);
}

TEST_CASE("no prefix of a file is accepted or crashes the reader") {
  for (std::size_t length = 0; length + 10 < amd_style.size(); length += 97) {
    CAPTURE(length);
    CHECK(refusal(amd_style.substr(0, length)) != "accepted");
  }
}
