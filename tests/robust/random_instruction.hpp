// Random valid instructions, the same on every host.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/instruction.hpp"

namespace robust {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }
  constexpr std::uint32_t word() { return static_cast<std::uint32_t>(next() >> 32); }
  /// 0 .. bound - 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
  }

 private:
  std::uint64_t state_;
};

inline void set_field(std::array<std::uint32_t, 4>& words, const lockstep::FieldLayout& layout, std::uint32_t value) {
  for (const lockstep::BitRange& range : layout.ranges) {
    if (range.width == 0) return;
    const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
    std::uint32_t& word = words[range.offset / 32];
    word = (word & ~(mask << range.offset % 32)) | (value & mask) << range.offset % 32;
    value = range.width >= 32 ? 0 : value >> range.width;
  }
}

/// Enough attempts to find an instruction of every form that has any: of some, such as VOP3 with DPP, one in a thousand
/// words is one.
inline constexpr int thorough = 40000;

/// An instruction of `form` with random operands that name something in waves of `wave_size` lanes. None if that many
/// attempts find none.
template <class Isa>
std::optional<lockstep::Instruction<Isa>> random_instruction(Random& random, std::size_t form,
                                                             std::uint32_t wave_size = Isa::wave_sizes[0],
                                                             int attempts = 2000) {
  const lockstep::FormInfo& info = Isa::form(form);
  const auto encoding = static_cast<typename Isa::Encoding>(info.encoding);
  std::array<std::uint32_t, 4> mask{}, value{};  // the bits that are the same in every attempt
  for (const lockstep::EncodingMatch& match : Isa::encoding_matches()) {
    if (match.encoding != info.encoding) continue;
    for (std::size_t i = 0; i < 4; ++i) {
      mask[i] |= match.mask[i];
      value[i] = (value[i] & ~match.mask[i]) | match.value[i];
    }
  }
  set_field(mask, Isa::layout(encoding, lockstep::Field::op), ~0u);
  set_field(value, Isa::layout(encoding, lockstep::Field::op), info.number);
  const lockstep::ReservedBits& reserved = Isa::reserved(info);
  for (std::size_t i = 0; i < 4; ++i) {
    mask[i] |= reserved.mask[i];
    value[i] = (value[i] & ~reserved.mask[i]) | reserved.value[i];
  }
  for (int attempt = 0; attempt < attempts; ++attempt) {
    std::array<std::uint32_t, 4> words{random.word(), random.word(), random.word(), random.word()};
    for (std::size_t i = 0; i < 4; ++i) words[i] = (words[i] & ~mask[i]) | value[i];
    const auto decoded = lockstep::decode<Isa>(words);
    if (decoded.error == lockstep::DecodeError::none && decoded.instruction.form == form &&
        Isa::legal(decoded.instruction, wave_size))
      return decoded.instruction;
  }
  return std::nullopt;
}

}  // namespace robust
