// What ranks say to each other.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "lockstep/device/merge.hpp"

namespace command {

inline std::vector<std::uint8_t> bytes_of(const std::string& text) { return {text.begin(), text.end()}; }
inline std::string text_of(std::span<const std::uint8_t> bytes) { return {bytes.begin(), bytes.end()}; }

template <class T>
std::vector<std::uint8_t> bytes_of_value(const T& value) {
  std::vector<std::uint8_t> bytes(sizeof value);
  std::memcpy(bytes.data(), &value, sizeof value);
  return bytes;
}
template <class T>
T value_of(const std::vector<std::uint8_t>& bytes) {
  T value;
  std::memcpy(&value, bytes.data(), sizeof value);
  return value;
}
inline void append(std::vector<std::uint8_t>& to, const std::vector<std::uint8_t>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

inline constexpr std::uint64_t no_fault = ~std::uint64_t{0};

/// What a rank tells rank 0 of its share.
struct Share {
  std::uint64_t workgroups = 0, waves = 0, instructions = 0;
  std::uint64_t fault = no_fault;  ///< number of the workgroup that faulted
  double seconds = 0;
  bool refused = false;
  std::uint64_t text_bytes = 0;  ///< of what it says of a fault; its report follows
};

inline constexpr std::uint64_t nobody = lockstep::MergeConflict::unknown;

/// What rank 0 asks the others when writes cannot be merged: which rank it is that stores there, if it does not know,
/// and then which workgroups of the two do.
struct Question {
  std::uint64_t address = 0, bytes = 0, first = nobody, second = nobody;
  bool asks_who_stores() const { return second != nobody && first == nobody; }
  bool asks_for_workgroups() const { return second != nobody; }
};

}  // namespace command
