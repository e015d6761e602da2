// What the generated tables tell the fast engine of an operation that it can run natively.
#pragma once

#include <cstdint>

namespace lockstep::fast {

/// Which of its f32 sources an operation gives where none is a NaN, -0 being below +0.
enum class Gives : std::uint8_t { another, smaller, larger };

/// What D0 is, in f16, of the sources: of their low halves, or of both halves each (OperationShape::halves_alike).
/// Rounded once, to nearest even; where none is a NaN.
enum class F16Result : std::uint8_t {
  another,
  sum,
  difference,
  reversed_difference,  ///< S1 - S0
  product,
  multiply_add,       ///< S0 * S1 + S2, or the old D0
  pair_multiply_add,  ///< the same of both halves where `halves_alike` is not set: the old D0 is no source to that
  smaller,            ///< -0 being below +0
  larger,
  widened,       ///< the f16 as f32
  narrowed,      ///< an f32 as f16
  two_narrowed,  ///< two f32 as a pair
  two_cut,       ///< the same, rounded toward zero
  mixed,         ///< multiply_add in f32 of sources that are f32 or f16 halves, as V_FMA_MIX_F32
  mixed_low,     ///< that as f16 in the low half, the other one as it was
  mixed_high,
};

/// A lane mask that compares S0 with S1: as which numbers, and how. The relations of floats that begin with n hold
/// for NaNs, too.
enum class Compared : std::uint8_t { nothing, f32, i32, u32 };
enum class Relation : std::uint8_t { lt, gt, le, ge, eq, neq, lg, nlt, ngt, nle, nge, nlg, o, u };
struct HostComparison {
  Compared of = Compared::nothing;
  Relation relation = Relation::lt;
};

/// D0 is the sum of S0 and S1, and of the lane's bit of a mask; a mask gets its carry.
enum class HostCarry : std::uint8_t { none, out, in_and_out };

/// What D0 is of S0 where that depends on whether MODE names a silicon. (`another`: more is computed than one of
/// these.)
enum class NumericFunction : std::uint8_t {
  none,
  another,
  rcp_f16,
  rsq_f16,
  sqrt_f16,
  exp2_f16,
  log2_f16,
  sin_2pi_f16,
  cos_2pi_f16,
  rcp_f32,
  rsq_f32,
  sqrt_f32,
  exp2_f32,
  log2_f32,
  sin_2pi_f32,
  cos_2pi_f32,
  rcp_f64,
  rsq_f64,
  sqrt_f64,
};

/// Operands and state of one operation. Sizes in bits: 32, 64, or 0 for "not used".
struct OperationShape {
  std::uint8_t s0 = 0, s1 = 0, s2 = 0;
  std::uint8_t old_d0 = 0;  ///< the destination is a source, too
  std::uint8_t d0 = 0;
  bool reads_imm = false;
  bool reads_literal = false;
  bool reads_scc = false;
  bool reads_vcc = false;
  bool reads_exec = false;
  bool reads_m0 = false;
  bool reads_pc = false;
  bool reads_vcc_lane = false;
  bool reads_lane = false;
  bool reads_modifiers = false;  ///< NEG, ABS, OMOD, OP_SEL, or VOP3P's NEG_HI and OP_SEL_HI, as numbers
  bool reads_clamp = false;
  bool reads_mode = false;
  bool writes_scc = false;
  bool writes_vcc = false;
  bool writes_exec = false;
  bool writes_m0 = false;
  bool writes_pc = false;
  bool writes_mask = false;       ///< one bit a lane, into an SGPR pair
  bool writes_exec_lane = false;  ///< V_CMPX
  bool in_halves = false;         ///< can be computed on 64-bit operands as pairs of halves
  bool frequent = false;          ///< kernels execute it most: worth unrolled handlers
  bool halves_alike = false;      ///< frequent: each half of D0 is one function of the same halves of the sources
  bool nan_is_result = false;     ///< frequent: the f32 in D0 is all that has to be looked at for NaNs
  // Frequent: what the host has one instruction for, or two (codegen/passes/host_operation).
  Gives gives = Gives::another;  ///< D0 is one of the sources
  HostComparison compares{};
  HostCarry carry = HostCarry::none;
  NumericFunction numeric = NumericFunction::none;
  F16Result f16 = F16Result::another;  ///< frequent: which operation of f16 it is
  bool rounds_once = false;            ///< frequent: mixed_low and mixed_high round the exact sum to f16
};

/// The floats in an operand.
enum class FloatParts : std::uint8_t { none, f16, f16_pair, f32, f32_pair, f64 };

/// Of an operation that meets MODE's denormal fields at its ends alone: where no float of its sources and none of its
/// results is denormal (or the smallest normal number), they change nothing.
struct DenormalUse {
  FloatParts s0 = FloatParts::none, s1 = FloatParts::none, s2 = FloatParts::none;
  FloatParts literal = FloatParts::none;
  FloatParts old_d0 = FloatParts::none, d0 = FloatParts::none;
};

}  // namespace lockstep::fast
