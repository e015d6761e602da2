// Writes the topology of the kernel's driver, /sys/class/kfd: a folder for each agent, with its properties by the names
// that the driver gives them, as the HSA runtime tells them.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

template <class Value>
Value info(hsa_agent_t agent, unsigned attribute) {
  Value value{};
  (void)hsa_agent_get_info(agent, static_cast<hsa_agent_info_t>(attribute), &value);
  return value;
}

std::uint32_t number(hsa_agent_t agent, unsigned attribute) { return info<std::uint32_t>(agent, attribute); }

std::string name_of(hsa_agent_t agent, unsigned attribute) {
  char name[65] = {};
  (void)hsa_agent_get_info(agent, static_cast<hsa_agent_info_t>(attribute), name);
  return name;
}

/// "gfx90a" is 90010: its last two digits are hexadecimal, the major version before them is decimal. 0: no such name.
std::uint32_t target_version(std::string_view name) {
  if (name.size() < 6 || name.substr(0, 3) != "gfx") return 0;
  const auto digits = [](std::string_view text, int base) {
    std::uint32_t value = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), value, base);
    return value;
  };
  const std::size_t last = name.size() - 1;
  return digits(name.substr(3, last - 4), 10) * 10000 + digits(name.substr(last - 1, 1), 16) * 100 +
         digits(name.substr(last, 1), 16);
}

/// One file of lines "name value".
class Properties {
 public:
  explicit Properties(const fs::path& file) : file_((fs::create_directories(file.parent_path()), file)) {
    file_.exceptions(std::ios::failbit | std::ios::badbit);
  }
  void add(const char* name, std::uint64_t value) { file_ << name << ' ' << value << '\n' << std::flush; }

 private:
  std::ofstream file_;
};

void write_text(const fs::path& file, const std::string& text) {
  std::ofstream to{file};
  to.exceptions(std::ios::failbit | std::ios::badbit);
  to << text << '\n' << std::flush;
}

/// Sizes of the global pools, and of LDS.
struct Memory {
  std::vector<std::uint64_t> global;
  std::uint64_t lds = 0;
};

Memory memory_of(hsa_agent_t agent) {
  Memory memory;
  (void)hsa_amd_agent_iterate_memory_pools(
      agent,
      [](hsa_amd_memory_pool_t pool, void* data) {
        auto& into = *static_cast<Memory*>(data);
        hsa_amd_segment_t segment{};
        std::size_t bytes = 0;
        (void)hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment);
        (void)hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SIZE, &bytes);
        if (segment == HSA_AMD_SEGMENT_GROUP)
          into.lds = bytes;
        else if (into.global.empty())  // the pools of one agent share its memory
          into.global.push_back(bytes);
        return HSA_STATUS_SUCCESS;
      },
      &memory);
  return memory;
}

void write_node(const fs::path& folder, hsa_agent_t agent, std::size_t number_of_node) {
  const bool gpu = info<hsa_device_type_t>(agent, HSA_AGENT_INFO_DEVICE) == HSA_DEVICE_TYPE_GPU;
  const std::string name = name_of(agent, HSA_AGENT_INFO_NAME);
  const std::uint32_t units = number(agent, HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT);
  const std::uint32_t simds = number(agent, HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU);
  const std::uint32_t engines = number(agent, HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES);
  const std::uint32_t arrays = number(agent, HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE);
  const Memory memory = memory_of(agent);
  Properties all{folder / "properties"};
  all.add("cpu_cores_count", gpu ? 0 : units);
  all.add("simd_count", gpu ? units * simds : 0);
  all.add("mem_banks_count", memory.global.size());
  all.add("caches_count", 0);
  all.add("io_links_count", 0);
  all.add("max_waves_per_simd", simds != 0 ? number(agent, HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU) / simds : 0);
  all.add("lds_size_in_kb", memory.lds / 1024);
  all.add("wave_front_size", gpu ? number(agent, HSA_AGENT_INFO_WAVEFRONT_SIZE) : 0);
  all.add("array_count", gpu ? engines * arrays : 0);
  all.add("simd_arrays_per_engine", gpu ? arrays : 0);
  all.add("cu_per_simd_array", engines * arrays != 0 ? (units + engines * arrays - 1) / (engines * arrays) : 0);
  all.add("simd_per_cu", gpu ? simds : 0);
  all.add("gfx_target_version", gpu ? target_version(name) : 0);
  all.add("vendor_id", gpu ? 0x1002 : 0);
  all.add("device_id", number(agent, HSA_AMD_AGENT_INFO_CHIP_ID));
  all.add("location_id", number(agent, HSA_AMD_AGENT_INFO_BDFID));
  all.add("domain", number(agent, HSA_AMD_AGENT_INFO_DOMAIN));
  all.add("max_engine_clk_fcompute", gpu ? number(agent, HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY) : 0);
  all.add("local_mem_size", gpu && !memory.global.empty() ? memory.global[0] : 0);
  write_text(folder / "gpu_id", std::to_string(gpu ? number_of_node : 0));
  write_text(folder / "name", gpu ? name : "");
  for (std::size_t i = 0; i < memory.global.size(); ++i) {
    Properties bank{folder / "mem_banks" / std::to_string(i) / "properties"};
    bank.add("heap_type", gpu ? 1 : 0);
    bank.add("size_in_bytes", memory.global[i]);
    bank.add("width", number(agent, HSA_AMD_AGENT_INFO_MEMORY_WIDTH));
    bank.add("mem_clk_max", number(agent, HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY));
  }
}

}  // namespace

/// Below FOLDER/sys; false if it cannot.
extern "C" [[gnu::visibility("default")]] bool lockstep_write_topology(const char* folder) {
  if (hsa_init() != HSA_STATUS_SUCCESS) return false;
  std::vector<hsa_agent_t> agents;
  (void)hsa_iterate_agents(
      [](hsa_agent_t agent, void* data) {
        static_cast<std::vector<hsa_agent_t>*>(data)->push_back(agent);
        return HSA_STATUS_SUCCESS;
      },
      &agents);
  bool written = true;
  try {
    const fs::path sys = fs::path(folder) / "sys", kfd = sys / "devices/virtual/kfd/kfd", topology = kfd / "topology";
    for (std::size_t i = 0; i < agents.size(); ++i) write_node(topology / "nodes" / std::to_string(i), agents[i], i);
    write_text(topology / "generation_id", "1");
    Properties{topology / "system_properties"}.add("num_devices", agents.size());
    fs::create_directories(sys / "class/kfd");
    fs::remove(sys / "class/kfd/kfd");  // of an attempt that failed
    fs::create_directory_symlink("../../devices/virtual/kfd/kfd", sys / "class/kfd/kfd");
  } catch (const std::exception&) {
    written = false;
  }
  (void)hsa_shut_down();
  return written;
}
