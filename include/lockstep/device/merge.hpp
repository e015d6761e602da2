// The write sets of a launch's parts, put together in one memory: exactly, or not at all.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/bits.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/device/memory_snapshot.hpp"
#include "lockstep/device/write_set.hpp"
#include "lockstep/memory/atomic.hpp"

namespace lockstep {

/// Why parts cannot be put together.
struct MergeConflict {
  static constexpr std::size_t unknown = ~std::size_t{0};
  std::uint64_t address = 0;          ///< of the byte, or of the atomic's place
  std::uint32_t bytes = 1;            ///< of it
  std::size_t first = 0, second = 0;  ///< the parts; `first` unknown: one of those before that stores there
  bool atomic = false;
  std::string reason;
};

/// Takes in the parts' write sets one after the other, piece by piece as they arrive; no piece is kept.
/// A byte that a part changes is written where the memory still has the byte of before.
class WriteMerger {
 public:
  /// Merges into the memory of `before`, which must be as it was then, and outlives the merger.
  explicit WriteMerger(const MemorySnapshot& before) : before_(before) {}

  /// Before any `add`: the memory is as part `part` left it, and `log` is what that noted.
  void begin_with(std::size_t part, const AtomicLog& log) {
    add_atomics(part, atomics_of(before_, log));
    add_kept(part, kept_of(before_, log));
    for (const Contribution& c : atomics_) put(c.atomic, before_.before(c.atomic.address, c.atomic.place.bytes));
  }

  /// A piece of what `part` wrote. Parts come in ascending order.
  void add(std::size_t part, const WriteSet& set) {
    const std::uint8_t* from = set.bytes.data();
    for (const WriteSet::Run& run : set.runs) {
      const bool known = before_.each_block_of(
          run.address, run.count, [&](std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was) {
            merge(part, address, now, was, from);
            from += now.size();
          });
      if (!known) return refuse("a part wrote " + hex(run.address) + ", where nothing is here");
    }
    add_atomics(part, set.atomics);
    add_kept(part, set.kept);
  }

  /// Writes the atomics' results. Error: the parts cannot be put together, and the memory is as it was before the
  /// launch; `conflict()` says where.
  Result<void> finish() {
    merge_atomics();
    look_at_kept();
    if (found_ || !problem_.empty()) {
      before_.restore();
      return Error{problem_.empty() ? conflict_.reason : problem_};
    }
    for (const Contribution& c : merged_) put(c.atomic, c.atomic.value);
    return {};
  }
  /// Of the lowest address. Null: there is none, or what is wrong has no address.
  const MergeConflict* conflict() const { return found_ && problem_.empty() ? &conflict_ : nullptr; }

 private:
  struct Contribution {
    WriteSet::Atomic atomic;
    std::size_t part;

    std::uint64_t end() const { return atomic.address + atomic.place.bytes; }
  };
  struct Kept {
    WriteSet::Kept kept;
    std::size_t part;
  };

  void refuse(const std::string& why) {
    if (problem_.empty()) problem_ = why;
  }
  void found(MergeConflict conflict) {
    if (found_ && conflict_.address <= conflict.address) return;
    found_ = true;
    conflict_ = std::move(conflict);
  }
  void put(const WriteSet::Atomic& atomic, std::uint64_t value) const {
    before_.set(atomic.address, atomic.place.bytes, value);
  }
  void add_atomics(std::size_t part, const std::vector<WriteSet::Atomic>& atomics) {
    for (const WriteSet::Atomic& atomic : atomics) atomics_.push_back({atomic, part});
  }
  void add_kept(std::size_t part, const std::vector<WriteSet::Kept>& all) {
    for (const WriteSet::Kept& kept : all) kept_.push_back({kept, part});
  }

  void merge(std::size_t part, std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was,
             const std::uint8_t* from) {
    constexpr std::size_t line = WriteSet::line_bytes;
    for (std::size_t at = 0; at < now.size(); at += line) {
      const std::size_t count = std::min(line, now.size() - at);
      if (std::memcmp(&now[at], was + at, count) == 0)
        std::memcpy(&now[at], from + at, count);
      else
        merge_line(part, address + at, now.subspan(at, count), was + at, from + at);
    }
  }
  /// Byte by byte: another part has changed some of them.
  void merge_line(std::size_t part, std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was,
                  const std::uint8_t* from) {
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (from[i] == was[i] || from[i] == now[i]) continue;
      if (now[i] == was[i])
        now[i] = from[i];
      else
        found_different(address + i, part);
    }
  }
  void found_different(std::uint64_t address, std::size_t part) {
    found({address, 1, MergeConflict::unknown, part, false,
           "two parts of the launch wrote different values to the byte at " + hex(address)});
  }
  void found_in(const WriteSet::Atomic& atomic, std::size_t first, std::size_t second, const std::string& why) {
    found({atomic.address, atomic.place.bytes, first, second, true,
           "two parts of the launch reach " + hex(atomic.address) + " " + why});
  }
  static constexpr const char* by_a_store = "one by atomics, one by a store";

