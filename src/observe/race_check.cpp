#include "observe/race_check.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {

void RaceCheck::launch_begins(const LaunchView& launch) {
  groups_.launch_begins(launch);
  lds_bytes_ = (launch.lds_bytes + 3) / 4 * 4;
  waves_apart_ = launch.waves_apart;
  in_clusters_ = launch.cluster_size() > 1;
  counter_most_ = launch.counter_most;
  exec_number_ = launch.exec_number;
  for (RaceGroup& group : groups_.all()) group.lds.resize((lds_bytes_ + RaceLine::bytes - 1) / RaceLine::bytes);
  ids_.clear();
  memory_.clear();
  blocks_.clear();
  atomics_.clear();
  polls_.clear();
  instructions_.clear();
  instruction_numbers_.clear();
  recent_instructions_.fill({});
  moments_.assign(1, {});
}

void RaceCheck::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  ids_.push_back({id[0], id[1], id[2]});
  RaceGroup& group = groups_.next();
  group.seen.begin(static_cast<std::uint32_t>(ids_.size()), waves);
  group.begin = static_cast<std::uint32_t>(moments_.size());
  group.now_of.assign(waves, 0);
  group.orders.resize(waves);
  for (AccessOrder& order : group.orders) order.clear();
  group.cluster.clear();
  group.loads.begin(waves);
  group.polls.begin(waves);
  group.recent.resize(waves);
  for (RecentInstructions& recent : group.recent) recent.clear();
  group.syncs.assign(waves, -1);
}

void RaceCheck::workgroup_ends(const Fault&) {
  group_ = &groups_.next();
  finish_loads(*group_);
  for (std::uint32_t wave = 0; wave < group_->now_of.size(); ++wave)
    polls_.end(group_->polls, wave, 0, [&](const RacePolls::Meeting& meeting) { refuse(meeting); });
}

void RaceCheck::before(const Step& step) {
  if (step.access != nullptr && RaceExchange::is_one(*step.access)) exchange_.before(step);
}

void RaceCheck::after(const Step& step) {
  group_ = &groups_.of(step.wave);
  AccessOrder& order = group_->orders[step.wave.wave];
  order.wait(*step.uses);
  sync(step, order);
  if (step.signalled) order.signal();
  if (step.signalled_cluster) {
    group_->cluster.signal(step.wave);
  } else if (step.signalled && in_clusters_) {
    group_->cluster.carry(step.wave);
  }
  if (step.access != nullptr && certainty_of(step) == Certainty::atomic)
    atomics_.synchronise(group_->seen, step, order.on_way(kind_of_writes_) != 0, order);
  if (group_->now_of.size() > 1) follow_polls(step);
  samples_ = step.info->memory != nullptr && step.info->memory->action == MemoryAction::sample;
  if (step.uses->raises || step.access != nullptr) count(step, order);
  group_->recent[step.wave.wave].add(step);
  if (step.access == nullptr) return;
  look_at_lanes(step);
  touch_all(step);
  if (RaceLoads::is_one(*step.access)) group_->loads.remember(step, now_.place >> Touch::lane_bits);
  if (RaceExchange::is_one(*step.access)) look_at_exchange(step);
}

/// What global wave sync orders. A wave that waits there goes on with its next instruction.
void RaceCheck::sync(const Step& step, AccessOrder& order) {
  std::int32_t& passes = group_->syncs[step.wave.wave];
  if (passes >= 0) atomics_.acquire(group_->seen, step, static_cast<std::uint32_t>(passes));
  passes = -1;
  const WaveSync operation = step.info->memory != nullptr ? step.info->memory->sync : WaveSync::none;
  if (operation == WaveSync::none || operation == WaveSync::init) return;
  if (operation != WaveSync::acquire)
    atomics_.release(group_->seen, step, step.sync_resource, operation == WaveSync::arrive,
                     order.on_way(kind_of_writes_) != 0, order);
  if (operation == WaveSync::arrive || operation == WaveSync::acquire)
    passes = static_cast<std::int32_t>(step.sync_resource);
}

