// The memory that kernels may write, as it was before a launch: compared with it, memory shows what part of a launch
// has changed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace lockstep {

/// What the owner of a range knows of it, so that nothing is copied: its bytes as they were, and what has been written.
struct KeptRange {
  std::uint64_t address = 0;             ///< where the range begins
  const std::uint8_t* before = nullptr;  ///< as many bytes, which nobody writes; null: they were all zero
  /// Of each block of MemorySnapshot::block_bytes, may it have been written? Asked for each time, and empty for "all".
  std::function<std::vector<bool>()> written;
};

/// A copy of all ranges that kernels may write. Blocks of zeros, which most outputs are, take no room, and only the
/// time to look at them.
class MemorySnapshot {
 public:
  static constexpr std::uint64_t block_bytes = 4096;

  /// Error: the host has no memory for it, or there are host ranges, whose addresses mean nothing elsewhere.
  static Result<MemorySnapshot> of(const DeviceMemory& memory, const std::vector<KeptRange>& kept = {}) {
    MemorySnapshot snapshot;
    std::string problem;
    memory.view().ranges().for_each([&](const std::shared_ptr<const MemoryRange>& range) {
      if (!range->writable || !problem.empty()) return;
      if (range->kind == RangeKind::host || range->kind == RangeKind::host_set) {
        problem = "the " + range->label + " at " + hex(range->address) +
                  " is the host's: a launch in parts needs its buffers in device memory";
        return;
      }
      for (const KeptRange& known : kept)
        if (known.address == range->address) {
          snapshot.pieces_.push_back({range, nullptr, {}, known.before, known.written});
          return;
        }
      // The operating system gives no memory to pages that nothing is written to.
      Piece piece{range, std::unique_ptr<std::uint8_t[]>(new (std::nothrow) std::uint8_t[range->size]), {}, {}, {}};
      if (piece.copy == nullptr) {
        problem = "the host has no memory for a copy of the " + range->label + " at " + hex(range->address);
        return;
      }
      piece.take();
      snapshot.pieces_.push_back(std::move(piece));
    });
    if (!problem.empty()) return Error{problem};
    return snapshot;
  }

  /// Puts everything back.
  void restore() const {
    each_block([](std::uint64_t, std::span<std::uint8_t> now, const std::uint8_t* before) {
      if (std::memcmp(now.data(), before, now.size()) != 0) std::memcpy(now.data(), before, now.size());
    });
  }

  /// Calls `visit(address, now, before)` for all blocks that may have changed, in the order of addresses: the bytes
  /// there are now, and those there were.
  template <class Visit>
  void each_block(Visit&& visit) const {
    for (const Piece& piece : pieces_) {
      const std::vector<bool> written = piece.written ? piece.written() : std::vector<bool>();
      for (std::uint64_t at = 0; at < piece.range->size; at += block_bytes)
        if (written.empty() || written[at / block_bytes])
          visit(piece.range->address + at, piece.now(at), piece.before(at));
    }
  }
  static const std::uint8_t* zeros() {
    static const std::array<std::uint8_t, block_bytes> zero{};
    return zero.data();
  }

  /// The same for the parts of blocks that hold [address, address + count). False, and no call: kernels may not write
  /// all of these bytes.
  template <class Visit>
  bool each_block_of(std::uint64_t address, std::uint64_t count, Visit&& visit) const {
    const Piece* piece = find(address, count);
    if (piece == nullptr) return false;
    for (std::uint64_t at = address - piece->range->address, end = at + count; at < end;) {
      const std::uint64_t inside = at % block_bytes, bytes = std::min(block_bytes - inside, end - at);
      visit(piece->range->address + at, piece->now(at - inside).subspan(inside, bytes),
            piece->before(at - inside) + inside);
      at += bytes;
    }
    return true;
  }
  bool holds(std::uint64_t address, std::uint64_t count) const { return find(address, count) != nullptr; }

  /// Little-endian values of up to eight bytes, where `holds`: as they are, and as they were.
  std::uint64_t now(std::uint64_t address, std::uint32_t count) const { return value(address, count).first; }
  std::uint64_t before(std::uint64_t address, std::uint32_t count) const { return value(address, count).second; }
  void set(std::uint64_t address, std::uint32_t count, std::uint64_t value) const {
    const auto* from = reinterpret_cast<const std::uint8_t*>(&value);
    each_block_of(address, count, [&](std::uint64_t at, std::span<std::uint8_t> now, const std::uint8_t*) {
      std::memcpy(now.data(), from + (at - address), now.size());
    });
  }

  /// Has one of the bytes changed? For finding out who writes them.
  bool changed(std::uint64_t address, std::uint32_t count = 1) const {
    bool any = false;
    each_block_of(address, count, [&](std::uint64_t, std::span<std::uint8_t> now, const std::uint8_t* before) {
      any |= std::memcmp(now.data(), before, now.size()) != 0;
    });
    return any;
  }

 private:
  struct Piece {
    std::shared_ptr<const MemoryRange> range;
    std::unique_ptr<std::uint8_t[]> copy;  ///< of the blocks that are not zero
    std::vector<bool> zero;                ///< by block
    const std::uint8_t* elsewhere;         ///< the bytes of before, where there is no copy; null: zeros
    std::function<std::vector<bool>()> written;

    void take() {
      zero.resize((range->size + block_bytes - 1) / block_bytes);
      for (std::uint64_t block = 0; block < zero.size(); ++block) {
        const std::span<std::uint8_t> bytes = now(block * block_bytes);
        zero[block] = std::memcmp(bytes.data(), zeros(), bytes.size()) == 0;
        if (!zero[block]) std::memcpy(copy.get() + block * block_bytes, bytes.data(), bytes.size());
      }
    }
    std::span<std::uint8_t> now(std::uint64_t block_start) const {
      return {range->bytes + block_start, static_cast<std::size_t>(std::min(block_bytes, range->size - block_start))};
    }
    const std::uint8_t* before(std::uint64_t block_start) const {
      if (copy == nullptr) return elsewhere == nullptr ? zeros() : elsewhere + block_start;
      return zero[block_start / block_bytes] ? zeros() : copy.get() + block_start;
    }
  };

  const Piece* find(std::uint64_t address, std::uint64_t count) const {
    auto next = std::upper_bound(pieces_.begin(), pieces_.end(), address,
                                 [](std::uint64_t a, const Piece& p) { return a < p.range->address; });
    if (next == pieces_.begin() || !std::prev(next)->range->holds(address, count)) return nullptr;
    return &*std::prev(next);
  }
  std::pair<std::uint64_t, std::uint64_t> value(std::uint64_t address, std::uint32_t count) const {
    std::pair<std::uint64_t, std::uint64_t> values{0, 0};
    each_block_of(address, count, [&](std::uint64_t at, std::span<std::uint8_t> now, const std::uint8_t* before) {
      std::memcpy(reinterpret_cast<std::uint8_t*>(&values.first) + (at - address), now.data(), now.size());
      std::memcpy(reinterpret_cast<std::uint8_t*>(&values.second) + (at - address), before, now.size());
    });
    return values;
  }

  std::vector<Piece> pieces_;
};

}  // namespace lockstep
