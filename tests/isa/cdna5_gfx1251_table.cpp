// What gfx1251 has beside gfx1250, DPP in operations of 64 bits and multiplications: the encoder writes what llvm-mc
// -mcpu=gfx1251 makes of the text behind each row, and the decoder finds it again.
#include "lockstep/cdna5_gfx1251_asm.hpp"
#include "table_row.hpp"

namespace {

using namespace lockstep::cdna5_gfx1251::assembler;
using lockstep::cdna5_gfx1251::Encoding;
using lockstep::cdna5_gfx1251::Isa;
using lockstep::cdna5_gfx1251::Opcode;

// clang-format off
constexpr isa_test::Row<Isa> rows[] = {
    {v_mov_b64(v(4, 2), v(2, 2), {.dpp = row_share(1)}), {0x7e083afa, 0xff015102}, Opcode::v_mov_b64, Encoding::vop1_dpp16},  // v_mov_b64_dpp v[4:5], v[2:3] row_share:1
    {v_add_f64(v(4, 2), v(2, 2), v(6, 2), {.dpp = row_share(15), .row_mask = 3, .bound_ctrl = true}), {0x04080cfa, 0x3f095f02}, Opcode::v_add_f64, Encoding::vop2_dpp16},  // v_add_f64_dpp v[4:5], v[2:3], v[6:7] row_share:15 row_mask:0x3 bank_mask:0xf bound_ctrl:1
    {v_cvt_f32_f64(v(4), v(2, 2), {.dpp = row_share(0), .fi = true}), {0x7e081efa, 0xff055002}, Opcode::v_cvt_f32_f64, Encoding::vop1_dpp16},  // v_cvt_f32_f64_dpp v4, v[2:3] row_share:0 fi:1
    {v_lshlrev_b64(v(4, 2), v(2), v(6, 2), {.dpp = row_share(2)}), {0x3e080cfa, 0xff015202}, Opcode::v_lshlrev_b64, Encoding::vop2_dpp16},  // v_lshlrev_b64_dpp v[4:5], v2, v[6:7] row_share:2
    {v_fma_f64(v(4, 2), v(2, 2), v(6, 2), v(8, 2), {.dpp = row_share(1)}), {0xd6140004, 0x04220cfa, 0xff015102}, Opcode::v_fma_f64, Encoding::vop3_dpp16},  // v_fma_f64_e64_dpp v[4:5], v[2:3], v[6:7], v[8:9] row_share:1
    {v_add_f64(v(4, 2), -v(2, 2), s(6, 2), {.clamp = true, .dpp = row_share(3)}), {0xd5028004, 0x20000cfa, 0xff015302}, Opcode::v_add_f64, Encoding::vop3_dpp16},  // v_add_f64_e64_dpp v[4:5], -v[2:3], s[6:7] clamp row_share:3
    {v_mul_lo_u32(v(4), v(2), v(6), {.dpp = row_share(1)}), {0xd72c0004, 0x00020cfa, 0xff015102}, Opcode::v_mul_lo_u32, Encoding::vop3_dpp16},  // v_mul_lo_u32_e64_dpp v4, v2, v6 row_share:1
    {v_mad_u32(v(4), v(2), v(6), s(8), {.dpp = row_share(1)}), {0xd6350004, 0x00220cfa, 0xff015102}, Opcode::v_mad_u32, Encoding::vop3_dpp16},  // v_mad_u32_e64_dpp v4, v2, v6, s8 row_share:1
    {v_div_scale_f64(v(4, 2), vcc_lo, v(2, 2), v(6, 2), v(8, 2), {.dpp = row_share(1)}), {0xd6fd6a04, 0x04220cfa, 0xff015102}, Opcode::v_div_scale_f64, Encoding::vop3sd_dpp16},  // v_div_scale_f64_e64_dpp v[4:5], vcc_lo, v[2:3], v[6:7], v[8:9] row_share:1
};
// clang-format on
static_assert(isa_test::first_wrong(rows) == isa_test::none);

constexpr bool legal(std::array<std::uint32_t, 4> words) {
  const auto decoded = lockstep::decode<Isa>(words);
  return decoded.error == lockstep::DecodeError::none && Isa::legal(decoded.instruction);
}
// Of these operations DPP is row_share alone: 0x11 row_shr:1, 0x00e4 quad_perm, 0x161 row_xmask:1. Others have all of it.
static_assert(legal({0x7e083afa, 0xff015102}) && !legal({0x7e083afa, 0xff011102}) && !legal({0x7e083afa, 0xff00e402}) && !legal({0x7e083afa, 0xff016102}));
static_assert(legal({0xd72c0004, 0x00020cfa, 0xff015102}) && !legal({0xd72c0004, 0x00020cfa, 0xff011102}));
static_assert(legal({0x7e0802fa, 0xff011102}));  // v_mov_b32_dpp v4, v2 row_shr:1
// No DPP8: v_mov_b64 with it.
static_assert(!legal({0x7e083ae9, 0xfac68802}));

}  // namespace
