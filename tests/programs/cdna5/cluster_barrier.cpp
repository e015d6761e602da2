// Clusters of workgroups that run together: the kernels of cluster_barrier.hip and cluster.s, on both engines, in every
// way a launch is run.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cdna5/device.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace {

using lockstep::CheckKind;
using lockstep::LaunchOptions;
using Numbers = std::vector<std::int32_t>;

struct Fixture {
  lockstep::cdna5::Device device;
  lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/cluster_barrier.hsaco");
  lockstep::Code assembly = device.load_file(LOCKSTEP_KERNEL_DIR "/cluster.hsaco");

  lockstep::LaunchResult run(const char* kernel, const LaunchOptions& options, Numbers& out) {
    const auto buffer = device.upload(out);
    auto result = device.launch(code.kernel(kernel), options, buffer);
    REQUIRE(device.download(buffer, out));
    return result;
  }
};

LaunchOptions options(lockstep::Engine engine, std::uint32_t workgroups, std::uint32_t items) {
  LaunchOptions o;
  o.engine = engine;
  o.grid = {workgroups, 1, 1};
  o.block = {items, 1, 1};
  return o;
}

/// What `exchange` computes.
Numbers exchanged(int groups, int items, int cluster, int rounds) {
  Numbers sum(static_cast<std::size_t>(groups * items));
  for (int g = 0; g < groups; ++g)
    for (int i = 0; i < items; ++i) sum[static_cast<std::size_t>(g * items + i)] = g * 1000 + i;
  const Numbers own = sum;
  for (int round = 0; round < rounds; ++round) {
    const Numbers slots = sum;
    for (int g = 0; g < groups; ++g)
      for (int i = 0; i < items; ++i) {
        const int next = g - g % cluster + (g % cluster + 1) % cluster;
        sum[static_cast<std::size_t>(g * items + i)] = 3 * sum[static_cast<std::size_t>(g * items + i)] +
                                                       slots[static_cast<std::size_t>(items * next + items - 1 - i)];
      }
  }
  for (int g = 0; g < groups; ++g)
    for (int i = 0; i < items; ++i)
      sum[static_cast<std::size_t>(g * items + i)] += own[static_cast<std::size_t>(items * g + items - 1 - i)];
  return sum;
}

struct Exchange {
  const char* kernel;
  std::uint32_t items, cluster;
  bool from_options = false, takes_items = false;
};
constexpr Exchange exchanges[] = {{"exchange_waves", 96, 4},
                                  {"exchange_wave", 32, 4},
                                  {"exchange_some", 32, 4, false, true},
                                  {"exchange_some", 64, 4, false, true},
                                  {"exchange_any", 32, 2, true},
                                  {"exchange_any", 32, 16, true}};
constexpr std::uint32_t groups = 16;
constexpr std::int32_t rounds = 3;

LaunchOptions options_of(const Exchange& e, lockstep::Engine engine) {
  LaunchOptions o = options(engine, groups, e.items);
  if (e.from_options) o.cluster = {e.cluster, 1, 1};
  return o;
}

/// `launch(kernel, arguments...)` with the arguments of the kernel.
template <class Call>
auto with_arguments(const Exchange& e, Call&& call, const lockstep::Buffer<std::int32_t>& out,
                    const lockstep::Buffer<std::int32_t>& slots) {
  return e.takes_items ? call(out, slots, rounds, static_cast<std::int32_t>(e.items)) : call(out, slots, rounds);
}

/// Findings as text.
std::string told(const lockstep::LaunchResult& result) {
  std::string text;
  for (const lockstep::Finding& f : result.findings) text += f.what + "; ";
  return text;
}

}  // namespace

TEST_CASE("workgroups of a cluster meet at its barrier and read what others wrote") {
  Fixture f;
  for (const Exchange& e : exchanges) {
    CAPTURE(e.kernel);
    CAPTURE(e.items);
    const Numbers expected = exchanged(groups, static_cast<int>(e.items), static_cast<int>(e.cluster), rounds);
    for (const lockstep::Engine engine : lockstep::all_engines) {
      for (const std::uint32_t threads : {1u, 2u, 7u}) {
        const auto out = f.device.upload(Numbers(groups * e.items, -1)),
                   slots = f.device.upload(Numbers(groups * e.items, -1));
        LaunchOptions o = options_of(e, engine);
        o.threads = threads;
        const auto result = with_arguments(
            e, [&](const auto&... a) { return f.device.launch(f.code.kernel(e.kernel), o, a...); }, out, slots);
        REQUIRE_MESSAGE(result, result.message());
        CHECK(result.statistics.workgroups == groups);
        CHECK(result.statistics.waves == groups * e.items / 32);
        Numbers found(groups * e.items);
        REQUIRE(f.device.download(out, found));
        CHECK(found == expected);
      }
    }
  }
}

