#include "lockstep/launch/dispatch.hpp"

#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <set>
#include <vector>

#include "launch/rdna_scalar_loads.hpp"
#include "lockstep/isa/other_isas.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/state/wave.hpp"

using namespace lockstep;
using TestWave = Wave<cdna4::Isa>;

namespace {
KernelDescriptor descriptor(std::uint16_t properties, std::uint32_t rsrc2, std::uint16_t preload = 0) {
  KernelDescriptor d;
  d.properties = properties;
  d.rsrc2.word = rsrc2;
  d.kernarg_preload = preload;
  return d;
}
Dispatch dispatch(Dim3 block) {
  Dispatch d;
  d.grid = {2, 2, 2};
  d.block = block;
  return d;
}
}  // namespace

TEST_CASE("user SGPRs in the hardware's order") {
  const LaunchAddresses places{0x1111111100000001, 0x2222222200000002, 0x3333333300000003};
  const std::vector<std::uint8_t> kernarg = {1, 0, 0, 0, 2, 0, 0, 0, 3, 0};
  using Words = std::vector<std::uint32_t>;
  CHECK(user_sgprs(descriptor(1 << 3, 0), places, 0, kernarg, LaunchAbi::gfx940) == Words{3, 0x33333333});
  CHECK(user_sgprs(descriptor(1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6, 0), places, 96, kernarg, LaunchAbi::gfx940) ==
        Words{1, 0x11111111, 2, 0x22222222, 3, 0x33333333, 0, 0, 96});
  // Three preloaded dwords from dword 1 on; what lies beyond the segment is zero.
  CHECK(user_sgprs(descriptor(1 << 3, 0, 3 | 1 << 7), places, 0, kernarg, LaunchAbi::gfx940) ==
        Words{3, 0x33333333, 2, 3, 0});
  CHECK(user_sgprs(descriptor(1 << 3, 0, 30), places, 0, kernarg, LaunchAbi::gfx940).size() == 16);
}

TEST_CASE("system SGPRs follow the user SGPRs, disabled ones take no register") {
  Dispatch d = dispatch({64, 4, 1});
  d.user_sgprs = {10, 11};
  d.rsrc2.word = 2 << 1 | 1 << 7 | 1 << 9 | 1 << 10;
  TestWave wave;
  start_wave(wave, d, {5, 6, 7}, 0, 0);
  CHECK(wave.s[0] == 10);
  CHECK(wave.s[1] == 11);
  CHECK(wave.s[2] == 5);
  CHECK(wave.s[3] == 7);
  CHECK(wave.s[4] == (1u << 31 | 4));
  TestWave later;
  start_wave(later, d, {5, 6, 7}, 3, 0);
  CHECK(later.s[4] == (3u << 20 | 4));
}

TEST_CASE("packed work-item ids and the lanes of the last wave") {
  Dispatch d = dispatch({6, 5, 3});  // 90 work-items
  d.rsrc2.word = 2 << 11;
  CHECK(waves_of(d.block, 64) == 2);
  TestWave wave;
  start_wave(wave, d, {0, 0, 0}, 0, 0);
  CHECK(wave.exec() == ~0ull);
  CHECK(wave.vgpr(0, 0) == 0);
  CHECK(wave.vgpr(37, 0) == (1u | 1u << 10 | 1u << 20));
  TestWave last;
  start_wave(last, d, {0, 0, 0}, 1, 0);
  CHECK(last.exec() == (1ull << 26) - 1);
  CHECK(last.vgpr(25, 0) == (5u | 4u << 10 | 2u << 20));
  CHECK(last.vgpr(26, 0) == 0);
  d.rsrc2.word = 1 << 11;
  TestWave xy;
  start_wave(xy, d, {0, 0, 0}, 0, 0);
  CHECK(xy.vgpr(37, 0) == (1u | 1u << 10));
  d.rsrc2.word = 0;
  TestWave x;
  start_wave(x, d, {0, 0, 0}, 0, 0);
  CHECK(x.vgpr(37, 0) == 1);
}

