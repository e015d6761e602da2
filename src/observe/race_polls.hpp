// Part of check `race`: loads that poll. Atomic loads of a workgroup's scope, and those of LDS, look like plain loads.
// A load that a wave repeats at one address until its value changes polls a flag all the same: it stands in a loop, the
// wave stores nothing in the loop but scratch, and the address stays. The load is atomic then, and the wave comes after
// the store whose value it has read. A loop that ends after its first turn counts, too: the flag may have been set.
//
// This is known when the loop's branch executes. A conflict of a load that may be in such a loop waits until then, or
// until the wave stores something.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "observe/race_conflict.hpp"

namespace lockstep {

class RacePolls {
 public:
  /// A load that conflicts, or that reads what an atomic has written.
  struct Meeting {
    RaceConflict conflict;
    bool conflicts = false;   ///< it is a finding, unless the load polls
    bool load_first = false;  ///< the load came before the store
    std::uint32_t times = 1;
  };
  /// Of a running workgroup.
  class Waves {
   public:
    void begin(std::size_t waves) { waves_.assign(waves, {}); }

   private:
    friend class RacePolls;
    struct Load {
      std::uint64_t pc = 0, address = 0;
      std::uint32_t lane = 0;
      std::uint32_t count = 1;  ///< times that it has executed
      bool moves = false;       ///< its address changes
    };
    struct Wave {
      std::vector<Load> loads;                                 ///< since its last store
      std::uint64_t last_store = 0;                            ///< its pc
      std::vector<std::pair<std::uint64_t, Meeting>> waiting;  ///< by the load's pc
    };
    std::vector<Wave> waves_;
  };

  void clear() { polls_.clear(); }
  /// A wave loads, at `address` in its first lane.
  void load(Waves& waves, std::uint32_t wave, std::uint64_t pc, std::uint32_t lane, std::uint64_t address) {
    std::vector<Waves::Load>& loads = waves.waves_[wave].loads;
    const auto known = std::ranges::find(loads, pc, &Waves::Load::pc);
    if (known == loads.end()) {
      if (loads.size() == most_loads) loads.erase(loads.begin());
      return loads.push_back({pc, address, lane});
    }
    if (known->lane == lane && known->address != address) known->moves = true;
    ++known->count;
    known->lane = lane;
    known->address = address;
  }
  /// May the load at `pc` be one that polls? It is known to, or it has executed and the wave has stored nothing since.
  bool may_poll(const Waves& waves, std::uint32_t wave, std::uint64_t pc) const {
    const std::vector<Waves::Load>& loads = waves.waves_[wave].loads;
    const auto known = std::ranges::find(loads, pc, &Waves::Load::pc);
    return known != loads.end() && !known->moves;
  }
  bool polls(std::uint64_t pc) const { return polls_.count(pc) != 0; }
  /// True: the meeting waits. False: too many do.
  bool wait(Waves& waves, std::uint32_t wave, std::uint64_t pc, const Meeting& meeting) {
    auto& waiting = waves.waves_[wave].waiting;
    for (auto& [known, other] : waiting) {
      if (known != pc || other.conflict.before.moment != meeting.conflict.before.moment) continue;
      ++other.times;  // of another lane, or in the next turn
      return true;
    }
    if (waiting.size() == most_waiting) return false;
    waiting.push_back({pc, meeting});
    return true;
  }
  /// The wave stores by the instruction at `pc`, or comes to a barrier there. Calls `refuse(meeting)` for each that
  /// waited.
  template <class Refuse>
  void end(Waves& waves, std::uint32_t wave, std::uint64_t pc, Refuse&& refuse) {
    Waves::Wave& of = waves.waves_[wave];
    of.last_store = pc;
    of.loads.clear();
    if (of.waiting.empty()) return;
    for (const auto& [pc, meeting] : std::exchange(of.waiting, {})) refuse(meeting);
  }
  /// A branch at `pc` back to `target`. Calls `accept(meeting)` for loads that poll, and `refuse(meeting)` for others
  /// in the loop. A load that has executed once may move in the next turn, if the branch is taken.
  template <class Accept, class Refuse>
  void loop(Waves& waves, std::uint32_t wave, std::uint64_t pc, std::uint64_t target, bool taken, Accept&& accept,
            Refuse&& refuse) {
    Waves::Wave& of = waves.waves_[wave];
    const auto inside = [&](std::uint64_t each) { return each >= target && each < pc; };
    if (of.loads.empty() && of.waiting.empty()) return;
    const auto in_loop = std::ranges::count_if(of.loads, [&](const Waves::Load& load) { return inside(load.pc); });
    const bool stores = inside(of.last_store) || in_loop > most_in_loop;
    for (const Waves::Load& load : of.loads)
      if (!stores && !load.moves && inside(load.pc) && (load.count > 1 || !taken)) polls_.insert(load.pc);
    if (of.waiting.empty()) return;
    for (const auto& each : std::exchange(of.waiting, {})) {
      const auto load = std::ranges::find(of.loads, each.first, &Waves::Load::pc);
      if (!inside(each.first)) {
        of.waiting.push_back(each);
      } else if (stores || load == of.loads.end() || load->moves) {
        refuse(each.second);
      } else if (load->count == 1 && taken) {
        of.waiting.push_back(each);
      } else {
        accept(each.second);
      }
    }
  }

 private:
  static constexpr std::size_t most_loads = 16, most_waiting = 256;
  static constexpr std::ptrdiff_t most_in_loop = 2;
  std::unordered_set<std::uint64_t> polls_;  ///< by pc
};

}  // namespace lockstep
