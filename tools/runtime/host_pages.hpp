// What the system says of the memory of the process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace runtime {

/// Is all of it memory that the process may read and write?
bool may_write(const void* start, std::size_t bytes);
/// Bytes from there on that the process may read.
std::size_t readable_from(const void* start);
/// Is there memory at all of these addresses, whatever the rights? Cheaper than the others.
bool is_mapped(const void* start, std::size_t bytes);

struct HostPages {
  std::uintptr_t start = 0, end = 0;
  bool writable = false;
};
/// All that the process may read, in the order of addresses, but for what the system's kernel has put there. Empty
/// where nobody can tell.
std::vector<HostPages> readable_pages();

}  // namespace runtime
