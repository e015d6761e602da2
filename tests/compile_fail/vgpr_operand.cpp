// A scalar register where a vector register must stand.
// expect: the operand must be a vector register: v\(n\)
#include "lockstep/cdna4_asm.hpp"

using namespace lockstep::cdna4::assembler;

#ifdef MISTAKE
constexpr auto code = v_add_f32(s(0), v(1), v(2));
#else
constexpr auto code = v_add_f32(v(0), v(1), v(2));
#endif
