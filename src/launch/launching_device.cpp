#include "launch/launching_device.hpp"

#include <algorithm>
#include <utility>

#include "launch/arguments_of.hpp"
#include "launch/grid_outcome.hpp"
#include "launch/launch_checks.hpp"
#include "launch/rdna_scalar_loads.hpp"
#include "lockstep/device/line_table.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/exception_readers.hpp"
#include "lockstep/launch/fault_text.hpp"
#include "lockstep/launch/launch_explanation.hpp"
#include "lockstep/launch/load_code.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/prepare.hpp"
#include "observe/fidelity_rule.hpp"

namespace lockstep {

Code LaunchingDevice::load_bytes(std::span<const std::uint8_t> bytes, const std::string& name) {
  Code code = unless_out_of_memory([&] { return load_code(*memory_, target_, bytes, name); },
                                   [&] { return Code(name + ": the host has no memory for this code object"); });
  if (code) {
    if (any_code(code.loaded(), [&](auto bytes) { return reads_exceptions(bytes); })) reads_exceptions_ = true;
    const std::lock_guard lock(mutex_);
    loaded_.push_back(code);
  }
  return code;
}

bool LaunchingDevice::may_read_exceptions(const MemoryView& memory, std::uint64_t entry) const {
  const MemoryRange* const range = memory.find(entry, 4);
  if (reads_exceptions_ || range == nullptr) return true;
  // What lies between the first and the last instruction that with_fixed_code has found; without any, the beginning.
  constexpr std::uint64_t most = std::uint64_t{1} << 16;
  const bool found = range->code_end != range->code_begin;
  const std::uint64_t first = found ? range->code_begin : entry;
  const std::uint64_t end = found ? range->code_end : std::min(range->address + range->size, entry + most);
  return reads_exceptions({range->bytes + (first - range->address), static_cast<std::size_t>(end - first)});
}

bool LaunchingDevice::runs_together(const Dispatch& dispatch, const LaunchOptions& options, const LoadedCode* code) {
  if (!options.cooperative || dispatch.cluster_size() != 1) return false;
  if (options.check || options.observer != nullptr || options.stream != nullptr || code == nullptr) return true;
  const std::lock_guard lock(mutex_);
  const auto [found, is_new] = waits_for_grid_.try_emplace(code, false);
  if (is_new) found->second = any_code(*code, [&](auto bytes) { return waits_for_grid(bytes); });
  return found->second;
}

Code LaunchingDevice::load_file(const std::string& path) {
  auto bytes = read_code_file(path);
  return bytes ? load(*bytes, path) : Code(bytes.message());
}

Result<void> LaunchingDevice::unload(const Code& code) {
  if (!code) return Error{code.message()};
  const std::lock_guard lock(mutex_);
  if (std::erase_if(loaded_, [&](const Code& c) { return &c.loaded() == &code.loaded(); }) == 0)
    return Error{code.loaded().name + " is not loaded in this device"};
  waits_for_grid_.erase(&code.loaded());
  unload_code(*memory_, code.loaded());
  return {};
}

std::uint64_t LaunchingDevice::file_pc(std::uint64_t pc) const {
  const std::lock_guard lock(mutex_);
  for (const Code& code : loaded_)
    if (code.loaded().holds(pc)) return code.loaded().file_address(pc);
  return pc;
}

LaunchResult LaunchingDevice::launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                               std::span<const Argument> arguments) {
  if (!kernel) return refused_launch(kernel.message());
  auto segment = layout_arguments(kernel.info(), arguments);
  return segment ? run(kernel, options, std::move(*segment), 0) : refused_launch(segment.message());
}

LaunchResult LaunchingDevice::launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                                             std::span<const std::uint8_t> kernarg) {
  if (!kernel) return refused_launch(kernel.message());
  auto segment = take_kernarg(kernel.info(), kernarg);
  return segment ? run(kernel, options, std::move(*segment), static_cast<std::uint32_t>(kernarg.size()))
                 : refused_launch(segment.message());
}

