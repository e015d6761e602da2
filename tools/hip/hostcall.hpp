// What kernels ask of the host while they run: printing, memory of malloc. Hostcall is the protocol of the device
// libraries: packets in memory that waves fill in and wait for.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "grid_sync.hpp"
#include "lockstep.h"

namespace hip {

struct Gpu;
struct GridInfo;
struct Function;
struct KernelOperation;

/// The services of one device.
class Hostcall {
 public:
  explicit Hostcall(Gpu& gpu) : gpu_(gpu) {}

  /// While some kernel runs that may ask, a thread of the host answers. False if the host has no memory for it.
  bool enter();
  void leave();
  std::uint64_t buffer() const;
  /// What malloc keeps its books in; 0 if the host has no memory.
  std::uint64_t heap();
  /// Has a kernel said that an assertion failed, since this was asked last?
  bool take_assertion() { return asserted_.exchange(false); }

  /// Around a fork: a child's kernels are answered by a thread of its own.
  void before_fork();
  void after_fork(bool child);

  /// hipLimitMallocHeapSize, for devices whose kernels have not begun to allocate.
  static std::atomic<std::size_t> heap_bytes;

 private:
  struct Header {
    std::uint64_t next, lanes;
    std::uint32_t service;
    std::uint32_t control;  // bit 0: waits for an answer
  };
  struct Payload {
    std::uint64_t lanes[64][8];
  };
  struct Buffer {
    Header* headers;
    Payload* payloads;
    void* doorbell;
    std::uint64_t free_stack, ready_stack, index_mask;
  };
  struct Signal {
    std::int64_t kind, value;
    std::uint64_t mailbox;
    std::uint32_t event_id, unused[9];
  };

  bool make();
  void serve();
  void answer_all();
  void answer(std::uint32_t service, std::uint64_t* words);
  void append(std::uint64_t* words);
  std::uint64_t allocate(std::uint64_t bytes);

  Gpu& gpu_;
  std::mutex mutex_;  // of what follows
  std::condition_variable wake_;
  int users_ = 0;
  bool has_thread_ = false;
  std::mutex answering_;  // of the packets and of what follows
  Buffer* buffer_ = nullptr;
  std::uint8_t* heap_ = nullptr;
  std::uint8_t *pages_ = nullptr, *pages_end_ = nullptr;    // that malloc has not asked for yet
  std::multimap<std::uint64_t, std::uint64_t> free_pages_;  // by size
  std::map<std::uint64_t, std::uint64_t> sizes_;
  std::map<std::uint64_t, std::vector<std::uint64_t>> messages_;  // that are not whole yet
  std::uint64_t next_message_ = 0;
  std::atomic<bool> asserted_{false};
};

/// The services that a kernel's launch wants, as long as it runs.
class HostServices {
 public:
  HostServices(Gpu& gpu, const KernelOperation& operation, lockstep_options& options);
  ~HostServices() { finish(); }
  HostServices(const HostServices&) = delete;
  HostServices& operator=(const HostServices&) = delete;
  /// The launch is over.
  void finish();
  bool asserted() const { return asserted_; }
  /// The kernel has come to wait for its grid, which it cannot do while it is watched; the launch was stopped.
  bool waited_in_vain() const { return watch_.stopped(); }

 private:
  void ask_for_hostcall(lockstep_options& options);
  void ask_for_grid(const KernelOperation& operation, lockstep_options& options);

  Gpu& gpu_;
  const Function& function_;
  GridInfo* grid_info_ = nullptr;
  GridWatch watch_;
  Hostcall* hostcall_ = nullptr;
  std::uint8_t* printf_buffer_ = nullptr;
  bool asserted_ = false;
};

}  // namespace hip
