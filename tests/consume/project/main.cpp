// The other translation unit: a device, a launch that is refused with a reason, and what program.cpp found out.
#include <cstdio>
#include <string>

#ifdef CONSUME_WHOLE
#define LOCKSTEP_FAST_IMPLEMENTATION
#endif
#include "lockstep.hpp"

#if defined(CONSUME_WHOLE) || defined(CONSUME_LINKED) || defined(CONSUME_LIBRARY)
constexpr bool whole_engine = true;
#else
constexpr bool whole_engine = false;
#endif

std::string describe(std::uint32_t word);

int main() {
  lockstep::cdna4::Device gpu;
  const auto code = gpu.load_file("no such file");
  const auto result = gpu.launch(code.kernel("none"), {.grid = {1}, .block = {64}});
  const std::string text = describe(0x80040302);
  std::printf("%s\n%s\n", result.message().c_str(), text.c_str());
  if (gpu.has_whole_engine() != whole_engine) return std::puts("not the fast engine that was asked for"), 1;
  return !result && !result.message().empty() && text == "s_add_u32 s4, s2, s3, writes SCC" ? 0 : 1;
}
