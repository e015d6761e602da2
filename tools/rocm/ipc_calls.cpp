// Memory and signals of other processes. Handles name a file of the process that made them: runtime/shared_file.hpp.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <unistd.h>

#include <cstring>
#include <vector>

#include "memory.hpp"
#include "rest.hpp"
#include "shared_file.hpp"
#include "shared_signal.hpp"
#include "signal.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

constexpr std::uint32_t memory_kind = 0x68736d31, signal_kind = 0x68737331;

void give_handle(hsa_amd_ipc_memory_t* to, const runtime::FileHandle& handle) {
  static_assert(sizeof(handle) == sizeof(to->handle));
  std::memcpy(to->handle, &handle, sizeof handle);
}

runtime::FileHandle take_handle(const hsa_amd_ipc_memory_t& from) {
  runtime::FileHandle handle;
  std::memcpy(&handle, from.handle, sizeof handle);
  return handle;
}

/// Is that the allocation's size, exactly or, as AMD's HIP runtime counts, in whole pages?
bool is_size(std::size_t bytes, std::size_t size) { return bytes == size || bytes == runtime::whole_file_pages(size); }

hsa_status_t share(const void* start, std::size_t bytes, hsa_amd_ipc_memory_t* result) {
  const auto memory = allocation_at(start);
  if (!memory || memory->kind == AllocationKind::mapped || start != reinterpret_cast<const void*>(memory->start) ||
      !is_size(bytes, memory->size))
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  int file = memory->file;
  if (file < 0 && !at_rest([&] { file = share_pages(start); })) {
    complain(
        "hsa_amd_ipc_memory_create: the memory at %p cannot move into a file while kernels run that may use it: "
        "share it before their launch",
        start);
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  }
  if (file < 0) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  runtime::FileHandle handle = runtime::handle_of_file(memory_kind, file, memory->size);
  handle.detail = number_of(*memory->pool);
  give_handle(result, handle);
  return HSA_STATUS_SUCCESS;
}

hsa_status_t attach(const runtime::FileHandle& handle, const std::vector<Agent*>& who, void** result) {
  const Pool* const pool = pool_of_number(handle.detail);
  if (!pool || pool->segment != HSA_AMD_SEGMENT_GLOBAL) {
    complain(
        "hsa_amd_ipc_memory_attach: the memory is of an agent that is not here: both processes need the same "
        "LOCKSTEP_DEVICES");
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
  const int file = runtime::open_file(handle, handle.bytes, "hsa_amd_ipc_memory_attach");
  return file < 0 ? HSA_STATUS_ERROR_INVALID_ARGUMENT : attach_pages(file, handle.bytes, *pool, who, result);
}

}  // namespace

extern "C" {

hsa_status_t hsa_amd_ipc_memory_create(void* start, size_t bytes, hsa_amd_ipc_memory_t* handle) {
  return call([&] { return start && handle ? share(start, bytes, handle) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}
hsa_status_t hsa_amd_ipc_memory_attach(const hsa_amd_ipc_memory_t* from, size_t bytes, uint32_t count,
                                       const hsa_agent_t* handles, void** result) {
  return call([&] {
    if (!from || !result || (count != 0 && !handles)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const runtime::FileHandle handle = take_handle(*from);
    if (handle.kind != memory_kind || handle.bytes == 0 || handle.bytes > SIZE_MAX / 2 || !is_size(bytes, handle.bytes))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    std::vector<Agent*> who;
    for (std::uint32_t i = 0; i < count; ++i) {
      who.push_back(agent_of(handles[i]));
      if (!who.back()) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
    for (const auto& each : agents())
      if (count == 0) who.push_back(each.get());
    return attach(handle, who, result);
  });
}
hsa_status_t hsa_amd_ipc_memory_detach(void* start) {
  return call([&] { return start ? detach_pages(start) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}

hsa_status_t hsa_amd_ipc_signal_create(hsa_signal_t handle, hsa_amd_ipc_signal_t* result) {
  return call([&] {
    const int file = file_of(signal_of(handle));
    if (file < 0 || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    give_handle(result, runtime::handle_of_file(signal_kind, file, sizeof(amd_signal_t)));
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_ipc_signal_attach(const hsa_amd_ipc_signal_t* from, hsa_signal_t* result) {
  return call([&] {
    if (!from || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const runtime::FileHandle handle = take_handle(*from);
    if (handle.kind != signal_kind) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const int file = runtime::open_file(handle, runtime::file_page, "hsa_amd_ipc_signal_attach");
    if (file < 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const amd_signal_t* const signal = attach_shared_signal(file);
    if (!signal) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    result->handle = reinterpret_cast<std::uintptr_t>(signal);
    return HSA_STATUS_SUCCESS;
  });
}

}  // extern "C"
