// What a code object runs as: the target that --target names, or one that fits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/base/result.hpp"
#include "lockstep/object/code_object.hpp"

namespace command {

/// The target that the bytes of a file, a code object or an offload bundle, run as. `asked`: of --target; empty: the
/// first that there is for them. An error that names what they are for if it is none of them.
lockstep::Result<std::string_view> code_target(std::span<const std::uint8_t> bytes, const std::string& asked);

/// What can be shown of a file's code object, and the target whose instructions it has; no target if there is none
/// here.
struct ShownCode {
  lockstep::CodeObject code;
  std::string_view target;
};
/// `asked` as above. An error only where there is nothing to show.
lockstep::Result<ShownCode> code_to_show(std::span<const std::uint8_t> bytes, const std::string& asked);

}  // namespace command
