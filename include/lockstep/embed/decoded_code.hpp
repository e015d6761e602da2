// Instructions as a simulator fetches them: decoded once, with what they use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <unordered_map>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/uses/register_use.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::embed {

/// One instruction of a program.
template <class Isa>
struct DecodedInstruction {
  lockstep::Instruction<Isa> instruction{};
  Uses uses{};
  Fault refused{};  ///< why it cannot be executed: unsupported, or an illegal operand

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
  DecodedCode() requires std::is_empty_v<Isa> {}
  explicit DecodedCode(const Isa& isa) : isa_(isa) {}

  /// The instruction at `pc`. `memory` has `bool read(address, bytes, count)`, false outside what it holds; it is read
  /// on the first visit alone. `vgpr_msb`: MODE's high bits of VGPR numbers, where the ISA has them. `accum_offset`: as
  /// `uses` takes it (WaveRegisters::accum_offset), without it no VGPR is an AccVGPR.
  template <class Memory>
  FetchedInstruction<Isa> at(Memory& memory, std::uint64_t pc, std::uint8_t vgpr_msb = 0) {
    return at(memory, pc, vgpr_msb, static_cast<std::uint16_t>((*isa_).arch_vgprs));
  }
  template <class Memory>
  FetchedInstruction<Isa> at(Memory& memory, std::uint64_t pc, std::uint8_t vgpr_msb, std::uint16_t accum_offset) {
    const Place place{pc, vgpr_msb, accum_offset};
    if (const auto known = instructions_.find(place); known != instructions_.end()) return {&known->second, {}};
    WordReader words{&memory, [](void* from, std::uint64_t address, std::uint8_t* bytes, std::uint32_t count) {
                       return static_cast<bool>(static_cast<Memory*>(from)->read(address, bytes, count));
                     }};
    return decode(words, place);
  }
  void forget() { instructions_.clear(); }

 private:
  struct Place {
    std::uint64_t pc = 0;
    std::uint8_t vgpr_msb = 0;
    std::uint16_t accum_offset = 0;
    bool operator==(const Place&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Place& place) const {
      return static_cast<std::size_t>(place.pc >> 2 ^ std::uint64_t{place.vgpr_msb} << 48);
    }
  };

  /// A memory, whichever it is.
  struct WordReader {
    void* memory = nullptr;
    bool (*read_bytes)(void* memory, std::uint64_t address, std::uint8_t* bytes, std::uint32_t count) = nullptr;
    bool read(std::uint64_t address, std::uint8_t* bytes, std::uint32_t count) {
      return read_bytes(memory, address, bytes, count);
    }
  };
  FetchedInstruction<Isa> decode(WordReader& words, const Place& place);

  std::unordered_map<Place, DecodedInstruction<Isa>, Hash> instructions_;
  [[no_unique_address]] IsaPointer<Isa> isa_;
};

template <class Isa, std::uint16_t wave_size>
FetchedInstruction<Isa> DecodedCode<Isa, wave_size>::decode(WordReader& words, const Place& place) {
  const lockstep::detail::Fetched<Isa> fetched = lockstep::detail::fetch<Isa>(*isa_, words, place.pc);
  if (fetched.fault) {
    FetchedInstruction<Isa> nothing{nullptr, fetched.fault};
    nothing.fault.pc = place.pc;
    return nothing;
  }
  DecodedInstruction<Isa>& decoded = instructions_[place];
  decoded.instruction = fetched.instruction;
  decoded.instruction.vgpr_msb = place.vgpr_msb;
  decoded.refused = refusal(decoded.instruction, wave_size);
  if (!decoded.refused) decoded.uses = uses(decoded.instruction, wave_size, place.accum_offset);
  return {&decoded, {}};
}

}  // namespace lockstep::embed
