// Workgroups, or whole clusters of them, shared out to host threads. Results, and which fault is reported, do not
// depend on the number of threads.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <new>
#include <string>

#include "lockstep/launch/float_environment.hpp"
#include "lockstep/launch/options.hpp"
#include "lockstep/launch/worker_pool.hpp"

namespace lockstep {

/// How one workgroup ended, or the workgroups of one cluster.
struct WorkgroupOutcome {
  Fault fault{};  ///< of a cluster: with the workgroup
  std::uint64_t instructions = 0;
  std::uint32_t waves = 0;
  std::string explanation{};  ///< of the fault, where there is more to say than it holds
};

struct GridOutcome {
  Fault fault{};  ///< of the first workgroup that faults, in the order x, y, z
  Statistics statistics{};
  std::uint64_t reached = 0;   ///< workgroups up to that one, or to the end of its cluster, in that order
  bool out_of_memory = false;  ///< the host had none left for the waves' state
  std::string explanation{};   ///< of the fault; may be empty
};

namespace detail {

/// State shared by the workers of one launch.
class GridProgress {
 public:
  /// Of the workgroups, or clusters of `each` workgroups, `first` to `end`.
  GridProgress(std::uint64_t first, std::uint64_t end, const LaunchOptions& options, std::uint64_t each = 1)
      : first_(first), end_(end), each_(each), options_(options), next_(first) {}

  /// Next workgroup to run, or the end when there is none left that matters.
  std::uint64_t take() {
    const std::uint64_t index = next_.fetch_add(1, std::memory_order_relaxed);
    return index < first_fault_.load(std::memory_order_relaxed) ? index : end_;
  }
  /// Should workgroup `index` give up? Yes if an earlier one has faulted: only the first fault is reported.
  bool superseded(std::uint64_t index) const { return index > first_fault_.load(std::memory_order_relaxed); }
  /// Will the workgroups that nobody has begun take longer than waking somebody for them?
  bool worth_waking() const {
    const std::uint64_t next = std::min(next_.load(std::memory_order_relaxed), end_), taken = next - first_;
    if (next == end_) return false;
    const std::chrono::duration<double> elapsed = Clock::now() - started_;
    return elapsed.count() * static_cast<double>(end_ - next) >
           std::chrono::duration<double>(WorkerPool::waking).count() * static_cast<double>(taken);
  }
  bool stop_requested() const {
    return options_.stop.stop_requested() || (options_.stop_requested && options_.stop_requested());
  }

  void finish(std::uint64_t index, const WorkgroupOutcome& outcome) {
    const std::lock_guard lock(mutex_);
    statistics_.instructions += outcome.instructions;
    if (outcome.fault) {
      if (index < first_fault_.load()) {
        reached_ = each_ * (index + 1);
        first_fault_.store(index);
        fault_ = outcome.fault;
        explanation_ = outcome.explanation;
      }
      return;
    }
    statistics_.workgroups += each_;
    statistics_.waves += outcome.waves;
    if (!options_.progress) return;
    const auto now = Clock::now();
    if (now - reported_ >= std::chrono::milliseconds(100) || statistics_.workgroups == each_ * (end_ - first_)) {
      reported_ = now;
      options_.progress({statistics_.workgroups, each_ * (end_ - first_)});
    }
  }
  void run_out_of_memory() {
    out_of_memory_.store(true);
    next_.store(end_);
  }
  GridOutcome outcome() const {
    GridOutcome result{fault_, statistics_, reached_, out_of_memory_.load(), explanation_};
    result.statistics.seconds = std::chrono::duration<double>(Clock::now() - started_).count();
    return result;
  }

 private:
  using Clock = std::chrono::steady_clock;
  const std::uint64_t first_, end_, each_;
  const LaunchOptions& options_;
  std::atomic<std::uint64_t> next_, first_fault_{~std::uint64_t{0}};
  std::atomic<bool> out_of_memory_{false};
  std::mutex mutex_;
  Fault fault_{};
  std::string explanation_;
  Statistics statistics_{};
  std::uint64_t reached_ = 0;
  Clock::time_point started_ = Clock::now(), reported_ = started_;
};

#if defined(__cpp_exceptions)
template <class F>
void call_or(F&& call, const std::function<void()>& on_bad_alloc) {
  try {
    call();
  } catch (const std::bad_alloc&) {
    on_bad_alloc();
  }
}
#else
template <class F>
void call_or(F&& call, const std::function<void()>&) {
  call();
}
#endif

}  // namespace detail

/// Runs all workgroups of the grid. `make_worker()` is called once for each thread and gives a function
/// object `outcome(id, give_up)`: it runs workgroup `id` and asks `give_up()` now and then whether to abandon
/// it (whatever it then reports is dropped unless the launch was stopped). With clusters `grid` counts these, a call
/// runs the `each` workgroups of one, and its outcome names the workgroup of a fault.
template <class MakeWorker>
GridOutcome run_grid(const Dim3& grid, const LaunchOptions& options, WorkerPool& pool, MakeWorker&& make_worker,
                     std::uint32_t each = 1) {
  const std::uint64_t first = options.range.first / each;
  const std::uint64_t end = options.range.count == 0 ? grid.volume() : first + options.range.count / each;
  detail::GridProgress progress(first, end, options, each);
  const auto run_workgroups = [&](WorkerPool::Sleepers& sleepers, bool& useful) {
    const FloatEnvironment environment;
    auto run = make_worker();
    const auto look_for_help = [&] {
      if (sleepers.any() && progress.worth_waking()) sleepers.wake();
    };
    for (std::uint64_t index; (index = progress.take()) < end; look_for_help()) {
      useful = true;
      const std::array<std::uint32_t, 3> id = {static_cast<std::uint32_t>(index % grid.x),
                                               static_cast<std::uint32_t>(index / grid.x % grid.y),
                                               static_cast<std::uint32_t>(index / grid.x / grid.y)};
      WorkgroupOutcome outcome = run(id, [&] {
        look_for_help();
        return progress.superseded(index) || progress.stop_requested();
      });
      if (each == 1) outcome.fault.workgroup = id;
      progress.finish(index, outcome);
    }
  };
  const auto work = [&](WorkerPool::Sleepers& sleepers) {
    bool useful = false;
    detail::call_or([&] { run_workgroups(sleepers, useful); }, [&] { progress.run_out_of_memory(); });
    return useful;
  };
  const std::uint64_t asked = options.threads != 0 ? options.threads : pool.processors();
  const std::uint64_t wanted = options.observer != nullptr || options.stream != nullptr ? 1 : asked;
  const auto threads = static_cast<std::size_t>(std::min<std::uint64_t>({wanted, end - first, 1024}));
  pool.run(threads - 1, work);
  return progress.outcome();
}

}  // namespace lockstep
