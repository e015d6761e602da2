// How DecodedCode (decoded_code.hpp) comes by an instruction. Programs that link lockstep::<isa> have it from there,
// and do not include this.
#pragma once

#include <cstdint>

#include "lockstep/embed/decoded_code.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::embed {

template <class Isa, std::uint16_t wave_size>
FetchedInstruction<Isa> DecodedCode<Isa, wave_size>::decode(WordReader& words, const Place& place) {
  const lockstep::detail::Fetched<Isa> fetched = lockstep::detail::fetch<Isa>(words, place.pc);
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
