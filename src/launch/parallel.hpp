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
#include <thread>
#include <vector>

#include "launch/grid_outcome.hpp"
#include "launch/worker_pool.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/engine/update_order.hpp"
#include "lockstep/launch/float_environment.hpp"

namespace lockstep {

/// How one workgroup ended, or the workgroups of one cluster.
struct WorkgroupOutcome {
  Fault fault{};  ///< of a cluster: with the workgroup
  std::uint64_t instructions = 0;
  std::uint32_t waves = 0;
  std::string explanation{};  ///< of the fault, where there is more to say than it holds
};

namespace detail {

/// State shared by the workers of one launch.
class GridProgress {
 public:
  using Clock = std::chrono::steady_clock;

  /// Of the workgroups, or clusters of `each` workgroups, `first` to `end`, on so many threads.
  GridProgress(std::uint64_t first, std::uint64_t end, const LaunchOptions& options, std::uint64_t each,
               std::size_t threads)
      : first_(first),
        end_(end),
        each_(each),
        options_(options),
        next_(first),
        at_work_(std::max<std::size_t>(threads, 1)) {
    for (auto& each_thread : at_work_) each_thread.store(nothing);
  }

  /// A number for a thread that takes workgroups.
  std::size_t add_thread() {
    taking_.fetch_add(1, std::memory_order_relaxed);
    return threads_.fetch_add(1, std::memory_order_relaxed);
  }
  /// May one of the threads take no more? Not the last one.
  bool spare_thread() {
    std::size_t taking = taking_.load(std::memory_order_relaxed);
    while (taking > 1)
      if (taking_.compare_exchange_weak(taking, taking - 1, std::memory_order_relaxed)) return true;
    return false;
  }
  /// Next workgroup for thread `thread`, or the end when there is none left that matters.
  std::uint64_t take(std::size_t thread) {
    // Never later in the order than what the thread has: who looks meanwhile waits a little longer.
    at_work_[thread].store(next_.load());
    const std::uint64_t index = next_.fetch_add(1);
    const bool matters = index < std::min(first_fault_.load(std::memory_order_relaxed), end_);
    at_work_[thread].store(matters ? index : nothing);
    return matters ? index : end_;
  }
  /// Have all workgroups before `index`, which somebody has taken, ended?
  bool is_first(std::uint64_t index) const {
    return std::all_of(at_work_.begin(), at_work_.end(), [&](const auto& other) { return other.load() >= index; });
  }
  /// Waits until they have, or until workgroup `index` is to be given up: then it gives false.
  bool await_first(std::uint64_t index) {
    const auto given_up = [&] { return superseded(index) || stop_requested(); };
    for (const auto until = Clock::now() + WorkerPool::waking; Clock::now() < until; std::this_thread::yield())
      for (int i = 0; i < 16; ++i)
        if (is_first(index)) return !given_up();
    while (!is_first(index)) {
      if (given_up()) return false;
      std::unique_lock lock(mutex_);
      ended_.wait_for(lock, std::chrono::milliseconds(1), [&] { return is_first(index); });
    }
    return !given_up();
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

  /// Workgroup `index`, which thread `thread` has taken, has ended.
  void finish(std::size_t thread, std::uint64_t index, const WorkgroupOutcome& outcome) {
    {
      const std::lock_guard lock(mutex_);
      note(index, outcome);
    }
    leave(thread);
  }
  /// The thread has no workgroup any more.
  void leave(std::size_t thread) {
    {
      const std::lock_guard lock(mutex_);
      at_work_[thread].store(nothing);
    }
    ended_.notify_all();
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
  static constexpr std::uint64_t nothing = ~std::uint64_t{0};

  void note(std::uint64_t index, const WorkgroupOutcome& outcome) {  // with mutex_ held
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

  const std::uint64_t first_, end_, each_;
  const LaunchOptions& options_;
  std::atomic<std::uint64_t> next_, first_fault_{~std::uint64_t{0}};
  std::vector<std::atomic<std::uint64_t>> at_work_;  // by thread: the workgroup that it has
  std::atomic<std::size_t> threads_{0}, taking_{0};
  std::atomic<bool> out_of_memory_{false};
  std::mutex mutex_;
  std::condition_variable ended_;  // a workgroup
  Fault fault_{};
  std::string explanation_;
  Statistics statistics_{};
  std::uint64_t reached_ = 0;
  Clock::time_point started_ = Clock::now(), reported_ = started_;
};

/// A thread that takes workgroups, and where these are in the order of updates. One that waits for more than half of
/// its time takes no more: the others are faster without it.
class GridThread final : public UpdateOrder {
 public:
  explicit GridThread(GridProgress& progress) : progress_(progress), number_(progress.add_thread()) {}
  ~GridThread() { progress_.leave(number_); }
  GridThread(const GridThread&) = delete;
  GridThread& operator=(const GridThread&) = delete;

  /// GridProgress::take and finish.
  std::uint64_t take() {
    constexpr std::uint32_t enough = 8;  // workgroups to judge by
    const bool waits = taken_ >= enough && waited_.count() != 0 && 2 * waited_ > GridProgress::Clock::now() - began_;
    if (waits && progress_.spare_thread()) return ~std::uint64_t{0};
    first_ = false;
    ++taken_;
    return index_ = progress_.take(number_);
  }
  void finish(const WorkgroupOutcome& outcome) { progress_.finish(number_, index_, outcome); }
  bool await() override {
    if (first_) return true;
    const auto before = GridProgress::Clock::now();
    first_ = progress_.await_first(index_);
    waited_ += GridProgress::Clock::now() - before;
    return first_;
  }

 private:
  GridProgress& progress_;
  const std::size_t number_;
  std::uint64_t index_ = 0;
  bool first_ = false;  ///< all workgroups before have ended
  std::uint32_t taken_ = 0;
  const GridProgress::Clock::time_point began_ = GridProgress::Clock::now();
  GridProgress::Clock::duration waited_{};
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
/// object `outcome(id, give_up, order)`: it runs workgroup `id` and asks `give_up()` now and then whether to abandon
/// it (whatever it then reports is dropped unless the launch was stopped). `order`, an UpdateOrder, is null where one
/// thread runs all, or where LaunchOptions::ordered_updates is off. With clusters `grid` counts these, a call
/// runs the `each` workgroups of one, and its outcome names the workgroup of a fault.
template <class MakeWorker>
GridOutcome run_grid(const Dim3& grid, const LaunchOptions& options, WorkerPool& pool, MakeWorker&& make_worker,
                     std::uint32_t each = 1) {
  const std::uint64_t first = options.range.first / each;
  const std::uint64_t end = options.range.count == 0 ? grid.volume() : first + options.range.count / each;
  const std::uint64_t asked = options.threads != 0 ? options.threads : pool.processors();
  const std::uint64_t wanted = options.observer != nullptr || options.stream != nullptr ? 1 : asked;
  const auto threads = static_cast<std::size_t>(std::min<std::uint64_t>({wanted, end - first, 1024}));
  detail::GridProgress progress(first, end, options, each, threads);
  const auto run_workgroups = [&](WorkerPool::Sleepers& sleepers, bool& useful) {
    const FloatEnvironment environment;
    auto run = make_worker();
    detail::GridThread thread(progress);
    UpdateOrder* const order = threads > 1 && options.ordered_updates ? &thread : nullptr;
    const auto look_for_help = [&] {
      if (sleepers.any() && progress.worth_waking()) sleepers.wake();
    };
    for (std::uint64_t index; (index = thread.take()) < end; look_for_help()) {
      useful = true;
      const std::array<std::uint32_t, 3> id = {static_cast<std::uint32_t>(index % grid.x),
                                               static_cast<std::uint32_t>(index / grid.x % grid.y),
                                               static_cast<std::uint32_t>(index / grid.x / grid.y)};
      const auto give_up = [&] {
        look_for_help();
        return progress.superseded(index) || progress.stop_requested();
      };
      WorkgroupOutcome outcome = run(id, give_up, order);
      if (each == 1) outcome.fault.workgroup = id;
      thread.finish(outcome);
    }
  };
  const auto work = [&](WorkerPool::Sleepers& sleepers) {
    bool useful = false;
    detail::call_or([&] { run_workgroups(sleepers, useful); }, [&] { progress.run_out_of_memory(); });
    return useful;
  };
  pool.run(threads - 1, work);
  return progress.outcome();
}

}  // namespace lockstep
