// Host memory behind what kernels use: bytes that several threads read and write at once.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

namespace lockstep {

/// Plain loads and stores of memory that other threads use are whole, and ordered as acquire and release, on this host
/// and under this compilation (thread sanitizers want to see atomic ones).
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
inline constexpr bool plain_access_is_shared = false;
#else
inline constexpr bool plain_access_is_shared = true;
#endif
#else
inline constexpr bool plain_access_is_shared = true;
#endif
#else
inline constexpr bool plain_access_is_shared = false;
#endif

namespace detail {

/// Zeroed memory that begins on a cache line, so that what a kernel has aligned crosses no line of the host. Null if
/// the host has no memory.
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

/// The part of a copy that goes by lines of 64 bytes, each by 16 bytes that are aligned on the shared side: on x86-64
/// they are as whole as words. The fence costs nothing and keeps a line from becoming a part of a call of memcpy, which
/// is free to copy by any parts in any order.
inline void copy_lines(std::uint8_t*& to, const std::uint8_t*& from, std::uint64_t& count) {
  constexpr std::size_t bytes = 64;
  const auto move = [&](std::size_t at) {
    std::array<std::uint8_t, 16> part;
    std::memcpy(&part, from + at, sizeof part);
    std::memcpy(to + at, &part, sizeof part);
  };
  for (; count >= bytes; to += bytes, from += bytes, count -= bytes) {
    move(0), move(16), move(32), move(48);
    std::atomic_signal_fence(std::memory_order_acq_rel);
  }
}
/// Is a copy long enough for copying by lines to pay, and the shared side aligned for it?
inline bool copies_lines(const std::uint8_t* shared, std::uint64_t count) {
  return plain_access_is_shared && count >= 64 && reinterpret_cast<std::uintptr_t>(shared) % 16 == 0;
}

/// Copies out of memory that other threads may write at the same time.
inline void copy_from_shared(std::uint8_t* to, const std::uint8_t* from, std::uint64_t count) {
  if (copies_lines(from, count)) copy_lines(to, from, count);
  auto* source = const_cast<std::uint8_t*>(from);  // atomic_ref of a const object is not in C++20
  load_units<std::uint64_t>(to, source, count);
  load_units<std::uint32_t>(to, source, count);
  load_units<std::uint16_t>(to, source, count);
  load_units<std::uint8_t>(to, source, count);
}

/// Copies into memory that other threads may use at the same time.
inline void copy_to_shared(std::uint8_t* to, const std::uint8_t* from, std::uint64_t count) {
  if (copies_lines(to, count)) copy_lines(to, from, count);
  store_units<std::uint64_t>(to, from, count);
  store_units<std::uint32_t>(to, from, count);
  store_units<std::uint16_t>(to, from, count);
  store_units<std::uint8_t>(to, from, count);
}

}  // namespace detail

}  // namespace lockstep
