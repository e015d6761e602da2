// The memory a kernel can reach: allocations of the emulated device, and host ranges at their own address.
// Nothing outside a registered range is ever read or written.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/host_ranges.hpp"
#include "lockstep/launch/range_table.hpp"
#include "lockstep/launch/shared_bytes.hpp"

namespace lockstep {

/// What one launch sees: a snapshot of the ranges, which stays valid whatever the device does meanwhile.
/// Models GlobalMemory: false means the access touches a byte outside every range (or a read-only one) and
/// nothing was done. Copies may be used by different threads at once.
class MemoryView {
 public:
  MemoryView() = default;
  explicit MemoryView(RangeTable ranges) : ranges_(std::move(ranges)) {}
  /// `base` and ranges that only this launch sees, by address, at least one. None of the device's ranges lies between
  /// the first of `own` and the last.
  MemoryView(const MemoryView& base, std::shared_ptr<const std::vector<MemoryRange>> own)
      : ranges_(base.ranges_),
        own_(std::move(own)),
        own_begin_(own_->front().address),
        own_size_(own_->back().end() - own_begin_) {}

  /// Reads `count` bytes. A dword at a multiple of 4 whose first byte is inside may reach beyond the range's
  /// end: bytes in no other range read as zero. (Compilers load a byte or short as the dword that holds it; what else
  /// they widen is the business of the instructions, see memory/perform.hpp.)
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t count) const {
    const MemoryRange* range = find(address, count);
    if (range) {
      detail::copy_from_shared(to, range->bytes + (address - range->address), count);
      return true;
    }
    if (count != 4 || address % 4 != 0 || !(range = find(address, 1))) return false;
    const std::uint64_t inside = range->end() - address;
    std::memset(to, 0, 4);
    detail::copy_from_shared(to, range->bytes + (address - range->address), inside);
    for (std::uint64_t i = inside; i < 4; ++i) {
      if ((range = find(address + i, 1)))
        detail::copy_from_shared(to + i, range->bytes + (address + i - range->address), 1);
    }
    return true;
  }

  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t count) const {
    const MemoryRange* range = find(address, count);
    if (!range || !range->may_write(address, count)) return false;
    detail::copy_to_shared(range->bytes + (address - range->address), from, count);
    return true;
  }

  /// Replaces the T at `address` by `op(T)` as one indivisible step and gives the value before it. The
  /// address must be a multiple of sizeof(T).
  template <class T, class F>
  bool atomic(std::uint64_t address, T& old, F&& op) const {
    const MemoryRange* range = find(address, sizeof(T));
    if (!range || !range->may_write(address, sizeof(T))) return false;
    std::uint8_t* place = range->bytes + (address - range->address);
    if (!detail::aligned<T>(place)) return false;
    std::atomic_ref<T> shared(*reinterpret_cast<T*>(place));
    old = shared.load();
    while (!shared.compare_exchange_weak(old, op(old))) {
    }
    return true;
  }

  /// The range that holds all `count` bytes from `address` on, or nullptr.
  const MemoryRange* find(std::uint64_t address, std::uint64_t count) const {
    return last_ != nullptr && last_->holds(address, count) ? last_ : find_other(address, count);
  }

  /// Some range of the device that has a byte in common with the given one, or nullptr.
  const MemoryRange* overlapping(std::uint64_t address, std::uint64_t size) const {
    const MemoryRange* next = ranges_.above(address);
    if (next != nullptr && next->address - address < size) return next;
    const MemoryRange* before = ranges_.at_or_below(address);
    return before != nullptr && before->end() > address ? before : nullptr;
  }

  /// The device's.
  const RangeTable& ranges() const { return ranges_; }

  /// May kernels write any of these bytes? What they may not write does not change during a launch.
  bool writable(std::uint64_t address, std::uint64_t count) const {
    const MemoryRange* range = find(address, count);
    return range && range->writable && (address < range->code_begin || address + count > range->code_end);
  }

  /// Where an access of `count` bytes lies relative to the nearest range: one phrase for a message.
  std::string describe(std::uint64_t address, std::uint64_t count) const;

 private:
  /// Out of line: where one range serves a run of accesses, nothing of this is wanted.
  [[gnu::noinline]] const MemoryRange* find_other(std::uint64_t address, std::uint64_t count) const {
    const MemoryRange* range =
        address - own_begin_ < own_size_ ? own_at_or_below(address) : ranges_.at_or_below(address);
    if (range == nullptr || !range->holds(address, count)) return nullptr;
    return last_ = range;
  }
  const MemoryRange* own_at_or_below(std::uint64_t address) const {
    const auto next = std::upper_bound(own_->begin(), own_->end(), address,
                                       [](std::uint64_t a, const MemoryRange& r) { return a < r.address; });
    return next == own_->begin() ? nullptr : &*std::prev(next);
  }

  RangeTable ranges_;
  std::shared_ptr<const std::vector<MemoryRange>> own_;
  std::uint64_t own_begin_ = 0, own_size_ = 0;  // addresses that `own_` is for
  mutable const MemoryRange* last_ = nullptr;   // the range found last
};

