// What is undefined in a wave's registers, and what of it goes into an instruction.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "lockstep/observe/observer.hpp"
#include "lockstep/observe/taint.hpp"

namespace lockstep {

/// What is undefined in a wave.
struct WaveTaints {
  TaintedRows vgprs;
  std::uint32_t split = ~0u;                  ///< row of the first AccVGPR
  std::array<Taint, 256> scalars{};           ///< by scalar operand number
  std::array<std::uint64_t, 4> any_scalar{};  ///< bit n: scalars[n] is undefined
  Taint scc = 0;
  TaintedBytes scratch;  ///< by lane and byte

  std::uint32_t row(std::uint32_t number) const {
    return number >= 256 && split != ~0u ? number - 256 + split : number;
  }
  Taint at(std::uint32_t number, std::uint32_t lane) const { return vgprs.at(row(number), lane); }
  void set_scalar(std::uint32_t number, Taint taint) {
    const std::uint64_t bit = std::uint64_t{1} << number % 64;
    std::uint64_t& word = any_scalar[number / 64];
    word = taint != 0 ? word | bit : word & ~bit;
    scalars[number] = taint;
  }
  /// Is anything undefined in the registers of `use`?
  bool any(const RegisterUse& use) const {
    for (std::uint32_t i = 0; i < use.count; ++i) {
      const std::uint32_t number = use.first + i;
      if (use.file == UsedFile::scalar ? (any_scalar[number / 64 & 3] >> number % 64 & 1) != 0 : vgprs.any(row(number)))
        return true;
    }
    return false;
  }
};

/// What goes into an instruction, or into one of two in one.
struct MixedTaints {
  std::array<Taint, 64> result{}, low_result{};           ///< by lane; of the first dwords of the sources
  Taint scalar = 0, scalar_low = 0;                       ///< the same, of all lanes
  std::array<std::array<std::uint32_t, 64>, 2> source{};  ///< the only one's value, by dword and lane
  std::uint32_t sources = 0, source_dwords = 0;

  void collect(const Step& step, const WaveTaints& w, std::span<const RegisterUse> uses) {
    result.fill(0);
    low_result.fill(0);
    scalar = scalar_low = 0;
    sources = 0;
    const bool matrix = step.info->matrix != nullptr;
    for (const RegisterUse& use : uses) {
      if (!is_source(step, use)) continue;
      ++sources;
      source_dwords = use.count;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (const Taint t = w.scalars[number & 255u]) take_everywhere(t, i == 0);
          if (sources == 1 && i < source.size()) source[i].fill(step.wave.scalar(number & 255u));
          continue;
        }
        if (matrix) {
          bool whole = true;
          for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) whole = whole && w.at(number, lane) != 0;
          if (whole) take_everywhere(w.at(number, 0), true);
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          const Taint t = w.at(number, lane);
          if (t == 0 || !step.wave.active(lane)) continue;
          take(result[lane], t);
          take(scalar, t);
          if (i == 0) {
            take(low_result[lane], t);
            take(scalar_low, t);
          }
          if (sources == 1 && i < source.size()) source[i][lane] = step.wave.vector(lane, number);
        }
      }
    }
    if (step.info->reads.has(State::scc) && w.scc != 0) take_everywhere(w.scc, true);
  }
  static void take(Taint& to, Taint t) {
    if (to == 0) to = t;
  }
  /// `low`: from the first dword of an operand.
  void take_everywhere(Taint t, bool low) {
    for (Taint& lane : result) take(lane, t);
    take(scalar, t);
    if (!low) return;
    for (Taint& lane : low_result) take(lane, t);
    take(scalar_low, t);
  }

 private:
  /// Is the register an input of its own, and not merely the old value around a half that is written?
  static bool is_source(const Step& step, const RegisterUse& use) {
    if (!use.read || (use.file == UsedFile::scalar && use.implicit && use.role == Role::none && !use.written &&
                      step.uses->instruction_class != InstructionClass::salu))
      return false;  // EXEC and its like: looked at where they are set
    return !(use.role == Role::d0 && step.info->high_half == HighHalf::keep);
  }
};

}  // namespace lockstep
