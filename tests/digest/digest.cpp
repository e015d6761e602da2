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

#include "engines.hpp"
#include "machinery.hpp"
#include "used_registers.hpp"

namespace digest {
namespace {

constexpr std::uint32_t variants = 4;         // of each form
constexpr std::uint32_t program_length = 24;  // instructions

class Hash {
 public:
  void add(std::uint64_t value) {
    state_ = (state_ ^ value) * 0x9e3779b97f4a7c15u;
    state_ ^= state_ >> 29;
  }
  void add_bytes(const std::uint8_t* bytes, std::size_t count) {
    for (std::size_t i = 0; i + 4 <= count; i += 4) add(load_little_endian<std::uint32_t>(bytes + i));
  }
  std::uint64_t value() const { return state_; }
  std::string text() const {
    char text[20];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(state_));
    return text;
  }

 private:
  std::uint64_t state_ = 0x6c6f636b73746570u;
};

/// MODE: the register's bits, and OMOD's rule as bit 10. Whose arithmetic is in force shows in results.
template <class W>
std::uint64_t mode_of(const W& wave) {
  return (wave.mode.bits() & ~Mode::hidden_bits) | (wave.mode.omod_always() ? 1u << 10 : 0u);
}

/// Runs programs and digests what they leave behind.
template <std::uint16_t wave_size>
class Digester {
 public:
  /// An instruction at a time, and then as a whole.
  std::uint64_t run(const std::vector<Instruction>& program, std::uint64_t seed, Engine engine) {
    machinery_.place(program);
    auto& wave = machinery_.wave();
    Hash hash;
    machinery_.start(seed);
    for (const std::uint64_t pc : machinery_.starts()) {
      wave.pc = pc;
      (void)execute(1, engine, hash);
    }
    add_state(hash);
    machinery_.start(seed + 1);
    const std::uint64_t begin = machinery_.starts().front();
    wave.pc = begin;
    for (int round = 0; round < 64 && wave.pc >= begin && wave.pc < machinery_.end(); ++round) {
      const WaveRun run = execute(40, engine, hash);
      if (run.reason == StopReason::fault) wave.pc = run.fault.pc + 4u * std::max<unsigned>(1, run.fault.dwords);
    }
    add_state(hash);
    return hash.value();
  }

 private:
  WaveRun execute(std::uint64_t instructions, Engine engine, Hash& hash) {
    const WaveRun run = machinery_.execute(instructions, engine);
    const auto& wave = machinery_.wave();
    for (const std::uint64_t value :
         {std::uint64_t(run.reason), run.executed, std::uint64_t(run.fault.kind),
          static_cast<std::uint64_t>(run.fault.lane), run.fault.address, std::uint64_t{run.fault.size}, wave.pc,
          std::uint64_t{wave.scc}, mode_of(wave), wave.exec(), wave.vcc(), wave.instructions})
      hash.add(value);
    return run;
  }

  void add_state(Hash& hash) const {
    const auto& wave = machinery_.wave();
    for (const auto& row : std::span(wave.v).first(Isa::max_vgprs))
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) hash.add(row[lane]);
    for (const std::uint32_t value : wave.s) hash.add(value);
    const std::vector<std::uint8_t> data = machinery_.data();
    for (const std::vector<std::uint8_t>* bytes : {&machinery_.lds(), &machinery_.scratch(), &data})
      hash.add_bytes(bytes->data(), bytes->size());
  }

  Machinery<wave_size> machinery_;
};

/// The programs of one encoding: every form `variants` times, shuffled.
std::vector<std::vector<Instruction>> programs_of(std::size_t encoding, std::uint32_t wave_size) {
  Random random(0x1000 + encoding);
  std::vector<Instruction> all;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    if (Isa::form(form).encoding != encoding) continue;
    for (std::uint32_t i = 0; i < variants; ++i) {
      auto instruction = robust::random_instruction<Isa>(random, form, wave_size);
      if (!instruction) continue;
      steer(*instruction, random);
      all.push_back(*instruction);
    }
  }
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.below(static_cast<std::uint32_t>(i))]);
  std::vector<std::vector<Instruction>> programs;
  for (std::size_t i = 0; i < all.size(); i += program_length)
    programs.emplace_back(
        all.begin() + static_cast<std::ptrdiff_t>(i),
        all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(i + program_length, all.size())));
  return programs;
}

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

/// Lines for the encodings in waves of this size.
template <std::uint16_t wave_size>
void encodings(Engine engine, bool trace, std::vector<std::string>& lines) {
  // What is the only size of an ISA goes without saying.
  const std::string prefix = Isa::wave_sizes.size() == 1 ? "" : "w" + std::to_string(wave_size) + "/";
  Digester<wave_size> digester;
  for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) {
    const std::string name =
        prefix + std::string(Isa::encoding_info(static_cast<typename Isa::Encoding>(encoding)).name);
    Hash hash;
    std::uint64_t seed = 0x10000 * (encoding + 1);
    std::size_t instructions = 0;
    for (const auto& program : programs_of(encoding, wave_size)) {
      const std::uint64_t one = digester.run(program, seed, engine);
      if (trace)
        std::printf("%s %llu %016llx\n", name.c_str(), static_cast<unsigned long long>(seed),
                    static_cast<unsigned long long>(one));
      seed += 2;
      instructions += program.size();
      hash.add(one);
    }
    if (instructions != 0) lines.push_back(name + " " + std::to_string(instructions) + " " + hash.text());
  }
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
