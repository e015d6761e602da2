// A device on the reference engine: no threads, no vectors of the host, no library. A kernel gets the addresses, the
// order of waves and the results that the library's device gives it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/base/fault.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/turns.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/cluster.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/exception_readers.hpp"
#include "lockstep/launch/fault_place.hpp"
#include "lockstep/launch/float_environment.hpp"
#include "lockstep/launch/launch_explanation.hpp"
#include "lockstep/launch/load_code.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/object/read_file.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// What launches of a ReferenceDevice have in common. The fields are those of LaunchOptions.
struct ReferenceOptions {
  std::optional<MatrixModel> matrix_model{};
  std::uint64_t max_instructions = 100'000'000;  ///< of a workgroup; 0: no limit
  std::uint32_t interleave = default_interleave;
};

/// How a launch ended: done, refused before it began, or stopped by a fault.
struct ReferenceResult {
  bool ok = false;
  std::string text;  ///< refused: what is wrong; faulted: the line "fault: KIND at pc ..."
  Fault fault{};     ///< when faulted; `detail` points to static text
  std::uint64_t workgroups = 0, waves = 0, instructions = 0;  ///< that ran; `workgroups` counts those that ended

  explicit operator bool() const { return ok; }
  const std::string& message() const { return text; }
};

namespace detail {

/// Runs the clusters of a dispatch one after another, with waves W.
template <class W>
class ReferenceGrid {
 public:
  using Isa = typename W::Isa;

  ReferenceGrid(const Isa& isa, const PreparedLaunch& launch, const ReferenceOptions& options)
      : isa_(isa), dispatch_(launch.dispatch), memory_(launch.memory), options_(options) {
    const std::size_t waves = std::size_t{waves_of(dispatch_.block, W::wave_size)} * dispatch_.resident();
    waves_.reserve(waves);
    for (std::size_t i = 0; i < waves; ++i) waves_.emplace_back(isa);
    lds_.resize(lds_step() * dispatch_.resident());
    scratch_.resize(wave_scratch() * waves);
    machine_.matrix_model = options.matrix_model.value_or(default_matrix_model(isa.matrix_model, dispatch_.numerics));
    machine_.scratch.bytes_per_lane = dispatch_.scratch_bytes;
    machine_.scratch.device = device_scratch(isa, dispatch_, scratch_);
  }

  /// Adds to `result` what ran, and the fault that ended it.
  void run(ReferenceResult& result) {
    const std::uint64_t clusters = dispatch_.residencies().volume();
    for (std::uint64_t i = 0; i < clusters; ++i) {
      result.fault = run_cluster(i);
      result.waves += cluster_.waves();
      for (std::uint32_t w = 0; w < cluster_.waves(); ++w) result.instructions += waves_[w].instructions;
      if (result.fault) return cluster_.place(result.fault);
      result.workgroups += cluster_.workgroups();
    }
  }

 private:
  std::size_t lds_bytes() const { return allocated_lds(*isa_, dispatch_); }
  std::size_t lds_step() const { return RunningCluster::lds_step(lds_bytes()); }
  std::size_t wave_scratch() const { return std::size_t{dispatch_.scratch_bytes} * W::wave_size; }

