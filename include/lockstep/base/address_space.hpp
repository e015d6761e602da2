// Which of the three memories an access reaches.
#pragma once

#include <cstdint>

namespace lockstep {

enum class AddressSpace : std::uint8_t { global, lds, scratch };

}  // namespace lockstep
