// Part of check `sync`: lanes that wait for a lock which another lane of their wave has. That lane goes on only when
// EXEC has it again, behind the loop in which the others wait. So the wave never ends.
//
// A lane has a lock if it was the last one to change its dword, by a swap or a compare-and-swap. The lanes wait if they
// have tried 65,536 times in a row by the same instruction, and changed nothing.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/race_exchange.hpp"

namespace lockstep {

class WaveLocks {
 public:
  void begin(std::size_t waves) {
    holders_.clear();
    spins_.assign(waves, {});
  }
  void before(const Step& step) {
    is_try_ = false;
    if (step.access == nullptr || !step.access->atomic() || !step.access->returns || step.access->bytes != 4) return;
    compares_ = RaceExchange::is_one(*step.access);
    if (compares_) {
      exchange_.before(step);
      is_try_ = exchange_.known();
    } else if (step.access->op->atomic == AtomicOperation::swap) {
      for (const RegisterUse& use : step.uses->all()) {
        if (!use.read || use.role != Role::data || use.file != UsedFile::vgpr) continue;
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) stored_[lane] = step.wave.vector(lane, use.first);
        is_try_ = true;
      }
    }
  }
  /// Calls `found(lane, holder, space, address)` once.
  template <class Found>
  void after(const Step& step, Found&& found) {
    if (!is_try_ || step.access->lanes == 0) return;
    const RegisterUse* const result = first_vgprs_written(step);
    if (result == nullptr) return;
    bool changed = false;
    for (std::uint64_t rest = step.access->lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (compares_ ? !exchange_.succeeded(step, lane) : step.wave.vector(lane, result->first) == stored_[lane])
        continue;
      holders_[key(*step.access, lane)] = {step.wave.wave, lane, step.pc};
      changed = true;
    }
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(step.access->lanes));
    Spin& spin = spins_[step.wave.wave];
    const std::uint64_t at = key(*step.access, lane);
    if (changed || spin.pc != step.pc || spin.at != at) spin = {step.pc, at, 0};
    if (changed || ++spin.count != tries) return;
    const auto holder = holders_.find(at);
    if (holder == holders_.end() || holder->second.wave != step.wave.wave || holder->second.pc != step.pc ||
        step.wave.active(holder->second.lane))
      return;
    found(lane, holder->second.lane, step.access->space[lane], step.access->address[lane]);
  }

 private:
  static constexpr std::uint32_t tries = 1u << 16;
  struct Holder {
    std::uint32_t wave = 0, lane = 0;
    std::uint64_t pc = 0;
  };
  struct Spin {
    std::uint64_t pc = 0, at = 0;
    std::uint32_t count = 0;
  };
  static std::uint64_t key(const AccessView& access, std::uint32_t lane) {
    return access.address[lane] | (access.space[lane] == AddressSpace::lds ? std::uint64_t{1} << 63 : 0);
  }

  std::unordered_map<std::uint64_t, Holder> holders_;  ///< by the lock's address
  std::vector<Spin> spins_;                            ///< by wave
  RaceExchange exchange_;
  std::array<std::uint32_t, 64> stored_{};
  bool is_try_ = false, compares_ = false;
};

}  // namespace lockstep
