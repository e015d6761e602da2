// Checkpoints as bytes: what was written comes back, and what cannot be is an error, never a crash.
#include "lockstep/embed/checkpoint.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "../../weekly.hpp"
#include "lockstep/cdna4_embed.hpp"
#include "lockstep/rdna3_embed.hpp"

using namespace lockstep;
using Isa = cdna4::Isa;
using Bytes = std::vector<std::uint8_t>;

namespace {

constexpr std::uint64_t base = 0x10000, code_at = base, data_at = base + 0x1000;

Dispatch dispatch() {
  Dispatch d;
  d.entry = code_at;
  d.grid = {3, 2, 1};
  d.block = {128, 1, 1};
  d.lds_bytes = 256;
  d.scratch_bytes = 8;
  d.wave_size = 64;
  d.vgprs = 16;
  d.accvgprs = 8;
  d.user_sgprs = {1, 2, 3};
  return d;
}

/// Two waves with one access of each kind on its way.
struct Midway {
  Bytes bytes = Bytes(0x4000);
  SpanMemory memory{base, bytes};
  embed::DecodedCode<Isa> code;
  embed::Workgroup<Isa> group{dispatch(), {2, 1, 0}};

  Midway() {
    const std::array<std::uint32_t, 20> words{
        0xdc508000, 0x05000002,              // global_load_dword v5, v2, s[0:1]
        0xdc708000, 0x00000302,              // global_store_dword v2, v3, s[0:1]
        0xdd088000, 0x06000302,              // global_atomic_add v2, v3, s[0:1]
        0xd86c0010, 0x04000002,              // ds_read_b32 v4, v2 offset:16
        0xd87e0000, 0x07000302,              // ds_bpermute_b32 v7, v2, v3
        0xc0060200, 0x00000010,              // s_load_dwordx2 s[8:9], s[0:1], 0x10
        0xc0900300, 0x00000000,              // s_memtime s[12:13]
        0xbf900003,                          // s_sendmsg 3
        0xe0501000, 0x80010602,              // buffer_load_dword v6, v2, s[4:7], 0 offen
        0xbf810000, 0xbf810000, 0xbf810000,  // s_endpgm
    };
    memory.write(code_at, reinterpret_cast<const std::uint8_t*>(words.data()), sizeof words);
    for (std::size_t i = 0; i < group.waves(); ++i) {
      auto& wave = group[i];
      wave.registers.set_scalar_pair(0, data_at);
      wave.registers.set_scalar_pair(4, data_at);
      wave.registers.s[6] = 0x200, wave.registers.s[7] = 0x27000;
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        wave.registers.set_vgpr(lane, 2, 4 * lane);
        wave.registers.set_vgpr(lane, 3, 100 + lane);
        wave.registers.set_vgpr(lane, 256 + 7, lane);
      }
      group.lds()[5] = 7;
    }
  }
  /// Issues until the end, and completes nothing.
  void issue_all() {
    for (std::size_t i = 0; i < group.waves(); ++i) {
      group[i].counters = embed::Counters::by_user;
      for (int steps = 0; steps < 30 && !group[i].ended(); ++steps) {
        const auto next = group[i].fetch(code, memory);
        REQUIRE_MESSAGE(next, next.fault.detail);
        const embed::Issued issued = group[i].issue(*next);
        REQUIRE_MESSAGE(issued.event != embed::Event::fault, next->info().name << ": " << issued.fault.detail);
      }
    }
  }
};

/// Answers what is on its way and goes on, as far as it gets: what a simulator does with what it has read.
void go_on(embed::Workgroup<Isa>& group, SpanMemory& memory, embed::DecodedCode<Isa>& code) {
  for (std::size_t i = 0; i < group.waves(); ++i) {
    auto& wave = group[i];
    for (int steps = 0; steps < 4; ++steps) {
      std::vector<std::uint64_t> ids;
      for (const auto& access : wave.in_flight()) ids.push_back(access.id);
      for (const std::uint64_t id : ids) {
        auto* access = wave.find(id);
        if (access == nullptr) continue;
        (void)access->blocks(64);
        (void)embed::overtaken(wave, *access);
        (void)wave.perform(*access, memory);
        (void)wave.complete(id);
      }
      if (wave.ended() || !wave.try_resume()) break;
      const auto next = wave.fetch(code, memory);
      if (!next || wave.issue(*next).event == embed::Event::fault) break;
    }
  }
}

