// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: 1563bb3e1dee97b3
// sopk operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/sopk.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_setreg_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_b32(uint32_t(in.s0), in.imm, files);
}

template <class Out, class Files>
constexpr void s_setreg_imm32_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_imm32_b32(in.imm, in.literal, files);
}

}  // namespace lockstep::rdna4::on_lane
