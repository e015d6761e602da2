#include "model/semantics.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "model/pending.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

using Parameters = std::map<std::string, std::string>;

/// `text` with every {name} of `parameters` replaced; a value may name parameters in turn.
std::string fill_in(std::string text, const Parameters& parameters, const Place& place) {
  // Values that name each other would never end: no honest entry needs more rounds than it has parameters.
  for (std::size_t round = 0; round <= parameters.size(); ++round) {
    bool changed = false;
    for (const auto& [name, value] : parameters) {
      const std::string key = "{" + name + "}";
      for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + value.size())) {
        text.replace(at, key.size(), value);
        changed = true;
      }
    }
    if (!changed) return text;
  }
  throw Error(place, "the values of parameters name each other in a circle");
}

/// The row's `count` columns: words, the last one with all that is left.
std::vector<std::string> columns(const std::string& row, std::size_t count, const Place& place) {
  std::vector<std::string> result;
  std::string rest = trimmed(row);
  while (result.size() + 1 < count) {
    const std::size_t end = rest.find_first_of(" \t\n\r");
    if (end == std::string::npos)
      throw Error(place, "the row \"" + trimmed(row) + "\" has fewer than " + std::to_string(count) + " columns");
    result.push_back(rest.substr(0, end));
    rest = trimmed(rest.substr(end));
  }
  if (rest.empty())
    throw Error(place, "the row \"" + trimmed(row) + "\" has fewer than " + std::to_string(count) + " columns");
  result.push_back(rest);
  for (std::string& column : result)
    if (column == "\"\"") column.clear();
  return result;
}

class SemanticsFile {
 public:
  SemanticsFile(const std::string& path, const std::set<std::string>& isas, AllSemantics& all)
      : file_(path), isas_(isas), all_(all) {}

  void read() {
    for (const pugi::xml_node node : file_.root("Semantics").children()) {
      if (node.type() != pugi::node_element) continue;
      if (std::string(node.name()) == "Family")
        read_family(node);
      else
        add(node, {}, isas_of(node), "");
    }
  }

 private:
  [[noreturn]] void fail(pugi::xml_node node, const std::string& reason) const {
    throw Error(file_.place(node), reason);
  }

  /// The ISAs that the attribute Isas of `node` names; empty without it.
  std::set<std::string> isas_of(pugi::xml_node node) const {
    std::set<std::string> result;
    if (!node.attribute("Isas")) return result;
    for (const std::string& isa : words(node.attribute("Isas").value())) {
      one_of(node, "Isas", isa, isas_);
      result.insert(isa);
    }
    if (result.empty()) fail(node, "Isas names no ISA");
    return result;
  }

  /// A row of every <Rows>: its values, and the ISAs that all its rows are for.
  struct Combination {
    Parameters parameters;
    std::set<std::string> isas;  ///< empty: all
  };

  /// `isas` less what `more` does not name, where an empty set stands for all; nothing if no ISA is left.
  static std::optional<std::set<std::string>> narrowed(const std::set<std::string>& isas,
                                                       const std::set<std::string>& more) {
    if (isas.empty() || more.empty()) return isas.empty() ? more : isas;
    std::set<std::string> both;
    for (const std::string& isa : isas)
      if (more.count(isa) != 0) both.insert(isa);
    if (both.empty()) return std::nullopt;
    return both;
  }

  void read_family(pugi::xml_node family) {
    std::vector<Combination> combinations{{{}, isas_of(family)}};
    for (const pugi::xml_node rows : family.children("Rows")) {
      const std::vector<std::string> names = words(file_.attribute(rows, "Parameters"));
      if (names.empty()) fail(rows, "<Rows> names no parameter");
      std::vector<Combination> extended;
      for (const pugi::xml_node row : rows.children("Row")) {
        const std::vector<std::string> values = columns(row.child_value(), names.size(), file_.place(row));
        bool used = false;
        for (const Combination& so_far : combinations) {
          // Rows for different ISAs do not meet.
          const auto isas = narrowed(so_far.isas, isas_of(row));
          if (!isas) continue;
          used = true;
          Combination combination{so_far.parameters, *isas};
          for (std::size_t i = 0; i < names.size(); ++i)
            if (!combination.parameters.emplace(names[i], values[i]).second)
              fail(rows, "parameter " + names[i] + " is defined twice");
          extended.push_back(std::move(combination));
        }
        if (!used) fail(row, "the Isas of this row and of the rest of its family have no ISA in common");
      }
      if (extended.empty()) fail(rows, "<Rows> has no <Row>");
      combinations = std::move(extended);
    }
    for (const Combination& combination : combinations)
      add(family, combination.parameters, combination.isas, file_.attribute(family, "Name"));
  }

