// Names of registers, as the assembler writes them.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

/// The register of a scalar operand number: "s3", "vcc_lo", "exec_hi", "m0".
std::string scalar_name(std::uint32_t number, const SelectorTable& selectors);

/// A register of a wave, by its file and number in a RegisterUse: "v3", "a3", or scalar_name.
std::string register_name(UsedFile file, std::uint32_t number, const WaveView& wave);

}  // namespace lockstep
