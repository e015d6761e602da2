#include "run_plan.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "lockstep/base/text.hpp"
#include "lockstep/object/metadata.hpp"
#include "lockstep/object/read_file.hpp"
#include "number.hpp"

namespace command {

using lockstep::Error;
using lockstep::Result;

namespace {

Result<lockstep::LaunchOptions> launch_options(const RunOptions& options) {
  lockstep::LaunchOptions launch;
  if (options.grid.empty() == options.work_items.empty())
    return Error{"give the grid as --grid (workgroups) or as --work-items"};
  auto grid = options.grid.empty() ? parse_dimensions("--work-items", options.work_items)
                                   : parse_dimensions("--grid", options.grid);
  if (!grid) return grid.error();
  if (std::find(grid->begin(), grid->end(), 0u) != grid->end())
    return Error{(options.grid.empty() ? "--work-items " + options.work_items : "--grid " + options.grid) +
                 ": every dimension must be at least 1"};
  auto block = parse_dimensions("--block", options.block);
  if (!block) return block.error();
  (options.grid.empty() ? launch.work_items : launch.grid) = {(*grid)[0], (*grid)[1], (*grid)[2]};
  launch.block = {(*block)[0], (*block)[1], (*block)[2]};
  if (!options.cluster.empty()) {
    auto cluster = parse_dimensions("--cluster", options.cluster);
    if (!cluster) return cluster.error();
    launch.cluster = {(*cluster)[0], (*cluster)[1], (*cluster)[2]};
    if (launch.cluster == lockstep::Dim3{0, 0, 0})
      return Error{"--cluster " + options.cluster + ": every dimension must be at least 1"};
  }
  auto threads = parse_count("--threads", options.threads, 0xffffffff);
  if (!threads) return threads.error();
  auto budget = parse_count("--max-instructions", options.max_instructions, ~std::uint64_t{0});
  if (!budget) return budget.error();
  auto interleave = parse_count("--interleave", options.interleave, 0xffffffff);
  if (!interleave) return interleave.error();
  auto stack = parse_size(options.stack_bytes, 0xffffffffu);
  if (!stack) return Error{"--stack-bytes: " + stack.message()};
  launch.stack_bytes = static_cast<std::uint32_t>(*stack);
  launch.engine = options.engine == "fast" ? lockstep::Engine::fast : lockstep::Engine::reference;
  launch.threads = static_cast<std::uint32_t>(*threads);
  launch.max_instructions = *budget;
  launch.interleave = static_cast<std::uint32_t>(*interleave);
  if (!options.matrix_model.empty()) {
    for (const lockstep::MatrixModel model : lockstep::all_matrix_models)
      if (lockstep::matrix_model_name(model) == options.matrix_model) launch.matrix_model = model;
    if (!launch.matrix_model) return Error{"there is no matrix model '" + options.matrix_model + "'"};
  }
  if (!options.numerics.empty()) {
    const auto numerics = lockstep::numeric_model_of(options.numerics);
    if (!numerics) return Error{"there are no numerics '" + options.numerics + "': use silicon or rounded"};
    launch.numerics = *numerics;
  }
  launch.accept_rdna_smem = options.accept_rdna_smem;
  launch.ordered_updates = !options.unordered_updates;
  launch.report_fidelity = options.report;
  auto checks = lockstep::parse_checks(options.checks);
  if (!checks) return Error{"--check " + options.checks + ": " + checks.message()};
  launch.check = *checks;
  return launch;
}

/// Parses each text with `parse` and appends what it gives.
template <class T, class Parse>
Result<void> parse_all(const std::vector<std::string>& texts, std::vector<T>& to, Parse&& parse) {
  for (const std::string& text : texts) {
    auto parsed = parse(text);
    if (!parsed) return parsed.error();
    to.push_back(std::move(*parsed));
  }
  return {};
}

}  // namespace

Result<Plan> plan_of(const RunOptions& options) {
  Plan plan;
  auto launch = launch_options(options);
  if (!launch) return launch.error();
  plan.launch = std::move(*launch);
  if (auto parsed = parse_all(options.arguments, plan.arguments, parse_argument); !parsed) return parsed.error();
  const auto with_arguments = [&](auto parse) {
    return [&plan, parse](const std::string& text) {
      return parse(text, std::span<const CommandArgument>(plan.arguments));
    };
  };
  if (auto parsed = parse_all(options.outputs, plan.outputs, with_arguments(parse_output)); !parsed)
    return parsed.error();
  if (auto parsed = parse_all(options.prints, plan.prints, with_arguments(parse_print)); !parsed) return parsed.error();
  if (auto parsed = parse_all(options.expectations, plan.expectations, with_arguments(parse_expectation)); !parsed)
    return parsed.error();
  if (options.kernarg.empty()) {
    for (const CommandArgument& argument : plan.arguments)
      if (argument.offset) return Error{"--arg " + argument.text + ": @OFFSET is for --kernarg"};
    return plan;
  }
  auto bytes = lockstep::read_file(options.kernarg, lockstep::max_kernarg_size);
  if (!bytes) return Error{"--kernarg: " + bytes.message()};
  plan.kernarg = std::move(*bytes);
  return plan;
}

Result<void> place_arguments(Plan& plan) {
  std::vector<std::uint8_t>& segment = *plan.kernarg;
  for (const CommandArgument& argument : plan.arguments) {
    const std::vector<std::uint8_t>& bytes = argument.value.bytes;
    const Error error{"--arg " + argument.text + ": "};
    if (argument.type == "lds" && !argument.offset) {
      if (argument.value.local_bytes > ~plan.launch.dynamic_lds)
        return Error{error.message + "more LDS than any device has"};
      plan.launch.dynamic_lds += argument.value.local_bytes;
      continue;
    }
    if (argument.type == "lds" || !argument.offset)
      return Error{error.message + "with --kernarg write @OFFSET:TYPE:VALUE, or lds:SIZE for dynamic LDS"};
    if (*argument.offset > segment.size() || bytes.size() > segment.size() - *argument.offset)
      return Error{error.message + "ends outside the " + lockstep::count_of(segment.size(), "byte") + " of --kernarg"};
    std::copy(bytes.begin(), bytes.end(), segment.begin() + *argument.offset);
  }
  return {};
}

bool Plan::writes_to_standard_output() const {
  return std::any_of(outputs.begin(), outputs.end(), [](const Output& output) { return output.path == "-"; });
}

}  // namespace command
