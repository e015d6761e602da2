// Variables of device code, by the host's variable of the same name.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>

namespace hip {
/// Where `bytes` bytes from `offset` on are; an error if the variable is smaller.
hipError_t symbol_place(const void* symbol, std::size_t bytes, std::size_t offset, std::uint8_t** place);
}  // namespace hip