TEST_CASE("entry, mode, flat scratch, apertures, registers") {
  Dispatch d = dispatch({64, 1, 1});
  d.entry = 0x1234500;
  ComputePgmRsrc1 rsrc1;
  rsrc1.word = 0xc0u << 12 | 1u << 21 | 1u << 26;
  d.mode = initial_mode(rsrc1, ComputePgmRsrc2{1u << 24}, LaunchAbi::gfx940);
  d.rsrc2.word = 1;
  d.vgprs = 24;
  d.accvgprs = 8;
  TestWave wave;
  start_wave(wave, d, {0, 0, 0}, 0, 0x7000);
  CHECK(wave.pc == 0x1234500);
  CHECK(wave.mode.bits() == (0xc0u | 1u << 8 | 1u << 12 | 1u << 23));
  CHECK(wave.flat_scratch == 0x7000);
  CHECK(wave.apertures[0] == 1ull << 48);
  CHECK(wave.apertures[3] == ((2ull << 48) | 0xffffffff));
  // v24 to v31 are a0 to a7 (WaveRegisters): 32 registers in all, whatever they are called.
  CHECK(wave.accum_offset() == 24);
  CHECK(wave.has_vgprs(23));
  CHECK(wave.own_name(23) == 23);
  CHECK(wave.own_name(24) == 256);
  CHECK(wave.has_vgprs(31));
  CHECK(!wave.has_vgprs(32));
  CHECK(wave.has_vgprs(256 + 7));
  CHECK(!wave.has_vgprs(256 + 8));
}

// CDNA3 and CDNA4 manuals, tables 21 and 22. What is there may lie anywhere, as at 0.
TEST_CASE("gfx9: GPR_ALLOC and LDS_ALLOC tell how much a wave has") {
  Dispatch d = dispatch({64, 1, 1});
  d.vgprs = 20;
  d.accvgprs = 12;
  d.lds_bytes = 500;
  TestWave wave;
  start_wave(wave, d, {0, 0, 0}, 0, 0);
  CHECK(wave.gpr_alloc == ((20 / 4 - 1) << 12 | (32 / 8 - 1) << 6 | (112 / 16 - 1) << 24));
  CHECK(wave.lds_alloc == 1280 / 256 << 12);
  d.vgprs = d.accvgprs = 256;
  d.lds_bytes = 160 * 1024;
  TestWave full;
  start_wave(full, d, {0, 0, 0}, 0, 0);
  CHECK(full.gpr_alloc == (63u << 12 | 63u << 6 | 6u << 24));
  CHECK(full.lds_alloc == 640u << 12);
  d.lds_bytes = 0;
  TestWave none;
  start_wave(none, d, {0, 0, 0}, 0, 0);
  CHECK(none.lds_alloc == 0);
}

TEST_CASE("LDS is allocated in blocks") {
  Dispatch d = dispatch({64, 1, 1});
  for (const std::uint32_t bytes : {0u, 1u, 500u, 512u, 1025u, 65536u}) {
    d.lds_bytes = bytes;
    CHECK(allocated_lds(cdna3::Isa{}, d) == (bytes + 511) / 512 * 512);
    CHECK(allocated_lds(cdna4::Isa{}, d) == (bytes + 1279) / 1280 * 1280);
    CHECK(allocated_lds(cdna5::Isa{}, d) == (bytes + 2047) / 2048 * 2048);
    CHECK(allocated_lds(rdna3::Isa{}, d) == (bytes + 1023) / 1024 * 1024);
    CHECK(allocated_lds(rdna4::Isa{}, d) == (bytes + 1023) / 1024 * 1024);
  }
}

namespace {
/// ISAs that start waves as other families do; of their tables only the numbers of scalar registers matter here.
template <LaunchAbi family>
struct FamilyIsa : cdna4::Isa {
  static constexpr std::array<std::uint16_t, 2> wave_sizes = {32, 64};
  static constexpr MemoryTraits memory{.abi = family};
};
template <LaunchAbi family>
using Wave32 = Wave<FamilyIsa<family>, WaveShape{32, 64, 0, 32}>;
}  // namespace

