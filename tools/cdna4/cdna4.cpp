// What lockstep/cdna4_linked.hpp leaves to this library.
#include "lockstep/cdna4.hpp"

namespace lockstep {

template GridOutcome run_launch<cdna4::Isa>(const Dispatch&, const MemoryView&, const LaunchOptions&,
                                            LaunchResources<cdna4::Isa>&, InstructionTally<cdna4::Isa>&);
template std::string fault_instruction<cdna4::Isa>(const Fault&);

}  // namespace lockstep
