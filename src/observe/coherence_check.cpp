#include "observe/coherence_check.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "observe/race_exchange.hpp"

namespace lockstep {

void CoherenceCheck::launch_begins(const LaunchView& launch) {
  groups_.launch_begins(launch);
  static constexpr CacheRules none;
  rules_ = launch.caches != nullptr ? launch.caches : &none;
  caches_ = rules_->vector_caches();
  apart_ = launch.waves_apart && !rules_->near_is_one;
  writes_back_ = rules_->needs_write_back();
  counter_most_ = launch.counter_most;
  disassemble_ = launch.disassemble;
  cache_use_ = launch.cache_use;
  entry_ = launch.entry;
  file_entry_ = launch.file_entry;
  members_ = launch.cluster_size();
  ids_.clear();
  cells_.clear();
  shared_.clear();
  order_.launch_begins();
  moments_.assign(1, {});
  instructions_.assign(1, {});
  facts_.clear();
}

void CoherenceCheck::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  ids_.push_back({id[0], id[1], id[2]});
  CacheGroup& group = groups_.next();
  group = {};
  group.number = static_cast<std::uint32_t>(ids_.size());
  group.waves.resize(waves);
  group.between.begin(waves);
  order_.workgroup_begins(group.number);
}

void CoherenceCheck::workgroup_ends(const Fault&) {
  group_ = &groups_.next();
  for (const auto& [dword, load] : group_->waiting) report(load.second);
  group_->waiting.clear();
  order_.workgroup_ends(group_->number);
}

void CoherenceCheck::after(const Step& step) {
  if (step.uses->wait_count != 0) groups_.of(step.wave).waves[step.wave.wave].order.wait(*step.uses);
  if (step.info->memory == nullptr || !caches_) return;
  const CacheFacts& facts = facts_of(step);
  if (facts.number == 0) return;
  group_ = &groups_.of(step.wave);
  if (step.access == nullptr) return control(step.wave, facts);
  synchronise(step, facts);
  if (step.access->op->scalar()) return load_scalar(step);
  if (!step.access->atomic() && step.access->reads()) load(step, facts);
  if (step.access->writes()) store(step, facts);
  if (RaceExchange::is_one(*step.access) && !group_->waiting.empty()) forget_loads(step);
}

/// What the tensor data mover stores is not followed: nobody is known to have written it.
void CoherenceCheck::moved(const Step& step) {
  if (step.access->writes())
    each_piece(step, [&](std::uint32_t, std::uint64_t address, std::uint32_t bytes) {
      cells_.each<false>(address, bytes, [](Touch& touch, std::uint64_t, std::uint32_t) { touch = {}; });
    });
}

CoherenceCheck::CacheFacts CoherenceCheck::make_facts(const Step& step) {
  CacheFacts facts;
  facts.use = cache_use_(step.words);
  const MemoryOp& op = *step.info->memory;
  const bool controls = facts.use.writes_back || facts.use.invalidates;
  if ((!op.accesses() || op.tensor()) && !controls) return facts;
  const bool small = op.count * op.element_bits <= 64;
  const bool moves = op.action == MemoryAction::load || op.action == MemoryAction::store;
  facts.atomic = op.action == MemoryAction::atomic || (moves && small && step.uses->scope == AccessScope::device);
  facts.may_release = op.action == MemoryAction::store && small && step.uses->scope == AccessScope::unknown;
  facts.passes_near = op.action == MemoryAction::load && small && facts.use.passes.has(CacheSet::near);
  facts.number = static_cast<std::uint32_t>(instructions_.size());
  const bool device = !writes_back_ || facts.use.goes_to_device || op.action == MemoryAction::atomic;
  instructions_.push_back(
      {step.pc, {step.words.begin(), step.words.end()}, facts.atomic, facts.may_release, op.scalar(), device});
  return facts;
}

/// An instruction that invalidates, or writes back.
void CoherenceCheck::control(const WaveView& view, const CacheFacts& facts) {
  CacheWave& wave = group_->waves[view.wave];
  if (facts.use.writes_back) {
    const std::size_t kind = AccessOrder::kind_of(facts.use.counter);
    const bool nothing_on_way = wave.order.on_way(kind) == 0;
    const std::uint32_t number = wave.order.issue(kind, counter_most_[static_cast<std::size_t>(facts.use.counter)]);
    // Where nothing else is on its way, LLVM 22 leaves the wait out (gfx942, TgSplit mode).
    ++group_->stamp;
    if (nothing_on_way)
      group_->flushed = group_->stamp;
    else
      wave.write_backs.push_back({group_->stamp, kind, number});
  }
  if (facts.use.invalidates) invalidate(wave, facts.use.invalidates);
}

