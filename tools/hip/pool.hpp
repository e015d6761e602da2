// Memory pools: who allocated from which, and how much.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hip {
hipMemPool_t make_pool(int device);
/// Nothing of a device's pools is in use any more.
void empty_pools(int device);
}  // namespace hip
