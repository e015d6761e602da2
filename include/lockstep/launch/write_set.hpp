// What a part of a launch wrote, and several such parts put together: for launches whose workgroups are spread over
// machines or processes. Every part begins with the same memory; the parts' writes are merged exactly, or not at all.
//
// A byte counts as written by a part when its value has changed. Two parts may change a byte to the same value, not to
// different ones. Places that atomics reach are merged by the operation, where nobody can tell in which order they were
// done: sums of integers, minima, maxima, and, or, xor, none of which gave a kernel the value before.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/memory/atomic.hpp"
#include "lockstep/memory/atomic_log.hpp"

namespace lockstep {

/// The writes of one part. Plain data, without pointers.
struct WriteSet {
  static constexpr std::uint32_t line_bytes = 64;
  struct Line {
    std::uint64_t address = 0;  ///< a multiple of 64
    std::uint64_t mask = 0;     ///< bit i: byte i has changed
    std::array<std::uint8_t, line_bytes> bytes{};
  };
  struct Atomic {
    std::uint64_t address = 0, value = 0;  ///< after the part
    AtomicPlace place{};
  };
  std::vector<Line> lines;      ///< ascending addresses; atomics' places are not in them
  std::vector<Atomic> atomics;  ///< ascending addresses

  /// For a message or a file, and back.
  std::vector<std::uint8_t> to_bytes() const {
    const std::uint64_t counts[2] = {lines.size(), atomics.size()};
    std::vector<std::uint8_t> bytes(sizeof counts + lines.size() * sizeof(Line) + atomics.size() * sizeof(Atomic));
    std::uint8_t* to = bytes.data();
    std::memcpy(to, counts, sizeof counts);
    if (!lines.empty()) std::memcpy(to + sizeof counts, lines.data(), lines.size() * sizeof(Line));
    if (!atomics.empty())
      std::memcpy(to + sizeof counts + lines.size() * sizeof(Line), atomics.data(), atomics.size() * sizeof(Atomic));
    return bytes;
  }
  static Result<WriteSet> from_bytes(std::span<const std::uint8_t> bytes) {
    std::uint64_t counts[2] = {};
    const auto wrong = [] { return Error{"these bytes are no write set, or one that was cut off"}; };
    if (bytes.size() < sizeof counts) return wrong();
    std::memcpy(counts, bytes.data(), sizeof counts);
    const std::uint64_t left = bytes.size() - sizeof counts;
    if (counts[0] > left / sizeof(Line) || left - counts[0] * sizeof(Line) != counts[1] * sizeof(Atomic) ||
        counts[1] > left / sizeof(Atomic))
      return wrong();
    WriteSet set;
    set.lines.resize(counts[0]);
    set.atomics.resize(counts[1]);
    const std::uint8_t* from = bytes.data() + sizeof counts;
    if (counts[0] != 0) std::memcpy(set.lines.data(), from, counts[0] * sizeof(Line));
    if (counts[1] != 0) std::memcpy(set.atomics.data(), from + counts[0] * sizeof(Line), counts[1] * sizeof(Atomic));
    return set;
  }
};

/// Why parts cannot be put together.
struct MergeConflict {
  std::uint64_t address = 0;          ///< of the byte, or of the atomic's place
  std::size_t first = 0, second = 0;  ///< the parts
  bool atomic = false;
  std::string reason;
};

/// The memory that kernels may write, as it was before a launch.
class MemorySnapshot {
 public:
  /// Error: the host has no memory for it, or there are host ranges, whose addresses mean nothing elsewhere.
  static Result<MemorySnapshot> of(const DeviceMemory& memory) {
    MemorySnapshot snapshot;
    std::string problem;
    memory.view().ranges().for_each([&](const std::shared_ptr<const MemoryRange>& range) {
      if (!range->writable || !problem.empty()) return;
      if (range->kind == RangeKind::host || range->kind == RangeKind::host_set) {
        problem = "the " + range->label + " at " + hex(range->address) +
                  " is the host's: a launch in parts needs its buffers in device memory";
        return;
      }
      Piece piece{range, detail::zeroed_bytes(range->size)};
      if (piece.before == nullptr) {
        problem = "the host has no memory for a copy of the " + range->label + " at " + hex(range->address);
        return;
      }
      std::memcpy(piece.before.get(), range->bytes, range->size);
      snapshot.pieces_.push_back(std::move(piece));
    });
    if (!problem.empty()) return Error{problem};
    return snapshot;
  }

