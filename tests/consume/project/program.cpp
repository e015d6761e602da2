// A translation unit of its own: decode, disassemble, ask for effects, prove an instruction and a program.
#include <array>
#include <string>

#include "lockstep.hpp"

static_assert(lockstep::cdna4::sem::s_add_u32(0xffffffffu, 1u) == lockstep::SccResult{0u, true});

constexpr auto program = lockstep::cdna4::assembler::assemble(
    lockstep::cdna4::assembler::s_mov_b32(lockstep::cdna4::assembler::s(4), 1), lockstep::cdna4::assembler::s_endpgm());
static_assert(lockstep::cdna4::run_program(program.words()).waves[0].s[4] == 1);

std::string describe(std::uint32_t word) {
  const std::array<std::uint32_t, 1> words = {word};
  const auto decoded = lockstep::cdna4::decode(words);
  if (decoded.error != lockstep::DecodeError::none) return "illegal";
  const bool writes_scc = decoded.instruction.info().writes.has(lockstep::State::scc);
  return lockstep::disassemble(decoded.instruction) + (writes_scc ? ", writes SCC" : "");
}
