// One word of every format of GCN5.1 and of what is special about it: the encoder writes what llvm-mc -mcpu=gfx906
// makes of the text behind each row, and the decoder finds it again.
#include "lockstep/gcn5_7nm_asm.hpp"
#include "table_row.hpp"

namespace {

using namespace lockstep::gcn5_7nm::assembler;
using lockstep::gcn5_7nm::Encoding;
using lockstep::gcn5_7nm::Isa;
using lockstep::gcn5_7nm::Opcode;

// clang-format off
constexpr isa_test::Row<Isa> rows[] = {
    {s_mov_b32(s(0), s(1)), {0xbe800001}, Opcode::s_mov_b32, Encoding::sop1},  // s_mov_b32 s0, s1
    {s_mov_b32(s(0), 0x12345678), {0xbe8000ff, 0x12345678}, Opcode::s_mov_b32, Encoding::sop1_lit},  // s_mov_b32 s0, 0x12345678
    {s_and_b64(vcc, s(2, 2), exec), {0x86ea7e02}, Opcode::s_and_b64, Encoding::sop2},  // s_and_b64 vcc, s[2:3], exec
    {s_add_u32(s(0), s(1), 0x12345678), {0x8000ff01, 0x12345678}, Opcode::s_add_u32, Encoding::sop2_lit},  // s_add_u32 s0, s1, 0x12345678
    {s_cmp_eq_u32(s(1), -16), {0xbf06d001}, Opcode::s_cmp_eq_u32, Encoding::sopc},  // s_cmp_eq_u32 s1, -16
    {s_cmp_eq_u32(s(1), 65), {0xbf06ff01, 0x00000041}, Opcode::s_cmp_eq_u32, Encoding::sopc_lit},  // s_cmp_eq_u32 s1, 65
    {s_movk_i32(s(0), 0x1234), {0xb0001234}, Opcode::s_movk_i32, Encoding::sopk},  // s_movk_i32 s0, 0x1234
    {s_setreg_imm32_b32(hwreg(1, 0, 4), 5), {0xba001801, 0x00000005}, Opcode::s_setreg_imm32_b32, Encoding::sopk_lit},  // s_setreg_imm32_b32 hwreg(1, 0, 4), 5
    {s_waitcnt(vmcnt(0) & lgkmcnt(3)), {0xbf8c0370}, Opcode::s_waitcnt, Encoding::sopp},  // s_waitcnt vmcnt(0) lgkmcnt(3)
    {s_endpgm(), {0xbf810000}, Opcode::s_endpgm, Encoding::sopp},  // s_endpgm
    {s_load_dwordx4(s(0, 4), s(4, 2), 16), {0xc00a0002, 0x00000010}, Opcode::s_load_dwordx4, Encoding::smem},  // s_load_dwordx4 s[0:3], s[4:5], 0x10
    {s_load_dwordx2(s(2, 2), s(4, 2), s(7), {.offset = 16}), {0xc0064082, 0x0e000010}, Opcode::s_load_dwordx2, Encoding::smem},  // s_load_dwordx2 s[2:3], s[4:5], s7 offset:0x10
    {v_mov_b32(v(0), v(1)), {0x7e000301}, Opcode::v_mov_b32, Encoding::vop1},  // v_mov_b32_e32 v0, v1
    {v_mov_b32(v(0), 0x12345678), {0x7e0002ff, 0x12345678}, Opcode::v_mov_b32, Encoding::vop1_lit},  // v_mov_b32_e32 v0, 0x12345678
    {v_mov_b32(v(0), v(1), {.dpp = quad_perm(1, 0, 3, 2), .row_mask = 3, .bound_ctrl = true}), {0x7e0002fa, 0x3f08b101}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0x3 bank_mask:0xf bound_ctrl:1
    {v_mov_b32(v(0), v(1), {.dst_sel = Select::byte_1, .dst_unused = Unused::pad, .src0_sel = Select::word_1}), {0x7e0002f9, 0x00050101}, Opcode::v_mov_b32, Encoding::vop1_sdwa},  // v_mov_b32_sdwa v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1
    {v_add_f32(v(5), s(1), v(2)), {0x020a0401}, Opcode::v_add_f32, Encoding::vop2},  // v_add_f32_e32 v5, s1, v2
    {v_add_f32(v(5), lit(0x40490fdb), v(2)), {0x020a04ff, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop2_lit},  // v_add_f32_e32 v5, 0x40490fdb, v2
    {v_add_f32(v(5), v(1), v(2), {.dpp = row_shl(1)}), {0x020a04fa, 0xff010101}, Opcode::v_add_f32, Encoding::vop2_dpp16},  // v_add_f32_dpp v5, v1, v2 row_shl:1 row_mask:0xf bank_mask:0xf
    {v_add_f32(v(5), -v(1), abs(v(2)), {.dst_unused = Unused::preserve, .src1_sel = Select::byte_3}), {0x020a04f9, 0x23161601}, Opcode::v_add_f32, Encoding::vop2_sdwa},  // v_add_f32_sdwa v5, -v1, |v2| dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:BYTE_3
    {v_add_co_u32(v(5), vcc, v(1), v(2), {.src0_sel = Select::word_0}), {0x320a04f9, 0x06041601}, Opcode::v_add_co_u32, Encoding::vop2_sdwa},  // v_add_co_u32_sdwa v5, vcc, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:DWORD
    {v_add_f32(v(5), -v(1), abs(s(2)), {.clamp = true, .omod = Omod::mul_2}), {0xd1018205, 0x28000501}, Opcode::v_add_f32, Encoding::vop3},  // v_add_f32_e64 v5, -v1, |s2| clamp mul:2
    {v_add_u16(v(5), v(1), v(2)), {0x4c0a0501}, Opcode::v_add_u16, Encoding::vop2},  // v_add_u16_e32 v5, v1, v2
    {v_cmp_lt_f32(vcc, v(1), v(2)), {0x7c820501}, Opcode::v_cmp_lt_f32, Encoding::vopc},  // v_cmp_lt_f32_e32 vcc, v1, v2
    {v_cmp_lt_f32(vcc, lit(0x40490fdb), v(2)), {0x7c8204ff, 0x40490fdb}, Opcode::v_cmp_lt_f32, Encoding::vopc_lit},  // v_cmp_lt_f32_e32 vcc, 0x40490fdb, v2
    {v_cmp_lt_f32(s(4, 2), v(1), v(2), {.src0_sel = Select::byte_2}), {0x7c8204f9, 0x06028401}, Opcode::v_cmp_lt_f32, Encoding::vopc_sdwa_sdst},  // v_cmp_lt_f32_sdwa s[4:5], v1, v2 src0_sel:BYTE_2 src1_sel:DWORD
    {v_cmp_lt_f32(s(4, 2), v(1), s(2)), {0xd0410004, 0x00000501}, Opcode::v_cmp_lt_f32, Encoding::vop3},  // v_cmp_lt_f32_e64 s[4:5], v1, s2
    {v_add_co_u32(v(0), s(4, 2), v(1), v(2)), {0xd1190400, 0x00020501}, Opcode::v_add_co_u32, Encoding::vop3sd},  // v_add_co_u32_e64 v0, s[4:5], v1, v2
    {v_pk_fma_f16(v(0), v(1), v(2), v(3), {.op_sel = {1, 0, 0}, .op_sel_hi = {1, 1, 0}}), {0xd38e0800, 0x1c0e0501}, Opcode::v_pk_fma_f16, Encoding::vop3p},  // v_pk_fma_f16 v0, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]
    {ds_read_b32(v(0), v(1), {.offset = 16}), {0xd86c0010, 0x00000001}, Opcode::ds_read_b32, Encoding::ds},  // ds_read_b32 v0, v1 offset:16
    {ds_write2_b64(v(1), v(2, 2), v(4, 2), {.offset0 = 1, .offset1 = 2}), {0xd89c0201, 0x00040201}, Opcode::ds_write2_b64, Encoding::ds},  // ds_write2_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2
    {global_load_dwordx4(v(4, 4), v(0), s(2, 2), {.offset = -16, .slc = true}), {0xdc5e9ff0, 0x04020000}, Opcode::global_load_dwordx4, Encoding::global},  // global_load_dwordx4 v[4:7], v0, s[2:3] offset:-16 slc
    {global_atomic_add(v(1), v(2, 2), v(4), off, {.glc = true}), {0xdd098000, 0x017f0402}, Opcode::global_atomic_add, Encoding::global},  // global_atomic_add v1, v[2:3], v4, off glc
    {scratch_store_dword(off, v(2), s(4), {.offset = 4}), {0xdc704004, 0x00040200}, Opcode::scratch_store_dword, Encoding::scratch},  // scratch_store_dword off, v2, s4 offset:4
    {tbuffer_load_format_xy(v(0, 2), off, s(4, 4), 0, {.format = 43}), {0xe9588000, 0x80010000}, Opcode::tbuffer_load_format_xy, Encoding::mtbuf},  // tbuffer_load_format_xy v[0:1], off, s[4:7], 0 format:43
    {v_madak_f32(v(0), v(1), v(2), 3.0f), {0x30000501, 0x40400000}, Opcode::v_madak_f32, Encoding::vop2_lit},  // v_madak_f32 v0, v1, v2, 0x40400000
    {v_mad_f32(v(0), v(1), -v(2), v(3)), {0xd1c10000, 0x440e0501}, Opcode::v_mad_f32, Encoding::vop3},  // v_mad_f32 v0, v1, -v2, v3
    {scratch_load_dword(v(1), v(2), off, {.offset = 4}), {0xdc504004, 0x017f0002}, Opcode::scratch_load_dword, Encoding::scratch},  // scratch_load_dword v1, v2, off offset:4
    {global_load_dword(v(2, 2), off, {.offset = 4, .lds = true}), {0xdc50a004, 0x007f0002}, Opcode::global_load_dword, Encoding::global},  // global_load_dword v[2:3], off offset:4 lds
    {buffer_load_dword(v(1), s(4, 4), s(8), {.offen = true, .lds = true}), {0xe0511000, 0x08010001}, Opcode::buffer_load_dword, Encoding::mubuf},  // buffer_load_dword v1, s[4:7], s8 offen lds
    {buffer_store_lds_dword(s(4, 4), s(8), {.offset = 8, .lds = true}), {0xe0f50008, 0x08010000}, Opcode::buffer_store_lds_dword, Encoding::mubuf},  // buffer_store_lds_dword s[4:7], s8 offset:8 lds
    {buffer_wbinvl1(), {0xe0f80000, 0x00000000}, Opcode::buffer_wbinvl1, Encoding::mubuf},  // buffer_wbinvl1
    {image_load(v(0, 4), v(4), s(8, 8), {.dmask = 15, .unorm = true, .da = true}), {0xf0005f00, 0x00020004}, Opcode::image_load, Encoding::mimg},  // image_load v[0:3], v4, s[8:15] dmask:0xf unorm da
    {flat_load_dword(v(1), v(2, 2), {.offset = 16, .glc = true}), {0xdc510010, 0x01000002}, Opcode::flat_load_dword, Encoding::flat},  // flat_load_dword v1, v[2:3] offset:16 glc
    {v_interp_p1_f32(v(0), v(1), attr(3, 'y')), {0xd4000d01}, Opcode::v_interp_p1_f32, Encoding::vintrp},  // v_interp_p1_f32_e32 v0, v1, attr3.y
    {v_interp_mov_f32(v(0), 2, attr(3, 'y')), {0xd4020d02}, Opcode::v_interp_mov_f32, Encoding::vintrp},  // v_interp_mov_f32_e32 v0, p0, attr3.y
    {v_interp_p1ll_f16(v(0), v(1), attr(5, 'z'), {.high = true}), {0xd2740000, 0x00020385}, Opcode::v_interp_p1ll_f16, Encoding::vop3},  // v_interp_p1ll_f16 v0, v1, attr5.z high
    {exp(33, v(1), v(2), off, off, {.done = true, .vm = true}), {0xc4001a13, 0x00000201}, Opcode::exp, Encoding::exp},  // exp param1 v1, v2, off, off done vm
    {image_sample(v(0, 4), v(4), s(8, 8), s(16, 4), {.dmask = 15, .lwe = true}), {0xf0820f00, 0x00820004}, Opcode::image_sample, Encoding::mimg},  // image_sample v[0:3], v4, s[8:15], s[16:19] dmask:0xf lwe
    {ds_add_src2_u32(v(1), {.offset = 16}), {0xd9000010, 0x00000001}, Opcode::ds_add_src2_u32, Encoding::ds},  // ds_add_src2_u32 v1 offset:16
    {ds_read2_b32(v(0, 2), v(2), {.offset0 = 1, .offset1 = 2, .gds = true}), {0xd86f0201, 0x00000002}, Opcode::ds_read2_b32, Encoding::ds},  // ds_read2_b32 v[0:1], v2 offset0:1 offset1:2 gds
    {buffer_load_dword(v(1, 2), off, s(4, 4), s(8), {.tfe = true}), {0xe0500000, 0x08810100}, Opcode::buffer_load_dword, Encoding::mubuf},  // buffer_load_dword v[1:2], off, s[4:7], s8 tfe
    {v_mul_legacy_f32(v(5), v(1), v(2)), {0x080a0501}, Opcode::v_mul_legacy_f32, Encoding::vop2},  // v_mul_legacy_f32_e32 v5, v1, v2
    {v_mov_b32(v(0), v(1), {.dpp = row_shl(1)}), {0x7e0002fa, 0xff010101}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf
    {s_atomic_add(s(5), s(2, 2), 0x10, {.glc = true}), {0xc20b0141, 0x00000010}, Opcode::s_atomic_add, Encoding::smem},  // s_atomic_add s5, s[2:3], 0x10 glc
    {v_add_f64(v(1, 2), v(3, 2), v(5, 2)), {0xd2800001, 0x00020b03}, Opcode::v_add_f64, Encoding::vop3},  // v_add_f64 v[1:2], v[3:4], v[5:6]
    {v_mad_mix_f32(v(0), v(1), v(2), v(3), {.op_sel_hi = {1, 0, 0}}), {0xd3a00000, 0x0c0e0501}, Opcode::v_mad_mix_f32, Encoding::vop3p},  // v_fma_mix_f32 v0, v1, v2, v3 op_sel_hi:[1,0,0]
    {v_dot4_i32_i8(v(0), v(1), v(2), v(3), {.clamp = true}), {0xd3a8c000, 0x1c0e0501}, Opcode::v_dot4_i32_i8, Encoding::vop3p},  // v_dot4_i32_i8 v0, v1, v2, v3 clamp
    {v_fmac_f32(v(0), v(1), v(2)), {0x76000501}, Opcode::v_fmac_f32, Encoding::vop2},  // v_fmac_f32_e32 v0, v1, v2
};
// clang-format on
static_assert(isa_test::first_wrong(rows) == isa_test::none);
static_assert(isa_test::first_missing(rows) == isa_test::none);

// What later ISAs have is nothing here: v_mov_b64, v_pk_fma_f32, v_mfma_f32_32x32x1f32.
template <class... Words>
constexpr bool exists(Words... words) {
  const std::array<std::uint32_t, sizeof...(words)> array{static_cast<std::uint32_t>(words)...};
  return lockstep::decode<Isa>(std::span<const std::uint32_t>(array)).at_end().error == lockstep::DecodeError::none;
}
static_assert(!exists(0x7e007101u) && !exists(0xd3b04000u, 0x1c1a0902u) && !exists(0xd3c00000u, 0x04020501u));

}  // namespace
