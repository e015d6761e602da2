// Checks, told by hand of accesses to LDS, waits and barriers: what each finds, and what it does not.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/observe/memory_check.hpp"
#include "lockstep/observe/race_check.hpp"
#include "lockstep/observe/wait_check.hpp"

using namespace lockstep;

namespace {

constexpr MemoryOp load{.action = MemoryAction::load, .address = AddressForm::lds};
constexpr MemoryOp store{.action = MemoryAction::store, .address = AddressForm::lds};
constexpr MemoryOp add{.action = MemoryAction::atomic, .address = AddressForm::lds, .atomic = AtomicOperation::add};

/// Tells a check of two waves with LDS.
template <class C>
struct Told {
  Findings findings;
  C check{findings};
  std::array<std::uint32_t, 2> signals{}, waits{};
  std::uint64_t pc = 0;
  InstructionInfo info{};

  Told() {
    LaunchView launch;
    launch.lds_bytes = 64;
    check.launch_begins(launch);
    begin();
  }
  void begin() {
    const std::array<std::uint32_t, 3> id{};
    check.workgroup_begins(std::span<const std::uint32_t, 3>(id), 2);
    signals = waits = {};
  }
  void step(std::uint32_t wave, const Uses& uses, const AccessView* access, bool signals_barrier = false) {
    Step told;
    told.wave.wave = wave;
    told.wave.lanes = 64;
    told.wave.barrier_signals = signals[wave];
    told.wave.barrier_waits = waits[wave];
    told.info = &info;
    told.uses = &uses;
    told.access = access;
    told.pc = pc += 4;
    check.before(told);
    told.signalled = signals_barrier;
    if (signals_barrier) told.wave.barrier_signals = ++signals[wave];
    check.after(told);
  }
  void access(std::uint32_t wave, const MemoryOp& op, std::uint64_t address, std::uint32_t bytes = 4) {
    AccessView view;
    view.op = &op;
    view.lanes = 1;
    view.bytes = bytes;
    const AddressSpace space = AddressSpace::lds;
    const std::uint16_t dropped = 0;
    view.space = &space;
    view.address = &address;
    view.address1 = &address;
    view.dropped = &dropped;
    Uses uses;
    uses.access = AccessClass::lds;
    uses.raises = wait_counter_set(WaitCounter::lgkmcnt);
    step(wave, uses, &view);
  }
  void wait(std::uint32_t wave) {
    Uses uses;
    uses.waits[uses.wait_count++] = {WaitCounter::lgkmcnt, 0};
    step(wave, uses, nullptr);
  }
  /// Both waves come to the barrier and go on.
  void barrier() {
    for (std::uint32_t wave : {0u, 1u}) step(wave, {}, nullptr, true);
    for (std::uint32_t wave : {0u, 1u}) ++waits[wave];
  }
  std::size_t found() const { return findings.list().size(); }
};

}  // namespace

TEST_CASE("race: LDS between two waves") {
  const auto count = [](auto... steps) {
    Told<RaceCheck> told;
    (steps(told), ...);
    return told.found();
  };
  const auto on = [](std::uint32_t wave, const MemoryOp& op, std::uint64_t address, std::uint32_t bytes = 4) {
    return [=, &op](Told<RaceCheck>& told) { told.access(wave, op, address, bytes); };
  };
  const auto barrier = [](Told<RaceCheck>& told) { told.barrier(); };
  CHECK(count(on(0, store, 0), on(1, load, 0)) == 1);
  CHECK(count(on(0, store, 0), barrier, on(1, load, 0)) == 0);
  CHECK(count(on(0, store, 0), on(1, load, 4)) == 0);
  CHECK(count(on(0, store, 0), on(0, load, 0)) == 0);
  CHECK(count(on(0, load, 0), on(1, load, 0)) == 0);
  CHECK(count(on(0, load, 0), on(1, store, 0)) == 1);
  // Who writes has read after the other.
  CHECK(count(on(0, load, 0), on(1, load, 0), on(1, store, 0)) == 1);
  CHECK(count(on(0, load, 0), barrier, on(1, load, 0), on(1, store, 0)) == 0);
  // After a first barrier as before.
  CHECK(count(barrier, on(0, store, 0), on(1, load, 0)) == 1);
  // Atomics among themselves do not race; with anything else they do, also where the same wave has come between.
  CHECK(count(on(0, add, 0), on(1, add, 0)) == 0);
  CHECK(count(on(0, store, 0), on(0, add, 0), on(1, add, 0)) == 1);
  CHECK(count(on(0, add, 0), on(1, load, 0)) == 1);
  CHECK(count(on(0, add, 0), barrier, on(1, load, 0)) == 0);
  // Bytes and dwords meet in both orders; neighbours do not.
  CHECK(count(on(0, store, 1, 1), on(1, load, 0)) == 1);
  CHECK(count(on(0, store, 0), on(1, load, 3, 1)) == 1);
  CHECK(count(on(0, store, 1, 1), on(1, store, 2, 1)) == 0);
  CHECK(count(on(0, store, 1, 2), on(1, store, 2, 2)) == 1);
  CHECK(count(on(0, store, 0, 8), on(1, load, 4)) == 1);
}

TEST_CASE("race: another workgroup has LDS of its own") {
  Told<RaceCheck> told;
  told.access(0, store, 0);
  told.begin();
  told.access(1, load, 0);
  CHECK(told.found() == 0);
}

TEST_CASE("wait: a store to LDS has to be waited for before the barrier that orders it") {
  Told<WaitCheck> late;
  late.access(0, store, 0);
  late.barrier();
  late.wait(0);  // too late: the other wave may have read already
  late.access(1, load, 0);
  REQUIRE(late.found() == 1);
  CHECK(late.findings.list()[0].advice == "needs s_waitcnt lgkmcnt(0) in the other wave, before the barrier");

  Told<WaitCheck> in_time;
  in_time.access(0, store, 0);
  in_time.wait(0);
  in_time.barrier();
  in_time.access(1, load, 0);
  CHECK(in_time.found() == 0);

  Told<WaitCheck> next_barrier;
  next_barrier.access(0, store, 0);
  next_barrier.barrier();
  next_barrier.wait(0);
  next_barrier.barrier();
  next_barrier.access(1, load, 0);
  CHECK(next_barrier.found() == 0);

  Told<WaitCheck> own;  // LDS accesses of one wave keep their order
  own.access(0, store, 0);
  own.access(0, load, 0);
  CHECK(own.found() == 0);

  Told<WaitCheck> unordered;  // without a barrier it is a race, not a wait
  unordered.access(0, store, 0);
  unordered.access(1, load, 0);
  CHECK(unordered.found() == 0);
}

TEST_CASE("memory: LDS beyond what the workgroup has") {
  Told<MemoryCheck> told;
  told.access(0, load, 60);
  CHECK(told.found() == 0);
  told.access(0, load, 61);
  REQUIRE(told.found() == 1);
  CHECK(told.findings.list()[0].what ==
        "read of 4 bytes at LDS address 0x3d, beyond the 64 bytes that the workgroup has: reads give 0, writes are "
        "dropped");
  told.access(1, store, 1000);
  CHECK(told.found() == 2);
}
