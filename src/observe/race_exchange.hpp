// Part of check `race`: atomics of a half or a byte that compilers make of a compare-and-swap of the dword. They load
// the dword, change their part of it, and exchange what they loaded for that. What the plain load sees of the other
// parts goes nowhere but into the comparison: an exchange whose comparand is what was loaded looks at those bytes
// again, as the atomic that it is. So the load of bytes that the exchange leaves as they were counts as the exchange's,
// whether it succeeds or not: others may store there before the load, between the two, and after the exchange.
//
// The check keeps the values of each wave's last loads. For an older load only an exchange that succeeds tells the
// value.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/race_conflict.hpp"

namespace lockstep {

/// The first VGPRs that the instruction writes; null: none.
inline const RegisterUse* first_vgprs_written(const Step& step) {
  for (const RegisterUse& use : step.uses->all())
    if (use.written && use.file == UsedFile::vgpr) return &use;
  return nullptr;
}

/// Of the compare-and-swap that executes: what its lanes exchange.
class RaceExchange {
 public:
  static bool is_one(const AccessView& access) {
    return access.atomic() && access.op->atomic == AtomicOperation::compare_swap && access.bytes == 4;
  }
  /// Before it executes: its result may go where its operands are.
  void before(const Step& step) {
    std::array<std::uint32_t, 2> registers{};
    std::size_t count = 0;
    bool has_address = false;
    const RegisterUse *second = nullptr, *result = nullptr;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || use.file != UsedFile::vgpr) continue;
      if (use.written) result = &use;
      has_address |= !use.written && use.role != Role::data && use.role != Role::data1;
      if (use.role != Role::data && use.role != Role::data1) continue;
      if (use.role == Role::data1) second = &use;
      for (std::uint32_t i = 0; i < use.count && count < registers.size(); ++i) registers[count++] = use.first + i;
    }
    // `uses` names a register that is both read and written once, as the result: the address, or an operand.
    if (count < registers.size() && result != nullptr && has_address) {
      if (second != nullptr) registers[1] = registers[0];
      registers[second != nullptr ? 0 : count] = result->first;
      ++count;
    }
    known_ = count != 0;
    if (!known_) return;
    if (count == 1) registers[1] = registers[0];  // one register is both
    if (step.access->op->comparand_first) std::swap(registers[0], registers[1]);
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      value_[lane] = step.wave.vector(lane, registers[0]);
      comparand_[lane] = step.wave.vector(lane, registers[1]);
    }
  }
  bool known() const { return known_; }
  std::uint32_t comparand(std::uint32_t lane) const { return comparand_[lane]; }
  /// After: does what it gives back say that it has exchanged?
  bool succeeded(const Step& step, std::uint32_t lane) const {
    const RegisterUse* const result = first_vgprs_written(step);
    return result != nullptr && step.wave.vector(lane, result->first) == comparand_[lane];
  }
  /// Bytes of the dword that it leaves as they are, as bits.
  std::uint32_t kept(std::uint32_t lane) const {
    std::uint32_t bytes = 0;
    for (std::uint32_t i = 0; i < 4; ++i)
      if (((value_[lane] ^ comparand_[lane]) >> 8 * i & 0xff) == 0) bytes |= 1u << i;
    return bytes;
  }

 private:
  bool known_ = false;
  std::array<std::uint32_t, 64> value_{}, comparand_{};
};

/// Loads of dwords by the waves of a workgroup. Those that conflict with a store of less may, until the workgroup has
/// ended, be those of exchanges.
class RaceLoads {
 public:
  void begin(std::size_t waves) {
    conflicts_.clear();
    recent_.resize(waves);
    for (Recent& recent : recent_) recent.count = 0;
  }
  bool empty() const { return conflicts_.empty(); }
  bool full() const { return conflicts_.size() == most; }
  static bool is_one(const AccessView& access) {
    return access.op->action == MemoryAction::load && access.bytes == 4 && !access.both && !access.op->scalar();
  }
  /// A wave has loaded dwords, by the instruction of number `place`.
  void remember(const Step& step, std::uint32_t place) {
    const RegisterUse* const result = first_vgprs_written(step);
    if (result == nullptr) return;
    Recent& recent = recent_[step.wave.wave];
    Loaded& to = recent.loads[recent.count++ % recent.loads.size()];
    to.place = place;
    to.lanes = 0;
    for (std::uint64_t rest = step.access->lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (step.access->space[lane] == AddressSpace::scratch || step.access->dropped[lane] != 0) continue;
      to.lanes |= std::uint64_t{1} << lane;
      to.at[lane] = dword_at(step.access->space[lane], step.access->address[lane]);
      to.value[lane] = step.wave.vector(lane, result->first);
    }
  }
  /// What that lane has loaded there by the instruction `place`, last; null: that is not known any more.
  const std::uint32_t* loaded(std::uint32_t wave, std::uint32_t lane, std::uint32_t place, AddressSpace space,
                              std::uint64_t address) const {
    return find(wave, lane, space, address, [&](const Loaded& load) { return load.place == place; });
  }
  /// Has the lane loaded `value` there?
  bool has_loaded(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                  std::uint32_t value) const {
    return find(wave, lane, space, address, [&](const Loaded& load) { return load.value[lane] == value; }) != nullptr;
  }
  /// A lane of a wave has loaded `value`, and that conflicts.
  void add(std::uint32_t wave, std::uint32_t lane, std::uint32_t value, const RaceConflict& conflict) {
    conflicts_.push_back({wave, lane, value, conflict});
  }
  /// The lane exchanges the dword at `address`.
  void exchange(const WaveView& wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                const RaceExchange& exchange) {
    std::erase_if(conflicts_, [&](const Conflict& load) {
      const RaceConflict& c = load.conflict;
      return load.wave == wave.wave && load.lane == lane && c.space == space && c.address / 4 == address / 4 &&
             load.value == exchange.comparand(lane) && (exchange.kept(lane) >> c.address % 4 & 1) != 0;
    });
  }
  /// Those that were none.
  template <class Report>
  void finish(Report&& report) {
    for (const Conflict& load : conflicts_) report(load.conflict);
    conflicts_.clear();
  }

 private:
  static constexpr std::size_t most = 4096;
  struct Conflict {
    std::uint32_t wave = 0, lane = 0, value = 0;
    RaceConflict conflict;
  };
  /// By one instruction.
  struct Loaded {
    std::uint32_t place = 0;
    std::uint64_t lanes = 0;
    std::array<std::uint64_t, 64> at;  ///< dword_at
    std::array<std::uint32_t, 64> value;
  };
  /// The last ones of a wave.
  struct Recent {
    std::size_t count = 0;
    std::array<Loaded, 16> loads;
  };

  static std::uint64_t dword_at(AddressSpace space, std::uint64_t address) {
    return address / 4 | (space == AddressSpace::lds ? std::uint64_t{1} << 63 : 0);
  }
  /// Of the last load of that dword by the lane for which `is_it` holds, the value.
  template <class IsIt>
  const std::uint32_t* find(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                            IsIt&& is_it) const {
    const Recent& recent = recent_[wave];
    const std::uint64_t at = dword_at(space, address);
    for (std::size_t back = 1; back <= std::min(recent.count, recent.loads.size()); ++back) {
      const Loaded& load = recent.loads[(recent.count - back) % recent.loads.size()];
      if ((load.lanes >> lane & 1) != 0 && load.at[lane] == at && is_it(load)) return &load.value[lane];
    }
    return nullptr;
  }

  std::vector<Conflict> conflicts_;
  std::vector<Recent> recent_;  ///< by wave
};

}  // namespace lockstep
