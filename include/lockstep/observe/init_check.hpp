// Check `init`: a value that nothing wrote decides something. Registers, LDS and scratch start undefined; what is
// computed from an undefined value is undefined, too. Told is the use that matters: an address, a branch, EXEC, or a
// computed value stored to memory. Copies are not told.
//
// It errs on the silent side. A register of which a half was written counts as written; instructions that reach other
// lanes or registers of a computed number give defined values; after the tensor data mover all of LDS counts as
// written.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/observe/check.hpp"

namespace lockstep {

class InitCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    launch_ = launch;
    memory_.clear();
    origins_.assign(1, {});
    lds_.resize(launch.lds_bytes);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    lds_.assign(lds_.size(), origin(Origin::Kind::lds, 0));
    waves_.resize(waves);
  }
  void wave_begins(const StartView& start) override {
    Shadow& w = waves_[start.wave.wave];
    w = {};
    w.vgprs.assign((std::size_t{start.wave.vgprs} + start.wave.accvgprs) * 64, 0);
    w.split = start.wave.accvgprs == 0 ? ~0u : start.wave.vgprs;
    for (std::uint32_t row = 0; row < w.vgprs.size() / 64; ++row) {
      const bool acc = row >= w.split;
      const Taint taint = origin(Origin::Kind::vgpr, acc ? row - w.split + 256 : row);
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        const bool set = row < start.vgprs.size() && !acc && (start.vgprs[row] >> lane & 1) != 0;
        w.vgprs[row * 64 + lane] = set ? 0 : taint;
      }
    }
    for (std::uint32_t n = 0; n < start.wave.sgprs; ++n)
      if ((start.scalars[n / 64] >> n % 64 & 1) == 0) w.scalars[n] = origin(Origin::Kind::sgpr, n);
    w.scratch.assign(std::size_t{launch_.scratch_bytes} * start.wave.lanes, origin(Origin::Kind::scratch, 0));
  }

  void before(const Step& step) override {
    Shadow& w = waves_[step.wave.wave];
    result_.fill(0);
    low_result_.fill(0);
    scalar_result_ = scalar_low_ = 0;
    sources_ = 0;
    if (step.uses->all_registers) return;
    if (step.info->conditional_branch) check_branch(step, w);
    if (step.info->memory != nullptr) return before_memory(step, w);
    collect_sources(step, w);
    const bool writes_exec = step.info->writes.has(State::exec) || step.info->writes.has(State::exec_lane);
    if (writes_exec && scalar_result_ != 0) report(step, scalar_result_, -1, "EXEC is set from");
    if (step.info->indirect_branch && scalar_result_ != 0) report(step, scalar_result_, -1, "a branch goes to");
  }

  void after(const Step& step) override {
    Shadow& w = waves_[step.wave.wave];
    if (step.access != nullptr) after_memory(step, w);
    if (step.info->memory != nullptr && step.info->memory->action == MemoryAction::tensor_load)
      std::fill(lds_.begin(), lds_.end(), Taint{0});
    const bool all_defined = step.uses->all_registers || (step.info->memory != nullptr && step.access == nullptr);
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (number < w.scalars.size()) w.scalars[number] = all_defined ? Taint{0} : scalar_taint(step, use, i);
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          if (!step.info->ignores_exec && (exec_ >> lane & 1) == 0) continue;
          w.at(number, lane) = all_defined ? Taint{0} : vector_taint(step, use, lane, i);
        }
      }
    }
    if (step.info->writes.has(State::scc)) w.scc = step.uses->all_registers ? Taint{0} : scalar_result_;
  }

 private:
  /// 0: defined. Otherwise twice the number of an origin, plus 1 where the value has been computed with.
  using Taint = std::uint32_t;
  static constexpr Taint computed = 1;

  struct Origin {
    enum class Kind : std::uint8_t { vgpr, sgpr, lds, scratch } kind{};
    std::uint32_t number = 0;
  };
  /// What is undefined in a wave.
  struct Shadow {
    std::vector<Taint> vgprs;          ///< by row and lane
    std::uint32_t split = ~0u;         ///< row of the first AccVGPR
    std::array<Taint, 256> scalars{};  ///< by scalar operand number
    Taint scc = 0;
    std::vector<Taint> scratch;  ///< by lane and byte

    Taint& at(std::uint32_t number, std::uint32_t lane) {
      const std::size_t row = number >= 256 && split != ~0u ? number - 256 + split : number;
      return row * 64 + lane < vgprs.size() ? vgprs[row * 64 + lane] : nowhere;
    }
    Taint nowhere = 0;
  };

  Taint origin(Origin::Kind kind, std::uint32_t number) {
    for (std::size_t i = 1; i < origins_.size(); ++i)
      if (origins_[i].kind == kind && origins_[i].number == number) return static_cast<Taint>(2 * i);
    origins_.push_back({kind, number});
    return static_cast<Taint>(2 * (origins_.size() - 1));
  }
  std::string origin_text(Taint taint) const {
    const Origin& o = origins_[taint / 2];
    switch (o.kind) {
      case Origin::Kind::vgpr: return register_name(UsedFile::vgpr, o.number, true) + ", which nothing wrote";
      case Origin::Kind::sgpr: return register_name(UsedFile::scalar, o.number, true) + ", which nothing wrote";
      case Origin::Kind::lds: return "LDS that nothing wrote";
      case Origin::Kind::scratch: return "scratch that nothing wrote";
    }
    return "";
  }

  /// Is the register an input of its own, and not merely the old value around a half that is written?
  static bool is_source(const Step& step, const RegisterUse& use) {
    if (!use.read || (use.file == UsedFile::scalar && use.implicit && use.role == Role::none && !use.written &&
                      step.uses->instruction_class != InstructionClass::salu))
      return false;  // EXEC and its like: looked at where they are set
    return !(use.role == Role::d0 && step.info->high_half == HighHalf::keep);
  }

  void collect_sources(const Step& step, Shadow& w) {
    exec_ = step.wave.exec;
    const bool matrix = step.info->matrix != nullptr;
    for (const RegisterUse& use : step.uses->all()) {
      if (!is_source(step, use)) continue;
      ++sources_;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (const Taint t = w.scalars[number & 255u]) take_everywhere(t, i == 0);
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
          take(result_[lane], t);
          take(scalar_result_, t);
          if (i == 0) {
            take(low_result_[lane], t);
            take(scalar_low_, t);
          }
          if (sources_ == 1 && use.count == 1) source_[lane] = step.wave.vector(lane, number);
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
    for (Taint& lane : result_) take(lane, t);
    take(scalar_result_, t);
    if (!low) return;
    for (Taint& lane : low_result_) take(lane, t);
    take(scalar_low_, t);
  }
  /// A result that is the only source's bits again is a copy of it.
  /// The first of several dwords of a result depends on the first dwords of its sources alone: carries go upwards.
  Taint vector_taint(const Step& step, const RegisterUse& use, std::uint32_t lane, std::uint32_t index) const {
    if (step.access != nullptr) return loaded_[lane * 4 + std::min(index, 3u)];
    const std::uint32_t number = use.first + index;
    const Taint t = use.count > 1 && index == 0 ? low_result_[lane] : result_[lane];
    if (t == 0) return 0;
    const bool copy = sources_ == 1 && step.wave.vector(lane, number) == source_[lane];
    return copy ? t : t | computed;
  }
  Taint scalar_taint(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    if (step.access != nullptr) return scalar_loaded_[std::min<std::size_t>(index, scalar_loaded_.size() - 1)];
    const Taint t = use.count > 1 && index == 0 ? scalar_low_ : scalar_result_;
    return t == 0 ? 0 : t | computed;
  }

  void check_branch(const Step& step, const Shadow& w) {
    const StateSet& r = step.info->reads;
    Taint t = r.has(State::scc) ? w.scc : 0;
    for (const RegisterUse& use : step.uses->all())
      if (use.read && use.file == UsedFile::scalar)
        for (std::uint32_t i = 0; i < use.count && t == 0; ++i) t = w.scalars[(use.first + i) & 255u];
    if (t != 0) report(step, t, -1, "a branch is decided by");
  }

  void before_memory(const Step& step, Shadow& w) {
    exec_ = step.wave.exec;
    for (const RegisterUse& use : step.uses->all()) {
      const bool address = use.role == Role::address || use.role == Role::resource || use.role == Role::offset;
      if (!use.read || use.implicit || !address) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (use.file == UsedFile::scalar) {
          if (const Taint t = w.scalars[(use.first + i) & 255u]) return report(step, t, -1, "an address comes from");
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          const Taint t = w.at(use.first + i, lane);
          if (t != 0 && step.wave.active(lane))
            return report(step, t, static_cast<std::int32_t>(lane), "an address comes from");
        }
      }
    }
  }

  void after_memory(const Step& step, Shadow& w) {
    const AccessView& access = *step.access;
    loaded_.fill(0);
    scalar_loaded_.fill(0);
    const bool store = access.op->action == MemoryAction::store;
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      if ((access.lanes >> lane & 1) == 0 || access.dropped[lane] != 0) continue;
      if (access.to_lds()) {
        each_byte(w, AddressSpace::lds, lane, access.address1[lane], access.bytes,
                  [](std::uint32_t, Taint& t) { t = 0; });
        continue;
      }
      access_lane(step, w, lane, access.address[lane], 0, store);
      if (access.both) access_lane(step, w, lane, access.address1[lane], access.bytes / 4, store);
    }
  }

  void access_lane(const Step& step, Shadow& w, std::uint32_t lane, std::uint64_t address, std::uint32_t first_dword,
                   bool store) {
    const AccessView& access = *step.access;
    const AddressSpace space = access.space[lane];
    if (!store && !access.atomic()) {
      // Compilers load whole dwords of which they need a part: one is undefined if all its bytes are.
      std::array<bool, 16> defined{};
      each_byte(w, space, lane, address, access.bytes, [&](std::uint32_t i, Taint& t) {
        const std::uint32_t dword = std::min(first_dword + i / 4, 15u);
        Taint& loaded = access.op->scalar() ? scalar_loaded_[dword] : loaded_[lane * 4 + std::min(dword, 3u)];
        defined[dword] = defined[dword] || t == 0;
        loaded = defined[dword] ? 0 : t;
      });
      return;
    }
    // What is stored is as defined as its register; an atomic computes with what it finds.
    each_byte(w, space, lane, address, access.bytes, [&](std::uint32_t i, Taint& t) {
      const Taint data = stored_taint(step, w, lane, first_dword + i / 4);
      if (!access.atomic() || access.op->atomic == AtomicOperation::swap) {
        t = data;
      } else if (t != 0 || data != 0) {
        t = (t != 0 ? t : data) | computed;
      }
    });
    if (space != AddressSpace::global) return;
    for (std::uint32_t dword = 0; dword * 4 < access.bytes; ++dword) {
      const Taint t = stored_taint(step, w, lane, first_dword + dword);
      if ((t & computed) != 0)
        return report(step, t, static_cast<std::int32_t>(lane), "what is stored to memory was computed from");
    }
  }
  /// Of dword `index` of the data of a lane.
  static Taint stored_taint(const Step& step, Shadow& w, std::uint32_t lane, std::uint32_t index) {
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || (use.role != Role::data && use.role != Role::data1)) continue;
      if (index < use.count)
        return use.file == UsedFile::scalar ? w.scalars[(use.first + index) & 255u] : w.at(use.first + index, lane);
      index -= use.count;
    }
    return 0;
  }

  template <class Visit>
  void each_byte(Shadow& w, AddressSpace space, std::uint32_t lane, std::uint64_t address, std::uint32_t bytes,
                 Visit&& visit) {
    for (std::uint32_t i = 0; i < bytes; ++i) {
      const std::uint64_t at = address + i;
      if (space == AddressSpace::lds) {
        if (at < lds_.size()) visit(i, lds_[at]);
      } else if (space == AddressSpace::scratch) {
        const std::uint64_t index = std::uint64_t{lane} * launch_.scratch_bytes + at;
        if (at < launch_.scratch_bytes && index < w.scratch.size()) visit(i, w.scratch[index]);
      } else {
        const auto found = memory_.find(at);
        Taint t = found == memory_.end() ? 0 : found->second;
        visit(i, t);
        if (t != 0) {
          memory_[at] = t;
        } else if (found != memory_.end()) {
          memory_.erase(found);
        }
      }
    }
  }

  void report(const Step& step, Taint taint, std::int32_t lane, const char* what) {
    findings().add(CheckKind::init, place(step, lane), {}, taint / 2, [&](Finding& f) {
      f.what = std::string(what) + " " + origin_text(taint);
      f.advice = "hardware leaves there what was there before";
    });
  }

  LaunchView launch_;
  std::vector<Origin> origins_{1};
  std::vector<Taint> lds_;
  std::unordered_map<std::uint64_t, Taint> memory_;  ///< bytes that hold something undefined
  std::vector<Shadow> waves_;
  // Of the instruction that executes now.
  std::uint64_t exec_ = 0;
  std::array<Taint, 64> result_{}, low_result_{};  ///< of the first dwords of the sources
  std::array<std::uint32_t, 64> source_{};
  std::array<Taint, 256> loaded_{};
  std::array<Taint, 16> scalar_loaded_{};
  Taint scalar_result_ = 0, scalar_low_ = 0;
  std::uint32_t sources_ = 0;
};

}  // namespace lockstep
