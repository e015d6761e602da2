// A resource of global wave sync: barriers of changing size, semaphores, tickets in the order of arrival.
#include "lockstep/state/wave_sync.hpp"

#include <doctest/doctest.h>

namespace {
using lockstep::WaveSyncResource;

// Three waves meet, then two.
constexpr bool meets() {
  WaveSyncResource r{.counter = 2};
  if (r.arrive(1) || r.tickets != 1 || r.serves(1)) return false;
  if (r.arrive(1) || r.tickets != 2 || r.serves(2)) return false;
  if (!r.arrive(1) || !r.serves(1) || !r.serves(2) || r.serves(3) || r.waiting() != 0) return false;
  return !r.arrive(0) && !r.serves(3) && r.arrive(0) && r.serves(3) && r.counter == 0;
}
static_assert(meets());
// A barrier for one wave.
static_assert(WaveSyncResource{}.arrive(0));

// Who came first goes on first; what nobody waits for is kept.
constexpr bool hands_out() {
  WaveSyncResource r{.counter = 1};
  if (!r.acquire() || r.acquire() || r.acquire() || r.waiting() != 2) return false;
  r.release(1);
  if (!r.serves(1) || r.serves(2) || r.counter != 0) return false;
  r.release(3);
  return r.serves(2) && r.counter == 2 && r.acquire() && r.acquire() && !r.acquire();
}
static_assert(hands_out());

constexpr bool releases_all() {
  WaveSyncResource r{.counter = 5};
  r.release_all();
  if (r.counter != 5) return false;
  r.counter = 0;
  if (r.acquire() || r.acquire()) return false;
  r.release_all();
  return r.serves(1) && r.serves(2) && r.counter == 0;
}
static_assert(releases_all());

// Numbers of tickets run over.
constexpr bool runs_over() {
  WaveSyncResource r{.counter = 1, .tickets = 0xffffffff, .served = 0xffffffff};
  return !r.arrive(0) && r.tickets == 0 && !r.serves(0) && r.arrive(0) && r.serves(0);
}
static_assert(runs_over());

}  // namespace

TEST_CASE("resources of global wave sync") {
  CHECK(meets());
  CHECK(hands_out());
  CHECK(releases_all());
  CHECK(runs_over());
}
