// One wave of an ISA whose registers a test fills, and a few words of code that either engine runs on it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fast/any_wave.hpp"
#include "fast/program/run.hpp"
#include "isas/typed.hpp"
#include "lockstep/asm/program.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace silicon {

using namespace lockstep;
using Words = std::vector<std::uint32_t>;

/// The words of an instruction as the assembler's functions give it.
template <class Code>
Words words_of(const Code& code) {
  const auto program = assembler::assemble(code);
  return Words(program.words().begin(), program.words().end());
}

inline std::string text_of(const Fault& fault) { return std::string(fault.detail) + ' ' + std::string(fault.subject); }

template <class Isa, std::uint16_t size>
class BareWave {
 public:
  using State = fast::AnyWave<size>;

  BareWave() {
    code_ = memory_.reserve_image(code_bytes);
    const std::vector<std::uint8_t> zeros(code_bytes);
    (void)memory_.add_image(code_, zeros, {{0, code_bytes, false, "code"}});
    wave_->reset(Isa::arch_vgprs, Isa::max_vgprs - Isa::arch_vgprs);
    wave_->set_exec(size == 64 ? ~std::uint64_t{0} : 0xffffffffu);
    wave_->mode = Mode(Mode::default_bits | Isa::mode_layout.fixed);
  }

  State& wave() { return *wave_; }
  void fill(std::uint32_t number, std::uint32_t registers, std::uint32_t value) {
    for (std::uint32_t r = number; r < number + registers; ++r)
      for (std::uint32_t lane = 0; lane < size; ++lane) wave_->v[r][lane] = value;
  }

  /// Runs these words from the registers as they stand. The fault, if there is one.
  std::optional<Fault> run(std::span<const std::uint32_t> words, Engine engine) {
    std::vector<std::uint8_t> code;
    for (const std::uint32_t word : words)
      for (unsigned b = 0; b < 4; ++b) code.push_back(static_cast<std::uint8_t>(word >> (8 * b)));
    REQUIRE(code.size() <= code_bytes);
    code.resize(std::max<std::size_t>(code.size(), 256), 0xff);
    (void)memory_.write(code_, code);
    fast::ProgramCache programs(tables_of<Isa>());
    fast::Runner runner;
    runner.begin(programs);
    wave_->pc = code_;
    MemoryView view = memory_.view();
    Machine<MemoryView> machine{view, lds_, {scratch_, 0}};
    const std::uint64_t end = code_ + 4 * words.size();
    while (wave_->pc < end) {
      const WaveRun run = engine == Engine::fast ? runner.run(*wave_, machine, 1, [] { return false; })
                                                 : run_by_reference(*wave_, machine, 1);
      if (run.reason == StopReason::fault) return run.fault;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint32_t code_bytes = 4096;
  DeviceMemory memory_;
  std::uint64_t code_ = 0;
  std::unique_ptr<State> wave_ = make_wave<Isa, size>();
  std::vector<std::uint8_t> lds_, scratch_;
};

}  // namespace silicon
