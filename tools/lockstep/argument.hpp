// Kernel arguments as they are written on the command line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "lockstep/base/result.hpp"
#include "lockstep/launch/argument.hpp"

namespace command {

/// A value, LDS bytes, or a buffer that is still to be allocated.
struct CommandArgument {
  std::string text;  ///< as it was written
  std::string type;  ///< "f32", "buf", ...
  lockstep::Argument value;
  bool is_buffer = false;
  std::uint64_t buffer_bytes = 0;
  std::string initial_bytes;            ///< path of a file; empty: zeros
  bool unwritten = false;               ///< for check `init`, nobody has written it before the run
  std::optional<std::uint32_t> offset;  ///< byte of the kernarg segment, of @OFFSET:...
};

/// Parses TYPE:VALUE or @OFFSET:TYPE:VALUE. Numbers may be decimal or 0x...; floats also inf, nan and hexadecimal.
lockstep::Result<CommandArgument> parse_argument(const std::string& text);

/// "N", "N,N" or "N,N,N"; what is left out is 1.
lockstep::Result<std::array<std::uint32_t, 3>> parse_dimensions(const std::string& name, const std::string& text);

}  // namespace command
