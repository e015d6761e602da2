// Memory and events of other processes.
#include "ipc.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>

#include "allocation.hpp"
#include "error.hpp"
#include "event.hpp"
#include "gpu.hpp"
#include "shared_event.hpp"
#include "stream.hpp"

namespace hip {

namespace {

template <class Handle>
void give(Handle* to, const IpcHandle& handle) {
  static_assert(sizeof(handle) <= sizeof(to->reserved));
  std::memset(to->reserved, 0, sizeof to->reserved);
  std::memcpy(to->reserved, &handle, sizeof handle);
}

template <class Handle>
hipError_t take(const Handle& from, IpcHandle::Kind kind, IpcHandle& handle) {
  std::memcpy(&handle, from.reserved, sizeof handle);
  if (handle.file.kind != kind) return hipErrorInvalidHandle;
  return handle.file.process == getpid() ? hipErrorInvalidContext : hipSuccess;
}

hipError_t export_memory(hipIpcMemHandle_t* result, void* address) {
  if (!result || !address) return hipErrorInvalidValue;
  std::optional<Allocation> memory;
  if (const hipError_t error = at_rest([&] { memory = share_pages(address); }); error != hipSuccess) return error;
  if (!memory) return hipErrorInvalidValue;
  give(result, IpcHandle{runtime::handle_of_file(IpcHandle::memory, memory->file, memory->size),
                         reinterpret_cast<std::uintptr_t>(address) - memory->start});
  return hipSuccess;
}

hipError_t import_memory(void** result, const hipIpcMemHandle_t& from, unsigned flags) {
  if (!result || flags != hipIpcMemLazyEnablePeerAccess) return hipErrorInvalidValue;
  IpcHandle handle;
  if (const hipError_t error = take(from, IpcHandle::memory, handle); error != hipSuccess) return error;
  const std::size_t bytes = handle.file.bytes;
  if (bytes == 0 || handle.offset >= bytes) return hipErrorInvalidHandle;
  const int file = runtime::open_file(handle.file, bytes, "hipIpcOpenMemHandle");
  if (file < 0) return hipErrorMapFailed;
  void* start = nullptr;
  const hipError_t error = import_pages(file, bytes, "hipIpcOpenMemHandle", &start);
  (void)close(file);
  if (error == hipSuccess) *result = static_cast<char*>(start) + handle.offset;
  return error;
}

hipError_t close_memory(void* address) {
  const auto memory = allocation_at(address);
  if (!memory || memory->kind != MemoryKind::imported) return hipErrorInvalidValue;
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  return release(reinterpret_cast<void*>(memory->start), MemoryKind::imported, MemoryKind::imported,
                 hipErrorInvalidValue);
}

/// Has a process ended? One that nobody has buried yet has.
bool gone(int process) {
  char path[32], line[512];
  std::snprintf(path, sizeof path, "/proc/%d/stat", process);
  std::FILE* const file = std::fopen(path, "re");
  if (!file) return errno == ENOENT || errno == ESRCH;
  const std::size_t bytes = std::fread(line, 1, sizeof line - 1, file);
  (void)std::fclose(file);
  line[bytes] = 0;
  const char* const name_end = std::strrchr(line, ')');  // a name may have any letters
  return bytes == 0 || (name_end && (name_end[2] == 'Z' || name_end[2] == 'X'));
}

}  // namespace

std::shared_ptr<SharedEvent> SharedEvent::make() {
  const int file = runtime::make_file("hipEvent", sizeof(Page));
  return file >= 0 ? open(file) : nullptr;
}

std::shared_ptr<SharedEvent> SharedEvent::open(int file) {
  void* const page = mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (page == MAP_FAILED) {
    (void)close(file);
    return nullptr;
  }
  return std::shared_ptr<SharedEvent>(new SharedEvent(file, static_cast<Page*>(page)));  // a new file is all zero
}

SharedEvent::~SharedEvent() {
  (void)munmap(page_, sizeof(Page));
  (void)close(file_);
}

std::uint64_t SharedEvent::record() {
  const auto process = static_cast<std::uint64_t>(getpid());
  std::uint64_t before = page_->recorded, now;
  do now = ((before >> process_bits) + 1) << process_bits | process;
  while (!page_->recorded.compare_exchange_weak(before, now));
  return now >> process_bits;
}

bool SharedEvent::lost(std::uint64_t number) const {
  const int process = static_cast<int>(page_->recorded & ((1u << process_bits) - 1));
  return gone(process) && !passed(number);  // in this order: it may have got there before it ended
}

bool SharedEvent::wait(std::uint64_t number) const {
  for (unsigned round = 1; !passed(number); ++round) {
    std::this_thread::sleep_for(std::chrono::microseconds(20));
    if (round % 64 == 0 && lost(number)) {  // a file is read to find out
      complain("an event of another process: process %d recorded it, and ended before its stream got there",
               static_cast<int>(page_->recorded & ((1u << process_bits) - 1)));
      return false;
    }
  }
  return true;
}

void SharedEvent::pass(std::uint64_t number) {
  for (std::uint64_t now = page_->passed; now < number && !page_->passed.compare_exchange_weak(now, number);) {
  }
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* memory) {
  return call([&] { return export_memory(handle, memory); });
}
hipError_t hipIpcOpenMemHandle(void** memory, hipIpcMemHandle_t handle, unsigned flags) {
  return call([&] { return import_memory(memory, handle, flags); });
}
hipError_t hipIpcCloseMemHandle(void* memory) {
  return call([&] { return close_memory(memory); });
}
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event) {
  return call([&] {
    const auto shared = shared_of(event);
    if (!handle || !shared) return hipErrorInvalidValue;
    give(handle, IpcHandle{runtime::handle_of_file(IpcHandle::event, shared->file(), 2 * sizeof(std::uint64_t)), 0});
    return hipSuccess;
  });
}
hipError_t hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t from) {
  return call([&] {
    IpcHandle handle;
    if (!event) return hipErrorInvalidValue;
    if (const hipError_t error = take(from, IpcHandle::event, handle); error != hipSuccess) return error;
    const int file = runtime::open_file(handle.file, 2 * sizeof(std::uint64_t), "hipIpcOpenEventHandle");
    if (file < 0) return hipErrorMapFailed;
    auto shared = SharedEvent::open(file);
    return shared ? create_shared(event, std::move(shared)) : hipErrorMapFailed;
  });
}

}  // extern "C"
