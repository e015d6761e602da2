// Where a row operation's sources are, and the inputs of each lane.
#pragma once

#include <cstdint>
#include <type_traits>

#include "fast/program/op_views.hpp"
#include "fast/program/operation.hpp"
#include "fast/program/scalar_kernel.hpp"
#include "fast/rows/halves.hpp"

namespace lockstep::fast {

/// `width` consecutive lanes of a row.
template <std::uint32_t width>
struct LaneVector;
template <>
struct LaneVector<8> {
  using Type = std::uint32_t __attribute__((vector_size(32), may_alias));
  using Unaligned = std::uint32_t __attribute__((vector_size(32), may_alias, aligned(4)));
};
template <>
struct LaneVector<16> {
  using Type = std::uint32_t __attribute__((vector_size(64), may_alias));
  using Unaligned = std::uint32_t __attribute__((vector_size(64), may_alias, aligned(4)));
};

/// What an operation's 64-bit operands are to it.
template <OperationShape shape>
using WideOf = std::conditional_t<shape.in_halves, Halves, std::uint64_t>;
/// A source of `bits` bits; those that are not used are 32 bits of nothing.
template <OperationShape shape, std::uint8_t bits>
using SourceWord = std::conditional_t<bits == 64, WideOf<shape>, std::uint32_t>;

/// Inputs of one lane, by the names the generated calls use.
template <OperationShape shape>
struct LaneSources {
  using Wide = WideOf<shape>;
  SourceWord<shape, shape.s0> s0 = 0u;
  SourceWord<shape, shape.s1> s1 = 0u;
  SourceWord<shape, shape.s2> s2 = 0u;
  SourceWord<shape, shape.old_d0> d0 = 0u;
  std::uint32_t imm = 0, literal = 0, lane = 0;
  std::uint32_t neg = 0, abs = 0, omod = 0, op_sel = 0, op_sel_hi = 0, neg_hi = 0;
  bool vcc_lane = false;
  static constexpr bool clamp = false;  ///< with CLAMP set, the reference executes
};

/// The old destination is a source of its own: the destination may be a temporary row. Operations with two sources have
/// it in the third slot, those with three read and write one place.
constexpr std::size_t old_destination_slot(const OperationShape& shape) { return shape.s2 == 0 ? slot_s2 : slot_d; }

/// The same address. Compilers would keep the wave's and an offset from it, and Intel's cores take an arithmetic
/// instruction apart whose operand in memory has an index (V_ADD_F32: an eighth of its time).
[[gnu::always_inline]] inline const std::uint32_t* in_one_register(const std::uint32_t* address) {
  asm("" : "+r"(address));
  return address;
}

/// The sources of a row operation: rows of 64 dwords, two for 64 bits.
template <OperationShape shape>
struct RowSources {
  const std::uint32_t *s0 = nullptr, *s1 = nullptr, *s2 = nullptr, *d0 = nullptr;
  const std::uint32_t* mask_in = nullptr;  ///< a lane's bit of the mask, as a dword that is zero or not
  const std::uint64_t *pairs0 = nullptr, *pairs1 = nullptr, *pairs2 = nullptr;  ///< 64-bit sources, where put together
  LaneSources<shape> common;

  RowSources(const MicroOp* op, FastWave& wave, Constants constants, const std::uint32_t* mask_row)
      : mask_in(mask_row) {
    const RowExtra extra = RowView{*op}.extra();
    if constexpr (shape.s0 != 0) s0 = in_one_register(wave.row(op, slot_s0, constants));
    if constexpr (shape.s1 != 0) s1 = in_one_register(wave.row(op, slot_s1, constants));
    if constexpr (shape.s2 != 0) s2 = wave.row(op, slot_s2, constants);
    if constexpr (shape.old_d0 != 0) d0 = wave.row(op, old_destination_slot(shape), constants);
    if constexpr (shape.reads_modifiers) {
      common.neg = extra.neg();
      common.abs = extra.abs();
      common.omod = extra.omod();
      common.op_sel = extra.op_sel();
      common.op_sel_hi = extra.op_sel_hi();
      common.neg_hi = extra.neg_hi();
    }
    if constexpr (shape.reads_literal || shape.reads_imm) common.imm = common.literal = RowView{*op}.immediate();
  }