  /// Adds the entry that `node` describes: an Operation or Family (with a child that says what it does), or an
  /// Unsupported, Memory or Matrix that stands alone.
  void add(pugi::xml_node node, const Parameters& parameters, const std::set<std::string>& isas,
           const std::string& family) {
    SemanticsEntry entry;
    entry.isas = isas;
    entry.place = file_.place(node);
    entry.family = family;
    entry.name = value(node, "Name", parameters);
    if (entry.name.find_first_of("{}") != std::string::npos)
      fail(node, "the name " + entry.name + " has a parameter without value");
    const std::string kind = node.name();
    if (kind == "Operation" || kind == "Family") {
      read_attributes(node, parameters, entry);
      read_content(node, parameters, entry);
    } else {
      read_action(node, parameters, entry);
    }
    for (auto [other, end] = all_.equal_range(entry.name); other != end; ++other)
      if (overlap(other->second.isas, entry.isas))
        fail(node, entry.name + " has an entry already, at " + other->second.place.text());
    all_.emplace(entry.name, entry);
  }

  /// Two entries for all ISAs, or for one and the same; an entry for all may have one for an ISA beside it.
  static bool overlap(const std::set<std::string>& a, const std::set<std::string>& b) {
    if (a.empty() || b.empty()) return a.empty() && b.empty();
    return std::any_of(a.begin(), a.end(), [&](const std::string& isa) { return b.count(isa) != 0; });
  }

  std::string value(pugi::xml_node node, const char* attribute, const Parameters& parameters) const {
    return fill_in(file_.attribute(node, attribute), parameters, file_.place(node));
  }

  void one_of(pugi::xml_node node, const std::string& attribute, const std::string& text,
              const std::set<std::string>& allowed) const {
    if (allowed.count(text) != 0) return;
    std::string list;
    for (const std::string& word : allowed) list += (list.empty() ? "" : ", ") + word;
    fail(node, attribute + " is \"" + text + "\"; it can be " + list);
  }

  /// One attribute that every kind of entry can have; false if it is none of them.
  bool read_attribute(pugi::xml_node node, const std::string& name, const std::string& text,
                      SemanticsEntry& entry) const {
    if (name == "Name" || name == "Isas") return true;
    if (name == "Fidelity") {
      one_of(node, name, text, {"exact", "extrapolated", "bounded", "not_public"});
      entry.fidelity = text;
    } else if (name == "Note") {
      entry.note = text;
    } else if (name == "HighHalf") {
      one_of(node, name, text, {"zero", "keep"});
      entry.high_half = text;
    } else if (name == "Modifiers") {
      one_of(node, name, text, {"plain", "packed16", "packed32", "raw", "signs"});
      entry.modifiers = text;
    } else if (name == "VgprAlignment") {
      one_of(node, name, text, {"even", "any"});
      entry.any_vgpr_alignment = text == "any";
    } else if (name == "IgnoresExec") {
      entry.ignores_exec = file_.boolean(node, text);
    } else if (name == "OneScalar") {
      entry.one_scalar = file_.boolean(node, text);
    } else if (name == "MachineReads") {
      one_of(node, name, text, {"m0"});
      entry.machine_reads = text;
    } else if (name == "DppSource") {
      one_of(node, name, text, {"0", "1"});
      entry.dpp_source = text;
    } else if (name == "PlainResult") {
      entry.plain_result = file_.boolean(node, text);
    } else if (name == "Host") {
      one_of(node, name, text, {"mixed", "mixed_low", "mixed_high"});
      entry.host = text;
    } else if (name == "Dot") {
      entry.dot = file_.boolean(node, text);
    } else {
      return false;
    }
    return true;
  }

  void read_attributes(pugi::xml_node node, const Parameters& parameters, SemanticsEntry& entry) const {
    for (const pugi::xml_attribute attribute : node.attributes())
      if (!read_attribute(node, attribute.name(), fill_in(attribute.value(), parameters, entry.place), entry))
        fail(node, std::string("<") + node.name() + "> has the unknown attribute " + attribute.name());
    if (entry.fidelity != "exact" && entry.note.empty())
      fail(node, entry.name + ": Fidelity " + entry.fidelity + " needs a Note that says the bound or the model");
  }

