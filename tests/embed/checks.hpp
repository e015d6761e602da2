// Single steps through the embedding interface.
#pragma once

#include <bit>
#include <optional>

#include "simulated.hpp"

/// saxpy on 64 items, stepped until wave 0 is blocked with at least `accesses` loads on their way.
template <class Isa>
struct Stepped {
  Simulated simulated;
  embed::DecodedCode<Isa> code;
  std::optional<embed::Workgroup<Isa>> group;

  explicit Stepped(const std::string& target, embed::Counters counters = embed::Counters::by_wave) {
    std::vector<float> x(64), y(64);
    for (std::size_t i = 0; i < 64; ++i) x[i] = static_cast<float>(i), y[i] = 100;
    simulated.put(Simulated::data, x.data(), 256);
    simulated.put(Simulated::data + 0x1000, y.data(), 256);
    const lockstep::LaunchShape options{.grid = {1}, .block = {64}};
    group.emplace(simulated.load<Isa>(target, "saxpy", options, 64u, 2.0f, Simulated::data, Simulated::data + 0x1000),
                  std::array<std::uint32_t, 3>{});
    (*group)[0].counters = counters;
  }
  auto& wave() { return (*group)[0]; }
  embed::Issued step() {
    const auto next = wave().fetch(code, simulated.memory);
    REQUIRE(next);
    return wave().issue(*next);
  }
  void answer_all() {
    while (!wave().in_flight().empty()) {
      const std::uint64_t id = wave().in_flight().front().id;
      REQUIRE(!wave().perform(*wave().find(id), simulated.memory));
      REQUIRE(wave().complete(id));
    }
  }
  /// Until two vector loads are on their way.
  void run_to_loads() {
    for (int steps = 0; steps < 1000; ++steps) {
      std::size_t loads = 0;
      for (const auto& access : wave().in_flight())
        loads += access.access_class == lockstep::AccessClass::vector_load ? 1u : 0u;
      if (loads == 2) return;
      const embed::Issued issued = step();
      REQUIRE(issued.event != embed::Event::fault);
      REQUIRE(issued.event != embed::Event::ended);
      if (issued.event == embed::Event::blocked) {
        REQUIRE(loads < 2);
        answer_all();
      }
    }
    FAIL("no two loads");
  }
};

template <class Isa>
void check_order(const std::string& target) {
  using namespace lockstep;
  SUBCASE("an access knows its addresses, and the registers keep their values until it is complete") {
    Stepped<Isa> s(target);
    s.run_to_loads();
    auto& wave = s.wave();
    const auto& first = wave.in_flight()[0];
    CHECK(first.parts.at(0).request.bytes == 4);
    CHECK(first.blocks(64).size() == wave.lanes * 4 / 64);
    std::uint32_t lanes = 0;
    first.each_address([&](std::uint32_t lane, AddressSpace space, std::uint64_t address, std::uint32_t bytes) {
      CHECK(space == AddressSpace::global);
      CHECK(bytes == 4);
      CHECK((address & 0xfff) == 4 * lane);
      ++lanes;
    });
    CHECK(lanes == wave.lanes);
    const std::uint64_t older = first.id, younger = wave.in_flight()[1].id;
    const Uses uses_of_first = uses(first.instruction, wave.lanes);
    std::uint32_t destination = 0;
    for (const RegisterUse& use : uses_of_first.all())
      if (use.written && use.file == UsedFile::vgpr) destination = use.first;
    const std::uint32_t before = wave.registers.vgpr(5, destination);
    REQUIRE(!wave.perform(*wave.find(older), s.simulated.memory));
    REQUIRE(!wave.perform(*wave.find(younger), s.simulated.memory));
    CHECK(wave.registers.vgpr(5, destination) == before);
    WaitCounter counter{};
    for (std::size_t c = 0; c < wait_counters; ++c)
      if (first.counters.has(static_cast<WaitCounter>(c))) counter = static_cast<WaitCounter>(c);
    CHECK(wave.outstanding(counter) == 2);
    // The younger one overtook: nothing is back yet.
    CHECK(wave.complete(younger));
    CHECK_FALSE(wave.complete(younger));
    CHECK(wave.outstanding(counter) == 2);
    const auto checkpoint = *s.group;
    CHECK(wave.complete(older));
    CHECK(wave.outstanding(counter) == 0);
    const std::uint32_t loaded = wave.registers.vgpr(5, destination);
    CHECK((loaded == std::bit_cast<std::uint32_t>(5.0f) || loaded == std::bit_cast<std::uint32_t>(100.0f)));
    *s.group = checkpoint;
    CHECK(s.wave().outstanding(counter) == 2);
    CHECK(s.wave().registers.vgpr(5, destination) == before);
    CHECK_FALSE(s.wave().complete(12345));
  }
  SUBCASE("s_waitcnt blocks, and does not execute") {
    Stepped<Isa> s(target);
    s.run_to_loads();
    embed::Issued issued;
    do {
      issued = s.step();
    } while (issued.event == embed::Event::executed);
    REQUIRE(issued.event == embed::Event::blocked);
    const std::uint64_t pc = s.wave().registers.pc;
    CHECK(issued.wait.limit < 2);
    CHECK(s.step().event == embed::Event::blocked);
    CHECK(s.wave().registers.pc == pc);
    s.answer_all();
    CHECK(s.step().event != embed::Event::blocked);
  }
  SUBCASE("counters of the user's own: nothing blocks, results come when they are completed") {
    Stepped<Isa> s(target, embed::Counters::by_user);
    s.answer_all();
    int answered = 0;
    embed::Issued issued;
    for (int i = 0; i < 1000 && issued.event != embed::Event::ended; ++i) {
      issued = s.step();
      REQUIRE(issued.event != embed::Event::blocked);
      REQUIRE(issued.event != embed::Event::fault);
      if (issued.event == embed::Event::memory) {
        s.answer_all();
        ++answered;
      }
    }
    CHECK(answered > 3);
    CHECK(s.simulated.template get<float>(Simulated::data + 0x1000, 8).at(7) == 2.0f * 7 + 100);
  }
  SUBCASE("a fault names lane, address, pc and words") {
    Stepped<Isa> s(target);
    s.run_to_loads();
    auto& access = *s.wave().find(s.wave().in_flight()[0].id);
    access.parts[0].request.address[3] = 0x10;
    const Fault fault = s.wave().perform(access, s.simulated.memory);
    CHECK(fault.kind == FaultKind::out_of_bounds);
    CHECK(fault.lane == 3);
    CHECK(fault.address == 0x10);
    CHECK(fault.pc == access.pc);
    CHECK(fault.dwords > 0);
  }
}

