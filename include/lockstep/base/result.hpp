// A value or an error sentence: what functions return where something outside the program can be wrong.
#pragma once

#include <new>
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
  Result(T value) : value_(std::move(value)), has_value_(true) {}
  Result(Error error) : error_(std::move(error)) {}
  Result(const Result& other) : error_(other.error_) {
    if (other.has_value_) hold(other.value_);
  }
  Result(Result&& other) noexcept : error_(std::move(other.error_)) {
    if (other.has_value_) hold(std::move(other.value_));
  }
  Result& operator=(Result other) noexcept {
    drop();
    error_ = std::move(other.error_);
    if (other.has_value_) hold(std::move(other.value_));
    return *this;
  }
  ~Result() { drop(); }

  bool has_value() const { return has_value_; }
  explicit operator bool() const { return has_value_; }
  T& value() { return value_; }
  const T& value() const { return value_; }
  T& operator*() { return value_; }
  const T& operator*() const { return value_; }
  T* operator->() { return &value_; }
  const T* operator->() const { return &value_; }
  /// The sentence; empty for a value.
  std::string message() const { return error_.message; }
  Error error() const { return error_; }

 private:
  template <class Other>
  void hold(Other&& value) {
    ::new (static_cast<void*>(&value_)) T(std::forward<Other>(value));
    has_value_ = true;
  }
  void drop() {
    if (has_value_) value_.~T();
    has_value_ = false;
  }

  // Not std::optional, and not std::variant: these take ten times as long to compile, for each T.
  union {
    T value_;
  };
  Error error_;
  bool has_value_ = false;
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
