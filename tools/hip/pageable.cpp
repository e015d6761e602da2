#include "pageable.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <mutex>

#include "allocation.hpp"
#include "gpu.hpp"
#include "host_pages.hpp"

namespace hip {

bool has_xnack(const Gpu& gpu) { return gpu.board.features.find(":xnack") != std::string::npos; }

bool uses_pageable_memory(const Gpu& gpu) { return gpu.board.features.find(":xnack+") != std::string::npos; }

std::vector<lockstep_host_range> pageable_memory(const Gpu& gpu) {
  if (!uses_pageable_memory(gpu)) return {};
  // The lock keeps new addresses of HIP calls away until the pages are known.
  const std::lock_guard lock(allocation_lock());
  return runtime::pages_outside(address_space());
}

bool is_pageable_memory(const void* memory, std::size_t bytes) {
  const Gpu* const gpu = current();
  if (!gpu || !uses_pageable_memory(*gpu) || bytes == 0 || allocation_at(memory)) return false;
  const auto start = reinterpret_cast<std::uintptr_t>(memory);
  std::uintptr_t reached = start;
  for (const lockstep_host_range& each : pageable_memory(*gpu)) {
    const auto begin = reinterpret_cast<std::uintptr_t>(each.start);
    if (begin <= reached && reached - begin < each.bytes) reached = begin + each.bytes;
  }
  return reached - start >= bytes;
}

std::string about_pageable_memory(const Gpu& gpu, std::uintptr_t address) {
  constexpr std::uintptr_t null_pointers = 4096;  // the fault's own line names them
  const auto* const place = reinterpret_cast<const void*>(address);
  const bool readable = runtime::readable_from(place) != 0;
  const std::string own = "the address is the host's own memory";
  if (uses_pageable_memory(gpu)) {
    if (address < null_pointers) return "";
    if (!readable) return "the process had no memory at the address when the kernel began";
    return own + (runtime::may_write(place, 1) ? ", which the process got, or may write, only since the kernel began"
                                               : ", which the process may not write");
  }
  if (!readable) return "";
  const std::string kinds = own + " (malloc, new, a variable or the stack), which kernels ";
  const std::string instead = "use memory of hipHostMalloc, hipMallocManaged or hipHostRegister";
  if (has_xnack(gpu)) return kinds + "use only with HSA_XNACK=1: set HSA_XNACK=1, or " + instead;
  return kinds + "cannot use, because " + gpu.target + " has no XNACK: " + instead;
}

}  // namespace hip
