// Each modifier has one row in the table, or functions of the disassembler and the encoder write and read it.
#include "lockstep/disasm/modifier_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "lockstep/disasm/modifiers.hpp"

using lockstep::AsmModifier;
namespace detail = lockstep::disasm_detail;

TEST_CASE("every modifier has one row or is written by hand") {
  const std::vector<AsmModifier> by_hand = {
      AsmModifier::op_sel,     AsmModifier::op_sel_hi, AsmModifier::mix_op_sel_hi, AsmModifier::neg_lo,
      AsmModifier::neg_hi,     AsmModifier::neg,       AsmModifier::bitop3,        AsmModifier::bound_ctrl,
      AsmModifier::fi,         AsmModifier::dpp,       AsmModifier::dpp8,          AsmModifier::dst_sel,
      AsmModifier::dst_unused, AsmModifier::src0_sel,  AsmModifier::src1_sel,      AsmModifier::offset,
      AsmModifier::swizzle,    AsmModifier::format};
  for (std::size_t i = 0; i < lockstep::asm_modifier_count; ++i) {
    CAPTURE(i);
    const auto modifier = static_cast<AsmModifier>(i);
    const auto rows = std::count_if(std::begin(detail::modifier_table::rows), std::end(detail::modifier_table::rows),
                                    [&](const detail::ModifierRow& row) { return row.modifier == modifier; });
    const bool hand = std::find(by_hand.begin(), by_hand.end(), modifier) != by_hand.end();
    CHECK(rows == (hand ? 0 : 1));
    CHECK((detail::modifier_row(modifier) == nullptr) == hand);
    if (!hand) CHECK(detail::modifier_row(modifier)->modifier == modifier);
  }
}

TEST_CASE("every row takes one option, which is then not given, and puts it back") {
  using lockstep::assembler::Options;
  Options all;
  all.clamp = all.matrix_a_reuse = all.matrix_b_reuse = all.gds = all.sc0 = all.sc1 = all.nt = all.glc = true;
  all.slc = all.dlc = all.lds = all.tfe = all.idxen = all.offen = all.nv = all.scale_offset = all.done = true;
  all.row_en = all.unorm = all.r128 = all.a16 = all.lwe = all.d16 = true;
  all.high = all.scc = all.compr = all.vm = all.da = true;
  all.omod = lockstep::assembler::Omod::div_2;
  all.cbsz = all.abid = all.blgp = all.index_key = all.byte_sel = all.scale_sel = all.bitop3 = 3;
  all.wait_exp = all.wait_vdst = all.wait_va_vdst = all.wait_vm_vsrc = all.offset0 = all.offset1 = all.dmask = 3;
  all.matrix_a_fmt = all.matrix_b_fmt = lockstep::assembler::MatrixFormat::bf6;
  all.matrix_a_scale = all.matrix_b_scale = lockstep::assembler::ScaleRow::row1;
  all.matrix_a_scale_fmt = all.matrix_b_scale_fmt = lockstep::assembler::MatrixScaleFormat::e4m3;
  all.th = lockstep::assembler::Hint::load_bypass;
  all.scope = lockstep::assembler::Scope::sys;
  all.dim = lockstep::assembler::Dim::cube;
  Options rest = all;
  for (const detail::ModifierRow& row : detail::modifier_table::rows) {
    Options one = all;
    const std::uint32_t number = row.option.take(one);
    CHECK_MESSAGE(number != 0, row.text);
    CHECK_MESSAGE(!(one == all), row.text);
    CHECK_MESSAGE(row.option.put(one, number), row.text);
    CHECK_MESSAGE(one == all, row.text);
    (void)row.option.take(rest);
  }
  CHECK(rest == Options{});
}

TEST_CASE("a row as text") {
  const auto text = [](AsmModifier modifier, std::uint32_t number) {
    std::string line;
    detail::append_row(line, *detail::modifier_row(modifier), number);
    return line;
  };
  CHECK(text(AsmModifier::clamp, 0).empty());
  CHECK(text(AsmModifier::clamp, 1) == " clamp");
  CHECK(text(AsmModifier::omod, 3) == " div:2");
  CHECK(text(AsmModifier::cbsz, 2) == " cbsz:2");
  CHECK(text(AsmModifier::dmask, 15) == " dmask:0xf");
  CHECK(text(AsmModifier::dim, 0) == " dim:SQ_RSRC_IMG_1D");
  CHECK(text(AsmModifier::scope, 3) == " scope:SCOPE_SYS");
  CHECK(text(AsmModifier::matrix_a_fmt, 4) == " matrix_a_fmt:MATRIX_FMT_FP4");
  CHECK(text(AsmModifier::matrix_a_fmt, 6) == " matrix_a_fmt:6");
  CHECK(text(AsmModifier::matrix_b_reuse, 1) == " matrix_b_reuse");
  CHECK(text(AsmModifier::wait_exp, 0) == " wait_exp:0");
  CHECK(text(AsmModifier::dual_bitop3, 10) == " bitop3:10");
  CHECK(text(AsmModifier::dual_bitop3, 0x3c) == " bitop3:0x3c");
}
