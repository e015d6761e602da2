// Checks, told by hand of accesses to LDS, waits and barriers: what each finds, and what it does not.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "observe/init_check.hpp"
#include "observe/memory_check.hpp"
#include "observe/race_check.hpp"
#include "observe/taint.hpp"
#include "observe/wait_check.hpp"

using namespace lockstep;

namespace {

constexpr MemoryOp load{.action = MemoryAction::load, .address = AddressForm::lds};
constexpr MemoryOp store{.action = MemoryAction::store, .address = AddressForm::lds};
constexpr MemoryOp move_out{.action = MemoryAction::store_from_lds, .address = AddressForm::global};
constexpr MemoryOp load_memory{.action = MemoryAction::load, .address = AddressForm::global};
constexpr MemoryOp store_memory{.action = MemoryAction::store, .address = AddressForm::global};
constexpr MemoryOp add{.action = MemoryAction::atomic, .address = AddressForm::lds, .atomic = AtomicOperation::add};

/// Tells a check of two waves with LDS.
template <class C>
struct Told {
  Findings findings;
  C check = make(findings);
  std::array<std::uint32_t, 2> signals{}, waits{};
  std::uint64_t pc = 0;
  InstructionInfo info{};
  std::array<std::uint32_t, 4 * 64> rows{};  // v0 to v3 of every wave, no two alike: what is computed is no copy

  static C make(Findings& findings) {
    if constexpr (std::is_constructible_v<C, Findings&>)
      return C{findings};
    else
      return C{findings, LaunchArguments{}};
  }
  explicit Told(bool waves_apart = false) {
    for (std::uint32_t i = 0; i < rows.size(); ++i) rows[i] = i;
    LaunchView launch;
    launch.lds_bytes = 64;
    launch.waves_apart = waves_apart;
    check.launch_begins(launch);
    begin();
  }
  void begin() {
    const std::array<std::uint32_t, 3> id{};
    check.workgroup_begins(std::span<const std::uint32_t, 3>(id), 2);
    signals = waits = {};
    for (std::uint32_t wave : {0u, 1u}) {
      StartView start;
      start.wave.wave = wave;
      start.wave.lanes = 64;
      start.wave.vgprs = 4;
      start.vgprs.fill(~std::uint64_t{0});
      check.wave_begins(start);
    }
  }
  void step(std::uint32_t wave, const Uses& uses, const AccessView* access, bool signals_barrier = false) {
    Step told;
    told.wave.wave = wave;
    told.wave.lanes = 64;
    told.wave.exec = 1;
    told.wave.rows = rows.data();
    told.wave.barrier_signals = signals[wave];
    told.wave.barrier_waits = waits[wave];
    info.memory = access != nullptr ? access->op : nullptr;
    told.info = &info;
    told.uses = &uses;
    told.access = access;
    told.pc = pc += 4;
    check.before(told);
    told.signalled = signals_barrier;
    if (signals_barrier) told.wave.barrier_signals = ++signals[wave];
    check.after(told);
  }
  void access(std::uint32_t wave, const MemoryOp& op, std::uint64_t address, std::uint32_t bytes = 4,
              bool returns = false) {
    AccessView view;
    view.op = &op;
    view.lanes = 1;
    view.bytes = bytes;
    view.returns = returns;
    const AddressSpace space = view.from_lds() ? AddressSpace::global : AddressSpace::lds;
    const std::uint64_t elsewhere = 0x1000;  // where in memory what is moved out of LDS goes
    const std::uint16_t dropped = 0;
    view.space = &space;
    view.address = view.from_lds() ? &elsewhere : &address;
    view.address1 = &address;
    view.dropped = &dropped;
    Uses uses;
    uses.access = AccessClass::lds;
    uses.raises = wait_counter_set(WaitCounter::lgkmcnt);
    step(wave, uses, &view);
  }
  void access_memory(std::uint32_t wave, const MemoryOp& op, std::uint64_t address, const RegisterUse& data = {},
                     WaitCounterSet raises = {}) {
    AccessView view;
    view.op = &op;
    view.lanes = 1;
    view.bytes = 4;
    const AddressSpace space = AddressSpace::global;
    const std::uint16_t dropped = 0;
    view.space = &space;
    view.address = &address;
    view.address1 = &address;
    view.dropped = &dropped;
    Uses uses;
    uses.raises = raises;
    if (data.count != 0) uses.registers[uses.count++] = data;
    step(wave, uses, &view);
  }
  /// `bytes` at an address of memory or LDS.
  void access_at(std::uint32_t wave, const MemoryOp& op, AddressSpace space, std::uint64_t address,
                 std::uint32_t bytes) {
    AccessView view;
    view.op = &op;
    view.lanes = 1;
    view.bytes = bytes;
    const std::uint16_t dropped = 0;
    view.space = &space;
    view.address = &address;
    view.address1 = &address;
    view.dropped = &dropped;
    Uses uses;
    const RegisterUse data{UsedFile::vgpr, 0, 1, true, false, false, Role::data};
    if (op.action != MemoryAction::load) uses.registers[uses.count++] = data;
    step(wave, uses, &view);
  }
  void wait(std::uint32_t wave, WaitCounter counter = WaitCounter::lgkmcnt, std::uint32_t limit = 0) {
    Uses uses;
    uses.waits[uses.wait_count++] = {counter, static_cast<std::uint16_t>(limit)};
    step(wave, uses, nullptr);
  }
  /// Both waves come to the barrier and go on.
  void barrier() {
    for (std::uint32_t wave : {0u, 1u}) step(wave, {}, nullptr, true);
    for (std::uint32_t wave : {0u, 1u}) ++waits[wave];
  }
  std::size_t found() const { return findings.list().size(); }
  /// With the workgroup's end, until which a load may turn out to poll.
  std::size_t at_end() {
    check.workgroup_ends({});
    return found();
  }
};

}  // namespace

