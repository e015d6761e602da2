#include "observe/lds_banks.hpp"

#include <algorithm>
#include <array>

namespace lockstep {

LdsTurns lds_turns(const AccessView& access, std::uint32_t lanes, const MemoryGeometry& geometry) {
  const bool wide = access.bytes > 4 && !access.writes();
  const std::uint32_t banks = std::min(wide ? geometry.lds_banks : geometry.lds_narrow_banks, 64u);
  const std::uint32_t bank_bytes = geometry.lds_bank_bytes;
  const std::uint32_t bytes = std::max(access.bytes, 1u);
  const std::uint32_t together = std::clamp(banks * bank_bytes / std::max(bytes, bank_bytes), 1u, lanes);
  LdsTurns result;
  const auto serve = [&](const std::uint64_t* address) {
    for (std::uint32_t first = 0; first < lanes; first += together) {
      // The dwords that each bank gives. A group asks for at most as many as there are banks if accesses are aligned.
      std::array<std::array<std::uint64_t, 64>, 64> wanted;
      std::array<std::uint8_t, 64> count{};
      std::uint32_t most = 0;
      for (std::uint32_t lane = first; lane < std::min(first + together, lanes); ++lane) {
        if ((access.lanes >> lane & 1) == 0 || access.space[lane] != AddressSpace::lds) continue;
        for (std::uint64_t at = address[lane] / bank_bytes; at <= (address[lane] + bytes - 1) / bank_bytes; ++at) {
          const std::size_t bank = at % banks;
          const auto begin = wanted[bank].begin(), end = begin + count[bank];
          if (std::find(begin, end, at) != end) continue;
          if (count[bank] < wanted[bank].size()) wanted[bank][count[bank]++] = at;
          most = std::max<std::uint32_t>(most, count[bank]);
        }
      }
      result.turns += most;
      result.least += most != 0 ? 1 : 0;
    }
  };
  serve(access.address);
  if (access.both) serve(access.address1);
  return result;
}

}  // namespace lockstep
