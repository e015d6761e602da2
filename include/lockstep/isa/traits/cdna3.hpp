// CDNA3 (gfx942): the generated tables, and the numbers that differ from ISA to ISA.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "cdna3/tables.hpp"
#include "lockstep/isa/cdna_legality.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::cdna3 {

struct Isa : Tables {
  static constexpr std::string_view name = "CDNA3";
  static constexpr std::string_view target = "gfx942";

  // Resources of a wave and a workgroup.
  static constexpr unsigned wave_size = 64;
  static constexpr unsigned max_vgprs = 512;  ///< 256 VGPRs and 256 AccVGPRs
  static constexpr unsigned arch_vgprs = 256;
  static constexpr unsigned vgpr_granule = 8;       ///< registers a descriptor's granule stands for
  static constexpr unsigned lds_bytes = 64 * 1024;  ///< per workgroup

  static constexpr std::uint32_t vgpr_first = 256;     ///< 9-bit sources from here on are VGPRs
  static constexpr std::uint32_t saddr_off = exec_hi;  ///< SADDR: no scalar address

  /// Which operand of a decoded instruction names nothing, and why: what decode leaves open.
  static constexpr IllegalOperand illegal_operand(const lockstep::Instruction<Isa>& instruction) {
    return CdnaLegality<Isa>(instruction).illegal();
  }
  static constexpr bool legal(const lockstep::Instruction<Isa>& instruction) { return !illegal_operand(instruction); }
};

using Instruction = lockstep::Instruction<Isa>;
using Decoded = lockstep::Decoded<Isa>;

/// The CDNA3 instruction at words[0]; see lockstep::decode.
constexpr Decoded decode(std::span<const std::uint32_t> words) { return lockstep::decode<Isa>(words); }

}  // namespace lockstep::cdna3
