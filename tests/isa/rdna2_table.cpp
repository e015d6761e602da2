// One word of every format of RDNA2 and of what is special about it: the encoder writes what llvm-mc -mcpu=gfx1030
// makes of the text behind each row, and the decoder finds it again.
#include "lockstep/memory/fields.hpp"
#include "lockstep/rdna2_asm.hpp"
#include "table_row.hpp"

namespace {

using namespace lockstep::rdna2::assembler;
using lockstep::rdna2::Encoding;
using lockstep::rdna2::Isa;
using lockstep::rdna2::Opcode;

// clang-format off
constexpr isa_test::Row<Isa> rows[] = {
    {s_mov_b32(s(0), s(1)), {0xbe800301}, Opcode::s_mov_b32, Encoding::sop1},  // s_mov_b32 s0, s1
    {s_mov_b32(s(0), null), {0xbe80037d}, Opcode::s_mov_b32, Encoding::sop1},  // s_mov_b32 s0, null
    {s_mov_b32(m0, s(1)), {0xbefc0301}, Opcode::s_mov_b32, Encoding::sop1},  // s_mov_b32 m0, s1
    {s_mov_b32(s(0), 0x12345678), {0xbe8003ff, 0x12345678}, Opcode::s_mov_b32, Encoding::sop1_lit},  // s_mov_b32 s0, 0x12345678
    {s_andn1_saveexec_b64(s(2, 2), vcc), {0xbe82376a}, Opcode::s_andn1_saveexec_b64, Encoding::sop1},  // s_andn1_saveexec_b64 s[2:3], vcc
    {s_and_b64(vcc, s(2, 2), exec), {0x87ea7e02}, Opcode::s_and_b64, Encoding::sop2},  // s_and_b64 vcc, s[2:3], exec
    {s_and_b32(s(0), s(1), 0x12345678), {0x8700ff01, 0x12345678}, Opcode::s_and_b32, Encoding::sop2_lit},  // s_and_b32 s0, s1, 0x12345678
    {s_cmp_eq_u32(s(1), -16), {0xbf06d001}, Opcode::s_cmp_eq_u32, Encoding::sopc},  // s_cmp_eq_u32 s1, -16
    {s_cmp_eq_u32(s(1), 65), {0xbf06ff01, 0x00000041}, Opcode::s_cmp_eq_u32, Encoding::sopc_lit},  // s_cmp_eq_u32 s1, 65
    {s_movk_i32(s(0), 0x1234), {0xb0001234}, Opcode::s_movk_i32, Encoding::sopk},  // s_movk_i32 s0, 0x1234
    {s_waitcnt_vscnt(null, 3), {0xbbfd0003}, Opcode::s_waitcnt_vscnt, Encoding::sopk},  // s_waitcnt_vscnt null, 0x3
    {s_setreg_imm32_b32(hwreg(1, 0, 4), 5), {0xba801801, 0x00000005}, Opcode::s_setreg_imm32_b32, Encoding::sopk_lit},  // s_setreg_imm32_b32 hwreg(1, 0, 4), 5
    {s_waitcnt(vmcnt(0) & lgkmcnt(33)), {0xbf8c2170}, Opcode::s_waitcnt, Encoding::sopp},  // s_waitcnt vmcnt(0) lgkmcnt(33)
    {s_inst_prefetch(1), {0xbfa00001}, Opcode::s_inst_prefetch, Encoding::sopp},  // s_inst_prefetch 0x1
    {s_endpgm(), {0xbf810000}, Opcode::s_endpgm, Encoding::sopp},  // s_endpgm
    {s_load_dwordx4(s(0, 4), s(4, 2), 16), {0xf4080002, 0xfa000010}, Opcode::s_load_dwordx4, Encoding::smem},  // s_load_dwordx4 s[0:3], s[4:5], 0x10
    {s_load_dwordx2(s(2, 2), s(4, 2), s(7), {.offset = -16}), {0xf4040082, 0x0e1ffff0}, Opcode::s_load_dwordx2, Encoding::smem},  // s_load_dwordx2 s[2:3], s[4:5], s7 offset:-0x10
    {v_mov_b32(v(0), v(1)), {0x7e000301}, Opcode::v_mov_b32, Encoding::vop1},  // v_mov_b32_e32 v0, v1
    {v_mov_b32(v(0), 0x12345678), {0x7e0002ff, 0x12345678}, Opcode::v_mov_b32, Encoding::vop1_lit},  // v_mov_b32_e32 v0, 0x12345678
    {v_mov_b32(v(0), v(1), {.dpp = row_share(3)}), {0x7e0002fa, 0xff015301}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_share:3 row_mask:0xf bank_mask:0xf
    {v_mov_b32(v(0), v(1), {.dpp = row_xmask(5), .row_mask = 3, .fi = true}), {0x7e0002fa, 0x3f056501}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_xmask:5 row_mask:0x3 bank_mask:0xf fi:1
    {v_mov_b32(v(0), v(1), {.dpp8 = {7, 6, 5, 4, 3, 2, 1, 0}}), {0x7e0002e9, 0x05397701}, Opcode::v_mov_b32, Encoding::vop1_dpp8},  // v_mov_b32_dpp v0, v1 dpp8:[7,6,5,4,3,2,1,0]
    {v_mov_b32(v(0), v(1), {.dpp8 = {1, 0, 3, 2, 5, 4, 7, 6}, .fi = true}), {0x7e0002ea, 0xde54c101}, Opcode::v_mov_b32, Encoding::vop1_dpp8},  // v_mov_b32_dpp v0, v1 dpp8:[1,0,3,2,5,4,7,6] fi:1
    {v_cvt_f32_f16(v(1), -v(2), {.dst_sel = Select::dword, .dst_unused = Unused::pad, .src0_sel = Select::word_1}), {0x7e0216f9, 0x00150602}, Opcode::v_cvt_f32_f16, Encoding::vop1_sdwa},  // v_cvt_f32_f16_sdwa v1, -v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
    {v_add_f32(v(5), s(1), v(2)), {0x060a0401}, Opcode::v_add_f32, Encoding::vop2},  // v_add_f32_e32 v5, s1, v2
    {v_add_f32(v(5), lit(0x40490fdb), v(2)), {0x060a04ff, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop2_lit},  // v_add_f32_e32 v5, 0x40490fdb, v2
    {v_fmaak_f32(v(0), v(1), v(2), 3.0f), {0x5a000501, 0x40400000}, Opcode::v_fmaak_f32, Encoding::vop2_lit},  // v_fmaak_f32 v0, v1, v2, 0x40400000
    {v_add_f32(v(5), v(1), v(2), {.dpp = row_shl(1)}), {0x060a04fa, 0xff010101}, Opcode::v_add_f32, Encoding::vop2_dpp16},  // v_add_f32_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_add_f32(v(5), v(1), v(2), {.dpp8 = {0, 0, 0, 0, 4, 4, 4, 4}}), {0x060a04e9, 0x92400001}, Opcode::v_add_f32, Encoding::vop2_dpp8},  // v_add_f32_dpp v5, v1, v2 dpp8:[0,0,0,0,4,4,4,4]
    {v_add_f16(v(1), v(2), s(3), {.dst_sel = Select::word_1, .dst_unused = Unused::preserve, .src0_sel = Select::word_1, .src1_sel = Select::word_0}), {0x640206f9, 0x84051502}, Opcode::v_add_f16, Encoding::vop2_sdwa},  // v_add_f16_sdwa v1, v2, s3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
    {v_add_f32(v(5), -v(1), abs(s(2)), {.clamp = true, .omod = Omod::mul_2}), {0xd5038205, 0x28000501}, Opcode::v_add_f32, Encoding::vop3},  // v_add_f32_e64 v5, -v1, |s2| clamp mul:2
    {v_add_f32(v(5), s(1), lit(0x40490fdb)), {0xd5030005, 0x0001fe01, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop3_lit},  // v_add_f32_e64 v5, s1, 0x40490fdb
    {v_fma_legacy_f32(v(0), v(1), v(2), v(3)), {0xd5400000, 0x040e0501}, Opcode::v_fma_legacy_f32, Encoding::vop3},  // v_fma_legacy_f32 v0, v1, v2, v3
    {v_permlane16_b32(v(1), v(2), s(3), s(4), {.op_sel = {1, 1}}), {0xd7771801, 0x00100702}, Opcode::v_permlane16_b32, Encoding::vop3},  // v_permlane16_b32 v1, v2, s3, s4 op_sel:[1,1]
    {v_cmp_lt_f32(vcc_lo, v(1), v(2)), {0x7c020501}, Opcode::v_cmp_lt_f32, Encoding::vopc},  // v_cmp_lt_f32_e32 vcc_lo, v1, v2
    {v_cmp_lt_f32(vcc_lo, lit(0x40490fdb), v(2)), {0x7c0204ff, 0x40490fdb}, Opcode::v_cmp_lt_f32, Encoding::vopc_lit},  // v_cmp_lt_f32_e32 vcc_lo, 0x40490fdb, v2
    {v_cmp_lt_f32(s(4), v(1), v(2), {.src0_sel = Select::dword}), {0x7c0204f9, 0x06068401}, Opcode::v_cmp_lt_f32, Encoding::vopc_sdwa_sdst},  // v_cmp_lt_f32_sdwa s4, v1, v2 src0_sel:DWORD src1_sel:DWORD
    {v_cmp_lt_f32(s(4), v(1), s(2)), {0xd4010004, 0x00000501}, Opcode::v_cmp_lt_f32, Encoding::vop3},  // v_cmp_lt_f32_e64 s4, v1, s2
    {v_cmpx_lt_f32.e64(v(1), s(2)), {0xd411007e, 0x00000501}, Opcode::v_cmpx_lt_f32, Encoding::vop3},  // v_cmpx_lt_f32_e64 v1, s2
    {v_add_co_u32(v(0), s(4), v(1), v(2)), {0xd70f0400, 0x00020501}, Opcode::v_add_co_u32, Encoding::vop3sd},  // v_add_co_u32 v0, s4, v1, v2
    {v_add_co_u32(v(0), s(4), v(1), 0x12345678), {0xd70f0400, 0x0001ff01, 0x12345678}, Opcode::v_add_co_u32, Encoding::vop3sd_lit},  // v_add_co_u32 v0, s4, v1, 0x12345678
    {v_pk_fma_f16(v(0), v(1), v(2), v(3), {.op_sel = {1, 0, 0}, .op_sel_hi = {1, 1, 0}}), {0xcc0e0800, 0x1c0e0501}, Opcode::v_pk_fma_f16, Encoding::vop3p},  // v_pk_fma_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]
    {v_dot4_i32_i8(v(0), v(1), v(2), v(3)), {0xcc164000, 0x1c0e0501}, Opcode::v_dot4_i32_i8, Encoding::vop3p},  // v_dot4_i32_i8 v0, v1, v2, v3
    {v_pk_add_u16(v(0), v(1), 0x1234), {0xcc0a4000, 0x1801ff01, 0x00001234}, Opcode::v_pk_add_u16, Encoding::vop3p_lit},  // v_pk_add_u16 v0, v1, 0x1234
    {ds_read_b32(v(0), v(1), {.offset = 16}), {0xd8d80010, 0x00000001}, Opcode::ds_read_b32, Encoding::ds},  // ds_read_b32 v0, v1 offset:16
    {ds_write2_b64(v(1), v(2, 2), v(4, 2), {.offset0 = 1, .offset1 = 2}), {0xd9380201, 0x00040201}, Opcode::ds_write2_b64, Encoding::ds},  // ds_write2_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2
    {flat_load_dword(v(0), v(2, 2), {.offset = 16, .glc = true}), {0xdc310010, 0x007d0002}, Opcode::flat_load_dword, Encoding::flat},  // flat_load_dword v0, v[2:3] offset:16 glc
    {global_load_dwordx4(v(4, 4), v(0), s(2, 2), {.offset = -2048, .slc = true}), {0xdc3a8800, 0x04020000}, Opcode::global_load_dwordx4, Encoding::global},  // global_load_dwordx4 v[4:7], v0, s[2:3] offset:-2048 slc
    {global_atomic_add(v(1), v(2, 2), v(4), off, {.glc = true}), {0xdcc98000, 0x017d0402}, Opcode::global_atomic_add, Encoding::global},  // global_atomic_add v1, v[2:3], v4, off glc
    {global_atomic_csub(v(1), v(2, 2), v(4), off, {.glc = true}), {0xdcd18000, 0x017d0402}, Opcode::global_atomic_csub, Encoding::global},  // global_atomic_csub v1, v[2:3], v4, off glc
    {scratch_store_dword(v(1), v(2), off, {.offset = 4}), {0xdc704004, 0x007d0201}, Opcode::scratch_store_dword, Encoding::scratch},  // scratch_store_dword v1, v2, off offset:4
    {scratch_store_dword(off, v(2), s(4), {.offset = -4}), {0xdc704ffc, 0x00040200}, Opcode::scratch_store_dword, Encoding::scratch},  // scratch_store_dword off, v2, s4 offset:-4
    {scratch_store_dword(off, v(2), off), {0xdc704000, 0x007f0200}, Opcode::scratch_store_dword, Encoding::scratch},  // scratch_store_dword off, v2, off
    {buffer_load_dword(v(0), v(1), s(4, 4), s(8), {.offen = true, .offset = 8, .glc = true, .slc = true, .dlc = true}), {0xe030d008, 0x08410001}, Opcode::buffer_load_dword, Encoding::mubuf},  // buffer_load_dword v0, v1, s[4:7], s8 offen offset:8 glc slc dlc
    {tbuffer_load_format_xy(v(0, 2), off, s(4, 4), 0, {.format = 77}), {0xea690000, 0x80010000}, Opcode::tbuffer_load_format_xy, Encoding::mtbuf},  // tbuffer_load_format_xy v[0:1], off, s[4:7], 0 format:[BUF_FMT_32_32_32_32_FLOAT]
    {image_load(v(0, 4), v(4, 2), s(8, 8), {.glc = true, .dmask = 15, .dim = Dim::d2, .unorm = true}), {0xf0003f08, 0x00020004}, Opcode::image_load, Encoding::mimg},  // image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc
    {image_load(v(0, 4), list(v(4), v(6)), s(8, 8), {.glc = true, .dmask = 15, .dim = Dim::d2, .unorm = true}), {0xf0003f0a, 0x00020004, 0x00000006}, Opcode::image_load, Encoding::mimg_nsa1},  // image_load v[0:3], [v4, v6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc
};
// clang-format on
static_assert(isa_test::first_wrong(rows) == isa_test::none);
static_assert(isa_test::first_missing(rows) == isa_test::none);

/// What OFFSET of flat_load_dword v1, v[2:3] adds to the address.
constexpr std::uint64_t flat_offset(std::uint32_t field) {
  const std::array<std::uint32_t, 4> words{0xdc300000u | field, 0x017d0002u};
  return lockstep::detail::instruction_offset(lockstep::decode<Isa>(words).at_end().instruction);
}
// Eleven bits: a word with the twelfth is no instruction.
static_assert(flat_offset(0) == 0 && flat_offset(0x7ff) == 0x7ff);
static_assert(lockstep::decode<Isa>(std::array<std::uint32_t, 2>{0xdc300800u, 0x017d0002u}).at_end().error !=
              lockstep::DecodeError::none);

}  // namespace
