// What rocRAND's device functions give where they are compiled for the host: the first values of each generator, in the order in which the library's kernels
// write them. (Its headers are those of librocrand-dev.) A line each, as rocrand.cpp writes them.
#pragma GCC diagnostic ignored "-Wuninitialized"  // in the headers
#define FQUALIFIERS inline
#include <cstdint>
#include <cstdio>

#include <hip/hip_runtime.h>
#include <rocrand/rocrand_kernel.h>

namespace {

constexpr std::uint64_t seed = 0x1234'5678'9abc'def0;

/// The first value of each of 64 sequences.
template <class State>
void sequences(const char* name) {
  std::printf("first %s", name);
  for (unsigned sequence = 0; sequence < 64; ++sequence) {
    State state;
    rocrand_init(seed, sequence, 0, &state);
    std::printf(" %llx", static_cast<unsigned long long>(rocrand(&state)));
  }
  std::printf("\n");
}

}  // namespace

int main() {
  sequences<rocrand_state_xorwow>("xorwow");
  sequences<rocrand_state_mrg32k3a>("mrg32k3a");
  std::printf("first philox");
  rocrand_state_philox4x32_10 state;
  rocrand_init(seed, 0, 0, &state);
  for (int i = 0; i < 64; ++i) std::printf(" %x", rocrand(&state));
  std::printf("\n");
  std::puts("all good");
}
