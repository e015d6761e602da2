// The addresses that memory of a runtime is given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace runtime {

/// Addresses are new ones as long as there are; then, in the same order, what has been put back. What is given back
/// loses its pages at once, and its addresses when it is put back.
class AddressSpace {
 public:
  static constexpr std::size_t most = std::size_t{1} << 40;  ///< in one piece

  /// Null if there are none. `bytes` are `most` at most, `alignment` is a power of two.
  void* take(std::size_t bytes, std::size_t alignment);
  /// The same, by asking the system for more than it is asked for otherwise.
  void* take_more(std::size_t bytes, std::size_t alignment);
  /// The pages go. The addresses stay taken.
  static void give_back(void* start, std::size_t bytes);
  /// In place of whatever stands there: memory as it is first given out.
  static bool renew(void* start, std::size_t bytes);
  struct Range {
    std::uintptr_t start = 0;
    std::size_t size = 0;
    std::uintptr_t end() const { return start + size; }
  };
  /// All of these addresses, taken or not, in the order in which the system gave them.
  const std::vector<Range>& all() const { return all_; }
  /// Is it one of these addresses, taken or not?
  bool holds(std::uintptr_t address) const;
  /// The addresses may be given out again.
  void put_back(std::uintptr_t start) { taken_.erase(start); }

 private:
  bool more(std::size_t size);
  bool reuse(std::size_t at_least);
  void* take_here(std::size_t bytes, std::size_t alignment);

  std::vector<Range> all_{};                          // in the order in which the system gave them
  std::map<std::uintptr_t, std::uintptr_t> taken_{};  // begin and end
  Range here_{};                                      // where the next is taken from
  std::size_t current_ = 0;                           // the range of all_ that this is in
};

}  // namespace runtime
