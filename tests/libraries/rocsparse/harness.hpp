// What the tests of routines share: device memory, calls that must succeed, comparison with the host's values.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <rocsparse/rocsparse.h>

namespace sparse_test {

/// Why a routine's test ends.
struct Failure {
  std::string text;
};

inline void need(hipError_t error, const char* call) {
  if (error != hipSuccess) throw Failure{std::string(call) + ": " + hipGetErrorString(error)};
}
inline void need(rocsparse_status status, const char* call) {
  if (status != rocsparse_status_success) throw Failure{std::string(call) + ": status " + std::to_string(static_cast<int>(status))};
}
#define NEED(call) ::sparse_test::need(call, #call)

inline rocsparse_handle handle() {
  static rocsparse_handle made = [] {
    rocsparse_handle result = nullptr;
    NEED(rocsparse_create_handle(&result));
    return result;
  }();
  return made;
}

/// rocsparse_s… or rocsparse_d…, as the template parameter T of the function around says; and routines without a type.
#define TYPED(name, ...)                                                                       \
  do {                                                                                         \
    if constexpr (std::is_same_v<T, float>)                                                    \
      ::sparse_test::need(rocsparse_s##name(::sparse_test::handle(), __VA_ARGS__), "s" #name); \
    else                                                                                       \
      ::sparse_test::need(rocsparse_d##name(::sparse_test::handle(), __VA_ARGS__), "d" #name); \
  } while (false)
#define UNTYPED(name, ...) ::sparse_test::need(rocsparse_##name(::sparse_test::handle(), __VA_ARGS__), #name)

/// Values in device memory, which a routine takes as their address. New memory is filled with bytes 0xa5.
template <class T>
class Device {
 public:
  explicit Device(std::size_t count) : count_(count) {
    const std::size_t bytes = std::max<std::size_t>(count * sizeof(T), 16);
    NEED(hipMalloc(reinterpret_cast<void**>(&data_), bytes));
    NEED(hipMemset(data_, 0xa5, bytes));
  }
  explicit Device(const std::vector<T>& values) : Device(values.size()) {
    if (count_ != 0) NEED(hipMemcpy(data_, values.data(), count_ * sizeof(T), hipMemcpyHostToDevice));
  }
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  ~Device() { (void)hipFree(data_); }
  operator T*() const { return data_; }
  std::vector<T> values() const {
    NEED(hipDeviceSynchronize());
    std::vector<T> result(count_);
    if (count_ != 0) NEED(hipMemcpy(result.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost));
    return result;
  }

 private:
  T* data_ = nullptr;
  std::size_t count_;
};
using Buffer = Device<char>;

/// A matrix's description.
class Description {
 public:
  explicit Description(rocsparse_matrix_type type = rocsparse_matrix_type_general, rocsparse_fill_mode fill = rocsparse_fill_mode_lower) {
    NEED(rocsparse_create_mat_descr(&it_));
    NEED(rocsparse_set_mat_type(it_, type));
    NEED(rocsparse_set_mat_fill_mode(it_, fill));
  }
  Description(const Description&) = delete;
  ~Description() { (void)rocsparse_destroy_mat_descr(it_); }
  operator rocsparse_mat_descr() const { return it_; }

 private:
  rocsparse_mat_descr it_ = nullptr;
};

/// What an analysis finds.
class Info {
 public:
  Info() { NEED(rocsparse_create_mat_info(&it_)); }
  Info(const Info&) = delete;
  ~Info() { (void)rocsparse_destroy_mat_info(it_); }
  operator rocsparse_mat_info() const { return it_; }

 private:
  rocsparse_mat_info it_ = nullptr;
};

/// Equal, all of them.
template <class T>
void same(const std::vector<T>& found, const std::vector<T>& wanted, const char* what = "value") {
  if (found.size() != wanted.size())
    throw Failure{std::string(what) + "s: " + std::to_string(found.size()) + ", the host has " + std::to_string(wanted.size())};
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (!(found[i] == wanted[i]))
      throw Failure{std::string(what) + " " + std::to_string(i) + " is " + std::to_string(found[i]) + ", the host's " + std::to_string(wanted[i])};
}
template <class T>
void same(T found, T wanted, const char* what = "value") {
  same(std::vector<T>{found}, std::vector<T>{wanted}, what);
}

/// Equal but for rounding: within `steps` units in the last place of the largest.
template <class T>
void close(const std::vector<T>& found, const std::vector<T>& wanted, double steps = 256) {
  T largest = 0;
  for (const T value : wanted) largest = std::max(largest, std::abs(value));
  const double most = steps * static_cast<double>(std::numeric_limits<T>::epsilon()) * static_cast<double>(largest);
  if (found.size() != wanted.size()) same(found, wanted);
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (!(std::abs(static_cast<double>(found[i]) - static_cast<double>(wanted[i])) <= most))
      throw Failure{"value " + std::to_string(i) + " is " + std::to_string(found[i]) + ", the host's " + std::to_string(wanted[i])};
}

/// A routine's test, for both types.
struct Test {
  const char* name;
  void (*with_float)();
  void (*with_double)();
};
using Tests = std::vector<Test>;
#define ROUTINE(name) \
  ::sparse_test::Test { #name, name<float>, name<double> }

Tests vector_tests();          // level 1, and vectors of the generic interface
Tests matrix_vector_tests();   // level 2
Tests matrix_matrix_tests();   // level 3 and sums and products of sparse matrices
Tests preconditioner_tests();
Tests solver_tests();          // of systems with three or five diagonals
Tests format_tests();          // conversions between sparse formats
Tests dense_tests();           // conversions from and to dense matrices, pruning
Tests order_tests();           // sorting, colours, checks
Tests generic_tests();         // the generic interface

}  // namespace sparse_test
