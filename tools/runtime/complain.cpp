#include "complain.hpp"

#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <set>
#include <string>

namespace runtime {

void complain(const char* format, ...) {
  char line[2048];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  std::fprintf(stderr, "lockstep %s: %s\n", front_door, line);
}

void say_not_supported(const char* call) {
  static std::mutex mutex;
  static auto* const said = new std::set<std::string>;  // lives as long as threads that call
  const std::lock_guard lock(mutex);
  if (said->insert(call).second) complain("not supported: %s", call);
}

}  // namespace runtime
