// Variants as AMD lists them, brought to the shape of their base.
#include "model/normalize.hpp"

#include <doctest/doctest.h>

#include "error.hpp"
#include "files.hpp"

using namespace isagen;

namespace {

const Names& names() {
  static const Names result(std::string(LOCKSTEP_SOURCE_DIR) + "/vendor-xml/names.xml");
  return result;
}

Operand operand(const std::string& field, const std::string& type, bool output = false) {
  return {field, "FMT_NUM_F32", type, 32, !output, output, false, 1};
}

/// An ISA of one instruction with the given forms.
Isa isa(std::vector<Form> forms) {
  Isa result;
  result.file = "isa.xml";
  result.instructions.push_back({});
  result.instructions[0].name = "TEST";
  result.instructions[0].forms = std::move(forms);
  return result;
}

const Form vop2{"ENC_VOP2",
                "default",
                1,
                {operand("VDST", "OPR_VGPR", true), operand("SRC0", "OPR_SRC"), operand("VSRC1", "OPR_VGPR")},
                1};
const Form sop2{"ENC_SOP2",
                "default",
                0,
                {operand("SDST", "OPR_SDST", true), operand("SSRC0", "OPR_SSRC"), operand("SSRC1", "OPR_SSRC")},
                1};

std::string fields(const Form& form) {
  std::string text;
  for (const Operand& o : form.operands) text += o.field + ":" + o.type + " ";
  return text;
}

}  // namespace

TEST_CASE("a literal, VSRC0 of DPP and VSRC0 of SDWA stand for the source they replace") {
  Isa target =
      isa({vop2,
           {"VOP2_INST_LITERAL",
            "has_lit",
            1,
            {operand("VDST", "OPR_VGPR", true), operand("LITERAL", "OPR_SRC"), operand("VSRC1", "OPR_VGPR")},
            2},
           {"VOP2_VOP_DPP",
            "has_dpp",
            1,
            {operand("VDST", "OPR_VGPR", true), operand("VSRC0", "OPR_VGPR"), operand("VSRC1", "OPR_VGPR")},
            3},
           {"VOP2_VOP_SDWA",
            "has_sdwa",
            1,
            {operand("VDST", "OPR_VGPR", true), operand("VSRC0", "OPR_SRC_SIMPLE"), operand("VSRC1", "OPR_SRC_SIMPLE")},
            4}});
  normalize_variants(target, names());
  REQUIRE(target.instructions[0].forms.size() == 4);
  for (const Form& form : target.instructions[0].forms)
    CHECK(fields(form) == "VDST:OPR_VGPR SRC0:OPR_SRC VSRC1:OPR_VGPR ");
}

TEST_CASE("an instruction listed once for each source that can be the literal becomes one form") {
  Isa target = isa({sop2,
                    {"SOP2_INST_LITERAL",
                     "has_lit_0",
                     0,
                     {operand("SDST", "OPR_SDST", true), operand("LITERAL", "OPR_SSRC"), operand("SSRC1", "OPR_SSRC")},
                     2},
                    {"SOP2_INST_LITERAL",
                     "has_lit_1",
                     0,
                     {operand("SDST", "OPR_SDST", true), operand("SSRC0", "OPR_SSRC"), operand("LITERAL", "OPR_SSRC")},
                     3}});
  normalize_variants(target, names());
  REQUIRE(target.instructions[0].forms.size() == 2);
  CHECK(target.instructions[0].forms[1].condition == "has_lit_0 has_lit_1");
  CHECK(fields(target.instructions[0].forms[1]) == "SDST:OPR_SDST SSRC0:OPR_SSRC SSRC1:OPR_SSRC ");
}

TEST_CASE("a literal that is an operand of its own stays") {
  Isa target = isa({{"VOP2_INST_LITERAL",
                     "has_lit",
                     23,
                     {operand("VDST", "OPR_VGPR", true), operand("SRC0", "OPR_SRC"), operand("LITERAL", "OPR_SIMM32")},
                     1}});
  normalize_variants(target, names());
  CHECK(fields(target.instructions[0].forms[0]) == "VDST:OPR_VGPR SRC0:OPR_SRC LITERAL:OPR_SIMM32 ");
}

TEST_CASE("what cannot be matched is refused") {
  Isa nothing_replaced = isa({vop2,
                              {"VOP2_INST_LITERAL",
                               "has_lit",
                               1,
                               {operand("VDST", "OPR_VGPR", true), operand("LITERAL", "OPR_SRC"),
                                operand("SRC0", "OPR_SRC"), operand("VSRC1", "OPR_VGPR")},
                               7}});
  CHECK_THROWS_WITH_AS(normalize_variants(nothing_replaced, names()),
                       "isa.xml:7: TEST in VOP2_INST_LITERAL replaces no source of ENC_VOP2", Error);
  Isa two_missing =
      isa({vop2,
           {"VOP2_INST_LITERAL", "has_lit", 1, {operand("VDST", "OPR_VGPR", true), operand("LITERAL", "OPR_SRC")}, 7}});
  CHECK_THROWS_WITH_AS(
      normalize_variants(two_missing, names()),
      "isa.xml:7: TEST in VOP2_INST_LITERAL lacks more operands of ENC_VOP2 than it has literals or VSRC0 for", Error);
  Isa twice = isa({vop2, vop2});
  twice.instructions[0].forms[1].opcode = 9;
  twice.instructions[0].forms[1].line = 8;
  CHECK_THROWS_WITH_AS(normalize_variants(twice, names()),
                       "isa.xml:8: TEST stands twice in ENC_VOP2, with different opcodes or operands", Error);
}
