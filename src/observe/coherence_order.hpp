// Part of check `coherence`: what a workgroup has learnt of other workgroups by atomics.
//
// An atomic that writes is a release: all stores of its workgroup before it come before it. An atomic that reads what a
// release has written, and whose wave gets the value, acquires: it comes after the release, and after all that the
// releasing workgroup had acquired before. So does a read-modify-write that reads what another read-modify-write has
// written over a release.
//
// Time within a workgroup is its stamp, which counts releases, write-backs and invalidates.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace lockstep {

class CoherenceOrder {
 public:
  /// An atomic that writes.
  struct Release {
    std::uint32_t group = 0;
    std::uint32_t stamp = 0;     ///< stores of the workgroup with a smaller one come before it
    std::uint32_t flushed = 0;   ///< of these, stores with a smaller one have been written back
    std::uint32_t acquired = 0;  ///< how much its workgroup had acquired
    std::uint32_t place = 0;     ///< its instruction
  };
  /// How a workgroup has learnt of another one.
  struct Learnt {
    Release from;
    std::uint32_t acquire = 0;  ///< the number of the acquire by which it did, from 0
  };

  void launch_begins();
  /// The workgroup `group` begins. Workgroups have numbers from 1 on.
  void workgroup_begins(std::uint32_t group);
  void workgroup_ends(std::uint32_t group) { reaches_.erase(group); }

  /// The workgroup acquires by the instruction `by`. True: it learns something.
  bool acquire(std::uint32_t group, const Release& from, std::uint32_t by);
  std::uint32_t acquired(std::uint32_t group) const { return static_cast<std::uint32_t>(acquires_[group].size()); }
  /// The instruction of an acquire.
  std::uint32_t acquired_by(std::uint32_t group, std::uint32_t acquire) const { return acquires_[group][acquire].by; }

  /// An atomic of the workgroup of `own` at `address`. It acquires what was released there if `acquires`, and releases
  /// `own` if `writes`. `continues`: it is a read-modify-write. True: it learns something.
  bool at(std::uint64_t address, const Release& own, bool writes, bool continues, bool acquires, std::uint32_t by);

  /// What `group` has learnt of `other`, in time order; null: nothing, or it is not known.
  const std::vector<Learnt>* learnt(std::uint32_t group, std::uint32_t other);

 private:
  struct Acquire {
    Release from;
    std::uint32_t by = 0;
  };
  /// The releases at an address: mostly one.
  struct Releases {
    Release last;
    std::unique_ptr<std::vector<Release>> before;  ///< that later read-modify-writes did not acquire
  };
  /// What a running workgroup has learnt.
  struct Reach {
    std::unordered_map<std::uint32_t, std::vector<Learnt>> learnt;  ///< by workgroup
    std::unordered_map<std::uint32_t, std::uint32_t> followed;      ///< by workgroup: so many of its acquires
    std::unordered_map<std::uint32_t, std::uint32_t> last;          ///< by workgroup: the last acquire from it
    std::uint32_t done = 0;                                         ///< so many of its own acquires
  };
  void follow(Reach& reach, std::uint32_t group, const Release& from, std::uint32_t acquire);

  /// There is too much to remember. Then nothing is known of other workgroups, because a part could be a false alarm.
  bool is_full() const { return steps_ >= most_steps || kept_ >= most_kept; }

  static constexpr std::uint32_t most_steps = 1u << 24, most_kept = 1u << 22;
  std::vector<std::vector<Acquire>> acquires_;  ///< by workgroup
  std::unordered_map<std::uint64_t, Releases> releases_;
  std::unordered_map<std::uint32_t, Reach> reaches_;  ///< of workgroups that run
  std::vector<Release> stack_;
  std::uint32_t steps_ = 0;  ///< that were followed
  std::uint32_t kept_ = 0;   ///< acquires, and releases that others did not acquire
};

}  // namespace lockstep
