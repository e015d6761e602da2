// lockstep run: one launch, from the command line's words to an exit code.
#include <cstdio>

#include "command.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "ranks.hpp"
#include "session.hpp"
#include "watched_run.hpp"

namespace command {

int run(const RunOptions& options) {
  if (ranks::started()) return run_on_ranks(options);
  auto opened = Session::open(options);
  if (!opened) return fail(opened.message());
  Session& session = **opened;
  const lockstep::LaunchResult result = session.launch();
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  std::FILE* const text = session.text();
  if (result && !options.quiet && !options.json)
    std::fprintf(text, "%s: %llu workgroups, %llu waves, %llu instructions, %.3f s\n",
                 session.kernel().info().name.c_str(), static_cast<unsigned long long>(result.statistics.workgroups),
                 static_cast<unsigned long long>(result.statistics.waves),
                 static_cast<unsigned long long>(result.statistics.instructions), result.statistics.seconds);
  if (auto given = session.give_results(); !given) return fail(given.message());
  for (const lockstep::Finding& finding : result.findings) {
    if (options.json) {
      std::fprintf(text, "%s\n", finding.json().c_str());
    } else {
      std::fprintf(stderr, "%s\n", finding.message().c_str());
    }
  }
  if (const std::string summary = findings_summary(result.findings);
      !summary.empty() && !options.quiet && !options.json)
    std::fprintf(text, "%s\n", summary.c_str());
  if (options.report) std::fputs(result.fidelity.text().c_str(), text);
  if (!result) {
    std::fprintf(stderr, "%s\n", result.text.c_str());
    if (WatchedRun::interrupted())
      std::fprintf(stderr, "lockstep: stopped by Ctrl-C after %llu workgroups, %llu waves, %llu instructions\n",
                   static_cast<unsigned long long>(result.statistics.workgroups),
                   static_cast<unsigned long long>(result.statistics.waves),
                   static_cast<unsigned long long>(result.statistics.instructions));
    return fault;
  }
  const int compared = session.compare_results();
  return compared == done && any_mistake(result.findings) ? found : compared;
}

}  // namespace command
