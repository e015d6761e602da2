// What the tables of allocations of the runtimes have in common. A table has a lock of its own, which its caller holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <map>
#include <utility>

#include "address_space.hpp"

namespace runtime {

/// The allocation of a table by first addresses that holds the byte; null if none does. It has `end()`.
template <class Table>
auto* allocation_with(Table& live, std::uintptr_t address) {
  auto next = live.upper_bound(address);
  auto* const memory = next == live.begin() ? nullptr : &std::prev(next)->second;
  return memory && address < memory->end() ? memory : nullptr;
}

/// The allocations that were freed last: their addresses are still taken, so that a use after free is a fault, and
/// messages name them. An allocation has `start` and `holds(address, bytes)`.
template <class Allocation>
class Freed {
 public:
  static constexpr std::size_t page = 4096, remembered = 4096;

  explicit Freed(AddressSpace& space) : space_(space) {}

  /// Addresses are given out again before more are asked of the system than the program can spare. What was freed last
  /// is forgotten only where nothing else is left. Null: there are none.
  void* take(std::size_t bytes, std::size_t alignment = page) {
    if (bytes > AddressSpace::most || alignment > AddressSpace::most) return nullptr;
    for (;;) {
      if (void* const place = space_.take(bytes, alignment)) return place;
      if (freed_.empty()) return space_.take_more(bytes, alignment);
      for (std::size_t i = (freed_.size() + 1) / 2; i > 0; --i) forget_oldest();
    }
  }
  void remember(Allocation memory) {
    freed_.push_back(std::move(memory));
    if (freed_.size() > remembered) forget_oldest();
  }
  /// The last one that held the byte; null: none did.
  const Allocation* at(std::uintptr_t address) const {
    for (auto each = freed_.rbegin(); each != freed_.rend(); ++each)
      if (each->holds(address, 1)) return &*each;
    return nullptr;
  }

 private:
  void forget_oldest() {
    space_.put_back(freed_.front().start);
    freed_.pop_front();
  }

  AddressSpace& space_;
  std::deque<Allocation> freed_{};
};

}  // namespace runtime