void RaceCheck::moved(const Step& step) {
  group_ = &groups_.of(step.wave);
  if (!samples_) {
    issued_ = {};
    apart_ = true;
    may_release_ = false;
  }
  touch_all(step);
}

RaceCheck::Certainty RaceCheck::certainty_of(const Step& step) {
  const AccessView& access = *step.access;
  if (access.atomic()) return Certainty::atomic;
  const bool moves = access.op->action == MemoryAction::load || access.op->action == MemoryAction::store;
  if (!moves || access.op->count * access.op->element_bits > 64) return Certainty::plain;
  switch (step.uses->scope) {
    case AccessScope::device: return Certainty::atomic;
    case AccessScope::unknown: return Certainty::perhaps;
    default: return Certainty::plain;
  }
}

/// Sets issued_: the numbers of the access in the counters that cover it.
void RaceCheck::count(const Step& step, AccessOrder& order) {
  issued_ = {};
  const MemoryOp* const op = step.access == nullptr ? nullptr : step.access->op;
  apart_ = (op != nullptr && step.access->from_lds()) || step.uses->raises.has(WaitCounter::samplecnt);
  bool counted_store = false;
  for (const WaitCounter counter : {WaitCounter::vmcnt, WaitCounter::loadcnt, WaitCounter::vscnt, WaitCounter::storecnt,
                                    WaitCounter::lgkmcnt, WaitCounter::dscnt, WaitCounter::asynccnt}) {
    if (!step.uses->raises.has(counter)) continue;
    const std::size_t kind = AccessOrder::kind_of(counter);
    const std::uint32_t number = order.issue(kind, counter_most_[static_cast<std::size_t>(counter)]);
    if (op == nullptr && !samples_) continue;
    counters_[kind] = counter;
    if (samples_) {
      if (waves_apart_) issued_[kind] = number;
      continue;
    }
    if (kind == AccessOrder::async) {  // it reads LDS until it has been waited for
      if (step.access->from_lds()) issued_[kind] = number;
      continue;
    }
    if (kind == AccessOrder::lds) {
      if (op->action == MemoryAction::load && !op->scalar()) issued_[kind] = number;
      continue;
    }
    const bool store = op->action == MemoryAction::store;
    if (store) kind_of_writes_ = kind;
    counted_store |= store;
    if (store || (waves_apart_ && !step.access->atomic())) issued_[kind] = number;
  }
  clean_ = order.on_way(kind_of_writes_) == (counted_store ? 1 : 0);
  may_release_ = counted_store && step.uses->scope == AccessScope::unknown;
}

void RaceCheck::touch_all(const Step& step) {
  const AccessView& access = *step.access;
  const std::uint32_t place = number_of(step);
  now_.place = place << Touch::lane_bits;
  now_.moment = moment_of(step.wave);
  ordered_ = {};
  data_ = access.op->action == MemoryAction::store && !samples_ && !step.moves ? StoredData(step) : StoredData();
  if (access.to_lds()) return touch_lanes<Kind::to_lds>(step);
  if (access.from_lds()) return touch_lanes<Kind::from_lds>(step);
  if (instructions_[place].certainty == Certainty::atomic)
    return access.atomic()   ? touch_lanes<Kind::atomic>(step)
           : access.writes() ? touch_lanes<Kind::atomic_write>(step)
                             : touch_lanes<Kind::atomic_read>(step);
  access.writes() ? touch_lanes<Kind::write>(step) : touch_lanes<Kind::read>(step);
}

/// The number of the instruction.
std::uint32_t RaceCheck::number_of(const Step& step) {
  RecentInstruction& recent = recent_instructions_[step.pc / 4 % recent_instructions_.size()];
  if (recent.pc == step.pc && !instructions_.empty()) return recent.number;
  const auto [found, is_new] =
      instruction_numbers_.try_emplace(step.pc, static_cast<std::uint32_t>(instructions_.size()));
  if (is_new) instructions_.push_back({step.pc, certainty_of(step), step.access->bytes < 4, step.access->op->scalar()});
  recent = {step.pc, found->second};
  return recent.number;
}

