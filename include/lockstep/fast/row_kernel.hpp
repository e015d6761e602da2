// Handlers of vector operations, made from the generated functions: 64 lanes of rows, whatever EXEC is. The compiler of
// programs adds what modifiers and a partial EXEC need.
#pragma once

#include <cstdint>
#include <cstring>

#include "lockstep/core/mode.hpp"
#include "lockstep/core/unchecked_mode.hpp"
#include "lockstep/engine/files.hpp"
#include "lockstep/fast/intrinsics.hpp"
#include "lockstep/fast/micro_op.hpp"
#include "lockstep/fast/operation.hpp"
#include "lockstep/fast/scalar_kernel.hpp"
#include "lockstep/isa/lane_io.hpp"

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"  // some operations are beyond its vectoriser
#endif

namespace lockstep::fast {

/// Inputs of one lane, by the names the generated calls use.
struct LaneSources {
  std::uint64_t s0 = 0, s1 = 0, s2 = 0, d0 = 0;
  std::uint32_t imm = 0, literal = 0, lane = 0;
  std::uint32_t neg = 0, abs = 0, omod = 0, op_sel = 0;
  bool vcc_lane = false;
  static constexpr bool clamp = false;  ///< with CLAMP set, the reference executes
};

/// Lanes that a kernel computes before it stores them. NaNs are looked for once a block, and a destination may be
/// among the sources. g++ unrolls loops of 16 before it would vectorise them.
#if defined(__clang__)
inline constexpr std::uint32_t block_lanes = 16;
#else
inline constexpr std::uint32_t block_lanes = 32;
#endif

/// Where the sources of a row operation are. A source in `scalars` (bit i: source i) is one value for all lanes.
template <class Operation, unsigned scalars>
struct RowSources {
  static constexpr OperationShape shape = Operation::shape;
  const std::uint32_t *s0 = nullptr, *s1 = nullptr, *s2 = nullptr, *d0 = nullptr;
  std::uint64_t value0 = 0, value1 = 0, value2 = 0;
  std::uint64_t mask_in = 0;
  LaneSources common;

  template <class Isa>
  RowSources(const MicroOp<Isa>* op, const Context<Isa>& context) {
    const RowExtra extra{op->extra};
    if constexpr (shape.s0 != 0) source<(scalars & 1) != 0, shape.s0>(s0, value0, context.at(op, slot_s0));
    if constexpr (shape.s1 != 0) source<(scalars & 2) != 0, shape.s1>(s1, value1, context.at(op, slot_s1));
    if constexpr (shape.s2 != 0) source<(scalars & 4) != 0, shape.s2>(s2, value2, context.at(op, slot_s2));
    if constexpr (shape.old_d0 != 0) d0 = old_destination(op, context);
    if constexpr (shape.reads_vcc_lane) mask_in = context.wave->scalar_pair(extra.mask_in());
    if constexpr (shape.reads_modifiers) {
      common.neg = extra.neg();
      common.abs = extra.abs();
      common.omod = extra.omod();
      common.op_sel = extra.op_sel();
    }
    if constexpr (shape.reads_literal || shape.reads_imm) common.imm = common.literal = op->offset[slot_s2];
  }

  /// The old destination is a source of its own: the destination may be a temporary row. Operations with two sources
  /// have it in the third slot, those with three read and write one place.
  template <class Isa>
  static const std::uint32_t* old_destination(const MicroOp<Isa>* op, const Context<Isa>& context) {
    return context.row(op, shape.s2 == 0 ? slot_s2 : slot_d);
  }

  template <bool scalar, std::uint8_t bits>
  static void source(const std::uint32_t*& row, std::uint64_t& value, const std::byte* from) {
    if constexpr (scalar) {
      value = load_scalar<bits>(from);
    } else {
      row = reinterpret_cast<const std::uint32_t*>(from);
    }
  }
  template <std::uint8_t bits>
  static std::uint64_t element(const std::uint32_t* row, std::uint32_t lane) {
    if constexpr (bits == 64) return row[lane] | static_cast<std::uint64_t>(row[lane + 64]) << 32;
    return row[lane];
  }

