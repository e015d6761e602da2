// hipGetProcAddress: calls by their names.
#include <dlfcn.h>

#include "error.hpp"

using namespace hip;

extern "C" hipError_t hipGetProcAddress(const char* name, void** address, int, uint64_t, unsigned* status) {
  return call([&] {
    if (!name || !address) return hipErrorInvalidValue;
    Dl_info own;
    void* library = nullptr;
    if (dladdr(reinterpret_cast<void*>(&remember), &own) != 0) library = dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    *address = library ? dlsym(library, name) : nullptr;
    if (library) (void)dlclose(library);
    if (status) *status = *address ? 0 : 1;
    return *address ? hipSuccess : hipErrorNotFound;
  });
}