TEST_CASE("race: LDS between two waves") {
  const auto count = [](auto... steps) {
    Told<RaceCheck> told;
    (steps(told), ...);
    return told.at_end();
  };
  const auto on = [](std::uint32_t wave, const MemoryOp& op, std::uint64_t address, std::uint32_t bytes = 4) {
    return [=, &op](Told<RaceCheck>& told) { told.access(wave, op, address, bytes); };
  };
  const auto barrier = [](Told<RaceCheck>& told) { told.barrier(); };
  const auto wait = [](Told<RaceCheck>& told) { told.wait(0); };
  CHECK(count(on(0, store, 0), on(1, load, 0)) == 1);
  CHECK(count(on(0, store, 0), barrier, on(1, load, 0)) == 0);
  CHECK(count(on(0, store, 0), on(1, load, 4)) == 0);
  CHECK(count(on(0, store, 0), on(0, load, 0)) == 0);
  CHECK(count(on(0, load, 0), on(1, load, 0)) == 0);
  CHECK(count(on(0, load, 0), on(1, store, 0)) == 1);
  // Who writes has read after the other.
  CHECK(count(on(0, load, 0), on(1, load, 0), on(1, store, 0)) == 1);
  CHECK(count(on(0, load, 0), wait, barrier, on(1, load, 0), on(1, store, 0)) == 0);
  // A read that was not waited for may come after what another wave writes behind the barrier.
  CHECK(count(on(0, load, 0), barrier, on(1, store, 0)) == 1);
  CHECK(count(on(0, load, 0), barrier, wait, on(1, store, 0)) == 1);
  CHECK(count(on(0, load, 0), barrier, wait, barrier, on(1, store, 0)) == 0);
  CHECK(count(on(0, load, 0), barrier, on(0, store, 0)) == 0);
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

TEST_CASE("race: waves that order one another by atomics in LDS") {
  static constexpr MemoryOp count{
      .action = MemoryAction::atomic, .address = AddressForm::lds, .atomic = AtomicOperation::add};
  const auto found = [](bool returns, bool later) {
    Told<RaceCheck> told;
    told.access(0, store, 0);
    told.access(0, count, 8, 4, returns);
    if (later) told.access(0, store, 4);
    told.access(1, count, 8, 4, returns);
    told.access(1, load, later ? 4 : 0);
    return told.at_end();
  };
  CHECK(found(true, false) == 0);
  CHECK(found(true, true) == 1);
  CHECK(found(false, false) == 1);  // who does not get the old value cannot know who came before
}

TEST_CASE("race: a store from LDS reads LDS and writes memory") {
  Told<RaceCheck> lds;
  lds.access(0, move_out, 0);
  lds.access(1, store, 0);
  REQUIRE(lds.found() == 1);
  CHECK(lds.findings.list()[0].what ==
        "writes LDS byte 0x0, which another wave of the workgroup read and nothing orders the two");

  Told<RaceCheck> apart;
  apart.access(0, move_out, 0);
  apart.barrier();
  apart.access(1, store, 0);
  CHECK(apart.found() == 0);

  Told<RaceCheck> memory;
  memory.access(0, move_out, 0);
  memory.begin();
  memory.access(0, move_out, 4);
  REQUIRE(memory.found() == 1);
  CHECK(memory.findings.list()[0].what ==
        "writes memory at 0x1000, which another workgroup wrote and nothing orders the two");
}

TEST_CASE("wait: a store from LDS reads what another wave stored there") {
  Told<WaitCheck> late;
  late.access(0, store, 0);
  late.barrier();
  late.access(1, move_out, 0);
  CHECK(late.found() == 1);

  Told<WaitCheck> in_time;
  in_time.access(0, store, 0);
  in_time.wait(0);
  in_time.barrier();
  in_time.access(1, move_out, 0);
  CHECK(in_time.found() == 0);
}

TEST_CASE("init: undefined LDS stays undefined on its way through memory") {
  const RegisterUse v0{UsedFile::vgpr, 0, 1, false, true, false, Role::d0};
  const RegisterUse data{UsedFile::vgpr, 1, 1, true, false, false, Role::data};
  const auto found_after = [&](bool written) {
    Told<InitCheck> told;
    if (written) told.access(0, store, 0);
    told.access(0, move_out, 0);
    told.access_memory(0, load_memory, 0x1000, v0);
    CHECK(told.found() == 0);  // copies
    Uses add_one;              // v1 = v0 + v0
    add_one.registers = {RegisterUse{UsedFile::vgpr, 0, 1, true, false, false, Role::s0},
                         RegisterUse{UsedFile::vgpr, 1, 1, false, true, false, Role::d0}};
    add_one.count = 2;
    told.step(0, add_one, nullptr);
    told.access_memory(0, store_memory, 0x2000, data);
    return told.found();
  };
  CHECK(found_after(false) == 1);
  CHECK(found_after(true) == 0);
}

TEST_CASE("race: where waves have caches of their own, an access to memory has to be waited for before the barrier") {
  using Steps = std::initializer_list<std::function<void(Told<RaceCheck>&)>>;
  const auto found = [](bool waves_apart, Steps steps) {
    Told<RaceCheck> told(waves_apart);
    for (const auto& step : steps) step(told);
    return told.at_end() == 0 ? std::string() : told.findings.list()[0].message();
  };
  const auto stores = [](std::uint32_t wave, std::uint64_t address = 0x2000) {
    return
        [=](auto& told) { told.access_memory(wave, store_memory, address, {}, wait_counter_set(WaitCounter::vscnt)); };
  };
  const auto loads = [](std::uint32_t wave, std::uint64_t address = 0x2000) {
    return
        [=](auto& told) { told.access_memory(wave, load_memory, address, {}, wait_counter_set(WaitCounter::vmcnt)); };
  };
  const auto waits = [](std::uint32_t wave, WaitCounter counter, std::uint32_t limit = 0) {
    return [=](auto& told) { told.wait(wave, counter, limit); };
  };
  const auto barrier = [](auto& told) { told.barrier(); };
  const std::string late = found(true, {stores(0), barrier, loads(1)});
  CHECK(late.find("reads memory at 0x2000, which another wave of the workgroup wrote and had not waited for when it "
                  "signalled the barrier") != std::string::npos);
  CHECK(late.find("needs s_waitcnt_vscnt null, 0 in the other wave, before the barrier") != std::string::npos);
  CHECK(found(false, {stores(0), barrier, loads(1)}).empty());
  CHECK(found(true, {stores(0), waits(0, WaitCounter::vscnt), barrier, loads(1)}).empty());
  CHECK(!found(true, {stores(0), waits(0, WaitCounter::vmcnt), barrier, loads(1)}).empty());  // another counter
  CHECK(!found(true, {stores(0), barrier, waits(0, WaitCounter::vscnt), loads(1)}).empty());  // too late
  CHECK(found(true, {stores(0), barrier, waits(0, WaitCounter::vscnt), barrier, loads(1)}).empty());
  CHECK(!found(true, {stores(0), barrier, barrier, loads(1)}).empty());
  // The oldest of three has landed, the others not.
  CHECK(found(true, {stores(0, 0x100), stores(0, 0x200), waits(0, WaitCounter::vscnt, 1), barrier, loads(1, 0x100)})
            .empty());
  CHECK(!found(true, {stores(0, 0x100), waits(0, WaitCounter::vscnt), stores(0), barrier, loads(1)}).empty());
  CHECK(found(true, {stores(0, 0x100), waits(0, WaitCounter::vscnt), stores(0), barrier, loads(1, 0x100)}).empty());
  // Who writes may overtake who reads.
  CHECK(
      found(true, {loads(0), barrier, stores(1)}).find("which another wave of the workgroup read and had not waited") !=
      std::string::npos);
  CHECK(found(true, {loads(0), waits(0, WaitCounter::vmcnt), barrier, stores(1)}).empty());
  CHECK(found(true, {loads(0), barrier, loads(1)}).empty());
  CHECK(found(true, {stores(0), stores(0), barrier, stores(0), loads(0)}).empty());  // its own
  CHECK(found(true, {stores(0), loads(1)}).find("nothing orders the two") != std::string::npos);
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
        "read of 4 bytes at LDS address 0x3d, beyond the 64 bytes that the kernel asks for: outside the blocks that "
        "hardware allocates reads give 0, writes are dropped");
  told.access(1, store, 1000);
  CHECK(told.found() == 2);
}

