// uses_llvm_ISA [ROUNDS [COUNT [MOST]]]: registers by uses() beside LLVM's, in each size of waves; the words of
// compare_uses (uses_comparison.hpp). Prints a table of classes; exit status 1 if a difference has none. A whole run
// (without arguments) also fails where it compares fewer than 15,000 words, or no word of a supported instruction, and
// where a pattern explains nothing.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "uses_comparison.hpp"

int main(int argc, char** argv) {
  using namespace lockstep::conformance;
  try {
    const auto number = [&](int i, std::size_t otherwise) {
      return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
    };
    const bool whole = argc == 1;
    bool failed = false;
    std::map<std::pair<int, std::string>, std::size_t> pattern_uses;
    std::set<std::string_view> instructions;
    for (const std::uint32_t wave_size : lockstep::tested::Isa::wave_sizes) {
      std::vector<UsesClass> classes = read_uses_classes(LOCKSTEP_USES_CLASSES);
      const UsesComparison total = compare_uses(classes, wave_size, number(1, 4), number(2, 6000), number(3, 24));
      std::printf(
          "waves of %u: %zu LLVM opcodes, %zu words compared, %zu equal, %zu unknown; not compared: %zu not LLVM's, "
          "%zu unsupported\n",
          wave_size, total.opcodes.size(), total.compared, total.equal, total.unknown, total.unknown_to_llvm,
          total.unsupported);
      for (const UsesClass& known : classes)
        if (known.words != 0) std::printf("  %7zu  %-10s  %s\n", known.words, known.fault.c_str(), known.name.c_str());
      for (const auto& [kind, found] : total.unknown_kinds)
        std::printf("  unknown, %zu times: %s; %s\n", found.first, kind.c_str(), found.second.c_str());
      if (total.unknown != 0) failed = true;
      if (whole && total.compared < 15000) {
        std::printf("  fewer than 15,000 words\n");
        failed = true;
      }
      for (const UsesClass& known : classes)
        for (const UsesPattern& pattern : known.patterns) pattern_uses[{pattern.line, pattern.text}] += pattern.uses;
      instructions.insert(total.instructions.begin(), total.instructions.end());
      std::fflush(stdout);
    }
    if (!whole) return failed ? 1 : 0;
    for (const auto& [pattern, uses] : pattern_uses) {
      if (uses != 0) continue;
      std::printf("stale, explains nothing: line %d: %s\n", pattern.first, pattern.second.c_str());
      failed = true;
    }
    std::string missing;
    std::size_t count = 0;
    for (std::size_t opcode = 0; opcode < lockstep::tested::Isa::opcode_count; ++opcode) {
      const auto& info = lockstep::tested::Isa::info(static_cast<lockstep::tested::Opcode>(opcode));
      if (info.status == lockstep::Status::unsupported || instructions.count(info.name) != 0) continue;
      missing += " " + std::string(info.name);
      ++count;
    }
    if (count != 0) {
      std::printf("%zu instructions were never compared:%s\n", count, missing.c_str());
      failed = true;
    }
    return failed ? 1 : 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "uses_llvm: %s\n", error.what());
    return 2;
  }
}
