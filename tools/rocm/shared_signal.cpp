#include "shared_signal.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <mutex>

#include "address_space.hpp"
#include "memory.hpp"
#include "shared_file.hpp"
#include "signal.hpp"

namespace rocm {

namespace {

constexpr std::size_t most = std::size_t{1} << 12, page = runtime::file_page;

struct Places {
  std::uint8_t* first = static_cast<std::uint8_t*>(allocate_service(most * page, "signals of several processes"));
  std::mutex mutex;
  std::array<std::atomic<int>, most> files{};  ///< -1: the place is free

  Places() {
    for (auto& each : files) each = -1;
  }
  amd_signal_t* at(std::size_t which) { return reinterpret_cast<amd_signal_t*>(first + which * page); }
};

Places& places() {
  static auto* const one = new Places;
  return *one;
}

/// The place that begins at the address; `most` if none does.
std::size_t place_of(std::uint64_t address) {
  const std::uint64_t offset = address - reinterpret_cast<std::uintptr_t>(places().first);
  return places().first && offset < most * page && offset % page == 0 ? offset / page : most;
}

}  // namespace

void take_signal_places() { (void)places(); }

amd_signal_t* shared_signal_at(std::uint64_t handle) {
  const std::size_t which = place_of(handle);
  return which < most && places().files[which] >= 0 ? places().at(which) : nullptr;
}

amd_signal_t* make_shared_signal() {
  const int file = runtime::make_file("hsa_signal", page);
  return file < 0 ? nullptr : attach_shared_signal(file);
}

amd_signal_t* attach_shared_signal(int file) {
  Places& all = places();
  const std::lock_guard lock(all.mutex);
  std::size_t which = 0;
  while (which < most && all.files[which] >= 0) ++which;
  if (!all.first || which == most || !runtime::map_file(all.at(which), page, file)) {
    (void)close(file);
    return nullptr;
  }
  all.files[which] = file;
  count_kernel(1);  // nobody says when another process changes it
  return all.at(which);
}

int file_of(const amd_signal_t* signal) {
  const std::size_t which = place_of(reinterpret_cast<std::uintptr_t>(signal));
  return which < most ? places().files[which].load() : -1;
}

bool release_shared_signal(std::uint64_t handle) {
  Places& all = places();
  const std::lock_guard lock(all.mutex);
  const std::size_t which = place_of(handle);
  if (which == most || all.files[which] < 0) return false;
  const int file = all.files[which].exchange(-1);
  (void)runtime::AddressSpace::renew(all.at(which), page);
  (void)close(file);
  count_kernel(-1);
  return true;
}

}  // namespace rocm
