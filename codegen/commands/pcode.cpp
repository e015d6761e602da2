// isagen pcode: does every formal entry of the vendor's pseudocode parse?
#include <iostream>
#include <memory>

#include "commands/commands.hpp"
#include "pcode/count.hpp"

namespace isagen {

void add_pcode_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("pcode", "Parses every entry of a JSON list of {name, encoding, pseudocode}");
  const auto file = std::make_shared<std::string>();
  command->add_option("file", *file, "The JSON file")->required();
  command->callback([file] { set_command_status(pcode::count_entries(*file, std::cout, std::cerr)); });
}

}  // namespace isagen
