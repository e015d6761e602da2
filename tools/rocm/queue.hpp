// User queues: rings of AQL packets, each worked off by a thread of its own.
#pragma once

#include <hsa/amd_hsa_queue.h>
#include <hsa/hsa.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

#include "agent.hpp"

namespace rocm {

using QueueCallback = void (*)(hsa_status_t status, hsa_queue_t* source, void* data);

/// What kernels see of a queue, and its ring, in one piece of memory.
struct QueueMemory {
  amd_queue_t queue;
  volatile std::uint64_t doorbell;
};

struct Queue {
  Agent* agent = nullptr;
  QueueMemory* memory = nullptr;
  std::size_t bytes = 0;  ///< of it, with the ring
  QueueCallback callback = nullptr;
  void* data = nullptr;
  std::atomic<bool> ending{false}, inactive{false};
  std::atomic<std::int32_t> stop{0};   ///< not 0: ends the kernel that runs
  std::atomic<std::uint32_t> rung{0};  ///< changes when the doorbell rings
  std::atomic<bool> has_thread{false};
  std::thread thread;

  ~Queue();
  /// No packet is begun any more.
  bool stopped() const { return ending || inactive; }
  hsa_queue_t* handle() { return &memory->queue.hsa_queue; }
  /// The place of a packet in the ring.
  std::uint8_t* packet(std::uint64_t index) {
    return static_cast<std::uint8_t*>(memory->queue.hsa_queue.base_address) + index % memory->queue.hsa_queue.size * 64;
  }
};

hsa_status_t make_queue(Agent& agent, std::uint32_t size, hsa_queue_type32_t type, QueueCallback callback, void* data,
                        hsa_queue_t** result);
/// Null if there is no such queue.
std::shared_ptr<Queue> queue_of(const hsa_queue_t* handle);
/// Ends the kernel that runs. No packet is worked off, and no completion signal changes, from here on.
void inactivate(Queue& queue);
hsa_status_t destroy_queue(hsa_queue_t* handle);
void destroy_queues();
/// The doorbell of this queue was stored to. The first time its thread starts.
void ring(const amd_queue_t* queue);
/// Before a wait for `signal`: ends the process if nothing will change the signal any more. That is so in a queue's
/// function for errors, and on all threads after this function has called exit() (GCC's does), where a packet of that
/// queue has the signal as its completion signal.
void check_wait(hsa_signal_t signal, hsa_signal_condition_t condition, hsa_signal_value_t compared);
/// The worker's loop.
void work_off(Queue& queue);
/// Runs the kernel of a dispatch packet to its end, or until the queue stops. A fault goes to standard error.
hsa_status_t dispatch(Queue& queue, const hsa_kernel_dispatch_packet_t& packet);

}  // namespace rocm
