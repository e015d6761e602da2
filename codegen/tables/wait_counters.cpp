#include "tables/wait_counters.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <string_view>
#include <vector>

#include "lockstep/isa/wait_counter.hpp"
#include "model/xml_file.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/family_element.hpp"

namespace isagen {
namespace {

constexpr std::array<std::string_view, lockstep::access_classes - 1> accesses = {
    "vector_load", "vector_store", "flat_load", "flat_store", "lds", "scalar", "message", "async", "tensor", "sample"};

void require_counter(const XmlFile& file, const pugi::xml_node node, const std::string& name) {
  for (std::size_t i = 0; i < lockstep::wait_counters; ++i)
    if (name == lockstep::wait_counter_name(static_cast<lockstep::WaitCounter>(i))) return;
  throw Error(file.place(node), "'" + name + "' is no counter of lockstep::WaitCounter");
}

/// "15:14" -> "{14, 2}".
std::string bit_range(const XmlFile& file, const pugi::xml_node node, const std::string& text) {
  unsigned high = 0, low = 0;
  int used = 0;
  if (std::sscanf(text.c_str(), "%2u:%2u%n", &high, &low, &used) != 2 || used != static_cast<int>(text.size()) ||
      high > 15 || low > high)
    throw Error(file.place(node), "'" + text + "' is not HIGH:LOW within SIMM16");
  return "{" + std::to_string(low) + ", " + std::to_string(high - low + 1) + "}";
}

Value::Record raises_row(const XmlFile& file, const pugi::xml_node node) {
  file.require_known_attributes(node, {"Access", "Counters"});
  const std::string access = file.attribute(node, "Access");
  if (std::find(accesses.begin(), accesses.end(), access) == accesses.end())
    throw Error(file.place(node), "'" + access + "' is no access of lockstep::AccessClass");
  std::string counters;
  for (const std::string& word : words(file.attribute(node, "Counters"))) {
    require_counter(file, node, word);
    counters += (counters.empty() ? "" : ", ") + word;
  }
  return {{"access", access}, {"counters", counters}};
}

/// Does the entry of an instruction say that it waits for counters?
bool waits_for_counters(const SemanticsEntry& entry) {
  const auto timing = entry.traits.find("Timing");
  return timing != entry.traits.end() && timing->second == "wait_counters";
}

Value::Record wait_row(const XmlFile& file, const pugi::xml_node node, const Isa& isa, const Semantics& semantics) {
  file.require_known_attributes(node, {"Instruction", "Counter", "Bits"});
  const std::string counter = file.attribute(node, "Counter");
  require_counter(file, node, counter);
  const std::string name = instruction_of(file, node, isa);
  if (const auto entry = semantics.find(name); entry == semantics.end() || !waits_for_counters(entry->second))
    throw Error(file.place(node), name + " has no Timing=\"wait_counters\" in vendor-xml/semantics");
  std::string bits;
  const std::vector<std::string> ranges = words(file.attribute(node, "Bits"));
  if (ranges.empty() || ranges.size() > 2) throw Error(file.place(node), "Bits has one range, or two");
  for (const std::string& range : ranges) bits += (bits.empty() ? "{" : ", {") + bit_range(file, node, range).substr(1);
  return {{"opcode", enumerator(name)}, {"counter", counter}, {"bits", "{" + bits + "}"}};
}

/// Every instruction that waits for counters has a row that says for which.
void require_rows(const std::string& path, const Semantics& semantics, const std::string& folder,
                  const std::set<std::string>& with_row) {
  Errors errors;
  for (const auto& [name, entry] : semantics)
    if (waits_for_counters(entry) && with_row.count(name) == 0)
      errors.add(entry.place, name + " has Timing=\"wait_counters\", and no <Wait> of " + folder + " in " + path +
                                  " says for which it waits");
  errors.require_none();
}

}  // namespace

OutputFile render_wait_counters(const std::string& root, const std::string& path, const Isa& isa,
                                const Semantics& semantics, const std::string& folder, const IsaFamilies& families,
                                const Renderer& renderer) {
  const XmlFile file(root + "/" + path);
  Value::List raises, waits;
  std::set<std::string> with_row;
  const pugi::xml_node family = family_element(file, file.root("WaitCounters"), path, folder, families);
  for (const pugi::xml_node node : family.children()) {
    if (node.type() != pugi::node_element) continue;
    const std::string name = node.name();
    if (name == "Raises") {
      raises.push_back(raises_row(file, node));
    } else if (name == "Wait") {
      waits.push_back(wait_row(file, node, isa, semantics));
      with_row.insert(file.attribute(node, "Instruction"));
    } else {
      throw Error(file.place(node), "<" + name + "> is neither <Raises> nor <Wait>");
    }
  }
  require_rows(path, semantics, folder, with_row);
  return renderer.render("generated/" + folder + "/wait_counters.hpp", "wait_counters.hpp.mustache",
                         {{"isa", folder}, {"raises", raises}, {"waits", waits}}, {path});
}

}  // namespace isagen
