#include "semantics/source.hpp"

#include <algorithm>
#include <filesystem>
#include <pugixml.hpp>
#include <set>
#include <string_view>

#include "model/xml_file.hpp"

namespace isagen::pcode {
namespace {

using Kind = SemanticsEntry::Kind;
using Parameters = std::map<std::string, std::string>;

const std::set<std::string, std::less<>> known_attributes{"Name", "Fidelity", "Note",        "HighHalf",
                                                          "Modifiers", "Isas", "IgnoresExec", "Reason"};

class FileReader {
 public:
  FileReader(const std::string& root, const std::string& path)
      : path_(path), raw_(read_file(root + "/" + path)), xml_(root + "/" + path) {
    Position at;
    for (const char c : raw_) {
      positions_.push_back(at);
      advance(at, c);
    }
    positions_.push_back(at);
  }

  std::vector<SemanticsEntry> read() {
    for (const pugi::xml_node node : xml_.root("Semantics").children()) {
      if (node.type() != pugi::node_element) continue;
      const std::string name = node.name();
      if (name == "Family") family(node);
      else if (name == "Operation") add(node, node, {});
      else if (name == "Unsupported" || name == "Memory" || name == "Matrix") add(node, node, {});
      else fail(node, "unknown element " + name);
    }
    return std::move(entries_);
  }

 private:
  [[noreturn]] void fail(pugi::xml_node node, const std::string& reason) const {
    throw Error({path_, xml_.line(node)}, reason);
  }

  static void advance(Position& at, char c) {
    if (c == '\n') {
      ++at.line;
      at.column = 1;
    } else {
      ++at.column;
    }
  }

  /// The element's text, each character with its place in the file. Entities are one character each.
  SourceText text_of(pugi::xml_node node) const {
    const pugi::xml_node text = node.first_child();
    if (!text || text.next_sibling()) fail(node, "<Pcode> holds one piece of text");
    SourceText result;
    std::size_t raw = static_cast<std::size_t>(text.offset_debug());
    for (const char* c = text.value(); *c != '\0'; ++c) {
      if (raw_[raw] == '\r') ++raw;
      result.text += *c;
      result.positions.push_back(positions_[raw]);
      raw = raw_[raw] == '&' && text.type() == pugi::node_pcdata ? raw_.find(';', raw) + 1 : raw + 1;
    }
    result.positions.push_back(positions_[raw]);
    return result;
  }

  void family(pugi::xml_node node) {
    std::vector<std::vector<Parameters>> groups;
    pugi::xml_node body;
    for (const pugi::xml_node child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      const std::string name = child.name();
      if (name == "Rows") groups.push_back(rows(child));
      else if (body) fail(child, "a family holds Rows and one element more");
      else body = child;
    }
    if (!body) fail(node, "a family without Pcode, Memory or Matrix");
    if (groups.empty()) fail(node, "a family without Rows");
    std::vector<Parameters> combinations{{}};
    for (const auto& group : groups) {
      std::vector<Parameters> longer;
      for (const Parameters& before : combinations) {
        for (const Parameters& row : group) {
          Parameters both = before;
          for (const auto& [key, value] : row) {
            if (!both.emplace(key, value).second) fail(node, "parameter " + key + " stands in two Rows");
          }
          longer.push_back(std::move(both));
        }
      }
      combinations = std::move(longer);
    }
    for (const Parameters& parameters : combinations) add(node, body, parameters);
  }

  std::vector<Parameters> rows(pugi::xml_node node) const {
    const std::vector<std::string> names = words(xml_.attribute(node, "Parameters"), std::string::npos);
    if (names.empty()) fail(node, "Rows without parameters");
    std::vector<Parameters> result;
    for (const pugi::xml_node row : node.children()) {
      if (row.type() != pugi::node_element) continue;
      if (std::string_view(row.name()) != "Row") fail(row, std::string("unknown element ") + row.name());
      const std::vector<std::string> values = words(row.text().get(), names.size());
      if (values.size() != names.size()) {
        fail(row, "a row of " + std::to_string(values.size()) + " values for " + std::to_string(names.size()) + " parameters");
      }
      Parameters parameters;
      for (std::size_t i = 0; i < names.size(); ++i) parameters[names[i]] = values[i] == "\"\"" ? "" : values[i];
      result.push_back(std::move(parameters));
    }
    if (result.empty()) fail(node, "Rows without a row");
    return result;
  }

  /// Words between white space; the last of `limit` takes the rest.
  static std::vector<std::string> words(std::string_view text, std::size_t limit) {
    constexpr std::string_view space = " \t\r\n";
    std::vector<std::string> result;
    while (true) {
      const std::size_t start = text.find_first_not_of(space);
      if (start == std::string_view::npos) return result;
      text.remove_prefix(start);
      const bool last = result.size() + 1 == limit;
      const std::size_t end = last ? text.find_last_not_of(space) + 1 : std::min(text.find_first_of(space), text.size());
      result.emplace_back(text.substr(0, end));
      text.remove_prefix(end);
      if (last) return result;
    }
  }

