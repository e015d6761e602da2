// The memory a kernel can reach: allocations of the emulated device, and host ranges at their own address.
// Nothing outside a registered range is ever read or written.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/mutex.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/host_ranges.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "lockstep/memory/written_bytes.hpp"

namespace lockstep {

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
    return adopt(detail::zeroed_bytes(size), size, std::move(label));
  }
  /// The same with memory that the caller has got, as it stands: `size` bytes that begin on a cache line. Null: the
  /// host had none.
  Result<std::uint64_t> adopt(std::shared_ptr<std::uint8_t[]> storage, std::uint64_t size,
                              std::string label = "allocation");

  /// Gives an allocation back. A launch that is still running keeps the memory until it ends.
  Result<void> release(std::uint64_t address);

  /// A part of a loaded image: its own range with its own protection.
  struct ImagePart {
    std::uint64_t offset = 0, size = 0;  ///< bytes within the image
    bool writable = false;
    std::string label;
  };
  /// Where an image will be: its address, and its bytes in the host.
  struct ImagePlace {
    std::uint64_t address = 0;
    std::shared_ptr<std::uint8_t[]> storage{};
  };
  /// From now on images are at the host's own address of their bytes, so that the host can reach a code object's
  /// variables by the pointers that kernels use. Their addresses then differ from run to run.
  void place_images_at_host_addresses() {
    const MutexLock lock(mutex_);
    images_at_host_addresses_ = true;
  }
  /// A place for an image of `size` bytes; nothing is registered yet.
  Result<ImagePlace> place_image(std::uint64_t size);
  /// Address space for an image of `size` bytes; nothing is registered yet.
  std::uint64_t reserve_image(std::uint64_t size) {
    const MutexLock lock(mutex_);
    return reserve(size);
  }
  /// Registers the parts of an image at its place. `prepare(bytes)` may change the copy before.
  template <class Prepare>
  Result<void> add_image(const ImagePlace& place, std::span<const std::uint8_t> image,
                         const std::vector<ImagePart>& parts, Prepare&& prepare) {
    const auto& [address, storage] = place;
    std::memcpy(storage.get(), image.data(), image.size());
    prepare(std::span<std::uint8_t>(storage.get(), image.size()));
    const MutexLock lock(mutex_);
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
                         const std::vector<ImagePart>& parts);

  /// Takes the part that begins at `address` away. A launch that is still running keeps it.
  Result<void> release_image_part(std::uint64_t address);

  /// Registers host memory at its own address. The caller keeps it alive until it is unmapped. Mapping the
  /// very same range again is no error; it then has to be unmapped as often.
  Result<void> map_host(const void* start, std::uint64_t size, bool writable = true, std::string label = "host range");
  Result<void> unmap_host(const void* start);

  /// Registers a whole set of host ranges in place of the set given before; ranges of map_host stay. The ranges of a
  /// set may overlap: see detail::host_pieces. If one of them cannot be had, nothing changes.
  Result<void> set_host_ranges(std::span<const HostRange> set);

  /// Different for each in the process.
  std::uint64_t serial() const { return serial_; }

  MemoryView view() const {
    const MutexLock lock(mutex_);
    return MemoryView(ranges_);
  }
  /// The same and host ranges that nobody else sees: LaunchOptions::host_ranges.
  Result<MemoryView> view_with(std::span<const HostRange> more) const;

  /// Copies from or to registered memory, read-only ranges included (the host may always write).
  Result<void> read(std::uint64_t address, std::span<std::uint8_t> to) const;
  Result<void> write(std::uint64_t address, std::span<const std::uint8_t> from) const;

  // What check `init` takes as written: all memory, until mark_unwritten says otherwise of bytes that the program under
  // test would find as others left them. `write`, and kernels that are checked for `init`, make bytes written again. A
  // launch without that check makes all of the device's bytes written, since it may have written any of them.

  /// These bytes, of one range, hold what nobody wrote. Their values do not change.
  Result<void> mark_unwritten(std::uint64_t address, std::uint64_t size);
  /// The host wrote these bytes by a pointer of its own.
  Result<void> mark_written(std::uint64_t address, std::uint64_t size) const;
  /// The host copied bytes by a pointer of its own: those at `to` are now as written as those at `from`.
  Result<void> mark_copied(std::uint64_t to, std::uint64_t from, std::uint64_t size);
  /// The whole of the device's memory counts as written.
  void mark_all_written();

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
  static Error outside(const char* what, const MemoryView& memory, std::uint64_t address, std::uint64_t size);

  static Error overlap(const MemoryRange& range, const MemoryRange& other);

  static std::shared_ptr<const MemoryRange> range_of_set(const detail::HostPiece& piece);

  Result<void> add(MemoryRange range);  // with mutex_ held

  mutable Mutex mutex_;
  RangeTable ranges_;
  std::uint64_t next_address_ = first_address;
  bool images_at_host_addresses_ = false;
  std::atomic<bool> unwritten_{false};  ///< is there a range that says what was written?
  inline static std::atomic<std::uint64_t> next_serial_{1};
  const std::uint64_t serial_ = next_serial_.fetch_add(1, std::memory_order_relaxed);
};

