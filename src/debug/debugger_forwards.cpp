// Debugger: forwards, by instructions and lines.
#include <algorithm>

#include "debug/history.hpp"
#include "debug/wave_notes.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

/// Executes the next instruction and records calls, changed values and checkpoints.
void Debugger::execute_next() {
  frame_ = 0;
  finding_.reset();
  stepped_wave_ = launch_->next_wave();
  stepped_cluster_ = launch_->cluster_index();
  const std::uint64_t at = pc(stepped_wave_), before = launch_->executed();
  const SteppedInstruction& executed = instruction(at);
  launch_->step();
  if (launch_->cluster_index() != stepped_cluster_) {
    notes_.assign(launch_->waves(), {});
  } else if (launch_->executed() != before) {
    debug::WaveNotes& notes = notes_[stepped_wave_];
    if (lines_ != nullptr && source(launch_->code().file_address(at))) {
      notes.line_pc = at;
      notes.line_depth = notes.returns.size();
    }
    notes.take(executed, at, pc(stepped_wave_));
    note_call(notes, executed);
  }
  find_changes();
  if (!settings_.empty() && launch_->executed() != before) {
    apply_settings();
    read_watched();
  }
  history_->note(notes_);
}

/// A hit in `wave` at this moment. Its members are set one by one: g++ 12 at -O3 gives a false warning for an
/// initialiser list whose later members may throw.
Debugger::Hit Debugger::hit_of(std::uint32_t wave) const {
  Hit hit;
  hit.moment = moment();
  hit.wave = wave;
  return hit;
}

/// The breakpoint that stops the next instruction.
std::optional<Debugger::Hit> Debugger::breakpoint_here() {
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
      const auto value = each.condition->evaluate({launch_.get(), next, lane, scope_.get(), 0});
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

Debugger::Stop Debugger::over_stop() {
  wave_ = launch_->fault() ? launch_->fault().wave : launch_->next_wave();
  if (!launch_->fault()) return {Why::ended, 0, ""};
  lane_ = launch_->fault().lane >= 0 ? static_cast<std::uint32_t>(launch_->fault().lane) : first_lane(wave_);
  return {Why::fault, 0, launch_->result().text};
}

/// A stop that the user sees: counts the hit of its breakpoint, and removes a temporary one.
Debugger::Stop Debugger::stopped(Stop stop) {
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
Debugger::Stop Debugger::forward(const std::function<bool()>& done) {
  interrupted_.store(false, std::memory_order_relaxed);
  if (over()) return over_stop();
  for (;;) {
    execute_next();
    if (!changed_.empty()) {
      if (launch_->cluster_index() == stepped_cluster_) wave_ = stepped_wave_;
      return stopped(changed_.front());
    }
    if (over()) return over_stop();
    if (const auto finding = finding_here()) return stopped_at_finding(*finding);
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

Debugger::Stop Debugger::resume() {
  return forward([] { return false; });
}

/// The wave that is stepped has ended, or its workgroup has.
bool Debugger::wave_is_gone() const {
  return launch_->cluster_index() != stepped_cluster_ || status(wave_) == WaveStatus::ended || over();
}

Debugger::Stop Debugger::step_instruction(std::uint64_t count, bool over_calls) {
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
  return gone ? ended(std::move(stop), wave, " has ended") : stop;
}

/// A step whose wave is gone: says that it has ended, and selects the wave that is next.
Debugger::Stop Debugger::ended(Stop stop, std::uint32_t wave, const char* text) {
  if (stop.why != Why::stepped) return stop;
  wave_ = launch_->next_wave();
  return {Why::wave_ended, 0, "wave " + decimal(wave) + text};
}

/// Has `wave` come to the beginning of a statement in another line than `before`?
bool Debugger::began_line(std::uint32_t wave, const std::optional<SourcePlace>& before) const {
  const std::uint64_t at = file_pc(wave);
  const auto now = source(at);
  if (!now || !lines_->begins_statement(at)) return false;
  return !before || now->line != before->line || now->file != before->file;
}

Debugger::Stop Debugger::step_line(bool over_calls) {
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
  return gone ? ended(std::move(stop), wave, " has ended") : stop;
}

Debugger::Stop Debugger::run_to(const std::vector<std::uint64_t>& file_pcs) {
  if (over()) return over_stop();
  const std::uint32_t wave = wave_;
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    return gone || std::find(file_pcs.begin(), file_pcs.end(), file_pc(wave)) != file_pcs.end();
  });
  return gone ? ended(std::move(stop), wave, " has ended and did not come there") : stop;
}

Debugger::Stop Debugger::finish() {
  if (over()) return over_stop();
  const std::uint32_t wave = wave_;
  const std::size_t depth = notes_[wave].returns.size();
  bool gone = false;
  Stop stop = forward([&] {
    if (stepped_wave_ != wave) return false;
    gone = wave_is_gone();
    return gone || notes_[wave].returns.size() < depth;
  });
  return gone ? ended(std::move(stop), wave, " has ended") : stop;
}

}  // namespace lockstep
