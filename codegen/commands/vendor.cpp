// isagen vendor: functions from the vendor's own pseudocode, to compare this project's semantics with.
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "error.hpp"
#include "model/names.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "pcode/json_entries.hpp"
#include "pcode/prose.hpp"
#include "render/output.hpp"
#include "semantics/generate.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen {
namespace {

struct VendorOptions {
  std::string root, json, isa = "cdna4", out;
};

/// The formal entries that this project has an operation for. An instruction in two encodings has one text.
Semantics vendor_entries(const std::string& json, const Semantics& own) {
  std::ifstream file(json, std::ios::binary);
  if (!file) throw Error({json, 0}, "cannot be read");
  const pcode::JsonEntries read = pcode::read_entries(std::string{std::istreambuf_iterator<char>(file), {}});
  if (!read.error.empty()) throw Error(json + ":" + read.error);
  Semantics result;
  for (const pcode::JsonEntry& entry : read.entries) {
    const auto known = own.find(entry.name);
    if (known == own.end() || known->second.kind != SemanticsEntry::Kind::operation ||
        !pcode::prose_rule(entry.pseudocode).empty())
      continue;
    SemanticsEntry made;
    made.name = entry.name;
    made.place = {enumerator(entry.encoding) + ".json", static_cast<int>(entry.position.line)};
    made.pcode = pcode::plain_text(entry.pseudocode);
    result.emplace(entry.name, std::move(made));
  }
  return result;
}

void generate_vendor(const VendorOptions& options) {
  const std::string base = options.root + "/";
  for (const IsaTarget& target : isa_targets()) {
    if (target.folder != options.isa) continue;
    Isa isa = read_isa(base + target.xml);
    apply_overrides(isa, base + target.overrides);
    const Semantics own = read_semantics(base + semantics_folder, target.folder);
    const Semantics entries = vendor_entries(options.json, own);
    pcode::OperationSet operations(isa, entries, true);
    operations.compile_all();
    const Names names(base + names_file);
    const Renderer renderer(base + "codegen/templates", "isagen vendor");
    write_outputs(options.out, pcode::render_functions(
                                   {isa, names, entries, "vendor_" + target.folder, "the vendor's manual"},
                                   operations, renderer));
    for (const std::string& error : operations.errors()) std::cout << "not lowered " << error << "\n";
    std::cout << "formal " << entries.size() << " lowered " << operations.operations().size()
              << " not lowered " << operations.errors().size() << "\n";
    return;
  }
  throw Error("no ISA " + options.isa);
}

}  // namespace

void add_vendor_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "vendor", "For tests: functions from the vendor's pseudocode, in namespace lockstep::vendor_ISA::sem");
  const auto options = std::make_shared<VendorOptions>();
  add_root_option(*command, options->root);
  command->add_option("file", options->json, "JSON list of {name, encoding, pseudocode}")->required();
  command->add_option("--isa", options->isa, "The ISA, by the name of its folder");
  command->add_option("--out", options->out, "Writes generated/vendor_ISA/semantics under this folder")
      ->required();
  command->callback([options] { generate_vendor(*options); });
}

}  // namespace isagen
