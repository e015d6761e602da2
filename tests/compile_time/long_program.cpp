// A program of 2,800 instructions, too long for the default limits of both compilers: the options that docs/cpp.md names
// raise them.
#include "lockstep/cdna4.hpp"
#include "lockstep/cdna4_asm.hpp"

namespace {

using namespace lockstep::cdna4::assembler;

constexpr auto sum = assemble(s_movk_i32(s(0), 700), label("loop"), s_add_u32(s(1), s(1), s(0)),
                              s_sub_u32(s(0), s(0), 1), s_cmp_lg_u32(s(0), 0), s_cbranch_scc1("loop"), s_endpgm());
static_assert(lockstep::cdna4::run_program(sum.words()).waves[0].s[1] == 700 * 701 / 2);

}  // namespace
