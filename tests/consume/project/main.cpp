// The other translation unit: a launch on a device of the core or of the library, one that is refused with a reason,
// and what program.cpp found out. usage: consumer saxpy.hsaco
#include <cstdio>
#include <string>
#include <vector>

#include "lockstep.hpp"

std::string describe(std::uint32_t word);

/// Launches saxpy on any device. True: the numbers are right, and a kernel that is not there is refused.
template <class Device>
bool launches(Device& gpu, const char* saxpy) {
  std::vector<float> x(1000, 1.0f), y(1000, 2.0f);
  const auto code = gpu.load_file(saxpy);
  const auto result =
      gpu.launch(code.kernel("saxpy"), {.grid = {4}, .block = {256}}, 1000u, 3.0f, gpu.map(x), gpu.map(y));
  if (!result) std::puts(result.message().c_str());
  const auto refused = gpu.launch(gpu.load_file("no such file").kernel("none"), {.grid = {1}, .block = {64}});
  std::puts(refused.message().c_str());
  return result && !refused && !refused.message().empty() && y == std::vector<float>(1000, 5.0f);
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
#if defined(CONSUME_LIBRARY)
  const auto device = lockstep::Device::create("gfx950");
  if (!device || !launches(**device, arguments[1])) return 1;
#endif
  lockstep::cdna4::ReferenceDevice gpu;
  const std::string text = describe(0x80040302);
  std::puts(text.c_str());
  return launches(gpu, arguments[1]) && text == "s_add_u32 s4, s2, s3, writes SCC" ? 0 : 1;
}
