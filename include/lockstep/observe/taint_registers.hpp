// What is undefined in a wave's registers, and what of it goes into an instruction.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/observe/observer.hpp"
#include "lockstep/observe/taint.hpp"

namespace lockstep {

/// What is undefined in a wave.
struct WaveTaints {
  TaintedRows vgprs;
  std::uint32_t split = ~0u;                  ///< row of the first AccVGPR
  std::array<Taint, 256> scalars{};           ///< by scalar operand number
  std::array<std::uint64_t, 4> any_scalar{};  ///< bit n: scalars[n] is undefined,
  std::array<std::uint32_t, 256> bits{};      ///< and then, which bits of it
  Taint scc = 0;
  TaintedBytes scratch;  ///< by lane and byte

  std::uint32_t row(std::uint32_t number) const {
    return number >= 256 && split != ~0u ? number - 256 + split : number;
  }
  Taint at(std::uint32_t number, std::uint32_t lane) const { return vgprs.at(row(number), lane); }
  /// `undefined`: which of its bits are; with none it is defined.
  void set_scalar(std::uint32_t number, Taint taint, std::uint32_t undefined = ~0u) {
    if (undefined == 0) taint = 0;
    bits[number] = undefined;
    const std::uint64_t bit = std::uint64_t{1} << number % 64;
    std::uint64_t& word = any_scalar[number / 64];
    word = taint != 0 ? word | bit : word & ~bit;
    scalars[number] = taint;
  }
  std::uint32_t undefined_bits(std::uint32_t number) const { return scalars[number] != 0 ? bits[number] : 0; }
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

  std::uint64_t decided = 0;  ///< lanes in which something undefined chooses, or is a carry: what comes out is no copy
  bool selects = false;       ///< one of two sources comes out as it is

  /// `info` and `uses` of the instruction, or of one of two in one; `vcc`: the scalar operand number of VCC.
  void collect(const Step& step, const InstructionInfo& info, std::span<const RegisterUse> uses, const WaveTaints& w,
               std::uint32_t vcc) {
    result.fill(0);
    low_result.fill(0);
    scalar = scalar_low = 0;
    sources = 0;
    decided = 0;
    const bool matrix = info.matrix != nullptr;
    const bool masked = info.reads.has(State::vcc_lane);
    selects = info.mnemonic.starts_with("v_cndmask_b") || info.mnemonic.starts_with("v_dual_cndmask_b") ||
              info.mnemonic.starts_with("s_cselect_b");
    const bool by_scc = selects && !masked;
    const bool first_lane = reads_first_lane(info);
    std::uint64_t chosen = by_scc && step.wave.scc ? 0 : ~std::uint64_t{0};  // lanes that take source 1, of S_CSELECT 0
    for (const RegisterUse& use : uses)
      if (masked && is_mask(use, vcc)) chosen = collect_mask(step, w, use);
    for (const RegisterUse& use : uses) {
      if ((masked && is_mask(use, vcc)) || !is_source(step, use)) continue;
      sources = selects ? 1 : sources + 1;
      source_dwords = use.count;
      const std::uint64_t lanes = !selects ? ~std::uint64_t{0} : use.role == Role::s1 ? chosen : ~chosen;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (by_scc && lanes == 0) continue;
          take_scalar(step, w.scalars[number & 255u], lanes, i, step.wave.scalar(number & 255u));
          continue;
        }
        if (matrix) {
          bool whole = true;
          for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) whole = whole && w.at(number, lane) != 0;
          if (whole) take_everywhere(w.at(number, 0), true);
          continue;
        }
        if (first_lane) {
          const auto lane = static_cast<std::uint32_t>(step.wave.exec != 0 ? std::countr_zero(step.wave.exec) : 0);
          take_scalar(step, w.at(number, lane), lanes, i, step.wave.vector(lane, number));
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          const Taint t = w.at(number, lane);
          if (t == 0 || !step.wave.active(lane) || (lanes >> lane & 1) == 0) continue;
          take_lane(lane, t, i == 0);
          if (sources == 1 && i < source.size()) source[i][lane] = step.wave.vector(lane, number);
        }
      }
    }
    if (info.reads.has(State::scc) && w.scc != 0) {
      take_everywhere(w.scc, true);
      decided = ~std::uint64_t{0};
    }
  }
  static bool reads_first_lane(const InstructionInfo& info) { return info.mnemonic.starts_with("v_readfirstlane_b"); }
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
  void take_lane(std::uint32_t lane, Taint t, bool low) {
    take(result[lane], t);
    take(scalar, t);
    if (!low) return;
    take(low_result[lane], t);
    take(scalar_low, t);
  }
  /// Of a register, or a lane of one, that all `lanes` take: its dword `index`.
  void take_scalar(const Step& step, Taint t, std::uint64_t lanes, std::uint32_t index, std::uint32_t value) {
    if (t != 0 && lanes == ~std::uint64_t{0}) take_everywhere(t, index == 0);
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      if ((lanes >> lane & 1) == 0) continue;
      if (t != 0 && lanes != ~std::uint64_t{0} && step.wave.active(lane)) take_lane(lane, t, index == 0);
      if (sources == 1 && index < source.size()) source[index][lane] = value;
    }
  }
  /// A bit for each lane: VCC, or what stands in its stead.
  static bool is_mask(const RegisterUse& use, std::uint32_t vcc) {
    return use.read && use.file == UsedFile::scalar && (use.role == Role::vcc_in || (use.implicit && use.first == vcc));
  }
  /// The mask's value.
  std::uint64_t collect_mask(const Step& step, const WaveTaints& w, const RegisterUse& use) {
    std::uint64_t value = 0, undefined = 0;
    Taint taint = 0;
    for (std::uint32_t i = 0; i < use.count && i < 2; ++i) {
      const std::uint32_t number = (use.first + i) & 255u;
      value |= std::uint64_t{step.wave.scalar(number)} << 32 * i;
      undefined |= std::uint64_t{w.undefined_bits(number)} << 32 * i;
      take(taint, w.scalars[number]);
    }
    decided = undefined & step.wave.exec;
    for (std::uint64_t rest = decided; rest != 0; rest &= rest - 1)
      take_lane(static_cast<std::uint32_t>(std::countr_zero(rest)), taint, true);
    return value;
  }

  /// Is the register an input of its own, and not merely the old value around a half that is written?
  static bool is_source(const Step& step, const RegisterUse& use) {
    if (!use.read || (use.file == UsedFile::scalar && use.implicit && use.role == Role::none && !use.written &&
                      step.uses->instruction_class != InstructionClass::salu))
      return false;  // EXEC and its like: looked at where they are set
    return !(use.role == Role::d0 && step.info->high_half == HighHalf::keep);
  }
};

}  // namespace lockstep
