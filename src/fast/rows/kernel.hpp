// Handlers of vector operations, made from the generated functions: 64 lanes of rows, whatever EXEC is. The compiler of
// programs adds what modifiers and a partial EXEC need.
#pragma once

#include <cstdint>
#include <type_traits>

#include "fast/host/host_isa.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "fast/rows/inputs.hpp"
#include "fast/rows/recompute.hpp"
#include "lockstep/core/hardware.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/core/unchecked_mode.hpp"

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"  // some operations are beyond its vectoriser
#endif

namespace lockstep::fast {

/// Lanes that a kernel computes before it stores them. NaNs are looked for once a block, and a destination may be
/// among the sources. g++ unrolls loops of 16 before it would vectorise them.
#if defined(__clang__)
inline constexpr std::uint32_t block_lanes = 16;
#else
inline constexpr std::uint32_t block_lanes = 32;
#endif

/// Results of one block.
struct RowBlock {
  alignas(64) std::uint32_t low[block_lanes];
  alignas(64) std::uint32_t high[block_lanes];
  alignas(64) std::uint32_t flag[block_lanes];
};

template <class Operation, class M>
[[gnu::always_inline]] inline void compute_lane(const RowSources<Operation::shape>& sources, std::uint32_t first,
                                                std::uint32_t i, const M& mode, RowBlock& block) {
  constexpr OperationShape shape = Operation::shape;
  const auto result = Operation::evaluate(sources.lane(first, i), mode);
  if constexpr (shape.d0 != 0) {
    const auto value = d0_of(result);
    block.low[i] = low_half(value);
    if constexpr (shape.d0 == 64) block.high[i] = high_half(value);
  }
  if constexpr (shape.writes_mask) block.flag[i] = 0u - static_cast<std::uint32_t>(flag_of(result));
}

template <class Operation, class M>
[[gnu::always_inline]] inline void compute_block(const RowSources<Operation::shape>& sources, std::uint32_t first,
                                                 const M& mode, RowBlock& block) {
  // Unrolling would come before vectorisation.
#if defined(__clang__)
#pragma clang loop vectorize_width(8) interleave_count(2) unroll(disable)
#endif
  for (std::uint32_t i = 0; i < block_lanes; ++i) compute_lane<Operation>(sources, first, i, mode, block);
}

template <class Operation>
[[gnu::always_inline]] inline void store_block(const MicroOp* op, FastWave& wave, std::uint32_t first,
                                               const RowBlock& block) {
  constexpr OperationShape shape = Operation::shape;
  if constexpr (shape.d0 != 0) {
    std::uint32_t* to = wave.row(op, slot_d) + first;
    for (std::uint32_t i = 0; i < block_lanes; ++i) to[i] = block.low[i];
  }
  if constexpr (shape.d0 == 64) {
    std::uint32_t* to = wave.row(op, slot_d) + row_lanes + first;
    for (std::uint32_t i = 0; i < block_lanes; ++i) to[i] = block.high[i];
  }
}

/// One bit a lane of a block's flags (all ones or zero).
struct PortableFlags {
  [[gnu::always_inline]] static std::uint64_t bits(const std::uint32_t* flags) {
#if LOCKSTEP_X86_64
    // (_mm_movemask_ps, without the header that defines it.)
    using Four = float __attribute__((vector_size(16), may_alias));
    std::uint32_t bits = 0;
    for (std::uint32_t i = 0; i < block_lanes; i += 4)
      bits |= static_cast<std::uint32_t>(__builtin_ia32_movmskps(*reinterpret_cast<const Four*>(flags + i))) << i;
    return bits;
#else
    std::uint64_t bits = 0;
    for (std::uint32_t i = 0; i < block_lanes; ++i) bits |= static_cast<std::uint64_t>(flags[i] & 1u) << i;
    return bits;
#endif
  }
};
#if LOCKSTEP_X86_64
struct Avx2Flags {
  LOCKSTEP_TARGET_AVX2 static std::uint64_t bits(const std::uint32_t* flags) {
    // (_mm256_movemask_ps, without the header that defines it: that takes half a second to compile.)
    using Eight = float __attribute__((vector_size(32), may_alias));
    std::uint32_t bits = 0;
    for (std::uint32_t i = 0; i < block_lanes; i += 8)
      bits |= static_cast<std::uint32_t>(__builtin_ia32_movmskps256(*reinterpret_cast<const Eight*>(flags + i))) << i;
    return bits;
  }
};
#endif

/// One vector operation on all lanes: sources in s0, s1, s2, destination in d, lane masks and modifiers in `extra`.
/// Blocks before one with a NaN are stored already: the exact computation goes on from there.
template <class Operation, class Unchecked, class Flags>
[[gnu::always_inline]] inline const MicroOp* run_row_by_blocks(const MicroOp* op, FastWave& wave, Constants constants) {
  constexpr OperationShape shape = Operation::shape;
  const MaskRow<shape, 8> mask_row(op, wave);
  const RowSources<shape> sources(op, wave, constants, mask_row.lane);
  std::uint64_t mask = 0;
  const std::uint32_t lanes = RowView{*op}.extra().short_masks() ? 32 : 64;
#if defined(__clang__)
#pragma clang loop unroll(disable)
#endif
  for (std::uint32_t first = 0; first < lanes; first += block_lanes) {
    RowBlock block;
    if constexpr (shape.reads_mode) {
      fp::BlockNotes notes;
      compute_block<Operation>(sources, first, Unchecked(notes), block);
      if (notes.recompute()) [[unlikely]]
        return recompute(op, wave, constants, row_operation<Operation>, first, mask);
    } else {
      compute_block<Operation>(sources, first, DefaultMode{}, block);
    }
    store_block<Operation>(op, wave, first, block);
    if constexpr (shape.writes_mask) mask |= Flags::bits(block.flag) << first;
  }
  if constexpr (shape.writes_mask) store_mask(op, wave, mask);
  return op + 1;
}

/// What compilers may use everywhere on this host.
template <class Operation>
[[gnu::flatten]] const MicroOp* run_row_plain(const MicroOp* op, Context&, FastWave& wave, Constants constants) {
  using Unchecked = std::conditional_t<fp::hardware::has_fma, fp::UncheckedMode, fp::UncheckedModeWithoutFma>;
  return run_row_by_blocks<Operation, Unchecked, PortableFlags>(op, wave, constants);
}

#if LOCKSTEP_X86_64
template <class Operation>
LOCKSTEP_TARGET_AVX2 [[gnu::flatten]] const MicroOp* run_row(const MicroOp* op, Context&, FastWave& wave,
                                                             Constants constants) {
  return run_row_by_blocks<Operation, fp::UncheckedMode, Avx2Flags>(op, wave, constants);
}
#endif

}  // namespace lockstep::fast

#if defined(__clang__)
#pragma clang diagnostic pop
#endif
