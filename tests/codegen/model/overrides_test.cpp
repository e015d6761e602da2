// Overrides change what they name, and refuse to run when the description no longer says what they correct.
#include "model/overrides.hpp"

#include <doctest/doctest.h>

#include "error.hpp"
#include "files.hpp"
#include "model/reader.hpp"

using namespace isagen;

namespace {

Isa isa() {
  const test::Folder folder("overrides_isa");
  return read_isa(folder.write("isa.xml", test::amd_style));
}

/// Applies `entries` to `target`; the error's text, or "" when all went well.
std::string apply(Isa& target, const std::string& entries) {
  const test::Folder folder("overrides");
  try {
    apply_overrides(target, folder.write("overrides.xml", "<Overrides Isa=\"test\">\n" + entries + "\n</Overrides>\n"));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

bool refused(const std::string& entries, const std::string& reason) {
  Isa target = isa();
  const std::string text = apply(target, entries);
  CAPTURE(text);
  return text.find("overrides.xml:2: ") != std::string::npos && text.find(reason) != std::string::npos;
}

}  // namespace

TEST_CASE("an operand's attributes are changed") {
  Isa target = isa();
  CHECK(
      apply(
          target,
          R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="Input" Old="false" New="true" Evidence="a test"/>)") ==
      "");
  CHECK(target.instructions[0].forms[0].operands[0].input);
  CHECK(
      apply(
          target,
          R"(<Operand Instructions="S_MOV_B32" Encodings="ENC_SOP1" Field="SSRC0" Attribute="OperandType" Old="OPR_SSRC" New="OPR_SDST" Evidence="a test"/>)") ==
      "");
  CHECK(target.instructions[0].forms[0].operands[1].type == "OPR_SDST");
  CHECK(
      apply(
          target,
          R"(<Operand Instructions="S_MOV_B32" Encodings="ENC_SOP1" Field="SSRC0" Attribute="OperandSize" Old="32" New="64" Evidence="a test"/>)") ==
      "");
  CHECK(target.instructions[0].forms[0].operands[1].bits == 64);
}

TEST_CASE("operands and values come and go") {
  Isa target = isa();
  CHECK(apply(target, R"(<RemoveOperand Instructions="S_MOV_B32" Encodings="*" Field="SSRC0" Evidence="a test"/>)") ==
        "");
  CHECK(target.instructions[0].forms[0].operands.size() == 2);
  CHECK(
      apply(
          target,
          R"(<AddOperand Instructions="S_NOT_B32" Encodings="*" OperandType="OPR_SCC" DataFormatName="FMT_NUM_B32" OperandSize="1" Input="true" Output="false" Evidence="a test"/>)") ==
      "");
  REQUIRE(target.instructions[1].forms[0].operands.size() == 1);
  CHECK(target.instructions[1].forms[0].operands[0].implicit);
  CHECK(apply(target, R"(<RemoveValue OperandTypes="OPR_SDST" Name="vcc_lo" Value="106" Evidence="a test"/>)") == "");
  CHECK(target.find_operand_type("OPR_SDST")->values.size() == 1);
  CHECK(apply(target, R"(<AddValue OperandTypes="OPR_SDST" Name="vcc_lo" Value="106" Evidence="a test"/>)") == "");
  REQUIRE(target.find_operand_type("OPR_SDST")->values.size() == 2);
  CHECK(target.find_operand_type("OPR_SDST")->values[1].name == "vcc_lo");
  CHECK(target.find_operand_type("OPR_SDST")->values[1].value == 106);
}

TEST_CASE("stale entries stop generation") {
  const std::string tail = R"( Evidence="a test"/>)";
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="Input" Old="true" New="false")" + tail,
      "stale override: Input of SDST of S_MOV_B32 in ENC_SOP1 is false, not true"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B64" Encodings="*" Field="SDST" Attribute="Input" Old="true" New="false")" + tail,
      "stale override: there is no instruction S_MOV_B64"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="ENC_SOP2" Field="SDST" Attribute="Input" Old="true" New="false")" +
          tail,
      "S_MOV_B32 has none of the encodings ENC_SOP2"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SRC2" Attribute="Input" Old="true" New="false")" + tail,
      "has no operand SRC2"));
  CHECK(refused(R"(<RemoveOperand Instructions="S_NOT_B32" Encodings="*" Field="SDST")" + tail, "has no operand SDST"));
  CHECK(refused(
      R"(<AddOperand Instructions="S_MOV_B32" Encodings="*" OperandType="OPR_SCC" DataFormatName="FMT_NUM_B32" OperandSize="1" Input="false" Output="true")" +
          tail,
      "has this operand already"));
  CHECK(
      refused(R"(<RemoveValue OperandTypes="OPR_SDST" Name="vcc_lo" Value="107")" + tail, "has no value vcc_lo = 107"));
  CHECK(refused(R"(<AddValue OperandTypes="OPR_SDST" Name="vcc" Value="106")" + tail, "has vcc_lo = 106 already"));
  CHECK(refused(R"(<AddValue OperandTypes="OPR_SDST" Name="vcc_lo" Value="108")" + tail, "has vcc_lo = 106 already"));
  CHECK(refused(R"(<AddValue OperandTypes="OPR_NONE" Name="vcc" Value="108")" + tail, "no operand type OPR_NONE"));
  CHECK(refused(R"(<Condition Encoding="ENC_SOP1" Field="OP" Mask="1")" + tail, "is not \"always\""));
}

