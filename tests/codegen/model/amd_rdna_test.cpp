// What AMD's RDNA files have and this project's do not: lists in conditions, a literal in several sources at once,
// operands that no field holds, one encoding for both halves of dual issue, image encodings told apart by NSA.
#include <doctest/doctest.h>

#include <algorithm>

#include "amd_fragments.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/check.hpp"
#include "model/decode.hpp"
#include "model/normalize.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"

using namespace isagen;

namespace {

using test::field_of, test::literal, test::operation;

struct Read {
  test::Folder folder{"amd_rdna"};
  Names names{std::string(LOCKSTEP_SOURCE_DIR) + "/vendor-xml/names.xml"};
  Isa isa;

  Read(const std::string& encodings, const std::string& instructions) {
    isa = read_isa(folder.write("isa.xml", test::isa(encodings, instructions)));
    normalize_variants(isa, names);
  }

  /// What `word` is: "V_DUAL_MUL_F32 in VOPDXY_X", "" for nothing.
  std::string what(const WideBits& word, const std::string& spelling) const {
    folder.write("syntax.xml", "<Syntax Target=\"gfx1151\">" + spelling + "</Syntax>");
    const Syntax syntax(folder.path(), "syntax.xml", names);
    const InstructionForm found = Decoder(isa, syntax).decode(word);
    return found.form == nullptr ? "" : found.instruction->name + " in " + found.form->encoding;
  }
};

std::string fields(const Form& form) {
  std::string text;
  for (const Operand& operand : form.operands)
    text += (operand.implicit ? "*" : operand.field) + ":" + operand.type + " ";
  return text;
}

const Form& form_of(const Isa& isa, const std::string& instruction, const std::string& encoding) {
  const Instruction* const found = isa.find_instruction(instruction);
  REQUIRE(found != nullptr);
  const auto form =
      std::find_if(found->forms.begin(), found->forms.end(), [&](const Form& one) { return one.encoding == encoding; });
  REQUIRE(form != found->forms.end());
  return *form;
}

// Dual issue: an identifier for each opcode of either half, a mask that covers the first one's opcode alone.
const std::vector<test::Bits> dual_fields{{"ENCODING", 26, 6},    {"OPX", 22, 4},   {"OPY", 17, 5},
                                          {"SRCX0", 0, 9},        {"SRCY0", 32, 9}, {"VDSTX", 56, 8},
                                          {"VDSTY", 49, 7, true}, {"VSRCX1", 9, 8}, {"VSRCY1", 41, 8}};
const std::uint32_t dual = 0xc8000000u, dual_mask = 0xffc00000u;
const std::string srcx0 = field_of("VOPD", "SRCX0");

std::string dual_encodings() {
  std::vector<test::Bits> with_literal = dual_fields;
  with_literal.push_back({"LITERAL", 64, 32});
  return test::encoding("VOPDXY", 47, 64, dual_mask, {dual | 3u << 22, dual | 3u << 17, dual | 16u << 17},
                        {{"default", operation("!=", srcx0, literal(255))}}, dual_fields) +
         test::encoding(
             "VOPDXY_INST_LITERAL", 48, 96, dual_mask, {dual | 2u << 22, dual | 2u << 17, dual | 3u << 22},
             {{"has_lit", operation("==", srcx0, literal(255))}, {"default", operation("!=", srcx0, literal(255))}},
             with_literal);
}

std::string dual_instructions() {
  const auto half = [](const std::string& encoding, const std::string& condition, unsigned opcode, const std::string& x,
                       bool literal_first, bool constant) {
    std::vector<test::Operand> operands{{"VDST" + x, "out", "OPR_VGPR"}};
    if (literal_first)
      operands.push_back({"LITERAL", "in", "OPR_SRC"});
    else
      operands.push_back({"SRC" + x + "0", "in", "OPR_SRC"});
    if (constant) operands.push_back({"LITERAL", "in", "OPR_SIMM32"});
    operands.push_back({"VSRC" + x + "1", "in", "OPR_VGPR"});
    return test::form(encoding, condition, opcode, operands);
  };
  const std::string plain = "VOPDXY", wide = "VOPDXY_INST_LITERAL";
  std::string text;
  text += test::instruction("V_DUAL_FMAMK_F32",
                            {half(wide, "default", 2, "X", false, true), half(wide, "has_lit", 2, "X", true, true),
                             half(wide, "default", 2, "Y", false, true), half(wide, "has_lit", 2, "Y", true, true)});
  text += test::instruction("V_DUAL_MUL_F32",
                            {half(plain, "default", 3, "X", false, false), half(wide, "has_lit", 3, "X", true, false),
                             half(plain, "default", 3, "Y", false, false), half(wide, "has_lit", 3, "Y", true, false)});
  return text;
}

const std::string dual_spelling =
    "<Encoding Name=\"VOPD_X\"><Forms Operands=\"vdst, src0, vsrc1\">V_DUAL_MUL_F32</Forms></Encoding>"
    "<Encoding Name=\"VOPD_Y\"><Forms Operands=\"vdst, src0, vsrc1\">V_DUAL_MUL_F32</Forms></Encoding>"
    "<Encoding Name=\"VOPD_LIT_X\"><Forms Operands=\"vdst, src0, vsrc1\">V_DUAL_MUL_F32 "
    "V_DUAL_FMAMK_F32</Forms></Encoding>"
    "<Encoding Name=\"VOPD_LIT_Y\"><Forms Operands=\"vdst, src0, vsrc1\">V_DUAL_MUL_F32 "
    "V_DUAL_FMAMK_F32</Forms></Encoding>";

}  // namespace

