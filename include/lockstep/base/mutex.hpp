// A mutex for objects that several threads may use. In programs that cannot have threads (WebAssembly by default) it does
// nothing.
#pragma once

#if defined(__STDCPP_THREADS__)
#include <mutex>
#endif

namespace lockstep {

#if defined(__STDCPP_THREADS__)
using Mutex = std::mutex;
using MutexLock = std::lock_guard<Mutex>;
#else
struct Mutex {};
struct [[nodiscard]] MutexLock {
  explicit MutexLock(Mutex&) {}
};
#endif

}  // namespace lockstep
