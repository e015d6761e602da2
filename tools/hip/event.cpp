// Events, in streams and in graphs that are captured.
#include "event.hpp"

#include <bit>
#include <unordered_set>

#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"

struct ihipEvent_t {
  unsigned flags = 0;
  int device = 0;
  std::shared_ptr<hip::Record> record;  // with the events' lock
  std::shared_ptr<hip::SharedEvent> shared{};
};

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
auto& events = *new std::unordered_set<hipEvent_t>;

bool known(hipEvent_t event) {
  const std::lock_guard lock(mutex);
  return events.count(event) != 0;
}

int device_of(hipEvent_t event) {
  const std::lock_guard lock(mutex);
  return events.count(event) != 0 ? event->device : -1;
}

std::shared_ptr<Record> record_of(hipEvent_t event) {
  const std::lock_guard lock(mutex);
  return events.count(event) != 0 ? event->record : nullptr;
}

void set_record(hipEvent_t event, std::shared_ptr<Record> record) {
  const std::lock_guard lock(mutex);
  if (events.count(event) != 0) event->record = std::move(record);
}

/// Of this process, or of another one since.
bool passed(const std::shared_ptr<Record>& record, const std::shared_ptr<SharedEvent>& shared) {
  return (!record || done(record->ticket)) && (!shared || shared->passed(shared->recorded()));
}

std::shared_ptr<Record> new_record(hipEvent_t event) {
  auto made = std::make_shared<Record>();
  if (auto shared = shared_of(event)) {
    made->number = shared->record();
    made->shared = std::move(shared);
  }
  return made;
}

hipError_t create(hipEvent_t* event, unsigned flags, std::shared_ptr<SharedEvent> shared = nullptr) {
  constexpr unsigned disable_system_fence = 0x20000000;  // of version 6
  constexpr unsigned fences = hipEventReleaseToDevice | hipEventReleaseToSystem | disable_system_fence;
  constexpr unsigned all = hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess | fences;
  if (!event || (flags & ~all) != 0 || std::popcount(flags & fences) > 1) return hipErrorInvalidValue;
  if (!current()) return hipErrorNoDevice;
  if ((flags & hipEventInterprocess) != 0) {
    if ((flags & hipEventDisableTiming) == 0) return hipErrorInvalidValue;
    if (!shared) shared = SharedEvent::make();
    if (!shared) return hipErrorOutOfMemory;
  }
  auto made = std::make_unique<ihipEvent_t>();
  made->flags = flags;
  made->shared = std::move(shared);
  made->device = current()->ordinal;
  const std::lock_guard lock(mutex);
  *event = *events.insert(made.release()).first;
  return hipSuccess;
}

hipError_t record(hipEvent_t event, hipStream_t handle) {
  if (!event || !known(event)) return hipErrorInvalidHandle;
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorContextIsDestroyed;
  std::shared_ptr<Record> made;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) {
      made = std::make_shared<Record>();
      made->capture = stream->capture;
      made->nodes = stream->capture_after;
    }
  }
  if (!made && device_of(event) != stream->gpu->ordinal) return hipErrorInvalidHandle;
  if (!made) {
    made = new_record(event);
    if (const hipError_t error = submit(stream, RecordOperation{made}); error != hipSuccess) {
      made->take_time();  // nobody may wait for it
      return error;
    }
    made->ticket = tail(stream);
  }
  set_record(event, std::move(made));
  return hipSuccess;
}

hipError_t stream_wait(hipStream_t handle, hipEvent_t event, unsigned flags) {
  if (!event || !known(event)) return hipErrorInvalidHandle;
  if (flags > 1) return hipErrorInvalidValue;
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorInvalidHandle;
  const auto record = record_of(event);
  if (const auto shared = shared_of(event); shared && (!record || record->number != shared->recorded())) {
    const std::uint64_t last = shared->recorded();  // by another process
    if (shared->passed(last)) return hipSuccess;
    return submit(stream, SharedWaitOperation{shared, last});
  }
  if (!record) return hipSuccess;  // never recorded: nothing to wait for
  {
    const std::lock_guard lock(scheduler);
    if (record->capture && record->capture->valid && record->capture->graph)
      return join_capture(*stream, record->capture, record->nodes);
    if (stream->capture) return hipErrorStreamCaptureIsolation;
  }
  if (record->ticket.stream == stream || done(record->ticket)) return hipSuccess;
  return submit(stream, EmptyOperation{}, {record->ticket});
}

