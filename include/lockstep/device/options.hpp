// Sizes of a launch, and its options and result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/callback.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/core/numeric_model.hpp"
#include "lockstep/device/fidelity_report.hpp"
#include "lockstep/device/finding.hpp"
#include "lockstep/device/stop_signal.hpp"
#include "lockstep/engine/interleave.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/launch/host_range.hpp"
#include "lockstep/launch/shape.hpp"

namespace lockstep {

class AtomicLog;
class InstructionWriter;
class LineTable;
class Observer;

/// Which engine executes. `reference`: one instruction, one lane at a time, plain C++. `fast`: compiled kernels, 64
/// lanes at once; the results are the same.
enum class Engine : std::uint8_t { fast, reference };

/// The engines of this version.
inline constexpr std::array all_engines = {Engine::reference, Engine::fast};

constexpr std::string_view engine_name(Engine engine) { return engine == Engine::fast ? "fast" : "reference"; }

struct Progress {
  std::uint64_t workgroups_done = 0, workgroups = 0;
};

struct LaunchOptions {
  Dim3 grid{};   ///< in workgroups
  Dim3 block{};  ///< in work-items
  /// The grid in work-items, as an AQL packet has it, instead of `grid` (which stays at its default): the last
  /// workgroup of a dimension has what is left, where that is no multiple of the block. All 0: not used.
  Dim3 work_items{0, 0, 0};
  /// Workgroups of a cluster, where the target has clusters: they run together. All 0: as the kernel says, or one.
  Dim3 cluster{0, 0, 0};
  std::uint32_t dynamic_lds = 0;  ///< LDS bytes a workgroup beyond what the kernel states
  std::uint32_t stack_bytes = 0;  ///< scratch bytes a lane for calls whose depth the compiler does not know
  Engine engine = Engine::fast;
  /// How matrix instructions add up; none: as is known or documented for the target, with rounded numerics on RDNA as
  /// sequential_fma. In models other than sequential_fma, of MFMA cdna3, and of WMMA gfx11 and gfx12, they are the
  /// reference engine's.
  std::optional<MatrixModel> matrix_model{};
  /// Whose arithmetic gives results that the manual leaves to the hardware: the hardware's, where it is known for the
  /// ISA, or correct rounding.
  NumericModel numerics = NumericModel::silicon;
  std::uint32_t threads = 0;  ///< host threads that share the workgroups; 0: one per processor
  /// Wave instructions that one workgroup may execute before the launch ends with an instruction_budget
  /// fault; 0: no limit. Counted per workgroup, so that the outcome does not depend on the number of threads; those
  /// of a cluster share theirs.
  std::uint64_t max_instructions = 100'000'000;
  /// Instructions after which a wave's turn ends at its next access to memory or LDS: then the next wave of the
  /// workgroup runs (engine/turns.hpp). A copy from memory to LDS begins a turn of its own. 0: a wave runs until it
  /// waits or ends, or for 65,536 instructions.
  std::uint32_t interleave = default_interleave;
  /// Float atomics in memory wait until all workgroups before have ended: sums have the same bits on every number of
  /// threads. False: no order. Kernels whose workgroups wait for later ones need that.
  bool ordered_updates = true;
  /// Workgroups wait for each other. All of them run in turns on one thread if code waits at global wave sync
  /// (DS_GWS_*), or if something watches the launch. Otherwise `threads` has to be the number of workgroups (of
  /// clusters, whose workgroups run together), and with float atomics `ordered_updates` has to be false.
  bool cooperative = false;
  /// With `cooperative`: the number of waves that meet at resource 0 of global wave sync. AMD's runtimes set it before
  /// a launch, to one wave of each workgroup. 0: the resource is as earlier launches of the device left it.
  std::uint32_t meeting_waves = 0;
  StopSignal stop{};  ///< a std::stop_token, for example: ends the launch with a `stopped` fault
  // These two are also called on the device's own threads, where an exception ends the program.
  Callback<bool()> stop_requested{};           ///< ends the launch likewise; asked by every thread
  Callback<void(const Progress&)> progress{};  ///< called now and then, from one thread at a time
  /// Accept RDNA's encoding of scalar loads (0xf4......), which some old tools emit for CDNA targets.
  bool accept_rdna_smem = false;
  /// Count executed instructions and fill LaunchResult::fidelity. The fast engine then executes one more micro-op an
  /// instruction, from programs compiled for counting; without the option nothing is counted and nothing is slower.
  bool report_fidelity = false;
  /// Watches the launch: one thread, workgroups in their order, `engine` one instruction at a time. Lives until the
  /// launch has ended. An exception that it throws ends the launch as a fault.
  Observer* observer = nullptr;
  /// What to look for while the kernel runs, in the same way; LaunchResult::findings has what was found.
  CheckSet check{};
  /// Gets every instruction that is about to execute, and its accesses (device/instruction_stream.hpp). The launch then
  /// uses one thread, workgroups in their order; the engine keeps its speed. Not together with an observer or checks.
  /// Lives until the launch has ended.
  InstructionWriter* stream = nullptr;
  RuntimeServices services{};
  LaunchAddresses places{};  ///< LaunchShape::places: the packet, queue and kernarg segment of a caller's own queue
  /// Host memory that this launch alone may use beside the device's, as it is when the launch begins. Ranges may
  /// overlap, as those of a set (DeviceMemory::set_host_ranges). Bytes that a range of the device has stay that
  /// range's.
  std::span<const HostRange> host_ranges{};
  /// Part of the grid, for launches that are spread over machines. Workgroups know the whole grid.
  WorkgroupRange range{};
  /// Notes which places in memory atomics reach, and which bytes stores write (write_set.hpp). Atomics then take the
  /// slow way, stores a longer one. Lives until the launch has ended.
  AtomicLog* atomics = nullptr;
  /// Source lines of the kernel's code object: faults and findings then name FILE:LINE. Lives as long as the launch.
  const LineTable* lines = nullptr;

  constexpr operator LaunchShape() const {
    return {grid, block, work_items, cluster, dynamic_lds, stack_bytes, services, numerics, places};
  }
};

struct Statistics {
  std::uint64_t workgroups = 0;    ///< that ran to their end
  std::uint64_t waves = 0;         ///< of these workgroups
  std::uint64_t instructions = 0;  ///< wave instructions, faulting workgroups included
  double seconds = 0;              ///< wall time of the execution
};

/// How a launch ended: done, refused before it began, or stopped by a fault.
struct LaunchResult {
  enum class Status : std::uint8_t { ok, refused, faulted };
  Status status = Status::ok;
  std::string text;  ///< refused: what is wrong; faulted: the line "fault: KIND at pc ..."
  Fault fault{};     ///< when faulted; `detail` points to static text
  Statistics statistics{};
  std::vector<Finding> findings{};  ///< of LaunchOptions::check, in the order they were met
  FidelityReport fidelity{};        ///< when LaunchOptions::report_fidelity; of a faulting launch, what ran before

  explicit operator bool() const { return status == Status::ok; }
  const std::string& message() const { return text; }
};

inline LaunchResult refused_launch(std::string reason) {
  LaunchResult result;
  result.status = LaunchResult::Status::refused;
  result.text = std::move(reason);
  return result;
}

}  // namespace lockstep
