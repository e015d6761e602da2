// A new release: a copy of cdna4.xml with one new instruction, one moved opcode and one renamed field gives exactly
// that report, and a small difference in the generated files.
#include "commands/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "commands/project.hpp"
#include "files.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "model/xml_file.hpp"

using namespace isagen;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

const std::string new_instruction = R"(    <Instruction>
      <InstructionName>V_TWICE_B32</InstructionName>
      <InstructionEncodings>
        <InstructionEncoding>
          <EncodingName>ENC_VOP1</EncodingName>
          <EncodingCondition>default</EncodingCondition>
          <Opcode Radix="10">120</Opcode>
          <Operands>
            <Operand Input="false" Output="true" IsImplicit="false" IsBinaryMicrocodeRequired="true" Order="1"><FieldName>VDST</FieldName><DataFormatName>FMT_NUM_B32</DataFormatName><OperandType>OPR_VGPR</OperandType><OperandSize>32</OperandSize></Operand>
            <Operand Input="true" Output="false" IsImplicit="false" IsBinaryMicrocodeRequired="true" Order="2"><FieldName>SRC0</FieldName><DataFormatName>FMT_NUM_B32</DataFormatName><OperandType>OPR_SRC</OperandType><OperandSize>32</OperandSize></Operand>
          </Operands>
        </InstructionEncoding>
      </InstructionEncodings>
      <FunctionalGroup><Name>VALU</Name></FunctionalGroup>
    </Instruction>
)";

/// cdna4.xml with the three changes.
std::string changed_xml() {
  std::string text = read_file(root + "/vendor-xml/isas/cdna4/isa.xml");
  text = replaced(text, "  </Instructions>", new_instruction + "  </Instructions>");
  const std::size_t memtime = text.find("<InstructionName>S_MEMTIME<");
  REQUIRE(memtime != std::string::npos);
  text = text.substr(0, memtime) +
         replaced(text.substr(memtime), "<Opcode Radix=\"10\">36</Opcode>", "<Opcode Radix=\"10\">42</Opcode>");
  return replaced(text, "<FieldName>OP_SEL_HI_2</FieldName>", "<FieldName>OP_SEL_HI_TWO</FieldName>");
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

/// Lines of `after` that `before` has not, by count.
std::size_t new_lines(const std::string& before, const std::string& after) {
  std::multiset<std::string> old;
  for (const std::string& line : lines(before)) old.insert(line);
  std::size_t count = 0;
  for (const std::string& line : lines(after)) {
    const auto found = old.find(line);
    if (found == old.end())
      ++count;
    else
      old.erase(found);
  }
  return count;
}

/// This project's entries for the instructions of CDNA4 as they are.
Semantics own_semantics() {
  const IsaFamilies families = isa_families(isa_targets(root));
  return select_semantics(read_semantics(root + "/vendor-xml/semantics", families),
                          read_isa(root + "/vendor-xml/isas/cdna4/isa.xml"), "cdna4", families);
}
std::vector<std::string> added() { return added_instructions(root + "/vendor-xml/isas/cdna4/overrides.xml"); }

}  // namespace

TEST_CASE("the report says exactly what changed") {
  const test::Folder folder("report");
  const Isa older = read_isa(root + "/vendor-xml/isas/cdna4/isa.xml");
  Isa newer = read_isa(folder.write("new.xml", changed_xml()));
  const std::string report = report_text(older, newer, own_semantics(), added());
  std::vector<std::string> found = lines(report);
  REQUIRE(found.size() == 16);
  for (std::string& line : found)
    if (const std::size_t at = line.find(" (line "); at != std::string::npos) line.resize(at);
  CHECK(found[0].starts_with("AMD CDNA 4: "));
  CHECK(std::vector<std::string>(found.begin() + 1, found.end()) ==
        std::vector<std::string>{"instructions added 1", "  V_TWICE_B32: ENC_VOP1 opcode 120", "instructions removed 0",
                                 "instructions renamed 0", "opcodes moved 1", "  S_MEMTIME: ENC_SMEM opcode 36 -> 42",
                                 "flags of instructions changed 0", "encodings of instructions changed 0",
                                 "operands changed 0", "order changed 0", "fields changed 1",
                                 "  ENC_VOP3P: OP_SEL_HI_2 renamed to OP_SEL_HI_TWO",
                                 "instructions without semantics 1", "  V_TWICE_B32: no entry in vendor-xml/semantics",
                                 "semantics without instruction 0"});
}