LaunchResult LaunchingDevice::launch_dispatch(const Dispatch& dispatch, const LaunchOptions& options) {
  if (std::string problem = dispatch_problem(dispatch, limits()); !problem.empty()) return refused_launch(problem);
  auto memory = memory_->view_with(options.host_ranges);
  if (!memory) return refused_launch(memory.message());
  accept_encodings(*memory, options);
  PreparedLaunch launch{dispatch, fix_code(*memory, dispatch.entry)};
  launch.dispatch.grid = dispatch.workgroups();
  launch.dispatch.numerics = options.numerics;
  launch.dispatch.raises_exceptions = may_read_exceptions(launch.memory, dispatch.entry);
  launch.dispatch.together = runs_together(launch.dispatch, options, nullptr);
  return execute(launch, options, nullptr);
}

Result<std::unique_ptr<SteppedLaunch>> LaunchingDevice::begin_arguments(const Kernel& kernel,
                                                                        const LaunchOptions& options,
                                                                        std::span<const Argument> arguments) {
  if (!kernel) return Error{kernel.message()};
  auto segment = layout_arguments(kernel.info(), arguments);
  if (!segment) return segment.error();
  return begin_segment(kernel, options, std::move(*segment), 0);
}

Result<std::unique_ptr<SteppedLaunch>> LaunchingDevice::begin_kernarg(const Kernel& kernel,
                                                                      const LaunchOptions& options,
                                                                      std::span<const std::uint8_t> kernarg) {
  if (!kernel) return Error{kernel.message()};
  auto segment = take_kernarg(kernel.info(), kernarg);
  if (!segment) return segment.error();
  return begin_segment(kernel, options, std::move(*segment), static_cast<std::uint32_t>(kernarg.size()));
}

Result<PreparedLaunch> LaunchingDevice::prepare(const Kernel& kernel, const LaunchOptions& options,
                                                KernargSegment segment, std::uint32_t given) {
  if (kernel.code().memory != memory_->serial())
    return Error{"kernel '" + kernel.info().name + "' belongs to " + kernel.code().name +
                 " as loaded in another device: load it in this one"};
  auto memory = memory_->view_with(options.host_ranges);
  if (!memory) return memory.error();
  accept_encodings(*memory, options);
  auto prepared = prepare_launch(kernel, options, limits(), *memory, std::move(segment), given);
  if (!prepared) return prepared;
  prepared->dispatch.raises_exceptions = reads_exceptions_;
  prepared->dispatch.together = runs_together(prepared->dispatch, options, &kernel.code());
  return prepared;
}

LaunchResult LaunchingDevice::run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment,
                                  std::uint32_t given) {
  auto prepared = prepare(kernel, options, std::move(segment), given);
  return prepared ? execute(*prepared, options, &kernel.info()) : refused_launch(prepared.message());
}

Result<std::unique_ptr<SteppedLaunch>> LaunchingDevice::begin_segment(const Kernel& kernel,
                                                                      const LaunchOptions& options,
                                                                      KernargSegment segment, std::uint32_t given) {
  if (options.check || options.observer != nullptr || options.stream != nullptr)
    return Error{"a launch that is stepped takes neither checks nor an observer nor a stream"};
  if (options.range.first != 0 || options.range.count != 0)
    return Error{"a launch that is stepped runs the whole grid, not a range of its workgroups"};
  auto prepared = prepare(kernel, options, std::move(segment), given);
  if (!prepared) return prepared.error();
  if (std::string problem = range_problem(options.range, prepared->dispatch); !problem.empty()) return Error{problem};
  memory_->mark_all_written();
  return unless_out_of_memory(
      [&]() -> Result<std::unique_ptr<SteppedLaunch>> {
        return step_grid(std::move(*prepared), options,
                         [this, options, info = &kernel.info()](const GridOutcome& outcome, const PreparedLaunch& ran) {
                           return result_of(outcome, ran, options, info);
                         });
      },
      []() -> Result<std::unique_ptr<SteppedLaunch>> {
        return Error{"the host has no memory for the state of the waves"};
      });
}

