#include "svm.hpp"

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

#include "address_space.hpp"
#include "events.hpp"
#include "host_pages.hpp"
#include "memory.hpp"
#include "signal.hpp"
#include "status.hpp"

namespace rocm {

namespace {

constexpr std::uintptr_t page = 4096;

/// Of a run of pages, as they are if nobody says otherwise.
struct Attributes {
  /// By the numbers of the standard's attributes from GLOBAL_FLAG to READ_MOSTLY; pages migrate by 512, which is 2^9.
  std::array<std::uint64_t, 7> values{HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED, 0, 0, 9, 0, 0, 0};
  std::vector<std::uint64_t> access = std::vector<std::uint64_t>(agents().size(), 0);  // by agents; 0: not said
  bool writable = true;  // by the program itself, when it said something
};

struct Run {
  std::uintptr_t end = 0;
  Attributes attributes{};
};
std::mutex& runs_mutex = *new std::mutex;
auto& runs = *new std::map<std::uintptr_t, Run>;  // by their beginnings; they do not overlap

struct Pages {
  std::uintptr_t start = 0, end = 0;
};

/// The whole pages of memory of the program that no pool has; nothing if it is not that.
std::optional<Pages> pages_of(const void* start, std::size_t bytes) {
  const auto at = reinterpret_cast<std::uintptr_t>(start);
  std::uintptr_t end = 0;
  if (!start || bytes == 0 || __builtin_add_overflow(at, bytes, &end) || end > UINTPTR_MAX - page) return std::nullopt;
  const Pages pages{at / page * page, (end + page - 1) / page * page};
  if (allocation_at(start) || !runtime::is_mapped(reinterpret_cast<void*>(pages.start), pages.end - pages.start))
    return std::nullopt;
  return pages;
}

/// A run begins there, if one holds the address.  With the lock.
void split(std::uintptr_t address) {
  auto next = runs.upper_bound(address);
  if (next == runs.begin()) return;
  auto& [start, run] = *std::prev(next);
  if (start == address || address >= run.end) return;
  runs.emplace(address, run);
  run.end = address;
}

/// `body` for the attributes of all these pages.  With the lock.
template <class Body>
void change(const Pages& pages, Body&& body) {
  split(pages.start);
  split(pages.end);
  for (std::uintptr_t at = pages.start; at < pages.end;) {
    auto run = runs.lower_bound(at);
    if (run == runs.end() || run->first != at) {
      const std::uintptr_t end = run == runs.end() ? pages.end : std::min(run->first, pages.end);
      run = runs.emplace(at, Run{end}).first;
    }
    body(run->second.attributes);
    at = run->second.end;
  }
}

/// A value that all these pages have; `mixed` if they differ.  With the lock.
template <class Value>
std::uint64_t common(const Pages& pages, std::uint64_t mixed, Value&& value) {
  std::optional<std::uint64_t> all;
  bool same = true;
  const auto take = [&](const Attributes& attributes) {
    same = same && (!all || *all == value(attributes));
    all = value(attributes);
  };
  std::uintptr_t at = pages.start;
  auto run = runs.upper_bound(at);
  if (run != runs.begin() && std::prev(run)->second.end > at) --run;
  for (; at < pages.end && run != runs.end() && run->first < pages.end; ++run) {
    if (run->first > at) take({});
    take(run->second.attributes);
    at = run->second.end;
  }
  if (at < pages.end) take({});
  return same ? *all : mixed;
}

/// Forgets pages of the run that the program has unmapped. Returns the run behind.  With the lock.
auto keep_mapped(std::map<std::uintptr_t, Run>::iterator run) {
  const std::vector<runtime::AddressSpace::Range> parts =
      runtime::mapped_parts(reinterpret_cast<const void*>(run->first), run->second.end - run->first);
  const Run whole = run->second;
  const auto next = runs.erase(run);
  for (const runtime::AddressSpace::Range& part : parts)
    runs.emplace_hint(next, part.start, Run{part.end(), whole.attributes});
  return next;
}

bool is_access(std::uint64_t attribute) {
  return attribute == HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE ||
         attribute == HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE || attribute == HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS;
}

bool is_agent_or_none(std::uint64_t handle) { return handle == 0 || agent_of(hsa_agent_t{handle}); }

hsa_status_t may_set(const hsa_amd_svm_attribute_pair_t& pair) {
  switch (pair.attribute) {
    case HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG:
      return pair.value < HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE ? HSA_STATUS_SUCCESS
                                                                : HSA_STATUS_ERROR_INVALID_ARGUMENT;
    case HSA_AMD_SVM_ATTRIB_READ_ONLY:
    case HSA_AMD_SVM_ATTRIB_HIVE_LOCAL:
    case HSA_AMD_SVM_ATTRIB_MIGRATION_GRANULARITY:
    case HSA_AMD_SVM_ATTRIB_READ_MOSTLY: return HSA_STATUS_SUCCESS;
    case HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION:
      return is_agent_or_none(pair.value) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_AGENT;
    default: break;
  }
  if (!is_access(pair.attribute)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return agent_of(hsa_agent_t{pair.value}) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_AGENT;
}

void set(Attributes& attributes, const hsa_amd_svm_attribute_pair_t& pair) {
  if (is_access(pair.attribute))
    attributes.access[agent_of(hsa_agent_t{pair.value})->number] = pair.attribute;
  else
    attributes.values[pair.attribute] = pair.value;
}

/// What an agent may do with pages of which nobody has said anything.
std::uint64_t access_by_default(const Agent& agent) {
  const bool all = !agent.is_gpu() || agent.board.features.find(":xnack+") != std::string::npos;
  return all ? HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE : HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS;
}

hsa_status_t get(const Pages& pages, hsa_amd_svm_attribute_pair_t& pair) {
  if (pair.attribute == HSA_AMD_SVM_ATTRIB_ACCESS_QUERY) {
    const Agent* const agent = agent_of(hsa_agent_t{pair.value});
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    pair.attribute = common(pages, HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS, [&](const Attributes& each) {
      const std::uint64_t said = each.access[agent->number];
      return said != 0 ? said : access_by_default(*agent);
    });
    return HSA_STATUS_SUCCESS;
  }
  if (pair.attribute > HSA_AMD_SVM_ATTRIB_READ_MOSTLY) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::uint64_t mixed =
      pair.attribute == HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG ? std::uint64_t{HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE} : 0;
  pair.value = common(pages, mixed, [&](const Attributes& each) { return each.values[pair.attribute]; });
  return HSA_STATUS_SUCCESS;
}

}  // namespace

std::vector<lockstep_host_range> shared_with(const Agent& agent) {
  const std::lock_guard lock(runs_mutex);
  for (auto run = runs.begin(); run != runs.end();) {
    const bool whole = runtime::is_mapped(reinterpret_cast<const void*>(run->first), run->second.end - run->first);
    run = whole ? std::next(run) : keep_mapped(run);
  }
  std::vector<lockstep_host_range> ranges;
  for (const auto& [start, run] : runs) {
    const Attributes& said = run.attributes;
    const std::uint64_t access = said.access[agent.number];
    if (access == 0 || access == HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS) continue;
    const bool read_only = said.values[HSA_AMD_SVM_ATTRIB_READ_ONLY] != 0 || !said.writable;
    ranges.push_back(
        {reinterpret_cast<const void*>(start), run.end - start, read_only ? LOCKSTEP_RANGE_READ_ONLY : 0u, 0});
  }
  return ranges;
}

}  // namespace rocm

using namespace rocm;

extern "C" {

hsa_status_t hsa_amd_svm_attributes_set(void* start, size_t bytes, hsa_amd_svm_attribute_pair_t* list, size_t count) {
  return call([&] {
    const auto pages = pages_of(start, bytes);
    if (!pages || (count != 0 && !list)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (std::size_t i = 0; i < count; ++i)
      if (const hsa_status_t status = may_set(list[i]); status != HSA_STATUS_SUCCESS) return status;
    const void* const first = reinterpret_cast<const void*>(pages->start);
    const bool writable = runtime::may_write(first, pages->end - pages->start);
    if (!writable && runtime::readable_from(first) < pages->end - pages->start)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::lock_guard lock(runs_mutex);
    change(*pages, [&](Attributes& attributes) {
      attributes.writable = writable;
      for (std::size_t i = 0; i < count; ++i) set(attributes, list[i]);
    });
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_svm_attributes_get(void* start, size_t bytes, hsa_amd_svm_attribute_pair_t* list, size_t count) {
  return call([&] {
    const auto pages = pages_of(start, bytes);
    if (!pages || (count != 0 && !list)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::lock_guard lock(runs_mutex);
    for (std::size_t i = 0; i < count; ++i)
      if (const hsa_status_t status = get(*pages, list[i]); status != HSA_STATUS_SUCCESS) return status;
    return HSA_STATUS_SUCCESS;
  });
}

/// All memory is the host's, so only the place that a later question gets moves.
hsa_status_t hsa_amd_svm_prefetch_async(void* start, size_t bytes, hsa_agent_t agent, uint32_t count,
                                        const hsa_signal_t* signals, hsa_signal_t completion) {
  return call([&] {
    const auto pages = pages_of(start, bytes);
    if (!agent_of(agent)) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!pages) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return copy_after(count, signals, completion, [pages = *pages, agent] {
      const std::lock_guard lock(runs_mutex);
      change(pages, [&](Attributes& all) { all.values[HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION] = agent.handle; });
    });
  });
}

}  // extern "C"
