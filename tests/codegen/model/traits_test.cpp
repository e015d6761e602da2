// Attributes that say what pseudocode cannot: what is missing, unknown or contradicts the pseudocode is refused, with
// file and line.
#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <regex>
#include <string>
#include <vector>

#include "commands/project.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/trait_attributes.hpp"
#include "model/xml_file.hpp"
#include "tables/caches.hpp"

using namespace isagen;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

/// In a file of vendor-xml/semantics `old` stands as `now`.
struct Change {
  std::string file, old, now;
};

/// What generation says of a tree with these changes. Generation takes long: mistakes that do not hide each other are
/// in one tree.
std::string refusal(const std::vector<Change>& changes) {
  std::map<std::string, std::string> files;
  for (const Change& change : changes) {
    const std::string path = "vendor-xml/semantics/" + change.file;
    const std::string text = files.count(path) != 0 ? files.at(path) : read_file(root + "/" + path);
    files[path] = replaced(text, change.old, change.now);
  }
  const test::Folder folder("traits");
  test::link_tree(folder, root, files);
  std::vector<std::string> notes;
  try {
    generate_all({folder.path(), false}, notes);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

bool says(const std::string& text, const std::string& pattern) {
  CAPTURE(text);
  return std::regex_search(text, std::regex(pattern));
}

std::string words_refused(const std::string& name, const std::string& text) {
  try {
    require_trait_words(name, text, {"a.xml", 3});
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("an instruction that does nothing says what it is for, and no other does") {
  const std::string error =
      refusal({{"vop1.xml", "<Family Name=\"V_{name}\" Timing=\"nothing\">", "<Family Name=\"V_{name}\">"},
               {"sopp.xml", "<Operation Name=\"S_SLEEP\">", "<Operation Name=\"S_SLEEP\" Timing=\"hint\">"},
               {"sopp.xml", "<Row>S_WAITCNT wait_counters</Row>", "<Row>S_WAITCNT hint</Row>"}});
  CHECK(says(error, "vop1\\.xml:[0-9]+: V_NOP does nothing, and no attribute Timing says what it is there for"));
  CHECK(says(error,
             "sopp\\.xml:[0-9]+: S_SLEEP: Timing is of instructions that do nothing, and this one does something"));
  CHECK(says(error, "wait_counters\\.xml:[0-9]+: S_WAITCNT has no Timing=\"wait_counters\""));
}

TEST_CASE("what waits for counters has a row that says for which, of ISAs and families that are there") {
  CHECK(says(refusal({{"sopp.xml", "<Row>S_DELAY_ALU hint</Row>", "<Row>S_DELAY_ALU wait_counters</Row>"}}),
             "sopp\\.xml:[0-9]+: S_DELAY_ALU has Timing=\"wait_counters\", and no <Wait> of rdna3 in "
             "vendor-xml/wait_counters\\.xml says for which it waits"));
  CHECK(says(refusal({{"../wait_counters.xml", "<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 rdna5\">"}}),
             "wait_counters\\.xml:[0-9]+: there is no ISA rdna5"));
  CHECK(says(refusal({{"../wait_counters.xml", "Families=\"gfx11\"", "Families=\"gfx11 gfx13\""}}),
             "wait_counters\\.xml:[0-9]+: no ISA is of family gfx13"));
}

TEST_CASE("caches: of ISAs, instructions, fields and caches that are there") {
  // The ISAs are read once, and their caches rendered as generation does.
  const std::vector<IsaTarget> targets = isa_targets(root);
  const IsaFamilies families = isa_families(targets);
  const Names names(root + "/" + names_file);
  UsedOverrides used;
  std::vector<std::unique_ptr<Isa>> isas;
  std::vector<CachesInput> input;
  for (const IsaTarget& target : targets) {
    isas.push_back(std::make_unique<Isa>(corrected_isa(root, target, names, used)));
    input.push_back({isas.back().get(), target.folder, target.processors.front()});
  }
  const Renderer renderer(root + "/codegen/templates", "isagen generate");
  const std::string own = read_file(root + "/" + caches_file);
  const auto refused = [&](const std::string& old, const std::string& now, const std::string& pattern) {
    const test::Folder folder("caches");
    folder.write(caches_file, replaced(own, old, now));
    try {
      render_caches(folder.path(), caches_file, input, families, names, renderer);
    } catch (const Error& error) {
      return says(error.what(), "caches\\.xml:[0-9]+: " + pattern);
    }
    return false;
  };
  CHECK_NOTHROW(render_caches(root, caches_file, input, families, names, renderer));
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 rdna5\">", "there is no ISA rdna5"));
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 cdna4\">", "cdna4 has another <Family> already"));
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4\" Near=\"two\">", "Near is \"two\"; it can be one"));
  CHECK(refused("Instruction=\"BUFFER_WBL2\"", "Instruction=\"GLOBAL_WB\"", ".*CDNA.* has no GLOBAL_WB"));
  CHECK(refused("<Load Field=\"dlc\"", "<Load Field=\"dlz\"", "'dlz' is no field of "));
  CHECK(refused("Caches=\"far\"/>", "Caches=\"farther\"/>", "'farther' is no cache; there are near, far and scalar"));
  CHECK(refused("Counter=\"vmcnt\"", "Counter=\"vmcount\"", "'vmcount' is no counter of lockstep::WaitCounter"));
  // Generation asks for them, too.
  CHECK(says(refusal({{"../caches.xml", "<Family Isas=\"cdna3 cdna4\">", "<Family Isas=\"cdna3\">"}}),
             "no <Family> has cdna4 among its Isas"));
}

