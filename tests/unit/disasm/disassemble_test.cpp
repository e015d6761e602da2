// Text of single instructions, without LLVM at hand: one line or more for every notation. tests/conformance has the
// rest.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

#include "cdna4/assembly_binding.hpp"
#include "cdna5/assembly_binding.hpp"
#include "lockstep/disasm/illegal_word.hpp"

namespace {

std::string text(std::initializer_list<std::uint32_t> words, const lockstep::DisasmOptions& options = {}) {
  std::array<std::uint32_t, 4> padded{};
  std::copy(words.begin(), words.end(), padded.begin());
  const lockstep::cdna4::Decoded decoded = lockstep::cdna4::decode(padded);
  return decoded.error == lockstep::DecodeError::none ? lockstep::disassemble(decoded.instruction, options) : "illegal";
}

}  // namespace

TEST_CASE("scalar registers, constants and literals") {
  CHECK(text({0x80000201}) == "s_add_u32 s0, s1, s2");
  CHECK(text({0x87fe007e}) == "s_or_b64 exec, exec, s[0:1]");
  CHECK(text({0xbe80006a}) == "s_mov_b32 s0, vcc_lo");
  CHECK(text({0xbefc00c1}) == "s_mov_b32 m0, -1");
  CHECK(text({0xbe8000c0}) == "s_mov_b32 s0, 64");
  CHECK(text({0xbe8000f8}) == "s_mov_b32 s0, 0.15915494");
  CHECK(text({0xbe8001f8}) == "s_mov_b64 s[0:1], 0.15915494309189532");
  CHECK(text({0xbe8000ff, 0x12345678}) == "s_mov_b32 s0, 0x12345678");
  CHECK(text({0xbe8000ff, 1}) == "s_mov_b32 s0, lit(0x1)");  // an inline constant could have held it
  CHECK(text({0xbe86016c}) == "s_mov_b64 s[6:7], ttmp[0:1]");
}

TEST_CASE("SOPP and SOPK notations") {
  CHECK(text({0xbf8cc07f}) == "s_waitcnt lgkmcnt(0)");
  CHECK(text({0xbf8c0f70}) == "s_waitcnt vmcnt(0)");
  CHECK(text({0xbf8cffff}) == "s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)");
  CHECK(text({0xbf900001}) == "s_sendmsg sendmsg(MSG_INTERRUPT)");
  CHECK(text({0xbf900122}) == "s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1)");
  CHECK(text({0xbf90000b}) == "s_sendmsg sendmsg(11, 0, 0)");
  CHECK(text({0xbf90ffff}) == "s_sendmsg 65535");
  CHECK(text({0xbf810000}) == "s_endpgm");
  CHECK(text({0xbf810007}) == "s_endpgm 7");
  CHECK(text({0xbf800041}) == "s_nop 0x41");
  CHECK(text({0xbf82ffff}) == "s_branch 65535");
  CHECK(text({0xb8801801}) == "s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 4)");
  CHECK(text({0xb900f802}) == "s_setreg_b32 hwreg(HW_REG_STATUS), s0");
  CHECK(text({0xba000001, 5}) == "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 1), 5");
  CHECK(text({0xbf110f05}) == "s_set_gpr_idx_on s5, gpr_idx(SRC0,SRC1,SRC2,DST)");
}

TEST_CASE("branch targets as addresses") {
  CHECK(text({0xbf82ffff}, {true, 0x1000}) == "s_branch 0x1000");
  CHECK(text({0xbf880006}, {true, 0x1630}) == "s_cbranch_execz 0x164c");
  CHECK(lockstep::branch_target(0x1000, 0x8000) == 0x1004 - 0x20000);
}

