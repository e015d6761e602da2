// Fuzzing: the MessagePack metadata of a code object.
#include "lockstep/object/metadata.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto metadata = lockstep::read_metadata({data, size});
  if (!metadata && metadata.message().empty()) std::abort();
  return 0;
}
