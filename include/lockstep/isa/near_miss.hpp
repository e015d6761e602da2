// Words that would be an instruction but for bits that it wants otherwise: what to tell about them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "lockstep/isa/decode.hpp"

namespace lockstep {

/// The instruction that was probably meant, and the bits of one dword that no operand of it uses.
struct NearMiss {
  std::string_view mnemonic;  ///< static
  std::uint8_t dword = 0;
  std::uint32_t bits = 0;
};

namespace detail {

/// The first of `dwords` words that has not the fixed bits that the form wants.
template <class Isa>
constexpr std::optional<NearMiss> reserved_bits_missed(const Isa& isa, const std::array<std::uint32_t, 4>& words,
                                                       std::uint16_t form, std::size_t dwords) {
  const ReservedBits& reserved = isa.reserved(isa.form(form));
  for (std::size_t word = 0; word < dwords; ++word)
    if (const std::uint32_t bits = (words[word] ^ reserved.value[word]) & reserved.required(word); bits != 0)
      return NearMiss{isa.info(static_cast<typename Isa::Opcode>(isa.form(form).opcode)).mnemonic,
                      static_cast<std::uint8_t>(word), bits};
  return std::nullopt;
}

}  // namespace detail

/// The near miss of words that decode() calls illegal, if the ISA has an instruction of their format and opcode.
/// `words` are those that decode() had.
template <class Isa>
constexpr std::optional<NearMiss> near_miss(const Isa& isa, std::span<const std::uint32_t> words) {
  std::array<std::uint32_t, 4> copy{};
  for (std::size_t i = 0; i < copy.size() && i < words.size(); ++i) copy[i] = words[i];
  if (words.empty()) return std::nullopt;
  const DecodeTables tables = decode_tables(isa);
  for (std::uint64_t left = tables.candidates[copy[0] >> 23]; left != 0; left &= left - 1) {
    const EncodingMatch& match = isa.encoding_matches()[static_cast<std::size_t>(std::countr_zero(left))];
    const auto encoding = static_cast<typename Isa::Encoding>(match.encoding);
    const std::size_t present = std::min<std::size_t>(words.size(), isa.encoding_info(encoding).dwords);
    bool fits = words.size() >= match.dwords;
    for (std::size_t word = 0; word < present; ++word)
      fits = fits && ((copy[word] ^ match.value[word]) & match.mask[word]) == 0;
    if (!fits || !isa.encoding_condition(encoding, copy)) continue;
    const std::uint16_t form = tables.find(match.encoding, read_field(copy, isa.layout(encoding, Field::op)));
    if (form == detail::no_form) continue;
    if (const auto near = detail::reserved_bits_missed(isa, copy, form, present)) return near;
    if (const EncodingInfo& info = isa.encoding_info(encoding); info.half == Half::x) {
      const auto pair = static_cast<typename Isa::Encoding>(info.pair);
      const std::uint16_t second = tables.find(info.pair, read_field(copy, isa.layout(pair, Field::op)));
      if (second == detail::no_form) continue;
      if (const auto near = detail::reserved_bits_missed(isa, copy, second, present)) return near;
    }
  }
  return std::nullopt;
}

/// The same for an ISA without data: `near_miss<cdna4::Isa>(words)`.
template <class Isa>
constexpr std::optional<NearMiss> near_miss(std::span<const std::uint32_t> words) {
  static_assert(std::is_empty_v<Isa>, "an ISA that has data is the first argument of near_miss");
  return near_miss(Isa{}, words);
}

}  // namespace lockstep
