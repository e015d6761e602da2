// lockstep.h over the C++ interface. Every function catches everything: nothing may throw into C.
#include "lockstep.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/device.hpp"

using lockstep::Device;
using lockstep::Dim3;
using lockstep::LaunchOptions;
using lockstep::LaunchResult;

struct lockstep_code {
  lockstep::Code code;
};
struct lockstep_device {
  std::unique_ptr<Device> device;
  std::mutex mutex;
  std::unordered_map<const lockstep_code*, std::unique_ptr<lockstep_code>> codes;  // that are loaded
};

namespace {

thread_local std::string last_error;

lockstep_status fail(std::string message) {
  last_error = std::move(message);
  return LOCKSTEP_ERROR;
}

/// Runs `body` (which gives a status) behind the C boundary.
template <class Body>
lockstep_status guarded(Body&& body) noexcept {
  try {
    last_error.clear();
    return body();
  } catch (const std::bad_alloc&) {
    last_error.assign("out of host memory");  // fits the small buffer or reuses what the string has
  } catch (...) {
    last_error.assign("internal error");
  }
  return LOCKSTEP_ERROR;
}

lockstep_status from(const lockstep::Result<void>& result) { return result ? LOCKSTEP_OK : fail(result.message()); }

/// Copies a caller's structure into one of this version: members the caller does not know are zero.
template <class T>
T known_part(const T* given) {
  T whole{};
  if (given) std::memcpy(&whole, given, std::min<std::size_t>(given->struct_size, sizeof(T)));
  return whole;
}
/// The other way round.
template <class T>
void give_back(const T& whole, T* to) {
  if (!to) return;
  const std::uint32_t size = to->struct_size;
  if (size <= sizeof size) return;
  std::memcpy(reinterpret_cast<char*>(to) + sizeof size, reinterpret_cast<const char*>(&whole) + sizeof size,
              std::min<std::size_t>(size, sizeof(T)) - sizeof size);
}

/// x, y, z.
Dim3 dim3(const std::uint32_t* sizes) { return {sizes[0], sizes[1], sizes[2]}; }

LaunchOptions options_of(const lockstep_options& given) {
  LaunchOptions options;
  options.engine = static_cast<lockstep::Engine>(given.engine);
  options.threads = given.threads;
  options.dynamic_lds = given.dynamic_lds;
  options.stack_bytes = given.stack_bytes;
  options.work_items = dim3(given.work_items);
  if (given.max_instructions != 0) options.max_instructions = given.max_instructions;
  options.accept_rdna_smem = given.accept_rdna_smem != 0;
  options.report_fidelity = given.report != nullptr;
  if (given.stop) options.stop_requested = [stop = given.stop] { return __atomic_load_n(stop, __ATOMIC_RELAXED) != 0; };
  return options;
}

/// The fidelity report, into the caller's array.
void give_fidelity(const LaunchResult& launch, const lockstep_options& options) {
  std::uint64_t i = 0;
  for (const lockstep::InstructionCount& each : launch.fidelity.instructions) {
    if (i == options.report_capacity) return;
    options.report[i++] = {each.name.data(), each.note.empty() ? "" : each.note.data(), each.count,
                           static_cast<std::uint32_t>(each.fidelity), 0};
  }
}

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
  give_back(result, to);
  if (launch) return LOCKSTEP_OK;
  last_error = launch.text;
  return launch.status == LaunchResult::Status::faulted ? LOCKSTEP_FAULT : LOCKSTEP_ERROR;
}

/// Why the options cannot be used; null if they can.
const char* options_problem(const lockstep_options& given) {
  return given.engine > LOCKSTEP_ENGINE_REFERENCE
             ? "unknown engine: use LOCKSTEP_ENGINE_REFERENCE or LOCKSTEP_ENGINE_FAST"
             : nullptr;
}

/// The caller's handle for a code object that was loaded, which the device owns.
lockstep_status keep(lockstep_device& device, lockstep::Code loaded, lockstep_code** code) {
  if (!loaded) return fail(loaded.message());
  auto handle = std::make_unique<lockstep_code>(lockstep_code{std::move(loaded)});
  const std::lock_guard lock(device.mutex);
  lockstep_code* const key = handle.get();
  device.codes.emplace(key, std::move(handle));
  *code = key;
  return LOCKSTEP_OK;
}

