// Messages that are acknowledged late: what a wave, and the others of its workgroup, may do until then.
#pragma once

#include <optional>

#include "simulated.hpp"

/// The kernel `messages` on two workgroups' worth of items, of which the second one is made. Memory answers at once,
/// messages do not.
template <class Isa>
struct Messages {
  static constexpr std::uint64_t in = Simulated::data, out = in + 0x1000;
  static constexpr std::uint32_t group_number = 1, items = 128, first_item = group_number * items;

  Simulated simulated;
  embed::DecodedCode<Isa> code;
  std::optional<embed::Workgroup<Isa>> group;

  explicit Messages(const std::string& target, embed::Counters counters = embed::Counters::by_wave) {
    std::vector<std::uint32_t> values(2 * items);
    for (std::uint32_t i = 0; i < values.size(); ++i) values[i] = value_of(i);
    simulated.put(in, values.data(), 4 * values.size());
    const lockstep::LaunchShape options{.grid = {2}, .block = {items}};
    group.emplace(simulated.load<Isa>(target, "messages", options, in, out),
                  std::array<std::uint32_t, 3>{group_number, 0, 0});
    for (std::size_t i = 0; i < group->waves(); ++i) (*group)[i].counters = counters;
    // All of them past the barrier, and each before its first message.
    for (std::size_t i = 0; i < group->waves(); ++i) REQUIRE(run(i).event == embed::Event::barrier);
    for (std::size_t i = 0; i < group->waves(); ++i) REQUIRE((*group)[i].try_resume());
  }

  static std::uint32_t value_of(std::uint32_t item) { return item * 2654435761u + 12345; }
  /// What the kernel stores: 0 before its first wait for messages, 1 after it, 2 at its end.
  static std::uint32_t expected(std::uint32_t item, std::uint32_t which) {
    const std::uint32_t value = value_of(item), other = value_of(item ^ 1);
    return which == 0 ? value + other : which == 1 ? value ^ other : value * 3;
  }
  /// How many of a wave's results are in memory, of `which`.
  std::uint32_t stored(std::size_t wave, std::uint32_t which) const {
    const std::uint32_t lanes = embed::Wave<Isa>::lanes, first = first_item + static_cast<std::uint32_t>(wave) * lanes;
    std::uint32_t count = 0;
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      const std::uint64_t at = out + 4 * (std::uint64_t{3} * (first + lane) + which);
      count += simulated.get<std::uint32_t>(at, 1)[0] == expected(first + lane, which) ? 1 : 0;
    }
    return count;
  }
  std::uint32_t m0_of(std::size_t wave, std::uint32_t message) const {
    return 0x8000u * message + 0x100 * group_number + static_cast<std::uint32_t>(wave) * embed::Wave<Isa>::lanes / 32;
  }

  embed::Issued step(std::size_t index) {
    auto& wave = (*group)[index];
    const auto next = wave.fetch(code, simulated.memory);
    REQUIRE(next);
    const embed::Issued issued = wave.issue(*next);
    REQUIRE(issued.event != embed::Event::fault);
    if (issued.event == embed::Event::memory) {
      REQUIRE(!wave.perform(*wave.find(issued.access), simulated.memory));
      REQUIRE(wave.complete(issued.access));
    }
    return issued;
  }
  /// Until something other than work comes: a message, a barrier, a wait, the end.
  embed::Issued run(std::size_t index) {
    for (int steps = 0; steps < 1000; ++steps) {
      const embed::Issued issued = step(index);
      if (issued.event != embed::Event::executed && issued.event != embed::Event::memory) return issued;
    }
    FAIL("a wave comes to no event");
    return {};
  }
};

/// The counter that messages raise.
template <class Isa>
lockstep::WaitCounter message_counter() {
  const lockstep::WaitCounterSet raised = Isa::raised_by(lockstep::AccessClass::message);
  std::size_t counter = 0;
  while (counter < lockstep::wait_counters && !raised.has(static_cast<lockstep::WaitCounter>(counter))) ++counter;
  REQUIRE(counter < lockstep::wait_counters);
  return static_cast<lockstep::WaitCounter>(counter);
}

