// The trace-driven way: lockstep runs ahead, the simulator looks at what was executed. Here a cache, and nothing else.
// usage: trace_driven [saxpy.hsaco]
#include <cstdio>
#include <lockstep/device.hpp>
#include <lockstep/device/instruction_stream.hpp>
#include <set>
#include <thread>
#include <vector>

int main(int argc, char** argv) {
  constexpr std::uint32_t n = 10'000;
  std::vector<float> x(n, 1.0f), y(n, 2.0f);
  auto device = lockstep::Device::create("gfx950");
  if (!device) return std::puts(device.message().c_str()), 1;
  lockstep::Device& gpu = **device;
  const auto code = gpu.load_file(argc > 1 ? argv[1] : "examples/code_objects/saxpy.hsaco");
  const auto x_there = gpu.upload(x), y_there = gpu.upload(y);

  lockstep::InstructionStream stream;  // bounded: the launch never gets far ahead
  lockstep::LaunchResult result;
  std::thread launch([&] {
    result = gpu.launch(code.kernel("saxpy"), {.grid = {(n + 255) / 256}, .block = {256}, .stream = &stream}, n, 3.0f,
                        x_there, y_there);
    stream.close();
  });

  std::uint64_t instructions = 0, accesses = 0, misses = 0;
  std::set<std::uint64_t> lines;  // a cache that holds everything
  for (lockstep::StreamedInstruction i; stream.next(i);) {
    instructions += i.continued ? 0 : 1;
    if (i.space != lockstep::AddressSpace::global) continue;
    for (const std::uint64_t address : i.addresses) {
      ++accesses;
      misses += lines.insert(address / 128).second;
    }
  }
  launch.join();
  if (!result) {
    std::puts(result.message().c_str());
    return 1;
  }
  std::printf("%llu instructions, %llu accesses, %llu lines of 128 bytes\n",
              static_cast<unsigned long long>(instructions), static_cast<unsigned long long>(accesses),
              static_cast<unsigned long long>(misses));
  return instructions == result.statistics.instructions && misses >= 2 * 4 * n / 128 ? 0 : 1;
}
