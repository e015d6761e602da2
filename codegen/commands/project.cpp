#include "commands/project.hpp"

#include <set>

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

/// The operations that `path` lists, each of which must exist.
pcode::FrequentOperations read_frequent(const std::string& path,
                                        const std::map<std::string, OperationStates>& operations) {
  pcode::FrequentOperations frequent;
  const XmlFile file(path);
  for (const pugi::xml_node node : file.root("FrequentOperations").children()) {
    if (node.type() != pugi::node_element) continue;
    if (std::string(node.name()) != "Operation")
      throw Error(file.place(node), std::string("<") + node.name() + "> is no <Operation>");
    file.require_known_attributes(node, {"Name", "Small"});
    const std::string name = file.attribute(node, "Name");
    if (operations.count(name) == 0)
      throw Error(file.place(node), name + " is no operation with pseudocode; take it out or correct it");
    if (!frequent.all.insert(name).second) throw Error(file.place(node), name + " is listed a second time");
    const std::string small = node.attribute("Small").value();
    if (small != "" && small != "true") throw Error(file.place(node), "Small=\"" + small + "\" is not \"true\"");
    if (small == "true") frequent.small.insert(name);
  }
  return frequent;
}

}  // namespace

const std::vector<IsaTarget>& isa_targets() {
  static const std::vector<IsaTarget> targets{
      {"cdna4", "vendor-xml/cdna4.xml", "vendor-xml/overrides.xml", "vendor-xml/llvm_syntax.xml", "gfx950"}};
  return targets;
}

std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes) {
  const std::string base = options.root + "/";
  const Renderer renderer(base + "codegen/templates", "isagen generate");
  const Names names(base + names_file);
  std::vector<OutputFile> files{render_fields(names, names_file, renderer)};
  for (const IsaTarget& target : isa_targets()) {
    Isa isa = read_isa(base + target.xml);
    notes.insert(notes.end(), isa.notes.begin(), isa.notes.end());
    normalize_variants(isa, names);
    apply_overrides(isa, base + target.overrides);
    const Semantics semantics = read_semantics(base + semantics_folder, target.folder);
    require_semantics(isa, semantics, options);
    pcode::OperationSet compiled(isa, semantics);
    compiled.compile_all();
    require_compiled(compiled);
    const std::map<std::string, OperationStates> operations = pcode::operation_states(compiled);
    const Syntax syntax(options.root, target.syntax, names);
    syntax.remove_absent(isa);
    require_forms(isa, semantics, syntax);
    check_isa(isa, names, syntax, notes);
    const TableSources sources{target.xml, target.overrides, names_file, target.syntax, semantics_folder};
    for (OutputFile& file :
         render_tables({isa, names, semantics, syntax, operations, target.folder, sources}, renderer))
      files.push_back(std::move(file));
    for (OutputFile& file : pcode::render_semantics({isa, names, semantics, target.folder, semantics_folder,
                                                     read_frequent(base + frequent_file, operations), frequent_file},
                                                    compiled, renderer))
      files.push_back(std::move(file));
  }
  for (OutputFile& file : render_other_isas(options.root, other_isas_file, renderer)) files.push_back(std::move(file));
  return files;
}

std::vector<std::string> generated_folders() {
  std::vector<std::string> folders{"generated/common"};
  for (const IsaTarget& target : isa_targets()) folders.push_back("generated/" + target.folder);
  folders.push_back("generated/other_isas");
  return folders;
}

}  // namespace isagen