TEST_CASE("vector instructions: encodings and modifiers") {
  CHECK(text({0x02000501}) == "v_add_f32_e32 v0, v1, v2");
  CHECK(text({0xd101800a, 0x2800040c}) == "v_add_f32_e64 v10, -s12, s2 clamp mul:2");
  CHECK(text({0xd1010304, 0x00021106}) == "v_add_f32_e64 v4, |v6|, |v8|");
  CHECK(text({0xd1010004, 0x200210f2}) == "v_add_f32_e64 v4, neg(1.0), v8");
  CHECK(text({0xd2064804, 0x04321106}) == "v_fma_f16 v4, v6, v8, v12 op_sel:[1,0,0,1]");
  CHECK(text({0xd11c1004, 0x00021106}) == "v_addc_co_u32_e64 v4, s[16:17], v6, v8, s[0:1]");
  CHECK(text({0x4c0002f0}) == "v_add_u16_e32 v0, 0x3800, v1");  // 0.5 as a 16-bit integer operand holds it
  CHECK(text({0x3e0002f0}) == "v_add_f16_e32 v0, 0.5, v1");
  CHECK(text({0x3e0002ff, 0x12345678}) == "v_add_f16_e32 v0, 0x5678, v1");
  CHECK(text({0xd2340104, 0x7c321106}) == "v_bitop3_b32 v4, v6, v8, v12 bitop3:0xcb");
  CHECK(text({0x7e0002fa, 0xff0800e4}) ==
        "v_mov_b32_dpp v0, v228 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1");
  CHECK(text({0x7e0002fa, 0xff010f02}) == "v_mov_b32_dpp v0, v2 row_shl:15 row_mask:0xf bank_mask:0xf");
  CHECK(text({0x020800f9, 0x86160602}) ==
        "v_add_f32_sdwa v4, -v2, s0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD");
}

TEST_CASE("packed and matrix instructions") {
  CHECK(text({0xd38f4000, 0x18020501}) == "v_pk_add_f16 v0, v1, v2");
  CHECK(text({0xd38f4800, 0x08020501}) == "v_pk_add_f16 v0, v1, v2 op_sel:[1,0] op_sel_hi:[1,0]");
  CHECK(text({0xd3a04104, 0x1c321106}) == "v_fma_mix_f32 v4, |v6|, v8, v12 op_sel_hi:[1,1,1]");
  CHECK(text({0xd3b70900, 0x24020902}) ==
        "v_mfma_f32_32x32x16_bf16 v[0:15], v[2:5], v[4:7], v[0:15] cbsz:1 abid:1 blgp:1");
  CHECK(text({0xd3b78000, 0x1c020902}) == "v_mfma_f32_32x32x16_bf16 a[0:15], a[2:5], a[4:7], a[0:15]");
  CHECK(text({0xd3ac0000, 0x18020702, 0xd3ad0c04, 0x84321108}) ==
        "v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[8:11], v[8:11], v[12:15], v2, v3 op_sel_hi:[1,1,0] cbsz:4 blgp:4");
}

