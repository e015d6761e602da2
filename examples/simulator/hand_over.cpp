// A launch runs fast to a place of interest, goes on in embedded waves under this program's control, and runs fast to
// its end. Here the program counts the cache lines that the detailed part touches.
// usage: hand_over [reduce.hsaco]
#include <cstdio>
#include <lockstep/cdna4_embed.hpp>
#include <lockstep/device.hpp>
#include <lockstep/device/hand_over.hpp>
#include <lockstep/launch/device_memory.hpp>
#include <set>
#include <vector>

using lockstep::cdna4::Isa;
namespace embed = lockstep::embed;

int main(int argc, char** argv) {
  constexpr std::uint32_t n = 10'000, groups = (n + 511) / 512;
  auto device = lockstep::Device::create("gfx950");
  if (!device) return std::puts(device.message().c_str()), 1;
  lockstep::Device& gpu = **device;
  const auto code = gpu.load_file(argc > 1 ? argv[1] : "examples/code_objects/reduce.hsaco");
  const auto in = gpu.upload(std::vector<float>(n, 1.0f));
  const auto out = gpu.allocate<float>(groups);
  auto begun = gpu.begin(code.kernel("reduce"), {.grid = {groups}, .block = {256}}, n, in, out);
  if (!begun) return std::puts(begun.message().c_str()), 1;
  lockstep::SteppedLaunch& launch = **begun;

  launch.run({.cluster = 10});                            // fast: the first 10 workgroups
  launch.run({.instructions = launch.executed() + 100});  // and a part of the next one
  auto cluster = lockstep::take_over<Isa>(launch);
  if (!cluster) return std::puts(cluster.message().c_str()), 1;

  lockstep::MemoryView memory = launch.memory();
  embed::DecodedCode<Isa> decoded;
  std::set<std::uint64_t> lines;
  std::uint64_t detailed = 0;
  embed::Workgroup<Isa>& group = (*cluster)[0];
  while (!group.done())
    for (std::size_t i = 0; i < group.waves(); ++i) {
      auto& wave = group[i];
      if (wave.ended() || !wave.try_resume()) continue;
      const auto next = wave.fetch(decoded, memory);
      if (!next) return std::puts("no instruction"), 1;
      const embed::Issued issued = wave.issue(*next);
      if (issued.event == embed::Event::fault) return std::puts(issued.fault.detail.data()), 1;
      ++detailed;
      if (issued.access == 0) continue;
      auto& access = *wave.find(issued.access);
      for (const std::uint64_t line : access.blocks(128)) lines.insert(line);
      if (wave.perform(access, memory)) return std::puts("no such address"), 1;
      wave.complete(access.id);
    }

  if (const auto back = lockstep::give_back(launch, *cluster); !back) return std::puts(back.message().c_str()), 1;
  launch.run({});
  const lockstep::LaunchResult result = launch.result();
  if (!result) return std::puts(result.message().c_str()), 1;
  std::vector<float> sums(groups);
  if (!gpu.download(out, sums)) return 1;
  std::printf("%llu of %llu instructions in detail, %zu lines of 128 bytes; sums %g and %g\n",
              static_cast<unsigned long long>(detailed),
              static_cast<unsigned long long>(result.statistics.instructions), lines.size(), sums[10],
              sums[groups - 1]);
  return sums[10] == 512 && sums[groups - 1] == n % 512 ? 0 : 1;
}