TEST_CASE("AMD's dual encodings: two views, forms of either half, a literal in the place of a source or beside it") {
  const Read read(dual_encodings(), dual_instructions());
  CHECK(read.isa.find_encoding("VOPDXY") == nullptr);
  const Encoding* const second = read.isa.find_encoding("VOPDXY_Y");
  REQUIRE(second != nullptr);
  CHECK(second->find_field("VDST")->ranges.size() == 2);  // bit 0 is the complement of VDSTX's
  CHECK(fields(form_of(read.isa, "V_DUAL_MUL_F32", "VOPDXY_X")) == "VDST:OPR_VGPR SRC0:OPR_SRC VSRC1:OPR_VGPR ");
  CHECK(fields(form_of(read.isa, "V_DUAL_MUL_F32", "VOPDXY_INST_LITERAL_Y")) ==
        "VDST:OPR_VGPR SRC0:OPR_SRC VSRC1:OPR_VGPR ");
  for (const char* view : {"VOPDXY_INST_LITERAL_X", "VOPDXY_INST_LITERAL_Y"})
    CHECK(fields(form_of(read.isa, "V_DUAL_FMAMK_F32", view)) ==
          "VDST:OPR_VGPR SRC0:OPR_SRC LITERAL:OPR_SIMM32 VSRC1:OPR_VGPR ");
  const auto word = [](unsigned opx, unsigned srcx, unsigned srcy) {
    return WideBits{dual | opx << 22 | 3u << 17 | srcx, srcy, 0, 0};
  };
  CHECK(read.what(word(3, 256, 257), dual_spelling) == "V_DUAL_MUL_F32 in VOPDXY_X");
  CHECK(read.what(word(3, 255, 257), dual_spelling) == "V_DUAL_MUL_F32 in VOPDXY_INST_LITERAL_X");
  CHECK(read.what(word(2, 256, 257), dual_spelling) == "V_DUAL_FMAMK_F32 in VOPDXY_INST_LITERAL_X");
}

TEST_CASE("an override adds what AMD's condition of dual encodings forgets: a literal in the second half") {
  Read read(dual_encodings(), dual_instructions());
  const WideBits literal_behind{dual | 3u << 22 | 3u << 17 | 256u, 255u, 7, 0};
  CHECK(read.what(literal_behind, dual_spelling) == "V_DUAL_MUL_F32 in VOPDXY_X");
  const std::string path = read.folder.write(
      "overrides.xml",
      "<Overrides><Condition Encoding=\"VOPDXY_X\" Field=\"SRCY0\" Not=\"255\" Evidence=\"a test\"/></Overrides>");
  CHECK(apply_overrides(read.isa, path, nullptr) == 1);
  CHECK(read.what(literal_behind, dual_spelling) == "V_DUAL_MUL_F32 in VOPDXY_INST_LITERAL_X");
  const std::string both = read.folder.write("both.xml",
                                             "<Overrides><Condition Encoding=\"VOPDXY_X\" Field=\"SRCY0\" Not=\"255\" "
                                             "Mask=\"1\" Evidence=\"a test\"/></Overrides>");
  CHECK_THROWS_WITH_AS(apply_overrides(read.isa, both, nullptr), doctest::Contains("Mask or Not, not both"), Error);
}

