// The emulated GPUs of this process.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board.hpp"
#include "lockstep.h"

namespace hip {

using runtime::Board;

class GridInfos;
class Hostcall;
class PrintfBuffers;

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

}  // namespace hip
