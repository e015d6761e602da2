// Vectors of the host without its intrinsics: kernels that are written with them once are compiled for each level. By
// reference: by value they would have an ABI. (g++ 12 takes no size that depends on a parameter. It makes
// comparisons of 64 bytes element by element, so masks come from signs.)
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

/// N doubles, and as many integers and floats of 64 and of 32 bits.
template <std::uint32_t N>
struct DoubleVectors;
template <>
struct DoubleVectors<2> {
  using Doubles = double __attribute__((vector_size(16), may_alias));
  using Bits = long long __attribute__((vector_size(16), may_alias));
  using Floats = float __attribute__((vector_size(8), may_alias));
  using FloatBits = int __attribute__((vector_size(8), may_alias));
};
template <>
struct DoubleVectors<4> {
  using Doubles = double __attribute__((vector_size(32), may_alias));
  using Bits = long long __attribute__((vector_size(32), may_alias));
  using Floats = float __attribute__((vector_size(16), may_alias));
  using FloatBits = int __attribute__((vector_size(16), may_alias));
};
template <>
struct DoubleVectors<8> {
  using Doubles = double __attribute__((vector_size(64), may_alias));
  using Bits = long long __attribute__((vector_size(64), may_alias));
  using Floats = float __attribute__((vector_size(32), may_alias));
  using FloatBits = int __attribute__((vector_size(32), may_alias));
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

/// All bits set where x is negative.
template <class Ints>
[[gnu::always_inline]] inline void negative(const Ints& x, Ints& mask) {
  mask = x >> static_cast<int>(8 * sizeof x[0] - 1);
}
/// x, but y where the mask is set.
template <class V, class Mask>
[[gnu::always_inline]] inline void put(V& x, const V& y, const Mask& mask) {
  const Mask chosen = (as<Mask>(x) & ~mask) | (as<Mask>(y) & mask);
  x = as<V>(chosen);
}

/// All lanes combined by op(one, other, result).
template <std::uint32_t N, class V, class Op>
[[gnu::always_inline]] inline auto reduce(const V& v, Op op) {
  if constexpr (N == 16) {
    const auto low = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
    const auto high = __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15);
    auto both = low;
    op(low, high, both);
    return reduce<8>(both, op);
  } else if constexpr (N == 8) {
    const auto low = __builtin_shufflevector(v, v, 0, 1, 2, 3), high = __builtin_shufflevector(v, v, 4, 5, 6, 7);
    auto both = low;
    op(low, high, both);
    return reduce<4>(both, op);
  } else {
    const auto other = __builtin_shufflevector(v, v, 2, 3, 0, 1);
    auto both = other;
    op(v, other, both);
    const auto next = __builtin_shufflevector(both, both, 1, 0, 3, 2);
    op(both, next, both);
    return both[0];
  }
}
#define LOCKSTEP_EACH_LANE(expression) \
  [](const auto& x, const auto& y, auto& to) __attribute__((always_inline)) { to = (expression); }
template <std::uint32_t N, class V>
[[gnu::always_inline]] inline bool any_bit(const V& v) {
  return reduce<N>(v, LOCKSTEP_EACH_LANE(x | y)) != 0;
}
template <std::uint32_t N, class V>
[[gnu::always_inline]] inline auto least(const V& v) {
  return reduce<N>(v, LOCKSTEP_EACH_LANE(y < x ? y : x));
}
template <std::uint32_t N, class V>
[[gnu::always_inline]] inline auto most(const V& v) {
  return reduce<N>(v, LOCKSTEP_EACH_LANE(y > x ? y : x));
}
#undef LOCKSTEP_EACH_LANE

}  // namespace lockstep::fast
