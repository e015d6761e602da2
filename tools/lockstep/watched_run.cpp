#include "watched_run.hpp"

#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <utility>

#include "lockstep/base/text.hpp"

namespace command {

namespace {

constexpr std::chrono::seconds first_notice{5};

std::atomic<bool> stop = false;

/// The first Ctrl-C ends the launch, a second one the program.
void on_interrupt(int) {
  stop = true;
  std::signal(SIGINT, SIG_DFL);
}

/// "42 s", "3 min", "2 h".
std::string duration(double seconds) {
  if (seconds < 120) return std::to_string(static_cast<unsigned>(seconds + 0.5)) + " s";
  if (seconds < 7200) return std::to_string(static_cast<unsigned>(seconds / 60 + 0.5)) + " min";
  return std::to_string(static_cast<unsigned>(seconds / 3600 + 0.5)) + " h";
}

}  // namespace

std::string Standing::text(const std::function<std::string(std::uint64_t)>& source) const {
  constexpr std::size_t most = 4;
  std::string line = "workgroup (" + std::to_string(workgroup_[0]) + "," + std::to_string(workgroup_[1]) + "," +
                     std::to_string(workgroup_[2]) + "): ";
  for (std::size_t wave = 0; wave < waves_.size() && wave < most; ++wave) {
    const std::uint64_t pc = launch_.file_pc(waves_[wave]);
    line += (wave == 0 ? "wave " : ", wave ") + std::to_string(wave) +
            (waves_[wave] == 0 ? " not begun" : " at pc " + lockstep::hex(pc));
    if (const std::string where = waves_[wave] == 0 ? "" : source(pc); !where.empty()) line += " (" + where + ")";
  }
  if (waves_.size() > most) line += " and " + std::to_string(waves_.size() - most) + " more";
  return line;
}

WatchedRun::WatchedRun(const Standing* standing, std::function<std::string(std::uint64_t)> source, std::uint64_t budget)
    : standing_(standing),
      source_(std::move(source)),
      budget_(budget),
      terminal_(isatty(STDERR_FILENO) != 0),
      next_notice_(start_ + first_notice) {
  stop = false;
  before_ = std::signal(SIGINT, on_interrupt);
  if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN);  // of a program in the background
}

WatchedRun::~WatchedRun() {
  std::signal(SIGINT, before_);
  clear();
}

bool WatchedRun::interrupted() { return stop; }

void WatchedRun::clear() {
  if (shown_) std::fprintf(stderr, "\r\033[K");
  shown_ = false;
}

void WatchedRun::show(const lockstep::Progress& progress) {
  const auto now = Clock::now();
  next_notice_ = now + first_notice;
  if (!terminal_ || now - start_ < std::chrono::seconds(1)) return;
  const std::lock_guard lock(mutex_);
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  const auto done = static_cast<double>(progress.workgroups_done), all = static_cast<double>(progress.workgroups);
  const double rate = done / elapsed;
  std::fprintf(stderr, "\r\033[K%llu of %llu workgroups, %u %%, %.*f a second, about %s left",
               static_cast<unsigned long long>(progress.workgroups_done),
               static_cast<unsigned long long>(progress.workgroups), static_cast<unsigned>(100 * done / all),
               rate < 10 ? 1 : 0, rate, duration((all - done) / rate).c_str());
  std::fflush(stderr);
  shown_ = true;
}

bool WatchedRun::stop_requested() {
  if (stop) return true;
  if (!terminal_ || Clock::now() < next_notice_.load(std::memory_order_relaxed)) return false;
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock || Clock::now() < next_notice_.load()) return false;
  next_notice_ = Clock::now() + 6 * first_notice;
  clear();
  const double elapsed = std::chrono::duration<double>(Clock::now() - start_).count();
  std::string line = "lockstep: no workgroup has ended for seconds (the launch runs for " + duration(elapsed) + ")";
  if (standing_ != nullptr) line += "; " + standing_->text(source_);
  line += "; Ctrl-C ends it here and shows what was found, --max-instructions bounds a workgroup (now " +
          (budget_ == 0 ? std::string("no limit") : std::to_string(budget_)) + ")";
  std::fprintf(stderr, "%s\n", line.c_str());
  return false;
}

}  // namespace command
