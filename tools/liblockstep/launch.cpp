// Launches and dispatches: options in, results out.
#include <array>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "internal.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "watching.hpp"

using lockstep::Dim3;
using lockstep::LaunchOptions;
using lockstep::LaunchResult;

namespace capi {

Dim3 dim3(const std::uint32_t* sizes) { return {sizes[0], sizes[1], sizes[2]}; }

LaunchOptions options_of(const lockstep_options& given) {
  LaunchOptions options;
  if (given.check)  // what is wrong with it options_problem says
    if (const auto checks = lockstep::parse_checks(given.check)) options.check = *checks;
  options.engine = static_cast<lockstep::Engine>(given.engine);
  options.threads = given.threads;
  options.dynamic_lds = given.dynamic_lds;
  options.stack_bytes = given.stack_bytes;
  options.work_items = dim3(given.work_items);
  options.cluster = dim3(given.cluster);
  if (given.max_instructions != 0) options.max_instructions = given.max_instructions;
  if (given.matrix_model != LOCKSTEP_MATRIX_MODEL_DEFAULT)
    options.matrix_model = static_cast<lockstep::MatrixModel>(given.matrix_model - 1);
  options.numerics = static_cast<lockstep::NumericModel>(given.numerics);
  if (given.interleave != 0) options.interleave = given.interleave == LOCKSTEP_NO_INTERLEAVE ? 0 : given.interleave;
  options.cooperative = given.cooperative != 0;
  options.meeting_waves = given.meeting_waves;
  options.ordered_updates = given.cooperative == 0 && given.unordered_updates == 0;
  options.accept_rdna_smem = given.accept_rdna_smem != 0;
  options.report_fidelity = given.report != nullptr;
  options.services = {given.printf_buffer, given.hostcall_buffer, given.heap, given.multigrid_sync};
  if (given.stop || given.cooperative != 0)
    options.stop_requested = [stop = given.stop, cooperative = given.cooperative != 0] {
      if (cooperative) std::this_thread::yield();  // asked at the end of a wave's turn, and of its sleep
      return stop && __atomic_load_n(stop, __ATOMIC_RELAXED) != 0;
    };
  return options;
}

namespace {

/// The fidelity report, into the caller's array.
void give_fidelity(const LaunchResult& launch, const lockstep_options& options) {
  std::uint64_t i = 0;
  for (const lockstep::InstructionCount& each : launch.fidelity.instructions) {
    if (i == options.report_capacity) return;
    options.report[i++] = {each.name.data(), each.note.empty() ? "" : each.note.data(), each.count,
                           static_cast<std::uint32_t>(each.fidelity), 0};
  }
}

}  // namespace

lockstep_status report(const LaunchResult& launch, std::uint64_t file_pc, lockstep_result* to) {
  lockstep_result result{};
  result.fault = static_cast<std::uint32_t>(launch.fault.kind);
  result.pc = launch.fault.pc;
  result.file_pc = file_pc;
  std::copy(launch.fault.words.begin(), launch.fault.words.end(), result.words);
  result.dwords = launch.fault.dwords;
  std::copy(launch.fault.workgroup.begin(), launch.fault.workgroup.end(), result.workgroup);
  result.wave = launch.fault.wave;
  result.lane = launch.fault.lane;
  result.address = launch.fault.address;
  result.size = launch.fault.size;
  launch.text.copy(result.text, sizeof result.text - 1);
  result.workgroups = launch.statistics.workgroups;
  result.waves = launch.statistics.waves;
  result.instructions = launch.statistics.instructions;
  result.seconds = launch.statistics.seconds;
  result.report_entries = launch.fidelity.instructions.size();
  if (launch.fidelity.matrix_model) result.matrix_model = static_cast<std::uint32_t>(*launch.fidelity.matrix_model) + 1;
  if (launch.fidelity.numerics) result.numerics = static_cast<std::uint32_t>(*launch.fidelity.numerics) + 1;
  give_back(result, to);
  if (launch) return LOCKSTEP_OK;
  last_error() = launch.text;
  return launch.status == LaunchResult::Status::faulted ? LOCKSTEP_FAULT : LOCKSTEP_ERROR;
}

std::string take_host_ranges(const lockstep_options* from, std::vector<lockstep::HostRange>& kept,
                             LaunchOptions& options) {
  const lockstep_options given = known_part(from);
  auto ranges = host_ranges_of(given.host_ranges, given.host_range_count);
  if (!ranges) return "host_ranges of lockstep_options: " + ranges.message();
  kept = std::move(*ranges);
  options.host_ranges = kept;
  return "";
}

std::string options_problem(const lockstep_options* from) {
  if (std::string problem = size_problem(from, "lockstep_options"); !problem.empty()) return problem;
  const lockstep_options given = known_part(from);
  if (given.engine > LOCKSTEP_ENGINE_REFERENCE)
    return "unknown engine: use LOCKSTEP_ENGINE_REFERENCE or LOCKSTEP_ENGINE_FAST";
  if (given.matrix_model > lockstep::all_matrix_models.size())
    return "unknown matrix model: use one of LOCKSTEP_MATRIX_MODEL_...";
  if (given.numerics >= lockstep::all_numeric_models.size())
    return "unknown numerics: use LOCKSTEP_NUMERICS_SILICON or LOCKSTEP_NUMERICS_ROUNDED";
  const auto checks = lockstep::parse_checks(given.check ? given.check : "");
  return checks ? watching_problem(given) : checks.message();
}

namespace {

/// What `run` gives, which is one of the device's running launches meanwhile.
template <class Run>
LaunchResult while_it_runs(lockstep_device& device, Run&& run) {
  const RunningLaunches::Launch launch(device.running, RunningLaunches::Launch::Of::thread);
  return run();
}

lockstep_status report_refusal(std::string why, lockstep_result* to) {
  return report(lockstep::refused_launch(std::move(why)), 0, to);
}

}  // namespace

}  // namespace capi

