#include "commands/project.hpp"

#include "model/names.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "model/syntax.hpp"
#include "tables/tables.hpp"

namespace isagen {

const std::vector<IsaTarget>& isa_targets() {
  static const std::vector<IsaTarget> targets{{"cdna4", "vendor-xml/cdna4.xml", "vendor-xml/overrides.xml", "vendor-xml/llvm_syntax.xml"}};
  return targets;
}

std::vector<OutputFile> generate_all(const std::string& root, std::vector<std::string>& notes) {
  const Renderer renderer(root + "/codegen/templates", "isagen generate");
  std::vector<OutputFile> files;
  for (const IsaTarget& target : isa_targets()) {
    const std::string names_path = "vendor-xml/names.xml";
    Isa isa = read_isa(root + "/" + target.xml);
    apply_overrides(isa, root + "/" + target.overrides);
    notes.insert(notes.end(), isa.notes.begin(), isa.notes.end());
    const Names names(root + "/" + names_path);
    const Syntax syntax(root, target.syntax, names);
    syntax.remove_absent(isa);
    for (OutputFile& file : render_tables({isa, names, syntax, target.folder, {target.xml, target.overrides, names_path}}, renderer)) files.push_back(std::move(file));
  }
  return files;
}

std::vector<std::string> generated_folders() {
  std::vector<std::string> folders;
  for (const IsaTarget& target : isa_targets()) folders.push_back("generated/" + target.folder);
  return folders;
}

}  // namespace isagen
