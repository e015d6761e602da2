// A function that somebody gives to be called later, without <functional>.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace lockstep {

template <class Signature>
class Callback;

/// Holds what can be called with `Arguments`, or nothing. Copies share it.
template <class R, class... Arguments>
class Callback<R(Arguments...)> {
 public:
  Callback() = default;
  template <class F>
  requires(!std::same_as<std::remove_cvref_t<F>, Callback> && std::is_invocable_r_v<R, std::decay_t<F>&, Arguments...>)
      Callback(F&& function)
      : function_(std::make_shared<std::decay_t<F>>(std::forward<F>(function))),
        call_([](void* f, Arguments... arguments) -> R {
          return (*static_cast<std::decay_t<F>*>(f))(std::forward<Arguments>(arguments)...);
        }) {}

  explicit operator bool() const { return call_ != nullptr; }
  /// Only if there is something.
  R operator()(Arguments... arguments) const { return call_(function_.get(), std::forward<Arguments>(arguments)...); }

 private:
  std::shared_ptr<void> function_;
  R (*call_)(void*, Arguments...) = nullptr;
};

}  // namespace lockstep
