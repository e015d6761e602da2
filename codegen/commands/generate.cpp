#include <cstdio>
#include <filesystem>
#include <memory>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "render/output.hpp"

namespace isagen {
namespace {

int status = 0;

void print_notes(const std::vector<std::string>& notes) {
  for (const std::string& note : notes) std::fprintf(stderr, "note: %s\n", note.c_str());
}

void generate(const std::string& root) {
  std::vector<std::string> notes;
  const std::vector<OutputFile> files = generate_all(root, notes);
  print_notes(notes);
  for (const std::string& path : write_outputs(root, files)) std::printf("wrote %s\n", path.c_str());
  for (const std::string& path : stale_outputs(root, files, generated_folders())) {
    std::filesystem::remove(root + "/" + path);
    std::printf("removed %s\n", path.c_str());
  }
  std::printf("%zu files are up to date\n", files.size());
}

void check(const std::string& root) {
  std::vector<std::string> notes;
  const std::vector<OutputFile> files = generate_all(root, notes);
  print_notes(notes);
  const std::vector<std::string> differences = compare_outputs(root, files, generated_folders());
  for (const std::string& difference : differences) std::printf("%s\n", difference.c_str());
  if (differences.empty()) {
    std::printf("%zu files are as generated\n", files.size());
  } else {
    std::printf("%zu files differ: run isagen generate and commit what it writes\n", differences.size());
    set_command_status(1);
  }
}

}  // namespace

int command_status() { return status; }
void set_command_status(int new_status) { status = new_status; }

void add_root_option(CLI::App& command, std::string& root) {
  root = LOCKSTEP_SOURCE_DIR;
  command.add_option("--root", root, "The repository's root")->check(CLI::ExistingDirectory);
}

void add_generate_commands(CLI::App& app) {
  const auto root = std::make_shared<std::string>();
  CLI::App* generate_command = app.add_subcommand("generate", "Writes generated/");
  add_root_option(*generate_command, *root);
  generate_command->callback([root] { generate(*root); });
  CLI::App* check_command = app.add_subcommand("check", "Fails if generated/ is not what generate would write, naming each file");
  add_root_option(*check_command, *root);
  check_command->callback([root] { check(*root); });
}

}  // namespace isagen
