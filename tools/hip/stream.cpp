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

/// A stream whose operation the thread is at, inside another one's where a function of the host waits.
struct AtWork {
  ihipStream_t* stream;
  const AtWork* outer;
};
thread_local const AtWork* at_work = nullptr;

bool at_work_here(const ihipStream_t& stream) {
  for (const AtWork* each = at_work; each; each = each->outer)
    if (each->stream == &stream) return true;
  return false;
}

/// Does it take no time?
bool brief(const Operation& operation) {
  return std::holds_alternative<RecordOperation>(operation) || std::holds_alternative<EmptyOperation>(operation);
}

void run_one(ihipStream_t& stream, Lock& lock) {
  stream.running = true;
  QueuedOperation next = std::move(stream.queue.front());
  stream.queue.pop_front();
  stream.awaited = std::move(next.after);
  // By number: what is waited for does not change this list, which is the running operation's.
  for (std::size_t i = 0; i < stream.awaited.size(); ++i)
    run_until(*stream.awaited[i].stream, stream.awaited[i].number, lock);
  std::vector<Ticket> awaited = std::exchange(stream.awaited, {});
  stream.at_brief_operation = brief(next.operation);
  ++executing;
  stream.executing = true;
  lock.unlock();
  const AtWork here{&stream, at_work};
  at_work = &here;
  const hipError_t error = execute(next.operation, *stream.gpu);
  at_work = here.outer;
  next = {};  // what it holds may have destructors that lock
  awaited.clear();
  lock.lock();
  --executing;
  stream.executing = false;
  if (error != hipSuccess && stream.gpu->error == hipSuccess) stream.gpu->error = error;
  ++stream.done;
  stream.running = stream.at_brief_operation = false;
  progress.notify_all();
}

/// Who worked on the stream in its thread's place leaves it the rest.
void wake_worker(ihipStream_t& stream) {
  if (!stream.queue.empty() && !stream.running) stream.wake.notify_one();
}

void run_until(ihipStream_t& stream, std::uint64_t number, Lock& lock) {
  while (stream.done < number) {
    if (stream.running)
      progress.wait(lock);
    else
      run_one(stream, lock);
  }
  wake_worker(stream);
}

/// Does what takes no time at the front of the queue, so that who asks is not told of work that only waits for a
/// thread.
void advance(ihipStream_t& stream, Lock& lock) {
  const auto next_is_brief = [&] {
    if (stream.queue.empty() || !brief(stream.queue.front().operation)) return false;
    const auto& after = stream.queue.front().after;
    return std::all_of(after.begin(), after.end(), [](const Ticket& each) { return each.stream->done >= each.number; });
  };
  while (stream.running ? stream.at_brief_operation : next_is_brief()) {
    if (stream.running)
      progress.wait(lock);
    else
      run_one(stream, lock);
  }
  wake_worker(stream);
}

/// Does that work need to be done after what this thread is at? `seen`: what has been looked at.
bool needs_this_thread(const ihipStream_t& stream, std::uint64_t number,
                       std::map<const ihipStream_t*, std::uint64_t>& seen) {
  if (stream.done >= number) return false;
  if (at_work_here(stream)) return true;
  if (std::uint64_t& before = seen[&stream]; before >= number)
    return false;
  else
    before = number;
  const auto any = [&](const std::vector<Ticket>& tickets) {
    return std::any_of(tickets.begin(), tickets.end(),
                       [&](const Ticket& each) { return needs_this_thread(*each.stream, each.number, seen); });
  };
  if (any(stream.awaited)) return true;
  std::uint64_t at = stream.done + (stream.running ? 1 : 0);
  for (const QueuedOperation& next : stream.queue) {
    if (at++ >= number) break;
    if (any(next.after)) return true;
  }
  return false;
}

/// With the scheduler's lock.
hipError_t wait_for_all(const std::vector<Ticket>& tickets, Lock& lock) {
  const auto run_all = [&] {
    for (const Ticket& each : tickets) run_until(*each.stream, each.number, lock);
  };
  if (!at_work) {
    run_all();
    return hipSuccess;
  }
  std::map<const ihipStream_t*, std::uint64_t> seen;
  for (const Ticket& each : tickets)
    if (needs_this_thread(*each.stream, each.number, seen)) {
      lock.unlock();
      complain(
          "a function of the host waits for its own stream, or for work that comes after it or waits for it, "
          "which would never end: let the program wait, not the function");
      return hipErrorIllegalState;
    }
  // Functions of other streams that wait meanwhile see what this one's stream now comes after.
  std::vector<Ticket>& awaited = at_work->stream->awaited;
  std::vector<Ticket> before = std::exchange(awaited, tickets);
  run_all();
  awaited = std::move(before);
  return hipSuccess;
}

void work(const std::shared_ptr<ihipStream_t>& stream) {
  Lock lock(scheduler);
  for (;;) {
    stream->wake.wait(lock, [&] { return stream->ending || (!stream->queue.empty() && !stream->running); });
    if (stream->queue.empty()) return;
    run_one(*stream, lock);
  }
}

void add_work_of(const std::shared_ptr<ihipStream_t>& stream, std::vector<Ticket>& after) {
  if (stream->submitted > stream->done) after.push_back({stream, stream->submitted});
}

