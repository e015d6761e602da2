// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/names.xml.
// Hash of what this file is made of: e4ad4fab74963bc9
// The fields of all ISAs' encodings, in AMD's spelling. An encoding lacks most of them: their width is 0 there.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep {

enum class Field : std::uint8_t {
  abid,
  abs,
  acc,
  acc_cd,
  addr,
  bank_mask,
  blgp,
  bound_ctrl,
  cbsz,
  clamp,
  data,
  data0,
  data1,
  dfmt,
  dpp_ctrl,
  dst_sel,
  dst_unused,
  encoding,
  gds,
  glc,
  idxen,
  imm,
  lds,
  literal,
  neg,
  neg_hi,
  nfmt,
  nt,
  nv,
  offen,
  offset,
  offset0,
  offset1,
  omod,
  op,
  op_sel,
  op_sel_hi,
  op_sel_hi_2,
  row_mask,
  s0,
  s1,
  saddr,
  sbase,
  sc0,
  sc1,
  scale_src0,
  scale_src1,
  sd,
  sdata,
  sdst,
  seg,
  simm16,
  soffset,
  soffset_en,
  src0,
  src0_abs,
  src0_neg,
  src0_sel,
  src0_sext,
  src1,
  src1_abs,
  src1_neg,
  src1_sel,
  src1_sext,
  src2,
  srsrc,
  ssrc0,
  ssrc1,
  sve,
  vaddr,
  vdata,
  vdst,
  vsrc0,
  vsrc1,
  x2encoding,
  count_
};

inline constexpr std::size_t field_count = static_cast<std::size_t>(Field::count_);

}  // namespace lockstep
