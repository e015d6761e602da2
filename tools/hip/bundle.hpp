// Code objects as programs carry them: in bundles, compressed or not, without their size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hip {

inline constexpr std::size_t unknown_size = ~std::size_t{0};

/// The bytes that lockstep loads: an ELF file or an uncompressed bundle. Empty, with a line on standard error, if there
/// is neither. `most`: bytes that may be read at all, for files; programs in memory are as long as they say, and not
/// longer than the memory.
std::vector<std::uint8_t> code_bytes(const void* data, std::size_t most = unknown_size);

}  // namespace hip
