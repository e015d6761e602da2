// cdna4.hpp for programs that link the library lockstep::cdna4 (liblockstep_cdna4.a): the engines are compiled there,
// not again in every source file that launches kernels.
#pragma once

#include "lockstep/cdna4.hpp"

namespace lockstep {

extern template GridOutcome run_launch<cdna4::Isa>(const Dispatch&, const MemoryView&, const LaunchOptions&,
                                                   LaunchResources<cdna4::Isa>&, InstructionTally<cdna4::Isa>&);
extern template std::string fault_instruction<cdna4::Isa>(const Fault&);

}  // namespace lockstep
