// Calls that are not there: calls.txt says which.
namespace rocm {
int not_supported_call(const char* name);
}
#define NOT_SUPPORTED(name) \
  extern "C" int name();    \
  extern "C" int name() { return rocm::not_supported_call(#name); }
#include "not_supported.inc"
