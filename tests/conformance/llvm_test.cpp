// Every instruction in every encoding, typical and edge operands, and a short run of random words: text for text and
// validity for validity as llvm-mc disassembles them. exceptions_ISA.txt lists what differs and why.
#include <doctest/doctest.h>

#include "comparison.hpp"
#include "llvm_oracle.hpp"
#include "tested_isa.hpp"

using namespace lockstep::conformance;

namespace {

/// Of CDNA4: words too rare for the generators that an exception needs to show itself.
const std::vector<Words> rare_words{
    {{0xd3ac0000, 0x18020605, 0xd3ad0804, 0x04022108}, 4},  // v_mfma_scale_f32_16x16x128_f8f6f4 with s5 as scale
};

/// Each `step`-th of the words.
std::vector<Words> every(const std::vector<Words>& words, std::size_t step) {
  std::vector<Words> result;
  for (std::size_t i = 0; i < words.size(); i += step) result.push_back(words[i]);
  return result;
}

void check(const Comparison& comparison) {
  MESSAGE(summary(comparison));
  for (const std::string& line : comparison.lines) FAIL_CHECK(line);
  CHECK(comparison.both_text * 4 > comparison.words);  // the words are worth asking about
}

}  // namespace

TEST_CASE("LLVM agrees on every instruction, text for text and validity for validity") {
  REQUIRE_MESSAGE(have_llvm_mc(), "needs " << llvm_mc_program());
  std::vector<Exception> exceptions = read_exceptions(LOCKSTEP_EXCEPTIONS);
  for (const std::uint32_t wave_size : lockstep::tested::Isa::wave_sizes) {
    CAPTURE(wave_size);
    Comparison typical, edges, random;
    compare(typical_words(6, 1), exceptions, typical, wave_size);
    check(typical);
    // Where LLVM's assembler is asked, too, a part of the edges: llvm_fuzz_ISA has all of them.
    const bool sample = lockstep::tested::Isa::true16;
    if (!sample || wave_size == lockstep::tested::Isa::wave_sizes[0])
      compare(every(edge_words(2), sample ? 8 : 1), exceptions, edges, wave_size);
    if (lockstep::tested::Isa::target == "gfx950") compare(rare_words, exceptions, edges, wave_size);
    if (edges.words != 0) check(edges);
    for (const std::string& family : families())
      compare(random_words(family, sample ? 1000 : 4000, 3), exceptions, random, wave_size);
    check(random);
  }
  for (const Exception& exception : exceptions) {
    if (lockstep::tested::Isa::true16)  // a part of the edges may not show each; llvm_fuzz_ISA counts them
      WARN_MESSAGE(exception.uses > 0, "explains nothing here: " << exception.pattern);
    else
      CHECK_MESSAGE(exception.uses > 0, "explains nothing: " << exception.pattern);
  }
}

TEST_CASE("words that LLVM dies of are illegal here") {
  if (lockstep::tested::Isa::true16) return;  // no SDWA; exceptions_ISA.txt lists what it dies of
  Words words{{0x020802f9, 0x06060702}, 2};   // v_add_f32_sdwa with dst_sel 7
  REQUIRE(crashes_llvm(words));
  CHECK(!our_text(words, lockstep::tested::Isa::wave_sizes[0]));
}
