// Ids of a wave on gfx12: in TTMP registers. With clusters (gfx1250) they are the cluster's, and TTMP6 and IB_STS2 say
// where in it the workgroup stands.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/abi/place.hpp"

namespace lockstep::abi::gfx12 {

template <class Wave>
constexpr void set_ids(Wave& wave, const WavePlace& place) {
  const std::uint32_t ttmp = wave.isa().ttmp0;
  const std::array<std::uint32_t, 3>& size = place.cluster;
  const std::uint32_t flat_size = size[0] * size[1] * size[2];
  std::array<std::uint32_t, 3> id = place.workgroup;
  if (flat_size > 1) {
    std::uint32_t in_cluster = 0, sizes = 0;
    for (unsigned i = 3; i-- > 0;) {
      const std::uint32_t position = id[i] % size[i];
      in_cluster = in_cluster << 4 | position;
      sizes = sizes << 4 | (size[i] - 1);
      id[i] /= size[i];
    }
    wave.s[ttmp + 6] = in_cluster | sizes << 12 | (flat_size - 1) << 24;
    const std::uint32_t flat = (place.workgroup[2] % size[2] * size[1] + place.workgroup[1] % size[1]) * size[0] +
                               place.workgroup[0] % size[0];
    constexpr std::uint32_t some_cluster = 1;  // 0 is none; which one is the hardware's business
    wave.ib_sts2 = some_cluster << 6 | flat << 21;
  }
  wave.s[ttmp + 9] = id[0];
  wave.s[ttmp + 7] = (id[1] & 0xffffu) | id[2] << 16;
  constexpr std::uint32_t yz_valid = 1u << 30;
  wave.s[ttmp + 8] = yz_valid | (place.index & 31u) << 25;
}

}  // namespace lockstep::abi::gfx12
