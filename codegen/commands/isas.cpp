// isagen isas: what scripts need to know of the project's ISAs.
#include <cstdio>
#include <string>

#include "commands/commands.hpp"
#include "commands/project.hpp"

namespace isagen {

void print_isas(const std::string& root) {
  for (const IsaTarget& target : isa_targets(root))
    std::printf("%s %s %s %s\n", target.folder.c_str(), target.xml.c_str(), target.syntax.c_str(),
                target.processors.front().c_str());
}

}  // namespace isagen
