// Launches: arguments laid out when the call is made, run when the stream gets there.
#pragma once

#include <hip/hip_runtime_api.h>

#include "module.hpp"
#include "operation.hpp"

namespace hip {

/// Checks the sizes and copies the arguments: `parameters` one pointer each, or `extra` as hipModuleLaunchKernel takes
/// it. `grid` is in workgroups.
hipError_t prepare_kernel(const Gpu& gpu, std::shared_ptr<const Function> function, dim3 grid, dim3 block,
                          std::size_t shared, void** parameters, void** extra, KernelOperation& operation);
/// Runs it to its end. A fault is told on standard error.
hipError_t run_kernel(const KernelOperation& operation, Gpu& gpu);

}  // namespace hip
