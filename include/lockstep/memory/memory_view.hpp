// What one launch sees of a device's memory: a snapshot of the registered ranges. Nothing outside a registered range is
// ever read or written.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/memory/atomic_log.hpp"
#include "lockstep/memory/range_table.hpp"
#include "lockstep/memory/shared_bytes.hpp"

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
        own_size_(own_->back().end() - own_begin_),
        reencoding_(base.reencoding_) {}

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
    if (range->stored != nullptr) [[unlikely]]
      range->stored->set(address - range->address, count, true);
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

  /// What is done to instructions before they are decoded; null: nothing. `read` gives the words as they are.
  Reencoding reencoding() const { return reencoding_; }
  void reencode(Reencoding reencoding) { reencoding_ = reencoding; }

  /// Where atomics are noted; null: nowhere.
  AtomicLog* atomic_log() const { return atomic_log_; }
  /// From now on `log` is told of atomics, and of the bytes that stores to the device's ranges write.
  void log_writes(AtomicLog& log) {
    atomic_log_ = &log;
    RangeTable logged = ranges_;
    ranges_.for_each([&](const std::shared_ptr<const MemoryRange>& range) {
      if (!range->writable) return;
      MemoryRange copy = *range;
      copy.stored = &log.stores_to(range->address, range->size);
      logged.replace(std::move(copy));
    });
    ranges_ = std::move(logged);
    last_ = before_ = nullptr;
  }

  /// The device's.
  const RangeTable& ranges() const { return ranges_; }
  /// Calls f(const MemoryRange&) for all, those of this launch first.
  template <class F>
  void for_each(F&& f) const {
    if (own_ != nullptr)
      for (const MemoryRange& range : *own_) f(range);
    ranges_.for_each([&](const std::shared_ptr<const MemoryRange>& range) { f(*range); });
  }

  /// May kernels write any of these bytes? What they may not write does not change during a launch.
  bool writable(std::uint64_t address, std::uint64_t count) const {
    const MemoryRange* range = find(address, count);
    return range && range->writable && (address < range->code_begin || address + count > range->code_end);
  }

  /// Where an access of `count` bytes lies relative to the nearest range: one phrase for a message.
  std::string describe(std::uint64_t address, std::uint64_t count) const;

 private:
  /// Out of line: most accesses find the range of the access before, and need none of this.
  [[gnu::noinline]] const MemoryRange* find_other(std::uint64_t address, std::uint64_t count) const {
    if (before_ != nullptr && before_->holds(address, count)) {  // kernels often go from one to another and back
      std::swap(last_, before_);
      return last_;
    }
    const MemoryRange* range =
        address - own_begin_ < own_size_ ? own_at_or_below(address) : ranges_.at_or_below(address);
    if (range == nullptr || !range->holds(address, count)) return nullptr;
    before_ = last_;
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
  // The range found last, and the other one before it.
  mutable const MemoryRange *last_ = nullptr, *before_ = nullptr;
  AtomicLog* atomic_log_ = nullptr;
  Reencoding reencoding_ = nullptr;
};

inline std::string MemoryView::describe(std::uint64_t address, std::uint64_t count) const {
  const auto name = [](const MemoryRange& r) {
    return r.label + " " + hex(r.address) + ".." + hex(r.end()) + " (" + count_of(r.size, "byte") + ")";
  };
  if (const MemoryRange* range = find(address, count))
    return range->may_write(address, count) ? "inside " + name(*range) : "inside read-only " + name(*range);
  if (address < 4096) return "near address 0: a null pointer";
  // The nearest on both sides.
  const MemoryRange *below = ranges_.at_or_below(address), *above = ranges_.above(address);
  const std::size_t own = own_ != nullptr ? own_->size() : 0;
  for (std::size_t i = 0; i < own; ++i) {
    const MemoryRange& range = (*own_)[i];
    if (range.address <= address && (!below || range.address > below->address)) below = &range;
    if (range.address > address && (!above || range.address < above->address)) above = &range;
  }
  if (!below && !above) return "no memory is registered";
  if (below && address < below->end()) return "crosses the end of " + name(*below);
  // An overrun ends near what it began in: at most 1 MiB away, or as far as that is long.
  const auto is_near = [](const MemoryRange& r, std::uint64_t distance) {
    return distance <= std::uint64_t{1} << 20 || distance <= r.size;
  };
  const bool nearer_above = above && (!below || above->address - address < address - below->end());
  const MemoryRange& nearest = nearer_above ? *above : *below;
  const std::uint64_t distance = nearer_above ? above->address - address : address - below->end();
  if (!is_near(nearest, distance)) return "in no allocation, and near none";
  return count_of(distance, "byte") + (nearer_above ? " before " : " past the end of ") + name(nearest);
}

}  // namespace lockstep
