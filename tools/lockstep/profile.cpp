// lockstep profile: what a launch executed, as a table, annotated disassembly, JSON or a page.
#include "lockstep/device/profile.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"
#include "lockstep/device/hot_spots.hpp"
#include "lockstep/device/observers.hpp"
#include "lockstep/device/roofline.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/object/read_file.hpp"
#include "observed.hpp"
#include "session.hpp"
#include "source_lines.hpp"

namespace command {

namespace {

/// Of the file that the command names, else of the target.
lockstep::Result<lockstep::timing::Parameters> parameters_of(const ProfileCommand& command, std::string_view target) {
  if (command.time_parameters.empty()) return lockstep::time_parameters(target);
  auto bytes = lockstep::read_file(command.time_parameters, std::uint64_t{1} << 20);
  if (!bytes) return bytes.error();
  return lockstep::timing::parse_parameters({reinterpret_cast<const char*>(bytes->data()), bytes->size()},
                                            command.time_parameters);
}

}  // namespace

int profile(const RunOptions& run, const ProfileCommand& command) {
  auto session = Session::open(run);
  if (!session) return fail(session.message());
  lockstep::Profile observer;
  std::unique_ptr<lockstep::TimeObserver> time;
  std::vector<lockstep::Observer*> observers{&observer};
  const std::string target((*session)->device().target());
  if (command.time || !command.time_parameters.empty()) {
    auto parameters = parameters_of(command, target);
    if (!parameters) return fail(parameters.message());
    time = std::make_unique<lockstep::TimeObserver>(*parameters, target);
    observers.push_back(time.get());
  }
  lockstep::Observers all(observers);
  const lockstep::LaunchResult result = (*session)->launch(time ? static_cast<lockstep::Observer*>(&all) : &observer);
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  lockstep::ProfileResult counts = observer.take();
  const auto lines = lockstep::SourceLines::read((*session)->elf());
  lockstep::complete_profile(counts, (*session)->device(),
                             [&](std::uint64_t pc) { return lines ? lines->line_text(pc) : ""; });
  std::optional<lockstep::TimeEstimate> estimate;
  if (time) {
    estimate = time->take();
    if (lines)
      for (lockstep::EstimatedInstruction& each : estimate->instructions) each.source = lines->line_text(each.pc);
  }
  const lockstep::TimeEstimate* const at = estimate ? &*estimate : nullptr;
  std::FILE* const text = (*session)->text();
  const std::string kernel = (*session)->kernel().info().name;
  const std::string title = kernel + " of " + run.file + " on " + target;
  if (!command.html.empty()) {
    auto written = lockstep::write_text(command.html,
                                        lockstep::profile_html(counts, {title, lockstep::profile_sources(counts), at}));
    if (!written) return fail(written.message());
  }
  if (run.json) {
    std::string json = lockstep::profile_json(counts, kernel);
    std::string more = ",\n\"roofline\":" + lockstep::roofline_json(lockstep::roofline(counts, at));
    more += ",\n\"hot_spots\":" + lockstep::hot_spots_json(counts, at);
    if (at != nullptr) more += ",\n\"time\":" + lockstep::time_json(*at);
    json.insert(json.rfind('}'), more);
    std::fputs(json.c_str(), text);
  } else if (command.annotate) {
    std::fputs(lockstep::profile_annotated(counts).c_str(), text);
  } else if (command.html.empty()) {
    std::string table = title + "\n" + (at != nullptr ? lockstep::time_table(*at) : lockstep::profile_table(counts));
    table += "\n" + lockstep::roofline_text(counts, at) + "\n" + lockstep::hot_spots_text(counts, at);
    std::fputs(table.c_str(), text);
  }
  if (auto given = (*session)->give_results(); !given) return fail(given.message());
  if (!result) {
    std::fprintf(stderr, "%s\n", result.text.c_str());
    return fault;
  }
  return (*session)->compare_results();
}

}  // namespace command
