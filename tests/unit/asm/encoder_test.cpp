// The encoder as programs use it. Words by llvm-mc-22 -mcpu=gfx950.
#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <vector>

#include "lockstep/cdna4_asm.hpp"

namespace {

using namespace lockstep::cdna4::assembler;

constexpr bool is(const MachineCode& code, std::initializer_list<std::uint32_t> words) {
  if (code.dwords != words.size()) return false;
  std::size_t i = 0;
  for (const std::uint32_t word : words)
    if (code.words[i++] != word) return false;
  return true;
}

// The shortest form.
static_assert(is(v_add_f32(v(0), s(1), v(2)), {0x02000401}));
static_assert(is(v_add_f32(v(0), 1.0f, v(2)), {0x020004f2}));
static_assert(is(v_add_f32(v(0), 3.0f, v(2)), {0x020004ff, 0x40400000}));
static_assert(is(v_add_f32(v(0), v(2), 1.0), {0xd1010000, 0x0001e502}));
static_assert(is(v_add_f32.e64(v(0), s(1), v(2)), {0xd1010000, 0x00020401}));
static_assert(is(v_add_f32(v(0), -v(1), abs(v(2)), {.clamp = true, .omod = Omod::mul_2}), {0xd1018200, 0x28020501}));

// Constants by the operand's format.
static_assert(is(v_mov_b32(v(0), 64), {0x7e0002c0}));
static_assert(is(v_mov_b32(v(0), -16), {0x7e0002d0}));
static_assert(is(v_mov_b32(v(0), 65), {0x7e0002ff, 65}));
static_assert(is(v_mov_b32(v(0), -17), {0x7e0002ff, 0xffffffef}));
static_assert(is(v_mov_b32(v(0), lit(7)), {0x7e0002ff, 7}));
static_assert(is(v_mov_b32(v(0), -0.0f), {0x7e0002ff, 0x80000000}));
static_assert(is(v_mov_b32(v(0), inv_2pi), {0x7e0002f8}));
static_assert(v_add_f16(v(0), 3.0f, v(1)).words[1] == 0x4200);
static_assert(v_fma_f64(v(0, 2), v(2, 2), 2.0, v(4, 2)).words[1] == 0x0411e902);
static_assert(s_mov_b32(s(0), 0xdeadbeef).words[1] == 0xdeadbeef);
static_assert(is(s_movk_i32(s(0), -1), {0xb000ffff}));

// Memory.
static_assert(is(global_load_dwordx4(v(4, 4), v(0), s(2, 2), {.offset = -16, .nt = true}), {0xdc5e9ff0, 0x04020000}));
static_assert(global_load_dword(v(0), v(2, 2), off).dwords == 2);
static_assert(s_load_dwordx2(s(2, 2), s(0, 2), 8).words[1] == 8);

// What nothing is said about: as LLVM's assembler fills it in.
static_assert(is(v_add_f32(v(0), v(1), v(2), {.src0_sel = Select::word_1}), {0x020004f9, 0x06051601}));
static_assert(is(v_add_f32(v(0), v(1), v(2), {.dpp = row_shl(1)}), {0x020004fa, 0xff010101}));
static_assert(is(v_cmp_eq_u32(vcc, v(1), v(2), {.src0_sel = Select::byte_2}), {0x7d9404f9, 0x06020001}));
static_assert(is(v_pk_add_f16(v(0), v(1), v(2)), {0xd38f4000, 0x18020501}));
static_assert(is(v_pk_fma_f32(v(0, 2), v(2, 2), v(4, 2), v(6, 2)), {0xd3b04000, 0x1c1a0902}));
static_assert(is(v_mfma_f32_16x16x4_f32(a(0, 4), v(1), v(2), a(0, 4)), {0xd3c58000, 0x04020501}));
static_assert(is(s_load_dword(s(5), s(2, 2), s(7), {.offset = 16}), {0xc0024141, 0x0e000010}));
static_assert(is(buffer_load_dword(v(0), v(1), s(4, 4), 0, {.offen = true, .offset = 8}), {0xe0501008, 0x80010001}));
static_assert(is(v_bitop3_b32(v(0), v(1), v(2), v(3), {.bitop3 = 0xe8}), {0xd2340500, 0x1c0e0501}));

// What may not be written is a failure, and each says which.
template <class Instruction>
constexpr AsmError error(const Instruction& instruction, std::initializer_list<Operand> operands,
                         const Options& options = {}) {
  return instruction.try_encode(std::span(operands.begin(), operands.size()), options).failure.error;
}
static_assert(error(v_add_f32, {s(0), v(1), v(2)}) == AsmError::not_a_vgpr);
static_assert(error(v_add_f32, {v(0), v(1)}) == AsmError::operand_count);
static_assert(error(v_add_f32, {v(0), v(1), v(2), v(3)}) == AsmError::operand_count);
static_assert(error(v_add_f32, {v(0), v(1), 3.0f}) == AsmError::literal_not_allowed);
static_assert(error(v_add_f32, {v(0), a(1), v(2)}) == AsmError::not_a_vgpr);
static_assert(error(v_add_f32, {v(256), v(1), v(2)}) == AsmError::value_range);
static_assert(error(v_add_f64, {v(0, 2), v(2, 2), v(4)}) == AsmError::register_count);
static_assert(error(v_add_f64, {v(1, 2), v(2, 2), v(4, 2)}) == AsmError::illegal_operand);
static_assert(error(s_mov_b64, {s(1, 2), exec}) == AsmError::illegal_operand);
static_assert(error(s_mov_b32, {v(0), 1}) == AsmError::not_a_scalar);
static_assert(error(s_add_u32, {s(0), 1000, 2000}) == AsmError::two_literals);
static_assert(error(s_add_u32, {s(0), 1000, 1000}) == AsmError::none);
static_assert(error(s_mov_b64, {s(0, 2), 0xffffffffu}) == AsmError::inexact_constant);
static_assert(error(v_add_u32, {v(0), -v(1), v(2)}) == AsmError::source_modifier);
static_assert(error(v_add_u32, {v(0), v(1), v(2)}, {.omod = Omod::mul_2}) == AsmError::option_not_available);
static_assert(error(v_mov_b32, {v(0), v(1)}, {.dpp = row_shl(0)}) == AsmError::illegal_operand);
static_assert(error(global_load_dword, {v(0), v(2), off}) == AsmError::register_count);
static_assert(error(global_load_dword, {v(0), v(2), s(0, 2)}, {.offset = 4096}) == AsmError::value_range);
static_assert(error(s_load_dword, {s(0), s(1, 2), 0}) == AsmError::alignment);
static_assert(error(v_cndmask_b32.e32, {v(0), v(1), v(2), s(0, 2)}) == AsmError::not_vcc);
static_assert(error(s_add_u32.e64, {s(0), s(1), s(2)}) == AsmError::no_such_form);
static_assert(error(s_branch, {1.0f}) == AsmError::not_a_label);
static_assert(error(v_mfma_f32_16x16x4_f32, {v(0, 4), v(4), v(5), a(0, 4)}) == AsmError::mixed_files);

}  // namespace

