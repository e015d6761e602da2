// Which places of memory atomic operations reached, and by which: what is needed to add up what several machines did.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>

#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// What atomics did at one address.
struct AtomicPlace {
  AtomicOperation operation = AtomicOperation::none;
  AtomicType type = AtomicType::none;
  std::uint8_t bytes = 0;
  bool returned = false;  ///< a kernel saw a value in between
  bool mixed = false;     ///< operations that do not commute with each other
};

/// Several threads may note at once.
class AtomicLog {
 public:
  void note(std::uint64_t address, const MemoryOp& op, bool returns) {
    // Adding and subtracting are one operation.
    const AtomicOperation operation = op.atomic == AtomicOperation::subtract ? AtomicOperation::add : op.atomic;
    const std::lock_guard lock(mutex_);
    const auto [found, is_new] = places_.try_emplace(address);
    AtomicPlace& place = found->second;
    if (is_new) place = {operation, op.type, static_cast<std::uint8_t>(op.element_bits / 8), false, false};
    place.returned |= returns;
    place.mixed |= place.operation != operation || place.type != op.type || place.bytes != op.element_bits / 8;
  }
  const std::map<std::uint64_t, AtomicPlace>& places() const { return places_; }
  void clear() { places_.clear(); }

 private:
  std::mutex mutex_;
  std::map<std::uint64_t, AtomicPlace> places_;
};

}  // namespace lockstep
