// Instructions as text: edge values of numbers, spellings that the disassembler does not print, sentences of errors.
#include <doctest/doctest.h>

#include <cdna3/assembly_binding.hpp>
#include <rdna3/assembly_binding.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/assemble/instruction_assembler.hpp"

namespace {

using lockstep::assembler::InstructionAssembler;
using lockstep::assembler::TextInstruction;
using Words = std::vector<std::uint32_t>;

constexpr lockstep::rdna3::Isa rdna3{};
constexpr lockstep::cdna3::Isa cdna3{};
const InstructionAssembler<lockstep::rdna3::Isa> gfx11(rdna3);
const InstructionAssembler<lockstep::cdna3::Isa> gfx942(cdna3);

template <class Assembler>
Words words(const Assembler& assembler, std::string_view text) {
  const TextInstruction made = assembler.assemble(text);
  INFO(std::string(text) << ": " << made.problem.message);
  CHECK(!made.problem);
  return {made.span().begin(), made.span().end()};
}

/// "column: sentence".
template <class Assembler>
std::string problem(const Assembler& assembler, std::string_view text) {
  const TextInstruction made = assembler.assemble(text);
  CHECK(made.dwords == 0);
  return std::to_string(made.problem.column) + ": " + made.problem.message;
}

}  // namespace

// The words of this file are llvm-mc-22's.
TEST_CASE("the shortest encoding is taken, and a suffix names one") {
  CHECK(words(gfx11, "v_add_f32 v0, v1, v2") == Words{0x06000501});
  CHECK(words(gfx11, "v_add_f32_e32 v0, v1, v2") == Words{0x06000501});
  CHECK(words(gfx11, "v_add_f32_e64 v0, v1, v2") == Words{0xd5030000, 0x00020501});
  CHECK(words(gfx11, "v_add_f32 v0, v1, s2") == Words{0xd5030000, 0x00000501});
  CHECK(words(gfx11, "v_add_f32 v0, 0x3f000001, v2") == Words{0x060004ff, 0x3f000001});
  CHECK(words(gfx11, "v_add_f32 v0, v1, v2 quad_perm:[3,2,1,0]") == Words{0x060004fa, 0xff001b01});
  CHECK(words(gfx942, "v_add_f32 v0, v1, v2 dst_sel:BYTE_1") == Words{0x020004f9, 0x06061101});
  CHECK(words(gfx942, "v_add_f32_sdwa v0, v1, v2") == Words{0x020004f9, 0x06061601});
}

TEST_CASE("an integer stands for its bits, and is inline where they are an inline constant's") {
  CHECK(words(gfx11, "s_mov_b32 s0, 64") == Words{0xbe8000c0});
  CHECK(words(gfx11, "s_mov_b32 s0, 65") == Words{0xbe8000ff, 65});
  CHECK(words(gfx11, "s_mov_b32 s0, -16") == Words{0xbe8000d0});
  CHECK(words(gfx11, "s_mov_b32 s0, -17") == Words{0xbe8000ff, 0xffffffef});
  CHECK(words(gfx11, "s_mov_b32 s0, 0xffffffff") == Words{0xbe8000c1});
  CHECK(words(gfx11, "s_mov_b32 s0, 0x3f800000") == Words{0xbe8000f2});
  CHECK(words(gfx11, "s_mov_b32 s0, lit(0x3f800000)") == Words{0xbe8000ff, 0x3f800000});
  CHECK(words(gfx11, "s_mov_b32 s0, 1.0") == Words{0xbe8000f2});
  CHECK(words(gfx11, "s_mov_b32 s0, -1.5e1") == Words{0xbe8000ff, 0xc1700000});
  CHECK(words(gfx11, "s_mov_b32 s0, (1 << 4) + 0b11*2 - 017 % 4") == Words{0xbe800093});
  CHECK(words(gfx11, "s_mov_b64 s[0:1], -1") == Words{0xbe8001c1});
  CHECK(words(gfx11, "s_mov_b64 s[0:1], 0x12345678") == Words{0xbe8001ff, 0x12345678});
  CHECK(words(gfx11, "v_add_f64 v[0:1], v[2:3], 0x3ff0000000000000") == Words{0xd7270000, 0x0001e502});
  CHECK(words(gfx11, "v_add_f64 v[0:1], v[2:3], 3.0") == Words{0xd7270000, 0x0001ff02, 0x40080000});
  CHECK(problem(gfx11, "s_mov_b32 s0, 0x100000000").find("15: s_mov_b32 takes ssrc0") == 0);
  CHECK(problem(gfx11, "v_add_f64 v[0:1], v[2:3], 0.1").find("no number that the operand's format holds") !=
        std::string::npos);
  CHECK(problem(gfx11, "s_mov_b32 s0, 1e300").find("15: ") == 0);
  CHECK(problem(gfx11, "s_mov_b32 s0, 99999999999999999999") == "15: the number has more than 64 bits");
  CHECK(problem(gfx11, "s_mov_b32 s0, 1/0") == "16: division by zero");
}

