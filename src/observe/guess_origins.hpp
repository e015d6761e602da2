// The operations whose results are guesses, by number: a Taint of check `guess` is the number of one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "observe/fidelity_rule.hpp"
#include "observe/prepared.hpp"
#include "observe/taint.hpp"

namespace lockstep {

class GuessOrigins {
 public:
  explicit GuessOrigins(const FidelityRule& rule) : rule_(rule) {}

  void begin() {
    all_.assign(1, {});
    known_.clear();
  }
  /// Of an operation, and of the second of two in one; 0: its result is known to be the hardware's.
  const std::array<Taint, 2>& of(const Step& step) {
    return known_.of(step, [&] {
      return std::array{number(step, step.info), step.second != nullptr ? number(step, step.second) : 0};
    });
  }
  /// Where it executed first.
  const FindingPlace& place(Taint taint) const { return all_[taint].place; }
  /// "the result of V_EXP_F32, which is bounded".
  std::string text(Taint taint) const {
    const InstructionCount& of = all_[taint].of;
    std::string fidelity(fidelity_name(of.fidelity));
    for (char& c : fidelity)
      if (c == '_') c = ' ';
    return "the result of " + std::string(of.name) + ", which is " + fidelity;
  }
  /// Which bound or model; may be empty.
  std::string note(Taint taint) const { return std::string(all_[taint].of.note); }

 private:
  struct Origin {
    FindingPlace place{};
    InstructionCount of{};
  };
  Taint number(const Step& step, const InstructionInfo* info) {
    const InstructionCount of = rule_.of(*info);
    if (!is_guess(of.fidelity)) return 0;
    FindingPlace place;
    place.pc = step.pc;
    place.workgroup = step.wave.workgroup;
    place.wave = step.wave.wave;
    place.known = true;
    all_.push_back({place, of});
    return static_cast<Taint>(all_.size() - 1);
  }

  FidelityRule rule_;
  std::vector<Origin> all_{1};
  Prepared<std::array<Taint, 2>> known_;
};

}  // namespace lockstep