/// The sum in the head, after a change behind it.
void mend(Bytes& bytes) {
  const std::size_t head = embed::detail::checkpoint_head_bytes;
  store_little_endian<std::uint64_t>(&bytes[head - 8], embed::detail::checkpoint_sum(std::span(bytes).subspan(head)));
}

}  // namespace

TEST_CASE("a workgroup with accesses of all kinds on their way comes back from its bytes") {
  Midway machine;
  machine.issue_all();
  std::vector<embed::AccessKind> kinds;
  for (const auto& access : machine.group[0].in_flight()) kinds.push_back(access.kind);
  using Kind = embed::AccessKind;
  CHECK(kinds == std::vector{Kind::memory, Kind::memory, Kind::memory, Kind::memory, Kind::exchange, Kind::memory,
                             Kind::clock, Kind::message, Kind::memory});
  REQUIRE(!machine.group[0].perform(*machine.group[0].find(1), machine.memory));
  machine.group[1].set_clock(123, 45);
  const Bytes bytes = embed::save(machine.group);
  auto loaded = embed::load_workgroup<Isa>(bytes);
  REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.message()));
  CHECK(embed::save(*loaded) == bytes);
  CHECK(loaded->id() == machine.group.id());
  CHECK((*loaded)[0].registers == machine.group[0].registers);
  CHECK((*loaded)[1].registers == machine.group[1].registers);
  CHECK((*loaded)[0].lds.data() == loaded->lds().data());
  CHECK((*loaded)[1].barriers == &loaded->barriers());
  CHECK((*loaded)[0].in_flight()[0].answered);
  CHECK((*loaded)[0].in_flight()[1].access_class == machine.group[0].in_flight()[1].access_class);
  // Both go on, and end alike.
  const Bytes kept = machine.bytes;
  go_on(machine.group, machine.memory, machine.code);
  const Bytes after = machine.bytes;
  CHECK(after != kept);
  std::copy(kept.begin(), kept.end(), machine.bytes.begin());
  go_on(*loaded, machine.memory, machine.code);
  CHECK(machine.bytes == after);
  CHECK(machine.group.done());
  CHECK(loaded->done());
  CHECK((*loaded)[0].registers == machine.group[0].registers);
  CHECK((*loaded)[1].registers == machine.group[1].registers);
  CHECK((*loaded)[1].registers.scalar_pair(12) == 123);
}

TEST_CASE("the bytes are those of every host: their beginning, and their sum") {
  embed::Wave<Isa> wave(Isa{}, 1, 0);
  wave.registers.set_vgpr(3, 0, 0x01020304);
  const Bytes bytes = embed::save(wave);
  const Bytes head{'l', 'o', 'c', 'k', 's', 't', 'e', 'p', 1, 0, 0, 0, 1, 0, 64, 0, 'g', 'f', 'x', '9', '5', '0'};
  REQUIRE(bytes.size() > 64);
  CHECK(Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(head.size())) == head);
  // VGPRs, AccVGPRs, SGPRs allocated; v0 lane by lane.
  const Bytes limits{1, 0, 0, 0, 102, 0, 0, 0, 0, 0};
  CHECK(Bytes(bytes.begin() + 48, bytes.begin() + 58) == limits);
  CHECK(Bytes(bytes.begin() + 54 + 12, bytes.begin() + 54 + 16) == Bytes{4, 3, 2, 1});
  CHECK(embed::detail::checkpoint_sum(Bytes{1, 2, 3, 4, 5, 6, 7, 8, 9}) == 0xe7bff7d9b94a3592u);
  const auto loaded = embed::load_wave<Isa>(bytes);
  REQUIRE(loaded);
  CHECK(loaded->registers == wave.registers);
  CHECK(loaded->registers.v.size() == 1);
}

