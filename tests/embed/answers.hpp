// Messages that are answered late: S_SENDMSG_RTN.
#pragma once

#include <optional>

#include "simulated.hpp"

/// The kernel `answers`, one workgroup of it. The clock says 1000 a step.
template <class Isa>
struct Answers {
  static constexpr std::uint64_t out = Simulated::data, before = 0x123456789abcdef0;

  Simulated simulated;
  embed::DecodedCode<Isa> code;
  std::optional<embed::Workgroup<Isa>> group;
  std::uint64_t time = 0;

  explicit Answers(const std::string& target) {
    const lockstep::LaunchShape options{.grid = {1}, .block = {64}};
    group.emplace(simulated.load<Isa>(target, "answers", options, out), std::array<std::uint32_t, 3>{});
  }
  auto& wave() { return (*group)[0]; }
  /// Until a message, a wait or the end; memory answers at once.
  embed::Issued run() {
    for (int steps = 0; steps < 1000; ++steps) {
      wave().set_clock(0, time += 1000);
      const auto next = wave().fetch(code, simulated.memory);
      REQUIRE(next);
      const embed::Issued issued = wave().issue(*next);
      REQUIRE(issued.event != embed::Event::fault);
      if (issued.event == embed::Event::memory) {
        REQUIRE(!wave().perform(*wave().find(issued.access), simulated.memory));
        REQUIRE(wave().complete(issued.access));
      } else if (issued.event != embed::Event::executed) {
        return issued;
      }
    }
    FAIL("the wave comes to no event");
    return {};
  }
};

template <class Isa>
void check_answers(const std::string& target) {
  using embed::Event;
  Answers<Isa> a(target);
  const embed::Issued first = a.run();
  REQUIRE(first.event == Event::message);
  const auto* access = a.wave().find(first.access);
  REQUIRE(access != nullptr);
  REQUIRE(access->answer.count == 2);
  const std::uint32_t to = access->answer.first;
  const std::uint64_t asked = a.time;
  CHECK((access->answer.values[0] | std::uint64_t{access->answer.values[1]} << 32) == asked);
  CHECK(a.wave().registers.scalar_pair(to) == a.before);  // the old value, until it is answered
  CHECK(a.run().event == Event::blocked);
  CHECK(a.wave().registers.scalar_pair(to) == a.before);
  const auto checkpoint = *a.group;
  const std::vector<std::uint8_t> memory = a.simulated.bytes;

  for (const bool changed : {false, true}) {
    *a.group = checkpoint;
    std::copy(memory.begin(), memory.end(), a.simulated.bytes.begin());
    const std::uint64_t answer = changed ? 0xfedcba9876543210 : asked;
    if (changed) a.wave().find(first.access)->answer.values = {0x76543210, 0xfedcba98};
    CHECK(a.wave().complete(first.access));
    CHECK(a.wave().registers.scalar_pair(to) == answer);
    const embed::Issued second = a.run();
    REQUIRE(second.event == Event::message);
    const std::uint64_t asked_again = a.time;
    CHECK(a.run().event == Event::blocked);
    CHECK(a.wave().complete(second.access));
    for (embed::Issued issued = a.run(); issued.event != Event::ended; issued = a.run()) {
    }
    CHECK(a.simulated.template get<std::uint64_t>(a.out, 3) ==
          std::vector<std::uint64_t>{a.before, answer, asked_again});
  }
}