std::uint32_t RaceCheck::moment_of(const WaveView& wave) {
  std::uint32_t& now = group_->now_of[wave.wave];
  const Moment& last = moments_[now];
  const RaceAtomics::Seen& seen = group_->seen;
  if (now == 0 || last.signals != wave.barrier_signals || last.epoch != seen.epoch ||
      last.cluster_signals != wave.cluster_signals || last.apart != apart_ || (may_release_ && clean_ != last.clean) ||
      has_landed(last, group_->orders[wave.wave].landed())) {
    now = static_cast<std::uint32_t>(moments_.size());
    moments_.push_back(
        {seen.number, wave.wave, wave.barrier_signals, seen.epoch, wave.cluster_signals, apart_, clean_, {}});
  }
  for (std::size_t kind = 0; kind < AccessOrder::kinds; ++kind)
    if (std::uint32_t& first = moments_[now].first[kind]; first == 0) first = issued_[kind];
  return now;
}

template <RaceCheck::Kind kind>
void RaceCheck::touch_lanes(const Step& step) {
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    if constexpr (kind == Kind::to_lds) {
      touch_pieces<Kind::read>(step, lane, access.address[lane]);
      touch<Kind::write>(step, lane, AddressSpace::lds, access.address1[lane], access.lds_bytes());
    } else if constexpr (kind == Kind::from_lds) {
      touch<Kind::read>(step, lane, AddressSpace::lds, access.address1[lane], access.lds_bytes());
      touch_pieces<Kind::write>(step, lane, access.address[lane]);
    } else if ((access.left_out | access.dropped[lane]) == 0) {
      data_at_ = 0;
      touch<kind>(step, lane, access.space[lane], access.address[lane], access.bytes);
      data_at_ = access.bytes;
      if (access.both) touch<kind>(step, lane, access.space[lane], access.address1[lane], access.bytes);
    } else {
      touch_pieces<kind>(step, lane, access.address[lane]);
    }
  }
}

template <RaceCheck::Kind kind>
void RaceCheck::touch_pieces(const Step& step, std::uint32_t lane, std::uint64_t address) {
  const AddressSpace space = step.access->space[lane];
  step.access->each_piece(lane, [&](std::uint32_t first, std::uint32_t bytes) {
    data_at_ = first;
    touch<kind>(step, lane, space, address + first, bytes);
  });
}

template <RaceCheck::Kind kind>
void RaceCheck::touch(const Step& step, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                      std::uint32_t bytes) {
  if (is_scratch(space, address)) return;
  const Touch now{now_.place | lane, now_.moment};
  const bool lds = space == AddressSpace::lds;
  // In LDS atomic loads and stores look like others.
  if constexpr (kind == Kind::atomic_read)
    if (lds) return touch<Kind::read>(step, lane, space, address, bytes);
  if constexpr (kind == Kind::atomic_write)
    if (lds) return touch<Kind::write>(step, lane, space, address, bytes);
  std::uint32_t left = bytes;  // an access may end at 2^64, so this counts bytes
  if (lds) left = address < lds_bytes_ ? std::min(bytes, lds_bytes_ - static_cast<std::uint32_t>(address)) : 0;
  const std::uint32_t shift = RaceLine::shift_of(address, bytes);
  for (std::uint64_t begin = address; left != 0;) {
    const std::uint64_t number = begin / RaceLine::bytes;
    const std::uint32_t in_line = std::min(left, RaceLine::bytes - static_cast<std::uint32_t>(begin % RaceLine::bytes));
    RaceLine& line = lds ? group_->lds[number] : memory_.at(number);
    blocks_.divide(line, shift);
    for (std::uint32_t i = 0, unit = 1u << line.shift; i < in_line; i += unit) {
      Cell& cell = line.at(begin + i);
      if constexpr (kind == Kind::write)
        value_ = data_.value(lane, data_at_ + static_cast<std::uint32_t>(begin - address) + i, unit);
      compare<kind>(step, cell, now, space, begin + i);
      keep<kind>(cell, now);
    }
    begin += in_line;
    left -= in_line;
  }
}