  Fault run_cluster(std::uint64_t number) {
    std::fill(lds_.begin(), lds_.end(), std::uint8_t{0});
    std::fill(scratch_.begin(), scratch_.end(), std::uint8_t{0});
    cluster_.begin(dispatch_, dispatch_.cluster_at(number), &wave_sync_);
    for (std::uint32_t member = 0; member < cluster_.workgroups(); ++member) start(cluster_[member]);
    InstructionBudget budget{cluster_.budget(options_.max_instructions)};
    const std::uint64_t interleave = cluster_.interleave(options_.interleave);
    return run_waves(
        std::span(waves_).first(cluster_.waves()),
        [&](std::uint32_t index) -> Barriers& { return cluster_.barriers_of(index); },
        [&](W& wave, std::uint32_t index, std::uint64_t instructions) {
          const std::uint32_t member = cluster_.member_of(index);
          machine_.lds = std::span(lds_).subspan(member * lds_step(), lds_bytes());
          machine_.scratch.bytes = std::span(scratch_).subspan(index * wave_scratch(), wave_scratch());
          machine_.barriers = &cluster_[member].barriers;
          return run_wave(wave, machine_, TurnLength{instructions, interleave});
        },
        budget);
  }
  void start(const RunningWorkgroup& group) {
    for (std::uint32_t i = 0; i < group.waves; ++i) {
      W& wave = waves_[group.first + i];
      wave.reset(dispatch_.vgprs, dispatch_.accvgprs);
      start_wave(wave, dispatch_, group.id, i,
                 abi::scratch_base((*isa_).memory.abi, std::uint64_t{i} * wave_scratch()));
    }
  }

  [[no_unique_address]] IsaPointer<Isa> isa_;
  const Dispatch& dispatch_;
  MemoryView memory_;
  const ReferenceOptions& options_;
  std::vector<W> waves_;
  std::vector<std::uint8_t> lds_, scratch_;
  RunningCluster cluster_;
  WaveSyncResources wave_sync_{};
  Machine<MemoryView> machine_{memory_};
};

/// A whole wave of the ISA. Its registers are named here because g++ 12 fails on the default.
template <class Isa, std::uint16_t size>
using ReferenceWave = Wave<
    Isa, full_shape<Isa, size>,
    WaveRegisters<Isa, full_shape<Isa, size>.row_lanes(), full_shape<Isa, size>.vgprs, full_shape<Isa, size>.accvgprs>>;

/// Runs the launch with waves of the size that its dispatch names, one of the ISA's.
template <std::size_t index = 0, class Isa>
void run_reference_grid(const Isa& isa, const PreparedLaunch& launch, const ReferenceOptions& options,
                        ReferenceResult& result) {
  constexpr auto sizes = compiled_wave_sizes<Isa>;
  if constexpr (index + 1 < sizes.size()) {
    if (launch.dispatch.wave_size != sizes[index]) return run_reference_grid<index + 1>(isa, launch, options, result);
  }
  ReferenceGrid<ReferenceWave<Isa, sizes[index]>>(isa, launch, options).run(result);
}

}  // namespace detail

/// One GPU: memory, code objects, launches. An object is for one thread at a time.
template <class Isa>
class ReferenceDevice {
 public:
  /// A device of `processor`, one of the ISA's targets; empty: the first of them. A device of any other one loads no
  /// code.
  explicit ReferenceDevice(std::string_view processor = {}) requires std::is_empty_v<Isa>
      : ReferenceDevice(Isa{}, processor) {}
  explicit ReferenceDevice(const Isa& isa, std::string_view processor = {})
      : isa_(isa), processor_(processor.empty() ? isa.targets[0] : processor) {}

  /// Registered memory. It has what a device's memory has: allocations, host ranges at their own address, read and
  /// write.
  DeviceMemory& memory() { return memory_; }

  /// Puts a code object, or the one for this processor out of an offload bundle, into memory. Stays there as long as
  /// the device. A handle that could not be made carries the reason.
  Code load(std::span<const std::uint8_t> bytes, const std::string& name = "code object") {
    const std::span<const std::string_view> targets = (*isa_).targets;
    if (std::find(targets.begin(), targets.end(), processor_) == targets.end())
      return Code(name + ": '" + processor_ + "' is no target of this device's ISA; its first one is " +
                  std::string(targets[0]));
    Code code = unless_out_of_memory([&] { return load_code(memory_, processor_, bytes, name); },
                                     [&] { return Code(name + ": the host has no memory for this code object"); });
    if (code && any_code(code.loaded(), [&](auto code_bytes) { return reads_exception_flags(*isa_, code_bytes); }))
      reads_exceptions_ = true;
    return code;
  }

