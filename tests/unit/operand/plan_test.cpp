// plan_operands on words that llvm-mc-22 -mcpu=gfx950 made of the assembly beside them.
#include "lockstep/operand/plan.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <initializer_list>

#include "lockstep/isa/traits/cdna4.hpp"

namespace {

using namespace lockstep;

OperandPlan plan_of(std::initializer_list<std::uint32_t> words) {
  const cdna4::Decoded decoded = cdna4::decode({words.begin(), words.size()});
  REQUIRE(decoded.error == DecodeError::none);
  return plan_operands(decoded.instruction, 64);
}

bool is(const OperandSlot& slot, RegisterFile file, std::uint32_t number, std::uint32_t bits = 32) {
  return slot.file == file && slot.number == number && slot.bits == bits;
}
constexpr RegisterFile vgpr = RegisterFile::vgpr, scalar = RegisterFile::scalar;

}  // namespace

TEST_CASE("VOP2, VOP3, literal") {
  // v_add_f32 v0, s3, v2
  OperandPlan plan = plan_of({0x02000403});
  CHECK(is(plan.s[0], scalar, 3));
  CHECK(is(plan.s[1], vgpr, 2));
  CHECK(is(plan.d0, vgpr, 0));
  // v_add_f32_e64 v0, -|v1|, s5 clamp mul:2
  plan = plan_of({0xd1018100, 0x28000b01});
  CHECK(is(plan.s[0], vgpr, 1));
  CHECK(is(plan.s[1], scalar, 5));
  CHECK(plan.modifiers[0].neg);
  CHECK(plan.modifiers[0].abs);
  CHECK_FALSE(plan.modifiers[1].neg);
  CHECK(plan.clamp);
  CHECK(plan.omod == 1);
  // v_add_f32 v0, 0x40490fdb, v2
  plan = plan_of({0x020004ff, 0x40490fdb});
  CHECK(plan.s[0].file == RegisterFile::literal);
  CHECK(plan.literal == 0x40490fdb);
  // v_add_f64 v[0:1], v[2:3], s[4:5]
  plan = plan_of({0xd2800000, 0x00000902});
  CHECK(is(plan.s[0], vgpr, 2, 64));
  CHECK(is(plan.s[1], scalar, 4, 64));
  CHECK(is(plan.d0, vgpr, 0, 64));
}

TEST_CASE("SDWA") {
  // v_add_f32_sdwa v0, v1, s7 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2 src1_sel:WORD_1
  OperandPlan plan = plan_of({0x02000ef9, 0x85021501});
  CHECK(plan.sdwa);
  CHECK(is(plan.s[0], vgpr, 1));
  CHECK(is(plan.s[1], scalar, 7));
  CHECK(plan.modifiers[0].select == 2);
  CHECK(plan.modifiers[1].select == 5);
  CHECK(plan.dst_sel == 5);
  CHECK(plan.dst_unused == SdwaUnused::preserve);
}

TEST_CASE("lane masks: VCC, SGPR pairs") {
  // v_cmp_eq_f32_sdwa s[6:7], v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
  CHECK(is(plan_of({0x7c8404f9, 0x06008601}).mask_out, scalar, 6, 64));
  // v_cmp_eq_f32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
  CHECK(is(plan_of({0x7c8404f9, 0x06000001}).mask_out, scalar, 106, 64));
  // v_cmp_lt_i32_e64 s[8:9], v1, v2
  const OperandPlan compare = plan_of({0xd0c10008, 0x00020501});
  CHECK(is(compare.d0, scalar, 8, 64));
  // v_addc_co_u32_e64 v0, s[2:3], v1, v2, s[4:5]
  OperandPlan plan = plan_of({0xd11c0200, 0x00120501});
  CHECK(is(plan.mask_out, scalar, 2, 64));
  CHECK(is(plan.mask_in, scalar, 4, 64));
  CHECK(is(plan.d0, vgpr, 0));
  // v_addc_co_u32 v0, vcc, v1, v2, vcc
  plan = plan_of({0x38000501});
  CHECK(is(plan.mask_out, scalar, 106, 64));
  CHECK(is(plan.mask_in, scalar, 106, 64));
  // v_cndmask_b32_e64 v0, v1, v2, s[10:11]
  CHECK(is(plan_of({0xd1000000, 0x002a0501}).mask_in, scalar, 10, 64));
  // v_div_scale_f32 v0, vcc, v1, v2, v3
  plan = plan_of({0xd1e06a00, 0x040e0501});
  CHECK(is(plan.mask_out, scalar, 106, 64));
  CHECK(is(plan.s[2], vgpr, 3));
  // v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
  plan = plan_of({0xd1e80200, 0x04120702});
  CHECK(is(plan.mask_out, scalar, 2, 64));
  CHECK(is(plan.s[2], vgpr, 4, 64));
}

