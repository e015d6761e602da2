// Fuzzing: code objects and offload bundles, loaded into a device's memory as lockstep run does.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/kernarg.hpp"
#include "lockstep/launch/load_code.hpp"
#include "lockstep/launch/loaded_code.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::DeviceMemory memory;
  const lockstep::Code code = lockstep::load_code(memory, "gfx950", {data, size}, "input");
  if (!code) {
    if (code.message().empty()) std::abort();
    return 0;
  }
  for (const lockstep::KernelInfo& kernel : code.loaded().object.kernels()) {
    const std::vector<std::uint8_t> bytes(kernel.metadata.explicit_bytes());
    (void)lockstep::take_kernarg(kernel, bytes);
  }
  lockstep::unload_code(memory, code.loaded());
  return 0;
}
