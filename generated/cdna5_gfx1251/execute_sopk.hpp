// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: 54597fadd12444f2
// sopk operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/semantics/sopk.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna5_gfx1251::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_setreg_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_b32(uint32_t(in.s0), in.imm, files);
}

template <class Out, class Files>
constexpr void s_setreg_imm32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_imm32_b32(in.imm, in.literal, files);
}

}  // namespace lockstep::cdna5_gfx1251::on_lane
