#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/cdna5_embed.hpp"

TEST_CASE("CDNA5: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::cdna5::Isa>("gfx1250");
}

TEST_CASE("CDNA5: workgroups of a cluster, their waves in any order, with checkpoints") {
  using Isa = lockstep::cdna5::Isa;
  constexpr std::uint32_t items = 96, groups = 8, members = 4;
  constexpr std::int32_t rounds = 3;
  constexpr std::uint64_t out = Simulated::data, slots = out + 0x8000;
  Simulated simulated;
  lockstep::LaunchOptions options;
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
