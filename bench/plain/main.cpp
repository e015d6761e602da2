// lockstep_bench_plain [--target TARGET] [--seconds S] [--alone|--turns] [NAMES...]: plain kernels on this engine and
// on the processor by OpenCL, one thread each; every result is compared with the host's. `--alone`: without OpenCL, to
// profile. `--turns`: in place of OpenCL this engine, its waves without turns.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "fast/host/host_isa.hpp"
#include "on_lockstep.hpp"
#include "on_opencl.hpp"

namespace {

[[noreturn]] void stop(const std::string& why) {
  std::fprintf(stderr, "lockstep_bench_plain: %s\n", why.c_str());
  std::exit(1);
}

struct Settings {
  std::string target = "gfx950";
  double seconds = 0.5;  ///< of each kernel on each side, at least
  bool alone = false, turns = false;
  std::vector<std::string> names;
};

Settings settings_of(int count, char** arguments) {
  Settings settings;
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--alone")
      settings.alone = true;
    else if (argument == "--turns")
      settings.turns = true;
    else if (argument == "--target" && i + 1 < count)
      settings.target = arguments[++i];
    else if (argument == "--seconds" && i + 1 < count)
      settings.seconds = std::atof(arguments[++i]);
    else if (argument.starts_with("--"))
      stop("usage: lockstep_bench_plain [--target TARGET] [--seconds S] [--alone|--turns] [NAMES...]");
    else
      settings.names.push_back(argument);
  }
  return settings;
}

/// The best of runs that take `seconds` together, after a first one, whose result is checked.
double best(const plain::Work& work, double seconds, const std::function<plain::Outcome()>& run) {
  const plain::Outcome first = run();
  if (!first.error.empty()) stop(first.error);
  if (const std::string problem = plain::wrong(work, first.buffers); !problem.empty()) stop(problem);
  double least = HUGE_VAL;
  for (double spent = 0; spent < seconds;) {
    const plain::Outcome outcome = run();
    if (!outcome.error.empty()) stop(outcome.error);
    spent += outcome.seconds;
    least = std::min(least, outcome.seconds);
  }
  return least;
}

void run_all(const Settings& settings) {
  auto device = lockstep::Device::create(settings.target);
  if (!device) stop(device.message());
  std::string error;
  const bool with_rival = !settings.alone && !settings.turns;
  const std::unique_ptr<plain::OpenCl> rival = with_rival ? plain::OpenCl::create(error) : nullptr;
  if (rival == nullptr && with_rival) stop(error);
  std::printf("| kernel | size | lockstep | %s | ratio |\n|---|---|---|---|---|\n",
              settings.turns ? "without turns" : "OpenCL");
  double logarithms = 0;
  int count = 0;
  for (const plain::Plan& plan : plain::all_plans(plain::Scale::large)) {
    const auto& names = settings.names;
    if (!names.empty() && std::find(names.begin(), names.end(), plan.name) == names.end()) continue;
    const plain::Work work = plan.make();
    const lockstep::Code code =
        (*device)->load_file(std::string(LOCKSTEP_PLAIN_KERNELS "/") + settings.target + "/" + work.name + ".hsaco");
    if (!code) stop(code.message());
    const double ours =
        best(work, settings.seconds, [&] { return plain::run_on(**device, code, work, lockstep::Engine::fast); });
    double theirs = 0;
    if (settings.turns)
      theirs = best(work, settings.seconds,
                    [&] { return plain::run_on(**device, code, work, lockstep::Engine::fast, {}, 0); });
    if (rival != nullptr)
      theirs = best(work, settings.seconds,
                    [&] { return rival->run(work, std::string(LOCKSTEP_PLAIN_SOURCES "/") + work.name + ".cl"); });
    std::printf("| %s | %s | %.2f ms | %.2f ms | %.2f |\n", work.name.c_str(), work.size.c_str(), ours * 1e3,
                theirs * 1e3, theirs > 0 ? ours / theirs : 0);
    std::fflush(stdout);
    if (theirs > 0) {
      logarithms += std::log(ours / theirs);
      ++count;
    }
  }
  if (count > 0)
    std::printf("\nGeometric mean of %d ratios: %.2f. Target %s, host vectors %s; %s.\n", count,
                std::exp(logarithms / count), settings.target.c_str(),
                std::string(lockstep::fast::host_isa_name(lockstep::fast::host_isa())).c_str(),
                rival != nullptr ? rival->name().c_str() : "waves without turns");
}

}  // namespace

int main(int count, char** arguments) {
  setenv("POCL_MAX_PTHREAD_COUNT", "1", 1);
  run_all(settings_of(count, arguments));
}
