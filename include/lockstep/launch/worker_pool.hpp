// Host threads that stay, so that a launch need not start any.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace lockstep {

/// Threads begin when a launch first wants them and end with the pool. Several launches may use it at once.
class WorkerPool {
 public:
  WorkerPool() = default;
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;
  ~WorkerPool() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// Calls `work` here and on up to `helpers` threads of the pool, and returns when all calls have. A helper that has
  /// not begun when the call here returns does not begin at all. Fewer help when the host gives no more threads.
  template <class Work>
  void run(std::size_t helpers, const Work& work) {
    if (helpers == 0) return work();
    Job job{[](const void* of) { (*static_cast<const Work*>(of))(); }, &work, helpers};
    {
      const std::lock_guard lock(mutex_);
      while (threads_.size() < helpers && add_thread()) {
      }
      jobs_.push_back(&job);
    }
    if (helpers == 1) {
      wake_.notify_one();
    } else {
      wake_.notify_all();
    }
    work();
    std::unique_lock lock(mutex_);
    std::erase(jobs_, &job);
    job.done.wait(lock, [&] { return job.running == 0; });
  }

 private:
  struct Job {
    void (*call)(const void*);
    const void* work;
    std::size_t wanted;
    std::size_t running = 0;
    std::condition_variable done{};
  };

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
    for (;;) {
      Job* job = nullptr;
      wake_.wait(lock, [&] { return ending_ || (job = next_job()) != nullptr; });
      if (job == nullptr) return;
      --job->wanted;
      ++job->running;
      lock.unlock();
      job->call(job->work);
      lock.lock();
      if (--job->running == 0) job->done.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job*> jobs_;
  std::vector<std::thread> threads_;
  bool ending_ = false;
};

}  // namespace lockstep
