// Which of the three memories an access reaches.
#pragma once

#include <cstdint>
#include <string_view>

namespace lockstep {

enum class AddressSpace : std::uint8_t { global, lds, scratch };

constexpr std::string_view space_name(AddressSpace space) {
  return space == AddressSpace::lds ? "lds" : space == AddressSpace::scratch ? "scratch" : "global";
}

}  // namespace lockstep
