#include "observe/wait_check.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace lockstep {

void WaitCheck::launch_begins(const LaunchView& launch) {
  groups_.launch_begins(launch);
  lds_bytes_ = launch.lds_bytes;
  counts_translations_ = launch.counts_translations;
  counter_most_ = launch.counter_most;
  rules_ = wait_rules(launch.hazards);
  prepared_.clear();
}

void WaitCheck::workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) {
  WaitGroup& group = groups_.next();
  group.waves.resize(waves);
  for (Flight& flight : group.waves) flight.clear();
  group.lds.assign((std::size_t{lds_bytes_} + 3) / 4, {});
  group.filled.assign(1, {});
}

void WaitCheck::before(const Step& step) {
  group_ = &groups_.of(step.wave);
  Flight& flight = group_->waves[step.wave.wave];
  for (const Wait& wait : step.uses->all_waits()) land(step, flight, wait);
  if (counts_translations_) look_at_translations(step, flight);
  if (rules_.expert_scheduling) look_at_scheduling(step, flight);
  if (flight.counters == 0 || !flight.may_hold(prepared_.of(step, [&] { return facts_of(step); }).touched)) return;
  for (const RegisterUse& use : step.uses->all()) {
    for (std::uint32_t left = flight.counters; left != 0; left &= left - 1)
      look_for(step, use, flight, static_cast<WaitCounter>(std::countr_zero(left)));
  }
}

void WaitCheck::after(const Step& step) {
  group_ = &groups_.of(step.wave);
  const bool lds = step.access != nullptr && may_reach_lds(*step.access->op);
  if (lds) look_at_lds(step);
  if (!step.uses->raises) return;
  Flight& flight = group_->waves[step.wave.wave];
  PendingAccess access = prepared_.of(step, [&] { return facts_of(step); }).access;
  if (step.access != nullptr) access.left_out = step.access->left_out;
  if (counts_translations_) access.number = flight.translations.add(step);
  access.read = flight.scheduling.number();
  if (lds) access.fill = mark_lds(step);
  for (std::size_t c = 0; c < wait_counters; ++c) {
    const auto counter = static_cast<WaitCounter>(c);
    if (!step.uses->raises.has(counter)) continue;
    // A full counter: hardware issues this access when the oldest has returned.
    if (const std::uint32_t most = counter_most_[c]; most != 0 && flight.on_way[c].size() >= most)
      land(step, flight, {counter, most - 1});
    flight.add(c, access);
  }
  if (access.fill != 0) group_->filled[access.fill].counter = counter_of_lds(step);
}

void WaitCheck::moved(const Step& step) {
  group_ = &groups_.of(step.wave);
  if (!step.info->memory->tensor()) return;
  if (step.access->from_lds()) return look_at_lds(step);
  std::vector<PendingAccess>& accesses =
      group_->waves[step.wave.wave].on_way[static_cast<std::size_t>(WaitCounter::tensorcnt)];
  if (accesses.empty()) return;
  PendingAccess& access = accesses.back();
  if (access.fill == 0) {
    access.fill = static_cast<std::uint32_t>(group_->filled.size());
    group_->filled.push_back(fill_by(step));
    group_->filled.back().counter = WaitCounter::tensorcnt;
    group_->filled.back().loaded = true;
  }
  each_lds_dword(step, true, [&](std::uint32_t& last, std::uint64_t, std::uint32_t) { last = access.fill; });
}

void WaitCheck::mark(Registers& registers, const RegisterUse& use) {
  constexpr std::uint32_t vgprs = 512;
  for (std::uint32_t i = 0; i < use.count; ++i) {
    const std::uint32_t bit = use.file == UsedFile::vgpr ? (use.first + i) % vgprs : vgprs + (use.first + i) % 256;
    registers[bit / 64] |= std::uint64_t{1} << bit % 64;
  }
}

WaitCheck::WaitFacts WaitCheck::facts_of(const Step& step) {
  WaitFacts facts;
  facts.access.pc = step.pc;
  facts.access.kind = step.uses->access;
  facts.access.atomic = step.info->memory != nullptr && step.info->memory->action == MemoryAction::atomic;
  for (const RegisterUse& use : step.uses->all()) {
    mark(facts.touched, use);
    if (use.written && !use.implicit && facts.access.count < facts.access.registers.size())
      facts.access.registers[facts.access.count++] = use;
  }
  return facts;
}

bool WaitCheck::may_reach_lds(const MemoryOp& op) {
  return op.address == AddressForm::lds || op.address == AddressForm::flat || op.action == MemoryAction::load_to_lds ||
         op.action == MemoryAction::store_from_lds;
}

/// Accesses of one order class return in order.
AccessClass WaitCheck::order_class(AccessClass kind) {
  switch (kind) {
    case AccessClass::lds: return AccessClass::lds;
    case AccessClass::scalar: return AccessClass::scalar;
    case AccessClass::message: return AccessClass::message;
    default: return AccessClass::none;
  }
}

