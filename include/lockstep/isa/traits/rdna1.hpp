// RDNA1 (gfx1010, gfx1013): the generated tables, and the numbers that differ from ISA to ISA.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/judged_by.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/isa/rdna_legality.hpp"
#include "rdna1/tables.hpp"

namespace lockstep::rdna1 {

struct Isa : Tables, JudgedBy<Isa, RdnaLegality> {
  static constexpr std::string_view name = "RDNA1";
  static constexpr std::string_view target = "gfx1010";

  // Resources of a wave and a workgroup.
  static constexpr std::array<std::uint16_t, 2> wave_sizes = {32, 64};  ///< lanes; a kernel says which it wants
  static constexpr unsigned max_vgprs = 256;
  static constexpr unsigned arch_vgprs = 256;
  static constexpr unsigned lds_bytes = 64 * 1024;  ///< per workgroup
  static constexpr unsigned lds_granule = 512;      ///< bytes that LDS is allocated in
  static constexpr bool aligned_vgprs = false;      ///< tuples of VGPRs start at even numbers

  static constexpr HazardFamily hazards = HazardFamily::gfx101;  ///< wait states that are left to software
  static constexpr MemoryGeometry geometry = memory_geometries::banks32;

  static constexpr MatrixModel matrix_model = MatrixModel::gfx11;  ///< where a launch does not say
  static constexpr bool matrix_obeys_fp16_ovfl = false;            ///< MODE.FP16_OVFL: matrix results saturate

  static constexpr AssemblyFamily assembly_family = AssemblyFamily::gfx10;
  static constexpr DppFamily dpp_family = DppFamily::gfx10;
  static constexpr bool true16 = false;  ///< 16-bit operands name halves of registers, and results keep the other
  static constexpr bool writes_trap_registers = false;  ///< else what a program writes to TTMP registers is dropped
  static constexpr ModeLayout mode_layout{.visible = 0x089ff3ff};
  static constexpr StatusLayout status_layout{};
  static constexpr std::uint32_t named_barriers = 0;  ///< of a workgroup
  static constexpr MemoryTraits memory = memory_families::gfx10_1;

  static constexpr unsigned scalar_sources = 2;  ///< that a vector instruction may read, its literal among them

  static constexpr std::uint32_t vgpr_first = 256;      ///< 9-bit sources from here on are VGPRs
  static constexpr std::uint32_t saddr_off = null;      ///< SADDR: no scalar address
  static constexpr std::uint32_t depctr_bits = 0xff1f;  ///< of S_WAITCNT_DEPCTR: no HOLD_CNT

  static constexpr OperandRules operand_rules = OperandRules::rdna;
  static constexpr auto vop3_encoding = static_cast<std::uint8_t>(Encoding::vop3);
};

using Instruction = lockstep::Instruction<Isa>;
using Decoded = lockstep::Decoded<Isa>;

/// The RDNA1 instruction at words[0]; see lockstep::decode.
constexpr Decoded decode(std::span<const std::uint32_t> words) { return lockstep::decode<Isa>(words); }

}  // namespace lockstep::rdna1
