// Code objects into a device's memory, and out of it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

/// Checks that the code object is for `processor` and puts it into `memory`.
Code load_code(DeviceMemory& memory, std::string_view processor, std::span<const std::uint8_t> bytes,
               const std::string& name);

/// Takes it out of `memory`. Launches that are running keep it.
void unload_code(DeviceMemory& memory, const LoadedCode& code);

[[gnu::cold]] inline Code load_code(DeviceMemory& memory, std::string_view processor,
                                    std::span<const std::uint8_t> bytes, const std::string& name) {
  auto object = read_code(bytes, processor);
  if (!object) return Code(name + ": " + object.message());
  if (!target_runs_on(object->target(), processor))
    return Code(name + ": built for " + object->target().processor + ", this is " + std::string(processor));
  const auto place = memory.place_image(object->image().size());
  if (!place) return Code(name + ": " + place.message());
  const std::uint64_t address = place->address;
  std::vector<DeviceMemory::ImagePart> parts;
  for (const CodeSegment& segment : object->segments()) {
    const char* what = segment.executable ? "code" : segment.writable ? "variables" : "constants";
    parts.push_back({segment.address - object->image_base(), segment.size, segment.writable && !segment.executable,
                     what + (" of " + name)});
  }
  const auto relocate = [&](std::span<std::uint8_t> image) { object->relocate(image, address); };
  if (auto added = memory.add_image(*place, object->image(), parts, relocate); !added)
    return Code(name + ": " + added.message());
  return code_handle(
      std::make_shared<const LoadedCode>(LoadedCode{name, std::move(*object), address, memory.serial()}));
}

[[gnu::cold]] inline void unload_code(DeviceMemory& memory, const LoadedCode& code) {
  for (const CodeSegment& segment : code.object.segments())
    (void)memory.release_image_part(code.device_address(segment.address));
}

}  // namespace lockstep
