// Members of Debugger: forwards and backwards. A part of debugger.hpp.
#pragma once

#include <bit>

#include "debug/debugger.hpp"

namespace lockstep {

/// Executes the next instruction and writes down what came of it.
inline void Debugger::one() {
  stepped_wave_ = launch_->next_wave();
  stepped_cluster_ = launch_->cluster_index();
  const std::uint64_t at = pc(stepped_wave_), before = launch_->executed();
  const SteppedInstruction& what = instruction(at);
  launch_->step();
  if (launch_->cluster_index() != stepped_cluster_) {
    notes_.assign(launch_->waves(), {});
  } else if (launch_->executed() != before) {
    debug::WaveNotes& notes = notes_[stepped_wave_];
    if (lines_ != nullptr && source(launch_->code().file_address(at))) {
      notes.line_pc = at;
      notes.line_depth = notes.returns.size();
    }
    notes.take(what, at, pc(stepped_wave_));
  }
  check_watched();
  if (!pokes_.empty() && launch_->executed() != before) {
    apply_pokes();
    look_at_watched();
  }
  history_.note(notes_);
}

inline void Debugger::look_at_watched() {
  for (Breakpoint& each : breakpoints_)
    if (each.watched && place_problem(*each.watched, *launch_).empty())
      each.last = place_bytes(*each.watched, *launch_);
}

inline void Debugger::check_watched() {
  changed_.clear();
  for (Breakpoint& each : breakpoints_) {
    if (!each.watched || !each.enabled || !place_problem(*each.watched, *launch_).empty()) continue;
    std::string now = place_bytes(*each.watched, *launch_);
    if (now == each.last) continue;
    const auto shown = [&](const std::string& bytes) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, bytes.data(), std::min<std::size_t>(bytes.size(), 8));
      return bytes.size() > 8 ? std::string("...") : Value::of(each.type, bits).text(each.type);
    };
    std::string text = place_text(*each.watched, *launch_);
    if (now.size() > 8) {
      const auto first = std::mismatch(now.begin(), now.end(), each.last.begin()).first - now.begin();
      text.append(", byte ").append(decimal(first)).append(" and maybe more of them");
    } else {
      text.append(": ").append(shown(each.last)).append(" -> ").append(shown(now));
    }
    each.last = std::move(now);
    changed_.push_back({Why::watchpoint, each.id, std::move(text)});
  }
}

/// Will the next instruction write the place, maybe what stands there already?
inline bool Debugger::next_writes(const Place& place) {
  const std::uint32_t next = launch_->next_wave();
  const auto overlap = [](std::uint64_t a, std::uint64_t a_size, std::uint64_t b, std::uint64_t b_size) {
    return a < b + b_size && b < a + a_size;
  };
  if (place.in_memory()) {
    const AddressSpace space = place.kind == Place::Kind::global ? AddressSpace::global
                               : place.kind == Place::Kind::lds  ? AddressSpace::lds
                                                                 : AddressSpace::scratch;
    if (space == AddressSpace::lds && launch_->workgroup_index(next) != launch_->workgroup_index(place.wave))
      return false;
    if (space == AddressSpace::scratch && next != place.wave) return false;
    for (const SteppedStore& store : launch_->next_stores()) {
      const bool here = space != AddressSpace::scratch || store.lane == place.lane;
      if (store.space == space && here && overlap(store.address, store.bytes, place.address, place.size)) return true;
    }
    return false;
  }
  if (next != place.wave || place.kind == Place::Kind::pc) return false;
  const Uses& uses = instruction(pc(next)).uses;
  if (place.kind == Place::Kind::scc) return uses.writes.has(State::scc);
  const bool scalar = place.kind == Place::Kind::scalar;
  const bool any_lane = scalar || uses.instruction_class == InstructionClass::matrix;
  if (!any_lane && (exec_of(next) >> place.lane & 1) == 0) return false;
  const SteppedWave wave = launch_->wave(next);
  constexpr std::uint32_t first_accvgpr = 256;  // in Uses
  const bool is_vgpr = place.kind == Place::Kind::vgpr && wave.accvgprs != 0;
  const auto told = [&](std::uint32_t number) {
    if (is_vgpr && number >= wave.vgprs) return number - wave.vgprs + first_accvgpr;
    return number + (place.kind == Place::Kind::accvgpr ? first_accvgpr : 0);
  };
  const auto touches = [&](std::uint64_t begin, std::uint64_t count) {
    for (std::uint32_t i = 0; i < place.size / 4; ++i)
      if (overlap(begin, count, told(place.number + i), 1)) return true;
    return false;
  };
  const UsedFile file = scalar ? UsedFile::scalar : UsedFile::vgpr;
  // Of a block registers stay as they are that M0 has no bit for.
  const bool block = uses.memory != nullptr && uses.memory->block;
  const std::uint32_t m0 = block ? wave.state->s[launch_->m0_number()] : 0;
  for (const RegisterUse& use : uses.all()) {
    if (!use.written || use.file != file || !touches(use.first, use.count)) continue;
    if (!block) return true;
    for (std::uint32_t i = 0; i < use.count && i < 32; ++i)
      if ((m0 >> i & 1) != 0 && touches(use.first + i, 1)) return true;
  }
  return false;
}

