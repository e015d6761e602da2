#include "memory.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>

#include "allocations.hpp"
#include "host_pages.hpp"
#include "locked.hpp"
#include "shared_file.hpp"
#include "status.hpp"
#include "vmem.hpp"

namespace rocm {

namespace {

struct Table {
  std::mutex mutex;
  runtime::AddressSpace space;
  std::map<std::uintptr_t, Allocation> live;
  runtime::Freed<Allocation> freed{space};
};

Table& table() {
  static auto* const one = new Table;
  return *one;
}

bool map(const Agent& agent, std::uintptr_t start, std::size_t bytes, const char* name) {
  return lockstep_map_host_named(agent.device, reinterpret_cast<void*>(start), bytes, 0,
                                 (std::string("memory of ") + name).c_str()) == LOCKSTEP_OK;
}

void unmap(const Agent& agent, std::uintptr_t start) {
  (void)lockstep_unmap_host_without_waiting(agent.device, reinterpret_cast<void*>(start));
}

Allocation* find(Table& all, std::uintptr_t address) {  // with its lock
  return runtime::allocation_with(all.live, address);
}

Agent& owner(const Pool& pool) { return *agents()[pool.agent]; }

/// Compilers load whole lines of 64 bytes of kernel arguments.
std::size_t mapped_bytes(const Allocation& memory) {
  const bool kernarg = (memory.pool->flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT) != 0;
  return kernarg ? (memory.size + 63) / 64 * 64 : memory.size;
}

/// Whose kernels use it, for the first time or no longer; false if a device refuses.
bool show(Allocation& memory, const std::vector<bool>& wanted) {
  for (const auto& each : agents()) {
    if (!each->is_gpu() || wanted[each->number] == memory.seen_by[each->number]) continue;
    if (memory.seen_by[each->number])
      unmap(*each, memory.start);
    else if (!map(*each, memory.start, mapped_bytes(memory), memory.pool->name))
      return false;
    memory.seen_by[each->number] = wanted[each->number];
  }
  return true;
}

/// The addresses stay taken, the pages go.
void give_back_file(void* start, const Allocation& memory) {
  (void)runtime::AddressSpace::renew(start, mapped_bytes(memory));
  (void)close(memory.file);
}

/// The device that keeps what of the memory has been written: of its own memory, as long as no other agent uses it.
const Agent* keeper(const Allocation& memory) {
  const Agent& of = owner(*memory.pool);
  if (memory.granted || !of.is_gpu() || (memory.pool->flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED) == 0)
    return nullptr;
  return &of;
}

}  // namespace

bool checked() {
  static const bool asked = std::getenv("LOCKSTEP_CHECK") != nullptr;
  return asked;
}

hsa_status_t allocate(const Pool& pool, std::size_t bytes, void** result) {
  if (pool.segment != HSA_AMD_SEGMENT_GLOBAL || bytes == 0) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  Agent& of = owner(pool);
  if (bytes > pool.bytes - std::min(of.used, pool.bytes)) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  void* const start = all.freed.take(bytes);
  if (!start) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  Allocation memory{reinterpret_cast<std::uintptr_t>(start), bytes, &pool, std::vector<bool>(agents().size(), false)};
  std::vector<bool> wanted(agents().size(),
                           !of.is_gpu() || (pool.flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT));
  wanted[of.number] = true;
  if (!show(memory, wanted)) {
    (void)show(memory, std::vector<bool>(agents().size(), false));
    all.space.put_back(memory.start);
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  if (const Agent* const kept = keeper(memory); kept && checked())
    (void)lockstep_mark_unwritten(kept->device, memory.start, bytes);
  of.used += bytes;
  all.live.emplace(memory.start, std::move(memory));
  *result = start;
  return HSA_STATUS_SUCCESS;
}

std::uint64_t free_bytes(const Agent& agent) {
  const std::lock_guard guard(table().mutex);
  return agent.board.memory_bytes - std::min(agent.used, agent.board.memory_bytes);
}

namespace {

/// Gives memory of that kind back, after its callbacks.
hsa_status_t remove(void* start, AllocationKind kind, hsa_status_t not_there) {
  Table& all = table();
  std::vector<Allocation::Callback> callbacks;
  {
    const std::lock_guard guard(all.mutex);
    const auto found = all.live.find(reinterpret_cast<std::uintptr_t>(start));
    if (found == all.live.end() || found->second.kind != kind) return not_there;
    callbacks = found->second.at_free;
  }
  for (const Allocation::Callback& each : callbacks) each.function(start, each.data);
  const std::lock_guard guard(all.mutex);
  const auto found = all.live.find(reinterpret_cast<std::uintptr_t>(start));
  if (found == all.live.end() || found->second.kind != kind) return not_there;
  Allocation& memory = found->second;
  (void)show(memory, std::vector<bool>(agents().size(), false));
  if (kind == AllocationKind::pool) owner(*memory.pool).used -= memory.size;
  if (memory.file < 0)
    runtime::AddressSpace::give_back(start, memory.size);
  else
    give_back_file(start, memory);
  all.freed.remember(std::move(memory));
  all.live.erase(found);
  return HSA_STATUS_SUCCESS;
}

}  // namespace

hsa_status_t release(void* start) { return remove(start, AllocationKind::pool, HSA_STATUS_ERROR_INVALID_ALLOCATION); }

hsa_status_t detach_pages(void* start) {
  return remove(start, AllocationKind::attached, HSA_STATUS_ERROR_INVALID_ARGUMENT);
}

int share_pages(const void* start) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  const auto found = all.live.find(reinterpret_cast<std::uintptr_t>(start));
  if (found == all.live.end() || found->second.kind != AllocationKind::pool) return -1;
  Allocation& memory = found->second;
  if (memory.file >= 0) return memory.file;
  if (const Agent* const kept = keeper(memory); kept && checked())
    (void)lockstep_mark_written(kept->device, memory.start, memory.size);
  memory.granted = true;
  memory.file = runtime::move_into_file(reinterpret_cast<void*>(memory.start),
                                        runtime::whole_file_pages(mapped_bytes(memory)), "hsa_memory");
  return memory.file;
}

hsa_status_t attach_pages(int file, std::size_t bytes, const Pool& pool, const std::vector<Agent*>& who,
                          void** result) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  Allocation memory{0, bytes, &pool, std::vector<bool>(agents().size(), false)};
  memory.kind = AllocationKind::attached;
  memory.file = file;
  memory.granted = true;
  void* const start = all.freed.take(runtime::whole_file_pages(mapped_bytes(memory)));
  if (!start || !runtime::map_file(start, runtime::whole_file_pages(mapped_bytes(memory)), file)) {
    if (start) all.space.put_back(reinterpret_cast<std::uintptr_t>(start));
    (void)close(file);
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  memory.start = reinterpret_cast<std::uintptr_t>(start);
  std::vector<bool> wanted(agents().size(), false);
  for (const Agent* const each : who) wanted[each->number] = true;
  if (!show(memory, wanted)) {
    (void)show(memory, std::vector<bool>(agents().size(), false));
    give_back_file(start, memory);
    all.space.put_back(memory.start);
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  all.live.emplace(memory.start, std::move(memory));
  *result = start;
  return HSA_STATUS_SUCCESS;
}

bool use_bytes(const Pool& pool, std::size_t bytes) {
  const std::lock_guard guard(table().mutex);
  Agent& of = owner(pool);
  if (bytes > pool.bytes - std::min(of.used, pool.bytes)) return false;
  of.used += bytes;
  return true;
}

void return_bytes(const Pool& pool, std::size_t bytes) {
  const std::lock_guard guard(table().mutex);
  owner(pool).used -= bytes;
}

void* take_addresses(std::size_t bytes, std::size_t alignment) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  return all.freed.take(bytes, alignment);
}

void return_addresses(void* start, std::size_t bytes) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  if (!runtime::AddressSpace::renew(start, bytes)) return;  // they stay taken
  all.freed.remember({.start = reinterpret_cast<std::uintptr_t>(start), .size = bytes, .kind = AllocationKind::mapped});
}

