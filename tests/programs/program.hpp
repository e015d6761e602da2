// What every program test needs: inputs that are the same everywhere, and a launch on a fresh device.
#pragma once

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/device/options.hpp"
#include "ways.hpp"

namespace programs {

/// splitmix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }
  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(next() >> 32) % limit; }

 private:
  std::uint64_t state_;
};

/// `count` values: the edges first, random bits after them.
template <class T>
std::vector<T> inputs(std::size_t count, std::uint64_t seed, std::vector<T> edges = {}) {
  Random random(seed);
  std::vector<T> values = std::move(edges);
  while (values.size() < count) {
    const std::uint64_t bits = random.next();
    if constexpr (std::is_same_v<T, float>)
      values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    else if constexpr (std::is_same_v<T, double>)
      values.push_back(std::bit_cast<double>(bits));
    else
      values.push_back(static_cast<T>(bits));
  }
  values.resize(count);
  return values;
}

/// All pairs of the edges of T, then random ones: two vectors of `count`.
template <class T>
std::pair<std::vector<T>, std::vector<T>> pairs(std::size_t count, std::uint64_t seed, const std::vector<T>& edges) {
  std::vector<T> a, b;
  for (T x : edges) {
    for (T y : edges) {
      a.push_back(x);
      b.push_back(y);
    }
  }
  return {inputs<T>(count, seed, std::move(a)), inputs<T>(count, seed + 1, std::move(b))};
}

/// Runs kernel `name` of `file`.hsaco in every way (ways.hpp). Vectors are mapped: the kernel works on them where they
/// are; each launch starts from the same contents and all must leave the same bytes.
class Launch {
 public:
  Launch(std::string file, std::string name, lockstep::Dim3 grid, lockstep::Dim3 block);

  template <class T>
  Launch& buffer(std::vector<T>& values) {
    add_buffer(reinterpret_cast<std::uint8_t*>(values.data()), values.size() * sizeof(T));
    return *this;
  }
  template <class T>
  Launch& value(T value) {
    static_assert(std::is_trivially_copyable_v<T>);
    add_value(&value, sizeof value);
    return *this;
  }
  Launch& local(std::uint32_t bytes);

  /// Only on targets whose waves have that many lanes.
  Launch& waves_of(std::uint32_t lanes) {
    wave_size_ = lanes;
    return *this;
  }

  /// Only by the fast engine and without checks, for launches that would take the others too long.
  Launch& fast_alone() {
    fast_alone_ = true;
    return *this;
  }

  /// Correctly rounded results where the hardware's are known, so that targets leave the same bytes.
  Launch& rounded() {
    numerics_ = lockstep::NumericModel::rounded;
    return *this;
  }

  /// Runs; fails the test with the fault's text if the launch does not end well. With `judge`, targets need not leave
  /// the same bytes (a library may compute in another way on each): it is called after the first launch on each.
  /// False: none of the ways that were asked for is one for this launch, and nothing ran.
  bool run(const std::function<void(const Way&)>& judge = nullptr);

 private:
  struct Item {
    enum class Kind { buffer, value, local } kind;
    std::uint8_t* data = nullptr;
    std::size_t size = 0;
    std::vector<std::uint8_t> bytes;
  };
  using Contents = std::vector<std::vector<std::uint8_t>>;  ///< of buffers, by argument
  /// One launch on a device of its own, of buffers that hold `before`.
  lockstep::LaunchResult launch(const Way& way, const Contents& before, lockstep::InstructionWriter* stream);
  /// Both engines tell of the same instructions, in the same order.
  void compare_streams(Way way, const Contents& before);
  void add_buffer(std::uint8_t* data, std::size_t size);
  void add_value(const void* data, std::size_t size);

  std::string file_, name_;
  lockstep::Dim3 grid_, block_;
  std::uint32_t wave_size_ = 0;
  bool fast_alone_ = false;
  lockstep::NumericModel numerics_ = lockstep::NumericModel::silicon;
  std::vector<Item> items_;
};

}  // namespace programs
