// Addresses and memory apart: a range of addresses, memory by a handle, mappings of one into the other, and which
// devices may use them. Memory is a file without a name, so that it can stand at several addresses.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "records.hpp"
#include "stream.hpp"

struct ihipMemGenericAllocationHandle {
  int file = -1;
  std::size_t size = 0;
  hip::AllocationProperties properties{};
  std::size_t references = 1;  ///< the program's
  std::size_t mappings = 0;
};

namespace hip {

namespace {

constexpr std::size_t page = 4096;             // the least unit of memory
constexpr std::size_t recommended = 2u << 20;  // and what is told to be fast

struct Mapping {
  std::size_t size;
  hipMemGenericAllocationHandle_t memory;
  std::map<int, hipMemAccessFlags> access;  // by device; none where it is not
};

struct State {
  std::mutex mutex;
  std::map<std::uintptr_t, std::size_t> reserved;
  std::map<std::uintptr_t, Mapping> mapped;
  std::map<hipMemGenericAllocationHandle_t, bool> handles;
};

State& state() {
  static auto* const one = new State;
  return *one;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }
void* pointer(std::uintptr_t address) { return reinterpret_cast<void*>(address); }
bool whole_pages(std::size_t bytes) { return bytes != 0 && bytes % page == 0; }

template <class Ranges>
auto range_at(Ranges& ranges, std::uintptr_t address) {  // the last one that begins there or before
  auto next = ranges.upper_bound(address);
  return next == ranges.begin() ? ranges.end() : std::prev(next);
}

/// Gives the memory back when nobody names it any more.
void drop_unused(State& all, hipMemGenericAllocationHandle_t memory) {
  if (memory->references != 0 || memory->mappings != 0) return;
  (void)close(memory->file);
  if (Gpu* const owner = gpu(memory->properties.location.id)) return_bytes(*owner, memory->size);
  all.handles.erase(memory);
  delete memory;
}

bool known(State& all, hipMemGenericAllocationHandle_t memory) {
  return all.handles.count(memory) != 0 && memory->references != 0;
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

void hide(std::uintptr_t start, Mapping& mapping, int device) {
  const auto found = mapping.access.find(device);
  if (found == mapping.access.end()) return;
  (void)lockstep_unmap_host_without_waiting(gpu(device)->device, pointer(start));
  mapping.access.erase(found);
}

/// Lets a device use a mapping, or no longer.
hipError_t give_access(std::uintptr_t start, Mapping& mapping, int device, hipMemAccessFlags access) {
  hide(start, mapping, device);
  if (access == hipMemAccessFlagsProtNone) return hipSuccess;
  const std::uint32_t flags = access == hipMemAccessFlagsProtRead ? LOCKSTEP_RANGE_READ_ONLY : 0;
  if (lockstep_map_host_named(gpu(device)->device, pointer(start), mapping.size, flags, "memory of hipMemMap") !=
      LOCKSTEP_OK)
    return hipErrorOutOfMemory;
  mapping.access[device] = access;
  return hipSuccess;
}

/// Are the bytes one or more whole mappings? Then `body` is called for each.
template <class Body>
hipError_t for_mappings(State& all, void* start, std::size_t bytes, Body&& body) {
  const std::uintptr_t begin = number(start);
  std::uintptr_t at = begin;
  for (auto each = all.mapped.find(begin); at - begin < bytes; ++each) {
    if (each == all.mapped.end() || each->first != at || each->second.size > bytes - (at - begin))
      return hipErrorInvalidValue;
    at += each->second.size;
  }
  for (auto each = all.mapped.find(begin); each != all.mapped.end() && each->first < at;) {
    const auto one = each++;  // which `body` may take away
    if (const hipError_t error = body(one); error != hipSuccess) return error;
  }
  return bytes == 0 ? hipErrorInvalidValue : hipSuccess;
}

hipError_t map_memory(void* start, std::size_t bytes, std::size_t offset, hipMemGenericAllocationHandle_t memory) {
  State& all = state();
  const std::lock_guard lock(all.mutex);
  if (!known(all, memory) || offset != 0 || !whole_pages(bytes) || bytes > memory->size || number(start) % page != 0)
    return hipErrorInvalidValue;
  const auto range = range_at(all.reserved, number(start));
  if (range == all.reserved.end() || number(start) - range->first > range->second ||
      bytes > range->second - (number(start) - range->first))
    return hipErrorInvalidValue;
  // Nothing may be mapped there yet.
  if (const hipError_t error =
          register_memory(MemoryKind::mapped, start, bytes, 0, "hipMemMap", memory->properties.location.id);
      error != hipSuccess)
    return hipErrorInvalidValue;
  if (mmap(start, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory->file, 0) == MAP_FAILED) {
    (void)release(start, MemoryKind::mapped, MemoryKind::mapped, hipSuccess);
    return hipErrorOutOfMemory;
  }
  ++memory->mappings;
  all.mapped[number(start)] = {bytes, memory, {}};
  return hipSuccess;
}

hipError_t unmap_memory(void* start, std::size_t bytes) {
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  return for_mappings(all, start, bytes, [&](auto each) {
    auto& [address, mapping] = *each;
    for (auto& device : gpus()) hide(address, mapping, device->ordinal);
    (void)release(pointer(address), MemoryKind::mapped, MemoryKind::mapped, hipSuccess);
    (void)mmap(pointer(address), mapping.size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
               0);
    const hipMemGenericAllocationHandle_t memory = mapping.memory;
    all.mapped.erase(each);
    --memory->mappings;
    drop_unused(all, memory);
    return hipSuccess;
  });
}

/// Memory in a file that is its from now on.
hipMemGenericAllocationHandle_t keep(int file, std::size_t bytes, const AllocationProperties& properties) {
  auto* const memory = new ihipMemGenericAllocationHandle{file, bytes, properties};
  State& all = state();
  const std::lock_guard lock(all.mutex);
  all.handles[memory] = true;
  return memory;
}

/// `handle`: the file's number, or where it stands. Programs are written either way, and no address is that low.
hipError_t import_memory(hipMemGenericAllocationHandle_t* memory, void* handle) {
  constexpr std::uintptr_t most_files = 1 << 16;
  Gpu* const owner = current();
  if (!owner) return hipErrorNoDevice;
  const int from = number(handle) < most_files ? static_cast<int>(number(handle)) : *static_cast<int*>(handle);
  struct stat status {};
  if (fstat(from, &status) != 0 || !S_ISREG(status.st_mode) || !whole_pages(static_cast<std::size_t>(status.st_size)))
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
    *start = take_addresses(bytes, std::max(alignment, page));
    if (!*start || mprotect(*start, bytes, PROT_NONE) != 0) return hipErrorOutOfMemory;
    State& all = state();
    const std::lock_guard lock(all.mutex);
    all.reserved[number(*start)] = bytes;
    return hipSuccess;
  });
}
hipError_t hipMemAddressFree(void* start, size_t bytes) {
  return call([&] {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    const auto range = all.reserved.find(number(start));
    if (range == all.reserved.end() || range->second != bytes) return hipErrorInvalidValue;
    const auto inside = all.mapped.lower_bound(range->first);
    if (inside != all.mapped.end() && inside->first - range->first < bytes) return hipErrorInvalidValue;
    all.reserved.erase(range);
    return_addresses(start, bytes, "hipMemAddressReserve");
    return hipSuccess;
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
    const int file = memfd_create("hipMemCreate", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, static_cast<off_t>(bytes)) != 0) {
      if (file >= 0) (void)close(file);
      return_bytes(owner, bytes);
      return hipErrorOutOfMemory;
    }
    *handle = keep(file, bytes, properties);
    return hipSuccess;
  });
}
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle) {
  return call([&] {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    if (!known(all, handle)) return hipErrorInvalidValue;
    --handle->references;
    drop_unused(all, handle);
    return hipSuccess;
  });
}
// Other processes have the memory by a file descriptor, which the program sends them.
hipError_t hipMemExportToShareableHandle(void* result, hipMemGenericAllocationHandle_t handle,
                                         hipMemAllocationHandleType type, unsigned long long flags) {
  return call([&] {
    if (!result || flags != 0 || type != hipMemHandleTypePosixFileDescriptor) return hipErrorInvalidValue;
    State& all = state();
    const std::lock_guard lock(all.mutex);
    if (!known(all, handle) || handle->properties.handle_type != static_cast<int>(type)) return hipErrorInvalidValue;
    const int file = dup(handle->file);
    if (file < 0) return hipErrorOperatingSystem;
    *static_cast<int*>(result) = file;
    return hipSuccess;
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
    State& all = state();
    const std::lock_guard lock(all.mutex);
    const auto found = range_at(all.mapped, number(address));
    if (!handle || found == all.mapped.end() || number(address) - found->first >= found->second.size)
      return hipErrorInvalidValue;
    *handle = found->second.memory;
    ++(*handle)->references;
    return hipSuccess;
  });
}
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp* properties,
                                                   hipMemGenericAllocationHandle_t handle) {
  return call([&] {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    if (!properties || !known(all, handle)) return hipErrorInvalidValue;
    write_properties(handle->properties, properties);
    return hipSuccess;
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
    for (std::size_t i = 0; i < count; ++i) {
      const bool access = wanted[i].flags == hipMemAccessFlagsProtNone ||
                          wanted[i].flags == hipMemAccessFlagsProtRead ||
                          wanted[i].flags == hipMemAccessFlagsProtReadWrite;
      if (!access) return hipErrorInvalidValue;
      if (is_host(wanted[i].location.type)) continue;  // the host has all memory
      if (wanted[i].location.type != hipMemLocationTypeDevice) return hipErrorInvalidValue;
      if (!gpu(wanted[i].location.id)) return hipErrorInvalidDevice;
    }
    State& all = state();
    const std::lock_guard lock(all.mutex);
    return for_mappings(all, start, bytes, [&](auto each) {
      for (std::size_t i = 0; i < count; ++i) {
        if (is_host(wanted[i].location.type)) continue;
        if (const hipError_t error = give_access(each->first, each->second, wanted[i].location.id, wanted[i].flags);
            error != hipSuccess)
          return error;
      }
      return hipSuccess;
    });
  });
}
hipError_t hipMemGetAccess(unsigned long long* flags, const hipMemLocation* location, void* address) {
  return call([&] {
    if (!flags || !location || location->type != hipMemLocationTypeDevice) return hipErrorInvalidValue;
    State& all = state();
    const std::lock_guard lock(all.mutex);
    const auto found = range_at(all.mapped, number(address));
    if (found == all.mapped.end() || number(address) - found->first >= found->second.size) return hipErrorInvalidValue;
    const auto access = found->second.access.find(location->id);
    *flags = access == found->second.access.end() ? hipMemAccessFlagsProtNone : access->second;
    return hipSuccess;
  });
}

}  // extern "C"