bool add_mapping(void* start, std::size_t bytes, const Pool& pool) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  const auto at = reinterpret_cast<std::uintptr_t>(start);
  Allocation memory{at, bytes, &pool, std::vector<bool>(agents().size(), false)};
  memory.kind = AllocationKind::mapped;
  return all.live.emplace(at, std::move(memory)).second;
}

void remove_mapping(void* start) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  all.live.erase(reinterpret_cast<std::uintptr_t>(start));
}

void* allocate_service(std::size_t bytes, const char* name) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  void* const start = all.freed.take(bytes);
  if (!start) return nullptr;
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  std::vector<const Agent*> seen_by;
  for (const auto& each : agents()) {
    if (!each->is_gpu()) continue;
    if (map(*each, address, bytes, name)) {
      seen_by.push_back(each.get());
      continue;
    }
    for (const Agent* const other : seen_by) unmap(*other, address);
    all.space.put_back(address);
    return nullptr;
  }
  return start;
}

void release_service(void* start, std::size_t bytes) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  for (const auto& each : agents())
    if (each->is_gpu()) unmap(*each, reinterpret_cast<std::uintptr_t>(start));
  runtime::AddressSpace::give_back(start, bytes);
  all.space.put_back(reinterpret_cast<std::uintptr_t>(start));
}