  /// Puts everything back.
  void restore() const {
    for (const Piece& piece : pieces_) std::memcpy(piece.range->bytes, piece.before.get(), piece.range->size);
  }

  /// Calls `visit(address, bytes)` for every range as it was, in the order of addresses.
  template <class Visit>
  void each(Visit&& visit) const {
    for (const Piece& piece : pieces_)
      visit(piece.range->address, std::span<const std::uint8_t>(piece.before.get(), piece.range->size));
  }

  /// What has changed since. `log`: what the launch noted in LaunchOptions::atomics.
  WriteSet changes(const AtomicLog& log) const {
    WriteSet set;
    for (const auto& [address, place] : log.places()) {
      WriteSet::Atomic atomic{address, 0, place};
      const Piece* piece = find(address, place.bytes);
      if (piece == nullptr) continue;  // of an object of the launch, which is gone
      std::memcpy(&atomic.value, piece->range->bytes + (address - piece->range->address), place.bytes);
      set.atomics.push_back(atomic);
    }
    auto next = set.atomics.begin();
    for (const Piece& piece : pieces_) {
      const MemoryRange& range = *piece.range;
      const std::uint64_t aligned = range.address - range.address % WriteSet::line_bytes;
      for (std::uint64_t start = aligned; start < range.end(); start += WriteSet::line_bytes) {
        const std::uint64_t from = std::max(start, range.address);
        const std::uint64_t count = std::min(start + WriteSet::line_bytes, range.end()) - from;
        const std::uint8_t* const now = range.bytes + (from - range.address);
        const std::uint8_t* const before = piece.before.get() + (from - range.address);
        if (std::memcmp(now, before, count) == 0) continue;
        WriteSet::Line line{start, 0, {}};
        for (std::uint64_t i = 0; i < count; ++i) line.mask |= std::uint64_t{now[i] != before[i]} << (from - start + i);
        while (next != set.atomics.end() && next->address + next->place.bytes <= start) ++next;
        for (auto a = next; a != set.atomics.end() && a->address < start + WriteSet::line_bytes; ++a)
          line.mask &= ~(low_mask<std::uint64_t>(a->place.bytes) << (a->address - start));
        if (line.mask == 0) continue;
        std::memcpy(line.bytes.data() + (from - start), now, count);
        set.lines.push_back(line);
      }
    }
    return set;
  }

  /// Writes what the parts did into the memory this was taken of, which must be as it was then. On a conflict, the one
  /// of the lowest address, nothing is written.
  Result<void> merge(std::span<const WriteSet> parts, MergeConflict& conflict) const {
    std::vector<WriteSet::Line> lines;
    bool found = merged_lines(parts, lines, conflict);
    std::vector<WriteSet::Atomic> atomics;
    MergeConflict other;
    if (merged_atomics(parts, lines, atomics, other) && (!found || other.address < conflict.address)) {
      conflict = other;
      found = true;
    }
    if (found) return Error{conflict.reason};
    for (const WriteSet::Line& line : lines)
      if (piece_of(line) == nullptr) return Error{"a part wrote " + hex(line.address) + ", where nothing is here"};
    for (const WriteSet::Line& line : lines) {
      const MemoryRange& range = *piece_of(line)->range;
      if (line.mask == ~std::uint64_t{0}) {
        std::memcpy(range.bytes + (line.address - range.address), line.bytes.data(), WriteSet::line_bytes);
        continue;
      }
      for (std::uint32_t i = 0; i < WriteSet::line_bytes; ++i)
        if ((line.mask >> i & 1) != 0) range.bytes[line.address + i - range.address] = line.bytes[i];
    }
    for (const WriteSet::Atomic& atomic : atomics) {
      const Piece& piece = *find(atomic.address, atomic.place.bytes);
      std::memcpy(piece.range->bytes + (atomic.address - piece.range->address), &atomic.value, atomic.place.bytes);
    }
    return {};
  }

  /// Has the byte at `address` changed? For finding out who writes it.
  bool changed(std::uint64_t address) const {
    const Piece* piece = find(address, 1);
    if (piece == nullptr) return false;
    const std::uint64_t at = address - piece->range->address;
    return piece->range->bytes[at] != piece->before[static_cast<std::ptrdiff_t>(at)];
  }

 private:
  struct Piece {
    std::shared_ptr<const MemoryRange> range;
    std::shared_ptr<std::uint8_t[]> before;
  };

