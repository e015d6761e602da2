#include "answers.hpp"
#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/cdna5_embed.hpp"
#include "messages.hpp"
#include "scratch.hpp"

TEST_CASE("CDNA5: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::cdna5::Isa>("gfx1250");
}

TEST_CASE("CDNA5: copies between memory and LDS, and tiles of a tensor, with answers and checkpoints in any order") {
  using Isa = lockstep::cdna5::Isa;
  constexpr std::uint64_t in = Simulated::data, out = in + 0x10000;
  std::vector<std::uint32_t> data(0x10000 / 4);
  for (std::uint32_t i = 0; i < data.size(); ++i) data[i] = i * 2654435761u;
  SUBCASE("copies") {
    run_kernel<Isa, 32>(Isa{}, "gfx1250", "reverse", {.grid = {16}, .block = {32}}, data, 0, out, in);
  }
  SUBCASE("a tile") {
    run_kernel<Isa, 32>(Isa{}, "gfx1250", "transpose", {.grid = {1}, .block = {32}}, data, 0, out, in, 100, 7, 5, 30,
                        20);
  }
}

TEST_CASE("CDNA5: a tile's access names the lines that it reads") {
  using Isa = lockstep::cdna5::Isa;
  constexpr std::uint64_t in = Simulated::data, out = in + 0x10000;
  Simulated simulated;
  const lockstep::LaunchShape options{.grid = {1}, .block = {32}};
  embed::Workgroup<Isa> group(simulated.load<Isa>("gfx1250", "transpose", options, out, in, 100, 7, 5, 30, 20), {});
  embed::DecodedCode<Isa> code;
  std::vector<std::uint64_t> lines;
  for (int steps = 0; steps < 10'000 && !group.done(); ++steps) {
    const auto next = group[0].fetch(code, simulated.memory);
    REQUIRE(next);
    const embed::Issued issued = group[0].issue(*next);
    REQUIRE(issued.event != embed::Event::fault);
    if (issued.access == 0) continue;
    auto& access = *group[0].find(issued.access);
    if (access.kind == embed::AccessKind::tensor) {
      CHECK_FALSE(access.writes());
      access.each_piece([](const embed::AccessPiece&) { FAIL("a tile has no pieces"); });
      access.each_address([&](std::uint32_t, lockstep::AddressSpace space, std::uint64_t address, std::uint32_t bytes) {
        CHECK(space == lockstep::AddressSpace::global);
        CHECK(bytes == 2 * 30);
        lines.push_back(address);
      });
    }
    if (access.kind == embed::AccessKind::message) CHECK(access.op().action == lockstep::MemoryAction::none);
    REQUIRE(!group[0].perform(access, simulated.memory));
    REQUIRE(group[0].complete(issued.access));
  }
  CHECK(group.done());
  REQUIRE(lines.size() == 20);
  for (std::size_t i = 0; i < lines.size(); ++i) CHECK(lines[i] == in + 2 * ((5 + i) * 100 + 7));
}

TEST_CASE("CDNA5: workgroups of a cluster, their waves in any order, with checkpoints") {
  using Isa = lockstep::cdna5::Isa;
  constexpr std::uint32_t items = 96, groups = 8, members = 4;
  constexpr std::int32_t rounds = 3;
  constexpr std::uint64_t out = Simulated::data, slots = out + 0x8000;
  Simulated simulated;
  lockstep::LaunchShape options;
  options.grid = {groups, 1, 1};
  options.block = {items, 1, 1};
  const auto dispatch = simulated.load<Isa>("gfx1250", "exchange_waves", options, out, slots, rounds);
  REQUIRE(dispatch.cluster_size() == members);
  embed::DecodedCode<Isa> code;
  std::mt19937 random(3);
  std::uint32_t restored = 0;
  for (std::uint32_t at = 0; at < groups / members; ++at) {
    embed::Cluster<Isa> cluster(dispatch, {at, 0, 0});
    std::optional<std::pair<embed::Cluster<Isa>, std::vector<std::uint8_t>>> saved;
    for (std::uint32_t turn = 0; !cluster.done(); ++turn) {
      REQUIRE(turn < 1'000'000);
      if (turn == 300) saved.emplace(cluster, simulated.bytes);
      if (turn == 900) {
        cluster = saved->first;
        std::copy(saved->second.begin(), saved->second.end(), simulated.bytes.begin());
        ++restored;
      }
      auto& group = cluster[random() % cluster.workgroups()];
      auto& wave = group[random() % group.waves()];
      while (!wave.in_flight().empty()) {
        const std::uint64_t id = wave.in_flight().front().id;
        REQUIRE(!wave.perform(*wave.find(id), simulated.memory));
        REQUIRE(wave.complete(id));
      }
      if (wave.ended() || !wave.try_resume()) continue;
      const auto next = wave.fetch(code, simulated.memory);
      REQUIRE(next);
      REQUIRE(wave.issue(*next).event != embed::Event::fault);
    }
  }
  CHECK(restored == groups / members);
  std::vector<std::int32_t> sum(groups * items);
  for (std::uint32_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::int32_t>(i / items * 1000 + i % items);
  const std::vector<std::int32_t> own = sum;
  for (std::int32_t round = 0; round < rounds; ++round) {
    const std::vector<std::int32_t> before = sum;
    for (std::uint32_t i = 0; i < sum.size(); ++i) {
      const std::uint32_t g = i / items, next = g - g % members + (g + 1) % members;
      sum[i] = 3 * sum[i] + before[items * next + items - 1 - i % items];
    }
  }
  for (std::uint32_t i = 0; i < sum.size(); ++i) sum[i] += own[i / items * items + items - 1 - i % items];
  CHECK(simulated.get<std::int32_t>(out, sum.size()) == sum);
}
TEST_CASE("CDNA5: a message may be acknowledged late") { check_messages<lockstep::cdna5::Isa>("gfx1250"); }
TEST_CASE("CDNA5: a message may be answered late") { check_answers<lockstep::cdna5::Isa>("gfx1250"); }
TEST_CASE("CDNA5: after a trap or a halt, which are faults, the wave is as before") {
  check_traps<lockstep::cdna5::Isa>(0xbf900002, 0xbf820001, 0xbfb70001);
}
TEST_CASE("CDNA5: scratch has the addresses in memory that hardware gives it") {
  using lockstep::cdna5::Isa;
  check_scratch_addresses<Isa, 32>({0xed06807c, 0x00800000, 0x00000800}, {0xed05407c, 0x00020002, 0x00000201});
  run_with_scratch_in_memory<Isa, 32>("gfx1250");
}
