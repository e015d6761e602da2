// Which places of memory atomic operations reached, and by which, and which bytes stores wrote: what is needed to put
// together what several machines did.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/mutex.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/memory/written_bytes.hpp"

namespace lockstep {

/// What atomics did at one address.
struct AtomicPlace {
  AtomicOperation operation = AtomicOperation::none;
  AtomicType type = AtomicType::none;
  std::uint8_t bytes = 0;
  bool returned = false;  ///< a kernel saw a value in between
  bool mixed = false;     ///< operations that do not commute with each other
  bool stored = false;    ///< stores wrote there, too: known when the log is read (write_set.hpp)
};

/// Of an f32 or f64.
constexpr bool is_signalling_nan(std::uint64_t bits, std::uint32_t bytes) {
  const unsigned fraction = bytes == 8 ? 52 : 23;
  const std::uint64_t quiet = std::uint64_t{1} << (fraction - 1), sign = std::uint64_t{1} << (8 * bytes - 1);
  const std::uint64_t infinity = sign - (quiet << 1), magnitude = bits & (sign - 1);
  return magnitude > infinity && (magnitude & quiet) == 0;
}

/// Several threads may note at once.
class AtomicLog {
 public:
  /// An atomic whose operand is `data`.
  void note(std::uint64_t address, const MemoryOp& op, std::uint64_t data, bool returns) {
    const auto bytes = static_cast<std::uint8_t>(op.element_bits / 8);
    const bool integer = op.type == AtomicType::none || op.type == AtomicType::u32 || op.type == AtomicType::i32 ||
                         op.type == AtomicType::u64 || op.type == AtomicType::i64;
    const AtomicOperation operation = is_sum(op, data) ? AtomicOperation::add : op.atomic;
    // Only comparisons ask for the sign of an integer.
    const bool compares = operation == AtomicOperation::minimum || operation == AtomicOperation::maximum;
    const AtomicType type = integer && !compares ? AtomicType::none : op.type;
    // A minimum or maximum of floats that meets a signalling NaN forgets what was there before.
    const bool forgets = !integer && op.atomic != AtomicOperation::add && is_signalling_nan(data, bytes);
    const MutexLock lock(mutex_);
    const auto [found, is_new] = places_.try_emplace(address);
    AtomicPlace& place = found->second;
    if (is_new) place = {operation, type, bytes, false, false, false};
    place.returned |= returns;
    place.mixed |= place.operation != operation || place.type != type || place.bytes != bytes || forgets;
    place.bytes = std::max(place.bytes, bytes);
  }
  const std::map<std::uint64_t, AtomicPlace>& places() const { return places_; }

  /// Where the bytes are marked that stores write in the range that begins at `address`. Stays until `clear`.
  WrittenBytes& stores_to(std::uint64_t address, std::uint64_t size) {
    const MutexLock lock(mutex_);
    return stores_.try_emplace(address, size).first->second.bytes;
  }
  /// Did stores write one of these bytes, which are of one range?
  bool stored(std::uint64_t address, std::uint64_t count) const {
    return find(address, false, [&](const WrittenBytes& bytes, std::uint64_t at) { return bytes.any(at, count); });
  }
  /// The same of each of up to 64 bytes, as bits.
  std::uint64_t stored_bits(std::uint64_t address, std::uint64_t count) const {
    constexpr std::uint64_t none = 0;
    return find(address, none, [&](const WrittenBytes& bytes, std::uint64_t at) { return bytes.bits(at, count); });
  }

  void clear() {
    places_.clear();
    stores_.clear();
  }

 private:
  struct Stores {
    explicit Stores(std::uint64_t bytes_of_range) : size(bytes_of_range), bytes(bytes_of_range) {}
    std::uint64_t size;
    WrittenBytes bytes;
  };

  /// Is it an integer sum? Counters that go round where an integer does are (OpenCL's atomic_inc and atomic_dec).
  static bool is_sum(const MemoryOp& op, std::uint64_t data) {
    const bool counts = op.atomic == AtomicOperation::increment || op.atomic == AtomicOperation::decrement;
    return op.atomic == AtomicOperation::subtract || (counts && data == low_mask<std::uint64_t>(op.element_bits));
  }
  template <class T, class See>
  T find(std::uint64_t address, T none, See&& see) const {
    const auto next = stores_.upper_bound(address);
    if (next == stores_.begin()) return none;
    const auto& [begin, stores] = *std::prev(next);
    return address - begin < stores.size ? see(stores.bytes, address - begin) : none;
  }

  Mutex mutex_;
  std::map<std::uint64_t, AtomicPlace> places_;
  std::map<std::uint64_t, Stores> stores_;  ///< by where their ranges begin
};

}  // namespace lockstep