  const Piece* find(std::uint64_t address, std::uint64_t count) const {
    auto next = std::upper_bound(pieces_.begin(), pieces_.end(), address,
                                 [](std::uint64_t a, const Piece& p) { return a < p.range->address; });
    if (next == pieces_.begin() || !std::prev(next)->range->holds(address, count)) return nullptr;
    return &*std::prev(next);
  }
  /// The one that holds the bytes that the line changes.
  const Piece* piece_of(const WriteSet::Line& line) const {
    const auto first = static_cast<std::uint64_t>(std::countr_zero(line.mask));
    const auto last = static_cast<std::uint64_t>(63 - std::countl_zero(line.mask));
    return line.mask == 0 ? nullptr : find(line.address + first, last - first + 1);
  }

  /// All lines once, by address. True: there is a conflict.
  static bool merged_lines(std::span<const WriteSet> parts, std::vector<WriteSet::Line>& lines,
                           MergeConflict& conflict) {
    using Next = std::pair<std::uint64_t, std::size_t>;  // address, part
    std::vector<Next> heap;
    std::vector<std::size_t> at(parts.size());
    const auto push = [&](std::size_t part) {
      if (at[part] == parts[part].lines.size()) return;
      heap.emplace_back(parts[part].lines[at[part]].address, part);
      std::push_heap(heap.begin(), heap.end(), std::greater<>());
    };
    std::size_t most = 0;
    for (const WriteSet& part : parts) most += part.lines.size();
    lines.reserve(most);
    for (std::size_t part = 0; part < parts.size(); ++part) push(part);
    while (!heap.empty()) {
      std::pop_heap(heap.begin(), heap.end(), std::greater<>());
      const std::size_t part = heap.back().second;
      heap.pop_back();
      const WriteSet::Line& line = parts[part].lines[at[part]++];
      push(part);
      if (lines.empty() || lines.back().address != line.address) {
        lines.push_back(line);
        continue;
      }
      WriteSet::Line& all = lines.back();
      for (std::uint32_t i = 0; i < WriteSet::line_bytes; ++i) {
        if ((line.mask >> i & 1) == 0) continue;
        if ((all.mask >> i & 1) != 0 && all.bytes[i] != line.bytes[i]) {
          const std::uint64_t address = line.address + i;
          conflict = {address, writer(parts, address, 1, part), part, false,
                      "two parts of the launch wrote different values to the byte at " + hex(address)};
          return true;
        }
        all.bytes[i] = line.bytes[i];
      }
      all.mask |= line.mask;
    }
    return false;
  }

  /// All places of atomics once. True: there is a conflict.
  bool merged_atomics(std::span<const WriteSet> parts, const std::vector<WriteSet::Line>& lines,
                      std::vector<WriteSet::Atomic>& merged, MergeConflict& conflict) const {
    struct Contribution {
      const WriteSet::Atomic* atomic;
      std::size_t part;
    };
    std::vector<Contribution> all;
    for (std::size_t part = 0; part < parts.size(); ++part)
      for (const WriteSet::Atomic& atomic : parts[part].atomics) all.push_back({&atomic, part});
    std::sort(all.begin(), all.end(), [](const Contribution& a, const Contribution& b) {
      return a.atomic->address != b.atomic->address ? a.atomic->address < b.atomic->address : a.part < b.part;
    });
    std::size_t last_part = 0;
    for (const Contribution& c : all) {
      const WriteSet::Atomic& atomic = *c.atomic;
      const auto refuse = [&](std::size_t other, const std::string& why) {
        conflict = {atomic.address, other, c.part, true,
                    "two parts of the launch reach " + hex(atomic.address) + " " + why};
        return true;
      };
      if (find(atomic.address, atomic.place.bytes) == nullptr) return refuse(c.part, "where nothing is here");
      if (const WriteSet::Line* line = line_of(lines, atomic.address);
          line != nullptr &&
          (line->mask >> (atomic.address % WriteSet::line_bytes) & low_mask<std::uint64_t>(atomic.place.bytes)) != 0)
        return refuse(writer(parts, atomic.address, atomic.place.bytes, c.part), "one by atomics, one by a store");
      if (merged.empty() || merged.back().address + merged.back().place.bytes <= atomic.address) {
        merged.push_back(atomic);
        last_part = c.part;
        continue;
      }
      WriteSet::Atomic& known = merged.back();
      if (known.address != atomic.address || known.place.operation != atomic.place.operation ||
          known.place.type != atomic.place.type || known.place.bytes != atomic.place.bytes || known.place.mixed ||
          atomic.place.mixed)
        return refuse(last_part, "by different atomics, whose order would be seen");
      if (known.place.returned || atomic.place.returned)
        return refuse(last_part, "by atomics that give kernels the value before: their order would be seen");
      if (!combine(known, atomic)) return refuse(last_part, "by atomics whose order would be seen in the result");
      last_part = c.part;
    }
    return false;
  }

