// A translation unit of its own: decode, disassemble, ask for effects, prove an instruction.
#include <array>
#include <string>

#include "lockstep.hpp"

static_assert(lockstep::cdna4::sem::s_add_u32(0xffffffffu, 1u) == lockstep::SccResult{0u, true});

#ifdef CONSUME_LIBRARY
// Constant evaluation does without the library: s_mov_b32 s4, 1; s_endpgm.
constexpr std::array<std::uint32_t, 2> program = {0xbe840081u, 0xbf810000u};
static_assert(lockstep::cdna4::run_program(program).waves[0].s[4] == 1);
#endif

std::string describe(std::uint32_t word) {
  const std::array<std::uint32_t, 1> words = {word};
  const auto decoded = lockstep::cdna4::decode(words);
  if (decoded.error != lockstep::DecodeError::none) return "illegal";
  const bool writes_scc = decoded.instruction.info().writes.has(lockstep::State::scc);
  return lockstep::disassemble(decoded.instruction) + (writes_scc ? ", writes SCC" : "");
}
