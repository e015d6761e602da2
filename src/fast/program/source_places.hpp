// Where the sources of an instruction are for a handler, and whether their modifiers change anything.
#pragma once

#include <cstdint>
#include <optional>

#include "fast/program/fast_wave.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/modifiers.hpp"
#include "lockstep/operand/plan.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep::fast {

/// An operand slot of a micro-op.
struct OperandPlace {
  std::uint32_t offset = 0;  ///< as FastWave::source takes it
};

inline OperandPlace vgpr_place(std::uint32_t row) { return {vgprs_offset + row * row_bytes}; }
inline OperandPlace scalar_place(std::uint32_t number) {
  return {static_cast<std::uint32_t>(offsetof(WaveState, s)) + number * 4};
}
inline OperandPlace temporary_place(std::uint32_t row) { return {temporaries_offset + row * row_bytes}; }

/// A scalar register that keeps what is written to it.
inline bool is_scalar_destination(const IsaTables& isa, const OperandSlot& slot) {
  return is_scalar_register(isa, slot) && !drops_writes(isa, slot.number);
}

/// The value of a literal or an inline constant; nothing for registers and sources computed from state.
inline std::optional<std::uint64_t> constant_of(const IsaTables& isa, const OperandSlot& slot, std::uint64_t literal) {
  if (slot.file == RegisterFile::literal64) return slot.bits > 32 ? literal : literal & 0xffffffffu;
  if (slot.file == RegisterFile::literal)
    return literal_value(static_cast<std::uint32_t>(literal), slot.format, slot.bits);
  if (slot.file != RegisterFile::scalar) return std::nullopt;
  const Selector selector = isa.selectors[slot.number];
  if (selector.is_null()) return 0;
  if (!selector.is_constant()) return std::nullopt;
  return inline_constant(selector, slot.format, slot.bits);
}

/// What `modified_source` does to a register's bits, as far as the row handlers can do it.
struct Modification {
  enum class Kind : std::uint8_t { none, dword, halves, pair, part };
  Kind kind = Kind::none;
  std::uint32_t keep = ~0u, flip = 0;  ///< dword, halves, part
  std::uint32_t extra = 0;             ///< halves, pair, part: as their handlers take it
};

/// Of source `slot`, after DPP. Follows modified_source (operand/modifiers.hpp), which must agree: the
/// random tests compare every instruction.
inline Modification modification_of(const OperandSlot& slot, const SourceModifier& m, SourceModifiers kind,
                                    bool op_reads_op_sel) {
  const DataFormat format = slot.format;
  const bool floating = lockstep::detail::is_float(format) || kind == SourceModifiers::signs;
  const auto bit = [](bool value, std::uint32_t at) { return static_cast<std::uint32_t>(value) << at; };
  Modification result;
  if (m.select != sdwa_dword) {
    result.kind = Modification::Kind::part;
    result.extra = m.select | bit(m.sext, 3);
  }
  if (kind == SourceModifiers::raw) return result;
  if (kind == SourceModifiers::packed16 && slot.bits == 32 && format.element_bits == 16) {
    result.kind = Modification::Kind::halves;
    if (floating) result.flip = bit(m.neg, 15) | bit(m.neg_hi, 31);
    result.extra = bit(m.op_sel, 0) | bit(m.op_sel_hi, 1);
    if (result.extra == 2) result.kind = result.flip != 0 ? Modification::Kind::dword : Modification::Kind::none;
    return result;
  }
  if (kind == SourceModifiers::packed32 && slot.bits == 64 && format.element_bits == 32) {
    result.kind = Modification::Kind::pair;
    result.extra = bit(m.op_sel, 0) | bit(m.op_sel_hi, 1);
    if (floating) result.extra |= bit(m.neg, 4) | bit(m.neg_hi, 5);
    if (result.extra == 2) result.kind = Modification::Kind::none;
    return result;
  }
  const bool signs = floating && format.count <= 1 && format.element_bits != 0 && (m.abs || m.neg);
  if (result.kind == Modification::Kind::part) {
    if (slot.bits == 16 && !op_reads_op_sel) result.keep = 0xffffu;
  } else if (slot.bits == 16 && m.op_sel && !op_reads_op_sel) {
    result.kind = Modification::Kind::halves;
    result.keep = 0xffffu;
    result.extra = 3;
  }
  if (!signs) return result;
  if (format.element_bits == 64) {
    result.kind = Modification::Kind::pair;
    result.extra = 2 | bit(m.abs, 3) | bit(m.neg, 5);
    return result;
  }
  const std::uint32_t sign = 1u << (format.element_bits - 1u);
  if (m.abs) result.keep &= ~sign;
  if (m.neg) result.flip = sign;
  if (result.kind == Modification::Kind::none) result.kind = Modification::Kind::dword;
  return result;
}

}  // namespace lockstep::fast