bool WaitCheck::in_order(const std::vector<PendingAccess>& accesses) const {
  const auto is_flat = [](const PendingAccess& a) {
    return a.kind == AccessClass::flat_load || a.kind == AccessClass::flat_store;
  };
  const PendingAccess* first = nullptr;
  for (const PendingAccess& access : accesses) {
    if (access.kind == AccessClass::scalar) return false;
    if (is_flat(access) && !rules_.flat_in_order) return false;
    if (is_flat(access)) continue;
    if (first != nullptr && order_class(first->kind) != order_class(access.kind)) return false;
    first = &access;
  }
  return true;
}

void WaitCheck::land(const Step& step, Flight& flight, const Wait& wait) {
  const auto counter = static_cast<std::size_t>(wait.counter);
  if (wait.counter == WaitCounter::xcnt) flight.translations.wait(wait.limit);
  const std::vector<PendingAccess>& accesses = flight.on_way[counter];
  if (accesses.size() <= wait.limit || (wait.limit != 0 && !in_order(accesses))) return;
  const std::size_t count = accesses.size() - wait.limit;
  for (std::size_t i = 0; i < count; ++i) {
    Fill& fill = group_->filled[accesses[i].fill];
    if (accesses[i].fill != 0 && fill.counter == wait.counter) fill.landed = step.wave.barrier_signals;
    flight.translations.landed(accesses[i].number);
    flight.scheduling.returned(accesses[i].read);
  }
  flight.remove(counter, count);
}

void WaitCheck::look_at_translations(const Step& step, Flight& flight) {
  flight.translations.look(step, [&](std::uint64_t pc, const RegisterUse& use, std::uint32_t number, std::size_t left) {
    FindingPlace other = place(step);
    other.pc = pc;
    findings().add(CheckKind::wait, place(step), other, std::uint64_t{number} << 1 | 1, [&](Finding& f) {
      f.register_name = register_name(use.file, number, step.wave);
      f.what = "overwrites " + f.register_name + ", which an access reads whose address may not have been translated";
      f.advice = "needs " + wait_text(WaitCounter::xcnt, left) + " before";
    });
  });
}

void WaitCheck::look_at_scheduling(const Step& step, Flight& flight) {
  flight.scheduling.look(step, [&](std::uint64_t pc, std::uint32_t number, std::string what, std::string advice) {
    FindingPlace other = place(step);
    other.pc = pc;
    findings().add(CheckKind::wait, place(step), other, std::uint64_t{number} << 1, [&](Finding& f) {
      f.register_name = register_name(UsedFile::vgpr, number, step.wave);
      f.what = std::move(what);
      f.advice = std::move(advice);
    });
  });
}

bool WaitCheck::overlap(const RegisterUse& a, const RegisterUse& b) {
  return a.file == b.file && a.first < b.first + b.count && b.first < a.first + a.count;
}

/// The first register that two overlapping uses have in common. A block does not use registers whose bit in M0 is 0.
std::uint32_t WaitCheck::common_register(const Step& step, const RegisterUse& use, const PendingAccess& access,
                                         const RegisterUse& pending) {
  const AccessView* const own = step.access;
  const bool data = own != nullptr && own->left_out != 0 && (use.role == Role::data || use.role == Role::d0);
  const std::uint32_t end = static_cast<std::uint32_t>(std::min(use.first + use.count, pending.first + pending.count));
  for (std::uint32_t number = std::max(use.first, pending.first); number < end; ++number) {
    const bool waits = access.left_out == 0 || (access.left_out >> (number - pending.first) & 1) == 0;
    if (waits && !(data && own->leaves_out(number - use.first))) return number;
  }
  return no_register;
}

void WaitCheck::look_for(const Step& step, const RegisterUse& use, const Flight& flight, WaitCounter counter) {
  const std::vector<PendingAccess>& accesses = flight.on_way[static_cast<std::size_t>(counter)];
  for (std::size_t i = 0; i < accesses.size(); ++i) {
    const PendingAccess& access = accesses[i];
    for (std::size_t r = 0; r < access.count; ++r) {
      const RegisterUse& pending = access.registers[r];
      if (!overlap(pending, use)) continue;
      const std::uint32_t number = common_register(step, use, access, pending);
      if (number == no_register) continue;
      // Two loads into one register write it in the order they were issued, where they return together (wait_rules).
      // A load into one half of a register reads the other only in name.
      const bool merges = use.role == Role::d0 && step.info->memory != nullptr;
      if ((!use.read || merges) && step.uses->access == access.kind && rules_.write_in_order(access.kind)) continue;
      report(step, access, use, number, counter, accesses.size() - 1 - i);
    }
  }
}

