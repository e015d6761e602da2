// Places in the state of a stopped launch: what expressions and the debugger need of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "lockstep/device/source_type.hpp"
#include "lockstep/device/state_place.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace lockstep::debug {

/// A scalar register by its name. The launch knows the operand numbers of all but the SGPRs.
enum class ScalarName : std::uint8_t { sgpr, exec, exec_hi, vcc, vcc_hi, m0, exec_lo, vcc_lo };
/// The operand number; `sgpr` is that of an SGPR.
std::uint32_t scalar_number(const SteppedLaunch& launch, ScalarName name, std::uint32_t sgpr);

/// The bytes of a place in memory; empty if the launch does not have them.
std::span<std::uint8_t> bytes_of(const StatePlace& place, SteppedLaunch& launch);
/// Puts the low bytes of `value` into the place. The launch has it, and it has at most 8 bytes.
void write_place(const StatePlace& place, SteppedLaunch& launch, std::uint64_t value);

/// The bytes at `address`, which a pointer of type `pointer` holds: as many as its target has.
StatePlace pointed_place(const SourceType& pointer, std::uint64_t address, const Viewpoint& at);
/// The generic address of a place in memory. Nothing: the wave has no aperture for it.
std::optional<std::uint64_t> generic_address(const StatePlace& place, SteppedLaunch& launch);

}  // namespace lockstep::debug
