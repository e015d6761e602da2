// The order of streams. Whoever waits for a stream works it off itself if its thread is not at it: no time is lost
// waking a thread.
#include "stream.hpp"

#include <algorithm>
#include <map>
#include <new>
#include <thread>
#include <unordered_map>
#include <utility>

#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "thread_object.hpp"

namespace hip {

std::mutex& scheduler = *new std::mutex;

namespace {

std::condition_variable& progress = *new std::condition_variable;
auto& streams = *new std::unordered_map<hipStream_t, std::shared_ptr<ihipStream_t>>;  // with the scheduler's lock

const auto legacy_stream = reinterpret_cast<hipStream_t>(1);  // the name that later headers have

unsigned executing = 0;  // operations, of all streams; with the scheduler's lock

using Lock = std::unique_lock<std::mutex>;

void run_until(ihipStream_t& stream, std::uint64_t number, Lock& lock);

void run_one(ihipStream_t& stream, Lock& lock) {
  stream.running = true;
  QueuedOperation next = std::move(stream.queue.front());
  stream.queue.pop_front();
  for (const Ticket& ticket : next.after) run_until(*ticket.stream, ticket.number, lock);
  ++executing;
  lock.unlock();
  const hipError_t error = execute(next.operation, *stream.gpu);
  next = {};  // what it holds may have destructors that lock
  lock.lock();
  --executing;
  if (error != hipSuccess && stream.gpu->error == hipSuccess) stream.gpu->error = error;
  ++stream.done;
  stream.running = false;
  progress.notify_all();
}

void run_until(ihipStream_t& stream, std::uint64_t number, Lock& lock) {
  while (stream.done < number) {
    if (stream.running)
      progress.wait(lock);
    else
      run_one(stream, lock);
  }
  if (!stream.queue.empty() && !stream.running) stream.wake.notify_one();
}

void work(const std::shared_ptr<ihipStream_t>& stream) {
  Lock lock(scheduler);
  for (;;) {
    stream->wake.wait(lock, [&] { return stream->ending || (!stream->queue.empty() && !stream->running); });
    if (stream->queue.empty()) return;
    run_one(*stream, lock);
  }
}

/// The legacy rule: the null stream comes after all work before in streams that block, and they after its.
void add_implicit(ihipStream_t& stream, std::vector<Ticket>& after) {  // with the scheduler's lock
  if ((stream.flags & hipStreamNonBlocking) != 0) return;
  const auto add = [&](const std::shared_ptr<ihipStream_t>& other) {
    if (other->submitted > other->done) after.push_back({other, other->submitted});
  };
  if (&stream != stream.gpu->null_stream.get()) return add(stream.gpu->null_stream);
  for (const auto& [handle, other] : streams)
    if (other.get() != &stream && other->gpu == stream.gpu && (other->flags & hipStreamNonBlocking) == 0) add(other);
}

}  // namespace

std::shared_ptr<ihipStream_t> make_stream(Gpu* gpu, unsigned flags, int priority) {
  auto stream = std::make_shared<ihipStream_t>();
  stream->gpu = gpu;
  stream->flags = flags;
  stream->priority = priority;
  static unsigned long long last_id = 0;
  const std::lock_guard lock(scheduler);
  stream->id = ++last_id;
  streams.emplace(stream.get(), stream);
  return stream;
}

std::shared_ptr<ihipStream_t> stream_of(hipStream_t handle) {
  Gpu* const gpu = current();
  if (!gpu) return nullptr;
  if (handle == nullptr || handle == legacy_stream) return gpu->null_stream;
  if (handle == hipStreamPerThread) {
    // The stream is not destroyed with the thread: its work goes on.
    struct PerThread {
      std::map<int, std::shared_ptr<ihipStream_t>> streams{};
    };
    auto& stream = of_thread<PerThread>().streams[gpu->ordinal];
    if (!stream) stream = make_stream(gpu, hipStreamDefault, 0);
    return stream;
  }
  const std::lock_guard lock(scheduler);
  const auto found = streams.find(handle);
  return found == streams.end() ? nullptr : found->second;
}

hipError_t submit(const std::shared_ptr<ihipStream_t>& stream, Operation operation, std::vector<Ticket> after) {
  const std::lock_guard lock(scheduler);
  if (stream->capture) return capture_operation(*stream, std::move(operation));
  if (stream == stream->gpu->null_stream)
    if (const hipError_t error = invalidate_captures(hipErrorStreamCaptureImplicit); error != hipSuccess) return error;
  add_implicit(*stream, after);
  stream->queue.push_back({std::move(operation), std::move(after)});
  ++stream->submitted;
  if (!stream->has_worker) {
    stream->has_worker = true;
    std::thread([stream] { work(stream); }).detach();
  } else if (!stream->running) {
    stream->wake.notify_one();
  }
  return hipSuccess;
}

hipError_t submit(hipStream_t handle, Operation operation) {
  const auto stream = stream_of(handle);
  return stream ? submit(stream, std::move(operation)) : current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
}

hipError_t submit_and_wait(hipStream_t handle, Operation operation) {
  const auto stream = stream_of(handle);
  if (!stream) return current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) return invalidate_capture(*stream);
  }
  if (const hipError_t error = submit(stream, std::move(operation)); error != hipSuccess) return error;
  finish(tail(stream));
  return take_error(*stream->gpu);
}

