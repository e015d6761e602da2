#include "commands/project.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "error.hpp"
#include "model/check.hpp"
#include "model/ignored.hpp"
#include "model/names.hpp"
#include "model/normalize.hpp"
#include "model/overrides.hpp"
#include "model/pending.hpp"
#include "model/reader.hpp"
#include "model/semantics.hpp"
#include "model/silicon.hpp"
#include "model/syntax.hpp"
#include "model/xml_file.hpp"
#include "semantics/common.hpp"
#include "semantics/generate.hpp"
#include "semantics/operands.hpp"
#include "tables/other_isas.hpp"
#include "tables/tables.hpp"
#include "tables/wait_counters.hpp"

namespace isagen {
namespace {

/// The ISAs that entries of an instruction name, and the first one's place: "cdna3 cdna4, FILE:LINE". Empty: no entry.
std::string entry_of_others(const AllSemantics& all, const std::string& instruction) {
  std::set<std::string> isas;
  const auto [first, last] = all.equal_range(instruction);
  for (auto each = first; each != last; ++each) isas.insert(each->second.isas.begin(), each->second.isas.end());
  std::string text;
  for (const std::string& isa : isas) text += (text.empty() ? "" : " ") + isa;
  return first == last ? "" : text + ", " + first->second.place.text();
}

/// Every instruction must have an entry; says which do not.
void require_semantics(const Isa& isa, const std::string& folder, const AllSemantics& all, const Semantics& semantics,
                       const GenerateOptions& options) {
  const std::vector<std::string> missing = missing_semantics(isa, semantics);
  if (missing.empty() || options.allow_missing_semantics) return;
  std::string list;
  bool others = false;
  for (const std::string& name : missing) {
    const std::string other = entry_of_others(all, name);
    list += "\n  " + name + (other.empty() ? "" : " (there is one for " + other + ")");
    others = others || !other.empty();
  }
  throw Error(
      {semantics_folder, 0},
      std::to_string(missing.size()) + " instructions of " + isa.architecture + " have no entry:" + list +
          (others ? "\nWhere one for other ISAs holds here, too, add \"" + folder + "\" to its Isas" : "") +
          "\nWrite one each (or <Unsupported> with a reason), or pass --allow-missing-semantics while developing");
}

/// Where every other ISA of a family (two at least) has an entry of its own, the one for all ISAs is not taken for a
/// newcomer without a word: sister ISAs differ from the others in the same ways.
void require_own_entries(const IsaTarget& target, const std::vector<IsaTarget>& targets, const AllSemantics& all,
                         const Semantics& semantics) {
  std::set<std::string> sisters;
  for (const IsaTarget& other : targets)
    if (other.folder != target.folder && !target.family.empty() && other.family == target.family)
      sisters.insert(other.folder);
  if (sisters.size() < 2) return;
  std::string list;
  std::size_t count = 0;
  for (const auto& [name, entry] : semantics) {
    if (!entry.isas.empty()) continue;
    std::set<std::string> named;
    const SemanticsEntry* own = nullptr;
    const auto [first, last] = all.equal_range(name);
    for (auto each = first; each != last; ++each)
      for (const std::string& isa : each->second.isas)
        if (sisters.count(isa) != 0 && named.insert(isa).second) own = &each->second;
    if (named != sisters) continue;
    ++count;
    list += "\n  " + name + ": the entry for all at " + entry.place.text() + ", theirs at " + own->place.text();
  }
  if (count == 0) return;
  std::string names;
  for (const std::string& isa : sisters) names += (names.empty() ? "" : ", ") + isa;
  throw Error({semantics_folder, 0}, std::to_string(count) + " instructions of " + target.folder +
                                         " would have the entry for all ISAs, though " + names +
                                         ", the others of its Family " + target.family +
                                         ", have entries of their own:" + list + "\nAdd \"" + target.folder +
                                         "\" to the Isas of theirs, or write entries for it");
}

/// Nothing decodes to an instruction without a form: an entry that says what it does would be a promise.
void require_forms(const Isa& isa, const Semantics& semantics, const Syntax& syntax) {
  std::string list;
  std::size_t count = 0;
  for (const Instruction& instruction : isa.instructions) {
    const auto entry = semantics.find(instruction.name);
    if (!instruction.forms.empty() || entry == semantics.end() ||
        entry->second.kind == SemanticsEntry::Kind::unsupported)
      continue;
    ++count;
    list += "\n  " + entry->second.place.text() + ": " + instruction.name + " has an entry, but every form it has in " +
            Place{isa.file, instruction.line}.text() + " is absent by " + syntax.absent_place(instruction).text() +
            ", so nothing decodes to it";
  }
  if (count != 0)
    throw Error({semantics_folder, 0},
                std::to_string(count) + " instructions of " + isa.architecture + " have no form:" + list +
                    "\nMake the entries <Unsupported> with a reason; or, if hardware has what LLVM does not know, add "
                    "<Spelling Instructions=\"...\" Encodings=\"*\" Like=\"...\" .../> to the overrides");
}

/// Runs `step` for each of `targets`, and throws what was wrong with any of them in one Error.
template <class Step>
void for_each_isa(const std::vector<IsaTarget>& targets, Step step) {
  std::string all;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    try {
      step(i);
    } catch (const Error& error) {
      all += (all.empty() ? "" : "\n") + std::string(error.what());
    }
  }
  if (!all.empty()) throw Error(all);
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

