// Engine against engine on random instructions.
#include <doctest/doctest.h>

#include <cstdlib>

#include "random_code.hpp"

namespace {

using namespace fast_test;

std::string text_of(const std::vector<std::uint32_t>& words) {
  const auto decoded = lockstep::decode<lockstep::cdna4::Isa>(words);
  if (decoded.error != lockstep::DecodeError::none) return "no instruction";
  return lockstep::disassemble(decoded.instruction);
}

constexpr std::uint32_t endpgm = 0xbf810000;

void compare_all(std::uint64_t rounds, std::uint64_t seed) {
  std::uint32_t failures = 0;
  for (std::uint64_t round = 0; round < rounds && failures < 40; ++round) {
    for (std::uint32_t form = 0; form < Isa::forms().size() && failures < 40; ++form) {
      Random random(seed + round * 10000 + form);
      const std::vector<std::uint32_t> words = random_instruction(random, form);
      std::vector<std::uint32_t> code = words;
      code.push_back(endpgm);
      const bool any_mode = random.one_in(4);
      const std::string wrong = compare(random, code, any_mode, 20);
      if (wrong.empty()) continue;
      ++failures;
      FAIL_CHECK(text_of(words), " (form ", form, ", round ", round, "): ", wrong);
    }
  }
}

}  // namespace

TEST_CASE("every form of every instruction with random operands: both engines leave the same state") {
  const char* rounds = std::getenv("LOCKSTEP_RANDOM_ROUNDS");
  const char* seed = std::getenv("LOCKSTEP_RANDOM_SEED");
  compare_all(rounds != nullptr ? std::strtoull(rounds, nullptr, 10) : 3,
              seed != nullptr ? std::strtoull(seed, nullptr, 10) : 1);
}

TEST_CASE("random sequences, cut off anywhere by the budget") {
  std::uint32_t failures = 0;
  for (std::uint64_t round = 0; round < 300 && failures < 10; ++round) {
    Random random(77000 + round);
    std::vector<std::uint32_t> code;
    for (int i = 0; i < 12; ++i) {
      for (const std::uint32_t word :
           random_instruction(random, random.below(static_cast<std::uint32_t>(Isa::forms().size()))))
        code.push_back(word);
    }
    code.push_back(endpgm);
    const std::string wrong = compare(random, code, random.one_in(4), random.below(14));
    if (wrong.empty()) continue;
    ++failures;
    FAIL_CHECK("round ", round, ": ", wrong);
  }
}