  void read_content(pugi::xml_node node, const Parameters& parameters, SemanticsEntry& entry) const {
    bool found = false;
    for (const pugi::xml_node child : node.children()) {
      const std::string name = child.name();
      if (child.type() != pugi::node_element || name == "Rows") continue;
      if (found) fail(child, entry.name + " has a second <" + name + ">; an entry holds one");
      found = true;
      if (name != "Pcode") {
        read_action(child, parameters, entry);
        continue;
      }
      const pugi::xml_node text = child.first_child();
      if (text.next_sibling() || (text.type() != pugi::node_pcdata && text.type() != pugi::node_cdata) ||
          trimmed(text.value()).empty())
        fail(child, entry.name + ": <Pcode> holds one piece of text");
      entry.kind = SemanticsEntry::Kind::operation;
      fill_in(text.value(), parameters, file_.place(child));  // refuses parameters that name each other
      entry.pcode = pcode::fill_parameters(pcode::xml_text(file_.bytes(), static_cast<std::size_t>(text.offset_debug()),
                                                           text.value(), text.type() == pugi::node_cdata),
                                           parameters);
    }
    if (!found) fail(node, entry.name + " has no <Pcode>");
  }

  /// Unsupported, Memory, Matrix.
  void read_action(pugi::xml_node node, const Parameters& parameters, SemanticsEntry& entry) const {
    const std::string kind = node.name();
    if (kind == "Unsupported") {
      entry.kind = SemanticsEntry::Kind::unsupported;
      entry.note = value(node, "Reason", parameters);
      if (entry.note.empty()) fail(node, entry.name + ": the reason is empty");
      return;
    }
    if (kind != "Memory" && kind != "Matrix") fail(node, "<" + kind + "> is no kind of entry");
    entry.kind = kind == "Memory" ? SemanticsEntry::Kind::memory : SemanticsEntry::Kind::matrix;
    for (const pugi::xml_attribute attribute : node.attributes()) {
      const std::string text = fill_in(attribute.value(), parameters, entry.place);
      if (!read_attribute(node, attribute.name(), text, entry)) entry.data[attribute.name()] = text;
    }
  }

  XmlFile file_;
  const std::set<std::string>& isas_;
  AllSemantics& all_;
};

}  // namespace

AllSemantics read_semantics(const std::string& directory, const std::set<std::string>& isas) {
  std::vector<std::string> paths;
  if (!std::filesystem::is_directory(directory)) throw Error({directory, 0}, "is not a folder");
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    if (entry.path().extension() == ".xml" && entry.path().filename() != pending_file)
      paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  AllSemantics all;
  for (const std::string& path : paths) SemanticsFile(path, isas, all).read();
  return all;
}

Semantics select_semantics(const AllSemantics& all, const Isa& isa, const std::string& folder) {
  Semantics selected;
  for (const auto& [name, entry] : all) {
    if (isa.find_instruction(name) == nullptr) continue;
    if (entry.isas.count(folder) != 0)
      selected.insert_or_assign(name, entry);
    else if (entry.isas.empty())
      selected.emplace(name, entry);
  }
  return selected;
}

std::vector<std::string> missing_semantics(const Isa& isa, const Semantics& semantics) {
  std::set<std::string> missing;
  for (const Instruction& instruction : isa.instructions) missing.insert(instruction.name);
  for (const auto& [name, entry] : semantics) missing.erase(name);
  return {missing.begin(), missing.end()};
}

void require_used_semantics(const AllSemantics& all, const std::vector<Semantics>& selected) {
  for (const auto& [name, entry] : all) {
    const bool used =
        std::any_of(selected.begin(), selected.end(), [&, &name = name, &entry = entry](const Semantics& s) {
          const auto found = s.find(name);
          if (found == s.end()) return false;
          // Families combine rows for all with rows for some, which may cover every ISA that has one of the names.
          return found->second.isas == entry.isas || (!entry.family.empty() && entry.isas.empty());
        });
    if (!used) throw Error(entry.place, "stale entry: no ISA that it is for has an instruction " + name);
  }
}

}  // namespace isagen
