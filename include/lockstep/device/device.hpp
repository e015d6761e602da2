// An emulated device: memory, code objects, launches. Of any ISA; IsaDevice (isa_device.hpp) is one of a certain ISA.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "lockstep/base/result.hpp"
#include "lockstep/device/buffer.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/code.hpp"

namespace lockstep {

class DeviceMemory;   // launch/device_memory.hpp
class SteppedLaunch;  // device/stepped_launch.hpp
struct Dispatch;      // launch/dispatch.hpp
enum class ImageFamily : std::uint8_t;  // isa/memory_traits.hpp
struct TargetLimits;  // launch/dispatch.hpp

/// One instruction as text of the assembler; words that are none as ".long".
struct DisassembledInstruction {
  std::string text;
  std::uint32_t words = 1;
};

/// All members may be called from several host threads at once; launches run side by side.
class Device {
 public:
  /// A device of that target ("gfx942"); an error that names the targets there are.
  static Result<std::unique_ptr<Device>> create(std::string_view target);
  /// The targets that create knows, in alphabetic order.
  static std::span<const std::string_view> targets();

  virtual ~Device() = default;
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  /// The target that has code for: the code object's own, the first of `targets` that a generic code object or the
  /// entries of an offload bundle fit. An error that names both if there is none.
  static Result<std::string_view> target_for(std::span<const std::uint8_t> code_object);

  /// "gfx950".
  virtual std::string_view target() const = 0;
  /// What dispatches are held to.
  virtual TargetLimits limits() const = 0;
  /// Lanes that waves may have.
  virtual std::span<const std::uint16_t> wave_sizes() const = 0;
  /// Layout of its image descriptors; none: it has no image instructions.
  virtual ImageFamily image_family() const = 0;
  /// The instruction at the front of `words`, of which there is at least one.
  virtual DisassembledInstruction disassemble(std::span<const std::uint32_t> words) const = 0;

  // Memory. A buffer that could not be made is false, carries the reason, and makes a launch report it.

  /// `count` objects of T in device memory, all bytes zero.
  template <class T>
  Buffer<T> allocate(std::size_t count) {
    auto address = allocate_bytes(count, sizeof(T));
    return address ? Buffer<T>{*address, count, {}} : Buffer<T>{0, 0, address.message()};
  }
  /// A copy of a contiguous container (vector, array, span) in device memory.
  template <class Container>
  auto upload(const Container& values) {
    using T = std::remove_cv_t<std::remove_reference_t<decltype(*std::data(values))>>;
    static_assert(std::is_trivially_copyable_v<T>);
    Buffer<T> buffer = allocate<T>(std::size(values));
    if (buffer) (void)write(buffer.address, bytes_of(std::data(values), std::size(values)));
    return buffer;
  }
  /// Copies a buffer back into a contiguous container of at least its size.
  template <class T, class Container>
  Result<void> download(const Buffer<T>& buffer, Container& to) const {
    static_assert(std::is_same_v<T, std::remove_reference_t<decltype(*std::data(to))>>,
                  "a buffer is downloaded into elements of its own type");
    return download_bytes(buffer.address, buffer.count, sizeof(T), reinterpret_cast<std::uint8_t*>(std::data(to)),
                          std::size(to));
  }
  /// Lets kernels use a contiguous container where it is, as long as the result lives; they may write it
  /// unless its elements are const. It must not move or grow meanwhile.
  template <class Container>
  auto map(Container& values) {
    using T = std::remove_reference_t<decltype(*std::data(values))>;
    using Plain = std::remove_cv_t<T>;
    T* first = std::data(values);
    auto mapped = map_host(first, std::size(values) * sizeof(T), !std::is_const_v<T>);
    return Mapping<Plain>(memory_, mapped
                                       ? Buffer<Plain>{reinterpret_cast<std::uintptr_t>(first), std::size(values), {}}
                                       : Buffer<Plain>{0, 0, mapped.message()});
  }
  template <class T>
  Result<void> release(const Buffer<T>& buffer) {
    return release_at(buffer.address);
  }
  /// The memory itself (launch/device_memory.hpp): ranges of bytes by address.
  DeviceMemory& memory() { return *memory_; }

  // Code.

  /// A linked AMDGPU code object, or an offload bundle with one for this target.
  Code load(std::span<const std::uint8_t> bytes, const std::string& name = "code object") {
    return load_bytes(bytes, name);
  }
  virtual Code load_file(const std::string& path) = 0;
  /// An error if it is not loaded in this device.
  virtual Result<void> unload(const Code& code) = 0;

  /// The virtual address, in its code object, of the code at `pc`, as llvm-objdump -d prints it; `pc` itself
  /// where no code object is loaded.
  virtual std::uint64_t file_pc(std::uint64_t pc) const = 0;

  // Launches. They return when every workgroup has ended, or at the first fault.

  /// With typed arguments: numbers, buffers, LocalMemory; see make_argument.
  template <class... Arguments>
  LaunchResult launch(const Kernel& kernel, const LaunchOptions& options, const Arguments&... arguments) {
    const Argument list[] = {make_argument(arguments)..., Argument{}};
    return launch_arguments(kernel, options, {list, sizeof...(Arguments)});
  }
  virtual LaunchResult launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                        std::span<const Argument> arguments) = 0;
  /// With the kernarg segment as bytes, at least all explicit arguments; hidden arguments beyond it are
  /// filled in.
  virtual LaunchResult launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                                      std::span<const std::uint8_t> kernarg) = 0;
  /// Launches that the caller drives; the first instruction has not been executed when they return. `engine`,
  /// `threads`, `stop`, `progress` and `report_fidelity` of the options are not used; an observer or checks are
  /// refused.
  template <class... Arguments>
  Result<std::unique_ptr<SteppedLaunch>> begin(const Kernel& kernel, const LaunchOptions& options,
                                               const Arguments&... arguments) {
    const Argument list[] = {make_argument(arguments)..., Argument{}};
    return begin_arguments(kernel, options, {list, sizeof...(Arguments)});
  }
  virtual Result<std::unique_ptr<SteppedLaunch>> begin_arguments(const Kernel& kernel, const LaunchOptions& options,
                                                                 std::span<const Argument> arguments) = 0;
  virtual Result<std::unique_ptr<SteppedLaunch>> begin_kernarg(const Kernel& kernel, const LaunchOptions& options,
                                                               std::span<const std::uint8_t> kernarg) = 0;
  /// A dispatch without code object: the entry point is an address in registered memory. The grid and block
  /// of `options` are not used.
  LaunchResult dispatch(const Dispatch& dispatch, const LaunchOptions& options = {}) {
    return launch_dispatch(dispatch, options);
  }

 protected:
  Device();
  virtual Code load_bytes(std::span<const std::uint8_t> bytes, const std::string& name) = 0;
  virtual LaunchResult launch_dispatch(const Dispatch& dispatch, const LaunchOptions& options) = 0;

  const std::shared_ptr<DeviceMemory> memory_;

 private:
  Result<std::uint64_t> allocate_bytes(std::uint64_t count, std::size_t size_of_each);
  Result<void> write(std::uint64_t address, std::span<const std::uint8_t> bytes);
  Result<void> download_bytes(std::uint64_t address, std::size_t count, std::size_t size_of_each, std::uint8_t* to,
                              std::size_t room) const;
  Result<void> map_host(const void* start, std::uint64_t size, bool writable);
  Result<void> release_at(std::uint64_t address);
  template <class T>
  static std::span<const std::uint8_t> bytes_of(const T* first, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(first), count * sizeof(T)};
  }
};

}  // namespace lockstep
