// What lockstep/cdna4_linked.hpp leaves to this library.
#define LOCKSTEP_FAST_IMPLEMENTATION
#include "lockstep/cdna4.hpp"

template class lockstep::IsaDevice<lockstep::cdna4::Isa>;