TEST_CASE("an instruction is added, in its place by name") {
  Isa target = isa();
  const std::size_t before = target.instructions.size();
  const std::string add =
      R"(<AddInstruction Name="S_MOV_B31" Like="S_MOV_B32" Encoding="ENC_SOP1" Opcode="77" Evidence="a test"/>)";
  CHECK(apply(target, add) == "");
  REQUIRE(target.instructions.size() == before + 1);
  std::size_t at = 0;
  while (target.instructions[at].name != "S_MOV_B31") ++at;
  CHECK(target.instructions[at + 1].name == "S_MOV_B32");
  REQUIRE(target.instructions[at].forms.size() == 1);
  CHECK(target.instructions[at].forms[0].encoding == "ENC_SOP1");
  CHECK(target.instructions[at].forms[0].opcode == 77);
  CHECK(target.instructions[at].forms[0].operands.empty());
  CHECK(target.instructions[at].group == target.instructions[at + 1].group);
  CHECK(apply(target, add).find("there is an instruction S_MOV_B31 already") != std::string::npos);
  CHECK(refused(R"(<AddInstruction Name="S_X" Like="S_NONE" Encoding="ENC_SOP1" Opcode="77" Evidence="a test"/>)",
                "there is no instruction S_NONE"));
  CHECK(refused(R"(<AddInstruction Name="S_X" Like="S_MOV_B32" Encoding="ENC_X" Opcode="77" Evidence="a test"/>)",
                "S_MOV_B32 does not have one form in ENC_X"));
  CHECK(refused(R"(<AddInstruction Name="S_X" Like="S_MOV_B32" Encoding="ENC_SOP1" Opcode="x" Evidence="a test"/>)",
                "Opcode must be a number"));
  const std::string taken = std::to_string(isa().instructions[0].forms[0].opcode);
  CHECK(refused(R"(<AddInstruction Name="S_X" Like="S_MOV_B32" Encoding="ENC_SOP1" Opcode=")" + taken +
                    R"(" Evidence="a test"/>)",
                " has opcode " + taken + " of ENC_SOP1"));
}

TEST_CASE("an instruction's flags are changed") {
  Isa target = isa();
  const std::string change =
      R"(<Flag Instructions="S_MOV_B32" Flag="IsConditionalBranch" Old="false" New="true" Evidence="a test"/>)";
  REQUIRE_FALSE(target.instructions[0].conditional_branch);
  CHECK(apply(target, change) == "");
  CHECK(target.instructions[0].conditional_branch);
  CHECK(apply(target, change).find("stale override: IsConditionalBranch of S_MOV_B32 is true already") !=
        std::string::npos);
  CHECK(refused(R"(<Flag Instructions="S_MOV_B32" Flag="IsFast" Old="false" New="true" Evidence="a test"/>)",
                "an instruction has no flag IsFast"));
  CHECK(refused(R"(<Flag Instructions="S_X" Flag="IsBranch" Old="false" New="true" Evidence="a test"/>)",
                "there is no instruction S_X"));
}

