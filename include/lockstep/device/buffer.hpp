// Memory that a program shares with kernels, as kernel arguments: allocations, and host containers where they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "lockstep/launch/argument.hpp"

namespace lockstep {

class DeviceMemory;

namespace detail {
/// DeviceMemory::unmap_host, where the memory still is.
void unmap_host(const std::weak_ptr<DeviceMemory>& memory, std::uint64_t address);
}  // namespace detail

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
    if (buffer_) detail::unmap_host(memory_, buffer_.address);
  }

  const Buffer<T>& buffer() const { return buffer_; }
  explicit operator bool() const { return static_cast<bool>(buffer_); }
  /// Why it is empty.
  const std::string& message() const { return buffer_.error; }

 private:
  std::weak_ptr<DeviceMemory> memory_;
  Buffer<T> buffer_;
};

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
}  // namespace lockstep
