// hipGetSymbolAddress and what goes with it.
#include "symbol.hpp"

#include "error.hpp"
#include "gpu.hpp"
#include "module.hpp"

namespace hip {

hipError_t symbol_place(const void* symbol, std::size_t bytes, std::size_t offset, std::uint8_t** place) {
  if (!symbol) return hipErrorInvalidSymbol;
  if (!current()) return hipErrorNoDevice;
  std::size_t size = 0;
  if (const hipError_t error = variable_of(symbol, *current(), place, &size); error != hipSuccess) return error;
  if (offset > size || bytes > size - offset) return hipErrorInvalidValue;
  *place += offset;
  return hipSuccess;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
  return call([&] {
    if (!address) return hipErrorInvalidValue;
    std::uint8_t* place = nullptr;
    const hipError_t error = symbol_place(symbol, 0, 0, &place);
    if (error == hipSuccess) *address = place;
    return error;
  });
}
hipError_t hipGetSymbolSize(std::size_t* bytes, const void* symbol) {
  return call([&] {
    if (!bytes) return hipErrorInvalidValue;
    if (!current()) return hipErrorNoDevice;
    std::uint8_t* place = nullptr;
    return variable_of(symbol, *current(), &place, bytes);
  });
}

}  // extern "C"
