// What of the undefined goes into an instruction, and what comes out of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "lockstep/device/observer.hpp"
#include "observe/prepared.hpp"
#include "observe/taint.hpp"
#include "observe/taint_bits.hpp"
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
  /// False: it reads a lane of which it is not known which one it is.
  bool collect(const Step& step, const WaveTaints& w) {
    operations_ = &prepared_.of(step, [&] { return read_operations(step); });
    if (step.info->reads.has(State::vgprs) && !follows_bits(0)) return false;
    const std::span<const RegisterUse> all = step.uses->all();
    const std::size_t first = step.uses->second != 0 ? step.uses->second : all.size();
    collect(step, *step.info, all.first(first), w, 0);
    if (step.second != nullptr) collect(step, *step.second, all.subspan(first), w, 1);
    bits_.collect(step, w, launch_.exec_number);
    return true;
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
    TaintedDword result = follows_bits(half)
                              ? results_[half].of(use, lane, use.before + index)
                              : TaintedDword::all(low ? mixed.low_result[lane] : mixed.result[lane], true);
    if (!op.known || op.target.bits == 0) return result;
    for (std::uint32_t* const bits : {&result.undefined, &result.computed, &result.data}) *bits <<= op.target.first;
    return result.over(use.read ? w.at(use.first + index, lane) : TaintedDword{}, op.written());
  }
  TaintedDword scalar(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    const std::size_t half = half_of(step, use);
    const MixedTaints& mixed = mixed_[half];
    if (follows_bits(half)) return results_[half].of(use, 0, index);
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
    return !bits_.bitwise() || bits_.of_result(0) != 0 || (step.wave.lanes == 64 && bits_.of_result(1) != 0);
  }
  /// After: SCC says whether the result is not 0, and a bit that is defined says so, or all are.
  bool scc_known(const Step& step) const {
    if (!bits_.bitwise() && !follows_bits(0)) return false;
    bool undefined = false;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written || use.file != UsedFile::scalar) continue;
      const bool exec = use.first == launch_.exec_number && step.info->writes.has(State::exec);
      if (step.info->writes.has(State::exec) && !exec) continue;  // SCC is about EXEC, not about what is saved
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t bits = bits_.bitwise() ? bits_.of_result(i) : results_[0].of(use, 0, i).undefined;
        if ((step.wave.scalar((use.first + i) & 255u) & ~bits) != 0) return true;
        undefined = undefined || bits != 0;
      }
    }
    return !undefined;
  }

 private:
  using Operations = std::array<TaintedOperation, 2>;
  Operations read_operations(const Step& step) const {
    Operations operations;
    if (launch_.disassemble_with_halves == nullptr) return operations;
    const std::string text = launch_.disassemble_with_halves(step.words);
    TaintedOperationReader reader(step, launch_);
    operations[0] = reader.read(text, false);
    if (step.second != nullptr) operations[1] = reader.read(text, true);
    return operations;
  }
  void collect(const Step& step, const InstructionInfo& info, std::span<const RegisterUse> uses, const WaveTaints& w,
               std::size_t half) {
    const TaintedOperation& op = (*operations_)[half];
    const LaneSources* const moved = moved_ ? &sources_ : nullptr;
    mixed_[half].collect(step, info, op, uses, w, launch_.vcc_number, moved);
    if (!op.is(TaintedOperation::Kind::computes)) results_[half].collect(step, op, w, mixed_[half], moved);
  }
  static std::size_t half_of(const Step& step, const RegisterUse& use) {
    return step.uses->second != 0 && &use >= step.uses->registers.data() + step.uses->second ? 1 : 0;
  }
  bool follows_bits(std::size_t half) const { return !(*operations_)[half].is(TaintedOperation::Kind::computes); }

  /// Which bits of a scalar result are undefined: of a lane mask, the lanes into which something undefined went.
  std::uint32_t scalar_bits(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    if (bits_.bitwise()) return bits_.of(use, index);
    if (!writes_mask(*step.info) || use.count > 2) return ~0u;
    const MixedTaints& mixed = mixed_[half_of(step, use)];
    std::uint32_t lanes = 0;
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if (mixed.result[(32 * index + lane) % 64] != 0) lanes |= 1u << lane;
    return lanes;
  }
  static bool writes_mask(const InstructionInfo& info) {
    return info.writes.has(State::d0_lane) || info.writes.has(State::vcc_lane) || info.writes.has(State::d1);
  }

  LaunchView launch_;
  Prepared<Operations> prepared_;
  const Operations* operations_ = nullptr;
  std::array<MixedTaints, 2> mixed_{};
  std::array<TaintedResults, 2> results_{};
  TaintedBits bits_;
  LaneSources sources_{};  ///< where it moves lanes
  bool moved_ = false;
  std::uint64_t kept_ = 0;
};

}  // namespace lockstep
