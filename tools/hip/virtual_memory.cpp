// Addresses and memory apart, by HIP's calls: runtime/virtual_memory.hpp does the work.
#include "virtual_memory.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "records.hpp"
#include "shared_file.hpp"
#include "stream.hpp"

struct ihipMemGenericAllocationHandle final : runtime::PhysicalMemory {
  hip::AllocationProperties properties{};

  ihipMemGenericAllocationHandle(int file, std::size_t size, const hip::AllocationProperties& given)
      : PhysicalMemory(file, size), properties(given) {}
  ~ihipMemGenericAllocationHandle() override {
    if (hip::Gpu* const owner = hip::gpu(properties.location.id)) hip::return_bytes(*owner, size());
  }
};

namespace hip {

namespace {

using runtime::Access;
using runtime::Mapped;

constexpr std::size_t page = runtime::VirtualMemory::page;  // the least unit of memory
constexpr std::size_t recommended = 2u << 20;               // and what is told to be fast

runtime::VirtualMemory& state() {
  static auto* const one = new runtime::VirtualMemory("memory of hipMemMap", false);
  return *one;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }
bool whole_pages(std::size_t bytes) { return bytes != 0 && bytes % page == 0; }

hipError_t error_of(Mapped mapped) {
  return mapped == Mapped::done ? hipSuccess : mapped == Mapped::no_memory ? hipErrorOutOfMemory : hipErrorInvalidValue;
}

hipError_t check_properties(const AllocationProperties& properties) {
  if ((properties.type != allocation_pinned && properties.type != allocation_uncached) ||
      properties.location.type != hipMemLocationTypeDevice)
    return hipErrorInvalidValue;
  if (!gpu(properties.location.id)) return hipErrorInvalidDevice;
  return properties.handle_type == handle_none || properties.handle_type == handle_file
             ? hipSuccess
             : not_supported("hipMemCreate with handles other than file descriptors");
}

hipError_t map_memory(void* start, std::size_t bytes, std::size_t offset, hipMemGenericAllocationHandle_t memory) {
  if (offset != 0) return hipErrorInvalidValue;
  int device = 0;
  (void)state().with(memory, [&](auto&) { device = memory->properties.location.id; });
  return error_of(state().map(start, bytes, memory, [&] {
    return register_memory(MemoryKind::mapped, start, bytes, 0, "hipMemMap", device) == hipSuccess;
  }));
}

hipError_t unmap_memory(void* start, std::size_t bytes) {
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  return error_of(state().unmap(
      start, bytes, [](void* one) { (void)release(one, MemoryKind::mapped, MemoryKind::mapped, hipSuccess); }));
}

/// Memory in a file that is its from now on.
hipMemGenericAllocationHandle_t keep(int file, std::size_t bytes, const AllocationProperties& properties) {
  auto memory = std::make_unique<ihipMemGenericAllocationHandle>(file, bytes, properties);
  return static_cast<hipMemGenericAllocationHandle_t>(state().keep(std::move(memory)));
}

/// `handle`: the file's number, or where it stands. Programs are written either way, and no address is that low.
hipError_t import_memory(hipMemGenericAllocationHandle_t* memory, void* handle) {
  constexpr std::uintptr_t most_files = 1 << 16;
  Gpu* const owner = current();
  if (!owner) return hipErrorNoDevice;
  const int from = number(handle) < most_files ? static_cast<int>(number(handle)) : *static_cast<int*>(handle);
  struct stat status {};
  if (fstat(from, &status) != 0 || !runtime::keeps_its_size(from) ||
      !whole_pages(static_cast<std::size_t>(status.st_size)))
    return hipErrorInvalidValue;
  const auto bytes = static_cast<std::size_t>(status.st_size);
  if (!use_bytes(*owner, bytes)) return hipErrorOutOfMemory;
  const int file = fcntl(from, F_DUPFD_CLOEXEC, 0);
  if (file < 0) {
    return_bytes(*owner, bytes);
    return hipErrorOutOfMemory;
  }
  AllocationProperties properties;
  properties.type = allocation_pinned;
  properties.handle_type = handle_file;
  if (interface_version() == 5) properties.layout = AllocationProperties::of_5_2;
  properties.location = {hipMemLocationTypeDevice, owner->ordinal};
  *memory = keep(file, bytes, properties);
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemGetAllocationGranularity(size_t* granularity, const hipMemAllocationProp* properties,
                                          hipMemAllocationGranularity_flags which) {
  return call([&] {
    if (!granularity || !properties || which < hipMemAllocationGranularityMinimum ||
        which > hipMemAllocationGranularityRecommended)
      return hipErrorInvalidValue;
    *granularity = which == hipMemAllocationGranularityRecommended ? recommended : page;
    return check_properties(read_properties(properties));
  });
}
hipError_t hipMemAddressReserve(void** start, size_t bytes, size_t alignment, void*, unsigned long long flags) {
  return call([&] {  // the address that is wished for is a hint
    if (!start || !whole_pages(bytes) || (alignment & (alignment - 1)) != 0 || flags != 0) return hipErrorInvalidValue;
    void* const taken = take_addresses(bytes, std::max(alignment, page));
    if (!taken) return hipErrorOutOfMemory;
    const hipError_t error = error_of(state().add_range(taken, bytes));
    if (error == hipSuccess)
      *start = taken;
    else
      return_addresses(taken, bytes, "hipMemAddressReserve");
    return error;
  });
}
hipError_t hipMemAddressFree(void* start, size_t bytes) {
  return call([&] {
    const hipError_t error = error_of(state().remove_range(start, bytes));
    if (error == hipSuccess) return_addresses(start, bytes, "hipMemAddressReserve");
    return error;
  });
}
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t bytes, const hipMemAllocationProp* given,
                        unsigned long long flags) {
  return call([&] {
    if (!handle || !given || !whole_pages(bytes) || flags != 0) return hipErrorInvalidValue;
    const AllocationProperties properties = read_properties(given);
    if (const hipError_t error = check_properties(properties); error != hipSuccess) return error;
    Gpu& owner = *gpu(properties.location.id);
    if (!use_bytes(owner, bytes)) return hipErrorOutOfMemory;
    const int file = runtime::make_file("hipMemCreate", bytes);
    if (file < 0) {
      return_bytes(owner, bytes);
      return hipErrorOutOfMemory;
    }
    *handle = keep(file, bytes, properties);
    return hipSuccess;
  });
}
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle) {
  return call([&] { return error_of(state().release(handle)); });
}
// Other processes have the memory by a file descriptor, which the program sends them.
hipError_t hipMemExportToShareableHandle(void* result, hipMemGenericAllocationHandle_t handle,
                                         hipMemAllocationHandleType type, unsigned long long flags) {
  return call([&] {
    if (!result || flags != 0 || type != hipMemHandleTypePosixFileDescriptor) return hipErrorInvalidValue;
    hipError_t error = hipErrorInvalidValue;
    (void)state().with(handle, [&](auto&) {
      if (handle->properties.handle_type != static_cast<int>(type)) return;
      const int file = dup(handle->file());
      error = file < 0 ? hipErrorOperatingSystem : hipSuccess;
      if (file >= 0) *static_cast<int*>(result) = file;
    });
    return error;
  });
}
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t* memory, void* handle,
                                           hipMemAllocationHandleType type) {
  return call([&] {
    if (!memory || type != hipMemHandleTypePosixFileDescriptor) return hipErrorInvalidValue;
    return import_memory(memory, handle);
  });
}
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t* handle, void* address) {
  return call([&] {
    if (!handle) return hipErrorInvalidValue;
    runtime::PhysicalMemory* const memory = state().retain(number(address));
    if (!memory) return hipErrorInvalidValue;
    *handle = static_cast<hipMemGenericAllocationHandle_t>(memory);
    return hipSuccess;
  });
}
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp* properties,
                                                   hipMemGenericAllocationHandle_t handle) {
  return call([&] {
    if (!properties) return hipErrorInvalidValue;
    return error_of(state().with(handle, [&](auto&) { write_properties(handle->properties, properties); }));
  });
}
hipError_t hipMemMap(void* start, size_t bytes, size_t offset, hipMemGenericAllocationHandle_t handle,
                     unsigned long long flags) {
  return call([&] { return flags != 0 ? hipErrorInvalidValue : map_memory(start, bytes, offset, handle); });
}
hipError_t hipMemUnmap(void* start, size_t bytes) {
  return call([&] { return unmap_memory(start, bytes); });
}
hipError_t hipMemSetAccess(void* start, size_t bytes, const hipMemAccessDesc* wanted, size_t count) {
  return call([&] {
    if (!wanted || count == 0) return hipErrorInvalidValue;
    std::vector<runtime::Grant> grants;
    for (std::size_t i = 0; i < count; ++i) {
      const bool access = wanted[i].flags == hipMemAccessFlagsProtNone ||
                          wanted[i].flags == hipMemAccessFlagsProtRead ||
                          wanted[i].flags == hipMemAccessFlagsProtReadWrite;
      if (!access) return hipErrorInvalidValue;
      if (is_host(wanted[i].location.type)) continue;  // the host has all memory
      if (wanted[i].location.type != hipMemLocationTypeDevice) return hipErrorInvalidValue;
      Gpu* const device = gpu(wanted[i].location.id);
      if (!device) return hipErrorInvalidDevice;
      grants.push_back({device->ordinal, device->device, static_cast<Access>(wanted[i].flags)});  // the same bits
    }
    return error_of(state().set_access(start, bytes, grants));
  });
}
hipError_t hipMemGetAccess(unsigned long long* flags, const hipMemLocation* location, void* address) {
  return call([&] {
    if (!flags || !location || location->type != hipMemLocationTypeDevice) return hipErrorInvalidValue;
    if (!state().mapped(number(address))) return hipErrorInvalidValue;
    const std::optional<Access> access = state().access(number(address), location->id);
    *flags = access ? static_cast<unsigned>(*access) : unsigned{hipMemAccessFlagsProtNone};
    return hipSuccess;
  });
}

}  // extern "C"
