// The MODE register, as a run-time value and as compile-time constants.
// Source: CDNA4 ISA manual, MODE register fields; FP_DENORM values as LLVM's AMDGPUUsage lists them
// (0 flush sources and destination, 1 flush destination, 2 flush sources, 3 flush nothing).
#pragma once

#include <cstdint>
#include <type_traits>

#include "lockstep/core/numeric_model.hpp"

namespace lockstep {

/// The four rounding modes, with the hardware's numbers.
enum class Round : std::uint8_t { nearest_even = 0, plus_infinity = 1, minus_infinity = 2, toward_zero = 3 };

/// How an ISA's MODE register differs from the bits that `Mode` holds, which are GFX9's.
struct ModeLayout {
  std::uint32_t visible = 0xffffffff;             ///< bits that S_GETREG and S_SETREG see
  std::uint32_t fixed = 0;                        ///< bits of `Mode` that hold whatever a program writes
  std::uint32_t exception_enables = 0x7fu << 12;  ///< bits that enable traps of arithmetic; 0: MODE has none
};

/// The MODE register of a wave. Default-constructed: what an amdhsa kernel starts with as clang builds it:
/// round to nearest even, all denormals kept, DX10_CLAMP and IEEE on.
class Mode {
 public:
  static constexpr std::uint32_t default_bits = 0x3f0;
  static constexpr std::uint32_t dx10_clamp_bit = 1u << 8, ieee_bit = 1u << 9;
  // Bits that programs neither read nor write: an ISA's ModeLayout sets them. S_GETREG gives 0 in these places.
  static constexpr std::uint32_t silicon_shift = 10, silicon_mask = 3u << silicon_shift, omod_always_bit = 1u << 22;
  static constexpr std::uint32_t hidden_bits = silicon_mask | omod_always_bit;
  static constexpr std::uint32_t silicon_bits(Silicon silicon) {
    return static_cast<std::uint32_t>(silicon) << silicon_shift;
  }

  constexpr Mode() = default;
  constexpr explicit Mode(std::uint32_t bits) : bits_(bits) {}

  /// What a wave has when the register of an ISA holds `value`.
  static constexpr Mode of_register(std::uint32_t value, ModeLayout layout) {
    return Mode((value & layout.visible & ~hidden_bits) | layout.fixed);
  }
  /// What a wave with this MODE has after a program writes `value` to the register: the silicon stays.
  constexpr Mode with_register(std::uint32_t value, ModeLayout layout) const {
    return of_register(value, layout).with_silicon(silicon());
  }
  /// What the register of an ISA holds.
  constexpr std::uint32_t as_register(ModeLayout layout) const { return bits_ & layout.visible & ~hidden_bits; }

  constexpr std::uint32_t bits() const { return bits_; }

  constexpr Round round_f32() const { return static_cast<Round>(bits_ & 3u); }
  constexpr Round round_f16_f64() const { return static_cast<Round>(bits_ >> 2 & 3u); }
  /// true = denormal sources keep their value, false = they read as zero of the same sign.
  constexpr bool denorm_in_f32() const { return (bits_ >> 4 & 1u) != 0; }
  /// true = denormal results are kept, false = they become zero of the same sign.
  constexpr bool denorm_out_f32() const { return (bits_ >> 5 & 1u) != 0; }
  constexpr bool denorm_in_f16_f64() const { return (bits_ >> 6 & 1u) != 0; }
  constexpr bool denorm_out_f16_f64() const { return (bits_ >> 7 & 1u) != 0; }
  constexpr bool dx10_clamp() const { return (bits_ >> 8 & 1u) != 0; }
  constexpr bool ieee() const { return (bits_ >> 9 & 1u) != 0; }
  /// EXCP_EN, bits 20:12.
  constexpr std::uint32_t excp_en() const { return bits_ >> 12 & 0x1ffu; }
  /// CDNA5, in place of EXCP_EN: bits 9:8 of VGPR numbers, two for each of destination, S0, S1, S2 from the low bit up.
  constexpr std::uint32_t vgpr_msb() const { return bits_ >> 12 & 0xffu; }
  /// OMOD acts even where output denormals are kept or IEEE is on.
  constexpr bool omod_always() const { return (bits_ & omod_always_bit) != 0; }
  /// Whose arithmetic gives results that the manual leaves open.
  constexpr Silicon silicon() const { return static_cast<Silicon>((bits_ & silicon_mask) >> silicon_shift); }
  constexpr bool fp16_ovfl() const { return (bits_ >> 23 & 1u) != 0; }
  constexpr bool gpr_idx_en() const { return (bits_ >> 27 & 1u) != 0; }
  constexpr bool vskip() const { return (bits_ >> 28 & 1u) != 0; }
  constexpr std::uint32_t csp() const { return bits_ >> 29; }