TEST_CASE("gfx11: ids in SGPRs, work-items packed, waves of 32") {
  Dispatch d = dispatch({6, 5, 3});
  d.wave_size = 32;
  d.user_sgprs = {7, 8};
  d.rsrc2.word = 2 << 1 | 7 << 7 | 1 << 10 | 2 << 11 | 1;
  Wave32<LaunchAbi::gfx11> wave;
  start_wave(wave, d, {3, 4, 5}, 2, 0x7000);
  CHECK(wave.s[0] == 7);
  CHECK(wave.s[1] == 8);
  CHECK(wave.s[2] == 3);
  CHECK(wave.s[3] == 4);
  CHECK(wave.s[4] == 5);
  CHECK(wave.s[5] == (2u << 20 | 3));  // the last of three waves
  CHECK(wave.flat_scratch == 0x7000);
  CHECK(wave.exec() == (1ull << 26) - 1);                // 90 work-items
  CHECK(wave.vgpr(0, 0) == (4u | 0u << 10 | 2u << 20));  // item 64 = 4 + 6 * (0 + 5 * 2)
}

TEST_CASE("gfx12: ids in TTMP registers") {
  Dispatch d = dispatch({32, 2, 1});
  d.wave_size = 32;
  d.user_sgprs = {7, 8};
  d.rsrc2.word = 2 << 1 | 7 << 7 | 2 << 11;
  Wave32<LaunchAbi::gfx12> wave;
  start_wave(wave, d, {70000, 4, 5}, 1, 0);
  CHECK(wave.s[1] == 8);
  CHECK(wave.s[2] == 0);
  CHECK(wave.s[108 + 9] == 70000);
  CHECK(wave.s[108 + 7] == (4u | 5u << 16));
  CHECK((wave.s[108 + 8] >> 25 & 31u) == 1);
  CHECK(wave.vgpr(3, 0) == (3u | 1u << 10));
}

TEST_CASE("gfx1250: workgroup id = cluster id * size + position, as LLVM adds it up") {
  Dispatch d = dispatch({32, 1, 1});
  d.wave_size = 32;
  d.cluster = {2, 3, 1};
  for (const std::array<std::uint32_t, 3> id : {std::array<std::uint32_t, 3>{0, 0, 0}, {5, 7, 9}, {1, 2, 0}}) {
    Wave32<LaunchAbi::gfx1250> wave;
    start_wave(wave, d, id, 0, 0);
    const std::uint32_t position = wave.s[108 + 6];
    const std::array<std::uint32_t, 3> cluster = {wave.s[108 + 9], wave.s[108 + 7] & 0xffff, wave.s[108 + 7] >> 16};
    for (unsigned i = 0; i < 3; ++i) {
      const std::uint32_t size = (position >> (12 + 4 * i) & 15u) + 1;
      CHECK(cluster[i] * size + (position >> (4 * i) & 15u) == id[i]);
    }
    CHECK((position >> 24 & 15u) == 5);
    CHECK((wave.ib_sts2 >> 6 & 15u) != 0);
    CHECK((wave.ib_sts2 >> 21 & 15u) == id[0] % 2 + 2 * (id[1] % 3));
  }
  d.cluster = {};
  Wave32<LaunchAbi::gfx1250> alone;
  start_wave(alone, d, {5, 7, 9}, 0, 0);
  CHECK(alone.s[108 + 9] == 5);
  CHECK(alone.s[108 + 7] == (7u | 9u << 16));
  CHECK((alone.ib_sts2 >> 6 & 15u) == 0);
}