void CoherenceCheck::invalidate(CacheWave& wave, CacheSet caches) {
  CacheGroup& group = *group_;
  settle(wave);
  if (caches.has(CacheSet::scalar)) group.scalar_lines.clear();
  const std::uint32_t ready = wave.acquires.empty() ? order_.acquired(group.number) : wave.acquires.front().which;
  ++group.stamp;
  if (caches.has(CacheSet::near)) {
    wave.near_ready = std::max(wave.near_ready, ready);
    group.near_ready = std::max(group.near_ready, ready);
    wave.near_stamp = group.near_stamp = group.stamp;
  }
  if (caches.has(CacheSet::far)) {
    group.far_ready = std::max(group.far_ready, ready);
    group.far_stamp = group.stamp;
  }
}

/// Forgets what is no longer on its way.
void CoherenceCheck::settle(CacheWave& wave) {
  const auto landed = [&](const OnWay& each) { return wave.order.landed()[each.kind] >= each.number; };
  std::erase_if(wave.acquires, landed);
  for (const OnWay& each : wave.write_backs)
    if (landed(each)) group_->flushed = std::max(group_->flushed, each.which);
  std::erase_if(wave.write_backs, landed);
}

/// An access: it is counted, and orders if it is atomic.
void CoherenceCheck::synchronise(const Step& step, const CacheFacts& facts) {
  const AccessView& access = *step.access;
  CacheGroup& group = *group_;
  CacheWave& wave = group.waves[step.wave.wave];
  OnWay issued;
  for (const WaitCounter counter : {WaitCounter::vmcnt, WaitCounter::loadcnt, WaitCounter::vscnt, WaitCounter::storecnt,
                                    WaitCounter::lgkmcnt, WaitCounter::dscnt}) {
    if (!step.uses->raises.has(counter)) continue;
    const std::size_t kind = AccessOrder::kind_of(counter);
    const std::uint32_t number = wave.order.issue(kind, counter_most_[static_cast<std::size_t>(counter)]);
    if (issued.number == 0) issued = {0, kind, number};
  }
  if (!facts.atomic && !(facts.passes_near && apart(group))) return;
  const bool writes = access.writes(), acquires = access.reads() && (!writes || access.returns);
  Release own{group.number, 0, 0, 0, facts.number};
  if (writes) {
    for (CacheWave& each : group.waves)
      if (!each.write_backs.empty()) settle(each);
    // An atomic that spins needs no time of its own.
    if (group.last_release != facts.number) ++group.stamp;
    group.last_release = facts.number;
    own.stamp = group.stamp;
    own.flushed = group.flushed;
  }
  issued.which = order_.acquired(group.number);
  bool learns = false, any = false;
  std::uint64_t last = 0;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    const std::uint64_t address = access.address[lane];
    const bool lds = access.space[lane] == AddressSpace::lds;
    if (is_scratch(access.space[lane], address) || access.dropped[lane] != 0) continue;
    if ((lds && (!apart(group) || !access.atomic())) || (any && address == last)) continue;
    any = true;
    last = address;
    if (apart(group))
      group.between.at(address | (lds ? std::uint64_t{1} << 63 : 0), step.wave.wave, group.stamp, writes, acquires,
                       facts.number);
    if (lds) continue;
    if (facts.atomic) learns |= order_.at(address, own, writes, access.atomic(), acquires, facts.number);
    if (!acquires) continue;
    cells_.each<false>(address, access.bytes, [&](Touch& touch, std::uint64_t, std::uint32_t) {
      learns |= acquire_store(touch, step.wave, facts.number);
    });
  }
  if (learns) wave.acquires.push_back(issued);
}

/// Atomic stores look like others on some ISAs. An atomic that reads what a store has written acquires it. True: the
/// workgroup learns something.
bool CoherenceCheck::acquire_store(const Touch& touch, const WaveView& wave, std::uint32_t by) {
  if (touch.moment == 0) return false;
  const Moment& moment = moments_[touch.moment];
  const std::uint32_t after = moment.stamp + 1;
  if (moment.group != group_->number)
    return instructions_[touch.number()].may_release &&
           order_.acquire(group_->number, {moment.group, after, after, moment.acquired, touch.number()}, by);
  if (apart(*group_)) group_->between.learn(wave.wave, moment.wave, after, by);
  return false;
}

