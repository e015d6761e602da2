#include "program.hpp"

#include <cstring>
#include <memory>
#include <sstream>

#include "kernel_sets.hpp"
#include "lockstep/device.hpp"

namespace programs {

Launch::Launch(std::string file, std::string name, lockstep::Dim3 grid, lockstep::Dim3 block)
    : file_(std::move(file)), name_(std::move(name)), grid_(grid), block_(block) {}

void Launch::add_buffer(std::uint8_t* data, std::size_t size) {
  items_.push_back({Item::Kind::buffer, data, size, {}});
}
void Launch::add_value(const void* data, std::size_t size) {
  const auto* bytes = static_cast<const std::uint8_t*>(data);
  items_.push_back({Item::Kind::value, nullptr, size, {bytes, bytes + size}});
}
Launch& Launch::local(std::uint32_t bytes) {
  items_.push_back({Item::Kind::local, nullptr, bytes, {}});
  return *this;
}

void Launch::run() {
  INFO(file_, ": ", name_);
  std::vector<std::vector<std::uint8_t>> before, first_result;
  for (const Item& item : items_) before.emplace_back(item.data, item.data + (item.data ? item.size : 0));

  // gfx950 first. What the kernel's CMakeLists.txt calls portable runs on every target, and leaves the same bytes.
  // The fast engine runs with its small set of kernels, too; and once all checks are on and must find nothing.
  using lockstep::Engine;
  const bool portable = std::string(LOCKSTEP_PORTABLE_KERNELS).find(" " + file_ + " ") != std::string::npos;
  struct Way {
    std::string folder;  // the target, with "-w64" behind it for waves of 64 where 32 is usual
    Engine engine;
    bool small;
    lockstep::CheckSet check;
  };
  std::vector<Way> ways;
  const auto add = [&](std::string_view target) {
    for (const Engine engine : lockstep::all_engines) ways.push_back({std::string(target), engine, false, {}});
    ways.push_back({std::string(target), Engine::fast, true, {}});
    ways.push_back({std::string(target), Engine::reference, false, lockstep::CheckSet::all()});
  };
  add("gfx950");
  std::istringstream others(portable ? LOCKSTEP_OTHER_TARGETS : "");
  const bool gfx9_alone = std::string(LOCKSTEP_GFX9_KERNELS).find(" " + file_ + " ") != std::string::npos;
  for (std::string folder; others >> folder;)
    if (!gfx9_alone || folder.starts_with("gfx9")) add(folder);

  for (const auto& [folder, engine, small, check] : ways) {
    CAPTURE(folder);
    const std::string target = folder.substr(0, folder.find('-'));
    CAPTURE(lockstep::engine_name(engine));
    CAPTURE(small);
    use_small_set(small);
    auto device = lockstep::Device::create(target);
    REQUIRE_MESSAGE(device, device.message());
    lockstep::Device& gpu = **device;
    REQUIRE(gpu.has_whole_engine() == !small);
    const lockstep::Code code = gpu.load_file(LOCKSTEP_KERNEL_DIR "/" + folder + "/" + file_ + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    std::vector<lockstep::Argument> arguments;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      Item& item = items_[i];
      if (item.kind == Item::Kind::buffer) {
        std::memcpy(item.data, before[i].data(), item.size);
        const auto mapped = gpu.memory().map_host(item.data, item.size, true);
        REQUIRE_MESSAGE(mapped, mapped.message());
        arguments.push_back(lockstep::make_argument(item.data));
      } else if (item.kind == Item::Kind::local) {
        arguments.push_back(lockstep::make_argument(lockstep::LocalMemory{static_cast<std::uint32_t>(item.size)}));
      } else {
        lockstep::Argument argument;
        argument.bytes = item.bytes;
        arguments.push_back(argument);
      }
    }
    const lockstep::LaunchResult result =
        gpu.launch_arguments(code.kernel(name_), {.grid = grid_, .block = block_, .engine = engine, .check = check}, arguments);
    REQUIRE_MESSAGE(result, result.message());
    for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());  // a false alarm
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const Item& item = items_[i];
      if (first_result.size() < items_.size()) {
        first_result.emplace_back(item.data, item.data + (item.data ? item.size : 0));
      } else if (item.kind == Item::Kind::buffer) {
        REQUIRE_MESSAGE(std::memcmp(first_result[i].data(), item.data, item.size) == 0,
                        "engines or targets disagree on argument ", i);
      }
    }
  }
}

}  // namespace programs
