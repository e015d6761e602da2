// Evidence from hardware: what an entry makes of an instruction's fidelity, and what it cannot say.
#include "model/silicon.hpp"

#include <doctest/doctest.h>

#include <string>

#include "error.hpp"
#include "files.hpp"

using namespace isagen;

namespace {

struct Model {
  test::Folder folder{"silicon"};
  Semantics semantics;

  Model() {
    for (const char* name : {"V_RCP_F32", "V_RSQ_F32"}) {
      SemanticsEntry entry;
      entry.name = name;
      entry.fidelity = "bounded";
      entry.note = "1 ulp";
      semantics.emplace(name, entry);
    }
    SemanticsEntry absent;
    absent.kind = SemanticsEntry::Kind::unsupported;
    semantics.emplace("V_NONE", absent);
  }

  /// The error's text, or "".
  std::string apply(const std::string& entries, const std::string& isa = "rdna4") {
    const std::string path = folder.write("silicon.xml", "<Silicon>\n" + entries + "\n</Silicon>\n");
    try {
      apply_silicon(path, isa, {"rdna3", "rdna4"}, {"gfx1201", "gfx1200"}, semantics);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }
};

const std::string rcp = R"(<Recorded Isas="rdna4" Targets="gfx1201 gfx1100" Instructions="V_RCP_F32" Evidence="ten"/>)";

bool has(const std::string& text, const std::string& part) {
  CAPTURE(text);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("an instruction is silicon where results were recorded, and keeps what holds of rounding") {
  Model model;
  REQUIRE(model.apply(rcp) == "");
  const SemanticsEntry& entry = model.semantics.at("V_RCP_F32");
  CHECK(entry.fidelity == "silicon");
  CHECK(entry.note == "results of gfx1201, gfx1100: ten; extrapolated to gfx1200");
  CHECK(entry.recorded == std::vector<std::string>{"gfx1201"});
  CHECK(entry.rounded_fidelity == "bounded");
  CHECK(entry.rounded_note == "1 ulp");
  CHECK(model.semantics.at("V_RSQ_F32").fidelity == "bounded");
  CHECK(model.semantics.at("V_RSQ_F32").rounded_fidelity.empty());
}

TEST_CASE("it is extrapolated where none were, and where the rule is no more than a guess") {
  Model model;
  CHECK(model.apply(rcp, "rdna3") == "");
  CHECK(model.semantics.at("V_RCP_F32").fidelity == "bounded");
  CHECK(model.apply(R"(<Recorded Isas="rdna4" Targets="gfx1100" Instructions="V_RCP_F32" Evidence="ten"/>)") == "");
  CHECK(model.semantics.at("V_RCP_F32").fidelity == "extrapolated");
  CHECK(model.semantics.at("V_RCP_F32").recorded.empty());
  CHECK(model.semantics.at("V_RCP_F32").note == "from results of gfx1100: ten");
  CHECK(
      model.apply(
          R"(<Recorded Isas="rdna4" Targets="gfx1201" Instructions="V_RSQ_F32" Holds="where_recorded" Evidence="ten"/>)") ==
      "");
  CHECK(model.semantics.at("V_RSQ_F32").fidelity == "extrapolated");
}

TEST_CASE("mistakes have their place") {
  Model model;
  CHECK(has(model.apply(R"(<Recorded Isas="rdna4" Targets="gfx1201" Instructions="V_RCP_F32" Evidence=""/>)"),
            "silicon.xml:2: the entry has no evidence"));
  CHECK(has(model.apply(R"(<Recorded Isas="rdna5" Targets="gfx1201" Instructions="V_RCP_F32" Evidence="x"/>)"),
            "there is no ISA rdna5"));
  CHECK(has(model.apply(R"(<Recorded Isas="rdna4" Targets="gfx1201" Instructions="V_SIN_F32" Evidence="x"/>)"),
            "rdna4 has no instruction V_SIN_F32 with semantics"));
  CHECK(has(model.apply(R"(<Recorded Isas="rdna4" Targets="gfx1201" Instructions="V_NONE" Evidence="x"/>)"),
            "rdna4 has no instruction V_NONE"));
  CHECK(has(model.apply(R"(<Recorded Isas="rdna4" Targets="" Instructions="V_RCP_F32" Evidence="x"/>)"),
            "Targets names none"));
  CHECK(has(
      model.apply(R"(<Recorded Isas="rdna4" Targets="gfx1201" Instructions="V_RCP_F32" Holds="maybe" Evidence="x"/>)"),
      "it can be everywhere, where_recorded"));
  CHECK(has(model.apply(R"(<Seen Isas="rdna4"/>)"), "<Seen> is not <Recorded>"));
  CHECK(has(model.apply(rcp + rcp), "V_RCP_F32 has an entry already"));
}