void WaitCheck::report(const Step& step, const PendingAccess& access, const RegisterUse& use, std::uint32_t number,
                       WaitCounter counter, std::size_t younger) {
  FindingPlace other = place(step);
  other.pc = access.pc;
  findings().add(CheckKind::wait, place(step), other, std::uint64_t{number} << 1 | (use.file == UsedFile::scalar),
                 [&](Finding& f) {
                   const bool ordered =
                       in_order(group_->waves[step.wave.wave].on_way[static_cast<std::size_t>(counter)]);
                   f.register_name = register_name(use.file, number, step.wave);
                   f.what = (use.read ? "reads " : "overwrites ") + f.register_name + " before " +
                            (access.kind == AccessClass::message ? "the message has been answered there"
                             : access.atomic                     ? "the atomic has put the old value there"
                                                                 : "the load into it has returned");
                   f.advice = "needs " + wait_text(counter, ordered ? younger : 0) + " before";
                 });
}

/// Calls `visit` for each dword of LDS that the access reads or writes. Bytes of one dword count as one.
template <class Visit>
void WaitCheck::each_lds_dword(const Step& step, bool destinations, Visit&& visit) {
  const AccessView& access = *step.access;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    if (lane >= step.wave.lanes) break;
    const auto range = [&](std::uint64_t from) {
      for (std::uint64_t at = from / 4; at < (from + access.bytes + 3) / 4 && at < group_->lds.size(); ++at)
        visit(group_->lds[at], 4 * at, lane);
    };
    if (access.to_lds()) {
      if (destinations) range(access.address1[lane]);
      continue;
    }
    if (access.from_lds()) {
      if (!destinations) range(access.address1[lane]);
      continue;
    }
    if (access.space[lane] != AddressSpace::lds) continue;
    range(access.address[lane]);
    if (access.both) range(access.address1[lane]);
  }
}

/// Reports an access to LDS bytes that a load to LDS, or a store of another wave, may not have written yet. If the wave
/// of that store has not waited for it before the barrier between the two, the bytes may be missing. Without a
/// barrier between them it is a race, which check `race` reports.
void WaitCheck::look_at_lds(const Step& step) {
  if (step.access->to_lds()) return;
  std::uint32_t good = 0;  // one access decides for all dwords that it filled
  each_lds_dword(step, false, [&](std::uint32_t number, std::uint64_t at, std::uint32_t lane) {
    if (number == good || number == 0) return;
    const Fill& fill = group_->filled[number];
    const bool own = fill.wave == step.wave.wave;
    if (own ? !fill.loaded || fill.landed != Fill::on_way
            : fill.issued >= step.wave.barrier_waits || fill.landed < step.wave.barrier_waits) {
      good = number;
      return;
    }
    FindingPlace other = place(step);
    other.pc = fill.pc;
    other.wave = fill.wave;
    findings().add(CheckKind::wait, place(step, static_cast<std::int32_t>(lane)), other, 0, [&](Finding& f) {
      f.what = std::string(step.access->reads() ? "reads" : "writes") + " LDS byte " + hex(at) +
               " before the access that fills it was waited for";
      f.bytes = {AddressSpace::lds, at, 4};
      f.advice = "needs " + wait_text(fill.counter, 0) + (own ? " before" : " in the other wave, before the barrier");
    });
  });
}

WaitCheck::Fill WaitCheck::fill_by(const Step& step) {
  Fill fill;
  fill.pc = step.pc;
  fill.wave = step.wave.wave;
  fill.issued = step.wave.barrier_signals;
  return fill;
}

/// The counter that covers the LDS part of an access. FLAT raises two counters: this is LDS's. A load to LDS is counted
/// with other loads, and by XCNT until its address is translated.
WaitCounter WaitCheck::counter_of_lds(const Step& step) {
  WaitCounter found{};
  for (std::size_t c = 0; c < wait_counters; ++c) {
    const auto counter = static_cast<WaitCounter>(c);
    if (!step.uses->raises.has(counter) || counter == WaitCounter::xcnt) continue;
    found = counter;
    if (!step.access->to_lds() && (counter == WaitCounter::lgkmcnt || counter == WaitCounter::dscnt)) break;
  }
  return found;
}

/// Records an access that writes LDS. Its number in WaitGroup::filled; 0: it writes no LDS.
std::uint32_t WaitCheck::mark_lds(const Step& step) {
  if (!step.access->writes() && !step.access->to_lds()) return 0;
  Fill fill = fill_by(step);
  fill.loaded = step.access->to_lds();
  const auto number = static_cast<std::uint32_t>(group_->filled.size());
  bool any = false;
  each_lds_dword(step, true, [&](std::uint32_t& last, std::uint64_t, std::uint32_t) {
    last = number;
    any = true;
  });
  if (!any) return 0;
  group_->filled.push_back(fill);
  return number;
}

}  // namespace lockstep
