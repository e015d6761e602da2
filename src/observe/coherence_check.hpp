// Check `coherence`: a load reads what another workgroup has stored, an atomic orders the two, and a cache between them
// may hold the old value. The store has not been written back (on ISAs whose stores may stay in the L2 of a die), or
// the load's caches have not been invalidated since the atomic. The same holds for waves of one workgroup that may have
// caches of their own (LaunchView::waves_apart); there a barrier orders, too.
//
// vendor-xml/caches.xml says which instructions invalidate and write back, and which loads and stores bypass caches.
// The caches themselves are not modelled: a cache may hold any line that it may have read. Scalar loads are the
// exception. For these the workgroup must have read the line before.
//
// A write-back counts if the wave has waited for it before the release, or for everything before the write-back. An
// invalidate counts if the wave had waited for the atomic that acquires. Workgroups run one after the other, so all
// stores of an earlier workgroup have been made. What nothing orders is check `race`'s. Compilers make atomics of a
// compare-and-swap and a plain load before it. Such a load of bytes that atomics change is no finding, so some findings
// come at the end of the workgroup. Where several atomics order a store before a load, the check takes the first one
// that could do. So it may miss something, but has no false alarm.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "observe/access_order.hpp"
#include "observe/check.hpp"
#include "observe/coherence_cells.hpp"
#include "observe/coherence_order.hpp"
#include "observe/coherence_waves.hpp"
#include "observe/members.hpp"
#include "observe/prepared.hpp"

namespace lockstep {

class CoherenceCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void workgroup_ends(const Fault&) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;

 private:
  using Touch = CoherenceTouch;
  using Release = CoherenceOrder::Release;
  using Learnt = CoherenceOrder::Learnt;

  /// What is known of an instruction.
  struct CacheFacts {
    std::uint32_t number = 0;  ///< in instructions_; 0: it does nothing with memory or caches
    bool atomic = false;       ///< a read-modify-write, or a load or store of the device's scope
    bool may_release = false;  ///< a store that may be atomic
    bool passes_near = false;  ///< a load that is atomic in its workgroup, at least
    CacheUse use;
  };
  struct CacheInstruction {
    std::uint64_t pc = 0;
    std::vector<std::uint32_t> words;
    bool atomic = false, may_release = false, scalar = false, goes_to_device = false;
  };
  /// A stretch of a wave in which all stores are alike.
  struct Moment {
    std::uint32_t group = 0, wave = 0;
    std::uint32_t stamp = 0;     ///< of the workgroup
    std::uint32_t signals = 0;   ///< barriers the wave had signalled before
    std::uint32_t acquired = 0;  ///< how much its workgroup had acquired
  };
  /// Something that a wave has issued: an acquire, or a write-back.
  struct OnWay {
    std::uint32_t which = 0;  ///< the acquire, or the stamp of the write-back
    std::size_t kind = 0;     ///< its counter (AccessOrder)
    std::uint32_t number = 0;
  };
  struct CacheWave {
    AccessOrder order;
    std::uint32_t moment = 0;  ///< 0: it has stored nothing
    std::vector<OnWay> acquires, write_backs;
    std::uint32_t near_ready = 0;  ///< acquires after which its near cache has been invalidated
    std::uint32_t near_stamp = 0;  ///< when it was, last
  };
  /// Why a load may read an old value.
  enum class Cause : std::uint8_t { not_written_back, not_invalidated, own_atomic, barrier, other_wave, scalar };
  /// A load that may.
  struct Stale {
    Cause cause{};
    Touch store;
    FindingPlace at;
    std::uint64_t address = 0;
    std::uint32_t by = 0;  ///< the atomic that orders the two
    CacheSet caches;
  };
  struct ScalarLine {
    std::uint32_t stamp = 0, acquired = 0;  ///< when the workgroup read it
  };
  struct CacheGroup {
    std::uint32_t number = 0;  ///< counts workgroups from 1
    std::uint32_t stamp = 1;
    std::uint32_t flushed = 0;       ///< stores with a smaller stamp have been written back
    std::uint32_t last_release = 0;  ///< its instruction, if the workgroup has stored nothing by another one since
    std::uint32_t near_ready = 0, far_ready = 0;
    std::uint32_t near_stamp = 0, far_stamp = 0;
    std::vector<CacheWave> waves;
    CoherenceWaves between;
    /// Loads that may belong to a compare-and-swap, with their waves; by dword.
    std::multimap<std::uint64_t, std::pair<std::uint32_t, Stale>> waiting;
    std::unordered_map<std::uint64_t, ScalarLine> scalar_lines;  ///< by address / 64
  };

  const CacheFacts& facts_of(const Step& step) {
    return facts_.of(step, [&] { return make_facts(step); });
  }
  CacheFacts make_facts(const Step& step);
  bool apart(const CacheGroup& group) const { return apart_ && group.waves.size() > 1; }

  void control(const WaveView& wave, const CacheFacts& facts);
  void invalidate(CacheWave& wave, CacheSet caches);
  void settle(CacheWave& wave);
  void synchronise(const Step& step, const CacheFacts& facts);
  bool acquire_store(const Touch& touch, const WaveView& wave, std::uint32_t by);

  template <class Visit>
  void each_piece(const Step& step, Visit&& visit);
  void store(const Step& step, const CacheFacts& facts);
  void load(const Step& step, const CacheFacts& facts);
  void load_scalar(const Step& step);
  std::uint32_t moment_of(const WaveView& wave);

  /// A load of bytes that a store has written.
  struct Meeting {
    const Step& step;
    CacheSet caches;  ///< that the load reads from
    Touch store;
    std::uint32_t lane = 0;
    std::uint64_t address = 0;
  };
  void meet(const Meeting& meeting);
  void meet_other_group(const Meeting& meeting, const Moment& moment);
  void meet_other_wave(const Meeting& meeting, const Moment& moment);
  void meet_own_atomic(const Meeting& meeting, const Moment& moment);
  CacheSet stale_since(const WaveView& wave, std::uint32_t stamp) const;
  void tell(const Meeting& meeting, Cause cause, std::uint32_t by, CacheSet caches);
  void forget_loads(const Step& step);
  void report(const Stale& stale);
  void describe(Finding& f, const Stale& stale, bool one_group) const;
  std::string text_of(std::uint32_t number) const;
  std::string invalidates(CacheSet caches) const;

  const CacheRules* rules_ = nullptr;
  CacheSet caches_;  ///< those between workgroups
  bool apart_ = false, writes_back_ = false;
  std::array<std::uint8_t, wait_counters> counter_most_{};
  Callback<std::string(std::span<const std::uint32_t>)> disassemble_;
  Callback<CacheUse(std::span<const std::uint32_t>)> cache_use_;
  std::uint64_t entry_ = 0, file_entry_ = 0;
  std::uint32_t members_ = 1;  ///< workgroups of a cluster

  OfMembers<CacheGroup> groups_;
  CacheGroup* group_ = nullptr;                    ///< of the instruction that executes
  std::vector<std::array<std::uint32_t, 3>> ids_;  ///< of workgroups, by their number from 1
  CoherenceCells cells_;
  std::unordered_map<std::uint64_t, Touch> shared_;  ///< by dword: another workgroup's store before an own atomic
  CoherenceOrder order_;
  std::vector<Moment> moments_{1};                 ///< the first stands for no moment
  std::vector<CacheInstruction> instructions_{1};  ///< by number
  Prepared<CacheFacts> facts_;
  std::uint32_t good_ = 0;  ///< a moment whose stores the instruction that executes may load
};

}  // namespace lockstep
