// What the system says of the memory of the process.
#pragma once

#include <cstddef>
#include <vector>

#include "address_space.hpp"
#include "lockstep.h"

namespace runtime {

/// Is all of it memory that the process may read and write?
bool may_write(const void* start, std::size_t bytes);
/// Bytes from there on that the process may read.
std::size_t readable_from(const void* start);
/// Is there memory at all of these addresses, whatever the rights? Cheaper than the others.
bool is_mapped(const void* start, std::size_t bytes);
/// The parts of these addresses at which there is memory, in their order. Empty where nobody can tell.
std::vector<AddressSpace::Range> mapped_parts(const void* start, std::size_t bytes);

/// All memory of the process that it may read, but for addresses of the space, given or not, and for what the system's
/// kernel has put there; what it may not write is LOCKSTEP_RANGE_READ_ONLY. Empty where nobody can tell.
std::vector<lockstep_host_range> pages_outside(const AddressSpace& space);

}  // namespace runtime
