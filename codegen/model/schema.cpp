#include "model/schema.hpp"

#include <map>

namespace isagen {
namespace {

/// Versions of the schema that AMD has published and isagen reads: that of AMD's first tools (2024), and that of the
/// files of 2026-02-20 (seen: CDNA3, CDNA4, RDNA3.5, RDNA4), and that of CDNA5's of 2026-08-03, which numbers
/// conditions and has the halves of dual issue as encodings of their own.
constexpr std::string_view known_versions[] = {"1.0.0", "1.1.1", "1.2.0"};

/// The attributes that the schema gives its elements; elements that are not listed have none.
const std::map<std::string_view, std::set<std::string_view>>& attributes_of_elements() {
  static const std::map<std::string_view, std::set<std::string_view>> known{
      {"Encoding", {"Order"}},
      {"EncodingIdentifierMask", {"Radix"}},
      {"EncodingCondition", {"Id"}},
      {"EncodingIdentifier", {"Radix"}},
      {"Field", {"IsConditional", "Signedness"}},
      {"BitMap", {"Order"}},
      {"BitLayout", {"RangeCount"}},
      {"Range", {"Order"}},
      {"op", {"type"}},
      {"id", {"val"}},
      {"lit", {"val"}},
      {"t", {"base", "size"}},
      {"Opcode", {"Radix"}},
      {"Value", {"Radix"}},
      {"Operand", {"Input", "Output", "IsImplicit", "IsBinaryMicrocodeRequired", "Order"}},
      {"OperandType", {"IsPartitioned"}}};
  return known;
}

}  // namespace

std::string SchemaCheck::version(pugi::xml_node document) {
  known_children(document, {"Copyright", "Sensitivity", "License", "ReleaseDate", "SchemaVersion"});
  const std::string version = file_.text(document, "SchemaVersion");
  std::string list;
  bool patch = false;
  for (const std::string_view known : known_versions) {
    if (version == known) return version;
    list += (list.empty() ? "" : " and ") + std::string(known);
    const std::string_view minor = known.substr(0, known.rfind('.') + 1);
    patch = patch || (version.starts_with(minor) && version.size() > minor.size() &&
                      version.find_first_not_of("0123456789", minor.size()) == std::string::npos);
  }
  const pugi::xml_node node = document.child("SchemaVersion");
  if (!patch) throw Error(file_.place(node), "schema version " + version + " is not one that isagen reads: " + list);
  note_once("", node, "schema version " + version + " has not been tried with isagen, which knows " + list);
  return version;
}

void SchemaCheck::known_children(pugi::xml_node node, std::initializer_list<std::string_view> names) {
  for (const pugi::xml_node child : node.children()) {
    if (child.type() != pugi::node_element) continue;
    bool known = false;
    for (const std::string_view name : names) known = known || name == child.name();
    if (!known)
      note_once(std::string(node.name()) + "/" + child.name(), child,
                std::string("<") + child.name() + "> in <" + node.name() + "> is not known; ignored");
  }
}

void SchemaCheck::known_attributes(pugi::xml_node node) {
  const auto known = attributes_of_elements().find(node.name());
  for (const pugi::xml_attribute attribute : node.attributes())
    if (known == attributes_of_elements().end() || known->second.count(attribute.name()) == 0)
      note_once(std::string(node.name()) + "@" + attribute.name(), node,
                std::string("attribute ") + attribute.name() + " of <" + node.name() + "> is not known; ignored");
  for (const pugi::xml_node child : node.children())
    if (child.type() == pugi::node_element) known_attributes(child);
}

void SchemaCheck::note_once(const std::string& key, pugi::xml_node node, const std::string& text) {
  if (noted_.insert(key).second) notes_.push_back(file_.place(node).text() + ": " + text);
}

}  // namespace isagen
