// Which registers and bytes hold something undefined, and what that is: kept so that what is defined costs next to
// nothing.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "lockstep/memory/memory_view.hpp"
#include "lockstep/memory/written_bytes.hpp"

namespace lockstep {

/// 0: defined. Otherwise what it is undefined by, as check `init` numbers it.
using Taint = std::uint32_t;

/// Of a register.
struct TaintedDword {
  Taint taint = 0;              ///< 0: all of it is defined; then the rest is 0, too
  std::uint32_t undefined = 0;  ///< bits
  std::uint32_t computed = 0;   ///< those of them that were computed with
  std::uint32_t data = 0;       ///< bits that hold something defined; those in neither are constant, whatever goes in
  bool shaped = false;          ///< bits of something undefined were taken out or shifted, and nothing was put to them

  static TaintedDword all(Taint taint, bool computed) {
    return taint == 0 ? TaintedDword{} : TaintedDword{taint, ~0u, computed ? ~0u : 0u, 0, false};
  }
  /// Is there nothing defined in those of `bits` that are not constant?
  bool all_undefined(std::uint32_t bits = ~0u) const { return (undefined & bits) != 0 && (data & bits) == 0; }
  /// Was something undefined among `bits` computed with?
  bool any_computed(std::uint32_t bits) const { return ((shaped ? undefined : computed) & bits) != 0; }
  /// `bits` of a register are this, the others what they were before.
  TaintedDword over(const TaintedDword& old, std::uint32_t bits) const {
    TaintedDword both;
    both.undefined = (undefined & bits) | (old.undefined & ~bits);
    if (both.undefined == 0) return {};
    both.taint = (undefined & bits) != 0 ? taint : old.taint;
    both.computed = (computed & bits) | (old.computed & ~bits);
    both.data = ((taint != 0 ? data : ~0u) & bits) | (old.taint != 0 ? old.data & ~bits : 0);
    both.shaped = shaped;
    return both;
  }
  bool operator==(const TaintedDword&) const = default;
};

/// Of vector registers. Nearly all are defined in all lanes, or in none: those need no look at each lane.
class TaintedRows {
 public:
  void begin(std::uint32_t rows) {
    rows_.assign(rows, {});
    lanes_.clear();
  }
  void fill(std::uint32_t row, const TaintedDword& taint) { rows_[row] = {taint, false, none}; }
  bool any(std::uint32_t row) const { return row < rows_.size() && (rows_[row].mixed || rows_[row].all.taint != 0); }
  TaintedDword at(std::uint32_t row, std::uint32_t lane) const {
    if (row >= rows_.size()) return {};
    return rows_[row].mixed ? lanes_[rows_[row].place][lane] : rows_[row].all;
  }
  void clear(std::uint32_t row, std::uint64_t lanes) {
    if (!any(row)) return;
    if (lanes != ~std::uint64_t{0}) return change(row, lanes, [](std::uint32_t) { return TaintedDword{}; });
    rows_[row].all = {};
    rows_[row].mixed = false;
  }
  /// Sets `lanes` of a row to what `taint(lane)` gives.
  template <class Make>
  void change(std::uint32_t row, std::uint64_t lanes, Make&& taint) {
    if (row >= rows_.size()) return;
    Row& known = rows_[row];
    if (known.place == none) {
      known.place = static_cast<std::uint32_t>(lanes_.size());
      lanes_.emplace_back();
    }
    Lanes& values = lanes_[known.place];
    if (!known.mixed) values.fill(known.all);
    for (std::uint64_t rest = lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      values[lane] = taint(lane);
    }
    known.all = values[0];
    known.mixed = std::any_of(values.begin(), values.end(), [&](const TaintedDword& t) { return t != values[0]; });
  }

