// Kernel arguments as the caller gives them, before they are laid out in the kernarg segment.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace lockstep {

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
inline Argument make_argument(const LocalMemory& local) {
  Argument argument;
  argument.kind = Argument::Kind::local;
  argument.local_bytes = local.bytes;
  return argument;
}
inline Argument make_argument(const Argument& argument) { return argument; }

}  // namespace lockstep
