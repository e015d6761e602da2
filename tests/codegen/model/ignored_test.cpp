// Fields that hardware does not look at: what an entry frees, and what it cannot mean.
#include "model/ignored.hpp"

#include <doctest/doctest.h>

#include <string>

#include "error.hpp"
#include "files.hpp"
#include "model/decode.hpp"
#include "model/reader.hpp"

using namespace isagen;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

// S_NOT_B32 of the fixture has no operand.
const std::string spelling = R"(<Syntax Target="gfx950">
  <Encoding Name="SOP1">
    <Forms Operands="sdst, ssrc0">S_MOV_B32</Forms>
    <Forms Reserved="22:18 7:0" One="17:16">S_NOT_B32</Forms>
  </Encoding>
</Syntax>
)";

struct Model {
  test::Folder folder{"ignored"};
  Names names{root + "/vendor-xml/names.xml"};
  Isa isa = read_isa(folder.write("isa.xml", test::amd_style));
  std::string syntax_file = folder.write("syntax.xml", spelling);
  Syntax syntax{folder.path(), "syntax.xml", names};

  /// The error's text, or "".
  std::string apply(const std::string& entry) {
    const std::string path = folder.write("ignored_fields.xml", "<IgnoredFields>\n" + entry + "\n</IgnoredFields>\n");
    try {
      apply_ignored_fields(path, "test", names, isa, syntax);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }
  std::string decoded(std::uint32_t word) const {
    const InstructionForm found = Decoder(isa, syntax).decode({word});
    return found.instruction == nullptr ? "" : found.instruction->name;
  }
};

bool refused(const std::string& entry, const std::string& reason) {
  Model model;
  const std::string text = model.apply(entry);
  CAPTURE(text);
  return text.find("ignored_fields.xml:2: ") != std::string::npos && text.find(reason) != std::string::npos;
}

}  // namespace

TEST_CASE("ignored fields: words with other bits there are the same instruction, the spelled bits stay known") {
  Model model;
  CHECK(model.decoded(0xbe830100) == "S_NOT_B32");
  CHECK(model.decoded(0xbe800100) == "");
  CHECK(model.apply(R"(<Ignored Isas="other test" Encodings="SOP1" Fields="sdst" Evidence="a test"/>)") == "");
  for (const std::uint32_t word : {0xbe830100u, 0xbe800100u, 0xbeff0100u}) CHECK(model.decoded(word) == "S_NOT_B32");
  CHECK(model.decoded(0xbe830101) == "");  // SSRC0 is looked at
  const SyntaxForm& form = model.syntax.form(model.isa.instructions[1], model.isa.instructions[1].forms[0]);
  CHECK(form.reserved_value[0] == 0x00030000);
  CHECK(form.reserved_mask[0] == 0x007f00ff);
  CHECK(form.ignored[0] == 0x007f0000);
  // S_MOV_B32 has operands in both fields.
  const SyntaxForm& move = model.syntax.form(model.isa.instructions[0], model.isa.instructions[0].forms[0]);
  CHECK(move.ignored[0] == 0);
}

TEST_CASE("ignored fields: bits of one field, and bits that tell the encoding from others") {
  Model model;
  CHECK(model.apply(
            R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst" Bits="0 1" Instructions="S_N*" Evidence="a"/>)") ==
        "");
  CHECK(model.decoded(0xbe800100) == "S_NOT_B32");
  CHECK(model.decoded(0xbe870100) == "");
  Model other;
  CHECK(other.decoded(0xbf030100) == "");
  CHECK(
      other.apply(
          R"(<Ignored Isas="test" Encodings="SOP1" Fields="encoding" Bits="1" Instructions="S_NOT_B32" Evidence="a"/>)") ==
      "");
  CHECK(other.decoded(0xbf830100) == "S_NOT_B32");  // bit 24
  CHECK(other.decoded(0xbe830100) == "S_NOT_B32");
  CHECK(other.decoded(0xbf800001) == "");  // S_MOV_B32 still has it fixed
  CHECK(other.decoded(0xbe800001) == "S_MOV_B32");
}

TEST_CASE("ignored fields: entries of other ISAs are passed over, wrong ones say where") {
  Model model;
  CHECK(model.apply(R"(<Ignored Isas="other" Encodings="NONE" Fields="none" Evidence="a test"/>)") == "");
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP2" Fields="sdst" Evidence="a"/>)", "has no encoding SOP2"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="simm16" Evidence="a"/>)", "has no field simm16"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst" Evidence=""/>)", "no evidence"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst" Value="0" Evidence="a"/>)", "Value"));
  CHECK(refused(R"(<Free Isas="test"/>)", "<Free> is not <Ignored>"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst ssrc0" Bits="1" Evidence="a"/>)",
                "Bits are those of one field"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst" Instructions="S_MOV_B32" Evidence="a"/>)",
                "S_MOV_B32 in SOP1 has an operand in field sdst"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="sdst" Instructions="S_NOT_B32 S_X*" Evidence="a"/>)",
                "stale entry: no form of S_X*"));
  CHECK(refused(R"(<Ignored Isas="test" Encodings="SOP1" Fields="op" Evidence="a"/>)", "OP says which"));
  const std::string path = model.folder.write(
      "isas.xml",
      R"(<IgnoredFields><Ignored Isas="rdna9" Encodings="SOP1" Fields="sdst" Evidence="a"/></IgnoredFields>)");
  CHECK_THROWS_WITH_AS(require_known_isas(path, {"rdna4"}), doctest::Contains("there is no ISA rdna9"), Error);
}
