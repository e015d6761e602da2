// Addresses of DS instructions.
#pragma once

#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

/// 32-bit VGPR byte address plus 16-bit offset, or two 8-bit offsets in elements (times 64 for ST64). Wraps at 32 bits.
/// ADDTID forms take M0 and the lane number in place of the VGPR; append and consume take M0. The operand of SRC2 forms
/// is as many dwords further as the offset says (15 bits, signed) or, with bit 15 of the offset, the VGPR's bits 31:17.
template <class Wave, class Instruction>
constexpr Fault lds_addresses(const Wave& wave, const Instruction& instruction, MemoryRequest<Wave::lanes>& request) {
  const MemoryOp& op = request.op;
  const std::uint32_t number = instruction.vgpr(Field::addr);
  const std::uint32_t offset0 = instruction.field(Field::offset0), offset1 = instruction.field(Field::offset1);
  const std::uint32_t offset = offset0 | offset1 << 8;
  const bool counter = request.broadcast;  // append, consume
  if (!counter && !op.add_thread_id && !wave.has_vgprs(number)) return vgpr_fault();
  if (instruction.field(Field::gds) != 0) {
    return make_fault(FaultKind::illegal_operand,
                      "DS instruction with its GDS bit set: there is no global data share here");
  }
  const std::uint32_t unit = op.stride * (op.element_bits / 8u);
  request.both = op.operand_in_lds || (op.two_addresses() && offset0 != offset1);
  for (std::uint32_t lane = 0; lane < Wave::lanes; ++lane) {
    if (!request.takes_part(lane)) continue;
    request.space[lane] = AddressSpace::lds;
    std::uint32_t address = 0;
    if (counter) {
      address = wave.m0() + offset;
    } else if (op.add_thread_id) {
      address = offset + (wave.m0() & low_mask<std::uint32_t>(wave.isa().memory.add_thread_id_bits)) + 4 * lane;
    } else if (op.two_addresses()) {
      address = wave.vgpr(lane, number) + offset0 * unit;
      request.address1[lane] = wave.vgpr(lane, number) + offset1 * unit;
    } else if (op.operand_in_lds) {
      const bool in_vgpr = (offset & 0x8000u) != 0;
      const std::uint32_t base = wave.vgpr(lane, number), distance = in_vgpr ? base >> 17 : offset;
      address = in_vgpr ? base & 0x1ffffu : base;
      request.address1[lane] = address + 4 * static_cast<std::uint32_t>(sign_extend(distance & 0x7fffu, 15));
    } else {
      address = wave.vgpr(lane, number) + offset;
    }
    if (op.atomic == AtomicOperation::conditional_exchange) address &= ~std::uint32_t{7};
    request.address[lane] = address;
  }
  return no_fault;
}

}  // namespace lockstep::detail
