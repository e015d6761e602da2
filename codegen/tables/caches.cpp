#include "tables/caches.hpp"

#include "lockstep/isa/wait_counter.hpp"
#include "model/xml_file.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/family_element.hpp"

namespace isagen {
namespace {

/// "near far" -> "{CacheSet::near | CacheSet::far}".
std::string cache_set(const XmlFile& file, const pugi::xml_node node) {
  std::string set;
  for (const std::string& word : words(file.attribute(node, "Caches"))) {
    if (word != "near" && word != "far" && word != "scalar")
      throw Error(file.place(node), "'" + word + "' is no cache; there are near, far and scalar");
    set += (set.empty() ? "CacheSet::" : " | CacheSet::") + word;
  }
  return "{" + set + "}";
}

/// ", .has_field = true, .field = Field::sc1, .value = 1"; nothing where the element names no field.
std::string condition(const XmlFile& file, const pugi::xml_node node, const Names& names) {
  if (!node.attribute("Field")) return {};
  const std::string field = file.attribute(node, "Field");
  if (names.fields().count(field) == 0)
    throw Error(file.place(node), "'" + field + "' is no field of " + names.path());
  const std::int64_t value = file.integer(node, "Value");
  if (value < 0 || value > 255) throw Error(file.place(node), "Value is 0 to 255");
  return ", .has_field = true, .field = Field::" + field + ", .value = " + std::to_string(value);
}

std::string counter_of(const XmlFile& file, const pugi::xml_node node) {
  const std::string name = file.attribute(node, "Counter");
  for (std::size_t i = 0; i < lockstep::wait_counters; ++i)
    if (name == lockstep::wait_counter_name(static_cast<lockstep::WaitCounter>(i)))
      return ", .counter = WaitCounter::" + name;
  throw Error(file.place(node), "'" + name + "' is no counter of lockstep::WaitCounter");
}

/// The members of a lockstep::CacheRule.
std::string rule(const XmlFile& file, const pugi::xml_node node, const Isa& isa, const Names& names) {
  const std::string kind = node.name();
  const auto opcode = [&] {
    return ", .opcode = static_cast<std::uint16_t>(Opcode::" + enumerator(instruction_of(file, node, isa)) + ")";
  };
  const auto text = [&] { return ", .text = \"" + file.attribute(node, "Text") + "\""; };
  if (kind == "Load") {
    file.require_known_attributes(node, {"Field", "Value", "Caches"});
    return ".action = CacheAction::load" + condition(file, node, names) + ", .caches = " + cache_set(file, node);
  }
  if (kind == "Store") {
    file.require_known_attributes(node, {"Field", "Value"});
    return ".action = CacheAction::store" + condition(file, node, names);
  }
  if (kind == "Invalidate") {
    file.require_known_attributes(node, {"Instruction", "Field", "Value", "Caches", "Text"});
    return ".action = CacheAction::invalidate" + opcode() + condition(file, node, names) +
           ", .caches = " + cache_set(file, node) + text();
  }
  if (kind == "WriteBack") {
    file.require_known_attributes(node, {"Instruction", "Field", "Value", "Counter", "Text"});
    return ".action = CacheAction::write_back" + opcode() + condition(file, node, names) + counter_of(file, node) +
           text();
  }
  throw Error(file.place(node), "<" + kind + "> is none of <Load>, <Store>, <Invalidate> and <WriteBack>");
}

}  // namespace

OutputFile render_caches(const std::string& root, const std::string& path, const Isa& isa, const std::string& folder,
                         const IsaFamilies& families, const Names& names, const Renderer& renderer) {
  const XmlFile file(root + "/" + path);
  const pugi::xml_node family = family_element(file, file.root("Caches"), path, folder, families, "Near");
  const std::string near = family.attribute("Near").value();
  if (!near.empty() && near != "one") throw Error(file.place(family), "Near is \"" + near + "\"; it can be one");
  Value::List rules;
  for (const pugi::xml_node node : family.children())
    if (node.type() == pugi::node_element)
      rules.push_back(Value::Record{{"fields", rule(file, node, isa, names)}});
  return renderer.render("generated/" + folder + "/caches.hpp", "caches.hpp.mustache",
                         {{"isa", folder}, {"near_is_one", near.empty() ? "false" : "true"}, {"rules", rules}}, {path});
}

}  // namespace isagen
