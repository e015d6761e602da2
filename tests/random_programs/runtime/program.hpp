// One random program as a class: its globals are members, its functions member functions. So each lane has globals of
// its own, in whatever memory its object lives. PROGRAM is the file that random_programs.py made of csmith's output.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "safe_math.hpp"

// Builtins without a result for 0 get one.
template <class T>
int leading_zeros(T x) {
  return x != 0 ? __builtin_clzg(x) : width<T>;
}
template <class T>
int trailing_zeros(T x) {
  return x != 0 ? __builtin_ctzg(x) : width<T>;
}
#define __builtin_clz(x) leading_zeros<uint32_t>(x)
#define __builtin_clzl(x) leading_zeros<uint64_t>(x)
#define __builtin_clzll(x) leading_zeros<uint64_t>(x)
#define __builtin_ctz(x) trailing_zeros<uint32_t>(x)
#define __builtin_ctzl(x) trailing_zeros<uint64_t>(x)
#define __builtin_ctzll(x) trailing_zeros<uint64_t>(x)
#define memcpy __builtin_memcpy
// Stays a null pointer as the right operand of a comma.
#undef NULL
#define NULL nullptr

inline void* operator new(size_t, void* place) noexcept { return place; }

/// What csmith's programs expect around them, and what became of one run.
struct Harness {
  uint32_t crc32_context = 0xFFFFFFFFu;
  uint64_t state = 0;         ///< of the random numbers that the globals are seeded with
  uint64_t* trace = nullptr;  ///< every value that entered the checksum, the first `capacity` of them
  uint32_t capacity = 0, checked = 0;
#ifdef LOCKSTEP_HOST
  const char* names[1 << 16];
#endif

  void platform_main_begin() {}
  void crc32_gentab() {}
  void platform_main_end(uint32_t, int) {}
  template <class... Arguments>
  void printf(const char*, Arguments...) {}

  void transparent_crc(uint64_t value, [[maybe_unused]] const char* name, int) {
    for (int byte = 0; byte < 8; ++byte) add_byte(uint8_t(value >> 8 * byte));
    if (checked < capacity) {
      trace[checked] = value;
#ifdef LOCKSTEP_HOST
      names[checked] = name;
#endif
    }
    ++checked;
  }
  void transparent_crc_bytes(const volatile void* data, int bytes, const char* name, int flag) {
    uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value = value << 8 | static_cast<const volatile uint8_t*>(data)[bytes - 1 - i];
    transparent_crc(value, name, flag);
  }
  /// A bit by bit CRC-32.
  void add_byte(uint8_t byte) {
    crc32_context ^= byte;
    for (int bit = 0; bit < 8; ++bit) crc32_context = crc32_context >> 1 ^ (crc32_context & 1 ? 0xEDB88320u : 0u);
  }

  /// Changes some bits of an integer, or of each integer of an array. Lane 0 keeps what csmith wrote.
  template <class T>
  void mix(T& global) {
    if (state == 0) return;
    state = state * 6364136223846793005u + 1442695040888963407u;
    const uint64_t bits = state >> 32;
    if ((bits & 3) != 0) global = T(global ^ T(state >> 17 >> (bits >> 2 & 31)));
  }
  template <class T, size_t N>
  void mix(T (&globals)[N]) {
    for (T& global : globals) mix(global);
  }
};

struct Program : Harness {
#include PROGRAM

  uint32_t run(uint32_t seed, uint32_t lane, uint64_t* trace_of_lane, uint32_t trace_capacity) {
    trace = trace_of_lane;
    capacity = trace_capacity;
    state = lane == 0 ? 0 : (uint64_t{seed} << 32 | lane) * 0x9E3779B97F4A7C15u | 1;
    seed_globals();
    program_main();
    return crc32_context;
  }
};