TEST_CASE("gfx90a: a private segment buffer, flat scratch, and the wave's offset behind the workgroup's ids") {
  const LaunchAddresses places{0x1000, 0x2000, 0x3000};
  const std::vector<std::uint32_t> s = user_sgprs(descriptor(0x7f, 0), places, 96, {}, LaunchAbi::gfx90a);
  const auto buffer = abi::private_segment_buffer(LaunchAbi::gfx90a, 64);
  const auto base = first_scratch_address;
  REQUIRE(s.size() == 15);
  CHECK(std::equal(buffer.begin(), buffer.end(), s.begin()));
  CHECK(s[4] == 0x1000);  // dispatch packet
  CHECK(s[6] == 0x2000);  // queue
  CHECK(s[8] == 0x3000);  // arguments
  CHECK((s[10] | s[11]) == 0);
  CHECK((s[12] | std::uint64_t{s[13]} << 32) == base);
  CHECK(s[14] == 96);
  CHECK(user_sgprs(descriptor(1 << 0 | 1 << 10, 0), places, 0, {}, LaunchAbi::gfx10)[3] ==
        abi::private_segment_buffer(LaunchAbi::gfx10, 32)[3]);

  Dispatch d = dispatch({6, 5, 3});
  d.user_sgprs = s;
  d.scratch_bytes = 96;
  d.rsrc2.word = 15 << 1 | 7 << 7 | 1 << 10 | 2 << 11 | 1;
  Wave<FamilyIsa<LaunchAbi::gfx90a>, WaveShape{64, 64, 0, 64}> wave;
  start_wave(wave, d, {3, 4, 5}, 1, base + 96 * 64);
  CHECK(wave.s[15] == 3);
  CHECK(wave.s[17] == 5);
  CHECK(wave.s[18] == (1u << 20 | 2));
  CHECK(wave.s[19] == 96 * 64);
  CHECK(wave.scratch_address == base + 96 * 64);
  CHECK(wave.flat_scratch == 0);
  CHECK(wave.vgpr(0, 0) == (4u | 0u << 10 | 2u << 20));
  d.rsrc2.word &= ~1u;
  Wave<FamilyIsa<LaunchAbi::gfx90a>, WaveShape{64, 64, 0, 64}> without;
  start_wave(without, d, {3, 4, 5}, 1, base);
  CHECK(without.scratch_address == 0);
  CHECK(without.s[19] == 0);
}

TEST_CASE("gfx9 before gfx90a, and gfx10: work-item ids in v0, v1, v2, as many as the descriptor asks for") {
  Dispatch d = dispatch({6, 5, 3});
  d.wave_size = 32;
  for (std::uint32_t dimensions = 0; dimensions < 3; ++dimensions) {
    d.rsrc2.word = dimensions << 11;
    Wave32<LaunchAbi::gfx10> gfx10;
    Wave32<LaunchAbi::gfx900> gfx900;
    start_wave(gfx10, d, {0, 0, 0}, 2, 0);
    start_wave(gfx900, d, {0, 0, 0}, 2, 0);
    for (std::uint32_t lane = 0; lane < 26; ++lane) {
      const std::uint32_t item = 64 + lane, y = item / 6 % 5, z = item / 30;
      CHECK(gfx10.vgpr(lane, 0) == item % 6);
      CHECK(gfx10.vgpr(lane, 1) == (dimensions > 0 ? y : 0));
      CHECK(gfx10.vgpr(lane, 2) == (dimensions > 1 ? z : 0));
      CHECK(gfx900.vgpr(lane, 2) == (dimensions > 1 ? z : 0));
    }
  }
  // Of one dimension the others are zero, whatever the registers held.
  d = dispatch({64, 1, 1});
  d.rsrc2.word = 1 << 11;
  Wave32<LaunchAbi::gfx10> line;
  for (const std::uint32_t number : {0u, 1u, 2u}) line.set_vgpr(3, number, 77);
  start_wave(line, d, {0, 0, 0}, 1, 0);
  CHECK(line.vgpr(3, 0) == 35);
  CHECK(line.vgpr(3, 1) == 0);
  CHECK(line.vgpr(3, 2) == 77);
}

TEST_CASE("numbers of descriptors by family") {
  CHECK(abi::vgpr_granule(LaunchAbi::gfx940, 64) == 8);
  CHECK(abi::vgpr_granule(LaunchAbi::gfx11, 32) == 8);
  CHECK(abi::vgpr_granule(LaunchAbi::gfx12, 64) == 4);
  CHECK(abi::vgpr_granule(LaunchAbi::gfx1250, 32) == 16);
  CHECK(abi::user_sgpr_count(LaunchAbi::gfx11, {0x7e}) == 31);
  CHECK(abi::user_sgpr_count(LaunchAbi::gfx1250, {0x42}) == 33);
  ComputePgmRsrc1 rsrc1;
  rsrc1.word = 0xc0u << 12 | 1u << 21 | 1u << 23 | 1u << 26;
  CHECK(initial_mode(rsrc1, {}, LaunchAbi::gfx11).bits() == (0xc0u | 3u << 8 | 1u << 23));
  CHECK(initial_mode(rsrc1, {1u << 24}, LaunchAbi::gfx12).bits() == (0xc0u | 1u << 23));
}