inline std::string MemoryView::describe(std::uint64_t address, std::uint64_t count) const {
  const auto name = [](const MemoryRange& r) {
    return r.label + " " + hex(r.address) + ".." + hex(r.end()) + " (" + count_of(r.size, "byte") + ")";
  };
  if (const MemoryRange* range = find(address, count))
    return range->may_write(address, count) ? "inside " + name(*range) : "inside read-only " + name(*range);
  // The nearest on both sides.
  const MemoryRange *below = ranges_.at_or_below(address), *above = ranges_.above(address);
  for (const MemoryRange& range : own_ != nullptr ? *own_ : std::vector<MemoryRange>()) {
    if (range.address <= address && (!below || range.address > below->address)) below = &range;
    if (range.address > address && (!above || range.address < above->address)) above = &range;
  }
  if (!below && !above) return "no memory is registered";
  if (below && address < below->end()) return "crosses the end of " + name(*below);
  const bool nearer_above = above && (!below || above->address - address < address - below->end());
  if (nearer_above) return count_of(above->address - address, "byte") + " before " + name(*above);
  return count_of(address - below->end(), "byte") + " past the end of " + name(*below);
}

/// The registry. Safe to use from several threads; launches work on `view()`s.
class DeviceMemory {
 public:
  /// First address given to allocations: below the places where host programs live, above anything small.
  static constexpr std::uint64_t first_address = 0x10'0000'0000;
  static constexpr std::uint64_t alignment = 4096;

  /// Zero-filled memory, at an address that is a multiple of 4096 and depends only on the allocations before
  /// it.
  Result<std::uint64_t> allocate(std::uint64_t size, std::string label = "allocation") {
    if (size == 0) return Error{"cannot allocate 0 bytes"};
    auto storage = detail::zeroed_bytes(size);
    if (!storage) return Error{"the host has no memory for an allocation of " + count_of(size, "byte")};
    const std::lock_guard lock(mutex_);
    MemoryRange range;
    range.address = reserve(size);
    range.size = size;
    range.bytes = storage.get();
    range.label = std::move(label);
    range.storage = std::move(storage);
    const std::uint64_t address = range.address;
    if (auto added = add(std::move(range)); !added) return added.error();
    return address;
  }

  /// Gives an allocation back. A launch that is still running keeps the memory until it ends.
  Result<void> release(std::uint64_t address) {
    const std::lock_guard lock(mutex_);
    const MemoryRange* range = beginning_at(address);
    if (range != nullptr && range->kind == RangeKind::image)
      return Error{"the " + range->label + " begins at " + hex(address) +
                   ", no allocation: it goes when its code object is unloaded"};
    if (range == nullptr || range->kind != RangeKind::allocation)
      return Error{"no allocation begins at " + hex(address)};
    ranges_.erase(address);
    return {};
  }

