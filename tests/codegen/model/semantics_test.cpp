// The semantics files: families expand over all combinations of their rows; every mistake has its place.
#include "model/semantics.hpp"

#include <doctest/doctest.h>

#include "error.hpp"
#include "files.hpp"
#include "model/reader.hpp"
#include "model/scope.hpp"

using namespace isagen;

namespace {

const IsaFamilies families{{"cdna3", "gfx9"}, {"cdna4", "gfx9"}, {"rdna3", "gfx11"}, {"rdna4", "gfx12"}};

AllSemantics read_all(const std::string& entries) {
  const test::Folder folder("semantics");
  folder.write("a.xml", "<Semantics Source=\"test\">\n" + entries + "\n</Semantics>\n");
  return read_semantics(folder.path(), families);
}

/// An ISA that has every instruction.
Isa with_all(const AllSemantics& all) {
  Isa any;
  for (const auto& [name, entry] : all) {
    Instruction instruction;
    instruction.name = name;
    any.instructions.push_back(instruction);
  }
  return any;
}

/// The entries for `isa`, whatever instructions it has.
Semantics read(const std::string& entries, const std::string& isa = "cdna4") {
  const AllSemantics all = read_all(entries);
  return select_semantics(all, with_all(all), isa, families);
}

/// "INSTRUCTION: the entry for all in line ..., SISTER's in line ..." of each that is not decided for `isa`.
std::vector<std::string> undecided(const std::string& entries, const std::string& isa) {
  const AllSemantics all = read_all(entries);
  std::vector<std::string> list;
  for (const UndecidedEntry& entry :
       undecided_semantics(all, select_semantics(all, with_all(all), isa, families), isa, families))
    list.push_back(entry.instruction + ": the entry for all in line " + std::to_string(entry.general.line) + ", " +
                   entry.sister + "'s in line " + std::to_string(entry.sisters.line));
  return list;
}

/// What require_used_semantics says, where every ISA has every instruction.
std::string stale(const std::string& entries) {
  const AllSemantics all = read_all(entries);
  std::map<std::string, Semantics> selected;
  for (const auto& [isa, family] : families) selected[isa] = select_semantics(all, with_all(all), isa, families);
  try {
    require_used_semantics(all, selected, families);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

std::string refusal(const std::string& entries) {
  try {
    read(entries);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

bool refused(const std::string& entries, const std::string& reason) {
  const std::string text = refusal(entries);
  CAPTURE(text);
  return text.find("a.xml:") != std::string::npos && text.find(reason) != std::string::npos;
}

}  // namespace

TEST_CASE("an operation with its attributes") {
  const Semantics all = read(
      R"(<Operation Name="V_EXP_F32" Fidelity="bounded" Note="1 ulp" HighHalf="keep" Modifiers="raw" IgnoresExec="true"><Pcode> D0.f32 = S0.f32 </Pcode></Operation>)");
  REQUIRE(all.size() == 1);
  const SemanticsEntry& entry = all.at("V_EXP_F32");
  CHECK(entry.kind == SemanticsEntry::Kind::operation);
  CHECK(entry.pcode.text == " D0.f32 = S0.f32 ");
  CHECK(entry.fidelity == "bounded");
  CHECK(entry.note == "1 ulp");
  CHECK(entry.high_half == "keep");
  CHECK(entry.modifiers == "raw");
  CHECK(entry.ignores_exec);
  CHECK(entry.place.line == 2);
}

TEST_CASE("what DPP routes, and whether CLAMP and OMOD act") {
  const Semantics all = read(R"(<Family Name="V_{op}_U32" DppSource="{routed}" PlainResult="true">
    <Rows Parameters="op routed"><Row>SUB 0</Row><Row>SUBREV 1</Row></Rows>
    <Pcode>D0.u32 = S1.u32 - S0.u32</Pcode>
  </Family><Operation Name="V_ADD_U32"><Pcode>D0.u32 = S0.u32 + S1.u32</Pcode></Operation>)");
  CHECK(all.at("V_SUB_U32").dpp_source == "0");
  CHECK(all.at("V_SUBREV_U32").dpp_source == "1");
  CHECK(all.at("V_SUBREV_U32").plain_result);
  CHECK(all.at("V_ADD_U32").dpp_source == "0");
  CHECK_FALSE(all.at("V_ADD_U32").plain_result);
  CHECK(refused(R"(<Operation Name="A" DppSource="2"><Pcode>D0.u32 = S0.u32</Pcode></Operation>)", "it can be 0, 1"));
}

TEST_CASE("a family expands over all combinations, the last column takes the rest, values name parameters") {
  const Semantics all = read(R"(<Family Name="S_{op}_{type}">
    <Rows Parameters="op text"><Row>ADD S0.{view} + S1.{view}</Row><Row>NOP ""</Row></Rows>
    <Rows Parameters="type view"><Row>U32 u32</Row><Row>I32 i32</Row></Rows>
    <Pcode>D0.{view} = {text}; { D1.u1, x }</Pcode>
  </Family>)");
  CHECK(all.size() == 4);
  CHECK(all.at("S_ADD_I32").pcode.text == "D0.i32 = S0.i32 + S1.i32; { D1.u1, x }");
  CHECK(all.at("S_NOP_U32").pcode.text == "D0.u32 = ; { D1.u1, x }");
  CHECK(all.at("S_ADD_I32").family == "S_{op}_{type}");
}

TEST_CASE("memory, matrix and unsupported entries, alone and in families") {
  const Semantics all = read(R"(<Memory Name="DS_NOP" Action="none"/><Unsupported Name="S_RFE_B64" Reason="no traps"/>
    <Family Name="V_MFMA_{n}" Fidelity="not_public" Note="a model"><Rows Parameters="n"><Row>4</Row></Rows><Matrix A="f32" N="{n}"/></Family>)");
  CHECK(all.at("DS_NOP").kind == SemanticsEntry::Kind::memory);
  CHECK(all.at("DS_NOP").data == std::map<std::string, std::string>{{"Action", "none"}});
  CHECK(all.at("S_RFE_B64").note == "no traps");
  CHECK(all.at("V_MFMA_4").data == std::map<std::string, std::string>{{"A", "f32"}, {"N", "4"}});
  CHECK(all.at("V_MFMA_4").fidelity == "not_public");
}

TEST_CASE("entries for other ISAs are left out") {
  const std::string entries =
      R"(<Unsupported Name="S_A" Reason="r" Isas="rdna4"/><Unsupported Name="S_A" Reason="r" Isas="cdna3 cdna4"/>)";
  CHECK(read(entries).size() == 1);
  CHECK(read(entries, "rdna3").empty());
}

TEST_CASE("mistakes are refused") {
  CHECK(refused(R"(<Operation Name="A"><Pcode>x</Pcode></Operation><Unsupported Name="A" Reason="r"/>)",
                "A has an entry already, at "));
  CHECK(refused(R"(<Operation Name="A"><Pcode> </Pcode></Operation>)", "<Pcode> holds one piece of text"));
  CHECK(refused(R"(<Operation Name="A"/>)", "A has no <Pcode>"));
  CHECK(refused(R"(<Operation Name="A"><Pcode>x</Pcode><Pcode>y</Pcode></Operation>)", "an entry holds one"));
  CHECK(refused(R"(<Operation Name="A" Fidelity="good"><Pcode>x</Pcode></Operation>)",
                "it can be bounded, exact, extrapolated, not_public"));
  CHECK(refused(R"(<Operation Name="A" Fidelity="bounded"><Pcode>x</Pcode></Operation>)", "needs a Note"));
  CHECK(refused(R"(<Operation Name="A" Speed="high"><Pcode>x</Pcode></Operation>)", "unknown attribute Speed"));
  CHECK(refused(R"(<Unsupported Name="A" Reason=""/>)", "the reason is empty"));
  CHECK(refused(R"(<Family Name="A_{b}"><Rows Parameters="c"><Row>1</Row></Rows><Pcode>x</Pcode></Family>)",
                "parameter without value"));
  CHECK(refused(R"(<Family Name="A_{b}"><Rows Parameters="b c"><Row>1</Row></Rows><Pcode>x</Pcode></Family>)",
                "fewer than 2 columns"));
  CHECK(refused(R"(<Family Name="A_{b}"><Rows Parameters="b"><Row>{b}</Row></Rows><Pcode>x</Pcode></Family>)",
                "in a circle"));
  CHECK(refused(R"(<Instruction Name="A"/>)", "<Instruction> is no kind of entry"));
}

TEST_CASE("an entry for some ISAs comes before the one for all, rows can be for some, too") {
  const std::string entries = R"(<Operation Name="V_A" Isas="rdna4"><Pcode>D0.u32 = 1</Pcode></Operation>
    <Operation Name="V_A"><Pcode>D0.u32 = 2</Pcode></Operation>
    <Family Name="V_{x}"><Rows Parameters="x"><Row>B</Row><Row Isas="cdna3">C</Row></Rows><Pcode>D0.u32 = 3</Pcode></Family>)";
  CHECK(read(entries, "rdna4").at("V_A").pcode.text == "D0.u32 = 1");
  CHECK(read(entries, "cdna4").at("V_A").pcode.text == "D0.u32 = 2");
  CHECK(read(entries, "cdna4").count("V_C") == 0);
  CHECK(read(entries, "cdna3").count("V_C") == 1);
  CHECK(refused(R"(<Unsupported Name="A" Reason="r" Isas="cdna9"/>)",
                "Isas is \"cdna9\"; it can be *, cdna3, cdna4, rdna3, rdna4"));
  CHECK(
      refused(R"(<Unsupported Name="A" Reason="r" Isas="cdna4"/><Unsupported Name="A" Reason="r" Isas="cdna3 cdna4"/>)",
              "has an entry already"));
}

TEST_CASE("an entry for an ISA comes before one for its family, and that before the one for all") {
  const std::string entries = R"(<Operation Name="V_A"><Pcode>D0.u32 = 1</Pcode></Operation>
    <Operation Name="V_A" Families="gfx9 gfx12"><Pcode>D0.u32 = 2</Pcode></Operation>
    <Operation Name="V_A" Isas="cdna3"><Pcode>D0.u32 = 3</Pcode></Operation>)";
  CHECK(read(entries, "cdna3").at("V_A").pcode.text == "D0.u32 = 3");
  CHECK(read(entries, "cdna4").at("V_A").pcode.text == "D0.u32 = 2");
  CHECK(read(entries, "rdna4").at("V_A").pcode.text == "D0.u32 = 2");
  CHECK(read(entries, "rdna3").at("V_A").pcode.text == "D0.u32 = 1");
  CHECK(undecided(entries, "cdna4").empty());
  CHECK(refused(R"(<Unsupported Name="A" Reason="r" Families="gfx10"/>)",
                "Families is \"gfx10\"; it can be gfx11, gfx12, gfx9"));
  CHECK(refused(
      R"(<Unsupported Name="A" Reason="r" Families="gfx9"/><Unsupported Name="A" Reason="r" Families="gfx12 gfx9"/>)",
      "has an entry already"));
}

TEST_CASE("rows for a family meet those for its ISAs") {
  const std::string entries = R"(<Family Name="V_{a}_{b}">
    <Rows Parameters="a value"><Row Families="gfx9">X 1</Row><Row Families="gfx11" Isas="rdna4">X 2</Row></Rows>
    <Rows Parameters="b"><Row>A</Row><Row Isas="cdna3 rdna4">B</Row></Rows><Pcode>D0.u32 = {value}</Pcode></Family>)";
  CHECK(read(entries, "cdna4").at("V_X_A").pcode.text == "D0.u32 = 1");
  CHECK(read(entries, "cdna4").count("V_X_B") == 0);
  CHECK(read(entries, "cdna3").at("V_X_B").pcode.text == "D0.u32 = 1");
  CHECK(read(entries, "rdna3").at("V_X_A").pcode.text == "D0.u32 = 2");
  CHECK(read(entries, "rdna4").at("V_X_B").pcode.text == "D0.u32 = 2");
  CHECK(refused(R"(<Family Name="V_{a}" Families="gfx9"><Rows Parameters="a"><Row Isas="rdna4">A</Row></Rows>
    <Pcode>x</Pcode></Family>)",
                "have no ISA in common"));
}

