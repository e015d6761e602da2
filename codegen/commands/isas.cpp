// isagen isas: what scripts need to know of the project's ISAs.
#include <cstdio>

#include "commands/commands.hpp"
#include "commands/project.hpp"

namespace isagen {

void add_isas_command(CLI::App& app) {
  app.add_subcommand("isas", "A line an ISA: its folder, its XML, its LLVM spelling, LLVM's name of the processor")
      ->callback([] {
        for (const IsaTarget& target : isa_targets())
          std::printf("%s %s %s %s\n", target.folder.c_str(), target.xml.c_str(), target.syntax.c_str(),
                      target.processor.c_str());
      });
}

}  // namespace isagen
