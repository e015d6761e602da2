// The default MODE, with checks put off: for lane loops that compute a whole block first and look for NaNs and doubtful
// estimates afterwards.
#pragma once

#include <cstdint>

#include "lockstep/core/float_types.hpp"
#include "lockstep/core/mode.hpp"

namespace lockstep::fp {

/// What must be looked at after a block: was there a NaN, or an estimate in doubt? By size, so that lanes keep theirs.
struct BlockNotes {
#if defined(__clang__)
  using Flag = bool;  // becomes one test of a compare's mask
#else
  using Flag = std::uint32_t;
#endif
  Flag narrow = 0, wide = 0;
  std::uint32_t doubt = 0;

  /// Must the block be computed again, with DefaultMode?
  constexpr bool recompute() const { return narrow != 0 || wide != 0 || doubt != 0; }
};

/// In place of DefaultMode: results that are NaN may be any NaN, estimates may be a unit off; each leaves a note.
struct UncheckedMode : DefaultMode {
  BlockNotes* notes;
  static constexpr bool unchecked = true;

  constexpr explicit UncheckedMode(BlockNotes& to) : notes(&to) {}
  constexpr void note(F16 x) const { notes->narrow |= (x.bits & 0x7fffu) > F16::exponent_mask; }
  constexpr void note(F32 x) const {
    const auto value = __builtin_bit_cast(float, x.bits);
    notes->narrow |= value != value;
  }
  constexpr void note(F64 x) const {
    const auto value = __builtin_bit_cast(double, x.bits);
    notes->wide |= value != value;
  }
  constexpr void note_doubt(std::uint32_t doubt) const { notes->doubt |= doubt; }
};

/// The same in code that is compiled without an instruction for fused multiply-adds.
struct UncheckedModeWithoutFma : UncheckedMode {
  using UncheckedMode::UncheckedMode;
  static constexpr bool without_fma = true;
};

/// The same where somebody else looks at the results.
struct SilentMode : DefaultMode {
  static constexpr bool unchecked = true;
  template <class F>
  constexpr void note(F) const {}
  constexpr void note_doubt(std::uint32_t) const {}
};

/// Is M (or what it derives from) UncheckedMode or SilentMode?
template <class M>
inline constexpr bool is_unchecked = requires {
  M::unchecked;
};

/// Is it, or does it derive from, UncheckedModeWithoutFma?
template <class M>
inline constexpr bool is_without_fma = requires {
  M::without_fma;
};

}  // namespace lockstep::fp
