// Banks of LDS and lines of the vector cache: how often a memory instruction has to go to memory. Results do not depend
// on it; profiles count with it.
#pragma once

#include <cstdint>

namespace lockstep {

struct MemoryGeometry {
  std::uint32_t lds_banks = 32;         ///< that loads of more than 4 bytes a lane are spread over
  std::uint32_t lds_narrow_banks = 32;  ///< the same for stores, atomics, and loads of up to 4 bytes a lane
  std::uint32_t lds_bank_bytes = 4;     ///< of one bank at a time: an address is in bank address / bytes % banks
  std::uint32_t cache_line = 128;       ///< bytes of a line of the vector L1 (RDNA: L0) cache
  constexpr bool operator==(const MemoryGeometry&) const = default;
};

namespace memory_geometries {

/// CDNA3: 32 banks of dwords (CDNA3 ISA guide, "LDS"), cache lines of 128 bytes (CDNA3 white paper). RDNA3 to RDNA4:
/// the 64 banks of a workgroup processor are two sets of 32, one beside each compute unit (RDNA3 and RDNA4 ISA guides,
/// "Local data share"); lines of 128 bytes (RDNA white paper).
inline constexpr MemoryGeometry banks32{};
/// CDNA4: 160 KiB as 64 banks of 640 dwords (CDNA4 ISA guide). All 64 serve wide loads alone; everything else conflicts
/// as if there were 32 (ROCm/rocm-libraries, pull request 3668).
inline constexpr MemoryGeometry wide_loads64{.lds_banks = 64};
/// CDNA5: 64 banks: HipKittens and rocm-libraries (pull request 7393) pad LDS by rows of 256 bytes.
inline constexpr MemoryGeometry banks64{.lds_banks = 64, .lds_narrow_banks = 64};

}  // namespace memory_geometries

}  // namespace lockstep
