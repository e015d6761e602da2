// Decoding: from words to an instruction, by tables that the compiler builds from the generated ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/isa/instruction.hpp"

namespace lockstep {

namespace detail {

inline constexpr std::uint16_t no_form = 0xffff;

/// The formats to try for a first dword, by its upper nine bits, in the ISA's order.
template <class Isa>
struct EncodingCandidates {
  static constexpr std::size_t buckets = 512, formats = Isa::encoding_matches().size();
  /// The upper nine bits of every format, apart: compilers evaluate this faster than the spans it comes from.
  struct UpperBits {
    std::uint32_t mask[formats] = {}, value[formats] = {};
    constexpr UpperBits() {
      for (std::size_t i = 0; i < formats; ++i) {
        mask[i] = Isa::encoding_matches()[i].mask[0] >> 23;
        value[i] = Isa::encoding_matches()[i].value[0] >> 23;
      }
    }
  };
  static constexpr std::size_t count = [] {
    const UpperBits upper;
    std::size_t total = 0;
    for (std::size_t bucket = 0; bucket < buckets; ++bucket)
      for (std::size_t i = 0; i < formats; ++i)
        if (((bucket ^ upper.value[i]) & upper.mask[i]) == 0) ++total;
    return total;
  }();
  std::array<std::uint16_t, buckets + 1> first{};
  std::array<std::uint8_t, count> match{};  ///< indices into Isa::encoding_matches()
};

template <class Isa>
inline constexpr auto encoding_candidates = [] {
  using Candidates = EncodingCandidates<Isa>;
  const typename Candidates::UpperBits upper;
  std::array<std::uint16_t, Candidates::buckets + 1> first{};
  std::array<std::uint8_t, Candidates::count> match{};
  std::uint16_t next = 0;
  for (std::size_t bucket = 0; bucket < Candidates::buckets; ++bucket) {
    first[bucket] = next;
    for (std::size_t i = 0; i < Candidates::formats; ++i)
      if (((bucket ^ upper.value[i]) & upper.mask[i]) == 0) match[next++] = static_cast<std::uint8_t>(i);
  }
  first[Candidates::buckets] = next;
  return Candidates{first, match};
}();

/// Form numbers by encoding and opcode field.
template <class Isa>
struct FormIndex {
  static constexpr std::uint32_t opcodes_of(std::size_t encoding) {
    const FieldLayout op = Isa::layout(static_cast<typename Isa::Encoding>(encoding), Isa::Field::op);
    return 1u << (op.ranges[0].width + op.ranges[1].width);
  }
  static constexpr std::size_t size = [] {
    std::size_t total = 0;
    for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) total += opcodes_of(encoding);
    return total;
  }();
  std::array<std::uint16_t, Isa::encoding_count> first{};
  std::array<std::uint16_t, size> form_plus_one{};  ///< 0: no such instruction

  constexpr std::uint16_t find(std::size_t encoding, std::uint32_t number) const {
    const std::uint16_t found = form_plus_one[first[encoding] + number];
    return found == 0 ? no_form : static_cast<std::uint16_t>(found - 1);
  }
};

template <class Isa>
inline constexpr auto form_index = [] {
  FormIndex<Isa> table{};
  std::size_t next = 0;
  for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) {
    table.first[encoding] = static_cast<std::uint16_t>(next);
    next += table.opcodes_of(encoding);
  }
  std::uint16_t form = 0;
  for (const FormInfo& info : Isa::forms()) table.form_plus_one[table.first[info.encoding] + info.number] = ++form;
  return table;
}();

/// Whether the bits that a form wants fixed are as it wants them.
constexpr bool reserved_bits_fit(const ReservedBits& reserved, const std::array<std::uint32_t, 4>& words,
                                 std::size_t dwords) {
  for (std::size_t i = 0; i < dwords; ++i)
    if (((words[i] ^ reserved.value[i]) & reserved.mask[i]) != 0) return false;
  return true;
}

}  // namespace detail

/// The instruction that starts at words[0]. Needs as many words as the instruction has: up to four.
/// On an error `instruction` holds the words but no form. Looks at the encoding, the opcode and the reserved bits;
/// whether the operands name something is Isa::legal's to say, and why not is the engine's.
template <class Isa>
constexpr Decoded<Isa> decode(std::span<const std::uint32_t> words) {
  Decoded<Isa> result;
  if (words.empty()) {
    result.error = DecodeError::truncated;
    return result;
  }
  std::array<std::uint32_t, 4>& copy = result.instruction.words;
  for (std::size_t i = 0; i < copy.size() && i < words.size(); ++i) copy[i] = words[i];
  const auto& candidates = detail::encoding_candidates<Isa>;
  const std::uint32_t bucket = copy[0] >> 23;
  bool truncated = false;
  for (std::uint16_t i = candidates.first[bucket]; i < candidates.first[bucket + 1]; ++i) {
    const EncodingMatch& match = Isa::encoding_matches()[candidates.match[i]];
    const auto encoding = static_cast<typename Isa::Encoding>(match.encoding);
    const std::uint8_t dwords = Isa::encoding_info(encoding).dwords;
    bool fits = true;
    for (std::size_t word = 0; word < dwords && word < words.size(); ++word)
      fits = fits && ((copy[word] ^ match.value[word]) & match.mask[word]) == 0;
    if (!fits || !Isa::encoding_condition(encoding, copy)) continue;
    const std::uint16_t form =
        detail::form_index<Isa>.find(match.encoding, read_field(copy, Isa::layout(encoding, Isa::Field::op)));
    const std::size_t present = words.size() < dwords ? words.size() : dwords;
    if (form == detail::no_form || !detail::reserved_bits_fit(Isa::reserved(Isa::form(form)), copy, present)) continue;
    if (words.size() < dwords) {
      truncated = true;
      continue;
    }
    for (std::size_t word = dwords; word < copy.size(); ++word) copy[word] = 0;
    result.instruction.opcode = static_cast<typename Isa::Opcode>(Isa::form(form).opcode);
    result.instruction.form = form;
    result.instruction.dwords = dwords;
    return result;
  }
  result.error = truncated ? DecodeError::truncated : DecodeError::illegal;
  return result;
}

}  // namespace lockstep
