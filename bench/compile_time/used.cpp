// A launch through the header: both engines are compiled here, the fast one with its small set of kernels.
#include "lockstep/cdna4.hpp"

bool launch_empty(const char* code_object) {
  lockstep::cdna4::Device gpu;
  return static_cast<bool>(gpu.launch(gpu.load_file(code_object).kernel("empty"), {}));
}
