// What of the undefined goes into an instruction, and what comes out of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/device/observer.hpp"
#include "observe/prepared.hpp"
#include "observe/taint.hpp"
#include "observe/taint_operation.hpp"
#include "observe/taint_registers.hpp"
#include "observe/taint_results.hpp"

namespace lockstep {

/// Of one that does not access memory: first `begin`, then, where it reads something undefined, `collect`; the rest
/// says what became of it.
class TaintFlow {
 public:
  void launch_begins(const LaunchView& launch) {
    launch_ = launch;
    specials_ = SpecialScalars::of(launch);
    prepared_.clear();
  }
  void begin() {
    mixed_[0].scalar = 0;
    moved_ = false;
  }
  /// Before one that reads registers of other lanes: `sources`.
  const LaneSources& look_at_lanes(const Step& step) {
    sources_ = {};
    step.lane_mover->find(sources_);
    moved_ = true;
    kept_ = 0;
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane)
      if (sources_.from[lane] == LaneSources::keeps) kept_ |= std::uint64_t{1} << lane;
    return sources_;
  }
  /// Lanes that DPP does not write.
  std::uint64_t kept() const { return moved_ && sources_.computes ? kept_ : 0; }
  void collect(const Step& step, const WaveTaints& w) {
    operations_ = &operations(step);
    const std::span<const RegisterUse> all = step.uses->all();
    const std::size_t first = step.uses->second != 0 ? step.uses->second : all.size();
    collect(step, *step.info, all.first(first), w, 0);
    if (step.second != nullptr) collect(step, *step.second, all.subspan(first), w, 1);
  }
  /// Something that is not all defined in what it reads.
  Taint any() const { return mixed_[0].scalar; }

  /// The first of several dwords of a result depends on the first dwords of its sources alone: carries go upwards.
  TaintedDword vector(const Step& step, const RegisterUse& use, const WaveTaints& w, std::uint32_t lane,
                      std::uint32_t index) const {
    const std::size_t half = half_of(step, use);
    const MixedTaints& mixed = mixed_[half];
    const TaintedOperation& op = (*operations_)[half];
    // Tuples begin at even numbers and ACCUM_OFFSET is one: two dwords of an operand at least lie on either side of it.
    const bool low = use.count > 1 && use.before + index == 0;
    const BitOutput which = use.role == Role::s0 ? BitOutput::s0 : BitOutput::d0;
    TaintedDword result = op.follows(which)
                              ? results_[half].vector(which, lane, use.before + index)
                              : TaintedDword::all(low ? mixed.low_result[lane] : mixed.result[lane], true);
    if (op.bits == 0) return result;
    // V_SWAP_B16 writes the part that it reads of its source.
    const std::uint32_t first = which == BitOutput::s0 && op.sources[0].modifier.op_sel ? 16 : 0;
    const std::uint32_t place = which == BitOutput::s0 ? first : op.first;
    const std::uint32_t written = which == BitOutput::s0 ? 0xffffu << first : op.written();
    for (std::uint32_t* const bits : {&result.undefined, &result.computed, &result.data}) *bits <<= place;
    return result.over(use.read ? w.at(use.first + index, lane) : TaintedDword{}, written);
  }
  TaintedDword scalar(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    const std::size_t half = half_of(step, use);
    const MixedTaints& mixed = mixed_[half];
    const TaintedOperation& op = (*operations_)[half];
    if (const BitOutput which = specials_.output_of(use); op.follows(which)) return results_[half].scalar(which, index);
    if (writes_lane_mask(*step.info) && op.program.is_constant(BitOutput::lane_mask)) return {};
    TaintedDword t = TaintedDword::all(use.count > 1 && index == 0 ? mixed.scalar_low : mixed.scalar, true);
    if (t.taint == 0) return t;
    t.undefined = t.computed = scalar_bits(step, use, index);
    t.data = ~t.undefined;
    return t.undefined != 0 ? t : TaintedDword{};
  }
  /// Before: does it set lanes of EXEC from what is undefined?
  bool sets_exec(const Step& step) const {
    const StateSet& w = step.info->writes;
    if (!w.has(State::exec) && !w.has(State::exec_lane) &&
        !step.uses->writes_register(UsedFile::scalar, launch_.exec_number))
      return false;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written || !use.holds(UsedFile::scalar, launch_.exec_number)) continue;
      const BitOutput which = specials_.output_of(use);
      const TaintedOperation& op = (*operations_)[0];
      if (w.has(State::exec_lane)) return !op.program.is_constant(BitOutput::lane_mask);
      if (!op.follows(which)) return true;
      return results_[0].scalar(which, 0).undefined != 0 ||
             (step.wave.lanes == 64 && results_[0].scalar(which, 1).undefined != 0);
    }
    return true;
  }
  /// Is SCC defined afterwards, though something undefined goes in?
  bool scc_known() const {
    return (*operations_)[0].follows(BitOutput::scc) && results_[0].scalar(BitOutput::scc, 0).undefined == 0;
  }

 private:
  const TaintedOperations& operations(const Step& step) {
    return prepared_.of(step, [&] { return read_operations(step, launch_); });
  }
  void collect(const Step& step, const InstructionInfo& info, std::span<const RegisterUse> uses, const WaveTaints& w,
               std::size_t half) {
    const TaintedOperation& op = (*operations_)[half];
    const LaneSources* const moved = moved_ ? &sources_ : nullptr;
    mixed_[half].collect(step, info, op, uses, w, launch_.vcc_number, moved);
    results_[half].collect(step, info, op, w, mixed_[half], specials_, moved);
  }
  static std::size_t half_of(const Step& step, const RegisterUse& use) {
    return step.uses->second != 0 && &use >= step.uses->registers.data() + step.uses->second ? 1 : 0;
  }

  /// Which bits of a scalar result are undefined: of a lane mask, the lanes into which something undefined went.
  std::uint32_t scalar_bits(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    if (!writes_lane_mask(*step.info) || use.count > 2) return ~0u;
    const MixedTaints& mixed = mixed_[half_of(step, use)];
    std::uint32_t lanes = 0;
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if (mixed.result[(32 * index + lane) % 64] != 0) lanes |= 1u << lane;
    return lanes;
  }

  LaunchView launch_;
  Prepared<TaintedOperations> prepared_;
  const TaintedOperations* operations_ = nullptr;
  std::array<MixedTaints, 2> mixed_{};
  std::array<TaintedResults, 2> results_{};
  SpecialScalars specials_{};
  LaneSources sources_{};  ///< where it moves lanes
  bool moved_ = false;
  std::uint64_t kept_ = 0;
};

}  // namespace lockstep
