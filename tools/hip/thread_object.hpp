// What a thread keeps of its own between calls.
#pragma once

#include <utility>

namespace hip {

/// The thread's T, one a type. The thread's end destroys it; but destructors of a program's static objects run after
/// the end of the main thread's objects, and may call HIP: they get a new one, which stays.
template <class T>
T& of_thread() {
  thread_local T* object = nullptr;  // has no destructor of its own, so that it can be read at any time
  struct End {
    ~End() { delete std::exchange(object, nullptr); }
  };
  thread_local const End end;
  (void)end;
  if (!object) object = new T;
  return *object;
}

}  // namespace hip
