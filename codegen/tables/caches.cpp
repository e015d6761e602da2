#include "tables/caches.hpp"

#include <algorithm>
#include <iterator>

#include "lockstep/isa/wait_counter.hpp"
#include "model/xml_file.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/family_element.hpp"

namespace isagen {
namespace {

/// "near far" -> "CacheSet::near | CacheSet::far".
std::string cache_set(const XmlFile& file, const pugi::xml_node node) {
  std::string set;
  for (const std::string& word : words(file.attribute(node, "Caches"))) {
    if (word != "near" && word != "far" && word != "scalar")
      throw Error(file.place(node), "'" + word + "' is no cache; there are near, far and scalar");
    set += (set.empty() ? "CacheSet::" : " | CacheSet::") + word;
  }
  return set;
}

/// Which instructions a rule is for: has_field, field and value of a lockstep::CacheRule.
std::string condition(const XmlFile& file, const pugi::xml_node node, const Names& names) {
  if (!node.attribute("Field")) return "false, Field{}, 0";
  const std::string field = file.attribute(node, "Field");
  if (names.fields().count(field) == 0) throw Error(file.place(node), "'" + field + "' is no field of " + names.path());
  const std::int64_t value = file.integer(node, "Value");
  if (value < 0 || value > 255) throw Error(file.place(node), "Value is 0 to 255");
  return "true, Field::" + field + ", " + std::to_string(value);
}

std::string counter_of(const XmlFile& file, const pugi::xml_node node) {
  const std::string name = file.attribute(node, "Counter");
  for (std::size_t i = 0; i < lockstep::wait_counters; ++i)
    if (name == lockstep::wait_counter_name(static_cast<lockstep::WaitCounter>(i))) return "WaitCounter::" + name;
  throw Error(file.place(node), "'" + name + "' is no counter of lockstep::WaitCounter");
}

/// What an element says: the attributes that it has besides Field and Value, and the enumerator of its action.
struct Kind {
  const char *element, *action;
  bool instruction, caches, counter;
};
constexpr Kind kinds[] = {{"Load", "load", false, true, false},
                          {"Store", "store", false, false, false},
                          {"Invalidate", "invalidate", true, true, false},
                          {"WriteBack", "write_back", true, false, true}};

/// The members of a lockstep::CacheRule.
std::string rule(const XmlFile& file, const pugi::xml_node node, const Isa& isa, const Names& names) {
  const std::string name = node.name();
  const auto kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& k) { return name == k.element; });
  if (kind == std::end(kinds))
    throw Error(file.place(node), "<" + name + "> is none of <Load>, <Store>, <Invalidate> and <WriteBack>");
  file.require_known_attributes(
      node, {"Field", "Value", kind->caches ? "Caches" : "Field", kind->instruction ? "Instruction" : "Field",
             kind->instruction ? "Text" : "Field", kind->counter ? "Counter" : "Field"});
  const std::string opcode =
      kind->instruction ? "static_cast<std::uint16_t>(Opcode::" + enumerator(instruction_of(file, node, isa)) + ")"
                        : "CacheRule::any_opcode";
  return std::string("CacheAction::") + kind->action + ", " + opcode + ", " + condition(file, node, names) + ", {" +
         (kind->caches ? cache_set(file, node) : "0") + "}, " +
         (kind->counter ? counter_of(file, node) : "WaitCounter{}") + ", \"" +
         (kind->instruction ? file.attribute(node, "Text") : "") + "\"";
}

}  // namespace

OutputFile render_caches(const std::string& root, const std::string& path, const std::vector<CachesInput>& isas,
                         const IsaFamilies& families, const Names& names, const Renderer& renderer) {
  const XmlFile file(root + "/" + path);
  Value::List list;
  Errors errors;
  for (const CachesInput& each : isas)
    errors.attempt([&] {
      const pugi::xml_node family = family_element(file, file.root("Caches"), path, each.folder, families, "Near");
      const std::string near = family.attribute("Near").value();
      if (!near.empty() && near != "one") throw Error(file.place(family), "Near is \"" + near + "\"; it can be one");
      Value::List rules;
      for (const pugi::xml_node node : family.children())
        if (node.type() == pugi::node_element)
          rules.push_back(Value::Record{{"fields", rule(file, node, *each.isa, names)}});
      list.push_back(Value::Record{{"isa", each.folder},
                                   {"target", each.target},
                                   {"near_is_one", near.empty() ? "false" : "true"},
                                   {"rules", rules}});
    });
  errors.require_none();
  return renderer.render("generated/common/caches.hpp", "caches.hpp.mustache", {{"isas", list}}, {path});
}

}  // namespace isagen
