// lockstep profile: what a launch executed, as a table, annotated disassembly, JSON or a page; or two launches
// compared.
#include "lockstep/device/profile.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "command.hpp"
#include "lockstep/device/hot_spots.hpp"
#include "lockstep/device/observers.hpp"
#include "lockstep/device/profile_comparison.hpp"
#include "lockstep/device/roofline.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/object/read_file.hpp"
#include "observed.hpp"
#include "session.hpp"
#include "source_lines.hpp"

namespace command {

using lockstep::Error;
using lockstep::Result;

namespace {

/// Of the file that the command names, else of the target.
Result<lockstep::timing::Parameters> parameters_of(const ProfileCommand& command, std::string_view target) {
  if (command.time_parameters.empty()) return lockstep::time_parameters(target);
  auto bytes = lockstep::read_file(command.time_parameters, std::uint64_t{1} << 20);
  if (!bytes) return bytes.error();
  return lockstep::timing::parse_parameters({reinterpret_cast<const char*>(bytes->data()), bytes->size()},
                                            command.time_parameters);
}

/// A launch with its profile.
struct Measured {
  std::unique_ptr<Session> session;
  lockstep::LaunchResult result;
  lockstep::ProfileResult counts;
  std::optional<lockstep::TimeEstimate> time;
  std::string title;  ///< "saxpy of saxpy.hsaco on gfx950"

  const lockstep::TimeEstimate* estimate() const { return time ? &*time : nullptr; }
};

/// `time`: with an estimate of time. Error: bad input.
Result<Measured> measure(const RunOptions& run, const ProfileCommand& command, bool time) {
  Measured measured;
  auto session = Session::open(run);
  if (!session) return session.error();
  measured.session = std::move(*session);
  Session& at = *measured.session;
  const std::string target(at.device().target());
  measured.title = at.kernel().info().name + " of " + run.file + " on " + target;
  lockstep::Profile observer;
  std::unique_ptr<lockstep::TimeObserver> clock;
  std::vector<lockstep::Observer*> observers{&observer};
  if (time) {
    auto parameters = parameters_of(command, target);
    if (!parameters) return parameters.error();
    clock = std::make_unique<lockstep::TimeObserver>(*parameters, target);
    observers.push_back(clock.get());
  }
  lockstep::Observers all(observers);
  measured.result = at.launch(clock ? static_cast<lockstep::Observer*>(&all) : &observer);
  if (measured.result.status == lockstep::LaunchResult::Status::refused) return Error{measured.result.text};
  measured.counts = observer.take();
  const auto lines = lockstep::SourceLines::read(at.elf());
  lockstep::complete_profile(measured.counts, at.device(),
                             [&](std::uint64_t pc) { return lines ? lines->line_text(pc) : ""; });
  if (clock) {
    measured.time = clock->take();
    if (lines)
      for (lockstep::EstimatedInstruction& each : measured.time->instructions) each.source = lines->line_text(each.pc);
  }
  return measured;
}

/// Of two code objects, each launched as `run` says. Where one of them has no parameters of the time model, counts.
int compare(const RunOptions& run, const ProfileCommand& command) {
  std::vector<Measured> both;
  const auto measure_all = [&](bool time) -> Result<void> {
    both.clear();
    for (const std::string& file : command.compare) {
      RunOptions options = run;
      options.file = file;
      auto measured = measure(options, command, time);
      if (!measured) return measured.error();
      if (!measured->result) return Error{file + ": " + measured->result.text};
      both.push_back(std::move(*measured));
    }
    return {};
  };
  bool time = true;
  for (const std::string& file : command.compare) {
    RunOptions options = run;
    options.file = file;
    auto session = Session::open(options);
    if (!session) return fail(session.message());
    auto parameters = parameters_of(command, (*session)->device().target());
    if (!parameters && !command.time_parameters.empty()) return fail(parameters.message());
    time = time && parameters;
  }
  if (auto done = measure_all(time); !done) return fail(done.message());
  const auto side = [](const Measured& m) {
    return lockstep::ProfileSide{m.title, &m.counts, m.estimate(), lockstep::profile_sources(m.counts)};
  };
  const auto comparison = lockstep::compare_profiles(side(both[0]), side(both[1]));
  if (!command.html.empty()) {
    const std::string title = "Two profiles of " + both[0].session->kernel().info().name;
    if (auto written = lockstep::write_text(command.html, lockstep::comparison_html(comparison, title)); !written)
      return fail(written.message());
  }
  if (run.json)
    std::fputs(lockstep::comparison_json(comparison).c_str(), stdout);
  else if (command.html.empty())
    std::fputs(lockstep::comparison_text(comparison).c_str(), stdout);
  return done;
}

/// The profile and what follows from it as one JSON object.
std::string json_of(const Measured& measured) {
  const lockstep::TimeEstimate* const time = measured.estimate();
  std::string json = lockstep::profile_json(measured.counts, measured.session->kernel().info().name);
  std::string more = ",\n\"roofline\":" + lockstep::roofline_json(lockstep::roofline(measured.counts, time));
  more += ",\n\"hot_spots\":" + lockstep::hot_spots_json(measured.counts, time);
  if (time != nullptr) more += ",\n\"time\":" + lockstep::time_json(*time);
  return json.insert(json.rfind('}'), more);
}

std::string table_of(const Measured& measured) {
  const lockstep::TimeEstimate* const time = measured.estimate();
  std::string text = measured.title + "\n";
  text += time != nullptr ? lockstep::time_table(*time) : lockstep::profile_table(measured.counts);
  text += "\n" + lockstep::roofline_text(measured.counts, time);
  return text + "\n" + lockstep::hot_spots_text(measured.counts, time);
}

}  // namespace

int profile(const RunOptions& run, const ProfileCommand& command) {
  if (!command.compare.empty()) {
    if (run.block.empty()) return fail("profile: --compare needs --grid and --block");
    if (command.annotate) return fail("profile: --annotate shows one profile, --compare two");
    return compare(run, command);
  }
  if (run.file.empty() || run.block.empty())
    return fail("profile: give a code object, --grid and --block, or --compare");
  auto measured = measure(run, command, command.time || !command.time_parameters.empty());
  if (!measured) return fail(measured.message());
  if (!command.html.empty()) {
    const lockstep::ProfilePage page{measured->title, lockstep::profile_sources(measured->counts),
                                     measured->estimate()};
    if (auto written = lockstep::write_text(command.html, lockstep::profile_html(measured->counts, page)); !written)
      return fail(written.message());
  }
  std::FILE* const text = measured->session->text();
  if (run.json)
    std::fputs(json_of(*measured).c_str(), text);
  else if (command.annotate)
    std::fputs(lockstep::profile_annotated(measured->counts).c_str(), text);
  else if (command.html.empty())
    std::fputs(table_of(*measured).c_str(), text);
  if (auto given = measured->session->give_results(); !given) return fail(given.message());
  if (!measured->result) {
    std::fprintf(stderr, "%s\n", measured->result.text.c_str());
    return fault;
  }
  return measured->session->compare_results();
}

}  // namespace command
