// Every instruction in every encoding, typical and edge operands, and a short run of random words: text for text and
// validity for validity as llvm-mc disassembles them. exceptions_ISA.txt lists what differs and why.
#include <doctest/doctest.h>

#include "comparison.hpp"
#include "llvm_oracle.hpp"
#include "tested_isa.hpp"

using namespace lockstep::conformance;

namespace {

/// Words too rare for the generators that were judged wrong once.
struct RareWords {
  std::string_view target;
  Words words;
};
const RareWords rare[] = {
    // V_DIV_FMAS beside two scalar sources: VCC, named and not, is one value as a pair, and another one as VCC_LO.
    {"gfx1151", {{0xd638759c, 0x9fccd462}, 2}},  // v_div_fmas_f64 v[156:157], |s[98:99]|, vcc, -|v[243:244]| div:2
    {"gfx1151", {{0xd6370002, 0x0420d404}, 2}},  // v_div_fmas_f32 v2, s4, vcc_lo, v8
    // v_dual_fma_f32 v41, -v125, -v211, -v58 :: v_dual_bitop2_b32 v187, s99, v172 bitop3:0x40
    {"gfx1250", {{0xcf4d297d, 0x3ad30e63, 0xbb40ac29}, 3}},
    {"gfx1250", {{0xd0710001, 0x7c000000, 0x7c7c2824}, 3}},  // tensor_load_to_lds s[36:39], s[40:47]
};
std::vector<Words> judged_wrong_once() {
  std::vector<Words> words;
  for (const RareWords& entry : rare)
    if (entry.target == lockstep::tested::Isa::target) words.push_back(entry.words);
  return words;
}

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
    if (edges.words != 0) check(edges);
    Comparison single;
    compare(judged_wrong_once(), exceptions, single, wave_size);
    compare(rare_words(exceptions), exceptions, single, wave_size);
    for (const std::string& line : single.lines) FAIL_CHECK(line);
    for (const std::string& family : families())
      compare(random_words(family, sample ? 1000 : 4000, 3), exceptions, random, wave_size);
    check(random);
  }
  for (const Exception& exception : exceptions)
    CHECK_MESSAGE(exception.uses > 0, "explains nothing: " << exception.pattern);
}

TEST_CASE("words that LLVM dies of are illegal here") {
  if (lockstep::tested::Isa::true16) return;  // no SDWA; exceptions_ISA.txt lists what it dies of
  Words words{{0x020802f9, 0x06060702}, 2};   // v_add_f32_sdwa with dst_sel 7
  REQUIRE(crashes_llvm(words));
  CHECK(!our_text(words, lockstep::tested::Isa::wave_sizes[0]));
}
