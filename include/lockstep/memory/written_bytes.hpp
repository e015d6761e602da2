// Which bytes of a range of memory somebody has written: for check `init`, and for launches in parts.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A bit a byte, in pages that are made when they are needed. Several threads may use it at once.
class WrittenBytes {
 public:
  /// Of `size` bytes, none written.
  explicit WrittenBytes(std::uint64_t size) : pages_((size + page_bytes - 1) / page_bytes) {}
  ~WrittenBytes() {
    for (std::atomic<Page*>& page : pages_) delete page.load();
  }
  WrittenBytes(const WrittenBytes&) = delete;
  WrittenBytes& operator=(const WrittenBytes&) = delete;

  /// Have all of `count` bytes from `from` on been written?
  bool all(std::uint64_t from, std::uint64_t count) const {
    return each_word(from, count, [&](std::uint64_t word, std::uint64_t mask) { return (~bits_of(word) & mask) == 0; });
  }
  /// Has one of `count` bytes from `from` on been written?
  bool any(std::uint64_t from, std::uint64_t count) const {
    return !each_word(from, count, [&](std::uint64_t word, std::uint64_t mask) { return (bits_of(word) & mask) == 0; });
  }
  /// A bit for each of up to 64 bytes from `from` on.
  std::uint64_t bits(std::uint64_t from, std::uint64_t count) const {
    std::uint64_t bits = 0;
    (void)each_word(from, count, [&](std::uint64_t word, std::uint64_t mask) {
      const std::uint64_t found = bits_of(word) & mask, first = word * 64;
      bits |= first >= from ? found << (first - from) : found >> (from - first);
      return true;
    });
    return bits;
  }
  /// Of `count` bytes from `from` on, how many are as the first one, written or not, up to one that differs.
  std::uint64_t alike(std::uint64_t from, std::uint64_t count) const {
    const bool written = all(from, 1);
    std::uint64_t alike = 0;
    (void)each_word(from, count, [&](std::uint64_t word, std::uint64_t mask) {
      const std::uint64_t different = (written ? ~bits_of(word) : bits_of(word)) & mask;
      alike += static_cast<std::uint64_t>(std::popcount(different == 0 ? mask : mask & (different - 1) & ~different));
      return different == 0;
    });
    return alike;
  }
  void set(std::uint64_t from, std::uint64_t count, bool written) {
    (void)each_word(from, count, [&](std::uint64_t word, std::uint64_t mask) {
      Page* page = pages_[word / page_words].load(std::memory_order_acquire);
      if (page == nullptr && !written) return true;
      if (page == nullptr) page = make(pages_[word / page_words]);
      std::atomic<std::uint64_t>& bits = (*page)[word % page_words];
      if (written) {  // mostly, other threads have not to be kept waiting for what is known
        if ((~bits.load(std::memory_order_relaxed) & mask) != 0) bits.fetch_or(mask, std::memory_order_relaxed);
      } else {
        bits.fetch_and(~mask, std::memory_order_relaxed);
      }
      return true;
    });
  }

 private:
  static constexpr std::uint64_t page_words = 512, page_bytes = 64 * page_words;
  using Page = std::array<std::atomic<std::uint64_t>, page_words>;

  /// Calls `see(word, mask)` for words of bits as long as it gives true. False: it gave false.
  template <class See>
  static bool each_word(std::uint64_t from, std::uint64_t count, See&& see) {
    for (std::uint64_t at = from; at < from + count;) {
      const std::uint64_t bit = at % 64, bits = std::min<std::uint64_t>(64 - bit, from + count - at);
      if (!see(at / 64, (~std::uint64_t{0} >> (64 - bits)) << bit)) return false;
      at += bits;
    }
    return true;
  }
  std::uint64_t bits_of(std::uint64_t word) const {
    const Page* const page = pages_[word / page_words].load(std::memory_order_acquire);
    return page == nullptr ? 0 : (*page)[word % page_words].load(std::memory_order_relaxed);
  }
  static Page* make(std::atomic<Page*>& place) {
    auto* const page = new Page{};
    Page* there = nullptr;
    if (place.compare_exchange_strong(there, page)) return page;
    delete page;
    return there;
  }

  std::vector<std::atomic<Page*>> pages_;
};

}  // namespace lockstep
