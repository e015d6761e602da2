// Code objects as programs carry them: in bundles, compressed or not, without their size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace hip {

inline constexpr std::size_t unknown_size = ~std::size_t{0};

/// The bytes that lockstep loads: an ELF file or an uncompressed bundle. A library's bundle has many targets and may be
/// larger than memory has room for, so the bytes stay where they are unless they were compressed.
struct CodeBytes {
  std::vector<std::uint8_t> kept{};  ///< what was compressed
  std::span<const std::uint8_t> bytes{};

  bool empty() const { return bytes.empty(); }
  /// A copy, for longer than the memory with the code is there.
  std::vector<std::uint8_t> copy() && {
    return kept.empty() ? std::vector<std::uint8_t>(bytes.begin(), bytes.end()) : std::move(kept);
  }
};

/// Empty, with a line on standard error, if there is neither. `most`: bytes that may be read at all, for files;
/// programs in memory are as long as they say, and not longer than the memory.
CodeBytes code_bytes(const void* data, std::size_t most = unknown_size);

}  // namespace hip
