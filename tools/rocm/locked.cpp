#include "locked.hpp"

#include <map>
#include <mutex>
#include <string>

#include "host_pages.hpp"
#include "memory.hpp"
#include "status.hpp"
#include "svm.hpp"

namespace rocm {

namespace {

std::mutex& locks_mutex = *new std::mutex;
auto& locks = *new std::multimap<std::uintptr_t, lockstep_host_range>;  // by where they begin

}  // namespace

hsa_status_t lock(void* start, std::size_t bytes) {
  if (!start || bytes == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (allocation_at(start)) return fits(start, bytes) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (!runtime::is_mapped(start, bytes)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const bool writable = runtime::may_write(start, bytes);
  if (!writable && runtime::readable_from(start) < bytes) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::lock_guard guard(locks_mutex);
  const std::uint32_t flags = writable ? 0 : LOCKSTEP_RANGE_READ_ONLY;
  locks.insert({reinterpret_cast<std::uintptr_t>(start), {start, bytes, flags, 0}});
  return HSA_STATUS_SUCCESS;
}

hsa_status_t unlock(void* start) {
  if (allocation_at(start)) return HSA_STATUS_SUCCESS;
  const std::lock_guard guard(locks_mutex);
  const auto found = locks.find(reinterpret_cast<std::uintptr_t>(start));
  if (found == locks.end()) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  locks.erase(found);
  return HSA_STATUS_SUCCESS;
}

std::optional<lockstep_host_range> locked_at(const void* address) {
  const std::lock_guard guard(locks_mutex);
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  for (const auto& [start, range] : locks)
    if (at >= start && at - start < range.bytes) return range;
  return std::nullopt;
}

namespace {

/// Locked memory that the program has unmapped since is locked no longer.
void drop_vanished() {  // with its lock
  std::erase_if(locks, [](const auto& each) {
    const lockstep_host_range& range = each.second;
    if (runtime::is_mapped(range.start, range.bytes)) return false;
    complain("%llu bytes at %p are locked, and the program has given them back to the system: kernels lose them",
             static_cast<unsigned long long>(range.bytes), range.start);
    return true;
  });
}

}  // namespace

std::vector<lockstep_host_range> usable_host_memory(const Agent& agent) {
  std::vector<lockstep_host_range> ranges = shared_with(agent);
  const std::lock_guard guard(locks_mutex);
  drop_vanished();
  for (const auto& [start, range] : locks) ranges.push_back(range);
  if (agent.board.features.find(":xnack+") == std::string::npos) return ranges;
  for (const lockstep_host_range& each : pages_outside()) ranges.push_back(each);
  return ranges;
}

}  // namespace rocm