  template <std::uint8_t bits>
  static SourceWord<shape, bits> element(const std::uint32_t* row, std::uint32_t lane) {
    if constexpr (bits == 64 && shape.in_halves) {
      return Halves(row[lane], row[lane + row_lanes]);
    } else if constexpr (bits == 64) {
      return row[lane] | static_cast<std::uint64_t>(row[lane + row_lanes]) << 32;
    } else {
      return row[lane];
    }
  }

  /// From now on lanes are counted from `lanes` further on.
  [[gnu::always_inline]] void advance(std::uint32_t lanes) {
    if constexpr (shape.s0 != 0) s0 += lanes;
    if constexpr (shape.s1 != 0) s1 += lanes;
    if constexpr (shape.s2 != 0) s2 += lanes;
    if constexpr (shape.old_d0 != 0) d0 += lanes;
    if constexpr (shape.reads_vcc_lane) mask_in += lanes;
    if constexpr (shape.reads_lane) common.lane += lanes;
  }

  /// Lane `first + i`, `first` being a multiple of 32 or of the vector's length.
  [[gnu::always_inline]] LaneSources<shape> lane(std::uint32_t first, std::uint32_t i) const {
    LaneSources<shape> in = common;
    const std::uint32_t at = first + i;
    if constexpr (shape.s0 != 0) in.s0 = element<shape.s0>(s0, at);
    if constexpr (shape.s1 != 0) in.s1 = element<shape.s1>(s1, at);
    if constexpr (shape.s2 != 0) in.s2 = element<shape.s2>(s2, at);
    if constexpr (shape.old_d0 != 0) in.d0 = element<shape.old_d0>(d0, at);
    if constexpr (shape.reads_lane) in.lane += at;
    if constexpr (shape.reads_vcc_lane) in.vcc_lane = mask_in[at] != 0;
    return in;
  }
  /// The same, 64-bit sources as pairs.
  [[gnu::always_inline]] LaneSources<shape> lane_of_pairs(std::uint32_t first, std::uint32_t i) const {
    LaneSources<shape> in = lane(first, i);
    if constexpr (shape.s0 == 64) in.s0 = pairs0[first + i];
    if constexpr (shape.s1 == 64) in.s1 = pairs1[first + i];
    if constexpr (shape.s2 == 64) in.s2 = pairs2[first + i];
    return in;
  }

  /// The same with the low or (`part` 1) high halves of the sources as low ones, and no high ones.
  template <std::uint32_t part>
  [[gnu::always_inline]] LaneSources<shape> half_of_lane(std::uint32_t first, std::uint32_t i) const {
    LaneSources<shape> in = common;
    const auto half = [&](const std::uint32_t* row) {
      if constexpr (shape.d0 == 64) return row[first + i + part * row_lanes];
      return part == 0 ? row[first + i] & 0xffffu : row[first + i] >> 16;
    };
    if constexpr (shape.s0 != 0) in.s0 = half(s0);
    if constexpr (shape.s1 != 0) in.s1 = half(s1);
    if constexpr (shape.s2 != 0) in.s2 = half(s2);
    return in;
  }
};

/// The mask that `op` reads, one dword a lane, not zero where the bit is set; nothing for operations without one.
/// Stored in vectors of `width` lanes, as it will be read.
template <OperationShape shape, std::uint32_t width>
struct MaskRow {
  alignas(64) std::uint32_t lane[shape.reads_vcc_lane ? row_lanes : 1];

  [[gnu::always_inline]] MaskRow(const MicroOp* op, FastWave& wave)
      : MaskRow(op, wave, RowView{*op}.extra().short_masks()) {}
  /// `single`: RowExtra::short_masks, which some handlers know.
  [[gnu::always_inline]] MaskRow(const MicroOp* op, FastWave& wave, bool single) {
    if constexpr (shape.reads_vcc_lane) {
      using Vector = typename LaneVector<width>::Type;
      Vector bits;
      for (std::uint32_t i = 0; i < width; ++i) bits[i] = 1u << i;
      const std::uint64_t mask = wave.load_mask(RowView{*op}.extra().mask_in(), single);
      for (std::uint32_t first = 0; first < row_lanes; first += width)
        *reinterpret_cast<Vector*>(lane + first) = static_cast<std::uint32_t>(mask >> first) & bits;
    }
  }
};

/// The bit that a result has for its lane of a mask.
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

}  // namespace lockstep::fast