  /// Does floating point behave as DefaultMode says? (What the fast engine asks before its fast path.)
  constexpr bool default_float() const { return (bits_ & 0x8003ffu) == default_bits; }

  constexpr Mode with_round(Round round) const {
    const std::uint32_t r = static_cast<std::uint32_t>(round);
    return Mode((bits_ & ~0xfu) | r | r << 2);
  }

  /// Denormal results of all formats become zero of their sign.
  constexpr Mode with_results_flushed() const { return Mode(bits_ & ~0xa0u); }
  constexpr Mode with_silicon(Silicon silicon) const { return Mode((bits_ & ~silicon_mask) | silicon_bits(silicon)); }
  /// As a launch of an ISA with this numeric model has it.
  constexpr Mode with_numerics(NumericModel model, ModeLayout layout) const {
    return with_silicon(model == NumericModel::silicon ? Mode(layout.fixed).silicon() : Silicon::none);
  }

  constexpr bool operator==(const Mode&) const = default;

 private:
  std::uint32_t bits_ = default_bits;
};

/// A default-constructed Mode as constants, so that run-time float code needs no test of the mode.
struct DefaultMode {
  static constexpr std::uint32_t bits() { return Mode::default_bits; }
  static constexpr Round round_f32() { return Round::nearest_even; }
  static constexpr Round round_f16_f64() { return Round::nearest_even; }
  static constexpr bool denorm_in_f32() { return true; }
  static constexpr bool denorm_out_f32() { return true; }
  static constexpr bool denorm_in_f16_f64() { return true; }
  static constexpr bool denorm_out_f16_f64() { return true; }
  static constexpr bool dx10_clamp() { return true; }
  static constexpr bool ieee() { return true; }
  static constexpr bool omod_always() { return false; }
  static constexpr Silicon silicon() { return Silicon::none; }
  static constexpr std::uint32_t excp_en() { return 0; }
  static constexpr std::uint32_t vgpr_msb() { return 0; }
  static constexpr bool fp16_ovfl() { return false; }
  static constexpr bool gpr_idx_en() { return false; }
  static constexpr bool vskip() { return false; }
  static constexpr std::uint32_t csp() { return 0; }
  static constexpr bool default_float() { return true; }
  constexpr operator Mode() const { return Mode(); }
};

/// May a MODE of this type name a silicon?
template <class M>
inline constexpr bool has_silicon = !std::is_base_of_v<DefaultMode, M>;

/// Another mode with the rounding of every format replaced: for instructions that always round one way
/// (`ROUND_MODE = ROUND_NEAREST_EVEN` in the vendor's notation).
template <class M, Round round>
struct WithRound : M {
  constexpr explicit WithRound(const M& mode) : M(mode) {}
  static constexpr Round round_f32() { return round; }
  static constexpr Round round_f16_f64() { return round; }
};
template <Round round, class M>
constexpr WithRound<M, round> with_round(const M& mode) {
  return WithRound<M, round>(mode);
}

}  // namespace lockstep
