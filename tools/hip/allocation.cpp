// The table of allocations.
#include "allocation.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>

#include "advice.hpp"
#include "allocations.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "host_pages.hpp"
#include "pageable.hpp"
#include "shared_file.hpp"

namespace hip {

namespace {

using runtime::map_file;

constexpr std::size_t whole_pages(std::size_t bytes) { return runtime::whole_file_pages(bytes); }

struct Table {
  std::mutex mutex;
  AddressSpace space;
  std::map<std::uintptr_t, Allocation> live;
  std::size_t registered = 0;  // of `live`
  runtime::Freed<Allocation> freed{space};
};

Table& table() {
  static auto* const one = new Table;
  return *one;
}

/// Does this device see that memory?
bool sees(const Gpu& gpu, const Allocation& memory) {
  return !on_device(memory.kind) || memory.device == gpu.ordinal || gpu.peers[static_cast<std::size_t>(memory.device)];
}

std::string label(const Allocation& memory) { return std::string("memory of ") + memory.from; }

bool shown_here(const Allocation& memory) {
  return memory.kind != MemoryKind::variable && memory.kind != MemoryKind::mapped;
}

bool map(Gpu& gpu, const Allocation& memory) {
  if (!shown_here(memory) || !sees(gpu, memory)) return true;
  const bool read_only = memory.kind == MemoryKind::registered && (memory.flags & register_read_only) != 0;
  return lockstep_map_host_named(gpu.device, reinterpret_cast<void*>(memory.start), memory.size,
                                 read_only ? LOCKSTEP_RANGE_READ_ONLY : 0, label(memory).c_str()) == LOCKSTEP_OK;
}

void unmap(Gpu& gpu, const Allocation& memory) {
  if (shown_here(memory) && sees(gpu, memory))
    (void)lockstep_unmap_host_without_waiting(gpu.device, reinterpret_cast<void*>(memory.start));
}

/// Are launches checked?
bool checked() {
  static const bool asked = std::getenv("LOCKSTEP_CHECK") != nullptr;
  return asked;
}

/// Is it memory of a device that no other sees, of which is kept what has been written?
bool keeps_marks(const Allocation& memory) {
  if (memory.kind != MemoryKind::device) return false;
  for (auto& each : gpus())
    if (each->ordinal != memory.device && sees(*each, memory)) return false;
  return true;
}

/// For check init.
void mark_unwritten(const Allocation& memory) {
  if (!checked() || !keeps_marks(memory)) return;
  if (Gpu* const owner = gpu(memory.device)) (void)lockstep_mark_unwritten(owner->device, memory.start, memory.size);
}

void mark_written(const Allocation& memory, std::uintptr_t address, std::size_t bytes) {
  if (!checked() || memory.kind != MemoryKind::device || !memory.holds(address, bytes)) return;
  if (Gpu* const owner = gpu(memory.device)) (void)lockstep_mark_written(owner->device, address, bytes);
}

const Allocation* find(Table& all, std::uintptr_t address) {  // with its lock
  return runtime::allocation_with(all.live, address);
}

hipError_t add(Table& all, const Allocation& memory) {  // with its lock
  for (auto& each : gpus()) {
    if (map(*each, memory)) continue;
    for (auto& before : gpus()) {
      if (before == each) break;
      unmap(*before, memory);
    }
    return hipErrorOutOfMemory;
  }
  if (Gpu* owner = gpu(memory.device); owner && memory.owned) owner->uses += memory.size;
  all.live.emplace(memory.start, memory);
  if (memory.kind == MemoryKind::registered) ++all.registered;
  return hipSuccess;
}

/// The addresses stay taken, the pages go.
void unmap_file(void* start, std::size_t bytes, int file) {
  (void)AddressSpace::renew(start, bytes);
  (void)close(file);
}

void remove(Table& all, std::map<std::uintptr_t, Allocation>::iterator found) {  // with its lock
  const Allocation memory = found->second;
  auto* const start = reinterpret_cast<void*>(memory.start);
  for (auto& each : gpus()) unmap(*each, memory);
  all.live.erase(found);
  if (memory.kind == MemoryKind::registered) --all.registered;
  if (memory.kind == MemoryKind::managed) forget_advice(memory.start, memory.size);
  if (memory.file >= 0) unmap_file(start, whole_pages(memory.size), memory.file);
  if (!memory.owned && memory.kind != MemoryKind::imported) return;
  if (Gpu* owner = gpu(memory.device); owner && memory.owned) owner->uses -= memory.size;
  if (memory.file < 0) AddressSpace::give_back(start, memory.size);
  all.freed.remember(memory);
}

}  // namespace

std::optional<Allocation> share_pages(const void* address) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const Allocation* const found = find(all, reinterpret_cast<std::uintptr_t>(address));
  if (!found || found->kind != MemoryKind::device || found->pool != nullptr) return std::nullopt;
  Allocation& memory = all.live.at(found->start);
  if (memory.file >= 0) return memory;
  mark_written(memory, memory.start, memory.size);
  const int file =
      runtime::move_into_file(reinterpret_cast<void*>(memory.start), whole_pages(memory.size), memory.from);
  if (file < 0) return std::nullopt;
  memory.file = file;
  return memory;
}

