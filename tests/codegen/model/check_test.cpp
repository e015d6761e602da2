// What would leave a choice to decoding, or to C++, is refused before tables are made: with both places.
#include "model/check.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "commands/project.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/decode.hpp"
#include "model/reader.hpp"
#include "model/xml_file.hpp"

using namespace isagen;
using test::amd_style;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

const std::string one_spelling = R"(<Syntax Target="gfx950">
  <Encoding Name="SOP1"><Forms Operands="sdst, ssrc0">S_MOV_B32 S_NOT_B32</Forms></Encoding>
</Syntax>
)";

/// The reason for which the ISA and its spelling are refused, from the file's name on; "" if they are taken.
std::string refusal(const std::string& isa_text, const std::string& syntax_text = one_spelling,
                    std::vector<std::string>* notes = nullptr) {
  const test::Folder folder("check");
  folder.write("syntax.xml", syntax_text);
  const Names names(root + "/vendor-xml/names.xml");
  std::vector<std::string> ignored;
  try {
    const Isa isa = read_isa(folder.write("isa.xml", isa_text));
    check_isa(isa, names, Syntax(folder.path(), "syntax.xml", names), notes != nullptr ? *notes : ignored);
  } catch (const Error& error) {
    const std::string what = error.what();
    const std::size_t file = what.find("isa.xml:");
    return file == std::string::npos ? what : what.substr(file);
  }
  return "";
}

int line_of(const std::string& text, const std::string& needle) {
  const std::size_t at = text.find(needle);
  REQUIRE(at != std::string::npos);
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The ISA with a copy of its encoding, named ENC_SOPC, that instruction S_NOT_B32 has instead.
std::string with_second_encoding(const std::string& order, const std::string& mask, const std::string& condition) {
  const std::size_t begin = amd_style.find("<Encoding Order"), end = amd_style.find("</Encoding>") + 11;
  std::string copy = amd_style.substr(begin, end - begin);
  copy = replaced(replaced(copy, "ENC_SOP1", "ENC_SOPC"), "Order=\"-1\"", "Order=\"" + order + "\"");
  copy =
      replaced(copy, "11111111100000001111111100000000</EncodingIdentifierMask>", mask + "</EncodingIdentifierMask>");
  const std::size_t from = copy.find("<CondtionExpression>") + 20, to = copy.find("</CondtionExpression>");
  copy = copy.substr(0, from) + condition + copy.substr(to);
  std::string text = amd_style;
  text.insert(end, "\n" + copy);
  const std::size_t instruction = text.find("S_NOT_B32");
  return text.substr(0, instruction) + replaced(text.substr(instruction), "ENC_SOP1", "ENC_SOPC");
}

const std::string two_spellings = R"(<Syntax Target="gfx950">
  <Encoding Name="SOP1"><Forms Operands="sdst, ssrc0">S_MOV_B32</Forms></Encoding>
  <Encoding Name="SOPC"><Forms Operands="sdst, ssrc0">S_NOT_B32</Forms></Encoding>
</Syntax>
)";

const std::string sop1_mask = "11111111100000001111111100000000";

}  // namespace

TEST_CASE("check: the fixture and every ISA of the project pass") {
  CHECK(refusal(amd_style) == "");
  std::vector<std::string> notes;
  CHECK_NOTHROW(generate_all({root, false}, notes));
  CHECK(notes.empty());
}

TEST_CASE("check: two instructions with one opcode are refused, with both lines") {
  const std::string text = replaced(amd_style, "<Opcode Radix=\"10\">1</Opcode>", "<Opcode Radix=\"10\">0</Opcode>");
  const std::size_t second = text.find("S_NOT_B32");
  const int first_line = line_of(text, "<InstructionEncoding>");
  const int second_line =
      line_of(text, text.substr(second, 20)) + line_of(text.substr(second), "<InstructionEncoding>") - 1;
  CHECK(refusal(text) == "isa.xml:" + std::to_string(second_line) +
                             ": S_NOT_B32 has opcode 0 of ENC_SOP1, which is S_MOV_B32's (line " +
                             std::to_string(first_line) + ")");
}

TEST_CASE("check: two instructions with one opcode stop generation of a whole ISA") {
  const test::Folder folder("one_opcode");
  std::string text = read_file(root + "/vendor-xml/isas/cdna4/isa.xml");
  const std::size_t memtime = text.find("<InstructionName>S_MEMTIME<");
  REQUIRE(memtime != std::string::npos);
  text = text.substr(0, memtime) +
         replaced(text.substr(memtime), "<Opcode Radix=\"10\">36</Opcode>", "<Opcode Radix=\"10\">37</Opcode>");
  test::link_tree(folder, root, {{"vendor-xml/isas/cdna4/isa.xml", text}});
  std::vector<std::string> notes;
  CHECK_THROWS_WITH_AS(generate_all({folder.path(), false}, notes),
                       doctest::Contains("S_MEMTIME has opcode 37 of ENC_SMEM, which is S_MEMREALTIME's (line "),
                       Error);
}

