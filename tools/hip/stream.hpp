// Streams: queues of operations, each worked off in order by a thread of its own, or by whoever waits for it.
#pragma once

#include <hip/hip_runtime_api.h>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "launch_config.hpp"
#include "operation.hpp"

namespace hip {

struct Gpu;
struct Capture;

/// A place in a stream's order.
struct Ticket {
  std::shared_ptr<ihipStream_t> stream;
  std::uint64_t number = 0;
};

struct QueuedOperation {
  Operation operation;
  std::vector<Ticket> after;  ///< of other streams
};

/// One lock for all queues: operations are long, and queueing is short.
extern std::mutex& scheduler;

std::shared_ptr<ihipStream_t> make_stream(Gpu* gpu, unsigned flags, int priority);
/// The stream that a program means; null if there is no such one. 0 is the current device's null stream.
std::shared_ptr<ihipStream_t> stream_of(hipStream_t handle);
/// Queues an operation behind what is before it. For a stream that is being captured it becomes a node of the graph.
/// In `others`, devices that are not the stream's, it takes a place as work of their null streams does: it comes after
/// what their blocking streams have, and their later work comes after it.
hipError_t submit(const std::shared_ptr<ihipStream_t>& stream, Operation operation, std::vector<Ticket> after = {},
                  const std::vector<Gpu*>& others = {});
hipError_t submit(hipStream_t stream, Operation operation, const std::vector<Gpu*>& others = {});
/// The same, and waits: for calls that return when their work is done.
hipError_t submit_and_wait(hipStream_t stream, Operation operation, const std::vector<Gpu*>& others = {});
bool is_captured(const ihipStream_t& stream);
/// Where the stream is now; what waits for that waits for all that was submitted.
Ticket tail(const std::shared_ptr<ihipStream_t>& stream);
bool done(const Ticket& ticket);
/// Is all done that was submitted to the stream, and what its next operation would come after by the null stream's
/// rules?
bool at_its_end(ihipStream_t& stream);
/// Works or waits until it is done. hipErrorIllegalState, with a sentence, in a function of the host that would wait
/// for itself.
[[nodiscard]] hipError_t finish(const Ticket& ticket);
/// All streams of a device; of all devices.
[[nodiscard]] hipError_t finish_all(Gpu& gpu);
[[nodiscard]] hipError_t finish_all();
/// Calls it while no stream of any device is at work, but for what calls this, and lets none begin meanwhile. An error
/// as `finish` gives it.
[[nodiscard]] hipError_t at_rest(const std::function<void()>& body);
/// Around a fork: a child goes on with the streams as they were, and with threads of its own.
void before_fork();
void after_fork(bool child);
/// The error of a launch that nobody was told yet.
hipError_t take_error(Gpu& gpu);

}  // namespace hip

struct ihipStream_t : std::enable_shared_from_this<ihipStream_t> {
  hip::Gpu* gpu = nullptr;
  unsigned flags = 0;
  int priority = 0;
  unsigned long long id = 0;           ///< given out once a process
  bool of_program = false;             ///< created by it: neither a null stream nor a thread's own
  hip::Attributes attributes{};        ///< as the program set them; with the scheduler's lock
  std::vector<std::uint32_t> cu_mask;  ///< as the program gave it; empty: all compute units
  // With the scheduler's lock:
  std::deque<hip::QueuedOperation> queue;
  std::vector<hip::Ticket> awaited{};  ///< what the operation that some thread is at comes after or waits for
  std::uint64_t submitted = 0, done = 0;
  bool running = false;             ///< some thread is at work on it
  bool executing = false;           ///< and waits for no other stream before
  bool at_brief_operation = false;  ///< and will be done with what it is at in no time
  bool has_worker = false;
  bool ending = false;  ///< destroyed by the program
  std::condition_variable wake;
  std::shared_ptr<hip::Capture> capture;
  std::vector<hipGraphNode_t> capture_after;  ///< what the next node comes after
};

namespace hip {
/// The program destroys it. What is queued is done first.
void forget(ihipStream_t& stream);
/// All of a device that the program created.
void forget_all(Gpu& gpu);
}  // namespace hip