  /// `known` with what `more` did to the value that both began with. False: that depends on the order.
  bool combine(WriteSet::Atomic& known, const WriteSet::Atomic& more) const {
    std::uint64_t before = 0;
    const Piece& piece = *find(known.address, known.place.bytes);
    std::memcpy(&before, piece.before.get() + (known.address - piece.range->address), known.place.bytes);
    const AtomicType type = known.place.type;
    const bool integer = type == AtomicType::none || type == AtomicType::u32 || type == AtomicType::i32 ||
                         type == AtomicType::u64 || type == AtomicType::i64;
    const bool is_signed = type == AtomicType::i32 || type == AtomicType::i64;
    const auto mask = low_mask<std::uint64_t>(8u * known.place.bytes);
    switch (known.place.operation) {
      case AtomicOperation::add: known.value = (known.value + more.value - before) & mask; return integer;
      case AtomicOperation::bit_xor: known.value ^= more.value ^ before; return integer;
      case AtomicOperation::bit_and:
      case AtomicOperation::bit_or: break;
      case AtomicOperation::minimum:
      case AtomicOperation::maximum:
        if (!integer) return ordered_floats(known, more);
        break;
      case AtomicOperation::minimum_number:
      case AtomicOperation::maximum_number: return ordered_floats(known, more);
      default: return known.value == before && more.value == before;
    }
    known.value =
        known.place.bytes == 8
            ? integer_atomic<std::uint64_t>(known.place.operation, is_signed, known.value, more.value, 0)
            : integer_atomic<std::uint32_t>(known.place.operation, is_signed, static_cast<std::uint32_t>(known.value),
                                            static_cast<std::uint32_t>(more.value), 0);
    return integer;
  }
  /// Minimum or maximum of floats: of numbers alone, since a NaN's bits depend on who met it first.
  static bool ordered_floats(WriteSet::Atomic& known, const WriteSet::Atomic& more) {
    const bool wide = known.place.bytes == 8;
    if (!wide && known.place.type != AtomicType::f32) return false;
    const std::uint64_t sign = wide ? std::uint64_t{1} << 63 : std::uint64_t{1} << 31;
    const std::uint64_t infinity = wide ? 0x7ff0000000000000u : 0x7f800000u;
    if ((known.value & ~sign) > infinity || (more.value & ~sign) > infinity) return false;
    const auto key = [&](std::uint64_t bits) { return (bits & sign) != 0 ? sign - (bits & ~sign) - 1 : sign + bits; };
    const bool largest =
        known.place.operation == AtomicOperation::maximum || known.place.operation == AtomicOperation::maximum_number;
    if (((known.value | more.value) & ~sign) == 0 && known.value != more.value) return false;  // zeros of both signs
    if ((key(more.value) > key(known.value)) == largest) known.value = more.value;
    return true;
  }

  static const WriteSet::Line* line_of(const std::vector<WriteSet::Line>& lines, std::uint64_t address) {
    const std::uint64_t start = address - address % WriteSet::line_bytes;
    const auto found = std::lower_bound(lines.begin(), lines.end(), start,
                                        [](const WriteSet::Line& l, std::uint64_t a) { return l.address < a; });
    return found != lines.end() && found->address == start ? &*found : nullptr;
  }
  /// A part, not `but`, that stores to one of the bytes.
  static std::size_t writer(std::span<const WriteSet> parts, std::uint64_t address, std::uint32_t bytes,
                            std::size_t but) {
    for (std::size_t part = 0; part < parts.size(); ++part)
      if (const WriteSet::Line* line = line_of(parts[part].lines, address);
          part != but && line != nullptr &&
          (line->mask >> (address % WriteSet::line_bytes) & low_mask<std::uint64_t>(bytes)) != 0)
        return part;
    return but;
  }

  std::vector<Piece> pieces_;
};

}  // namespace lockstep
