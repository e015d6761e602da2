// An emulated device of one ISA: memory, code objects, launches. The class alone, for programs that have its members
// from a library; with them: launch/device.hpp.
#pragma once

#include <cstdint>
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
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/options.hpp"

namespace lockstep {

template <class Isa>
struct LaunchResources;
struct FaultPlace;
struct KernargSegment;
struct PreparedLaunch;

/// All members may be called from several host threads at once; launches run side by side.
template <class Isa>
class Device {
 public:
  Device();
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  /// "gfx950".
  static constexpr std::string_view target() { return Isa::target; }

  /// Has this program the whole fast engine, or its small set of kernels? Both compute the same; launches with the
  /// whole one are several times faster.
  static bool has_whole_engine();

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

  Code load(std::span<const std::uint8_t> bytes, const std::string& name = "code object");
  Code load_file(const std::string& path);
  void unload(const Code& code);

  /// The virtual address, in its code object, of the code at `pc`, as llvm-objdump -d prints it; `pc` itself
  /// where no code object is loaded.
  std::uint64_t file_pc(std::uint64_t pc) const;

  // Launches. They return when every workgroup has ended, or at the first fault.

  /// With typed arguments: numbers, buffers, LocalMemory; see make_argument.
  template <class... Arguments>
  LaunchResult launch(const Kernel& kernel, const LaunchOptions& options, const Arguments&... arguments) {
    const Argument list[] = {make_argument(arguments)..., Argument{}};
    return launch_arguments(kernel, options, {list, sizeof...(Arguments)});
  }
  LaunchResult launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                std::span<const Argument> arguments);
  /// With the kernarg segment as bytes, at least all explicit arguments; hidden arguments beyond it are
  /// filled in.
  LaunchResult launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                              std::span<const std::uint8_t> kernarg);
  /// A dispatch without code object: the entry point is an address in registered memory. The grid and block
  /// of `options` are not used.
  LaunchResult dispatch(const Dispatch& dispatch, const LaunchOptions& options = {});

 private:
  template <class T>
  static std::span<const std::uint8_t> bytes_of(const T* first, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(first), count * sizeof(T)};
  }

  LaunchResult run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment, std::uint32_t given);
  LaunchResult execute(const PreparedLaunch& launch, const LaunchOptions& options);
  FaultPlace place_of(const Fault& fault, const MemoryView& memory) const;

  mutable std::mutex mutex_;
  std::shared_ptr<DeviceMemory> memory_ = std::make_shared<DeviceMemory>();
  std::unique_ptr<LaunchResources<Isa>> resources_;
  std::vector<Code> loaded_;
};

}  // namespace lockstep
