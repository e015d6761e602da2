// Traps and the registers that concern them, on a target of every ISA, both sizes of waves and every engine.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace {

using lockstep::FaultKind;

struct Way {
  std::string target;
  std::uint32_t size;  // lanes of a wave
  bool gfx9() const { return target == "gfx942" || target == "gfx950"; }
  bool gfx12() const { return target == "gfx1201" || target == "gfx1250"; }
};

const std::vector<Way> ways{{"gfx942", 64},  {"gfx950", 64},  {"gfx1100", 32}, {"gfx1100", 64}, {"gfx1151", 32},
                            {"gfx1151", 64}, {"gfx1201", 32}, {"gfx1201", 64}, {"gfx1250", 32}};

struct Outcome {
  lockstep::LaunchResult result;
  std::vector<std::uint32_t> out;
};

/// What a test says of one wave of `kernel` in each way; the buffer starts with nines.
void every_way(const char* kernel, const std::function<void(const Outcome&, const Way&)>& test) {
  for (const Way& way : ways)
    for (const lockstep::Engine engine : lockstep::all_engines) {
      CAPTURE(way.target);
      CAPTURE(way.size);
      CAPTURE(lockstep::engine_name(engine));
      auto device = lockstep::Device::create(way.target);
      REQUIRE_MESSAGE(device, device.message());
      const lockstep::Code code =
          (*device)->load_file(LOCKSTEP_KERNEL_DIR "/" + way.target + "-w" + std::to_string(way.size) + ".hsaco");
      REQUIRE_MESSAGE(code, code.message());
      Outcome outcome;
      outcome.out.assign(16, 9);
      const auto mapped = (*device)->memory().map_host(outcome.out.data(), 64, true);
      REQUIRE_MESSAGE(mapped, mapped.message());
      const std::array arguments{lockstep::make_argument(outcome.out.data())};
      outcome.result = (*device)->launch_arguments(code.kernel(kernel),
                                                   {.grid = {1}, .block = {way.size}, .engine = engine}, arguments);
      test(outcome, way);
    }
}

}  // namespace

TEST_CASE("S_TRAP 3, where a debugger would stop, goes on") {
  every_way("goes_on", [](const Outcome& o, const Way&) {
    REQUIRE_MESSAGE(o.result, o.result.message());
    CHECK(o.out[0] == 1);
    CHECK(o.out[1] == 2);
  });
}

TEST_CASE("S_TRAP 2, and a number that nobody has given a meaning, end the launch with a fault that says so") {
  for (const char* kernel : {"aborts", "reserved"})
    every_way(kernel, [](const Outcome& o, const Way&) {
      CHECK(o.result.fault.kind == FaultKind::trap);
      CHECK_MESSAGE(o.result.message().find("S_TRAP") != std::string::npos, o.result.message());
      CHECK(o.out[0] == 1);
      CHECK(o.out[1] == 9);
    });
}

TEST_CASE("a return from a trap handler is refused by name: there is none") {
  every_way("returns", [](const Outcome& o, const Way&) {
    CHECK(o.result.fault.kind == FaultKind::unsupported_instruction);
    CHECK_MESSAGE(o.result.message().find("lockstep runs no trap handler") != std::string::npos, o.result.message());
  });
}

TEST_CASE("STATUS and STATE_PRIV: SCC, SCRATCH_EN and the size of a wave stand where the ISA has them") {
  constexpr std::uint32_t valid = 1u << 16, scc_of_state = 1u << 9;
  for (const bool scratch : {false, true})
    every_way(scratch ? "state_with" : "state_without", [&](const Outcome& o, const Way& way) {
      REQUIRE_MESSAGE(o.result, o.result.message());
      std::uint32_t status = valid, state = 0;
      if (scratch && way.gfx9()) status |= 1u << 28;
      if (scratch && !way.gfx9() && !way.gfx12()) status |= 1u << 29;
      if (scratch && way.gfx12()) state |= 1u << 18;
      if (way.gfx12() && way.size == 64) status |= 1u << 29;
      CHECK(o.out[0] == (status | (way.gfx12() ? 0u : 1u)));
      CHECK(o.out[1] == (way.gfx12() ? state | scc_of_state : 0));
      CHECK(o.out[2] == status);
      CHECK(o.out[3] == state);
      // GFX11, where no bit tells the size: what its wave reads of the other half (traps.s).
      CHECK(o.out[4] == (way.gfx9() || way.gfx12() ? 9u : way.size == 64 ? 5u : 7u));
    });
}

TEST_CASE("a kernel writes the exception flags, and no other bits of their register") {
  every_way("flags_of_user", [](const Outcome& o, const Way& way) {
    REQUIRE_MESSAGE(o.result, o.result.message());
    const std::uint32_t all = way.target == "gfx1250" ? 0x4000007fu : way.gfx12() ? 0xc000007fu : 0x1ffu;
    CHECK(o.out[0] == 0);
    CHECK(o.out[1] == all);
    CHECK(o.out[2] == ((all & ~0xfu) | 5u));
  });
}

TEST_CASE("what only a trap handler writes stays as it is") {
  every_way("privileged", [](const Outcome& o, const Way& way) {
    REQUIRE_MESSAGE(o.result, o.result.message());
    const std::size_t registers = way.gfx12() ? 5 : 3;
    for (std::size_t i = 0; i < registers; ++i) CHECK(o.out[i] == 0);
    CHECK(o.out[registers] == 9);
  });
}

TEST_CASE("a kernel that wants a trap when it divides by zero is refused") {
  every_way("division_traps", [](const Outcome& o, const Way&) {
    CHECK(o.result.status == lockstep::LaunchResult::Status::refused);
    CHECK_MESSAGE(o.result.message().find("asks for a trap when arithmetic is invalid") != std::string::npos,
                  o.result.message());
  });
}
