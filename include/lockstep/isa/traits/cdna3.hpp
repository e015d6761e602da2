// CDNA3 (gfx942): the generated tables, and the numbers that differ from ISA to ISA.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "cdna3/tables.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/isa/cdna_legality.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/judged_by.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/isa/memory_traits.hpp"

namespace lockstep::cdna3 {

struct Isa : Tables, JudgedBy<Isa, CdnaLegality> {
  static constexpr std::string_view name = "CDNA3";
  static constexpr std::string_view target = "gfx942";

  // Resources of a wave and a workgroup.
  static constexpr std::array<std::uint16_t, 1> wave_sizes = {64};  ///< lanes; a kernel says which it wants
  static constexpr unsigned max_vgprs = 512;                        ///< 256 VGPRs and 256 AccVGPRs
  static constexpr unsigned arch_vgprs = 256;
  static constexpr bool aligned_vgprs = true;       ///< tuples of VGPRs start at even numbers
  static constexpr unsigned lds_bytes = 64 * 1024;  ///< per workgroup
  static constexpr unsigned lds_granule = 512;      ///< bytes that LDS is allocated in

  static constexpr HazardFamily hazards = HazardFamily::gfx940;  ///< wait states that are left to software
  static constexpr MemoryGeometry geometry = memory_geometries::banks32;

  static constexpr MatrixModel matrix_model = MatrixModel::cdna3;  ///< where a launch does not say
  static constexpr bool matrix_obeys_fp16_ovfl = true;             ///< MODE.FP16_OVFL: matrix results saturate

  static constexpr AssemblyFamily assembly_family = AssemblyFamily::gfx9;
  static constexpr DppFamily dpp_family = DppFamily::gfx9;
  static constexpr bool true16 = false;  ///< 16-bit operands name halves of registers, and results keep the other
  static constexpr bool writes_trap_registers = true;  ///< else what a program writes to TTMP registers is dropped
  static constexpr ModeLayout mode_layout{};
  static constexpr StatusLayout status_layout{.scratch = 1u << 28};
  static constexpr std::uint32_t named_barriers = 0;  ///< of a workgroup
  static constexpr MemoryTraits memory = memory_families::gfx940;

  static constexpr unsigned scalar_sources = 1;        ///< that a vector instruction may read, its literal among them
  static constexpr std::uint32_t vgpr_first = 256;     ///< 9-bit sources from here on are VGPRs
  static constexpr std::uint32_t saddr_off = exec_hi;  ///< SADDR: no scalar address

  static constexpr OperandRules operand_rules = OperandRules::cdna;
  static constexpr auto vop3_encoding = static_cast<std::uint8_t>(Encoding::vop3);
  static constexpr auto flat_encoding = static_cast<std::uint8_t>(Encoding::flat);
  static constexpr auto scratch_encoding = static_cast<std::uint8_t>(Encoding::scratch);
};

using Instruction = lockstep::Instruction<Isa>;
using Decoded = lockstep::Decoded<Isa>;

/// The CDNA3 instruction at words[0]; see lockstep::decode.
constexpr Decoded decode(std::span<const std::uint32_t> words) { return lockstep::decode<Isa>(words); }

}  // namespace lockstep::cdna3