LaunchResult LaunchingDevice::execute(const PreparedLaunch& launch, const LaunchOptions& options,
                                      const KernelInfo* kernel) {
  if (std::string problem = range_problem(options.range, launch.dispatch); !problem.empty())
    return refused_launch(problem);
  const bool watched = options.check || options.observer != nullptr;
  if (!options.check.has(CheckKind::init)) memory_->mark_all_written();
  if (watched && options.stream != nullptr)
    return refused_launch("a launch whose instructions are streamed takes neither checks nor an observer");
  std::unique_ptr<CheckRun> checks;
  LaunchOptions observed = options;
  if (options.check) {
    LaunchArguments arguments;
    if (kernel != nullptr)
      arguments = arguments_of(*kernel, launch, options.places.queue != 0 ? options.places.kernarg : 0, options.lines);
    checks = make_launch_checks(options.check, fidelity_rule(options), std::move(arguments), options.observer);
    observed.observer = &checks->observer();
  }
  FidelityReport report;
  const auto run_it = [&](const Dispatch& dispatch) {
    return run_grid(dispatch, launch.memory, observed, options.report_fidelity ? &report : nullptr);
  };
  const auto run_observed = [&] {
    Dispatch dispatch = launch.dispatch;
    dispatch.file_entry = file_pc(dispatch.entry);
    return run_it(dispatch);
  };
  const GridOutcome outcome = observed.observer != nullptr ? run_observed() : run_it(launch.dispatch);
  if (outcome.out_of_memory) return refused_launch("the host has no memory for the state of the waves");
  LaunchResult result = result_of(outcome, launch, options, kernel);
  result.fidelity = std::move(report);
  if (checks) result.findings = checks->take_findings();
  if (options.check.has(CheckKind::guess) && options.report_fidelity)
    result.fidelity.reached = static_cast<std::uint64_t>(
        std::count_if(result.findings.begin(), result.findings.end(),
                      [](const Finding& finding) { return finding.kind == CheckKind::guess; }));
  for (Finding& finding : result.findings)
    for (FindingPlace* place : {&finding.at, &finding.other}) complete_place(*place, launch, options);
  return result;
}

LaunchResult LaunchingDevice::result_of(const GridOutcome& outcome, const PreparedLaunch& launch,
                                        const LaunchOptions& options, const KernelInfo* kernel) const {
  LaunchResult result;
  result.statistics = outcome.statistics;
  if (!outcome.fault) return result;
  result.status = LaunchResult::Status::faulted;
  result.fault = outcome.fault;
  FaultPlace place = place_fault(result.fault, launch.memory);
  place.pc = file_pc(result.fault.pc);
  if (kernel != nullptr && !place.memory.empty()) {
    const LaunchArguments all =
        arguments_of(*kernel, launch, options.places.queue != 0 ? options.places.kernarg : 0, options.lines);
    if (const LaunchArgument* const nearest = nearest_argument(all, result.fault.address))
      place.memory += ", " + place_text(*nearest, result.fault.address);
  }
  place.source = source_of(result.fault.pc, launch, options);
  place.more = outcome.explanation.empty() ? detail::launch_explanation(result.fault, launch, outcome.reached)
                                           : outcome.explanation;
  if (result.fault.kind == FaultKind::instruction_budget)
    place.more = "the budget is " + decimal(options.max_instructions) +
                 " wave instructions a workgroup: LaunchOptions::max_instructions, --max-instructions of the command" +
                 (place.more.empty() ? "" : "; " + place.more);
  result.text = fault_line(result.fault, place);
  restore_words(launch.memory, result.fault.pc, result.fault.words, result.fault.dwords);
  return result;
}

std::string LaunchingDevice::source_of(std::uint64_t pc, const PreparedLaunch& launch,
                                       const LaunchOptions& options) const {
  if (options.lines == nullptr || launch.code == nullptr || !launch.code->holds(pc)) return "";
  return options.lines->text(launch.code->file_address(pc));
}

void LaunchingDevice::complete_place(FindingPlace& place, const PreparedLaunch& launch,
                                     const LaunchOptions& options) const {
  if (!place.known) return;
  place.instruction = instruction_at(place.pc, launch.memory);
  place.source = source_of(place.pc, launch, options);
  place.pc = file_pc(place.pc);
}

}  // namespace lockstep
