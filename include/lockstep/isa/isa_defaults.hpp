// Members of ISAs that most ISAs do not need to declare. Every ISA has every member: code asks for a value, not whether
// a name exists.
#pragma once

#include <cstdint>

namespace lockstep {

/// The number of a selector that the ISA does not have. No field of an instruction can hold it.
inline constexpr std::uint32_t no_selector = 0xffffffff;
/// The same of an encoding, as FormInfo::encoding has it.
inline constexpr std::uint8_t no_encoding = 0xff;

/// How ISAs differ in the rules for the halves of a dual instruction (dual_issue.hpp).
struct DualIssueRules {
  bool same_register = false;   ///< a port may give one and the same register to both halves
  bool moves_anywhere = false;  ///< two moves: the second one's source comes through a port of its own
};

/// The base of an ISA's generated selectors, and so of its traits. A member that the ISA declares hides the one here.
struct IsaDefaults {
  static constexpr std::uint32_t null = no_selector;
  static constexpr std::uint32_t flat_scratch_lo = no_selector;
  static constexpr std::uint32_t src_flat_scratch_base_lo = no_selector;
  static constexpr std::uint32_t src_flat_scratch_base_hi = no_selector;
  static constexpr std::uint32_t src_dpp8 = no_selector;
  static constexpr std::uint32_t src_dpp8_fi = no_selector;
  static constexpr std::uint32_t src_sdwa = no_selector;
  static constexpr std::uint32_t src_literal64 = no_selector;
  static constexpr std::uint32_t scratch_unaddressed = no_selector;  ///< SADDR of SCRATCH: no address register at all
  static constexpr std::uint32_t depctr_bits = 0xff9f;  ///< of S_WAITCNT_DEPCTR and S_WAIT_ALU: those of counters

  // Encodings with operand rules of their own.
  static constexpr std::uint8_t flat_encoding = no_encoding;
  static constexpr std::uint8_t scratch_encoding = no_encoding;

  static constexpr bool vgpr_banks = false;              ///< MODE has the high bits of VGPR numbers (vgpr_banks.hpp)
  static constexpr bool packed32_scalars_twice = false;  ///< packed f32: both elements take the same scalar
  static constexpr bool row_newbcast = true;             ///< DPP of GFX9 knows row_newbcast
  static constexpr bool dpp_takes_scalars = false;       ///< in VOP3 with DPP, SRC1 may be a scalar or a constant
  static constexpr DualIssueRules dual_issue{};
};

}  // namespace lockstep