TEST_CASE("AMD's schema 1.2.0: the halves of dual issue are encodings of their own") {
  const auto half_encoding = [](const std::string& half, int order) {
    const std::string source = field_of("VOPD", "SRC" + half + "0");
    return test::encoding("VOPDXY_" + half, order, 64, dual_mask, {dual | 3u << 22, dual | 3u << 17},
                          {{"default", operation("!=", source, literal(255))}}, dual_fields);
  };
  const auto half_form = [](const std::string& encoding, const std::string& half) {
    return test::form("VOPDXY_" + encoding, "default", 3,
                      {{"VDST" + half, "out", "OPR_VGPR"},
                       {"SRC" + half + "0", "in", "OPR_SRC"},
                       {"VSRC" + half + "1", "in", "OPR_VGPR"}});
  };
  const std::string both = half_encoding("X", 58) + half_encoding("Y", 60);
  const Read read(both, test::instruction("V_DUAL_MUL_F32", {half_form("X", "X"), half_form("Y", "Y")}));
  REQUIRE(read.isa.encodings.size() == 2);
  CHECK(read.isa.encodings[0].name == "VOPDXY_X");
  CHECK(read.isa.encodings[0].pair == "VOPDXY_Y");
  CHECK(read.isa.encodings[1].name == "VOPDXY_Y");
  CHECK(read.isa.encodings[1].second_half);
  CHECK(fields(form_of(read.isa, "V_DUAL_MUL_F32", "VOPDXY_X")) == "VDST:OPR_VGPR SRC0:OPR_SRC VSRC1:OPR_VGPR ");
  CHECK(fields(form_of(read.isa, "V_DUAL_MUL_F32", "VOPDXY_Y")) == "VDST:OPR_VGPR SRC0:OPR_SRC VSRC1:OPR_VGPR ");
  CHECK(read.what({dual | 3u << 22 | 3u << 17 | 256u, 257, 0, 0}, dual_spelling) == "V_DUAL_MUL_F32 in VOPDXY_X");
  CHECK_THROWS_WITH_AS(Read(both, test::instruction("V_DUAL_MUL_F32", {half_form("X", "Y")})),
                       doctest::Contains("V_DUAL_MUL_F32 in VOPDXY_X has operands of the other half"), Error);
}

