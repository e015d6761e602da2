// Estimates of time: an observer that runs the time model (lockstep/timing) on what a launch executes. Cycles of the
// kernel, of each instruction, and what they were spent on. An estimate is as exact as its `accuracy` says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/timing/occupancy.hpp"
#include "lockstep/timing/parameters.hpp"
#include "lockstep/timing/stall.hpp"

namespace lockstep {

/// The parameters of a target that the library has, or those of the target that stands for it. Error: there are none.
Result<timing::Parameters> time_parameters(std::string_view target);
/// The text that these parameters were read from, to be changed and given to timing::parse_parameters.
Result<std::string_view> time_parameter_text(std::string_view target);

struct EstimatedInstruction {
  std::uint64_t pc = 0;  ///< the code object's virtual address
  std::string text;
  std::string source;  ///< "FILE:LINE"; empty unless the caller sets it
  std::uint64_t executions = 0;
  std::uint64_t cycles = 0;  ///< of all waves: from the instruction before it to its own issue
  std::array<std::uint64_t, timing::stalls> by_stall{};
  std::uint64_t waits_for = 0;  ///< the pc of the access that it waited for longest; 0: for none
};

struct TimeEstimate {
  std::string target;             ///< of the launch
  std::string accuracy;           ///< how exact the parameters are, in one sentence
  std::uint64_t cycles = 0;       ///< of the whole launch
  std::uint64_t wave_cycles = 0;  ///< the sum of all waves
  double microseconds = 0;        ///< 0: the clock is not known
  std::uint32_t clock_mhz = 0;
  timing::Occupancy occupancy{};
  std::uint64_t workgroups = 0, units = 0;         ///< compute units
  bool truncated = false;                          ///< the launch is too long: the estimate lacks its end
  std::vector<EstimatedInstruction> instructions;  ///< by pc
  std::array<std::uint64_t, timing::stalls> by_stall{};
};

class TimeObserver final : public Observer {
 public:
  /// `target`: the target of the launch, for the sentence about accuracy. `most`: the number of instructions that it
  /// records of workgroups that run together; later ones are left out.
  TimeObserver(timing::Parameters parameters, std::string_view target, std::size_t most = std::size_t{1} << 24);
  ~TimeObserver() override;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void wave_begins(const StartView& start) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void workgroup_ends(const Fault& fault) override;

  /// The result. To be called once, after the launch.
  TimeEstimate take();

 private:
  class Recorder;
  std::unique_ptr<Recorder> recorder_;
};

/// The cycles of one source line.
struct EstimatedLine {
  std::string source;  ///< "FILE:LINE"
  std::uint64_t cycles = 0;
};
/// By source line, the longest first. Empty where no instruction has one.
std::vector<EstimatedLine> time_lines(const TimeEstimate& estimate);
/// A table for terminals. `most`: how many instructions and lines it lists.
std::string time_table(const TimeEstimate& estimate, std::size_t most = 20);
/// One JSON object: the members of TimeEstimate by their names but `microseconds`, and `lines`.
std::string time_json(const TimeEstimate& estimate);

}  // namespace lockstep
