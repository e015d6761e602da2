// Operand lists are held to pseudocode, and whatever is missing is listed at once.
#include "semantics/operands.hpp"

#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <string>

#include "commands/project.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/xml_file.hpp"

using namespace isagen;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;
const std::string cdna4 = "vendor-xml/isas/cdna4/isa.xml";

/// What generation says of a tree with these files in place of the repository's.
std::string refusal(const std::map<std::string, std::string>& changed) {
  const test::Folder folder("operands");
  test::link_tree(folder, root, changed);
  std::vector<std::string> notes;
  try {
    generate_all({folder.path(), false}, notes);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

/// `text` with `change` made in the description of `instruction`.
std::string in_instruction(const std::string& text, const std::string& instruction, const std::regex& old,
                           const std::string& now) {
  const std::size_t begin = text.find("<InstructionName>" + instruction + "<");
  REQUIRE(begin != std::string::npos);
  const std::size_t end = text.find("</Instruction>", begin);
  const std::string body = text.substr(begin, end - begin);
  const std::string changed = std::regex_replace(body, old, now);
  CAPTURE(instruction);
  REQUIRE(changed != body);
  return text.substr(0, begin) + changed + text.substr(end);
}

bool says(const std::string& text, const std::string& pattern) { return std::regex_search(text, std::regex(pattern)); }

}  // namespace

TEST_CASE("operands that the pseudocode contradicts are errors, all of them at once, with file and line") {
  std::string text = read_file(root + "/" + cdna4);
  text =
      in_instruction(text, "V_MAD_U64_U32", std::regex("(<FieldName>SRC2</FieldName>.*?<OperandSize>)64<"), "$0132<");
  text =
      in_instruction(text, "V_MAD_U32_U24", std::regex(" *<Operand [^\\n]*<FieldName>SRC2</FieldName>[^\\n]*\\n"), "");
  text = in_instruction(text, "V_MUL_LO_U32", std::regex("(<FieldName>VDST</FieldName>.*?<OperandSize>)32<"), "$0164<");
  text = in_instruction(text, "V_NOT_B32", std::regex("Input=\"false\" Output=\"true\""),
                        "Input=\"true\" Output=\"false\"");
  text = in_instruction(text, "V_BFREV_B32", std::regex("Input=\"true\" Output=\"false\""),
                        "Input=\"true\" Output=\"true\"");
  const std::string error = refusal({{cdna4, text}});
  CAPTURE(error);
  CHECK(says(error, "^[^\\n]*isa\\.xml: 5 operands are not what the pseudocode makes of them:\n"));
  const std::string place = "\n  [^\\n]*vendor-xml/semantics/[a-z0-9_]+\\.xml:[0-9]+: ";
  const std::string other = ", [^\\n]*cdna4/isa\\.xml:[0-9]+: the pseudocode ";
  CHECK(says(error, place + "V_MAD_U64_U32 in [A-Z0-9_]+" + other + "reads 64 bits of S2, and SRC2 has 32"));
  CHECK(says(error, place + "V_MAD_U32_U24 in ENC_VOP3" + other + "reads S2, which is no source of the form"));
  CHECK(says(error, place + "V_MUL_LO_U32 in ENC_VOP3" + other + "writes 32 bits to D0, and VDST has 64"));
  CHECK(says(error, place + "V_NOT_B32 in ENC_VOP1" + other + "writes D0, which is no result of the form"));
  CHECK(says(error, place + "V_BFREV_B32 in ENC_VOP1" + other + "does not write S0, and SRC0 is a result of the form"));
}

TEST_CASE("a result that the pseudocode does not write is refused, unless the entry says so") {
  const std::string lanes = "vendor-xml/semantics/vop3_int.xml", sop2 = "vendor-xml/semantics/sop2.xml";
  std::string moved = replaced(read_file(root + "/" + lanes), "<Operation Name=\"V_WRITELANE_B32\" Unwritten=\"D0\"",
                               "<Operation Name=\"V_WRITELANE_B32\"");
  std::string text = read_file(root + "/" + sop2);
  text = replaced(text, "      SCC = less;\n", "");
  text = replaced(text, "<Family Name=\"S_CSELECT_B{n}\">", "<Family Name=\"S_CSELECT_B{n}\" Unwritten=\"D0\">");
  const std::string error = refusal({{lanes, moved}, {sop2, text}});
  CAPTURE(error.substr(0, 2000));
  const std::string place = "\n  [^\\n]*vendor-xml/semantics/[a-z0-9_]+\\.xml:[0-9]+: ";
  CHECK(
      says(error,
           place + "V_WRITELANE_B32 in ENC_VOP3, [^\\n]*isa\\.xml:[0-9]+: the pseudocode does not write D0, and VDST"));
  CHECK(says(
      error,
      place + "S_MIN_I32 in ENC_SOP2, [^\\n]*isa\\.xml:[0-9]+: the pseudocode does not write SCC, which the form"));
  CHECK(says(
      error,
      place + "S_CSELECT_B32 in ENC_SOP2, [^\\n]*: Unwritten names D0, which is no result, or which the pseudocode"));
  for (const char* isa : {"cdna3", "cdna4", "cdna5", "rdna3", "rdna3_5", "rdna4"})
    CHECK(says(error, std::string("vendor-xml/isas/") + isa + "/isa\\.xml: [0-9]+ operands are not what"));
}

TEST_CASE("V_CMPX of GFX9 under the general row: not decided, and without a result of its forms") {
  const std::string path = "vendor-xml/semantics/vopc.xml";
  std::string text = read_file(root + "/" + path);
  for (std::size_t at; (at = text.find("Families=\"gfx9\"")) != std::string::npos;)
    text.replace(at, 15, "Isas=\"cdna3\"");
  const std::string error = refusal({{path, text}});
  CAPTURE(error.substr(0, 2000));
  CHECK(
      says(error,
           "[0-9]+ instructions of cdna4 would have the entry for all ISAs, though another ISA of its family gfx9 has "
           "an entry of its own:\n"));
  CHECK(says(error,
             "\n  V_CMPX_EQ_F32: the entry for all at [^\\n]*vopc\\.xml:[0-9]+, that of cdna3 at "
             "[^\\n]*vopc\\.xml:[0-9]+"));
  CHECK(says(
      error,
      "\nIf that one holds here, too, add \"cdna4\" to its Isas, or make it Families=\"gfx9\"; if the entry for all "
      "holds, give it Isas=\"\\* cdna4\"; or write an entry"));
  // The same run says what else is wrong.
  CHECK(says(error,
             "V_CMPX_[A-Z0-9_]+ in ENC_VOP3, [^\\n]*cdna4/isa\\.xml:[0-9]+: the pseudocode does not write D0, "
             "and (VDST|SDST) is a result of the form"));
  CHECK_FALSE(says(error, "instructions of rdna4 would have"));
}

TEST_CASE("an ISA's family is LLVM's generation of its targets") {
  const std::string rdna3 = "vendor-xml/isas/rdna3/targets.xml", cdna5 = "vendor-xml/isas/cdna5/targets.xml";
  const std::string error =
      refusal({{rdna3, replaced(read_file(root + "/" + rdna3), "Family=\"gfx11\"", "Family=\"gfx9\"")},
               {cdna5, replaced(read_file(root + "/" + cdna5), " Family=\"gfx12\"", "")}});
  CAPTURE(error);
  CHECK(says(error, "rdna3/targets\\.xml:[0-9]+: Family is \"gfx9\"; LLVM's generation of gfx1100 is gfx11"));
  CHECK(says(error, "cdna5/targets\\.xml:[0-9]+: Family is \"\"; LLVM's generation of gfx1250 is gfx12"));
}

TEST_CASE("an ISA like another one has its isa.xml, and a name of its own") {
  const std::string like = "vendor-xml/isas/cdna5_gfx1251/targets.xml", own = "vendor-xml/isas/rdna3/targets.xml";
  const std::string text = read_file(root + "/" + like);
  CHECK(says(refusal({{like, replaced(text, " Name=\"AMD CDNA 5 of gfx1251\"", "")}}),
             "cdna5_gfx1251/targets\\.xml:[0-9]+: Like and Name go together"));
  CHECK(says(refusal({{like, replaced(text, "Like=\"cdna5\"", "Like=\"cdna6\"")}}),
             "cdna5_gfx1251/targets\\.xml:[0-9]+: there is no vendor-xml/isas/cdna6/isa\\.xml"));
  CHECK(says(refusal({{own, replaced(read_file(root + "/" + own), "<Targets ",
                                     "<Targets Like=\"rdna4\" Name=\"AMD RDNA 3\" ")}}),
             "rdna3/targets\\.xml:[0-9]+: Like is \"rdna4\", and there is a vendor-xml/isas/rdna3/isa\\.xml"));
}

TEST_CASE("what is missing is listed at once: instructions of several ISAs, names, spellings") {
  // An operation that two ISAs have by an entry of their own, and one file with names that nobody has given.
  const std::string sopp = "vendor-xml/semantics/sopp.xml", names = "vendor-xml/names.xml";
  std::string text = read_file(root + "/" + sopp);
  text = replaced(text, "<Row>S_INCPERFLEVEL hint</Row>", "");
  text = replaced(text, "<Row>S_DECPERFLEVEL hint</Row>", "");
  std::string error = refusal({{sopp, text}});
  CAPTURE(error);
  for (const char* isa : {"AMD CDNA 3", "AMD CDNA 4", "AMD RDNA 3", "AMD RDNA 4"})
    CHECK(error.find(std::string("2 instructions of ") + isa + " have no entry:\n  S_DECPERFLEVEL") !=
          std::string::npos);

  text = read_file(root + "/" + cdna4);
  text = replaced(text, "<FieldName>OP_SEL_HI_2</FieldName>", "<FieldName>OP_SEL_HI_TWO</FieldName>");
  text = std::regex_replace(text, std::regex("<EncodingName>ENC_MTBUF</"), "<EncodingName>ENC_MTBUFFER</");
  error = refusal({{cdna4, text}});
  CHECK(says(error,
             "names\\.xml: lists no short name for 2:\n  field OP_SEL_HI_TWO, [^\\n]*isa\\.xml:[0-9]+\n  "
             "encoding ENC_MTBUFFER, [^\\n]*isa\\.xml:[0-9]+\nAdd them"));

  const std::string syntax = "vendor-xml/isas/cdna4/llvm_syntax.xml";
  text = read_file(root + "/" + syntax);
  text = replaced(text, " V_BFREV_B32 ", " ");
  text = replaced(text, " V_FFBH_U32 ", " ");
  error = refusal({{syntax, text}});
  CHECK(says(error, "llvm_syntax\\.xml: does not say how [0-9]+ forms are spelled:"));
  CHECK(says(error, "\n  V_BFREV_B32 in VOP[0-9A-Z_]+, [^\\n]*isa\\.xml:[0-9]+"));
  CHECK(says(error, "\n  V_FFBH_U32 in VOP[0-9A-Z_]+, [^\\n]*isa\\.xml:[0-9]+"));
  CHECK(error.find("add <Spelling Instructions=") != std::string::npos);
}

TEST_CASE("a spelling by the overrides beats Absent, and is stale where LLVM has its own") {
  const std::string overrides = "vendor-xml/isas/cdna4/overrides.xml";
  const std::string own = read_file(root + "/" + overrides);
  std::string error = refusal(
      {{overrides, replaced(own, "</Overrides>",
                            R"(<Spelling Instructions="V_BFREV_B32" Encodings="*" Like="V_NOT_B32" Evidence="a test"/>
</Overrides>)")}});
  CHECK(says(error,
             "overrides\\.xml:[0-9]+: stale override: LLVM has a spelling of V_BFREV_B32 in VOP1, "
             "[^\\n]*llvm_syntax\\.xml:[0-9]+"));
  error = refusal(
      {{overrides, replaced(own, "</Overrides>",
                            R"(<Spelling Instructions="V_FROB_B32" Encodings="*" Like="V_NOT_B32" Evidence="a test"/>
</Overrides>)")}});
  CHECK(says(error, "overrides\\.xml:[0-9]+: stale override: there is no instruction V_FROB_B32"));
  const std::string syntax = "vendor-xml/isas/cdna4/llvm_syntax.xml";
  std::string absent = std::regex_replace(read_file(root + "/" + syntax), std::regex(" V_BFREV_B32 "), " ");
  error = refusal(
      {{syntax, absent},
       {overrides, replaced(own, "</Overrides>",
                            R"(<Spelling Instructions="V_BFREV_B32" Encodings="*" Like="S_MOV_B32" Evidence="a test"/>
</Overrides>)")}});
  CHECK(says(error, "overrides\\.xml:[0-9]+: S_MOV_B32 has no spelling in VOP[0-9A-Z_]+ that V_BFREV_B32 could have"));
}