TEST_CASE("a launch in ranges: whole clusters") {
  Fixture f;
  const Exchange& e = exchanges[0];
  const Numbers expected = exchanged(groups, 96, 4, rounds);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto out = f.device.upload(Numbers(groups * e.items, -1)), slots = f.device.upload(Numbers(groups * e.items));
    LaunchOptions o = options_of(e, engine);
    for (const lockstep::WorkgroupRange range :
         {lockstep::WorkgroupRange{8, 4}, lockstep::WorkgroupRange{0, 8}, lockstep::WorkgroupRange{12, 0}}) {
      o.range = range;
      const auto result = f.device.launch(f.code.kernel(e.kernel), o, out, slots, rounds);
      REQUIRE_MESSAGE(result, result.message());
      CHECK(result.statistics.workgroups == (range.first == 0 ? 8 : 4));
    }
    Numbers found(groups * e.items);
    REQUIRE(f.device.download(out, found));
    CHECK(found == expected);
    o.range = {2, 4};
    CHECK(f.device.launch(f.code.kernel(e.kernel), o, out, slots, rounds).message().find("whole clusters") !=
          std::string::npos);
  }
}

TEST_CASE("a stepped launch of clusters is the same launch") {
  Fixture f;
  for (const Exchange& e : {exchanges[0], exchanges[3], exchanges[4]}) {
    CAPTURE(e.kernel);
    struct Count final : lockstep::Observer {
      void before(const lockstep::Step& step) override {
        order.push_back({step.wave.workgroup[0], step.wave.wave, static_cast<std::uint32_t>(step.pc)});
        CHECK(step.wave.member == step.wave.workgroup[0] % members);
      }
      std::uint32_t members = 0;
      std::vector<std::array<std::uint32_t, 3>> order;
    } seen;
    seen.members = e.cluster;
    const auto out = f.device.upload(Numbers(groups * e.items, -1)),
               slots = f.device.upload(Numbers(groups * e.items, -1));
    LaunchOptions o = options_of(e, lockstep::Engine::reference);
    auto begun = with_arguments(
        e, [&](const auto&... a) { return f.device.begin(f.code.kernel(e.kernel), o, a...); }, out, slots);
    REQUIRE_MESSAGE(begun, begun.message());
    lockstep::SteppedLaunch& launch = **begun;
    CHECK(launch.cluster_workgroups() == e.cluster);
    std::vector<std::array<std::uint32_t, 3>> stepped;
    std::unique_ptr<lockstep::SteppedState> saved;
    std::size_t saved_at = 0, inside = 0;
    while (!launch.over()) {
      const std::uint32_t wave = launch.next_wave();
      if (launch.cluster_index() == 1 && ++inside == 100) {
        saved = launch.save();
        saved_at = stepped.size();
      }
      stepped.push_back({launch.workgroup(wave)[0], launch.wave_in_workgroup(wave),
                         static_cast<std::uint32_t>(launch.wave(wave).state->pc)});
      CHECK(launch.lds(wave).size() == 384);
      launch.step();
    }
    const auto result = launch.result();
    REQUIRE_MESSAGE(result, result.message());
    CHECK(result.statistics.workgroups == groups);
    Numbers found(groups * e.items);
    REQUIRE(f.device.download(out, found));
    CHECK(found == exchanged(groups, static_cast<int>(e.items), static_cast<int>(e.cluster), rounds));
    // The same again from a point inside a cluster.
    REQUIRE(saved != nullptr);
    launch.restore(*saved);
    for (std::size_t at = saved_at; !launch.over(); ++at) {
      const std::uint32_t wave = launch.next_wave();
      REQUIRE(stepped[at][0] == launch.workgroup(wave)[0]);
      REQUIRE(stepped[at][1] == launch.wave_in_workgroup(wave));
      launch.step();
    }
    o.observer = &seen;
    for (const lockstep::Engine engine : lockstep::all_engines) {
      o.engine = engine;
      seen.order.clear();
      const auto observed = with_arguments(
          e, [&](const auto&... a) { return f.device.launch(f.code.kernel(e.kernel), o, a...); }, out, slots);
      REQUIRE_MESSAGE(observed, observed.message());
      CHECK(seen.order == stepped);
    }
  }
}

