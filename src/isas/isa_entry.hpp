// An ISA as the library finds it at run time.
#pragma once

#include <memory>
#include <span>
#include <string_view>

namespace lockstep {

class Device;

struct IsaEntry {
  std::span<const std::string_view> targets;
  std::unique_ptr<Device> (*make_device)(std::string_view target) = nullptr;  ///< `target`: one of `targets`
};

}  // namespace lockstep
