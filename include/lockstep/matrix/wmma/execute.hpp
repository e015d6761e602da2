// WMMA and SWMMAC. EXEC, MODE's rounding and its denormals are ignored: float results round to nearest even, denormals
// are kept. Sources: RDNA3 ISA manual 7.9, RDNA4 7.12, CDNA5 7.12.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/matrix/elements.hpp"
#include "lockstep/matrix/model.hpp"
#include "lockstep/matrix/scale.hpp"
#include "lockstep/matrix/swmmac/index.hpp"
#include "lockstep/matrix/wmma/operands.hpp"

namespace lockstep::matrix::wmma {

/// An operand's elements as numbers, [copy][row][k]; `number(bits, item)` makes one of its bits.
template <class T, class Wave, class Number>
constexpr void gather(const Wave& wave, const MatrixOp& op, const MatrixLayout& layout, std::uint32_t first_register,
                      std::uint32_t bits, std::uint32_t rows, std::uint32_t depth, Number&& number, Elements<T>& to) {
  for (std::uint32_t copy = 0; copy < copies(op, Wave::wave_size); ++copy) {
    for (std::uint16_t lane = 0; lane < layout.lanes; ++lane) {
      for (std::uint16_t item = 0; item < layout.items; ++item) {
        const Coordinate at = layout.coordinate({lane, item});
        to[(copy * rows + at.row) * depth + at.k] =
            number(read_item(wave, first_register, copy * 16 + lane, item, bits), item);
      }
    }
  }
}

/// The element of C or D at a place: its bits in register `first_register` and after.
struct Slot {
  std::uint32_t number, shift, mask;
};
constexpr Slot slot_of(const MatrixOp& op, const Operands& operands, std::uint32_t first_register, Element element,
                       std::uint32_t item) {
  if (element_bits(element) == 32) return {first_register + item, 0, 0xffffffffu};
  if (op.family == MatrixFamily::gfx11) return {first_register + item, operands.high_half() ? 16u : 0u, 0xffffu};
  return {first_register + item / 2, item % 2 * 16, 0xffffu};
}

/// Bits of an inline constant as C.
template <class Isa>
constexpr std::uint32_t constant_addend(const Isa& isa, std::uint32_t selector, Element element) {
  using Kind = DataFormat::Kind;
  DataFormat format;
  format.kind = element == Element::i32 ? Kind::signed_int : element == Element::bf16 ? Kind::bfloat : Kind::floating;
  format.element_bits = static_cast<std::uint8_t>(element_bits(element));
  const auto value = static_cast<std::uint32_t>(inline_constant(isa.selectors[selector], format, format.element_bits));
  return format.element_bits == 16 ? value & 0xffffu : value;
}

/// D for every element: `compute(a_row, b_column, c, coordinate)` gives its bits. All of C is read before D is written,
/// since the two may overlap.
template <class T, class Wave, class Compute>
constexpr void for_each_result(Wave& wave, const MatrixOp& op, const Operands& operands, const Elements<T>& a,
                               const Elements<T>& b, Compute&& compute) {
  const Element c_element = op.c, d_element = op.result();
  const MatrixLayout c_layout = layout_of_result(op, c_element, Wave::wave_size);
  const MatrixLayout d_layout = layout_of_result(op, d_element, Wave::wave_size);
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  const bool constant = !op.sparse && operands.c_is_constant;
  std::array<std::uint32_t, 32 * 16> results{};
  for (std::uint16_t i = 0; i < op.m; ++i) {
    for (std::uint16_t j = 0; j < op.n; ++j) {
      const Coordinate at{i, j, 0};
      const Place place = c_layout.place(at);
      const Slot slot = slot_of(op, operands, op.sparse ? operands.d : operands.c, c_element, place.item);
      const std::uint32_t c = constant ? constant_addend(wave.isa(), operands.c_selector, c_element)
                                       : wave.vgpr(place.lane, slot.number) >> slot.shift & slot.mask;
      const std::uint32_t copy = copy_of_lane(op, d_layout.place(at).lane);
      results[i * 16u + j] = compute(a.data() + (copy * op.m + i) * stored, b.data() + (copy * op.n + j) * op.k, c, at);
    }
  }
  const auto result = [&](std::uint16_t lane, std::uint32_t item) {
    const Coordinate at = d_layout.coordinate({lane, static_cast<std::uint16_t>(item)});
    return results[at.row * 16u + at.k];
  };
  const bool halves = element_bits(d_element) == 16, pairs = halves && op.family != MatrixFamily::gfx11;
  for (std::uint16_t lane = 0; lane < d_layout.lanes; ++lane) {
    for (std::uint32_t item = 0; item < d_layout.items; item += pairs ? 2 : 1) {
      const Slot slot = slot_of(op, operands, operands.d, d_element, item);
      std::uint32_t value = result(lane, item) << slot.shift;
      if (pairs) value |= result(lane, item + 1) << 16;
      if (halves && !pairs) value |= wave.vgpr(lane, slot.number) & ~(slot.mask << slot.shift);
      wave.set_vgpr(lane, slot.number, value);
    }
  }
}

/// Does MODE.FP16_OVFL ask for the largest number in place of an infinity, or of a wrapped integer? (RDNA: of f16.)
constexpr bool obeys_fp16_ovfl(const MatrixOp& op) {
  if (op.family != MatrixFamily::gfx1250) return op.result() == Element::f16;
  return is_integer(op) || element_bits(op.result()) == 16;
}

/// An integer sum as CLAMP wants it.
constexpr std::int64_t saturated(std::int64_t sum) {
  constexpr std::int64_t least = std::numeric_limits<std::int32_t>::min(),
                         most = std::numeric_limits<std::int32_t>::max();
  return sum < least ? least : sum > most ? most : sum;
}
/// How many elements along k RDNA4 adds before it saturates for the first time: those in lanes 0 to 15 of a wave of 32
/// (recorded on gfx1201). The others saturate whole sums: an assumption.
constexpr std::uint32_t clamped_part(const MatrixOp& op, std::uint32_t stored) {
  return op.family == MatrixFamily::gfx12 ? stored / 2 : stored;
}

/// Integers: exact sums that wrap at 32 bits or, if asked to, saturate.
template <class Wave>
constexpr void execute_integers(Wave& wave, const MatrixOp& op, const Operands& operands, const StoredK& positions) {
  const auto number = [&](std::uint32_t operand) {
    return [sign = (operands.neg >> operand & 1u) != 0, bits = element_bits(op.a)](std::uint32_t value, std::uint32_t) {
      const std::int32_t excess = sign && (value >> (bits - 1) & 1u) != 0 ? 1 << bits : 0;
      return static_cast<std::int32_t>(value) - excess;
    };
  };
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k, bits = element_bits(op.a);
  Elements<std::int32_t> a{}, b{};
  gather(wave, op, layout_of_a(op, op.a, Wave::wave_size), operands.a, bits, op.m, stored, number(0), a);
  gather(wave, op, layout_of_b(op, op.b, Wave::wave_size), operands.b, bits, op.n, op.k, number(1), b);
  const bool saturate = operands.clamp || (obeys_fp16_ovfl(op) && wave.mode.fp16_ovfl());
  const std::uint32_t part = clamped_part(op, stored);
  for_each_result(wave, op, operands, a, b,
                  [&](const std::int32_t* row, const std::int32_t* column, std::uint32_t c, Coordinate at) {
                    std::int64_t sum = static_cast<std::int32_t>(c);
                    for (std::uint32_t k = 0; k < stored; ++k) {
                      sum += row[k] * column[op.sparse ? positions.k[at.row * stored + k] : k];
                      if (saturate && (k + 1) % part == 0) sum = saturated(sum);
                    }
                    return static_cast<std::uint32_t>(sum);
                  });
}

/// Bits of a result.
constexpr std::uint32_t narrow(Element element, F32 sum, bool saturate) {
  const fp::soft::Environment to{.saturate = saturate};
  if (element == Element::f16) return fp::soft::convert<F16>(sum, fp::soft::Environment{}, to).bits;
  if (element == Element::bf16) return fp::soft::convert<BF16>(sum, fp::soft::Environment{}, to).bits;
  return sum.bits;
}

/// The scale of block `block` of a row of A (`which` 0) or a column of B (1).
template <class Wave>
constexpr Scale scale_of(const Wave& wave, const MatrixOp& op, const Operands& operands, std::uint32_t which,
                         std::uint32_t row, std::uint32_t block) {
  const ScaleOperand& scale = operands.scale[which];
  const bool half = (which == 0 ? op.m : op.n) == 16;  // 32 rows take all lanes
  const std::uint32_t lane = row + (half && scale.upper_lanes ? 16 : 0);
  if (scale.selector >= 256) return scale_value(scale.format, read_item(wave, scale.selector - 256, lane, block, 8));
  const bool constant = wave.isa().selectors[scale.selector].is_constant();
  return scale_value(scale.format,
                     constant ? constant_scale(wave.isa(), op, scale.selector) : scalar_scale(wave.s[scale.selector]));
}

/// c and the products of a row and a column, block by block, each with its scales.
template <class Wave>
constexpr F32 sum_of_blocks(const Wave& wave, const MatrixOp& op, const Operands& operands, MatrixModel model,
                            DotInputs in, F32 c, Coordinate at) {
  const std::uint32_t block = op.scale_block == 16 ? 16 : 32;
  in.count = block;
  for (std::uint32_t index = 0; index < op.k / block; ++index, in.a += block, in.b += block) {
    Scale scale;
    if (op.scale_block != 0)
      scale = scale_of(wave, op, operands, 0, at.row, index) * scale_of(wave, op, operands, 1, at.k, index);
    if (scale.nan) return fp::default_nan<F32>();
    c = add_scaled(dot(model, in, F32{}), scale, c);
  }
  return c;
}

/// Floats: sums in f32 as `model` says, one rounding to a narrower result.
template <class Wave>
constexpr void execute_floats(Wave& wave, const MatrixOp& op, const Operands& operands, MatrixModel model,
                              const StoredK& positions) {
  const auto number = [&](Element format, std::uint32_t operand) {
    const bool negates = op.negates_inputs();
    const std::uint32_t even = negates ? (operands.neg >> operand & 1u) << 31 : 0;
    const std::uint32_t odd = negates ? (operands.neg_hi >> operand & 1u) << 31 : 0;
    return [=](std::uint32_t value, std::uint32_t item) {
      return F32{to_f32(format, value).bits ^ (item % 2 == 0 ? even : odd)};
    };
  };
  const std::uint32_t stored = op.sparse ? op.k / 2u : op.k;
  const Element a_format = operands.a_format, b_format = operands.b_format;
  Elements<F32> a{}, b{};
  gather(wave, op, layout_of_a(op, a_format, Wave::wave_size), operands.a, element_bits(a_format), op.m, stored,
         number(a_format, 0), a);
  gather(wave, op, layout_of_b(op, b_format, Wave::wave_size), operands.b, element_bits(b_format), op.n, op.k,
         number(b_format, 1), b);
  const bool saturate = obeys_fp16_ovfl(op) && wave.mode.fp16_ovfl();
  const std::uint32_t c_mask = (operands.neg_hi & 4u) != 0 ? 0x7fffffffu : 0xffffffffu;
  const std::uint32_t c_sign = (operands.neg & 4u) << 29;
  for_each_result(
      wave, op, operands, a, b, [&](const F32* row, const F32* column, std::uint32_t c_bits, Coordinate at) {
        DotInputs in{row, column, stored, a_format, b_format};
        in.saturate = saturate;
        if (op.c == op.result()) in.result = op.result();
        std::array<F32, 64> chosen{};
        if (op.sparse) {
          for (std::uint32_t k = 0; k < stored; ++k) chosen[k] = column[positions.k[at.row * stored + k]];
          in.b = chosen.data();
        }
        const F32 c{(to_f32(op.c, c_bits).bits & c_mask) ^ c_sign};
        const F32 sum = op.block_summed() ? sum_of_blocks(wave, op, operands, model, in, c, at) : dot(model, in, c);
        return narrow(op.result(), sum, saturate);
      });
}

/// Executes an instruction whose operands have been read. Faults as execute_matrix.
template <class Wave>
constexpr Fault execute(Wave& wave, const MatrixOp& op, const Operands& operands, MatrixModel model) {
  if (const Fault fault = check_modifiers(op, operands)) return fault;
  if (const Fault fault = check_registers(wave, op, operands)) return fault;
  StoredK positions;
  if (op.sparse) {
    const MatrixLayout layout = layout_of_a(op, op.a, Wave::wave_size);
    if (const Fault fault = swmmac::positions(wave, op, operands.c, operands.op_sel, layout, positions)) return fault;
  }
  if (is_integer(op))
    execute_integers(wave, op, operands, positions);
  else
    execute_floats(wave, op, operands, model, positions);
  return no_fault;
}

template <class Wave, class Instruction>
constexpr Fault execute(Wave& wave, const Instruction& instruction, const MatrixOp& op, MatrixModel model) {
  if constexpr (Wave::lanes != Wave::wave_size)
    return make_fault(FaultKind::unsupported_instruction, "matrix instructions need all lanes of a wave");
  else
    return execute(wave, op, operands_of(instruction, op), model);
}

}  // namespace lockstep::matrix::wmma
