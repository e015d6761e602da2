// The bytes of a checkpoint: little-endian numbers one after the other, written and read by the same functions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/memory/memory.hpp"

namespace lockstep::embed {

/// What a checkpoint holds.
enum class CheckpointKind : std::uint8_t { wave = 1, workgroup = 2, cluster = 3, launch = 4 };

/// Programs read the version that they write.
inline constexpr std::uint32_t checkpoint_version = 1;

namespace detail {

inline std::string_view checkpoint_name(std::uint64_t kind) {
  constexpr std::array<std::string_view, 5> names{"nothing known", "a wave", "a workgroup", "a cluster", "a launch"};
  return names[kind < names.size() ? kind : 0];
}

/// The numbers of a class that a checkpoint has: of an enumeration its own, of a bool 0 or 1.
template <class T>
struct NumberOf {
  using Type = std::make_unsigned_t<T>;
};
template <>
struct NumberOf<bool> {
  using Type = std::uint8_t;
};
template <class T>
requires std::is_enum_v<T>
struct NumberOf<T> {
  using Type = std::make_unsigned_t<std::underlying_type_t<T>>;
};

/// FNV-1a of the bytes, eight at a time.
inline std::uint64_t checkpoint_sum(std::span<const std::uint8_t> bytes) {
  std::uint64_t sum = 0xcbf29ce484222325u;
  const auto add = [&](std::uint64_t word) {
    sum = (sum ^ word) * 0x100000001b3u;
    sum ^= sum >> 32;
  };
  std::size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) add(load_little_endian<std::uint64_t>(&bytes[at]));
  for (; at < bytes.size(); ++at) add(bytes[at]);
  return sum;
}

/// Writes the fields of an object. What the reader refuses is not asked here.
class CheckpointWriter {
 public:
  static constexpr bool reads = false;

  void part(std::string_view) {}
  template <class T>
  void number(const T& value) {
    using Number = typename NumberOf<T>::Type;
    std::array<std::uint8_t, sizeof(Number)> image{};
    store_little_endian<Number>(image.data(), static_cast<Number>(value));
    bytes_.insert(bytes_.end(), image.begin(), image.end());
  }
  template <class T>
  void limited(const T& value, std::uint64_t, std::string_view) {
    number(value);
  }
  template <class T, std::size_t count>
  void numbers(const std::array<T, count>& values) {
    for (const T& value : values) number(value);
  }
  void raw(std::span<const std::uint8_t> bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }
  void require(bool, std::string_view) {}
  bool good() const { return true; }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// Reads them again. After the first thing that is wrong all numbers are 0.
class CheckpointReader {
 public:
  static constexpr bool reads = true;

  explicit CheckpointReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  /// Names in errors what is read next.
  void part(std::string_view name) { part_ = name; }
  template <class T>
  void number(T& value) {
    using Number = typename NumberOf<T>::Type;
    limited(value, std::is_same_v<T, bool> ? 1 : static_cast<Number>(~Number{0}), "a flag is neither 0 nor 1");
  }
  /// A number of at most `most`.
  template <class T>
  void limited(T& value, std::uint64_t most, std::string_view problem) {
    using Number = typename NumberOf<T>::Type;
    value = T{};
    if (!has(sizeof(Number))) return;
    const auto read = load_little_endian<Number>(left_.data());
    left_ = left_.subspan(sizeof(Number));
    if (static_cast<std::uint64_t>(read) > most) return fail(problem);
    value = static_cast<T>(read);
  }
  template <class T, std::size_t count>
  void numbers(std::array<T, count>& values) {
    for (T& value : values) number(value);
  }
  void raw(std::span<std::uint8_t> to) {
    if (!has(to.size())) return;
    if (!to.empty()) std::memcpy(to.data(), left_.data(), to.size());
    left_ = left_.subspan(to.size());
  }
  /// Are there so many bytes left? Asked before memory is taken for them.
  bool has(std::uint64_t bytes) {
    if (!good()) return false;
    if (bytes > left_.size()) fail("the bytes end in the middle of it");
    return good();
  }
  void require(bool right, std::string_view problem) {
    if (!right) fail(problem);
  }
  void fail(std::string_view problem) {
    if (good()) problem_.append("checkpoint: ").append(part_).append(": ").append(problem);
  }
  bool good() const { return problem_.empty(); }
  const std::string& problem() const { return problem_; }
  std::size_t left() const { return left_.size(); }

