// Results downloaded into elements of another type.
// expect: a buffer is downloaded into elements of its own type
#include <vector>

#include "lockstep/device.hpp"

void copy(lockstep::Device& device, const lockstep::Buffer<float>& buffer) {
#ifdef MISTAKE
  std::vector<int> values(buffer.count);
#else
  std::vector<float> values(buffer.count);
#endif
  (void)device.download(buffer, values);
}
