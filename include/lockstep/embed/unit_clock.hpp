// The time model beside embedded waves: when a wave of a compute unit can issue its next instruction, and why not
// earlier. The simulator keeps its own order of waves; the clock follows it. docs/embedding.md has an example.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/embed/access.hpp"
#include "lockstep/embed/decoded_code.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/timing/cache_tags.hpp"
#include "lockstep/timing/lds_banks.hpp"
#include "lockstep/timing/model.hpp"

namespace lockstep::embed {

using timing::Cycle;
using timing::Earliest;

/// The clock of one compute unit and its waves of `size` lanes. Caches are empty at first.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
class UnitClock {
 public:
  using Decoded = DecodedInstruction<Isa>;

  /// `parameters`: timing::parse_parameters reads them from a file. `geometry`: banks of LDS, bytes of a cache line.
  explicit UnitClock(timing::Parameters parameters, const MemoryGeometry& geometry = {})
      : parameters_(std::move(parameters)),
        geometry_(geometry),
        unit_(simds()),
        first_(bytes(timing::Value::l0_bytes), geometry.cache_line),
        scalar_(bytes(timing::Value::scalar_bytes), geometry.cache_line),
        l2_(bytes(timing::Value::l2_bytes), geometry.cache_line) {}
  UnitClock(const UnitClock&) = delete;  // the model points at the parameters
  UnitClock& operator=(const UnitClock&) = delete;

  const timing::Parameters& parameters() const { return parameters_; }

  /// A wave that starts at cycle `at`, on a SIMD (modulo their number). Returns its number, counted from 0.
  std::size_t add(std::size_t simd, Cycle at = 0) {
    waves_.emplace_back();
    waves_.back().simd = simd % simds();
    model_.start(waves_.back().clock, at + parameters_[timing::Value::start]);
    return waves_.size() - 1;
  }

  /// The first cycle at which the wave can issue `next`, which is at `pc`, and why not earlier. Each `issued` of a wave
  /// of the unit can move it to a later cycle, never to an earlier one. The simulator does not wait for accesses
  /// itself: the model knows when they return. The clock knows an instruction by the place of `next`: see forget().
  Earliest earliest(std::size_t wave, const Decoded& next, std::uint64_t pc) {
    const Member& member = waves_.at(wave);
    const timing::TimedInstruction& timed = timed_of(next);
    if (model_.hidden(timed)) return {member.clock.last, timing::Stall::issue, 0};
    return model_.earliest(member.clock, unit_, member.simd, timed, pc);
  }

  /// The wave has issued `next` at cycle `at` (that of `earliest`, or a later one) and goes on at `pc_after`.
  /// `access`: the access that `next` starts, or null. An instruction that waits for it has its number in Earliest::of.
  void issued(std::size_t wave, const Decoded& next, std::uint64_t pc, Cycle at, std::uint64_t pc_after,
              const Access<Isa, size>* access = nullptr) {
    Member& member = waves_.at(wave);
    const timing::TimedInstruction& timed = timed_of(next);
    timing::AccessCost cost;
    if (access != nullptr) cost = cost_of(*access, timed);
    const auto of = access != nullptr ? static_cast<std::uint32_t>(access->id) : 0u;
    model_.issue(member.clock, unit_, member.simd, timed, pc, at, cost, of, pc_after != pc + next.instruction.bytes());
    if (!model_.hidden(timed)) end_ = std::max(end_, at);
  }

  /// The wave goes on behind a barrier, at which the last wave arrived at cycle `arrived`.
  void resumed(std::size_t wave, Cycle arrived) {
    timing::WaveClock& clock = waves_.at(wave).clock;
    const Cycle at = arrived + parameters_[timing::Value::barrier];
    if (clock.ready > at) return;
    clock.ready = at;
    clock.ready_why = timing::Stall::barrier;
  }

  /// To be called where DecodedCode::forget is, and when a DecodedCode ends: later ones may have the same places.
  void forget() { timed_.clear(); }

  /// The cycle of the last issue of all waves.
  Cycle end() const { return end_; }

 private:
  struct Member {
    timing::WaveClock clock;
    std::size_t simd = 0;
  };

  std::size_t simds() const {
    return static_cast<std::size_t>(std::max<std::int32_t>(parameters_[timing::Value::simds], 1));
  }
  std::uint64_t bytes(timing::Value value) const { return static_cast<std::uint64_t>(parameters_[value]); }

  const timing::TimedInstruction& timed_of(const Decoded& next) {
    const auto found = timed_.find(&next);
    if (found != timed_.end()) return found->second;
    const std::span<const std::uint32_t> words =
        std::span(next.instruction.words).first(std::min<std::size_t>(next.instruction.dwords, 4));
    return timed_.emplace(&next, timing::timed_instruction(parameters_, next.info(), next.uses, words, size))
        .first->second;
  }

  /// Where the data is by the lines that the unit has used before, and how much of its unit the access takes.
  timing::AccessCost cost_of(const Access<Isa, size>& access, const timing::TimedInstruction& timed) {
    timing::AccessCost cost{timing::Level::first, 0, 0};
    timing::CacheTags& first = timed.unit == timing::Unit::smem ? scalar_ : first_;
    const std::uint64_t line = std::max(geometry_.cache_line, 1u);
    bool lds = false;
    std::uint64_t last = ~std::uint64_t{0};
    access.each_address([&](std::uint32_t, AddressSpace space, std::uint64_t address, std::uint32_t count) {
      cost.bytes += count;
      if (space == AddressSpace::lds) {
        lds = true;
        return;
      }
      for (std::uint64_t at = address / line; at <= (address + std::max(count, 1u) - 1) / line; ++at) {
        if (at == last) continue;
        last = at;
        ++cost.turns;
        if (first.use(at * line)) continue;
        cost.level = std::max(cost.level, l2_.use(at * line) ? timing::Level::l2 : timing::Level::memory);
      }
    });
    if (lds && cost.turns == 0) cost = {timing::Level::lds, lds_turns(access), cost.bytes};
    cost.turns = std::max(cost.turns, 1u);
    return cost;
  }
  /// Turns of LDS. The second addresses of lanes come after the first ones.
  std::uint32_t lds_turns(const Access<Isa, size>& access) const {
    std::optional<timing::LdsBanks> banks[2];
    std::uint32_t before = ~0u;
    access.each_address([&](std::uint32_t lane, AddressSpace, std::uint64_t address, std::uint32_t count) {
      std::optional<timing::LdsBanks>& of = banks[lane == before ? 1 : 0];
      before = lane;
      if (!of) of.emplace(geometry_, count, access.writes());
      of->serve(lane, address);
    });
    std::uint32_t turns = 0;
    for (const auto& each : banks) turns += each ? each->turns() : 0;
    return turns;
  }

  timing::Parameters parameters_;
  MemoryGeometry geometry_;
  timing::Model model_{parameters_};
  timing::ComputeUnit unit_;
  timing::CacheTags first_, scalar_, l2_;
  std::vector<Member> waves_;
  std::unordered_map<const Decoded*, timing::TimedInstruction> timed_;
  Cycle end_ = 0;
};

}  // namespace lockstep::embed
