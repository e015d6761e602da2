// Host memory behind what kernels use: bytes that several threads read and write at once.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

namespace lockstep {

namespace detail {

/// Zeros from the start of a cache line on, so that what is aligned for a kernel does not cross lines of the host. Null
/// if the host has no memory.
inline std::shared_ptr<std::uint8_t[]> zeroed_bytes(std::uint64_t size) {
  constexpr std::uint64_t most = std::uint64_t{1} << 40;
  constexpr std::align_val_t line{64};
  void* const bytes = size > most ? nullptr : ::operator new[](size, line, std::nothrow);
  if (bytes == nullptr) return {};
  std::memset(bytes, 0, size);
  return {static_cast<std::uint8_t*>(bytes), [](std::uint8_t* all) { ::operator delete[](all, line); }};
}

template <class T>
bool aligned(const std::uint8_t* p) {
  return reinterpret_cast<std::uintptr_t>(p) % sizeof(T) == 0;
}

/// Moves as many Ts as are aligned on the shared side. Each T is read or written whole.
template <class T>
void load_units(std::uint8_t*& to, std::uint8_t*& from, std::uint64_t& count) {
  for (; count >= sizeof(T) && aligned<T>(from); to += sizeof(T), from += sizeof(T), count -= sizeof(T)) {
    const T unit = std::atomic_ref<T>(*reinterpret_cast<T*>(from)).load(std::memory_order_acquire);
    std::memcpy(to, &unit, sizeof(T));
  }
}
template <class T>
void store_units(std::uint8_t*& to, const std::uint8_t*& from, std::uint64_t& count) {
  for (; count >= sizeof(T) && aligned<T>(to); to += sizeof(T), from += sizeof(T), count -= sizeof(T)) {
    T unit;
    std::memcpy(&unit, from, sizeof(T));
    std::atomic_ref<T>(*reinterpret_cast<T*>(to)).store(unit, std::memory_order_release);
  }
}

/// Copies out of memory that other threads may write at the same time.
inline void copy_from_shared(std::uint8_t* to, const std::uint8_t* from, std::uint64_t count) {
  auto* source = const_cast<std::uint8_t*>(from);  // atomic_ref of a const object is not in C++20
  load_units<std::uint64_t>(to, source, count);
  load_units<std::uint32_t>(to, source, count);
  load_units<std::uint16_t>(to, source, count);
  load_units<std::uint8_t>(to, source, count);
}

/// Copies into memory that other threads may use at the same time.
inline void copy_to_shared(std::uint8_t* to, const std::uint8_t* from, std::uint64_t count) {
  store_units<std::uint64_t>(to, from, count);
  store_units<std::uint32_t>(to, from, count);
  store_units<std::uint16_t>(to, from, count);
  store_units<std::uint8_t>(to, from, count);
}

}  // namespace detail

}  // namespace lockstep
