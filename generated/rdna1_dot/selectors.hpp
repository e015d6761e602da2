// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml, vendor-xml/overrides/gfx10.xml.
// Hash of what this file is made of: 5ef24a173ab17f30
// Scalar operand numbers: what each one means, and names for those that C++ asks for.
#pragma once

#include <cstdint>

#include "lockstep/isa/isa_defaults.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep::rdna1_dot {

/// Also has the members that the ISA lacks (IsaDefaults).
struct Selectors : IsaDefaults {
  static constexpr std::uint32_t sgpr_count = 106;
  static constexpr std::uint32_t vcc_lo = 106;
  static constexpr std::uint32_t vcc_hi = 107;
  static constexpr std::uint32_t ttmp0 = 108;
  static constexpr std::uint32_t m0 = 124;
  static constexpr std::uint32_t null = 125;
  static constexpr std::uint32_t exec_lo = 126;
  static constexpr std::uint32_t exec_hi = 127;
  static constexpr std::uint32_t inline_zero = 128;
  static constexpr std::uint32_t inline_minus_one = 193;
  static constexpr std::uint32_t src_dpp8 = 233;
  static constexpr std::uint32_t src_dpp8_fi = 234;
  static constexpr std::uint32_t src_shared_base = 235;
  static constexpr std::uint32_t src_shared_limit = 236;
  static constexpr std::uint32_t src_private_base = 237;
  static constexpr std::uint32_t src_private_limit = 238;
  static constexpr std::uint32_t inline_float_first = 240;
  static constexpr std::uint32_t src_sdwa = 249;
  static constexpr std::uint32_t src_dpp = 250;
  static constexpr std::uint32_t src_vccz = 251;
  static constexpr std::uint32_t src_execz = 252;
  static constexpr std::uint32_t src_scc = 253;
  static constexpr std::uint32_t src_lds_direct = 254;
  static constexpr std::uint32_t src_literal = 255;

  static constexpr SelectorTable selectors = selector_table({
      { 0, 106, SelectorKind::sgpr, 0, 1 },
      { 106, 2, SelectorKind::vcc, 0, 1 },
      { 108, 16, SelectorKind::ttmp, 0, 1 },
      { 124, 1, SelectorKind::m0, 0, 1 },
      { 125, 1, SelectorKind::null, 0, 1 },
      { 126, 2, SelectorKind::exec, 0, 1 },
      { 128, 65, SelectorKind::integer, 0, 1 },
      { 193, 16, SelectorKind::integer, -1, -1 },
      { 233, 2, SelectorKind::dpp8, 0, 1 },
      { 235, 4, SelectorKind::aperture, 0, 1 },
      { 240, 9, SelectorKind::floating, 0, 1 },
      { 249, 1, SelectorKind::sdwa, 0, 1 },
      { 250, 1, SelectorKind::dpp, 0, 1 },
      { 251, 1, SelectorKind::vccz, 0, 1 },
      { 252, 1, SelectorKind::execz, 0, 1 },
      { 253, 1, SelectorKind::scc, 0, 1 },
      { 254, 1, SelectorKind::lds_direct, 0, 1 },
      { 255, 1, SelectorKind::literal, 0, 1 },
  });
};

}  // namespace lockstep::rdna1_dot
