// The emulated GPUs of this process.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lockstep.h"

namespace hip {

class GridInfos;
class Hostcall;
class PrintfBuffers;

/// What is told of the board that a target stands for; see boards.txt.
struct Board {
  std::string name = "lockstep device";
  int compute_units = 32, mhz = 2000, memory_mhz = 1000, memory_bits = 256, l2_bytes = 4 << 20;
  std::uint64_t memory_bytes = std::uint64_t{16} << 30;
  int work_items_a_cu = 2048, vgprs_a_lane = 512;
  std::uint32_t cluster_workgroups = 0;  ///< at most, in one cluster; 0: there are no clusters
  int xccs = 1, vgprs_a_work_item = 256;
  std::string features{};  ///< after the target: ":sramecc+:xnack-", or ":sramecc+:xnack+" with HSA_XNACK=1
};

struct Gpu {
  int ordinal = 0;
  std::string target;
  lockstep_device* device = nullptr;
  lockstep_device_info info{};
  Board board;
  std::shared_ptr<ihipStream_t> null_stream;
  hipError_t error = hipSuccess;  ///< of a launch, not yet told; with the scheduler's lock
  std::vector<bool> peers;        ///< of which devices this one may use the memory
  std::uint64_t uses = 0;         ///< bytes allocated
  std::unique_ptr<Hostcall> hostcall;
  std::unique_ptr<PrintfBuffers> printf_buffers;
  std::unique_ptr<GridInfos> grid_infos;
  hipMemPool_t default_pool = nullptr, pool = nullptr;

  ~Gpu();
};

/// All of them, made at the first call; empty when none can be made. LOCKSTEP_HIP_DEVICES says which, else one of the
/// target that the program has code for.
std::vector<std::unique_ptr<Gpu>>& gpus();
/// Null if there is none of that number.
Gpu* gpu(int ordinal);
/// The calling thread's.
Gpu* current();
/// The major version of the interface that the program was built against: 5, 6 or 7.
int interface_version();
/// LOCKSTEP_ENGINE.
std::uint32_t engine();
/// LOCKSTEP_INTERLEAVE, as lockstep_options has it.
std::uint32_t interleave();
/// LOCKSTEP_THREADS, as lockstep_options has it.
std::uint32_t threads();
/// LOCKSTEP_MATRIX_MODEL, as lockstep_options has it.
std::uint32_t matrix_model();
/// LOCKSTEP_UNORDERED_UPDATES.
bool unordered_updates();
/// LOCKSTEP_NUMERICS, as lockstep_options has it.
std::uint32_t numerics();

}  // namespace hip
