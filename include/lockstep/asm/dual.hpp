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
constexpr Encoded encode_dual_forms(std::size_t first, std::size_t second, const DualHalf<Isa>& x,
                                    const DualHalf<Isa>& y) {
  Encoded result;
  Encoder<Isa> one(first), two(second);
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
                         : !Isa::encoding_condition(whole.encoding(), whole.words) ? AsmError::no_such_form
                         : !within_constant_bus(whole, one.wave_size())            ? AsmError::constant_bus
                         : !different_banks(whole)                                 ? AsmError::dual_banks
                         : !one.legal(whole)                                       ? AsmError::illegal_operand
                                                                                   : AsmError::none;
  result.failure = {error, 0};
  result.code.words = whole.words;
  result.code.dwords = whole.dwords;
  return result;
}

}  // namespace detail

/// Encodes two halves in the first of the encodings asked for that takes both.
template <class Isa>
constexpr Encoded encode_dual(const DualHalf<Isa>& x, const DualHalf<Isa>& y, DualVariant variant) {
  Encoded result;
  result.failure.error = AsmError::no_such_form;
  const auto& order = detail::form_order<Isa>;
  const auto opcode_x = static_cast<std::size_t>(x.opcode), opcode_y = static_cast<std::size_t>(y.opcode);
  // The shorter and the one without a literal first: VOPD, VOPD with a literal, VOPD3.
  for (const std::uint32_t wanted : {0u, 1u, 2u})
    for (std::size_t i = order.first[opcode_x]; i < order.first[opcode_x + 1]; ++i) {
      const FormInfo& form = Isa::form(order.forms[i]);
      const auto encoding = static_cast<typename Isa::Encoding>(form.encoding);
      const EncodingInfo& info = Isa::encoding_info(encoding);
      const bool literal = Isa::layout(encoding, Field::literal).present();
      const std::uint32_t rank = literal ? 1 : info.dwords == 2 ? 0 : 2;
      if (info.half != Half::x || rank != wanted) continue;
      if (variant != DualVariant::shortest && (rank == 2) != (variant == DualVariant::e96)) continue;
      for (std::size_t k = order.first[opcode_y]; k < order.first[opcode_y + 1]; ++k) {
        if (Isa::form(order.forms[k]).encoding != info.pair) continue;
        const Encoded attempt = detail::encode_dual_forms<Isa>(order.forms[i], order.forms[k], x, y);
        if (!attempt.failure) return attempt;
        if (result.failure.error == AsmError::no_such_form || attempt.failure.error != AsmError::no_such_form)
          result.failure = attempt.failure;
      }
    }
  return result;
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