  /// All places of atomics once, in the order of addresses.
  void merge_atomics() {
    // (A part has each address once. std::stable_sort uses what C++20 deprecates, of which clang warns.)
    std::sort(atomics_.begin(), atomics_.end(), [](const Contribution& a, const Contribution& b) {
      return a.atomic.address != b.atomic.address ? a.atomic.address < b.atomic.address : a.part < b.part;
    });
    for (std::size_t first = 0, next = 0; first < atomics_.size(); first = next) {
      std::uint64_t end = atomics_[first].end();
      for (next = first + 1; next < atomics_.size() && atomics_[next].atomic.address < end; ++next)
        end = std::max(end, atomics_[next].end());
      if (!merge_places(std::span(atomics_).subspan(first, next - first))) return;
    }
  }
  /// Places that have bytes in common. False: there is something wrong.
  bool merge_places(std::span<const Contribution> places) {
    for (const Contribution& c : places) {
      const auto& [address, value, place] = c.atomic;
      if (!before_.holds(address, place.bytes)) {
        refuse("a part reached " + hex(address) + " by atomics, where nothing is here");
        return false;
      }
      if (!before_.changed(address, place.bytes)) continue;
      found_in(c.atomic, MergeConflict::unknown, c.part, by_a_store);
      return false;
    }
    const auto is_other = [&](const Contribution& c) { return c.part != places[0].part; };
    if (std::none_of(places.begin(), places.end(), is_other)) {
      merged_.insert(merged_.end(), places.begin(), places.end());
      return true;
    }
    Contribution merged = places[0];
    for (const Contribution& c : places.subspan(1)) {
      const Contribution& other = is_other(c) ? places[0] : *std::find_if(places.begin(), places.end(), is_other);
      if (const char* const why = combine(merged.atomic, c.atomic)) {
        found_in(c.atomic, other.part, c.part, why);
        return false;
      }
      merged.part = c.part;
    }
    merged_.push_back(merged);
    return true;
  }
  /// Bytes that a part stored to, and that are as they were: nobody else may have changed them, nor reached them by
  /// atomics.
  void look_at_kept() {
    for (const auto& [kept, part] : kept_) {
      const auto all = static_cast<std::uint64_t>(std::bit_width(kept.bits));
      const bool known = before_.each_block_of(
          kept.address, all, [&](std::uint64_t address, std::span<std::uint8_t> now, const std::uint8_t* was) {
            const std::uint64_t changed = kept.bits >> (address - kept.address) & low_mask<std::uint64_t>(now.size()) &
                                          ~detail::equal_bytes(now.data(), was, now.size());
            if (changed != 0) found_different(address + static_cast<std::uint64_t>(std::countr_zero(changed)), part);
          });
      if (!known) return refuse("a part wrote " + hex(kept.address) + ", where nothing is here");
      auto reached = std::partition_point(merged_.begin(), merged_.end(),
                                          [&](const Contribution& c) { return c.end() <= kept.address; });
      for (; reached != merged_.end() && reached->atomic.address < kept.address + all; ++reached) {
        const std::uint64_t from = std::max(reached->atomic.address, kept.address) - kept.address;
        if ((kept.bits & low_mask<std::uint64_t>(reached->end() - kept.address) & ~low_mask<std::uint64_t>(from)) != 0)
          found_in(reached->atomic, reached->part, part, by_a_store);
      }
    }
  }

  /// Makes `known` what both did to the value that they began with. Null, or why that cannot be told.
  const char* combine(WriteSet::Atomic& known, const WriteSet::Atomic& more) const {
    const AtomicPlace &one = known.place, &other = more.place;
    if (one.stored || other.stored) return "by atomics, and one of them by a store, too";
    if (one.mixed || other.mixed)
      return "by atomics of several kinds or with a signalling NaN, whose order would be seen";
    if (known.address != more.address || one.operation != other.operation || one.type != other.type ||
        one.bytes != other.bytes)
      return "by different atomics, whose order would be seen";
    if (one.returned || other.returned)
      return "by atomics that give kernels the value before: their order would be seen";
    return combine_values(known, more) ? nullptr : "by atomics whose order would be seen in the result";
  }
  /// `known` with what `more` did to the value that both began with. False: that depends on the order.
  bool combine_values(WriteSet::Atomic& known, const WriteSet::Atomic& more) const {
    const std::uint64_t before = before_.before(known.address, known.place.bytes);
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
        if (!integer) return ordered_floats(known, more, before);
        break;
      case AtomicOperation::minimum_number:
      case AtomicOperation::maximum_number: return ordered_floats(known, more, before);
      default: return false;
    }
    known.value =
        known.place.bytes == 8
            ? integer_atomic<std::uint64_t>(known.place.operation, is_signed, known.value, more.value, 0)
            : integer_atomic<std::uint32_t>(known.place.operation, is_signed, static_cast<std::uint32_t>(known.value),
                                            static_cast<std::uint32_t>(more.value), 0);
    return integer;
  }
  /// Minimum or maximum of floats: of numbers alone, since a NaN's bits depend on who met it first. A signalling one
  /// was there before: it took the first number with it. (One that a kernel brings makes the place a mixed one.)
  static bool ordered_floats(WriteSet::Atomic& known, const WriteSet::Atomic& more, std::uint64_t before) {
    const bool wide = known.place.bytes == 8;
    if (!wide && known.place.type != AtomicType::f32) return false;
    if (is_signalling_nan(before, known.place.bytes)) return false;
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

  const MemorySnapshot& before_;
  std::vector<Contribution> atomics_;
  std::vector<Contribution> merged_;  ///< `part`: one of those that reach it
  std::vector<Kept> kept_;
  bool found_ = false;
  MergeConflict conflict_;
  std::string problem_;  ///< what is wrong besides conflicts
};

namespace detail {

/// Does the set change one of the bytes by a store?
bool stores_to(const MemorySnapshot& before, const WriteSet& set, std::uint64_t address, std::uint32_t count);

}  // namespace detail

/// Writes what the parts did into the memory `before` was taken of, which must be as it was then. On a conflict, the
/// one of the lowest address, nothing is written.
Result<void> merge(const MemorySnapshot& before, std::span<const WriteSet> parts, MergeConflict& conflict);

}  // namespace lockstep
