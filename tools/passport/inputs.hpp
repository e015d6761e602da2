// The numbers that instructions get: by format edges, then random ones of several kinds.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/isa/tables.hpp"
#include "passport.hpp"

namespace passport {

/// What a window's numbers are. The narrow ones hold 64 edges, the same edges again, and random numbers; the others,
/// for operands of more than 64 bits, four parts of 1024 dwords: small whole numbers, moderate, of all sizes, edges.
enum class Pool : std::uint8_t {
  f16,
  bf16,
  f32,
  f64,
  i16,
  i32,
  i64,
  small_floats,
  wide_f16,
  wide_bf16,
  wide_f32,
  wide_f64,
  wide_small_floats,
  wide_bits,
  wide_scales,
  count
};

inline constexpr std::uint32_t edges = 64, random_parts = 14, wide_part = 1024;

/// The pool of an operand of that format and size.
Pool pool_for(lockstep::DataFormat format, std::uint32_t bits, bool wide);
/// Bytes from the begin of the inputs to that of a pool.
std::uint32_t pool_offset(Pool pool);
inline constexpr std::uint32_t seed = 2026;
/// All pools, from a fixed seed.
std::vector<std::uint32_t> make_inputs();

inline constexpr std::uint32_t narrow_rows = 16, wide_rows = 8;
/// First those of narrow cases, then those of wide ones.
std::vector<Row> make_rows();

}  // namespace passport