hipError_t import_pages(int file, std::size_t bytes, const char* from, void** result) {
  Gpu* const device = current();
  if (!device) return hipErrorNoDevice;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  void* const start = all.freed.take(bytes);
  if (!start) return hipErrorOutOfMemory;
  const int own = dup(file);
  if (own < 0 || !map_file(start, whole_pages(bytes), own)) {
    if (own >= 0) (void)close(own);
    return hipErrorMapFailed;
  }
  Allocation memory{reinterpret_cast<std::uintptr_t>(start),
                    bytes,
                    MemoryKind::imported,
                    device->ordinal,
                    0,
                    nullptr,
                    false,
                    from,
                    own};
  if (const hipError_t error = add(all, memory); error != hipSuccess) {
    unmap_file(start, whole_pages(bytes), own);
    all.space.put_back(memory.start);
    return error;
  }
  *result = start;
  return hipSuccess;
}

hipError_t allocate(MemoryKind kind, std::size_t bytes, unsigned flags, const char* from, void** result,
                    hipMemPool_t pool) {
  if (!result) return hipErrorInvalidValue;
  *result = nullptr;
  Gpu* const device = current();
  if (!device) return hipErrorNoDevice;
  if (bytes == 0) return hipSuccess;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  if (bytes > device->board.memory_bytes - std::min(device->uses, device->board.memory_bytes))
    return hipErrorOutOfMemory;
  void* const start = all.freed.take(bytes);
  if (!start) return hipErrorOutOfMemory;
  Allocation memory{reinterpret_cast<std::uintptr_t>(start), bytes, kind, device->ordinal, flags, pool, true, from, -1};
  if (const hipError_t error = add(all, memory); error != hipSuccess) {
    all.space.put_back(memory.start);
    return error;
  }
  mark_unwritten(memory);
  *result = start;
  return hipSuccess;
}

void* allocate_service(Gpu* gpu, std::size_t bytes, std::size_t alignment, const char* name) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  void* const start = all.freed.take(bytes, alignment);
  if (!start) return nullptr;
  for (auto& each : gpus())
    if ((!gpu || each.get() == gpu) && lockstep_map_host_named(each->device, start, bytes, 0, name) != LOCKSTEP_OK)
      return nullptr;
  return start;
}

void* take_addresses(std::size_t bytes, std::size_t alignment) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  return all.freed.take(bytes, alignment);
}

void return_addresses(void* start, std::size_t bytes, const char* from) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  if (!AddressSpace::renew(start, bytes)) return;  // they stay taken
  Allocation range{};
  range.start = reinterpret_cast<std::uintptr_t>(start);
  range.size = bytes;
  range.from = from;
  all.freed.remember(range);
}

bool use_bytes(Gpu& gpu, std::size_t bytes) {
  const std::lock_guard lock(table().mutex);
  if (bytes > gpu.board.memory_bytes - std::min(gpu.uses, gpu.board.memory_bytes)) return false;
  gpu.uses += bytes;
  return true;
}

void return_bytes(Gpu& gpu, std::size_t bytes) {
  const std::lock_guard lock(table().mutex);
  gpu.uses -= bytes;
}

hipError_t register_memory(MemoryKind kind, void* start, std::size_t bytes, unsigned flags, const char* from,
                           int device) {
  if (!start || bytes == 0) return hipErrorInvalidValue;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  const auto next = all.live.lower_bound(address);
  if (find(all, address) || (next != all.live.end() && next->first < address + bytes))
    return hipErrorHostMemoryAlreadyRegistered;
  return add(all, {address, bytes, kind, device, flags, nullptr, false, from, -1});
}

void drop_vanished() {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  if (all.registered == 0) return;
  for (auto each = all.live.begin(); each != all.live.end();) {
    const auto one = each++;
    const Allocation& memory = one->second;
    if (memory.kind != MemoryKind::registered || runtime::is_mapped(reinterpret_cast<void*>(memory.start), memory.size))
      continue;
    complain(
        "%zu bytes at %p are registered by %s, and the program has given them back to the system: kernels lose them",
        memory.size, reinterpret_cast<void*>(memory.start), memory.from);
    remove(all, one);
  }
}

