#include "tables/family_element.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "model/isa.hpp"

namespace isagen {
namespace {

void require_attributes(const XmlFile& file, const pugi::xml_node node, const std::string& more) {
  if (more.empty()) return file.require_known_attributes(node, {"Isas", "Families"});
  file.require_known_attributes(node, {"Isas", "Families", std::string_view(more)});
}

/// Is the <Family> for the ISA in `folder`?
bool is_for(const XmlFile& file, const pugi::xml_node node, const std::string& folder, const IsaFamilies& families,
            const std::string& more) {
  require_attributes(file, node, more);
  if (!node.attribute("Isas") && !node.attribute("Families"))
    throw Error(file.place(node), "<Family> has neither Isas nor Families");
  const std::vector<std::string> isas = words(node.attribute("Isas").value()),
                                 of = words(node.attribute("Families").value());
  for (const std::string& isa : isas)
    if (families.count(isa) == 0) throw Error(file.place(node), "there is no ISA " + isa);
  for (const std::string& family : of)
    if (std::none_of(families.begin(), families.end(), [&](const auto& each) { return each.second == family; }))
      throw Error(file.place(node), "no ISA is of family " + family);
  return contains(isas, folder) || contains(of, families.at(folder));
}

}  // namespace

pugi::xml_node family_element(const XmlFile& file, const pugi::xml_node root, const std::string& path,
                              const std::string& folder, const IsaFamilies& families, const std::string& more) {
  pugi::xml_node found;
  for (const pugi::xml_node family : root.children()) {
    if (family.type() != pugi::node_element) continue;
    if (std::string(family.name()) != "Family")
      throw Error(file.place(family), std::string("<") + family.name() + "> is no <Family>");
    if (!is_for(file, family, folder, families, more)) continue;
    if (found) throw Error(file.place(family), folder + " has another <Family> already");
    found = family;
  }
  if (!found)
    throw Error({path, 0},
                "no <Family> has " + folder + " among its Isas, or " + families.at(folder) + " among its Families");
  return found;
}

std::string instruction_of(const XmlFile& file, const pugi::xml_node node, const Isa& isa) {
  const std::string name = file.attribute(node, "Instruction");
  if (std::none_of(isa.instructions.begin(), isa.instructions.end(),
                   [&](const Instruction& instruction) { return instruction.name == name; }))
    throw Error(file.place(node), isa.architecture + " has no " + name);
  return name;
}

}  // namespace isagen