TEST_CASE("check: an instruction without a form that LLVM decodes must be unsupported") {
  const test::Folder folder("absent");
  std::string text = read_file(root + "/vendor-xml/isas/cdna4/llvm_syntax.xml");
  text = replaced(text, " S_MEMTIME", "");
  const std::size_t smem = text.find("<Encoding Name=\"SMEM\">");
  const std::size_t end = text.find("</Encoding>", smem);
  text.insert(end, "<Absent>S_MEMTIME</Absent>\n");
  test::link_tree(folder, root, {{"vendor-xml/isas/cdna4/llvm_syntax.xml", text}});
  std::vector<std::string> notes;
  std::string reason;
  try {
    generate_all({folder.path(), false}, notes);
  } catch (const Error& error) {
    reason = error.what();
  }
  CAPTURE(reason);
  CHECK(reason.find("vendor-xml/semantics/memory_smem.xml:") != std::string::npos);
  CHECK(reason.find("S_MEMTIME has an entry, but every form") != std::string::npos);
  CHECK(reason.find("llvm_syntax.xml:" + std::to_string(line_of(text, "<Absent>S_MEMTIME")) + ",") !=
        std::string::npos);
  CHECK(reason.find("nothing decodes to it") != std::string::npos);
}

TEST_CASE("check: encodings that share words need an order, and a condition that leaves each a word") {
  const std::string always = "<lit val=\"1\"/>";
  // Opcode 1 is S_NOT_B32's alone: the first encoding has no such form and lets it pass.
  CHECK(refusal(with_second_encoding("0", sop1_mask, always), two_spellings) == "");
  const std::string tie = with_second_encoding("-1", sop1_mask, always);
  CHECK(refusal(tie, two_spellings) == "isa.xml:" + std::to_string(line_of(tie, "<EncodingName>ENC_SOPC") - 1) +
                                           ": encoding ENC_SOPC has words in common with ENC_SOP1 (line " +
                                           std::to_string(line_of(tie, "<Encoding Order")) + ") and the same Order -1");

  // The same opcode: the one in front takes every word but those its condition leaves.
  const auto same_opcode = [&](std::string text) {
    const std::size_t instruction = text.find("S_NOT_B32");
    return text.substr(0, instruction) +
           replaced(text.substr(instruction), "<Opcode Radix=\"10\">1</Opcode>", "<Opcode Radix=\"10\">0</Opcode>");
  };
  CHECK(refusal(same_opcode(with_second_encoding("0", sop1_mask, always)), two_spellings) == "");  // SSRC0 == 255
  const std::string hidden = same_opcode(with_second_encoding("-2", sop1_mask, always));
  const std::string reason = refusal(hidden, two_spellings);
  CAPTURE(reason);
  CHECK(reason.starts_with("isa.xml:" + std::to_string(line_of(hidden, "<InstructionEncoding>")) +
                           ": no word decodes to S_MOV_B32 in ENC_SOP1: they are S_NOT_B32 in ENC_SOPC (line "));
  CHECK(refusal(with_second_encoding("0", sop1_mask, "<lit val=\"0\"/>"), two_spellings)
            .find("no word decodes to S_NOT_B32 in ENC_SOPC: its encoding's conditions and reserved bits leave none") !=
        std::string::npos);
}

TEST_CASE("check: reserved bits that contradict the opcode leave no word") {
  CHECK(
      refusal(amd_style, replaced(one_spelling, "Operands=\"sdst, ssrc0\"", "Operands=\"sdst, ssrc0\" Reserved=\"31\""))
          .find("no word decodes to S_MOV_B32 in ENC_SOP1") != std::string::npos);
}

TEST_CASE("check: names that are one in C++, operands that share a field") {
  CHECK(refusal(replaced(amd_style, "<InstructionName>S_NOT_B32", "<InstructionName>s_mov_b32"),
                replaced(one_spelling, "S_NOT_B32", "s_mov_b32"))
            .find("instructions s_mov_b32 and S_MOV_B32 (line ") != std::string::npos);
  CHECK(refusal(replaced(amd_style, "<DataFormats>",
                         "<DataFormats><DataFormat><DataFormatName>NUM_B32</DataFormatName></DataFormat>"))
            .find("data formats FMT_NUM_B32 and NUM_B32 (line ") != std::string::npos);
  CHECK(refusal(replaced(amd_style, "<FieldName>SSRC0</FieldName>\n                                <DataFormatName>",
                         "<FieldName>SDST</FieldName>\n                                <DataFormatName>"))
            .find("S_MOV_B32 in ENC_SOP1 has two operands in field SDST") != std::string::npos);
}

TEST_CASE("check: an opcode that the encoding's identifiers do not list is noted") {
  std::vector<std::string> notes;
  CHECK(refusal(replaced(amd_style, "<Opcode Radix=\"10\">1</Opcode>", "<Opcode Radix=\"10\">7</Opcode>"), one_spelling,
                &notes) == "");
  REQUIRE(notes.size() == 1);
  CHECK(notes[0].find("opcode 7 of S_NOT_B32 is not among the identifiers of ENC_SOP1") != std::string::npos);
}
