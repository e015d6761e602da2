// Decoding of single CDNA4 words: encodings, fields, variants, errors. The words are llvm-mc's (-mcpu=gfx950).
#include <array>
#include <cstdint>

#include "lockstep/isa/traits/cdna4.hpp"

using namespace lockstep;
using cdna4::Encoding;
using cdna4::Opcode;
using lockstep::Field;

namespace {

template <class... Words>
constexpr cdna4::Decoded decode(Words... words) {
  const std::array<std::uint32_t, sizeof...(words)> array{static_cast<std::uint32_t>(words)...};
  return cdna4::decode(array);
}

constexpr bool is(const cdna4::Decoded& decoded, Opcode opcode, Encoding encoding, unsigned dwords) {
  return decoded.error == DecodeError::none && decoded.instruction.opcode == opcode &&
         decoded.instruction.encoding() == encoding && decoded.instruction.dwords == dwords;
}

// One word of every format.
static_assert(is(decode(0xbe800001), Opcode::s_mov_b32, Encoding::sop1, 1));  // s_mov_b32 s0, s1
static_assert(is(decode(0xbe8000ff, 0x12345678), Opcode::s_mov_b32, Encoding::sop1_lit,
                 2));                                                         // s_mov_b32 s0, 0x12345678
static_assert(is(decode(0x80000201), Opcode::s_add_u32, Encoding::sop2, 1));  // s_add_u32 s0, s1, s2
static_assert(is(decode(0x8000ff01, 0x12345678), Opcode::s_add_u32, Encoding::sop2_lit,
                 2));                                                            // s_add_u32 s0, s1, 0x12345678
static_assert(is(decode(0xbf060201), Opcode::s_cmp_eq_u32, Encoding::sopc, 1));  // s_cmp_eq_u32 s1, s2
static_assert(is(decode(0xb0001234), Opcode::s_movk_i32, Encoding::sopk, 1));    // s_movk_i32 s0, 0x1234
static_assert(is(decode(0xba000001, 5), Opcode::s_setreg_imm32_b32, Encoding::sopk_lit,
                 2));                                                        // s_setreg_imm32_b32 hwreg(1,0,1), 5
static_assert(is(decode(0xbf810000), Opcode::s_endpgm, Encoding::sopp, 1));  // s_endpgm
static_assert(is(decode(0xc00a0002, 0x10), Opcode::s_load_dwordx4, Encoding::smem,
                 2));                                                         // s_load_dwordx4 s[0:3], s[4:5], 0x10
static_assert(is(decode(0x7e000301), Opcode::v_mov_b32, Encoding::vop1, 1));  // v_mov_b32_e32 v0, v1
static_assert(is(decode(0x7e0002ff, 1), Opcode::v_mov_b32, Encoding::vop1_lit, 2));
static_assert(is(decode(0x7e0002fa, 0xff0800e4), Opcode::v_mov_b32, Encoding::vop1_dpp16, 2));  // quad_perm
static_assert(is(decode(0x7e0002f9, 0x00060600), Opcode::v_mov_b32, Encoding::vop1_sdwa, 2));
static_assert(is(decode(0x02000501), Opcode::v_add_f32, Encoding::vop2, 1));  // v_add_f32_e32 v0, v1, v2
static_assert(is(decode(0x2e000501, 0x3f800000), Opcode::v_fmamk_f32, Encoding::vop2_lit,
                 2));                                                            // the literal is an operand
static_assert(is(decode(0x7c820501), Opcode::v_cmp_lt_f32, Encoding::vopc, 1));  // v_cmp_lt_f32_e32 vcc, v1, v2
static_assert(is(decode(0xd0410000, 0x00020501), Opcode::v_cmp_lt_f32, Encoding::vop3,
                 2));  // v_cmp_lt_f32_e64 s[0:1], v1, v2
static_assert(is(decode(0xd1010000, 0x00020501), Opcode::v_add_f32, Encoding::vop3, 2));  // v_add_f32_e64
static_assert(is(decode(0xd1196a00, 0x00020501), Opcode::v_add_co_u32, Encoding::vop3sd,
                 2));  // v_add_co_u32_e64 v0, vcc, v1, v2
static_assert(is(decode(0xd38f4000, 0x18020501), Opcode::v_pk_add_f16, Encoding::vop3p, 2));
static_assert(is(decode(0xd3b70000, 0x04020501), Opcode::v_mfma_f32_32x32x16_bf16, Encoding::vop3p_mfma, 2));
static_assert(is(decode(0xd3ac0000, 0x00020501, 0xd3ad0800, 0x04020501), Opcode::v_mfma_scale_f32_16x16x128_f8f6f4,
                 Encoding::vop3px2, 4));
static_assert(is(decode(0xd86c0000, 0x00000001), Opcode::ds_read_b32, Encoding::ds, 2));  // ds_read_b32 v0, v1
static_assert(is(decode(0xdc500000, 0x00000001), Opcode::flat_load_dword, Encoding::flat, 2));
static_assert(is(decode(0xdc508000, 0x007f0001), Opcode::global_load_dword, Encoding::global, 2));
static_assert(is(decode(0xdc504000, 0x007f0001), Opcode::scratch_load_dword, Encoding::scratch, 2));
static_assert(is(decode(0xe0500000, 0x80010001), Opcode::buffer_load_dword, Encoding::mubuf, 2));
static_assert(is(decode(0xe8000000, 0x80010001), Opcode::tbuffer_load_format_x, Encoding::mtbuf, 2));

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
