// Occupancy and attributes of kernels, from what their code objects say and what is told of the board.
#include "occupancy.hpp"

#include <algorithm>
#include <cstring>

#include "error.hpp"
#include "gpu.hpp"
#include "grid_sync.hpp"
#include "module.hpp"
#include "operation.hpp"
#include "properties.hpp"

namespace hip {

namespace {

constexpr int largest_block = 1024;
constexpr int simds = 4;
constexpr int first_cluster_attribute = 10, last_cluster_attribute = 15;  // of version 7
constexpr int most_items_started = 2048;  // AMD's HIP runtimes count no more waves, whatever a compute unit holds

int limit_of(const Function& function) {
  return function.info.max_workgroup_size == 0
             ? largest_block
             : std::min<int>(largest_block, static_cast<int>(function.info.max_workgroup_size));
}

/// 94 for gfx942.
int version_number(const Function& function) {
  const TargetVersion version = version_of(function.module->gpu->target);
  return version.major * 10 + version.minor;
}

hipError_t function_here(const void* host, std::shared_ptr<const Function>& function) {
  if (!host) return hipErrorInvalidDeviceFunction;
  return current() ? function_of(host, *current(), function) : hipErrorNoDevice;
}

/// What is told. A kernel that waits for its grid may be launched with so many a compute unit, which are fewer than the
/// board would hold where the host does not run as many at once.
int told_blocks(const Gpu& gpu, const Function& function, int block, std::size_t shared) {
  const int blocks = blocks_a_compute_unit(gpu, function, block, shared);
  const int at_once = static_cast<int>(most_cooperative_workgroups) / gpu.board.compute_units;
  return function.waits_for_grid ? std::min(blocks, at_once) : blocks;
}

hipError_t active_blocks(int* result, const Function& function, int block, std::size_t shared) {
  if (!result || block <= 0) return hipErrorInvalidValue;
  *result = told_blocks(*current(), function, block, shared);
  return hipSuccess;
}

/// The block that keeps most work-items in flight; of several, the largest.
hipError_t best_block(int* grid, int* block, const Function& function, std::size_t shared, int limit) {
  if (!grid || !block || limit < 0) return hipErrorInvalidValue;
  const Gpu& gpu = *current();
  const int wave = static_cast<int>(gpu.info.smallest_wave);
  const int most = limit == 0 ? limit_of(function) : std::min(limit, limit_of(function));
  int best = 0, best_items = -1;
  for (int size = std::max(most / wave * wave, std::min(most, wave)); size > 0; size -= wave) {
    const int items = told_blocks(gpu, function, size, shared) * size;
    if (items > best_items) {
      best = size;
      best_items = items;
    }
  }
  *block = best;
  *grid = told_blocks(gpu, function, best, shared) * gpu.board.compute_units;
  return hipSuccess;
}

}  // namespace

int blocks_a_compute_unit(const Gpu& gpu, const Function& function, int block, std::size_t shared) {
  if (block <= 0 || block > limit_of(function) || shared > gpu.info.lds_bytes) return 0;
  const int wave = static_cast<int>(gpu.info.smallest_wave);
  const int waves = (block + wave - 1) / wave;
  int slots = std::min(gpu.board.work_items_a_cu, most_items_started) / wave;
  const int registers = static_cast<int>(function.info.vgprs);
  if (registers > 0) slots = std::min(slots, gpu.board.vgprs_a_lane / registers * simds);
  const std::size_t lds = function.info.lds_bytes + shared;
  int blocks = slots / waves;
  if (lds != 0) blocks = std::min(blocks, static_cast<int>(gpu.info.lds_bytes / lds));
  return blocks;
}

bool fits_at_once(const Gpu& gpu, const Function& function, dim3 grid, dim3 block, std::size_t shared) {
  const std::uint64_t items = volume(block);
  if (items == 0 || items > largest_block) return true;  // the launch itself refuses it
  const auto room = static_cast<std::uint64_t>(gpu.board.compute_units) *
                    static_cast<std::uint64_t>(blocks_a_compute_unit(gpu, function, static_cast<int>(items), shared));
  return volume(grid) <= room;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* host, int block, size_t shared) {
  return call([&] {
    std::shared_ptr<const Function> function;
    const hipError_t error = function_here(host, function);
    return error == hipSuccess ? active_blocks(blocks, *function, block, shared) : error;
  });
}
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* host, int block,
                                                                 size_t shared, unsigned) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, host, block, shared);
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t handle, int block,
                                                              size_t shared) {
  return call([&] {
    const auto function = function_of(handle);
    return function ? active_blocks(blocks, *function, block, shared) : hipErrorInvalidValue;
  });
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, hipFunction_t handle, int block,
                                                                       size_t shared, unsigned) {
  return hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(blocks, handle, block, shared);
}
hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, const void* host, size_t shared, int limit) {
  return call([&] {
    std::shared_ptr<const Function> function;
    const hipError_t error = function_here(host, function);
    return error == hipSuccess ? best_block(grid, block, *function, shared, limit) : error;
  });
}
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t handle, size_t shared,
                                                   int limit) {
  return call([&] {
    const auto function = function_of(handle);
    return function ? best_block(grid, block, *function, shared, limit) : hipErrorInvalidValue;
  });
}
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, hipFunction_t handle, size_t shared,
                                                            int limit, unsigned) {
  return hipModuleOccupancyMaxPotentialBlockSize(grid, block, handle, shared, limit);
}

hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, const void* host, int blocks, int block) {
  return call([&] {
    if (!bytes || blocks <= 0 || block <= 0) return hipErrorInvalidValue;
    std::shared_ptr<const Function> function;
    if (const hipError_t error = function_here(host, function); error != hipSuccess) return error;
    if (told_blocks(*current(), *function, block, 0) < blocks) return hipErrorInvalidValue;
    *bytes = current()->info.lds_bytes / static_cast<unsigned>(blocks) - function->info.lds_bytes;
    return hipSuccess;
  });
}

hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void* host) {
  return call([&] {
    if (!attributes) return hipErrorInvalidValue;
    std::shared_ptr<const Function> function;
    if (const hipError_t error = function_here(host, function); error != hipSuccess) return error;
    *attributes = {};
    attributes->binaryVersion = attributes->ptxVersion = version_number(*function);
    attributes->maxThreadsPerBlock = limit_of(*function);
    attributes->numRegs = static_cast<int>(function->info.vgprs);
    attributes->sharedSizeBytes = function->info.lds_bytes;
    attributes->localSizeBytes = function->info.scratch_bytes;
    attributes->maxDynamicSharedSizeBytes =
        static_cast<int>(function->module->gpu->info.lds_bytes - function->info.lds_bytes);
    return hipSuccess;
  });
}
hipError_t hipFuncGetAttribute(int* value, hipFunction_attribute attribute, hipFunction_t handle) {
  return call([&] {
    const auto function = function_of(handle);
    if (!value || !function) return hipErrorInvalidValue;
    switch (attribute) {
      case HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = limit_of(*function); break;
      case HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = static_cast<int>(function->info.lds_bytes); break;
      case HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *value = static_cast<int>(function->info.scratch_bytes); break;
      case HIP_FUNC_ATTRIBUTE_NUM_REGS: *value = static_cast<int>(function->info.vgprs); break;
      case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        *value = static_cast<int>(function->module->gpu->info.lds_bytes - function->info.lds_bytes);
        break;
      case HIP_FUNC_ATTRIBUTE_PTX_VERSION:
      case HIP_FUNC_ATTRIBUTE_BINARY_VERSION: *value = version_number(*function); break;
      case HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
      case HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA:
      case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: *value = 0; break;
      default:
        // Of version 7: what a kernel wants of clusters. Launches say it, no code object does.
        if (attribute < first_cluster_attribute || attribute > last_cluster_attribute) return hipErrorInvalidValue;
        *value = 0;
    }
    return hipSuccess;
  });
}
hipError_t hipFuncSetAttribute(const void* host, hipFuncAttribute attribute, int value) {
  return call([&] {
    std::shared_ptr<const Function> function;
    if (const hipError_t error = function_here(host, function); error != hipSuccess) return error;
    switch (static_cast<int>(attribute)) {
      case hipFuncAttributeMaxDynamicSharedMemorySize:  // launches may have all that fits, whatever was announced
        return value < 0 || function->info.lds_bytes + static_cast<unsigned>(value) > current()->info.lds_bytes
                   ? hipErrorInvalidValue
                   : hipSuccess;
      case hipFuncAttributePreferredSharedMemoryCarveout:  // in percent; -1: none
        return value < -1 || value > 100 ? hipErrorInvalidValue : hipSuccess;
      default:
        return attribute >= first_cluster_attribute && attribute <= last_cluster_attribute
                   ? not_supported("hipFuncSetAttribute of clusters: launch by hipLaunchKernelExC")
                   : hipErrorInvalidValue;
    }
  });
}
// Caches are not emulated: preferences are taken and change nothing.
hipError_t hipFuncSetCacheConfig(const void* host, hipFuncCache_t) {
  return call([&] { return host ? hipSuccess : hipErrorInvalidDeviceFunction; });
}
hipError_t hipFuncSetSharedMemConfig(const void* host, hipSharedMemConfig) {
  return call([&] { return host ? hipSuccess : hipErrorInvalidDeviceFunction; });
}

}  // extern "C"