TEST_CASE("loads for all workgroups of a cluster: each finds the data in its own LDS and registers") {
  Fixture f;
  Numbers in(64);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<std::int32_t>(7 * i + 1);
  const auto from = f.device.upload(in);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto out = f.device.upload(Numbers(128, -1));
    const auto result = f.device.launch(f.code.kernel("multicast"), options(engine, 4, 32), out, from);
    REQUIRE_MESSAGE(result, result.message());
    Numbers found(128);
    REQUIRE(f.device.download(out, found));
    for (std::size_t group = 0; group < 4; ++group)
      for (std::size_t item = 0; item < 32; ++item)
        CHECK(found[32 * group + item] == -1 - static_cast<std::int32_t>(group) + in[31 - item] + 1000 * in[32 + item]);
  }
}

TEST_CASE("barrier states, ids and messages, workgroup by workgroup") {
  Fixture f;
  for (const lockstep::Dim3& cluster : {lockstep::Dim3{4, 1, 1}, lockstep::Dim3{2, 1, 2}, lockstep::Dim3{2, 8, 1}}) {
    const auto size = static_cast<std::uint32_t>(cluster.volume());
    for (const std::uint32_t items : {32u, 20u}) {
      for (const lockstep::Engine engine : lockstep::all_engines) {
        const auto out = f.device.upload(std::vector<std::uint32_t>(8 * size, 0xabababab));
        LaunchOptions o = options(engine, 1, items);
        o.grid = cluster;
        o.cluster = cluster;
        o.interleave = 0;  // each wave runs until it waits
        const auto result = f.device.launch(f.assembly.kernel("cluster"), o, out);
        REQUIRE_MESSAGE(result, result.message());
        std::vector<std::uint32_t> found(8 * size);
        REQUIRE(f.device.download(out, found));
        for (std::uint32_t g = 0; g < size; ++g) {
          const std::uint32_t *r = &found[8 * g], there = 1u | size << 4;
          CHECK((r[0] & 0xffffff) == (there | g << 16));  // workgroups signal one after the other
          CHECK(r[1] == (g == 0 ? 1 : 0));
          CHECK((r[2] & 0xffffff) == (there | (g + 1 == size ? 0 : g + 1) << 16));
          // They go on one after the other, and end: there are fewer each time.
          CHECK(r[3] == (1u | (size - g) << 4));
          CHECK(r[4] == g);
          CHECK((r[5] >> 21 & 15) == g);
          CHECK((r[5] >> 6 & 15) != 0);
          CHECK(r[6] == (g % cluster.x | g / cluster.x % cluster.y << 4 | g / cluster.x / cluster.y << 8 |
                         (cluster.x - 1) << 12 | (cluster.y - 1) << 16 | (cluster.z - 1) << 20 | (size - 1) << 24));
          CHECK(r[7] == 0);
        }
      }
    }
  }
  // Not in a cluster all of it is S_NOP: no state, SCC stays, nobody waits.
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto out = f.device.upload(std::vector<std::uint32_t>(8, 0xabababab));
    REQUIRE(f.device.launch(f.assembly.kernel("cluster"), options(engine, 1, 32), out));
    std::vector<std::uint32_t> found(8);
    REQUIRE(f.device.download(out, found));
    CHECK(found == std::vector<std::uint32_t>{0, 0, 0, 0, 0, 0, 0, 0});
  }
}

TEST_CASE("a workgroup that has ended counts no more at the cluster's barrier") {
  Fixture f;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Numbers out(8 * 64);
    const auto result = f.run("leaves", options(engine, 8, 64), out);
    REQUIRE_MESSAGE(result, result.message());
    for (std::size_t i = 0; i < out.size(); ++i) {
      const auto member = static_cast<std::int32_t>(i / 64 % 4);
      CHECK(out[i] == (member == 3 ? -1 : member));
    }
  }
}