TEST_CASE("the entry for all is not taken where another ISA of the family has its own, unless Isas says so") {
  const std::string own = R"(<Operation Name="V_A" Isas="cdna3"><Pcode>D0.u32 = 1</Pcode></Operation>
    )";
  const std::string general = own + R"(<Operation Name="V_A"><Pcode>D0.u32 = 2</Pcode></Operation>)";
  CHECK(undecided(general, "cdna4") == std::vector<std::string>{"V_A: the entry for all in line 3, cdna3's in line 2"});
  CHECK(undecided(general, "cdna3").empty());
  CHECK(undecided(general, "rdna3").empty());
  const std::string said = own + R"(<Operation Name="V_A" Isas="* cdna4"><Pcode>D0.u32 = 2</Pcode></Operation>)";
  CHECK(undecided(said, "cdna4").empty());
  CHECK(read(said, "cdna4").at("V_A").pcode.text == "D0.u32 = 2");
  CHECK(read(said, "rdna3").at("V_A").pcode.text == "D0.u32 = 2");
  CHECK(stale(said).empty());
  // An ISA of another family need not be named.
  CHECK(stale(own + R"(<Operation Name="V_A" Isas="* cdna4 rdna4"><Pcode>D0.u32 = 2</Pcode></Operation>)")
            .find("Isas names rdna4 beside \"*\", though no other ISA of its family") != std::string::npos);
  CHECK(refused(R"(<Unsupported Name="A" Reason="r" Isas="*"/>)", "says nothing"));
  CHECK(refused(R"(<Unsupported Name="A" Reason="r" Isas="* cdna4" Families="gfx12"/>)", "and Families for some"));
}