/// Calls `visit(lane, address, bytes)` for the memory that the access reads or writes, but for scratch and LDS.
template <class Visit>
void CoherenceCheck::each_piece(const Step& step, Visit&& visit) {
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    const std::uint64_t address = access.address[lane];
    if (access.space[lane] != AddressSpace::global || is_scratch_address(address)) continue;
    access.each_piece(lane, [&](std::uint32_t first, std::uint32_t bytes) { visit(lane, address + first, bytes); });
  }
}

void CoherenceCheck::store(const Step& step, const CacheFacts& facts) {
  const std::uint32_t moment = moment_of(step.wave);
  if (!facts.atomic) group_->last_release = 0;
  each_piece(step, [&](std::uint32_t lane, std::uint64_t address, std::uint32_t bytes) {
    cells_.each<true>(address, bytes, [&](Touch& touch, std::uint64_t dword, std::uint32_t in) {
      if (facts.atomic && touch.moment != 0 && moments_[touch.moment].group != group_->number) shared_[dword] = touch;
      const bool same = touch.moment == moment && touch.number() == facts.number;
      touch = {Touch::place_of(facts.number, lane, in | (same ? touch.bytes() : 0)), moment};
    });
  });
}

std::uint32_t CoherenceCheck::moment_of(const WaveView& view) {
  CacheWave& wave = group_->waves[view.wave];
  const Moment& last = moments_[wave.moment];
  const std::uint32_t acquired = order_.acquired(group_->number);
  if (wave.moment == 0 || last.stamp != group_->stamp || last.signals != view.barrier_signals ||
      last.acquired != acquired) {
    wave.moment = static_cast<std::uint32_t>(moments_.size());
    moments_.push_back({group_->number, view.wave, group_->stamp, view.barrier_signals, acquired});
  }
  return wave.moment;
}

void CoherenceCheck::load(const Step& step, const CacheFacts& facts) {
  const CacheSet reads = caches_.without(facts.use.passes);
  if (!reads) return;
  good_ = 0;
  each_piece(step, [&](std::uint32_t lane, std::uint64_t address, std::uint32_t bytes) {
    cells_.each<false>(address, bytes, [&](const Touch& touch, std::uint64_t dword, std::uint32_t in) {
      if (touch.moment != good_ && (touch.bytes() & in) != 0) meet({step, reads, touch, lane, dword});
    });
  });
}

void CoherenceCheck::meet(const Meeting& meeting) {
  const Moment& moment = moments_[meeting.store.moment];
  if (moment.group != group_->number) return meet_other_group(meeting, moment);
  if (moment.wave != meeting.step.wave.wave && apart(*group_)) return meet_other_wave(meeting, moment);
  if (instructions_[meeting.store.number()].atomic && !shared_.empty()) return meet_own_atomic(meeting, moment);
  good_ = meeting.store.moment;
}

void CoherenceCheck::meet_other_group(const Meeting& meeting, const Moment& moment) {
  const std::vector<Learnt>* const learnt = order_.learnt(group_->number, moment.group);
  const auto first_after = [&](std::uint32_t Release::*stamp) {
    return std::ranges::find_if(*learnt, [&](const Learnt& each) { return each.from.*stamp > moment.stamp; });
  };
  if (learnt == nullptr) return;
  auto first = first_after(&Release::stamp);
  if (first == learnt->end()) return;
  const bool one_cluster = (moment.group - 1) / members_ == (group_->number - 1) / members_;
  const bool stays = !instructions_[meeting.store.number()].goes_to_device && !one_cluster;
  if (stays) {
    const auto written_back = first_after(&Release::flushed);
    if (written_back == learnt->end()) return tell(meeting, Cause::not_written_back, first->from.place, {});
    first = written_back;
  }
  const CacheWave& wave = group_->waves[meeting.step.wave.wave];
  CacheSet stale;
  if ((apart(*group_) ? wave.near_ready : group_->near_ready) <= first->acquire) stale.bits |= CacheSet::near;
  if (group_->far_ready <= first->acquire && !one_cluster) stale.bits |= CacheSet::far;
  stale = stale & meeting.caches;
  if (stale)
    tell(meeting, Cause::not_invalidated, order_.acquired_by(group_->number, first->acquire), stale);
  else if (stays || !writes_back_)
    good_ = meeting.store.moment;
}