using namespace capi;

#define LOCKSTEP_SAME_FAULT(c_name, kind) \
  static_assert(LOCKSTEP_FAULT_##c_name == static_cast<int>(lockstep::FaultKind::kind))
LOCKSTEP_SAME_FAULT(NONE, none);
LOCKSTEP_SAME_FAULT(ILLEGAL_INSTRUCTION, illegal_instruction);
LOCKSTEP_SAME_FAULT(UNSUPPORTED_INSTRUCTION, unsupported_instruction);
LOCKSTEP_SAME_FAULT(ILLEGAL_OPERAND, illegal_operand);
LOCKSTEP_SAME_FAULT(OUT_OF_BOUNDS, out_of_bounds);
LOCKSTEP_SAME_FAULT(MISALIGNED, misaligned);
LOCKSTEP_SAME_FAULT(PC_OUT_OF_RANGE, pc_out_of_range);
LOCKSTEP_SAME_FAULT(REGISTER_OUT_OF_RANGE, register_out_of_range);
LOCKSTEP_SAME_FAULT(BARRIER_DEADLOCK, barrier_deadlock);
LOCKSTEP_SAME_FAULT(INSTRUCTION_BUDGET, instruction_budget);
LOCKSTEP_SAME_FAULT(STOPPED, stopped);
LOCKSTEP_SAME_FAULT(TRAP, trap);
LOCKSTEP_SAME_FAULT(HALT, halt);
LOCKSTEP_SAME_FAULT(OBSERVER, observer);
#undef LOCKSTEP_SAME_FAULT
static_assert(LOCKSTEP_FIDELITY_BOUNDED == static_cast<int>(lockstep::Fidelity::bounded) &&
              LOCKSTEP_FIDELITY_NOT_PUBLIC == static_cast<int>(lockstep::Fidelity::not_public) &&
              LOCKSTEP_FIDELITY_SILICON == static_cast<int>(lockstep::Fidelity::silicon) &&
              LOCKSTEP_FIDELITY_EXTRAPOLATED == static_cast<int>(lockstep::Fidelity::extrapolated));
static_assert(LOCKSTEP_NUMERICS_SILICON == static_cast<int>(lockstep::NumericModel::silicon) &&
              LOCKSTEP_NUMERICS_ROUNDED == static_cast<int>(lockstep::NumericModel::rounded));
#define LOCKSTEP_SAME_MATRIX_MODEL(c_name, model)                                                                  \
  static_assert(lockstep::all_matrix_models[LOCKSTEP_MATRIX_MODEL_##c_name - 1] == lockstep::MatrixModel::model && \
                static_cast<int>(lockstep::MatrixModel::model) == LOCKSTEP_MATRIX_MODEL_##c_name - 1)
LOCKSTEP_SAME_MATRIX_MODEL(SEQUENTIAL_FMA, sequential_fma);
LOCKSTEP_SAME_MATRIX_MODEL(EXACT, exact);
LOCKSTEP_SAME_MATRIX_MODEL(CDNA1, cdna1);
LOCKSTEP_SAME_MATRIX_MODEL(CDNA2, cdna2);
LOCKSTEP_SAME_MATRIX_MODEL(CDNA3, cdna3);
LOCKSTEP_SAME_MATRIX_MODEL(GFX11, gfx11);
LOCKSTEP_SAME_MATRIX_MODEL(GFX12, gfx12);
#undef LOCKSTEP_SAME_MATRIX_MODEL
#define LOCKSTEP_SAME_CHECK(c_name, kind) \
  static_assert(LOCKSTEP_CHECK_##c_name == static_cast<int>(lockstep::CheckKind::kind))
LOCKSTEP_SAME_CHECK(WAIT, wait);
LOCKSTEP_SAME_CHECK(HAZARD, hazard);
LOCKSTEP_SAME_CHECK(INIT, init);
LOCKSTEP_SAME_CHECK(RACE, race);
LOCKSTEP_SAME_CHECK(SYNC, sync);
LOCKSTEP_SAME_CHECK(MEMORY, memory);
LOCKSTEP_SAME_CHECK(GUESS, guess);
LOCKSTEP_SAME_CHECK(COHERENCE, coherence);
#undef LOCKSTEP_SAME_CHECK
static_assert(LOCKSTEP_CHECK_COHERENCE + 1 == lockstep::check_kinds);
static_assert(LOCKSTEP_SPACE_LDS == static_cast<int>(lockstep::AddressSpace::lds) &&
              LOCKSTEP_SPACE_SCRATCH == static_cast<int>(lockstep::AddressSpace::scratch));
static_assert(LOCKSTEP_ENGINE_FAST == static_cast<int>(lockstep::Engine::fast));

extern "C" {

lockstep_status lockstep_launch(lockstep_device* device, const lockstep_code* code, const char* kernel,
                                const uint32_t grid[3], const uint32_t block[3], const void* kernarg,
                                uint64_t kernarg_bytes, const lockstep_options* options, lockstep_result* result) {
  return guarded([&] {
    if (const std::string problem = size_problem(result, "lockstep_result"); !problem.empty()) return fail(problem);
    LaunchOptions launch_options = options_of(known_part(options));
    const bool no_grid = !grid && launch_options.work_items == Dim3{0, 0, 0};
    if (!device || !code || !kernel || no_grid || !block || (!kernarg && kernarg_bytes != 0))
      return report_refusal("lockstep_launch: a null pointer", result);
    if (const std::string problem = options_problem(options); !problem.empty()) return report_refusal(problem, result);
    std::vector<lockstep::HostRange> host_ranges;
    if (const std::string problem = take_host_ranges(options, host_ranges, launch_options); !problem.empty())
      return report_refusal(problem, result);
    if (grid) launch_options.grid = dim3(grid);
    launch_options.block = dim3(block);
    const lockstep_options& given = known_part(options);
    if ((given.dispatch_packet == 0) != (given.queue == 0))
      return report_refusal(
          "lockstep_launch: options.dispatch_packet and options.queue go together: give both or neither", result);
    if (given.dispatch_packet != 0)
      launch_options.places = {given.dispatch_packet, given.queue, reinterpret_cast<std::uintptr_t>(kernarg)};
    Watching watching(known_part(options));
    launch_options.observer = watching.observer();
    const LaunchLines lines(known_part(options), lines_of(*device, code));
    launch_options.lines = &lines;
    const LaunchResult launch = while_it_runs(*device, [&] {
      return device->device->launch_kernarg(code_of(*device, code).kernel(kernel), launch_options,
                                            {static_cast<const std::uint8_t*>(kernarg), kernarg_bytes});
    });
    if (auto written = watching.write(*device->device, kernel, launch); !written)
      return report_refusal(written.message(), result);
    give_fidelity(launch, known_part(options));
    give_findings(launch, known_part(options));
    return report(launch, device->device->file_pc(launch.fault.pc), result);
  });
}

lockstep_status lockstep_dispatch(lockstep_device* device, const lockstep_dispatch_info* dispatch,
                                  const lockstep_options* options, lockstep_result* result) {
  return guarded([&] {
    if (const std::string problem = size_problem(result, "lockstep_result"); !problem.empty()) return fail(problem);
    if (!device || !dispatch) return report_refusal("lockstep_dispatch: a null pointer", result);
    if (const std::string problem = size_problem(dispatch, "lockstep_dispatch_info"); !problem.empty())
      return report_refusal(problem, result);
    const lockstep_dispatch_info info = known_part(dispatch);
    if (info.user_sgpr_count > 32 || (!info.user_sgprs && info.user_sgpr_count != 0))
      return report_refusal("lockstep_dispatch: user_sgprs must point to user_sgpr_count values, at most 32", result);
    if (const std::string problem = options_problem(options); !problem.empty()) return report_refusal(problem, result);
    lockstep::Dispatch d;
    d.entry = info.entry;
    d.wave_size = info.wave_size;
    d.grid = dim3(info.workgroups);
    d.block = dim3(info.threads_per_workgroup);
    d.work_items = dim3(info.work_items);
    if (d.in_work_items() && d.grid == Dim3{0, 0, 0}) d.grid = Dim3{};
    d.rsrc2.word = info.compute_pgm_rsrc2;
    d.user_sgprs.assign(info.user_sgprs, info.user_sgprs + info.user_sgpr_count);
    d.scratch_bytes = info.scratch_bytes;
    d.lds_bytes = info.lds_bytes;
    if (info.compute_pgm_rsrc1 != 0)
      d.mode = lockstep::initial_mode({info.compute_pgm_rsrc1}, d.rsrc2, device->device->limits().abi);
    LaunchOptions launch_options = options_of(known_part(options));
    std::vector<lockstep::HostRange> host_ranges;
    if (const std::string problem = take_host_ranges(options, host_ranges, launch_options); !problem.empty())
      return report_refusal(problem, result);
    Watching watching(known_part(options));
    launch_options.observer = watching.observer();
    const LaunchLines lines(known_part(options), nullptr);
    launch_options.lines = &lines;
    const LaunchResult launch = while_it_runs(*device, [&] { return device->device->dispatch(d, launch_options); });
    if (auto written = watching.write(*device->device, "dispatch", launch); !written)
      return report_refusal(written.message(), result);
    give_fidelity(launch, known_part(options));
    give_findings(launch, known_part(options));
    return report(launch, device->device->file_pc(launch.fault.pc), result);
  });
}

}  // extern "C"