  bool lists(const std::string& name) const { return names_.count(name) != 0; }
  /// Host= is of use to unrolled handlers alone.
  void require_listed_hosts(const Semantics& semantics) const {
    for (const auto& [name, entry] : semantics)
      if (!entry.host.empty() && !lists(name))
        throw Error(entry.place, name + " has Host=\"" + entry.host + "\" and is not in " + frequent_file +
                                     ": it has no handler that could use it");
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

/// The forms that a file lists. Each operation must be frequent, and exist in one ISA at least.
class FusedFile {
 public:
  FusedFile(const std::string& path, const FrequentFile& frequent) : file_(path) {
    for (const pugi::xml_node node : file_.root("FusedOperations").children()) {
      if (node.type() != pugi::node_element) continue;
      const std::string kind = node.name();
      pcode::FusedForm form{file_.place(node)};
      if (kind == "Scalars") {
        file_.require_known_attributes(node, {"Operation", "Sources"});
        form.first = file_.attribute(node, "Operation");
        form.first_scalars = scalars(node, "Sources");
        if (form.first_scalars.empty()) throw Error(form.place, "Sources names none");
      } else if (kind == "Pair") {
        file_.require_known_attributes(node, {"First", "Second", "Takes", "FirstScalars", "SecondScalars"});
        form.first = file_.attribute(node, "First");
        form.second = file_.attribute(node, "Second");
        form.first_scalars = scalars(node, "FirstScalars");
        form.second_scalars = scalars(node, "SecondScalars");
        form.takes = file_.attribute(node, "Takes");
        if (std::set<std::string>{"S0", "S1", "S2", "mask", "nothing"}.count(form.takes) == 0)
          throw Error(form.place, "Takes is \"" + form.takes + "\"; it can be S0, S1, S2, mask, nothing");
      } else {
        throw Error(form.place, "<" + kind + "> is neither <Scalars> nor <Pair>");
      }
      for (const std::string& name : {form.first, form.second})
        if (!name.empty() && !frequent.lists(name))
          throw Error(form.place, name + " is not in " + frequent_file + ": it has no handler that could be fused");
      const auto same = [&](const pcode::FusedForm& other) {
        return other.first == form.first && other.second == form.second && other.takes == form.takes &&
               other.first_scalars == form.first_scalars && other.second_scalars == form.second_scalars;
      };
      if (std::any_of(forms_.begin(), forms_.end(), same)) throw Error(form.place, "this form is listed a second time");
      forms_.push_back(std::move(form));
    }
  }
  const std::vector<pcode::FusedForm>& forms() const { return forms_; }

 private:
  std::set<int> scalars(pugi::xml_node node, const char* name) const {
    std::set<int> sources;
    for (const std::string& word : words(node.attribute(name).value())) {
      if (word != "0" && word != "1" && word != "2")
        throw Error(file_.place(node), std::string(name) + " has '" + word + "'; sources are 0, 1, 2");
      sources.insert(word[0] - '0');
    }
    return sources;
  }

  XmlFile file_;
  std::vector<pcode::FusedForm> forms_;
};

/// Float8 of <Targets>; OCP without it.
Float8 read_float8(const XmlFile& file, pugi::xml_node targets) {
  const std::string text = targets.attribute("Float8").as_string("ocp");
  if (text == "ocp") return Float8::ocp;
  if (text == "fnuz") return Float8::fnuz;
  throw Error(file.place(targets), "Float8 is \"" + text + "\"; it can be fnuz, ocp");
}

}  // namespace

std::vector<IsaTarget> isa_targets(const std::string& root) {
  const std::string base = root + "/" + isas_folder;
  if (!std::filesystem::is_directory(base)) throw Error({base, 0}, "is not a folder");
  std::vector<IsaTarget> targets;
  for (const auto& entry : std::filesystem::directory_iterator(base)) {
    if (!entry.is_directory()) continue;
    const std::string name = entry.path().filename().string(), folder = isas_folder + "/" + name + "/";
    IsaTarget target{name, folder + "isa.xml", {}, "", folder + "llvm_syntax.xml", "", Float8::ocp, false, {}};
    if (std::filesystem::exists(root + "/" + folder + "overrides.xml")) target.own_overrides = folder + "overrides.xml";
    const XmlFile file(root + "/" + folder + "targets.xml");
    const pugi::xml_node list = file.root("Targets");
    file.require_known_attributes(list, {"Family", "Float8", "Overrides", "True16"});
    target.family = list.attribute("Family").value();
    target.float8 = read_float8(file, list);
    target.true16 = list.attribute("True16") && file.boolean(list, file.attribute(list, "True16"));
    for (const std::string& word : words(list.attribute("Overrides").value())) {
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
  isa.float8 = target.float8;
  isa.true16 = target.true16;
  names.require_all(isa);
  normalize_variants(isa, names);
  for (const std::string& shared : target.shared_overrides) apply_overrides(isa, root + "/" + shared, &used);
  if (!target.own_overrides.empty()) apply_overrides(isa, root + "/" + target.own_overrides);
  return isa;
}

namespace {

/// An ISA, read and compiled: all that its files are made of.
struct CompiledIsa {
  Isa isa;
  Semantics semantics;
  std::unique_ptr<pcode::OperationSet> operations{};
  std::map<std::string, OperationStates> states{};
  std::unique_ptr<Syntax> syntax{};
  std::unique_ptr<pcode::SemanticsInput> input{};
};

/// The files that all ISAs are made from.
struct SharedInput {
  const GenerateOptions& options;
  std::vector<IsaTarget> targets;
  Names names;
  AllSemantics semantics;
  Pending pending;
  FrequentFile frequent;
  FusedFile fused;
  UsedOverrides used_overrides{};

  SharedInput(const GenerateOptions& from, const std::string& base)
      : options(from),
        targets(isa_targets(from.root)),
        names(base + names_file),
        semantics(read_semantics(base + semantics_folder, isa_folders(targets))),
        pending(read_pending(base + semantics_folder, isa_folders(targets))),
        frequent(base + frequent_file),
        fused(base + fused_file, frequent) {}
};

/// The first step: the description, and what each instruction does.
std::unique_ptr<CompiledIsa> read_with_semantics(SharedInput& shared, const IsaTarget& target,
                                                 std::vector<std::string>& notes) {
  Isa isa = corrected_isa(shared.options.root, target, shared.names, shared.used_overrides);
  notes.insert(notes.end(), isa.notes.begin(), isa.notes.end());
  Semantics semantics = select_semantics(shared.semantics, isa, target.folder);
  add_pending(shared.pending, isa, target.folder, semantics);
  require_semantics(isa, target.folder, shared.semantics, semantics, shared.options);
  require_own_entries(target, shared.targets, shared.semantics, semantics);
  apply_silicon(shared.options.root + "/" + silicon_file, target.folder, isa_folders(shared.targets), target.processors,
                semantics);
  return std::make_unique<CompiledIsa>(CompiledIsa{std::move(isa), std::move(semantics)});
}

/// The second one: pseudocode.
void compile_operations(CompiledIsa& made) {
  made.operations = std::make_unique<pcode::OperationSet>(made.isa, made.semantics);
  made.operations->compile_all();
  require_compiled(*made.operations);
  made.states = pcode::operation_states(*made.operations);
}

/// The third one: words and text.
void add_syntax(SharedInput& shared, const IsaTarget& target, CompiledIsa& made, std::vector<std::string>& notes) {
  const std::string base = shared.options.root + "/";
  made.syntax = std::make_unique<Syntax>(shared.options.root, target.syntax, shared.names);
  for (const std::string& file : target.shared_overrides) made.syntax->add_spellings(base + file, made.isa);
  if (!target.own_overrides.empty()) made.syntax->add_spellings(base + target.own_overrides, made.isa);
  made.syntax->remove_absent(made.isa);
  made.syntax->require_all(made.isa);
  apply_ignored_fields(shared.options.root + "/" + ignored_fields_file, target.folder, shared.names, made.isa,
                       *made.syntax);
  require_forms(made.isa, made.semantics, *made.syntax);
  check_isa(made.isa, shared.names, *made.syntax, notes);
  made.input = std::make_unique<pcode::SemanticsInput>(
      pcode::SemanticsInput{made.isa, shared.names, made.semantics, target.folder, semantics_folder,
                            shared.frequent.of(made.states), frequent_file, shared.fused.forms(), fused_file});
}

/// What the tables of an ISA are made from.
TableInput table_input(const SharedInput& shared, const IsaTarget& target, const CompiledIsa& compiled) {
  std::string overrides;
  for (const std::string& file : target.shared_overrides) overrides += (overrides.empty() ? "" : ", ") + file;
  if (!target.own_overrides.empty()) overrides += (overrides.empty() ? "" : ", ") + target.own_overrides;
  const TableSources sources{target.xml,       overrides,           names_file,  target.syntax,
                             semantics_folder, ignored_fields_file, silicon_file};
  return {compiled.isa,  shared.names, compiled.semantics, *compiled.syntax, compiled.states,
          target.folder, sources,      target.processors};
}

}  // namespace

std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes) {
  const std::string base = options.root + "/";
  const Renderer renderer(base + "codegen/templates", "isagen generate");
  SharedInput shared(options, base);
  const std::vector<IsaTarget>& targets = shared.targets;
  require_known_isas(base + ignored_fields_file, isa_folders(targets));
  std::vector<std::unique_ptr<CompiledIsa>> isas(targets.size());
  for_each_isa(targets, [&](std::size_t i) { isas[i] = read_with_semantics(shared, targets[i], notes); });
  for_each_isa(targets, [&](std::size_t i) { compile_operations(*isas[i]); });
  for_each_isa(targets, [&](std::size_t i) { add_syntax(shared, targets[i], *isas[i], notes); });
  for_each_isa(targets, [&](std::size_t i) {
    pcode::require_operands(table_input(shared, targets[i], *isas[i]), *isas[i]->operations);
  });

  std::vector<OutputFile> files{render_fields(shared.names, names_file, renderer)};
  pcode::CommonOperations common;
  for (const auto& compiled : isas) common.add(*compiled->input, *compiled->operations);
  common.settle();
  for (OutputFile& file : common.render(renderer)) files.push_back(std::move(file));
  OtherIsas others;
  std::vector<Semantics> selected;
  std::set<std::string> shared_overrides;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const IsaTarget& target = targets[i];
    const CompiledIsa& compiled = *isas[i];
    const TableInput tables = table_input(shared, target, compiled);
    others.add(tables, target.processors.front());
    for (OutputFile& file : render_tables(tables, renderer)) files.push_back(std::move(file));
    for (OutputFile& file : render_public_headers(tables, target.processors.front(), renderer))
      files.push_back(std::move(file));
    files.push_back(render_wait_counters(options.root, wait_counters_file, compiled.isa, target.folder, renderer));
    for (OutputFile& file : pcode::render_semantics(*compiled.input, *compiled.operations, common, renderer))
      files.push_back(std::move(file));
    selected.push_back(compiled.semantics);
    shared.frequent.require_listed_hosts(compiled.semantics);
    shared_overrides.insert(target.shared_overrides.begin(), target.shared_overrides.end());
  }
  require_used_semantics(shared.semantics, selected);
  shared.frequent.require_used();
  for (const std::string& file : shared_overrides) require_used_overrides(base + file, shared.used_overrides);
  files.push_back(others.render(renderer));
  return files;
}

std::vector<std::string> generated_folders(const std::string& root) {
  std::vector<std::string> folders{"generated/common", "generated/lockstep"};
  for (const IsaTarget& target : isa_targets(root)) folders.push_back("generated/" + target.folder);
  return folders;
}

}  // namespace isagen
