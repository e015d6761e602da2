#include "commands/project.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "error.hpp"
#include "model/check.hpp"
#include "model/names.hpp"
#include "model/normalize.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "model/semantics.hpp"
#include "model/syntax.hpp"
#include "model/xml_file.hpp"
#include "semantics/generate.hpp"
#include "tables/other_isas.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// Every instruction must have an entry; says which do not.
void require_semantics(const Isa& isa, const Semantics& semantics, const GenerateOptions& options) {
  const std::vector<std::string> missing = missing_semantics(isa, semantics);
  if (missing.empty() || options.allow_missing_semantics) return;
  std::string list;
  for (const std::string& name : missing) list += "\n  " + name;
  throw Error(
      {semantics_folder, 0},
      std::to_string(missing.size()) + " instructions of " + isa.architecture + " have no entry:" + list +
          "\nWrite one each (or <Unsupported> with a reason), or pass --allow-missing-semantics while developing");
}

/// Nothing decodes to an instruction without a form: an entry that says what it does would be a promise.
void require_forms(const Isa& isa, const Semantics& semantics, const Syntax& syntax) {
  for (const Instruction& instruction : isa.instructions) {
    const auto entry = semantics.find(instruction.name);
    if (!instruction.forms.empty() || entry == semantics.end() ||
        entry->second.kind == SemanticsEntry::Kind::unsupported)
      continue;
    throw Error(entry->second.place, instruction.name + " has an entry, but every form it has in " +
                                         Place{isa.file, instruction.line}.text() + " is absent by " +
                                         syntax.absent_place(instruction).text() +
                                         ", so nothing decodes to it; make the entry <Unsupported> with a reason");
  }
}

/// Every error of the pseudocode at once.
void require_compiled(const pcode::OperationSet& operations) {
  if (operations.errors().empty()) return;
  std::string list;
  for (const std::string& error : operations.errors()) list += "\n" + error;
  throw Error({semantics_folder, 0},
              std::to_string(operations.errors().size()) + " operations cannot be compiled:" + list);
}

/// The operations that a file lists as frequent. Each must exist in one ISA at least.
class FrequentFile {
 public:
  explicit FrequentFile(const std::string& path) : file_(path) {
    for (const pugi::xml_node node : file_.root("FrequentOperations").children()) {
      if (node.type() != pugi::node_element) continue;
      if (std::string(node.name()) != "Operation")
        throw Error(file_.place(node), std::string("<") + node.name() + "> is no <Operation>");
      file_.require_known_attributes(node, {"Name", "Small"});
      const std::string name = file_.attribute(node, "Name");
      if (!names_.emplace(name, node).second) throw Error(file_.place(node), name + " is listed a second time");
      const std::string small = node.attribute("Small").value();
      if (small != "" && small != "true") throw Error(file_.place(node), "Small=\"" + small + "\" is not \"true\"");
    }
  }

  /// Those among the operations of an ISA.
  pcode::FrequentOperations of(const std::map<std::string, OperationStates>& operations) {
    pcode::FrequentOperations frequent;
    for (const auto& [name, node] : names_) {
      if (operations.count(name) == 0) continue;
      frequent.all.insert(name);
      if (node.attribute("Small")) frequent.small.insert(name);
    }
    used_.insert(frequent.all.begin(), frequent.all.end());
    return frequent;
  }

  void require_used() const {
    for (const auto& [name, node] : names_)
      if (used_.count(name) == 0)
        throw Error(file_.place(node), name + " is no operation with pseudocode; take it out or correct it");
  }

 private:
  XmlFile file_;
  std::map<std::string, pugi::xml_node> names_;
  std::set<std::string> used_;
};

}  // namespace

std::vector<IsaTarget> isa_targets(const std::string& root) {
  const std::string base = root + "/" + isas_folder;
  if (!std::filesystem::is_directory(base)) throw Error({base, 0}, "is not a folder");
  std::vector<IsaTarget> targets;
  for (const auto& entry : std::filesystem::directory_iterator(base)) {
    if (!entry.is_directory()) continue;
    const std::string name = entry.path().filename().string(), folder = isas_folder + "/" + name + "/";
    IsaTarget target{name, folder + "isa.xml", {}, "", folder + "llvm_syntax.xml", {}};
    if (std::filesystem::exists(root + "/" + folder + "overrides.xml")) target.own_overrides = folder + "overrides.xml";
    const XmlFile file(root + "/" + folder + "targets.xml");
    const pugi::xml_node list = file.root("Targets");
    file.require_known_attributes(list, {"Overrides"});
    std::istringstream shared(list.attribute("Overrides").value());
    for (std::string word; shared >> word;) {
      target.shared_overrides.push_back(overrides_folder + "/" + word + ".xml");
      if (!std::filesystem::exists(root + "/" + target.shared_overrides.back()))
        throw Error(file.place(list), "there is no " + target.shared_overrides.back());
    }
    for (const pugi::xml_node node : list.children()) {
      if (node.type() != pugi::node_element) continue;
      if (std::string(node.name()) != "Target")
        throw Error(file.place(node), std::string("<") + node.name() + "> is no <Target>");
      file.require_known_attributes(node, {"Llvm"});
      target.processors.push_back(file.attribute(node, "Llvm"));
    }
    if (target.processors.empty()) throw Error(file.place(list), "lists no <Target>");
    targets.push_back(std::move(target));
  }
  std::sort(targets.begin(), targets.end(), [](const IsaTarget& a, const IsaTarget& b) { return a.folder < b.folder; });
  if (targets.empty()) throw Error({base, 0}, "has no folder of an ISA");
  return targets;
}

