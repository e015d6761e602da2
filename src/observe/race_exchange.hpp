// Part of check `race`: compilers make an atomic of a half or a byte into a compare-and-swap of its dword. The code
// loads the dword, changes its part, and exchanges the loaded value for the new one. The other bytes of the load go
// into the comparison alone. The exchange reads these bytes again, as an atomic. So a load of bytes that the exchange
// leaves as they were counts as part of the exchange, whether the exchange succeeds or not. Other lanes may store these
// bytes before the load, between load and exchange, and after the exchange.
//
// The check keeps the values of each wave's last loads. It learns the value of an older load only from an exchange that
// succeeds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "observe/race_conflict.hpp"

namespace lockstep {

/// Is the place in scratch, perhaps by its device address? Workgroups have the same addresses there, one after another.
inline bool is_scratch(AddressSpace space, std::uint64_t address) {
  return space == AddressSpace::scratch || (space == AddressSpace::global && is_scratch_address(address));
}

/// The first VGPRs that the instruction writes; null: none.
inline const RegisterUse* first_vgprs_written(const Step& step) {
  for (const RegisterUse& use : step.uses->all())
    if (use.written && use.file == UsedFile::vgpr) return &use;
  return nullptr;
}

/// The compare-and-swap that executes: the values that its lanes exchange.
class RaceExchange {
 public:
  static bool is_one(const AccessView& access);
  /// Before it executes: its result may overwrite its operands.
  void before(const Step& step);
  bool known() const { return known_; }
  std::uint32_t comparand(std::uint32_t lane) const { return comparand_[lane]; }
  /// After it has executed: it has exchanged, by the old value that it returns.
  bool succeeded(const Step& step, std::uint32_t lane) const;
  /// The bytes of the dword that it leaves as they are, by bits.
  std::uint32_t kept(std::uint32_t lane) const;

 private:
  bool known_ = false;
  std::array<std::uint32_t, 64> value_{}, comparand_{};
};

/// Loads of dwords by the waves of a workgroup. A load that conflicts with a smaller store may belong to an exchange.
/// This is known when the workgroup has ended.
class RaceLoads {
 public:
  void begin(std::size_t waves);
  bool empty() const { return conflicts_.empty(); }
  bool full() const { return conflicts_.size() == most; }
  static bool is_one(const AccessView& access);
  /// A wave has loaded dwords, by the instruction of number `place`.
  void remember(const Step& step, std::uint32_t place);
  /// The value of the lane's last load there by the instruction `place`; null: it is forgotten.
  const std::uint32_t* loaded(std::uint32_t wave, std::uint32_t lane, std::uint32_t place, AddressSpace space,
                              std::uint64_t address) const;
  /// The lane has loaded `value` there.
  bool has_loaded(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                  std::uint32_t value) const;
  /// A load of `value` by a lane of a wave conflicts.
  void add(std::uint32_t wave, std::uint32_t lane, std::uint32_t value, const RaceConflict& conflict);
  /// The lane exchanges the dword at `address`.
  void exchange(const WaveView& wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                const RaceExchange& exchange);
  /// Calls `report` for the conflicts of loads that belong to no exchange.
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
  /// The loads of one instruction.
  struct Loaded {
    std::uint32_t place = 0;
    std::uint64_t lanes = 0;
    std::array<std::uint64_t, 64> at;  ///< dword_at
    std::array<std::uint32_t, 64> value;
  };
  /// The last loads of a wave.
  struct Recent {
    std::size_t count = 0;
    std::array<Loaded, 16> loads;
  };

  static std::uint64_t dword_at(AddressSpace space, std::uint64_t address);
  template <class IsIt>
  const std::uint32_t* find(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                            IsIt&& is_it) const;

  std::vector<Conflict> conflicts_;
  std::vector<Recent> recent_;  ///< by wave
};

}  // namespace lockstep
