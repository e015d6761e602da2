#include "program.hpp"

#include <cstring>
#include <memory>

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

void Launch::run(const std::function<void(const Way&)>& judge) {
  INFO(file_, ": ", name_);
  std::vector<std::vector<std::uint8_t>> before, first_result;
  for (const Item& item : items_) before.emplace_back(item.data, item.data + (item.data ? item.size : 0));

  const std::vector<Way> all = ways(file_, wave_size_);
  std::string judged = all.empty() ? "" : all.front().code_object;
  for (const Way& way : all) {
    CAPTURE(way.code_object);
    CAPTURE(way.target);
    CAPTURE(lockstep::engine_name(way.engine));
    CAPTURE(way.small);
    use_small_set(way.small);
    auto device = lockstep::Device::create(way.target);
    REQUIRE_MESSAGE(device, device.message());
    lockstep::Device& gpu = **device;
    REQUIRE(gpu.has_whole_engine() == !way.small);
    const lockstep::Code code = gpu.load_file(way.code_object);
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
    const lockstep::LaunchResult result = gpu.launch_arguments(
        code.kernel(name_), {.grid = grid_, .block = block_, .engine = way.engine, .check = way.checks}, arguments);
    REQUIRE_MESSAGE(result, result.message());
    for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());  // a false alarm
    if (judge && way.code_object != judged) {
      judged = way.code_object;
      first_result.clear();
    }
    if (judge && first_result.empty()) judge(way);
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
