// Addresses and memory apart: a range of addresses, memory of a pool by a handle, mappings of one into the other, and
// which agents may use them. runtime/virtual_memory.hpp does the work.
#include "vmem.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include "memory.hpp"
#include "newer_calls.h"
#include "shared_file.hpp"
#include "status.hpp"

namespace rocm {

namespace {

using runtime::Access;
using runtime::Mapped;

constexpr std::size_t page = runtime::VirtualMemory::page;

class PoolMemory final : public runtime::PhysicalMemory {
 public:
  /// `counted`: it is new memory of the pool, whose bytes the pool has less.
  PoolMemory(int file, std::size_t size, const Pool& pool, hsa_amd_memory_type_t type, bool counted)
      : PhysicalMemory(file, size), pool_(pool), type_(type), counted_(counted) {}
  ~PoolMemory() override {
    if (counted_) return_bytes(pool_, size());
  }
  const Pool& pool() const { return pool_; }
  hsa_amd_memory_type_t type() const { return type_; }

 private:
  const Pool& pool_;
  hsa_amd_memory_type_t type_;
  bool counted_;
};

runtime::VirtualMemory& state() {  // kernels may still run when a mapping goes: its addresses stay memory
  static auto* const one = new runtime::VirtualMemory("memory of hsa_amd_vmem_map", true);
  return *one;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }
bool whole_pages(std::size_t bytes) { return bytes != 0 && bytes % page == 0; }

runtime::PhysicalMemory* memory_of(hsa_amd_vmem_alloc_handle_t handle) {
  return reinterpret_cast<runtime::PhysicalMemory*>(handle.handle);
}
hsa_amd_vmem_alloc_handle_t handle_of(const runtime::PhysicalMemory* memory) { return {number(memory)}; }

/// `not_there` is what the standard says where there is nothing of that address or handle.
hsa_status_t status_of(Mapped mapped, hsa_status_t not_there) {
  switch (mapped) {
    case Mapped::done: return HSA_STATUS_SUCCESS;
    case Mapped::not_there: return not_there;
    case Mapped::wrong_size: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    case Mapped::in_use: return HSA_STATUS_ERROR_RESOURCE_FREE;
    default: return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
}

hsa_status_t reserve(void** result, std::size_t bytes, std::size_t alignment, std::uint64_t flags) {
  constexpr std::uint64_t no_register = 1;  // HSA_AMD_VMEM_ADDRESS_NO_REGISTER, of version 1.10 of the extension
  if (!result || !whole_pages(bytes) || (flags & ~no_register) != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (alignment == 0) alignment = page;
  if (alignment < page || (alignment & (alignment - 1)) != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  void* const start = take_addresses(bytes, alignment);
  if (!start) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  const hsa_status_t status = status_of(state().add_range(start, bytes), HSA_STATUS_ERROR);
  if (status == HSA_STATUS_SUCCESS)
    *result = start;
  else
    return_addresses(start, bytes);
  return status;
}

/// A file's name says which pool its memory is of, so that another process with the same agents knows.
constexpr char name_format[] = "lockstep-hsa-%x";

/// Null if the file is none that hsa_amd_vmem_export_shareable_handle gave.
const Pool* pool_of_file(int file) {
  char path[64], name[128] = {};
  std::snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (readlink(path, name, sizeof name - 1) <= 0) return nullptr;
  std::uint32_t which = 0;
  constexpr char prefix[] = "/memfd:";
  if (std::strncmp(name, prefix, sizeof prefix - 1) != 0 ||
      std::sscanf(name + sizeof prefix - 1, name_format, &which) != 1)
    return nullptr;
  return pool_of_number(which);
}

hsa_status_t create(const Pool& pool, std::size_t bytes, hsa_amd_memory_type_t type,
                    hsa_amd_vmem_alloc_handle_t* result) {
  if (pool.segment != HSA_AMD_SEGMENT_GLOBAL) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  if (!use_bytes(pool, bytes)) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  char name[64];
  std::snprintf(name, sizeof name, name_format, number_of(pool));
  const int file = runtime::make_file(name, bytes);
  if (file < 0) {
    return_bytes(pool, bytes);
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  *result = handle_of(state().keep(std::make_unique<PoolMemory>(file, bytes, pool, type, true)));
  return HSA_STATUS_SUCCESS;
}

hsa_status_t import(int from, hsa_amd_vmem_alloc_handle_t* result) {
  struct stat status {};
  const Pool* const pool = pool_of_file(from);
  if (!pool || pool->segment != HSA_AMD_SEGMENT_GLOBAL || fstat(from, &status) != 0 || !runtime::keeps_its_size(from) ||
      !whole_pages(static_cast<std::size_t>(status.st_size)))
    return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  const int file = fcntl(from, F_DUPFD_CLOEXEC, 0);
  if (file < 0) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  const auto bytes = static_cast<std::size_t>(status.st_size);
  *result = handle_of(state().keep(std::make_unique<PoolMemory>(file, bytes, *pool, MEMORY_TYPE_PINNED, false)));
  return HSA_STATUS_SUCCESS;
}

hsa_status_t map(void* start, std::size_t bytes, runtime::PhysicalMemory* memory) {
  const Pool* pool = nullptr;
  (void)state().with(memory, [&](runtime::PhysicalMemory& found) {
    if (bytes == found.size()) pool = &static_cast<PoolMemory&>(found).pool();
  });
  if (!pool) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const Mapped mapped = state().map(start, bytes, memory, [&] { return add_mapping(start, bytes, *pool); });
  return mapped == Mapped::no_memory ? HSA_STATUS_ERROR_OUT_OF_RESOURCES
         : mapped == Mapped::done    ? HSA_STATUS_SUCCESS
                                     : HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

}  // namespace

std::optional<runtime::VirtualMemory::Range> reserved_at(std::uintptr_t address) { return state().range_at(address); }

bool may_use_mapping(std::uintptr_t address, const Agent& agent) {
  return state().access(address, static_cast<int>(agent.number)).value_or(Access::none) != Access::none;
}

std::string about_reserved(const Agent& agent, std::uint64_t address) {
  const auto range = reserved_at(address);
  if (!range) return "";
  char text[256];
  const char* what = ": no memory is mapped at this address";
  if (state().mapped(address)) {
    const Access access = state().access(address, static_cast<int>(agent.number)).value_or(Access::none);
    what = access == Access::none   ? ": hsa_amd_vmem_set_access has not let this agent use the memory mapped there"
           : access == Access::read ? ": hsa_amd_vmem_set_access lets this agent only read the memory mapped there"
                                    : "";
  }
  std::snprintf(text, sizeof text, "the address is in the %zu bytes at %p that hsa_amd_vmem_address_reserve reserved%s",
                range->size, reinterpret_cast<void*>(range->start), what);
  return text;
}

}  // namespace rocm

using namespace rocm;

extern "C" {

// The address that is wished for is a hint.
hsa_status_t hsa_amd_vmem_address_reserve(void** start, size_t bytes, uint64_t, uint64_t flags) {
  return call([&] { return reserve(start, bytes, page, flags); });
}
hsa_status_t hsa_amd_vmem_address_reserve_align(void** start, size_t bytes, uint64_t, uint64_t alignment,
                                                uint64_t flags) {
  return call([&] { return reserve(start, bytes, alignment, flags); });
}
hsa_status_t hsa_amd_vmem_address_free(void* start, size_t bytes) {
  return call([&] {
    const hsa_status_t status = status_of(state().remove_range(start, bytes), HSA_STATUS_ERROR_INVALID_ALLOCATION);
    if (status == HSA_STATUS_SUCCESS) return_addresses(start, bytes);
    return status;
  });
}

hsa_status_t hsa_amd_vmem_handle_create(hsa_amd_memory_pool_t handle, size_t bytes, hsa_amd_memory_type_t type,
                                        uint64_t flags, hsa_amd_vmem_alloc_handle_t* memory) {
  return call([&] {
    const Pool* const pool = pool_of(handle.handle);
    if (!pool || !memory || !whole_pages(bytes) || flags != 0 ||
        (type != MEMORY_TYPE_NONE && type != MEMORY_TYPE_PINNED))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return create(*pool, bytes, type, memory);
  });
}
hsa_status_t hsa_amd_vmem_handle_release(hsa_amd_vmem_alloc_handle_t memory) {
  return call([&] { return status_of(state().release(memory_of(memory)), HSA_STATUS_ERROR_INVALID_ALLOCATION); });
}
hsa_status_t hsa_amd_vmem_get_alloc_properties_from_handle(hsa_amd_vmem_alloc_handle_t memory,
                                                           hsa_amd_memory_pool_t* pool, hsa_amd_memory_type_t* type) {
  return call([&] {
    if (!pool || !type) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const Mapped found = state().with(memory_of(memory), [&](runtime::PhysicalMemory& one) {
      pool->handle = number(&static_cast<PoolMemory&>(one).pool());
      *type = static_cast<PoolMemory&>(one).type();
    });
    return status_of(found, HSA_STATUS_ERROR_INVALID_ALLOCATION);
  });
}
hsa_status_t hsa_amd_vmem_retain_alloc_handle(hsa_amd_vmem_alloc_handle_t* result, void* address) {
  return call([&] {
    if (!result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const runtime::PhysicalMemory* const memory = state().retain(number(address));
    if (!memory) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    *result = handle_of(memory);
    return HSA_STATUS_SUCCESS;
  });
}

// Other processes have the memory by a file descriptor, which the program sends them.
hsa_status_t hsa_amd_vmem_export_shareable_handle(int* result, hsa_amd_vmem_alloc_handle_t memory, uint64_t flags) {
  return call([&] {
    if (!result || flags != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    int file = -1;
    const Mapped found = state().with(
        memory_of(memory), [&](const runtime::PhysicalMemory& one) { file = fcntl(one.file(), F_DUPFD_CLOEXEC, 0); });
    if (found != Mapped::done) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    if (file < 0) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    *result = file;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_vmem_import_shareable_handle(int file, hsa_amd_vmem_alloc_handle_t* memory) {
  return call([&] { return memory ? import(file, memory) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}

hsa_status_t hsa_amd_vmem_map(void* start, size_t bytes, size_t offset, hsa_amd_vmem_alloc_handle_t memory,
                              uint64_t flags) {
  return call([&] {
    if (!start || offset != 0 || flags != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return map(start, bytes, memory_of(memory));
  });
}
hsa_status_t hsa_amd_vmem_unmap(void* start, size_t bytes) {
  return call([&] {
    if (!state().mapped(number(start))) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    return status_of(state().unmap(start, bytes, remove_mapping), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  });
}
hsa_status_t hsa_amd_vmem_set_access(void* start, size_t bytes, const hsa_amd_memory_access_desc_t* wanted,
                                     size_t count) {
  return call([&] {
    if (!wanted || count == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    std::vector<runtime::Grant> grants;
    for (std::size_t i = 0; i < count; ++i) {
      const Agent* const agent = agent_of(wanted[i].agent_handle);
      if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
      const auto access = static_cast<unsigned>(wanted[i].permissions);
      if (access > HSA_ACCESS_PERMISSION_RW) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
      grants.push_back({static_cast<int>(agent->number), agent->device, static_cast<Access>(access)});  // the same bits
    }
    if (!state().mapped(number(start))) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    return status_of(state().set_access(start, bytes, grants), HSA_STATUS_ERROR_INVALID_ARGUMENT);
  });
}
hsa_status_t hsa_amd_vmem_get_access(void* start, hsa_access_permission_t* result, hsa_agent_t handle) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto access = state().access(number(start), static_cast<int>(agent->number));
    if (!access) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    const auto bits = static_cast<unsigned>(*access);
    std::memcpy(result, &bits, sizeof bits);  // 0 is none of the older header's names
    return HSA_STATUS_SUCCESS;
  });
}

}  // extern "C"