IsaTarget isa_target(const std::string& root, const std::string& folder) {
  std::string known;
  for (IsaTarget& target : isa_targets(root)) {
    if (target.folder == folder) return std::move(target);
    known += (known.empty() ? "" : ", ") + target.folder;
  }
  throw Error("no ISA " + folder + "; " + isas_folder + " has " + known);
}

std::set<std::string> isa_folders(const std::vector<IsaTarget>& targets) {
  std::set<std::string> folders;
  for (const IsaTarget& target : targets) folders.insert(target.folder);
  return folders;
}

Isa corrected_isa(const std::string& root, const IsaTarget& target, const Names& names, UsedOverrides& used) {
  Isa isa = read_isa(root + "/" + target.xml);
  normalize_variants(isa, names);
  for (const std::string& shared : target.shared_overrides) apply_overrides(isa, root + "/" + shared, &used);
  if (!target.own_overrides.empty()) apply_overrides(isa, root + "/" + target.own_overrides);
  return isa;
}

std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes) {
  const std::string base = options.root + "/";
  const Renderer renderer(base + "codegen/templates", "isagen generate");
  const Names names(base + names_file);
  const std::vector<IsaTarget> targets = isa_targets(options.root);
  const AllSemantics all_semantics = read_semantics(base + semantics_folder, isa_folders(targets));
  std::vector<Semantics> selected;
  UsedOverrides used_overrides;
  FrequentFile frequent(base + frequent_file);
  std::vector<OutputFile> files{render_fields(names, names_file, renderer)};
  for (const IsaTarget& target : targets) {
    Isa isa = corrected_isa(options.root, target, names, used_overrides);
    notes.insert(notes.end(), isa.notes.begin(), isa.notes.end());
    selected.push_back(select_semantics(all_semantics, isa, target.folder));
    const Semantics& semantics = selected.back();
    require_semantics(isa, semantics, options);
    pcode::OperationSet compiled(isa, semantics);
    compiled.compile_all();
    require_compiled(compiled);
    const std::map<std::string, OperationStates> operations = pcode::operation_states(compiled);
    const Syntax syntax(options.root, target.syntax, names);
    syntax.remove_absent(isa);
    require_forms(isa, semantics, syntax);
    check_isa(isa, names, syntax, notes);
    std::string overrides;
    for (const std::string& shared : target.shared_overrides) overrides += (overrides.empty() ? "" : ", ") + shared;
    if (!target.own_overrides.empty()) overrides += (overrides.empty() ? "" : ", ") + target.own_overrides;
    const TableSources sources{target.xml, overrides, names_file, target.syntax, semantics_folder};
    for (OutputFile& file :
         render_tables({isa, names, semantics, syntax, operations, target.folder, sources}, renderer))
      files.push_back(std::move(file));
    for (OutputFile& file : pcode::render_semantics(
             {isa, names, semantics, target.folder, semantics_folder, frequent.of(operations), frequent_file}, compiled,
             renderer))
      files.push_back(std::move(file));
  }
  require_used_semantics(all_semantics, selected);
  frequent.require_used();
  std::set<std::string> shared;
  for (const IsaTarget& target : targets) shared.insert(target.shared_overrides.begin(), target.shared_overrides.end());
  for (const std::string& file : shared) require_used_overrides(base + file, used_overrides);
  for (OutputFile& file : render_other_isas(options.root, other_isas_file, renderer)) files.push_back(std::move(file));
  return files;
}

std::vector<std::string> generated_folders(const std::string& root) {
  std::vector<std::string> folders{"generated/common"};
  for (const IsaTarget& target : isa_targets(root)) folders.push_back("generated/" + target.folder);
  folders.push_back("generated/other_isas");
  return folders;
}

}  // namespace isagen
