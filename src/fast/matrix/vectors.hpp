// Vectors of the host without its intrinsics: kernels that are written with them once are compiled for each level. By
// reference: by value they would have an ABI. (g++ 12 takes no size that depends on a parameter.)
#pragma once

#include <cstdint>

namespace lockstep::fast {

/// N numbers of 32 bits.
template <std::uint32_t N>
struct Vectors;
template <>
struct Vectors<4> {
  using Floats = float __attribute__((vector_size(16), may_alias));
  using Bits = std::uint32_t __attribute__((vector_size(16), may_alias));
  using Ints = std::int32_t __attribute__((vector_size(16), may_alias));
};
template <>
struct Vectors<8> {
  using Floats = float __attribute__((vector_size(32), may_alias));
  using Bits = std::uint32_t __attribute__((vector_size(32), may_alias));
  using Ints = std::int32_t __attribute__((vector_size(32), may_alias));
};
template <>
struct Vectors<16> {
  using Floats = float __attribute__((vector_size(64), may_alias));
  using Bits = std::uint32_t __attribute__((vector_size(64), may_alias));
  using Ints = std::int32_t __attribute__((vector_size(64), may_alias));
};

/// From memory, wherever it is.
template <class V>
[[gnu::always_inline]] inline void load(V& to, const void* from) {
  __builtin_memcpy(&to, from, sizeof to);
}
template <class V>
[[gnu::always_inline]] inline void store(const V& from, void* to) {
  __builtin_memcpy(to, &from, sizeof from);
}
template <class To, class From>
[[gnu::always_inline]] inline const To& as(const From& from) {
  return reinterpret_cast<const To&>(from);
}

}  // namespace lockstep::fast
