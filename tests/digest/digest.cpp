// A digest of what a fixed set of random programs and a few kernels leave behind in registers, LDS, scratch and memory,
// for the ISA whose header and namespace the build names. It must be the same with every engine, compiler and
// optimisation. ENGINE: reference, fast, or small: the fast one with its small set of kernels.
//   digest ENGINE CODE_OBJECTS            prints it: a line for each encoding and kernel
//   digest ENGINE CODE_OBJECTS EXPECTED   compares it with a file, prints the differing lines; exit code 1 if there are
//   any digest ENGINE CODE_OBJECTS --trace    a line for each program, to find which one differs
#include <array>
#include <bit>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "../robust/random_instruction.hpp"
#include LOCKSTEP_DIGEST_HEADER

namespace {

using namespace lockstep;
using Isa = LOCKSTEP_DIGEST_ISA::Isa;
using Instruction = lockstep::Instruction<Isa>;
using robust::Random;

constexpr std::uint32_t variants = 4;         // of each form
constexpr std::uint32_t program_length = 24;  // instructions
constexpr std::uint32_t code_bytes = 4096, data_bytes = 1 << 16, lds_bytes = 4096, scratch_bytes = 256;

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

/// Values that find mistakes: edges of number formats, small integers, anything.
std::uint32_t interesting(Random& random) {
  constexpr std::array<std::uint32_t, 16> edges = {
      0u,          0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00000u, 0x7f800001u, 0x00000001u, 0x807fffffu,
      0x00800000u, 0x7f7fffffu, 0x3f800000u, 0xbf800000u, 0x7c003c00u, 0x04007e01u, 0x80010200u, 0xffffffffu};
  switch (random.below(8)) {
    case 0: return edges[random.below(16)];
    case 1: return random.below(128);
    case 2: return 0u - random.below(128);
    case 3: return 0x3f000000u + (random.word() >> 7);  // a float around 1
    case 4: return (random.word() & 0x83ff83ffu) | 0x3c003800u;
    default: return random.word();
  }
}

/// Words 1, 2 and 3 of the descriptor of a buffer at `address`, of half of the data, as the family has them.
std::array<std::uint32_t, 3> descriptor(std::uint64_t address, Random& random) {
  const std::uint32_t high = static_cast<std::uint32_t>(address >> 32), strided = random.below(2),
                      bytes = data_bytes / 2;
  switch (Isa::memory.buffer) {
    case BufferFamily::gfx9: return {high | strided << 20, bytes, 0x00027000u | random.below(0x1000)};
    case BufferFamily::gfx11:
    case BufferFamily::gfx12: {  // a format with 32 bits for each of 1, 2 or 4 channels; any of the range checks
      constexpr std::array<std::uint32_t, 4> formats = {20, 22, 50, 63};
      return {high | strided << 20, bytes,
              random.below(0x1000) | formats[random.below(4)] << 12 | random.below(4) << 28};
    }
    case BufferFamily::gfx1250: return {high, bytes / 128, strided << 16 | random.below(2) << 29};
  }
  return {};
}

template <std::uint16_t wave_size>
class Machinery {
  using State = fast::SizedWave<Isa, wave_size>;

 public:
  Machinery() {
    code_ = memory_.reserve_image(code_bytes);
    const std::vector<std::uint8_t> zeros(code_bytes);
    (void)memory_.add_image(code_, zeros, {{0, code_bytes, false, "code"}});
    data_ = *memory_.allocate(data_bytes);
  }

