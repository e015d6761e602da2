// Handles of HIP for other processes.
#pragma once

#include <cstdint>

#include "shared_file.hpp"

namespace hip {

/// What a handle of HIP, 64 bytes, holds.
struct IpcHandle {
  enum Kind : std::uint32_t { memory = 0x6d656d31, event = 0x65767431 };
  runtime::FileHandle file{};
  std::uint64_t offset = 0;  ///< bytes from the file's beginning on to the address that was shared
};

}  // namespace hip
