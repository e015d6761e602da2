#include "records.hpp"

#include <cstring>

#include "gpu.hpp"

namespace hip {

namespace {

/// hipMemAllocationProp of 5.2.
struct Properties52 {
  std::uint8_t compression;
  hipMemLocation location;
  int handle_type, type;
  std::uint16_t usage;
  void* win32;
};
static_assert(sizeof(Properties52) == 32 && offsetof(Properties52, type) == 16);

/// hipMemAllocationProp of 5.3 and later.
struct Properties53 {
  int type, handle_type;
  hipMemLocation location;
  void* win32;
  std::uint8_t compression, rdma;
  std::uint16_t usage;
};
static_assert(sizeof(Properties53) == 32 && offsetof(Properties53, win32) == 16);

/// HIP_MEMCPY3D with sizes of that type.
template <class Size>
struct Copy {
  struct Side {
    Size x, y, z, level;
    int type;
    const void *host, *device, *array;
    Size pitch, height;
  } from, to;
  Size width, height, depth;
};
static_assert(sizeof(Copy<std::uint32_t>) == 128 && sizeof(Copy<std::size_t>) == 184);

/// HIP_MEMSET_NODE_PARAMS.
struct MemsetNode {
  void* to;
  std::size_t pitch;
  std::uint32_t value, element_bytes;
  std::size_t width, height;
};
static_assert(sizeof(MemsetNode) == 40 && offsetof(MemsetNode, element_bytes) == 20);
static_assert(sizeof(hipMemsetParams) == 48 && offsetof(hipMemsetParams, height) == 16);

template <class To>
To load(const void* from) {
  To record;
  std::memcpy(static_cast<void*>(&record), from, sizeof record);
  return record;
}

template <class Size>
DriverCopy copy_of(const void* given) {
  const auto copy = load<Copy<Size>>(given);
  const auto side = [](const typename Copy<Size>::Side& each) {
    return DriverCopy::Side{each.x,      each.y,     each.z,     each.type,  each.host,
                            each.device, each.array, each.pitch, each.height};
  };
  return {side(copy.from), side(copy.to), copy.width, copy.height, copy.depth};
}

}  // namespace

AllocationProperties read_properties(const hipMemAllocationProp* given) {
  const auto old = load<Properties52>(given);
  if (interface_version() == 5 && old.type == allocation_pinned && old.location.type == hipMemLocationTypeDevice)
    return {old.type,        old.handle_type,
            old.location,    old.win32,
            old.compression, 0,
            old.usage,       AllocationProperties::of_5_2};
  const auto now = load<Properties53>(given);
  return {now.type,        now.handle_type, now.location, now.win32,
          now.compression, now.rdma,        now.usage,    AllocationProperties::of_5_3};
}

void write_properties(const AllocationProperties& p, hipMemAllocationProp* to) {
  if (p.layout == AllocationProperties::of_5_2) {
    const Properties52 record{p.compression, p.location, p.handle_type, p.type, p.usage, p.win32};
    std::memcpy(static_cast<void*>(to), &record, sizeof record);
  } else {
    const Properties53 record{p.type, p.handle_type, p.location, p.win32, p.compression, p.rdma, p.usage};
    std::memcpy(static_cast<void*>(to), &record, sizeof record);
  }
}

DriverCopy read_copy(const HIP_MEMCPY3D* given) {
  return interface_version() == 5 ? copy_of<std::uint32_t>(given) : copy_of<std::size_t>(given);
}

hipMemsetParams read_memset(const hipMemsetParams* given) {
  if (interface_version() == 5) return *given;
  std::uint32_t element = 0;
  std::memcpy(&element, reinterpret_cast<const std::uint8_t*>(given) + offsetof(MemsetNode, element_bytes),
              sizeof element);
  if (element == 0) return *given;  // the upper half of hipMemsetParams' height
  const auto node = load<MemsetNode>(given);
  return {node.to, node.element_bytes, node.height, node.pitch, node.value, node.width};
}

std::size_t most_bytes(const hipMemPoolProps& properties) { return load<std::size_t>(properties.reserved); }

}  // namespace hip
