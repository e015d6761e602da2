// The clock of one wave: when each register can be used, what is on its way, when the next instruction may be issued.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/timing/stall.hpp"
#include "lockstep/timing/timed_instruction.hpp"

namespace lockstep::timing {

using Cycle = std::int64_t;
/// Of something that has not been: long before every launch.
inline constexpr Cycle never = -1'000'000'000;

/// A cycle, and why it is not earlier.
struct Earliest {
  Cycle at = never;
  Stall why = Stall::issue;
  std::uint32_t of = 0;  ///< of a stall for memory: the number that the caller gave the access

  void later(Cycle cycle, Stall because, std::uint32_t number = 0) {
    if (cycle > at) *this = {cycle, because, number};
  }
};

/// The accesses of a counter: when the last ones end.
class CounterClock {
 public:
  struct Entry {
    Cycle end = never;
    Stall kind = Stall::load;
    std::uint32_t of = 0;
  };

  void add(Cycle end, Stall kind, std::uint32_t of) {
    Entry entry{end, kind, of};
    if (count_ != 0 && last_[(count_ - 1) % depth].end > end) entry = last_[(count_ - 1) % depth];
    last_[count_++ % depth] = entry;
  }
  /// When no more than `limit` are on their way.
  Entry at_most(std::uint32_t limit) const {
    if (count_ <= limit || limit >= depth) return {};
    return last_[(count_ - 1 - limit) % depth];
  }

 private:
  static constexpr std::size_t depth = 64;
  std::array<Entry, depth> last_{};
  std::uint64_t count_ = 0;
};

/// Vector registers: cycles of the last instructions that touched them.
struct VectorRegisterClock {
  Cycle written = never;  ///< start of the vector instruction that wrote it, so that its latency counts from there
  Cycle held = never;     ///< a memory instruction has read it by then
};
struct ScalarRegisterClock {
  Cycle scalar = never;  ///< issue of the scalar instruction that wrote it
  Cycle vector = never;  ///< start of the vector instruction that wrote it
};

struct WaveClock {
  Cycle last = never;   ///< issue of the last instruction
  Cycle ready = never;  ///< the next one is issued no earlier
  Stall ready_why = Stall::issue;
  std::uint64_t block = ~std::uint64_t{0};  ///< of instructions, that it is in
  // Hardware counts what is on its way, and waits for all of it. These are the last ones, as if each were issued when
  // its unit is free: vector instructions, those that write VCC, those that write or read other scalar registers, and
  // scalar instructions that write registers.
  Cycle valu = never, valu_vcc = never, valu_sgpr = never, valu_read = never, salu = never;
  std::array<Cycle, 16> masks{};  ///< of the last vector instructions that write scalar registers
  std::uint64_t mask_count = 0;
  bool last_counts = false;             ///< the last instruction went to a unit: a clause behind it costs more
  Cycle held = never;                   ///< all registers that memory instructions read are free
  std::array<Cycle, 16> valu_starts{};  ///< of the last vector instructions
  std::array<Cycle, 4> trans_starts{};
  std::array<Cycle, 4> salu_issues{};
  std::uint64_t valu_count = 0, trans_count = 0, salu_count = 0;
  std::array<std::array<Cycle, 16>, 3> queue{};  ///< of memory instructions by unit: starts of the last ones
  std::array<std::uint64_t, 3> queued{};
  AluDelay delay{};
  std::uint8_t delay_in = 0;  ///< instructions until the second part of `delay` counts; 0: none
  Cycle alu_wait_end = never;
  std::array<CounterClock, wait_counters> counters{};
  std::vector<VectorRegisterClock> vgprs{vector_numbers};
  std::array<ScalarRegisterClock, scalar_numbers> scalars{};

  WaveClock() {
    valu_starts.fill(never);
    masks.fill(never);
    trans_starts.fill(never);
    salu_issues.fill(never);
    for (auto& each : queue) each.fill(never);
  }
  /// Start of the n-th last vector instruction, from 1 on.
  Cycle valu_start(std::uint32_t n) const {
    return n == 0 || n > valu_count || n > valu_starts.size() ? never
                                                              : valu_starts[(valu_count - n) % valu_starts.size()];
  }
  Cycle trans_start(std::uint32_t n) const {
    return n == 0 || n > trans_count || n > trans_starts.size() ? never
                                                                : trans_starts[(trans_count - n) % trans_starts.size()];
  }
  Cycle salu_issue(std::uint32_t n) const {
    return n == 0 || n > salu_count || n > salu_issues.size() ? never
                                                              : salu_issues[(salu_count - n) % salu_issues.size()];
  }
};

}  // namespace lockstep::timing
