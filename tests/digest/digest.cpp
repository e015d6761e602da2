// A digest of what a fixed set of random programs and a few kernels leave behind in registers, LDS, scratch and memory,
// for the ISA whose header and namespace the build names. It must be the same with every engine, compiler and
// optimisation. And two more things that random programs are good for: the engines beside each other, and uses().
// ENGINE: reference or fast.
//   digest ENGINE CODE_OBJECTS            prints the digest: a line for each encoding and kernel
//   digest ENGINE CODE_OBJECTS EXPECTED   compares it with a file, prints the differing lines; exit code 1 if there are
//   any digest ENGINE CODE_OBJECTS --trace    a line for each program, to find which one differs
//   digest uses ENGINE                    what uses() tells against what the engine's results depend on
//   digest compare INSTRUCTIONS [SEED]    as many random instructions on both engines; exit code 1 if
//   any differs
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "digester.hpp"
#include "engines.hpp"
#include "machinery.hpp"
#include "used_registers.hpp"

namespace digest {
namespace {

/// The digest of a kernel's output, or why it did not run.
template <class... Arguments>
std::string kernel(const std::string& file, const char* name, LaunchOptions options, std::vector<float>& out,
                   const Arguments&... arguments) {
  TypedDevice<Isa> gpu;
  const Code code = gpu.load_file(file);
  if (!code) {
    std::fprintf(stderr, "%s\n", code.message().c_str());
    std::exit(2);
  }
  const auto mapped = gpu.map(out);
  const LaunchResult result = gpu.launch(code.kernel(name), options, arguments(gpu)..., mapped);
  if (!result) return result.message();
  Hash hash;
  hash.add(result.statistics.instructions);
  for (const float value : out) hash.add(std::bit_cast<std::uint32_t>(value));
  return hash.text();
}

std::vector<std::string> kernels(const std::string& folder, Engine engine) {
  std::vector<float> in(8000), out(8000);
  Random random(99);
  for (float& value : in) value = static_cast<float>(static_cast<std::int32_t>(random.word())) * 0x1p-28f;
  const auto input = [&](TypedDevice<Isa>& gpu) { return gpu.upload(in); };
  const auto number = [](auto value) { return [value](TypedDevice<Isa>&) { return value; }; };
  LaunchOptions options;
  options.engine = engine;
  std::vector<std::string> lines;
  options.grid = {32};
  options.block = {256};
  lines.push_back("saxpy " +
                  kernel(folder + "/saxpy.hsaco", "saxpy", options, out, number(8000u), number(2.5f), input));
  options.grid = {16};
  lines.push_back("reduce " + kernel(folder + "/reduce.hsaco", "reduce", options, out, number(8000u), input));
  options.block = {64};
  lines.push_back("softmax " + kernel(folder + "/softmax.hsaco", "softmax", options, out, number(500u), input));
  return lines;
}

/// The exit code of `digest compare` and `digest uses`, over all sizes of waves.
int for_each_size(auto&& run) {
  bool fine = run.template operator()<Isa::wave_sizes.front()>();
  if constexpr (Isa::wave_sizes.size() > 1) fine &= run.template operator()<Isa::wave_sizes.back()>();
  return fine ? 0 : 1;
}

int run(int argc, char** argv) {
  const FloatEnvironment environment;
  const std::string first = argv[1], second = argv[2];
  if (first == "compare") {
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 0) : 1;
    const std::uint64_t instructions = std::strtoull(argv[2], nullptr, 0);
    return for_each_size([&]<std::uint16_t size>() { return same_on_all_engines<size>(instructions, seed); });
  }
  const std::string& name_of_engine = first == "uses" ? second : first;
  const Engine engine = name_of_engine == "reference" ? Engine::reference : Engine::fast;
  if (first == "uses") return for_each_size([&]<std::uint16_t size>() { return UsedRegisters<size>().holds(engine); });
  const std::string last = argc > 3 ? argv[3] : "";
  std::vector<std::string> lines;
  encodings<Isa::wave_sizes.front()>(engine, last == "--trace", lines);
  if constexpr (Isa::wave_sizes.size() > 1) encodings<Isa::wave_sizes.back()>(engine, last == "--trace", lines);
  // The examples' code objects for gfx950 are the folder's own, those for other targets in a folder each.
  const std::string target(Isa::target), folder = second + (target == "gfx950" ? "" : "/" + target);
  for (std::string& line : kernels(folder, engine)) lines.push_back(std::move(line));

  if (last == "--trace") return 0;
  if (last.empty()) {
    for (const std::string& line : lines) std::printf("%s\n", line.c_str());
    return 0;
  }
  std::ifstream file(last);
  std::vector<std::string> expected;
  for (std::string line; std::getline(file, line);) expected.push_back(line);
  if (expected == lines) return 0;
  for (std::size_t i = 0; i < std::max(lines.size(), expected.size()); ++i) {
    const std::string want = i < expected.size() ? expected[i] : "(nothing)",
                      got = i < lines.size() ? lines[i] : "(nothing)";
    if (want != got) std::printf("expected %s\n     got %s\n", want.c_str(), got.c_str());
  }
  std::printf("If results were meant to change, write the new digest: scripts/digest.sh --update\n");
  return 1;
}

}  // namespace
}  // namespace digest

int main(int argc, char** argv) {
  if (argc >= 3 && argc <= 4) return digest::run(argc, argv);
  std::fprintf(stderr,
               "usage: %s reference|fast CODE_OBJECTS [EXPECTED|--trace]\n"
               "       %s uses reference|fast\n       %s compare INSTRUCTIONS [SEED]\n",
               argv[0], argv[0], argv[0]);
  return 2;
}
