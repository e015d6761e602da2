#include "queue.hpp"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "memory.hpp"
#include "signal.hpp"
#include "status.hpp"

namespace rocm {

namespace {

std::mutex& queues_mutex = *new std::mutex;
auto& queues = *new std::unordered_map<const void*, std::shared_ptr<Queue>>;  // by what programs and kernels see
std::atomic<std::uint64_t> next_id{0};

constexpr std::size_t packet_bytes = 64, header_bytes = (sizeof(QueueMemory) + 63) / 64 * 64;

std::uint16_t header(const std::uint8_t* packet) {
  return __atomic_load_n(reinterpret_cast<const std::uint16_t*>(packet), __ATOMIC_ACQUIRE);
}
void set_header(std::uint8_t* packet, std::uint16_t value) {
  __atomic_store_n(reinterpret_cast<std::uint16_t*>(packet), value, __ATOMIC_RELEASE);
}

/// Is there a packet to work off?
bool ready(Queue& queue) {
  const amd_queue_t& seen = queue.memory->queue;
  const std::uint64_t read = __atomic_load_n(&seen.read_dispatch_id, __ATOMIC_ACQUIRE);
  return __atomic_load_n(&seen.write_dispatch_id, __ATOMIC_ACQUIRE) > read &&
         (header(queue.packet(read)) & 0xff) != HSA_PACKET_TYPE_INVALID;
}

/// Waits for a packet, or for the queue's end; kernels may write packets and ring without the host.
void wait_for_packet(Queue& queue) {
  constexpr long shortest = 1'000'000, longest = 100'000'000;  // ns
  for (int spin = 0; spin < 2000; ++spin)
    if (ready(queue) || queue.stopped()) return;
  for (long pause = shortest;; pause = std::min(2 * pause, longest)) {
    const std::uint32_t before = queue.rung.load();
    if (queue.stopped() || ready(queue)) return;
    const timespec wait{0, pause};
    syscall(SYS_futex, &queue.rung, FUTEX_WAIT_PRIVATE, before, &wait, nullptr, 0);
  }
}

/// The worker stops waiting when the queue does.
void wait_for(Queue& queue, const std::function<bool()>& is_true) {
  (void)wait_until([&] { return queue.stopped() || is_true(); }, forever);
}

bool is_zero(hsa_signal_t handle) {
  const amd_signal_t* const signal = signal_of(handle);
  return !signal || value_of(*signal) == 0;
}

hsa_status_t wait_barrier(Queue& queue, const hsa_barrier_and_packet_t& packet, bool all) {
  std::vector<hsa_signal_t> signals;
  for (const hsa_signal_t each : packet.dep_signal) {
    if (each.handle != 0 && !signal_of(each)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (each.handle != 0) signals.push_back(each);
  }
  wait_for(queue, [&] {
    return all ? std::all_of(signals.begin(), signals.end(), is_zero)
               : signals.empty() || std::any_of(signals.begin(), signals.end(), is_zero);
  });
  return HSA_STATUS_SUCCESS;
}

/// Is it a packet that queues take? Of AMD's own, a barrier that waits for a value is the only one.
bool is_known(const std::uint8_t* bytes, unsigned type) {
  hsa_amd_vendor_packet_header_t vendors{};
  std::memcpy(&vendors, bytes, sizeof vendors);
  return type == HSA_PACKET_TYPE_KERNEL_DISPATCH || type == HSA_PACKET_TYPE_BARRIER_AND ||
         type == HSA_PACKET_TYPE_BARRIER_OR ||
         (type == HSA_PACKET_TYPE_VENDOR_SPECIFIC && vendors.AmdFormat == HSA_AMD_PACKET_TYPE_BARRIER_VALUE);
}

hsa_status_t wait_barrier_value(Queue& queue, const std::uint8_t* bytes) {
  hsa_amd_barrier_value_packet_t packet{};
  std::memcpy(&packet, bytes, sizeof packet);
  if (!signal_of(packet.signal)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
  wait_for(queue, [&] {
    const amd_signal_t* const signal = signal_of(packet.signal);
    return !signal ||
           holds(static_cast<hsa_signal_condition_t>(packet.cond), value_of(*signal) & packet.mask, packet.value);
  });
  return HSA_STATUS_SUCCESS;
}

hsa_status_t execute(Queue& queue, std::uint8_t* bytes, unsigned type) {
  if (!is_known(bytes, type)) return HSA_STATUS_ERROR_INVALID_PACKET_FORMAT;
  hsa_barrier_and_packet_t barrier{};
  std::memcpy(&barrier, bytes, sizeof barrier);
  if (const hsa_signal_t completion = barrier.completion_signal; completion.handle != 0 && !signal_of(completion)) {
    complain("a packet's completion signal, 0x%llx, is no signal", static_cast<unsigned long long>(completion.handle));
    return HSA_STATUS_ERROR_INVALID_SIGNAL;
  }
  switch (type) {
    case HSA_PACKET_TYPE_KERNEL_DISPATCH:
      return dispatch(queue, *reinterpret_cast<const hsa_kernel_dispatch_packet_t*>(bytes));
    case HSA_PACKET_TYPE_BARRIER_AND: return wait_barrier(queue, barrier, true);
    case HSA_PACKET_TYPE_BARRIER_OR: return wait_barrier(queue, barrier, false);
    case HSA_PACKET_TYPE_VENDOR_SPECIFIC: return wait_barrier_value(queue, bytes);
    default: return HSA_STATUS_ERROR_INVALID_PACKET_FORMAT;
  }
}

thread_local Queue* failed = nullptr;     // whose function for errors this thread runs
std::atomic<Queue*> ending_all{nullptr};  // whose function for errors has called exit()

void fail(Queue& queue, hsa_status_t status) {
  queue.inactive = true;
  const char* text = "";
  (void)hsa_status_string(status, &text);
  complain("queue %llu of agent %zu (%s) stops: %s", static_cast<unsigned long long>(queue.memory->queue.hsa_queue.id),
           queue.agent->number, queue.agent->name.c_str(), text);
  if (queue.callback) {
    static const int registered = std::atexit([] { ending_all = failed; });  // late, so that exit() comes here first
    (void)registered;
    failed = &queue;
    queue.callback(status, queue.handle(), queue.data);
    failed = nullptr;
    return;
  }
  complain("the program has given the queue no function for errors, so it ends here");
  std::abort();
}

}  // namespace

void check_wait(hsa_signal_t signal, hsa_signal_condition_t condition, hsa_signal_value_t compared) {
  Queue* const queue = failed ? failed : ending_all.load();
  if (!queue) return;
  const amd_signal_t* const waited = signal_of(signal);
  if (!waited || holds(condition, value_of(*waited), compared)) return;
  const amd_queue_t& seen = queue->memory->queue;
  const std::uint64_t write = __atomic_load_n(&seen.write_dispatch_id, __ATOMIC_ACQUIRE);
  for (std::uint64_t id = __atomic_load_n(&seen.read_dispatch_id, __ATOMIC_ACQUIRE); id < write; ++id) {
    if (std::memcmp(queue->packet(id) + 56, &signal, sizeof signal) != 0) continue;
    complain(
        "queue %llu of agent %zu (%s) has stopped, and the program waits for a packet of it in the function for errors "
        "or in exit(), so it ends here",
        static_cast<unsigned long long>(seen.hsa_queue.id), queue->agent->number, queue->agent->name.c_str());
    std::fflush(stdout);
    std::abort();
  }
}

Queue::~Queue() {
  if (memory) release_service(memory, bytes);
}

void work_off(Queue& queue) {
  amd_queue_t& seen = queue.memory->queue;
  while (!queue.stopped()) {
    wait_for_packet(queue);
    if (queue.stopped()) return;
    const std::uint64_t index = __atomic_load_n(&seen.read_dispatch_id, __ATOMIC_ACQUIRE);
    std::uint8_t* const packet = queue.packet(index);
    hsa_signal_t completion{};
    std::memcpy(&completion, packet + 56, sizeof completion);
    const std::uint64_t start = timestamp();
    const hsa_status_t status = execute(queue, packet, header(packet) & 0xff);
    if (queue.ending) return;
    if (status != HSA_STATUS_SUCCESS) {
      fail(queue, status);
      return;
    }
    if (queue.inactive) return;
    if (amd_signal_t* const signal = signal_of(completion)) {
      signal->start_ts = start;
      signal->end_ts = timestamp();
    }
    set_header(packet, HSA_PACKET_TYPE_INVALID);
    __atomic_store_n(&seen.read_dispatch_id, index + 1, __ATOMIC_RELEASE);
    complete(completion);
  }
}

hsa_status_t make_queue(Agent& agent, std::uint32_t size, hsa_queue_type32_t type, QueueCallback callback, void* data,
                        hsa_queue_t** result) {
  auto queue = std::make_shared<Queue>();
  queue->agent = &agent;
  queue->callback = callback;
  queue->data = data;
  queue->bytes = header_bytes + packet_bytes * size;
  queue->memory = static_cast<QueueMemory*>(allocate_service(queue->bytes, "a queue"));
  if (!queue->memory) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  amd_queue_t& seen = queue->memory->queue;
  hsa_queue_t& own = seen.hsa_queue;
  own.type = type;
  own.features = HSA_QUEUE_FEATURE_KERNEL_DISPATCH;
  own.base_address = reinterpret_cast<std::uint8_t*>(queue->memory) + header_bytes;
  own.size = size;
  own.id = next_id++;
  const auto aperture = [](std::uint64_t base) { return static_cast<std::uint32_t>(base >> 32); };
  seen.group_segment_aperture_base_hi = aperture(agent.info.shared_aperture);
  seen.private_segment_aperture_base_hi = aperture(agent.info.private_aperture);
  seen.max_cu_id = compute_units(agent) - 1;
  seen.max_wave_id = waves_a_unit(agent) - 1;
  seen.read_dispatch_id_field_base_byte_offset = offsetof(amd_queue_t, read_dispatch_id);
  seen.queue_properties = AMD_QUEUE_PROPERTIES_IS_PTR64;
  for (std::uint64_t i = 0; i < size; ++i) set_header(queue->packet(i), HSA_PACKET_TYPE_INVALID);
  if (const hsa_status_t status = make_doorbell(&seen, &queue->memory->doorbell, &own.doorbell_signal);
      status != HSA_STATUS_SUCCESS)
    return status;
  const std::lock_guard lock(queues_mutex);
  *result = queue->handle();
  queues[queue->handle()] = std::move(queue);
  return HSA_STATUS_SUCCESS;
}

std::shared_ptr<Queue> queue_of(const hsa_queue_t* handle) {
  const std::lock_guard lock(queues_mutex);
  const auto found = queues.find(handle);
  return found == queues.end() ? nullptr : found->second;
}

namespace {

/// Its worker looks at the queue again.
void wake(Queue& queue) {
  queue.rung.fetch_add(1);
  syscall(SYS_futex, &queue.rung, FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}

void end(Queue& queue) {
  queue.stop = 1;
  wake(queue);
  signals_changed();
  if (!queue.thread.joinable()) return;
  if (queue.thread.get_id() == std::this_thread::get_id())
    queue.thread.detach();  // in the queue's own callback
  else
    queue.thread.join();
}

}  // namespace

void inactivate(Queue& queue) {
  queue.inactive = true;
  queue.stop = 1;
  wake(queue);
  signals_changed();
}

hsa_status_t destroy_queue(hsa_queue_t* handle) {
  std::shared_ptr<Queue> queue;
  {
    const std::lock_guard lock(queues_mutex);
    const auto found = queues.find(handle);
    if (found == queues.end()) return HSA_STATUS_ERROR_INVALID_QUEUE;
    queue = found->second;
    queue->ending = true;  // no thread begins from here on
    queues.erase(found);
  }
  end(*queue);  // its worker and kernels still find the doorbell
  destroy_doorbell(handle->doorbell_signal);
  return HSA_STATUS_SUCCESS;
}

void destroy_queues() {
  std::vector<hsa_queue_t*> all;
  {
    const std::lock_guard lock(queues_mutex);
    for (const auto& [handle, queue] : queues) all.push_back(queue->handle());
  }
  for (hsa_queue_t* const each : all) (void)destroy_queue(each);
}

void ring(const amd_queue_t* handle) {
  const std::shared_ptr<Queue> queue = queue_of(&handle->hsa_queue);
  if (!queue) return;
  if (!queue->has_thread.exchange(true)) {
    const std::lock_guard lock(queues_mutex);
    if (queue->ending) return;
    try {
      queue->thread = std::thread([queue] { work_off(*queue); });
    } catch (const std::exception& problem) {
      queue->has_thread = false;
      complain(
          "queue %llu of agent %zu (%s) does not start, because the system gives it no thread (%s): ring its doorbell "
          "again",
          static_cast<unsigned long long>(handle->hsa_queue.id), queue->agent->number, queue->agent->name.c_str(),
          problem.what());
    }
    return;
  }
  wake(*queue);
}

}  // namespace rocm
