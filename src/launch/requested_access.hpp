// The accesses of a memory instruction before it executes, by a request (memory/request.hpp).
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"

namespace lockstep {

/// Of waves W, one instruction at a time.
template <class W>
class RequestedAccess {
 public:
  /// Null: the request fails, and so will the instruction.
  const AccessView* of(const W& wave, const Instruction<typename W::Isa>& instruction) {
    const MemoryOp& op = *instruction.info().memory;
    request_ = {};
    if (make_request(wave, instruction, op, request_)) return nullptr;
    view_.op = &request_.op;
    view_.lanes = request_.lanes;
    view_.bytes = request_.bytes;
    view_.left_out = 0;
    view_.returns = request_.returns;
    view_.both = request_.both;
    view_.space = request_.space.data();
    view_.address = request_.address.data();
    view_.address1 = request_.address1.data();
    view_.dropped = request_.dropped.data();
    if constexpr (detail::has_blocks<typename W::Isa>)
      if (op.block) widen_to_block(wave);
    if (op.address == AddressForm::image) leave_out_lanes();
    return &view_;
  }

 private:
  /// The parts of a block follow each other in memory and in registers. So the first part's addresses are the block's.
  void widen_to_block(const W& wave) {
    const std::uint32_t dwords = wave.m0();
    view_.left_out = ~dwords;
    view_.bytes = 4 * static_cast<std::uint32_t>(std::bit_width(dwords));
    view_.lanes = dwords != 0 ? detail::active_lanes(wave) : 0;
    request_.dropped.fill(0);
  }
  /// A texel outside its image has no address.
  void leave_out_lanes() {
    for (std::uint32_t lane = 0; lane < W::lanes; ++lane)
      if (request_.dropped[lane] != 0) view_.lanes &= ~(std::uint64_t{1} << lane);
    request_.dropped.fill(0);
  }

  MemoryRequest<W::lanes> request_{};
  AccessView view_{};
};

}  // namespace lockstep
