// What an operation is besides what it computes, as its pseudocode says: lockstep::InstructionTraits.
#pragma once

#include <cstdint>

#include "lockstep/isa/instruction_traits.hpp"
#include "passes/effects.hpp"
#include "passes/ir.hpp"

namespace isagen::pcode {

struct OperationTraits {
  bool transcendental = false;  ///< it calls a function of the transcendental unit
  bool dot = false;             ///< it calls a function that sums products
  bool message = false;         ///< it sends a message, or takes the answer to one
  bool nothing = false;         ///< it reads nothing, writes nothing and asks nothing of the machine
  bool call = false;            ///< it writes PC, and the address behind itself to D0
  bool only_ends = false;       ///< it ends the wave and does nothing else
  bool sets_denormals = false;  ///< it writes the denormals of MODE and nothing else
  lockstep::LaneMovement lanes = lockstep::LaneMovement::none;
  lockstep::BarrierAction barrier = lockstep::BarrierAction::none;
  lockstep::HardwareRegisterAccess hardware_register = lockstep::HardwareRegisterAccess::none;
  lockstep::RegisterMove move = lockstep::RegisterMove::none;
  lockstep::VgprNumbers vgpr_numbers = lockstep::VgprNumbers::none;
  lockstep::ExceptionTraits exceptions{};
  std::uint8_t result_parts = 0;  ///< bits of OPSEL by which it picks the part of D0 that it replaces
};

/// `effects`: those of `operation`.
OperationTraits find_traits(const Operation& operation, const Effects& effects);

}  // namespace isagen::pcode
