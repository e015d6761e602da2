// What lockstep/cdna3_linked.hpp leaves to this library.
#define LOCKSTEP_FAST_IMPLEMENTATION
#include "lockstep/cdna3.hpp"

template class lockstep::IsaDevice<lockstep::cdna3::Isa>;
