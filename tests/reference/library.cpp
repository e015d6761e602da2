#include "compare.hpp"

std::string on_device(const char* processor, const std::string& folder, bool clusters, lockstep::Engine engine) {
  const auto gpu = lockstep::Device::create(processor);
  REQUIRE(gpu);
  return run_script(
      (*gpu)->memory(), folder, clusters,
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return (*gpu)->load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> LaunchText {
        lockstep::LaunchOptions options{.grid = shape.grid, .block = shape.block, .work_items = shape.work_items};
        options.engine = engine;
        const auto result = (*gpu)->launch_arguments(kernel, options, list);
        return {result ? std::to_string(result.statistics.instructions) + " instructions, " +
                             std::to_string(result.statistics.waves) + " waves"
                       : result.message()};
      });
}