 private:
  using Lanes = std::array<TaintedDword, 64>;
  static constexpr std::uint32_t none = ~0u;
  struct Row {
    TaintedDword all{};          ///< of every lane,
    bool mixed = false;          ///< unless they differ
    std::uint32_t place = none;  ///< and stand in lanes_
  };
  std::vector<Row> rows_;
  std::vector<Lanes> lanes_;
};

/// Of bytes: LDS, scratch. A bit says which are undefined, so that defined ones need no look at each.
class TaintedBytes {
 public:
  void begin(std::size_t bytes, Taint taint) {
    taints_.assign(bytes, taint);
    undefined_.assign((bytes + 63) / 64, ~std::uint64_t{0});
    left_ = bytes;
  }
  /// All are defined.
  void clear() {
    std::fill(undefined_.begin(), undefined_.end(), std::uint64_t{0});
    left_ = 0;
  }
  bool clean() const { return left_ == 0; }
  std::size_t size() const { return taints_.size(); }
  Taint at(std::uint64_t byte) const { return (undefined_[byte / 64] >> byte % 64 & 1) != 0 ? taints_[byte] : 0; }
  void set(std::uint64_t byte, Taint taint) {
    const std::uint64_t bit = std::uint64_t{1} << byte % 64;
    std::uint64_t& word = undefined_[byte / 64];
    if ((word & bit) != 0) --left_;
    word = taint != 0 ? word | bit : word & ~bit;
    if (taint != 0) ++left_;
    taints_[byte] = taint;
  }
  /// Are they all defined, those beyond the end aside?
  bool defined(std::uint64_t from, std::uint32_t bytes) const {
    if (left_ == 0 || from >= size()) return true;
    const std::uint64_t end = from + std::min<std::uint64_t>(bytes, size() - from);
    for (std::uint64_t at = from; at < end;) {
      const std::uint64_t in_word = at % 64, count = std::min<std::uint64_t>(64 - in_word, end - at);
      const std::uint64_t mask = count == 64 ? ~std::uint64_t{0} : ((std::uint64_t{1} << count) - 1) << in_word;
      if ((undefined_[at / 64] & mask) != 0) return false;
      at += count;
    }
    return true;
  }

 private:
  std::vector<Taint> taints_;
  std::vector<std::uint64_t> undefined_;  ///< by bit
  std::size_t left_ = 0;                  ///< that are undefined
};

/// Of device memory: what was undefined when it was stored there, and what nobody has written at all.
class TaintedMemory {
 public:
  /// `memory` of a launch; null: all of it is written.
  void begin(const MemoryView* memory) {
    bytes_.clear();
    forget();
    memory_ = memory != nullptr ? *memory : MemoryView();
    unwritten_ = false;
    recent_ = nullptr;
    memory_.for_each([&](const MemoryRange& range) { unwritten_ |= range.written != nullptr; });
  }
  /// Is all of it defined?
  bool clean() const { return !unwritten_ && bytes_.empty(); }
  bool defined(std::uint64_t address, std::uint32_t bytes) const {
    if (may_hold(address, bytes)) return false;
    const MemoryRange* const range = keeping(address);
    return range == nullptr ||
           range->written->all(address - range->address, std::min<std::uint64_t>(bytes, range->end() - address));
  }
  /// Of a byte; `unwritten(range)` is asked for a byte that nobody wrote.
  template <class Unwritten>
  Taint at(std::uint64_t address, Unwritten&& unwritten) const {
    if (const auto found = bytes_.find(address); found != bytes_.end()) return found->second;
    const MemoryRange* const range = keeping(address);
    return range == nullptr || range->written->all(address - range->address, 1) ? 0 : unwritten(*range);
  }
  /// `copy`: what is undefined was copied here and not computed, so it is as good as unwritten for later launches.
  void set(std::uint64_t address, Taint taint, bool copy) {
    if (taint == 0) return define(address, 1);
    bytes_[address] = taint;
    first_ = std::min(first_, address);
    last_ = std::max(last_, address);
    if (const MemoryRange* const range = keeping(address)) range->written->set(address - range->address, 1, !copy);
  }
  void define(std::uint64_t address, std::uint32_t bytes) {
    if (may_hold(address, bytes))
      for (std::uint32_t i = 0; i < bytes; ++i) bytes_.erase(address + i);
    if (const MemoryRange* const range = keeping(address))
      range->written->set(address - range->address, std::min<std::uint64_t>(bytes, range->end() - address), true);
  }
  /// All is.
  void define_all() {
    bytes_.clear();
    forget();
    memory_.for_each([](const MemoryRange& range) {
      if (range.written != nullptr) range.written->set(0, range.size, true);
    });
  }

 private:
  void forget() {
    first_ = ~std::uint64_t{0};
    last_ = 0;
  }
  /// May some of these bytes stand in bytes_? Addresses may end at 2^64.
  bool may_hold(std::uint64_t address, std::uint32_t bytes) const {
    return address <= last_ && (address >= first_ || first_ - address < bytes);
  }
  /// The range there, if it keeps which bytes were written.
  const MemoryRange* keeping(std::uint64_t address) const {
    if (!unwritten_) return nullptr;
    if (recent_ == nullptr || address < recent_->address || address >= recent_->end()) {
      const MemoryRange* const range = memory_.find(address, 1);
      if (range == nullptr) return nullptr;
      recent_ = range;
    }
    return recent_->written != nullptr ? recent_ : nullptr;
  }

  std::unordered_map<std::uint64_t, Taint> bytes_;      ///< that hold something undefined
  std::uint64_t first_ = ~std::uint64_t{0}, last_ = 0;  ///< of them
  MemoryView memory_;
  bool unwritten_ = false;                       ///< is there a range that keeps what was written?
  mutable const MemoryRange* recent_ = nullptr;  ///< the one of the last access
};

}  // namespace lockstep
