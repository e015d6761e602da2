// hipGetProcAddress: calls by their names.
#include <dlfcn.h>

#include <string>

#include "error.hpp"

using namespace hip;

namespace {

/// `per_thread`: the call that takes the thread's own stream for the null stream, where there are two of that name.
hipError_t find(const char* name, void** address, unsigned* status, bool per_thread) {
  if (!name || !address) return hipErrorInvalidValue;
  Dl_info own;
  void* library = nullptr;
  if (dladdr(reinterpret_cast<void*>(&remember), &own) != 0) library = dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  *address = nullptr;
  if (library && per_thread) *address = dlsym(library, (std::string(name) + "_spt").c_str());
  if (library && !*address) *address = dlsym(library, name);
  if (library) (void)dlclose(library);
  if (status) *status = *address ? 0 : 1;
  return *address ? hipSuccess : hipErrorNotFound;
}

constexpr unsigned per_thread_stream = 2;  // hipEnablePerThreadDefaultStream

}  // namespace

extern "C" {

hipError_t hipGetProcAddress(const char* name, void** address, int, uint64_t flags, unsigned* status) {
  return call([&] { return find(name, address, status, flags == per_thread_stream); });
}
hipError_t hipGetProcAddress_spt(const char* name, void** address, int, uint64_t, unsigned* status) {
  return call([&] { return find(name, address, status, true); });
}
hipError_t hipGetDriverEntryPoint(const char* name, void** address, uint64_t flags, unsigned* status) {
  return call([&] { return find(name, address, status, flags == per_thread_stream); });
}
hipError_t hipGetDriverEntryPoint_spt(const char* name, void** address, uint64_t, unsigned* status) {
  return call([&] { return find(name, address, status, true); });
}

}  // extern "C"