  /// A part of a loaded image: its own range with its own protection.
  struct ImagePart {
    std::uint64_t offset = 0, size = 0;  ///< bytes within the image
    bool writable = false;
    std::string label;
  };
  /// Address space for an image of `size` bytes; nothing is registered yet.
  std::uint64_t reserve_image(std::uint64_t size) {
    const std::lock_guard lock(mutex_);
    return reserve(size);
  }
  /// Registers the parts of an image whose first byte is at the reserved `address`. `prepare(bytes)` may change the
  /// copy before.
  template <class Prepare>
  Result<void> add_image(std::uint64_t address, std::span<const std::uint8_t> image,
                         const std::vector<ImagePart>& parts, Prepare&& prepare) {
    auto storage = detail::zeroed_bytes(image.size());
    if (!storage) return Error{"the host has no memory for an image of " + count_of(image.size(), "byte")};
    std::memcpy(storage.get(), image.data(), image.size());
    prepare(std::span<std::uint8_t>(storage.get(), image.size()));
    const std::lock_guard lock(mutex_);
    for (const ImagePart& part : parts) {
      MemoryRange range;
      range.address = address + part.offset;
      range.size = part.size;
      range.bytes = storage.get() + part.offset;
      range.writable = part.writable;
      range.kind = RangeKind::image;
      range.label = part.label;
      range.storage = storage;
      if (auto added = add(std::move(range)); !added) return added;
    }
    return {};
  }

  Result<void> add_image(std::uint64_t address, std::span<const std::uint8_t> image,
                         const std::vector<ImagePart>& parts) {
    return add_image(address, image, parts, [](std::span<std::uint8_t>) {});
  }

  /// Takes the part that begins at `address` away. A launch that is still running keeps it.
  Result<void> release_image_part(std::uint64_t address) {
    const std::lock_guard lock(mutex_);
    const MemoryRange* range = beginning_at(address);
    if (range == nullptr || range->kind != RangeKind::image) return Error{"no image begins at " + hex(address)};
    ranges_.erase(address);
    return {};
  }

  /// Registers host memory at its own address. The caller keeps it alive until it is unmapped. Mapping the
  /// very same range again is no error; it then has to be unmapped as often.
  Result<void> map_host(const void* start, std::uint64_t size, bool writable = true) {
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    if (std::string problem = detail::host_range_problem(start, size); !problem.empty()) return Error{problem};
    const std::lock_guard lock(mutex_);
    if (const MemoryRange* same = beginning_at(address);
        same && same->kind == RangeKind::host && same->size == size && same->writable == writable) {
      MemoryRange again = *same;
      ++again.uses;
      ranges_.replace(std::move(again));
      return {};
    }
    MemoryRange range;
    range.address = address;
    range.size = size;
    range.bytes = static_cast<std::uint8_t*>(const_cast<void*>(start));  // written only if `writable`
    range.writable = writable;
    range.kind = RangeKind::host;
    range.label = "host range";
    return add(std::move(range));
  }
  Result<void> unmap_host(const void* start) {
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    const std::lock_guard lock(mutex_);
    const MemoryRange* range = beginning_at(address);
    if (range != nullptr && range->kind == RangeKind::host_set)
      return Error{"the host range at " + hex(address) + " belongs to a set, which only another set replaces"};
    if (range == nullptr || range->kind != RangeKind::host) return Error{"no host range is mapped at " + hex(address)};
    MemoryRange left = *range;
    if (--left.uses == 0)
      ranges_.erase(address);
    else
      ranges_.replace(std::move(left));
    return {};
  }