/// Another wave of the workgroup, with a cache of its own.
void CoherenceCheck::meet_other_wave(const Meeting& meeting, const Moment& moment) {
  const WaveView& view = meeting.step.wave;
  if (!meeting.caches.has(CacheSet::near) || group_->waves[view.wave].near_stamp > moment.stamp) return;
  if (view.barrier_waits > moment.signals) return tell(meeting, Cause::barrier, 0, {CacheSet::near});
  const CoherenceWaves::Learnt* const learnt = group_->between.learnt(view.wave, moment.wave);
  if (learnt != nullptr && learnt->stamp > moment.stamp) tell(meeting, Cause::other_wave, learnt->by, {CacheSet::near});
}

/// The workgroup's own atomic came last. Before it another workgroup wrote there.
void CoherenceCheck::meet_own_atomic(const Meeting& meeting, const Moment& moment) {
  const auto other = shared_.find(meeting.address);
  if (other == shared_.end() || moments_[other->second.moment].group == group_->number) return;
  const CacheSet stale = stale_since(meeting.step.wave, moment.stamp) & meeting.caches;
  Meeting with = meeting;
  with.store = other->second;
  if (stale) tell(with, Cause::own_atomic, meeting.store.number(), stale);
}

/// The caches that have not been invalidated since.
CacheSet CoherenceCheck::stale_since(const WaveView& view, std::uint32_t stamp) const {
  CacheSet stale;
  if ((apart(*group_) ? group_->waves[view.wave].near_stamp : group_->near_stamp) <= stamp)
    stale.bits |= CacheSet::near;
  if (group_->far_stamp <= stamp) stale.bits |= CacheSet::far;
  return stale;
}

void CoherenceCheck::load_scalar(const Step& step) {
  const AccessView& access = *step.access;
  if (access.writes())
    return each_piece(step, [&](std::uint32_t, std::uint64_t address, std::uint32_t bytes) {
      cells_.each<false>(address, bytes, [](Touch& touch, std::uint64_t, std::uint32_t) { touch = {}; });
    });
  CacheGroup& group = *group_;
  const auto is_stale = [&](const Moment& moment, const ScalarLine& line) {
    if (moment.group == group.number)
      return moment.stamp >= line.stamp && (moment.wave == step.wave.wave || step.wave.barrier_waits > moment.signals);
    const std::vector<Learnt>* const learnt = order_.learnt(group.number, moment.group);
    if (learnt == nullptr) return false;
    const auto first =
        std::ranges::find_if(*learnt, [&](const Learnt& each) { return each.from.stamp > moment.stamp; });
    return first != learnt->end() && first->acquire >= line.acquired;
  };
  each_piece(step, [&](std::uint32_t, std::uint64_t address, std::uint32_t bytes) {
    for (std::uint64_t line = address / 64; line <= (address + bytes - 1) / 64; ++line) {
      const auto [known, is_new] = group.scalar_lines.try_emplace(line);
      if (is_new) {
        known->second = {++group.stamp, order_.acquired(group.number)};
        continue;
      }
      const std::uint64_t begin = std::max(address, line * 64), end = std::min(address + bytes, (line + 1) * 64);
      cells_.each<false>(begin, static_cast<std::uint32_t>(end - begin),
                         [&](const Touch& touch, std::uint64_t dword, std::uint32_t in) {
                           if (touch.moment == 0 || (touch.bytes() & in) == 0) return;
                           if (is_stale(moments_[touch.moment], known->second))
                             tell({step, {CacheSet::scalar}, touch, 0, dword}, Cause::scalar, 0, {CacheSet::scalar});
                         });
    }
  });
}

/// The load of a compare-and-swap is no finding. It is known when the exchange comes.
void CoherenceCheck::tell(const Meeting& meeting, Cause cause, std::uint32_t by, CacheSet caches) {
  constexpr std::size_t most_waiting = 4096;
  const Step& step = meeting.step;
  const Stale stale{cause, meeting.store, place(step, static_cast<std::int32_t>(meeting.lane)), meeting.address,
                    by,    caches};
  // Who changes a part of a dword by a compare-and-swap loads all of it before.
  const bool in_part = meeting.store.bytes() != 0xf;
  if (!instructions_[meeting.store.number()].atomic && cause != Cause::own_atomic && !in_part) return report(stale);
  if (group_->waiting.size() < most_waiting)
    group_->waiting.emplace(stale.address / 4, std::pair(step.wave.wave, stale));
}

