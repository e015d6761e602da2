// Check `race`: two waves of a workgroup access the same LDS byte, or two workgroups access the same byte of memory. At
// least one of them writes, at most one is atomic, and nothing orders the two. Or lanes of one wave write one byte by
// one instruction (race_lanes.hpp).
//
// What orders accesses: the workgroup's barrier, atomics (race_atomics.hpp), and the cluster's barrier
// (cluster_order.hpp). Accesses of a wave before it signals a barrier come before accesses of a wave that has waited at
// it. lockstep runs a launch in one order. The check does not rely on that order, so it finds races that do not show.
//
// An atomic or a barrier orders only accesses that the wave has waited for. At a barrier the check asks this of reads
// of LDS. It asks it of accesses to memory, too, where waves of a workgroup may have caches of their own
// (LaunchView::waves_apart). Check `wait` asks it of writes of LDS. If there are several accesses without a wait
// between them, the check looks at the first.
//
// Atomic loads and stores have bits of scope (memory/fields.hpp). Where stores have no bits of scope, a store to a byte
// that a certain atomic accesses counts as atomic. It orders the accesses of its wave before it if the wave has waited
// for all of them.
//
// Atomic loads and stores of LDS, and of the workgroup's scope, have no such bits. race_polls.hpp finds loads that
// poll.
//
// A plain load of a dword before a compare-and-swap may belong to that exchange (race_exchange.hpp). So some findings
// about loads come at the end of the workgroup.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "observe/access_order.hpp"
#include "observe/check.hpp"
#include "observe/cluster_order.hpp"
#include "observe/members.hpp"
#include "observe/race_atomics.hpp"
#include "observe/race_cells.hpp"
#include "observe/race_conflict.hpp"
#include "observe/race_exchange.hpp"
#include "observe/race_lanes.hpp"
#include "observe/race_polls.hpp"
#include "observe/recent_instructions.hpp"
#include "observe/stored_data.hpp"

namespace lockstep {

class RaceCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void workgroup_ends(const Fault&) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;

 private:
  using Touch = RaceTouch;
  using Cell = RaceCell;

  /// Whether an access is atomic.
  enum class Certainty : std::uint8_t { plain, perhaps, atomic };
  static Certainty certainty_of(const Step& step);
  void count(const Step& step, AccessOrder& order);
  void touch_all(const Step& step);
  void sync(const Step& step, AccessOrder& order);

  /// A stretch of a wave between two events that order. All accesses in it are ordered alike.
  struct Moment {
    std::uint32_t group = 0;  ///< counts workgroups from 1
    std::uint32_t wave = 0;
    std::uint32_t signals = 0;          ///< barriers the wave had signalled before
    std::uint32_t epoch = 0;            ///< of its workgroup (RaceAtomics)
    std::uint32_t cluster_signals = 0;  ///< of the cluster's barrier, by the wave before
    bool apart = false;                 ///< its accesses are covered by counters that this check does not follow
    bool clean = false;                 ///< all that the wave had written before had been waited for
    AccessOrder::Numbers first{};       ///< of each kind the first access that needs a wait; 0: none
  };
  /// A workgroup that runs.
  struct RaceGroup {
    std::vector<RaceLine> lds;
    RaceAtomics::Seen seen;
    std::uint32_t begin = 1;            ///< its first moment
    std::vector<std::uint32_t> now_of;  ///< the moment of each wave; 0: it has touched nothing
    std::vector<AccessOrder> orders;    ///< of each wave
    ClusterOrder cluster;
    RaceLoads loads;
    RacePolls::Waves polls;
    std::vector<RecentInstructions> recent;  ///< of each wave
    std::vector<std::int32_t> syncs;         ///< of each wave the resource of global wave sync that it passes; or -1
  };
  /// An instruction that accesses memory.
  struct RaceInstruction {
    std::uint64_t pc = 0;
    Certainty certainty{};
    bool narrow = false;  ///< less than a dword
    bool scalar = false;  ///< it has no lanes
  };
  std::uint32_t number_of(const Step& step);
  std::uint32_t moment_of(const WaveView& wave);

  /// What an access does with the bytes that it touches. The loops over lanes and dwords are templates over it.
  enum class Kind : std::uint8_t { read, atomic_read, write, atomic_write, atomic, to_lds, from_lds };