/// The code object behind a handle, which may be another device's or one that is gone.
lockstep::Code code_of(lockstep_device& device, const lockstep_code* handle) {
  const std::lock_guard lock(device.mutex);
  const auto found = device.codes.find(handle);
  return found == device.codes.end() ? lockstep::Code("the code object is not loaded in this device")
                                     : found->second->code;
}

std::uint32_t argument_kind(const lockstep::ArgumentInfo& argument) {
  using Kind = lockstep::ArgumentKind;
  if (argument.hidden()) return LOCKSTEP_ARGUMENT_HIDDEN;
  switch (argument.kind) {
    case Kind::by_value: return LOCKSTEP_ARGUMENT_VALUE;
    case Kind::global_buffer: return LOCKSTEP_ARGUMENT_POINTER;
    case Kind::dynamic_shared_pointer: return LOCKSTEP_ARGUMENT_LOCAL;
    default: return LOCKSTEP_ARGUMENT_OTHER;
  }
}

lockstep_status report_refusal(std::string why, lockstep_result* to) {
  return report(lockstep::refused_launch(std::move(why)), 0, to);
}

}  // namespace

static_assert(LOCKSTEP_FAULT_HALT == static_cast<int>(lockstep::FaultKind::halt) &&
                  LOCKSTEP_FAULT_OUT_OF_BOUNDS == static_cast<int>(lockstep::FaultKind::out_of_bounds) &&
                  LOCKSTEP_FAULT_INSTRUCTION_BUDGET == static_cast<int>(lockstep::FaultKind::instruction_budget),
              "lockstep_fault_kind mirrors FaultKind");
static_assert(LOCKSTEP_FIDELITY_BOUNDED == static_cast<int>(lockstep::Fidelity::bounded) &&
              LOCKSTEP_FIDELITY_NOT_PUBLIC == static_cast<int>(lockstep::Fidelity::not_public));
static_assert(LOCKSTEP_ENGINE_FAST == static_cast<int>(lockstep::Engine::fast));

