// Waves of a worker, in memory that the host's system gives when it is first written.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace lockstep {

/// Waves W have registers for the largest ISA, so that one type serves all; kernels use few of them. The store's memory
/// is zeros that nobody has written: registers that no wave uses take no time and no memory. `W::begin` makes a wave of
/// what is there.
template <class W>
class WaveStore {
 public:
  /// The first `count` waves. If the store has fewer it makes new ones: then nobody has used any of them.
  std::span<W> first(std::size_t count) {
    if (waves_.size() < count) grow(count);
    return waves_.first(count);
  }

 private:
  // A class that copies as bytes and is not destroyed comes to life in memory that calloc gives.
  static_assert(std::is_trivially_copy_constructible_v<W> && std::is_trivially_destructible_v<W>);

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  void grow(std::size_t count) {
    waves_ = {};
    std::size_t bytes = count * sizeof(W) + alignof(W);
    memory_.reset(std::calloc(bytes, 1));
    void* at = memory_.get();
    if (at == nullptr || std::align(alignof(W), count * sizeof(W), at, bytes) == nullptr) throw std::bad_alloc();
    waves_ = {static_cast<W*>(at), count};
  }

  std::unique_ptr<void, Free> memory_;
  std::span<W> waves_;
};

}  // namespace lockstep
