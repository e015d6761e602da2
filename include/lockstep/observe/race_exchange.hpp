// Part of check `race`: atomics of a half or a byte that compilers make of a compare-and-swap of the dword. They load
// the dword, change their part of it, and exchange what they loaded for that. What the plain load sees of the other
// parts goes nowhere but into the comparison: an exchange whose comparand is what was loaded looks at those bytes
// again, as the atomic that it is. So the load of bytes that the exchange leaves as they were counts as the exchange's;
// where others store there later it has to succeed, for then what was loaded is not known any more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "lockstep/observe/observer.hpp"
#include "lockstep/observe/race_conflict.hpp"

namespace lockstep {

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
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || use.file != UsedFile::vgpr || (use.role != Role::data && use.role != Role::data1)) continue;
      for (std::uint32_t i = 0; i < use.count && count < registers.size(); ++i) registers[count++] = use.first + i;
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
    for (const RegisterUse& use : step.uses->all())
      if (use.written && use.file == UsedFile::vgpr) return step.wave.vector(lane, use.first) == comparand_[lane];
    return false;
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

/// Loads of dwords that conflict with a store of less: until the workgroup has ended they may be those of exchanges.
class RaceLoads {
 public:
  void clear() { loads_.clear(); }
  bool empty() const { return loads_.empty(); }
  bool full() const { return loads_.size() == most; }
  /// A lane of a wave has loaded `value`.
  void add(std::uint32_t wave, std::uint32_t lane, std::uint32_t value, const RaceConflict& conflict) {
    loads_.push_back({wave, lane, value, conflict});
  }
  /// The lane exchanges the dword at `address`.
  void exchange(const WaveView& wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                const RaceExchange& exchange) {
    std::erase_if(loads_, [&](const Load& load) {
      const RaceConflict& c = load.conflict;
      return load.wave == wave.wave && load.lane == lane && c.space == space && c.address / 4 == address / 4 &&
             load.value == exchange.comparand(lane) && (exchange.kept(lane) >> c.address % 4 & 1) != 0;
    });
  }
  /// Those that were none.
  template <class Report>
  void finish(Report&& report) {
    for (const Load& load : loads_) report(load.conflict);
    loads_.clear();
  }

 private:
  static constexpr std::size_t most = 4096;
  struct Load {
    std::uint32_t wave = 0, lane = 0, value = 0;
    RaceConflict conflict;
  };
  std::vector<Load> loads_;
};

}  // namespace lockstep
