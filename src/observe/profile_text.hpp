// Numbers and remarks that the texts of a profile share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/device/profile.hpp"

namespace lockstep::profile_text {

/// scale * part / whole with one digit after the point: "12.5"; "-" if `whole` is 0.
std::string tenths(std::uint64_t part, std::uint64_t whole, std::uint64_t scale);
/// "12.5 %"; "-" if `whole` is 0.
std::string percent(std::uint64_t part, std::uint64_t whole);
/// The instruction's memory accesses: "4.0 lines of 128 B (least 2.0)", "8.0 LDS turns (least 1.0)"; empty: it has
/// none.
std::string memory_remark(const InstructionProfile& counts);

}  // namespace lockstep::profile_text
