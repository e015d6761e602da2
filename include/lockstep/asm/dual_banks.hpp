// What the two halves of a dual instruction may not share: the ports of the vector registers. Decoding does not ask for
// it; assemblers do, and so does the encoder.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::assembler {

/// May both halves read one and the same vector register?
template <class Isa>
constexpr bool dual_shares_registers() {
  if constexpr (requires { Isa::dual_shares_registers; }) return Isa::dual_shares_registers;
  return false;
}

namespace detail {

/// The vector registers of a half by place: destination, first to third source; no_register where there is none. An
/// accumulator is read as the third source.
inline constexpr std::uint32_t no_register = ~0u;
template <class Isa>
constexpr std::array<std::uint32_t, 4> dual_registers(const Instruction<Isa>& half) {
  std::array<std::uint32_t, 4> registers{no_register, no_register, no_register, no_register};
  std::size_t place = 0;
  for (const AsmOperand& operand : Assembly<Isa>::operands(Assembly<Isa>::form(half.form))) {
    const std::size_t here = place++;
    const auto field = static_cast<Field>(operand.field);
    if (operand.kind == AsmKind::literal || operand.file == AsmRegisterFile::sgpr || here >= registers.size()) continue;
    const std::uint32_t number = half.field(field);
    if (operand.kind == AsmKind::vgpr) registers[here] = number;
    if (operand.kind == AsmKind::source && number >= Isa::vgpr_first) registers[here] = number - Isa::vgpr_first;
  }
  for (const OperandInfo& info : half.operands())
    if (!info.implicit && info.input && info.output) registers[3] = registers[0];
  return registers;
}

/// A move and nothing else: it has one source.
template <class Isa>
constexpr bool is_dual_move(const Instruction<Isa>& half) {
  return Assembly<Isa>::form(half.form).operand_count == 2;
}

}  // namespace detail

/// Is one of the two results an even register and the other an odd one?
template <class Isa>
constexpr bool different_destinations(const Instruction<Isa>& instruction) {
  return (instruction.field(Field::vdst) + instruction.second_half().field(Field::vdst)) % 2 != 0;
}

/// Do the sources in the same place come from different banks of registers, of which there are four? (For the third
/// one of VOPD, whose halves have one port each, two.)
template <class Isa>
constexpr bool different_banks(const Instruction<Isa>& instruction) {
  const Instruction<Isa> second = instruction.second_half();
  const bool moves = detail::is_dual_move(instruction) && detail::is_dual_move(second);
  if (moves && Isa::assembly_family == AssemblyFamily::gfx12) return true;  // the second one takes another port
  const std::array<std::uint32_t, 4> x = detail::dual_registers(instruction), y = detail::dual_registers(second);
  for (std::size_t place = 1; place < x.size(); ++place) {
    if (x[place] == detail::no_register || y[place] == detail::no_register) continue;
    if (dual_shares_registers<Isa>() && x[place] == y[place]) continue;
    const std::uint32_t banks = place == 3 && !instruction.has(Field::vsrc2) ? 2 : 4;
    if (x[place] % banks == y[place] % banks) return false;
  }
  return true;
}

}  // namespace lockstep::assembler
