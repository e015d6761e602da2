// Two traces side by side: their first difference. The traces may come from two engines, from two code objects, or from
// texts. Instructions are paired by workgroup, wave and the number of instructions that the wave has executed before.
// Their places are compared by the distance from the kernel's first instruction.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/trace.hpp"

namespace lockstep {

/// The parts of a line that are compared.
struct TraceEntry {
  std::string who;  ///< workgroup and wave: "(0,0,0) 1"
  std::uint64_t index = 0, pc = 0, from_entry = 0;
  std::string text;
  std::vector<std::string> effects;  ///< "s4 0x0 -> 0x1", "v1 #9f3a2c11", ...

  std::uint64_t hash() const;
};

TraceEntry trace_entry(const TracedStep& step);
/// A line that TracedStep::line wrote, of a kernel whose first instruction is at `entry_pc`. Error: it is no such line.
Result<TraceEntry> parse_trace_line(std::string_view line, std::uint64_t entry_pc);

/// The first instruction at which two traces differ.
struct TraceDifference {
  std::string who;
  std::uint64_t index = 0;
  bool first_ended = false, second_ended = false;  ///< that trace has no such instruction
};

/// Takes all entries of the first trace, then all entries of the second one.
class TraceComparison {
 public:
  void first(const TraceEntry& entry);
  void second(const TraceEntry& entry);
  /// After both: the first difference in the order of the second trace, or the first entry that only the first one has.
  std::optional<TraceDifference> difference() const;
  std::uint64_t compared() const { return compared_; }

 private:
  static constexpr std::uint64_t absent = 0;
  struct Wave {
    std::vector<std::uint64_t> hashes;  ///< by index, odd
  };
  std::map<std::string, Wave> waves_;
  std::optional<TraceDifference> difference_;
  std::uint64_t compared_ = 0;
};

/// The difference as one sentence. `a` and `b` are the entries of the two traces there, where they have one.
std::string explain_difference(const TraceDifference& at, const std::optional<TraceEntry>& a,
                               const std::optional<TraceEntry>& b);

}  // namespace lockstep
