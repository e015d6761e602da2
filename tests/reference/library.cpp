#include "compare.hpp"

std::vector<Launched> on_device(const char* processor, const ScriptTarget& target, lockstep::Engine engine) {
  const auto gpu = lockstep::Device::create(processor);
  REQUIRE(gpu);
  return run_script(
      (*gpu)->memory(), target,
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return (*gpu)->load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> std::string {
        lockstep::LaunchOptions options{.grid = shape.grid, .block = shape.block, .work_items = shape.work_items};
        options.engine = engine;
        options.numerics = shape.numerics;
        const auto result = (*gpu)->launch_arguments(kernel, options, list);
        if (!result) return result.message();
        return std::to_string(result.statistics.instructions) + " instructions, " +
               std::to_string(result.statistics.waves) + " waves";
      });
}
