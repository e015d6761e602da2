// Built without libdw: there are no source lines.
#include "source_lines.hpp"

namespace lockstep {

Result<SourceLines> SourceLines::read(std::span<const std::uint8_t>) {
  return Error{"this lockstep was built without libdw (package libdw-dev) and cannot read source lines"};
}

}  // namespace lockstep
