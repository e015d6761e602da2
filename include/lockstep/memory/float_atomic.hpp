// Float read-modify-write: add, minimum, maximum, compare and swap.
// Source: CDNA4 ISA manual 9.2. Adds round to nearest even whatever MODE says; which denormals are flushed
// depends on where the operation is done (Table 53); the memory value is the first source, the register the
// second.
#pragma once

#include <cstdint>

#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/core/nan.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// Who performs an atomic: LDS for a DS instruction, LDS for a FLAT one, or the L2 cache (global memory and scratch).
enum class AtomicUnit : std::uint8_t { lds, flat_lds, cache };

namespace detail {

/// Denormal handling of one operation: keep sources, keep the result.
struct Denormals {
  bool in = true;
  bool out = true;
};

constexpr Denormals denormals_of(AtomicOperation operation, AtomicType type, AtomicUnit unit,
                                 const FloatAtomicRules& rules, const Mode& mode) {
  const Denormals by_mode = type == AtomicType::f32 ? Denormals{mode.denorm_in_f32(), mode.denorm_out_f32()}
                                                    : Denormals{mode.denorm_in_f16_f64(), mode.denorm_out_f16_f64()};
  if (unit == AtomicUnit::flat_lds && rules.flat_keeps) return {};
  if (unit != AtomicUnit::cache) return by_mode;
  if (operation == AtomicOperation::add) {
    const bool keeps = type != AtomicType::f32 || rules.cache_keeps_f32;
    return {keeps, keeps};
  }
  if (rules.cache_compare_keeps) return {};
  if (rules.cache_compare_by_mode) return by_mode;
  return type == AtomicType::f32 ? Denormals{false, false} : Denormals{};
}

template <class F>
constexpr F atomic_add(F memory, F data, Denormals denormals) {
  if (denormals.in && denormals.out) return fp::add(memory, data, DefaultMode{});
  return fp::soft::add(memory, data, fp::soft::Environment{Round::nearest_even, denormals.in, denormals.out, false});
}

/// Position in the manual's order -inf < ... < -0 < +0 < ... < +inf; no NaNs.
template <class F>
constexpr std::int64_t total_order(F x, bool keep_denormals) {
  auto magnitude = static_cast<std::int64_t>(fp::magnitude_bits(x));
  if (!keep_denormals && fp::is_denormal(x)) magnitude = 0;
  return fp::sign(x) ? -magnitude - 1 : magnitude;
}

/// A signalling NaN wins and is quieted; a quiet NaN loses against a number; flushing concerns the comparison
/// only.
template <class F>
constexpr F atomic_extreme(F memory, F data, bool maximum, bool keep_denormals) {
  if (fp::is_signal_nan(memory)) return fp::quiet(memory);
  if (fp::is_signal_nan(data)) return fp::quiet(data);
  if (fp::is_nan(memory)) return fp::is_nan(data) ? memory : data;
  if (fp::is_nan(data)) return memory;
  const std::int64_t m = total_order(memory, keep_denormals), d = total_order(data, keep_denormals);
  return (maximum ? d > m : d < m) ? data : memory;
}

/// minimumNumber, maximumNumber: a NaN, signalling or not, loses against a number; of two the data's is quieted.
/// -0 < +0.
template <class F>
constexpr F atomic_extreme_number(F memory, F data, bool maximum) {
  if (fp::is_nan(data)) return fp::is_nan(memory) ? fp::quiet(data) : memory;
  if (fp::is_nan(memory)) return data;
  const std::int64_t m = total_order(memory, true), d = total_order(data, true);
  return (maximum ? d > m : d < m) ? data : memory;
}

template <class F>
constexpr F flushed(F x, bool keep) {
  return !keep && fp::is_denormal(x) ? fp::soft::zero<F>(fp::sign(x)) : x;
}

/// Equal as numbers (+0 == -0, NaN equals nothing); a denormal that is stored is flushed when sources are.
template <class F>
constexpr F atomic_compare_swap(F memory, F value, F comparand, bool keep_denormals) {
  if (fp::is_nan(memory) || fp::is_nan(comparand)) return memory;
  const auto seen = [&](F x) { return flushed(x, keep_denormals); };
  const F m = seen(memory), c = seen(comparand);
  const bool equal = m == c || (fp::is_zero(m) && fp::is_zero(c));
  return equal ? seen(value) : memory;
}

template <class F>
constexpr F scalar_float_atomic(AtomicOperation operation, F memory, F data, F data1, Denormals denormals) {
  switch (operation) {
    case AtomicOperation::add: return atomic_add(memory, data, denormals);
    case AtomicOperation::minimum: return atomic_extreme(memory, data, false, denormals.in);
    case AtomicOperation::maximum: return atomic_extreme(memory, data, true, denormals.in);
    case AtomicOperation::minimum_number: return atomic_extreme_number(memory, data, false);
    case AtomicOperation::maximum_number: return atomic_extreme_number(memory, data, true);
    case AtomicOperation::compare_swap: return atomic_compare_swap(memory, data, data1, denormals.in);
    case AtomicOperation::swap: return data;
    default: return memory;
  }
}

template <class F>
constexpr std::uint32_t packed_add(std::uint32_t memory, std::uint32_t data, Denormals denormals) {
  const auto half = [](std::uint32_t word, unsigned shift) { return F{static_cast<std::uint16_t>(word >> shift)}; };
  const F low = atomic_add(half(memory, 0), half(data, 0), denormals);
  const F high = atomic_add(half(memory, 16), half(data, 16), denormals);
  return low.bits | static_cast<std::uint32_t>(high.bits) << 16;
}

}  // namespace detail

/// New memory value of a float operation; operands are raw bits. Packed types know only `add`.
constexpr std::uint64_t float_atomic(AtomicOperation operation, AtomicType type, std::uint64_t old, std::uint64_t data,
                                     std::uint64_t data1, AtomicUnit unit, const FloatAtomicRules& rules,
                                     const Mode& mode) {
  detail::Denormals denormals = detail::denormals_of(operation, type, unit, rules, mode);
  const bool extreme = operation == AtomicOperation::minimum || operation == AtomicOperation::maximum ||
                       operation == AtomicOperation::minimum_number || operation == AtomicOperation::maximum_number;
  if (extreme && rules.extreme_flushes_result && !denormals.in) {
    if (type == AtomicType::f32) {
      old = detail::flushed(F32{static_cast<std::uint32_t>(old)}, false).bits;
      data = detail::flushed(F32{static_cast<std::uint32_t>(data)}, false).bits;
    } else {
      old = detail::flushed(F64{old}, false).bits;
      data = detail::flushed(F64{data}, false).bits;
    }
  }
  const auto word = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits); };
  switch (type) {
    case AtomicType::f32:
      return detail::scalar_float_atomic(operation, F32{word(old)}, F32{word(data)}, F32{word(data1)}, denormals).bits;
    case AtomicType::f64:
      if (operation == AtomicOperation::add) denormals = {};  // the 64-bit adder never flushes
      return detail::scalar_float_atomic(operation, F64{old}, F64{data}, F64{data1}, denormals).bits;
    case AtomicType::pk_f16: return detail::packed_add<F16>(word(old), word(data), denormals);
    case AtomicType::pk_bf16: return detail::packed_add<BF16>(word(old), word(data), denormals);
    default: return old;
  }
}

}  // namespace lockstep