  /// Registers a whole set of host ranges in place of the set given before; ranges of map_host stay. The ranges of a
  /// set may overlap: see detail::host_pieces. If one of them cannot be had, nothing changes.
  Result<void> set_host_ranges(std::span<const HostRange> set) {
    auto pieces = detail::host_pieces(set);
    if (!pieces) return pieces.error();
    std::vector<std::shared_ptr<const MemoryRange>> ranges;
    ranges.reserve(pieces->size());
    for (const detail::HostPiece& piece : *pieces) {
      MemoryRange range;
      range.address = piece.begin;
      range.size = piece.end - piece.begin;
      range.bytes = reinterpret_cast<std::uint8_t*>(static_cast<std::uintptr_t>(piece.begin));
      range.writable = piece.writable;
      range.kind = RangeKind::host_set;
      range.label = "host range";
      ranges.push_back(std::make_shared<const MemoryRange>(std::move(range)));
    }
    const std::lock_guard lock(mutex_);
    ranges_.for_each([&](std::shared_ptr<const MemoryRange> range) {
      if (range->kind != RangeKind::host_set) ranges.push_back(std::move(range));
    });
    std::sort(ranges.begin(), ranges.end(), [](const auto& x, const auto& y) { return x->address < y->address; });
    for (std::size_t i = 1; i < ranges.size(); ++i)
      if (const MemoryRange& low = *ranges[i - 1], &high = *ranges[i]; low.end() > high.address)
        return low.kind == RangeKind::host_set ? overlap(low, high) : overlap(high, low);
    ranges_ = RangeTable(std::move(ranges));
    return {};
  }

  /// Different for each in the process.
  std::uint64_t serial() const { return serial_; }

  MemoryView view() const {
    const std::lock_guard lock(mutex_);
    return MemoryView(ranges_);
  }

  /// Copies from or to registered memory, read-only ranges included (the host may always write).
  Result<void> read(std::uint64_t address, std::span<std::uint8_t> to) const {
    const MemoryView memory = view();
    const MemoryRange* range = memory.find(address, to.size());
    if (!range) return outside("read", memory, address, to.size());
    detail::copy_from_shared(to.data(), range->bytes + (address - range->address), to.size());
    return {};
  }
  Result<void> write(std::uint64_t address, std::span<const std::uint8_t> from) const {
    const MemoryView memory = view();
    const MemoryRange* range = memory.find(address, from.size());
    if (!range) return outside("write", memory, address, from.size());
    detail::copy_to_shared(range->bytes + (address - range->address), from.data(), from.size());
    return {};
  }

 private:
  const MemoryRange* beginning_at(std::uint64_t address) const {  // with mutex_ held
    const MemoryRange* range = ranges_.at_or_below(address);
    return range != nullptr && range->address == address ? range : nullptr;
  }
  std::uint64_t reserve(std::uint64_t size) {  // with mutex_ held
    const std::uint64_t address = next_address_;
    // At least one page between neighbours, so that running over the end is seen.
    next_address_ += (size + 2 * alignment - 1) / alignment * alignment;
    return address;
  }
  static Error outside(const char* what, const MemoryView& memory, std::uint64_t address, std::uint64_t size) {
    return Error{std::string("cannot ") + what + " " + count_of(size, "byte") + " at " + hex(address) + ": " +
                 memory.describe(address, size)};
  }

  static Error overlap(const MemoryRange& range, const MemoryRange& other) {
    return Error{"the range " + hex(range.address) + ".." + hex(range.end()) + " overlaps the " + other.label + " " +
                 hex(other.address) + ".." + hex(other.end())};
  }

  Result<void> add(MemoryRange range) {  // with mutex_ held
    if (const MemoryRange* clash = MemoryView(ranges_).overlapping(range.address, range.size))
      return overlap(range, *clash);
    ranges_.insert(std::move(range));
    return {};
  }

  mutable std::mutex mutex_;
  RangeTable ranges_;
  std::uint64_t next_address_ = first_address;
  inline static std::atomic<std::uint64_t> next_serial_{1};
  const std::uint64_t serial_ = next_serial_.fetch_add(1, std::memory_order_relaxed);
};

}  // namespace lockstep
