// MFMA, SMFMAC and the block-scaled MFMA. EXEC and the MODE's rounding are ignored, as the ISA says (CDNA4 manual 7.1,
// 7.4); MODE's f32 denormal handling counts for f32 A and B elements alone, FP16_OVFL where the ISA has it (CDNA3
// manual 7.1).
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/matrix/elements.hpp"
#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/mfma/model.hpp"
#include "lockstep/matrix/mfma/operands.hpp"
#include "lockstep/matrix/model.hpp"
#include "lockstep/matrix/scale.hpp"

namespace lockstep::matrix {

/// Index registers of a sparse A: which k every stored element stands for.
template <class Wave>
constexpr Fault sparse_positions(const Wave& wave, const MatrixOp& op, const MatrixOperands& operands,
                                 const MatrixLayout& layout, StoredK& positions) {
  const std::uint32_t set_bits = layout.items * 2u;
  const std::uint32_t sets = 32 / set_bits;
  const std::uint32_t set = operands.cbsz == 0 && sets > 1 ? operands.abid : 0;
  if (set >= sets)
    return make_fault(FaultKind::illegal_operand, "ABID names a sparse index set that the register does not hold");
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint32_t index = wave.vgpr(lane, operands.c) >> (set * set_bits);
    for (std::uint32_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(lane), static_cast<std::uint16_t>(item)});
      positions.k[at.row * (op.k / 2u) + at.k] = static_cast<std::uint8_t>(sparse_k(at.k, index, item));
    }
  }
  return no_fault;
}

template <class T, class Wave, class Convert, class SourceLane>
constexpr void gather(const Wave& wave, const MatrixLayout& layout, std::uint32_t number, std::uint32_t bits,
                      std::uint32_t rows, std::uint32_t k, Convert&& convert, SourceLane&& source_lane,
                      Elements<T>& to) {
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({static_cast<std::uint16_t>(lane), static_cast<std::uint16_t>(item)});
      to[(at.block * rows + at.row) * k + at.k] = convert(number, source_lane(lane), item, bits, wave);
    }
  }
}

/// Scale exponents of A's rows or B's columns: one byte (bias 127, 255 = NaN) for every 32 elements along k.
/// Lane r + rows * g holds the scale of row r and elements 32 g to 32 g + 31.
template <class Wave>
constexpr std::uint32_t scale_byte(const Wave& wave, const MatrixOperands& operands, std::uint32_t which,
                                   std::uint32_t lane) {
  const std::uint32_t selector = operands.scale_selector[which];
  if (selector >= 256) return wave.vgpr(lane, selector - 256) >> (operands.scale_byte[which] * 8) & 255u;
  return wave.s[selector] >> 23 & 255u;
}

template <class Wave>
constexpr void write_result(Wave& wave, std::uint32_t number, const MatrixLayout& layout, Coordinate at,
                            std::uint32_t bits, std::uint64_t value) {
  const Place place = layout.place(at);
  if (bits == 64) {
    wave.set_vgpr(place.lane, number + place.item * 2u, static_cast<std::uint32_t>(value));
    wave.set_vgpr(place.lane, number + place.item * 2u + 1, static_cast<std::uint32_t>(value >> 32));
  } else {
    wave.set_vgpr(place.lane, number + place.item, static_cast<std::uint32_t>(value));
  }
}

/// An inline constant as the C of an f64 matrix.
template <class Isa>
constexpr std::uint64_t f64_constant(const Isa& isa, std::uint32_t selector, std::uint32_t value) {
  const std::uint32_t index = selector - isa.inline_float_first;
  return index < inline_float_count ? inline_f64[index] : inline_integer(value, 64);
}

template <class Wave>
constexpr std::uint64_t read_addend(const Wave& wave, const MatrixOp& op, const MatrixOperands& operands,
                                    const MatrixLayout& layout, Coordinate at) {
  if (!op.sparse && operands.c_is_constant) {
    const std::uint32_t value = wave.s[operands.c_selector];
    return op.c == Element::f64 ? f64_constant(wave.isa(), operands.c_selector, value) : value;
  }
  const std::uint32_t number = op.sparse ? operands.d : operands.c;
  const Place place = layout.place(at);
  if (op.c != Element::f64) return wave.vgpr(place.lane, number + place.item);
  return wave.vgpr(place.lane, number + place.item * 2u) |
         static_cast<std::uint64_t>(wave.vgpr(place.lane, number + place.item * 2u + 1)) << 32;
}