template <RaceCheck::Kind kind>
void RaceCheck::compare(const Step& step, Cell& cell, const Touch& now, AddressSpace space, std::uint64_t address) {
  constexpr bool writes = kind != Kind::read && kind != Kind::atomic_read;
  constexpr bool atomic = kind == Kind::atomic || kind == Kind::atomic_read || kind == Kind::atomic_write;
  const auto with = [&](Touch& before, bool before_writes, bool before_atomic) {
    if (before.moment == 0 || before.moment == now.moment || before.moment == ordered_[before_writes]) return;
    if (before_atomic && atomic) return;
    const bool lds = space == AddressSpace::lds;
    // That access was in the LDS of a workgroup that has ended.
    if (lds && before.moment < group_->begin) return;
    // A plain load of a byte that others change by atomics polls it.
    if (!lds && ((before_atomic && !writes) || (atomic && !before_writes))) {
      if (kind == Kind::read && before_atomic)
        may_poll(step, {before, now, true, false, false, false, space, address, {}}, false);
      return;
    }
    const Order order = order_of(moments_[before.moment], step.wave, before_writes, before_atomic, lds);
    if (order == Order::ordered) {
      ordered_[before_writes] = before.moment;
    } else if (lds ? !(before_atomic || atomic) || !is_narrow(before, now)
                   : !may_be_atomic(step, before, before_writes, now)) {
      const bool plain = before_writes ? kind == Kind::read && !before_atomic : kind == Kind::write;
      same_ = kind == Kind::write && before_writes && !before_atomic && value_ != 0 && cell.written == value_;
      // The load whose finding waits is not met again.
      if (meet(step, before, before_writes, now, writes, space, address, order, plain) && writes) before = {};
    }
  };
  with(cell.write, true, false);
  with(cell.atomic, true, true);
  if constexpr (!writes) return;
  with(cell.read, false, false);
  with(cell.other_read, false, false);
}

template <RaceCheck::Kind kind>
void RaceCheck::keep(Cell& cell, const Touch& now) {
  if constexpr (kind != Kind::read && kind != Kind::atomic_read) {
    (kind == Kind::write ? cell.write : cell.atomic) = now;
    if constexpr (kind == Kind::write) cell.written = value_;
    return;
  }
  if (cell.read.moment != 0 && cell.read.moment != now.moment) {
    const Moment &last = moments_[cell.read.moment], &here = moments_[now.moment];
    if (last.group != here.group || last.wave != here.wave) cell.other_read = cell.read;
  }
  cell.read = now;
}

/// One of the two accesses less than a dword. clang makes an atomic of a half or a byte into one of its dword, of
/// which another lane may own a part.
bool RaceCheck::is_narrow(const Touch& before, const Touch& now) const {
  return instruction_of(before).narrow || instruction_of(now).narrow;
}

/// One of two accesses to memory is atomic, and the other may be.
bool RaceCheck::may_be_atomic(const Step& step, const Touch& before, bool before_writes, const Touch& now) {
  const Certainty first = instruction_of(before).certainty, second = instruction_of(now).certainty;
  if (first != Certainty::atomic && second != Certainty::atomic) return false;
  if (first == Certainty::plain || second == Certainty::plain) return is_narrow(before, now);
  const Moment& moment = moments_[before.moment];
  if (first == Certainty::perhaps && before_writes && step.access->reads() && moment.clean)
    atomics_.see(group_->seen, step.wave.wave, moment.group, moment.wave, moment.epoch + 1);
  return true;
}

/// How the writes, or reads, of that moment are ordered before the access of `wave` that executes.
RaceCheck::Order RaceCheck::order_of(const Moment& before, const WaveView& wave, bool writes, bool atomic, bool lds) {
  RaceAtomics::Seen& seen = group_->seen;
  if (before.group == seen.number) {
    if (before.wave == wave.wave) return Order::ordered;
    if (wave.barrier_waits <= before.signals)
      return seen.has_wave(wave.wave, before.wave, before.epoch) ? Order::ordered : Order::unordered;
    if (lds ? writes : !waves_apart_) return Order::ordered;
    const AccessOrder::Numbers* const landed = group_->orders[before.wave].at_signal(wave.barrier_waits);
    const std::size_t kind = lds ? AccessOrder::lds : writes && !atomic ? kind_of_writes_ : AccessOrder::loads;
    const auto has = [&](std::size_t of) { return (*landed)[of] >= before.first[of]; };
    return landed == nullptr || (has(kind) && (!lds || has(AccessOrder::async))) ? Order::ordered : Order::late;
  }
  if (const std::uint32_t up_to = atomics_.up_to(seen, before.group); up_to > before.epoch) {
    const RaceAtomics::Late* const late = atomics_.late(before.group, up_to);
    const bool waited =
        late == nullptr || late->wave != before.wave || was_waited_for(before, writes && !atomic, late->landed);
    return waited ? Order::ordered : Order::late;
  }
  return in_clusters_ && is_ordered_by_cluster(before, wave) ? Order::ordered : Order::unordered;
}