/// The watchpoint whose value the next instruction writes.
inline std::optional<Debugger::Stop> Debugger::next_writes_watched() {
  if (over()) return std::nullopt;
  for (const Breakpoint& each : breakpoints_) {
    if (!each.watched || !each.enabled || !place_problem(*each.watched, *launch_).empty()) continue;
    if (next_writes(*each.watched))
      return Stop{Why::watchpoint, each.id,
                  place_text(*each.watched, *launch_) + " is written, with the value that it has"};
  }
  return std::nullopt;
}

/// The breakpoint that stops the next instruction.
inline std::optional<Debugger::Hit> Debugger::breakpoint_here() {
  if (over()) return std::nullopt;
  const std::uint32_t next = launch_->next_wave();
  const std::uint64_t here = pc(next);
  for (const Breakpoint& each : breakpoints_) {
    if (!each.enabled || std::find(each.pcs.begin(), each.pcs.end(), here) == each.pcs.end()) continue;
    if (each.only_wave && (*each.only_wave != next)) continue;
    Hit hit = hit_of(next);
    hit.lane = first_lane(next);
    hit.stop.why = Why::breakpoint;
    hit.stop.id = each.id;
    if (!each.condition) return hit;
    const std::uint64_t lanes = each.condition->by_lane() ? exec_of(next) : std::uint64_t{1} << hit.lane;
    for (std::uint32_t lane = 0; lane < launch_->wave_lanes(); ++lane) {
      if ((lanes >> lane & 1) == 0) continue;
      const auto value = each.condition->evaluate({launch_.get(), next, lane});
      if (value && !value->truth()) continue;
      hit.lane = lane;
      if (!value)
        hit.stop = {Why::failed, each.id,
                    "the condition '" + each.condition->text() + "' of breakpoint " + decimal(each.id) + ": " +
                        value.message()};
      return hit;
    }
  }
  return std::nullopt;
}

inline Debugger::Stop Debugger::over_stop() {
  wave_ = launch_->fault() ? launch_->fault().wave : launch_->next_wave();
  if (!launch_->fault()) return {Why::ended, 0, ""};
  lane_ = launch_->fault().lane >= 0 ? static_cast<std::uint32_t>(launch_->fault().lane) : first_lane(wave_);
  return {Why::fault, 0, launch_->result().text};
}

/// The stop is one that people see: breakpoints are counted, temporary ones go.
inline Debugger::Stop Debugger::stopped(Stop stop) {
  for (auto each = breakpoints_.begin(); each != breakpoints_.end(); ++each) {
    if (stop.id == 0 || each->id != stop.id) continue;
    ++each->hits;
    if (each->temporary) breakpoints_.erase(each);
    break;
  }
  if (wave_ >= launch_->waves()) wave_ = launch_->next_wave();
  return stop;
}

