// What the memory handlers ask of the memories they act on.
#pragma once

#include "lockstep/base/host.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <span>

namespace lockstep {

namespace detail {
/// What an atomic may do with a value (a lambda in the concept makes clang 22 fall over in modules).
struct KeepValue {
  template <class T>
  constexpr T operator()(T value) const {
    return value;
  }
};
}  // namespace detail

/// Global memory: 64-bit byte addresses, little endian. Each member gives false, and touches nothing, when
/// any of the bytes is outside every registered range; the caller turns that into a fault. `atomic` replaces
/// the value at a naturally aligned address by op(value) in one step as seen by every other user of the
/// memory, and gives the value from before in `old`. Other host threads are this object's business: the
/// handlers add no synchronisation of their own.
template <class M>
concept GlobalMemory = requires(M memory, std::uint64_t address, std::uint8_t* to, const std::uint8_t* from,
                                std::uint32_t bytes, std::uint32_t old32, std::uint64_t old64) {
  { memory.read(address, to, bytes) } -> std::same_as<bool>;
  { memory.write(address, from, bytes) } -> std::same_as<bool>;
  { memory.atomic(address, old32, detail::KeepValue{}) } -> std::same_as<bool>;
  { memory.atomic(address, old64, detail::KeepValue{}) } -> std::same_as<bool>;
};

/// Little-endian integer of sizeof(T) bytes at `from`.
template <std::unsigned_integral T>
constexpr T load_little_endian(const std::uint8_t* from) {
  T value = 0;
  for (unsigned i = 0; i < sizeof(T); ++i) value = static_cast<T>(value | static_cast<T>(T{from[i]} << (8 * i)));
  return value;
}

template <std::unsigned_integral T>
constexpr void store_little_endian(std::uint8_t* to, T value) {
  for (unsigned i = 0; i < sizeof(T); ++i) to[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

/// One range of bytes at an address of the caller's choice: for tests, constant evaluation and simulators
/// that bring their own storage. Not synchronised.
class SpanMemory {
 public:
  constexpr SpanMemory(std::uint64_t base, std::span<std::uint8_t> bytes) : base_(base), bytes_(bytes) {}

  constexpr bool contains(std::uint64_t address, std::uint32_t bytes) const {
    return address >= base_ && address - base_ <= bytes_.size() && bytes <= bytes_.size() - (address - base_);
  }
  constexpr bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t bytes) const {
    if (!contains(address, bytes)) return false;
    for (std::uint32_t i = 0; i < bytes; ++i) to[i] = bytes_[address - base_ + i];
    return true;
  }
  constexpr bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) {
    if (!contains(address, bytes)) return false;
    for (std::uint32_t i = 0; i < bytes; ++i) bytes_[address - base_ + i] = from[i];
    return true;
  }
  template <std::unsigned_integral T, class F>
  constexpr bool atomic(std::uint64_t address, T& old, F&& op) {
    if (!contains(address, sizeof(T))) return false;
    std::uint8_t* at = bytes_.data() + (address - base_);
    old = load_little_endian<T>(at);
    store_little_endian<T>(at, op(old));
    return true;
  }

 private:
  std::uint64_t base_;
  std::span<std::uint8_t> bytes_;
};
static_assert(GlobalMemory<SpanMemory>);

/// The scratch of a workgroup's waves by its device address, where it has one (ScratchBase): one wave after the other,
/// in each the lanes' dwords interleaved. It is global memory to code that forms such addresses itself, as GCC's does:
/// that may reach other lanes' scratch and other waves'.
struct DeviceScratch {
  std::uint64_t address = 0;
  std::span<std::uint8_t> bytes{};  ///< of each wave as ScratchMemory has them
  std::uint32_t bytes_per_lane = 0, lanes = 1;

  constexpr bool holds(std::uint64_t at, std::uint32_t count) const {
    return at >= address && at - address <= bytes.size() && count <= bytes.size() - (at - address);
  }
  constexpr bool read(std::uint64_t at, std::uint8_t* to, std::uint32_t count) const {
    if (!holds(at, count)) return false;
    for (std::uint32_t i = 0; i < count; ++i) to[i] = byte(at + i);
    return true;
  }
  constexpr bool write(std::uint64_t at, const std::uint8_t* from, std::uint32_t count) const {
    if (!holds(at, count)) return false;
    for (std::uint32_t i = 0; i < count; ++i) byte(at + i) = from[i];
    return true;
  }
  template <std::unsigned_integral T, class F>
  constexpr bool atomic(std::uint64_t at, T& old, F&& op) const {
    std::array<std::uint8_t, sizeof(T)> image{};
    if (!read(at, image.data(), sizeof(T))) return false;
    old = load_little_endian<T>(image.data());
    store_little_endian<T>(image.data(), op(old));
    return write(at, image.data(), sizeof(T));
  }

 private:
  constexpr std::uint8_t& byte(std::uint64_t at) const {
    const std::uint64_t from_first = at - address, of_wave = std::uint64_t{bytes_per_lane} * lanes;
    const std::uint64_t in_wave = from_first % of_wave, dword = in_wave / 4;
    return bytes[from_first - in_wave + dword % lanes * bytes_per_lane + dword / lanes * 4 + in_wave % 4];
  }
};

/// Private memory of one wave: lane i owns bytes [i * bytes_per_lane, (i + 1) * bytes_per_lane). The hardware
/// interleaves the lanes' dwords in memory; a kernel cannot see that, so here each lane's bytes lie together.
struct ScratchMemory {
  std::span<std::uint8_t> bytes{};
  std::uint32_t bytes_per_lane = 0;
  DeviceScratch device{};  ///< the workgroup's

  /// This lane's bytes; empty if the storage does not reach that far.
  constexpr std::span<std::uint8_t> lane(std::uint32_t lane) const {
    const std::uint64_t first = std::uint64_t{lane} * bytes_per_lane;
    if (first + bytes_per_lane > bytes.size()) return {};
    return bytes.subspan(first, bytes_per_lane);
  }
};

}  // namespace lockstep
