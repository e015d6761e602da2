// A launch of the library that goes on in embedded waves midway, and comes back: its results are those of a launch
// that was left alone.
#include "lockstep/device/hand_over.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/cdna4_embed.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/rdna3_embed.hpp"

using namespace lockstep;

namespace {

constexpr std::uint32_t items = 600, groups = 5;

/// The kernel `mixed` with memory of its own: every kind of access, barriers, divergence.
struct Mixed {
  std::unique_ptr<Device> device;
  Code code;
  Buffer<std::uint32_t> in, out, histogram;
  Buffer<std::uint64_t> clocks;

  explicit Mixed(const std::string& target) {
    auto made = Device::create(target);
    REQUIRE(made);
    device = std::move(*made);
    code = device->load_file(std::string(LOCKSTEP_KERNEL_DIR) + "/" + target + "/mixed.hsaco");
    REQUIRE_MESSAGE(code, code.message());
    std::vector<std::uint32_t> values(items);
    for (std::uint32_t i = 0; i < items; ++i) values[i] = i * 2654435761u >> 7;
    in = device->upload(values);
    out = device->allocate<std::uint32_t>(items);
    histogram = device->allocate<std::uint32_t>(64);
    clocks = device->allocate<std::uint64_t>(groups);
  }
  LaunchOptions options() const { return {.grid = {groups}, .block = {128}}; }
  LaunchResult launch() { return device->launch(code.kernel("mixed"), options(), items, in, out, histogram, clocks); }
  std::unique_ptr<SteppedLaunch> begin() {
    auto launch = device->begin(code.kernel("mixed"), options(), items, in, out, histogram, clocks);
    REQUIRE_MESSAGE(launch, (launch ? "" : launch.message()));
    return std::move(*launch);
  }
  std::vector<std::uint32_t> results() const {
    std::vector<std::uint32_t> all(items), counts(64);
    REQUIRE(device->download(out, all));
    REQUIRE(device->download(histogram, counts));
    all.insert(all.end(), counts.begin(), counts.end());
    return all;
  }
};

/// Steps waves in turn as a simulator does: accesses stay on their way for a while, and come back out of order. It ends
/// after so many instructions, with nothing on its way.
template <class Isa, std::uint16_t size>
std::uint64_t simulate(embed::Workgroup<Isa, size>& group, MemoryView& memory, embed::DecodedCode<Isa, size>& code,
                       std::uint64_t most) {
  std::uint64_t executed = 0, turn = 0;
  const auto answer = [&](auto& wave, std::size_t at_most) {
    while (wave.in_flight().size() > at_most) {
      std::uint64_t youngest = 0;
      for (const auto& access : wave.in_flight()) {  // memory sees them in order, the wave the youngest first
        auto& each = *wave.find(access.id);
        if (!each.answered) REQUIRE(!wave.perform(each, memory));
        if (!each.completed) youngest = each.id;
      }
      REQUIRE(wave.complete(youngest));
    }
  };
  while (!group.done() && executed < most) {
    auto& wave = group[turn++ % group.waves()];
    if (wave.ended()) {
      answer(wave, 0);
      continue;
    }
    if (!wave.try_resume()) continue;
    const auto next = wave.fetch(code, memory);
    REQUIRE_MESSAGE(next, next.fault.detail);
    const embed::Issued issued = wave.issue(*next);
    REQUIRE_MESSAGE(issued.event != embed::Event::fault, issued.fault.detail);
    if (issued.event == embed::Event::blocked) {
      answer(wave, 0);
    } else {
      ++executed;
      answer(wave, 3);
    }
  }
  for (std::size_t i = 0; i < group.waves(); ++i) answer(group[i], 0);
  return executed;
}

template <class Isa>
void check_hand_over(const std::string& target) {
  Mixed alone(target);
  const LaunchResult whole = alone.launch();
  REQUIRE_MESSAGE(whole, whole.message());
  const std::vector<std::uint32_t> expected = alone.results();
  const std::uint64_t all = whole.statistics.instructions;
  embed::DecodedCode<Isa> code;
  const auto finish = [&](Mixed& mixed, SteppedLaunch& launch) {
    launch.run({});
    CHECK(launch.over());
    const LaunchResult result = launch.result();
    CHECK_MESSAGE(result, result.message());
    CHECK(result.statistics.instructions == all);
    CHECK(result.statistics.workgroups == groups);
    CHECK(result.statistics.waves == whole.statistics.waves);
    CHECK(mixed.results() == expected);
  };

  SUBCASE("after a number of instructions, for a number of instructions") {
    for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{333}, all / 2, all - 1}) {
      for (const std::uint64_t most : {std::uint64_t{1}, std::uint64_t{500}, all}) {
        CAPTURE(first);
        CAPTURE(most);
        Mixed mixed(target);
        const auto launch = mixed.begin();
        launch->run({.instructions = first});
        REQUIRE(!launch->over());
        CHECK(launch->executed() == first);
        auto cluster = take_over<Isa>(*launch);
        REQUIRE_MESSAGE(cluster, (cluster ? "" : cluster.message()));
        MemoryView memory = launch->memory();
        const std::uint64_t executed = simulate((*cluster)[0], memory, code, most);
        CHECK(executed > 0);
        REQUIRE(give_back(*launch, *cluster));
        CHECK(launch->executed() == first + executed);
        finish(mixed, *launch);
      }
    }
  }
  SUBCASE("several times, to a workgroup and to a pc, and by its bytes into a launch of its own") {
    Mixed mixed(target);
    auto launch = mixed.begin();
    launch->run({.instructions = 700});
    const std::uint64_t pc = launch->wave(launch->next_wave()).state->pc;
    launch->run({.cluster = 2});
    CHECK(launch->cluster_index() == 2);
    launch->run({.cluster = 2, .pc = pc});
    REQUIRE(!launch->over());
    CHECK(launch->cluster_index() == 2);
    CHECK(launch->wave(launch->next_wave()).state->pc == pc);
    auto cluster = take_over<Isa>(*launch);
    REQUIRE(cluster);
    MemoryView memory = launch->memory();
    (void)simulate((*cluster)[0], memory, code, 100);
    const embed::LaunchState<embed::Cluster<Isa>> state{launch->dispatch(), launch->cluster_index(), {*cluster}};
    const std::uint64_t before = launch->executed();
    const auto bytes = embed::save<Isa, Isa::wave_sizes[0]>(Isa{}, state);
    launch = mixed.begin();  // the memory is the device's, as it is
    auto loaded = embed::load_launch<Isa, Isa::wave_sizes[0], embed::Cluster<Isa>>(bytes);
    REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.message()));
    REQUIRE(launch->begin_at(loaded->next));
    REQUIRE(give_back(*launch, loaded->running.at(0)));
    launch->run({});
    CHECK(launch->result());
    CHECK(launch->executed() < all - before + 1000);
    CHECK(mixed.results() == expected);
  }
  SUBCASE("workgroups that the simulator makes itself are not executed again") {
    Mixed mixed(target);
    const auto launch = mixed.begin();
    launch->run({.cluster = 1});
    MemoryView memory = launch->memory();
    for (std::uint64_t index = 1; index < 3; ++index) {
      embed::Workgroup<Isa> group(launch->dispatch(), embed::workgroup_id(launch->dispatch(), index));
      (void)simulate(group, memory, code, ~std::uint64_t{0});
      CHECK(group.done());
    }
    CHECK(!launch->begin_at(1));
    CHECK(!launch->begin_at(groups));
    REQUIRE(launch->begin_at(3));
    launch->run({});
    const LaunchResult result = launch->result();
    CHECK(result);
    CHECK(result.statistics.workgroups == groups);
    CHECK(result.statistics.instructions < all);
    CHECK(mixed.results() == expected);
    CHECK(take_over<Isa>(*launch).message() == "the launch is over: there is nothing to hand over");
  }
}

}  // namespace