hipError_t release(void* start, MemoryKind kind, MemoryKind other, hipError_t if_not_there) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto found = all.live.find(reinterpret_cast<std::uintptr_t>(start));
  if (found == all.live.end() || (found->second.kind != kind && found->second.kind != other)) return if_not_there;
  remove(all, found);
  return hipSuccess;
}

void release_all(const Gpu& gpu) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  for (auto each = all.live.begin(); each != all.live.end();) {
    const auto next = std::next(each);
    const MemoryKind kind = each->second.kind;
    if (each->second.device == gpu.ordinal && kind != MemoryKind::variable && kind != MemoryKind::mapped)
      remove(all, each);
    each = next;
  }
}

std::optional<Allocation> allocation_at(const void* address) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const Allocation* memory = find(all, reinterpret_cast<std::uintptr_t>(address));
  return memory ? std::optional(*memory) : std::nullopt;
}

Gpu* home_of(const void* address) {
  const auto memory = allocation_at(address);
  if (!memory) return nullptr;
  switch (memory->kind) {
    case MemoryKind::host:
    case MemoryKind::managed:
    case MemoryKind::registered: return nullptr;
    default: return gpu(memory->device);
  }
}

bool fits(const void* address, std::size_t bytes) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  auto at = reinterpret_cast<std::uintptr_t>(address);
  const Allocation* memory = find(all, at);
  if (!memory) return true;
  while (memory && memory->kind == MemoryKind::mapped && !memory->holds(at, bytes)) {
    bytes -= memory->end() - at;
    at = memory->end();
    memory = find(all, at);
    if (memory && memory->kind != MemoryKind::mapped) return false;
  }
  return memory && memory->holds(at, bytes);
}

std::optional<std::size_t> extent(const void* start, std::size_t width, Repeated rows, Repeated slices) {
  std::size_t by_rows = 0, by_slices = 0, bytes = 0, end = 0;
  if (__builtin_mul_overflow(rows.distance, rows.count - 1, &by_rows) ||
      __builtin_mul_overflow(slices.distance, slices.count - 1, &by_slices) ||
      __builtin_add_overflow(by_rows, by_slices, &bytes) || __builtin_add_overflow(bytes, width, &bytes) ||
      __builtin_add_overflow(reinterpret_cast<std::uintptr_t>(start), bytes, &end))
    return std::nullopt;
  return bytes;
}

bool pageable(const void* address) { return !allocation_at(address); }

void mark_written(const void* address, std::size_t bytes) {
  if (!checked()) return;
  const auto memory = allocation_at(address);
  if (memory) mark_written(*memory, reinterpret_cast<std::uintptr_t>(address), bytes);
}

void mark_copied(const void* to, const void* from, std::size_t bytes) {
  if (!checked()) return;
  const auto memory = allocation_at(to), source = allocation_at(from);
  if (!memory) return;
  const auto at = reinterpret_cast<std::uintptr_t>(to), from_at = reinterpret_cast<std::uintptr_t>(from);
  const bool same = source && keeps_marks(*memory) && keeps_marks(*source) && memory->device == source->device &&
                    memory->holds(at, bytes) && source->holds(from_at, bytes);
  if (!same) return mark_written(*memory, at, bytes);
  if (Gpu* const owner = gpu(memory->device)) (void)lockstep_mark_copied(owner->device, at, from_at, bytes);
}

std::mutex& allocation_lock() { return table().mutex; }

std::string owner_of(const Gpu& gpu, std::uint64_t address) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  if (const Allocation* const freed = all.freed.at(address)) {
    char text[200];
    std::snprintf(text, sizeof text, "the address is byte %zu of the %zu bytes of %s at %p, which were freed",
                  static_cast<std::size_t>(address - freed->start), freed->size, freed->from,
                  reinterpret_cast<void*>(freed->start));
    return text;
  }
  if (const Allocation* memory = find(all, address)) {
    char text[200];
    std::snprintf(text, sizeof text, "the address is in the %zu bytes of %s at %p of device %d", memory->size,
                  memory->from, reinterpret_cast<void*>(memory->start), memory->device);
    return text;
  }
  return all.space.holds(address) ? "" : about_pageable_memory(gpu, address);
}

const AddressSpace& address_space() { return table().space; }

void share_memory(Gpu& who, Gpu& whose) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  who.peers[static_cast<std::size_t>(whose.ordinal)] = true;
  for (const auto& [start, memory] : all.live)
    if (on_device(memory.kind) && memory.device == whose.ordinal) {
      mark_written(memory, memory.start, memory.size);
      (void)map(who, memory);
    }
}

void unshare_memory(Gpu& who, Gpu& whose) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  for (const auto& [start, memory] : all.live)
    if (on_device(memory.kind) && memory.device == whose.ordinal) unmap(who, memory);
  who.peers[static_cast<std::size_t>(whose.ordinal)] = false;
}

}  // namespace hip
