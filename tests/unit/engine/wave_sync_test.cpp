// DS_GWS_*: which resource, which lane's number, and who may use it.
#include <doctest/doctest.h>

#include <cstdint>

#include "program.hpp"

namespace {
using namespace lockstep;
using engine_test::code_base;
using engine_test::Program;

/// With 7 in v2 of all lanes but lane 5, which has 3; EXEC without the lanes below 5.
struct Synced : Program {
  using Program::Program;
  WaveSyncResources resources{};
  Barriers barriers{};

  ExecuteResult run_one(bool alone = false) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) wave.set_vgpr(lane, 2, lane == 5 ? 3 : 7);
    barriers.start(1);
    barriers.wave_sync = alone ? nullptr : &resources;
    Machine<SpanMemory> machine{memory, lds};
    machine.barriers = &barriers;
    return lockstep::step(wave, machine);
  }
};
constexpr std::uint32_t init = 0xd9330000u, v = 0xd9350000u, br = 0xd9370000u, p = 0xd9390000u, barrier = 0xd93b0000u,
                        release_all = 0xd9310000u;
constexpr std::uint64_t from_five = ~std::uint64_t{31};
}  // namespace

TEST_CASE("the resource is M0 bits 21 to 16 plus OFFSET, modulo 64, and the first active lane has the number") {
  Synced s{init | 60, 2u};
  s.wave.set_exec(from_five);
  s.wave.set_m0(0xff850003);  // bits 21:16: 5
  CHECK(!s.run_one().fault);
  CHECK(s.resources.all[1].counter == 3);
  CHECK(s.wave.pc == code_base + 8);
  CHECK(s.wave.instructions == 1);
  WaveSyncResources expected;
  expected.all[1].counter = 3;
  CHECK(s.resources == expected);
}

TEST_CASE("who waits, and what a wave without active lanes may do") {
  Synced waits{barrier, 2u};
  waits.resources.all[0].counter = 1;
  CHECK(waits.run_one().signal == Signal::wave_sync_wait);
  CHECK(waits.wave.pc == code_base + 8);
  CHECK(!passes_barrier(waits.wave, &waits.barriers, waits.wave.barriers.awaited));
  CHECK(barrier_fault(waits.wave, &waits.barriers).subject == "waves that are missing");
  waits.resources.all[0].arrive(0);
  CHECK(passes_barrier(waits.wave, &waits.barriers, waits.wave.barriers.awaited));

  Synced last{barrier, 2u};
  CHECK(last.run_one().signal == Signal::none);
  CHECK(last.resources.all[0].counter == 7);

  Synced semaphore{p, 0u};
  semaphore.wave.set_exec(0);
  CHECK(semaphore.run_one().signal == Signal::wave_sync_wait);
  CHECK(barrier_fault(semaphore.wave, &semaphore.barriers).subject == "semaphore");

  for (const std::uint32_t word : {v, release_all}) {
    Synced s{word, 0u};
    s.wave.set_exec(0);
    CHECK(!s.run_one().fault);
    CHECK(s.resources.all[0].counter == (word == v ? 1 : 0));
  }
  for (const std::uint32_t word : {init, br, barrier}) {
    Synced s{word, 2u};
    s.wave.set_exec(0);
    CHECK(s.run_one().fault.kind == FaultKind::illegal_operand);
    CHECK(s.resources == WaveSyncResources{});
  }
}

TEST_CASE("a barrier at which waves wait is no semaphore, and the other way round") {
  for (const bool is_barrier : {true, false})
    for (const std::uint32_t word : {init, v, br, p, release_all, barrier}) {
      Synced s{word, 2u};
      s.resources.all[0] = {.counter = 1, .tickets = 2, .served = 1, .barrier = is_barrier};
      const WaveSyncResources before = s.resources;
      const Fault fault = s.run_one().fault;
      CHECK((fault.kind == FaultKind::illegal_operand) == (is_barrier != (word == barrier)));
      if (fault) CHECK(s.resources == before);
    }
}

TEST_CASE("workgroups that do not run together have no global wave sync") {
  for (const std::uint32_t word : {init, v, br, p, release_all, barrier}) {
    Synced s{word, 2u};
    CHECK(s.run_one(true).fault.kind == FaultKind::unsupported_instruction);
    Program nobody{word, 2u};
    CHECK(nobody.run().kind == (word == init ? FaultKind::none : FaultKind::unsupported_instruction));
  }
}