template <class Isa>
void check_messages(const std::string& target) {
  using namespace lockstep;
  const WaitCounter counter = message_counter<Isa>();
  constexpr std::uint32_t lanes = embed::Wave<Isa>::lanes;

  SUBCASE("acknowledged late: its wave works on to the wait, the others to their ends, and a checkpoint keeps it") {
    Messages<Isa> m(target);
    REQUIRE(m.group->waves() >= 2);
    const embed::Issued message = m.run(0);
    REQUIRE(message.event == embed::Event::message);
    {
      auto& wave = (*m.group)[0];
      const auto* access = wave.find(message.access);
      REQUIRE(access != nullptr);
      CHECK(access->kind == embed::AccessKind::message);
      CHECK(access->access_class == AccessClass::message);
      CHECK(access->op().action == MemoryAction::none);
      CHECK(access->parts.empty());
      CHECK_FALSE((access->reads() || access->writes() || access->atomic()));
      access->each_address([](std::uint32_t, AddressSpace, std::uint64_t, std::uint32_t) { FAIL("has no address"); });
      CHECK((access->instruction.field(Field::simm16) & 0xf) == 1);
      CHECK(wave.registers.m0() == m.m0_of(0, 0));
      CHECK(wave.outstanding(counter) == 1);
      CHECK_FALSE(wave.perform(*wave.find(message.access), m.simulated.memory));  // no memory is asked for anything
      CHECK(wave.outstanding(counter) == 1);
    }
    // The same wave: on to its wait, and not past it, however often it is tried.
    CHECK(m.stored(0, 0) == 0);
    embed::Issued waits = m.run(0);
    REQUIRE(waits.event == embed::Event::blocked);
    CHECK(waits.wait.counter == counter);
    CHECK(waits.wait.limit == 0);
    CHECK(m.stored(0, 0) == lanes);
    const std::uint64_t pc = (*m.group)[0].registers.pc;
    for (int tries = 0; tries < 3; ++tries) CHECK(m.step(0).event == embed::Event::blocked);
    CHECK((*m.group)[0].registers.pc == pc);
    // The others: to their ends, their messages acknowledged at once.
    for (std::size_t i = 1; i < m.group->waves(); ++i)
      for (std::uint32_t sent = 0;;) {
        const embed::Issued issued = m.run(i);
        if (issued.event == embed::Event::ended) {
          CHECK(sent == 2);
          break;
        }
        REQUIRE(issued.event == embed::Event::message);
        CHECK((*m.group)[i].registers.m0() == m.m0_of(i, sent++));
        REQUIRE((*m.group)[i].complete(issued.access));
      }
    for (std::size_t i = 1; i < m.group->waves(); ++i)
      for (std::uint32_t which = 0; which < 3; ++which) CHECK(m.stored(i, which) == lanes);
    CHECK(m.step(0).event == embed::Event::blocked);
    CHECK(m.stored(0, 1) == 0);
    CHECK_FALSE(m.group->done());
    // Twice from here: the message is a part of the checkpoint.
    const embed::Workgroup<Isa> checkpoint = *m.group;
    const std::vector<std::uint8_t> memory = m.simulated.bytes;
    for (int times = 0; times < 2; ++times) {
      *m.group = checkpoint;
      std::copy(memory.begin(), memory.end(), m.simulated.bytes.begin());
      CHECK(m.step(0).event == embed::Event::blocked);
      CHECK((*m.group)[0].outstanding(counter) == 1);
      CHECK((*m.group)[0].complete(message.access));
      CHECK_FALSE((*m.group)[0].complete(message.access));
      CHECK((*m.group)[0].outstanding(counter) == 0);
      CHECK((*m.group)[0].registers.pc == pc);
      // The second one is waited for by nobody: the wave ends, the workgroup is not done before the acknowledgement.
      const embed::Issued second = m.run(0);
      REQUIRE(second.event == embed::Event::message);
      CHECK((*m.group)[0].registers.m0() == m.m0_of(0, 1));
      CHECK(m.stored(0, 1) == lanes);
      REQUIRE(m.run(0).event == embed::Event::ended);
      CHECK((*m.group)[0].ended());
      CHECK_FALSE(m.group->done());
      CHECK((*m.group)[0].complete(second.access));
      CHECK(m.group->done());
      for (std::uint32_t which = 0; which < 3; ++which) CHECK(m.stored(0, which) == lanes);
    }
  }
  SUBCASE("counters of the user's own: nothing waits, and messages are acknowledged in any order") {
    Messages<Isa> m(target, embed::Counters::by_user);
    std::vector<std::vector<std::uint64_t>> sent(m.group->waves());
    for (std::size_t i = 0; i < sent.size(); ++i)
      for (embed::Issued issued = m.run(i); issued.event != embed::Event::ended; issued = m.run(i)) {
        REQUIRE(issued.event == embed::Event::message);
        sent[i].push_back(issued.access);
      }
    for (std::size_t i = sent.size(); i-- > 0;) {
      CHECK_FALSE(m.group->done());
      REQUIRE(sent[i].size() == 2);
      auto& wave = (*m.group)[i];
      CHECK(wave.outstanding(counter) == 2);
      CHECK(wave.complete(sent[i][1]));
      CHECK(wave.outstanding(counter) == 1);
      CHECK(wave.find(sent[i][0]) != nullptr);
      CHECK(wave.find(sent[i][1]) == nullptr);
      CHECK(wave.complete(sent[i][0]));
      CHECK(wave.outstanding(counter) == 0);
      for (std::uint32_t which = 0; which < 3; ++which) CHECK(m.stored(i, which) == lanes);
    }
    CHECK(m.group->done());
  }
  SUBCASE("two on their way: the younger one acknowledged first counts at once, and holds up no memory access") {
    Messages<Isa> m(target);
    const embed::Issued first = m.run(0);
    REQUIRE(first.event == embed::Event::message);
    auto& wave = (*m.group)[0];
    // Sent once more, as a loop would.
    wave.registers.pc = wave.find(first.access)->pc;
    const embed::Issued second = m.step(0);
    REQUIRE(second.event == embed::Event::message);
    CHECK(second.access != first.access);
    CHECK(wave.outstanding(counter) == 2);
    REQUIRE(m.run(0).event == embed::Event::blocked);
    CHECK(m.stored(0, 0) == lanes);  // the store after them is complete
    CHECK(wave.complete(second.access));
    CHECK(wave.outstanding(counter) == 1);
    CHECK(m.step(0).event == embed::Event::blocked);
    CHECK(wave.complete(first.access));
    CHECK(m.step(0).event != embed::Event::blocked);
  }
}
