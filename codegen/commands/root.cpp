// Which tree a command works on: never silently another one than the user stands in.
#include <cstdio>
#include <filesystem>
#include <string>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "error.hpp"

namespace isagen {
namespace {

namespace fs = std::filesystem;

bool is_tree(const fs::path& folder) {
  return fs::exists(folder / names_file) && fs::exists(folder / "codegen/templates");
}

std::string enclosing_tree() {
  const fs::path start = fs::current_path();
  for (fs::path folder = start;; folder = folder.parent_path()) {
    if (is_tree(folder)) return folder.string();
    if (folder == folder.root_path()) break;
  }
  throw Error(start.string() + " is in no lockstep tree (" + names_file +
              " and codegen/templates); go there or pass --root FOLDER");
}

}  // namespace

std::string working_tree(const std::string& root) {
  if (!root.empty() && !is_tree(root))
    throw Error(root + " is no lockstep tree: it has no " + names_file + " or no codegen/templates");
  const std::string tree = fs::canonical(root.empty() ? enclosing_tree() : root).string();
  std::fprintf(stderr, "isagen: works on %s\n", tree.c_str());
  std::error_code failed;
  if (!fs::equivalent(tree, LOCKSTEP_SOURCE_DIR, failed))
    std::fprintf(stderr, "note: this isagen was built from %s, whose generator may be another one\n",
                 LOCKSTEP_SOURCE_DIR);
  return tree;
}

}  // namespace isagen
