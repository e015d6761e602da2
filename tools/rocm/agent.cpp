#include "agent.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "status.hpp"

namespace rocm {

namespace {

constexpr std::uint32_t kernarg = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT,
                        fine = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED,
                        coarse = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED;

void add_pool(Agent& agent, hsa_amd_segment_t segment, std::uint32_t flags, std::uint64_t bytes, const char* name,
              bool pool = true, bool region = true) {
  agent.pools.push_back(std::make_unique<Pool>(Pool{agent.number, segment, flags, bytes, pool, region, name}));
}

std::uint64_t host_bytes() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

/// The clock of the first processor in MHz; 0 if the system does not tell.
int host_mhz() {
  if (int khz = 0; std::ifstream("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq") >> khz) return khz / 1000;
  std::ifstream lines("/proc/cpuinfo");
  for (std::string line; std::getline(lines, line);)
    if (line.rfind("cpu MHz", 0) == 0) return std::atoi(line.c_str() + line.find(':') + 1);
  return 0;
}

std::unique_ptr<Agent> make_host() {
  auto host = std::make_unique<Agent>();
  host->name = host->product = "lockstep host";
  host->board.compute_units = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  host->board.mhz = host_mhz();
  host->board.memory_bytes = host_bytes();
  add_pool(*host, HSA_AMD_SEGMENT_GLOBAL, fine, host_bytes(), "fine grained host memory");
  add_pool(*host, HSA_AMD_SEGMENT_GLOBAL, fine | kernarg, host_bytes(), "kernarg memory");
  add_pool(*host, HSA_AMD_SEGMENT_GLOBAL, coarse, host_bytes(), "coarse grained host memory");
  return host;
}

std::unique_ptr<Agent> make_gpu(const std::string& target, std::size_t number) {
  auto gpu = std::make_unique<Agent>();
  gpu->number = number;
  gpu->device = lockstep_device_create_with(target.c_str(), LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES);
  if (!gpu->device) {
    complain("LOCKSTEP_DEVICES: %s", lockstep_error());
    return nullptr;
  }
  gpu->info.struct_size = sizeof gpu->info;
  (void)lockstep_get_device_info(gpu->device, &gpu->info);
  gpu->board = runtime::board_of(target);
  gpu->name = target;
  gpu->product = gpu->board.name;
  gpu->isa_name = "amdgcn-amd-amdhsa--" + target + gpu->board.features;
  const std::uint64_t bytes = gpu->board.memory_bytes;
  add_pool(*gpu, HSA_AMD_SEGMENT_GLOBAL, coarse, bytes, "device memory");
  add_pool(*gpu, HSA_AMD_SEGMENT_GLOBAL, fine, bytes, "fine grained device memory", true, false);
  add_pool(*gpu, HSA_AMD_SEGMENT_GROUP, 0, gpu->info.lds_bytes, "LDS");
  // The standard's programs look for kernarg memory among the GPU's regions.
  add_pool(*gpu, HSA_AMD_SEGMENT_GLOBAL, fine | kernarg, host_bytes(), "kernarg memory", false, true);
  return gpu;
}

std::vector<std::unique_ptr<Agent>> make_agents() {
  std::vector<std::unique_ptr<Agent>> all;
  all.push_back(make_host());
  for (const std::string& id :
       runtime::wanted_targets("LOCKSTEP_DEVICES", runtime::first_target(), {"ROCR_VISIBLE_DEVICES"})) {
    const std::string target = runtime::target_of("LOCKSTEP_DEVICES", id);
    if (target.empty() && !id.empty()) continue;
    if (auto gpu = make_gpu(target, all.size())) all.push_back(std::move(gpu));
  }
  return all;
}

}  // namespace

const std::vector<std::unique_ptr<Agent>>& agents() {
  static const auto* const all = new std::vector<std::unique_ptr<Agent>>(make_agents());  // threads outlive main
  return *all;
}

Agent* agent_of(hsa_agent_t handle) {
  for (const auto& each : agents())
    if (each->handle().handle == handle.handle) return each.get();
  return nullptr;
}

Agent* agent_of(hsa_isa_t handle) {
  for (const auto& each : agents())
    if (each->is_gpu() && each->isa().handle == handle.handle) return each.get();
  return nullptr;
}

Pool* pool_of(std::uint64_t handle) {
  for (const auto& each : agents())
    for (const auto& pool : each->pools)
      if (reinterpret_cast<std::uintptr_t>(pool.get()) == handle) return pool.get();
  return nullptr;
}

std::uint32_t number_of(const Pool& pool) {
  const auto& all = agents()[pool.agent]->pools;
  std::uint32_t which = 0;
  while (all[which].get() != &pool) ++which;
  return static_cast<std::uint32_t>(pool.agent) << 16 | which;
}

Pool* pool_of_number(std::uint32_t number) {
  const std::size_t agent = number >> 16, which = number & 0xffff;
  return agent < agents().size() && which < agents()[agent]->pools.size() ? agents()[agent]->pools[which].get()
                                                                          : nullptr;
}

std::uint32_t wave_size(const Agent& agent) { return agent.info.smallest_wave; }

std::uint32_t compute_units(const Agent& agent) {
  return static_cast<std::uint32_t>(agent.board.compute_units * agent.board.units_a_multiprocessor);
}

std::uint32_t waves_a_unit(const Agent& agent) {
  return static_cast<std::uint32_t>(agent.board.work_items_a_cu / agent.board.units_a_multiprocessor) /
         wave_size(agent);
}

}  // namespace rocm
