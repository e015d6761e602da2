// Built without libdw: there are neither source lines nor variables.
#include "source_lines.hpp"
#include "source_variables.hpp"

namespace lockstep {

Result<SourceLines> SourceLines::read(std::span<const std::uint8_t>) {
  return Error{"this lockstep was built without libdw (package libdw-dev) and cannot read source lines"};
}
Result<std::unique_ptr<VariableTable>> read_variables(std::span<const std::uint8_t>) {
  return Error{"this lockstep was built without libdw (package libdw-dev) and cannot read variables"};
}

}  // namespace lockstep
