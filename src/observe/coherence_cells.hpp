// Part of check `coherence`: who wrote each byte of memory last, by dwords.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace lockstep {

/// The last store to a dword, or to some of its bytes.
struct CoherenceTouch {
  static constexpr std::uint32_t lane_bits = 6, byte_bits = 4;
  std::uint32_t place = 0;   ///< the instruction's number, its lane, and the bytes that it wrote
  std::uint32_t moment = 0;  ///< 0: there is none

  static constexpr std::uint32_t place_of(std::uint32_t number, std::uint32_t lane, std::uint32_t bytes) {
    return (number << lane_bits | lane) << byte_bits | bytes;
  }
  std::uint32_t bytes() const { return place & 0xf; }
  std::uint32_t lane() const { return place >> byte_bits & ((1u << lane_bits) - 1); }
  std::uint32_t number() const { return place >> (lane_bits + byte_bits); }
};

/// Memory that a launch has written.
class CoherenceCells {
 public:
  static constexpr std::uint32_t page_bytes = 4096;
  using Page = std::array<CoherenceTouch, page_bytes / 4>;

  void clear() {
    pages_.clear();
    recent_.fill({});
  }
  /// The page of that number, counted from address 0; null: nothing has written to it.
  Page* find(std::uint64_t number) {
    Recent& recent = recent_[number % recent_.size()];
    if (recent.known && recent.number == number) return recent.page;
    const auto found = pages_.find(number);
    recent = {number, found == pages_.end() ? nullptr : found->second.get(), true};
    return recent.page;
  }
  Page& at(std::uint64_t number) {
    if (Page* const page = find(number); page != nullptr) return *page;
    std::unique_ptr<Page>& page = pages_[number];
    page = std::make_unique<Page>();
    recent_[number % recent_.size()] = {number, page.get(), true};
    return *page;
  }

  /// Calls `visit(touch, dword's address, bytes of it)` for the dwords of `bytes` bytes from `address` on. Where
  /// nothing has been written, it is not called, unless `all`.
  template <bool all, class Visit>
  void each(std::uint64_t address, std::uint32_t bytes, Visit&& visit) {
    while (bytes != 0) {
      const std::uint64_t number = address / page_bytes;
      const auto offset = static_cast<std::uint32_t>(address % page_bytes);
      const std::uint32_t in_page = std::min(bytes, page_bytes - offset);
      Page* const page = all ? &at(number) : find(number);
      if (page != nullptr) {
        for (std::uint32_t at = offset; at < offset + in_page;) {
          const std::uint32_t in_dword = std::min(4 - at % 4, offset + in_page - at);
          visit((*page)[at / 4], number * page_bytes + at / 4 * 4, ((1u << in_dword) - 1) << at % 4);
          at += in_dword;
        }
      }
      address += in_page;
      bytes -= in_page;
    }
  }

 private:
  struct Recent {
    std::uint64_t number = 0;
    Page* page = nullptr;
    bool known = false;
  };
  std::unordered_map<std::uint64_t, std::unique_ptr<Page>> pages_;
  std::array<Recent, 256> recent_{};  ///< the pages accessed last
};

}  // namespace lockstep
