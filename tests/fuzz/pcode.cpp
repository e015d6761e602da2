// Fuzzing: the pseudocode parser.
#include <cstddef>
#include <cstdint>
#include <string>

#include "pcode/parse.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto parsed =
      isagen::pcode::parse(isagen::pcode::plain_text(std::string(reinterpret_cast<const char*>(data), size)));
  (void)parsed;
  return 0;
}

/// ANTLR's runtime is compiled without the sanitizer and shares vectors with us.
extern "C" const char* __asan_default_options() { return "detect_container_overflow=0"; }
