#include "program.hpp"

#include <cstring>

#include "kernel_sets.hpp"
#include "lockstep/cdna4_linked.hpp"

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

  using lockstep::Engine;
  const std::pair<Engine, bool> ways[] = {{Engine::reference, false}, {Engine::fast, false}, {Engine::fast, true}};
  for (const auto& [engine, small] : ways) {
    CAPTURE(lockstep::engine_name(engine));
    CAPTURE(small);
    use_small_set(small);
    lockstep::cdna4::Device gpu;
    REQUIRE(gpu.has_whole_engine() == !small);
    const lockstep::Code code = gpu.load_file(std::string(LOCKSTEP_KERNEL_DIR) + "/" + file_ + ".hsaco");
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
        gpu.launch_arguments(code.kernel(name_), {.grid = grid_, .block = block_, .engine = engine}, arguments);
    REQUIRE_MESSAGE(result, result.message());
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const Item& item = items_[i];
      if (engine == Engine::reference) {
        first_result.emplace_back(item.data, item.data + (item.data ? item.size : 0));
      } else if (item.kind == Item::Kind::buffer) {
        REQUIRE_MESSAGE(std::memcmp(first_result[i].data(), item.data, item.size) == 0, "engines disagree on argument ",
                        i);
      }
    }
  }
}

}  // namespace programs
