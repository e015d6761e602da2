// What a Radeon AI Pro R9700 and an RX 9070 gave, against RDNA4.
#include "check.hpp"
#include "check_integers.hpp"
#include "lockstep/rdna4_asm.hpp"
#include "rdna4/engine.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
using Isa = lockstep::rdna4::Isa;

const Instructions instructions = {
    {words_of(v_dot2_f32_f16(v(3), v(0), v(1), v(2))), words_of(v_dot2_f32_bf16(v(3), v(0), v(1), v(2)))},
    {words_of(v_wmma_f32_16x16x16_f16(v(24, 8), v(0, 4), v(8, 4), v(16, 8))),
     words_of(v_wmma_f32_16x16x16_bf16(v(24, 8), v(0, 4), v(8, 4), v(16, 8)))},
    {words_of(v_wmma_f16_16x16x16_f16(v(24, 4), v(0, 4), v(8, 4), v(16, 4))),
     words_of(v_wmma_bf16_16x16x16_bf16(v(24, 4), v(0, 4), v(8, 4), v(16, 4)))}};

}  // namespace

TEST_CASE("gfx1201: V_DOT2_F32") { check_dot2<Isa>(instructions); }
TEST_CASE("gfx1201: WMMA with f32 results") {
  check_f32_rows<Isa, 32>(instructions);
  check_f32_rows<Isa, 64>(instructions);
}
TEST_CASE("gfx1201: WMMA with packed results") { check_packed<Isa>(instructions); }
TEST_CASE("gfx1201: WMMA with packed results, matrices drawn") {
  check_drawn<Isa, 32>(instructions);
  check_drawn<Isa, 64>(instructions);
}
TEST_CASE("gfx1201: packed WMMA, every field of the word") {
  check_operands<Isa, 32>();
  check_operands<Isa, 64>();
}
TEST_CASE("gfx1201: packed WMMA with FP16_OVFL") {
  check_overflow<Isa, 32>(instructions);
  check_overflow<Isa, 64>(instructions);
}
TEST_CASE("gfx1201: integer WMMA and SWMMAC") {
  check_integers<Isa>(
      {{"v_wmma_i32_16x16x16_iu8", words_of(v_wmma_i32_16x16x16_iu8(v(24, 8), v(0, 2), v(2, 2), v(6, 8))), 128},
       {"v_wmma_i32_16x16x16_iu4", words_of(v_wmma_i32_16x16x16_iu4(v(24, 8), v(0), v(2), v(6, 8))), 128},
       {"v_wmma_i32_16x16x32_iu4", words_of(v_wmma_i32_16x16x32_iu4(v(24, 8), v(0, 2), v(2, 2), v(6, 8))), 128},
       {"v_swmmac_i32_16x16x32_iu8", words_of(v_swmmac_i32_16x16x32_iu8(v(24, 8), v(0, 2), v(2, 4), v(14))), 256},
       {"v_swmmac_i32_16x16x32_iu4", words_of(v_swmmac_i32_16x16x32_iu4(v(24, 8), v(0), v(2, 2), v(14))), 256},
       {"v_swmmac_i32_16x16x64_iu4", words_of(v_swmmac_i32_16x16x64_iu4(v(24, 8), v(0, 2), v(2, 4), v(14))), 128}});
}
TEST_CASE("gfx1201: SWMMAC of 8-bit floats") {
  check_sparse_bytes<Isa>({{words_of(v_swmmac_f32_16x16x32_fp8_fp8(v(24, 8), v(0, 2), v(2, 4), v(14))),
                            words_of(v_swmmac_f32_16x16x32_fp8_bf8(v(24, 8), v(0, 2), v(2, 4), v(14))),
                            words_of(v_swmmac_f32_16x16x32_bf8_fp8(v(24, 8), v(0, 2), v(2, 4), v(14))),
                            words_of(v_swmmac_f32_16x16x32_bf8_bf8(v(24, 8), v(0, 2), v(2, 4), v(14)))}});
}
