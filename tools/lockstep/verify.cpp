// lockstep passport: the parts of a program for a GPU. lockstep verify: what that program wrote, against lockstep.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <span>
#include <sstream>

#include "command.hpp"
#include "compare.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device.hpp"
#include "lockstep/object/read_file.hpp"
#include "number.hpp"

namespace command {

namespace {

using lockstep::Error;
using lockstep::Result;

constexpr std::uint64_t most_instructions = 1'000'000;  // of a wave: the kernels take a hundredth of it
constexpr std::size_t cases_shown = 3;                  // of an instruction that differs

Result<lockstep::LaunchOptions> launch_options(const VerifyOptions& options) {
  lockstep::LaunchOptions launch;
  auto threads = parse_count("--threads", options.threads, 0xffffffff);
  if (!threads) return threads.error();
  launch.max_instructions = most_instructions;
  launch.threads = static_cast<std::uint32_t>(*threads);
  launch.engine = options.engine == "fast" ? lockstep::Engine::fast : lockstep::Engine::reference;
  for (const lockstep::MatrixModel model : lockstep::all_matrix_models)
    if (lockstep::matrix_model_name(model) == options.matrix_model) launch.matrix_model = model;
  if (!options.numerics.empty()) launch.numerics = *lockstep::numeric_model_of(options.numerics);
  return launch;
}

Result<void> write(const std::filesystem::path& path, std::span<const char> bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return lockstep::file_error("cannot write", path.string());
  return {};
}

std::string share(std::uint64_t part, std::uint64_t all) {
  return lockstep::decimal(part) + " of " + lockstep::decimal(all);
}

void show_different(const passport::Verdict& verdict, bool all) {
  std::string text = share(verdict.different_cases, verdict.cases) + " cases";
  if (verdict.different_results != 0) text += ", " + share(verdict.different_results, verdict.results) + " dwords";
  if (verdict.most_ulp != 0) text += ", at most " + lockstep::decimal(verdict.most_ulp) + " ulp";
  if (verdict.different_results != 0 && verdict.other_difference)
    text += verdict.most_ulp != 0 ? ", others in other ways" : ", not counted in ulp";
  std::printf("%s: %s\n", verdict.name.c_str(), text.c_str());
  const std::size_t shown = all ? verdict.lines.size() : std::min(verdict.lines.size(), cases_shown);
  for (std::size_t i = 0; i < shown; ++i) std::printf("  %s\n", verdict.lines[i].c_str());
  if (shown < verdict.lines.size())
    std::printf("  and %s more (--all)\n", lockstep::count_of(verdict.lines.size() - shown, "case").c_str());
}

/// How many instructions a reason keeps out; with `all` which.
void show_uncovered(const std::string& notes, bool all) {
  std::map<std::string, std::vector<std::string>> reasons;
  std::istringstream lines(notes);
  std::size_t total = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos) continue;
    reasons[line.substr(colon + 2)].push_back(line.substr(0, colon));
    ++total;
  }
  if (total == 0) return;
  std::printf("not covered: %s\n", lockstep::count_of(total, "instruction").c_str());
  for (const auto& [reason, names] : reasons) {
    std::printf("  %4zu %s\n", names.size(), reason.c_str());
    if (all)
      for (const std::string& name : names) std::printf("       %s\n", name.c_str());
  }
}

int show(const passport::Passport& passport, const std::vector<passport::Verdict>& verdicts, bool all) {
  std::uint64_t cases = 0, dwords = 0, not_run = 0, different = 0;
  for (const passport::Verdict& each : verdicts) {
    cases += each.cases;
    dwords += each.results;
    not_run += each.not_run;
    different += each.agrees() ? 0 : 1;
  }
  std::printf("passport of %s, waves of %u lanes, made by lockstep %s\n", std::string(passport.value("target")).c_str(),
              passport.lanes(), std::string(passport.value("version")).c_str());
  if (!passport.device.empty()) {
    std::istringstream lines(passport.device);
    for (std::string line; std::getline(lines, line);) std::printf("  %s\n", line.c_str());
  }
  std::printf("%zu instructions, %llu cases, %llu dwords of results\n", verdicts.size(),
              static_cast<unsigned long long>(cases), static_cast<unsigned long long>(dwords));
  for (const passport::Verdict& each : verdicts) {
    if (!each.agrees())
      show_different(each, all);
    else if (all)
      std::printf("%s: %s agree\n", each.name.c_str(), lockstep::count_of(each.cases - each.not_run, "case").c_str());
  }
  if (not_run != 0) std::printf("without results: %s\n", lockstep::count_of(not_run, "case").c_str());
  show_uncovered(passport.notes, all);
  if (different == 0 && not_run == 0)
    std::printf("all agree\n");
  else
    std::printf("%llu of %zu instructions differ\n", static_cast<unsigned long long>(different), verdicts.size());
  return different == 0 && not_run == 0 ? done : unexpected;
}

}  // namespace

int make_passport(const PassportOptions& options) {
  auto each = parse_count("--each", options.each, 0xffff);
  if (!each) return fail("passport: " + each.message());
  if (*each == 0) return fail("passport: --each must be at least 1");
  passport::Choice choice{options.only, static_cast<std::uint32_t>(*each), 0};
  if (!options.wave.empty()) choice.lanes = options.wave == "64" ? 64 : 32;
  const auto made = passport::make(options.target, LOCKSTEP_VERSION, choice);
  if (!made) return fail("passport: " + made.message());
  if (made->cases.empty())
    return fail("passport: no instruction that computes begins with '" + options.only + "' on " + options.target);
  const std::filesystem::path folder = options.folder;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::vector<std::uint8_t> head = passport::head_of(*made);
  if (auto written = write(folder / "passport.head", {reinterpret_cast<const char*>(head.data()), head.size()});
      !written)
    return fail("passport: " + written.message());
  const std::string source = passport::device_source(*made);
  if (auto written = write(folder / "passport.s", source); !written) return fail("passport: " + written.message());
  std::uint64_t bytes = 0;
  for (const passport::Case& one : made->cases) bytes += std::uint64_t{one.rows} * one.row_bytes;
  std::printf("%s: %zu cases, %llu bytes of results\n", options.target.c_str(), made->cases.size(),
              static_cast<unsigned long long>(bytes));
  return done;
}

int verify(const VerifyOptions& options) {
  const auto launch = launch_options(options);
  if (!launch) return fail("verify: " + launch.message());
  const auto bytes = lockstep::read_file(options.file, passport::most_bytes);
  if (!bytes) return fail("verify: " + bytes.message());
  const auto passport = passport::parse(*bytes);
  if (!passport) return fail("verify: " + options.file + ": " + passport.message());
  const auto targets = lockstep::Device::targets();
  const std::string target(passport->value("target"));
  if (std::find(targets.begin(), targets.end(), target) == targets.end())
    return fail("verify: " + options.file + ": it is of the target '" + target + "', which this lockstep has not");
  const auto computed = passport::compute(*passport, *launch);
  if (!computed) return fail("verify: " + options.file + ": " + computed.message());
  const auto verdicts = passport::compare(*passport, *computed);
  if (!verdicts) return fail("verify: " + options.file + ": " + verdicts.message());
  return show(*passport, *verdicts, options.all);
}

}  // namespace command
