// The same launch where the engines come from the library lockstep::cdna4, whose CMake target says so.
#define LOCKSTEP_COMMON_LINKED
#include "lockstep/cdna4_linked.hpp"

bool launch_empty(const char* code_object) {
  lockstep::cdna4::Device gpu;
  return static_cast<bool>(gpu.launch(gpu.load_file(code_object).kernel("empty"), {}));
}
