// Whoever assembles instructions for a program: any ISA behind one interface.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/instruction_assembler.hpp"
#include "lockstep/isa/memory_traits.hpp"

namespace lockstep::assembler {

class InstructionSource {
 public:
  virtual TextInstruction assemble(std::string_view text, const Names& names, TextPlace place,
                                   std::size_t first_column) const = 0;
  /// The instruction that fills the room before an aligned place of code.
  virtual std::uint32_t padding() const = 0;
  virtual LaunchAbi abi() const = 0;
  virtual bool has_waves_of_32() const = 0;

 protected:
  ~InstructionSource() = default;
};

/// An ISA's assembler as a source; the ISA outlives it.
template <class Isa>
class IsaSource final : public InstructionSource {
 public:
  explicit IsaSource(const Isa& isa) : isa_(isa), assembler_(isa) {}

  TextInstruction assemble(std::string_view text, const Names& names, TextPlace place,
                           std::size_t first_column) const override {
    return assembler_.assemble(text, names, place, first_column);
  }
  std::uint32_t padding() const override { return assembler_.idle_word(); }
  LaunchAbi abi() const override { return isa_.memory.abi; }
  bool has_waves_of_32() const override {
    for (const auto size : isa_.wave_sizes)
      if (size == 32) return true;
    return false;
  }

 private:
  const Isa& isa_;
  InstructionAssembler<Isa> assembler_;
};

}  // namespace lockstep::assembler
