// Kernel arguments as the caller gives them, before they are laid out in the kernarg segment.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/launch/device_memory.hpp"

namespace lockstep {

/// `count` objects of T that kernels can reach, in device memory or a mapped host range. `address` is what
/// the kernel gets. An empty one carries the reason, and a launch that is given it reports that reason.
template <class T>
struct Buffer {
  std::uint64_t address = 0;
  std::size_t count = 0;
  std::string error;

  std::size_t bytes() const { return count * sizeof(T); }
  explicit operator bool() const { return address != 0; }
  /// Why it is empty.
  const std::string& message() const { return error; }
};

/// A host container that kernels may use where it is, for as long as this object lives.
template <class T>
class [[nodiscard]] Mapping {
 public:
  Mapping(std::weak_ptr<DeviceMemory> memory, Buffer<T> buffer)
      : memory_(std::move(memory)), buffer_(std::move(buffer)) {}
  Mapping(Mapping&& other) noexcept : memory_(std::move(other.memory_)), buffer_(std::exchange(other.buffer_, {})) {}
  Mapping& operator=(Mapping&& other) noexcept {
    std::swap(memory_, other.memory_);
    std::swap(buffer_, other.buffer_);
    return *this;
  }
  ~Mapping() {
    const auto memory = memory_.lock();
    if (memory && buffer_) (void)memory->unmap_host(reinterpret_cast<const void*>(buffer_.address));
  }

  const Buffer<T>& buffer() const { return buffer_; }
  explicit operator bool() const { return static_cast<bool>(buffer_); }
  /// Why it is empty.
  const std::string& message() const { return buffer_.error; }

 private:
  std::weak_ptr<DeviceMemory> memory_;
  Buffer<T> buffer_;
};

/// For an OpenCL `local` pointer: that many bytes of LDS for each workgroup. Where the kernel has no such
/// parameter it adds dynamic LDS (HIP's extern __shared__).
struct LocalMemory {
  std::uint32_t bytes = 0;
};

/// One argument, its type erased.
struct Argument {
  enum class Kind : std::uint8_t { value, pointer, local };
  Kind kind = Kind::value;
  std::vector<std::uint8_t> bytes;  ///< little endian, as it goes into the kernarg segment
  std::uint32_t local_bytes = 0;
  std::string error;  ///< of a buffer that could not be made
};

namespace detail {
template <class T>
Argument bytes_of(Argument::Kind kind, const T& value) {
  static_assert(std::is_trivially_copyable_v<T>, "a kernel argument must be trivially copyable");
  Argument argument;
  argument.kind = kind;
  argument.bytes.resize(sizeof(T));
  std::memcpy(argument.bytes.data(), &value, sizeof(T));
  return argument;
}
}  // namespace detail

/// Numbers, structs and vector types go in as they are; a pointer must be a kernel address or mapped memory.
template <class T>
Argument make_argument(const T& value) {
  if constexpr (std::is_pointer_v<T>) {
    return detail::bytes_of(Argument::Kind::pointer, std::uint64_t{reinterpret_cast<std::uintptr_t>(value)});
  } else {
    return detail::bytes_of(Argument::Kind::value, value);
  }
}
template <class T>
Argument make_argument(const Buffer<T>& buffer) {
  Argument argument = detail::bytes_of(Argument::Kind::pointer, buffer.address);
  argument.error = buffer.error;
  return argument;
}
template <class T>
Argument make_argument(const Mapping<T>& mapping) {
  return make_argument(mapping.buffer());
}
inline Argument make_argument(const LocalMemory& local) {
  Argument argument;
  argument.kind = Argument::Kind::local;
  argument.local_bytes = local.bytes;
  return argument;
}
inline Argument make_argument(const Argument& argument) { return argument; }

}  // namespace lockstep
