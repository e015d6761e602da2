// Whether somebody wants a launch to end: a std::stop_token, or anything else that says stop_requested().
#pragma once

#include <concepts>
#include <utility>

#include "lockstep/base/callback.hpp"

namespace lockstep {

class StopSignal {
 public:
  /// Never.
  StopSignal() = default;
  /// For example stop_source.get_token(). It is asked by several threads at once.
  template <class Token>
  requires requires(const Token& token) {
    { token.stop_requested() } -> std::convertible_to<bool>;
  }
  StopSignal(Token token) : ask_([token = std::move(token)] { return static_cast<bool>(token.stop_requested()); }) {}

  bool stop_requested() const { return ask_ && ask_(); }

 private:
  Callback<bool()> ask_;
};

}  // namespace lockstep