/// Executes instructions until `done()`, asked after each, or something else stops.
template <class Done>
Debugger::Stop Debugger::forward(Done&& done) {
  interrupted_.store(false, std::memory_order_relaxed);
  if (over()) return over_stop();
  for (;;) {
    one();
    if (!changed_.empty()) {
      if (launch_->cluster_index() == stepped_cluster_) wave_ = stepped_wave_;
      return stopped(changed_.front());
    }
    if (over()) return over_stop();
    if (const auto hit = breakpoint_here()) {
      wave_ = hit->wave;
      lane_ = hit->lane;
      return stopped(hit->stop);
    }
    if (done()) return stopped({Why::stepped, 0, ""});
    if (interrupted_.load(std::memory_order_relaxed)) {
      wave_ = launch_->next_wave();
      return stopped({Why::interrupted, 0, ""});
    }
  }
}

inline Debugger::Stop Debugger::step_instruction(std::uint64_t count, bool over_calls) {
  if (over()) return over_stop();
  if (status(wave_) == WaveStatus::ended) return {Why::failed, 0, "wave " + decimal(wave_) + " has ended"};
  const std::uint32_t wave = wave_;
  const std::size_t depth = notes_[wave].returns.size();
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    if (gone) return true;
    if (over_calls && notes_[wave].returns.size() > depth) return false;
    return --count == 0;
  });
  if (gone && stop.why == Why::stepped) {
    stop = {Why::wave_ended, 0, "wave " + decimal(wave) + " has ended"};
    wave_ = launch_->next_wave();
  }
  return stop;
}

/// Has `wave` come to the beginning of a statement in another line than `before`?
inline bool Debugger::began_line(std::uint32_t wave, const std::optional<SourcePlace>& before) const {
  const std::uint64_t at = file_pc(wave);
  const auto now = source(at);
  if (!now || !lines_->begins_statement(at)) return false;
  return !before || now->line != before->line || now->file != before->file;
}

inline Debugger::Stop Debugger::step_line(bool over_calls) {
  if (lines_ == nullptr)
    return {Why::failed, 0, "there are no source lines: compile the kernel with -g, or step by instruction"};
  if (over()) return over_stop();
  if (status(wave_) == WaveStatus::ended) return {Why::failed, 0, "wave " + decimal(wave_) + " has ended"};
  const std::uint32_t wave = wave_;
  const auto before = source(file_pc(wave));
  const std::size_t depth = notes_[wave].returns.size();
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    if (gone) return true;
    const std::size_t now = notes_[wave].returns.size();
    if (over_calls && now > depth) return false;
    return began_line(wave, now == depth ? before : std::nullopt);
  });
  if (gone && stop.why == Why::stepped) {
    stop = {Why::wave_ended, 0, "wave " + decimal(wave) + " has ended"};
    wave_ = launch_->next_wave();
  }
  return stop;
}

inline Debugger::Stop Debugger::run_to(const std::vector<std::uint64_t>& file_pcs) {
  if (over()) return over_stop();
  const std::uint32_t wave = wave_;
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    return gone || std::find(file_pcs.begin(), file_pcs.end(), file_pc(wave)) != file_pcs.end();
  });
  if (gone && stop.why == Why::stepped) {
    stop = {Why::wave_ended, 0, "wave " + decimal(wave) + " has ended and did not come there"};
    wave_ = launch_->next_wave();
  }
  return stop;
}

inline Debugger::Stop Debugger::finish() {
  if (over()) return over_stop();
  const std::uint32_t wave = wave_;
  const std::size_t depth = notes_[wave].returns.size();
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    return gone || notes_[wave].returns.size() < depth;
  });
  if (gone && stop.why == Why::stepped) {
    stop = {Why::wave_ended, 0, "wave " + decimal(wave) + " has ended"};
    wave_ = launch_->next_wave();
  }
  return stop;
}

inline void Debugger::restore(const debug::Checkpoint& point) {
  history_.restore(point, notes_);
  apply_pokes();
  look_at_watched();
}

/// Goes to a moment, from the nearest point before it.
inline void Debugger::go_to(Moment to) {
  if (moment() == to) return;
  const auto point = history_.before(to / 2);
  if (moment() > to || 2 * point->first > moment()) restore(point->second);
  while (moment() < to && !over()) one();
}

