// Decoding: from words to an instruction, by tables that the compiler builds from the generated ones.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "lockstep/isa/instruction.hpp"

namespace lockstep {

/// What a launch does to the words of an instruction before they are decoded: another encoding of the same operation
/// and of the same size, at most two dwords, becomes one of this ISA. Other words stay.
using Reencoding = void (*)(std::array<std::uint32_t, 4>& words);

namespace detail {

inline constexpr std::uint16_t no_form = 0xffff;

/// The formats to try for a first dword, by its upper nine bits: bit i stands for encoding_matches()[i]. Filled in
/// format by format, one entry for each value of the bits that the format leaves open. Asking every format about every
/// value would be simpler, but takes compilers ten times as long.
template <class Isa>
inline constexpr auto encoding_candidates = [] {
  constexpr std::uint32_t bits = 9, all = (1u << bits) - 1;
  std::array<std::uint64_t, all + 1> table{};
  static_assert(Isa::encoding_matches().size() <= 64);
  std::uint64_t format = 1;
  for (const EncodingMatch& match : Isa::encoding_matches()) {
    const std::uint32_t open = ~(match.mask[0] >> (32 - bits)) & all;
    const std::uint32_t value = match.value[0] >> (32 - bits) & ~open;
    for (std::uint32_t chosen = open;; chosen = (chosen - 1) & open) {
      table[value | chosen] |= format;
      if (chosen == 0) break;
    }
    format <<= 1;
  }
  return table;
}();

/// Form numbers by encoding and opcode field. Arrays and pointers of the language, which compilers evaluate several
/// times as fast as std::array and std::span.
template <class Isa>
struct FormIndex {
  static constexpr std::uint32_t opcodes_of(std::size_t encoding) {
    const FieldLayout& op = Isa::layout(static_cast<typename Isa::Encoding>(encoding), Field::op);
    return 1u << (op.ranges[0].width + op.ranges[1].width);
  }
  static constexpr std::size_t size = [] {
    std::size_t total = 0;
    for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) total += opcodes_of(encoding);
    return total;
  }();
  std::uint16_t first[Isa::encoding_count] = {};
  std::uint16_t form_plus_one[size] = {};  ///< 0: no such instruction
};

template <class Isa>
inline constexpr auto form_index = [] {
  FormIndex<Isa> table;
  std::size_t next = 0;
  for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) {
    table.first[encoding] = static_cast<std::uint16_t>(next);
    next += table.opcodes_of(encoding);
  }
  const FormInfo* const forms = Isa::forms().data();
  const std::uint32_t count = static_cast<std::uint32_t>(Isa::forms().size());
  for (std::uint32_t i = 0; i < count;) {
    const FormInfo& form = forms[i];
    table.form_plus_one[table.first[form.encoding] + form.number] = static_cast<std::uint16_t>(++i);
  }
  return table;
}();

}  // namespace detail

/// What decoding looks up besides the tables of forms and encodings.
struct DecodeTables {
  const std::uint64_t* candidates = nullptr;     ///< by the first dword's upper nine bits: bit i, encoding_matches()[i]
  const std::uint16_t* first = nullptr;          ///< by encoding: where its opcodes begin in `form_plus_one`
  const std::uint16_t* form_plus_one = nullptr;  ///< 0: no such instruction

  /// The number of a form, `detail::no_form` if the encoding has no such opcode.
  constexpr std::uint16_t find(std::size_t encoding, std::uint32_t number) const {
    const std::uint16_t found = form_plus_one[first[encoding] + number];
    return found == 0 ? detail::no_form : static_cast<std::uint16_t>(found - 1);
  }
};

/// The tables of `isa`: compilers make those of an ISA without data; an ISA that has data has them as a member.
template <class Isa>
constexpr DecodeTables decode_tables(const Isa& isa) {
  if constexpr (std::is_empty_v<Isa>)
    return {detail::encoding_candidates<Isa>.data(), detail::form_index<Isa>.first,
            detail::form_index<Isa>.form_plus_one};
  else
    return isa.decode_tables;
}