  template <Kind kind>
  void touch_lanes(const Step& step);
  template <Kind kind>
  void touch_pieces(const Step& step, std::uint32_t lane, std::uint64_t address);
  template <Kind kind>
  void touch(const Step& step, std::uint32_t lane, AddressSpace space, std::uint64_t address, std::uint32_t bytes);

  template <Kind kind>
  void compare(const Step& step, Cell& cell, const Touch& now, AddressSpace space, std::uint64_t address);
  template <Kind kind>
  void keep(Cell& cell, const Touch& now);

  const RaceInstruction& instruction_of(const Touch& touch) const {
    return instructions_[touch.place >> Touch::lane_bits];
  }
  bool is_narrow(const Touch& before, const Touch& now) const;
  bool may_be_atomic(const Step& step, const Touch& before, bool before_writes, const Touch& now);

  enum class Order : std::uint8_t {
    ordered,
    unordered,
    late,  ///< the barrier or atomic between them came before the wave had waited for the first access
  };
  Order order_of(const Moment& before, const WaveView& wave, bool writes, bool atomic, bool lds);
  bool was_waited_for(const Moment& before, bool writes, const AccessOrder::Numbers& landed) const;
  static bool has_landed(const Moment& moment, const AccessOrder::Numbers& landed);
  bool is_ordered_by_cluster(const Moment& before, const WaveView& wave);

  [[gnu::noinline]] bool meet(const Step& step, const Touch& before, bool before_writes, const Touch& now, bool writes,
                              AddressSpace space, std::uint64_t address, Order order, bool plain);
  void follow_polls(const Step& step);
  bool may_poll(const Step& step, const RaceConflict& conflict, bool conflicts);
  void refuse(const RacePolls::Meeting& meeting);
  void finish_loads(RaceGroup& group);
  bool load_conflicts(const Step& step, const RaceConflict& conflict);
  bool store_conflicts(const RaceConflict& conflict);
  void wait_for_exchange(RaceGroup& group, std::uint32_t wave, std::uint32_t lane, std::uint32_t value,
                         const RaceConflict& conflict);
  void look_at_exchange(const Step& step);
  bool forget_loads(const WaveView& wave, RaceLine& line, std::uint64_t address, std::uint32_t bytes, bool forget);
  void report(const RaceConflict& c);
  void look_at_lanes(const Step& step);
  const Touch* lost_read(const Step& step, const RaceLanes::Pair& pair);

  OfMembers<RaceGroup> groups_;
  RaceGroup* group_ = nullptr;                     ///< of the instruction that executes
  std::vector<std::array<std::uint32_t, 3>> ids_;  ///< of workgroups, by their number from 1
  std::uint32_t lds_bytes_ = 0;
  bool waves_apart_ = false;
  bool in_clusters_ = false;  ///< of several workgroups
  std::array<std::uint8_t, wait_counters> counter_most_{};
  RaceLines memory_;
  RaceBlocks blocks_;
  RaceAtomics atomics_;
  RacePolls polls_;
  RaceExchange exchange_;                      ///< the compare-and-swap that executes
  std::vector<RaceInstruction> instructions_;  ///< by number
  std::unordered_map<std::uint64_t, std::uint32_t> instruction_numbers_;
  struct RecentInstruction {
    std::uint64_t pc = 0;
    std::uint32_t number = 0;
  };
  std::array<RecentInstruction, 256> recent_instructions_{};
  std::vector<Moment> moments_{1};          ///< the first stands for no moment
  Touch now_{};                             ///< of the instruction that executes, without the lane
  std::array<std::uint32_t, 2> ordered_{};  ///< moments that come before it: their reads, their writes
  AccessOrder::Numbers issued_{};           ///< its numbers in the counters that cover it; 0: it has none
  bool apart_ = false, clean_ = false;      ///< its Moment::apart, Moment::clean
  bool may_release_ = false;                ///< a store that may be atomic
  RaceLanes lanes_;
  StoredData data_;            ///< of the plain store that executes,
  std::uint32_t data_at_ = 0;  ///< from this byte on,
  std::uint64_t value_ = 0;    ///< and what it writes to the cell that is looked at; 0: not known
  bool same_ = false;          ///< as the write before did
  std::uint32_t exec_number_ = 0;
  bool samples_ = false;                                    ///< it samples an image: `moved` tells what it reads
  std::size_t kind_of_writes_ = 0;                          ///< in this ISA
  std::array<WaitCounter, AccessOrder::kinds> counters_{};  ///< by kind
};

}  // namespace lockstep
