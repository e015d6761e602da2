// A code object as it is read from bytes and as it is in device memory.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/result.hpp"
#include "lockstep/launch/code.hpp"
#include "lockstep/object/code_object.hpp"
#include "lockstep/object/offload_bundle.hpp"
#include "lockstep/object/read_file.hpp"

namespace lockstep {

/// A code object in device memory.
struct LoadedCode {
  std::string name;  ///< file name or "code object"
  CodeObject object;
  std::uint64_t address = 0;  ///< of the image's first byte
  std::uint64_t memory = 0;   ///< serial number of the DeviceMemory that it is in

  /// From the file's virtual addresses to device addresses.
  std::uint64_t device_address(std::uint64_t file_address) const {
    return file_address - object.image_base() + address;
  }
  std::uint64_t file_address(std::uint64_t device_address) const {
    return device_address - address + object.image_base();
  }
  bool holds(std::uint64_t device_address) const {
    return device_address >= address && device_address - address < object.image().size();
  }
};

/// The handle of a loaded code object.
inline Code code_handle(std::shared_ptr<const LoadedCode> code) {
  return Code(std::move(code), [](const std::shared_ptr<const LoadedCode>& of, std::string_view name) {
    auto found = of->object.kernel(name);
    return found ? Kernel(of, *found) : Kernel(of->name + ": " + found.message());
  });
}

/// Reads a code object, or the one for `processor` ("gfx950") out of an offload bundle.
[[gnu::cold]] inline Result<CodeObject> read_code(std::span<const std::uint8_t> bytes, std::string_view processor) {
  const auto read = [&]() -> Result<CodeObject> {
    auto part = unbundle(bytes, processor);
    return part ? CodeObject::read(*part) : Result<CodeObject>(part.error());
  };
  return unless_out_of_memory(
      read, []() -> Result<CodeObject> { return Error{"the host has no memory for this code object"}; });
}

}  // namespace lockstep