  /// Runs the program on `engine`, an instruction at a time and then as a whole, and digests what is left.
  std::uint64_t run(const std::vector<Instruction>& program, std::uint64_t seed, Engine engine) {
    std::vector<std::uint8_t> code;
    std::vector<std::uint64_t> starts;
    for (const Instruction& instruction : program) {
      starts.push_back(code_ + code.size());
      for (unsigned i = 0; i < instruction.dwords; ++i)
        for (unsigned b = 0; b < 4; ++b) code.push_back(static_cast<std::uint8_t>(instruction.words[i] >> (8 * b)));
    }
    const std::uint64_t end = code_ + code.size();
    code.resize(code_bytes, 0xff);  // no instruction
    (void)memory_.write(code_, code);
    Hash hash;
    start(seed);
    for (const std::uint64_t pc : starts) {
      wave_->pc = pc;
      (void)execute(1, engine, hash);
    }
    add_state(hash);
    start(seed + 1);
    wave_->pc = code_;
    for (int round = 0; round < 64 && wave_->pc >= code_ && wave_->pc < end; ++round) {
      const WaveRun run = execute(40, engine, hash);
      if (run.reason == StopReason::fault) wave_->pc = run.fault.pc + 4u * std::max<unsigned>(1, run.fault.dwords);
    }
    add_state(hash);
    return hash.value();
  }

 private:
  /// Random registers and memory. Some VGPR pairs and SGPR quadruples are addresses and buffer descriptors of the data.
  void start(std::uint64_t seed) {
    Random random(seed);
    State& w = *wave_;
    w.reset(Isa::arch_vgprs, Isa::max_vgprs - Isa::arch_vgprs);
    for (auto& row : w.v)
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) row[lane] = interesting(random);
    const std::uint64_t middle = data_ + data_bytes / 2;
    for (std::uint32_t r = 0; r < Isa::arch_vgprs; r += 4) {
      const std::uint32_t stride = 1u << random.below(6), shift = random.below(64);
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) {
        w.v[r][lane] = static_cast<std::uint32_t>(middle) +
                       (r % 8 == 0 ? lane * stride * 8 + shift * 8 : lane * stride * 4 + shift);
        w.v[r + 1][lane] = static_cast<std::uint32_t>(middle >> 32);
        if (r % 3 == 0) w.v[r + 2][lane] = (lane * stride * 4 + shift * 16) % lds_bytes;
      }
    }
    for (std::uint32_t s = 0; s < 102; ++s) w.s[s] = interesting(random);
    for (std::uint32_t s = 0; s + 3 < 102; s += 4) {
      if (random.below(4) == 0) continue;
      w.s[s] = static_cast<std::uint32_t>(middle);
      const std::array<std::uint32_t, 3> others = descriptor(middle, random);
      std::copy(others.begin(), others.end(), &w.s[s + 1]);
    }
    w.set_exec(random.below(2) == 0 ? ~std::uint64_t{0} : random.next());
    w.set_vcc(random.next());
    w.set_m0(random.below(2) == 0 ? lds_bytes : random.below(64));
    w.scc = random.below(2) == 0;
    const std::uint32_t mode = random.below(2) == 0 ? Mode{}.bits() : (random.word() & 0x0080'03ffu);
    w.mode = Mode(mode | Isa::mode_layout.fixed);
    constexpr lockstep::abi::Apertures apertures = lockstep::abi::apertures(Isa::memory.abi);
    w.flat_scratch = apertures.priv;
    w.apertures = {apertures.shared, apertures.shared | 0xffffffffu, apertures.priv, apertures.priv | 0xffffffffu};
    for (std::uint8_t& byte : lds_) byte = static_cast<std::uint8_t>(random.word());
    for (std::uint8_t& byte : scratch_) byte = static_cast<std::uint8_t>(random.word());
    std::vector<std::uint8_t> data(data_bytes);
    for (std::size_t i = 0; i < data.size(); i += 4) {
      const std::uint32_t word = interesting(random);
      for (unsigned b = 0; b < 4; ++b) data[i + b] = static_cast<std::uint8_t>(word >> (8 * b));
    }
    (void)memory_.write(data_, data);
    programs_ = std::make_unique<fast::ProgramCache<Isa>>();
    runner_ = std::make_unique<fast::Runner<State, MemoryView>>();
    runner_->begin(*programs_);
  }

