// The default MODE, with checks put off: for lane loops that compute a whole block first and look for NaNs and doubtful
// estimates afterwards.
#pragma once

#include <cstdint>

#include "lockstep/core/float_types.hpp"
#include "lockstep/core/mode.hpp"

namespace lockstep::fp {

/// What must be looked at after a block: the largest magnitudes that arithmetic gave, and doubts of estimates.
struct BlockNotes {
  std::uint32_t f16 = 0, f32 = 0, doubt = 0;
  std::uint64_t f64 = 0;

  /// Must the block be computed again, with DefaultMode?
  constexpr bool recompute() const {
    return f16 > F16::exponent_mask || f32 > F32::exponent_mask || f64 > F64::exponent_mask || doubt != 0;
  }
};

/// In place of DefaultMode: results that are NaN may be any NaN, estimates may be a unit off; each leaves a note.
struct UncheckedMode : DefaultMode {
  BlockNotes* notes;
  static constexpr bool unchecked = true;

  constexpr explicit UncheckedMode(BlockNotes& to) : notes(&to) {}
  constexpr void note(F16 x) const { raise(notes->f16, x.bits & 0x7fffu); }
  constexpr void note(F32 x) const { raise(notes->f32, x.bits & 0x7fffffffu); }
  constexpr void note(F64 x) const { raise(notes->f64, x.bits & 0x7fffffffffffffffu); }
  constexpr void note_doubt(std::uint32_t doubt) const { notes->doubt |= doubt; }

 private:
  template <class T>
  static constexpr void raise(T& most, T value) {
    most = most < value ? value : most;
  }
};

/// Is M (or what it derives from) UncheckedMode?
template <class M>
inline constexpr bool is_unchecked = requires { M::unchecked; };

}  // namespace lockstep::fp
