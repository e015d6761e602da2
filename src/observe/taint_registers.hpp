// What is undefined in a wave's registers, and what of it goes into an instruction.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/device/observer.hpp"
#include "observe/taint.hpp"
#include "observe/taint_operation.hpp"

namespace lockstep {

/// What is undefined in a wave.
struct WaveTaints {
  TaintedRows vgprs;
  std::uint32_t split = ~0u;                  ///< row of the first AccVGPR
  std::array<TaintedDword, 256> scalars{};    ///< by scalar operand number
  std::array<std::uint64_t, 4> any_scalar{};  ///< bit n: something of scalars[n] is undefined
  Taint scc = 0;
  TaintedBytes scratch;  ///< by lane and byte

  std::uint32_t row(std::uint32_t number) const {
    return number >= first_accvgpr && split != ~0u ? number - first_accvgpr + split : number;
  }
  TaintedDword at(std::uint32_t number, std::uint32_t lane) const { return vgprs.at(row(number), lane); }
  void set_scalar(std::uint32_t number, const TaintedDword& taint) {
    const std::uint64_t bit = std::uint64_t{1} << number % 64;
    std::uint64_t& word = any_scalar[number / 64];
    word = taint.taint != 0 ? word | bit : word & ~bit;
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

/// The scalar operand numbers of registers that instructions name without a field.
struct SpecialScalars {
  std::uint32_t vcc = 0, exec = 0, m0 = 0;

  static SpecialScalars of(const LaunchView& launch) {
    SpecialScalars specials{launch.vcc_number, launch.exec_number, 0};
    if (launch.selectors != nullptr)
      for (std::uint32_t n = 0; n < launch.selectors->size(); ++n)
        if ((*launch.selectors)[n].kind == SelectorKind::m0) specials.m0 = n;
    return specials;
  }
  /// The result that a scalar register is given.
  BitOutput output_of(const RegisterUse& use) const {
    if (!use.implicit) return use.role == Role::d0 ? BitOutput::d0 : BitOutput::count_;
    if (use.first == exec) return BitOutput::exec;
    if (use.first == m0) return BitOutput::m0;
    return use.first == vcc ? BitOutput::vcc : BitOutput::count_;
  }
};

/// What goes into an instruction, or into one of two in one.
struct MixedTaints {
  std::array<Taint, 64> result{}, low_result{};  ///< by lane; of the first dwords of the sources
  Taint scalar = 0, scalar_low = 0;              ///< the same, of all lanes
  /// The mask that stands for VCC as an input of each lane: its bits, those that are undefined, and by what.
  std::uint64_t mask = 0, mask_undefined = 0;
  Taint mask_taint = 0;

  /// `info` and `uses` of the instruction, or of one of two in one; `vcc`: the scalar operand number of VCC.
  /// `moved`: null, or which lanes source 0 is of.
  void collect(const Step& step, const InstructionInfo& info, const TaintedOperation& op,
               std::span<const RegisterUse> uses, const WaveTaints& w, std::uint32_t vcc, const LaneSources* moved) {
    result.fill(0);
    low_result.fill(0);
    scalar = scalar_low = 0;
    mask = mask_undefined = 0;
    mask_taint = 0;
    // Of a hardware register VCC and EXEC decide a bit at most: whoever asks for it wants the others.
    if (info.reads.has(State::hwregs) && !info.writes.has(State::hwregs)) return;
    using Operand = TaintedOperand::Kind;
    // Any lane of their sources may go into any lane of the result.
    const bool matrix = info.matrix != nullptr || info.traits.lanes == LaneMovement::compute;
    const bool masked = info.reads.has(State::vcc_lane);
    const bool salu = step.uses->instruction_class == InstructionClass::salu;
    for (const RegisterUse& use : uses)
      if (masked && is_mask(use, vcc)) collect_mask(step, w, use);
    for (const RegisterUse& use : uses) {
      if ((masked && is_mask(use, vcc)) || !is_source(step, use)) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = use.first + i;
        const bool low = use.before + i == 0;
        const bool in_sgprs = use.file == UsedFile::scalar;
        if (op.leaves_out(in_sgprs ? Operand::scalar : Operand::vector, number)) continue;
        if (in_sgprs) {
          const TaintedDword& t = w.scalars[number & 255u];
          const std::uint32_t bits = op.reads(Operand::scalar, number);
          if (t.taint != 0 && (salu || t.all_undefined(bits != 0 ? bits : ~0u))) take_everywhere(t.taint, low);
          continue;
        }
        if (matrix) {
          bool whole = true;
          for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane)
            whole = whole && w.at(number, lane).all_undefined();
          if (whole) take_everywhere(w.at(number, 0).taint, true);
          continue;
        }
        if (!w.vgprs.any(w.row(number))) continue;
        const std::uint32_t bits = bits_read(step, info, op, use, number);
        if (moved != nullptr) {
          collect_moved(step, w, *moved, number, bits, low);
          continue;
        }
        for (std::uint32_t lane = 0; bits != 0 && lane < step.wave.lanes; ++lane) {
          const TaintedDword t = w.at(number, lane);
          if (t.all_undefined(bits) && step.wave.active(lane)) take_lane(lane, t.taint, low);
        }
      }
    }
    if (info.reads.has(State::scc) && w.scc != 0) take_everywhere(w.scc, true);
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
  void take_lane(std::uint32_t lane, Taint t, bool low) {
    take(result[lane], t);
    take(scalar, t);
    if (!low) return;
    take(low_result[lane], t);
    take(scalar_low, t);
  }
  /// A bit for each lane: VCC, or what stands in its stead.
  static bool is_mask(const RegisterUse& use, std::uint32_t vcc) {
    return use.read && use.file == UsedFile::scalar && (use.role == Role::vcc_in || (use.implicit && use.first == vcc));
  }
  void collect_mask(const Step& step, const WaveTaints& w, const RegisterUse& use) {
    for (std::uint32_t i = 0; i < use.count && i < 2; ++i) {
      const std::uint32_t number = (use.first + i) & 255u;
      mask |= std::uint64_t{step.wave.scalar(number)} << 32 * i;
      mask_undefined |= std::uint64_t{w.scalars[number].undefined} << 32 * i;
      take(mask_taint, w.scalars[number].taint);
    }
    for (std::uint64_t rest = mask_undefined & step.wave.exec; rest != 0; rest &= rest - 1)
      take_lane(static_cast<std::uint32_t>(std::countr_zero(rest)), mask_taint, true);
  }
  /// Bits of a vector register that go into the operation; what stays in the destination around a part that is written
  /// does not.
  static std::uint32_t bits_read(const Step& step, const InstructionInfo& info, const TaintedOperation& op,
                                 const RegisterUse& use, std::uint32_t number) {
    const std::uint32_t bits = op.reads(TaintedOperand::Kind::vector, number);
    if (use.role != Role::d0) return bits != 0 ? bits : ~0u;
    if (info.reads.has(State::d0)) return bits | op.written();
    const bool around = info.high_half == HighHalf::keep || step.part;
    return bits != 0 || around ? bits : ~0u;
  }

 private:
  /// The register `number`, where source 0 is of other lanes.
  void collect_moved(const Step& step, const WaveTaints& w, const LaneSources& moved, std::uint32_t number,
                     std::uint32_t bits, bool low) {
    const bool source = moved.is_source(number);
    for (std::uint32_t lane = 0; bits != 0 && lane < step.wave.lanes; ++lane) {
      const std::int32_t from = moved.from[lane];
      if (from == LaneSources::keeps || !step.wave.active(lane)) continue;
      const auto look = [&](std::uint32_t at) {
        const TaintedDword t = w.at(number, at);
        if (t.all_undefined(bits)) take_lane(lane, t.taint, low);
      };
      if (!source || moved.own) look(lane);
      if (source && from >= 0) look(static_cast<std::uint32_t>(from));
    }
  }
  /// Is the register an input? EXEC and its like are looked at where they are set.
  static bool is_source(const Step& step, const RegisterUse& use) {
    return use.read && !(use.file == UsedFile::scalar && use.implicit && use.role == Role::none && !use.written &&
                         step.uses->instruction_class != InstructionClass::salu);
  }
};

}  // namespace lockstep