template <class Isa>
void check_clock_and_barrier(const std::string& target) {
  using namespace lockstep;
  Simulated simulated;
  const std::uint64_t out = Simulated::data + 0x4000, counts = out + 0x4000, times = counts + 0x1000;
  const LaunchShape options{.grid = {1}, .block = {128}};
  const Dispatch dispatch = simulated.load<Isa>(target, "mixed", options, 128u, Simulated::data, out, counts, times);
  embed::DecodedCode<Isa> code;
  embed::Workgroup<Isa> group(dispatch, {});
  REQUIRE(group.waves() == 128 / group[0].lanes);
  // Until it waits at a barrier or has ended; everything is answered at once.
  const auto run = [&](std::size_t index) {
    auto& wave = group[index];
    for (int steps = 0; steps < 100'000; ++steps) {
      wave.set_clock(0x54321, 99);
      const auto next = wave.fetch(code, simulated.memory);
      REQUIRE(next);
      const embed::Issued issued = wave.issue(*next);
      REQUIRE(issued.event != embed::Event::fault);
      if (issued.event == embed::Event::barrier || issued.event == embed::Event::ended) return issued.event;
      if (issued.access == 0) continue;
      if (issued.event == embed::Event::memory) REQUIRE(!wave.perform(*wave.find(issued.access), simulated.memory));
      REQUIRE(wave.complete(issued.access));
    }
    return embed::Event::executed;
  };
  for (std::size_t i = 0; i < group.waves(); ++i) {
    for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(group[k].try_resume());
    REQUIRE(run(i) == embed::Event::barrier);
  }
  CHECK(group[0].issue(*group[0].fetch(code, simulated.memory)).event == embed::Event::barrier);
  for (std::size_t i = 0; i < group.waves(); ++i) CHECK(group[i].try_resume());
  bool ended = false;
  for (int rounds = 0; rounds < 10 && !ended; ++rounds) {
    ended = true;
    for (std::size_t i = 0; i < group.waves(); ++i) {
      if (group[i].ended() || !group[i].try_resume()) continue;
      ended = run(i) == embed::Event::ended && ended;
    }
  }
  CHECK(group.done());
  CHECK(simulated.get<std::uint64_t>(times, 1)[0] == 0x54321);
}

/// After a fault the wave is as before, whatever the instruction: S_TRAP 2, S_SETHALT 1 and S_SENDMSGHALT, the ISA's
/// words.
template <class Isa>
void check_traps(std::uint32_t trap, std::uint32_t halt, std::uint32_t message) {
  for (const std::uint32_t word : {trap, halt, message}) {
    Simulated simulated;
    simulated.put(Simulated::code, &word, sizeof word);
    embed::Wave<Isa> wave;
    wave.registers.pc = Simulated::code;
    embed::DecodedCode<Isa> code;
    for (int times = 0; times < 2; ++times) {
      const embed::Issued issued = wave.issue(*wave.fetch(code, simulated.memory));
      REQUIRE(issued.event == embed::Event::fault);
      CHECK(issued.fault.kind == (word == trap ? lockstep::FaultKind::trap : lockstep::FaultKind::halt));
      CHECK(issued.fault.pc == Simulated::code);
      CHECK(wave.registers.pc == Simulated::code);
      CHECK(wave.registers.instructions == 0);
      CHECK(wave.in_flight().empty());
    }
  }
}