TEST_CASE("the reverse of it, and changed operands and encodings") {
  const test::Folder folder("report_reverse");
  const Isa older = read_isa(root + "/vendor-xml/isas/cdna4/isa.xml");
  const std::string text =
      report_text(read_isa(folder.write("new.xml", changed_xml())), older, own_semantics(), added());
  CHECK(text.find("instructions removed 1\n  V_TWICE_B32: ENC_VOP1 opcode 120") != std::string::npos);
  CHECK(text.find("instructions without semantics 0\n") != std::string::npos);

  Isa other = older;
  Instruction& add = *std::find_if(other.instructions.begin(), other.instructions.end(),
                                   [](const Instruction& i) { return i.name == "V_ADD_F32"; });
  add.forms.pop_back();
  add.forms[0].operands[1].type = "OPR_VGPR";
  std::erase_if(other.instructions, [](const Instruction& i) { return i.name == "S_NOP"; });
  const std::string changed = report_text(older, other, own_semantics(), added());
  CHECK(changed.find("encodings of instructions changed 1\n  V_ADD_F32: ") != std::string::npos);
  CHECK(
      changed.find(
          "operands changed 1\n  V_ADD_F32: ENC_VOP2 SRC0: in OPR_SRC FMT_NUM_F32 32 -> in OPR_VGPR FMT_NUM_F32 32") !=
      std::string::npos);
  CHECK(changed.find("semantics without instruction 1\n  S_NOP: ") != std::string::npos);
}

TEST_CASE("renames, flags and orders are told") {
  const Isa older = read_isa(root + "/vendor-xml/isas/cdna4/isa.xml");
  Isa newer = older;
  const auto named = [&](const char* name) -> Instruction& {
    return *std::find_if(newer.instructions.begin(), newer.instructions.end(),
                         [&](const Instruction& i) { return i.name == name; });
  };
  named("V_BFREV_B32").name = "V_BITREV_B32";
  named("S_BRANCH").branch = false;
  std::swap(named("V_SUB_U32").forms[0].operands[1], named("V_SUB_U32").forms[0].operands[2]);
  newer.encodings[0].order = 77;
  const std::string text = report_text(older, newer, own_semantics(), added());
  CAPTURE(text);
  CHECK(text.find("instructions added 0\ninstructions removed 0\ninstructions renamed 1\n"
                  "  V_BFREV_B32: is V_BITREV_B32 (line ") != std::string::npos);
  CHECK(text.find("flags of instructions changed 1\n  S_BRANCH: IsBranch true -> false (line ") != std::string::npos);
  CHECK(text.find("operands changed 0\norder changed 2\n  ENC_SOP1: Order -1 -> 77 (line ") != std::string::npos);
  CHECK(text.find("  V_SUB_U32: ENC_VOP2 VDST, SRC0, VSRC1 -> VDST, VSRC1, SRC0 (line ") != std::string::npos);
}

/// A short name for the field that changed_xml() renames.
std::string changed_names() {
  return replaced(read_file(root + "/vendor-xml/names.xml"), "<Field Amd=\"OP_SEL_HI_2\"/>",
                  "<Field Amd=\"OP_SEL_HI_2\"/><Field Amd=\"OP_SEL_HI_TWO\" Short=\"op_sel_hi_2\"/>");
}

