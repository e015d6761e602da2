// The facts of all instructions of a launch with an observer, each worked out once.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "fast/program/program.hpp"
#include "fast/program/program_cache.hpp"
#include "launch/known_instruction.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/engine/reference.hpp"

namespace lockstep {

/// In waves W.
template <class W>
class KnownInstructions {
 public:
  using Isa = typename W::Isa;
  using Known = KnownInstruction<W>;

  /// The instruction at the wave's pc. Null: there is none, and `fault` says why.
  template <class Global>
  Known* at(const W& wave, const Global& memory, Fault& fault) {
    const detail::Fetched<Isa> fetched = detail::fetch(wave.isa(), memory, wave.pc);
    if (fetched.fault) {
      fault = fetched.fault;
      fault.pc = wave.pc;
      return nullptr;
    }
    Instruction<Isa> instruction = fetched.instruction;
    instruction.vgpr_msb = vgpr_msb(wave);
    Known& known = entry_of(wave);
    if (known.instruction.dwords == 0 || known.instruction.words != instruction.words ||
        known.instruction.vgpr_msb != instruction.vgpr_msb)
      known.learn(instruction, wave.pc, ++last_number_, wave.accum_offset());
    return &known;
  }
  /// Instruction `index` of a program of the fast engine, which stands at `pc`.
  Known& of(const fast::Program& program, std::uint32_t index, std::uint64_t pc, const W& wave) {
    if (program_ != &program) {
      program_ = &program;
      of_program_ = &by_program_[&program];
      if (of_program_->empty()) of_program_->resize(program.places.size());
    }
    Known& known = (*of_program_)[index];
    if (known.instruction.dwords == 0)
      known.learn(program.instructions[index].instruction, pc, ++last_number_, wave.accum_offset());
    return known;
  }

 private:
  struct Recent {
    std::uint64_t place = 0;
    Known* known = nullptr;
  };

  static std::uint8_t vgpr_msb(const W& wave) {
    if (wave.isa().vgpr_banks) return static_cast<std::uint8_t>(wave.mode.vgpr_msb());
    return 0;
  }
  /// By the wave's pc, and MODE's high bits of VGPR numbers.
  Known& entry_of(const W& wave) {
    const std::uint64_t place = wave.pc | std::uint64_t{vgpr_msb(wave)} << 56;
    Recent& recent = recent_[wave.pc / 4 % recent_.size()];
    if (recent.known == nullptr || recent.place != place) recent = {place, &by_place_[place]};
    return *recent.known;
  }

  std::unordered_map<std::uint64_t, Known> by_place_;
  std::array<Recent, 1024> recent_{};  ///< the entries that were used last
  std::unordered_map<const fast::Program*, std::vector<Known>> by_program_;
  const fast::Program* program_ = nullptr;    ///< the program that ran last,
  std::vector<Known>* of_program_ = nullptr;  ///< and its instructions
  std::uint32_t last_number_ = 0;             ///< Step::number
};

}  // namespace lockstep