/// A compare-and-swap of the wave: its loads there belong to it.
void CoherenceCheck::forget_loads(const Step& step) {
  each_piece(step, [&](std::uint32_t, std::uint64_t address, std::uint32_t bytes) {
    auto load = group_->waiting.lower_bound(address / 4);
    while (load != group_->waiting.end() && load->first <= (address + bytes - 1) / 4)
      load = load->second.first == step.wave.wave ? group_->waiting.erase(load) : std::next(load);
  });
}

void CoherenceCheck::report(const Stale& stale) {
  const Moment& moment = moments_[stale.store.moment];
  FindingPlace other;
  other.pc = instructions_[stale.store.number()].pc;
  other.workgroup = ids_[moment.group - 1];
  other.wave = moment.wave;
  other.lane = static_cast<std::int32_t>(stale.store.lane());
  other.known = true;
  findings().add(CheckKind::coherence, stale.at, other, static_cast<std::uint64_t>(stale.cause),
                 [&](Finding& f) { describe(f, stale, moment.group == group_->number); });
}

void CoherenceCheck::describe(Finding& f, const Stale& stale, bool one_group) const {
  const std::string reads = "reads memory at " + hex(stale.address) + ", which " +
                            (one_group ? "another wave of the workgroup" : "another workgroup") + " wrote";
  const std::string atomic = stale.by == 0 ? std::string() : "the atomic at " + text_of(stale.by);
  f.bytes = {AddressSpace::global, stale.address, 4};
  f.advice = "needs " + invalidates(stale.caches);
  switch (stale.cause) {
    case Cause::not_written_back:
      f.what = reads + "; " + atomic + " orders the two, and the store has not been written back before that atomic";
      f.advice = "needs " + std::string(rules_->first(CacheAction::write_back)->text) +
                 " between the store and that atomic, and a wait for it before that atomic";
      return;
    case Cause::not_invalidated:
      f.what = reads + "; " + atomic + " orders the two, and its caches have not been invalidated since then";
      f.advice += " after that atomic has returned, before this load";
      return;
    case Cause::own_atomic:
      f.what = reads + " before " + atomic + ", and its caches have not been invalidated since then";
      f.advice += " after that atomic has returned, before this load";
      return;
    case Cause::barrier:
      f.what = reads +
               "; the workgroup's barrier orders the two, and this wave's cache, which may be another one, has "
               "not been invalidated since then";
      f.advice += " after the barrier, before this load";
      return;
    case Cause::other_wave:
      f.what = reads + "; " + atomic +
               " orders the two, and this wave's cache, which may be another one, has not been "
               "invalidated since then";
      f.advice += " after that atomic has returned, before this load";
      return;
    case Cause::scalar:
      f.what = "reads memory at " + hex(stale.address) +
               " by the scalar cache, which the workgroup has filled before " +
               (one_group ? "it" : "another workgroup") + " wrote there";
      f.advice += " between the store and this load";
      return;
  }
}

/// "pc 0x1510 'global_load_dword v1, v0, s[4:5] sc1'".
std::string CoherenceCheck::text_of(std::uint32_t number) const {
  const CacheInstruction& instruction = instructions_[number];
  return "pc " + hex(instruction.pc - entry_ + file_entry_) + " '" + disassemble_(instruction.words) + "'";
}

/// The instructions that invalidate these caches: one if there is one.
std::string CoherenceCheck::invalidates(CacheSet caches) const {
  const CacheRule* best = nullptr;
  for (const CacheRule& rule : rules_->rules)
    if (rule.action == CacheAction::invalidate && rule.caches.has(caches.bits) &&
        (best == nullptr || rule.caches.bits < best->caches.bits))
      best = &rule;
  if (best != nullptr) return std::string(best->text);
  std::string each;
  for (const CacheRule& rule : rules_->rules) {
    if (rule.action != CacheAction::invalidate || !(rule.caches & caches)) continue;
    each += (each.empty() ? "" : " and ") + std::string(rule.text);
    caches = caches.without(rule.caches);
  }
  return each;
}

}  // namespace lockstep