inline Result<std::uint64_t> DeviceMemory::adopt(std::shared_ptr<std::uint8_t[]> storage, std::uint64_t size,
                                                 std::string label) {
  if (!storage) return Error{"the host has no memory for an allocation of " + count_of(size, "byte")};
  const MutexLock lock(mutex_);
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

inline Result<void> DeviceMemory::release(std::uint64_t address) {
  const MutexLock lock(mutex_);
  const MemoryRange* range = beginning_at(address);
  if (range != nullptr && range->kind == RangeKind::image)
    return Error{"the " + range->label + " begins at " + hex(address) +
                 ", no allocation: it goes when its code object is unloaded"};
  if (range == nullptr || range->kind != RangeKind::allocation) return Error{"no allocation begins at " + hex(address)};
  ranges_.erase(address);
  return {};
}

inline auto DeviceMemory::place_image(std::uint64_t size) -> Result<ImagePlace> {
  auto storage = detail::zeroed_bytes(size + alignment);
  if (!storage) return Error{"the host has no memory for an image of " + count_of(size, "byte")};
  const auto host = reinterpret_cast<std::uintptr_t>(storage.get());
  const std::uint64_t skipped = (host + alignment - 1) / alignment * alignment - host;
  const std::shared_ptr<std::uint8_t[]> aligned(storage, storage.get() + skipped);
  const MutexLock lock(mutex_);
  return ImagePlace{images_at_host_addresses_ ? host + skipped : reserve(size), aligned};
}

inline Result<void> DeviceMemory::add_image(std::uint64_t address, std::span<const std::uint8_t> image,
                                            const std::vector<ImagePart>& parts) {
  auto storage = detail::zeroed_bytes(image.size());
  if (!storage) return Error{"the host has no memory for an image of " + count_of(image.size(), "byte")};
  return add_image({address, std::move(storage)}, image, parts, [](std::span<std::uint8_t>) {});
}

inline Result<void> DeviceMemory::release_image_part(std::uint64_t address) {
  const MutexLock lock(mutex_);
  const MemoryRange* range = beginning_at(address);
  if (range == nullptr || range->kind != RangeKind::image) return Error{"no image begins at " + hex(address)};
  ranges_.erase(address);
  return {};
}

inline Result<void> DeviceMemory::map_host(const void* start, std::uint64_t size, bool writable, std::string label) {
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  if (std::string problem = detail::host_range_problem(start, size); !problem.empty()) return Error{problem};
  const MutexLock lock(mutex_);
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
  range.label = std::move(label);
  return add(std::move(range));
}

inline Result<void> DeviceMemory::unmap_host(const void* start) {
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  const MutexLock lock(mutex_);
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

inline Result<void> DeviceMemory::set_host_ranges(std::span<const HostRange> set) {
  auto pieces = detail::host_pieces(set);
  if (!pieces) return pieces.error();
  std::vector<std::shared_ptr<const MemoryRange>> ranges;
  ranges.reserve(pieces->size());
  for (const detail::HostPiece& piece : *pieces) ranges.push_back(range_of_set(piece));
  const MutexLock lock(mutex_);
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

inline std::shared_ptr<const MemoryRange> DeviceMemory::range_of_set(const detail::HostPiece& piece) {
  MemoryRange range;
  range.address = piece.begin;
  range.size = piece.end - piece.begin;
  range.bytes = reinterpret_cast<std::uint8_t*>(static_cast<std::uintptr_t>(piece.begin));
  range.writable = piece.writable;
  range.kind = RangeKind::host_set;
  range.label = "host range";
  return std::make_shared<const MemoryRange>(std::move(range));
}

inline Result<MemoryView> DeviceMemory::view_with(std::span<const HostRange> more) const {
  MemoryView memory = view();
  if (more.empty()) return memory;
  auto pieces = detail::host_pieces(more);
  if (!pieces) return pieces.error();
  std::vector<std::shared_ptr<const MemoryRange>> ranges;
  auto piece = pieces->begin();
  const auto add_until = [&](std::uint64_t end) {
    for (; piece != pieces->end() && piece->end <= end; ++piece) ranges.push_back(range_of_set(*piece));
    if (piece == pieces->end() || piece->begin >= end) return;
    ranges.push_back(range_of_set({piece->begin, end, piece->writable}));
    piece->begin = end;
  };
  memory.ranges().for_each([&](std::shared_ptr<const MemoryRange> range) {
    add_until(range->address);
    while (piece != pieces->end() && piece->end <= range->end()) ++piece;
    if (piece != pieces->end()) piece->begin = std::max(piece->begin, range->end());
    ranges.push_back(std::move(range));
  });
  add_until(~std::uint64_t{0});
  return MemoryView(RangeTable(std::move(ranges)));
}

inline Result<void> DeviceMemory::read(std::uint64_t address, std::span<std::uint8_t> to) const {
  const MemoryView memory = view();
  const MemoryRange* range = memory.find(address, to.size());
  if (!range) return outside("read", memory, address, to.size());
  detail::copy_from_shared(to.data(), range->bytes + (address - range->address), to.size());
  return {};
}

inline Result<void> DeviceMemory::write(std::uint64_t address, std::span<const std::uint8_t> from) const {
  const MemoryView memory = view();
  const MemoryRange* range = memory.find(address, from.size());
  if (!range) return outside("write", memory, address, from.size());
  detail::copy_to_shared(range->bytes + (address - range->address), from.data(), from.size());
  if (range->written != nullptr) range->written->set(address - range->address, from.size(), true);
  return {};
}

inline Result<void> DeviceMemory::mark_unwritten(std::uint64_t address, std::uint64_t size) {
  const MutexLock lock(mutex_);
  const MemoryRange* range = MemoryView(ranges_).find(address, size);
  if (range == nullptr) return outside("mark", MemoryView(ranges_), address, size);
  if (range->written == nullptr) {
    MemoryRange kept = *range;
    kept.written = std::make_shared<WrittenBytes>(kept.size);
    kept.written->set(0, address - kept.address, true);
    kept.written->set(address - kept.address + size, kept.end() - address - size, true);
    ranges_.replace(std::move(kept));
    unwritten_ = true;
    return {};
  }
  range->written->set(address - range->address, size, false);
  return {};
}

inline Result<void> DeviceMemory::mark_written(std::uint64_t address, std::uint64_t size) const {
  const MemoryView memory = view();
  const MemoryRange* range = memory.find(address, size);
  if (range == nullptr) return outside("mark", memory, address, size);
  if (range->written != nullptr) range->written->set(address - range->address, size, true);
  return {};
}

inline Result<void> DeviceMemory::mark_copied(std::uint64_t to, std::uint64_t from, std::uint64_t size) {
  const MemoryView memory = view();
  const MemoryRange* range = memory.find(from, size);
  if (range == nullptr) return outside("mark", memory, from, size);
  std::vector<std::pair<std::uint64_t, std::uint64_t>> unwritten;  // all of them first: the bytes may overlap
  if (range->written != nullptr && !range->written->all(from - range->address, size)) {
    for (std::uint64_t at = 0, count = 0; at < size; at += count) {
      count = range->written->alike(from - range->address + at, size - at);
      if (!range->written->all(from - range->address + at, 1)) unwritten.emplace_back(to + at, count);
    }
  }
  if (auto done = mark_written(to, size); !done) return done;
  for (const auto& [address, count] : unwritten)
    if (auto done = mark_unwritten(address, count); !done) return done;
  return {};
}

inline void DeviceMemory::mark_all_written() {
  if (!unwritten_) return;
  const MutexLock lock(mutex_);
  std::vector<MemoryRange> known;
  ranges_.for_each([&](const std::shared_ptr<const MemoryRange>& range) {
    if (range->written != nullptr) known.push_back(*range);
  });
  for (MemoryRange& range : known) {
    range.written.reset();
    ranges_.replace(std::move(range));
  }
  unwritten_ = false;
}

inline Error DeviceMemory::outside(const char* what, const MemoryView& memory, std::uint64_t address,
                                   std::uint64_t size) {
  return Error{std::string("cannot ") + what + " " + count_of(size, "byte") + " at " + hex(address) + ": " +
               memory.describe(address, size)};
}

inline Error DeviceMemory::overlap(const MemoryRange& range, const MemoryRange& other) {
  return Error{"the range " + hex(range.address) + ".." + hex(range.end()) + " overlaps the " + other.label + " " +
               hex(other.address) + ".." + hex(other.end())};
}

inline Result<void> DeviceMemory::add(MemoryRange range) {
  if (const MemoryRange* clash = MemoryView(ranges_).overlapping(range.address, range.size))
    return overlap(range, *clash);
  ranges_.insert(std::move(range));
  return {};
}

}  // namespace lockstep
