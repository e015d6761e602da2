// Row operations where MODE is the default one but for its denormal fields: the row kernels' results stand as long as
// no float of sources and results is denormal (DenormalUse, program/operation.hpp). One look before, one after.
#pragma once

#include <cstdint>
#include <cstring>

#include "fast/host/host_isa.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "fast/rows/by_reference.hpp"
#include "lockstep/core/select.hpp"

namespace lockstep::fast {

/// Is MODE the default one but for denormals?
constexpr bool differs_by_denormals(const Mode& mode) { return Mode(mode.bits() | 0xf0u).default_float(); }

/// Does a lane in `lanes_of` satisfy f(lane)? Looks at all of them at once first.
template <class F>
[[gnu::always_inline]] inline bool any_lane(std::uint64_t lanes_of, F&& f) {
  std::uint32_t found = 0;
  for (std::uint32_t i = 0; i < row_lanes; ++i) found |= f(i) ? 1u : 0u;
  if (found == 0) [[likely]]
    return false;
  for (std::uint32_t i = 0; i < row_lanes; ++i)
    if ((lanes_of >> i & 1u) != 0 && f(i)) return true;
  return false;
}

/// Is it denormal, or the smallest normal number?
constexpr bool small_f16(std::uint32_t x) { return (x & 0x7fffu) - 1u < 0x400u; }
constexpr bool small_f32(std::uint32_t x) { return (x & 0x7fffffffu) - 1u < 0x800000u; }

/// Does a lane in `lanes_of` hold a denormal number, or the smallest normal one?
[[gnu::always_inline]] inline bool any_denormal_of(const std::uint32_t* row, FloatParts parts, std::uint64_t lanes_of) {
  switch (parts) {
    case FloatParts::none: return false;
    case FloatParts::f16: return any_lane(lanes_of, [=](std::uint32_t i) { return small_f16(row[i]); });
    case FloatParts::f16_pair:
      return any_lane(lanes_of, [=](std::uint32_t i) { return eager_or(small_f16(row[i]), small_f16(row[i] >> 16)); });
    case FloatParts::f32: return any_lane(lanes_of, [=](std::uint32_t i) { return small_f32(row[i]); });
    case FloatParts::f32_pair:
      return any_lane(lanes_of,
                      [=](std::uint32_t i) { return eager_or(small_f32(row[i]), small_f32(row[row_lanes + i])); });
    case FloatParts::f64:
      return any_lane(lanes_of, [=](std::uint32_t i) {
        const std::uint32_t high = row[row_lanes + i] & 0x7fffffffu;
        return (high <= 0x100000u) & ((high | row[i]) != 0);
      });
  }
  return true;
}

using AnyDenormal = bool(const std::uint32_t* row, FloatParts parts, std::uint64_t lanes_of);
inline bool any_denormal(const std::uint32_t* row, FloatParts parts, std::uint64_t lanes_of) {
  return any_denormal_of(row, parts, lanes_of);
}
#if LOCKSTEP_X86_64
LOCKSTEP_TARGET_AVX2 inline bool any_denormal_avx2(const std::uint32_t* row, FloatParts parts, std::uint64_t lanes_of) {
  return any_denormal_of(row, parts, lanes_of);
}
#endif

inline std::uint64_t lanes_to_compute(FastWave& wave, Constants constants, const ExactRow& row) {
  std::uint64_t written;
  std::memcpy(&written, wave.source(row.written.offset, constants), sizeof written);
  return written;
}

/// Before the row operation, with its slots. Where a source is denormal, computes exactly and goes on behind the look
/// at the result.
template <AnyDenormal any_denormal>
const MicroOp* look_at_sources(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ExactRow& row = context.program->exact_rows[ExactRowView{*op}.row()];
  const DenormalUse& use = row.denormals;
  const std::uint64_t written = lanes_to_compute(wave, constants, row);
  const auto denormal = [&](std::size_t slot, FloatParts parts) {
    return parts != FloatParts::none && any_denormal(wave.row(op, slot, constants), parts, written);
  };
  const auto* old = reinterpret_cast<const std::uint32_t*>(wave.source(row.old_d0.offset, constants));
  if (differs_by_denormals(context.wave->mode) && !denormal(slot_s0, use.s0) && !denormal(slot_s1, use.s1) &&
      !denormal(slot_s2, use.s2) && !any_denormal(old, use.old_d0, written)) [[likely]]
    return op + 1;
  run_exact_row(op, context, wave, constants);
  return op + (use.d0 != FloatParts::none ? 3 : 2);
}

/// After the row operation, whose sources are still there.
template <AnyDenormal any_denormal>
const MicroOp* look_at_result(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const ExactRow& row = context.program->exact_rows[ExactRowView{*op}.row()];
  if (any_denormal(wave.row(op, slot_d), row.denormals.d0, lanes_to_compute(wave, constants, row))) [[unlikely]]
    run_exact_row(op, context, wave, constants);
  return op + 1;
}

/// These two on this host.
inline MicroOp::Handler look_at_sources_here() {
#if LOCKSTEP_X86_64
  if (host_isa() != HostIsa::plain) return look_at_sources<any_denormal_avx2>;
#endif
  return look_at_sources<any_denormal>;
}
inline MicroOp::Handler look_at_result_here() {
#if LOCKSTEP_X86_64
  if (host_isa() != HostIsa::plain) return look_at_result<any_denormal_avx2>;
#endif
  return look_at_result<any_denormal>;
}

}  // namespace lockstep::fast
