// lockstep trace: every instruction as it executes, a timeline, or what differs between two traces.
#include "lockstep/device/trace.hpp"

#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "command.hpp"
#include "lockstep/device/observers.hpp"
#include "lockstep/device/timeline.hpp"
#include "observed.hpp"
#include "session.hpp"
#include "store_compare.hpp"
#include "trace_source.hpp"

namespace command {

using lockstep::Result;
using lockstep::TraceEntry;
using lockstep::TraceOptions;

namespace {

Result<TraceOptions> trace_options(const TraceCommand& command) {
  TraceOptions options;
  options.lanes = command.lanes;
  for (const std::string& condition : command.only)
    if (auto added = lockstep::add_condition(options.filter, condition); !added)
      return lockstep::Error{"--only " + added.message()};
  return options;
}

/// Says that a trace is empty because nothing that ran fits.
int nothing_fits(const TraceCommand& command) {
  std::string conditions;
  for (const std::string& each : command.only) conditions += " --only " + each;
  return fail("no instruction that was executed fits" + conditions);
}

/// One instruction of a trace.
Result<std::optional<TraceEntry>> entry_at(TraceSource& source, TraceOptions options,
                                           const lockstep::TraceDifference& at) {
  std::optional<TraceEntry> found;
  options.filter.first_index = options.filter.last_index = at.index;
  std::string end;
  auto taken = source.each(
      options,
      [&](const TraceEntry& entry) {
        if (entry.who == at.who) found = entry;
      },
      end);
  if (!taken) return taken.error();
  return found;
}

int compare(const RunOptions& run, const TraceCommand& command, TraceOptions options) {
  auto first = open_trace_source(command.compare[0], run), second = open_trace_source(command.compare[1], run);
  if (!first) return fail(first.message());
  if (!second) return fail(second.message());
  if (const RunOptions* const a = (*first)->code_object(), * const b = (*second)->code_object();
      a != nullptr && b != nullptr && command.only.empty())
    return compare_stores(*a, *b);
  lockstep::TraceComparison comparison;
  std::string first_end, second_end;
  if (auto taken = (*first)->each(
          options, [&](const TraceEntry& entry) { comparison.first(entry); }, first_end);
      !taken)
    return fail(taken.message());
  if (auto taken = (*second)->each(
          options, [&](const TraceEntry& entry) { comparison.second(entry); }, second_end);
      !taken)
    return fail(taken.message());
  const auto difference = comparison.difference();
  if (!difference && first_end == second_end) {
    if (!command.only.empty() && comparison.compared() == 0) return nothing_fits(command);
    std::printf("the same: %llu instructions, %s and %s\n", static_cast<unsigned long long>(comparison.compared()),
                (*first)->name().c_str(), (*second)->name().c_str());
    return done;
  }
  if (difference) {
    // Launches repeat exactly: once more, with all lanes.
    if (!(*first)->is_text() && !(*second)->is_text()) options.lanes = true;
    auto a = entry_at(**first, options, *difference), b = entry_at(**second, options, *difference);
    if (!a) return fail(a.message());
    if (!b) return fail(b.message());
    std::printf("first difference: %s\n", explain_difference(*difference, *a, *b).c_str());
  }
  for (const auto& [source, end] : {std::pair(first->get(), first_end), std::pair(second->get(), second_end)})
    if (first_end != second_end)
      std::printf("%s: %s\n", source->name().c_str(), end.empty() ? "ended without a fault" : end.c_str());
  return found;
}

}  // namespace

int trace(const RunOptions& run, const TraceCommand& command) {
  const auto options = trace_options(command);
  if (!options) return fail(options.message());
  if (!command.compare.empty()) return compare(run, command, *options);
  if (run.file.empty() || run.block.empty()) return fail("trace: give a code object, --grid and --block, or --compare");
  auto session = Session::open(run, true);  // as with --compare
  if (!session) return fail(session.message());
  std::FILE* to = (*session)->text();
  if (!command.to.empty()) to = std::fopen(command.to.c_str(), "w");
  if (to == nullptr) return fail("cannot write " + command.to);
  bool begun = false, written = true;
  lockstep::Trace text(*options, [&](const lockstep::TracedStep& step) {
    if (!std::exchange(begun, true)) std::fprintf(to, "# entry %s\n", lockstep::hex(step.pc - step.from_entry).c_str());
    written = std::fprintf(to, "%s\n", step.line().c_str()) > 0 && written;
  });
  lockstep::Timeline timeline;
  std::vector<lockstep::Observer*> list;
  const bool to_text = command.timeline.empty() || !command.to.empty();
  if (to_text) list.push_back(&text);
  if (!command.timeline.empty()) list.push_back(&timeline);
  lockstep::Observers observers(std::move(list));
  const lockstep::LaunchResult result = (*session)->launch(&observers);
  if (to != stdout && to != stderr) written = std::fclose(to) == 0 && written;
  if (!written) return fail("cannot write " + (command.to.empty() ? "the trace" : command.to));
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  if (!command.timeline.empty())
    if (auto saved = lockstep::write_text(command.timeline, timeline.json()); !saved) return fail(saved.message());
  if (auto given = (*session)->give_results(); !given) return fail(given.message());
  if (!result) {
    std::fprintf(stderr, "%s\n", result.text.c_str());
    return fault;
  }
  if (to_text && !command.only.empty() && !begun) return nothing_fits(command);
  return (*session)->compare_results();
}

}  // namespace command
