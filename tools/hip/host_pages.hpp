// What the system says of the memory of the process.
#pragma once

#include <cstddef>

namespace hip {

/// Is all of it memory that the process may read and write?
bool may_write(const void* start, std::size_t bytes);
/// Bytes from there on that the process may read.
std::size_t readable_from(const void* start);
/// Is there memory at all of these addresses, whatever the rights? Cheaper than the others.
bool is_mapped(const void* start, std::size_t bytes);

}  // namespace hip
