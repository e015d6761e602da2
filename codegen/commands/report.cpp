// isagen report: what a changed ISA description means for this project.
#include "commands/report.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "model/compare.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "model/semantics.hpp"

namespace isagen {
namespace {

/// The project's ISA that `described` is a release of, by the name of its architecture.
IsaTarget target_of(const std::string& root, const std::vector<IsaTarget>& targets, const Isa& described) {
  std::string names;
  for (const IsaTarget& target : targets) {
    const std::string name = read_isa(root + "/" + target.xml).architecture;
    if (name == described.architecture) return target;
    names += (names.empty() ? "" : ", ") + name;
  }
  throw Error({described.file, 0}, "describes \"" + described.architecture + "\", which is none of: " + names +
                                       "; --isa names the folder of the ISA to compare it with");
}

void print_section(std::string& out, const std::string& title, const std::vector<Change>& changes) {
  out += title + " " + std::to_string(changes.size()) + "\n";
  for (const Change& change : changes)
    out += "  " + change.subject + ": " + change.text + " (line " + std::to_string(change.line) + ")\n";
}

}  // namespace

std::string report_text(const Isa& older, const Isa& newer, const Semantics& semantics,
                        const std::vector<std::string>& added) {
  const IsaChanges changes = compare_isas(older, newer);
  std::string out = newer.architecture + ": " + older.file + " -> " + newer.file + "\n";
  print_section(out, "instructions added", changes.added);
  print_section(out, "instructions removed", changes.removed);
  print_section(out, "instructions renamed", changes.renamed);
  print_section(out, "opcodes moved", changes.moved);
  print_section(out, "flags of instructions changed", changes.flags);
  print_section(out, "encodings of instructions changed", changes.encoded);
  print_section(out, "operands changed", changes.operands);
  print_section(out, "order changed", changes.order);
  print_section(out, "fields changed", changes.fields);
  std::vector<Change> without, stale;
  for (const Instruction& instruction : newer.instructions)
    if (semantics.count(instruction.name) == 0)
      without.push_back({instruction.name, "no entry in " + semantics_folder, instruction.line});
  for (const auto& [name, entry] : semantics)
    if (newer.find_instruction(name) == nullptr && std::find(added.begin(), added.end(), name) == added.end())
      stale.push_back({name, entry.place.text() + " is for no instruction", 0});
  print_section(out, "instructions without semantics", without);
  out += "semantics without instruction " + std::to_string(stale.size()) + "\n";
  for (const Change& change : stale) out += "  " + change.subject + ": " + change.text + "\n";
  return out;
}

void report(const ReportOptions& options) {
  const std::vector<IsaTarget> targets = isa_targets(options.root);
  const Isa newer = read_isa(options.files.back());
  const IsaTarget target =
      options.isa.empty() ? target_of(options.root, targets, newer) : isa_target(options.root, options.isa);
  std::map<std::string, std::set<std::string>> others;  // instructions, by folder
  for (const IsaTarget& other : targets)
    for (const Instruction& instruction : read_isa(options.root + "/" + other.xml).instructions)
      others[other.folder].insert(instruction.name);
  const Isa older = read_isa(options.files.size() == 2 ? options.files[0] : options.root + "/" + target.xml);
  for (const std::string& note : newer.notes) std::fprintf(stderr, "note: %s\n", note.c_str());
  const IsaFamilies families = isa_families(targets);
  const AllSemantics all = read_semantics(options.root + "/" + semantics_folder, families);
  // Entries for instructions that the newer file lost are still those of the older one.
  Semantics semantics = select_semantics(all, older, target.folder, families);
  semantics.merge(select_semantics(all, newer, target.folder, families));
  std::vector<std::string> added;
  for (const std::string& file : target.own_overrides)
    for (std::string& name : added_instructions(options.root + "/" + file)) added.push_back(std::move(name));
  // An entry for all ISAs is of use as long as another one has the instruction.
  std::erase_if(semantics, [&](const auto& named) {
    if (newer.find_instruction(named.first) != nullptr || !named.second.scope.all) return false;
    return std::any_of(targets.begin(), targets.end(), [&](const IsaTarget& other) {
      return other.folder != target.folder && others.at(other.folder).count(named.first) != 0;
    });
  });
  std::fputs(report_text(older, newer, semantics, added).c_str(), stdout);
}

}  // namespace isagen
