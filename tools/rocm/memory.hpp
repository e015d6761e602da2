// All memory that HSA calls give out or lock. It is host memory that kernels use at its own address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agent.hpp"

namespace rocm {

/// `mapped` memory is at addresses of hsa_amd_vmem_address_reserve, and vmem.hpp says who uses it. `attached` is
/// another process's.
enum class AllocationKind : std::uint8_t { pool, mapped, attached };

struct Allocation {
  std::uintptr_t start = 0;
  std::size_t size = 0;
  const Pool* pool = nullptr;
  std::vector<bool> seen_by{};  ///< by the agents' numbers: whose kernels use it
  bool granted = false;         ///< once to another agent than its own, so that nobody knows what has been written
  void* user_data = nullptr;    ///< of hsa_amd_pointer_info_set_userdata
  struct Callback {
    hsa_amd_deallocation_callback_t function;
    void* data;
  };
  std::vector<Callback> at_free{};
  AllocationKind kind = AllocationKind::pool;
  int file = -1;  ///< not -1: that its pages are in, so that other processes can have them, too

  std::uintptr_t end() const { return start + size; }
  bool holds(std::uintptr_t address, std::size_t bytes) const {
    return address >= start && address - start <= size && bytes <= size - (address - start);
  }
};

/// Zeroed memory of a pool, which kernels of its agent use; memory of the host is used by those of all agents.
hsa_status_t allocate(const Pool& pool, std::size_t bytes, void** result);
hsa_status_t release(void* start);
/// Bytes of the agent's memory that are not allocated.
std::uint64_t free_bytes(const Agent& agent);
/// Counts bytes as used of the pool's agent, or no longer. False: it has not so many.
bool use_bytes(const Pool& pool, std::size_t bytes);
void return_bytes(const Pool& pool, std::size_t bytes);
/// Addresses without memory; null if there are none. `alignment` is a power of two, a page at least.
void* take_addresses(std::size_t bytes, std::size_t alignment);
void return_addresses(void* start, std::size_t bytes);
/// Memory of a pool that was mapped at reserved addresses, or no longer is. False: something is there.
bool add_mapping(void* start, std::size_t bytes, const Pool& pool);
void remove_mapping(void* start);
/// Moves the pages of the allocation that begins there into a file without a name, where they stand; the file, which
/// stays the allocation's, or -1. Nobody may write the pages meanwhile.
int share_pages(const void* start);
/// Another process's pages of memory of a pool, for these agents. The file is the allocation's from now on, also where
/// this fails.
hsa_status_t attach_pages(int file, std::size_t bytes, const Pool& pool, const std::vector<Agent*>& who, void** result);
/// HSA_STATUS_ERROR_INVALID_ARGUMENT: no attached memory begins there.
hsa_status_t detach_pages(void* start);
/// Memory of the runtime itself, which all kernels use; null if there is none.
void* allocate_service(std::size_t bytes, const char* name);
/// Gives it back.
void release_service(void* start, std::size_t bytes);
/// Lets these agents' kernels, and no others', use the allocation.
hsa_status_t grant(const void* start, const std::vector<Agent*>& who);
hsa_status_t set_user_data(const void* address, void* data);
/// What is called before the allocation is freed.
hsa_status_t add_callback(const void* address, hsa_amd_deallocation_callback_t function, void* data);
hsa_status_t remove_callback(const void* address, hsa_amd_deallocation_callback_t function);
/// The allocation that holds the byte there.
std::optional<Allocation> allocation_at(const void* address);
/// False if the bytes begin in an allocation and do not end in it, or in mappings that follow one another; and if they
/// begin at addresses that are reserved and have no memory.
bool fits(const void* address, std::size_t bytes);
/// Are the bytes in an allocation, or memory of the process whatever its rights?
bool is_there(const void* address, std::size_t bytes);
/// Do checks run (LOCKSTEP_CHECK)? Then GPUs keep what of their memory has been written.
bool checked();

/// These bytes have been written, for check init.
void mark_written(const void* address, std::size_t bytes);

/// What runtime::pages_outside says of the addresses that HSA calls give to memory.
std::vector<lockstep_host_range> pages_outside();
/// Whose memory that is, or was, where kernels of the agent may not use it: one sentence for a message, or nothing.
std::string owner_of(const Agent& agent, std::uint64_t address);

}  // namespace rocm
