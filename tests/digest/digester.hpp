// Runs the fixed set of random programs and digests what they leave behind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "machinery.hpp"

namespace digest {

inline constexpr std::uint32_t variants = 4;         // of each form
inline constexpr std::uint32_t program_length = 24;  // instructions

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
inline std::vector<std::vector<Instruction>> programs_of(std::size_t encoding, std::uint32_t wave_size) {
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

}  // namespace digest
