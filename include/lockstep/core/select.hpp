// Choices without branches: both sides are computed, so that loops over lanes become vector instructions. g++ 12 turns
// `?:` into a branch as soon as one side costs something, and gives up on loops with such branches.
#pragma once

#include <concepts>
#include <type_traits>

namespace lockstep {

/// condition ? yes : no.
template <std::integral T>
constexpr T select(bool condition, std::type_identity_t<T> yes, std::type_identity_t<T> no) {
  if constexpr (std::same_as<T, bool>) {
    return (condition & yes) | (!condition & no);
  } else {
    using Bits = std::make_unsigned_t<T>;
    const Bits mask = static_cast<Bits>(Bits{0} - static_cast<Bits>(condition));
    return static_cast<T>((static_cast<Bits>(yes) & mask) | (static_cast<Bits>(no) & static_cast<Bits>(~mask)));
  }
}

/// The same for floats, on their bits.
template <class F>
  requires requires { typename F::Bits; }
constexpr F select(bool condition, F yes, F no) {
  return F{select<typename F::Bits>(condition, yes.bits, no.bits)};
}

/// a && b and a || b, both computed.
constexpr bool eager_and(bool a, bool b) { return a & b; }
constexpr bool eager_or(bool a, bool b) { return a | b; }

}  // namespace lockstep
