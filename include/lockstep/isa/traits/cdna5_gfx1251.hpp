// CDNA5 of gfx1251: the generated tables, and the numbers that differ from ISA to ISA.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "cdna5_gfx1251/tables.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/dual_issue.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/judged_by.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/isa/rdna_legality.hpp"

namespace lockstep::cdna5_gfx1251 {

struct Isa : Tables, JudgedBy<Isa, RdnaLegality> {
  static constexpr std::string_view name = "CDNA5 of gfx1251";
  static constexpr std::string_view target = "gfx1251";

  // Resources of a wave and a workgroup.
  static constexpr std::array<std::uint16_t, 1> wave_sizes = {32};  ///< lanes; a kernel says which it wants
  static constexpr unsigned max_vgprs = 1024;
  static constexpr unsigned arch_vgprs = 1024;
  static constexpr unsigned lds_bytes = 320 * 1024;  ///< per workgroup
  static constexpr unsigned lds_granule = 2048;      ///< bytes that LDS is allocated in
  static constexpr bool aligned_vgprs = true;        ///< tuples of VGPRs start at even numbers

  static constexpr bool vgpr_banks = true;              ///< MODE has the high bits of VGPR numbers (vgpr_banks.hpp)
  static constexpr bool packed32_scalars_twice = true;  ///< packed f32: scalars give 32 bits, for both elements

  static constexpr HazardFamily hazards = HazardFamily::gfx1250;  ///< wait states that are left to software
  static constexpr MemoryGeometry geometry = memory_geometries::banks64;

  static constexpr MatrixModel matrix_model = MatrixModel::sequential_fma;  ///< where a launch does not say
  static constexpr bool matrix_obeys_fp16_ovfl = true;                      ///< MODE.FP16_OVFL: matrix results saturate

  static constexpr AssemblyFamily assembly_family = AssemblyFamily::gfx12;
  static constexpr DppFamily dpp_family = DppFamily::gfx10;
  static constexpr bool true16 = true;  ///< 16-bit operands name halves of registers, and results keep the other
  static constexpr bool writes_trap_registers = false;  ///< else what a program writes to TTMP registers is dropped
  static constexpr ModeLayout mode_layout{.visible = 0x038ff0ff,
                                          .fixed = Mode::dx10_clamp_bit | Mode::ieee_bit | Mode::omod_always_bit,
                                          .exception_enables = 0};
  static constexpr StatusLayout status_layout{.scc = 0, .state_scratch = 1u << 18, .wave64 = 1u << 29};
  static constexpr std::uint32_t named_barriers = 16;  ///< of a workgroup
  static constexpr MemoryTraits memory = memory_families::gfx1250;

  static constexpr unsigned scalar_sources = 2;    ///< that a vector instruction may read, its literal among them
  static constexpr bool dpp_takes_scalars = true;  ///< in VOP3 with DPP, SRC1 may be a scalar or a constant
  static constexpr DualIssueRules dual_issue{.same_register = true, .moves_anywhere = true};

  static constexpr std::uint32_t vgpr_first = 256;  ///< 9-bit sources from here on are VGPRs
  static constexpr std::uint32_t saddr_off = null;  ///< SADDR: no scalar address

  static constexpr OperandRules operand_rules = OperandRules::rdna;
  static constexpr auto vop3_encoding = static_cast<std::uint8_t>(Encoding::vop3);
};

using Instruction = lockstep::Instruction<Isa>;
using Decoded = lockstep::Decoded<Isa>;

/// The instruction at words[0]; see lockstep::decode.
constexpr Decoded decode(std::span<const std::uint32_t> words) { return lockstep::decode<Isa>(words); }

}  // namespace lockstep::cdna5_gfx1251
