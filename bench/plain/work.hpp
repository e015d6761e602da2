// A plain kernel with its data: what it is launched with, and what must come out of it.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <type_traits>
#include <vector>

namespace plain {

using Bytes = std::vector<std::uint8_t>;

template <class T>
Bytes bytes_of(const std::vector<T>& values) {
  static_assert(std::is_trivially_copyable_v<T>);
  Bytes bytes(values.size() * sizeof(T));
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

/// A kernel argument: a buffer of the work by its number, or a value.
struct Value {
  static constexpr std::size_t none = ~std::size_t{0};
  std::size_t buffer = none;
  Bytes bytes;
};
inline Value in_buffer(std::size_t number) { return {number, {}}; }
template <class T>
Value of(T value) {
  return {Value::none, bytes_of(std::vector<T>{value})};
}

/// One launch.
struct Step {
  std::string kernel;
  std::array<std::uint32_t, 3> groups, items;  ///< workgroups, and work-items of each
  std::vector<Value> arguments;
};

/// What a buffer must hold at the end: these bytes, or floats as far from `floats` as tolerance * |float| + floor.
struct Expected {
  std::size_t buffer = 0;
  Bytes bytes;
  std::vector<double> floats;
  double tolerance = 0, floor = 0;
};

struct Work {
  std::string name;  ///< of the source, without ".cl"
  std::string size;  ///< for people
  std::vector<Bytes> buffers;
  std::vector<Step> steps;
  std::vector<Expected> expected;
};

/// What is wrong with the buffers after the steps; empty where nothing is.
std::string wrong(const Work& work, const std::vector<Bytes>& buffers);

/// How large the works are: for tests, which run them on the reference engine, too, or for the benchmark.
enum class Scale { small, large };

/// A work to be made. That takes as long as computing its expected results on the host, floats in f64.
struct Plan {
  std::string name;
  std::function<Work()> make;
};

/// Every kernel of kernels/ once.
std::vector<Plan> all_plans(Scale scale);

/// The parts of it.
void add_matrices(std::vector<Plan>& plans, Scale scale);
void add_grids(std::vector<Plan>& plans, Scale scale);
void add_rows(std::vector<Plan>& plans, Scale scale);
void add_integers(std::vector<Plan>& plans, Scale scale);
void add_bodies(std::vector<Plan>& plans, Scale scale);

/// Numbers that are the same everywhere (splitmix64).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint32_t word();
  /// At least `low`, below `high`.
  float between(float low, float high);
  std::vector<float> floats(std::size_t count, float low, float high);
  std::vector<std::uint32_t> words(std::size_t count);

 private:
  std::uint64_t state_;
};

}  // namespace plain
