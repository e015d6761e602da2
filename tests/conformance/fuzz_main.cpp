// llvm_fuzz_ISA [COUNT [SEED [FAMILY...]]]: every field at its edges ("EDGES", a family of its own), then COUNT random
// words of each instruction format, shared out among the sizes of waves, disassembled here and by llvm-mc. Prints a
// line a family, the differences that exceptions_ISA.txt does not explain, and how often each exception was of use;
// exit status 1 if a difference is unexplained.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "comparison.hpp"
#include "tested_isa.hpp"

int main(int argc, char** argv) {
  using namespace lockstep::conformance;
  try {
    const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    std::vector<std::string> names = families();
    if (argc > 3) names.assign(argv + 3, argv + argc);
    std::vector<Exception> exceptions = read_exceptions(LOCKSTEP_EXCEPTIONS);
    bool failed = false;
    if (argc <= 3) names.insert(names.begin(), "EDGES");
    for (const std::string& name : names) {
      Comparison comparison;
      if (name == "EDGES") {
        for (const std::uint32_t wave_size : lockstep::tested::Isa::wave_sizes)
          compare(edge_words(seed), exceptions, comparison, wave_size);
      } else {
        constexpr std::size_t step = 200000;
        const auto& sizes = lockstep::tested::Isa::wave_sizes;
        std::size_t done = 0;
        for (std::size_t i = 0; i < sizes.size(); ++i)
          for (const std::size_t end = count * (i + 1) / sizes.size(); done < end;) {
            const std::size_t words = std::min(end - done, step);
            compare(random_words(name, words, seed + done), exceptions, comparison, sizes[i]);
            done += words;
          }
      }
      std::printf("%-16s %s\n", name.c_str(), summary(comparison).c_str());
      for (const std::string& line : comparison.lines) std::printf("  %s\n", line.c_str());
      std::fflush(stdout);
      failed = failed || comparison.unexplained != 0;
    }
    std::printf("uses, first example and pattern of every exception:\n");
    for (const Exception& exception : exceptions)
      std::printf("%9zu  %-35s  %s\n", exception.uses, to_string(exception.example).c_str(), exception.pattern.c_str());
    return failed ? 1 : 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "llvm_fuzz: %s\n", error.what());
    return 2;
  }
}
