// Fuzzing: the reader of ISA descriptions. Whatever it refuses, it refuses with an Error.
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "error.hpp"
#include "model/reader.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const int file = memfd_create("fuzz", 0);  // the reader wants a path
  if (file < 0 || write(file, data, size) != static_cast<ssize_t>(size)) std::abort();
  try {
    (void)isagen::read_isa("/proc/self/fd/" + std::to_string(file));
  } catch (const isagen::Error&) {
  }
  close(file);
  return 0;
}
