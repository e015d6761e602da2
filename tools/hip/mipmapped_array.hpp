// Mipmapped arrays: an array and smaller ones, each half as large as the one before, in one piece of memory. Programs
// know them by handles, and each level by the handle of an array.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>
#include <vector>

#include "array.hpp"

namespace hip {

struct MipmappedArray {
  hipMipmappedArray shown{};  ///< the record of HIP's headers, so it comes first. A handle is the address of this.
  int device = 0;
  std::vector<std::shared_ptr<const Array>> levels{};  ///< at least one

  MipmappedArray() = default;
  MipmappedArray(const MipmappedArray&) = delete;
  MipmappedArray& operator=(const MipmappedArray&) = delete;
  hipMipmappedArray_t handle() const { return const_cast<hipMipmappedArray*>(&shown); }
};

/// Null if no mipmapped array has that handle.
std::shared_ptr<const MipmappedArray> mipmapped_array_of(hipMipmappedArray_const_t handle);

/// Removes all mipmapped arrays of a device.
void forget_mipmapped_arrays(const Gpu& gpu);

}  // namespace hip
