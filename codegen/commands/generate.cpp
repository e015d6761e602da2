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

void generate(const GenerateOptions& options) {
  std::vector<std::string> notes;
  const std::vector<OutputFile> files = generate_all(options, notes);
  print_notes(notes);
  for (const std::string& path : write_outputs(options.root, files)) std::printf("wrote %s\n", path.c_str());
  for (const std::string& path : stale_outputs(options.root, files, generated_folders(options.root))) {
    std::filesystem::remove(options.root + "/" + path);
    std::printf("removed %s\n", path.c_str());
  }
  std::printf("%zu files are up to date\n", files.size());
}

void check(const GenerateOptions& options) {
  std::vector<std::string> notes;
  const std::vector<OutputFile> files = generate_all(options, notes);
  print_notes(notes);
  const std::vector<std::string> differences = compare_outputs(options.root, files, generated_folders(options.root));
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

void add_generate_commands(CLI::App& app) {
  const auto options = std::make_shared<GenerateOptions>();
  const auto add = [&](const char* name, const char* description, void (*run)(const GenerateOptions&)) {
    CLI::App* command = app.add_subcommand(name, description);
    add_root_option(*command, options->root);
    command->add_flag("--allow-missing-semantics", options->allow_missing_semantics,
                      "Development only: instructions without semantics become unsupported");
    command->callback([options, run] { run(*options); });
  };
  add("generate", "Writes generated/", generate);
  add("check", "Fails if generated/ is not what generate would write, naming each file", check);
}

}  // namespace isagen
