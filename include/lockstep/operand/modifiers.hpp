// Source modifiers (NEG, ABS, OP_SEL, SDWA selection) and result modifiers (OMOD, CLAMP) on raw bits.
// Source: CDNA4 ISA manual, VOP3, VOP3P and SDWA encodings.
#pragma once

#include <cstdint>

#include "lockstep/core/float_types.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/core/output_modifiers.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep {

namespace detail {

constexpr bool is_float(DataFormat format) {
  return format.kind == DataFormat::Kind::floating || format.kind == DataFormat::Kind::bfloat;
}

/// ABS, then NEG, on the sign bit at position `sign`.
constexpr std::uint64_t with_sign_modifiers(std::uint64_t value, std::uint32_t sign, bool abs, bool neg) {
  const std::uint64_t bit = std::uint64_t{1} << sign;
  if (abs) value &= ~bit;
  return neg ? value ^ bit : value;
}

/// Two elements of `width` bits, each picked from the low or the high one of `raw`.
constexpr std::uint64_t packed_source(std::uint64_t raw, std::uint32_t width, DataFormat format,
                                      const SourceModifier& m) {
  const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
  std::uint64_t low = (m.op_sel ? raw >> width : raw) & mask;
  std::uint64_t high = (m.op_sel_hi ? raw >> width : raw) & mask;
  if (is_float(format)) {
    low = with_sign_modifiers(low, width - 1, false, m.neg);
    high = with_sign_modifiers(high, width - 1, false, m.neg_hi);
  }
  return low | high << width;
}

}  // namespace detail

/// A source as the operation sees it. `raw`: the operand's dwords (at least one, low dword first).
/// `op_reads_op_sel`: the operation picks halves itself, so it gets the whole dword.
constexpr std::uint64_t modified_source(std::uint64_t raw, const OperandSlot& slot, const SourceModifier& m,
                                        SourceModifiers kind, bool op_reads_op_sel) {
  const DataFormat format = slot.format;
  switch (kind) {
    case SourceModifiers::raw:
      return m.select != sdwa_dword ? sdwa_source(static_cast<std::uint32_t>(raw), m.select, m.sext) : raw;
    case SourceModifiers::packed16:
      if (slot.bits == 32 && format.element_bits == 16) return detail::packed_source(raw, 16, format, m);
      break;
    case SourceModifiers::packed32:
      if (slot.bits == 64 && format.element_bits == 32) return detail::packed_source(raw, 32, format, m);
      break;
    case SourceModifiers::plain:
    case SourceModifiers::signs: break;
  }
  std::uint64_t value = raw;
  if (m.select != sdwa_dword) value = sdwa_source(static_cast<std::uint32_t>(value), m.select, m.sext);
  if (slot.bits < 32 && !op_reads_op_sel) {
    if (m.op_sel && slot.bits == 16) value >>= 16;
    value &= (std::uint64_t{1} << slot.bits) - 1;
  }
  const bool has_sign = detail::is_float(format) || kind == SourceModifiers::signs;
  if (has_sign && format.count <= 1 && format.element_bits != 0) {
    value = detail::with_sign_modifiers(value, format.element_bits - 1u, m.abs, m.neg);
  }
  return value;
}

namespace detail {

template <class F>
constexpr std::uint64_t modified_float(std::uint64_t bits, std::uint32_t omod, bool clamp, const Mode& mode) {
  F x{static_cast<typename F::Bits>(bits)};
  x = fp::apply_omod(x, static_cast<fp::Omod>(omod), mode);
  return clamp ? fp::clamp01(x, mode).bits : x.bits;
}

}  // namespace detail

/// A result after OMOD and CLAMP. Acts on floats only: integer operations saturate by themselves.
constexpr std::uint64_t modified_result(std::uint64_t value, DataFormat format, std::uint32_t omod, bool clamp,
                                        const Mode& mode) {
  if ((omod == 0 && !clamp) || format.kind != DataFormat::Kind::floating) return value;
  if (format.count == 2) {  // packed results know CLAMP only
    const std::uint32_t width = format.element_bits;
    if (width != 16 && width != 32) return value;
    const DataFormat element{format.kind, format.element_bits, 1};
    const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
    return modified_result(value & mask, element, 0, clamp, mode) |
           modified_result(value >> width & mask, element, 0, clamp, mode) << width;
  }
  switch (format.element_bits) {
    case 16: return detail::modified_float<F16>(value, omod, clamp, mode);
    case 32: return detail::modified_float<F32>(value, omod, clamp, mode);
    case 64: return detail::modified_float<F64>(value, omod, clamp, mode);
    default: return value;
  }
}

/// MODE as an operation sees it whose result of this format OMOD scales.
constexpr Mode mode_under_omod(const Mode& mode, DataFormat format, std::uint32_t omod) {
  const bool scaled = format.kind == DataFormat::Kind::floating && format.count < 2;
  return scaled ? fp::under_omod(mode, static_cast<fp::Omod>(omod)) : mode;
}

/// The destination register of a result of at most 16 bits: which half is written, and what becomes of the other.
constexpr std::uint32_t merged_half(std::uint32_t old, std::uint32_t result, bool high, HighHalf high_half) {
  result &= 0xffffu;
  if (high) return (old & 0xffffu) | result << 16;
  return high_half == HighHalf::keep ? (old & 0xffff0000u) | result : result;
}

}  // namespace lockstep
