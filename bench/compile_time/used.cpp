// A launch by the header of an ISA.
#include "lockstep/cdna4.hpp"

bool launch_empty(const char* code_object) {
  lockstep::cdna4::Device gpu;
  return static_cast<bool>(gpu.launch(gpu.load_file(code_object).kernel("empty"), {}));
}