TEST_CASE("a form is added, with opcode and operands of another") {
  Isa target = isa();
  const Form model = target.instructions[0].forms[0];
  Encoding variant = target.encodings[0];
  variant.name = "SOP1_INST_LITERAL";
  target.encodings.push_back(variant);
  const std::string add =
      R"(<AddForm Instructions="S_MOV_B32" Encodings="ENC_SOP1" New="SOP1_INST_LITERAL" Evidence="a test"/>)";
  CHECK(apply(target, add) == "");
  REQUIRE(target.instructions[0].forms.size() == 2);
  CHECK(target.instructions[0].forms[1].encoding == "SOP1_INST_LITERAL");
  CHECK(target.instructions[0].forms[1].opcode == model.opcode);
  CHECK(target.instructions[0].forms[1].operands.size() == model.operands.size());
  CHECK(apply(target, add).find("S_MOV_B32 has opcode") != std::string::npos);
  CHECK(refused(R"(<AddForm Instructions="S_MOV_B32" Encodings="ENC_SOP1" New="ENC_X" Evidence="a test"/>)",
                "there is no encoding ENC_X"));
  CHECK(refused(R"(<AddForm Instructions="S_X" Encodings="ENC_SOP1" New="ENC_SOP1" Evidence="a test"/>)",
                "there is no instruction S_X"));
}

TEST_CASE("malformed entries are refused") {
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="Input" Old="false" New="true"/>)",
      "has no attribute Evidence"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="Input" Old="false" New="true" Evidence=""/>)",
      "no evidence"));
  CHECK(refused(R"(<Rename Evidence="a test"/>)", "<Rename> is no kind of override"));
  CHECK(refused(
      R"(<Operand Instructions="" Encodings="*" Field="SDST" Attribute="Input" Old="false" New="true" Evidence="a test"/>)",
      "names no instruction"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="Colour" Old="red" New="blue" Evidence="a test"/>)",
      "no attribute Colour"));
  CHECK(refused(
      R"(<Operand Instructions="S_MOV_B32" Encodings="*" Field="SDST" Attribute="OperandType" Old="OPR_SDST" New="OPR_X" Evidence="a test"/>)",
      "operand type OPR_X is not defined"));
}

TEST_CASE("identifiers of an encoding are replaced") {
  Isa target = isa();
  Encoding& sop1 = target.encodings[0];
  REQUIRE(sop1.identifiers.size() == 2);
  CHECK(
      apply(
          target,
          R"(<Identifiers Encoding="ENC_SOP1" Old="be800000 be800100" Mask="ff80ff00" New="be800200" Evidence="a test"/>)") ==
      "");
  CHECK(sop1.mask == WideBits{0xff80ff00});
  CHECK(sop1.identifiers == std::vector<WideBits>{{0xbe800200}});
  CHECK(refused(R"(<Identifiers Encoding="ENC_SOP1" Old="be800000" Mask="ff80ff00" New="be800200" Evidence="a test"/>)",
                "stale override: the identifiers of encoding ENC_SOP1 are not those of Old"));
  CHECK(refused(
      R"(<Identifiers Encoding="ENC_SOP1" Old="be800000 be800100" Mask="ff80ff00" New="be8002ff" Evidence="a test"/>)",
      "New has bits outside Mask"));
  CHECK(refused(
      R"(<Identifiers Encoding="ENC_SOP1" Old="be800000 be800100" Mask="1ff80ff00" New="be800200" Evidence="a test"/>)",
      "is no hexadecimal number of 32 bits or fewer"));
  CHECK(refused(R"(<Identifiers Encoding="ENC_SOPX" Old="0" Mask="0" New="0" Evidence="a test"/>)",
                "stale override: there is no encoding ENC_SOPX"));
}