bool RaceCheck::was_waited_for(const Moment& before, bool writes, const AccessOrder::Numbers& landed) const {
  const std::size_t kind = writes ? kind_of_writes_ : AccessOrder::loads;
  return (!writes && !waves_apart_) || landed[kind] >= before.first[kind];
}

/// An access of the moment has been waited for. Then later accesses belong to another moment.
bool RaceCheck::has_landed(const Moment& moment, const AccessOrder::Numbers& landed) {
  for (std::size_t kind = 0; kind < AccessOrder::kinds; ++kind)
    if (moment.first[kind] != 0 && landed[kind] >= moment.first[kind]) return true;
  return false;
}

bool RaceCheck::is_ordered_by_cluster(const Moment& before, const WaveView& wave) {
  const std::uint32_t passed = group_->cluster.passed(wave);
  return passed != 0 && std::ranges::any_of(groups_.all(), [&](RaceGroup& other) {
           // Another member of the cluster may have ordered them later on. The check stays silent then.
           return other.seen.number != before.group
                      ? atomics_.has_group(other.seen, before.group, before.epoch)
                      : other.cluster.is_before(before.wave, before.signals, before.cluster_signals, passed);
         });
}

/// Two accesses that nothing orders. `plain`: a load and a plain store. True: the finding waits, because the load may
/// belong to an exchange, or poll.
[[gnu::noinline]] bool RaceCheck::meet(const Step& step, const Touch& before, bool before_writes, const Touch& now,
                                       bool writes, AddressSpace space, std::uint64_t address, Order order,
                                       bool plain) {
  const FindingPlace at = place(step, static_cast<std::int32_t>(now.lane()));
  const RaceConflict conflict{before, now, before_writes, writes, order == Order::late, same_, space, address, at};
  if (plain && (writes ? store_conflicts(conflict) : load_conflicts(step, conflict))) return true;
  if (order == Order::unordered && may_poll(step, conflict, true)) return true;
  report(conflict);
  return false;
}

/// The check calls it before it looks at the instruction's accesses.
void RaceCheck::follow_polls(const Step& step) {
  const std::uint32_t wave = step.wave.wave;
  const auto no_poll = [&](const RacePolls::Meeting& meeting) { refuse(meeting); };
  if (step.uses->branch_offset < 0) {
    const std::uint64_t target = step.pc + static_cast<std::uint64_t>(std::int64_t{step.uses->branch_offset});
    polls_.loop(
        group_->polls, wave, step.pc, target, step.wave.pc == target,
        [&](const RacePolls::Meeting& meeting) {
          const Moment& moment = moments_[meeting.conflict.before.moment];
          if (!meeting.load_first) group_->seen.follow(wave, moment.wave, moment.epoch + 1);
        },
        no_poll);
  }
  if (step.signalled) polls_.end(group_->polls, wave, step.pc, no_poll);
  if (step.access == nullptr || step.access->lanes == 0) return;
  const auto lane = static_cast<std::uint32_t>(std::countr_zero(step.access->lanes));
  const std::uint64_t address = step.access->address[lane];
  if (is_scratch(step.access->space[lane], address)) return;
  if (step.access->writes() || step.access->to_lds())
    polls_.end(group_->polls, wave, step.pc, no_poll);
  else if (step.access->op->action == MemoryAction::load && !step.access->op->scalar())
    polls_.load(group_->polls, wave, step.pc, lane, address);
}

