// lockstep profile: what a launch executed, as a table, annotated disassembly, JSON or a page.
#include "lockstep/device/profile.hpp"

#include <cstdio>
#include <optional>

#include "command.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "observed.hpp"
#include "session.hpp"
#include "source_lines.hpp"

namespace command {

int profile(const RunOptions& run, const ProfileCommand& command) {
  auto session = Session::open(run);
  if (!session) return fail(session.message());
  lockstep::Profile observer;
  const lockstep::LaunchResult result = (*session)->launch(&observer);
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  lockstep::ProfileResult counts = observer.take();
  const auto lines = lockstep::SourceLines::read((*session)->elf());
  lockstep::complete_profile(counts, (*session)->device(),
                             [&](std::uint64_t pc) { return lines ? lines->line_text(pc) : ""; });
  std::FILE* const text = (*session)->text();
  const std::string kernel = (*session)->kernel().info().name;
  const std::string title = kernel + " of " + run.file + " on " + std::string((*session)->device().target());
  if (!command.html.empty()) {
    auto written =
        lockstep::write_text(command.html, lockstep::profile_html(counts, {title, lockstep::profile_sources(counts)}));
    if (!written) return fail(written.message());
  }
  if (run.json) {
    std::fputs(lockstep::profile_json(counts, kernel).c_str(), text);
  } else if (command.annotate) {
    std::fputs(lockstep::profile_annotated(counts).c_str(), text);
  } else if (command.html.empty()) {
    std::fputs((title + "\n" + lockstep::profile_table(counts)).c_str(), text);
  }
  if (auto given = (*session)->give_results(); !given) return fail(given.message());
  if (!result) {
    std::fprintf(stderr, "%s\n", result.text.c_str());
    return fault;
  }
  return (*session)->compare_results();
}

}  // namespace command
