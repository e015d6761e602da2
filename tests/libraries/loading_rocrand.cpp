// What it costs that librocrand is there (25 MB, all its kernels for a target in a few bundles): processor time to the first numbers, and memory beside the
// library's own pages. A line a step. The test fails where that memory is more than 300 MB.
#include <cstdio>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <rocrand/rocrand.h>

#include "loading.hpp"

int main() {
  report("main begins");
  constexpr std::size_t count = 1024;
  rocrand_generator generator;
  check(rocrand_create_generator(&generator, ROCRAND_RNG_PSEUDO_PHILOX4_32_10), "rocrand_create_generator");
  void* data = nullptr;
  check(hipMalloc(&data, count * sizeof(unsigned)), "hipMalloc");
  check(rocrand_generate(generator, static_cast<unsigned*>(data), count), "rocrand_generate");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
  report("the first kernel");
  std::vector<unsigned> numbers(count);
  check(hipMemcpy(numbers.data(), data, count * sizeof(unsigned), hipMemcpyDeviceToHost), "hipMemcpy");
  std::size_t set = 0;  // about half of the bits
  for (const unsigned number : numbers) set += static_cast<std::size_t>(__builtin_popcount(number));
  if (set < 15 * count || set > 17 * count) {
    std::printf("wrong: %zu bits are set of %zu\n", set, 32 * count);
    return 1;
  }
  return verdict();
}
