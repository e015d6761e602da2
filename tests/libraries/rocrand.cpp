// Every generator and distribution of Debian's librocrand1, whose kernels AMD's compiler of ROCm 5.3 made. A line each: generator, distribution, hash of
// the bytes, mean and standard deviation of what is a number, and how many are none; and the first values of each generator, which rocrand_test.py holds to
// other sources.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <rocrand/rocrand.h>

namespace {

constexpr std::size_t count = 1 << 14;
bool brief = false;  ///< of each generator its bits and normal numbers alone
constexpr std::uint64_t seed = 0x1234'5678'9abc'def0;

void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("%s: %s\n", what, hipGetErrorString(error));
  std::exit(1);
}
void check(rocrand_status status, const char* what) {
  if (status == ROCRAND_STATUS_SUCCESS) return;
  std::printf("%s: status %d\n", what, static_cast<int>(status));
  std::exit(1);
}

std::uint64_t hash(const void* data, std::size_t bytes) {
  std::uint64_t value = 0xcbf2'9ce4'8422'2325;
  for (std::size_t i = 0; i < bytes; ++i) value = (value ^ static_cast<const unsigned char*>(data)[i]) * 0x100'0000'01b3;
  return value;
}

template <class T>
double number(const T& value) {
  return static_cast<double>(value);
}
/// The value of a binary16.
double number(const half& value) {
  std::uint16_t bits;
  std::memcpy(&bits, &value, 2);
  const int exponent = bits >> 10 & 31;
  if (exponent == 31) return (bits & 1023) != 0 ? std::nan("") : bits >> 15 != 0 ? -INFINITY : INFINITY;
  const double size = std::ldexp((bits & 1023) + (exponent != 0 ? 1024 : 0), (exponent != 0 ? exponent : 1) - 25);
  return bits >> 15 != 0 ? -size : size;
}

/// `generate(data, count)` on a new generator of `type`.
template <class T, class Generate>
std::vector<T> report(rocrand_rng_type type, const char* generator, const char* distribution, Generate generate) {
  rocrand_generator engine;
  check(rocrand_create_generator(&engine, type), "rocrand_create_generator");
  if (type < ROCRAND_RNG_QUASI_DEFAULT) check(rocrand_set_seed(engine, seed), "rocrand_set_seed");
  T* data = nullptr;
  check(hipMalloc(reinterpret_cast<void**>(&data), count * sizeof(T)), "hipMalloc");
  check(generate(engine, data, count), distribution);
  std::vector<T> values(count);
  check(hipMemcpy(values.data(), data, count * sizeof(T), hipMemcpyDeviceToHost), "hipMemcpy");
  check(hipFree(data), "hipFree");
  check(rocrand_destroy_generator(engine), "rocrand_destroy_generator");
  double sum = 0, squares = 0;
  std::size_t numbers = 0;
  for (const T& value : values)
    if (!std::isnan(number(value))) sum += number(value), ++numbers;
  const double mean = sum / static_cast<double>(numbers);
  for (const T& value : values)
    if (!std::isnan(number(value))) squares += (number(value) - mean) * (number(value) - mean);
  std::printf("%s %s %016llx %.9g %.9g %zu\n", generator, distribution, static_cast<unsigned long long>(hash(values.data(), count * sizeof(T))), mean,
              std::sqrt(squares / static_cast<double>(numbers)), count - numbers);
  std::fflush(stdout);
  return values;
}

template <class T>
void print_first(const char* name, const std::vector<T>& values) {
  std::printf("first %s", name);
  for (std::size_t i = 0; i < 64; ++i) std::printf(" %llx", static_cast<unsigned long long>(values[i]));
  std::printf("\n");
}

