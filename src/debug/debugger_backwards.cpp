// Debugger: backwards, by restoring a checkpoint and running forwards from it.
#include "debug/history.hpp"
#include "debug/wave_notes.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

void Debugger::restore(const debug::Checkpoint& point) {
  frame_ = 0;
  finding_.reset();
  history_->restore(point, notes_);
  apply_settings();
  read_watched();
}

/// Goes to a moment, from the nearest checkpoint before it.
void Debugger::go_to(Moment to) {
  if (moment() == to) return;
  const auto point = history_->before(to / 2);
  if (moment() > to || 2 * point->first > moment()) restore(point->second);
  while (moment() < to && !over()) execute_next();
}

/// The last hit before this moment. Runs the past again from one checkpoint to the next, the last stretch first.
/// `visit(hit)` executes the next instruction and says whether the moment before it is a hit. The launch then stands at
/// the hit; without one it stands where it stood.
std::optional<Debugger::Hit> Debugger::search_back(const std::function<bool(Hit&)>& visit) {
  const Moment now = moment();
  if (now == 0) return std::nullopt;
  Moment end = now;
  auto point = history_->before((now - 1) / 2);
  const std::uint64_t executed = now / 2;
  constexpr std::uint64_t near = 512;  // a checkpoint this far back makes the next search short
  for (;;) {
    const std::uint64_t begin = point->first;
    restore(point->second);
    std::optional<Hit> last;
    while (moment() < end && !over()) {
      if (executed > near && launch_->executed() == executed - near && begin + near < executed - near)
        history_->take(notes_);
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
    point = history_->before(begin - 1);
  }
}

Debugger::Stop Debugger::reverse_resume() {
  const std::optional<std::size_t> from = finding_;
  const auto hit = search_back([&](Hit& at) {
    const bool cause = from && cause_here(caught_[*from]);
    const auto finding = from ? std::nullopt : finding_here();
    auto breakpoint = breakpoint_here();
    auto written = next_writes_watched();
    execute_next();
    if (!changed_.empty() || written) {
      at.stop = !changed_.empty() ? changed_.front() : std::move(*written);
      at.lane = lane_;
      return true;
    }
    if (cause) {
      at.stop = {Why::cause, 0, ""};
      at.lane = lane_;
      return true;
    }
    if (finding) {
      at.stop.why = Why::finding;
      at.stop.id = static_cast<int>(*finding);
      return true;
    }
    if (!breakpoint) return false;
    at = std::move(*breakpoint);
    return true;
  });
  if (!hit) {
    go_to(0);
    wave_ = launch_->next_wave();
    return stopped({Why::beginning, 0, from ? no_cause_text(caught_[*from]) : ""});
  }
  if (hit->stop.why == Why::finding) return stopped_at_finding(static_cast<std::size_t>(hit->stop.id));
  if (hit->stop.why == Why::cause) {
    const debug::CaughtFinding& finding = caught_[*from];
    wave_ = hit->wave;
    if (const std::int32_t lane = finding.other.known ? finding.other.lane : finding.lane; lane >= 0)
      lane_ = static_cast<std::uint32_t>(lane);
    return stopped(hit->stop);
  }
  wave_ = hit->wave;
  lane_ = hit->lane;
  return stopped(hit->stop);
}

Debugger::Stop Debugger::reverse_step_instruction() {
  const std::uint32_t wave = wave_;
  const std::uint64_t cluster = launch_->cluster_index(), count = launch_->wave(wave).state->instructions;
  if (count == 0) return {Why::beginning, 0, "wave " + decimal(wave) + " has executed nothing yet"};
  const auto here = [&] {
    return launch_->cluster_index() == cluster && launch_->next_wave() == wave &&
           launch_->wave(wave).state->instructions == count - 1;
  };
  const std::uint64_t executed = launch_->executed();
  auto point = history_->before(executed);
  while (point->first != 0 && point->second.cluster == cluster && point->second.by_wave[wave] >= count)
    point = history_->before(point->first - 1);
  restore(point->second);
  constexpr std::uint64_t near = 512;
  while (!here() && !over()) {
    if (executed > near && launch_->executed() == executed - near) history_->take(notes_);
    execute_next();
  }
  wave_ = wave;
  return {Why::stepped, 0, ""};
}

Debugger::Stop Debugger::reverse_step_line(bool over_calls) {
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
    execute_next();
    return arrived;
  });
  wave_ = wave;
  if (!hit) return {Why::beginning, 0, ""};
  return {Why::stepped, 0, ""};
}

}  // namespace lockstep
