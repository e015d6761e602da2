// All memory that HIP calls give out or register. It is host memory that kernels use at its own address, so that a
// pointer means the same to both, and copies are copies.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "address_space.hpp"

namespace hip {

using runtime::AddressSpace;

struct Gpu;

/// Which devices see a variable or a mapping of hipMemMap is not this table's affair: a code object has the one, and
/// hipMemSetAccess says it for the other. `imported` is another process's, by hipIpcOpenMemHandle.
enum class MemoryKind : std::uint8_t { device, host, managed, registered, variable, mapped, imported };

/// Is it memory that a device has and the host, on a real one, has not?
constexpr bool on_device(MemoryKind kind) { return kind == MemoryKind::device || kind == MemoryKind::imported; }

/// A flag of hipHostRegister, of version 6 and later: kernels only read the memory.
constexpr unsigned register_read_only = 8;

struct Allocation {
  std::uintptr_t start = 0;
  std::size_t size = 0;
  MemoryKind kind = MemoryKind::device;
  int device = 0;      ///< where it was allocated
  unsigned flags = 0;  ///< of the call
  hipMemPool_t pool = nullptr;
  bool owned = true;  ///< its bytes are ours
  const char* from = "hipMalloc";
  int file = -1;  ///< not -1: that its pages are in, so that other processes can have them, too

  std::uintptr_t end() const { return start + size; }
  bool holds(std::uintptr_t address, std::size_t bytes) const {
    return address >= start && address - start <= size && bytes <= size - (address - start);
  }
};

/// Memory of the current device. `from` is a literal, the name of the call: faults of kernels say it.
hipError_t allocate(MemoryKind kind, std::size_t bytes, unsigned flags, const char* from, void** result,
                    hipMemPool_t pool = nullptr);
/// Memory of the runtime itself, which one device's kernels (`gpu` null: all devices') may use and programs never see;
/// null if there is none. `alignment` is a power of two.
void* allocate_service(Gpu* gpu, std::size_t bytes, std::size_t alignment, const char* name);
/// Addresses without memory; null if there are none. `alignment` is a power of two.
void* take_addresses(std::size_t bytes, std::size_t alignment);
/// Gives them back. `from` is a literal: what they were taken by.
void return_addresses(void* start, std::size_t bytes, const char* from);
/// Counts bytes as used on a device, or no longer. False: it has not so many.
bool use_bytes(Gpu& gpu, std::size_t bytes);
void return_bytes(Gpu& gpu, std::size_t bytes);
/// Memory of the program, which kernels may use from now on.
hipError_t register_memory(MemoryKind kind, void* start, std::size_t bytes, unsigned flags, const char* from,
                           int device);
/// Moves the pages of memory of hipMalloc that holds the address into a file without a name, where they stand; the
/// allocation with its file. No kernel may be running. Nothing if there is no such memory, or no file to be had.
std::optional<Allocation> share_pages(const void* address);
/// Another process's pages, from now on memory of the current device.
hipError_t import_pages(int file, std::size_t bytes, const char* from, void** result);
/// Takes registered memory that the program has given back to the system, without unregistering it, away from kernels,
/// with a line on standard error.
void drop_vanished();
/// Gives memory of one of two kinds back. Its addresses are not given out again as long as others are to be had, so
/// that its use is seen.
hipError_t release(void* start, MemoryKind kind, MemoryKind other, hipError_t if_not_there);
/// The same for all that was allocated, registered or imported for a device; variables of code objects and what
/// hipMemMap mapped stay.
void release_all(const Gpu& gpu);
/// The allocation that holds the byte there.
std::optional<Allocation> allocation_at(const void* address);
/// The device whose memory the byte is in, whatever it was allocated by; null for memory that is the host's, too, or
/// that HIP does not know.
Gpu* home_of(const void* address);
/// False if the bytes begin in an allocation and do not end in it, or in mappings that follow one another.
bool fits(const void* address, std::size_t bytes);
/// Rows or slices of a box: how far apart, how many, which is not 0.
struct Repeated {
  std::size_t distance, count;
};
/// Bytes from the first of a box to its last; nothing if it does not end before the end of all addresses.
std::optional<std::size_t> extent(const void* start, std::size_t width, Repeated rows, Repeated slices);
/// May the host use the bytes after an asynchronous call returned? Not if they belong to no allocation.
bool pageable(const void* address);
/// Whose memory that is, or was, where kernels of the device may not use it: one sentence for a message, or nothing.
std::string owner_of(const Gpu& gpu, std::uint64_t address);
/// The addresses that HIP calls give to memory, given or not. With the table's lock.
const AddressSpace& address_space();
/// These bytes of memory of hipMalloc have been written. Until then, or until a kernel has, check init of
/// LOCKSTEP_CHECK takes them as written by nobody; memory that several devices or processes use always counts as
/// written.
void mark_written(const void* address, std::size_t bytes);
/// These bytes were copied from `from`: where that is memory of the same device, they are as written as those there.
void mark_copied(const void* to, const void* from, std::size_t bytes);
/// Lets `who` use the memory of `whose`, what is there and what is to come.
void share_memory(Gpu& who, Gpu& whose);
void unshare_memory(Gpu& who, Gpu& whose);
/// The table's lock, held around a fork.
std::mutex& allocation_lock();

}  // namespace hip
