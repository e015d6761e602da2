// Device-wide algorithms of Debian's librocprim-dev, compiled by clang 22, against the host: scan, sort, reduce, select, histogram, for five types at five
// sizes. Values are small integers, so that sums of floats are exact and do not depend on their order.
// usage: rocprim [short]   short: smaller sizes. With ROCPRIM_TEST_ONE_TYPE defined for one type, since clang takes long for all.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <string_view>
#include <vector>

#include <hip/hip_runtime.h>
#include <rocprim/rocprim.hpp>

namespace {

int wrong = 0;
std::uint64_t compared = 0;

void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("%s: %s\n", what, hipGetErrorString(error));
  std::exit(1);
}

/// Values in device memory.
template <class T>
class Array {
 public:
  explicit Array(std::size_t count) : count_(count) {
    check(hipMalloc(reinterpret_cast<void**>(&data_), std::max<std::size_t>(count, 1) * sizeof(T)), "hipMalloc");
  }
  explicit Array(const std::vector<T>& values) : Array(values.size()) {
    check(hipMemcpy(data_, values.data(), count_ * sizeof(T), hipMemcpyHostToDevice), "hipMemcpy");
  }
  Array(const Array&) = delete;
  ~Array() { (void)hipFree(data_); }
  T* data() const { return data_; }
  std::vector<T> values() const {
    std::vector<T> result(count_);
    check(hipMemcpy(result.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost), "hipMemcpy");
    return result;
  }

 private:
  T* data_ = nullptr;
  std::size_t count_;
};

/// Calls `algorithm(storage, bytes)` as rocPRIM wants it: for the size of its storage, then with it.
template <class Algorithm>
void run(Algorithm algorithm) {
  std::size_t bytes = 0;
  check(algorithm(nullptr, bytes), "size of the storage");
  Array<char> storage(bytes);
  check(algorithm(static_cast<void*>(storage.data()), bytes), "launch");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
}

template <class T>
void expect(const std::vector<T>& found, const std::vector<T>& wanted, const char* algorithm, const char* type, std::size_t count) {
  compared += wanted.size();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (i < found.size() && found[i] == wanted[i]) continue;
    std::printf("%s of %zu %s: value %zu is %g, the host's %g\n", algorithm, count, type, i, i < found.size() ? static_cast<double>(found[i]) : -1.0,
                static_cast<double>(wanted[i]));
    ++wrong;
    return;
  }
}

template <class T>
std::vector<T> random_values(std::size_t count, std::uint64_t seed) {
  std::vector<T> values(count);
  for (T& value : values) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    value = static_cast<T>(static_cast<int>(seed >> 58) - (T(-1) < T(0) ? 32 : 0));
  }
  return values;
}

struct Odd {
  template <class T>
  __host__ __device__ bool operator()(const T& value) const {
    return (static_cast<int>(value) & 1) != 0;
  }
};

template <class T>
void scans(const std::vector<T>& values, const char* type) {
  const std::size_t count = values.size();
  Array<T> in(values), out(count);
  std::vector<T> wanted(count);
  std::inclusive_scan(values.begin(), values.end(), wanted.begin(), [](T a, T b) { return static_cast<T>(a + b); });
  run([&](void* storage, std::size_t& bytes) { return rocprim::inclusive_scan(storage, bytes, in.data(), out.data(), count, rocprim::plus<T>()); });
  expect(out.values(), wanted, "inclusive_scan", type, count);
  std::exclusive_scan(values.begin(), values.end(), wanted.begin(), T(3), [](T a, T b) { return std::max(a, b); });
  run([&](void* storage, std::size_t& bytes) { return rocprim::exclusive_scan(storage, bytes, in.data(), out.data(), T(3), count, rocprim::maximum<T>()); });
  expect(out.values(), wanted, "exclusive_scan", type, count);
}

template <class T>
void reductions(const std::vector<T>& values, const char* type) {
  const std::size_t count = values.size();
  Array<T> in(values), out(1);
  run([&](void* storage, std::size_t& bytes) { return rocprim::reduce(storage, bytes, in.data(), out.data(), T(5), count, rocprim::plus<T>()); });
  const auto sum = std::accumulate(values.begin(), values.end(), T(5), [](T a, T b) { return static_cast<T>(a + b); });
  expect(out.values(), {sum}, "reduce (sum)", type, count);
  run([&](void* storage, std::size_t& bytes) { return rocprim::reduce(storage, bytes, in.data(), out.data(), values[0], count, rocprim::minimum<T>()); });
  expect(out.values(), {*std::min_element(values.begin(), values.end())}, "reduce (minimum)", type, count);
}

