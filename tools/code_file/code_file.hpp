// The bytes of a code object, out of a compressed offload bundle, too.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"

namespace lockstep {

/// The file as devices load code: an ELF file or an offload bundle that is not compressed.
Result<std::vector<std::uint8_t>> plain_code_file(const std::string& path);

/// The same of bytes: they themselves, or the bundle in a compressed one, which `kept` then holds.
Result<std::span<const std::uint8_t>> plain_code(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& kept);

/// The offload bundle in a compressed one ("CCOB"), which may be followed by other bytes. Errors: damage, a method that
/// this build is without.
Result<std::vector<std::uint8_t>> decompressed(std::span<const std::uint8_t> bundle);

/// What zstd made smaller, of at most `most` bytes. Errors: damage, more bytes, a build that is without zstd.
Result<std::vector<std::uint8_t>> unzstd(std::span<const std::uint8_t> from, std::uint64_t most);

}  // namespace lockstep
