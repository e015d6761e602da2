#include "events.hpp"

#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "signal.hpp"

namespace rocm {

namespace {

struct Waiting {
  std::function<bool()> is_true, work;
};

/// One thread for functions of the program, and one for copies: a function may wait for a copy.
struct Worker {
  std::mutex mutex;
  std::list<Waiting> waiting;
  std::thread thread;
  std::shared_ptr<std::atomic<bool>> ending;  ///< of this thread

  void add(Waiting one) {
    {
      const std::lock_guard lock(mutex);
      if (!thread.joinable()) {
        ending = std::make_shared<std::atomic<bool>>(false);
        thread = std::thread([this, mine = ending] { run(*mine); });
      }
      waiting.push_back(std::move(one));
    }
    signals_changed();
  }
  /// The first whose time has come, taken from the list.
  std::list<Waiting> take_ready(const std::atomic<bool>& end) {
    std::list<Waiting> ready;
    const std::lock_guard lock(mutex);
    if (end) return ready;
    for (auto each = waiting.begin(); each != waiting.end(); ++each)
      if (each->is_true()) {
        ready.splice(ready.begin(), waiting, each);
        break;
      }
    return ready;
  }
  void run(const std::atomic<bool>& end) {
    while (!end) {
      std::list<Waiting> ready;
      (void)wait_until([&] { return !(ready = take_ready(end)).empty() || end; }, forever);
      if (ready.empty()) return;
      if (!ready.front().work()) continue;
      const std::lock_guard lock(mutex);
      if (end) return;
      waiting.splice(waiting.end(), ready);
    }
  }
  void end() {
    std::thread ended;
    {
      const std::lock_guard lock(mutex);
      if (ending) *ending = true;
      ended = std::move(thread);
      waiting.clear();
    }
    signals_changed();
    if (!ended.joinable()) return;
    if (ended.get_id() == std::this_thread::get_id())
      ended.detach();
    else
      ended.join();
  }
};

Worker& functions() {
  static auto* const one = new Worker;
  return *one;
}
Worker& copies() {
  static auto* const one = new Worker;
  return *one;
}

std::mutex& handler_mutex = *new std::mutex;
hsa_amd_system_event_callback_t handler = nullptr;
void* handler_data = nullptr;

}  // namespace

void when(std::function<bool()> is_true, std::function<bool()> work) {
  functions().add({std::move(is_true), std::move(work)});
}

hsa_status_t copy_after(std::uint32_t count, const hsa_signal_t* signals, hsa_signal_t completion,
                        std::function<void()> copy) {
  if (count != 0 && !signals) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  std::vector<hsa_signal_t> before(signals, signals + count);
  for (const hsa_signal_t each : before)
    if (!signal_of(each)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  if (completion.handle != 0 && !signal_of(completion)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  const auto is_true = [before = std::move(before)] {
    for (const hsa_signal_t each : before)
      if (const amd_signal_t* const signal = signal_of(each); signal && value_of(*signal) != 0) return false;
    return true;
  };
  const auto work = [copy = std::move(copy), completion] {
    const std::uint64_t start = timestamp();
    copy();
    if (amd_signal_t* const signal = signal_of(completion)) {
      signal->start_ts = start;
      signal->end_ts = timestamp();
    }
    complete(completion);
    return false;
  };
  copies().add({is_true, work});
  return HSA_STATUS_SUCCESS;
}

void end_events() {
  functions().end();
  copies().end();
}

void set_event_handler(hsa_amd_system_event_callback_t callback, void* data) {
  const std::lock_guard lock(handler_mutex);
  handler = callback;
  handler_data = data;
}

void tell_memory_fault(const Agent& agent, std::uint64_t address) {
  hsa_amd_system_event_callback_t function = nullptr;
  void* data = nullptr;
  {
    const std::lock_guard lock(handler_mutex);
    function = handler;
    data = handler_data;
  }
  if (!function) return;
  hsa_amd_event_t event{};
  event.event_type = HSA_AMD_GPU_MEMORY_FAULT_EVENT;
  event.memory_fault = {agent.handle(), address, HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT};
  (void)function(&event, data);
}

}  // namespace rocm
