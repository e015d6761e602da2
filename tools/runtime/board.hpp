// Which GPUs a runtime has, and the properties of their boards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace runtime {

/// Properties of the board that a target stands for; see boards.txt. HIP counts multiprocessors (`compute_units`),
/// which are WGPs of two compute units for RDNA; HSA counts compute units.
struct Board {
  std::string name = "lockstep device";
  int compute_units = 32, mhz = 2000, memory_mhz = 1000, memory_bits = 256, l2_bytes = 4 << 20;
  std::uint64_t memory_bytes = std::uint64_t{16} << 30;
  int work_items_a_cu = 2048, vgprs_a_lane = 512;
  std::uint32_t cluster_workgroups = 0;  ///< at most, in one cluster; 0: there are no clusters
  int xccs = 1, vgprs_a_work_item = 256;
  std::uint32_t pci_device = 0;  ///< 0: not public
  int units_a_multiprocessor = 1, simds_a_unit = 4, shader_engines = 1, arrays_an_engine = 1, l1_kib = 16, l3_kib = 0;
  std::string features{};  ///< after the target: ":sramecc+:xnack-", or ":sramecc+:xnack+" with HSA_XNACK=1
};

/// Of a target without a line in boards.txt: the defaults.
Board board_of(std::string_view target);
/// The first target of boards.txt that lockstep has.
std::string first_target();
/// The targets that an environment variable lists, separated by commas, or `otherwise` where it is not set. After that
/// `visible` name variables that pick some of them by their numbers.
std::vector<std::string> wanted_targets(const char* variable, const std::string& otherwise,
                                        const std::vector<const char*>& visible);
/// The target of "gfx950:sramecc+:xnack-", as devices are called in their properties; empty, with a sentence that names
/// `variable`, where the board has not the features that are named.
std::string target_of(const char* variable, const std::string& id);
/// HSA_XNACK, as it is when the first device is made.
bool xnack_wanted();

}  // namespace runtime
