// For LD_AUDIT of `lockstep hip`: wherever a program looks for ROCm's HIP runtime, it finds lockstep's. LD_LIBRARY_PATH
// alone does not beat a DT_RPATH, nor a path that a program gives to dlopen. It stands in the folder of the runtime.
#include <dlfcn.h>
#include <link.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>

namespace {

constexpr std::size_t longest = 4096;
thread_local char found[longest];

bool begins(const char* name, const char* with) { return std::strncmp(name, with, std::strlen(with)) == 0; }

/// The file of the runtime that stands for a library of that name; null: none does.
const char* file_for(const char* name) {
  for (const char* each : {"libamdhip64.so", "libhiprtc.so"})
    if (begins(name, each)) {
      const char* const version = name + std::strlen(each);
      return *version == '\0' || *version == '.' ? each : nullptr;
    }
  return nullptr;
}

}  // namespace

extern "C" {

unsigned la_version(unsigned version) { return version < LAV_CURRENT ? version : LAV_CURRENT; }

/// The path to try in place of `name`. A name without a folder is what a program asks for: then the folders follow.
char* la_objsearch(const char* name, std::uintptr_t*, unsigned) {
  auto* const as_it_is = const_cast<char*>(name);
  const char* const slash = std::strrchr(name, '/');
  const char* const file = slash ? file_for(slash + 1) : nullptr;
  Dl_info own{};
  if (!file || dladdr(reinterpret_cast<void*>(&la_objsearch), &own) == 0) return as_it_is;
  const char* const end = std::strrchr(own.dli_fname, '/');
  const int folder = end ? static_cast<int>(end - own.dli_fname) : 0;
  const int length = std::snprintf(found, sizeof found, "%.*s/%s", folder, own.dli_fname, file);
  return end && length > 0 && static_cast<std::size_t>(length) < sizeof found ? found : as_it_is;
}

}  // extern "C"