TEST_CASE("CDNA4: a launch goes on in embedded waves and comes back") { check_hand_over<cdna4::Isa>("gfx950"); }
TEST_CASE("RDNA3: a launch goes on in embedded waves and comes back") { check_hand_over<rdna3::Isa>("gfx1100"); }

TEST_CASE("a launch is handed over to waves of its own ISA, and taken back with nothing on its way") {
  Mixed mixed("gfx950");
  const auto launch = mixed.begin();
  CHECK(take_over<rdna3::Isa>(*launch).message() ==
        "the launch is of gfx950 in waves of 64 lanes, and the embedded waves are of gfx1100 with 32 lanes");
  auto cluster = take_over<cdna4::Isa>(*launch);
  REQUIRE(cluster);
  MemoryView memory = launch->memory();
  embed::DecodedCode<cdna4::Isa> code;
  auto& wave = (*cluster)[0][1];
  while (wave.in_flight().empty()) REQUIRE(wave.issue(*wave.fetch(code, memory)).event != embed::Event::fault);
  CHECK(give_back(*launch, *cluster).message() ==
        "wave 1 has accesses on their way (1): complete all before the cluster is given back");
  REQUIRE(!wave.perform(*wave.find(1), memory));
  REQUIRE(wave.complete(1));
  embed::Cluster<cdna4::Isa> other(launch->dispatch(), {1, 0, 0});
  CHECK(give_back(*launch, other).message() == "the cluster is not the one that the launch runs");
  CHECK(launch->executed() == 0);
  CHECK(give_back(*launch, *cluster));
  CHECK(launch->executed() > 0);
}