TEST_CASE("a wrong operand at run time is an exception that says what is wrong") {
  CHECK_THROWS_WITH_AS(v_add_f32(s(0), v(1), v(2)), doctest::Contains("must be a vector register"), AssemblyError);
  CHECK_THROWS_AS(s_branch(100000), AssemblyError);
}

TEST_CASE("branches go to labels before and behind them") {
  constexpr auto program =
      assemble(label("start"), s_nop(0), s_cbranch_scc0("end"), s_branch("start"), label("end"), s_endpgm());
  CHECK(program.size == 4);
  CHECK(program.storage[1] == 0xbf840001);
  CHECK(program.storage[2] == 0xbf82fffd);
  CHECK(exact<program>.size() == 4);
}

TEST_CASE("a label that is missing, twice or too far is a failure") {
  std::array<std::uint32_t, 4> words{};
  const auto error = [&](const std::vector<MachineCode>& code) { return assemble_into(code, words).failure.error; };
  CHECK(error({s_branch("nowhere")}) == AsmError::unknown_label);
  CHECK(error({label("here"), s_branch("here"), label("here")}) == AsmError::label_twice);
  CHECK(error({s_nop(0), s_nop(0), s_nop(0), s_nop(0), s_nop(0)}) == AsmError::program_too_long);
  std::vector<MachineCode> longest(32767, s_nop(0));
  std::vector<std::uint32_t> room(40000);
  longest.insert(longest.begin(), s_branch("end"));
  longest.push_back(label("end"));
  CHECK(!assemble_into(longest, room).failure);
  CHECK(room[0] == 0xbf827fff);
  longest.insert(longest.begin() + 1, s_nop(0));
  CHECK(assemble_into(longest, room).failure.error == AsmError::branch_range);
}
