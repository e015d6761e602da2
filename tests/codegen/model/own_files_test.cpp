// The project's own input files: a slip in one is an error with file, line and reason, never passed over.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "commands/project.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/xml_file.hpp"

using namespace isagen;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

/// What generation says of a tree with these files (under vendor-xml) in place of the project's own.
std::string refusal_of(const std::map<std::string, std::string>& changed) {
  const test::Folder folder("own_files");
  std::map<std::string, std::string> files;
  for (const auto& [file, text] : changed) files["vendor-xml/" + file] = text;
  test::link_tree(folder, root, files);
  std::vector<std::string> notes;
  try {
    generate_all({folder.path(), false}, notes);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

/// What generation says when `file` (under vendor-xml) has `to` in place of `from`: the part from the file's name on.
std::string refusal(const std::string& file, const std::string& from, const std::string& to) {
  const std::string what = refusal_of({{file, replaced(read_file(root + "/vendor-xml/" + file), from, to)}});
  const std::size_t at = what.find(file + ":");
  return at == std::string::npos ? what : what.substr(at);
}

/// The line, from 1, on which `part` begins in `text`.
auto line_of(const std::string& text, const std::string& part) {
  const std::size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
}

/// Generation takes long: several entries of one file are refused by one, each with its line.
void check_refused(const std::string& file, const std::string& text,
                   const std::vector<std::pair<std::string, std::string>>& entries) {
  const std::string found = refusal_of({{file, text}});
  for (const auto& [entry, reason] : entries) {
    const std::string sentence = file + ":" + std::to_string(line_of(text, entry)) + ": " + reason;
    CAPTURE(found);
    CAPTURE(sentence);
    CHECK(found.find(sentence) != std::string::npos);
  }
}

bool refused(const std::string& file, const std::string& from, const std::string& to, const std::string& reason) {
  const std::string found = refusal(file, from, to);
  INFO(found);
  return found.starts_with(file + ":") && found.find(reason) != std::string::npos;
}

}  // namespace

TEST_CASE("own files: names.xml") {
  CHECK(refused("names.xml", "Short=\"VOP3\"/>", "Short=\"VOP3\" Bse=\"ENC_SOP1\"/>",
                "<Encoding> has the unknown attribute Bse"));
  CHECK(refused("names.xml", "Amd=\"ABID\"", "Amd=\"ABID\" Short=\"a b\"", "\"a b\" cannot be a name in C++"));
  CHECK(refused("names.xml", "Amd=\"ABID\"", "Amd=\"ABID\" Short=\"\"", "\"\" cannot be a name in C++"));
  CHECK(refused("names.xml", "Base=\"ENC_SOP1\"", "Base=\"ENC_SOP9\"", "the base ENC_SOP9 of SOP1_INST_LITERAL"));
}

TEST_CASE("own files: what runs once a wave is said of encodings, and agrees in all of an instruction") {
  CHECK(refused("names.xml", "Short=\"SOP1\" Unit=\"scalar\"", "Short=\"SOP1\" Unit=\"vector\"",
                "Unit can be \"scalar\""));
  CHECK(refused("names.xml", "Base=\"ENC_SOP1\"", "Base=\"ENC_SOP1\" Unit=\"scalar\"", "on an encoding without Base"));
  CHECK(refusal("names.xml", "Short=\"VOP2\"", "Short=\"VOP2\" Unit=\"scalar\"").find(" runs once a wave in one of ") !=
        std::string::npos);
}

TEST_CASE("own files: two AMD names with one short name are one in C++") {
  CHECK(refusal("names.xml", "Amd=\"ENC_SOPP\" Short=\"SOPP\"", "Amd=\"ENC_SOPP\" Short=\"SOPC\"") != "accepted");
  CHECK(refusal("names.xml", "Amd=\"ACC_CD\"", "Amd=\"ACC_CD\" Short=\"acc\"").find("are both acc in C++") !=
        std::string::npos);
}

TEST_CASE("own files: llvm_syntax.xml") {
  const std::string cdna4 = "isas/cdna4/llvm_syntax.xml", rdna4 = "isas/rdna4/llvm_syntax.xml";
  const std::string forms = "<Forms Operands=\"sdst, ssrc0\">";
  const auto with = [&](const std::string& file, const std::string& attribute) {
    return replaced(read_file(root + "/vendor-xml/" + file), forms,
                    "<Forms Operands=\"sdst, ssrc0\" " + attribute + ">");
  };
  const std::string unknown = with(cdna4, "Reservd=\"3\""), no_bits = with(rdna4, "Reserved=\"3:5\"");
  const std::string found = refusal_of({{cdna4, unknown}, {rdna4, no_bits}});
  CAPTURE(found);
  CHECK(found.find(cdna4 + ":" + std::to_string(line_of(unknown, "Reservd")) +
                   ": <Forms> has the unknown attribute Reservd") != std::string::npos);
  CHECK(found.find(rdna4 + ":" + std::to_string(line_of(no_bits, "Reserved=\"3:5\"")) + ": '3:5' are no bits") !=
        std::string::npos);
}

TEST_CASE("own files: targets.xml") {
  CHECK(refused("isas/cdna3/targets.xml", "Float8=\"fnuz\"", "Float8=\"nfuz\"",
                "targets.xml:3: Float8 is \"nfuz\"; it can be fnuz, ocp"));
  CHECK(refused("isas/cdna3/targets.xml", "Float8=\"fnuz\"", "Float8=\"\"", "targets.xml:3: Float8 is \"\""));
  CHECK(refused("isas/cdna3/targets.xml", "Float8=\"fnuz\"", "Flaot8=\"fnuz\"",
                "<Targets> has the unknown attribute Flaot8"));
  CHECK(refused("isas/cdna3/targets.xml", "Number=\"1\"", "Number=\"2\"",
                "cdna3/targets.xml: Number is 2; the ISAs have the numbers from 1 on, each its own"));
}

TEST_CASE("own files: the root of semantics says which source has the handlers") {
  CHECK(refused("semantics/sop1.xml", "Handlers=\"sop\"", "Handlers=\"a b\"",
                "Handlers is \"a b\", not a word of small letters, digits and '_'"));
  CHECK(refused("semantics/sop1.xml", "Handlers=\"sop\"", "Handler=\"sop\"",
                "<Semantics> has the unknown attribute Handler"));
}

TEST_CASE("own files: frequent_operations.xml") {
  CHECK(refused("frequent_operations.xml", "<Operation Name=\"V_MAX_I32\"/>", "<Operatoin Name=\"V_MAX_I32\"/>",
                "<Operatoin> is no <Operation>"));
  CHECK(refused("frequent_operations.xml", "<Operation Name=\"V_MAX_I32\"/>", "<Operation Name=\"V_MAX_I32\" X=\"\"/>",
                "<Operation> has the unknown attribute X"));
}

TEST_CASE("own files: fused_operations.xml") {
  const std::string file = "fused_operations.xml";
  const auto refuses = [&](const std::string& entry, const std::string& reason) {
    return refused(file, "</FusedOperations>", entry + "</FusedOperations>", reason);
  };
  CHECK(refuses("<Piar/>", "<Piar> is neither <Scalars> nor <Pair>"));
  CHECK(
      refuses(R"(<Pair First="V_ADD_F32" Second="V_MUL_F32" Takes="S0" X=""/>)", "<Pair> has the unknown attribute X"));
  CHECK(refuses(R"(<Pair First="V_ADD_F23" Second="V_MUL_F32" Takes="S0"/>)",
                "frequent_operations.xml: it has no handler that could be fused"));
  CHECK(refuses(R"(<Pair First="V_ADD_F32" Second="V_MUL_F32" Takes="S3"/>)",
                "Takes is \"S3\"; it can be S0, S1, S2, mask, nothing"));
  CHECK(refuses(R"(<Scalars Operation="V_OR_B32" Sources="0 3"/>)", "Sources has '3'; sources are 0, 1, 2"));
  const std::string twice = R"(<Pair First="V_OR_B32" Second="V_OR_B32" Takes="S0"/>)";
  CHECK(refuses(twice + twice, "this form is listed a second time"));
}

TEST_CASE("own files: what operations lack for a fused form, all of it at once") {
  const std::string file = "fused_operations.xml";
  const std::vector<std::pair<std::string, std::string>> entries{
      {R"(<Scalars Operation="V_OR_B32" Sources="2"/>)", "V_OR_B32 has no source 2"},
      {R"(<Pair First="V_ADD_F32" Second="V_OR_B32" Takes="S2"/>)", "V_OR_B32 has no source 2"},
      {R"(<Pair First="V_ADD_F32" Second="V_CNDMASK_B32" Takes="mask"/>)", "V_ADD_F32 writes no mask of lanes"},
      {R"(<Pair First="V_CMP_LT_F32" Second="V_OR_B32" Takes="mask"/>)", "V_OR_B32 reads no mask of lanes"},
      {R"(<Pair First="V_LSHL_ADD_U64" Second="V_OR_B32" Takes="S0"/>)",
       "D0 of V_LSHL_ADD_U64 and source 0 of V_OR_B32 differ in size"},
      {R"(<Pair First="V_PK_ADD_F32" Second="V_OR_B32" Takes="S0"/>)",
       "V_PK_ADD_F32 is computed by halves of its operands"},
      {R"(<Pair First="V_OR_B32" Second="V_OR_B32" SecondScalars="0" Takes="S0"/>)",
       "source 0 of V_OR_B32 is a scalar"}};
  std::string text = read_file(root + "/vendor-xml/" + file);
  for (const auto& [entry, reason] : entries)
    text = replaced(text, "</FusedOperations>", entry + "\n</FusedOperations>");
  check_refused(file, text, entries);
}

TEST_CASE("own files: an operand that an override adds must have a field of its encoding") {
  const std::string added =
      R"(<Overrides><AddOperand Instructions="S_SETVSKIP" Encodings="ENC_SOPC" Field="SIMM16" )"
      R"(OperandType="OPR_SIMM16" DataFormatName="FMT_NUM_B16" OperandSize="16" Input="true" Output="false" Evidence="a test"/>)";
  CHECK(refusal("overrides/cdna.xml", "<Overrides>", added)
            .find("S_SETVSKIP in ENC_SOPC has an operand in field SIMM16, which the encoding does not have") !=
        std::string::npos);
}

TEST_CASE("own files: overrides.xml") {
  const std::vector<std::pair<std::string, std::string>> entries{
      {R"(<Condition Encoding="ENC_DS" Field="OFFSET0" Mask="0x1" Evidence="a test"/>)",
       "<Condition>: Mask is \"0x1\", not a number"},
      {R"(<Condition Encoding="ENC_DS" Field="OFFSET0" Mask="0" Evidence="a test"/>)",
       "Mask is 0, not a positive number"},
      {R"(<RemoveValue OperandTypes="OPR_SRC" Name="v0" Evidence="a test"/>)", "<RemoveValue> has no attribute Value"},
      {R"(<RemoveOperand Instructions="S_NOP" Encodings="*" Field="SIMM16" Feld="x" Evidence="a test"/>)",
       "<RemoveOperand> has the unknown attribute Feld"},
      {R"(<AddOperand Instructions="S_NOP" Encodings="*" OperandType="OPR_SSRC_SPECIAL_SCC" DataFormatName="FMT_NUM_B1" )"
       R"(Input="true" Output="false" Evidence="a test"/>)",
       "<AddOperand> has no attribute OperandSize"}};
  const std::string file = "overrides/cdna.xml";
  std::string text = read_file(root + "/vendor-xml/" + file);
  for (const auto& [entry, reason] : entries) text = replaced(text, "<Overrides>", "<Overrides>" + entry + "\n");
  check_refused(file, text, entries);
}
