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

void add_root_option(CLI::App& command, std::string& root) {
  command.add_option("--root", root, "The lockstep tree to work on (default: the one that the current folder is in)");
  // The option's text is there before the callback of the command runs.
  command.parse_complete_callback([&root] {
    if (root.empty())
      root = enclosing_tree();
    else if (!is_tree(root))
      throw Error(root + " is no lockstep tree: it has no " + names_file + " or no codegen/templates");
    root = fs::canonical(root).string();
    std::fprintf(stderr, "isagen: works on %s\n", root.c_str());
    std::error_code failed;
    if (!fs::equivalent(root, LOCKSTEP_SOURCE_DIR, failed))
      std::fprintf(stderr, "note: this isagen was built from %s, whose generator may be another one\n",
                   LOCKSTEP_SOURCE_DIR);
  });
}

}  // namespace isagen