/// D for every element: `compute(a_row, b_column, c, coordinate)`. All of C is read before D is written, since the
/// two may overlap.
template <class T, class Wave, class Compute>
constexpr void for_each_output(Wave& wave, const MatrixOp& op, const MatrixOperands& operands, const Elements<T>& a,
                               const Elements<T>& b, Compute&& compute) {
  const MatrixLayout layout = output_layout(op);
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  std::array<std::uint64_t, 32 * 32 * 2> results{};
  const auto each = [&](auto&& visit) {
    std::uint32_t index = 0;
    for (std::uint16_t block = 0; block < op.blocks; ++block) {
      for (std::uint16_t i = 0; i < op.m; ++i) {
        for (std::uint16_t j = 0; j < op.n; ++j) visit(Coordinate{i, j, block}, results[index++]);
      }
    }
  };
  each([&](Coordinate at, std::uint64_t& result) {
    const T* row = a.data() + static_cast<std::uint32_t>(at.block * op.m + at.row) * stored;
    const T* column = b.data() + (at.block * op.n + at.k) * op.k;
    result = compute(row, column, read_addend(wave, op, operands, layout, at), at);
  });
  each([&](Coordinate at, std::uint64_t& result) {
    write_result(wave, operands.d, layout, at, element_bits(op.c), result);
  });
}

/// f64: a chain of fused multiply-adds; BLGP bits 0 to 2 negate A, B and C.
template <class Wave>
constexpr void execute_f64(Wave& wave, const MatrixOp& op, const MatrixOperands& operands) {
  const auto read = [](std::uint32_t number, std::uint32_t lane, std::uint32_t item, std::uint32_t, const Wave& w) {
    return w.vgpr(lane, number + item * 2) | static_cast<std::uint64_t>(w.vgpr(lane, number + item * 2 + 1)) << 32;
  };
  const auto same_lane = [](std::uint32_t lane) { return lane; };
  Elements<std::uint64_t> a{}, b{};
  gather(wave, a_layout(op, op.a), operands.a, 64, op.m, op.k, read, same_lane, a);
  gather(wave, b_layout(op, op.b), operands.b, 64, op.n, op.k, read, same_lane, b);
  const auto negated = [&](std::uint64_t value, std::uint32_t bit) {
    return (operands.blgp >> bit & 1u) != 0 ? value ^ F64::sign_mask : value;
  };
  for_each_output(wave, op, operands, a, b,
                  [&](const std::uint64_t* row, const std::uint64_t* column, std::uint64_t c, Coordinate) {
                    F64 sum{negated(c, 2)};
                    for (std::uint32_t k = 0; k < op.k; ++k) {
                      sum = fp::fma(F64{negated(row[k], 0)}, F64{negated(column[k], 1)}, sum, DefaultMode{});
                    }
                    return sum.bits;
                  });
}

/// Does MODE ask for results that saturate?
template <class Wave>
constexpr bool saturates(const Wave& wave) {
  return wave.isa().matrix_obeys_fp16_ovfl && wave.mode.fp16_ovfl();
}

/// i8: exact products and sums, wrapping at 32 bits, or saturated at the end.
template <class Wave>
constexpr Fault execute_i8(Wave& wave, const MatrixOp& op, const MatrixOperands& operands) {
  const auto read = [](std::uint32_t number, std::uint32_t lane, std::uint32_t item, std::uint32_t bits,
                       const Wave& w) {
    return static_cast<std::int32_t>(static_cast<std::int8_t>(read_item(w, number, lane, item, bits)));
  };
  const MatrixLayout layout = a_layout(op, op.a);
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  Elements<std::int32_t> a{}, b{};
  StoredK positions;
  if (op.sparse) {
    if (const Fault fault = sparse_positions(wave, op, operands, layout, positions)) return fault;
  }
  const bool saturate = saturates(wave);
  const auto a_lane = [&](std::uint32_t lane) {
    return op.sparse ? lane : broadcast_a_lane(lane, op.blocks, operands.cbsz, operands.abid);
  };
  const auto b_lane = [&](std::uint32_t lane) { return broadcast_b_lane(lane, operands.blgp); };
  gather(wave, layout, operands.a, 8, op.m, stored, read, a_lane, a);
  gather(wave, b_layout(op, op.b), operands.b, 8, op.n, op.k, read, b_lane, b);
  for_each_output(wave, op, operands, a, b,
                  [&](const std::int32_t* row, const std::int32_t* column, std::uint64_t c, Coordinate at) {
                    std::int64_t sum = static_cast<std::int32_t>(c);
                    for (std::uint32_t k = 0; k < stored; ++k) {
                      const std::uint32_t dense = op.sparse ? positions.k[at.row * stored + k] : k;
                      sum += row[k] * column[dense];
                    }
                    constexpr std::int64_t least = std::numeric_limits<std::int32_t>::min();
                    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
                    if (saturate) sum = sum < least ? least : sum > most ? most : sum;
                    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(sum));
                  });
  return no_fault;
}