TEST_CASE("clusters") {
  TargetLimits target = lockstep::target_limits(cdna4::Isa{});
  Dispatch d;
  d.grid = {4, 6, 1};
  d.block = {64, 1, 1};
  d.cluster = {2, 1, 1};
  CHECK(dispatch_problem(d, target) == "clusters of workgroups: this target has none");
  target.abi = LaunchAbi::gfx1250;
  CHECK(dispatch_problem(d, target).empty());
  d.cluster = {2, 4, 1};
  CHECK(dispatch_problem(d, target).find("no multiple of the cluster") != std::string::npos);
  d.cluster = {4, 6, 1};
  CHECK(dispatch_problem(d, target).find("at most 16 workgroups") != std::string::npos);
}

TEST_CASE("the order of workgroups: cluster after cluster, x first there and in each") {
  Dispatch d;
  d.grid = {4, 6, 2};
  CHECK(d.id_in_order(9) == std::array<std::uint32_t, 3>{1, 2, 0});
  d.cluster = {2, 3, 2};
  CHECK(d.cluster_size() == 12);
  CHECK(d.clusters() == Dim3{2, 2, 1});
  CHECK(d.id_in_order(0) == std::array<std::uint32_t, 3>{0, 0, 0});
  CHECK(d.id_in_order(3) == std::array<std::uint32_t, 3>{1, 1, 0});
  CHECK(d.id_in_order(7) == std::array<std::uint32_t, 3>{1, 0, 1});
  CHECK(d.id_in_order(24) == std::array<std::uint32_t, 3>{0, 3, 0});
  std::set<std::array<std::uint32_t, 3>> all;
  for (std::uint64_t i = 0; i < 48; ++i) {
    CHECK(d.number_in_order(d.id_in_order(i)) == i);
    all.insert(d.id_in_order(i));
  }
  CHECK(all.size() == 48);
  CHECK(range_problem({12, 24}, d).empty());
  CHECK(range_problem({12, 0}, d).empty());
  CHECK(range_problem({6, 12}, d).find("whole clusters") != std::string::npos);
  CHECK(range_problem({0, 13}, d).find("whole clusters") != std::string::npos);
}

TEST_CASE("a dispatch the hardware could not run") {
  const auto problem = [](Dim3 grid, Dim3 block, std::uint32_t lds = 0, std::uint32_t scratch = 0) {
    Dispatch d;
    d.grid = grid;
    d.block = block;
    d.lds_bytes = lds;
    d.scratch_bytes = scratch;
    return dispatch_problem(d, lockstep::target_limits(cdna4::Isa{}));
  };
  CHECK(problem({1, 1, 1}, {1024, 1, 1}, 163840, 131056) == "");
  CHECK(problem({0, 1, 1}, {64, 1, 1}) == "grid (0,1,1): every dimension must be at least 1 workgroup");
  CHECK(problem({1, 1, 1}, {64, 0, 1}) == "block (64,0,1): every dimension must be at least 1 work-item");
  CHECK(problem({1, 1, 1}, {1025, 1, 1}) == "block (1025,1,1) is too large: a workgroup has at most 1024 work-items");
  CHECK(problem({1, 1, 1}, {1024, 2, 1}) == "block (1024,2,1) is too large: a workgroup has at most 1024 work-items");
  CHECK(problem({1, 1, 1}, {0x80000000, 2, 1}) != "");
  CHECK(problem({0x1000000, 1, 1}, {256, 1, 1}) ==
        "grid (16777216,1,1) of block (256,1,1) is too large: a dimension has at most 4294967295 work-items");
  CHECK(problem({0xffffffff, 0xffffffff, 0xffffffff}, {1, 1, 1}) ==
        "grid (4294967295,4294967295,4294967295) is too large: it has more than 2^64 workgroups");
  CHECK(problem({1, 1, 1}, {64, 1, 1}, 163841) == "LDS over the limit: 163841 bytes for a workgroup, there are 163840");
  CHECK(problem({1, 1, 1}, {64, 1, 1}, 0, 131060) ==
        "scratch over the limit: 131060 bytes for a work-item, at most 131056");
}

