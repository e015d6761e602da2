#include "model/pending.hpp"

#include <filesystem>

#include "model/xml_file.hpp"

namespace isagen {

Pending read_pending(const std::string& directory, const std::set<std::string>& isas) {
  Pending pending;
  const std::string path = directory + "/" + pending_file;
  if (!std::filesystem::exists(path)) return pending;
  const XmlFile file(path);
  for (const pugi::xml_node node : file.root("Pending").children()) {
    if (node.type() != pugi::node_element) continue;
    if (std::string(node.name()) != "Instructions")
      throw Error(file.place(node), std::string("<") + node.name() + "> is no <Instructions>");
    file.require_known_attributes(node, {"Isas"});
    for (const std::string& folder : words(file.attribute(node, "Isas"))) {
      if (isas.count(folder) == 0) throw Error(file.place(node), "there is no ISA " + folder);
      for (const std::string& name : words(node.text().get())) pending[folder].insert(name);
    }
  }
  return pending;
}

void add_pending(const Pending& pending, const Isa& isa, const std::string& folder, Semantics& semantics) {
  const auto found = pending.find(folder);
  if (found == pending.end()) return;
  for (const std::string& name : found->second) {
    if (isa.find_instruction(name) == nullptr) continue;
    SemanticsEntry entry;
    entry.kind = SemanticsEntry::Kind::unsupported;
    entry.name = name;
    entry.note = pending_reason;
    entry.scope = {false, {}, {folder}, {}};
    semantics.emplace(name, entry);
  }
}

std::string pending_text(const Pending& pending) {
  std::map<std::string, std::set<std::string>> isas_of;  // by instruction
  for (const auto& [folder, names] : pending)
    for (const std::string& name : names) isas_of[name].insert(folder);
  std::map<std::string, std::set<std::string>> groups;  // names by ISAs
  for (const auto& [name, folders] : isas_of) {
    std::string list;
    for (const std::string& folder : folders) list += (list.empty() ? "" : " ") + folder;
    groups[list].insert(name);
  }
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<!-- Instructions whose semantics are still to be written: unsupported until then. Made by `isagen pending`, "
      "which leaves\n"
      "     out what other files of this folder have by now; an entry there counts whether this list has been made "
      "again or not. -->\n"
      "<Pending>\n";
  for (const auto& [folders, names] : groups) {
    text += "  <Instructions Isas=\"" + folders + "\">\n";
    std::string line = "   ";
    for (const std::string& name : names) {
      if (line.size() + name.size() > 126) {
        text += line + "\n";
        line = "   ";
      }
      line += " " + name;
    }
    text += line + "\n  </Instructions>\n";
  }
  return text + "</Pending>\n";
}

}  // namespace isagen
