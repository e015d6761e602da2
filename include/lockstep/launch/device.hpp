// An emulated device of one ISA: memory, code objects, launches.
#pragma once

#include <cstdint>
#include <iterator>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/code.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/fault_text.hpp"
#include "lockstep/launch/fixed_code.hpp"
#include "lockstep/launch/options.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/run_launch.hpp"

namespace lockstep {

/// All members may be called from several host threads at once; launches run side by side.
template <class Isa>
class Device {
 public:
  /// "gfx950".
  static constexpr std::string_view target() { return Isa::target; }

  // Memory. A buffer that could not be made is false, carries the reason, and makes a launch report it.

  /// `count` objects of T in device memory, all bytes zero.
  template <class T>
  Buffer<T> allocate(std::size_t count) {
    if (count > ~std::uint64_t{0} / sizeof(T)) return {0, 0, "cannot allocate " + decimal(count) + " objects"};
    auto address = memory_->allocate(count * sizeof(T));
    return address ? Buffer<T>{*address, count, {}} : Buffer<T>{0, 0, address.message()};
  }
  /// A copy of a contiguous container (vector, array, span) in device memory.
  template <class Container>
  auto upload(const Container& values) {
    using T = std::remove_cv_t<std::remove_reference_t<decltype(*std::data(values))>>;
    static_assert(std::is_trivially_copyable_v<T>);
    Buffer<T> buffer = allocate<T>(std::size(values));
    if (buffer) (void)memory_->write(buffer.address, bytes_of(std::data(values), std::size(values)));
    return buffer;
  }
  /// Copies a buffer back into a contiguous container of at least its size.
  template <class T, class Container>
  Result<void> download(const Buffer<T>& buffer, Container& to) const {
    static_assert(std::is_same_v<T, std::remove_reference_t<decltype(*std::data(to))>>,
                  "a buffer is downloaded into elements of its own type");
    if (std::size(to) < buffer.count)
      return Error{"cannot download " + decimal(buffer.count) + " objects into room for " + decimal(std::size(to))};
    return memory_->read(buffer.address, {reinterpret_cast<std::uint8_t*>(std::data(to)), buffer.bytes()});
  }
  /// Lets kernels use a contiguous container where it is, as long as the result lives; they may write it
  /// unless its elements are const. It must not move or grow meanwhile.
  template <class Container>
  auto map(Container& values) {
    using T = std::remove_reference_t<decltype(*std::data(values))>;
    using Plain = std::remove_cv_t<T>;
    T* first = std::data(values);
    auto mapped = memory_->map_host(first, std::size(values) * sizeof(T), !std::is_const_v<T>);
    return Mapping<Plain>(memory_, mapped
                                       ? Buffer<Plain>{reinterpret_cast<std::uintptr_t>(first), std::size(values), {}}
                                       : Buffer<Plain>{0, 0, mapped.message()});
  }
  template <class T>
  Result<void> release(const Buffer<T>& buffer) {
    return memory_->release(buffer.address);
  }
  /// The same by address and byte.
  DeviceMemory& memory() { return *memory_; }

  // Code.

  Code load(std::span<const std::uint8_t> bytes, const std::string& name = "code object") {
    Code code = load_code(*memory_, Isa::target, bytes, name);
    if (code) {
      const std::lock_guard lock(mutex_);
      loaded_.push_back(code);
    }
    return code;
  }
  Code load_file(const std::string& path) {
    auto bytes = read_file(path);
    return bytes ? load(*bytes, path) : Code(bytes.message());
  }
  void unload(const Code& code) {
    if (!code) return;
    const std::lock_guard lock(mutex_);
    std::erase_if(loaded_, [&](const Code& c) { return &c.loaded() == &code.loaded(); });
    unload_code(*memory_, code.loaded());
  }

  /// The virtual address, in its code object, of the code at `pc`, as llvm-objdump -d prints it; `pc` itself
  /// where no code object is loaded.
  std::uint64_t file_pc(std::uint64_t pc) const {
    const std::lock_guard lock(mutex_);
    for (const Code& code : loaded_)
      if (code.loaded().holds(pc)) return code.loaded().file_address(pc);
    return pc;
  }

  // Launches. They return when every workgroup has ended, or at the first fault.

