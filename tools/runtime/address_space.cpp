#include "address_space.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <iterator>

namespace runtime {

namespace {

constexpr std::size_t page = 4096;
// What is asked of the system before addresses are given out again: half of what a process has.
constexpr std::size_t most_at_once = std::size_t{1} << 42, most_asked = 16;

constexpr std::size_t whole_pages(std::size_t bytes) { return (bytes + page - 1) / page * page; }

/// A page between neighbours: an overrun of one is not a use of the other.
constexpr std::size_t with_gap(std::size_t bytes) { return whole_pages(bytes) + page; }

void* map_at(void* place, std::size_t bytes, int flags) {
  void* const start =
      mmap(place, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | flags, -1, 0);
  if (start == MAP_FAILED) return nullptr;
  (void)madvise(start, bytes, MADV_DONTDUMP);
  return start;
}

}  // namespace

void AddressSpace::give_back(void* start, std::size_t bytes) {
  (void)madvise(start, whole_pages(bytes), MADV_DONTNEED);
}

bool AddressSpace::renew(void* start, std::size_t bytes) {
  return map_at(start, whole_pages(bytes), MAP_FIXED) != nullptr;
}

bool AddressSpace::holds(std::uintptr_t address) const {
  return std::any_of(all_.begin(), all_.end(),
                     [&](const Range& each) { return address >= each.start && address - each.start < each.size; });
}

bool AddressSpace::more(std::size_t size) {
  void* const place = map_at(nullptr, size, 0);
  if (!place) return false;
  here_ = {reinterpret_cast<std::uintptr_t>(place), size};
  current_ = all_.size();
  all_.push_back(here_);
  return true;
}

/// Goes on to the next place behind this one where nothing is taken, around all that there is.
bool AddressSpace::reuse(std::size_t at_least) {
  for (std::size_t i = 0; i <= all_.size(); ++i) {
    const std::size_t which = (current_ + i) % all_.size();
    const Range& whole = all_[which];
    for (std::uintptr_t at = i == 0 ? here_.start : whole.start; at < whole.end();) {
      const auto next = taken_.upper_bound(at);
      if (next != taken_.begin() && std::prev(next)->second > at) {
        at = std::prev(next)->second;
        continue;
      }
      const std::uintptr_t end = next == taken_.end() ? whole.end() : std::min(whole.end(), next->first);
      if (end - at >= at_least) {
        here_ = {at, end - at};
        current_ = which;
        return true;
      }
      at = end;
    }
  }
  return false;
}

void* AddressSpace::take_here(std::size_t bytes, std::size_t alignment) {
  const std::uintptr_t start = here_.start + (-here_.start & (alignment - 1));
  const std::uintptr_t end = start + with_gap(bytes);
  if (here_.end() < end) return nullptr;
  taken_[start] = end;
  here_ = {end, here_.end() - end};
  return reinterpret_cast<void*>(start);
}

void* AddressSpace::take(std::size_t bytes, std::size_t alignment) {
  if (void* const place = take_here(bytes, alignment)) return place;
  const std::size_t wanted = with_gap(bytes) + alignment;
  if (all_.size() < most_asked && more(most_at_once)) return take_here(bytes, alignment);
  return !all_.empty() && reuse(wanted) ? take_here(bytes, alignment) : nullptr;
}

void* AddressSpace::take_more(std::size_t bytes, std::size_t alignment) {
  const std::size_t wanted = with_gap(bytes) + alignment;
  for (std::size_t size = most_at_once; size >= wanted; size /= 2)
    if (more(size)) return take_here(bytes, alignment);
  return nullptr;
}

}  // namespace runtime
