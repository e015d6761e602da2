// assemble_llvm_ISA WORDS SEED: words of every form and random ones as text and back, beside llvm-mc; for long runs.
#include <cstdio>
#include <cstdlib>

#include "lockstep/disasm/disassemble.hpp"
#include "round_trip.hpp"
#include "tested_isa.hpp"

int main(int argc, char** argv) {
  using namespace lockstep::conformance;
  using lockstep::tested::Isa;
  const auto number = [&](int i, unsigned long otherwise) {
    return argc > i ? std::strtoul(argv[i], nullptr, 10) : otherwise;
  };
  const unsigned long count = number(1, 1000), seed = number(2, 1);
  assemble_test::Outcome total;
  for (const std::uint32_t wave_size : Isa::wave_sizes) {
    add(total, assemble_test::compare(typical_words(static_cast<unsigned>(count / 100 + 2), seed), wave_size));
    for (const std::string& family : families())
      add(total, assemble_test::compare(random_words(family, count, seed + 1), wave_size));
  }
  add(total, assemble_test::compare(edge_words(seed), Isa::wave_sizes[0]));
  std::printf(
      "%zu instructions of %zu forms: %zu the same, %zu as llvm-mc, %zu lost by llvm-mc, %zu taken here alone, %zu "
      "refused by both, %zu with two literals, %zu known, %zu differ\n",
      total.instructions, total.forms.size(), total.same, total.like_llvm, total.lost_by_llvm, total.taken_here_alone,
      total.refused_by_both, total.two_literals, total.known, total.differences.size());
  for (const std::string& difference : total.differences) std::printf("%s\n", difference.c_str());
  for (const std::uint16_t form : total.forms)
    if (total.taken.count(form) == 0)
      std::printf("no text of this form is taken: %s\n",
                  std::string(lockstep::Assembly<Isa>::form(form).mnemonic).c_str());
  return total.differences.empty() ? 0 : 1;
}