bool is_captured(const ihipStream_t& stream) {
  const std::lock_guard lock(scheduler);
  return stream.capture != nullptr;
}

Ticket tail(const std::shared_ptr<ihipStream_t>& stream) {
  const std::lock_guard lock(scheduler);
  return {stream, stream->submitted};
}

bool done(const Ticket& ticket) {
  const std::lock_guard lock(scheduler);
  return !ticket.stream || ticket.stream->done >= ticket.number;
}

void finish(const Ticket& ticket) {
  if (!ticket.stream) return;
  Lock lock(scheduler);
  run_until(*ticket.stream, ticket.number, lock);
}

void finish_all(Gpu& gpu) {
  Lock lock(scheduler);
  std::vector<Ticket> all;
  for (const auto& [handle, stream] : streams)
    if (stream->gpu == &gpu && stream->submitted > stream->done) all.push_back({stream, stream->submitted});
  for (const Ticket& ticket : all) run_until(*ticket.stream, ticket.number, lock);
}

void at_rest(const std::function<void()>& body) {
  Lock lock(scheduler);
  progress.wait(lock, [] { return executing == 0; });
  body();
}

void before_fork() { scheduler.lock(); }
void after_fork(bool child) {
  if (child) {
    // Of the threads only this one is here. What others were at is their process's to end; conditions are as if new,
    // because they count those who wait.
    new (&progress) std::condition_variable;
    executing = 0;
    for (const auto& [handle, stream] : streams) {
      new (&stream->wake) std::condition_variable;
      stream->has_worker = false;
      if (std::exchange(stream->running, false)) ++stream->done;
    }
  }
  scheduler.unlock();
}

hipError_t take_error(Gpu& gpu) {
  const std::lock_guard lock(scheduler);
  return std::exchange(gpu.error, hipSuccess);
}

/// The stream is no longer one that the program can name.
void forget(ihipStream_t& stream) {
  std::shared_ptr<Capture> capture;  // may be its last use: what it holds goes without the lock
  const std::lock_guard lock(scheduler);
  capture = stream.capture;
  abandon_capture(stream);
  stream.ending = true;
  stream.wake.notify_all();
  streams.erase(&stream);
}

void forget_all(Gpu& gpu) {
  std::vector<std::shared_ptr<ihipStream_t>> all;
  {
    const std::lock_guard lock(scheduler);
    for (const auto& [handle, stream] : streams)
      if (stream->gpu == &gpu && stream->of_program) all.push_back(stream);
  }
  for (const auto& each : all) forget(*each);
}

}  // namespace hip