hsa_status_t grant(const void* start, const std::vector<Agent*>& who) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  Allocation* const memory = find(all, reinterpret_cast<std::uintptr_t>(start));
  if (!memory || memory->kind == AllocationKind::mapped) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
  std::vector<bool> wanted(agents().size(), !owner(*memory->pool).is_gpu());
  wanted[memory->pool->agent] = true;
  for (const Agent* const each : who) wanted[each->number] = true;
  const bool others =
      std::any_of(who.begin(), who.end(), [&](const Agent* each) { return each->number != memory->pool->agent; });
  if (const Agent* const kept = keeper(*memory); kept && others && checked())
    (void)lockstep_mark_written(kept->device, memory->start, memory->size);
  memory->granted = memory->granted || others;
  return show(*memory, wanted) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_OUT_OF_RESOURCES;
}

namespace {

/// `body` for the allocation that holds the byte.
template <class Body>
hsa_status_t with_allocation(const void* address, Body&& body) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  Allocation* const memory = find(all, reinterpret_cast<std::uintptr_t>(address));
  return memory ? body(*memory) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

}  // namespace

hsa_status_t set_user_data(const void* address, void* data) {
  return with_allocation(address, [&](Allocation& memory) {
    memory.user_data = data;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t add_callback(const void* address, hsa_amd_deallocation_callback_t function, void* data) {
  return with_allocation(address, [&](Allocation& memory) {
    memory.at_free.push_back({function, data});
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t remove_callback(const void* address, hsa_amd_deallocation_callback_t function) {
  return with_allocation(address, [&](Allocation& memory) {
    const std::size_t gone = std::erase_if(memory.at_free, [&](const auto& each) { return each.function == function; });
    return gone != 0 ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

std::optional<Allocation> allocation_at(const void* address) {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  const Allocation* const memory = find(all, reinterpret_cast<std::uintptr_t>(address));
  return memory ? std::optional(*memory) : std::nullopt;
}

bool fits(const void* address, std::size_t bytes) {
  const bool nothing_reserved = !reserved_at(reinterpret_cast<std::uintptr_t>(address));
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  auto at = reinterpret_cast<std::uintptr_t>(address);
  const Allocation* memory = find(all, at);
  if (!memory) return nothing_reserved;
  while (memory && memory->kind == AllocationKind::mapped && !memory->holds(at, bytes)) {
    bytes -= memory->end() - at;
    at = memory->end();
    memory = find(all, at);
    if (memory && memory->kind != AllocationKind::mapped) return false;
  }
  return memory && memory->holds(at, bytes);
}

bool is_there(const void* address, std::size_t bytes) {
  if (const auto memory = allocation_at(address))
    return memory->holds(reinterpret_cast<std::uintptr_t>(address), bytes);
  return bytes == 0 || runtime::is_mapped(address, bytes);
}

void mark_written(const void* address, std::size_t bytes) {
  if (!checked() || bytes == 0) return;
  const auto memory = allocation_at(address);
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  if (!memory || !memory->holds(at, bytes)) return;
  if (const Agent* const kept = keeper(*memory)) (void)lockstep_mark_written(kept->device, at, bytes);
}

std::vector<lockstep_host_range> pages_outside() {
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  return runtime::pages_outside(all.space);
}

std::string owner_of(const Agent& agent, std::uint64_t address) {
  if (std::string text = about_reserved(agent, address); !text.empty()) return text;
  const auto locked = locked_at(reinterpret_cast<const void*>(address));  // its lock comes before the table's
  Table& all = table();
  const std::lock_guard guard(all.mutex);
  char text[256];
  if (const Allocation* const freed = all.freed.at(address)) {
    const char* const name = freed->pool ? freed->pool->name : "reserved addresses";
    std::snprintf(text, sizeof text, "the address is byte %zu of the %zu bytes of %s at %p, which were freed",
                  static_cast<std::size_t>(address - freed->start), freed->size, name,
                  reinterpret_cast<void*>(freed->start));
    return text;
  }
  if (const Allocation* const memory = find(all, address)) {
    std::snprintf(
        text, sizeof text, "the address is in the %zu bytes of %s at %p of agent %zu (%s)%s", memory->size,
        memory->pool->name, reinterpret_cast<void*>(memory->start), memory->pool->agent,
        owner(*memory->pool).name.c_str(),
        memory->seen_by[agent.number] ? "" : ", which hsa_amd_agents_allow_access has not granted to this one");
    return text;
  }
  if (locked && locked->flags == LOCKSTEP_RANGE_READ_ONLY)
    return "the address is in locked memory that the program itself could only read when it locked it";
  if (all.space.holds(address) || !runtime::is_mapped(reinterpret_cast<void*>(address), 1)) return "";
  return "the address is memory of the program that no HSA call has allocated or locked";
}

}  // namespace rocm
