#include "rest.hpp"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace rocm {

namespace {

struct Work {
  std::mutex mutex;
  std::condition_variable none;
  std::size_t count = 0;
};

Work& work() {
  static auto* const one = new Work;
  return *one;
}

}  // namespace

AtWork::AtWork() {
  const std::lock_guard lock(work().mutex);
  ++work().count;
}

AtWork::~AtWork() {
  const std::lock_guard lock(work().mutex);
  if (--work().count == 0) work().none.notify_all();
}

bool at_rest(const std::function<void()>& body) {
  std::unique_lock lock(work().mutex);
  if (!work().none.wait_for(lock, std::chrono::seconds(10), [] { return work().count == 0; })) return false;
  body();
  return true;
}

}  // namespace rocm
