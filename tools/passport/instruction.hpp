// Which fields of an instruction name which window, and instructions made of fields: for every ISA the same.
#pragma once

#include <cstdint>
#include <optional>

#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/operand/plan.hpp"
#include "passport.hpp"

namespace passport {

using lockstep::Field;
using lockstep::FormInfo;
using lockstep::Half;
using lockstep::OperandInfo;
using lockstep::OperandKind;

/// The window of an operand's field, also of what is stored; none: it is no register, or one without a window.
constexpr std::optional<Window> window_of(Field field) {
  switch (field) {
    case Field::src0:
    case Field::vsrc0:
    case Field::ssrc0: return source0;
    case Field::src1:
    case Field::vsrc1:
    case Field::ssrc1: return source1;
    case Field::src2:
    case Field::vsrc2: return source2;
    case Field::vdst:
    case Field::sdst:
    case Field::vdata:
    case Field::data:
    case Field::data0: return destination;
    case Field::scale_src0:
    case Field::scale_src1: return scales;
    default: return std::nullopt;
  }
}

/// The same by an operand's role.
constexpr Window window_of(lockstep::Role role) {
  switch (role) {
    case lockstep::Role::s0: return source0;
    case lockstep::Role::s1: return source1;
    case lockstep::Role::s2: return source2;
    default: return destination;
  }
}
/// ACCUM_OFFSET beyond all registers: names are as the words have them.
inline constexpr std::uint32_t no_split = 1024;

/// Which register of its window an operand begins at. The second half of a dual instruction stands behind the first,
/// in other banks; `pairs`: one of the halves has operands of 64 bits.
constexpr std::uint32_t place_in_window(Field field, Half half, bool pairs) {
  if (field == Field::scale_src1) return 2;
  return half != Half::y ? 0 : pairs ? 2 : 1;
}

enum class Place : std::uint8_t { vgpr, sgpr, constant, other };

/// What an operand of that kind is here.
constexpr Place place_of(OperandKind kind) {
  if (lockstep::detail::is_vector_kind(kind)) return Place::vgpr;
  // The number of a barrier is no register to put a value in.
  if (lockstep::detail::is_scalar_kind(kind) && kind != OperandKind::ssrc_barrier_id) return Place::sgpr;
  switch (kind) {
    case OperandKind::simm4:
    case OperandKind::simm5:
    case OperandKind::simm8:
    case OperandKind::simm16:
    case OperandKind::simm32:
    case OperandKind::simm64: return Place::constant;
    default: return Place::other;
  }
}

/// Is it a load or a store at addresses that the kernels have ready? Its data can be in AccVGPRs: these instructions
/// stand for all memory instructions with AccVGPRs.
constexpr bool is_covered_access(const lockstep::MemoryOp& op) {
  using lockstep::AddressForm;
  const bool plain = op.channels == 0 && op.transpose == 0 && !op.two_addresses() && !op.add_thread_id;
  return (op.action == lockstep::MemoryAction::load || op.action == lockstep::MemoryAction::store) && plain &&
         (op.address == AddressForm::global || op.address == AddressForm::lds || op.address == AddressForm::flat ||
          op.address == AddressForm::buffer);
}
/// Of these addresses: v1 is an offset or an address in LDS, v[2:3] an address, s[86:87] a base, s[4:7] a descriptor
/// (in fours).
inline constexpr std::uint32_t offset_vgpr = 1, address_vgpr = 2, base_sgpr = 86, descriptor_number = 1,
                               access_stride = 16;

}  // namespace passport