TEST_CASE("memory instructions") {
  CHECK(text({0xc00a0002, 0x10}) == "s_load_dwordx4 s[0:3], s[4:5], 0x10");
  CHECK(text({0xc0024008, 0x101fffff}) == "s_load_dword s0, s[16:17], s8 offset:-0x1");
  CHECK(text({0xd86c0010, 0x04000001}) == "ds_read_b32 v4, v1 offset:16");
  CHECK(text({0xd8700100, 0x02000001}) == "ds_read2st64_b32 v[2:3], v1 offset1:1");
  CHECK(text({0xd87a8055, 0x04000001}) == "ds_swizzle_b32 v4, v1 offset:swizzle(QUAD_PERM,1,1,1,1)");
  CHECK(text({0xd87a041f, 0x04000001}) == "ds_swizzle_b32 v4, v1 offset:swizzle(SWAP,1)");
  CHECK(text({0xd87a1c1f, 0x04000001}) == "ds_swizzle_b32 v4, v1 offset:swizzle(REVERSE,8)");
  CHECK(text({0xd87a0070, 0x04000001}) == "ds_swizzle_b32 v4, v1 offset:swizzle(BROADCAST,16,3)");
  CHECK(text({0xd933000c, 0x00000002}) == "ds_gws_init v2 offset:12 gds");
  CHECK(text({0xd937ffff, 0x000000ff}) == "ds_gws_sema_br v255 offset:65535 gds");
  CHECK(text({0xdb3b0000, 0x00000002}) == "ds_gws_barrier a2 gds");
  CHECK(text({0xd87a0ca1, 0x04000001}) == "ds_swizzle_b32 v4, v1 offset:swizzle(BITMASK_PERM,\"00110\")");
  CHECK(text({0xdc509ff0, 0x04000002}) == "global_load_dword v4, v2, s[0:1] offset:-16");
  CHECK(text({0xdd098000, 0x047f0c0a}) == "global_atomic_add v4, v[10:11], v12, off sc0");
  CHECK(text({0xdc506000, 0x04050002}) == "scratch_load_dword v4, v2, s5");
  CHECK(text({0xdc504008, 0x047f0000}) == "scratch_load_dword v4, off, off offset:8");
  CHECK(text({0xe0513000, 0x80020005}) == "buffer_load_dword v[5:6], s[8:11], 0 idxen offen lds");
  CHECK(text({0xeba90000, 0x80850a05}) ==
        "tbuffer_load_format_xyz a[10:12], off, s[20:23], 0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_FLOAT]");
}

TEST_CASE("operands that name nothing are shown, and known as illegal") {
  std::array<std::uint32_t, 4> words{0xbe8000d1};  // s_mov_b32 s0, selector 209
  const lockstep::cdna4::Decoded decoded = lockstep::cdna4::decode(words);
  REQUIRE(decoded.error == lockstep::DecodeError::none);
  CHECK(lockstep::disassemble(decoded.instruction) == "s_mov_b32 s0, reserved209");
  CHECK(!lockstep::cdna4::Isa::legal(decoded.instruction));
}

// As llvm-objdump shows them behind s_set_vgpr_msb 0x59: destination 1, S2 1, S1 2, S0 1.
TEST_CASE("registers beyond v255 stand behind the numbers that the words have") {
  const auto text = [](std::initializer_list<std::uint32_t> list) {
    std::array<std::uint32_t, 4> words{};
    std::copy(list.begin(), list.end(), words.begin());
    auto decoded = lockstep::decode<lockstep::cdna5::Isa>(words);
    REQUIRE(decoded.error == lockstep::DecodeError::none);
    decoded.instruction.vgpr_msb = 0x65;  // in MODE the destination is at the bottom
    return lockstep::disassemble(decoded.instruction);
  };
  CHECK(text({0x7e020302}) == "v_mov_b32_e32 v1 /*v257*/, v2 /*v258*/");
  CHECK(text({0xd5030200, 0x20020501}) == "v_add_f32_e64 v0 /*v256*/, -v1 /*v257*/, |v2 /*v514*/|");
  CHECK(text({0xc9060501, 0x00020b04}) ==
        "v_dual_add_f32 v0 /*v256*/, v1 /*v257*/, v2 /*v514*/ :: v_dual_mul_f32 v3 /*v259*/, v4 /*v260*/, v5 /*v517*/");
  CHECK(text({0xee054002, 0x00000002, 0x00000001}) == "global_load_b64 v[2:3] /*v[258:259]*/, v1 /*v257*/, s[2:3]");
  CHECK(text({0xbe800001}) == "s_mov_b32 s0, s1");
}

TEST_CASE("the word 0 has a name from GFX10 on, though no instruction has it") {
  CHECK(lockstep::illegal_word_text(lockstep::cdna4::Isa{}, 0).empty());  // V_CNDMASK_B32
  CHECK(lockstep::illegal_word_text(lockstep::cdna5::Isa{}, 0) == "v_illegal");
  CHECK(lockstep::illegal_word_text(lockstep::cdna5::Isa{}, 1).empty());
}