/// The load does not poll.
void RaceCheck::refuse(const RacePolls::Meeting& meeting) {
  for (std::uint32_t i = 0; i < meeting.times && meeting.conflicts; ++i) report(meeting.conflict);
}

/// One of two accesses of the workgroup is a load that may poll. Then the conflict waits, or there is none.
bool RaceCheck::may_poll(const Step& step, const RaceConflict& conflict, bool conflicts) {
  const Moment& before = moments_[conflict.before.moment];
  if (before.group != group_->seen.number || before.wave == step.wave.wave) return false;
  if (conflict.writes && conflict.before_writes) return false;
  const bool load_first = conflict.writes;
  const std::uint64_t pc = instruction_of(load_first ? conflict.before : conflict.now).pc;
  if (load_first && polls_.polls(pc)) return true;
  const std::uint32_t wave = load_first ? before.wave : step.wave.wave;
  return polls_.may_poll(group_->polls, wave, pc) &&
         polls_.wait(group_->polls, wave, pc, {conflict, conflicts, load_first});
}

void RaceCheck::finish_loads(RaceGroup& group) {
  group.loads.finish([&](const RaceConflict& conflict) { report(conflict); });
}

/// A plain load meets a plain store. True: the load may belong to an exchange.
bool RaceCheck::load_conflicts(const Step& step, const RaceConflict& conflict) {
  if (!RaceLoads::is_one(*step.access) || !instruction_of(conflict.before).narrow) return false;
  const RegisterUse* const result = first_vgprs_written(step);
  if (result == nullptr) return false;
  const std::uint32_t lane = conflict.now.lane();
  wait_for_exchange(*group_, step.wave.wave, lane, step.wave.vector(lane, result->first), conflict);
  return true;
}

/// A plain store meets a plain load. True: the load may belong to an exchange.
bool RaceCheck::store_conflicts(const RaceConflict& conflict) {
  if (!instruction_of(conflict.now).narrow) return false;
  const Moment& moment = moments_[conflict.before.moment];
  const auto of = std::ranges::find(groups_.all(), moment.group, [](const RaceGroup& g) { return g.seen.number; });
  if (of == groups_.all().end()) return false;
  const std::uint32_t lane = conflict.before.lane(), by = conflict.before.place >> Touch::lane_bits;
  const std::uint32_t* const value = of->loads.loaded(moment.wave, lane, by, conflict.space, conflict.address);
  if (value == nullptr) return false;
  wait_for_exchange(*of, moment.wave, lane, *value, conflict);
  return true;
}

void RaceCheck::wait_for_exchange(RaceGroup& group, std::uint32_t wave, std::uint32_t lane, std::uint32_t value,
                                  const RaceConflict& conflict) {
  if (group.loads.full()) finish_loads(group);
  group.loads.add(wave, lane, value, conflict);
}

/// A compare-and-swap reads, as an atomic, the bytes that it leaves as they are. So earlier loads of these bytes by the
/// wave are forgotten.
void RaceCheck::look_at_exchange(const Step& step) {
  if (!exchange_.known()) return;
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    const AddressSpace space = access.space[lane];
    const std::uint64_t address = access.address[lane];
    if (is_scratch(space, address) || access.dropped[lane] != 0) continue;
    if (!group_->loads.empty()) group_->loads.exchange(step.wave, lane, space, address, exchange_);
    const bool lds = space == AddressSpace::lds;
    if (lds && (address >= lds_bytes_ || lds_bytes_ - address < 4)) continue;
    RaceLine& line = lds ? group_->lds[address / RaceLine::bytes] : memory_.at(address / RaceLine::bytes);
    const std::uint32_t kept = exchange_.kept(lane);
    if (kept == 0) continue;
    const bool known = exchange_.succeeded(step, lane) ||
                       group_->loads.has_loaded(step.wave.wave, lane, space, address, exchange_.comparand(lane));
    if (!known || !forget_loads(step.wave, line, address, kept, false)) continue;
    if (kept != 0xf) blocks_.divide(line, kept == 3 || kept == 12 ? 1 : 0);
    forget_loads(step.wave, line, address, kept, true);
  }
}