TEST_CASE_TEMPLATE("accesses that end at 2^64, or reach beyond it", C, RaceCheck, WaitCheck, InitCheck, MemoryCheck) {
  static constexpr MemoryOp compare_swap{
      .action = MemoryAction::atomic, .address = AddressForm::global, .atomic = AtomicOperation::compare_swap};
  for (const AddressSpace space : {AddressSpace::global, AddressSpace::lds, AddressSpace::scratch})
    for (const std::uint64_t edge : {std::uint64_t{0}, std::uint64_t{1} << 32, std::uint64_t{1} << 63})
      for (std::uint64_t below = 1; below <= 300; ++below)
        for (const std::uint32_t bytes : {1u, 2u, 4u, 8u, 12u, 16u, 128u}) {
          Told<C> told;
          for (const std::uint32_t wave : {0u, 1u}) {
            told.access_at(wave, load_memory, space, edge - below, bytes);
            told.access_at(wave, store_memory, space, edge - below, bytes);
            if (bytes == 4) told.access_at(wave, compare_swap, space, edge - below, bytes);
          }
        }
}

TEST_CASE("race: the last bytes below 2^64") {
  const auto count = [](std::uint64_t written, std::uint64_t read, std::uint32_t bytes) {
    Told<RaceCheck> told;
    told.access_at(0, store_memory, AddressSpace::global, written, 4);
    told.access_at(1, load_memory, AddressSpace::global, read, bytes);
    return told.at_end();
  };
  const std::uint64_t last = ~std::uint64_t{3};
  CHECK(count(last, last, 4) == 1);
  CHECK(count(last, last - 4, 8) == 1);
  CHECK(count(last, last - 4, 4) == 0);
  CHECK(count(last, last - 252, 256) == 1);
  CHECK(count(last, 0, 4) == 0);
  CHECK(count(0, last, 8) == 1);  // goes on at 0
}

TEST_CASE("memory: what nobody wrote, at the last byte there is") {
  TaintedMemory memory;
  memory.begin(nullptr);
  CHECK(memory.clean());
  memory.set(~std::uint64_t{0}, 4, false);
  CHECK(!memory.clean());
  CHECK(!memory.defined(~std::uint64_t{0}, 1));
  CHECK(!memory.defined(~std::uint64_t{3}, 4));
  CHECK(!memory.defined(~std::uint64_t{3}, 16));
  CHECK(memory.defined(~std::uint64_t{7}, 4));
  CHECK(memory.defined(0, 4));
  memory.define(~std::uint64_t{3}, 4);
  CHECK(memory.clean());
}
