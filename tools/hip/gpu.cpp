// Which GPUs there are, and what the environment says.
#include "gpu.hpp"

#include <elf.h>
#include <link.h>
#include <pthread.h>

#include <cstdlib>
#include <string_view>

#include "allocation.hpp"
#include "error.hpp"
#include "grid_sync.hpp"
#include "hostcall.hpp"
#include "module.hpp"
#include "pageable.hpp"
#include "pool.hpp"
#include "printf_buffer.hpp"
#include "stream.hpp"

namespace hip {

namespace {

thread_local int current_ordinal = 0;

/// A child process has none of the threads, and locks as the fork met them: so it holds them all, in their order.
void prepare_fork() {
  before_fork();
  for (auto& each : gpus())
    if (each->hostcall) each->hostcall->before_fork();
  allocation_lock().lock();
}
template <bool child>
void finish_fork() {
  allocation_lock().unlock();
  for (auto& each : gpus())
    if (each->hostcall) each->hostcall->after_fork(child);
  after_fork(child);
}

constexpr const char* devices_variable = "LOCKSTEP_HIP_DEVICES";

std::vector<std::string> wanted_ids() {
  const char* const own = std::getenv("HIP_VISIBLE_DEVICES");
  const std::string target = std::getenv(devices_variable) ? "" : target_of_program();
  return runtime::wanted_targets(
      devices_variable, target.empty() ? runtime::first_target() : target,
      {"ROCR_VISIBLE_DEVICES", own && *own ? "HIP_VISIBLE_DEVICES" : "CUDA_VISIBLE_DEVICES"});
}

std::vector<std::unique_ptr<Gpu>>* make_gpus() {
  auto* all = new std::vector<std::unique_ptr<Gpu>>;  // never destroyed: worker threads outlive main
  for (const std::string& id : wanted_ids()) {
    const std::string target = runtime::target_of(devices_variable, id);
    if (target.empty() && !id.empty()) continue;
    auto one = std::make_unique<Gpu>();
    one->device = lockstep_device_create_with(target.c_str(), LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES);
    if (!one->device) {
      complain("%s: %s", devices_variable, lockstep_error());
      continue;
    }
    one->ordinal = static_cast<int>(all->size());
    one->target = target;
    one->info.struct_size = sizeof one->info;
    (void)lockstep_get_device_info(one->device, &one->info);
    one->board = runtime::board_of(target);
    one->null_stream = make_stream(one.get(), hipStreamDefault, 0);
    one->default_pool = one->pool = make_pool(one->ordinal);
    all->push_back(std::move(one));
  }
  for (auto& one : *all) one->peers.assign(all->size(), false);
  (void)pthread_atfork(prepare_fork, finish_fork<false>, finish_fork<true>);
  return all;
}

}  // namespace

Gpu::~Gpu() = default;

std::vector<std::unique_ptr<Gpu>>& gpus() {
  static auto* const all = make_gpus();
  return *all;
}

Gpu* gpu(int ordinal) {
  auto& all = gpus();
  return ordinal >= 0 && static_cast<std::size_t>(ordinal) < all.size() ? all[static_cast<std::size_t>(ordinal)].get()
                                                                        : nullptr;
}

Gpu* current() { return gpu(current_ordinal); }

hipError_t outcome(hipError_t error) { return error != hipSuccess && gpus().empty() ? hipErrorNoDevice : error; }

int interface_version() {
  // The name by which some object of the process asked for this library.
  static const int version = [] {
    int found = 0;
    dl_iterate_phdr(
        [](dl_phdr_info* object, std::size_t, void* result) {
          const ElfW(Dyn)* dynamic = nullptr;
          for (int i = 0; i < object->dlpi_phnum; ++i)
            if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
              dynamic = reinterpret_cast<const ElfW(Dyn)*>(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
          if (!dynamic) return 0;
          const char* strings = nullptr;
          for (const ElfW(Dyn)* d = dynamic; d->d_tag != DT_NULL; ++d)
            if (d->d_tag == DT_STRTAB) strings = reinterpret_cast<const char*>(d->d_un.d_ptr);
          // Not relocated in the vdso, which needs nothing.
          if (!strings || reinterpret_cast<std::uintptr_t>(strings) < object->dlpi_addr) return 0;
          constexpr std::string_view prefix = "libamdhip64.so.";
          for (const ElfW(Dyn)* d = dynamic; d->d_tag != DT_NULL; ++d) {
            if (d->d_tag != DT_NEEDED) continue;
            const std::string_view name = strings + d->d_un.d_val;
            if (name.substr(0, prefix.size()) == prefix && name.size() > prefix.size())
              *static_cast<int*>(result) = name[prefix.size()] - '0';
          }
          return *static_cast<int*>(result);
        },
        &found);
    return found >= 5 && found <= 7 ? found : 6;
  }();
  return version;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipInit(unsigned flags) {
  return call([&] { return flags != 0 ? hipErrorInvalidValue : gpus().empty() ? hipErrorNoDevice : hipSuccess; });
}

hipError_t hipGetDeviceCount(int* count) {
  return call([&] {
    if (!count) return hipErrorInvalidValue;
    *count = static_cast<int>(gpus().size());
    return *count != 0 ? hipSuccess : hipErrorNoDevice;
  });
}

hipError_t hipSetDevice(int ordinal) {
  return call([&] {
    if (!gpu(ordinal)) return hipErrorInvalidDevice;
    current_ordinal = ordinal;
    return hipSuccess;
  });
}

hipError_t hipGetDevice(int* ordinal) {
  return call([&] {
    if (!ordinal) return hipErrorInvalidValue;
    if (!current()) return hipErrorNoDevice;
    *ordinal = current_ordinal;
    return hipSuccess;
  });
}

hipError_t hipSetValidDevices(int* list, int count) {
  return call([&] {
    if (count < 0 || (!list && count != 0)) return hipErrorInvalidValue;
    for (int i = 0; i < count; ++i)
      if (!gpu(list[i])) return hipErrorInvalidDevice;
    if (count != 0) current_ordinal = list[0];
    return hipSuccess;
  });
}

}  // extern "C"