/// What the device's null stream comes after: all work before in streams that block, but for `one`.
void add_blocking(const Gpu& gpu, const ihipStream_t* one, std::vector<Ticket>& after) {  // with the scheduler's lock
  for (const auto& [handle, other] : streams)
    if (other.get() != one && other->gpu == &gpu && (other->flags & hipStreamNonBlocking) == 0)
      add_work_of(other, after);
}

/// The legacy rule: the null stream comes after all work before in streams that block, and they after its.
void add_implicit(ihipStream_t& stream, std::vector<Ticket>& after) {  // with the scheduler's lock
  if ((stream.flags & hipStreamNonBlocking) != 0) return;
  if (&stream != stream.gpu->null_stream.get()) return add_work_of(stream.gpu->null_stream, after);
  add_blocking(*stream.gpu, &stream, after);
}

void push(const std::shared_ptr<ihipStream_t>& stream, QueuedOperation next) {  // with the scheduler's lock
  stream->queue.push_back(std::move(next));
  ++stream->submitted;
  if (!stream->has_worker) {
    stream->has_worker = true;
    std::thread([stream] { work(stream); }).detach();
  } else if (!stream->running) {
    stream->wake.notify_one();
  }
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

namespace {

/// `places`: where it is in the order of each stream that has it.
hipError_t place(const std::shared_ptr<ihipStream_t>& stream, Operation operation, std::vector<Ticket> after,
                 const std::vector<Gpu*>& others, std::vector<Ticket>& places) {
  const std::lock_guard lock(scheduler);
  if (stream->capture) return capture_operation(*stream, std::move(operation));
  if (stream == stream->gpu->null_stream)
    if (const hipError_t error = invalidate_captures(hipErrorStreamCaptureImplicit); error != hipSuccess) return error;
  add_implicit(*stream, after);
  for (const Gpu* other : others) add_blocking(*other, nullptr, after);
  push(stream, {std::move(operation), std::move(after)});
  places.push_back({stream, stream->submitted});
  for (const Gpu* other : others) {
    push(other->null_stream, {EmptyOperation{}, {places.front()}});
    places.push_back({other->null_stream, other->null_stream->submitted});
  }
  return hipSuccess;
}

}  // namespace

hipError_t submit(const std::shared_ptr<ihipStream_t>& stream, Operation operation, std::vector<Ticket> after,
                  const std::vector<Gpu*>& others) {
  std::vector<Ticket> places;
  return place(stream, std::move(operation), std::move(after), others, places);
}

hipError_t submit(hipStream_t handle, Operation operation, const std::vector<Gpu*>& others) {
  const auto stream = stream_of(handle);
  return stream      ? submit(stream, std::move(operation), {}, others)
         : current() ? hipErrorContextIsDestroyed
                     : hipErrorNoDevice;
}

hipError_t submit_and_wait(hipStream_t handle, Operation operation, const std::vector<Gpu*>& others) {
  const auto stream = stream_of(handle);
  if (!stream) return current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) return invalidate_capture(*stream);
  }
  std::vector<Ticket> places;
  if (const hipError_t error = place(stream, std::move(operation), {}, others, places); error != hipSuccess)
    return error;
  {
    Lock lock(scheduler);
    if (const hipError_t error = wait_for_all(places, lock); error != hipSuccess) return error;
  }
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
  if (!ticket.stream) return true;
  Lock lock(scheduler);
  advance(*ticket.stream, lock);
  return ticket.stream->done >= ticket.number;
}

bool at_its_end(ihipStream_t& stream) {
  Lock lock(scheduler);
  advance(stream, lock);
  std::vector<Ticket> before;
  if (&stream == stream.gpu->null_stream.get()) add_blocking(*stream.gpu, nullptr, before);
  return before.empty() && stream.submitted == stream.done;
}

hipError_t finish(const Ticket& ticket) {
  if (!ticket.stream) return hipSuccess;
  Lock lock(scheduler);
  return wait_for_all({ticket}, lock);
}

hipError_t finish_all(Gpu& gpu) {
  Lock lock(scheduler);
  std::vector<Ticket> all;
  for (const auto& [handle, stream] : streams)
    if (stream->gpu == &gpu) add_work_of(stream, all);
  return wait_for_all(all, lock);
}

hipError_t finish_all() {
  Lock lock(scheduler);
  std::vector<Ticket> all;
  for (const auto& [handle, stream] : streams) add_work_of(stream, all);
  return wait_for_all(all, lock);
}

hipError_t at_rest(const std::function<void()>& body) {
  Lock lock(scheduler);
  unsigned here = 0;
  for (const AtWork* each = at_work; each; each = each->outer) ++here;
  while (executing != here) {
    std::vector<Ticket> others;
    for (const auto& [handle, stream] : streams)
      if (stream->executing && !at_work_here(*stream)) others.push_back({stream, stream->done + 1});
    if (others.empty())
      progress.wait(lock);
    else if (const hipError_t error = wait_for_all(others, lock); error != hipSuccess)
      return error;
  }
  body();
  return hipSuccess;
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
      stream->awaited.clear();
      stream->at_brief_operation = stream->executing = false;
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
