// The bytes of a code object's file, out of a compressed offload bundle, too.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"

namespace command {

/// The file as lockstep reads code: an ELF file or an offload bundle that is not compressed.
lockstep::Result<std::vector<std::uint8_t>> read_code(const std::string& path);

/// The offload bundle in a compressed one ("CCOB"). Errors: damage, a method that this build is without.
lockstep::Result<std::vector<std::uint8_t>> decompressed(std::span<const std::uint8_t> bundle);

}  // namespace command
