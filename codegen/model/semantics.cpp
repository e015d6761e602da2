#include "model/semantics.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "model/pending.hpp"
#include "model/trait_attributes.hpp"
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
  SemanticsFile(const std::string& path, const IsaFamilies& families, AllSemantics& all)
      : file_(path), families_of_(families), all_(all) {
    for (const auto& [isa, family] : families) {
      isas_.insert(isa);
      families_.insert(family);
    }
  }

  void read() {
    const pugi::xml_node root = file_.root("Semantics");
    file_.require_known_attributes(root, {"Source", "Handlers"});
    handlers_ = root.attribute("Handlers") ? file_.attribute(root, "Handlers")
                                           : std::filesystem::path(file_.path()).stem().string();
    if (handlers_.empty() || handlers_.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
      fail(root, "Handlers is \"" + handlers_ + "\", not a word of small letters, digits and '_'");
    for (const pugi::xml_node node : root.children()) {
      if (node.type() != pugi::node_element) continue;
      if (std::string(node.name()) == "Family")
        read_family(node);
      else
        add(node, {}, scope_of(node), "");
    }
  }

 private:
  [[noreturn]] void fail(pugi::xml_node node, const std::string& reason) const {
    throw Error(file_.place(node), reason);
  }

  /// The words of an attribute that lists names, each of which `known` has.
  std::set<std::string> names(pugi::xml_node node, const char* attribute, const std::set<std::string>& known) const {
    std::set<std::string> result;
    if (!node.attribute(attribute)) return result;
    for (const std::string& name : words(node.attribute(attribute).value())) {
      one_of(node, attribute, name, known);
      if (!result.insert(name).second) fail(node, std::string(attribute) + " names " + name + " twice");
    }
    if (result.empty()) fail(node, std::string(attribute) + " is empty");
    return result;
  }

  /// The ISAs that Isas and Families of `node` name; all without them.
  Scope scope_of(pugi::xml_node node) const {
    std::set<std::string> known = isas_;
    known.insert("*");
    Scope scope;
    scope.isas = names(node, "Isas", known);
    scope.families = names(node, "Families", families_);
    scope.all = scope.isas.empty() && scope.families.empty();
    if (scope.isas.erase("*") == 0) return scope;
    if (!scope.families.empty()) fail(node, "Isas is for all ISAs, and Families for some");
    if (scope.isas.empty()) fail(node, "Isas=\"*\" says nothing; an entry without Isas is for all");
    std::swap(scope.isas, scope.also);
    scope.all = true;
    return scope;
  }

  /// A row of every <Rows>: its values, and the ISAs that all its rows are for.
  struct Combination {
    Parameters parameters;
    Scope scope;
  };

  void read_family(pugi::xml_node family) {
    std::vector<Combination> combinations{{{}, scope_of(family)}};
    for (const pugi::xml_node rows : family.children("Rows")) {
      const std::vector<std::string> names = words(file_.attribute(rows, "Parameters"));
      if (names.empty()) fail(rows, "<Rows> names no parameter");
      std::vector<Combination> extended;
      for (const pugi::xml_node row : rows.children("Row")) {
        const std::vector<std::string> values = columns(row.child_value(), names.size(), file_.place(row));
        bool used = false;
        for (const Combination& so_far : combinations) {
          // Rows for different ISAs do not meet.
          const auto scope = Scope::common(so_far.scope, scope_of(row), families_of_);
          if (!scope) continue;
          used = true;
          Combination combination{so_far.parameters, *scope};
          for (std::size_t i = 0; i < names.size(); ++i)
            if (!combination.parameters.emplace(names[i], values[i]).second)
              fail(rows, "parameter " + names[i] + " is defined twice");
          extended.push_back(std::move(combination));
        }
        if (!used) fail(row, "the Isas and Families of this row and of the rest of its family have no ISA in common");
      }
      if (extended.empty()) fail(rows, "<Rows> has no <Row>");
      combinations = std::move(extended);
    }
    for (const Combination& combination : combinations)
      add(family, combination.parameters, combination.scope, file_.attribute(family, "Name"));
  }

  /// Adds the entry that `node` describes: an Operation or Family (with a child that says what it does), or an
  /// Unsupported, Memory or Matrix that stands alone.
  void add(pugi::xml_node node, const Parameters& parameters, const Scope& scope, const std::string& family) {
    SemanticsEntry entry;
    entry.scope = scope;
    entry.place = file_.place(node);
    entry.family = family;
    entry.handlers = handlers_;
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
    if (entry.kind != SemanticsEntry::Kind::operation) require_no_pseudocode_attributes(node, entry);
    for (auto [other, end] = all_.equal_range(entry.name); other != end; ++other)
      if (Scope::overlap(other->second.scope, entry.scope))
        fail(node, entry.name + " has an entry already, at " + other->second.place.text());
    all_.emplace(entry.name, entry);
  }

  /// What says something of pseudocode has no meaning beside Memory, Matrix and Unsupported.
  void require_no_pseudocode_attributes(pugi::xml_node node, const SemanticsEntry& entry) const {
    const std::pair<const char*, bool> attributes[] = {{"HighHalf", !entry.high_half.empty()},
                                                       {"Modifiers", entry.modifiers != "plain"},
                                                       {"MachineReads", !entry.machine_reads.empty()},
                                                       {"Host", !entry.host.empty()},
                                                       {"Unwritten", !entry.unwritten.empty()}};
    for (const auto& [name, given] : attributes)
      if (given) fail(node, entry.name + ": " + name + " is of operations with pseudocode alone");
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
    if (name == "Name" || name == "Isas" || name == "Families") return true;
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
    } else if (name == "Unwritten") {
      for (const std::string& word : words(text)) {
        one_of(node, name, word, {"D0", "D1", "S0", "VCC", "SCC", "EXEC", "PC", "M0"});
        entry.unwritten.insert(word);
      }
    } else if (is_trait_attribute(name)) {
      require_trait_words(name, text, entry.place);
      entry.traits[name] = text;
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

  /// What an image instruction does and takes.
  void read_image_attributes(pugi::xml_node node, const Parameters& parameters, SemanticsEntry& entry) const {
    for (const pugi::xml_attribute attribute : node.attributes()) {
      const std::string name = attribute.name();
      if (name == "Name" || name == "Reason" || name == "Isas" || name == "Families") continue;
      if (!is_image_attribute(name)) fail(node, "<Unsupported> has the unknown attribute " + name);
      const std::string text = fill_in(attribute.value(), parameters, entry.place);
      require_trait_words(name, text, entry.place);
      entry.traits[name] = text;
    }
  }

  /// Unsupported, Memory, Matrix.
  void read_action(pugi::xml_node node, const Parameters& parameters, SemanticsEntry& entry) const {
    const std::string kind = node.name();
    if (kind == "Unsupported") {
      entry.kind = SemanticsEntry::Kind::unsupported;
      entry.note = value(node, "Reason", parameters);
      if (entry.note.empty()) fail(node, entry.name + ": the reason is empty");
      read_image_attributes(node, parameters, entry);
      return;
    }
    if (kind != "Memory" && kind != "Matrix") fail(node, "<" + kind + "> is no kind of entry");
    entry.kind = kind == "Memory" ? SemanticsEntry::Kind::memory : SemanticsEntry::Kind::matrix;
    for (const pugi::xml_attribute attribute : node.attributes()) {
      const std::string text = fill_in(attribute.value(), parameters, entry.place);
      if (kind == "Memory" && is_image_attribute(attribute.name())) {
        require_trait_words(attribute.name(), text, entry.place);
        entry.traits[attribute.name()] = text;
      } else if (!read_attribute(node, attribute.name(), text, entry)) {
        entry.data[attribute.name()] = text;
      }
    }
  }

  XmlFile file_;
  const IsaFamilies& families_of_;
  std::set<std::string> isas_, families_;  ///< names that can be said
  std::string handlers_{};                 ///< SemanticsEntry::handlers
  AllSemantics& all_;
};

}  // namespace

