// Fits the numbers of the time model to recorded traces, and compares each kernel with a model that was fitted to the
// other kernels alone.
//
// usage: lockstep_timing_fit TARGET TRACES PARAMETERS [MODE [OTHER_TARGET OTHER_TRACES OTHER_PARAMETERS]]
// TRACES is what convert.py writes. Modes: `holdout` (the table), `holdout=KERNEL` (one row, and the numbers), `all`
// (the numbers that fit all kernels, as lines of a parameter file), `asis` (PARAMETERS as it is), `errors` (what holds
// the error of whole kernels). A fit starts from
// LLVM's numbers, or from those of another target, fitted without the same kernel.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "errors.hpp"
#include "replay.hpp"

namespace {

using namespace recorded;
using timing::Value;

/// What is fitted, and the number that it starts from: LLVM 22's where it has one, else what changes nothing.
struct Start {
  Value value;
  std::int32_t rdna, cdna;
  std::int32_t most = 64;  ///< larger numbers are not tried: they would stand for something else
};
constexpr std::array starts = {
    Start{Value::branch_taken, 32, 32},
    Start{Value::branch_not_taken, 1, 4},
    Start{Value::clause, 1, 4},
    Start{Value::fetch, 100, 100, 700},
    Start{Value::valu_front, 4, 0, 12},
    Start{Value::valu_latency, 5, 4},
    Start{Value::valu_queue, 4, 0},
    Start{Value::valu_mask, 5, 4},
    Start{Value::valu_masks, 0, 0},
    Start{Value::valu_done, 5, 4},
    Start{Value::valu_read, 1, 4},
    Start{Value::valu_delay, 5, 4},
    Start{Value::valu_wait, 5, 4},
    Start{Value::trans_issue, 1, 16},
    Start{Value::trans_latency, 10, 16},
    Start{Value::salu_latency, 2, 4},
    Start{Value::salu_valu, 2, 4},
    Start{Value::salu_smem, 2, 4},
    Start{Value::salu_vmem, 2, 4},
    Start{Value::salu_branch, 2, 4},
    Start{Value::salu_wait, 2, 4},
    Start{Value::memory_queue, 0, 0},
    Start{Value::lds_front, 1, 4, 16},
    Start{Value::lds_latency, 20, 64},
    Start{Value::lds_send, 1, 4, 16},
    Start{Value::lds_turn, 1, 4},
    Start{Value::lds_store, 20, 64},
    Start{Value::smem_memory, 320, 320, 9000},
    Start{Value::smem_latency, 20, 20, 700},
    Start{Value::vmem_front, 1, 4, 16},
    Start{Value::vmem_send, 1, 4, 16},
    Start{Value::vmem_source, 1, 4, 32},
    Start{Value::vmem_return, 64, 64},
    Start{Value::vmem_l2, 320, 320, 2000},
    Start{Value::vmem_memory, 320, 320, 9000},
    Start{Value::vmem_store, 320, 320, 2000},
};
constexpr std::array<std::int32_t, 48> tries = {0,   1,   2,   3,   4,   5,    6,    7,    8,    9,    10,   11,
                                                12,  13,  14,  15,  16,  17,   18,   19,   20,   22,   24,   26,
                                                28,  30,  32,  36,  40,  48,   64,   80,   100,  150,  200,  250,
                                                300, 350, 400, 500, 700, 1000, 1300, 2000, 3000, 4500, 6000, 9000};

struct Score {
  long gaps = 0, exact = 0, within = 0;
  double total_real = 0, total_model = 0, core_real = 0, core_model = 0;
  double after_real = 0, after_model = 0;  ///< the total without the wait for the arguments
  std::size_t waves = 0, longest = 0;
  void operator+=(const Score& other) {
    gaps += other.gaps;
    exact += other.exact;
    within += other.within;
  }
};

/// A number keeps its start unless the gain is at least this large: small effects are not fitted to noise.
constexpr double least_gain = 0.004;
/// From the second round on a value moves by at most so many of `tries`.
constexpr std::ptrdiff_t near = 4;

long grid(const timing::Parameters& parameters) { return parameters[Value::step]; }

/// How wrong the model is for the traces of these kernels; each kernel counts as much as another one.
double loss(Data& data, const timing::Parameters& parameters, const std::set<std::string>& kernels, std::size_t most) {
  data.prepare(parameters);
  struct Sum {
    double gaps = 0, waits = 0;
    long gap_count = 0, wait_count = 0;
    std::size_t traces = 0;
  };
  std::map<std::string, Sum> sums;
  const auto cycle = static_cast<double>(grid(parameters));
  for (std::size_t i = 0; i < data.traces.size(); ++i) {
    const std::string name = family(data.traces[i].kernel->name);
    Sum& sum = sums[name];
    if (kernels.count(name) == 0 || sum.traces++ >= most) continue;
    Replay(parameters, data.traces[i], i).step_by_step([&](const Gap& gap, timing::Cycle) {
      const double wrong = std::abs(static_cast<double>(gap.real - gap.model));
      if (gap.waits) {
        sum.waits += std::min(wrong / std::max(static_cast<double>(gap.real), 8 * cycle), 1.0);
        ++sum.wait_count;
      } else {
        sum.gaps += std::min(wrong / cycle, 12.0);
        ++sum.gap_count;
      }
    });
  }
  double all = 0;
  for (const auto& [name, sum] : sums) {
    if (sum.gap_count != 0) all += sum.gaps / static_cast<double>(sum.gap_count);
    if (sum.wait_count != 0) all += 0.2 * sum.waits / static_cast<double>(sum.wait_count);
  }
  return all;
}

/// Does any of the kernels have an instruction that the rule is for?
bool seen(const Data& data, const timing::InstructionRule& rule, const std::set<std::string>& kernels) {
  for (const auto& [name, kernel] : data.kernels) {
    if (kernels.count(family(name)) == 0) continue;
    for (const CodeEntry& entry : kernel.code)
      if (entry.known && timing::matches(rule.pattern, entry.instruction.info().mnemonic)) return true;
  }
  return false;
}

/// Do the smallest and the largest number change nothing? Then the kernels say nothing of this value.
bool without_effect(Data& data, timing::Parameters parameters, const Start& start, const std::set<std::string>& kernels,
                    double best) {
  for (const std::int32_t each : {start.value == Value::vmem_return ? 16 : 0, start.most}) {
    parameters[start.value] = each;
    if (loss(data, parameters, kernels, 3) != best) return false;
  }
  return true;
}

/// The parameters that fit the kernels best, value by value. What comes from traces that are not among them is left
/// out. `from`: numbers to start from, of another target; null: those of `starts`.
timing::Parameters fitted(Data& data, timing::Parameters parameters, const std::set<std::string>& kernels,
                          const timing::Parameters* from) {
  for (const Start& start : starts)
    parameters[start.value] = from != nullptr ? (*from)[start.value] : grid(parameters) == 1 ? start.rdna : start.cdna;
  std::erase_if(parameters.rules, [&](const timing::InstructionRule& rule) {
    return rule.source == timing::Source::trace && rule.rule == timing::Rule::cycles && !seen(data, rule, kernels);
  });
  double best = loss(data, parameters, kernels, 3);
  for (int round = 0; round < 3; ++round) {
    const double before = best;
    for (const Start& start : starts) {
      const std::int32_t now = parameters[start.value];
      if (without_effect(data, parameters, start, kernels, best)) continue;
      std::int32_t chosen = now;
      const auto here = std::lower_bound(tries.begin(), tries.end(), now) - tries.begin();
      for (std::ptrdiff_t i = 0; i < std::ssize(tries); ++i) {
        const std::int32_t each = tries[static_cast<std::size_t>(i)];
        if (round != 0 && std::abs(i - here) > near) continue;
        if (each == now || each > start.most || (each < 16 && start.value == Value::vmem_return)) continue;
        parameters[start.value] = each;
        const double found = loss(data, parameters, kernels, 3);
        if (found < best - (chosen == now ? least_gain : 0)) {
          best = found;
          chosen = each;
        }
      }
      parameters[start.value] = chosen;
    }
    if (before - best < 1e-3) break;
  }
  return parameters;
}

std::map<std::string, Score> scores(Data& data, const timing::Parameters& parameters, const std::string& only) {
  data.prepare(parameters);
  std::map<std::string, Score> result;
  for (std::size_t i = 0; i < data.traces.size(); ++i) {
    const Trace& trace = data.traces[i];
    const std::string name = family(trace.kernel->name);
    if (!only.empty() && name != only) continue;
    Score& score = result[name];
    Replay(parameters, trace, i).step_by_step([&](const Gap& gap, timing::Cycle) {
      if (gap.waits) return;
      const long wrong = std::labs(static_cast<long>(gap.real - gap.model));
      ++score.gaps;
      score.exact += wrong == 0 ? 1 : 0;
      score.within += wrong <= grid(parameters) ? 1 : 0;
    });
    for (const Wave& wave : trace.waves) {
      ++score.waves;
      score.longest = std::max(score.longest, wave.events.size());
    }
    Replay(parameters, trace, i).free(false, [&](const Gap& gap, timing::Cycle got) {
      score.total_real += static_cast<double>(gap.real);
      score.total_model += static_cast<double>(got);
      if (gap.arguments) return;
      score.after_real += static_cast<double>(gap.real);
      score.after_model += static_cast<double>(got);
    });
    Replay(parameters, trace, i).free(true, [&](const Gap& gap, timing::Cycle got) {
      if (gap.waits) return;
      score.core_real += static_cast<double>(gap.real);
      score.core_model += static_cast<double>(got);
    });
  }
  return result;
}

double percent(double part, double whole) { return whole == 0 ? 0 : 100 * part / whole; }

void print(const std::string& target, const std::string& kernel, const Score& s) {
  std::printf("| %s | %s | %zu | %zu | %ld | %.0f %% | %.1f %% | %+.0f %% | %+.0f %% | %+.0f %% |\n", target.c_str(),
              kernel.c_str(), s.waves, s.longest, s.gaps,
              percent(static_cast<double>(s.exact), static_cast<double>(s.gaps)),
              percent(static_cast<double>(s.within), static_cast<double>(s.gaps)),
              percent(s.core_model - s.core_real, s.core_real), percent(s.total_model - s.total_real, s.total_real),
              percent(s.after_model - s.after_real, s.after_real));
}

lockstep::Result<timing::Parameters> read_parameters(const std::string& file) {
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return timing::parse_parameters(text, file);
}

void print_fitted(std::FILE* to, const timing::Parameters& parameters) {
  for (const Start& start : starts)
    std::fprintf(to, "value %s %d\n", std::string(timing::value_names[static_cast<std::size_t>(start.value)]).c_str(),
                 parameters[start.value]);
}

/// Fitted to all kernels but `kernel`. Where another target's traces are given, its numbers, fitted without that
/// kernel, are where the fit starts.
timing::Parameters without(Data& data, const timing::Parameters& parameters, std::set<std::string> kernels,
                           const std::string& kernel, Data* other, const timing::Parameters* others) {
  kernels.erase(kernel);
  static std::map<std::string, timing::Parameters> known;  // by target and by the kernels that it was fitted to
  std::string key = data.target;
  for (const std::string& each : kernels) key += " " + each;
  if (const auto found = known.find(key); found != known.end()) return found->second;
  if (other == nullptr) return known[key] = fitted(data, parameters, kernels, nullptr);
  std::set<std::string> other_kernels;
  for (const Trace& trace : other->traces) other_kernels.insert(family(trace.kernel->name));
  const timing::Parameters from = without(*other, *others, other_kernels, kernel, nullptr, nullptr);
  return known[key] = fitted(data, parameters, kernels, &from);
}

int run(const std::string& target, const std::string& traces, const std::string& file, const std::string& mode,
        const char* const* other) {
  auto parameters = read_parameters(file);
  if (!parameters) {
    std::fprintf(stderr, "%s\n", parameters.message().c_str());
    return 1;
  }
  Data data = read(traces, target);
  Data other_data;
  lockstep::Result<timing::Parameters> others = timing::Parameters{};
  if (other != nullptr) {
    others = read_parameters(other[2]);
    if (!others) return std::fprintf(stderr, "%s\n", others.message().c_str()), 1;
    other_data = read(other[1], other[0]);
  }
  std::set<std::string> kernels;
  for (const Trace& trace : data.traces) kernels.insert(family(trace.kernel->name));
  if (mode == "errors") return print_errors(data, *parameters), 0;
  if (mode == "all") {
    print_fitted(stdout, without(data, *parameters, kernels, "", other != nullptr ? &other_data : nullptr, &*others));
    return 0;
  }
  Score all;
  for (const std::string& kernel : kernels) {
    if (mode.starts_with("holdout=") && mode.substr(8) != kernel) continue;
    const timing::Parameters best = mode == "asis" ? *parameters
                                                   : without(data, *parameters, kernels, kernel,
                                                             other != nullptr ? &other_data : nullptr, &*others);
    if (mode.starts_with("holdout=")) print_fitted(stderr, best);
    for (const auto& [name, score] : scores(data, best, kernel)) {
      print(target, name, score);
      std::fflush(stdout);
      all += score;
    }
  }
  std::printf("| %s | all gaps | | | %ld | %.0f %% | **%.1f %%** | | | |\n", target.c_str(), all.gaps,
              percent(static_cast<double>(all.exact), static_cast<double>(all.gaps)),
              percent(static_cast<double>(all.within), static_cast<double>(all.gaps)));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fputs(
        "usage: lockstep_timing_fit TARGET TRACES PARAMETERS [holdout|holdout=KERNEL|all|asis|errors [OTHER_TARGET "
        "OTHER_TRACES OTHER_PARAMETERS]]\n",
        stderr);
    return 2;
  }
  return run(argv[1], argv[2], argv[3], argc > 4 ? argv[4] : "holdout", argc > 7 ? argv + 5 : nullptr);
}
