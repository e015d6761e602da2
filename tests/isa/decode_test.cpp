// What holds of the decoder of every ISA, whatever its words: LOCKSTEP_TESTED_ISA names it.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <random>

#include LOCKSTEP_TESTED_TRAITS

using namespace lockstep;
using Isa = lockstep::LOCKSTEP_TESTED_ISA::Isa;

TEST_CASE("every form is found again by its own opcode field") {
  std::size_t index = 0;
  for (const FormInfo& form : Isa::forms()) {
    CHECK(decode_tables(Isa{}).find(form.encoding, form.number) == index);
    ++index;
  }
  CHECK(index > 2000);
}

TEST_CASE("words that come one by one never give another answer than all of them") {
  std::mt19937 random(17);
  std::size_t decided = 0, waiting = 0, valid = 0;
  for (int i = 0; i < 300000; ++i) {
    std::array<std::uint32_t, 4> words{};
    for (std::uint32_t& word : words) word = static_cast<std::uint32_t>(random());
    if (i % 3 != 0) {  // words of an encoding: the bits that tell it apart
      const auto matches = Isa::encoding_matches();
      const EncodingMatch& match = matches[random() % matches.size()];
      for (std::size_t k = 0; k < words.size(); ++k) words[k] = (words[k] & ~match.mask[k]) | match.value[k];
    }
    const Decoded<Isa> all = decode<Isa>(words);
    REQUIRE(all.error != DecodeError::truncated);
    valid += all.error == DecodeError::none;
    for (std::size_t count = 0; count < 4; ++count) {
      const Decoded<Isa> some = decode<Isa>({words.data(), count});
      if (some.error == DecodeError::truncated) {
        ++waiting;
        continue;
      }
      ++decided;
      REQUIRE(some.error == all.error);
      if (some.error != DecodeError::none) continue;
      REQUIRE(some.instruction.form == all.instruction.form);
      REQUIRE(some.instruction.dwords == all.instruction.dwords);
    }
  }
  CHECK(decided > 100000);
  CHECK(waiting > 100000);
  CHECK(valid > 30000);
}

TEST_CASE("the words past an instruction's end do not reach it") {
  const std::array<std::uint32_t, 4> words{0xb0000001, 0x12345678, 0x9abcdef0, 0x13579bdf};  // s_movk_i32 s0, 1
  const Decoded<Isa> decoded = decode<Isa>(words);
  REQUIRE(decoded.error == DecodeError::none);
  REQUIRE(decoded.instruction.dwords == 1);
  CHECK(decoded.instruction.words == std::array<std::uint32_t, 4>{0xb0000001, 0, 0, 0});
}

// vendor-xml/ignored_fields.xml. Whatever stands in such bits, the words are the same instruction.
TEST_CASE("bits that hardware does not look at make no difference, the other fixed bits do") {
  std::size_t ignored = 0, required = 0;
  for (const FormInfo& form : Isa::forms()) {
    const ReservedBits& reserved = Isa::reserved(form);
    const EncodingInfo& info = Isa::encoding_info(static_cast<Isa::Encoding>(form.encoding));
    if (info.half == Half::y) continue;  // its words need a first half
    for (const EncodingMatch& match : Isa::encoding_matches()) {
      if (match.encoding != form.encoding) continue;
      std::array<std::uint32_t, 4> words = match.value;
      for (std::size_t i = 0; i < words.size(); ++i) words[i] |= reserved.value[i];
      std::uint32_t number = form.number;
      for (const BitRange& range : Isa::layout(static_cast<Isa::Encoding>(form.encoding), Field::op).ranges) {
        if (range.width == 0) break;
        words[range.offset / 32] |= (number & ((1u << range.width) - 1)) << range.offset % 32;
        number >>= range.width;
      }
      const Decoded<Isa> canonical = decode<Isa>(words).at_end();
      if (canonical.error != DecodeError::none || &Isa::form(canonical.instruction.form) != &form) continue;
      for (unsigned bit = 0; bit < 32u * info.dwords; ++bit) {
        const std::uint32_t one = 1u << bit % 32;
        if ((reserved.mask[bit / 32] & one) == 0) continue;
        std::array<std::uint32_t, 4> changed = words;
        changed[bit / 32] ^= one;
        const Decoded<Isa> other = decode<Isa>(changed).at_end();
        CAPTURE(canonical.instruction.info().mnemonic);
        CAPTURE(bit);
        const bool same = other.error == DecodeError::none && other.instruction.form == canonical.instruction.form;
        const bool free = (reserved.ignored[bit / 32] & one) != 0;
        CHECK(same == free);
        ++(free ? ignored : required);
      }
    }
  }
  const std::string_view target = Isa::target;
  const bool none_is_said = target == "gfx900" || target == "gfx906" || target == "gfx908";  // ignored_fields.xml
  CHECK((none_is_said ? ignored == 0 : ignored > 1000));
  CHECK(required > 1000);
}