AllSemantics read_semantics(const std::string& directory, const IsaFamilies& families) {
  std::vector<std::string> paths;
  if (!std::filesystem::is_directory(directory)) throw Error({directory, 0}, "is not a folder");
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    if (entry.path().extension() == ".xml" && entry.path().filename() != pending_file)
      paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  AllSemantics all;
  for (const std::string& path : paths) SemanticsFile(path, families, all).read();
  return all;
}

Semantics select_semantics(const AllSemantics& all, const Isa& isa, const std::string& folder,
                           const IsaFamilies& families) {
  Semantics selected;
  for (const auto& [name, entry] : all) {
    const ScopeLevel level = entry.scope.level(folder, families);
    if (level == ScopeLevel::none || isa.find_instruction(name) == nullptr) continue;
    const auto known = selected.find(name);
    if (known == selected.end() || known->second.scope.level(folder, families) < level)
      selected.insert_or_assign(name, entry);
  }
  return selected;
}

std::vector<std::string> missing_semantics(const Isa& isa, const Semantics& semantics) {
  std::set<std::string> missing;
  for (const Instruction& instruction : isa.instructions) missing.insert(instruction.name);
  for (const auto& [name, entry] : semantics) missing.erase(name);
  return {missing.begin(), missing.end()};
}

