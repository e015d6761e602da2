// HIP, compiled for the device alone, without ROCm's headers.
#include "program.hpp"

using namespace programs;

TEST_CASE("a HIP kernel in three dimensions, with LDS and a barrier") {
  std::vector<float> x(3 * 2 * 2 * 64), y(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * i);
  Launch("hip_names", "reverse", {3, 2, 2}, {8, 4, 2}).buffer(x).buffer(y).run();
  for (std::size_t i = 0; i < y.size(); ++i) REQUIRE(y[i] == 2 * static_cast<float>(x.size() - 1 - i));
}
