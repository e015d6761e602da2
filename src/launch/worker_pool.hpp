// Host threads that stay, so that a launch need not start any.
//
// Times are measured with what <condition_variable> and <thread> bring of std::chrono. The whole of <chrono>, with
// calendars and string streams, is about a twenty-fifth of what g++ takes for the header of an ISA.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace lockstep {

/// Threads begin when a launch first has work for them and end with the pool. Several launches may use it at once.
///
/// Waking a thread that sleeps takes longer than many launches. So a thread that had work looks out for more for about
/// as long as waking would take, and sleeps then: launches in a row find it awake, and no processor is kept busy for
/// longer than the waking would have cost. Those that sleep are woken only when the caller says that it is worth it.
class WorkerThreads {
  struct Job;

 public:
  /// About what waking takes on a virtual machine.
  static constexpr std::chrono::microseconds waking{30};

  /// The helpers of a job that sleep. Only the thread that runs the job can wake them.
  class Sleepers {
   public:
    bool any() const { return pool_ != nullptr; }
    void wake() { std::exchange(pool_, nullptr)->wake_helpers(*job_); }

   private:
    friend WorkerThreads;
    WorkerThreads* pool_ = nullptr;
    const Job* job_ = nullptr;
  };

  WorkerThreads() = default;
  WorkerThreads(const WorkerThreads&) = delete;
  WorkerThreads& operator=(const WorkerThreads&) = delete;
  ~WorkerThreads() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// Calls `work(sleepers)` here and on up to `helpers` threads of the pool, and returns when all calls have. A call
  /// gives whether it found anything to do. A helper that has not begun when the call here returns does not begin at
  /// all. Fewer help when the host gives no more threads.
  template <class Work>
  void run(std::size_t helpers, const Work& work) {
    Sleepers sleepers;
    if (helpers == 0) return static_cast<void>(work(sleepers));
    Job job{[](const void* of) {
              Sleepers none;
              return (*static_cast<const Work*>(of))(none);
            },
            &work, helpers};
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(&job);
      wanted_.fetch_add(helpers, std::memory_order_relaxed);
    }
    sleepers.pool_ = this;
    sleepers.job_ = &job;
    const Ending ending{*this, job};
    work(sleepers);
  }

 private:
  struct Job {
    bool (*call)(const void*);
    const void* work;
    std::size_t wanted;                   // calls that may still begin; with mutex_ held
    std::atomic<std::size_t> running{0};  // written with mutex_ held
    std::condition_variable done{};
  };

  /// Nobody begins with the job any more, and those who have are done: also when the call here throws.
  struct Ending {
    WorkerThreads& pool;
    Job& job;
    ~Ending() { pool.end(job); }
  };
  void end(Job& job) {
    std::unique_lock lock(mutex_);
    std::erase(jobs_, &job);
    wanted_.fetch_sub(job.wanted, std::memory_order_relaxed);
    const auto done = [&] { return job.running.load(std::memory_order_relaxed) == 0; };
    if (!done()) {
      lock.unlock();
      look_out(done);
      lock.lock();
    }
    job.done.wait(lock, done);
  }

  /// Waits for `come()` without sleeping, for as long as waking would take.
  template <class Come>
  static void look_out(const Come& come) {
    const auto end = std::chrono::steady_clock::now() + waking;
    while (!come() && std::chrono::steady_clock::now() < end) {
#if defined(__x86_64__) || defined(__i386__)
      for (int i = 0; i < 4 && !come(); ++i) __builtin_ia32_pause();
#endif
    }
  }

  void wake_helpers(const Job& job) {
    std::size_t wanted = 0;
    {
      const std::lock_guard lock(mutex_);
      wanted = job.wanted;
      while (threads_.size() < busy_ + wanted && add_thread()) {
      }
    }
    if (wanted == 1) {
      wake_.notify_one();
    } else if (wanted != 0) {
      wake_.notify_all();
    }
  }

  bool add_thread() {  // with mutex_ held
#if defined(__cpp_exceptions)
    try {
      threads_.emplace_back([this] { serve(); });
      return true;
    } catch (const std::system_error&) {
      return false;
    }
#else
    threads_.emplace_back([this] { serve(); });
    return true;
#endif
  }

  Job* next_job() {  // with mutex_ held
    for (Job* job : jobs_)
      if (job->wanted != 0) return job;
    return nullptr;
  }

  void serve() {
    std::unique_lock lock(mutex_);
    for (bool useful = false;;) {
      // One processor is left to those who launch.
      if (useful && next_job() == nullptr && looking_out_ + 1 < processors_) {
        ++looking_out_;
        lock.unlock();
        look_out([&] { return wanted_.load(std::memory_order_relaxed) != 0; });
        lock.lock();
        --looking_out_;
      }
      Job* job = nullptr;
      wake_.wait(lock, [&] { return ending_ || (job = next_job()) != nullptr; });
      if (job == nullptr) return;
      --job->wanted;
      wanted_.fetch_sub(1, std::memory_order_relaxed);
      job->running.fetch_add(1, std::memory_order_relaxed);
      ++busy_;
      lock.unlock();
      useful = job->call(job->work);
      lock.lock();
      --busy_;
      if (job->running.fetch_sub(1, std::memory_order_relaxed) == 1) job->done.notify_all();
    }
  }

  const std::size_t processors_ = std::max(1u, std::thread::hardware_concurrency());
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job*> jobs_;
  std::atomic<std::size_t> wanted_{0};  // calls of all jobs that may still begin; written with mutex_ held
  std::size_t looking_out_ = 0;         // threads; with mutex_ held
  std::size_t busy_ = 0;                // threads that a job has; with mutex_ held
  std::vector<std::thread> threads_;
  bool ending_ = false;
};

/// Counts the forks between the first process and this one. A child has its parent's memory but none of its threads, so
/// a pool that finds another number here than before starts its threads anew. A program that forks and uses devices in
/// the child has to count up in the child; liblockstep does so for its users.
inline std::atomic<std::uint32_t> process_generation{0};

/// The threads of a device in this process.
class WorkerPool {
 public:
  using Sleepers = WorkerThreads::Sleepers;
  static constexpr std::chrono::microseconds waking = WorkerThreads::waking;

  WorkerPool() = default;
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  ~WorkerPool() {
    const Own* const own = own_.load(std::memory_order_acquire);
    if (own != nullptr && own->is_here()) delete own;
  }

  /// Threads that the host runs at once.
  std::size_t processors() const { return processors_; }

  /// WorkerThreads::run, by threads of this process.
  template <class Work>
  void run(std::size_t helpers, const Work& work) {
    Sleepers none;
    if (helpers == 0) return static_cast<void>(work(none));
    threads().run(helpers, work);
  }

 private:
  struct Own {
    const std::uint32_t generation = process_generation.load(std::memory_order_relaxed);
    WorkerThreads threads{};
    bool is_here() const { return generation == process_generation.load(std::memory_order_relaxed); }
  };
  /// What the parent had is not touched: its locks and conditions are as the fork met them.
  WorkerThreads& threads() {
    Own* own = own_.load(std::memory_order_acquire);
    while (own == nullptr || !own->is_here()) {
      auto made = std::make_unique<Own>();
      if (own_.compare_exchange_strong(own, made.get(), std::memory_order_acq_rel)) own = made.release();
    }
    return own->threads;
  }

  const std::size_t processors_ = std::max(1u, std::thread::hardware_concurrency());
  std::atomic<Own*> own_{nullptr};
};

}  // namespace lockstep
