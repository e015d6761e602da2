// Attributes that say what pseudocode cannot: what is missing, unknown or contradicts the pseudocode is refused, with
// file and line.
#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <string>

#include "commands/project.hpp"
#include "error.hpp"
#include "files.hpp"
#include "model/trait_attributes.hpp"
#include "model/xml_file.hpp"

using namespace isagen;
using test::replaced;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

/// What generation says of a tree in which `old` stands as `now` in a file of vendor-xml/semantics.
std::string refusal(const std::string& file, const std::string& old, const std::string& now) {
  const std::string path = "vendor-xml/semantics/" + file;
  const test::Folder folder("traits");
  test::link_tree(folder, root, {{path, replaced(read_file(root + "/" + path), old, now)}});
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
  CHECK(says(refusal("vop1.xml", "<Family Name=\"V_{name}\" Timing=\"nothing\">", "<Family Name=\"V_{name}\">"),
             "vop1\\.xml:[0-9]+: V_NOP does nothing, and no attribute Timing says what it is there for"));
  CHECK(says(refusal("sopp.xml", "<Operation Name=\"S_SLEEP\">", "<Operation Name=\"S_SLEEP\" Timing=\"hint\">"),
             "sopp\\.xml:[0-9]+: S_SLEEP: Timing is of instructions that do nothing, and this one does something"));
  CHECK(says(refusal("sopp.xml", "<Row>S_WAITCNT wait_counters</Row>", "<Row>S_WAITCNT hint</Row>"),
             "wait_counters\\.xml:[0-9]+: S_WAITCNT has no Timing=\"wait_counters\""));
}

TEST_CASE("what waits for counters has a row that says for which, of ISAs and families that are there") {
  CHECK(says(refusal("sopp.xml", "<Row>S_DELAY_ALU hint</Row>", "<Row>S_DELAY_ALU wait_counters</Row>"),
             "sopp\\.xml:[0-9]+: S_DELAY_ALU has Timing=\"wait_counters\", and no <Wait> of rdna3 in "
             "vendor-xml/wait_counters\\.xml says for which it waits"));
  CHECK(says(refusal("../wait_counters.xml", "<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 rdna5\">"),
             "wait_counters\\.xml:[0-9]+: there is no ISA rdna5"));
  CHECK(says(refusal("../wait_counters.xml", "Families=\"gfx11\"", "Families=\"gfx11 gfx13\""),
             "wait_counters\\.xml:[0-9]+: no ISA is of family gfx13"));
}

TEST_CASE("caches: of ISAs, instructions, fields and caches that are there") {
  const auto refused = [](const std::string& old, const std::string& now, const std::string& pattern) {
    return says(refusal("../caches.xml", old, now), "caches\\.xml:[0-9]+: " + pattern);
  };
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 rdna5\">", "there is no ISA rdna5"));
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4 cdna4\">", "cdna4 has another <Family> already"));
  CHECK(refused("<Family Isas=\"rdna4\">", "<Family Isas=\"rdna4\" Near=\"two\">", "Near is \"two\"; it can be one"));
  CHECK(refused("Instruction=\"BUFFER_WBL2\"", "Instruction=\"GLOBAL_WB\"", ".*CDNA.* has no GLOBAL_WB"));
  CHECK(refused("<Load Field=\"dlc\"", "<Load Field=\"dlz\"", "'dlz' is no field of "));
  CHECK(refused("Caches=\"far\"/>", "Caches=\"farther\"/>", "'farther' is no cache; there are near, far and scalar"));
  CHECK(refused("Counter=\"vmcnt\"", "Counter=\"vmcount\"", "'vmcount' is no counter of lockstep::WaitCounter"));
  CHECK(says(refusal("../caches.xml", "<Family Isas=\"cdna3 cdna4\">", "<Family Isas=\"cdna3\">"),
             "no <Family> has cdna4 among its Isas"));
}

TEST_CASE("Host is of operations that the generator derives nothing from") {
  CHECK(
      says(refusal("vop3p.xml", "<Family Name=\"V_PK_{op}_F16\" Modifiers=\"packed16\">",
                   "<Family Name=\"V_PK_{op}_F16\" Modifiers=\"packed16\" Host=\"mixed\">"),
           "vop3p\\.xml:[0-9]+:1: V_PK_MIN_NUM_F16: its pseudocode says that it is smaller: Host=\"mixed\" must not"));
  CHECK(says(
      refusal("vop2.xml", "<Operation Name=\"V_DOT2C_I32_I16\"", "<Operation Name=\"V_DOT2C_I32_I16\" Host=\"mixed\""),
      "vop2\\.xml:[0-9]+: V_DOT2C_I32_I16 has Host=\"mixed\" and is not in [^\\n]*frequent_operations\\.xml"));
}

TEST_CASE("Exceptions is of operations whose pseudocode does not say the rule") {
  CHECK(says(refusal("vop3_float.xml", "<Operation Name=\"V_FMA_F16\"",
                     "<Operation Name=\"V_FMA_F16\" Exceptions=\"division_step\""),
             "vop3_float\\.xml:[0-9]+: V_FMA_F16: its pseudocode says which exceptions it raises"));
  CHECK(says(words_refused("Exceptions", "sum"), "it can be division_fixup, division_step, integer_reciprocal"));
}

TEST_CASE("dot products, VCC, parts of results and images") {
  CHECK(says(
      refusal("vop3p.xml", "<Operation Name=\"V_DOT2_F16_F16\" Dot=\"plain\"", "<Operation Name=\"V_DOT2_F16_F16\""),
      "vop3p\\.xml:[0-9]+: V_DOT2_F16_F16 sums products, and no attribute Dot says so"));
  CHECK(says(refusal("vop3p.xml", "Modifiers=\"raw\" Fidelity", "Modifiers=\"raw\" ResultPart=\"always\" Fidelity"),
             "vop3p\\.xml:[0-9]+: V_[A-Z0-9_]+: ResultPart is of instructions that put their result where OPSEL says"));
  CHECK(says(refusal("vop3p.xml", "Modifiers=\"raw\" Fidelity", "Modifiers=\"raw\" ForwardsVcc=\"false\" Fidelity"),
             "vop3p\\.xml:[0-9]+: V_[A-Z0-9_]+: ForwardsVcc is of vector instructions that read VCC"));
  CHECK(says(
      refusal("graphics.xml", "Image=\"{action}\" ImageTakes=\"{takes}\" ", ""),
      "graphics\\.xml:[0-9]+: IMAGE_[A-Z0-9_]+ is an image instruction, and no attribute Image says what it does"));
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
