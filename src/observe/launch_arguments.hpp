// The arguments of a launch as checks know them: where they lie in the kernarg segment, and the memory of pointers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/base/text.hpp"

namespace lockstep {

struct LaunchArgument {
  std::uint64_t place = 0, size = 0;  ///< its bytes in the kernarg segment
  bool number = false;                ///< it holds no pointer: one of up to four bytes, an offset of the grid
  std::uint64_t begin = 0, end = 0;  ///< the registered range that a pointer to global memory points into; both 0: none
  std::string name{};                ///< "argument 1 'out'"; empty: the program does not set it

  bool holds(std::uint64_t address) const { return address >= begin && address < end; }
};
using LaunchArguments = std::vector<LaunchArgument>;

/// Where an address lies relative to the memory of an argument: "8 bytes past the end of argument 1 'out'".
inline std::string place_text(const LaunchArgument& argument, std::uint64_t address) {
  if (argument.holds(address)) return "inside " + argument.name;
  return address < argument.begin ? count_of(argument.begin - address, "byte") + " before " + argument.name
                                  : count_of(address - argument.end, "byte") + " past the end of " + argument.name;
}

/// The argument whose memory is at the address, or nearest to it and at most as far away as 1 MiB or its size; null:
/// there is none.
inline const LaunchArgument* nearest_argument(const LaunchArguments& arguments, std::uint64_t address) {
  const LaunchArgument* nearest = nullptr;
  std::uint64_t least = 0;
  for (const LaunchArgument& each : arguments) {
    if (each.end == 0) continue;
    const std::uint64_t distance = each.holds(address)    ? 0
                                   : address < each.begin ? each.begin - address
                                                          : address - each.end;
    if (distance > std::uint64_t{1} << 20 && distance > each.end - each.begin) continue;
    if (nearest != nullptr && distance >= least) continue;
    nearest = &each;
    least = distance;
  }
  return nearest;
}

}  // namespace lockstep
