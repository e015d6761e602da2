// Instructions as callable constants: v_add_f32(v(0), s(1), v(2)) in the shortest form that holds the operands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/asm/encoder.hpp"

namespace lockstep::assembler {

/// An instruction's words, or a label's place (no words). A branch to a label has offset 0 until the program is put
/// together.
struct MachineCode {
  std::array<std::uint32_t, 4> words{};
  std::uint8_t dwords = 0;
  bool defines_label = false;
  std::string_view label{};  ///< that stands here, or that the branch goes to

  constexpr std::span<const std::uint32_t> span() const { return {words.data(), dwords}; }
};

/// What an attempt to encode gave: the code unless there is a failure.
struct Encoded {
  MachineCode code{};
  Failure failure{};
};

/// Which encodings of an instruction are tried.
enum class Variant : std::uint8_t { shortest, e32, e64, sdwa, dpp };

namespace detail {

/// By opcode the first of its forms; they stand together.
template <class Isa>
inline constexpr auto first_forms = [] {
  std::array<std::uint16_t, Isa::opcode_count + 1> table{};
  std::uint16_t index = 0;
  for (const FormInfo& form : Isa::forms()) table[form.opcode + 1u] = ++index;
  for (std::size_t i = 1; i < table.size(); ++i) table[i] = table[i] == 0 ? table[i - 1] : table[i];
  return table;
}();

/// Of the classes of encodings, in the order in which they are tried.
enum class EncodingClass : std::uint8_t { base, literal, vop3, dpp, sdwa };

/// By encoding; a table because every attempt to encode asks, and constant evaluation counts steps.
template <class Isa>
inline constexpr auto encoding_classes = [] {
  std::array<EncodingClass, Isa::encoding_count> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto encoding = static_cast<typename Isa::Encoding>(i);
    const auto has = [&](Field field) { return Isa::layout(encoding, field).present(); };
    const bool vop3 = encoding == Isa::Encoding::vop3 || encoding == Isa::Encoding::vop3sd;
    table[i] = has(Field::dpp_ctrl)   ? EncodingClass::dpp
               : has(Field::src0_sel) ? EncodingClass::sdwa
               : has(Field::literal)  ? EncodingClass::literal
               : vop3                 ? EncodingClass::vop3
                                      : EncodingClass::base;
  }
  return table;
}();

constexpr bool tried(Variant variant, EncodingClass encoding, const Options& options) {
  switch (variant) {
    case Variant::e32: return encoding == EncodingClass::base || encoding == EncodingClass::literal;
    case Variant::e64: return encoding == EncodingClass::vop3;
    case Variant::sdwa: return encoding == EncodingClass::sdwa;
    case Variant::dpp: return encoding == EncodingClass::dpp;
    case Variant::shortest: break;
  }
  if (encoding == EncodingClass::dpp) return options.dpp.given;
  if (encoding == EncodingClass::sdwa) return options.sdwa();
  return !options.dpp.given && !options.sdwa();
}

}  // namespace detail

/// Encodes `opcode` in the first of the encodings asked for that takes these operands and options: 32 bits, 32 bits and
/// a literal, 64 bits. Of the failures, the one of the encoding that took most operands.
template <class Isa>
constexpr Encoded encode(typename Isa::Opcode opcode, Variant variant, std::span<const Operand> operands,
                         const Options& options) {
  Encoded result;
  result.failure.error = AsmError::no_such_form;
  const auto number = static_cast<std::size_t>(opcode);
  const std::size_t first = detail::first_forms<Isa>[number], end = detail::first_forms<Isa>[number + 1];
  for (unsigned wanted = 0; wanted <= static_cast<unsigned>(detail::EncodingClass::sdwa); ++wanted)
    for (std::size_t form = first; form < end; ++form) {
      const auto encoding = detail::encoding_classes<Isa>[Isa::form(form).encoding];
      if (static_cast<unsigned>(encoding) != wanted || !detail::tried(variant, encoding, options)) continue;
      Encoder<Isa> encoder(form);
      encoder.encode(operands, options);
      if (encoder.failure) {
        const auto reach = [](const Failure& failure) {
          return failure.operand == 0 && failure.error != AsmError::no_such_form ? 255 : failure.operand;
        };
        if (reach(encoder.failure) >= reach(result.failure)) result.failure = encoder.failure;
        continue;
      }
      result.failure = {};
      result.code.words = encoder.instruction.words;
      result.code.dwords = encoder.instruction.dwords;
      for (const Operand& operand : operands)
        if (operand.kind == OperandClass::label) result.code.label = operand.label;
      return result;
    }
  return result;
}

/// The words of a decoded instruction, from its fields.
template <class Isa>
constexpr MachineCode encode(const Instruction<Isa>& instruction) {
  Encoder<Isa> encoder(instruction.form);
  for (std::size_t i = 0; i < static_cast<std::size_t>(Field::count_); ++i) {
    const auto field = static_cast<Field>(i);
    if (instruction.has(field)) encoder.set(field, instruction.field(field));
  }
  return {encoder.instruction.words, instruction.dwords};
}

/// An instruction in given encodings. Up to six operands in the order of assembly text, then options:
/// words, or AssemblyError, which in constant evaluation is an error of compilation.
template <class Isa>
struct Form {
  typename Isa::Opcode opcode;
  Variant variant;

  /// The same without an exception.
  constexpr Encoded try_encode(std::span<const Operand> operands, const Options& options = {}) const {
    return encode<Isa>(opcode, variant, operands, options);
  }

  constexpr MachineCode operator()(const Options& options = {}) const { return checked({}, options); }
  constexpr MachineCode operator()(const Operand& a, const Options& options = {}) const {
    return checked(std::array{a}, options);
  }
  constexpr MachineCode operator()(const Operand& a, const Operand& b, const Options& options = {}) const {
    return checked(std::array{a, b}, options);
  }
  constexpr MachineCode operator()(const Operand& a, const Operand& b, const Operand& c,
                                   const Options& options = {}) const {
    return checked(std::array{a, b, c}, options);
  }
  constexpr MachineCode operator()(const Operand& a, const Operand& b, const Operand& c, const Operand& d,
                                   const Options& options = {}) const {
    return checked(std::array{a, b, c, d}, options);
  }
  constexpr MachineCode operator()(const Operand& a, const Operand& b, const Operand& c, const Operand& d,
                                   const Operand& e, const Options& options = {}) const {
    return checked(std::array{a, b, c, d, e}, options);
  }
  constexpr MachineCode operator()(const Operand& a, const Operand& b, const Operand& c, const Operand& d,
                                   const Operand& e, const Operand& f, const Options& options = {}) const {
    return checked(std::array{a, b, c, d, e, f}, options);
  }

 private:
  constexpr MachineCode checked(std::span<const Operand> operands, const Options& options) const {
    const Encoded encoded = try_encode(operands, options);
    raise(encoded.failure.error, encoded.failure.operand);
    return encoded.code;
  }
};

/// An instruction: in the shortest form when called, or in the one named.
template <class Isa>
struct Mnemonic : Form<Isa> {
  explicit constexpr Mnemonic(typename Isa::Opcode number)
      : Form<Isa>{number, Variant::shortest},
        e32{number, Variant::e32},
        e64{number, Variant::e64},
        sdwa{number, Variant::sdwa},
        dpp{number, Variant::dpp} {}
  Form<Isa> e32, e64, sdwa, dpp;
};

}  // namespace lockstep::assembler
