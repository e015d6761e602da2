// A value or an error sentence: what functions return where something outside the program can be wrong.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace lockstep {

/// One clear sentence: what is wrong, where, and what to do.
struct Error {
  std::string message;
};

/// Either a `T` or an `Error`. Test it before use; `value()` of an error is a programming mistake.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) {}

  bool has_value() const { return value_.has_value(); }
  explicit operator bool() const { return has_value(); }
  T& value() { return *value_; }
  const T& value() const { return *value_; }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  /// The sentence; empty for a value.
  std::string message() const { return error_.message; }
  Error error() const { return error_; }

 private:
  std::optional<T> value_;  // not std::variant: that is five times as much to compile, for each T
  Error error_;
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
