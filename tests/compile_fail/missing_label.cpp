// A branch to a label that does not exist.
// expect: a branch goes to a label that the program lacks
#include "lockstep/cdna4_asm.hpp"

using namespace lockstep::cdna4::assembler;

#ifdef MISTAKE
constexpr auto code = assemble(label("loop"), s_branch("lop"));
#else
constexpr auto code = assemble(label("loop"), s_branch("loop"));
#endif
