// With HSA_XNACK=1, on a target that has XNACK, kernels use the host's own memory: malloc, new, variables, the stack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep.h"

namespace hip {

struct Gpu;

/// Has the target of the device XNACK, whether it is on or not?
bool has_xnack(const Gpu& gpu);
/// Do kernels of the device use the host's own memory?
bool uses_pageable_memory(const Gpu& gpu);
/// Of that memory: what may be read, and what written, when a launch begins. It leaves out all addresses that HIP calls
/// give or may give later.
std::vector<lockstep_host_range> pageable_memory(const Gpu& gpu);

/// True if the current device's kernels use these bytes as the process's own memory: no HIP call gave or registered
/// their first byte, and all of them are mapped.
bool is_pageable_memory(const void* memory, std::size_t bytes);
/// Why kernels of the device may not use the host's own memory there: one sentence for a message, or nothing.
std::string about_pageable_memory(const Gpu& gpu, std::uintptr_t address);

}  // namespace hip
