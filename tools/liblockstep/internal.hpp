// What the files of this library share: handles, errors as a status and a sentence, structures of older callers.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "code_lines.hpp"
#include "lockstep.h"
#include "lockstep/device.hpp"
#include "running_launches.hpp"

struct lockstep_code {
  lockstep::Code code;
  std::shared_ptr<const lockstep::CodeLines> lines;  // null: it has none
};
struct lockstep_device {
  std::unique_ptr<lockstep::Device> device;
  std::mutex mutex;
  std::unordered_map<const lockstep_code*, std::unique_ptr<lockstep_code>> codes;  // that are loaded
  capi::RunningLaunches running;
  std::mutex setting;    // of sets of host ranges
  bool has_set = false;  // is there one? with `setting` held
};

namespace capi {

/// The calling thread's. It can be used as long as the process lives: programs unload code in what runs at exit, when
/// objects of the thread with destructors are gone.
std::string& last_error() noexcept;

inline lockstep_status fail(std::string message) {
  last_error() = std::move(message);
  return LOCKSTEP_ERROR;
}

/// Runs `body` (which gives a status) behind the C boundary.
template <class Body>
lockstep_status guarded(Body&& body) noexcept {
  try {
    last_error().clear();
    return body();
  } catch (const std::bad_alloc&) {
    last_error().assign("out of host memory");  // fits the small buffer or reuses what the string has
  } catch (...) {
    last_error().assign("internal error");
  }
  return LOCKSTEP_ERROR;
}

inline lockstep_status from(const lockstep::Result<void>& result) {
  return result ? LOCKSTEP_OK : fail(result.message());
}

/// What is wrong with the struct_size of a caller's structure, of any version; empty: nothing, or there is none. A size
/// that was forgotten would drop all that the caller asks for, without a word.
template <class T>
std::string size_problem(const T* given, const char* name) {
  constexpr std::uint32_t least = 8, most = 4096;
  if (!given || (given->struct_size >= least && given->struct_size <= most)) return "";
  return std::string("the struct_size of ") + name + " is " + std::to_string(given->struct_size) +
         ": set it to sizeof(" + name + ")";
}
/// Copies a caller's structure into one of this version: members the caller does not know are zero.
template <class T>
T known_part(const T* given) {
  T whole{};
  if (given) std::memcpy(&whole, given, std::min<std::size_t>(given->struct_size, sizeof(T)));
  return whole;
}
/// The other way round.
template <class T>
void give_back(const T& whole, T* to) {
  if (!to) return;
  const std::uint32_t size = to->struct_size;
  if (size <= sizeof size) return;
  std::memcpy(reinterpret_cast<char*>(to) + sizeof size, reinterpret_cast<const char*>(&whole) + sizeof size,
              std::min<std::size_t>(size, sizeof(T)) - sizeof size);
}

/// x, y, z.
lockstep::Dim3 dim3(const std::uint32_t* sizes);
lockstep::LaunchOptions options_of(const lockstep_options& given);
/// Why the options cannot be used; empty if they can.
std::string options_problem(const lockstep_options* given);
/// How a launch ended, to the caller.
lockstep_status report(const lockstep::LaunchResult& launch, std::uint64_t file_pc, lockstep_result* to);

/// A caller's ranges. Error: null with a count, flags that there are not, too many.
lockstep::Result<std::vector<lockstep::HostRange>> host_ranges_of(const lockstep_host_range* ranges,
                                                                  std::uint64_t count);
/// Those of a launch, to `kept`, where the launch finds them. What is wrong with them; empty: nothing.
std::string take_host_ranges(const lockstep_options* given, std::vector<lockstep::HostRange>& kept,
                             lockstep::LaunchOptions& options);

/// The code object behind a handle, which may be another device's or one that is gone.
lockstep::Code code_of(lockstep_device& device, const lockstep_code* handle);
/// Its source lines, for a launch; null: it has none, or it is not loaded in this device.
std::shared_ptr<const lockstep::CodeLines> lines_of(lockstep_device& device, const lockstep_code* handle);

}  // namespace capi
