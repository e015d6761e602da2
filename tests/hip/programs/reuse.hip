// Addresses never run out: old ones are given out again, but not those of the last frees, nor any that is in use.
#include <cstdint>
#include <deque>
#include <map>
#include <unordered_set>

#include "check.h"

namespace {

constexpr std::size_t gigabyte = std::size_t{1} << 30, rounds = 200000, last = 4000;

__global__ void fill(unsigned* out, unsigned value) { out[threadIdx.x] = value; }
__global__ void late(unsigned* out) { out[threadIdx.x] = 6; }

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

/// Memory that stays, with what is in it: nothing else may ever be there.
struct Kept {
  unsigned* memory = nullptr;
  unsigned value = 0;
  bool good() const {
    std::vector<unsigned> now(64);
    OK(hipMemcpy(now.data(), memory, 256, hipMemcpyDeviceToHost));
    for (const unsigned each : now)
      if (each != value) return false;
    return true;
  }
};

template <class Take, class Give>
std::size_t again(std::map<std::uintptr_t, Kept>& kept, bool keeps, Take&& take, Give&& give) {
  std::size_t count = 0;
  std::unordered_set<std::uintptr_t> seen, recent;
  std::deque<std::uintptr_t> order;
  for (std::size_t i = 0; i < rounds && failures == 0; ++i) {
    char* memory = nullptr;
    take(&memory);
    if (!memory) {
      std::printf("%s:%d: no memory in round %zu\n", __FILE__, __LINE__, i);
      ++failures;
      break;
    }
    const std::uintptr_t at = number(memory);
    count += seen.insert(at).second ? 0 : 1;
    CHECK(recent.count(at) == 0);
    const auto next = kept.lower_bound(at);
    CHECK(next == kept.end() || next->first >= at + gigabyte);
    CHECK(next == kept.begin() || std::prev(next)->first + 256 <= at);
    if (keeps && i % 20000 == 0) {
      Kept one;
      one.value = static_cast<unsigned>(i) + 7;
      OK(hipMalloc(&one.memory, 256));
      fill<<<1, 64>>>(one.memory, one.value);
      CHECK(kept.emplace(number(one.memory), one).second);
    }
    give(memory);
    recent.insert(at);
    order.push_back(at);
    if (order.size() > last) {
      recent.erase(order.front());
      order.pop_front();
    }
  }
  return count;
}

}  // namespace

int main() {
  std::map<std::uintptr_t, Kept> kept;
  const std::size_t memory =
      again(kept, true, [](char** place) { OK(hipMalloc(place, gigabyte)); }, [](char* place) { OK(hipFree(place)); });
  CHECK(memory > rounds / 2);
  const std::size_t reserved = again(
      kept, false,
      [](char** place) { OK(hipMemAddressReserve(reinterpret_cast<void**>(place), gigabyte, 0, nullptr, 0)); },
      [](char* place) { OK(hipMemAddressFree(place, gigabyte)); });
  CHECK(reserved > rounds / 2);
  for (const auto& [start, each] : kept) CHECK(each.good());
  // Pieces so big that the last frees hold all addresses there are.
  for (int i = 0; i < 1000; ++i) {
    void* big = nullptr;
    OK(hipMalloc(&big, 256 * gigabyte));
    OK(hipFree(big));
  }
  for (const auto& [start, each] : kept) CHECK(each.good());
  // What comes again is memory as any other, and that it was freed is told of the last owner.
  unsigned* again = nullptr;
  OK(hipMalloc(&again, gigabyte));
  fill<<<1, 64>>>(again, 5);
  CHECK((Kept{again, 5}.good()));
  OK(hipFree(again));
  late<<<1, 64>>>(again);
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  std::printf("freed: %p\n", static_cast<void*>(again));
  return verdict();
}
