// isagen isas: what scripts need to know of the project's ISAs.
#include <cstdio>
#include <memory>

#include "commands/commands.hpp"
#include "commands/project.hpp"

namespace isagen {

void add_isas_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("isas", "A line an ISA: its folder, its XML, its LLVM spelling, LLVM's name of the processor");
  const auto root = std::make_shared<std::string>();
  add_root_option(*command, *root);
  command->callback([root] {
    for (const IsaTarget& target : isa_targets(*root))
      std::printf("%s %s %s %s\n", target.folder.c_str(), target.xml.c_str(), target.syntax.c_str(),
                  target.processors.front().c_str());
  });
}

}  // namespace isagen