/// True: the wave has loaded one of these bytes of a dword. `forget`: its loads of them are forgotten, because the
/// exchange is there as an atomic.
bool RaceCheck::forget_loads(const WaveView& wave, RaceLine& line, std::uint64_t address, std::uint32_t bytes,
                             bool forget) {
  bool any = false;
  for (std::uint32_t i = 0; i < 4; ++i) {
    if ((bytes >> i & 1) == 0) continue;
    Cell& cell = line.at(address + i);
    for (Touch* const read : {&cell.read, &cell.other_read}) {
      const Moment& moment = moments_[read->moment];
      if (read->moment == 0 || moment.group != group_->seen.number || moment.wave != wave.wave) continue;
      any = true;
      if (forget) *read = {};
    }
  }
  return any;
}

/// Lanes of the instruction that write the same byte.
void RaceCheck::look_at_lanes(const Step& step) {
  const AccessView& access = *step.access;
  if (access.op->action != MemoryAction::store || access.op->scalar() || access.op->address == AddressForm::image ||
      access.left_out != 0 || step.moves || certainty_of(step) == Certainty::atomic)
    return;
  lanes_.look(step, StoredData(step), [&](const RaceLanes::Pair& pair) {
    const Touch* const read = pair.same ? lost_read(step, pair) : nullptr;
    if (pair.same && read == nullptr) return;
    FindingPlace other = place(step, static_cast<std::int32_t>(pair.first));
    if (read != nullptr) other.pc = instruction_of(*read).pc;
    findings().add(CheckKind::race, place(step, static_cast<std::int32_t>(pair.second)), other,
                   8 + 4 * static_cast<std::uint64_t>(pair.space) + (pair.same ? 1 : 0),
                   [&](Finding& f) { describe_lanes(f, pair, read != nullptr); });
  });
}

/// The load by which the wave read the byte before, if what it now stores there was computed from that; else null.
const RaceCheck::Touch* RaceCheck::lost_read(const Step& step, const RaceLanes::Pair& pair) {
  const bool lds = pair.space == AddressSpace::lds;
  if (lds ? pair.address >= lds_bytes_ : is_scratch(pair.space, pair.address)) return nullptr;
  RaceLine& line = lds ? group_->lds[pair.address / RaceLine::bytes] : memory_.at(pair.address / RaceLine::bytes);
  if (line.cells == nullptr) return nullptr;
  const Cell& cell = line.at(pair.address);
  for (const Touch* const read : {&cell.read, &cell.other_read}) {
    const Moment& moment = moments_[read->moment];
    if (read->moment != 0 && moment.group == group_->seen.number && moment.wave == step.wave.wave &&
        group_->recent[step.wave.wave].stores_what_comes_from(*step.uses, instruction_of(*read).pc, exec_number_))
      return read;
  }
  return nullptr;
}

void RaceCheck::report(const RaceConflict& c) {
  const Moment& moment = moments_[c.before.moment];
  FindingPlace other;
  other.pc = instruction_of(c.before).pc;
  other.workgroup = ids_[moment.group - 1];
  other.wave = moment.wave;
  other.lane = instruction_of(c.before).scalar ? -1 : static_cast<std::int32_t>(c.before.lane());
  other.known = true;
  findings().add(CheckKind::race, c.at, other,
                 static_cast<std::uint64_t>(c.space) << 2 | (c.same ? 2 : 0) | (c.late ? 1 : 0), [&](Finding& f) {
                   const bool one_group = moment.group == moments_[c.now.moment].group;
                   const bool one_cluster =
                       in_clusters_ && moment.group > ids_.size() - groups_.all().size() && !one_group;
                   const bool lds = c.space == AddressSpace::lds;
                   const std::size_t kind = lds && moment.first[AccessOrder::async] != 0 ? AccessOrder::async
                                            : lds                                        ? AccessOrder::lds
                                            : c.before_writes                            ? kind_of_writes_
                                                                                         : AccessOrder::loads;
                   c.describe(f, one_group, one_cluster, counters_[kind]);
                 });
}

}  // namespace lockstep