  LaneSources lane(std::uint32_t first, std::uint32_t i) const {
    LaneSources in = common;
    const std::uint32_t at = first + i;
    if constexpr (shape.s0 != 0) in.s0 = (scalars & 1) != 0 ? value0 : element<shape.s0>(s0, at);
    if constexpr (shape.s1 != 0) in.s1 = (scalars & 2) != 0 ? value1 : element<shape.s1>(s1, at);
    if constexpr (shape.s2 != 0) in.s2 = (scalars & 4) != 0 ? value2 : element<shape.s2>(s2, at);
    if constexpr (shape.old_d0 != 0) in.d0 = element<shape.old_d0>(d0, at);
    if constexpr (shape.reads_lane) in.lane = at;
    if constexpr (shape.reads_vcc_lane) in.vcc_lane = (static_cast<std::uint32_t>(mask_in >> first) >> i & 1u) != 0;
    return in;
  }
};

/// Results of one block.
struct RowBlock {
  alignas(64) std::uint32_t low[block_lanes];
  alignas(64) std::uint32_t high[block_lanes];
  alignas(64) std::uint32_t flag[block_lanes];
};

template <class Result>
constexpr bool flag_of(const Result& result) {
  if constexpr (requires { result.vcc_lane; }) {
    return result.vcc_lane;
  } else if constexpr (requires { result.d1; }) {
    return result.d1;
  } else if constexpr (requires { result.d0_lane; }) {
    return result.d0_lane;
  } else {
    return static_cast<bool>(result);
  }
}

template <class Operation, unsigned scalars, class M>
inline void compute_lane(const RowSources<Operation, scalars>& sources, std::uint32_t first, std::uint32_t i,
                         const M& mode, RowBlock& block) {
  constexpr OperationShape shape = Operation::shape;
  const auto result = Operation::evaluate(sources.lane(first, i), mode);
  if constexpr (shape.d0 != 0) {
    const std::uint64_t value = d0_of(result);
    block.low[i] = static_cast<std::uint32_t>(value);
    if constexpr (shape.d0 == 64) block.high[i] = static_cast<std::uint32_t>(value >> 32);
  }
  if constexpr (shape.writes_mask) block.flag[i] = flag_of(result) ? ~0u : 0u;
}

template <class Operation, unsigned scalars, class M>
[[gnu::always_inline]] inline void compute_block(const RowSources<Operation, scalars>& sources, std::uint32_t first,
                                                 const M& mode, RowBlock& block) {
  // Unrolling would come before vectorisation.
#if defined(__clang__)
#pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)
#endif
  for (std::uint32_t i = 0; i < block_lanes; ++i) compute_lane(sources, first, i, mode, block);
}
template <class Operation, class Isa>
[[gnu::always_inline]] inline void store_block(const MicroOp<Isa>* op, const Context<Isa>& context, std::uint32_t first,
                                               const RowBlock& block) {
  constexpr OperationShape shape = Operation::shape;
  if constexpr (shape.d0 != 0) {
    std::uint32_t* to = context.row(op, slot_d) + first;
    for (std::uint32_t i = 0; i < block_lanes; ++i) to[i] = block.low[i];
  }
  if constexpr (shape.d0 == 64) {
    std::uint32_t* to = context.row(op, slot_d) + lanes + first;
    for (std::uint32_t i = 0; i < block_lanes; ++i) to[i] = block.high[i];
  }
}

/// One lane, exactly, as the reference engine computes it.
template <class Isa>
[[gnu::noinline, gnu::cold]] void exact_lane(typename Isa::Opcode opcode, const LaneSources& sources, Wave<Isa>& wave,
                                             LaneOutput& out) {
  LaneInput in;
  in.s0 = sources.s0;
  in.s1 = sources.s1;
  in.s2 = sources.s2;
  in.d0 = sources.d0;
  in.imm = in.literal = sources.literal;
  in.lane = sources.lane;
  in.neg = sources.neg;
  in.abs = sources.abs;
  in.omod = sources.omod;
  in.op_sel = sources.op_sel;
  in.vcc_lane = sources.vcc_lane;
  in.mode = wave.mode;
  Fault fault;
  WaveFiles<Wave<Isa>> files{wave, fault};
  (void)execute_operation(opcode, in, out, files);
}

/// The block again, exactly: some lane met a NaN, or an estimate in doubt. Gives its flags.
template <class Operation, unsigned scalars, class Isa>
[[gnu::noinline, gnu::cold]] std::uint64_t recompute(const MicroOp<Isa>* op, const Context<Isa>& context,
                                                     std::uint32_t first) {
  constexpr OperationShape shape = Operation::shape;
  const RowSources<Operation, scalars> sources(op, context);
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < block_lanes; ++i) {
    LaneOutput out;
    exact_lane<Isa>(Operation::opcode, sources.lane(first, i), *context.wave, out);
    std::uint32_t* to = context.row(op, slot_d) + first + i;
    if constexpr (shape.d0 != 0) *to = static_cast<std::uint32_t>(out.d0);
    if constexpr (shape.d0 == 64) to[lanes] = static_cast<std::uint32_t>(out.d0 >> 32);
    if constexpr (shape.writes_mask) bits |= static_cast<std::uint64_t>(out.vcc_lane | out.d1 | out.d0_lane) << i;
  }
  return bits;
}

/// One bit a lane of a block's flags (all ones or zero).
LOCKSTEP_TARGET_AVX2 inline std::uint64_t flag_bits(const std::uint32_t* flags) {
#if LOCKSTEP_X86_64
  const auto* from = reinterpret_cast<const float*>(flags);
  std::uint32_t bits = 0;
  for (std::uint32_t i = 0; i < block_lanes; i += 8)
    bits |= static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_load_ps(from + i))) << i;
  return bits;
#else
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < block_lanes; ++i) bits |= static_cast<std::uint64_t>(flags[i] & 1u) << i;
  return bits;
#endif
}

/// One vector operation on all lanes: sources in s0, s1, s2, destination in d, lane masks and modifiers in `extra`.
/// Bits of a lane mask outside EXEC become 0.
template <class Operation, unsigned scalars, class Isa>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp<Isa>* run_row(const MicroOp<Isa>* op, Context<Isa>& context) {
  constexpr OperationShape shape = Operation::shape;
  const RowSources<Operation, scalars> sources(op, context);
  std::uint64_t mask = 0;
  for (std::uint32_t first = 0; first < lanes; first += block_lanes) {
    RowBlock block;
    if constexpr (shape.reads_mode) {
      fp::BlockNotes notes;
      compute_block(sources, first, fp::UncheckedMode(notes), block);
      if (notes.recompute()) [[unlikely]] {
        mask |= recompute<Operation, scalars>(op, context, first) << first;
        continue;
      }
    } else {
      compute_block(sources, first, DefaultMode{}, block);
    }
    store_block<Operation>(op, context, first, block);
    if constexpr (shape.writes_mask) mask |= flag_bits(block.flag) << first;
  }
  if constexpr (shape.writes_mask) {
    mask &= context.wave->exec();
    context.wave->set_scalar_pair(RowExtra{op->extra}.mask_out(), mask);
    if constexpr (shape.writes_exec_lane) context.wave->set_exec(mask);
  }
  return op + 1;
}

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
