// Records that programs pass whose layout depends on the version of the interface that they were built against. Source
// of the layouts: the headers of HIP 5.2 to 7.2; tests/hip/programs/records.cpp states each of them.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace hip {

/// hipMemAllocationProp, as the runtime keeps it.
struct AllocationProperties {
  enum Layout : std::uint8_t { of_5_2, of_5_3 };  ///< of 5.2, of 5.3 and later
  int type = 0, handle_type = 0;
  hipMemLocation location{};
  void* win32 = nullptr;
  std::uint8_t compression = 0, rdma = 0;
  std::uint16_t usage = 0;
  Layout layout = of_5_3;
};
/// hipMemAllocationType and hipMemAllocationHandleType, of which 5.2 does not have all.
constexpr int allocation_pinned = 1, allocation_uncached = 0x40000000;
constexpr int handle_none = 0, handle_file = 1;
/// hipMemLocationType: device is 1; the host, one of its NUMA nodes, the nearest of these since 7.0.
constexpr bool is_host(int location_type) { return location_type >= 2 && location_type <= 4; }

/// Reads what the program gave. Versions 5.2 and 5.3 have one SONAME and two layouts: the record is of the one in which
/// it is valid, which is never both.
AllocationProperties read_properties(const hipMemAllocationProp* given);
/// Writes it in its layout.
void write_properties(const AllocationProperties& properties, hipMemAllocationProp* to);

/// HIP_MEMCPY3D: sizes have 32 bits before version 6, 64 from then on.
struct DriverCopy {
  struct Side {
    std::size_t x = 0, y = 0, z = 0;
    int type = 0;  ///< hipMemoryType, by the program's version
    const void *host = nullptr, *device = nullptr;
    const void* array = nullptr;
    std::size_t pitch = 0, height = 0;
  } from{}, to{};
  std::size_t width = 0, height = 0, depth = 0;
};
DriverCopy read_copy(const HIP_MEMCPY3D* given);

/// What hipDrvGraphAddMemsetNode takes: hipMemsetParams, or, in versions 6.1 to 6.3, HIP_MEMSET_NODE_PARAMS, which has
/// the size of an element where hipMemsetParams has the upper half of its height.
hipMemsetParams read_memset(const hipMemsetParams* given);

/// hipMemPoolProps: where later versions have the greatest size of the pool, earlier ones want 0. 0: no limit.
std::size_t most_bytes(const hipMemPoolProps& properties);

}  // namespace hip
