// Read-modify-write operations on one memory element.
#pragma once

#include <cstdint>
#include <type_traits>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/memory/float_atomic.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// Operands besides the memory value, raw bits. `data1` is the comparand of compare_swap, the value of
/// masked_or and the increment of wrap.
struct AtomicOperands {
  std::uint64_t data = 0;
  std::uint64_t data1 = 0;
};

/// Bits of the count of pending arrivals in a barrier's cell; the phase stands above them. Hardware configures the
/// number: 21, 28, 29, 31 or 32 (CDNA5 ISA manual 11.2.2). 29 leaves three bits of phase.
inline constexpr std::uint32_t barrier_pending_bits = 29;

/// A barrier's cell in LDS after `arrivals` more: 63:48 zero, 47:32 the count that each phase starts with, 31:0 phase
/// and pending count, one less than the arrivals that are missing. Below zero it counts one phase on and starts again.
constexpr std::uint64_t barrier_after_arrival(std::uint64_t cell, std::uint32_t arrivals) {
  constexpr std::uint32_t pending = low_mask<std::uint32_t>(barrier_pending_bits);
  std::uint32_t state = static_cast<std::uint32_t>(cell) - arrivals;
  const auto first = static_cast<std::uint32_t>(cell >> 32 & 0xffffu);
  if ((state >> (barrier_pending_bits - 1) & 1u) != 0) state = (state & ~pending) | (first & pending);
  return (cell & ~std::uint64_t{0xffffffff}) | state;
}

/// New memory value of an integer operation on T = uint32_t or uint64_t.
template <class T>
constexpr T integer_atomic(AtomicOperation operation, bool is_signed, T old, T data, T data1) {
  using S = std::make_signed_t<T>;
  const bool less = is_signed ? static_cast<S>(data) < static_cast<S>(old) : data < old;
  switch (operation) {
    case AtomicOperation::none: return old;
    case AtomicOperation::swap: return data;
    case AtomicOperation::compare_swap: return old == data1 ? data : old;
    case AtomicOperation::add: return static_cast<T>(old + data);
    case AtomicOperation::subtract: return static_cast<T>(old - data);
    case AtomicOperation::reverse_subtract: return static_cast<T>(data - old);
    case AtomicOperation::minimum: return less ? data : old;
    case AtomicOperation::maximum: return less ? old : data;
    case AtomicOperation::bit_and: return old & data;
    case AtomicOperation::bit_or: return old | data;
    case AtomicOperation::bit_xor: return old ^ data;
    case AtomicOperation::increment: return old >= data ? T{0} : static_cast<T>(old + 1);
    case AtomicOperation::decrement: return old == 0 || old > data ? data : static_cast<T>(old - 1);
    case AtomicOperation::masked_or: return (old & static_cast<T>(~data)) | data1;
    case AtomicOperation::wrap: return old >= data ? static_cast<T>(old - data) : static_cast<T>(old + data1);
    case AtomicOperation::conditional_exchange: {
      // Both dwords of a 64-bit element by themselves: stored, without its top bit, if that bit is set.
      std::uint64_t result = old;
      for (unsigned shift = 0; shift < 64; shift += 32) {
        const std::uint32_t half = static_cast<std::uint32_t>(static_cast<std::uint64_t>(data) >> shift);
        if ((half >> 31) == 0) continue;
        result = (result & ~(0xffffffffull << shift)) | static_cast<std::uint64_t>(half & 0x7fffffffu) << shift;
      }
      return static_cast<T>(result);
    }
    case AtomicOperation::subtract_clamp: return old < data ? T{0} : static_cast<T>(old - data);
    case AtomicOperation::conditional_subtract: return old >= data ? static_cast<T>(old - data) : old;
    case AtomicOperation::barrier_arrive_one: return static_cast<T>(barrier_after_arrival(old, 1));
    case AtomicOperation::barrier_arrive:
      return static_cast<T>(barrier_after_arrival(old, static_cast<std::uint32_t>(data)));
    case AtomicOperation::minimum_number:
    case AtomicOperation::maximum_number: return old;  // of floats only
  }
  return old;
}

/// New memory value. `unit` and `rules` say what floats do with denormals.
constexpr std::uint64_t apply_atomic(const MemoryOp& op, std::uint64_t old, const AtomicOperands& operands,
                                     AtomicUnit unit, const FloatAtomicRules& rules, const Mode& mode) {
  switch (op.type) {
    case AtomicType::none:
    case AtomicType::u32:
    case AtomicType::i32:
      return integer_atomic<std::uint32_t>(op.atomic, op.type == AtomicType::i32, static_cast<std::uint32_t>(old),
                                           static_cast<std::uint32_t>(operands.data),
                                           static_cast<std::uint32_t>(operands.data1));
    case AtomicType::u64:
    case AtomicType::i64:
      return integer_atomic<std::uint64_t>(op.atomic, op.type == AtomicType::i64, old, operands.data, operands.data1);
    case AtomicType::f32:
    case AtomicType::f64:
    case AtomicType::pk_f16:
    case AtomicType::pk_bf16:
      return float_atomic(op.atomic, op.type, old, operands.data, operands.data1, unit, rules, mode);
  }
  return old;
}

}  // namespace lockstep