TEST_CASE("VOP3P halves, AccVGPRs") {
  // v_pk_fma_f16 v0, v1, v2, v3 op_sel:[1,0,1] op_sel_hi:[0,1,0] neg_lo:[1,0,0] neg_hi:[0,1,0]
  OperandPlan plan = plan_of({0xd38e2a00, 0x340e0501});
  CHECK(plan.op_sel == 5);
  CHECK(plan.op_sel_hi == 2);
  CHECK(plan.neg == 1);
  CHECK(plan.neg_hi == 2);
  CHECK(plan.modifiers[0].op_sel);
  CHECK_FALSE(plan.modifiers[0].op_sel_hi);
  CHECK(plan.modifiers[1].op_sel_hi);
  CHECK(plan.modifiers[1].neg_hi);
  CHECK(plan.modifiers[2].op_sel);
  // v_accvgpr_read_b32 v0, a7
  plan = plan_of({0xd3d84000, 0x18000107});
  CHECK(is(plan.s[0], vgpr, 256 + 7));
  CHECK(is(plan.d0, vgpr, 0));
  // v_accvgpr_write_b32 a5, v3
  plan = plan_of({0xd3d94005, 0x18000103});
  CHECK(is(plan.s[0], vgpr, 3));
  CHECK(is(plan.d0, vgpr, 256 + 5));
}

TEST_CASE("DPP") {
  // v_mov_b32_dpp v0, v1 row_shl:3 row_mask:0xa bank_mask:0x5 bound_ctrl:0
  const OperandPlan plan = plan_of({0x7e0002fa, 0xa5090301});
  CHECK(plan.dpp);
  CHECK(is(plan.s[0], vgpr, 1));
  CHECK(plan.dpp_controls == DppControls{.control = 0x103, .row_mask = 0xa, .bank_mask = 0x5, .bound_ctrl = true});
}

TEST_CASE("scalar instructions: immediates, literals, numbers") {
  // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
  OperandPlan plan = plan_of({0xba000901, 0x00000003});
  CHECK(plan.imm == 0x901);
  CHECK(plan.literal == 3);
  // s_movk_i32 s5, 0xffff
  plan = plan_of({0xb005ffff});
  CHECK(plan.imm == 0xffff);
  CHECK(is(plan.d0, scalar, 5));
  // s_mov_b64 s[2:3], 0x12345678
  plan = plan_of({0xbe8201ff, 0x12345678});
  CHECK(is(plan.d0, scalar, 2, 64));
  CHECK(plan.s[0].file == RegisterFile::literal);
  // v_madmk_f16 v0, v1, 0x1234, v2
  plan = plan_of({0x48000501, 0x00001234});
  CHECK(plan.imm == 0x1234);
  // s_set_gpr_idx_on s3, gpr_idx(SRC0,DST)
  plan = plan_of({0xbf110903});
  CHECK(is(plan.s[0], scalar, 3));
  CHECK(plan.src1_number == 9);
  // v_readlane_b32 s4, v9, s6
  plan = plan_of({0xd2890004, 0x00000d09});
  CHECK(plan.src0_number == 9);
  CHECK(is(plan.s[1], scalar, 6));
  CHECK(is(plan.d0, scalar, 4));
  // v_writelane_b32 v9, s4, 17
  plan = plan_of({0xd28a0009, 0x00012204});
  CHECK(plan.dst_number == 9);
  CHECK(is(plan.s[1], scalar, 128 + 17));
  // v_readfirstlane_b32 s4, v9
  plan = plan_of({0x7e080509});
  CHECK(plan.src0_number == 9);
  CHECK(is(plan.d0, scalar, 4));
}