namespace {

/// An ISA of the family of `folder`, besides it, that an entry of `instruction` names; with that entry.
std::optional<UndecidedEntry> sister_entry(const AllSemantics& all, const std::string& instruction,
                                           const std::string& folder, const IsaFamilies& families) {
  const auto [first, last] = all.equal_range(instruction);
  for (auto each = first; each != last; ++each)
    for (const std::string& isa : each->second.scope.isas)
      if (isa != folder && families.at(isa) == families.at(folder))
        return UndecidedEntry{instruction, {}, isa, each->second.place};
  return std::nullopt;
}

}  // namespace

std::vector<UndecidedEntry> undecided_semantics(const AllSemantics& all, const Semantics& selected,
                                                const std::string& folder, const IsaFamilies& families) {
  std::vector<UndecidedEntry> undecided;
  for (const auto& [name, entry] : selected) {
    if (entry.scope.level(folder, families) != ScopeLevel::all || entry.scope.also.count(folder) != 0) continue;
    std::optional<UndecidedEntry> found = sister_entry(all, name, folder, families);
    if (!found) continue;
    found->general = entry.place;
    undecided.push_back(*found);
  }
  return undecided;
}

void require_used_semantics(const AllSemantics& all, const std::map<std::string, Semantics>& selected,
                            const IsaFamilies& families) {
  std::string list;
  using Also = std::pair<std::string, std::string>;  // a place, and the ISA beside "*"
  std::map<Also, Place> unneeded;
  std::set<Also> needed;
  for (const auto& [name, entry] : all) {
    const bool used = std::any_of(selected.begin(), selected.end(), [&, &name = name, &entry = entry](const auto& isa) {
      const auto found = isa.second.find(name);
      if (found == isa.second.end()) return false;
      // Families combine rows for all with rows for some, which may cover every ISA that has one of the names.
      return found->second.scope == entry.scope || (!entry.family.empty() && entry.scope.all);
    });
    if (!used)
      list += (list.empty() ? "" : "\n") + entry.place.text() +
              ": stale entry: no ISA that it is for has an instruction " + name;
    for (const std::string& isa : entry.scope.also) {
      const auto own = selected.find(isa);
      const bool has = own != selected.end() && own->second.count(name) != 0;
      unneeded[{entry.place.text(), isa}] = entry.place;
      if (has && sister_entry(all, name, isa, families)) needed.insert({entry.place.text(), isa});
    }
  }
  for (const auto& [also, place] : unneeded)
    if (needed.count(also) == 0)
      list += (list.empty() ? "" : "\n") + place.text() + ": stale: Isas names " + also.second +
              " beside \"*\", though no other ISA of its family has an entry of its own";
  if (!list.empty()) throw Error(list);
}

}  // namespace isagen
