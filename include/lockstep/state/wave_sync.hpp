// Global wave sync: counters of a device at which waves of all workgroups of a launch wait for each other.
// Source: AMD's ISA manuals, DS_GWS_*; LLVM 22 for how an instruction names the resource.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

/// One resource, which is either a barrier or a semaphore. Waves that wait have tickets: the wave that came first goes
/// on first.
struct WaveSyncResource {
  std::uint32_t counter = 0;  ///< barrier: waves that come before the last one; semaphore: waves that need not wait
  std::uint32_t tickets = 0;  ///< given so far, modulo 2^32
  std::uint32_t served = 0;   ///< tickets whose waves go on
  bool barrier = false;       ///< the waves that wait are at a barrier; else at a semaphore

  constexpr bool operator==(const WaveSyncResource&) const = default;

  constexpr std::uint32_t waiting() const { return tickets - served; }
  /// May the wave with that ticket go on?
  constexpr bool serves(std::uint32_t ticket) const { return served - ticket < 1u << 31; }

  /// A wave comes to the barrier. True: it is the last one, all go on, and `next` waves come before the last one the
  /// next time. False: it waits with the ticket `tickets`.
  constexpr bool arrive(std::uint32_t next) {
    barrier = true;
    if (counter == 0) {
      served = tickets;
      counter = next;
      return true;
    }
    --counter;
    ++tickets;
    return false;
  }
  /// A wave wants to pass the semaphore. False: it waits with the ticket `tickets`.
  constexpr bool acquire() {
    barrier = false;
    if (counter != 0) {
      --counter;
      return true;
    }
    ++tickets;
    return false;
  }
  /// So many more waves may pass the semaphore: first those that wait, then later ones.
  constexpr void release(std::uint32_t count) {
    barrier = false;
    const std::uint32_t now = count < waiting() ? count : waiting();
    served += now;
    counter += count - now;
  }
  /// All waves that wait at the semaphore go on. If none waits, nothing changes.
  constexpr void release_all() {
    barrier = false;
    served = tickets;
  }
};

/// The resources of a device. A process has all of them.
struct WaveSyncResources {
  static constexpr std::uint32_t count = 64;
  std::array<WaveSyncResource, count> all{};

  constexpr bool operator==(const WaveSyncResources&) const = default;
};

/// What a wave remembers.
struct WaveSyncTicket {
  std::uint8_t resource = 0;  ///< that it used last
  std::uint32_t ticket = 0;   ///< with which it waits there, or has waited

  constexpr bool operator==(const WaveSyncTicket&) const = default;
};

}  // namespace lockstep
