#include "model/frequent.hpp"

#include <algorithm>
#include <utility>

namespace isagen {
namespace {

std::set<int> scalars(const XmlFile& file, pugi::xml_node node, const char* name) {
  std::set<int> sources;
  for (const std::string& word : words(node.attribute(name).value())) {
    if (word != "0" && word != "1" && word != "2")
      throw Error(file.place(node), std::string(name) + " has '" + word + "'; sources are 0, 1, 2");
    sources.insert(word[0] - '0');
  }
  return sources;
}

FusedForm read_form(const XmlFile& file, pugi::xml_node node) {
  const std::string kind = node.name();
  FusedForm form{file.place(node)};
  if (kind == "Scalars") {
    file.require_known_attributes(node, {"Operation", "Sources"});
    form.first = file.attribute(node, "Operation");
    form.first_scalars = scalars(file, node, "Sources");
    if (form.first_scalars.empty()) throw Error(form.place, "Sources names none");
  } else if (kind == "Pair") {
    file.require_known_attributes(node, {"First", "Second", "Takes", "FirstScalars", "SecondScalars"});
    form.first = file.attribute(node, "First");
    form.second = file.attribute(node, "Second");
    form.first_scalars = scalars(file, node, "FirstScalars");
    form.second_scalars = scalars(file, node, "SecondScalars");
    form.takes = file.attribute(node, "Takes");
    if (std::set<std::string>{"S0", "S1", "S2", "mask", "nothing"}.count(form.takes) == 0)
      throw Error(form.place, "Takes is \"" + form.takes + "\"; it can be S0, S1, S2, mask, nothing");
  } else {
    throw Error(form.place, "<" + kind + "> is neither <Scalars> nor <Pair>");
  }
  return form;
}

bool same(const FusedForm& a, const FusedForm& b) {
  return a.first == b.first && a.second == b.second && a.takes == b.takes && a.first_scalars == b.first_scalars &&
         a.second_scalars == b.second_scalars;
}

}  // namespace

FrequentFile::FrequentFile(const std::string& path) : file_(path) {
  for (const pugi::xml_node node : file_.root("FrequentOperations").children()) {
    if (node.type() != pugi::node_element) continue;
    if (std::string(node.name()) != "Operation")
      throw Error(file_.place(node), std::string("<") + node.name() + "> is no <Operation>");
    file_.require_known_attributes(node, {"Name"});
    const std::string name = file_.attribute(node, "Name");
    if (!names_.emplace(name, node).second) throw Error(file_.place(node), name + " is listed a second time");
  }
}

std::set<std::string> FrequentFile::of(const Semantics& semantics) {
  std::set<std::string> frequent;
  for (const auto& [name, node] : names_)
    if (const auto entry = semantics.find(name);
        entry != semantics.end() && entry->second.kind == SemanticsEntry::Kind::operation)
      frequent.insert(name);
  used_.insert(frequent.begin(), frequent.end());
  return frequent;
}

void FrequentFile::require_listed_hosts(const Semantics& semantics) const {
  Errors errors;
  for (const auto& [name, entry] : semantics)
    if (!entry.host.empty() && !lists(name))
      errors.add(entry.place, name + " has Host=\"" + entry.host + "\" and is not in " + file_.path() +
                                  ": it has no handler that could use it");
  errors.require_none();
}

void FrequentFile::require_used() const {
  Errors errors;
  for (const auto& [name, node] : names_)
    if (used_.count(name) == 0)
      errors.add(file_.place(node), name + " is no operation with pseudocode; take it out or correct it");
  errors.require_none();
}

std::vector<FusedForm> read_fused_forms(const std::string& path, const FrequentFile& frequent) {
  const XmlFile file(path);
  std::vector<FusedForm> forms;
  Errors errors;
  const auto read = [&](pugi::xml_node node) {
    FusedForm form = read_form(file, node);
    for (const std::string& name : {form.first, form.second})
      if (!name.empty() && !frequent.lists(name))
        throw Error(form.place, name + " is not in " + frequent.path() + ": it has no handler that could be fused");
    if (std::any_of(forms.begin(), forms.end(), [&](const FusedForm& other) { return same(form, other); }))
      throw Error(form.place, "this form is listed a second time");
    forms.push_back(std::move(form));
  };
  for (const pugi::xml_node node : file.root("FusedOperations").children())
    if (node.type() == pugi::node_element) errors.attempt([&] { read(node); });
  errors.require_none();
  return forms;
}

}  // namespace isagen
