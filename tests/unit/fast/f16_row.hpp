// One f16 operation's handler beside the reference's function, lane by lane.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "fast/program/control.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/source_places.hpp"

namespace fast_test {

/// One operation of the fast engine's table in waves of a size.
template <class IsaType, class State>
class F16Row {
 public:
  using Isa = IsaType;
  static constexpr std::uint32_t lanes = State::lanes;
  F16Row(const lockstep::fast::HandlerEntry& entry, lockstep::LaneFunction on_lane)
      : entry_(entry), on_lane_(on_lane), wave_(std::make_unique<State>()) {
    wave_->set_exec(~std::uint64_t{0});
    context_.wave = wave_.get();
  }
  const lockstep::fast::OperationShape& shape() const { return entry_.shape; }

  /// Of V_FMA_MIX.
  std::uint32_t op_sel = 0, op_sel_hi = 0, neg = 0, neg_hi = 0;

  /// Lanes of up to three sources; those that are floats of 32 bits take them whole.
  void check(const std::function<std::uint32_t(std::uint32_t source, std::uint32_t lane)>& value) {
    for (std::uint32_t source = 0; source < 3; ++source)
      for (std::uint32_t lane = 0; lane < lanes; ++lane) wave_->v[4 * source][lane] = value(source, lane);
    std::array<std::uint32_t, 64> expected{};
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      lockstep::LaneInput in;
      in.s0 = wave_->v[0][lane], in.s1 = wave_->v[4][lane];
      in.s2 = shape().s2 != 0 ? wave_->v[8][lane] : 0;
      in.d0 = wave_->v[shape().s2 != 0 ? 12 : 8][lane];
      in.op_sel = op_sel, in.op_sel_hi = op_sel_hi, in.neg = neg, in.neg_hi = neg_hi;
      in.mode = wave_->mode;
      lockstep::LaneOutput out;
      on_lane_(in, out);
      expected[lane] = static_cast<std::uint32_t>(out.d0);
    }
    std::array<lockstep::fast::MicroOp, 2> ops{};
    ops[0].handler = entry_.on_this_host(lanes);
    ops[0].extra = lockstep::fast::row_extra(lockstep::fast::in_place_of_mask(op_sel_hi, neg_hi), Isa::vcc_lo, neg, 0,
                                             0, op_sel, lanes == 32)
                       .bits;
    for (const std::size_t slot : {lockstep::fast::slot_s0, lockstep::fast::slot_s1, lockstep::fast::slot_s2})
      ops[0].offset[slot] =
          lockstep::fast::vgpr_place(static_cast<std::uint32_t>(4 * (slot - lockstep::fast::slot_s0))).offset;
    ops[0].offset[lockstep::fast::slot_d] = lockstep::fast::vgpr_place(12).offset;
    ops[1].handler = lockstep::fast::stay;
    ops[0].handler(ops.data(), context_, *wave_, {});
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (wave_->v[12][lane] == expected[lane]) continue;
      CAPTURE(wave_->v[0][lane]);
      CAPTURE(wave_->v[4][lane]);
      CAPTURE(wave_->v[8][lane]);
      CHECK(wave_->v[12][lane] == expected[lane]);
    }
  }

 private:
  lockstep::fast::HandlerEntry entry_;
  lockstep::LaneFunction on_lane_;  ///< the reference's
  std::unique_ptr<State> wave_;
  lockstep::fast::Context context_;
};

/// All operations of that kind in `set`, which is of the ISA. Gives how many.
template <class Row, class Visit>
std::size_t each_f16(const lockstep::fast::KernelSet& set, const std::function<bool(lockstep::fast::F16Result)>& kind,
                     Visit&& visit) {
  using Isa = typename Row::Isa;
  std::size_t count = 0;
  std::set<std::size_t> opcodes;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) opcodes.insert(Isa::form(form).opcode);
  for (const std::size_t opcode : opcodes) {
    const lockstep::fast::HandlerEntry entry = with_handlers(set.operation(opcode));
    if (entry.native != lockstep::fast::Native::row || !kind(entry.shape.f16)) continue;
    const std::string name(Isa::info(static_cast<typename Isa::Opcode>(opcode)).name);
    CAPTURE(name);
    Row row(entry, set.operations.on_lane(static_cast<std::uint16_t>(opcode)));
    visit(row);
    ++count;
  }
  return count;
}

}  // namespace fast_test
