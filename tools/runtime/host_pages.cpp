#include "host_pages.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <utility>

namespace runtime {

namespace {

constexpr std::uintptr_t page = 4096;

/// Calls `body(from, to, rights, name)` for each piece of memory of the process until it gives false. False: nobody can
/// tell what there is.
template <class Body>
bool for_maps(Body&& body) {
  std::FILE* const maps = std::fopen("/proc/self/maps", "re");
  if (!maps) return false;
  char line[512];
  for (bool begins = true, more = true; more && std::fgets(line, sizeof line, maps);) {
    const bool whole = std::strchr(line, '\n') != nullptr;  // a long path goes on in the next
    unsigned long from = 0, to = 0;
    char rights[5] = {};
    int name = 0;
    if (!std::exchange(begins, whole) ||
        std::sscanf(line, "%lx-%lx %4s %*s %*s %*s %n", &from, &to, rights, &name) != 3)
      continue;
    more = body(std::uintptr_t{from}, std::uintptr_t{to}, rights, line + name);
  }
  (void)std::fclose(maps);
  return true;
}

/// The end of the memory with these rights that begins before `start` or there and goes on without a gap, as far as
/// `enough`. `start` itself if there is none.
std::uintptr_t end_of(std::uintptr_t start, std::uintptr_t enough, bool writable) {
  std::uintptr_t reached = start;
  const bool known = for_maps([&](std::uintptr_t from, std::uintptr_t to, const char* rights, const char*) {
    if (from > reached) return false;  // a gap
    if (reached < to && rights[0] == 'r' && (rights[1] == 'w' || !writable)) reached = to;
    return reached < enough;
  });
  return known ? reached : enough;
}

}  // namespace

bool may_write(const void* start, std::size_t bytes) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  std::uintptr_t end = 0;
  return bytes != 0 && !__builtin_add_overflow(begin, bytes, &end) && end_of(begin, end, true) >= end;
}

std::size_t readable_from(const void* start) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  return end_of(begin, ~std::uintptr_t{0}, false) - begin;
}

std::vector<lockstep_host_range> pages_outside(const AddressSpace& space) {
  std::vector<AddressSpace::Range> given = space.all();
  std::sort(given.begin(), given.end(), [](const auto& x, const auto& y) { return x.start < y.start; });
  std::vector<lockstep_host_range> ranges;
  (void)for_maps([&](std::uintptr_t from, std::uintptr_t to, const char* rights, const char* name) {
    // [vvar], [vdso] and [vsyscall] are the system's.
    if (rights[0] != 'r' || std::strncmp(name, "[v", 2) == 0) return true;
    const auto add = [&](std::uintptr_t start, std::uintptr_t end) {
      const std::uint32_t flags = rights[1] == 'w' ? 0 : LOCKSTEP_RANGE_READ_ONLY;
      if (start < end) ranges.push_back({reinterpret_cast<const void*>(start), end - start, flags, 0});
    };
    for (const AddressSpace::Range& each : given) {
      if (each.end() <= from || each.start >= to) continue;
      add(from, each.start);
      from = std::min(each.end(), to);
    }
    add(from, to);
    return true;
  });
  return ranges;
}

bool is_mapped(const void* start, std::size_t bytes) {
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(start) / page * page;
  std::uintptr_t end = 0;
  return !__builtin_add_overflow(reinterpret_cast<std::uintptr_t>(start), bytes, &end) &&
         msync(reinterpret_cast<void*>(begin), end - begin, MS_ASYNC) == 0;
}

std::vector<AddressSpace::Range> mapped_parts(const void* start, std::size_t bytes) {
  const auto first = reinterpret_cast<std::uintptr_t>(start);
  const std::uintptr_t last = first + bytes;
  std::vector<AddressSpace::Range> parts;
  (void)for_maps([&](std::uintptr_t from, std::uintptr_t to, const char*, const char*) {
    from = std::max(from, first);
    to = std::min(to, last);
    if (from >= to) return from < last;
    if (!parts.empty() && parts.back().end() == from)
      parts.back().size += to - from;
    else
      parts.push_back({from, to - from});
    return true;
  });
  return parts;
}

}  // namespace runtime
