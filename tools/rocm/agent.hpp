// The agents: the host, and the GPUs.
#pragma once

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board.hpp"
#include "lockstep.h"

namespace rocm {

/// A pool of the extension and a region of the standard are the same thing here.
struct Pool {
  std::size_t agent = 0;  ///< which agent's
  hsa_amd_segment_t segment = HSA_AMD_SEGMENT_GLOBAL;
  std::uint32_t flags = 0;  ///< hsa_amd_memory_pool_global_flag_t
  std::uint64_t bytes = 0;
  bool pool = true, region = true;  ///< shown as
  const char* name = "";            ///< in messages
};

struct Agent {
  std::size_t number = 0;
  std::string name, product,
      isa_name;                       ///< "gfx90a", "AMD Instinct MI250X", "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-"
  lockstep_device* device = nullptr;  ///< null: the host
  lockstep_device_info info{};
  runtime::Board board{};
  std::vector<std::unique_ptr<Pool>> pools;
  std::uint64_t used = 0;  ///< bytes allocated, with the allocations' lock

  bool is_gpu() const { return device != nullptr; }
  hsa_agent_t handle() const { return {reinterpret_cast<std::uintptr_t>(this)}; }
  hsa_isa_t isa() const { return {reinterpret_cast<std::uintptr_t>(&isa_name)}; }
};

/// All of them, made at the first call; the host is the first. LOCKSTEP_DEVICES says which GPUs there are.
const std::vector<std::unique_ptr<Agent>>& agents();
/// Null if there is none of that handle.
Agent* agent_of(hsa_agent_t handle);
Agent* agent_of(hsa_isa_t handle);
Pool* pool_of(std::uint64_t handle);
/// The pool's number, which is the same in all processes that have the same agents; null if there is none of it.
std::uint32_t number_of(const Pool& pool);
Pool* pool_of_number(std::uint32_t number);
/// The wave size that kernels of the agent have unless they say otherwise.
std::uint32_t wave_size(const Agent& agent);
/// Compute units of the agent, processors of the host.
std::uint32_t compute_units(const Agent& agent);
/// Waves of that size that a compute unit holds.
std::uint32_t waves_a_unit(const Agent& agent);

}  // namespace rocm
