#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "render/output.hpp"

namespace isagen {
namespace {

int status = 0;

void print_notes(const std::vector<std::string>& notes) {
  for (const std::string& note : notes) std::fprintf(stderr, "note: %s\n", note.c_str());
}

}  // namespace

int command_status() { return status; }
void set_command_status(int new_status) { status = new_status; }

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

}  // namespace isagen
