// How many workgroups a compute unit holds.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hip {

struct Gpu;
struct Function;

int blocks_a_compute_unit(const Gpu& gpu, const Function& function, int block, std::size_t shared);
/// May all workgroups of a grid be at work at once, as a cooperative launch wants?
bool fits_at_once(const Gpu& gpu, const Function& function, dim3 grid, dim3 block, std::size_t shared);

}  // namespace hip