TEST_CASE("a cluster, and a launch with its dispatch and memory, come back from their bytes") {
  embed::Cluster<Isa> cluster(dispatch(), {1, 0, 0});
  cluster[0][1].registers.s[3] = 5;
  const Bytes bytes = embed::save(cluster);
  const auto again = embed::load_cluster<Isa>(bytes);
  REQUIRE_MESSAGE(again, (again ? "" : again.message()));
  CHECK(embed::save(*again) == bytes);
  CHECK((*again)[0][1].registers.s[3] == 5);

  embed::LaunchState<embed::Workgroup<Isa>> launch{dispatch(), 4, {}, {{0x1000, {1, 2, 3}}, {0x2000, {}}}};
  launch.running.emplace_back(dispatch(), std::array<std::uint32_t, 3>{1, 1, 0});
  const Bytes saved = embed::save<Isa, 64>(Isa{}, launch);
  const auto loaded = embed::load_launch<Isa>(saved);
  REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.message()));
  CHECK(loaded->next == 4);
  CHECK(loaded->dispatch.user_sgprs == launch.dispatch.user_sgprs);
  CHECK(loaded->dispatch.grid == launch.dispatch.grid);
  REQUIRE(loaded->running.size() == 1);
  CHECK(loaded->running[0].id() == std::array<std::uint32_t, 3>{1, 1, 0});
  REQUIRE(loaded->memory.size() == 2);
  CHECK(loaded->memory[0].address == 0x1000);
  CHECK(loaded->memory[0].bytes == Bytes{1, 2, 3});
  CHECK((embed::save<Isa, 64>(Isa{}, *loaded)) == saved);
}

TEST_CASE("errors of checkpoints say what is wrong") {
  const embed::Wave<Isa> wave(Isa{}, 4, 0);
  const Bytes bytes = embed::save(wave);
  const auto message = [](const Bytes& from) {
    const auto loaded = embed::load_wave<Isa>(from);
    return loaded ? std::string("none") : loaded.message();
  };
  CHECK(message(bytes) == "none");
  CHECK(message({}) == "checkpoint: these bytes are no checkpoint of lockstep");
  CHECK(message(Bytes(bytes.begin(), bytes.begin() + 9)) == "checkpoint: its head: the bytes end in the middle of it");
  Bytes changed = bytes;
  changed[8] = 9;
  CHECK(message(changed) == "checkpoint: it has version 9, this program reads version 1");
  changed = bytes;
  changed.back() ^= 1;
  CHECK(message(changed) == "checkpoint: its bytes are not those that were written");
  changed = bytes;
  changed.pop_back();
  CHECK(message(changed).find("checkpoint: its head says ") == 0);
  changed = bytes;
  changed[49] = 7;  // 256 * 7 + 4 VGPRs
  mend(changed);
  CHECK(message(changed) == "checkpoint: registers: it has more VGPRs than the target");
  CHECK(embed::load_workgroup<Isa>(bytes).message() == "checkpoint: it is of a wave, not of a workgroup");
  CHECK(embed::load_wave<rdna3::Isa>(bytes).message() ==
        "checkpoint: it is of gfx950 in waves of 64 lanes, and here is gfx1100 in waves of 32 lanes");
}

TEST_CASE("bytes that were changed are an error, or a workgroup that runs without a crash") {
  Midway machine;
  machine.issue_all();
  const Bytes bytes = embed::save(machine.group);
  std::mt19937 random(1);
  int refused = 0, accepted = 0;
  const std::size_t head = embed::detail::checkpoint_head_bytes;
  const int rounds = lockstep_test::weekly() ? 100'000 : 800;
  for (int round = 0; round < rounds; ++round) {
    Bytes changed = bytes;
    const int changes = 1 + static_cast<int>(random() % 3);
    for (int i = 0; i < changes; ++i) {
      const std::size_t at = head + random() % (changed.size() - head);
      changed[at] = random() % 2 == 0 ? static_cast<std::uint8_t>(changed[at] ^ 1u << random() % 8)
                                      : static_cast<std::uint8_t>(random() % 2 == 0 ? 0xff : random());
    }
    if (random() % 8 == 0) changed.resize(head + random() % (changed.size() - head));
    store_little_endian<std::uint64_t>(&changed[head - 16], changed.size() - head);
    mend(changed);
    auto loaded = embed::load_workgroup<Isa>(changed);
    if (!loaded) {
      CHECK(loaded.message().find("checkpoint: ") == 0);
      ++refused;
      continue;
    }
    ++accepted;
    embed::DecodedCode<Isa> code;
    go_on(*loaded, machine.memory, code);
  }
  CHECK(refused > 80);
  CHECK(accepted > 80);
}