  /// With typed arguments: numbers, buffers, LocalMemory; see make_argument.
  template <class... Arguments>
  LaunchResult launch(const Kernel& kernel, const LaunchOptions& options, const Arguments&... arguments) {
    const Argument list[] = {make_argument(arguments)..., Argument{}};
    return launch_arguments(kernel, options, {list, sizeof...(Arguments)});
  }
  LaunchResult launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                std::span<const Argument> arguments) {
    if (!kernel) return refused_launch(kernel.message());
    auto segment = layout_arguments(kernel.info(), arguments);
    return segment ? run(kernel, options, std::move(*segment), 0) : refused_launch(segment.message());
  }
  /// With the kernarg segment as bytes, at least all explicit arguments; hidden arguments beyond it are
  /// filled in.
  LaunchResult launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                              std::span<const std::uint8_t> kernarg) {
    if (!kernel) return refused_launch(kernel.message());
    auto segment = take_kernarg(kernel.info(), kernarg);
    return segment ? run(kernel, options, std::move(*segment), static_cast<std::uint32_t>(kernarg.size()))
                   : refused_launch(segment.message());
  }
  /// A dispatch without code object: the entry point is an address in registered memory. The grid and block
  /// of `options` are not used.
  LaunchResult dispatch(const Dispatch& dispatch, const LaunchOptions& options = {}) {
    if (std::string problem = dispatch_problem(dispatch, Isa::lds_bytes); !problem.empty())
      return refused_launch(problem);
    return execute(PreparedLaunch{dispatch, with_fixed_code<Isa>(memory_->view(), dispatch.entry)}, options);
  }

 private:
  template <class T>
  static std::span<const std::uint8_t> bytes_of(const T* first, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(first), count * sizeof(T)};
  }

  static constexpr TargetLimits limits() {
    return {Isa::wave_size, Isa::lds_bytes, Isa::vgpr_granule, Isa::arch_vgprs, shared_aperture, private_aperture};
  }

  LaunchResult run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment, std::uint32_t given) {
    auto prepared = prepare_launch(kernel, options, limits(), memory_->view(), std::move(segment), given);
    return prepared ? execute(*prepared, options) : refused_launch(prepared.message());
  }

  LaunchResult execute(const PreparedLaunch& launch, const LaunchOptions& options) {
    InstructionTally<Isa> tally;
    const GridOutcome outcome = run_launch<Isa>(launch.dispatch, launch.memory, options, resources_, tally);
    if (outcome.out_of_memory) return refused_launch("the host has no memory for the state of the waves");
    LaunchResult result;
    result.statistics = outcome.statistics;
    if (options.report_fidelity) result.fidelity = tally.report();
    if (outcome.fault) {
      result.status = LaunchResult::Status::faulted;
      result.fault = outcome.fault;
      if (result.fault.dwords == 0) read_instruction(result.fault, launch.memory);
      result.text = fault_line(result.fault, place_of(result.fault, launch.memory));
    }
    return result;
  }

  /// The words at the fault's pc, for faults that are not an instruction's own doing: a spent budget, a
  /// deadlock.
  static void read_instruction(Fault& fault, const MemoryView& memory) {
    for (std::uint8_t i = 0; i < fault.words.size(); ++i) {
      std::uint8_t bytes[4] = {};
      if (fault.pc % 4 != 0 || !memory.read(fault.pc + 4u * i, bytes, 4)) return;
      fault.words[i] = load_little_endian<std::uint32_t>(bytes);
      const std::span<const std::uint32_t> words(fault.words.data(), i + 1u);
      if (decode<Isa>(words).error != DecodeError::truncated) {
        fault.dwords = static_cast<std::uint8_t>(i + 1);
        return;
      }
    }
  }

  FaultPlace place_of(const Fault& fault, const MemoryView& memory) const {
    FaultPlace place;
    place.isa = Isa::name;
    place.pc = file_pc(fault.pc);
    place.instruction = fault_instruction<Isa>(fault);
    if (fault.size != 0 && fault.space == AddressSpace::global) {
      place.memory = memory.describe(fault.address, fault.size);
      const MemoryRange* range = memory.find(fault.address, fault.size);
      place.read_only = fault.kind == FaultKind::out_of_bounds && range && !range->may_write(fault.address, fault.size);
    }
    return place;
  }

  mutable std::mutex mutex_;
  std::shared_ptr<DeviceMemory> memory_ = std::make_shared<DeviceMemory>();
  LaunchResources<Isa> resources_;
  std::vector<Code> loaded_;
};

}  // namespace lockstep