TEST_CASE("Host is of operations that the generator derives nothing from") {
  const std::string error = refusal(
      {{"vop3p.xml", "<Family Name=\"V_PK_{op}_F16\" Modifiers=\"packed16\">",
        "<Family Name=\"V_PK_{op}_F16\" Modifiers=\"packed16\" Host=\"mixed\">"},
       {"vop2.xml", "<Operation Name=\"V_DOT2C_I32_I16\"", "<Operation Name=\"V_DOT2C_I32_I16\" Host=\"mixed\""}});
  CHECK(
      says(error,
           "vop3p\\.xml:[0-9]+:1: V_PK_MIN_NUM_F16: its pseudocode says that it is smaller: Host=\"mixed\" must not"));
  CHECK(says(error,
             "vop2\\.xml:[0-9]+: V_DOT2C_I32_I16 has Host=\"mixed\" and is not in [^\\n]*frequent_operations\\.xml"));
}

TEST_CASE("Exceptions is of operations whose pseudocode does not say the rule") {
  CHECK(says(refusal({{"vop3_float.xml", "<Operation Name=\"V_FMA_F16\"",
                       "<Operation Name=\"V_FMA_F16\" Exceptions=\"division_step\""}}),
             "vop3_float\\.xml:[0-9]+: V_FMA_F16: its pseudocode says which exceptions it raises"));
  CHECK(says(words_refused("Exceptions", "sum"), "it can be division_fixup, division_step, integer_reciprocal"));
}

TEST_CASE("dot products, VCC, parts of results and images") {
  const auto raw = [](const std::string& more) {
    return refusal({{"vop3p.xml", "Modifiers=\"raw\" Fidelity", "Modifiers=\"raw\" " + more + " Fidelity"}});
  };
  const std::string error =
      refusal({{"vop3p.xml", "<Operation Name=\"V_DOT2_F16_F16\" Dot=\"plain\"", "<Operation Name=\"V_DOT2_F16_F16\""},
               {"graphics.xml", "Image=\"{action}\" ImageTakes=\"{takes}\" ", ""}});
  CHECK(says(error, "vop3p\\.xml:[0-9]+: V_DOT2_F16_F16 sums products, and no attribute Dot says so"));
  CHECK(says(
      error,
      "graphics\\.xml:[0-9]+: IMAGE_[A-Z0-9_]+ is an image instruction, and no attribute Image says what it does"));
  CHECK(says(raw("ResultPart=\"always\""),
             "vop3p\\.xml:[0-9]+: V_[A-Z0-9_]+: ResultPart is of instructions that put their result where OPSEL says"));
  CHECK(says(raw("ForwardsVcc=\"false\""),
             "vop3p\\.xml:[0-9]+: V_[A-Z0-9_]+: ForwardsVcc is of vector instructions that read VCC"));
}

TEST_CASE("words that an attribute does not have") {
  CHECK(words_refused("Timing", "wait_all").empty());
  CHECK(words_refused("ImageTakes", "").empty());
  CHECK(words_refused("ImageTakes", "compare bias").empty());
  CHECK(words_refused("Timing", "wait_al") ==
        "a.xml:3: Timing is \"wait_al\"; it can be hint, idle, nothing, wait_all, wait_alu, wait_counters, wait_event");
  CHECK(words_refused("Dot", "") == "a.xml:3: Dot has one word: packed, plain");
  CHECK(words_refused("Dot", "packed plain") == "a.xml:3: Dot has one word: packed, plain");
  CHECK(words_refused("ImageTakes", "compare depth").find("ImageTakes is \"depth\"; it can be ") != std::string::npos);
}
