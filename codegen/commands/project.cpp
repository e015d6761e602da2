#include "commands/project.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "error.hpp"
#include "model/check.hpp"
#include "model/frequent.hpp"
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
#include "tables/caches.hpp"
#include "tables/flops.hpp"
#include "tables/other_isas.hpp"
#include "tables/peaks.hpp"
#include "tables/tables.hpp"
#include "tables/timing.hpp"
#include "tables/traits.hpp"
#include "tables/wait_counters.hpp"

namespace isagen {
namespace {

/// What entries of an instruction are for, and the first one's place: "gfx9 rdna4, FILE:LINE". Empty: no entry.
std::string entry_of_others(const AllSemantics& all, const std::string& instruction) {
  Scope scope{false, {}, {}, {}};
  const auto [first, last] = all.equal_range(instruction);
  for (auto each = first; each != last; ++each) {
    scope.isas.insert(each->second.scope.isas.begin(), each->second.scope.isas.end());
    scope.families.insert(each->second.scope.families.begin(), each->second.scope.families.end());
  }
  return first == last ? "" : scope.text() + ", " + first->second.place.text();
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
          (others ? "\nWhere one for other ISAs holds here, too, add \"" + folder +
                        "\" to its Isas, or its family to its Families"
                  : "") +
          "\nWrite one each (or <Unsupported> with a reason), or pass --allow-missing-semantics while developing");
}

/// An entry for all ISAs is not taken for one whose sister, an ISA of its family, has an entry of its own.
void require_decided(const std::string& folder, const IsaFamilies& families, const AllSemantics& all,
                     const Semantics& semantics) {
  const std::vector<UndecidedEntry> undecided = undecided_semantics(all, semantics, folder, families);
  if (undecided.empty()) return;
  std::string list;
  for (const UndecidedEntry& entry : undecided)
    list += "\n  " + entry.instruction + ": the entry for all at " + entry.general.text() + ", that of " +
            entry.sister + " at " + entry.sisters.text();
  throw Error({semantics_folder, 0},
              std::to_string(undecided.size()) + " instructions of " + folder +
                  " would have the entry for all ISAs, though another ISA of its family " + families.at(folder) +
                  " has an entry of its own:" + list + "\nIf that one holds here, too, add \"" + folder +
                  "\" to its Isas, or make it Families=\"" + families.at(folder) +
                  "\"; if the entry for all holds, give it Isas=\"* " + folder + "\"; or write an entry");
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

/// Every error of the pseudocode at once.
void require_compiled(const pcode::OperationSet& operations) {
  if (operations.errors().empty()) return;
  std::string list;
  for (const std::string& error : operations.errors()) list += "\n" + error;
  throw Error({semantics_folder, 0},
              std::to_string(operations.errors().size()) + " operations cannot be compiled:" + list);
}

/// Float8 of <Targets>; OCP without it.
Float8 read_float8(const XmlFile& file, pugi::xml_node targets) {
  const std::string text = targets.attribute("Float8").as_string("ocp");
  if (text == "ocp") return Float8::ocp;
  if (text == "fnuz") return Float8::fnuz;
  throw Error(file.place(targets), "Float8 is \"" + text + "\"; it can be fnuz, ocp");
}

/// LLVM's generation of a processor: gfx90a is gfx9, gfx1201 gfx12. The last two digits are minor version and stepping.
std::string generation(const std::string& processor) {
  const bool named = processor.starts_with("gfx") && processor.size() >= 6;
  return named ? processor.substr(0, processor.size() - 2) : "";
}

/// Family of <Targets>: the generation of every processor.
std::string read_family(const XmlFile& file, pugi::xml_node list, const std::vector<std::string>& processors) {
  const std::string family = list.attribute("Family").value();
  for (const std::string& processor : processors)
    if (generation(processor) != family)
      throw Error(file.place(list), "Family is \"" + family + "\"; LLVM's generation of " + processor + " is " +
                                        (generation(processor).empty() ? "not known" : generation(processor)));
  return family;
}

/// Like of <Targets>: another ISA, whose isa.xml and overrides.xml describe this one, too; Name, which tells them
/// apart.
void read_like(const std::string& root, const XmlFile& file, pugi::xml_node list, IsaTarget& target) {
  target.architecture = list.attribute("Name").value();
  const std::string like = list.attribute("Like").value();
  if (like.empty() != target.architecture.empty())
    throw Error(file.place(list), "Like and Name go together: isa.xml of another ISA has that one's name");
  if (like.empty()) return;
  const std::string folder = isas_folder + "/" + like + "/";
  if (!std::filesystem::exists(root + "/" + folder + "isa.xml"))
    throw Error(file.place(list), "there is no " + folder + "isa.xml");
  if (std::filesystem::exists(root + "/" + target.xml))
    throw Error(file.place(list),
                "Like is \"" + like + "\", and there is a " + target.xml + ", which would not be read");
  target.xml = folder + "isa.xml";
  if (std::filesystem::exists(root + "/" + folder + "overrides.xml"))
    target.own_overrides.push_back(folder + "overrides.xml");
}

}  // namespace

std::vector<IsaTarget> isa_targets(const std::string& root) {
  const std::string base = root + "/" + isas_folder;
  if (!std::filesystem::is_directory(base)) throw Error({base, 0}, "is not a folder");
  std::vector<IsaTarget> targets;
  const auto read = [&](const std::filesystem::directory_entry& entry) {
    const std::string name = entry.path().filename().string(), folder = isas_folder + "/" + name + "/";
    IsaTarget target{name, folder + "isa.xml", {}, {}, folder + "llvm_syntax.xml", "", 0, Float8::ocp, false, false, {},
                     ""};
    const XmlFile file(root + "/" + folder + "targets.xml");
    const pugi::xml_node list = file.root("Targets");
    file.require_known_attributes(list,
                                  {"Family", "Float8", "KeepsHalves", "Like", "Name", "Number", "Overrides", "True16"});
    target.float8 = read_float8(file, list);
    if (list.attribute("True16") && list.attribute("KeepsHalves"))
      throw Error(file.place(list), "True16 says what KeepsHalves says: leave one of them out");
    target.true16 = list.attribute("True16") && file.boolean(list, file.attribute(list, "True16"));
    target.keeps_halves =
        target.true16 || (list.attribute("KeepsHalves") && file.boolean(list, file.attribute(list, "KeepsHalves")));
    for (const std::string& word : words(list.attribute("Overrides").value())) {
      target.shared_overrides.push_back(overrides_folder + "/" + word + ".xml");
      if (!std::filesystem::exists(root + "/" + target.shared_overrides.back()))
        throw Error(file.place(list), "there is no " + target.shared_overrides.back());
    }
    read_like(root, file, list, target);
    if (std::filesystem::exists(root + "/" + folder + "overrides.xml"))
      target.own_overrides.push_back(folder + "overrides.xml");
    for (const pugi::xml_node node : list.children()) {
      if (node.type() != pugi::node_element) continue;
      if (std::string(node.name()) != "Target")
        throw Error(file.place(node), std::string("<") + node.name() + "> is no <Target>");
      file.require_known_attributes(node, {"Llvm"});
      target.processors.push_back(file.attribute(node, "Llvm"));
    }
    if (target.processors.empty()) throw Error(file.place(list), "lists no <Target>");
    target.family = read_family(file, list, target.processors);
    target.number = static_cast<int>(file.integer(list, "Number"));
    targets.push_back(std::move(target));
  };
  Errors errors;
  for (const auto& entry : std::filesystem::directory_iterator(base))
    if (entry.is_directory()) errors.attempt([&] { read(entry); });
  errors.require_none();
  if (targets.empty()) throw Error({base, 0}, "has no folder of an ISA");
  std::sort(targets.begin(), targets.end(), [](const IsaTarget& a, const IsaTarget& b) {
    return std::tie(a.number, a.folder) < std::tie(b.number, b.folder);
  });
  for (std::size_t i = 0; i < targets.size(); ++i)
    if (targets[i].number != static_cast<int>(i) + 1)
      errors.add({base + "/" + targets[i].folder + "/targets.xml", 0},
                 "Number is " + std::to_string(targets[i].number) +
                     "; the ISAs have the numbers from 1 on, each its own, and a new one has the next: " +
                     std::to_string(targets.size()));
  errors.require_none();
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

IsaFamilies isa_families(const std::vector<IsaTarget>& targets) {
  IsaFamilies families;
  for (const IsaTarget& target : targets) families.emplace(target.folder, target.family);
  return families;
}

Isa corrected_isa(const std::string& root, const IsaTarget& target, const Names& names, UsedOverrides& used) {
  Isa isa = read_isa(root + "/" + target.xml);
  if (!target.architecture.empty()) isa.architecture = target.architecture;
  isa.float8 = target.float8;
  isa.true16 = target.true16;
  isa.keeps_halves = target.keeps_halves;
  names.require_all(isa);
  normalize_variants(isa, names);
  Errors errors;
  for (const std::string& shared : target.shared_overrides)
    errors.attempt([&] { apply_overrides(isa, root + "/" + shared, &used); });
  for (const std::string& own : target.own_overrides) errors.attempt([&] { apply_overrides(isa, root + "/" + own); });
  errors.require_none();
  return isa;
}

namespace {

/// An ISA, read and compiled: all that its files are made of.
struct CompiledIsa {
  const IsaTarget& target;
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
  IsaFamilies families;
  Names names;
  AllSemantics semantics;
  Pending pending;
  FrequentFile frequent;
  std::vector<FusedForm> fused;
  UsedOverrides used_overrides{};

  SharedInput(const GenerateOptions& from, const std::string& base)
      : options(from),
        targets(isa_targets(from.root)),
        families(isa_families(targets)),
        names(base + names_file),
        semantics(read_semantics(base + semantics_folder, families)),
        pending(read_pending(base + semantics_folder, isa_folders(targets))),
        frequent(base + frequent_file),
        fused(read_fused_forms(base + fused_file, frequent)) {}
};

/// What each instruction does, and its pseudocode. An instruction without an entry hides no other mistake, but for
/// those of pseudocode that calls it.
void add_semantics(SharedInput& shared, CompiledIsa& made, Errors& errors) {
  const IsaTarget& target = made.target;
  made.semantics = select_semantics(shared.semantics, made.isa, target.folder, shared.families);
  add_pending(shared.pending, made.isa, target.folder, made.semantics);
  bool whole = errors.attempt(
      [&] { require_semantics(made.isa, target.folder, shared.semantics, made.semantics, shared.options); });
  whole &= errors.attempt([&] { require_decided(target.folder, shared.families, shared.semantics, made.semantics); });
  errors.attempt([&] {
    apply_silicon(shared.options.root + "/" + silicon_file, target.folder, isa_folders(shared.targets),
                  target.processors, made.semantics);
  });
  made.operations = std::make_unique<pcode::OperationSet>(made.isa, made.semantics);
  made.operations->compile_all();
  if (whole) errors.attempt([&] { require_compiled(*made.operations); });
  made.states = pcode::operation_states(*made.operations);
}

/// Words and text.
void add_syntax(SharedInput& shared, CompiledIsa& made, std::vector<std::string>& notes, Errors& errors) {
  const IsaTarget& target = made.target;
  const std::string base = shared.options.root + "/";
  const auto read = [&] {
    made.syntax = std::make_unique<Syntax>(shared.options.root, target.syntax, shared.names);
    for (const std::string& file : target.shared_overrides) made.syntax->add_spellings(base + file, made.isa);
    for (const std::string& file : target.own_overrides) made.syntax->add_spellings(base + file, made.isa);
    made.syntax->remove_absent(made.isa);
    made.syntax->require_all(made.isa);
  };
  if (!errors.attempt(read)) return;
  errors.attempt(
      [&] { apply_ignored_fields(base + ignored_fields_file, target.folder, shared.names, made.isa, *made.syntax); });
  errors.attempt([&] { require_forms(made.isa, made.semantics, *made.syntax); });
  errors.attempt([&] { check_isa(made.isa, shared.names, *made.syntax, notes); });
  made.input = std::make_unique<pcode::SemanticsInput>(pcode::SemanticsInput{
      made.isa, shared.names, made.semantics, target.folder, semantics_folder, shared.frequent.of(made.semantics),
      frequent_file, shared.fused, fused_file, target.family});
}

/// What the tables of an ISA are made from.
TableInput table_input(const SharedInput& shared, const CompiledIsa& compiled) {
  const IsaTarget& target = compiled.target;
  std::string overrides;
  for (const std::string& file : target.shared_overrides) overrides += (overrides.empty() ? "" : ", ") + file;
  for (const std::string& file : target.own_overrides) overrides += (overrides.empty() ? "" : ", ") + file;
  const TableSources sources{target.xml,       overrides,           names_file,  target.syntax,
                             semantics_folder, ignored_fields_file, silicon_file};
  return {compiled.isa,  shared.names, compiled.semantics, *compiled.syntax, compiled.states,
          target.folder, sources,      target.processors};
}

/// Every ISA, read and compiled; whatever is wrong with any of them goes to `errors`.
std::vector<std::unique_ptr<CompiledIsa>> compile_isas(SharedInput& shared, std::vector<std::string>& notes,
                                                       Errors& errors) {
  std::vector<std::unique_ptr<CompiledIsa>> isas;
  for (const IsaTarget& target : shared.targets) {
    std::unique_ptr<CompiledIsa> made;
    const auto read = [&] {
      made.reset(
          new CompiledIsa{target, corrected_isa(shared.options.root, target, shared.names, shared.used_overrides), {}});
    };
    if (!errors.attempt(read)) continue;
    notes.insert(notes.end(), made->isa.notes.begin(), made->isa.notes.end());
    add_semantics(shared, *made, errors);
    add_syntax(shared, *made, notes, errors);
    if (made->input) errors.attempt([&] { pcode::require_operands(table_input(shared, *made), *made->operations); });
    isas.push_back(std::move(made));
  }
  return isas;
}

/// What no ISA uses of the files that all share. Asked only where every ISA could be read.
void require_used(const SharedInput& shared, const std::vector<std::unique_ptr<CompiledIsa>>& isas, Errors& errors) {
  std::map<std::string, Semantics> selected;
  std::set<std::string> overrides;
  for (const auto& compiled : isas) {
    selected[compiled->target.folder] = compiled->semantics;
    overrides.insert(compiled->target.shared_overrides.begin(), compiled->target.shared_overrides.end());
  }
  errors.attempt([&] { require_used_semantics(shared.semantics, selected, shared.families); });
  errors.attempt([&] { shared.frequent.require_used(); });
  for (const auto& compiled : isas) errors.attempt([&] { shared.frequent.require_listed_hosts(compiled->semantics); });
  for (const std::string& file : overrides)
    errors.attempt([&] { require_used_overrides(shared.options.root + "/" + file, shared.used_overrides); });
}

}  // namespace

std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes) {
  const std::string base = options.root + "/";
  const Renderer renderer(base + "codegen/templates", "isagen generate");
  SharedInput shared(options, base);
  Errors errors;
  errors.attempt([&] { require_known_isas(base + ignored_fields_file, isa_folders(shared.targets)); });
  const std::vector<std::unique_ptr<CompiledIsa>> isas = compile_isas(shared, notes, errors);
  if (isas.size() == shared.targets.size()) require_used(shared, isas, errors);
  // Before anything is rendered, and of all ISAs; asked only where nothing else is wrong, since much follows from that.
  if (errors.none())
    for (const auto& compiled : isas) errors.attempt([&] { require_traits(table_input(shared, *compiled)); });
  std::vector<OutputFile> counters;
  for (const auto& compiled : isas)
    errors.attempt([&] {
      counters.push_back(render_wait_counters(options.root, wait_counters_file, compiled->isa, compiled->semantics,
                                              compiled->target.folder, shared.families, renderer));
    });
  std::vector<CachesInput> caches;
  for (const auto& compiled : isas)
    caches.push_back({&compiled->isa, compiled->target.folder, compiled->target.processors.front()});
  errors.attempt([&] {
    counters.push_back(render_caches(options.root, caches_file, caches, shared.families, shared.names, renderer));
  });
  errors.attempt([&] { counters.push_back(render_timing(options.root, timing_folder, renderer)); });
  errors.attempt([&] { counters.push_back(render_peaks(options.root, peaks_file, renderer)); });
  FlopTable flops;
  for (const auto& compiled : isas) errors.attempt([&] { flops.add(*compiled->operations, compiled->target.folder); });
  errors.attempt([&] { counters.push_back(flops.render(renderer, semantics_folder)); });
  errors.require_none();

  std::vector<OutputFile> files{render_fields(shared.names, names_file, renderer)};
  pcode::CommonOperations common;
  for (const auto& compiled : isas) common.add(*compiled->input, *compiled->operations);
  common.settle();
  for (OutputFile& file : common.render(renderer)) files.push_back(std::move(file));
  OtherIsas others;
  for (const auto& compiled : isas) {
    const std::string& processor = compiled->target.processors.front();
    const TableInput tables = table_input(shared, *compiled);
    others.add(tables, processor);
    for (OutputFile& file : render_tables(tables, renderer)) files.push_back(std::move(file));
    for (OutputFile& file : render_public_headers(tables, processor, renderer)) files.push_back(std::move(file));
    for (OutputFile& file : pcode::render_semantics(*compiled->input, *compiled->operations, common, renderer))
      files.push_back(std::move(file));
  }
  for (OutputFile& file : counters) files.push_back(std::move(file));
  files.push_back(others.render(renderer));
  std::vector<std::string> folders;
  for (const IsaTarget& target : shared.targets) folders.push_back(target.folder);
  for (OutputFile& file : render_module_parts(folders, renderer)) files.push_back(std::move(file));
  return files;
}

std::vector<std::string> generated_folders(const std::string& root) {
  std::vector<std::string> folders{"generated/common", "generated/lockstep"};
  for (const IsaTarget& target : isa_targets(root)) folders.push_back("generated/" + target.folder);
  return folders;
}

}  // namespace isagen