TEST_CASE("what says something of pseudocode is refused beside Memory and Matrix") {
  for (const char* const attribute :
       {"HighHalf=\"keep\"", "Modifiers=\"raw\"", "MachineReads=\"m0\"", "Host=\"mixed\"", "Unwritten=\"D0\""})
    for (const char* const kind : {"Memory", "Matrix"})
      CHECK(refused("<" + std::string(kind) + " Name=\"A\" " + attribute + "/>",
                    "is of operations with pseudocode alone"));
}

TEST_CASE("rows for different ISAs do not meet") {
  const std::string entries = R"(<Family Name="V_{a}_{b}">
    <Rows Parameters="a value"><Row>X 1</Row><Row Isas="cdna3">X 2</Row></Rows>
    <Rows Parameters="b"><Row>A</Row><Row Isas="rdna4">B</Row></Rows><Pcode>D0.u32 = {value}</Pcode></Family>)";
  CHECK(read(entries, "cdna3").at("V_X_A").pcode.text == "D0.u32 = 2");
  CHECK(read(entries, "rdna4").at("V_X_B").pcode.text == "D0.u32 = 1");
  CHECK(read(entries, "cdna3").count("V_X_B") == 0);
  CHECK(refused(R"(<Family Name="V_{a}" Isas="cdna3"><Rows Parameters="a"><Row>A</Row><Row Isas="cdna4">B</Row></Rows>
    <Pcode>x</Pcode></Family>)",
                "have no ISA in common"));
}

TEST_CASE("what an ISA lacks is stale, what has no entry is missing") {
  const test::Folder folder("semantics_isa");
  const Isa isa = read_isa(folder.write("isa.xml", test::amd_style));
  CHECK(missing_semantics(isa, read(R"(<Unsupported Name="S_MOV_B32" Reason="r"/>)")) ==
        std::vector<std::string>{"S_NOT_B32"});
  const AllSemantics all = read_all(R"(<Unsupported Name="S_GONE_B32" Reason="r"/>)");
  CHECK_THROWS_AS(require_used_semantics(all, {{"cdna4", select_semantics(all, isa, "cdna4", families)}}, families),
                  Error);
}
