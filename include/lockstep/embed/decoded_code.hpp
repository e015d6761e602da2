// Instructions as a simulator fetches them: decoded once, with what they use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/observe/uses.hpp"

namespace lockstep::embed {

/// One instruction of a program.
template <class Isa>
struct DecodedInstruction {
  lockstep::Instruction<Isa> instruction{};
  Uses uses{};
  Fault refused{};  ///< why it cannot be executed: unsupported, or an illegal operand

  bool waits_at_barrier = false;  ///< S_BARRIER_WAIT

  const InstructionInfo& info() const { return instruction.info(); }
};

/// What is at a pc: an instruction, or why there is none.
template <class Isa>
struct FetchedInstruction {
  const DecodedInstruction<Isa>* instruction = nullptr;
  Fault fault{};  ///< with its pc

  explicit operator bool() const { return instruction != nullptr; }
  const DecodedInstruction<Isa>* operator->() const { return instruction; }
  const DecodedInstruction<Isa>& operator*() const { return *instruction; }
};

/// Remembers instructions by address: code does not change while a kernel runs. References stay valid until `forget`.
/// `wave_size`: lanes of the waves that run it.
template <class Isa, std::uint16_t wave_size = Isa::wave_sizes[0]>
class DecodedCode {
 public:
  /// The instruction at `pc`. `memory` has `bool read(address, bytes, count)`, false outside what it holds; it is read
  /// on the first visit alone. `vgpr_msb`: MODE's high bits of VGPR numbers, where the ISA has them.
  template <class Memory>
  FetchedInstruction<Isa> at(Memory& memory, std::uint64_t pc, std::uint8_t vgpr_msb = 0) {
    const Place place{pc, vgpr_msb};
    if (const auto known = instructions_.find(place); known != instructions_.end()) return {&known->second, {}};
    const lockstep::detail::Fetched<Isa> fetched = lockstep::detail::fetch<Isa>(memory, pc);
    if (fetched.fault) {
      FetchedInstruction<Isa> nothing{nullptr, fetched.fault};
      nothing.fault.pc = pc;
      return nothing;
    }
    DecodedInstruction<Isa>& decoded = instructions_[place];
    decoded.instruction = fetched.instruction;
    decoded.instruction.vgpr_msb = vgpr_msb;
    decoded.waits_at_barrier = decoded.info().mnemonic == "s_barrier_wait";
    decoded.refused = refusal(decoded.instruction, wave_size);
    if (!decoded.refused) decoded.uses = uses(decoded.instruction, wave_size);
    return {&decoded, {}};
  }
  void forget() { instructions_.clear(); }

 private:
  struct Place {
    std::uint64_t pc = 0;
    std::uint8_t vgpr_msb = 0;
    bool operator==(const Place&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Place& place) const {
      return static_cast<std::size_t>(place.pc >> 2 ^ std::uint64_t{place.vgpr_msb} << 48);
    }
  };
  std::unordered_map<Place, DecodedInstruction<Isa>, Hash> instructions_;
};

}  // namespace lockstep::embed
