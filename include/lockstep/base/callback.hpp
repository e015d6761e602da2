// A function that somebody gives to be called later, without <functional>.
#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace lockstep {

template <class Signature>
class Callback;

/// Holds what can be called with `Arguments`, or nothing: an empty std::function and a null pointer are nothing. Copies
/// share what it holds.
template <class R, class... Arguments>
class Callback<R(Arguments...)> {
 public:
  Callback() = default;
  template <class F>
  requires(!std::same_as<std::remove_cvref_t<F>, Callback> && std::is_invocable_r_v<R, std::decay_t<F>&, Arguments...>)
      Callback(F&& function) {
    using Held = std::decay_t<F>;
    if constexpr (std::is_constructible_v<Held, std::nullptr_t> && std::is_constructible_v<bool, const Held&>) {
      const Held& held = function;
      if (!static_cast<bool>(held)) return;
    }
    function_ = std::make_shared<Held>(std::forward<F>(function));
    call_ = [](void* held, Arguments... arguments) -> R {
      return (*static_cast<Held*>(held))(std::forward<Arguments>(arguments)...);
    };
  }

  explicit operator bool() const { return call_ != nullptr; }
  /// Only if there is something.
  R operator()(Arguments... arguments) const { return call_(function_.get(), std::forward<Arguments>(arguments)...); }

 private:
  std::shared_ptr<void> function_;
  R (*call_)(void*, Arguments...) = nullptr;
};

}  // namespace lockstep
