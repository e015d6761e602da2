// The script on a ReferenceDevice of RDNA4: one program, compiled for the host and for WebAssembly.
// usage: program FOLDER_OF_CODE_OBJECTS
#include <cstdio>
#include <lockstep/rdna4.hpp>

#include "script.hpp"

int main(int count, char** arguments) {
  if (count != 2) return 2;
  lockstep::rdna4::ReferenceDevice gpu;
  const std::vector<Launched> launches = run_script(
      gpu.memory(), {arguments[1]},
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return gpu.load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> std::string {
        const auto result = gpu.launch_arguments(kernel, shape, list);
        return result ? std::to_string(result.instructions) + " instructions" : result.message();
      });
  for (const Launched& each : launches) {
    std::printf("%s %s: %s\n", each.code_object.c_str(), each.kernel.c_str(), each.text.c_str());
    for (std::size_t i = 0; i < each.digests.size(); ++i)
      std::printf("  %s %s\n", lockstep::hex(each.addresses[i]).c_str(), lockstep::hex(each.digests[i]).c_str());
  }
  return 0;
}
