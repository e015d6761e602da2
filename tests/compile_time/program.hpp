// Running a short program in constant evaluation: a wave or two of four lanes, code and data in one array.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "cdna4/execute.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/cdna4.hpp"

namespace compile_time {

using SmallWave = lockstep::Wave<lockstep::cdna4::Isa, lockstep::WaveShape{4, 8, 0}>;

inline constexpr std::uint64_t code_base = 0x1000;
inline constexpr std::uint32_t lds_bytes = 32;

template <std::size_t Waves>
struct Result {
  std::array<SmallWave, Waves> waves{};
  std::array<std::uint8_t, lds_bytes> lds{};
  lockstep::Fault fault{};

  constexpr std::uint32_t lds_dword(std::uint32_t index) const {
    return lockstep::load_little_endian<std::uint32_t>(lds.data() + 4 * index);
  }
};

/// Runs `Waves` waves of four lanes from the first of `words` on. v0 is the work-item id, s4 the wave's index.
template <std::size_t Waves, std::size_t Words>
constexpr Result<Waves> run(const std::array<std::uint32_t, Words>& words) {
  using namespace lockstep;
  std::array<std::uint8_t, 4 * Words> code{};
  for (std::size_t i = 0; i < Words; ++i) store_little_endian(code.data() + 4 * i, words[i]);
  SpanMemory memory(code_base, code);
  Result<Waves> result;
  Machine<SpanMemory> machine{memory, result.lds};
  for (std::uint32_t wave = 0; wave < Waves; ++wave) {
    SmallWave& w = result.waves[wave];
    w.pc = code_base;
    w.set_exec(0xf);
    w.s[4] = wave;
    for (std::uint32_t lane = 0; lane < 4; ++lane) w.set_vgpr(lane, 0, 4 * wave + lane);
  }
  InstructionBudget budget{1000};
  const auto run_one = [&](SmallWave& wave, std::uint32_t, std::uint64_t instructions) {
    return run_wave(wave, machine, instructions);
  };
  result.fault = run_workgroup(std::span<SmallWave>(result.waves), run_one, budget);
  return result;
}

}  // namespace compile_time
