// Workgroups and clusters are values; objects of a launch have places of their own.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>

#include "lockstep/cdna4_embed.hpp"
#include "lockstep/gcn5_embed.hpp"

using namespace lockstep;
using Isa = cdna4::Isa;

namespace {

/// 128 work-items in workgroups of 64 lanes a wave, with LDS and scratch.
Dispatch dispatch() {
  Dispatch d;
  d.grid = {3, 2, 1};
  d.block = {128, 1, 1};
  d.lds_bytes = 256;
  d.scratch_bytes = 8;
  d.wave_size = 64;
  d.vgprs = 8;
  return d;
}

}  // namespace

TEST_CASE("a workgroup has its waves, LDS and scratch") {
  embed::Workgroup<Isa> group(dispatch(), {2, 1, 0});
  CHECK(group.id() == std::array<std::uint32_t, 3>{2, 1, 0});
  REQUIRE(group.waves() == 2);
  CHECK(group.lds().size() >= 256);
  CHECK(!group.done());
  CHECK(group[0].scratch.bytes.size() == 8 * 64);
  CHECK(group[0].scratch.bytes.data() + 8 * 64 == group[1].scratch.bytes.data());
  CHECK(group[1].barriers == &group.barriers());
}

TEST_CASE("a wave has memory for the registers of its kernel, and a register beyond them is a fault") {
  embed::Workgroup<Isa> group(dispatch(), {0, 0, 0});
  auto& wave = group[0];
  CHECK(wave.registers.v.size() == 8 + 256);  // the dispatch has all AccVGPRs
  Dispatch few = dispatch();
  few.accvgprs = 0;
  embed::Workgroup<Isa> small(few, {0, 0, 0});
  CHECK(small[0].registers.v.size() == 8);
  CHECK(small[0].bytes() < 8 * 256 + 2048);
  CHECK(embed::Wave<Isa>().registers.v.size() == 512);
  CHECK(embed::Wave<Isa>().bytes() > 512 * 256);
  // v_mov_b32 v7, v7 and v8, v8; whoever writes the limit alone gets no register by it.
  embed::DecodedCode<Isa> code;
  for (const bool beyond : {false, true}) {
    std::array<std::uint8_t, 4> bytes{};
    store_little_endian<std::uint32_t>(bytes.data(), beyond ? 0x7e100308 : 0x7e0e0307);
    SpanMemory memory(0x1000, bytes);
    for (const std::uint16_t limit : {std::uint16_t{8}, std::uint16_t{9}}) {
      code.forget();
      small[0].registers.pc = 0x1000;
      small[0].registers.vgpr_limit = limit;
      const auto next = small[0].fetch(code, memory);
      REQUIRE(next);
      const embed::Issued issued = small[0].issue(*next);
      CHECK((issued.event == embed::Event::fault) == beyond);
      if (beyond) CHECK(issued.fault.kind == FaultKind::register_out_of_range);
      if (beyond) CHECK(!issued.fault.detail.empty());
    }
  }
  small[0].registers.vgpr_limit = 8;
  small[0].registers.set_vgpr(3, 7, 9);
  small[0].registers.set_vgpr(3, 8, 10);  // nobody's
  CHECK(small[0].registers.vgpr(3, 8) == 0);
  small[0].registers.allocate(16, 8);
  CHECK(small[0].registers.vgpr(3, 7) == 9);
  CHECK(small[0].registers.vgpr(3, 8) == 0);
  small[0].registers.set_vgpr(3, 256 + 7, 11);
  CHECK(small[0].registers.vgpr(3, 23) == 11);  // v23 is a7
  CHECK(small[0].registers.v.size() == 24);
  small[0].registers.reset(4, 0);
  CHECK(small[0].registers.v.size() == 4);
  CHECK(small[0].registers.vgpr_limit == 4);
  small[0].registers.clock = {};  // which is the simulator's
  CHECK(small[0].registers == embed::Wave<Isa>(Isa{}, 4, 0).registers);
}