/// Sobol's sequence of four dimensions, one after the other.
void dimensions() {
  report<unsigned int>(ROCRAND_RNG_QUASI_SOBOL32, "sobol32", "bits_of_4_dimensions", [](auto engine, unsigned int* data, auto n) {
    check(rocrand_set_quasi_random_generator_dimensions(engine, 4), "rocrand_set_quasi_random_generator_dimensions");
    const rocrand_status status = rocrand_generate(engine, data, n);
    std::vector<unsigned int> values(n);
    check(hipMemcpy(values.data(), data, n * sizeof(unsigned int), hipMemcpyDeviceToHost), "hipMemcpy");
    for (std::size_t dimension = 0; dimension < 4; ++dimension)
      print_first(("sobol32_dimension_" + std::to_string(dimension)).c_str(),
                  std::vector<unsigned int>(values.begin() + static_cast<std::ptrdiff_t>(dimension * n / 4), values.end()));
    return status;
  });
}

void distributions(rocrand_rng_type type, const char* name) {
  report<float>(type, name, "normal", [](auto engine, float* data, auto n) { return rocrand_generate_normal(engine, data, n, 2.0f, 3.0f); });
  if (brief) return;
  report<float>(type, name, "uniform", [](auto engine, float* data, auto n) { return rocrand_generate_uniform(engine, data, n); });
  report<double>(type, name, "uniform_double",
                 [](auto engine, double* data, auto n) { return rocrand_generate_uniform_double(engine, data, n); });
  report<double>(type, name, "normal_double",
                 [](auto engine, double* data, auto n) { return rocrand_generate_normal_double(engine, data, n, 2.0, 3.0); });
  report<float>(type, name, "log_normal",
                [](auto engine, float* data, auto n) { return rocrand_generate_log_normal(engine, data, n, 0.5f, 0.25f); });
  report<double>(type, name, "log_normal_double",
                 [](auto engine, double* data, auto n) { return rocrand_generate_log_normal_double(engine, data, n, 0.5, 0.25); });
}

void bits_of_32(rocrand_rng_type type, const char* name) {
  const auto values = report<unsigned int>(type, name, "bits", [](auto engine, unsigned int* data, auto n) { return rocrand_generate(engine, data, n); });
  print_first(name, values);
  if (brief) return;
  report<unsigned char>(type, name, "bits_8", [](auto engine, unsigned char* data, auto n) { return rocrand_generate_char(engine, data, n); });
  report<unsigned short>(type, name, "bits_16", [](auto engine, unsigned short* data, auto n) { return rocrand_generate_short(engine, data, n); });
  report<half>(type, name, "uniform_half", [](auto engine, half* data, auto n) { return rocrand_generate_uniform_half(engine, data, n); });
  report<half>(type, name, "normal_half",
               [](auto engine, half* data, auto n) { return rocrand_generate_normal_half(engine, data, n, __float2half(2), __float2half(3)); });
  report<half>(type, name, "log_normal_half", [](auto engine, half* data, auto n) {
    return rocrand_generate_log_normal_half(engine, data, n, __float2half(0.5f), __float2half(0.25f));
  });
  for (const double lambda : {0.5, 40.0, 3000.0}) {  // three algorithms
    const std::string distribution = "poisson_" + std::to_string(static_cast<int>(lambda));
    report<unsigned int>(type, name, distribution.c_str(), [lambda](auto engine, unsigned int* data, auto n) {
      return rocrand_generate_poisson(engine, data, n, lambda);
    });
  }
}

}  // namespace

int main(int arguments, char** argument) {
  brief = arguments > 1 && std::strcmp(argument[1], "short") == 0;
  for (const auto& [type, name] : {std::pair{ROCRAND_RNG_PSEUDO_XORWOW, "xorwow"},
                                   {ROCRAND_RNG_PSEUDO_MRG32K3A, "mrg32k3a"},
                                   {ROCRAND_RNG_PSEUDO_MTGP32, "mtgp32"},
                                   {ROCRAND_RNG_PSEUDO_PHILOX4_32_10, "philox"},
                                   {ROCRAND_RNG_QUASI_SOBOL32, "sobol32"}}) {
    bits_of_32(type, name);
    distributions(type, name);
  }
  dimensions();
  distributions(ROCRAND_RNG_QUASI_SOBOL64, "sobol64");
  std::puts("all good");
}
