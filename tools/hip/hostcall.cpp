// Answering kernels. Source of the layouts: LLVM's AMDGPUUsage and the binary interface of ROCm's device libraries.
#include "hostcall.hpp"

#include <bitset>
#include <chrono>
#include <cstring>
#include <new>
#include <thread>
#include <utility>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "grid_sync.hpp"
#include "module.hpp"
#include "operation.hpp"
#include "printf.hpp"
#include "printf_buffer.hpp"

namespace hip {

namespace {

constexpr std::uint64_t packets = 512;  // a power of two
constexpr std::size_t books_bytes = 128 << 10;
constexpr std::uint64_t slab = std::uint64_t{2} << 20, page = 4096;
enum Service : std::uint32_t { service_call = 1, service_printf = 2, service_memory = 3 };
// Of messages that have no end yet: a message for each lane at work, of the host's memory.
constexpr std::size_t most_messages = std::size_t{1} << 20;
constexpr std::uint64_t most_message_words = std::uint64_t{1} << 25;

/// Of what a device's services are made by.
std::mutex& services_lock() {
  static std::mutex& mutex = *new std::mutex;
  return mutex;
}

constexpr std::uint64_t align_up(std::uint64_t value, std::uint64_t to) { return (value + to - 1) / to * to; }

}  // namespace

std::atomic<std::size_t> Hostcall::heap_bytes{std::size_t{1} << 30};

bool Hostcall::make() {
  if (buffer_) return true;
  const std::size_t headers_at = align_up(sizeof(Buffer) + sizeof(Signal), 64);
  const std::size_t payloads_at = align_up(headers_at + packets * sizeof(Header), 64);
  auto* const memory = static_cast<std::uint8_t*>(
      allocate_service(&gpu_, payloads_at + packets * sizeof(Payload), page, "buffer of hostcalls"));
  if (!memory) return false;
  buffer_ = reinterpret_cast<Buffer*>(memory);
  doorbell_ = reinterpret_cast<Signal*>(memory + sizeof(Buffer));
  headers_ = reinterpret_cast<Header*>(memory + headers_at);
  payloads_ = reinterpret_cast<Payload*>(memory + payloads_at);
  lay_out();
  return true;
}

void Hostcall::lay_out() {
  *doorbell_ = {};
  doorbell_->kind = 1;  // of a user, without a mailbox: the thread here looks for itself
  *buffer_ = {headers_, payloads_, doorbell_, 0, 0, packets - 1};
  // Links are indices with a tag above them, so that the link to packet 0 is not null.
  std::uint64_t next = packets;
  for (std::uint64_t i = 0; i < packets; ++i) headers_[i] = {};
  for (std::uint64_t i = 1; i < packets; ++i) {
    headers_[i].next = next;
    next = i;
  }
  buffer_->free_stack = next;
  messages_.clear();
  message_words_ = 0;
}

bool Hostcall::whole() const {
  return std::atomic_ref(buffer_->headers).load() == headers_ &&
         std::atomic_ref(buffer_->payloads).load() == payloads_ &&
         std::atomic_ref(buffer_->doorbell).load() == doorbell_ &&
         std::atomic_ref(buffer_->index_mask).load() == packets - 1;
}

bool Hostcall::enter(volatile std::int32_t* stop) {
  std::unique_lock lock(mutex_);
  if (!make()) return false;
  const auto answered = [&] {
    const std::lock_guard answering(answering_);
    return misuse_.empty();
  };
  idle_.wait(lock, answered);  // for those that are being stopped
  {
    const std::lock_guard answering(answering_);
    stops_.insert(stop);
  }
  if (++users_ != 1) return true;
  if (!has_thread_) {
    has_thread_ = true;
    std::thread([this] { serve(); }).detach();
  }
  wake_.notify_one();
  return true;
}

std::string Hostcall::leave(volatile std::int32_t* stop) {
  answer_all();
  const std::lock_guard lock(mutex_);
  const std::lock_guard answering(answering_);
  stops_.erase(stop);
  const std::string misuse = misuse_;
  if (--users_ == 0) {
    // Waves that a fault stopped may have left packets and messages, and others written links.
    lay_out();
    misuse_.clear();
    idle_.notify_all();
  }
  return misuse;
}

bool Hostcall::give_up(std::string misuse) {
  misuse_ = std::move(misuse);
  for (volatile std::int32_t* const stop : stops_) *stop = 1;
  return false;
}

void Hostcall::before_fork() {
  mutex_.lock();
  answering_.lock();
}

void Hostcall::after_fork(bool child) {
  if (child) {
    // Those of before count threads that are not here.
    new (&wake_) std::condition_variable;
    new (&idle_) std::condition_variable;
    stops_.clear();
    has_thread_ = false;
    users_ = 0;
  }
  answering_.unlock();
  mutex_.unlock();
}

std::uint64_t Hostcall::buffer() const { return reinterpret_cast<std::uintptr_t>(buffer_); }

std::uint64_t Hostcall::heap() {
  const std::lock_guard lock(mutex_);
  if (!heap_) {
    // A running launch does not see memory that is mapped later: the whole heap is there from the start. Pages that
    // nobody touches cost nothing.
    const std::size_t bytes = align_up(heap_bytes, slab);
    auto* const books =
        static_cast<std::uint8_t*>(allocate_service(&gpu_, books_bytes, page, "books of the device's malloc"));
    auto* const pages = static_cast<std::uint8_t*>(allocate_service(&gpu_, bytes, slab, "heap of the device's malloc"));
    if (!books || !pages) return 0;
    const std::lock_guard answering(answering_);
    heap_ = books;
    pages_ = pages;
    pages_end_ = pages + bytes;
  }
  return reinterpret_cast<std::uintptr_t>(heap_);
}

void Hostcall::serve() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return users_ != 0; });
    lock.unlock();
    answer_all();
    std::this_thread::sleep_for(std::chrono::microseconds(20));
    lock.lock();
  }
}

