// When no kernel and no copy of the runtime is at work, so that memory can be moved.
#pragma once

#include <functional>

namespace rocm {

/// A kernel or a copy is at work as long as this lives.
class AtWork {
 public:
  AtWork();
  AtWork(const AtWork&) = delete;
  AtWork& operator=(const AtWork&) = delete;
  ~AtWork();
};

/// Calls `body` when none is at work; none begins meanwhile. False, and nothing was called, if some were at work
/// whenever it looked for ten seconds.
bool at_rest(const std::function<void()>& body);

}  // namespace rocm