TEST_CASE(
    "a dual encoding that takes words whose second half is longer is refused, with the override that is missing") {
  Read read(dual_encodings(), dual_instructions());
  const auto refusal = [&]() -> std::string {
    read.folder.write("syntax.xml", "<Syntax Target=\"gfx1151\">" + dual_spelling + "</Syntax>");
    std::vector<std::string> notes;
    try {
      check_isa(read.isa, read.names, Syntax(read.folder.path(), "syntax.xml", read.names), notes);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  for (const auto& [field, value] : {std::pair{"OPY", "2"}, std::pair{"SRCY0", "255"}}) {
    const std::string entry = std::string("<Condition Encoding=\"VOPDXY_X\" Field=\"") + field + "\" Not=\"" + value +
                              "\" Evidence=\"...\"/>";
    const std::string what = refusal();
    CHECK_MESSAGE(what.find("add " + entry + " to the overrides") != std::string::npos, what);
    const std::string path = read.folder.write("overrides.xml", "<Overrides>" + entry + "</Overrides>");
    CHECK(apply_overrides(read.isa, path, nullptr) == 1);
  }
  CHECK(refusal() == "");
}

TEST_CASE(
    "AMD's schema 1.2.0: a literal of 64 bits stands for a source, and 'always' beside the base's own condition") {
  const std::vector<test::Bits> plain{{"ENCODING", 23, 9}, {"OP", 8, 8}, {"SDST", 16, 7}, {"SSRC0", 0, 8}};
  std::vector<test::Bits> wide = plain;
  wide.push_back({"LITERAL64", 32, 64});
  const std::string source = field_of("SOP1", "SSRC0");
  const std::uint32_t sop1 = 0xbe800000u, mask = 0xff80ff00u;
  const auto form = [](const std::string& encoding, const std::string& condition, const std::string& from) {
    return test::form(encoding, condition, 1, {{"SDST", "out", "OPR_SDST"}, {from, "in", "OPR_SSRC"}});
  };
  const Read read(
      test::encoding(
          "ENC_SOP1", -1, 32, mask, {sop1 | 1u << 8},
          {{"!has_lit64_0", operation(".notwithin", source, test::list({254, 255}))}, {"default", literal(1)}}, plain) +
          test::encoding("SOP1_INST_LITERAL64", 30, 96, mask, {sop1 | 1u << 8},
                         {{"has_lit64", operation("==", source, literal(254))}}, wide),
      test::instruction("S_MOV_B64",
                        {form("ENC_SOP1", "default", "SSRC0"), form("SOP1_INST_LITERAL64", "has_lit64", "LITERAL64")}));
  CHECK(fields(form_of(read.isa, "S_MOV_B64", "SOP1_INST_LITERAL64")) == "SDST:OPR_SDST SSRC0:OPR_SSRC ");
  CHECK(read.isa.find_encoding("SOP1_INST_LITERAL64")->find_field("LITERAL64")->ranges ==
        std::vector<BitRange>{{32, 32}, {64, 32}});
  CHECK(read.names.field("LITERAL64") == read.names.field("LITERAL"));
  const std::string spelling =
      "<Encoding Name=\"SOP1\"><Forms Operands=\"sdst, ssrc0\">S_MOV_B64</Forms></Encoding>"
      "<Encoding Name=\"SOP1_LIT64\"><Forms Operands=\"sdst, ssrc0\">S_MOV_B64</Forms></Encoding>";
  CHECK(read.what({sop1 | 1u << 8 | 3u, 0, 0, 0}, spelling) == "S_MOV_B64 in ENC_SOP1");
  CHECK(read.what({sop1 | 1u << 8 | 254u, 0, 0, 0}, spelling) == "S_MOV_B64 in SOP1_INST_LITERAL64");
}

TEST_CASE("lists in conditions tell DPP8 from DPP16 and from what has neither") {
  const std::string src0 = field_of("VOP1", "SRC0");
  const std::vector<test::Bits> plain{{"ENCODING", 25, 7}, {"OP", 9, 8}, {"SRC0", 0, 9}, {"VDST", 17, 8}};
  std::vector<test::Bits> dpp8 = plain, dpp16 = plain;
  for (unsigned i = 0; i < 8; ++i) dpp8.push_back({"LANE_SEL_" + test::number(i), 40 + 3 * i, 3});
  dpp8.push_back({"VSRC0", 32, 8});
  dpp16.push_back({"VSRC0", 32, 8});
  const std::uint32_t vop1 = 0x7e000000u, mask = 0xfe01fe00u;
  const auto form = [](const std::string& encoding, const std::string& condition, const std::string& source) {
    return test::form(encoding, condition, 1,
                      {{"VDST", "out", "OPR_VGPR"}, {source, "in", source == "SRC0" ? "OPR_SRC" : "OPR_VGPR"}});
  };
  const Read read(
      test::encoding("ENC_VOP1", 5, 32, mask, {vop1 | 1u << 9},
                     {{"default", operation(".notwithin", src0, test::list({250, 233, 234, 255}))}}, plain) +
          test::encoding("VOP1_VOP_DPP16", 30, 64, mask, {vop1 | 1u << 9},
                         {{"has_dpp16", operation("==", src0, literal(250))}}, dpp16) +
          test::encoding("VOP1_VOP_DPP8", 31, 64, mask, {vop1 | 1u << 9},
                         {{"has_dpp8", operation(".within", src0, test::list({233, 234}))}}, dpp8),
      test::instruction("V_MOV_B32", {form("ENC_VOP1", "default", "SRC0"), form("VOP1_VOP_DPP16", "has_dpp16", "VSRC0"),
                                      form("VOP1_VOP_DPP8", "has_dpp8", "VSRC0")}));
  CHECK(fields(form_of(read.isa, "V_MOV_B32", "VOP1_VOP_DPP8")) == "VDST:OPR_VGPR SRC0:OPR_SRC ");
  std::string spelling;
  for (const char* name : {"VOP1", "VOP1_DPP16", "VOP1_DPP8"})
    spelling +=
        std::string("<Encoding Name=\"") + name + "\"><Forms Operands=\"vdst, src0\">V_MOV_B32</Forms></Encoding>";
  const auto what = [&](std::uint32_t source) { return read.what({vop1 | 1u << 9 | source, 0, 0, 0}, spelling); };
  CHECK(what(256) == "V_MOV_B32 in ENC_VOP1");
  CHECK(what(250) == "V_MOV_B32 in VOP1_VOP_DPP16");
  CHECK(what(233) == "V_MOV_B32 in VOP1_VOP_DPP8");
  CHECK(what(234) == "V_MOV_B32 in VOP1_VOP_DPP8");
  CHECK(what(255) == "");
}

TEST_CASE("lists that cannot be read are refused") {
  const auto refused = [](const std::string& expression) -> std::string {
    try {
      Read(test::encoding("ENC_VOP1", 5, 32, 0xfe01fe00u, {0x7e000200u}, {{"default", expression}},
                          {{"OP", 9, 8}, {"SRC0", 0, 9}}),
           "");
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const std::string src0 = field_of("VOP1", "SRC0");
  CHECK(refused(operation(".within", src0, test::list({1}))) == "");
  CHECK(refused(operation(".within", src0, test::list({}))).find("list of operator .within is empty") !=
        std::string::npos);
  CHECK(refused(operation(".within", src0, literal(1))).find("no field and list") != std::string::npos);
  CHECK(refused(operation(".almost", src0, literal(1))).find("operator \".almost\"") != std::string::npos);
}

TEST_CASE(
    "a literal that is two sources at once makes no form of its own, one always-true base waits for its variants") {
  const std::vector<test::Bits> plain{
      {"ENCODING", 30, 2}, {"OP", 23, 7}, {"SDST", 16, 7}, {"SSRC0", 0, 8}, {"SSRC1", 8, 8}};
  std::vector<test::Bits> wide = plain;
  wide.push_back({"LITERAL", 32, 32});
  const std::string first = operation("==", field_of("SOP2", "SSRC0"), literal(255)),
                    second = operation("==", field_of("SOP2", "SSRC1"), literal(255));
  const auto form = [](const std::string& encoding, const std::string& condition, const std::string& a,
                       const std::string& b) {
    return test::form(encoding, condition, 5,
                      {{"SDST", "out", "OPR_SDST"}, {a, "in", "OPR_SSRC"}, {b, "in", "OPR_SSRC"}});
  };
  const std::string lit = "SOP2_INST_LITERAL";
  const Read read(test::encoding("ENC_SOP2", 3, 32, 0xff800000u, {0x82800000u}, {{"default", literal(1)}}, plain) +
                      test::encoding(lit, 25, 64, 0xff800000u, {0x82800000u},
                                     {{"has_lit_0", first},
                                      {"has_lit_1", second},
                                      {"has_lit_0_has_lit_1", operation("&amp;&amp;", first, second)}},
                                     wide),
                  test::instruction("S_ADD_U32", {form("ENC_SOP2", "default", "SSRC0", "SSRC1"),
                                                  form(lit, "has_lit_0", "LITERAL", "SSRC1"),
                                                  form(lit, "has_lit_1", "SSRC0", "LITERAL"),
                                                  form(lit, "has_lit_0_has_lit_1", "LITERAL", "LITERAL")}));
  REQUIRE(read.isa.find_instruction("S_ADD_U32")->forms.size() == 2);
  CHECK(fields(form_of(read.isa, "S_ADD_U32", lit)) == "SDST:OPR_SDST SSRC0:OPR_SSRC SSRC1:OPR_SSRC ");
  const std::string spelling =
      "<Encoding Name=\"SOP2\"><Forms Operands=\"sdst, ssrc0, ssrc1\">S_ADD_U32</Forms></Encoding>"
      "<Encoding Name=\"SOP2_LIT\"><Forms Operands=\"sdst, ssrc0, ssrc1\">S_ADD_U32</Forms></Encoding>";
  CHECK(read.what({0x82800102u, 0, 0, 0}, spelling) == "S_ADD_U32 in ENC_SOP2");
  CHECK(read.what({0x8280ff02u, 0, 0, 0}, spelling) == "S_ADD_U32 in SOP2_INST_LITERAL");
  CHECK(read.what({0x8280ffffu, 0, 0, 0}, spelling) == "S_ADD_U32 in SOP2_INST_LITERAL");
}

TEST_CASE("EXEC of V_CMPX, which no field of VOPC holds, is implicit once") {
  const Read read(test::encoding("ENC_VOPC", 6, 32, 0xfffe0000u, {0x7cfc0000u}, {{"default", literal(1)}},
                                 {{"ENCODING", 25, 7}, {"OP", 17, 8}, {"SRC0", 0, 9}, {"VSRC1", 9, 8}}),
                  test::instruction("V_CMPX_CLASS_F32", {test::form("ENC_VOPC", "default", 126,
                                                                    {{"-", "out", "OPR_EXEC"},
                                                                     {"SRC0", "in", "OPR_SRC"},
                                                                     {"VSRC1", "in", "OPR_VGPR"},
                                                                     {"*", "out", "OPR_SDST_EXEC"}})}));
  CHECK(fields(form_of(read.isa, "V_CMPX_CLASS_F32", "ENC_VOPC")) == "SRC0:OPR_SRC VSRC1:OPR_VGPR *:OPR_SDST_EXEC ");
}

TEST_CASE("images with and without NSA, and exports, which have no opcode field") {
  const std::vector<test::Bits> plain{{"ENCODING", 26, 6}, {"NSA", 0, 1}, {"OP", 18, 8}, {"VDATA", 40, 8}};
  std::vector<test::Bits> more = plain;
  more.push_back({"VADDR1", 64, 8});
  const std::string nsa = field_of("MIMG", "NSA");
  const std::uint32_t mimg = 0xf0000000u, mask = 0xfffc0000u & ~0x02000000u;
  const Read read(
      test::encoding("ENC_MIMG", 21, 64, mask, {mimg}, {{"default", operation("!=", nsa, literal(1))}}, plain) +
          test::encoding("MIMG_NSA", 23, 96, mask, {mimg}, {{"has_nsa", operation("==", nsa, literal(1))}}, more) +
          test::encoding("ENC_EXP", 20, 64, 0xfc000000u, {0xf8000000u}, {{"default", literal(1)}},
                         {{"ENCODING", 26, 6}, {"EN", 0, 4}}),
      test::instruction("EXPORT", {test::form("ENC_EXP", "default", 0, {})}) +
          test::instruction("IMAGE_LOAD", {test::form("ENC_MIMG", "default", 0, {{"VDATA", "out", "OPR_VGPR"}}),
                                           test::form("MIMG_NSA", "has_nsa", 0, {{"VDATA", "out", "OPR_VGPR"}})}));
  CHECK(read.names.encoding("MIMG_NSA") == read.names.encoding("MIMG_NSA1"));
  const std::string spelling =
      "<Encoding Name=\"MIMG\"><Forms>IMAGE_LOAD</Forms></Encoding>"
      "<Encoding Name=\"MIMG_NSA1\"><Forms>IMAGE_LOAD</Forms></Encoding>"
      "<Encoding Name=\"EXP\"><Forms>EXPORT=exp</Forms></Encoding>";
  CHECK(read.what({mimg, 0, 0, 0}, spelling) == "IMAGE_LOAD in ENC_MIMG");
  CHECK(read.what({mimg | 1u, 0, 0, 0}, spelling) == "IMAGE_LOAD in MIMG_NSA");
  CHECK(read.what({0xf8000003u, 0, 0, 0}, spelling) == "EXPORT in ENC_EXP");
}
