// Host memory for kernels.
#pragma once

#include <cstdint>

namespace lockstep {

/// Host memory that kernels may use at its own address.
struct HostRange {
  const void* start = nullptr;
  std::uint64_t size = 0;    ///< bytes
  bool writable = true;      ///< may kernels write it?
  bool whole_pages = false;  ///< the rest of its first and last page of 4096 bytes too
};

}  // namespace lockstep
