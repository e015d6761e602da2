#include "virtual_memory.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <iterator>
#include <utility>

#include "shared_file.hpp"

namespace runtime {

namespace {

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }
void* pointer(std::uintptr_t address) { return reinterpret_cast<void*>(address); }

/// The last one that begins there or before.
template <class Ranges>
auto last_before(Ranges& ranges, std::uintptr_t address) {
  auto next = ranges.upper_bound(address);
  return next == ranges.begin() ? ranges.end() : std::prev(next);
}

void hide(std::uintptr_t start, const Grant& grant) {
  if (grant.device && grant.access != Access::none)
    (void)lockstep_unmap_host_without_waiting(grant.device, pointer(start));
}

}  // namespace

PhysicalMemory::~PhysicalMemory() { (void)close(file_); }

bool VirtualMemory::known(PhysicalMemory* memory) const {
  return handles_.count(memory) != 0 && memory->references_ != 0;
}

void VirtualMemory::drop_unused(PhysicalMemory* memory) {
  if (memory->references_ == 0 && memory->mappings_ == 0) handles_.erase(memory);
}

/// In place of whatever stands there: addresses without memory.
bool VirtualMemory::take_addresses(void* start, std::size_t bytes) const {
  return mmap(start, bytes, touchable_ ? PROT_READ | PROT_WRITE : PROT_NONE,
              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) != MAP_FAILED;
}

Mapped VirtualMemory::add_range(void* start, std::size_t bytes) {
  if (!take_addresses(start, bytes)) return Mapped::no_memory;
  const std::lock_guard lock(mutex_);
  ranges_[number(start)] = bytes;
  return Mapped::done;
}

Mapped VirtualMemory::remove_range(void* start, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto range = ranges_.find(number(start));
  if (range == ranges_.end()) return Mapped::not_there;
  if (range->second != bytes) return Mapped::wrong_size;
  const auto inside = mapped_.lower_bound(range->first);
  if (inside != mapped_.end() && inside->first - range->first < bytes) return Mapped::in_use;
  ranges_.erase(range);
  return Mapped::done;
}

std::optional<VirtualMemory::Range> VirtualMemory::range_at(std::uintptr_t address) const {
  const std::lock_guard lock(mutex_);
  const auto range = last_before(ranges_, address);
  if (range == ranges_.end() || address - range->first >= range->second) return std::nullopt;
  return Range{range->first, range->second};
}

PhysicalMemory* VirtualMemory::keep(std::unique_ptr<PhysicalMemory> memory) {
  const std::lock_guard lock(mutex_);
  PhysicalMemory* const handle = memory.get();
  handles_[handle] = std::move(memory);
  return handle;
}

Mapped VirtualMemory::release(PhysicalMemory* memory) {
  const std::lock_guard lock(mutex_);
  if (!known(memory)) return Mapped::not_there;
  --memory->references_;
  drop_unused(memory);
  return Mapped::done;
}

Mapped VirtualMemory::with(PhysicalMemory* memory, const std::function<void(PhysicalMemory&)>& body) const {
  const std::lock_guard lock(mutex_);
  if (!known(memory)) return Mapped::not_there;
  body(*memory);
  return Mapped::done;
}

const VirtualMemory::Mapping* VirtualMemory::mapping_at(std::uintptr_t address) const {
  const auto found = last_before(mapped_, address);
  return found == mapped_.end() || address - found->first >= found->second.size ? nullptr : &found->second;
}

PhysicalMemory* VirtualMemory::retain(std::uintptr_t address) {
  const std::lock_guard lock(mutex_);
  const Mapping* const mapping = mapping_at(address);
  if (!mapping) return nullptr;
  ++mapping->memory->references_;
  return mapping->memory;
}

Mapped VirtualMemory::map(void* start, std::size_t bytes, PhysicalMemory* memory, const std::function<bool()>& enter) {
  const std::lock_guard lock(mutex_);
  const std::uintptr_t at = number(start);
  if (!known(memory) || bytes == 0 || bytes % page != 0 || bytes > memory->size_ || at % page != 0)
    return Mapped::not_there;
  const auto range = last_before(ranges_, at);
  if (range == ranges_.end() || at - range->first > range->second || bytes > range->second - (at - range->first))
    return Mapped::not_there;
  const auto next = mapped_.lower_bound(at);
  if (mapping_at(at) || (next != mapped_.end() && next->first - at < bytes)) return Mapped::in_use;
  if (!map_file(start, bytes, memory->file_)) return Mapped::no_memory;
  if (!enter()) {
    (void)take_addresses(start, bytes);
    return Mapped::in_use;
  }
  ++memory->mappings_;
  mapped_[at] = {bytes, memory};
  return Mapped::done;
}

/// Are the bytes one or more whole mappings?
bool VirtualMemory::whole_mappings(std::uintptr_t start, std::size_t bytes) const {
  std::uintptr_t at = start;
  for (auto each = mapped_.find(start); at - start < bytes; ++each) {
    if (each == mapped_.end() || each->first != at || each->second.size > bytes - (at - start)) return false;
    at += each->second.size;
  }
  return bytes != 0;
}

Mapped VirtualMemory::unmap(void* start, std::size_t bytes, const std::function<void(void* start)>& leave) {
  const std::lock_guard lock(mutex_);
  const std::uintptr_t begin = number(start);
  if (!whole_mappings(begin, bytes)) return Mapped::not_there;
  for (auto each = mapped_.find(begin); each != mapped_.end() && each->first - begin < bytes;) {
    const auto& [at, mapping] = *each;
    for (const auto& [which, grant] : mapping.grants) hide(at, grant);
    leave(pointer(at));
    (void)take_addresses(pointer(at), mapping.size);
    PhysicalMemory* const memory = mapping.memory;
    each = mapped_.erase(each);
    --memory->mappings_;
    drop_unused(memory);
  }
  return Mapped::done;
}

bool VirtualMemory::give_access(std::uintptr_t start, Mapping& mapping, const Grant& grant) {
  Grant& now = mapping.grants[grant.number];
  hide(start, now);
  now = {grant.number, grant.device, Access::none};
  const std::uint32_t flags = grant.access == Access::read ? LOCKSTEP_RANGE_READ_ONLY : 0;
  if (grant.device && grant.access != Access::none &&
      lockstep_map_host_named(grant.device, pointer(start), mapping.size, flags, name_) != LOCKSTEP_OK)
    return false;
  now.access = grant.access;
  return true;
}

Mapped VirtualMemory::set_access(void* start, std::size_t bytes, const std::vector<Grant>& grants) {
  const std::lock_guard lock(mutex_);
  const std::uintptr_t begin = number(start);
  if (!whole_mappings(begin, bytes)) return Mapped::not_there;
  for (auto each = mapped_.find(begin); each != mapped_.end() && each->first - begin < bytes; ++each)
    for (const Grant& grant : grants)
      if (!give_access(each->first, each->second, grant)) return Mapped::no_memory;
  return Mapped::done;
}

bool VirtualMemory::mapped(std::uintptr_t address) const {
  const std::lock_guard lock(mutex_);
  return mapping_at(address) != nullptr;
}

std::optional<Access> VirtualMemory::access(std::uintptr_t address, int number) const {
  const std::lock_guard lock(mutex_);
  const Mapping* const mapping = mapping_at(address);
  if (!mapping) return std::nullopt;
  const auto found = mapping->grants.find(number);
  return found == mapping->grants.end() ? std::nullopt : std::optional(found->second.access);
}

}  // namespace runtime
