// The benchmark program: runs all timers with Google Benchmark, repeated and interleaved, and prints the table of
// bench/results: every measure against its limit or rival, of the same run.
#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "fast/host/host_isa.hpp"
#include "measures.hpp"

namespace bench {
namespace {

std::vector<Measure>& measures() {
  static std::vector<Measure> all;
  return all;
}

/// Keeps every repetition's time, in nanoseconds, by timer.
class Collector : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Iteration) times[run.run_name.function_name].push_back(run.GetAdjustedRealTime());
    }
  }
  /// The median of a timer's repetitions; with LOCKSTEP_BENCH_BEST, for machines that others keep busy, the least.
  double time_of(const std::string& name) const {
    const auto found = times.find(name);
    if (found == times.end()) return 0;
    std::vector<double> sorted = found->second;
    std::sort(sorted.begin(), sorted.end());
    return sorted[std::getenv("LOCKSTEP_BENCH_BEST") != nullptr ? 0 : sorted.size() / 2];
  }
  std::map<std::string, std::vector<double>> times;
};

std::string readable(double ns) {
  char text[32];
  if (ns >= 1e6)
    std::snprintf(text, sizeof text, "%.2f ms", ns / 1e6);
  else if (ns >= 1e4)
    std::snprintf(text, sizeof text, "%.1f us", ns / 1e3);
  else
    std::snprintf(text, sizeof text, "%.2f ns", ns);
  return text;
}

void print_table(const Collector& collector) {
  std::printf("| measure | lockstep | limit or rival | ratio | goal | stretch | |\n|---|---|---|---|---|---|---|\n");
  int met = 0, count = 0;
  for (const Measure& m : measures()) {
    const double time = collector.time_of(m.timer);
    if (time == 0) continue;
    const double limit = m.limit.empty() ? 0 : collector.time_of(m.limit) * m.limit_scale;
    char ratio[32] = "-", goal[32], stretch[32];
    bool good = false;
    if (m.goal == Goal::time) {
      good = time <= m.value;
      std::snprintf(goal, sizeof goal, "<= %s", readable(m.value).c_str());
      std::snprintf(stretch, sizeof stretch, "%s", readable(m.stretch).c_str());
    } else if (m.goal == Goal::bytes) {
      good = time <= m.value;
      std::snprintf(goal, sizeof goal, "<= %.0f MiB", m.value / (1 << 20));
      std::snprintf(stretch, sizeof stretch, "%.0f MiB", m.stretch / (1 << 20));
    } else if (m.goal == Goal::factor) {
      good = limit >= m.value * time;
      std::snprintf(ratio, sizeof ratio, "%.0fx faster", limit / time);
      std::snprintf(goal, sizeof goal, ">= %.0fx", m.value);
      std::snprintf(stretch, sizeof stretch, "%.0fx", m.stretch);
    } else if (m.goal == Goal::ratio) {
      good = time <= m.value * limit;
      std::snprintf(ratio, sizeof ratio, "%.2fx", time / limit);
      std::snprintf(goal, sizeof goal, "<= %.2fx", m.value);
      std::snprintf(stretch, sizeof stretch, "%.2fx", m.stretch);
    } else {
      good = limit >= m.value * time;
      std::snprintf(ratio, sizeof ratio, "%.0f %%", 100 * limit / time);
      std::snprintf(goal, sizeof goal, ">= %.0f %%", 100 * m.value);
      std::snprintf(stretch, sizeof stretch, "%.0f %%", 100 * m.stretch);
    }
    const char* verdict = good ? "met" : "missed";
    if (m.goal == Goal::none) {
      verdict = "-";
      std::snprintf(goal, sizeof goal, "-");
      std::snprintf(stretch, sizeof stretch, "-");
    } else {
      met += good;
      ++count;
    }
    char mebibytes[32];
    std::snprintf(mebibytes, sizeof mebibytes, "%.1f MiB", time / (1 << 20));
    const std::string value = m.goal == Goal::bytes ? mebibytes : readable(time);
    std::printf("| %s | %s | %s%s%s | %s | %s | %s | %s |\n", m.name.c_str(), value.c_str(),
                limit == 0 ? "-" : readable(limit).c_str(), limit == 0 ? "" : " ", m.limit.c_str(), ratio, goal,
                stretch, verdict);
  }
  std::printf("\n%d of %d goals met. Host vectors: %s.\n", met, count,
              std::string(lockstep::fast::host_isa_name(lockstep::fast::host_isa())).c_str());
}

}  // namespace

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double seconds_of(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void add_timer(const std::string& name, std::function<double()> once) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [once](benchmark::State& state) {
                                 for (auto _ : state) state.SetIterationTime(once());
                               })
      ->UseManualTime()
      ->Iterations(1);
}

void add_measure(Measure measure) { measures().push_back(std::move(measure)); }

}  // namespace bench

int main(int argc, char** argv) {
  bench::register_instruction_measures();
  bench::register_matrix_measures();
  bench::register_wmma_measures();
  bench::register_kernel_measures();
  bench::register_launch_measures();
  bench::register_target_measures();
  bench::register_image_measures();
  std::vector<char*> arguments(argv, argv + argc);
  std::string repetitions = "--benchmark_repetitions=15", interleave = "--benchmark_enable_random_interleaving=true";
  arguments.insert(arguments.begin() + 1, {repetitions.data(), interleave.data()});
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  bench::Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  bench::print_table(collector);
}
