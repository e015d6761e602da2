// Check `wait`: a register or LDS byte that is used, or overwritten, before the wave has waited for the counter that
// covers the access to it. lockstep completes every access at once. So a kernel without the wait computes the right
// result here, and a wrong one on hardware.
//
// After a wait for at most n accesses of a counter, all but the n youngest have returned, if they return in order.
// Scalar loads return in any order. So do accesses of different kinds that share a counter, FLAT on some ISAs
// (wait_rules.hpp): only a wait for 0 says that one of them has returned. (ISA manuals, dependency counters; LLVM's
// wait insertion follows the same rules.) A full counter says as much: hardware issues one more access only when the
// oldest has returned.
//
// Where the ISA counts address translations (XCNT), hardware may send an access once more. So the kernel keeps the
// registers that the access reads until the address is translated: translations.hpp checks this. expert_scheduling.hpp
// checks kernels that turn hardware's own waits for VGPRs off.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "observe/check.hpp"
#include "observe/expert_scheduling.hpp"
#include "observe/members.hpp"
#include "observe/prepared.hpp"
#include "observe/translations.hpp"
#include "observe/wait_rules.hpp"

namespace lockstep {

class WaitCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override;
  void workgroup_ends(const Fault&) override { (void)groups_.next(); }

  void before(const Step& step) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;

 private:
  /// An access that has been issued and may not have returned.
  struct PendingAccess {
    std::uint64_t pc = 0;
    std::uint32_t fill = 0;    ///< in WaitGroup::filled; 0: it writes no LDS
    std::uint64_t number = 0;  ///< counts accesses whose addresses are translated; 0: its address is not
    std::uint64_t read = 0;    ///< its number in ExpertScheduling
    AccessClass kind{};
    std::array<RegisterUse, 3> registers{};  ///< that it will write
    std::uint8_t count = 0;
    std::uint32_t left_out = 0;  ///< of a block: registers that it does not write, by bits (AccessView)
    bool atomic = false;         ///< it writes the old value
  };
  /// Registers, by bits: VGPRs, then scalars.
  using Registers = std::array<std::uint64_t, 12>;
  static void mark(Registers& registers, const RegisterUse& use);
  /// Facts of an instruction that are the same each time it executes.
  struct WaitFacts {
    Registers touched{};
    PendingAccess access;  ///< if the instruction is an access
  };
  static WaitFacts facts_of(const Step& step);
  static bool may_reach_lds(const MemoryOp& op);

  /// The accesses of a wave that are on their way.
  struct Flight {
    std::array<std::vector<PendingAccess>, wait_counters> on_way;  ///< the oldest first
    std::uint32_t counters = 0;                                    ///< bit c: on_way[c] has some
    Registers pending{};                                           ///< registers that they write
    Translations translations;
    ExpertScheduling scheduling;

    void clear() {
      translations.clear();
      scheduling.clear();
      for (auto& accesses : on_way) accesses.clear();
      counters = 0;
      pending = {};
    }
    void add(std::size_t counter, const PendingAccess& access) {
      on_way[counter].push_back(access);
      counters |= 1u << counter;
      for (std::size_t r = 0; r < access.count; ++r) mark(pending, access.registers[r]);
    }
    /// The oldest `count` accesses of a counter have returned.
    void remove(std::size_t counter, std::size_t count) {
      auto& accesses = on_way[counter];
      accesses.erase(accesses.begin(), accesses.begin() + static_cast<std::ptrdiff_t>(count));
      if (accesses.empty()) counters &= ~(1u << counter);
      pending = {};
      for (std::uint32_t left = counters; left != 0; left &= left - 1)
        for (const PendingAccess& access : on_way[static_cast<std::size_t>(std::countr_zero(left))])
          for (std::size_t r = 0; r < access.count; ++r) mark(pending, access.registers[r]);
    }
    /// False: no access on its way has one of these registers.
    bool may_hold(const Registers& registers) const {
      std::uint64_t both = 0;
      for (std::size_t i = 0; i < registers.size(); ++i) both |= registers[i] & pending[i];
      return both != 0;
    }
  };
  /// An access that writes LDS.
  struct Fill {
    static constexpr std::uint32_t on_way = ~0u;
    std::uint64_t pc = 0;
    std::uint32_t wave = 0;
    std::uint32_t issued = 0;       ///< barriers that its wave had signalled before
    std::uint32_t landed = on_way;  ///< the same when it was waited for
    WaitCounter counter{};          ///< that covers it
    bool loaded = false;            ///< a load to LDS, which does not keep the order of LDS accesses
  };

  static AccessClass order_class(AccessClass kind);
  bool in_order(const std::vector<PendingAccess>& accesses) const;
  void land(const Step& step, Flight& flight, const Wait& wait);
  void look_at_translations(const Step& step, Flight& flight);
  void look_at_scheduling(const Step& step, Flight& flight);
  static bool overlap(const RegisterUse& a, const RegisterUse& b);

  static constexpr std::uint32_t no_register = ~0u;
  static std::uint32_t common_register(const Step& step, const RegisterUse& use, const PendingAccess& access,
                                       const RegisterUse& pending);

  void look_for(const Step& step, const RegisterUse& use, const Flight& flight, WaitCounter counter);

  void report(const Step& step, const PendingAccess& access, const RegisterUse& use, std::uint32_t number,
              WaitCounter counter, std::size_t younger);

  template <class Visit>
  void each_lds_dword(const Step& step, bool destinations, Visit&& visit);
  void look_at_lds(const Step& step);
  static Fill fill_by(const Step& step);
  static WaitCounter counter_of_lds(const Step& step);
  std::uint32_t mark_lds(const Step& step);

  std::uint32_t lds_bytes_ = 0;
  bool counts_translations_ = false;
  std::array<std::uint8_t, wait_counters> counter_most_{};
  WaitRules rules_;
  Prepared<WaitFacts> prepared_;
  struct WaitGroup {
    std::vector<Flight> waves;
    std::vector<std::uint32_t> lds;  ///< by dword: who wrote it last, in `filled`; 0: nobody
    std::vector<Fill> filled{1};     ///< the first is nobody's
  };
  OfMembers<WaitGroup> groups_;
  WaitGroup* group_ = nullptr;  ///< of the instruction that executes
};

}  // namespace lockstep
