// The other translation unit: a device, a launch that is refused with a reason, and what program.cpp found out.
#include <cstdio>
#include <string>

#include "lockstep.hpp"

std::string describe(std::uint32_t word);

int main() {
  lockstep::cdna4::Device gpu;
  const auto code = gpu.load_file("no such file");
  const auto result = gpu.launch(code.kernel("none"), {.grid = {1}, .block = {64}});
  const std::string text = describe(0x80040302);
  std::printf("%s\n%s\n", result.message().c_str(), text.c_str());
  return !result && !result.message().empty() && text == "s_add_u32 s4, s2, s3, writes SCC" ? 0 : 1;
}