hipError_t elapsed(float* ms, hipEvent_t start, hipEvent_t stop) {
  if (!ms) return hipErrorInvalidValue;
  if (!start || !stop || !known(start) || !known(stop)) return hipErrorInvalidHandle;
  if (start->device != stop->device) return hipErrorInvalidHandle;
  if (((start->flags | stop->flags) & hipEventDisableTiming) != 0) return hipErrorInvalidHandle;
  const auto first = record_of(start), last = record_of(stop);
  if (!first || !last || first->capture || last->capture) return hipErrorInvalidHandle;
  if (!done(first->ticket) || !done(last->ticket)) return hipErrorNotReady;
  if (first->nanoseconds < 0 || last->nanoseconds < 0) return hipErrorNotReady;
  *ms = static_cast<float>(static_cast<double>(last->nanoseconds - first->nanoseconds) * 1e-6);
  return hipSuccess;
}

}  // namespace

std::shared_ptr<SharedEvent> shared_of(hipEvent_t event) {
  const std::lock_guard lock(mutex);
  return events.count(event) != 0 ? event->shared : nullptr;
}

hipError_t create_shared(hipEvent_t* event, std::shared_ptr<SharedEvent> shared) {
  return create(event, hipEventInterprocess | hipEventDisableTiming, std::move(shared));
}

void record_now(hipEvent_t event) {
  auto made = new_record(event);
  made->take_time();
  set_record(event, std::move(made));
}

hipError_t wait_for(hipEvent_t event) {
  if (!event || !known(event)) return hipErrorInvalidHandle;
  if (const auto record = record_of(event)) {
    if (record->capture) return hipErrorCapturedEvent;
    if (const hipError_t error = finish(record->ticket); error != hipSuccess) return error;
  }
  if (const auto shared = shared_of(event))
    if (!shared->wait(shared->recorded())) return hipErrorContextIsDestroyed;
  return hipSuccess;
}

std::shared_ptr<Record> renew(hipEvent_t event) {
  if (!known(event)) return nullptr;
  auto made = new_record(event);
  set_record(event, made);
  return made;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags) {
  return call([&] { return create(event, flags); });
}
hipError_t hipEventCreate(hipEvent_t* event) {
  return call([&] { return create(event, 0); });
}
hipError_t hipEventDestroy(hipEvent_t event) {
  return call([&] {
    const std::lock_guard lock(mutex);
    if (events.erase(event) == 0) return hipErrorInvalidHandle;
    delete event;
    return hipSuccess;
  });
}
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
  return call([&] { return record(event, stream); });
}
hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned flags) {
  return call([&] {
    if (flags > 1) return hipErrorInvalidValue;
    if (flags == 0) return record(event, stream);
    // External: in a stream that is captured it is a node of the graph, and no fork of it.
    if (!event || !known(event)) return hipErrorInvalidHandle;
    const auto found = stream_of(stream);
    if (!found) return hipErrorContextIsDestroyed;
    {
      const std::lock_guard lock(scheduler);
      if (!found->capture) return hipErrorInvalidValue;
    }
    return submit(found, EventRecordOperation{event});
  });
}
hipError_t hipEventSynchronize(hipEvent_t event) {
  return call([&] {
    if (!event || !known(event)) return hipErrorInvalidHandle;
    const auto record = record_of(event);
    // The wait is the host's, which other streams' captures may not permit.
    if (record && !record->capture && record->ticket.stream && record->ticket.stream != gpu(event->device)->null_stream)
      if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
    const hipError_t error = wait_for(event);
    if (error != hipSuccess) return error;
    return take_error(*gpu(event->device));
  });
}
hipError_t hipEventQuery(hipEvent_t event) {
  return call([&] {
    if (!event || !known(event)) return hipErrorInvalidHandle;
    const auto record = record_of(event);
    if (record && record->capture) return hipErrorCapturedEvent;
    const auto shared = shared_of(event);
    if (passed(record, shared)) return hipSuccess;
    return shared && shared->lost(shared->recorded()) ? hipErrorContextIsDestroyed : hipErrorNotReady;
  });
}
hipError_t hipEventElapsedTime(float* ms, hipEvent_t start, hipEvent_t stop) {
  return call([&] { return elapsed(ms, start, stop); });
}
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags) {
  return call([&] { return stream_wait(stream, event, flags); });
}

}  // extern "C"
