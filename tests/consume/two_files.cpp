// A program on the library as two files. usage: two_files FOLDER_OF_CODE_OBJECTS two|all
// two: the library has CDNA4 and RDNA3 alone. all: it has every ISA.
#include <cstdio>
#include <string>
#include <vector>

#include "lockstep.hpp"

namespace {

/// y = 3 x + y on a target, by both engines. True: the numbers are right, and both engines counted the same.
bool launches(const char* target, const std::string& code_object) {
  auto device = lockstep::Device::create(target);
  if (!device) {
    std::puts(device.message().c_str());
    return false;
  }
  lockstep::Device& gpu = **device;
  const auto code = gpu.load_file(code_object);
  std::uint64_t instructions[2] = {};
  for (const lockstep::Engine engine : {lockstep::Engine::fast, lockstep::Engine::reference}) {
    std::vector<float> x(1000), y(1000);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i), y[i] = 2.0f;
    const auto result = gpu.launch(code.kernel("saxpy"), {.grid = {4}, .block = {256}, .engine = engine}, 1000u, 3.0f,
                                   gpu.map(x), gpu.map(y));
    if (!result) {
      std::puts(result.message().c_str());
      return false;
    }
    for (std::size_t i = 0; i < y.size(); ++i)
      if (y[i] != 3.0f * static_cast<float>(i) + 2.0f) return false;
    instructions[engine == lockstep::Engine::fast ? 0 : 1] = result.statistics.instructions;
  }
  std::printf("%s: %llu instructions\n", target, static_cast<unsigned long long>(instructions[0]));
  return instructions[0] > 100 && instructions[0] == instructions[1];
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  const std::string folder = arguments[1], isas = arguments[2];
  bool right = launches("gfx950", folder + "/saxpy.hsaco");
  std::vector<const char*> targets = {"gfx1100"};
  if (isas == "all") {
    targets = {"gfx942", "gfx1100", "gfx1151", "gfx1201", "gfx1250"};
    for (const auto target : lockstep::Device::targets()) {
      const auto device = lockstep::Device::create(target);
      if (!device) std::puts(device.message().c_str());
      right = right && device;
    }
  } else {
    const auto absent = lockstep::Device::create("gfx1201");  // an ISA that was left out
    if (!absent) std::puts(absent.message().c_str());
    right = right && !absent;
  }
  for (const char* target : targets) right = launches(target, folder + "/" + target + "/saxpy.hsaco") && right;
  return right ? 0 : 1;
}
