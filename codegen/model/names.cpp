#include "model/names.hpp"

#include <algorithm>
#include <cctype>

#include "model/dual.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

bool is_identifier(const std::string& text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !text.empty() && letter(text[0]) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

bool file_flag(const XmlFile& file, pugi::xml_node node, const char* name) {
  return file.boolean(node, file.attribute(node, name));
}

}  // namespace

Names::Names(const std::string& path) : path_(path) {
  const XmlFile file(path);
  std::map<std::string, int> lines;  // of encodings
  for (const pugi::xml_node node : file.root("Names").children()) {
    if (node.type() != pugi::node_element) continue;
    const std::string kind = node.name();
    if (kind != "Encoding" && kind != "Field")
      throw Error(file.place(node), "<" + kind + "> is neither <Encoding> nor <Field>");
    if (kind == "Encoding")
      file.require_known_attributes(node, {"Amd", "Short", "Base", "Unit", "Dual", "Halves"});
    else
      file.require_known_attributes(node, {"Amd", "Short", "Group"});
    const std::string amd = file.attribute(node, "Amd");
    const std::string short_name =
        kind == "Encoding" || node.attribute("Short") ? file.attribute(node, "Short") : lower_case(amd);
    if (!is_identifier(short_name)) throw Error(file.place(node), "\"" + short_name + "\" cannot be a name in C++");
    auto& table = kind == "Encoding" ? encodings_ : fields_;
    if (!table.emplace(amd, short_name).second) throw Error(file.place(node), amd + " is listed a second time");
    if (kind == "Field") {
      if (!node.attribute("Group")) continue;
      const std::string group = file.attribute(node, "Group");
      if (group != "2" && group != "4") throw Error(file.place(node), "Group is \"" + group + "\"; it can be 2 or 4");
      groups_[amd] = group == "2" ? 2 : 4;
      continue;
    }
    bases_[amd] = node.attribute("Base") ? node.attribute("Base").value() : amd;
    lines[amd] = file.line(node);
    if (node.attribute("Halves") && file_flag(file, node, "Halves")) halves_.insert(amd);
    if (node.attribute("Dual") && file_flag(file, node, "Dual"))
      for (const auto half : {first_half, second_half}) {
        encodings_[half(amd)] = half(short_name);
        bases_[half(amd)] = half(bases_[amd]);
      }
    if (!node.attribute("Unit")) continue;
    if (file.attribute(node, "Unit") != "scalar" || node.attribute("Base"))
      throw Error(file.place(node), "Unit can be \"scalar\", on an encoding without Base");
    scalar_.insert(amd);
  }
  for (const auto& [amd, base] : bases_)
    if (encodings_.count(base) == 0)
      throw Error({path, lines[amd]}, "the base " + base + " of " + amd + " is not listed");
}

const std::string& Names::look_up(const std::map<std::string, std::string>& table, const std::string& amd,
                                  const char* what) const {
  const auto found = table.find(amd);
  if (found == table.end())
    throw Error({path_, 0}, std::string("lists no short name for ") + what + " " + amd + "; add it");
  return found->second;
}

const std::string& Names::encoding(const std::string& amd) const { return look_up(encodings_, amd, "encoding"); }
const std::string& Names::base(const std::string& amd) const { return look_up(bases_, amd, "encoding"); }
const std::string& Names::field(const std::string& amd) const { return look_up(fields_, amd, "field"); }

void Names::require_all(const Isa& isa) const {
  std::string list;
  std::set<std::string> named;
  const auto require = [&](const std::map<std::string, std::string>& table, const std::string& amd, const char* what,
                           int line) {
    if (table.count(amd) == 0 && named.insert(what + amd).second)
      list += std::string("\n  ") + what + " " + amd + ", " + Place{isa.file, line}.text();
  };
  for (const Encoding& encoding : isa.encodings) {
    require(encodings_, encoding.name, "encoding", encoding.line);
    for (const Field& field : encoding.fields) require(fields_, field.name, "field", field.line);
  }
  if (!list.empty())
    throw Error({path_, 0}, "lists no short name for " + std::to_string(named.size()) + ":" + list + "\nAdd them");
}

unsigned Names::field_group(const std::string& amd) const {
  const auto found = groups_.find(amd);
  return found == groups_.end() ? 1 : found->second;
}

std::set<std::string> Names::fields() const {
  std::set<std::string> result;
  for (const auto& [amd, short_name] : fields_) result.insert(short_name);
  return result;
}

}  // namespace isagen