TEST_CASE("signs and bars") {
  CHECK(words(gfx11, "v_add_f32 v0, -v1, |v2|") == Words{0xd5030200, 0x20020501});
  CHECK(words(gfx11, "v_add_f32 v0, neg(v1), abs(v2)") == Words{0xd5030200, 0x20020501});
  CHECK(words(gfx11, "v_add_f32 v0, -|v1|, neg(1.0)") == Words{0xd5030100, 0x6001e501});
  CHECK(words(gfx11, "v_add_f64 v[0:1], -ttmp[2:3], v[2:3]") ==
        words(gfx11, "v_add_f64 v[0:1], neg(ttmp[2:3]), v[2:3]"));
  CHECK(words(gfx11, "v_add_f64 v[0:1], - s[2:3], v[2:3]") == words(gfx11, "v_add_f64 v[0:1], neg(s[2:3]), v[2:3]"));
  CHECK(words(gfx11, "v_add_f32 v0, -1.0, v1") == Words{0x060002f3});
  CHECK(problem(gfx11, "v_add_nc_u32 v0, -v1, v2").find("18: v_add_nc_u32 takes src0, a VGPR") == 0);
}

TEST_CASE("notations of their own") {
  CHECK(words(gfx942, "s_waitcnt vmcnt(1) & lgkmcnt(0)") == Words{0xbf8c0071});
  CHECK(words(gfx942, "s_waitcnt vmcnt(1), lgkmcnt(0)") == Words{0xbf8c0071});
  CHECK(words(gfx942, "s_waitcnt lgkmcnt_sat(100)") == Words{0xbf8ccf7f});
  CHECK(problem(gfx942, "s_waitcnt lgkmcnt(100)") == "19: the number must be 0 to 15, not 100");
  CHECK(words(gfx942, "s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 4)") == Words{0xb8801801});
  CHECK(problem(gfx942, "s_getreg_b32 s0, hwreg(HW_REG_NOTHING)") ==
        "24: the ISA has no hardware register 'HW_REG_NOTHING'");
  CHECK(words(gfx942, "ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST,32,3)") == Words{0xd87a0060, 0x00000001});
  CHECK(words(gfx11, "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)") == Words{0xbf870491});
  CHECK(words(gfx11, "v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v3, 1.0") == Words{0xc9100501, 0x000200f2});
  CHECK(problem(gfx11, "v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v2, 1.0").find("one is an even register") !=
        std::string::npos);
}

TEST_CASE("errors say the place, what is expected, and what is there") {
  CHECK(problem(gfx942, "v_add_f32 v0, s[2:3], v1") ==
        "15: v_add_f32 takes src0, a VGPR, an SGPR or a constant; 's[2:3]' are 2 registers");
  CHECK(problem(gfx942, "v_add_f32 v0, v1") ==
        "1: v_add_f32 takes vdst (a VGPR), src0 (a VGPR, an SGPR or a constant), src1 (a VGPR, an SGPR or a "
        "constant); 2 operands are given");
  CHECK(problem(gfx942, "v_add_f33 v0, v1, v2") == "1: CDNA3 has no instruction 'v_add_f33'");
  CHECK(problem(gfx942, "v_add_f32 v0, v1, v256") == "19: the ISA's instructions name v0 to v255");
  CHECK(problem(gfx942, "v_add_f32 v0, s1, s2").find("too many scalar registers and literals") != std::string::npos);
  CHECK(problem(gfx942, "v_add_f32 v0, v1, v2 offen") ==
        "1: v_add_f32: no form of the instruction has all of these modifiers");
  CHECK(problem(gfx942, "v_add_f32 v0, v1, v2 v3").find("1: v_add_f32 takes vdst") == 0);
  CHECK(problem(gfx942, "v_add_f32 v0, v1,") == "18: expected an operand behind the comma");
  CHECK(problem(gfx942, "v_add_f32 v0, v1, nothing") == "19: 'nothing' is not known here");
  CHECK(problem(gfx942, "global_load_dword v0, v1, s[2:3] offset:5000") ==
        "1: global_load_dword: a number of a modifier does not fit its field");
  CHECK(problem(gfx942, "s_load_dwordx2 s[3:4], s[0:1], 0").find("1: s_load_dwordx2: the ISA does not allow") == 0);
  CHECK(problem(gfx942, "") == "1: expected an instruction instead of the end of the line");
}
