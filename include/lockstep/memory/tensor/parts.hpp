// What a tensor data mover's instruction would move, without moving it: for observers.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lockstep/memory/tensor/descriptor.hpp"
#include "lockstep/memory/tensor/move.hpp"

namespace lockstep::tensor {

/// Bytes that lie together in memory and in LDS.
struct Part {
  std::uint64_t address = 0, lds = 0;
  std::uint32_t bytes = 0;
  bool zeros = false;  ///< LDS gets zeros: outside the tensor there is nothing to read
};

namespace detail {

/// LDS that is larger than any, to count places from.
inline constexpr std::size_t most_lds = std::size_t{1} << 20;
inline std::array<std::uint8_t, most_lds> nowhere;  ///< neither read nor written

/// The memory of a Mover that moves nothing.
template <class Visit>
class Lines {
 public:
  explicit Lines(Visit& visit) : visit_(visit) {}

  bool read(std::uint64_t address, const std::uint8_t* to, std::uint32_t bytes) { return tell(address, to, bytes); }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) {
    return tell(address, from, bytes);
  }

 private:
  bool tell(std::uint64_t address, const std::uint8_t* lds, std::uint32_t bytes) {
    visit_(Part{address, static_cast<std::uint64_t>(lds - nowhere.data()), bytes, false});
    return true;
  }

  Visit& visit_;
};

}  // namespace detail

/// Calls `visit` for every part that is in the tensor, in the order in which they are moved; also for those beyond the
/// workgroup's LDS.
template <class Visit>
void each_line(const Descriptor& descriptor, bool store, Visit&& visit) {
  if (!descriptor.active) return;
  detail::Lines<Visit> lines(visit);
  (void)Mover<detail::Lines<Visit>, false>(descriptor, store, lines, detail::nowhere).run();
}

/// Lists parts, as long as there are not too many: an iterated tile may go over the same LDS 65,535 times. It is kept
/// from instruction to instruction for its memory.
class PartList {
 public:
  /// None where there are more than `most`.
  std::span<const Part> of(const Descriptor& descriptor, bool store) {
    parts_.clear();
    full_ = false;
    if (!descriptor.active) return parts_;
    lds_.assign(detail::most_lds, untouched);
    (void)Mover<PartList>(descriptor, store, *this, lds_).run();
    if (full_) return {};
    for (auto at = lds_.begin(); (at = std::find(at, lds_.end(), std::uint8_t{0})) != lds_.end();) {
      const auto end = std::find(at, lds_.end(), untouched);
      parts_.push_back({0, static_cast<std::uint64_t>(at - lds_.begin()), static_cast<std::uint32_t>(end - at), true});
      at = end;
    }
    return parts_;
  }

  /// Were there too many?
  bool full() const { return full_; }

  // As the memory of a Mover, which sees LDS that is larger than any: what goes beyond is listed, too.
  bool read(std::uint64_t address, const std::uint8_t* to, std::uint32_t bytes) { return add(address, to, bytes); }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) { return add(address, from, bytes); }

 private:
  static constexpr std::uint8_t untouched = 0xff;
  /// A launch sees a request to stop only after the instruction.
  static constexpr std::size_t most = std::size_t{1} << 20;

  /// False ends the move.
  bool add(std::uint64_t address, const std::uint8_t* lds, std::uint32_t bytes) {
    full_ = full_ || parts_.size() == most;
    if (!full_) parts_.push_back({address, static_cast<std::uint64_t>(lds - lds_.data()), bytes, false});
    return !full_;
  }

  bool full_ = false;
  std::vector<Part> parts_;
  std::vector<std::uint8_t> lds_;
};

}  // namespace lockstep::tensor
