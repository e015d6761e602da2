// Instructions as callable constants: v_add_f32(v(0), s(1), v(2)) in the shortest form that holds the operands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

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
enum class Variant : std::uint8_t { shortest, e32, e64, sdwa, dpp, e64_dpp };

namespace detail {

/// Of the classes of encodings, in the order in which they are tried.
enum class EncodingClass : std::uint8_t {
  base,
  literal,
  literal64,
  vop3,
  vop3_literal,
  dpp16,
  dpp8,
  vop3_dpp16,
  vop3_dpp8,
  sdwa,
  dual,  ///< half of a dual instruction: see dual.hpp
};

template <class Isa>
constexpr EncodingClass encoding_class(const Isa& isa, typename Isa::Encoding encoding) {
  const EncodingInfo& info = isa.encoding_info(encoding);
  const auto has = [&](Field field) { return isa.layout(encoding, field).present(); };
  const bool wide = isa.encoding_info(static_cast<typename Isa::Encoding>(info.base)).dwords == 2 && has(Field::src2);
  const bool vop3 = wide && (has(Field::abs) || has(Field::sdst));
  const bool long_dpp = vop3 || (wide && has(Field::neg_hi));
  if (info.half != Half::none) return EncodingClass::dual;
  if (has(Field::dpp_ctrl)) return long_dpp ? EncodingClass::vop3_dpp16 : EncodingClass::dpp16;
  if (has(Field::lane_sel_0)) return long_dpp ? EncodingClass::vop3_dpp8 : EncodingClass::dpp8;
  if (has(Field::src0_sel)) return EncodingClass::sdwa;
  if (!has(Field::literal)) return vop3 ? EncodingClass::vop3 : EncodingClass::base;
  if (vop3) return EncodingClass::vop3_literal;
  return isa.layout(encoding, Field::literal).ranges[1].width != 0 ? EncodingClass::literal64 : EncodingClass::literal;
}

/// By encoding; a table because every attempt to encode asks, and constant evaluation counts steps.
template <class Isa>
inline constexpr auto encoding_classes = [] {
  std::array<EncodingClass, Isa::encoding_count> table{};
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = encoding_class(Isa{}, static_cast<typename Isa::Encoding>(i));
  return table;
}();

/// The class of a form.
template <class Isa>
constexpr EncodingClass class_of(const Isa& isa, std::size_t form) {
  const std::uint8_t encoding = isa.form(form).encoding;
  if constexpr (std::is_empty_v<Isa>)
    return encoding_classes<Isa>[encoding];
  else
    return encoding_class(isa, encoding);
}

/// The forms of each opcode in the order in which they are tried, and where those of an opcode start.
template <class Isa>
struct FormOrder {
  std::array<std::uint16_t, Isa::forms().size()> forms{};
  std::array<std::uint16_t, Isa::opcode_count + 1> first{};
};
template <class Isa>
inline constexpr auto form_order = [] {
  FormOrder<Isa> order;
  const FormInfo* const forms = Isa::forms().data();
  const auto count = static_cast<std::uint16_t>(Isa::forms().size());
  for (std::uint16_t i = 0; i < count; ++i) {
    const FormInfo& form = forms[i];
    order.first[form.opcode + 1u] = static_cast<std::uint16_t>(i + 1);
    std::uint16_t place = i;  // the forms of an opcode stand together
    for (; place > 0; --place) {
      const FormInfo& before = forms[order.forms[place - 1u]];
      if (before.opcode != form.opcode ||
          encoding_classes<Isa>[before.encoding] <= encoding_classes<Isa>[form.encoding])
        break;
      order.forms[place] = order.forms[place - 1u];
    }
    order.forms[place] = i;
  }
  for (std::size_t i = 1; i < order.first.size(); ++i)
    order.first[i] = order.first[i] == 0 ? order.first[i - 1] : order.first[i];
  return order;
}();

constexpr bool tried(Variant variant, EncodingClass encoding, const Options& options) {
  using Class = EncodingClass;
  const bool dpp8 = encoding == Class::dpp8 || encoding == Class::vop3_dpp8;
  const bool dpp = dpp8 || encoding == Class::dpp16 || encoding == Class::vop3_dpp16;
  if (dpp && dpp8 != (options.dpp8.count != 0)) return false;
  switch (variant) {
    case Variant::e32: return encoding <= Class::literal64;
    case Variant::e64: return encoding == Class::vop3 || encoding == Class::vop3_literal;
    case Variant::sdwa: return encoding == Class::sdwa;
    case Variant::dpp: return encoding == Class::dpp16 || encoding == Class::dpp8;
    case Variant::e64_dpp: return encoding == Class::vop3_dpp16 || encoding == Class::vop3_dpp8;
    case Variant::shortest: break;
  }
  if (encoding == Class::dual) return false;
  if (dpp) return options.dpp.given || options.dpp8.count != 0;
  if (encoding == Class::sdwa) return options.sdwa();
  return !options.dpp.given && options.dpp8.count == 0 && !options.sdwa();
}

}  // namespace detail

/// Encodes in the first of `forms` that `variant` asks for and that takes these operands and options. Of the failures,
/// the one of the form that took most operands.
template <class Isa>
constexpr Encoded encode_in(IsaPointer<Isa> isa, std::span<const std::uint16_t> forms, Variant variant,
                            std::span<const Operand> operands, const Options& options) {
  Encoded result;
  result.failure.error = AsmError::no_such_form;
  for (const std::uint16_t form : forms) {
    if (!detail::tried(variant, detail::class_of(*isa, form), options)) continue;
    Encoder<Isa> encoder(form, isa);
    encoder.encode(operands, options);
    if (encoder.failure) {
      const auto reach = [](const Failure& failure) {
        return failure.operand == 0 && failure.error != AsmError::no_such_form ? 255 : failure.operand;
      };
      if (reach(encoder.failure) >= reach(result.failure)) {
        result.failure = encoder.failure;
        result.failure.form = form;
      }
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

/// The same of all forms of `opcode`, the shortest first: 32 bits, 32 bits and a literal, 64 bits.
template <class Isa>
constexpr Encoded encode(typename Isa::Opcode opcode, Variant variant, std::span<const Operand> operands,
                         const Options& options) {
  const auto number = static_cast<std::size_t>(opcode);
  const auto& order = detail::form_order<Isa>;
  const std::size_t first = order.first[number], end = order.first[number + 1];
  return encode_in(IsaPointer<Isa>{}, std::span(order.forms).subspan(first, end - first), variant, operands, options);
}

/// The words of a decoded instruction, from its fields.
template <class Isa>
constexpr MachineCode encode(const Instruction<Isa>& instruction) {
  Encoder<Isa> encoder(instruction.form);
  for (std::size_t i = 0; i < static_cast<std::size_t>(Field::count_); ++i) {
    const auto field = static_cast<Field>(i);
    if (!instruction.has(field)) continue;
    encoder.set(field, field == Field::literal ? instruction.literal64() : instruction.field(field));
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
        dpp{number, Variant::dpp},
        e64_dpp{number, Variant::e64_dpp} {}
  Form<Isa> e32, e64, sdwa, dpp, e64_dpp;
};

}  // namespace lockstep::assembler
