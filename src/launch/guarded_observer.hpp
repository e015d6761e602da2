// Calls of an observer. An exception that the observer throws becomes a value here.
#pragma once

#include <exception>
#include <string>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// After the first exception it makes no more calls.
class GuardedObserver {
 public:
  /// An exception sets `failed`, and `text` to what it says.
  GuardedObserver(Observer& observer, bool& failed, std::string& text)
      : observer_(observer), failed_(failed), text_(text) {}

  /// `call(observer)`.
  template <class Call>
  void operator()(Call&& call) {
    if (failed_) return;
#if defined(__cpp_exceptions)
    try {
      call(observer_);
    } catch (const std::exception& thrown) {
      failed_ = true;
      text_ = thrown.what();
    } catch (...) {
      failed_ = true;
      text_ = "what it threw is no std::exception";
    }
#else
    call(observer_);
#endif
  }

 private:
  Observer& observer_;
  bool& failed_;
  std::string& text_;
};

}  // namespace lockstep