 private:
  std::span<const std::uint8_t> left_;
  std::string_view part_ = "its head";
  std::string problem_;
};

/// What every checkpoint begins with: what it is of, and how long it is.
inline constexpr std::array<std::uint8_t, 8> checkpoint_magic{'l', 'o', 'c', 'k', 's', 't', 'e', 'p'};
inline constexpr std::size_t checkpoint_target_bytes = 16;
inline constexpr std::size_t checkpoint_head_bytes = 8 + 4 + 4 + checkpoint_target_bytes + 8 + 8;

/// Magic, version (4 bytes), kind and lanes (2 bytes each), target (16 bytes, zeros behind it), bytes that follow,
/// their sum (8 bytes each).
inline std::vector<std::uint8_t> with_head(CheckpointKind kind, std::uint16_t lanes, std::string_view target,
                                           std::span<const std::uint8_t> body) {
  CheckpointWriter head;
  head.numbers(checkpoint_magic);
  head.number(checkpoint_version);
  head.number(static_cast<std::uint16_t>(kind));
  head.number(lanes);
  for (std::size_t i = 0; i < checkpoint_target_bytes; ++i)
    head.number(static_cast<std::uint8_t>(i < target.size() ? target[i] : 0));
  head.number(static_cast<std::uint64_t>(body.size()));
  head.number(checkpoint_sum(body));
  head.raw(body);
  return head.take();
}

/// The bytes behind the head, which has to be of that kind.
inline Result<std::span<const std::uint8_t>> without_head(std::span<const std::uint8_t> bytes, CheckpointKind kind,
                                                          std::uint16_t lanes, std::string_view target) {
  CheckpointReader head(bytes);
  std::array<std::uint8_t, 8> magic{};
  std::uint32_t version = 0;
  std::uint16_t of = 0, of_lanes = 0;
  std::array<std::uint8_t, checkpoint_target_bytes> name{};
  std::uint64_t size = 0, sum = 0;
  head.numbers(magic);
  if (!head.good() || magic != checkpoint_magic) return Error{"checkpoint: these bytes are no checkpoint of lockstep"};
  head.number(version);
  if (head.good() && version != checkpoint_version)
    return Error{"checkpoint: it has version " + decimal(version) + ", this program reads version " +
                 decimal(checkpoint_version)};
  head.number(of);
  head.number(of_lanes);
  head.numbers(name);
  head.number(size);
  head.number(sum);
  if (!head.good()) return Error{head.problem()};
  std::string of_target;
  for (const std::uint8_t c : name)
    if (c != 0) of_target.push_back(c >= 32 && c < 127 ? static_cast<char>(c) : '?');
  if (of != static_cast<std::uint16_t>(kind))
    return Error{"checkpoint: it is of " + std::string(checkpoint_name(of)) + ", not of " +
                 std::string(checkpoint_name(static_cast<std::uint64_t>(kind)))};
  if (of_target != target || of_lanes != lanes)
    return Error{"checkpoint: it is of " + of_target + " in waves of " + decimal(of_lanes) + " lanes, and here is " +
                 std::string(target) + " in waves of " + decimal(lanes) + " lanes"};
  const std::span<const std::uint8_t> body = bytes.subspan(checkpoint_head_bytes);
  if (size != body.size())
    return Error{"checkpoint: its head says " + decimal(size) + " bytes follow, and there are " + decimal(body.size())};
  if (sum != checkpoint_sum(body)) return Error{"checkpoint: its bytes are not those that were written"};
  return body;
}

}  // namespace detail
}  // namespace lockstep::embed