TEST_CASE("a workgroup that does not come to the cluster's barrier is a fault") {
  Fixture f;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    for (const std::uint32_t threads : {1u, 3u}) {
      Numbers out(64);
      LaunchOptions o = options(engine, 4, 64);
      o.threads = threads;
      const auto forgets = f.run("forgets", o, out);
      CHECK(forgets.fault.kind == lockstep::FaultKind::barrier_deadlock);
      CHECK(forgets.fault.workgroup == std::array<std::uint32_t, 3>{0, 0, 0});
      CHECK_MESSAGE(forgets.message().find("signals of the cluster's barrier 1 of 2") != std::string::npos,
                    forgets.message());
      o.max_instructions = 200000;
      const auto spins = f.run("spins", o, out);
      CHECK(spins.fault.kind == lockstep::FaultKind::barrier_deadlock);
      CHECK(spins.fault.workgroup == std::array<std::uint32_t, 3>{1, 0, 0});
      CHECK_MESSAGE(spins.message().find("other waves of the cluster wait") != std::string::npos, spins.message());
    }
    auto begun = f.device.begin(f.code.kernel("forgets"), options(engine, 2, 64), f.device.upload(Numbers(64)));
    REQUIRE(begun);
    while (!(*begun)->over()) (*begun)->step();
    CHECK((*begun)->result().message().find("signals of the cluster's barrier 1 of 2") != std::string::npos);
  }
}

TEST_CASE("checks say nothing of kernels that keep to the rules") {
  Fixture f;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    for (const Exchange& e : exchanges) {
      CAPTURE(e.kernel);
      const auto out = f.device.upload(Numbers(groups * e.items, -1)),
                 slots = f.device.upload(Numbers(groups * e.items, -1));
      LaunchOptions o = options_of(e, engine);
      o.check = *lockstep::parse_checks("all");
      const auto result = with_arguments(
          e, [&](const auto&... a) { return f.device.launch(f.code.kernel(e.kernel), o, a...); }, out, slots);
      REQUIRE_MESSAGE(result, result.message());
      CHECK_MESSAGE(result.findings.empty(), told(result));
    }
    LaunchOptions o = options(engine, 4, 32);
    o.check = *lockstep::parse_checks("all");
    const auto multicast =
        f.device.launch(f.code.kernel("multicast"), o, f.device.upload(Numbers(128)), f.device.upload(Numbers(64)));
    CHECK_MESSAGE((multicast && multicast.findings.empty()), multicast.message(), told(multicast));
  }
}

TEST_CASE("checks find what is wrong at a cluster's barrier") {
  Fixture f;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    LaunchOptions o = options(engine, 4, 64);
    o.check = *lockstep::parse_checks("sync,race");
    const auto early = f.device.launch(f.code.kernel("signals_early"), o, f.device.upload(Numbers(256)),
                                       f.device.upload(Numbers(256)));
    REQUIRE(early.findings.size() == 1);
    CHECK(early.findings[0].kind == CheckKind::race);
    CHECK_MESSAGE(early.findings[0].advice.find("the cluster's barrier between them") != std::string::npos,
                  told(early));
    Numbers out(256);
    const auto twice = f.run("signals_twice", o, out);
    REQUIRE(!twice.findings.empty());
    CHECK(twice.findings[0].kind == CheckKind::sync);
    CHECK_MESSAGE(twice.findings[0].what.find("signals the cluster's barrier again") != std::string::npos, told(twice));
    const auto goes_on = f.run("goes_on", o, out);
    REQUIRE(goes_on.findings.size() == 1);
    CHECK_MESSAGE(goes_on.findings[0].what.find("without waiting at the cluster's barrier") != std::string::npos,
                  told(goes_on));
    const auto leaves = f.run("leaves", o, out);
    REQUIRE(leaves.findings.size() == 1);
    CHECK_MESSAGE(leaves.findings[0].what.find("ended without signalling") != std::string::npos, told(leaves));
  }
}

TEST_CASE("cluster sizes that do not fit are refused") {
  Fixture f;
  LaunchOptions o = options(lockstep::Engine::fast, 4, 64);
  o.cluster = {2, 1, 1};
  Numbers out(6 * 64);
  CHECK(f.run("leaves", o, out).message().find("requires clusters of (4,1,1) workgroups") != std::string::npos);
  o.cluster = {4, 1, 1};
  CHECK(f.run("leaves", o, out));
  o.cluster = {0, 0, 0};
  o.grid = {6, 1, 1};
  CHECK(f.run("leaves", o, out).message().find("no multiple of the cluster") != std::string::npos);
}