TEST_CASE("a grid in work-items that cannot be") {
  const auto problem = [](Dim3 grid, Dim3 block, Dim3 work_items) {
    Dispatch d;
    d.grid = grid;
    d.block = block;
    d.work_items = work_items;
    return dispatch_problem(d, lockstep::target_limits(cdna4::Isa{}));
  };
  CHECK(problem({}, {64, 2, 1}, {100, 3, 1}) == "");
  CHECK(problem({2, 2, 1}, {64, 2, 1}, {100, 3, 1}) == "");
  CHECK(problem({}, {64, 2, 1}, {0xffffffff, 3, 1}) == "");
  CHECK(problem({1, 2, 1}, {64, 2, 1}, {100, 3, 1}) ==
        "the grid is given twice, as (1,2,1) workgroups and as (100,3,1) work-items, which differ for a block of "
        "(64,2,1): give one of them");
  CHECK(problem({}, {64, 2, 1}, {100, 0, 1}) == "a grid of (100,0,1) work-items: every dimension must be at least 1");
  CHECK(problem({}, {64, 0, 1}, {100, 1, 1}) == "block (64,0,1): every dimension must be at least 1 work-item");
  CHECK(problem({}, {1, 1, 1}, {0xffffffff, 0xffffffff, 0xffffffff}) ==
        "grid (4294967295,4294967295,4294967295) is too large: it has more than 2^64 workgroups");
}

TEST_CASE("waves of a partial workgroup") {
  Dispatch d = dispatch({8, 8, 2});
  d.grid = {};
  d.work_items = {13, 11, 3};  // the last one: 5 * 3 * 1
  d.rsrc2.word = 1 << 10 | 2 << 11;
  CHECK(d.workgroups() == Dim3{2, 2, 2});
  CHECK(d.size_of({0, 0, 0}) == Dim3{8, 8, 2});
  CHECK(d.size_of({1, 0, 1}) == Dim3{5, 8, 1});
  TestWave wave;
  start_wave(wave, d, {1, 1, 1}, 0, 0);
  CHECK(wave.exec() == (1ull << 15) - 1);
  CHECK(wave.vgpr(14, 0) == (4u | 2u << 10));
  CHECK(wave.s[0] == (1u << 31 | 1u));  // the first of one wave
  TestWave whole;
  start_wave(whole, d, {0, 0, 0}, 1, 0);
  CHECK(whole.exec() == ~0ull);
  CHECK(whole.s[0] == (1u << 20 | 2u));
  TestWave long_row;  // 5 * 8 * 2 items: a wave and 16 lanes
  d.work_items = {13, 11, 4};
  start_wave(long_row, d, {1, 0, 1}, 1, 0);
  CHECK(long_row.exec() == 0xffff);
  CHECK(long_row.vgpr(15, 0) == (4u | 7u << 10 | 1u << 20));
}