template <class Wave>
constexpr Fault execute_float(Wave& wave, const MatrixOp& op, const MatrixOperands& operands, MatrixModel model) {
  const bool flush = op.a == Element::f32 && !wave.mode.denorm_in_f32();
  const auto read = [flush](Element format) {
    return [format, flush](std::uint32_t number, std::uint32_t lane, std::uint32_t item, std::uint32_t bits,
                           const Wave& w) {
      const F32 x = to_f32(format, read_item(w, number, lane, item, bits));
      return flush && fp::is_denormal(x) ? F32{x.bits & F32::sign_mask} : x;
    };
  };
  const bool saturate = saturates(wave);
  const bool pairs = operands.a_format == Element::bf16 && a_layout(op, Element::bf16).items == 2;
  const bool broadcasts = !op.sparse && op.a != Element::selected;
  const MatrixLayout layout = a_layout(op, operands.a_format);
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  Elements<F32> a{}, b{};
  StoredK positions;
  if (op.sparse) {
    if (const Fault fault = sparse_positions(wave, op, operands, layout, positions)) return fault;
  }
  const auto a_lane = [&](std::uint32_t lane) {
    return broadcasts ? broadcast_a_lane(lane, op.blocks, operands.cbsz, operands.abid) : lane;
  };
  const auto b_lane = [&](std::uint32_t lane) {
    return op.a != Element::selected ? broadcast_b_lane(lane, operands.blgp) : lane;
  };
  gather(wave, layout, operands.a, element_bits(operands.a_format), op.m, stored, read(operands.a_format), a_lane, a);
  gather(wave, b_layout(op, operands.b_format), operands.b, element_bits(operands.b_format), op.n, op.k,
         read(operands.b_format), b_lane, b);

  for_each_output(wave, op, operands, a, b,
                  [&](const F32* row, const F32* column, std::uint64_t c, Coordinate at) -> std::uint64_t {
                    DotInputs in{row, column, stored, operands.a_format, operands.b_format};
                    in.saturate = saturate;
                    in.bf16_pairs = pairs;
                    F32 sum{static_cast<std::uint32_t>(c)};
                    std::array<F32, 64> chosen{};
                    if (op.sparse) {
                      for (std::uint32_t k = 0; k < stored; ++k) chosen[k] = column[positions.k[at.row * stored + k]];
                      in.b = chosen.data();
                    }
                    if (op.a != Element::selected) return dot(model, in, sum).bits;
                    // F8F6F4: each block of 32 is summed by itself, scaled, then added (CDNA4 manual 7.1.6).
                    in.count = 32;
                    for (std::uint32_t group = 0; group < stored / 32u; ++group, in.a += 32, in.b += 32) {
                      std::int32_t exponent = 0;
                      if (operands.scale) {
                        const std::uint32_t a_scale = scale_byte(wave, operands, 0, at.row + op.m * group);
                        const std::uint32_t b_scale = scale_byte(wave, operands, 1, at.k + op.n * group);
                        if (a_scale == 255 || b_scale == 255) return fp::default_nan<F32>().bits;
                        exponent = static_cast<std::int32_t>(a_scale + b_scale) - 254;
                      }
                      sum = add_scaled(dot(model, in, F32{}), exponent, sum);
                    }
                    return sum.bits;
                  });
  return no_fault;
}

/// Executes an MFMA or SMFMAC.
template <class Wave, class Instruction>
constexpr Fault execute_mfma(Wave& wave, const Instruction& instruction, const MatrixOp& op, MatrixModel model) {
  if constexpr (Wave::lanes != 64) {
    return make_fault(FaultKind::unsupported_instruction, "matrix instructions need a wave of 64 lanes");
  } else {
    const auto operands = matrix_operands(instruction, op);
    if (const Fault fault = check_operands(wave, op, operands)) return fault;
    if (op.a == Element::f64) {
      execute_f64(wave, op, operands);
      return no_fault;
    }
    if (op.a == Element::i8) return execute_i8(wave, op, operands);
    return execute_float(wave, op, operands, mfma_model(op, model));
  }
}

}  // namespace lockstep::matrix
