// A program as a function: words in, registers and memory out, on the reference engine, with as little of a machine as
// it needs. That makes it cheap enough for constant evaluation: run_program in a static_assert proves what a program
// does.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>

#include "lockstep/base/bits.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// How much of a machine a program gets: one workgroup. Compilers take longer for every register.
struct ProgramShape {
  std::uint32_t waves = 1;
  std::uint16_t lanes = 4;  ///< of a wave; at most as many as the ISA has
  std::uint16_t vgprs = 8;
  std::uint16_t accvgprs = 0;
  std::uint32_t lds_bytes = 32;
  std::uint32_t memory_bytes = 0;        ///< global memory, at program_memory_address
  std::uint64_t instructions = 100'000;  ///< of all waves together; more are a fault
};

/// Byte addresses of the program's first word and of its global memory.
inline constexpr std::uint64_t program_code_address = 0x1000;
inline constexpr std::uint64_t program_memory_address = 0x4000'0000;

/// Everything a program starts with and leaves behind.
template <class Isa, ProgramShape shape = ProgramShape{}>
struct ProgramState {
  std::array<Wave<Isa, WaveShape{shape.lanes, shape.vgprs, shape.accvgprs, Isa::wave_sizes[0]}>, shape.waves> waves{};
  std::array<std::uint8_t, shape.lds_bytes> lds{};
  std::array<std::uint8_t, shape.memory_bytes> memory{};
  Fault fault{};  ///< that ended the program; otherwise all waves have come to their end

  /// Dword number `index` of LDS and of global memory.
  constexpr std::uint32_t lds_dword(std::uint32_t index) const { return dword(lds, index); }
  constexpr std::uint32_t memory_dword(std::uint32_t index) const { return dword(memory, index); }
  constexpr void set_lds_dword(std::uint32_t index, std::uint32_t value) { set_dword(lds, index, value); }
  constexpr void set_memory_dword(std::uint32_t index, std::uint32_t value) { set_dword(memory, index, value); }

 private:
  static constexpr std::uint32_t dword(std::span<const std::uint8_t> bytes, std::uint32_t index) {
    return load_little_endian<std::uint32_t>(bytes.subspan(4 * index, 4).data());
  }
  static constexpr void set_dword(std::span<std::uint8_t> bytes, std::uint32_t index, std::uint32_t value) {
    store_little_endian(bytes.subspan(4 * index, 4).data(), value);
  }
};

/// Global memory of a program: its words, which are only read, and one range of bytes.
class ProgramMemory {
 public:
  constexpr ProgramMemory(std::span<const std::uint32_t> code, std::span<std::uint8_t> bytes)
      : code_(code), data_(program_memory_address, bytes) {}

  constexpr bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t bytes) const {
    if (address < program_code_address || address >= program_memory_address) return data_.read(address, to, bytes);
    const std::uint64_t first = address - program_code_address, end = 4 * code_.size();
    if (first > end || bytes > end - first) return false;
    for (std::uint64_t i = first; i < first + bytes; ++i)
      *to++ = static_cast<std::uint8_t>(code_[i / 4] >> 8 * (i % 4) & 0xffu);
    return true;
  }
  constexpr bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) {
    return data_.write(address, from, bytes);
  }
  template <std::unsigned_integral T, class F>
  constexpr bool atomic(std::uint64_t address, T& old, F&& op) {
    return data_.atomic(address, old, op);
  }

 private:
  std::span<const std::uint32_t> code_;
  SpanMemory data_;
};
static_assert(GlobalMemory<ProgramMemory>);

/// Runs one workgroup from the first of `words` on, until its waves end or one faults. At the start EXEC has all lanes,
/// v0 is the work-item's number in the workgroup, and all else is zero; `prepare(state)` may change that.
template <class Isa, ProgramShape shape = ProgramShape{}, class Prepare>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, Prepare&& prepare) {
  static_assert(shape.lanes >= 1 && shape.lanes <= Isa::wave_sizes[0] && shape.vgprs >= 1);
  ProgramState<Isa, shape> state;
  for (std::uint32_t index = 0; index < shape.waves; ++index) {
    auto& wave = state.waves[index];
    wave.pc = program_code_address;
    wave.set_exec(low_mask<std::uint64_t>(shape.lanes));
    for (std::uint32_t lane = 0; lane < shape.lanes; ++lane) wave.set_vgpr(lane, 0, index * shape.lanes + lane);
  }
  prepare(state);
  ProgramMemory memory(words, state.memory);
  Barriers barriers;
  Machine<ProgramMemory> machine{memory, state.lds};
  machine.barriers = &barriers;
  InstructionBudget budget{shape.instructions};
  using W = typename decltype(state.waves)::value_type;
  const auto run_one = [&](W& wave, std::uint32_t, std::uint64_t instructions) {
    return run_wave(wave, machine, {instructions, default_interleave});
  };
  state.fault = run_workgroup(std::span<W>(state.waves), barriers, run_one, budget);
  return state;
}

/// The same with nothing to prepare.
template <class Isa, ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words) {
  return run_program<Isa, shape>(words, [](ProgramState<Isa, shape>&) {});
}

}  // namespace lockstep
