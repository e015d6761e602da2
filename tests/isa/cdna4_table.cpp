// One word of every format of CDNA4 and of what is special about it: the encoder writes what llvm-mc -mcpu=gfx950
// makes of the text behind each row, and the decoder finds it again. Then what does not decode, and fields.
#include <array>
#include <cstdint>
#include <span>

#include "lockstep/cdna4_asm.hpp"
#include "table_row.hpp"

namespace {

using namespace lockstep::cdna4::assembler;
using lockstep::DecodeError;
using lockstep::Field;
using lockstep::OperandKind;
using lockstep::Role;
using lockstep::cdna4::Encoding;
using lockstep::cdna4::Isa;
using lockstep::cdna4::Opcode;
namespace cdna4 = lockstep::cdna4;

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
    {v_mov_b32(v(0), v(1), {.dpp = row_newbcast(3)}), {0x7e0002fa, 0xff015301}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 row_newbcast:3 row_mask:0xf bank_mask:0xf
    {v_mov_b32(v(0), v(1), {.dpp = quad_perm(1, 0, 3, 2), .row_mask = 3, .bound_ctrl = true}), {0x7e0002fa, 0x3f08b101}, Opcode::v_mov_b32, Encoding::vop1_dpp16},  // v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0x3 bank_mask:0xf bound_ctrl:1
    {v_mov_b32(v(0), v(1), {.dst_sel = Select::byte_1, .dst_unused = Unused::pad, .src0_sel = Select::word_1}), {0x7e0002f9, 0x00050101}, Opcode::v_mov_b32, Encoding::vop1_sdwa},  // v_mov_b32_sdwa v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1
    {v_add_f32(v(5), s(1), v(2)), {0x020a0401}, Opcode::v_add_f32, Encoding::vop2},  // v_add_f32_e32 v5, s1, v2
    {v_add_f32(v(5), lit(0x40490fdb), v(2)), {0x020a04ff, 0x40490fdb}, Opcode::v_add_f32, Encoding::vop2_lit},  // v_add_f32_e32 v5, 0x40490fdb, v2
    {v_fmaak_f32(v(0), v(1), v(2), 3.0f), {0x30000501, 0x40400000}, Opcode::v_fmaak_f32, Encoding::vop2_lit},  // v_fmaak_f32 v0, v1, v2, 0x40400000
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
    {v_accvgpr_write_b32(a(3), s(4)), {0xd3d94003, 0x18000004}, Opcode::v_accvgpr_write, Encoding::vop3p},  // v_accvgpr_write_b32 a3, s4
    {v_mfma_f32_32x32x8_f16(a(0, 16), v(2, 2), a(4, 2), a(0, 16), {.cbsz = 1, .abid = 1, .blgp = 2}), {0xd3cc8900, 0x54020902}, Opcode::v_mfma_f32_32x32x8_f16, Encoding::vop3p_mfma},  // v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], a[4:5], a[0:15] cbsz:1 abid:1 blgp:2
    {v_smfmac_f32_16x16x32_f16(v(0, 4), v(4, 2), v(8, 4), v(12), {.cbsz = 1, .abid = 1}), {0xd3e20900, 0x04321104}, Opcode::v_smfmac_f32_16x16x32_f16, Encoding::vop3p_mfma},  // v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12 cbsz:1 abid:1
    {ds_read_b32(v(0), v(1), {.offset = 16}), {0xd86c0010, 0x00000001}, Opcode::ds_read_b32, Encoding::ds},  // ds_read_b32 v0, v1 offset:16
    {ds_write2_b64(v(1), v(2, 2), v(4, 2), {.offset0 = 1, .offset1 = 2}), {0xd89c0201, 0x00040201}, Opcode::ds_write2_b64, Encoding::ds},  // ds_write2_b64 v1, v[2:3], v[4:5] offset0:1 offset1:2
    {flat_load_dword(a(1), v(2, 2), {.offset = 16, .sc0 = true}), {0xdc510010, 0x01800002}, Opcode::flat_load_dword, Encoding::flat},  // flat_load_dword a1, v[2:3] offset:16 sc0
    {global_load_dwordx4(v(4, 4), v(0), s(2, 2), {.offset = -16, .nt = true}), {0xdc5e9ff0, 0x04020000}, Opcode::global_load_dwordx4, Encoding::global},  // global_load_dwordx4 v[4:7], v0, s[2:3] offset:-16 nt
    {global_atomic_add(v(1), v(2, 2), v(4), off, {.sc0 = true}), {0xdd098000, 0x017f0402}, Opcode::global_atomic_add, Encoding::global},  // global_atomic_add v1, v[2:3], v4, off sc0
    {scratch_store_dword(v(1), v(2), s(4), {.offset = 4}), {0xdc706004, 0x00040201}, Opcode::scratch_store_dword, Encoding::scratch},  // scratch_store_dword v1, v2, s4 offset:4
    {buffer_load_dword(v(0), v(1), s(4, 4), s(8), {.offen = true, .offset = 8, .sc0 = true, .nt = true, .sc1 = true}), {0xe052d008, 0x08010001}, Opcode::buffer_load_dword, Encoding::mubuf},  // buffer_load_dword v0, v1, s[4:7], s8 offen offset:8 sc0 nt sc1
    {tbuffer_load_format_xy(v(0, 2), off, s(4, 4), 0, {.format = 43}), {0xe9588000, 0x80010000}, Opcode::tbuffer_load_format_xy, Encoding::mtbuf},  // tbuffer_load_format_xy v[0:1], off, s[4:7], 0 format:43
    {v_mfma_f32_32x32x16_bf16(a(0, 16), v(20, 4), v(24, 4), a(0, 16)), {0xd3b78000, 0x04023114}, Opcode::v_mfma_f32_32x32x16_bf16, Encoding::vop3p_mfma},  // v_mfma_f32_32x32x16_bf16 a[0:15], v[20:23], v[24:27], a[0:15]
    {v_mfma_scale_f32_16x16x128_f8f6f4(v(0, 4), v(8, 8), v(16, 4), v(4, 4), v(20), v(21), {.blgp = 4}), {0xd3ac0000, 0x00022b14, 0xd3ad0800, 0x84122108}, Opcode::v_mfma_scale_f32_16x16x128_f8f6f4, Encoding::vop3px2},  // v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[8:15], v[16:19], v[4:7], v20, v21 op_sel_hi:[0,0,0] blgp:4
    {v_cvt_scalef32_pk_f32_fp4(v(0, 2), v(2), v(3), {.op_sel = {1, 1}}), {0xd23f1800, 0x00020702}, Opcode::v_cvt_scalef32_pk_f32_fp4, Encoding::vop3},  // v_cvt_scalef32_pk_f32_fp4 v[0:1], v2, v3 op_sel:[1,1,0]
    {v_permlane32_swap_b32(v(0), v(1)), {0x7e00b501}, Opcode::v_permlane32_swap_b32, Encoding::vop1},  // v_permlane32_swap_b32_e32 v0, v1
    {v_bitop3_b32(v(0), v(1), v(2), v(3), {.bitop3 = 0xe8}), {0xd2340500, 0x1c0e0501}, Opcode::v_bitop3_b32, Encoding::vop3},  // v_bitop3_b32 v0, v1, v2, v3 bitop3:0xe8
    {ds_read_b64_tr_b16(v(2, 2), v(1), {.offset = 8}), {0xd9c60008, 0x02000001}, Opcode::ds_read_b64_tr_b16, Encoding::ds},  // ds_read_b64_tr_b16 v[2:3], v1 offset:8
};
// clang-format on
static_assert(isa_test::first_wrong(rows) == isa_test::none);
static_assert(isa_test::first_missing(rows) == isa_test::none);

template <class... Words>
constexpr cdna4::Decoded decode(Words... words) {
  const std::array<std::uint32_t, sizeof...(words)> array{static_cast<std::uint32_t>(words)...};
  return cdna4::decode(array);
}

constexpr bool is(const cdna4::Decoded& decoded, Opcode opcode, Encoding encoding, unsigned dwords) {
  return decoded.error == DecodeError::none && decoded.instruction.opcode == opcode &&
         decoded.instruction.encoding() == encoding && decoded.instruction.dwords == dwords;
}

// Errors.
static_assert(cdna4::decode({}).error == DecodeError::truncated);
static_assert(decode(0xd1010000).error == DecodeError::truncated);  // half of a VOP3
static_assert(decode(0xbe8000ff).error == DecodeError::truncated);  // the literal is missing
// v_mfma_ld_scale_b32 begins v_mfma_scale_f32_16x16x128_f8f6f4: two words do not tell which it is.
static_assert(decode(0xd3ac0000, 0x00020501).error == DecodeError::truncated);
static_assert(decode(0xd3ac0000, 0x00020501, 0xd3ad0800).error == DecodeError::truncated);
static_assert(is(decode(0xd3ac0000, 0x00020501, 0xbf810000), Opcode::v_mfma_ld_scale_b32, Encoding::vop3p, 2));
static_assert(decode(0xf4080500, 0xfa000000).error == DecodeError::illegal);  // RDNA's s_load_b128
static_assert(decode(0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff).error == DecodeError::illegal);

constexpr cdna4::Instruction add =
    decode(0xd1010805, 0x40020501).instruction;  // v_add_f32_e64 v5, v1, v2 with op_sel[0], neg[1]
static_assert(add.field(Field::vdst) == 5);
static_assert(add.field(Field::src0) == 0x101 && add.field(Field::src1) == 0x102);
static_assert(add.field(Field::neg) == 2 && add.field(Field::op_sel) == 1);
static_assert(add.has(Field::clamp) && !add.has(Field::simm16) && add.field(Field::simm16) == 0);
static_assert(add.operands().size() == 3);
static_assert(add.operands()[0].output && !add.operands()[0].input && add.operands()[0].role == Role::d0);
static_assert(add.operands()[1].role == Role::s0 && add.operands()[1].kind == OperandKind::src_nolit &&
              add.operands()[1].bits == 32);
static_assert(add.bytes() == 8 && add.info().name == "V_ADD_F32");
static_assert(decode(0xbe8000ff, 0x12345678).instruction.literal() == 0x12345678);

}  // namespace
