// An option that no form of the instruction has.
// expect: no form of the instruction has all of these options
#include "lockstep/cdna4_asm.hpp"

using namespace lockstep::cdna4::assembler;

#ifdef MISTAKE
constexpr auto code = ds_read_b32(v(0), v(1), {.clamp = true});
#else
constexpr auto code = ds_read_b32(v(0), v(1), {.offset = 4});
#endif
