// What becomes of undefined registers that instructions move from lane to lane as they are: V_PERMLANE*, DS_PERMUTE and
// their like, V_WRITELANE. (DPP is taint_flow's, for it computes, too.) Where what chooses the lanes is undefined, what
// they get counts as defined.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/device/observer.hpp"
#include "lockstep/uses/lane_sources.hpp"
#include "observe/taint.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

class MovedTaints {
 public:
  /// Before it executes. False: nothing undefined is there to move, or to overwrite.
  bool collect(const Step& step, const LaneSources& sources, const WaveTaints& w) {
    const std::uint32_t source = w.row(sources.source), target = w.row(sources.target);
    bool any = w.vgprs.any(source) || w.vgprs.any(target);
    for (const std::int8_t from : sources.from)
      any = any || (from == LaneSources::scalar && w.scalars[sources.from_scalar & 255u].taint != 0);
    if (!any) return false;
    target_ = sources.target;
    const bool known = is_known(step, sources, w);
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      results_[0][lane] = result(w, source, target, sources.from[lane], lane, sources.from_scalar, known);
      if (sources.exchanges) results_[1][lane] = result(w, target, source, sources.back[lane], lane, 0, known);
    }
    return true;
  }
  /// Of the VGPR `number`, which it has written.
  const TaintedDword& of(std::uint32_t number, std::uint32_t lane) const {
    return results_[number == target_ ? 0 : 1][lane];
  }

 private:
  static TaintedDword result(const WaveTaints& w, std::uint32_t source, std::uint32_t target, std::int32_t from,
                             std::uint32_t lane, std::uint32_t scalar, bool known) {
    if (from == LaneSources::keeps) return w.vgprs.at(target, lane);
    if (!known || from == LaneSources::number) return {};
    return from == LaneSources::scalar ? w.scalars[scalar & 255u]
                                       : w.vgprs.at(source, static_cast<std::uint32_t>(from));
  }
  static bool is_known(const Step& step, const LaneSources& sources, const WaveTaints& w) {
    for (const LaneSources::Choice& choice : std::span(sources.choice).first(sources.choices)) {
      if (choice.file == UsedFile::scalar) {
        if (w.scalars[choice.number & 255u].taint != 0) return false;
        continue;
      }
      if (!w.vgprs.any(w.row(choice.number))) continue;
      for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane)
        if (step.wave.active(lane) && w.at(choice.number, lane).taint != 0) return false;
    }
    return true;
  }

  std::uint32_t target_ = 0;
  std::array<std::array<TaintedDword, 64>, 2> results_{};  ///< of the target; of the source, where they are exchanged
};

}  // namespace lockstep