template <class T>
void sorts(const std::vector<T>& values, const char* type) {
  const std::size_t count = values.size();
  std::vector<std::uint32_t> places(count);
  std::iota(places.begin(), places.end(), 0u);
  Array<T> in(values), out(count);
  Array<std::uint32_t> in_places(places), out_places(count);
  std::vector<T> wanted = values;
  std::sort(wanted.begin(), wanted.end());
  run([&](void* storage, std::size_t& bytes) { return rocprim::radix_sort_keys(storage, bytes, in.data(), out.data(), count); });
  expect(out.values(), wanted, "radix_sort_keys", type, count);
  run([&](void* storage, std::size_t& bytes) { return rocprim::merge_sort(storage, bytes, in.data(), out.data(), count); });
  expect(out.values(), wanted, "merge_sort", type, count);
  std::sort(places.begin(), places.end(), [&](std::uint32_t a, std::uint32_t b) { return values[a] != values[b] ? values[a] > values[b] : a < b; });
  run([&](void* storage, std::size_t& bytes) {
    return rocprim::radix_sort_pairs_desc(storage, bytes, in.data(), out.data(), in_places.data(), out_places.data(), count);
  });
  expect(out_places.values(), places, "radix_sort_pairs_desc", type, count);
}

template <class T>
void selections(const std::vector<T>& values, const char* type) {
  const std::size_t count = values.size();
  std::vector<T> odd, kept, unique;
  std::vector<std::uint8_t> flags = random_values<std::uint8_t>(count, 77);
  for (std::size_t i = 0; i < count; ++i) {
    flags[i] &= 1;
    if (Odd()(values[i])) odd.push_back(values[i]);
    if (flags[i] != 0) kept.push_back(values[i]);
    if (i == 0 || values[i] != values[i - 1]) unique.push_back(values[i]);
  }
  Array<T> in(values), out(count);
  Array<std::uint8_t> device_flags(flags);
  Array<std::uint32_t> selected(1);
  const auto compare = [&](const std::vector<T>& wanted, const char* algorithm) {
    expect(selected.values(), {static_cast<std::uint32_t>(wanted.size())}, algorithm, type, count);
    expect(out.values(), wanted, algorithm, type, count);
  };
  run([&](void* storage, std::size_t& bytes) { return rocprim::select(storage, bytes, in.data(), out.data(), selected.data(), count, Odd()); });
  compare(odd, "select (predicate)");
  run([&](void* storage, std::size_t& bytes) {
    return rocprim::select(storage, bytes, in.data(), device_flags.data(), out.data(), selected.data(), count);
  });
  compare(kept, "select (flags)");
  run([&](void* storage, std::size_t& bytes) { return rocprim::unique(storage, bytes, in.data(), out.data(), selected.data(), count); });
  compare(unique, "unique");
}

template <class T>
void histograms(const std::vector<T>& values, const char* type) {
  const std::size_t count = values.size();
  constexpr unsigned bins = 10;
  const T low = 4, high = 24;
  std::vector<std::uint32_t> wanted(bins, 0);
  for (const T& value : values)
    if (value >= low && value < high) ++wanted[static_cast<std::size_t>(value - low) / 2];
  Array<T> in(values);
  Array<std::uint32_t> out(bins);
  run([&](void* storage, std::size_t& bytes) {
    return rocprim::histogram_even(storage, bytes, in.data(), static_cast<unsigned>(count), out.data(), bins + 1, low, high);
  });
  expect(out.values(), wanted, "histogram_even", type, count);
}

template <class T>
void algorithms(const char* type, const std::vector<std::size_t>& sizes) {
  for (const std::size_t count : sizes) {
    const auto values = random_values<T>(count, count);
    scans(values, type);
    reductions(values, type);
    sorts(values, type);
    selections(values, type);
    histograms(values, type);
  }
  std::printf("%s: %llu values compared\n", type, static_cast<unsigned long long>(compared));
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  const bool brief = count > 1 && std::string_view(arguments[1]) == "short";
  const std::vector<std::size_t> sizes = brief ? std::vector<std::size_t>{1, 100, 1025, 4096, 7001} : std::vector<std::size_t>{1, 100, 4096, 30011, 250001};
  algorithms<std::int32_t>("int32", sizes);
#ifndef ROCPRIM_TEST_ONE_TYPE
  algorithms<std::uint8_t>("uint8", sizes);
  algorithms<std::uint64_t>("uint64", sizes);
  algorithms<float>("float", sizes);
  algorithms<double>("double", sizes);
#endif
  std::puts(wrong == 0 ? "all good" : "wrong");
  return wrong == 0 ? 0 : 1;
}