extern "C" {

const char* lockstep_version(void) { return LOCKSTEP_VERSION; }

const char* lockstep_error(void) { return last_error.c_str(); }

const char* lockstep_fault_name(uint32_t kind) {
  return lockstep::fault_name(static_cast<lockstep::FaultKind>(std::min<uint32_t>(kind, 255))).data();
}

const char* lockstep_target(uint32_t index) {
  // The names are literals, so they end with a zero.
  return index < Device::targets().size() ? Device::targets()[index].data() : nullptr;
}

lockstep_device* lockstep_device_create(const char* target) {
  lockstep_device* device = nullptr;
  (void)guarded([&] {
    auto made = Device::create(target ? target : "");
    if (!made) return fail(made.message());
    auto whole = std::make_unique<lockstep_device>();
    whole->device = std::move(*made);
    device = whole.release();
    return LOCKSTEP_OK;
  });
  return device;
}

void lockstep_device_destroy(lockstep_device* device) { delete device; }

lockstep_status lockstep_allocate(lockstep_device* device, uint64_t bytes, uint64_t* address) {
  return guarded([&] {
    if (!device || !address) return fail("lockstep_allocate: a null pointer");
    auto allocated = device->device->memory().allocate(bytes);
    if (!allocated) return fail(allocated.message());
    *address = *allocated;
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_free(lockstep_device* device, uint64_t address) {
  return guarded(
      [&] { return device ? from(device->device->memory().release(address)) : fail("lockstep_free: a null pointer"); });
}

lockstep_status lockstep_map_host(lockstep_device* device, void* start, uint64_t bytes) {
  return guarded([&] {
    return device ? from(device->device->memory().map_host(start, bytes)) : fail("lockstep_map_host: a null pointer");
  });
}

lockstep_status lockstep_map_host_read_only(lockstep_device* device, const void* start, uint64_t bytes) {
  return guarded([&] {
    return device ? from(device->device->memory().map_host(start, bytes, false))
                  : fail("lockstep_map_host_read_only: a null pointer");
  });
}

lockstep_status lockstep_set_host_ranges(lockstep_device* device, const lockstep_host_range* ranges, uint64_t count) {
  return guarded([&] {
    if (!device || (!ranges && count != 0)) return fail("lockstep_set_host_ranges: a null pointer");
    std::vector<lockstep::HostRange> set;
    set.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) {
      const lockstep_host_range& range = ranges[i];
      if ((range.flags & ~(LOCKSTEP_RANGE_READ_ONLY | LOCKSTEP_RANGE_WHOLE_PAGES)) != 0)
        return fail("range " + std::to_string(i) + " of the set: flags other than LOCKSTEP_RANGE_READ_ONLY and " +
                    "LOCKSTEP_RANGE_WHOLE_PAGES");
      set.push_back({range.start, range.bytes, (range.flags & LOCKSTEP_RANGE_READ_ONLY) == 0,
                     (range.flags & LOCKSTEP_RANGE_WHOLE_PAGES) != 0});
    }
    return from(device->device->memory().set_host_ranges(set));
  });
}

lockstep_status lockstep_unmap_host(lockstep_device* device, const void* start) {
  return guarded([&] {
    return device ? from(device->device->memory().unmap_host(start)) : fail("lockstep_unmap_host: a null pointer");
  });
}

lockstep_status lockstep_write(lockstep_device* device, uint64_t address, const void* data, uint64_t bytes) {
  return guarded([&] {
    if (!device || !data) return fail("lockstep_write: a null pointer");
    return from(device->device->memory().write(address, {static_cast<const std::uint8_t*>(data), bytes}));
  });
}

lockstep_status lockstep_read(lockstep_device* device, uint64_t address, void* to, uint64_t bytes) {
  return guarded([&] {
    if (!device || !to) return fail("lockstep_read: a null pointer");
    return from(device->device->memory().read(address, {static_cast<std::uint8_t*>(to), bytes}));
  });
}

lockstep_status lockstep_load(lockstep_device* device, const void* data, uint64_t bytes, lockstep_code** code) {
  return guarded([&] {
    if (!device || !data || !code) return fail("lockstep_load: a null pointer");
    return keep(*device, device->device->load({static_cast<const std::uint8_t*>(data), bytes}), code);
  });
}

lockstep_status lockstep_load_file(lockstep_device* device, const char* path, lockstep_code** code) {
  return guarded([&] {
    if (!device || !path || !code) return fail("lockstep_load_file: a null pointer");
    return keep(*device, device->device->load_file(path), code);
  });
}

lockstep_status lockstep_unload(lockstep_device* device, lockstep_code* code) {
  return guarded([&] {
    if (!device || !code) return fail("lockstep_unload: a null pointer");
    const lockstep::Code loaded = code_of(*device, code);
    if (!loaded) return fail("lockstep_unload: " + loaded.message());
    const lockstep::Result<void> unloaded = device->device->unload(loaded);
    const std::lock_guard lock(device->mutex);
    device->codes.erase(code);
    return from(unloaded);
  });
}

uint32_t lockstep_kernel_count(const lockstep_code* code) {
  return code ? static_cast<uint32_t>(code->code.object().kernels().size()) : 0;
}

const char* lockstep_kernel_name(const lockstep_code* code, uint32_t index) {
  return index < lockstep_kernel_count(code) ? code->code.object().kernels()[index].name.c_str() : nullptr;
}

lockstep_status lockstep_get_kernel_info(const lockstep_code* code, const char* kernel, lockstep_kernel_info* info) {
  return guarded([&] {
    if (!code || !kernel || !info) return fail("lockstep_get_kernel_info: a null pointer");
    const lockstep::Kernel found = code->code.kernel(kernel);
    if (!found) return fail(found.message());
    const lockstep::KernelMetadata& metadata = found.info().metadata;
    lockstep_kernel_info whole{};
    whole.kernarg_bytes = metadata.kernarg_segment_size;
    whole.explicit_kernarg_bytes = metadata.explicit_bytes();
    whole.lds_bytes = metadata.group_segment_fixed_size;
    whole.scratch_bytes = metadata.private_segment_fixed_size;
    whole.max_workgroup_size = metadata.max_flat_workgroup_size;
    whole.vgprs = metadata.vgpr_count;
    whole.accvgprs = metadata.agpr_count;
    whole.sgprs = metadata.sgpr_count;
    whole.descriptor = found.code().device_address(found.info().descriptor_address);
    whole.entry = found.code().device_address(found.info().entry_address);
    give_back(whole, info);
    return LOCKSTEP_OK;
  });
}

uint32_t lockstep_kernel_argument_count(const lockstep_code* code, const char* kernel) {
  std::size_t count = 0;
  (void)guarded([&] {
    if (!code || !kernel) return fail("lockstep_kernel_argument_count: a null pointer");
    const lockstep::Kernel found = code->code.kernel(kernel);
    if (!found) return fail(found.message());
    count = found.info().metadata.arguments.size();
    return LOCKSTEP_OK;
  });
  return static_cast<std::uint32_t>(count);
}

lockstep_status lockstep_get_kernel_argument(const lockstep_code* code, const char* kernel, uint32_t index,
                                             lockstep_kernel_argument* argument) {
  return guarded([&] {
    if (!code || !kernel || !argument) return fail("lockstep_get_kernel_argument: a null pointer");
    const lockstep::Kernel found = code->code.kernel(kernel);
    if (!found) return fail(found.message());
    const std::vector<lockstep::ArgumentInfo>& all = found.info().metadata.arguments;
    if (index >= all.size())
      return fail("kernel '" + std::string(kernel) + "' has no argument " + std::to_string(index) +
                  ": the metadata tells of " + std::to_string(all.size()));
    const lockstep::ArgumentInfo& info = all[index];
    lockstep_kernel_argument whole{};
    whole.kind = argument_kind(info);
    whole.offset = info.offset;
    whole.size = info.size;
    whole.pointee_align = info.pointee_align;
    whole.name = info.name.c_str();
    whole.type_name = info.type_name.c_str();
    whole.value_kind = info.value_kind.c_str();
    whole.address_space = info.address_space.c_str();
    give_back(whole, argument);
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_launch(lockstep_device* device, const lockstep_code* code, const char* kernel,
                                const uint32_t grid[3], const uint32_t block[3], const void* kernarg,
                                uint64_t kernarg_bytes, const lockstep_options* options, lockstep_result* result) {
  return guarded([&] {
    LaunchOptions launch_options = options_of(known_part(options));
    const bool no_grid = !grid && launch_options.work_items == Dim3{0, 0, 0};
    if (!device || !code || !kernel || no_grid || !block || (!kernarg && kernarg_bytes != 0))
      return report_refusal("lockstep_launch: a null pointer", result);
    if (const char* problem = options_problem(known_part(options))) return report_refusal(problem, result);
    if (grid) launch_options.grid = dim3(grid);
    launch_options.block = dim3(block);
    const LaunchResult launch =
        device->device->launch_kernarg(code_of(*device, code).kernel(kernel), launch_options,
                                       {static_cast<const std::uint8_t*>(kernarg), kernarg_bytes});
    give_fidelity(launch, known_part(options));
    return report(launch, device->device->file_pc(launch.fault.pc), result);
  });
}

lockstep_status lockstep_dispatch(lockstep_device* device, const lockstep_dispatch_info* dispatch,
                                  const lockstep_options* options, lockstep_result* result) {
  return guarded([&] {
    if (!device || !dispatch) return report_refusal("lockstep_dispatch: a null pointer", result);
    const lockstep_dispatch_info info = known_part(dispatch);
    if (info.wave_size != device->device->wave_size())
      return report_refusal("lockstep_dispatch: wave_size must be " + std::to_string(device->device->wave_size()) +
                                " on " + std::string(device->device->target()),
                            result);
    if (info.user_sgpr_count > 32 || (!info.user_sgprs && info.user_sgpr_count != 0))
      return report_refusal("lockstep_dispatch: user_sgprs must point to user_sgpr_count values, at most 32", result);
    if (const char* problem = options_problem(known_part(options))) return report_refusal(problem, result);
    lockstep::Dispatch d;
    d.entry = info.entry;
    d.grid = dim3(info.workgroups);
    d.block = dim3(info.threads_per_workgroup);
    d.work_items = dim3(info.work_items);
    if (d.in_work_items() && d.grid == Dim3{0, 0, 0}) d.grid = Dim3{};
    d.rsrc2.word = info.compute_pgm_rsrc2;
    d.user_sgprs.assign(info.user_sgprs, info.user_sgprs + info.user_sgpr_count);
    d.scratch_bytes = info.scratch_bytes;
    d.lds_bytes = info.lds_bytes;
    if (info.compute_pgm_rsrc1 != 0) d.mode = lockstep::initial_mode({info.compute_pgm_rsrc1}, d.rsrc2);
    const LaunchResult launch = device->device->dispatch(d, options_of(known_part(options)));
    give_fidelity(launch, known_part(options));
    return report(launch, device->device->file_pc(launch.fault.pc), result);
  });
}

}  // extern "C"
