// The calls that calls.txt says are not there: each says so once, and gives hipErrorNotSupported. Without HIP's
// headers, because the arguments do not matter here.
namespace hip {
int not_supported_call(const char* name);
}

#define NOT_SUPPORTED(name) \
  extern "C" int name() { return hip::not_supported_call(#name); }
#include "not_supported.inc"
