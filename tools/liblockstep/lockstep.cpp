// lockstep.h over the C++ interface. Every function catches everything: nothing may throw into C.
#include "lockstep.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "code_file.hpp"
#include "internal.hpp"
#include "launch/worker_pool.hpp"
#include "lockstep/device/finding_counts.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/loaded_code.hpp"

#if !defined(_WIN32)
#include <pthread.h>
#endif

using lockstep::Device;

namespace capi {

std::string& last_error() noexcept {
  // Neither of the two has a destructor. What the text has allocated goes with the thread.
  alignas(std::string) thread_local std::byte place[sizeof(std::string)];
  thread_local std::string* text = nullptr;
  if (text == nullptr) {
    text = new (place) std::string;
    struct Release {
      ~Release() { std::string().swap(*text); }
    };
    thread_local Release release;
  }
  return *text;
}

/// The code object behind a handle, which may be another device's or one that is gone.
lockstep::Code code_of(lockstep_device& device, const lockstep_code* handle) {
  const std::lock_guard lock(device.mutex);
  const auto found = device.codes.find(handle);
  return found == device.codes.end() ? lockstep::Code("the code object is not loaded in this device")
                                     : found->second->code;
}

std::shared_ptr<const lockstep::CodeLines> lines_of(lockstep_device& device, const lockstep_code* handle) {
  const std::lock_guard lock(device.mutex);
  const auto found = device.codes.find(handle);
  return found == device.codes.end() ? nullptr : found->second->lines;
}

lockstep::Result<std::vector<lockstep::HostRange>> host_ranges_of(const lockstep_host_range* ranges,
                                                                  std::uint64_t count) {
  constexpr std::uint64_t most = std::uint64_t{1} << 24;
  if (!ranges && count != 0) return lockstep::Error{"a null pointer"};
  if (count > most) return lockstep::Error{"more than 16777216 ranges"};
  std::vector<lockstep::HostRange> all;
  all.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const lockstep_host_range& range = ranges[i];
    if ((range.flags & ~(LOCKSTEP_RANGE_READ_ONLY | LOCKSTEP_RANGE_WHOLE_PAGES)) != 0)
      return lockstep::Error{"range " + std::to_string(i) + " of the set: flags other than LOCKSTEP_RANGE_READ_ONLY " +
                             "and LOCKSTEP_RANGE_WHOLE_PAGES"};
    all.push_back({range.start, range.bytes, (range.flags & LOCKSTEP_RANGE_READ_ONLY) == 0,
                   (range.flags & LOCKSTEP_RANGE_WHOLE_PAGES) != 0});
  }
  return all;
}

}  // namespace capi

using namespace capi;

