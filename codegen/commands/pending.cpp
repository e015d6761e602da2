// isagen pending: lists the instructions without semantics again.
#include "model/pending.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "model/names.hpp"

namespace isagen {

void write_pending(const std::string& root) {
  const std::string folder = root + "/" + semantics_folder, path = folder + "/" + pending_file;
  const Names names(root + "/" + names_file);
  const std::vector<IsaTarget> targets = isa_targets(root);
  const AllSemantics all = read_semantics(folder, isa_families(targets));
  UsedOverrides used;
  Pending pending;
  std::size_t count = 0;
  for (const IsaTarget& target : targets) {
    const Isa isa = corrected_isa(root, target, names, used);
    const std::vector<std::string> missing =
        missing_semantics(isa, select_semantics(all, isa, target.folder, isa_families(targets)));
    count += missing.size();
    if (!missing.empty()) pending[target.folder].insert(missing.begin(), missing.end());
  }
  std::printf("%zu instructions, counted for each ISA, have no semantics\n", count);
  if (pending.empty())
    std::filesystem::remove(path);
  else
    std::ofstream(path) << pending_text(pending);
}

}  // namespace isagen