TEST_CASE("ids of work-items go into the VGPRs that the wave has, and into no other memory") {
  Dispatch dispatch;
  dispatch.block = {8, 8, 1};
  dispatch.rsrc2.word = 2u << 11;  // three ids
  dispatch.accvgprs = 0;
  for (const std::uint32_t vgprs : {0u, 1u, 2u}) {
    dispatch.vgprs = vgprs;
    const embed::Workgroup<gcn5::Isa> group(dispatch, {0, 0, 0});
    CHECK(group[0].registers.v.size() == vgprs);
    if (vgprs > 0) CHECK(group[0].registers.v[0][9] == 1);
    if (vgprs > 1) CHECK(group[0].registers.v[1][9] == 1);
  }
}

TEST_CASE("a copy of a workgroup is a checkpoint: its waves have its memory and its barriers") {
  embed::Workgroup<Isa> group(dispatch(), {0, 0, 0});
  group.lds()[5] = 7;
  group[0].registers.s[3] = 11;
  embed::Workgroup<Isa> copy = group;
  CHECK(copy[1].lds.data() == copy.lds().data());
  CHECK(copy[1].lds.data() != group.lds().data());
  CHECK(copy[1].barriers == &copy.barriers());
  CHECK(copy[1].scratch.bytes.data() != group[1].scratch.bytes.data());
  group.lds()[5] = 8;
  group[0].registers.s[3] = 12;
  CHECK(copy.lds()[5] == 7);
  CHECK(copy[0].registers.s[3] == 11);
  group = copy;
  CHECK(group.lds()[5] == 7);
  CHECK(group[0].registers.s[3] == 11);
  CHECK(group[0].lds.data() == group.lds().data());
  embed::Workgroup<Isa>& same = group;
  group = same;
  CHECK(group[1].barriers == &group.barriers());
}

TEST_CASE("a wave of another size is a fault that says what to do") {
  Dispatch d = dispatch();
  d.wave_size = 32;
  embed::Workgroup<Isa> group(d, {0, 0, 0});
  const embed::Issued issued = group[0].issue({});
  REQUIRE(issued.event == embed::Event::fault);
  CHECK(std::string(issued.fault.detail).find("Dispatch::wave_size") != std::string::npos);
}

TEST_CASE("a cluster of one workgroup is none") {
  const embed::Cluster<Isa> one(dispatch(), {1, 0, 0});
  REQUIRE(one.workgroups() == 1);
  embed::Cluster<Isa> copy = one;
  CHECK(copy[0].barriers().cluster == nullptr);
  CHECK(!copy.done());
}

TEST_CASE("ids of workgroups: x first") {
  const Dispatch d = dispatch();
  using Id = std::array<std::uint32_t, 3>;
  CHECK(embed::workgroup_id(d, 0) == Id{0, 0, 0});
  CHECK(embed::workgroup_id(d, 2) == Id{2, 0, 0});
  CHECK(embed::workgroup_id(d, 3) == Id{0, 1, 0});
  CHECK(embed::workgroup_id(d, 5) == Id{2, 1, 0});
}

TEST_CASE("objects that overlap, or end past the last address, are told by name") {
  using Images = std::array<embed::MemoryImage, 3>;
  const auto image = [](std::uint64_t address, std::size_t bytes) {
    return embed::MemoryImage{address, std::vector<std::uint8_t>(bytes)};
  };
  const auto why = [](const Images& images) { return embed::detail::why_not_apart(images); };
  CHECK(why(Images{image(0, 64), image(64, 64), image(128, 64)}).empty());
  CHECK(why(Images{image(0, 64), image(63, 64), image(128, 64)}).find("overlap") != std::string::npos);
  CHECK(why(Images{image(0, 64), image(0, 0), image(0, 0)}).empty());  // nothing is nowhere
  CHECK(why(Images{image(~std::uint64_t{0} - 63, 64), image(0, 1), image(8, 1)}).empty());
  CHECK(why(Images{image(~std::uint64_t{0} - 62, 64), image(0, 1), image(8, 1)}).find("past the last") !=
        std::string::npos);
}
