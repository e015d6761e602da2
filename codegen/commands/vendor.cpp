// isagen vendor: functions from the vendor's own pseudocode, to compare this project's semantics with.
#include <fstream>
#include <iostream>
#include <iterator>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "error.hpp"
#include "model/names.hpp"
#include "model/normalize.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "pcode/json_entries.hpp"
#include "pcode/prose.hpp"
#include "render/output.hpp"
#include "semantics/common.hpp"
#include "semantics/generate.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen {
namespace {

/// What a file of the vendor's holds. An instruction in several encodings has one text.
struct VendorFile {
  std::size_t entries = 0;       ///< as the file counts them
  std::size_t instructions = 0;  ///< by name
  Semantics formal;              ///< those that are pseudocode, not prose
};

VendorFile read_vendor(const std::string& json) {
  std::ifstream file(json, std::ios::binary);
  if (!file) throw Error({json, 0}, "cannot be read");
  const pcode::JsonEntries read = pcode::read_entries(std::string{std::istreambuf_iterator<char>(file), {}});
  if (!read.error.empty()) throw Error(json + ":" + read.error);
  VendorFile result;
  result.entries = read.entries.size();
  std::map<std::string, std::string> texts;
  for (const pcode::JsonEntry& entry : read.entries) {
    const auto [known, added] = texts.emplace(entry.name, entry.pseudocode);
    if (!added) {
      if (known->second != entry.pseudocode)
        throw Error({json, static_cast<int>(entry.position.line)}, entry.name + " has two texts");
      continue;
    }
    if (!pcode::prose_rule(entry.pseudocode).empty()) continue;
    SemanticsEntry made;
    made.name = entry.name;
    made.place = {enumerator(entry.encoding) + ".json", static_cast<int>(entry.position.line)};
    made.pcode = pcode::plain_text(entry.pseudocode);
    result.formal.emplace(entry.name, std::move(made));
  }
  result.instructions = texts.size();
  return result;
}

/// The entries that this project has pseudocode for as well; memory and matrix instructions are data here.
Semantics comparable_entries(const Semantics& formal, const Semantics& own) {
  Semantics result;
  for (const auto& [name, entry] : formal) {
    const auto known = own.find(name);
    if (known != own.end() && known->second.kind == SemanticsEntry::Kind::operation) result.emplace(name, entry);
  }
  return result;
}

}  // namespace

void generate_vendor(const VendorOptions& options) {
  const std::string base = options.root + "/";
  const IsaTarget target = isa_target(options.root, options.isa);
  const Names names(base + names_file);
  UsedOverrides used;
  const Isa isa = corrected_isa(options.root, target, names, used);
  {
    const VendorFile file = read_vendor(options.json);
    std::cout << "entries " << file.entries << "\ninstructions " << file.instructions << "\nformal "
              << file.formal.size() << "\n";
    Semantics entries = file.formal;
    if (!options.out.empty()) {
      const IsaFamilies families = isa_families(isa_targets(options.root));
      entries = comparable_entries(file.formal, select_semantics(read_semantics(base + semantics_folder, families), isa,
                                                                 target.folder, families));
      std::cout << "comparable " << entries.size() << "\n";
    }
    pcode::OperationSet operations(isa, entries, true);
    operations.compile_all();
    if (!options.out.empty()) {
      const Renderer renderer(base + "codegen/templates", "isagen vendor");
      const pcode::SemanticsInput input{isa, names, entries, "vendor_" + target.folder, "the vendor's manual"};
      write_outputs(options.out, pcode::render_semantics(input, operations, pcode::CommonOperations{}, renderer));
    }
    std::cout << "lowered " << operations.operations().size() << "\n";
    for (const std::string& error : operations.errors()) std::cout << "not lowered " << error << "\n";
  }
}

}  // namespace isagen