/// Runs the past again, its last stretch first, and gives the last hit before now: `visit(hit)` is called before each
/// instruction (after it, with changed_) and says whether that moment is one. At the end the launch stands there, or
/// where it stood.
template <class Visit>
std::optional<Debugger::Hit> Debugger::search_back(Visit&& visit) {
  const Moment now = moment();
  if (now == 0) return std::nullopt;
  Moment end = now;
  auto point = history_.before((now - 1) / 2);
  const std::uint64_t executed = now / 2;
  constexpr std::uint64_t near = 512;  // a point so far back, for the next time
  for (;;) {
    const std::uint64_t begin = point->first;
    restore(point->second);
    std::optional<Hit> last;
    while (moment() < end && !over()) {
      if (executed > near && launch_->executed() == executed - near && begin + near < executed - near)
        history_.take(notes_);
      Hit hit = hit_of(launch_->next_wave());
      if (visit(hit)) last = std::move(hit);
    }
    if (last) {
      go_to(last->moment);
      return last;
    }
    if (begin == 0) {
      go_to(now);
      return std::nullopt;
    }
    end = 2 * begin;
    point = history_.before(begin - 1);
  }
}

inline Debugger::Stop Debugger::reverse_resume() {
  const auto hit = search_back([&](Hit& at) {
    auto breakpoint = breakpoint_here();
    auto written = next_writes_watched();
    one();
    if (!changed_.empty() || written) {
      at.stop = !changed_.empty() ? changed_.front() : std::move(*written);
      at.lane = lane_;
      return true;
    }
    if (!breakpoint) return false;
    at = std::move(*breakpoint);
    return true;
  });
  if (!hit) {
    go_to(0);
    wave_ = launch_->next_wave();
    return stopped({Why::beginning, 0, ""});
  }
  wave_ = hit->wave;
  lane_ = hit->lane;
  return stopped(hit->stop);
}

inline Debugger::Stop Debugger::reverse_step_instruction() {
  const std::uint32_t wave = wave_;
  const std::uint64_t cluster = launch_->cluster_index(), count = launch_->wave(wave).state->instructions;
  if (count == 0) return {Why::beginning, 0, "wave " + decimal(wave) + " has executed nothing yet"};
  const auto here = [&] {
    return launch_->cluster_index() == cluster && launch_->next_wave() == wave &&
           launch_->wave(wave).state->instructions == count - 1;
  };
  const std::uint64_t executed = launch_->executed();
  auto point = history_.before(executed);
  while (point->first != 0 && point->second.cluster == cluster && point->second.by_wave[wave] >= count)
    point = history_.before(point->first - 1);
  restore(point->second);
  constexpr std::uint64_t near = 512;
  while (!here() && !over()) {
    if (executed > near && launch_->executed() == executed - near) history_.take(notes_);
    one();
  }
  wave_ = wave;
  return {Why::stepped, 0, ""};
}

inline Debugger::Stop Debugger::reverse_step_line(bool over_calls) {
  if (lines_ == nullptr)
    return {Why::failed, 0, "there are no source lines: compile the kernel with -g, or step by instruction"};
  const std::uint32_t wave = wave_;
  const std::uint64_t cluster = launch_->cluster_index();
  if (launch_->wave(wave).state->instructions == 0)
    return {Why::beginning, 0, "wave " + decimal(wave) + " has executed nothing yet"};
  const std::size_t depth = notes_[wave].returns.size();
  const auto hit = search_back([&](Hit&) {
    bool arrived = false;
    if (launch_->cluster_index() == cluster && launch_->next_wave() == wave) {
      const debug::WaveNotes& notes = notes_[wave];
      const auto before = notes.line_pc == 0 || notes.line_depth != notes.returns.size()
                              ? std::nullopt
                              : source(launch_->code().file_address(notes.line_pc));
      arrived = launch_->wave(wave).state->instructions == 0 ||
                ((!over_calls || notes.returns.size() <= depth) && began_line(wave, before));
    }
    one();
    return arrived;
  });
  wave_ = wave;
  if (!hit) return {Why::beginning, 0, ""};
  return {Why::stepped, 0, ""};
}

}  // namespace lockstep