  /// `source` with {name} replaced by the parameter's value, itself filled in.
  SourceText filled(const SourceText& source, const Parameters& parameters, pugi::xml_node node, int depth = 0) const {
    if (depth > 8) fail(node, "parameters that name each other");
    SourceText result;
    for (std::size_t i = 0; i < source.text.size(); ++i) {
      const std::size_t end = source.text[i] == '{' ? source.text.find('}', i) : std::string::npos;
      const auto found = end == std::string::npos ? parameters.end() : parameters.find(source.text.substr(i + 1, end - i - 1));
      if (found == parameters.end()) {
        result.text += source.text[i];
        result.positions.push_back(source.positions[i]);
        continue;
      }
      const SourceText value = filled({found->second, std::vector<Position>(found->second.size() + 1, source.positions[i])},
                                      parameters, node, depth + 1);
      result.text += value.text;
      result.positions.insert(result.positions.end(), value.positions.begin(), value.positions.end() - 1);
      i = end;
    }
    result.positions.push_back(source.positions.back());
    return result;
  }

  std::string filled(const std::string& text, const Parameters& parameters, pugi::xml_node node) const {
    return filled({text, std::vector<Position>(text.size() + 1)}, parameters, node).text;
  }

  /// One entry: `owner` is the Operation or Family that names it, `body` what it holds.
  void add(pugi::xml_node owner, pugi::xml_node body, const Parameters& parameters) {
    SemanticsEntry entry;
    entry.file = path_;
    entry.line = xml_.line(owner);
    entry.name = filled(xml_.attribute(owner, "Name"), parameters, owner);
    if (entry.name.find_first_of("{} ") != std::string::npos) fail(owner, "the name " + entry.name + " has an unknown parameter");
    if (std::string_view(owner.name()) == "Operation") body = xml_.child(owner, "Pcode");
    const std::string kind = body.name();
    if (kind == "Pcode") {
      entry.kind = Kind::operation;
      entry.pcode = filled(text_of(body), parameters, body);
    } else {
      entry.kind = kind == "Memory" ? Kind::memory : kind == "Matrix" ? Kind::matrix : Kind::unsupported;
      if (entry.kind == Kind::unsupported && kind != "Unsupported") fail(body, "unknown element " + kind);
    }
    for (const pugi::xml_node source : {owner, body}) {
      for (const pugi::xml_attribute attribute : source.attributes()) {
        const bool descriptor = entry.kind == Kind::memory || entry.kind == Kind::matrix;
        if (!descriptor && known_attributes.count(std::string_view(attribute.name())) == 0) {
          fail(source, std::string("unknown attribute ") + attribute.name());
        }
        entry.attributes[attribute.name()] = filled(attribute.value(), parameters, source);
      }
    }
    check(entry, owner);
    entries_.push_back(std::move(entry));
  }

  void check(const SemanticsEntry& entry, pugi::xml_node node) const {
    const auto one_of = [&](const char* key, std::initializer_list<const char*> values) {
      const auto found = entry.attributes.find(key);
      if (found == entry.attributes.end()) return;
      for (const char* value : values) {
        if (found->second == value) return;
      }
      fail(node, std::string(key) + " cannot be " + found->second);
    };
    if (entry.kind == Kind::unsupported && entry.attribute("Reason", "").empty()) fail(node, entry.name + " needs a Reason");
    if (entry.kind != Kind::operation) return;
    one_of("Fidelity", {"exact", "bounded", "not_public"});
    one_of("HighHalf", {"zero", "keep"});
    one_of("Modifiers", {"plain", "packed16", "packed32", "raw"});
    one_of("IgnoresExec", {"true", "false"});
    if (entry.attribute("Fidelity", "exact") != "exact" && entry.attribute("Note", "").empty()) {
      fail(node, entry.name + " is " + entry.attributes.at("Fidelity") + " and needs a Note that says how");
    }
  }

  std::string path_;
  std::string raw_;
  XmlFile xml_;
  std::vector<Position> positions_;  ///< of every byte of the file
  std::vector<SemanticsEntry> entries_;
};

}  // namespace

const std::string& SemanticsEntry::attribute(const std::string& key, const std::string& fallback) const {
  const auto found = attributes.find(key);
  return found == attributes.end() ? fallback : found->second;
}

std::vector<SemanticsEntry> read_semantics_file(const std::string& root, const std::string& path) {
  return FileReader(root, path).read();
}

std::vector<std::string> semantics_files(const std::string& root) {
  std::vector<std::string> files;
  const std::string folder = "vendor-xml/semantics";
  for (const auto& file : std::filesystem::directory_iterator(root + "/" + folder)) {
    if (file.path().extension() == ".xml") files.push_back(folder + "/" + file.path().filename().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::map<std::string, SemanticsEntry> read_semantics(const std::string& root, const std::string& isa) {
  std::map<std::string, SemanticsEntry> result;
  for (const std::string& file : semantics_files(root)) {
    for (SemanticsEntry& entry : read_semantics_file(root, file)) {
      const std::string isas = " " + entry.attribute("Isas", isa) + " ";
      if (isas.find(" " + isa + " ") == std::string::npos) continue;
      const auto [first, added] = result.emplace(entry.name, entry);
      if (!added) throw Error(entry.place(), entry.name + " has an entry already, at " + first->second.place().text());
    }
  }
  return result;
}

}  // namespace isagen::pcode
