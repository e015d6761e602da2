// Two scalar registers on the constant bus.
// expect: a vector instruction reads one scalar register or literal
#include "lockstep/cdna4_asm.hpp"

using namespace lockstep::cdna4::assembler;

#ifdef MISTAKE
constexpr auto code = v_fma_f32(v(0), s(1), v(1), s(2));
#else
constexpr auto code = v_fma_f32(v(0), s(1), v(1), s(1));
#endif