  /// The code object or offload bundle in a file.
  Code load_file(const std::string& path) {
    const auto bytes = read_code_file(path);
    return bytes ? load(*bytes, path) : Code(bytes.message());
  }

  /// Lets kernels use a contiguous container where it is; they may write it unless its elements are const. It must
  /// outlive the device's launches, and must not move or grow. The result is the kernel's argument; where the container
  /// cannot be mapped, a launch says why.
  template <class Container>
  Argument map(Container& values) {
    auto* first = std::data(values);
    using T = std::remove_reference_t<decltype(*first)>;
    Argument argument = make_argument(first);
    const auto mapped = memory_.map_host(first, std::size(values) * sizeof(T), !std::is_const_v<T>);
    if (!mapped) argument.error = mapped.message();
    return argument;
  }

  /// Runs a kernel to its end. Arguments: numbers, structs, device addresses (std::uint64_t), what `map` gives,
  /// LocalMemory.
  template <class... Arguments>
  ReferenceResult launch(const Kernel& kernel, const LaunchShape& shape, const Arguments&... arguments) {
    const std::array<Argument, sizeof...(Arguments)> list{make_argument(arguments)...};
    return launch_arguments(kernel, shape, list);
  }
  ReferenceResult launch_arguments(const Kernel& kernel, const LaunchShape& shape,
                                   std::span<const Argument> arguments) {
    if (!kernel) return refused(kernel.message());
    auto segment = layout_arguments(kernel.info(), arguments);
    return segment ? run(kernel, shape, std::move(*segment), 0) : refused(segment.message());
  }
  /// The same with the bytes of the kernarg segment, without hidden arguments.
  ReferenceResult launch_kernarg(const Kernel& kernel, const LaunchShape& shape,
                                 std::span<const std::uint8_t> kernarg) {
    if (!kernel) return refused(kernel.message());
    auto segment = take_kernarg(kernel.info(), kernarg);
    return segment ? run(kernel, shape, std::move(*segment), static_cast<std::uint32_t>(kernarg.size()))
                   : refused(segment.message());
  }

  ReferenceOptions options{};

 private:
  static ReferenceResult refused(std::string why) {
    ReferenceResult result;
    result.text = std::move(why);
    return result;
  }
  ReferenceResult run(const Kernel& kernel, const LaunchShape& shape, KernargSegment segment, std::uint32_t given) {
    if (kernel.code().memory != memory_.serial())
      return refused("kernel '" + kernel.info().name + "' is of another device: load its code object in this one");
    auto launch = prepare_launch(kernel, shape, target_limits(*isa_), memory_.view(), std::move(segment), given);
    if (!launch) return refused(launch.message());
    launch->dispatch.raises_exceptions = reads_exceptions_;
    ReferenceResult result;
    const auto run_it = [&] {
      const FloatEnvironment environment;
      detail::run_reference_grid(*isa_, *launch, options, result);
      return true;
    };
    if (!unless_out_of_memory(run_it, [] { return false; }))
      return refused("the host has no memory for the state of the waves");
    result.ok = !result.fault;
    if (result.ok) return result;
    complete_fault(*isa_, result.fault, launch->memory);
    FaultPlace place = fault_place(*isa_, result.fault, launch->memory);
    const LoadedCode& code = kernel.code();
    place.pc = code.holds(result.fault.pc) ? code.file_address(result.fault.pc) : result.fault.pc;
    place.more = detail::launch_explanation(result.fault, *launch, result.workgroups + launch->dispatch.cluster_size());
    result.text = fault_line(result.fault, place);
    return result;
  }

  [[no_unique_address]] IsaPointer<Isa> isa_;
  DeviceMemory memory_;
  std::string processor_;
  bool reads_exceptions_ = false;  ///< any code that has been loaded
};

}  // namespace lockstep
