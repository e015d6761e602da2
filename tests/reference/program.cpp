// The script on a ReferenceDevice of RDNA4: one program, compiled for the host and for WebAssembly.
// usage: program FOLDER_OF_CODE_OBJECTS
#include <cstdio>
#include <lockstep/rdna4_reference.hpp>

#include "script.hpp"

int main(int count, char** arguments) {
  if (count != 2) return 2;
  lockstep::rdna4::ReferenceDevice gpu;
  const std::string text = run_script(
      gpu.memory(), arguments[1], false,
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return gpu.load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> LaunchText {
        const auto result = gpu.launch_arguments(kernel, shape, list);
        return {result ? std::to_string(result.instructions) + " instructions" : result.message()};
      });
  std::fputs(text.c_str(), stdout);
  return 0;
}
