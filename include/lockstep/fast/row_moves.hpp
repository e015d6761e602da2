// Handlers that bring sources into shape and results into place: broadcasts, source modifiers, OP_SEL, lanes outside
// EXEC. Rows are 64 dwords; nothing here depends on EXEC but the blends.
#pragma once

#include <cstdint>
#include <cstring>

#include "lockstep/fast/host_isa.hpp"
#include "lockstep/fast/micro_op.hpp"

namespace lockstep::fast {

inline constexpr std::uint32_t lanes = 64;

/// d = the dword (or with `wide` the 64-bit value) at s0, in all lanes.
template <bool wide, class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* broadcast(const MicroOp<Isa>* op, Context<Isa>& context) {
  std::uint32_t value[2] = {};
  std::memcpy(value, context.at(op, slot_s0), wide ? 8 : 4);
  std::uint32_t* d = context.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; ++i) d[i] = value[0];
  if constexpr (wide) {
    for (std::uint32_t i = 0; i < lanes; ++i) d[lanes + i] = value[1];
  }
  return op + 1;
}

/// d = s0 & offset[s1] ^ offset[s2]: ABS and NEG of 32-bit floats.
template <class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* modify_dword(const MicroOp<Isa>* op, Context<Isa>& context) {
  const std::uint32_t keep = op->offset[slot_s1], flip = op->offset[slot_s2];
  const std::uint32_t* s = context.row(op, slot_s0);
  std::uint32_t* d = context.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; ++i) d[i] = (s[i] & keep) ^ flip;
  return op + 1;
}

/// The same after selecting halves: `extra` bit 0: the low half comes from the high one, bit 1: so does the high half.
template <class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* modify_halves(const MicroOp<Isa>* op, Context<Isa>& context) {
  const std::uint32_t keep = op->offset[slot_s1], flip = op->offset[slot_s2];
  const std::uint32_t low = (op->extra & 1u) * 16, high = (op->extra >> 1 & 1u) * 16;
  const std::uint32_t* s = context.row(op, slot_s0);
  std::uint32_t* d = context.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; ++i) d[i] = (((s[i] >> low & 0xffffu) | s[i] >> high << 16) & keep) ^ flip;
  return op + 1;
}

/// Two dwords: low = s0[extra bit 0], high = s0[extra bit 1]; their sign bits cleared by extra bits 2 and 3, then
/// flipped by bits 4 and 5.
template <class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* modify_pair(const MicroOp<Isa>* op, Context<Isa>& context) {
  const std::uint32_t* s = context.row(op, slot_s0);
  std::uint32_t* d = context.row(op, slot_d);
  std::uint32_t result[2 * lanes];
  for (std::uint32_t part = 0; part < 2; ++part) {
    const std::uint32_t* from = s + (op->extra >> part & 1u) * lanes;
    const std::uint32_t keep = ~((op->extra >> (2 + part) & 1u) << 31), flip = (op->extra >> (4 + part) & 1u) << 31;
    for (std::uint32_t i = 0; i < lanes; ++i) result[part * lanes + i] = (from[i] & keep) ^ flip;
  }
  std::memcpy(d, result, sizeof result);
  return op + 1;
}

/// d's half gets the low half of s0: `extra` 1: the high one, the low one stays; 0: the low one, the high one stays.
template <class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* merge_half(const MicroOp<Isa>* op, Context<Isa>& context) {
  const std::uint32_t shift = op->extra * 16, keep = op->extra != 0 ? 0xffffu : 0xffff0000u;
  const std::uint32_t *s = context.row(op, slot_s0), *old = context.row(op, slot_s1);
  std::uint32_t* d = context.row(op, slot_d);
  for (std::uint32_t i = 0; i < lanes; ++i) d[i] = (old[i] & keep) | (s[i] & 0xffffu) << shift;
  return op + 1;
}

/// `extra` rows from d: lanes in EXEC get s0's, the others stay.
template <class Isa>
LOCKSTEP_TARGET_AVX2 const MicroOp<Isa>* blend(const MicroOp<Isa>* op, Context<Isa>& context) {
  const std::uint64_t exec = context.wave->exec();
  for (std::uint32_t row = 0; row < op->extra; ++row) {
    const std::uint32_t* s = context.row(op, slot_s0) + row * lanes;
    std::uint32_t* d = context.row(op, slot_d) + row * lanes;
    for (std::uint32_t half = 0; half < 2; ++half) {
      const auto part = static_cast<std::uint32_t>(exec >> (32 * half));
      for (std::uint32_t i = 0; i < 32; ++i) {
        const std::uint32_t at = 32 * half + i, mask = 0u - (part >> i & 1u);
        d[at] = (s[at] & mask) | (d[at] & ~mask);
      }
    }
  }
  return op + 1;
}

}  // namespace lockstep::fast
