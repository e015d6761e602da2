// What a code object runs as: the target that --target names, or one that fits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/base/result.hpp"

namespace command {

/// The target that the bytes of a file, a code object or an offload bundle, run as. `asked`: of --target; empty: the
/// first that there is for them. An error that names what they are for if it is none of them.
lockstep::Result<std::string_view> code_target(std::span<const std::uint8_t> bytes, const std::string& asked);

}  // namespace command
