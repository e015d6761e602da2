// isagen: from ISA description and pseudocode to C++. The arguments of each subcommand; what it does is in commands/.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <iostream>
#include <memory>
#include <string>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "pcode/count.hpp"

namespace isagen {
namespace {

/// Adds the option --root: the tree to work on. It is settled before the command's callback runs.
void add_root_option(CLI::App& command, std::string& root) {
  command.add_option("--root", root, "The lockstep tree to work on (default: the one that the current folder is in)");
  command.parse_complete_callback([&root] { root = working_tree(root); });
}

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

void add_pcode_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("pcode", "Parses every entry of a JSON list of {name, encoding, pseudocode}");
  const auto file = std::make_shared<std::string>();
  command->add_option("file", *file, "The JSON file")->required();
  command->callback([file] { set_command_status(pcode::count_entries(*file, std::cout, std::cerr)); });
}

void add_vendor_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "vendor", "For tests: functions from the vendor's pseudocode, in namespace lockstep::vendor_ISA::sem");
  const auto options = std::make_shared<VendorOptions>();
  add_root_option(*command, options->root);
  command->add_option("file", options->json, "JSON list of {name, encoding, pseudocode}")->required();
  command->add_option("--isa", options->isa, "The ISA, by the name of its folder")->required();
  command->add_option("--out", options->out,
                      "Writes generated/vendor_ISA under this folder, for the instructions that vendor-xml/semantics "
                      "has pseudocode for; without it, all formal entries are lowered and counted");
  command->callback([options] { generate_vendor(*options); });
}

void add_report_command(CLI::App& app) {
  const auto options = std::make_shared<ReportOptions>();
  CLI::App* command = app.add_subcommand("report",
                                         "Lists what changed between two ISA descriptions: [OLD.xml] NEW.xml, OLD "
                                         "being the one in vendor-xml if left out");
  add_root_option(*command, options->root);
  command->add_option("files", options->files, "[OLD.xml] NEW.xml")
      ->required()
      ->expected(1, 2)
      ->check(CLI::ExistingFile);
  command->add_option("--isa", options->isa,
                      "The folder of the ISA that the files describe; if left out, the one of NEW's architecture");
  command->callback([options] { report(*options); });
}

void add_single_command(CLI::App& app) {
  const auto options = std::make_shared<SingleOptions>();
  CLI::App* command =
      app.add_subcommand("single", "Writes the core of each ISA as one header, or the library as two files");
  add_root_option(*command, options->root);
  command->add_option("--out", options->out, "The folder to write to")->required();
  command->add_option("--isas", options->isas, "ISAs, with commas between them; without it all")->delimiter(',');
  command->add_flag("--library", options->library, "lockstep.hpp and lockstep.cpp, instead of lockstep_<isa>.hpp");
  command->callback([options] { write_single(*options); });
}

/// A command that has no other option than the tree.
void add_command(CLI::App& app, const char* name, const char* description, void (*run)(const std::string&)) {
  CLI::App* command = app.add_subcommand(name, description);
  const auto root = std::make_shared<std::string>();
  add_root_option(*command, *root);
  command->callback([root, run] { run(*root); });
}

void add_commands(CLI::App& app) {
  add_generate_commands(app);
  add_pcode_command(app);
  add_vendor_command(app);
  add_report_command(app);
  add_single_command(app);
  add_command(app, "isas", "A line an ISA: its folder, its XML, its LLVM spelling, LLVM's name of the processor",
              print_isas);
  add_command(app, "pending",
              "Lists in vendor-xml/semantics/pending.xml what has no semantics; removes the file if nothing",
              write_pending);
}

}  // namespace
}  // namespace isagen

int main(int argc, char** argv) {
  CLI::App app{"isagen: generates lockstep's ISA headers from vendor-xml"};
  app.require_subcommand(1);
  isagen::add_commands(app);
  try {
    app.parse(argc, argv);
    return isagen::command_status();
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "isagen: %s\n", error.what());
    return 2;
  }
}
