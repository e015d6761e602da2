// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 9f6677ab1553aa4a
// sop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx10/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx10::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_andn1_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn1_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn1_wrexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_wrexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn1_wrexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_wrexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_wrexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_wrexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nand_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nand_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nor_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nor_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn1_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn1_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn1_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn2_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn2_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn2_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn2_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xnor_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xnor_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xor_saveexec_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xor_saveexec_b32(uint32_t(in.s0), in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

}  // namespace lockstep::common::gfx10::on_lane
