#include "observe/lds_banks.hpp"

#include <algorithm>
#include <bit>

#include "lockstep/timing/lds_banks.hpp"

namespace lockstep {

LdsTurns lds_turns(const AccessView& access, std::uint32_t lanes, const MemoryGeometry& geometry) {
  LdsTurns result;
  const auto serve = [&](const std::uint64_t* address) {
    timing::LdsBanks banks(geometry, access.bytes, access.writes());
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (lane < lanes && access.space[lane] == AddressSpace::lds) banks.serve(lane, address[lane]);
    }
    result.turns += banks.turns();
    result.least += banks.least();
  };
  serve(access.address);
  if (access.both) serve(access.address1);
  return result;
}

}  // namespace lockstep
