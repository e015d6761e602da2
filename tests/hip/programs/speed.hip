// What a launch costs: an empty kernel and hipDeviceSynchronize, the fastest hundred of many. argv[1]: microseconds
// that it may take; without it the figure is only shown.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "check.h"

__global__ void nothing() {}

int main(int argc, char** argv) {
  constexpr int rounds = 50, launches = 100;
  double best = 1e9;
  for (int r = 0; r < rounds; ++r) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; ++i) {
      nothing<<<1, 64>>>();
      OK(hipDeviceSynchronize());
    }
    best = std::min(best, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
  }
  std::printf("an empty launch and hipDeviceSynchronize: %.1f us\n", best / launches);
  if (argc > 1) CHECK(best / launches <= std::atof(argv[1]));
  return verdict();
}
