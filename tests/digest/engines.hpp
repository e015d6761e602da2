// Random programs on both engines: everything they leave behind is compared. A difference is printed with the program,
// cut down to what it takes.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "machinery.hpp"

namespace digest {

/// The forms of which there are any in waves of this size.
inline std::vector<std::size_t> possible_forms(std::uint32_t wave_size) {
  Random random(1);
  std::vector<std::size_t> forms;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form)
    if (robust::random_instruction<Isa>(random, form, wave_size, robust::thorough)) forms.push_back(form);
  return forms;
}

template <std::uint16_t wave_size>
class EngineComparison {
 public:
  explicit EngineComparison(std::uint64_t seed) : random_(seed) {}

  /// Programs until `instructions` have been executed. True: both engines did the same.
  bool run(std::uint64_t instructions) {
    while (executed_ < instructions && differences_ < 5) {
      const std::vector<Instruction> program = random_program();
      const std::uint64_t seed = random_.next();
      ++programs_;
      if (const std::string difference = compare(program, seed, true); !difference.empty()) report(program, seed);
    }
    std::printf(
        "%.*s, waves of %u: %llu random instructions of %zu forms in %llu programs, %llu faults, %d differences\n",
        static_cast<int>(Isa::target.size()), Isa::target.data(), unsigned{wave_size},
        static_cast<unsigned long long>(executed_), forms_.size(), static_cast<unsigned long long>(programs_),
        static_cast<unsigned long long>(faults_), differences_);
    return differences_ == 0;
  }

 private:
  using State = typename Machinery<wave_size>::State;

  using Contents = typename Machinery<wave_size>::Contents;

  struct Outcome : Contents {
    std::vector<std::uint64_t> stops;  ///< where and why execution stopped, each time
    std::uint64_t executed = 0, faults = 0;
  };

  std::vector<Instruction> random_program() {
    // Every other program has few forms: instructions that follow their like are put together by the fast engine.
    std::vector<std::size_t> pool;
    if (random_.below(2) == 0)
      for (int i = 0; i < 6; ++i) pool.push_back(forms_[random_.below(static_cast<std::uint32_t>(forms_.size()))]);
    const std::vector<std::size_t>& from = pool.empty() ? forms_ : pool;
    std::vector<Instruction> program;
    const std::uint32_t length = 1 + random_.below(60);
    while (program.size() < length) {
      const std::size_t form = from[random_.below(static_cast<std::uint32_t>(from.size()))];
      if (auto instruction = robust::random_instruction<Isa>(random_, form, wave_size)) {
        steer(*instruction, random_);
        program.push_back(*instruction);
      }
    }
    return program;
  }

  void execute(Engine engine, Outcome& outcome) {
    machinery_.restart(begin_);
    State& wave = machinery_.wave();
    const std::uint64_t begin = machinery_.starts().front();
    wave.pc = begin;
    outcome.stops.clear();
    outcome.executed = outcome.faults = 0;
    for (int round = 0; round < 96 && wave.pc >= begin && wave.pc < machinery_.end(); ++round) {
      const WaveRun run = machinery_.execute(64, engine);
      outcome.executed += run.executed;
      for (const std::uint64_t value : {std::uint64_t(run.reason), run.executed, std::uint64_t(run.fault.kind),
                                        static_cast<std::uint64_t>(run.fault.lane), run.fault.address,
                                        std::uint64_t{run.fault.size}, run.fault.pc, wave.pc, wave.instructions})
        outcome.stops.push_back(value);
      if (run.reason == StopReason::fault) {
        ++outcome.faults;
        wave.pc = run.fault.pc + 4u * std::max<unsigned>(1, run.fault.dwords);
      }
      wave.state = WaveStatus::running;  // goes on behind ends and barriers
    }
    static_cast<Contents&>(outcome) = machinery_.contents();
  }

  /// Empty, or what differs.
  std::string compare(const std::vector<Instruction>& program, std::uint64_t seed, bool counted = false) {
    machinery_.place(program);
    machinery_.start(seed);
    begin_ = machinery_.contents();  // made once for all engines: this takes longer than the program
    execute(Engine::reference, one_);
    if (counted) {
      executed_ += one_.executed;
      faults_ += one_.faults;
    }
    execute(Engine::fast, other_);
    return first_difference();
  }

  std::string first_difference() const {
    const State &a = one_.wave, &b = other_.wave;
    for (std::size_t row = 0; row < Isa::max_vgprs; ++row)
      for (std::uint32_t lane = 0; lane < wave_size; ++lane)
        if (a.v[row][lane] != b.v[row][lane])
          return "VGPR " + std::to_string(row) + " lane " + std::to_string(lane) + ": " + hex(a.v[row][lane]) +
                 " by the reference, " + hex(b.v[row][lane]);
    for (std::size_t n = 0; n < a.s.size(); ++n)
      if (a.s[n] != b.s[n])
        return "scalar " + std::to_string(n) + ": " + hex(a.s[n]) + " by the reference, " + hex(b.s[n]);
    if (a.scc != b.scc) return "SCC";
    if (a.mode.bits() != b.mode.bits()) return "MODE";
    if (one_.stops != other_.stops) return "where it stopped, or why";
    if (one_.lds != other_.lds) return "LDS";
    if (one_.scratch != other_.scratch) return "scratch";
    if (one_.data != other_.data) return "memory";
    return "";
  }

  /// Leaves out what the difference does not need, and tells the rest.
  void report(std::vector<Instruction> program, std::uint64_t seed) {
    ++differences_;
    for (std::size_t i = program.size(); i-- > 0 && program.size() > 1;) {
      std::vector<Instruction> shorter = program;
      shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(i));
      if (!compare(shorter, seed).empty()) program = shorter;
    }
    std::printf("DIFFERENT, waves of %u, seed 0x%llx: %s\n", unsigned{wave_size}, static_cast<unsigned long long>(seed),
                compare(program, seed).c_str());
    machinery_.start(seed);
    std::printf("  EXEC %s, MODE %s\n", hex(machinery_.wave().exec()).c_str(),
                hex(machinery_.wave().mode.bits()).c_str());
    for (const Instruction& instruction : program) {
      std::printf("  %-60s", disassemble(instruction).c_str());
      for (unsigned i = 0; i < instruction.dwords; ++i) std::printf(" %08x", instruction.words[i]);
      std::puts("");
    }
  }

  Random random_;
  Machinery<wave_size> machinery_;
  std::vector<std::size_t> forms_ = possible_forms(wave_size);
  Contents begin_;
  Outcome one_, other_;
  std::uint64_t executed_ = 0, programs_ = 0, faults_ = 0;
  int differences_ = 0;
};

/// Are `instructions` random instructions the same on all engines?
template <std::uint16_t wave_size>
bool same_on_all_engines(std::uint64_t instructions, std::uint64_t seed) {
  return EngineComparison<wave_size>(seed).run(instructions);
}

}  // namespace digest
