// Which launches of a device run, so that host memory is given back to its owner when none of them can touch it.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "launch/worker_pool.hpp"

namespace capi {

class RunningLaunches {
 public:
  /// One launch, as long as the object lives. It belongs to the thread that makes it, unless a debugger drives it.
  class Launch {
   public:
    enum class Of : std::uint8_t { thread, debugger };
    Launch(RunningLaunches& all, Of whose) : all_(all), outer_(innermost()) {
      if (whose == Of::thread) innermost() = this;
      const std::lock_guard lock(all_.mutex_);
      number_ = ++all_.last_;
      all_.running_.emplace(number_, Running{whose, lockstep::process_generation.load(std::memory_order_relaxed)});
    }
    ~Launch() {
      if (innermost() == this) innermost() = outer_;
      {
        const std::lock_guard lock(all_.mutex_);
        all_.running_.erase(number_);
      }
      all_.changed_.notify_all();
    }
    Launch(const Launch&) = delete;
    Launch& operator=(const Launch&) = delete;

   private:
    friend class RunningLaunches;
    /// The launch that the calling thread is in; a plain pointer, which needs no destructor when the thread ends.
    static Launch*& innermost() {
      thread_local Launch* launch = nullptr;
      return launch;
    }
    RunningLaunches& all_;
    Launch* outer_;
    std::uint64_t number_ = 0;
  };

  /// Why `wait` would never return; empty if it would.
  std::string wait_problem() {
    for (const Launch* each = Launch::innermost(); each != nullptr; each = each->outer_)
      if (&each->all_ == this)
        return "this thread is inside a launch of the device, which may use the memory: call this when it has ended";
    const std::lock_guard lock(mutex_);
    forget_other_process();
    for (const auto& [number, launch] : running_)
      if (launch.whose == Launch::Of::debugger)
        return "a debugger's launch may use the memory: destroy the debugger first";
    return "";
  }
  /// Until all launches that run now have ended. Launches that begin meanwhile are not waited for.
  void wait() {
    std::unique_lock lock(mutex_);
    forget_other_process();
    const std::uint64_t last = last_;
    changed_.wait(lock, [&] { return running_.empty() || running_.begin()->first > last; });
  }

 private:
  struct Running {
    Launch::Of whose;
    std::uint32_t process;  ///< in which it runs: a child process has none of its parent's launches
  };
  void forget_other_process() {  // with mutex_ held
    const std::uint32_t here = lockstep::process_generation.load(std::memory_order_relaxed);
    std::erase_if(running_, [&](const auto& each) { return each.second.process != here; });
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t last_ = 0;
  std::map<std::uint64_t, Running> running_;  // by number
};

}  // namespace capi