namespace detail {

/// Whether the bits that a form wants fixed are as it wants them.
constexpr bool reserved_bits_fit(const ReservedBits& reserved, const std::array<std::uint32_t, 4>& words,
                                 std::size_t dwords) {
  for (std::size_t i = 0; i < dwords; ++i)
    if (((words[i] ^ reserved.value[i]) & reserved.required(i)) != 0) return false;
  return true;
}

}  // namespace detail

/// The instruction that starts at words[0]. Needs as many words as the instruction has: up to four, and those that tell
/// it from a longer one. More words never change an answer other than `truncated`; so words may be fetched one by one
/// until another answer comes. Where none follow, Decoded::at_end() is the answer: the shorter instruction if there is
/// one. On an error `instruction` holds the words but, that one aside, no form. Looks at the encoding, the opcode and
/// the reserved bits; `isa.legal` says whether the operands name something, `isa.illegal_operand` why they do not.
template <class Isa>
constexpr Decoded<Isa> decode(const Isa& isa, std::span<const std::uint32_t> words) {
  Decoded<Isa> result;
  result.instruction.isa_pointer = isa;
  if (words.empty()) {
    result.error = DecodeError::truncated;
    return result;
  }
  std::array<std::uint32_t, 4>& copy = result.instruction.words;
  for (std::size_t i = 0; i < copy.size() && i < words.size(); ++i) copy[i] = words[i];
  const DecodeTables tables = decode_tables(isa);
  bool truncated = false;
  for (std::uint64_t left = tables.candidates[copy[0] >> 23]; left != 0; left &= left - 1) {
    const EncodingMatch& match = isa.encoding_matches()[static_cast<std::size_t>(std::countr_zero(left))];
    const auto encoding = static_cast<typename Isa::Encoding>(match.encoding);
    const std::uint8_t dwords = isa.encoding_info(encoding).dwords;
    bool fits = true;
    for (std::size_t word = 0; word < dwords && word < words.size(); ++word)
      fits = fits && ((copy[word] ^ match.value[word]) & match.mask[word]) == 0;
    if (!fits) continue;
    if (words.size() < match.dwords) {  // the words to come may be of this encoding or not
      truncated = true;
      continue;
    }
    if (!isa.encoding_condition(encoding, copy)) continue;
    const std::uint16_t form = tables.find(match.encoding, read_field(copy, isa.layout(encoding, Field::op)));
    const std::size_t present = words.size() < dwords ? words.size() : dwords;
    if (form == detail::no_form || !detail::reserved_bits_fit(isa.reserved(isa.form(form)), copy, present)) continue;
    std::uint16_t second = no_second;
    if (const EncodingInfo& info = isa.encoding_info(encoding); info.half == Half::x) {
      const auto pair = static_cast<typename Isa::Encoding>(info.pair);
      second = tables.find(info.pair, read_field(copy, isa.layout(pair, Field::op)));
      if (second == detail::no_form || !detail::reserved_bits_fit(isa.reserved(isa.form(second)), copy, present))
        continue;
    }
    if (words.size() < dwords) {
      result.error = DecodeError::truncated;
      return result;
    }
    for (std::size_t word = dwords; word < copy.size(); ++word) copy[word] = 0;
    result.instruction.opcode = static_cast<typename Isa::Opcode>(isa.form(form).opcode);
    result.instruction.form = form;
    result.instruction.second = second;
    result.instruction.dwords = dwords;
    if (truncated) result.error = DecodeError::truncated;
    return result;
  }
  result.error = truncated ? DecodeError::truncated : DecodeError::illegal;
  return result;
}

/// The same for an ISA without data: `decode<cdna4::Isa>(words)`.
template <class Isa>
constexpr Decoded<Isa> decode(std::span<const std::uint32_t> words) {
  static_assert(std::is_empty_v<Isa>, "an ISA that has data is the first argument of decode");
  return decode(Isa{}, words);
}

}  // namespace lockstep
