// Code objects as programs carry them: in bundles, compressed or not, without their size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hip {

/// The bytes that lockstep loads: an ELF file or an uncompressed bundle. Empty, with a line on standard error, if there
/// is neither. `most`: bytes that may be read at all, for files; programs in memory are as long as they say.
std::vector<std::uint8_t> code_bytes(const void* data, std::size_t most = ~std::size_t{0});

}  // namespace hip
