// A launch through the library lockstep::lockstep: declarations alone are read.
#include "lockstep/device.hpp"

bool launch_empty(const char* code_object) {
  auto gpu = lockstep::Device::create("gfx950");
  return gpu && (*gpu)->launch((*gpu)->load_file(code_object).kernel("empty"), {});
}