void Hostcall::answer_all() {
  const std::lock_guard lock(answering_);
  if (misuse_.empty()) (void)answer_each();
}

bool Hostcall::answer_each() {
  if (!whole())
    return give_up("the buffer by which kernels ask the host was overwritten, and does not say where its packets are");
  std::uint64_t link = std::atomic_ref(buffer_->ready_stack).exchange(0, std::memory_order_acquire);
  for (std::bitset<packets> seen; link != 0;) {
    const std::size_t index = link % packets;
    if (seen[index])
      return give_up(
          "the buffer by which kernels ask the host was overwritten: its packets follow each other in a ring");
    seen.set(index);
    Header& header = headers_[index];
    link = std::atomic_ref(header.next).load(std::memory_order_relaxed);
    const std::uint64_t lanes = std::atomic_ref(header.lanes).load(std::memory_order_relaxed);
    const std::uint32_t service = std::atomic_ref(header.service).load(std::memory_order_relaxed);
    for (unsigned lane = 0; lane < 64; ++lane)
      if ((lanes >> lane & 1) != 0 && !answer(service, payloads_[index].lanes[lane])) return false;
    std::atomic_ref(header.control).fetch_and(~1u, std::memory_order_release);
  }
  return true;
}

bool Hostcall::answer(std::uint32_t service, std::uint64_t* words) {
  switch (service) {
    case service_printf: return append(words);
    case service_memory:
      if (words[0] == 0) {
        words[0] = allocate(words[1]);
      } else if (const auto found = sizes_.find(words[0]); found != sizes_.end()) {
        free_pages_.emplace(found->second, found->first);
        sizes_.erase(found);
      }
      return true;
    case service_call:
      return give_up("it asks the host to call a function by its address, which lockstep does for no kernel");
    default:
      return give_up("it asks for service " + std::to_string(service) +
                     " of the host, and there are 2, printing, and 3, memory");
  }
}

/// A message comes in packets of up to seven words. The first word: bit 0 begins one, bit 1 ends it, bits 5 to 7 count
/// words, the rest is its number.
bool Hostcall::append(std::uint64_t* words) {
  const std::uint64_t head = words[0];
  const std::uint64_t number = (head & 1) != 0 ? next_message_++ : head >> 8;
  if ((head & 1) == 0 && messages_.count(number) == 0)
    return give_up("it goes on with a message to the host that nobody began");
  std::vector<std::uint64_t>& message = messages_[number];
  const std::uint64_t count = head >> 5 & 7;
  message.insert(message.end(), words + 1, words + 1 + count);
  message_words_ += count;
  if (messages_.size() > most_messages || message_words_ > most_message_words)
    return give_up("it sends the host messages without an end");
  words[0] = (head & 0xfe) | number << 8;
  if ((head & 2) == 0) return true;
  bool asserted = false;
  words[0] = static_cast<std::uint64_t>(static_cast<std::int64_t>(print_message(message, asserted)));
  if (asserted) asserted_ = true;
  message_words_ -= message.size();
  messages_.erase(number);
  return true;
}

