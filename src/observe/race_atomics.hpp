// Part of check `race`: what atomics order. An atomic comes after the earlier atomics at its address. So accesses after
// it come after the accesses before those. Between workgroups this orders all accesses of a workgroup. Within a
// workgroup it orders the accesses of a wave, and only if the atomic returns the old value: a wave that adds to a sum
// does not learn who has added to it.
//
// A launch may have thousands of workgroups that add to the same hundreds of sums. So what a workgroup comes after is
// not copied at each atomic. A workgroup remembers the workgroups that it comes after directly. When two accesses meet,
// the check searches whether one comes before the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/access_order.hpp"

namespace lockstep {

class RaceAtomics {
 public:
  /// A workgroup that comes before another one, up to an epoch.
  struct Known {
    std::uint32_t up_to = 0;   ///< its accesses before this epoch
    std::size_t followed = 0;  ///< so much of what it had learned is known, too
  };
  /// The releases of a workgroup that another one has learned of: the latest.
  struct Learned {
    std::uint32_t alone = 0;  ///< up to this epoch, and nothing that comes before
    std::uint32_t whole = 0;  ///< up to this one, and all that comes before
  };
  /// What a running workgroup comes after.
  struct Seen {
    std::uint32_t number = 0;                       ///< of the workgroup, from 1 on
    std::uint32_t epoch = 1;                        ///< counts atomics that it has executed
    std::vector<std::vector<std::uint32_t>> waves;  ///< the same of each wave by wave of the workgroup; empty: none
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>>
        released;                                    ///< by address what a wave that acquires there comes after
    std::unordered_map<std::uint32_t, Known> known;  ///< by workgroup, as far as `absorbed`
    std::size_t absorbed = 0;                        ///< so much of what it has learned is in `known`
    std::unordered_map<std::uint32_t, Learned> learned;

    void begin(std::uint32_t group, std::size_t wave_count) {
      number = group;
      epoch = 1;
      known.clear();
      absorbed = 0;
      learned.clear();
      waves.assign(wave_count, {});
      released.clear();
    }
    bool has_wave(std::uint32_t wave, std::uint32_t other, std::uint32_t before) const {
      return !waves[wave].empty() && waves[wave][other] > before;
    }
    /// The wave comes after what `other` released, and after what `other` came after.
    void follow(std::uint32_t wave, std::uint32_t other, std::uint32_t up_to) {
      for (std::uint32_t each = 0; each < waves[other].size(); ++each) see_wave(wave, each, waves[other][each]);
      see_wave(wave, other, up_to);
    }
    void see_wave(std::uint32_t wave, std::uint32_t other, std::uint32_t up_to) {
      waves[wave].resize(waves.size());
      waves[wave][other] = std::max(waves[wave][other], up_to);
    }
  };
  /// An atomic whose wave had not waited for its earlier writes.
  struct Late {
    std::uint32_t wave = 0;
    AccessOrder::Numbers landed{};
  };

  void clear();
  /// An atomic access executes. `unlanded`: stores of the wave are on their way; `order` knows which.
  void synchronise(Seen& seen, const Step& step, bool unlanded, const AccessOrder& order);
  /// A wave lets those go on that wait at that resource of global wave sync. `arrives`: at a barrier, where it then
  /// comes after those that were there before it: the last one to arrive stands for all.
  void release(Seen& seen, const Step& step, std::uint32_t resource, bool arrives, bool unlanded,
               const AccessOrder& order);
  /// A wave goes on that has waited there.
  void acquire(Seen& seen, const Step& step, std::uint32_t resource);
  /// The wave comes after what a wave of a workgroup released by a store that may be atomic.
  void see(Seen& seen, std::uint32_t wave, std::uint32_t group, std::uint32_t other, std::uint32_t up_to) {
    if (group == seen.number) return seen.see_wave(wave, other, up_to);
    learn(seen, {group, up_to, seen.epoch, false});
  }
  /// The epoch before which all accesses of another workgroup come before those of this one; 0: there is none.
  std::uint32_t up_to(Seen& seen, std::uint32_t group);
  bool has_group(Seen& seen, std::uint32_t group, std::uint32_t before) { return up_to(seen, group) > before; }
  /// The last atomic of the workgroup before `up_to`, if its wave had not waited for its writes; else null.
  const Late* late(std::uint32_t group, std::uint32_t up_to) const;

 private:
  /// A workgroup's accesses before an epoch.
  struct Release {
    std::uint32_t group = 0, up_to = 0;
  };
  /// That a workgroup has learned of a release.
  struct Lesson {
    std::uint32_t group = 0, up_to = 0;
    std::uint32_t epoch = 0;  ///< of the workgroup that has learned
    bool whole = false;       ///< and of all that comes before the release
  };
  void learn(Seen& seen, const Lesson& lesson);
  void between_groups(Seen& seen, std::uint64_t at, bool acquires, bool releases);
  static void between_waves(Seen& seen, std::uint32_t wave, std::uint64_t at, bool acquires, bool releases);

  std::unordered_map<std::uint64_t, std::vector<Release>> releases_;  ///< by address of an atomic
  std::vector<std::vector<Lesson>> lessons_;                          ///< by workgroup
  std::map<std::pair<std::uint32_t, std::uint32_t>, Late> late_;      ///< by workgroup and epoch
};

}  // namespace lockstep
