// A wave of gfx1100, of 32 lanes or 64, with some code, run by either engine. All lanes of all registers differ.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/rdna3_asm.hpp"
#include "rdna3/engine.hpp"

namespace rdna3_test {

using lockstep::rdna3::Isa;

template <std::uint16_t size>
struct World {
  using State = lockstep::fast::AnyWave<size>;
  static constexpr std::uint64_t code_address = 0x10000;
  static constexpr std::uint64_t all_lanes = ~std::uint64_t{0} >> (64 - size);

  std::unique_ptr<State> wave = lockstep::make_wave<Isa, size>();
  std::vector<std::uint8_t> code;
  lockstep::WaveRun result;

  World(std::span<const std::uint32_t> words, std::uint16_t vgprs, std::uint64_t exec) {
    for (const std::uint32_t word : words)
      for (unsigned i = 0; i < 4; ++i) code.push_back(static_cast<std::uint8_t>(word >> 8 * i));
    static const std::unique_ptr<const State> begin = first_state();
    *wave = *begin;
    wave->vgpr_limit = vgprs;
    wave->set_exec(exec & all_lanes);
    wave->pc = code_address;
  }

  /// What a register holds at first: 1.0 to 2.0 as a float, none like another.
  static std::uint32_t value(std::uint32_t number, std::uint32_t lane) {
    return 0x3f800000u | ((number * 64 + lane) * 2654435761u >> 9);
  }

  void run(lockstep::Engine engine) {
    lockstep::MemoryView memory = view();
    lockstep::Machine<lockstep::MemoryView> machine{memory, {}, {}};
    if (engine == lockstep::Engine::reference) {
      result = lockstep::run_by_reference(*wave, machine, 1000);
      return;
    }
    lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
    lockstep::fast::Runner runner;
    runner.begin(cache);
    result = runner.run(*wave, machine, 1000, [] { return false; });
  }

  /// How many micro-ops of what the fast engine makes of the code `is_such(handler)` holds of.
  template <class IsSuch>
  std::size_t count(IsSuch&& is_such) {
    lockstep::MemoryView memory = view();
    lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
    const lockstep::fast::ProgramKey key{code_address, wave->vgpr_limit, 0, Isa::sgpr_count, size};
    const auto program = cache.get(memory, key);
    if (program == nullptr) return 0;
    return static_cast<std::size_t>(
        std::count_if(program->ops.begin(), program->ops.end(), [&](const auto& op) { return is_such(op.handler); }));
  }

  /// The first difference between vector registers, or nothing. The idle half of a row in waves of 32 may hold
  /// anything.
  std::string vgpr_difference(const World& other) const {
    for (std::uint32_t number = 0; number < Isa::arch_vgprs; ++number) {
      const auto &one = wave->v[number], &two = other.wave->v[number];
      if (std::equal(one.begin(), one.begin() + size, two.begin())) continue;
      for (std::uint32_t lane = 0; lane < size; ++lane)
        if (one[lane] != two[lane])
          return "v" + std::to_string(number) + " lane " + std::to_string(lane) + ": " + lockstep::hex_word(one[lane]) +
                 " and " + lockstep::hex_word(two[lane]);
    }
    return "";
  }
  /// The first difference between two worlds that have run, or nothing.
  std::string difference(const World& other) const {
    const State &a = *wave, &b = *other.wave;
    if (std::string found = vgpr_difference(other); !found.empty()) return found;
    if (!(static_cast<const lockstep::WaveState&>(a) == b)) return "state of the wave";
    const lockstep::Fault &x = result.fault, &y = other.result.fault;
    if (result.reason != other.result.reason || result.executed != other.result.executed) return "end of the run";
    if (x.kind != y.kind || x.pc != y.pc || x.lane != y.lane || x.words != y.words || x.detail != y.detail ||
        x.subject != y.subject || x.number != y.number || x.limit != y.limit)
      return "fault";
    return "";
  }

 private:
  static std::unique_ptr<const State> first_state() {
    auto state = lockstep::make_wave<Isa, size>();
    for (std::uint32_t number = 0; number < Isa::arch_vgprs; ++number)
      for (std::uint32_t lane = 0; lane < size; ++lane) state->v[number][lane] = value(number, lane);
    for (std::uint32_t number = 0; number < 100; ++number) state->s[number] = value(1000 + number, 0);
    return state;
  }
  lockstep::MemoryView view() {
    lockstep::MemoryRange range;
    range.address = code_address;
    range.size = code.size();
    range.bytes = code.data();
    range.writable = false;
    lockstep::RangeTable table;
    table.insert(range);
    return lockstep::MemoryView(table);
  }
};

}  // namespace rdna3_test
