#include <cstdio>
#include <lockstep/device.hpp>
#include <vector>

int main() {
  std::vector<float> x(1000, 1.0f), y(1000, 2.0f);
  auto device = lockstep::Device::create("gfx950");
  if (!device) {
    std::puts(device.message().c_str());
    return 1;
  }
  lockstep::Device& gpu = **device;
  auto code = gpu.load_file("examples/code_objects/saxpy.hsaco");
  auto result = gpu.launch(code.kernel("saxpy"), {.grid = {4}, .block = {256}}, 1000u, 3.0f, gpu.map(x), gpu.map(y));
  if (!result) {
    std::puts(result.message().c_str());
    return 1;
  }
  std::printf("y[999] = %g\n", y[999]);  // 5
}
