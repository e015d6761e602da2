// What a Radeon Pro W7900 gave, against RDNA3.
#include "check.hpp"
#include "lockstep/rdna3_asm.hpp"
#include "rdna3/engine.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna3::assembler;
using Isa = lockstep::rdna3::Isa;

const Instructions instructions = {
    {words_of(v_dot2_f32_f16(v(3), v(0), v(1), v(2))), words_of(v_dot2_f32_bf16(v(3), v(0), v(1), v(2)))},
    {words_of(v_wmma_f32_16x16x16_f16(v(24, 8), v(0, 8), v(8, 8), v(16, 8))),
     words_of(v_wmma_f32_16x16x16_bf16(v(24, 8), v(0, 8), v(8, 8), v(16, 8)))},
    {words_of(v_wmma_f16_16x16x16_f16(v(24, 8), v(0, 8), v(8, 8), v(16, 8))),
     words_of(v_wmma_bf16_16x16x16_bf16(v(24, 8), v(0, 8), v(8, 8), v(16, 8)))}};

}  // namespace

TEST_CASE("gfx1100: V_DOT2_F32") { check_dot2<Isa>(instructions); }
TEST_CASE("gfx1100: WMMA with f32 results") {
  check_f32_formula<Isa, 32>(instructions);
  check_f32_formula<Isa, 64>(instructions);
}
TEST_CASE("gfx1100: WMMA with packed results") { check_packed<Isa>(instructions); }
TEST_CASE("gfx1100: WMMA with packed results, matrices drawn") {
  check_drawn<Isa, 32>(instructions);
  check_drawn<Isa, 64>(instructions);
}
TEST_CASE("gfx1100: packed WMMA, every field of the word") {
  check_operands<Isa, 32>();
  check_operands<Isa, 64>();
}
TEST_CASE("gfx1100: packed WMMA with FP16_OVFL") {
  check_overflow<Isa, 32>(instructions);
  check_overflow<Isa, 64>(instructions);
}