  WaveRun execute(std::uint64_t instructions, Engine engine, Hash& hash) {
    MemoryView view = memory_.view();
    Machine<MemoryView> machine{view, lds_, {scratch_, scratch_bytes}};
    const WaveRun run = engine == Engine::fast ? runner_->run(*wave_, machine, instructions, [] { return false; })
                                               : run_wave(*wave_, machine, instructions);
    for (const std::uint64_t value :
         {std::uint64_t(run.reason), run.executed, std::uint64_t(run.fault.kind),
          static_cast<std::uint64_t>(run.fault.lane), run.fault.address, std::uint64_t{run.fault.size}, wave_->pc,
          std::uint64_t{wave_->scc}, std::uint64_t{wave_->mode.bits()}, wave_->exec(), wave_->vcc(),
          wave_->instructions})
      hash.add(value);
    return run;
  }

  void add_state(Hash& hash) const {
    for (const auto& row : wave_->v)
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) hash.add(row[lane]);
    for (const std::uint32_t value : wave_->s) hash.add(value);
    hash.add_bytes(lds_.data(), lds_.size());
    hash.add_bytes(scratch_.data(), scratch_.size());
    std::vector<std::uint8_t> data(data_bytes);
    (void)memory_.read(data_, data);
    hash.add_bytes(data.data(), data.size());
  }

  DeviceMemory memory_;
  std::uint64_t code_ = 0, data_ = 0;
  std::unique_ptr<State> wave_ = std::make_unique<State>();
  std::vector<std::uint8_t> lds_ = std::vector<std::uint8_t>(lds_bytes),
                            scratch_ = std::vector<std::uint8_t>(wave_size * scratch_bytes);
  std::unique_ptr<fast::ProgramCache<Isa>> programs_;
  std::unique_ptr<fast::Runner<State, MemoryView>> runner_;
};

/// Most random fields of these end in a fault: GDS, offsets that do not go with an atomic, broadcasts that an MFMA
/// lacks.
void steer(Instruction& instruction, Random& random) {
  const auto set = [&](lockstep::Field field, std::uint32_t value) {
    if (instruction.has(field)) robust::set_field(instruction.words, Isa::layout(instruction.encoding(), field), value);
  };
  if (fast::is_direct_branch(instruction)) set(lockstep::Field::simm16, random.below(4));
  if (random.below(8) == 0) return;
  set(lockstep::Field::gds, 0);
  set(lockstep::Field::cbsz, 0);
  set(lockstep::Field::abid, 0);
  if (instruction.info().memory != nullptr && random.below(2) == 0)
    set(lockstep::Field::offset, instruction.field(lockstep::Field::offset) & ~7u);
}

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
  IsaDevice<Isa> gpu;
  const Code code = gpu.load_file(file);
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
  const auto input = [&](IsaDevice<Isa>& gpu) { return gpu.upload(in); };
  const auto number = [](auto value) { return [value](IsaDevice<Isa>&) { return value; }; };
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
  Machinery<wave_size> machinery;
  for (std::size_t encoding = 0; encoding < Isa::encoding_count; ++encoding) {
    const std::string name =
        prefix + std::string(Isa::encoding_info(static_cast<typename Isa::Encoding>(encoding)).name);
    Hash hash;
    std::uint64_t seed = 0x10000 * (encoding + 1);
    std::size_t instructions = 0;
    for (const auto& program : programs_of(encoding, wave_size)) {
      const std::uint64_t one = machinery.run(program, seed, engine);
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

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || argc > 4) {
    std::fprintf(stderr, "usage: %s reference|fast|small CODE_OBJECTS [EXPECTED|--trace]\n", argv[0]);
    return 2;
  }
  const FloatEnvironment environment;
  const std::string name_of_engine = argv[1];
  const Engine engine = name_of_engine == "reference" ? Engine::reference : Engine::fast;
  if (name_of_engine == "small") fast::whole_set<Isa> = nullptr;
  const std::string last = argc > 3 ? argv[3] : "";
  std::vector<std::string> lines;
  encodings<Isa::wave_sizes.front()>(engine, last == "--trace", lines);
  if constexpr (Isa::wave_sizes.size() > 1) encodings<Isa::wave_sizes.back()>(engine, last == "--trace", lines);
  // The examples' code objects for gfx950 are the folder's own, those for other targets in a folder each.
  const std::string target(Isa::target), folder = argv[2] + (target == "gfx950" ? "" : "/" + target);
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