TEST_CASE("the generated files change in the lines that say it") {
  const test::Folder folder("release");
  const std::string syntax = read_file(root + "/vendor-xml/isas/cdna4/llvm_syntax.xml");
  test::link_tree(
      folder, root,
      {{"vendor-xml/isas/cdna4/isa.xml", changed_xml()},
       {"vendor-xml/names.xml", changed_names()},
       {"vendor-xml/isas/cdna4/llvm_syntax.xml", replaced(syntax, "V_MOV_B32 ", "V_MOV_B32 V_TWICE_B32 ")}});
  std::vector<std::string> notes;
  const std::vector<OutputFile> before = generate_all({root, true}, notes);
  const std::vector<OutputFile> after = generate_all({folder.path(), true}, notes);
  // The changed file does not list the new opcodes as identifiers.
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].find("opcode 42 of S_MEMTIME is not among the identifiers of ENC_SMEM") != std::string::npos);
  CHECK(notes[1].find("opcode 120 of V_TWICE_B32 is not among the identifiers of ENC_VOP1") != std::string::npos);
  REQUIRE(before.size() == after.size());
  std::map<std::string, std::size_t> changed;
  for (std::size_t i = 0; i < before.size(); ++i) {
    REQUIRE(before[i].path == after[i].path);
    if (before[i].text != after[i].text) changed[before[i].path] = new_lines(before[i].text, after[i].text);
  }
  // A line of content for the new instruction and one for the moved opcode where it shows, and the banner's hash.
  // INDEX.md counts instructions as well.
  const std::map<std::string, std::size_t> expected{
      {"INDEX.md", 5}, {"assembly_forms.hpp", 2}, {"forms.hpp", 3}, {"instructions.hpp", 2}, {"opcodes.hpp", 2}};
  for (const auto& [file, count] : expected) {
    CAPTURE(file);
    CHECK(changed["generated/cdna4/" + file] == count);
  }
  // Other tables by instruction (execute, fast, bit_flow) get their line too; nothing else is touched. What all ISAs
  // share is sorted by who has it, with some lines around.
  for (const auto& [path, count] : changed) {
    CAPTURE(path);
    CHECK(count <= (path == "generated/common/other_isas.hpp" ? 12 : 5));
    CHECK(path.find("/semantics/") == std::string::npos);
    CHECK(path.find("/encodings.hpp") == std::string::npos);
  }
  CHECK(changed.size() <= 10);
}

/// What generation says of a tree with these files in place of the repository's.
std::string refusal(const std::map<std::string, std::string>& changed) {
  const test::Folder folder("strict");
  test::link_tree(folder, root, changed);
  std::vector<std::string> notes;
  try {
    generate_all({folder.path(), false}, notes);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST_CASE("strict generation refuses an instruction without semantics, by name") {
  const std::string text =
      refusal({{"vendor-xml/isas/cdna4/isa.xml", changed_xml()}, {"vendor-xml/names.xml", changed_names()}});
  CAPTURE(text);
  CHECK(text.find("1 instructions of AMD CDNA 4 have no entry:\n  V_TWICE_B32\nWrite one each") != std::string::npos);
}

TEST_CASE("strict generation says which entries there are for other ISAs") {
  const std::string path = "vendor-xml/semantics/vop1.xml";
  const std::string text = refusal(
      {{path, replaced(read_file(root + "/" + path), "Families=\"gfx9\" IgnoresExec", "Isas=\"cdna3\" IgnoresExec")}});
  CAPTURE(text);
  CHECK(text.find(
            "2 instructions of AMD CDNA 4 have no entry:\n  V_PERMLANE16_SWAP_B32 (there is one for cdna3 cdna5 ") !=
        std::string::npos);
  CHECK(text.find("vop1.xml:37)\n  V_PERMLANE32_SWAP_B32 (") != std::string::npos);
  CHECK(text.find("\nWhere one for other ISAs holds here, too, add \"cdna4\" to its Isas, or its family to its "
                  "Families\nWrite one each") != std::string::npos);
}
