// A value or an error sentence: what functions return where something outside the program can be wrong.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace lockstep {

/// One clear sentence: what is wrong, where, and what to do.
struct Error {
  std::string message;
};

/// Either a `T` or an `Error`. Test it before use; `value()` of an error is a programming mistake.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}

  bool has_value() const { return held_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  T& value() { return *std::get_if<0>(&held_); }
  const T& value() const { return *std::get_if<0>(&held_); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  /// The sentence; empty for a value.
  std::string message() const { return has_value() ? std::string() : std::get_if<1>(&held_)->message; }
  Error error() const { return Error{message()}; }

 private:
  std::variant<T, Error> held_;
};

/// Success or an `Error`.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)), failed_(true) {}

  bool has_value() const { return !failed_; }
  explicit operator bool() const { return !failed_; }
  const std::string& message() const { return error_.message; }
  Error error() const { return error_; }

 private:
  Error error_;
  bool failed_ = false;
};

}  // namespace lockstep
