// What kernels ask of the host while they run: printing, memory of malloc. Hostcall is the protocol of the device
// libraries: packets in memory that waves fill in and wait for.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
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

  /// While some kernel runs that may ask, a thread of the host answers. `stop` becomes 1 when a kernel has written what
  /// is the host's, or asks for what there is not. False if the host has no memory for it.
  bool enter(volatile std::int32_t* stop);
  /// The kernel is over. What was done wrong meanwhile, as a sentence; empty if nothing was.
  std::string leave(volatile std::int32_t* stop);
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
  void lay_out();
  /// Is the head of the buffer as it was laid out?
  bool whole() const;
  void serve();
  void answer_all();
  /// With its lock. False: nothing is answered any more.
  bool answer_each();
  bool answer(std::uint32_t service, std::uint64_t* words);
  bool append(std::uint64_t* words);
  /// Stops all kernels that use the buffer, because of this. False.
  bool give_up(std::string misuse);
  std::uint64_t allocate(std::uint64_t bytes);

  Gpu& gpu_;
  std::mutex mutex_;  // of what follows
  std::condition_variable wake_, idle_;
  int users_ = 0;
  bool has_thread_ = false;
  std::mutex answering_;                      // of the packets and of what follows
  std::set<volatile std::int32_t*> stops_{};  // of the kernels that run
  std::string misuse_{};                      // nothing is answered until they have all ended
  // Kernels can write the buffer, and what it says of itself: where its parts are is kept here.
  Buffer* buffer_ = nullptr;
  Header* headers_ = nullptr;
  Payload* payloads_ = nullptr;
  Signal* doorbell_ = nullptr;
  std::uint8_t* heap_ = nullptr;
  std::uint8_t *pages_ = nullptr, *pages_end_ = nullptr;    // that malloc has not asked for yet
  std::multimap<std::uint64_t, std::uint64_t> free_pages_;  // by size
  std::map<std::uint64_t, std::uint64_t> sizes_;
  std::map<std::uint64_t, std::vector<std::uint64_t>> messages_;  // that are not whole yet
  std::uint64_t next_message_ = 0, message_words_ = 0;
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
  /// What it, or another kernel of the device meanwhile, did to the hostcall buffer; empty if nothing.
  const std::string& misuse() const { return misuse_; }
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
  volatile std::int32_t own_stop_ = 0;
  volatile std::int32_t* stop_ = nullptr;
  std::string misuse_{};
  std::uint8_t* printf_buffer_ = nullptr;
  bool asserted_ = false;
};

}  // namespace hip
