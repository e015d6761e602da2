// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: 54c66e0747b73487
// Writing GCN5.1 programs in C++: lockstep::gcn5_7nm::assembler::v_add_f32(v(0), s(1), v(2)). See asm/README.md.
// A part of lockstep/gcn5_7nm.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5_7nm/asm.hpp"
#include "gcn5_7nm/assembly_binding.hpp"
#include "lockstep/asm/program.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/isa/traits/gcn5_7nm.hpp"

namespace lockstep::gcn5_7nm::assembler {

using namespace lockstep::assembler;

namespace detail {
/// Special registers: a selector, as one register or the first of a pair.
constexpr Operand selector(std::uint32_t number, unsigned count) { return {OperandClass::scalar, number, count}; }
}  // namespace detail

// Registers and constants with names of their own.
inline constexpr Operand flat_scratch = detail::selector(Isa::flat_scratch_lo, 2);
inline constexpr Operand flat_scratch_lo = detail::selector(Isa::flat_scratch_lo, 1);
inline constexpr Operand flat_scratch_hi = detail::selector(Isa::flat_scratch_hi, 1);
inline constexpr Operand xnack_mask = detail::selector(Isa::xnack_mask_lo, 2);
inline constexpr Operand xnack_mask_lo = detail::selector(Isa::xnack_mask_lo, 1);
inline constexpr Operand xnack_mask_hi = detail::selector(Isa::xnack_mask_hi, 1);
inline constexpr Operand vcc = detail::selector(Isa::vcc_lo, 2);
inline constexpr Operand vcc_lo = detail::selector(Isa::vcc_lo, 1);
inline constexpr Operand vcc_hi = detail::selector(Isa::vcc_hi, 1);
inline constexpr Operand m0 = detail::selector(Isa::m0, 1);
inline constexpr Operand exec = detail::selector(Isa::exec_lo, 2);
inline constexpr Operand exec_lo = detail::selector(Isa::exec_lo, 1);
inline constexpr Operand exec_hi = detail::selector(Isa::exec_hi, 1);
inline constexpr Operand src_shared_base = detail::selector(Isa::src_shared_base, 0);
inline constexpr Operand src_shared_limit = detail::selector(Isa::src_shared_limit, 0);
inline constexpr Operand src_private_base = detail::selector(Isa::src_private_base, 0);
inline constexpr Operand src_private_limit = detail::selector(Isa::src_private_limit, 0);
inline constexpr Operand vccz = detail::selector(Isa::src_vccz, 0);
inline constexpr Operand execz = detail::selector(Isa::src_execz, 0);
inline constexpr Operand scc = detail::selector(Isa::src_scc, 0);
inline constexpr Operand src_lds_direct = detail::selector(Isa::src_lds_direct, 1);
/// 1 / (2 pi), the inline constant, in any format.
inline constexpr Operand inv_2pi = detail::selector(Isa::inline_float_first + inline_float_count - 1, 0);

/// Trap temporary n, or `count` of them from n on.
constexpr Operand ttmp(unsigned n, unsigned count = 1) { return detail::selector(Isa::ttmp0 + n, count); }

/// The words of a decoded instruction, from its fields: encode(decode(w).instruction) has the words w.
constexpr MachineCode encode(const Instruction& instruction) { return lockstep::assembler::encode<Isa>(instruction); }

}  // namespace lockstep::gcn5_7nm::assembler
