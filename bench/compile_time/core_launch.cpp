// A launch by the core alone, on the reference engine.
#include "lockstep/cdna4.hpp"

bool launch_empty(const char* code_object) {
  lockstep::cdna4::ReferenceDevice gpu;
  return static_cast<bool>(gpu.launch(gpu.load_file(code_object).kernel("empty"), {}));
}
