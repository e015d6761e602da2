// The digest of random programs by the core alone (LOCKSTEP_DIGEST_CORE): the lines that digest.cpp prints first.
#include <cstdio>
#include <string>
#include <vector>

#include "digester.hpp"

int main() {
  std::vector<std::string> lines;
  digest::encodings<digest::Isa::wave_sizes.front()>(digest::Engine::reference, false, lines);
  if constexpr (digest::Isa::wave_sizes.size() > 1)
    digest::encodings<digest::Isa::wave_sizes.back()>(digest::Engine::reference, false, lines);
  for (const std::string& line : lines) std::printf("%s\n", line.c_str());
  return 0;
}