namespace {

/// Lets devices in a child process know that their threads stayed behind.
void see_forks() {
#if !defined(_WIN32)
  [[maybe_unused]] static const int registered =
      pthread_atfork(nullptr, nullptr, [] { ++lockstep::process_generation; });
#endif
}

/// Loads a code object, which errors call `name`. The device owns the handle that the caller gets.
lockstep_status load(lockstep_device& device, std::span<const std::uint8_t> bytes, const std::string& name,
                     lockstep_code** code) {
  auto lines = lockstep::CodeLines::of(bytes, device.device->target());
  lockstep::Code loaded = device.device->load(bytes, name);
  if (!loaded) return fail(loaded.message());
  auto handle = std::make_unique<lockstep_code>(lockstep_code{std::move(loaded), std::move(lines)});
  const std::lock_guard lock(device.mutex);
  lockstep_code* const key = handle.get();
  device.codes.emplace(key, std::move(handle));
  *code = key;
  return LOCKSTEP_OK;
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

}  // namespace

static_assert(LOCKSTEP_SYMBOL_OBJECT == static_cast<int>(lockstep::CodeSymbol::Kind::object) &&
              LOCKSTEP_SYMBOL_FUNCTION == static_cast<int>(lockstep::CodeSymbol::Kind::function));
extern "C" {

const char* lockstep_version(void) { return LOCKSTEP_VERSION; }

const char* lockstep_error(void) { return last_error().c_str(); }

const char* lockstep_fault_name(uint32_t kind) {
  return lockstep::fault_name(static_cast<lockstep::FaultKind>(std::min<uint32_t>(kind, 255))).data();
}

const char* lockstep_check_name(uint32_t check) {
  return check < lockstep::check_kinds ? lockstep::check_name(static_cast<lockstep::CheckKind>(check)).data() : nullptr;
}

uint64_t lockstep_count_findings(const uint32_t* kinds, const uint32_t* infos, uint64_t count, char* text,
                                 uint64_t bytes) {
  lockstep::FindingCounts counts;
  for (std::uint64_t i = 0; kinds && infos && i < count; ++i)
    if (kinds[i] < lockstep::check_kinds) counts.add(static_cast<lockstep::CheckKind>(kinds[i]), infos[i] != 0);
  const std::string line = counts.text();
  if (text && bytes != 0) text[line.copy(text, bytes - 1)] = '\0';
  return line.size();
}

const char* lockstep_matrix_model_name(uint32_t model) {
  // The names are literals, so they end with a zero.
  return model == LOCKSTEP_MATRIX_MODEL_DEFAULT || model > lockstep::all_matrix_models.size()
             ? nullptr
             : lockstep::matrix_model_name(lockstep::all_matrix_models[model - 1]).data();
}

const char* const* lockstep_targets(void) {
  const char* const* targets = nullptr;
  (void)guarded([&] {
    // Never destroyed: programs may ask in what runs at exit.
    static const auto& names = *[] {
      auto all = std::make_unique<std::vector<const char*>>();
      for (const std::string_view target : Device::targets()) all->push_back(target.data());  // literals
      all->push_back(nullptr);
      return all.release();
    }();
    targets = names.data();
    return LOCKSTEP_OK;
  });
  return targets;
}

const char* lockstep_target(uint32_t index) {
  // The names are literals, so they end with a zero.
  return index < Device::targets().size() ? Device::targets()[index].data() : nullptr;
}

lockstep_device* lockstep_device_create(const char* target) {
  lockstep_device* device = nullptr;
  (void)guarded([&] {
    see_forks();
    auto made = Device::create(target ? target : "");
    if (!made) return fail(made.message());
    auto whole = std::make_unique<lockstep_device>();
    whole->device = std::move(*made);
    device = whole.release();
    return LOCKSTEP_OK;
  });
  return device;
}

const char* lockstep_target_for(const void* data, uint64_t bytes) {
  const char* target = nullptr;
  (void)guarded([&] {
    if (!data) return fail("lockstep_target_for: a null pointer");
    std::vector<std::uint8_t> kept;
    const auto plain = lockstep::plain_code({static_cast<const std::uint8_t*>(data), bytes}, kept);
    if (!plain) return fail(plain.message());
    const auto found = Device::target_for(*plain);
    if (!found) return fail(found.message());
    target = found->data();  // a literal
    return LOCKSTEP_OK;
  });
  return target;
}

lockstep_status lockstep_get_device_info(const lockstep_device* device, lockstep_device_info* info) {
  return guarded([&] {
    if (!device || !info) return fail("lockstep_get_device_info: a null pointer");
    if (const std::string problem = size_problem(info, "lockstep_device_info"); !problem.empty()) return fail(problem);
    const auto waves = device->device->wave_sizes();
    lockstep_device_info whole{};
    whole.smallest_wave = *std::min_element(waves.begin(), waves.end());
    whole.largest_wave = *std::max_element(waves.begin(), waves.end());
    whole.lds_bytes = device->device->limits().lds_bytes;
    whole.target = device->device->target().data();  // a literal
    const lockstep::abi::Apertures apertures = lockstep::abi::apertures(device->device->limits().abi);
    whole.shared_aperture = apertures.shared;
    whole.private_aperture = apertures.priv;
    whole.image_family = static_cast<std::uint32_t>(device->device->image_family());
    give_back(whole, info);
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_disassemble(const lockstep_device* device, const uint32_t* words, uint32_t count, char* text,
                                     uint64_t capacity, uint32_t* used) {
  return guarded([&] {
    if (!device || !words || count == 0 || !text || capacity == 0 || !used)
      return fail("lockstep_disassemble: a null pointer, no words, or no room for text");
    const lockstep::DisassembledInstruction front = device->device->disassemble({words, count});
    text[front.text.copy(text, capacity - 1)] = 0;
    *used = front.words;
    return LOCKSTEP_OK;
  });
}

lockstep_device* lockstep_device_create_with(const char* target, uint32_t flags) {
  if ((flags & ~LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES) != 0) {
    (void)guarded(
        [] { return fail("lockstep_device_create_with: flags other than LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES"); });
    return nullptr;
  }
  lockstep_device* const device = lockstep_device_create(target);
  if (device && flags != 0) device->device->memory().place_images_at_host_addresses();
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

lockstep_status lockstep_map_host_named(lockstep_device* device, const void* start, uint64_t bytes, uint32_t flags,
                                        const char* name) {
  return guarded([&] {
    if (!device || !name) return fail("lockstep_map_host_named: a null pointer");
    if ((flags & ~LOCKSTEP_RANGE_READ_ONLY) != 0)
      return fail("lockstep_map_host_named: flags other than LOCKSTEP_RANGE_READ_ONLY");
    return from(device->device->memory().map_host(start, bytes, (flags & LOCKSTEP_RANGE_READ_ONLY) == 0, name));
  });
}

lockstep_status lockstep_mark_unwritten(lockstep_device* device, uint64_t address, uint64_t bytes) {
  return guarded([&] {
    return device ? from(device->device->memory().mark_unwritten(address, bytes))
                  : fail("lockstep_mark_unwritten: a null pointer");
  });
}

lockstep_status lockstep_mark_written(lockstep_device* device, uint64_t address, uint64_t bytes) {
  return guarded([&] {
    return device ? from(device->device->memory().mark_written(address, bytes))
                  : fail("lockstep_mark_written: a null pointer");
  });
}

lockstep_status lockstep_mark_copied(lockstep_device* device, uint64_t to, uint64_t from_address, uint64_t bytes) {
  return guarded([&] {
    return device ? from(device->device->memory().mark_copied(to, from_address, bytes))
                  : fail("lockstep_mark_copied: a null pointer");
  });
}

lockstep_status lockstep_set_host_ranges(lockstep_device* device, const lockstep_host_range* ranges, uint64_t count) {
  return guarded([&] {
    if (!device) return fail("lockstep_set_host_ranges: a null pointer");
    const auto set = host_ranges_of(ranges, count);
    if (!set) return fail("lockstep_set_host_ranges: " + set.message());
    std::unique_lock lock(device->setting);
    if (device->has_set)
      if (const std::string problem = device->running.wait_problem(); !problem.empty())
        return fail("lockstep_set_host_ranges: " + problem);
    const lockstep::Result<void> done = device->device->memory().set_host_ranges(*set);
    if (!done) return from(done);
    const bool had = std::exchange(device->has_set, count != 0);
    lock.unlock();
    if (had) device->running.wait();
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_unmap_host(lockstep_device* device, const void* start) {
  return guarded([&] {
    if (!device) return fail("lockstep_unmap_host: a null pointer");
    if (const std::string problem = device->running.wait_problem(); !problem.empty())
      return fail("lockstep_unmap_host: " + problem);
    const lockstep::Result<void> unmapped = device->device->memory().unmap_host(start);
    if (unmapped) device->running.wait();
    return from(unmapped);
  });
}

lockstep_status lockstep_unmap_host_without_waiting(lockstep_device* device, const void* start) {
  return guarded([&] {
    return device ? from(device->device->memory().unmap_host(start))
                  : fail("lockstep_unmap_host_without_waiting: a null pointer");
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
    std::vector<std::uint8_t> kept;
    const auto plain = lockstep::plain_code({static_cast<const std::uint8_t*>(data), bytes}, kept);
    if (!plain) return fail("code object: " + plain.message());
    return load(*device, *plain, "code object", code);
  });
}

lockstep_status lockstep_load_file(lockstep_device* device, const char* path, lockstep_code** code) {
  return guarded([&] {
    if (!device || !path || !code) return fail("lockstep_load_file: a null pointer");
    const auto bytes = lockstep::plain_code_file(path);
    if (!bytes) return fail(bytes.message());
    return load(*device, *bytes, path, code);
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
  return code ? static_cast<uint32_t>(code->code.loaded().object.kernels().size()) : 0;
}

const char* lockstep_kernel_name(const lockstep_code* code, uint32_t index) {
  return index < lockstep_kernel_count(code) ? code->code.loaded().object.kernels()[index].name.c_str() : nullptr;
}

lockstep_status lockstep_get_kernel_info(const lockstep_code* code, const char* kernel, lockstep_kernel_info* info) {
  return guarded([&] {
    if (!code || !kernel || !info) return fail("lockstep_get_kernel_info: a null pointer");
    if (const std::string problem = size_problem(info, "lockstep_kernel_info"); !problem.empty()) return fail(problem);
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

const char* lockstep_symbol_name(const lockstep_code* code, uint32_t index) {
  return code && index < code->code.loaded().object.symbols().size()
             ? code->code.loaded().object.symbols()[index].name.c_str()
             : nullptr;
}

lockstep_status lockstep_get_symbol(const lockstep_code* code, const char* name, lockstep_symbol* symbol) {
  return guarded([&] {
    if (!code || !name || !symbol) return fail("lockstep_get_symbol: a null pointer");
    if (const std::string problem = size_problem(symbol, "lockstep_symbol"); !problem.empty()) return fail(problem);
    for (const lockstep::CodeSymbol& each : code->code.loaded().object.symbols()) {
      if (each.name != name) continue;
      lockstep_symbol whole{};
      whole.kind = static_cast<std::uint32_t>(each.kind);
      whole.address = code->code.loaded().device_address(each.address);
      whole.size = each.size;
      give_back(whole, symbol);
      return LOCKSTEP_OK;
    }
    return fail(code->code.loaded().name + " has no symbol '" + name + "'");
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
    if (const std::string problem = size_problem(argument, "lockstep_kernel_argument"); !problem.empty())
      return fail(problem);
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

}  // extern "C"
