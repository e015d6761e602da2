// Addresses and memory apart: what other calls want to know of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "agent.hpp"
#include "virtual_memory.hpp"

namespace rocm {

/// The range of hsa_amd_vmem_address_reserve that holds the address.
std::optional<runtime::VirtualMemory::Range> reserved_at(std::uintptr_t address);
/// May the agent use the mapping there? Its kernels, and for the host what was said of it.
bool may_use_mapping(std::uintptr_t address, const Agent& agent);
/// Why kernels of the agent may not use the address, where it is in such a range: one sentence, or nothing.
std::string about_reserved(const Agent& agent, std::uint64_t address);

}  // namespace rocm
