// Where a wave stands in its dispatch.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/object/kernel_descriptor.hpp"

namespace lockstep::abi {

struct WavePlace {
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t index = 0, waves = 1;             ///< of the wave in its workgroup, and how many there are
  std::array<std::uint32_t, 3> cluster{1, 1, 1};  ///< workgroups of a cluster
};

}  // namespace lockstep::abi
