// One word of every format of RDNA3.5 and of what is special about it: the encoder writes what llvm-mc -mcpu=gfx1150
// makes of the text behind each row, and the decoder finds it again.
#include "lockstep/rdna3_5_asm.hpp"
#include "table_row.hpp"

namespace {

using namespace lockstep::rdna3_5::assembler;
using lockstep::rdna3_5::Encoding;
using lockstep::rdna3_5::Isa;
using lockstep::rdna3_5::Opcode;

// clang-format off
constexpr isa_test::Row<Isa> rows[] = {
    {s_mov_b32(s(0), s(1)), {0xbe800001}, Opcode::s_mov_b32, Encoding::sop1},  // s_mov_b32 s0, s1
    {s_mov_b32(s(0), 0x12345678), {0xbe8000ff, 0x12345678}, Opcode::s_mov_b32, Encoding::sop1_lit},  // s_mov_b32 s0, 0x12345678
    {s_and_b64(vcc, s(2, 2), exec), {0x8bea7e02}, Opcode::s_and_b64, Encoding::sop2},  // s_and_b64 vcc, s[2:3], exec
    {s_and_b32(s(0), s(1), 0x12345678), {0x8b00ff01, 0x12345678}, Opcode::s_and_b32, Encoding::sop2_lit},  // s_and_b32 s0, s1, 0x12345678
    {s_cmp_eq_u32(s(1), -16), {0xbf06d001}, Opcode::s_cmp_eq_u32, Encoding::sopc},  // s_cmp_eq_u32 s1, -16
    {s_cmp_eq_u32(s(1), 65), {0xbf06ff01, 0x00000041}, Opcode::s_cmp_eq_u32, Encoding::sopc_lit},  // s_cmp_eq_u32 s1, 65
    {s_movk_i32(s(0), 0x1234), {0xb0001234}, Opcode::s_movk_i32, Encoding::sopk},  // s_movk_i32 s0, 0x1234
    {s_setreg_imm32_b32(hwreg(1, 0, 4), 5), {0xb9801801, 0x00000005}, Opcode::s_setreg_imm32_b32, Encoding::sopk_lit},  // s_setreg_imm32_b32 hwreg(1, 0, 4), 5
    {s_delay_alu(delay(Delay::valu_dep_1, 1, Delay::salu_cycle_1)), {0xbf870491}, Opcode::s_delay_alu, Encoding::sopp},  // s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
    {s_endpgm(), {0xbfb00000}, Opcode::s_endpgm, Encoding::sopp},  // s_endpgm
    {s_load_b128(s(0, 4), s(4, 2), 16), {0xf4080002, 0xf8000010}, Opcode::s_load_b128, Encoding::smem},  // s_load_b128 s[0:3], s[4:5], 0x10
    {s_load_b64(s(2, 2), s(4, 2), s(7), {.offset = -16}), {0xf4040082, 0x0e1ffff0}, Opcode::s_load_b64, Encoding::smem},  // s_load_b64 s[2:3], s[4:5], s7 offset:-0x10
    {v_mov_b32(v(0), v(1)), {0x7e000301}, Opcode::v_mov_b32, Encoding::vop1},  // v_mov_b32_e32 v0, v1
    {v_mov_b32(v(0), 0x12345678), {0x7e0002ff, 0x12345678}, Opcode::v_mov_b32, Encoding::vop1_lit},  // v_mov_b32_e32 v0, 0x12345678
    {v_mov_b32(v(0), v(1), {.dpp = row_share(3)}), {0x7e0002fa, 0xff015301}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_share:3 row_mask:0xf bank_mask:0xf
    {v_mov_b32(v(0), v(1), {.dpp = row_xmask(5), .row_mask = 3, .fi = true}), {0x7e0002fa, 0x3f056501}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_xmask:5 row_mask:0x3 bank_mask:0xf fi:1
    {v_mov_b32(v(0), v(1), {.dpp8 = {7, 6, 5, 4, 3, 2, 1, 0}}), {0x7e0002e9, 0x05397701}, Opcode::v_mov_b32, Encoding::vop1_dpp8},  // v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]
    {v_mov_b32(v(0), v(1), {.dpp8 = {1, 0, 3, 2, 5, 4, 7, 6}, .fi = true}), {0x7e0002ea, 0xde54c101}, Opcode::v_mov_b32, Encoding::vop1_dpp8},  // v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] fi:1
    {v_mov_b16(v(1).h(), v(2).l()), {0x7f023902}, Opcode::v_mov_b16, Encoding::vop1},  // v_mov_b16_e32 v1.h, v2.l
    {v_mov_b16(v(200).h(), v(2).h()), {0xd59c48c8, 0x00000102}, Opcode::v_mov_b16, Encoding::vop3},  // v_mov_b16_e64 v200.h, v2.h op_sel:[1,1]
    {v_add_f32(v(5), s(1), v(2)), {0x060a0401}, Opcode::v_add_f32, Encoding::vop2},  // v_add_f32_e32 v5, s1, v2
    {v_add_f32(v(5), lit(0x40490fdb), v(2)), {0x060a04ff, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop2_lit},  // v_add_f32_e32 v5, 0x40490fdb, v2
    {v_fmaak_f32(v(0), v(1), v(2), 3.0f), {0x5a000501, 0x40400000}, Opcode::v_fmaak_f32, Encoding::vop2_lit},  // v_fmaak_f32 v0, v1, v2, 0x40400000
    {v_add_f32(v(5), -v(1), abs(s(2)), {.clamp = true, .omod = Omod::mul_2}), {0xd5038205, 0x28000501}, Opcode::v_add_f32, Encoding::vop3},  // v_add_f32_e64 v5, -v1, |s2| clamp mul:2
    {v_add_f32(v(5), s(1), lit(0x40490fdb)), {0xd5030005, 0x0001fe01, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop3_lit},  // v_add_f32_e64 v5, s1, 0x40490fdb
    {v_add_f32(v(5), v(1), v(2), {.clamp = true, .dpp = row_shl(1)}), {0xd5038005, 0x000204fa, 0xff010101}, Opcode::v_add_f32, Encoding::vop3_dpp16},  // v_add_f32_e64_dpp v5, v1, v2 clamp row_shl:1 row_mask:0xf bank_mask:0xf
    {v_add_f32(v(5), v(1), v(2), {.omod = Omod::mul_4, .dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0xd5030005, 0x100204e9, 0x92400001}, Opcode::v_add_f32, Encoding::vop3_dpp8},  // v_add_f32_e64_dpp v5, v1, v2 mul:4 dpp8:[0,0,0,0,4,4,4,4]
    {v_add_f16(v(1), v(2).h(), v(3).l()), {0x64020782}, Opcode::v_add_f16, Encoding::vop2},  // v_add_f16_e32 v1.l, v2.h, v3.l
    {v_cmp_lt_f32(vcc_lo, v(1), v(2)), {0x7c220501}, Opcode::v_cmp_lt_f32, Encoding::vopc},  // v_cmp_lt_f32_e32 vcc_lo, v1, v2
    {v_cmp_lt_f32(s(4), v(1), s(2)), {0xd4110004, 0x00000501}, Opcode::v_cmp_lt_f32, Encoding::vop3},  // v_cmp_lt_f32_e64 s4, v1, s2
    {v_cmpx_lt_f32.e64(v(1), s(2)), {0xd491007e, 0x00000501}, Opcode::v_cmpx_lt_f32, Encoding::vop3},  // v_cmpx_lt_f32_e64 v1, s2
    {v_add_co_u32(v(0), s(4), v(1), v(2)), {0xd7000400, 0x00020501}, Opcode::v_add_co_u32, Encoding::vop3sd},  // v_add_co_u32 v0, s4, v1, v2
    {v_pk_fma_f16(v(0), v(1), v(2), v(3), {.op_sel = {1, 0, 0}, .op_sel_hi = {1, 1, 0}}), {0xcc0e0800, 0x1c0e0501}, Opcode::v_pk_fma_f16, Encoding::vop3p},  // v_pk_fma_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]
    {v_dot4_i32_iu8(v(0), v(1), v(2), v(3), {.neg_lo = {1, 0, 0}}), {0xcc164000, 0x3c0e0501}, Opcode::v_dot4_i32_iu8, Encoding::vop3p},  // v_dot4_i32_iu8 v0, v1, v2, v3 neg_lo:[1,0,0]
    {dual(v_dual_add_f32(v(0), v(1), v(2)), v_dual_mul_f32(v(3), v(4), v(5))), {0xc9060501, 0x00020b04}, Opcode::v_dual_add_f32, Encoding::vopd_x},  // v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
    {dual(v_dual_mov_b32(v(2), 100.0f), v_dual_add_f32(v(5), s(1), v(7))), {0xca0800ff, 0x02040e01, 0x42c80000}, Opcode::v_dual_mov_b32, Encoding::vopd_lit_x},  // v_dual_mov_b32 v2, 0x42c80000 :: v_dual_add_f32 v5, s1, v7
    {ds_load_b32(v(0), v(1), {.offset = 16}), {0xd8d80010, 0x00000001}, Opcode::ds_load_b32, Encoding::ds},  // ds_load_b32 v0, v1 offset:16
    {ds_store_2addr_b64(v(1), v(2, 2), v(4, 2), {.offset0 = 1, .offset1 = 2}), {0xd9380201, 0x00040201}, Opcode::ds_store_2addr_b64, Encoding::ds},  // ds_store_2addr_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2
    {s_waitcnt(vmcnt(0) & lgkmcnt(3)), {0xbf890037}, Opcode::s_waitcnt, Encoding::sopp},  // s_waitcnt vmcnt(0) lgkmcnt(3)
    {flat_load_b32(v(0), v(2, 2), {.offset = 16, .glc = true}), {0xdc504010, 0x007c0002}, Opcode::flat_load_b32, Encoding::flat},  // flat_load_b32 v0, v[2:3] offset:16 glc
    {global_load_b128(v(4, 4), v(0), s(2, 2), {.offset = -16, .slc = true}), {0xdc5e9ff0, 0x04020000}, Opcode::global_load_b128, Encoding::global},  // global_load_b128 v[4:7], v0, s[2:3] offset:-16 slc
    {global_atomic_add_u32(v(1), v(2, 2), v(4), off, {.glc = true}), {0xdcd64000, 0x017c0402}, Opcode::global_atomic_add_u32, Encoding::global},  // global_atomic_add_u32 v1, v[2:3], v4, off glc
    {scratch_store_b32(v(1), v(2), s(4), {.offset = 4}), {0xdc690004, 0x00840201}, Opcode::scratch_store_b32, Encoding::scratch},  // scratch_store_b32 v1, v2, s4 offset:4
    {buffer_load_b32(v(0), v(1), s(4, 4), s(8), {.offen = true, .offset = 8, .glc = true, .slc = true, .dlc = true}), {0xe0507008, 0x08410001}, Opcode::buffer_load_b32, Encoding::mubuf},  // buffer_load_b32 v0, v1, s[4:7], s8 offen offset:8 glc slc dlc
    {tbuffer_load_format_xy(v(0, 2), off, s(4, 4), 0, {.format = 50}), {0xe9908000, 0x80010000}, Opcode::tbuffer_load_format_xy, Encoding::mtbuf},  // tbuffer_load_format_xy v[0:1], off, s[4:7], 0 format:50
    {v_wmma_f32_16x16x16_f16(v(16, 8), v(0, 8), v(8, 8), v(16, 8)), {0xcc404010, 0x1c421100}, Opcode::v_wmma_f32_16x16x16_f16, Encoding::vop3p},  // v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23]
    {s_add_f32(s(0), s(1), 1.0f), {0xa000f201}, Opcode::s_add_f32, Encoding::sop2},  // s_add_f32 s0, s1, 1.0
    {v_add_f32(v(5), v(1), s(2), {.dpp = row_ror(3)}), {0xd5030005, 0x000004fa, 0xff012301}, Opcode::v_add_f32, Encoding::vop3_dpp16},  // v_add_f32_e64_dpp v5, v1, s2 row_ror:3 row_mask:0xf bank_mask:0xf
    {v_add_f32(v(5), v(1), v(2), {.dpp = row_shl(1)}), {0x060a04fa, 0xff010101}, Opcode::v_add_f32, Encoding::vop2_dpp16},  // v_add_f32_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_add_f32(v(5), v(1), v(2), {.dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0x060a04e9, 0x92400001}, Opcode::v_add_f32, Encoding::vop2_dpp8},  // v_add_f32_dpp v5, v1, v2 dpp8:[0,0,0,0,4,4,4,4]
    {v_cmp_lt_f32(vcc_lo, lit(0x40490fdb), v(2)), {0x7c2204ff, 0x40490fdb}, Opcode::v_cmp_lt_f32, Encoding::vopc_lit},  // v_cmp_lt_f32_e32 vcc_lo, 0x40490fdb, v2
    {v_cmp_lt_f32(vcc_lo, v(1), v(2), {.dpp = row_shl(1)}), {0x7c2204fa, 0xff010101}, Opcode::v_cmp_lt_f32, Encoding::vopc_dpp16},  // v_cmp_lt_f32_dpp vcc_lo, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_cmp_lt_f32(vcc_lo, v(1), v(2), {.dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0x7c2204e9, 0x92400001}, Opcode::v_cmp_lt_f32, Encoding::vopc_dpp8},  // v_cmp_lt_f32_dpp vcc_lo, v1, v2 dpp8:[0,0,0,0,4,4,4,4]
    {v_add_co_u32(v(0), s(4), v(1), 0x12345678), {0xd7000400, 0x0001ff01, 0x12345678}, Opcode::v_add_co_u32, Encoding::vop3sd_lit},  // v_add_co_u32 v0, s4, v1, 0x12345678
    {v_add_co_u32(v(0), s(4), v(1), v(2), {.dpp = row_shl(1)}), {0xd7000400, 0x000204fa, 0xff010101}, Opcode::v_add_co_u32, Encoding::vop3sd_dpp16},  // v_add_co_u32_e64_dpp v0, s4, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_add_co_u32(v(0), s(4), v(1), v(2), {.dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0xd7000400, 0x000204e9, 0x92400001}, Opcode::v_add_co_u32, Encoding::vop3sd_dpp8},  // v_add_co_u32_e64_dpp v0, s4, v1, v2 dpp8:[0,0,0,0,4,4,4,4]
    {v_pk_add_u16(v(0), v(1), 0x1234), {0xcc0a4000, 0x1801ff01, 0x00001234}, Opcode::v_pk_add_u16, Encoding::vop3p_lit},  // v_pk_add_u16 v0, v1, 0x1234
    {v_fma_mix_f32(v(0), v(1), v(2), v(3), {.dpp = row_shl(1)}), {0xcc200000, 0x040e04fa, 0xff010101}, Opcode::v_fma_mix_f32, Encoding::vop3p_dpp16},  // v_fma_mix_f32_e64_dpp v0, v1, v2, v3 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_fma_mix_f32(v(0), v(1), v(2), v(3), {.dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0xcc200000, 0x040e04e9, 0x92400001}, Opcode::v_fma_mix_f32, Encoding::vop3p_dpp8},  // v_fma_mix_f32_e64_dpp v0, v1, v2, v3 dpp8:[0,0,0,0,4,4,4,4]
    {image_load(v(0, 4), v(4, 2), s(8, 8), {.glc = true, .dmask = 15, .dim = Dim::d2, .unorm = true}), {0xf0004f84, 0x00020004}, Opcode::image_load, Encoding::mimg},  // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc
    {image_load(v(0, 4), list(v(4), v(6)), s(8, 8), {.glc = true, .dmask = 15, .dim = Dim::d2, .unorm = true}), {0xf0004f85, 0x00020004, 0x00000006}, Opcode::image_load, Encoding::mimg_nsa1},  // image_load v[0:3], [v4, v6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc
};
// clang-format on
static_assert(isa_test::first_wrong(rows) == isa_test::none);
static_assert(isa_test::first_missing(rows) == isa_test::none);

}  // namespace