/// Slabs of malloc lie at multiples of their size; what is larger than a block of theirs, at whole pages.
std::uint64_t Hostcall::allocate(std::uint64_t bytes) {
  bytes = align_up(bytes, bytes % slab == 0 ? slab : page);
  if (bytes == 0) return 0;
  const auto found = free_pages_.lower_bound(bytes);
  if (found != free_pages_.end() && (bytes != slab || found->second % slab == 0) && found->first < 2 * bytes) {
    const auto [size, start] = *found;
    free_pages_.erase(found);
    sizes_.emplace(start, size);
    return start;
  }
  const std::uint64_t start = align_up(reinterpret_cast<std::uintptr_t>(pages_), bytes % slab == 0 ? slab : page);
  const auto end = reinterpret_cast<std::uintptr_t>(pages_end_);
  if (!pages_ || start > end || bytes > end - start) return 0;
  pages_ = reinterpret_cast<std::uint8_t*>(start + bytes);
  sizes_.emplace(start, bytes);
  return start;
}

HostServices::HostServices(Gpu& gpu, const KernelOperation& operation, lockstep_options& options)
    : gpu_(gpu), function_(*operation.function) {
  if (operation.cooperative) ask_for_grid(operation, options);
  if (function_.hostcall) ask_for_hostcall(options);
  if (!function_.printf_buffer) return;
  {
    const std::lock_guard lock(services_lock());
    if (!gpu.printf_buffers) gpu.printf_buffers = std::make_unique<PrintfBuffers>(gpu);
  }
  printf_buffer_ = gpu.printf_buffers->take();
  options.printf_buffer = reinterpret_cast<std::uintptr_t>(printf_buffer_);
}

void HostServices::ask_for_hostcall(lockstep_options& options) {
  {
    const std::lock_guard lock(services_lock());
    if (!gpu_.hostcall) gpu_.hostcall = std::make_unique<Hostcall>(gpu_);
  }
  stop_ = options.stop ? const_cast<volatile std::int32_t*>(options.stop) : &own_stop_;
  if (!gpu_.hostcall->enter(stop_)) return;
  options.stop = stop_;
  hostcall_ = gpu_.hostcall.get();
  options.hostcall_buffer = hostcall_->buffer();
  if (function_.heap) options.heap = hostcall_->heap();
}

/// Workgroups may wait for each other: each has a thread, or they run in turns where something watches them.
void HostServices::ask_for_grid(const KernelOperation& operation, lockstep_options& options) {
  options.threads = operation.grid.x * operation.grid.y * operation.grid.z;
  options.cooperative = 1;
  options.meeting_waves = options.threads;
  if (!function_.waits_for_grid) return;
  {
    const std::lock_guard lock(services_lock());
    if (!gpu_.grid_infos) gpu_.grid_infos = std::make_unique<GridInfos>(gpu_);
  }
  grid_info_ = gpu_.grid_infos->take(options.threads);
  options.multigrid_sync = reinterpret_cast<std::uintptr_t>(grid_info_);
  if (grid_info_ == nullptr) return;
  GridSet* const grids = operation.grids.get();
  volatile std::int32_t* const stop = grids ? grids->flag() : watch_.flag();
  options.stop = stop;
  if (grids) {
    grid_info_->grids = grids->place();
    grid_info_->grid = operation.grid_number;
    grid_info_->grid_count = grids->count();
    grid_info_->items_before = operation.items_before;
    grid_info_->items = grids->items();
  }
  // Launches are traced one after the other.
  if (options.trace != nullptr && grids && grids->count() > 1) watch_.begin(*grid_info_, stop);
}

void HostServices::finish() {
  watch_.end();
  if (grid_info_) gpu_.grid_infos->give_back(grid_info_);
  grid_info_ = nullptr;
  if (printf_buffer_) gpu_.printf_buffers->print(printf_buffer_, function_.module->formats);
  printf_buffer_ = nullptr;
  if (!hostcall_) return;
  misuse_ = hostcall_->leave(stop_);
  asserted_ = hostcall_->take_assertion();
  hostcall_ = nullptr;
}

}  // namespace hip