TEST_CASE("what an illegal word is elsewhere") {
  const auto foreign = [](std::string_view own, std::initializer_list<std::uint32_t> words) {
    return foreign_instruction(std::vector<std::uint32_t>(words), own);
  };
  CHECK(foreign("CDNA4", {0xf4080500})
            .starts_with("s_load_b128 of RDNA3, RDNA3.5 (gfx1100, gfx1151) or s_load_dwordx4 of RDNA"));
  CHECK(foreign("CDNA4", {0xf4240502})
            .starts_with("s_buffer_load_b64 of RDNA3, RDNA3.5 (gfx1100, gfx1151) or s_buffer_load_dwordx2 of RDNA"));
  CHECK(foreign("CDNA4", {0xf4006000}) ==
        "s_load_b32 of RDNA3, RDNA3.5 (gfx1100, gfx1151) or s_load_b256 of CDNA5, RDNA4, CDNA5 of gfx1251 (gfx1250, "
        "gfx1201, gfx1251)");
  CHECK(foreign("CDNA4", {0xbfb00000}) ==
        "s_endpgm of CDNA5, RDNA3, RDNA3.5, RDNA4, CDNA5 of gfx1251 (gfx1250, gfx1100, gfx1151, gfx1201, gfx1251)");
  CHECK(foreign("CDNA4", {0xd3be0000}) == "v_mfma_f32_16x16x8_xf32 of CDNA3 (gfx942)");
  CHECK(foreign("CDNA4", {0xffffffff}) == "");
  // What is new in CDNA4, and what the families of CDNA had from the start.
  CHECK(foreign("CDNA3", {0xd2340002, 0x241a0b04}) == "v_bitop3_b32 of CDNA4 (gfx950)");
  CHECK(foreign("RDNA4", {0xd2340002, 0x241a0b04}) == "v_bitop3_b32 of CDNA4 (gfx950)");
  CHECK(foreign("RDNA4", {0xc0060001, 0}).starts_with("s_load_dwordx2 of CDNA3, CDNA4, "));
  CHECK(foreign("RDNA3", {0xbe806000}) ==
        "s_ceil_f32 of CDNA5, RDNA3.5, RDNA4, CDNA5 of gfx1251 (gfx1250, gfx1151, gfx1201, gfx1251)");
  CHECK(foreign("CDNA5 of gfx1251", {0xbe806000}) == "");
  CHECK(foreign("CDNA5", {0xbe806000}) == "");  // it has s_ceil_f32: what is wrong is something else
  // Not RDNA4's image_store_pck, which starts alike but is graphics.
  CHECK(foreign("RDNA3", {0xd3cd0004, 0x04121108}) ==
        "v_mfma_f32_16x16x16_f16 of CDNA3, CDNA4 (gfx942, gfx950) or v_mfma_f32_16x16x16f16 of CDNA2, CDNA1 (gfx90a, "
        "gfx908)");
  // Two operations at once are told by the first.
  CHECK(foreign("CDNA4", {0xc8c60100, 0x01000100})
            .starts_with("v_dual_mul_f32 of CDNA5, RDNA3, RDNA3.5, RDNA4, CDNA5 of gfx1251 "));
  // Three words; the second tells that bits are set which no field has.
  CHECK(foreign("RDNA3", {0xee050000, 0x00000001, 0}) ==
        "global_load_b32 of CDNA5, RDNA4, CDNA5 of gfx1251 (gfx1250, gfx1201, gfx1251)");
  CHECK(other_mnemonic("0 a b 7 c", 1) == "b");
  CHECK(other_mnemonic("0 a b 7 c", 7) == "c");
  CHECK(other_mnemonic("0 a b 7 c", 2).empty());
  CHECK(other_mnemonic("0 a b 7 c", 8).empty());
}

TEST_CASE("RDNA's scalar loads as CDNA's") {
  // s_load_b128 s[20:23], s[0:1], 0x10 / s5 / s5 offset:0x10 glc; s_buffer_load_b64 s[20:21], s[4:7], 0x10:
  // words from llvm-mc 22 for gfx1100 and gfx950.
  using Words = std::array<std::uint32_t, 4>;
  const auto translate = [](Words words) {
    rdna_smem_as_cdna(words);
    return words;
  };
  CHECK(translate({0xf4080500, 0xf8000010}) == Words{0xc00a0500, 0x10});
  CHECK(translate({0xf4080500, 0x0a000000}) == Words{0xc00a4500, 0x0a000000});
  CHECK(translate({0xf4084500, 0x0a000010}) == Words{0xc00b4500, 0x0a000010});
  CHECK(translate({0xf4240502, 0xf8000010}) == Words{0xc0260502, 0x10});
  CHECK(translate({0xf4800000, 0}) == Words{0xf4800000, 0});  // s_gl1_inv
  CHECK(translate({0xbf8cc07f, 0xf4080500}) == Words{0xbf8cc07f, 0xf4080500});
}
