// Dual issue: dual(v_dual_add_f32(v(0), v(1), v(2)), v_dual_mov_b32(v(3), 1.0f)) is one instruction of two halves.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/dual_banks.hpp"
#include "lockstep/asm/encoder.hpp"
#include "lockstep/asm/mnemonic.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::assembler {

/// One half of a dual instruction, as it is written: no words without the other.
template <class Isa>
struct DualHalf {
  typename Isa::Opcode opcode{};
  std::array<Operand, 4> operands{};
  std::uint8_t count = 0;
  Options options{};

  constexpr std::span<const Operand> span() const { return {operands.data(), count}; }
};

/// Which encodings of dual instructions are tried: those of 64 bits with or without a literal, and of 96 bits (VOPD3).
enum class DualVariant : std::uint8_t { shortest, e64, e96 };

namespace detail {

/// Both halves in one pair of forms.
template <class Isa>
constexpr Encoded encode_dual_forms(IsaPointer<Isa> isa, std::size_t first, std::size_t second, const DualHalf<Isa>& x,
                                    const DualHalf<Isa>& y) {
  Encoded result;
  Encoder<Isa> one(first, isa), two(second, isa);
  one.fields(x.span(), x.options);
  if ((result.failure = one.failure)) return result;
  const std::uint32_t destination = one.instruction.field(Field::vdst);
  two.join(one);
  two.fields(y.span(), y.options);
  if ((result.failure = two.failure)) return result;
  Instruction<Isa> whole = one.instruction;
  whole.words = two.instruction.words;
  whole.second = static_cast<std::uint16_t>(second);
  const AsmError error = whole.field(Field::vdst) != destination || !different_destinations(whole)
                             ? AsmError::dual_destinations
                         : !(*isa).encoding_condition(whole.encoding(), whole.words) ? AsmError::no_such_form
                         : !within_constant_bus(whole, one.wave_size())              ? AsmError::constant_bus
                         : !different_banks(whole)                                   ? AsmError::dual_banks
                         : !one.legal(whole)                                         ? AsmError::illegal_operand
                                                                                     : AsmError::none;
  result.failure = {error, 0};
  result.code.words = whole.words;
  result.code.dwords = whole.dwords;
  return result;
}

}  // namespace detail

/// Encodes two halves in the first pair of forms, one of `forms_x` and one of `forms_y`, that takes both: VOPD, VOPD
/// with a literal, VOPD3.
template <class Isa>
constexpr Encoded encode_dual_in(IsaPointer<Isa> isa, std::span<const std::uint16_t> forms_x,
                                 std::span<const std::uint16_t> forms_y, const DualHalf<Isa>& x, const DualHalf<Isa>& y,
                                 DualVariant variant) {
  Encoded result;
  result.failure.error = AsmError::no_such_form;
  for (const std::uint32_t wanted : {0u, 1u, 2u})
    for (const std::uint16_t first : forms_x) {
      const auto encoding = static_cast<typename Isa::Encoding>((*isa).form(first).encoding);
      const EncodingInfo& info = (*isa).encoding_info(encoding);
      const bool literal = (*isa).layout(encoding, Field::literal).present();
      const std::uint32_t rank = literal ? 1 : info.dwords == 2 ? 0 : 2;
      if (info.half != Half::x || rank != wanted) continue;
      if (variant != DualVariant::shortest && (rank == 2) != (variant == DualVariant::e96)) continue;
      for (const std::uint16_t second : forms_y) {
        if ((*isa).form(second).encoding != info.pair) continue;
        const Encoded attempt = detail::encode_dual_forms(isa, first, second, x, y);
        if (!attempt.failure) return attempt;
        if (result.failure.error == AsmError::no_such_form || attempt.failure.error != AsmError::no_such_form)
          result.failure = attempt.failure;
      }
    }
  return result;
}

/// Encodes two halves in the first of the encodings asked for that takes both.
template <class Isa>
constexpr Encoded encode_dual(const DualHalf<Isa>& x, const DualHalf<Isa>& y, DualVariant variant) {
  const auto& order = detail::form_order<Isa>;
  const auto forms = [&](typename Isa::Opcode opcode) {
    const std::size_t first = order.first[static_cast<std::size_t>(opcode)],
                      end = order.first[static_cast<std::size_t>(opcode) + 1];
    return std::span(order.forms).subspan(first, end - first);
  };
  return encode_dual_in<Isa>({}, forms(x.opcode), forms(y.opcode), x, y, variant);
}

/// The instruction that does `x` and `y` at once, in the shortest encoding that holds both; AssemblyError if none does.
template <class Isa>
constexpr MachineCode dual(const DualHalf<Isa>& x, const DualHalf<Isa>& y,
                           DualVariant variant = DualVariant::shortest) {
  const Encoded encoded = encode_dual(x, y, variant);
  raise(encoded.failure.error, encoded.failure.operand);
  return encoded.code;
}

/// An instruction that is half of a dual one: v_dual_add_f32(v(0), v(1), v(2)). Up to four operands, then options.
template <class Isa>
struct DualMnemonic {
  typename Isa::Opcode opcode;

  constexpr DualHalf<Isa> operator()(const Operand& a, const Operand& b, const Options& options = {}) const {
    return half(std::array{a, b}, options);
  }
  constexpr DualHalf<Isa> operator()(const Operand& a, const Operand& b, const Operand& c,
                                     const Options& options = {}) const {
    return half(std::array{a, b, c}, options);
  }
  constexpr DualHalf<Isa> operator()(const Operand& a, const Operand& b, const Operand& c, const Operand& d,
                                     const Options& options = {}) const {
    return half(std::array{a, b, c, d}, options);
  }

 private:
  constexpr DualHalf<Isa> half(std::span<const Operand> operands, const Options& options) const {
    DualHalf<Isa> result{.opcode = opcode, .count = static_cast<std::uint8_t>(operands.size()), .options = options};
    std::copy(operands.begin(), operands.end(), result.operands.begin());
    return result;
  }
};

}  // namespace lockstep::assembler
