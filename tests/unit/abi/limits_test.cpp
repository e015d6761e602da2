// What differs in numbers from family to family, at its edges. Source: LLVM's AMDGPUUsage, kernel descriptor.
#include "lockstep/abi/limits.hpp"

#include <doctest/doctest.h>

using namespace lockstep;
using namespace lockstep::abi;

namespace {

constexpr LaunchAbi families[] = {LaunchAbi::gfx900, LaunchAbi::gfx90a, LaunchAbi::gfx940, LaunchAbi::gfx10,
                                  LaunchAbi::gfx11,  LaunchAbi::gfx12,  LaunchAbi::gfx1250};

}  // namespace

TEST_CASE("registers that a unit of the descriptor's count stands for") {
  static_assert(vgpr_granule(LaunchAbi::gfx900, 64) == 4);
  static_assert(vgpr_granule(LaunchAbi::gfx90a, 64) == 8 && vgpr_granule(LaunchAbi::gfx940, 64) == 8);
  static_assert(vgpr_granule(LaunchAbi::gfx10, 32) == 8 && vgpr_granule(LaunchAbi::gfx10, 64) == 4);
  static_assert(vgpr_granule(LaunchAbi::gfx11, 32) == 8 && vgpr_granule(LaunchAbi::gfx11, 64) == 4);
  static_assert(vgpr_granule(LaunchAbi::gfx12, 32) == 8 && vgpr_granule(LaunchAbi::gfx12, 64) == 4);
  static_assert(vgpr_granule(LaunchAbi::gfx1250, 32) == 16);
}

TEST_CASE("user SGPRs: gfx1250 has a sixth bit") {
  for (const LaunchAbi family : families) CHECK(max_user_sgprs(family) == (family == LaunchAbi::gfx1250 ? 32u : 16u));
  constexpr ComputePgmRsrc2 all{63u << 1 | 1u};  // the bit below is another field
  static_assert(user_sgpr_count(LaunchAbi::gfx940, all) == 31);
  static_assert(user_sgpr_count(LaunchAbi::gfx12, all) == 31);
  static_assert(user_sgpr_count(LaunchAbi::gfx1250, all) == 63);
  static_assert(user_sgpr_count(LaunchAbi::gfx1250, {1}) == 0);
}

TEST_CASE("scratch of a lane") {
  for (const LaunchAbi family : {LaunchAbi::gfx900, LaunchAbi::gfx90a, LaunchAbi::gfx940, LaunchAbi::gfx10})
    CHECK(max_scratch_bytes(family, 64) == 131056);
  static_assert(max_scratch_bytes(LaunchAbi::gfx10, 32) == 262112);
  static_assert(max_scratch_bytes(LaunchAbi::gfx11, 32) == 32767 * 8);
  static_assert(max_scratch_bytes(LaunchAbi::gfx11, 64) == 32767 * 4);
  static_assert(max_scratch_bytes(LaunchAbi::gfx12, 32) == 262143 * 8);
  static_assert(max_scratch_bytes(LaunchAbi::gfx12, 64) == 262143 * 4);
  for (const LaunchAbi family : families)
    for (const std::uint32_t lanes : {32u, 64u}) CHECK(max_scratch_bytes(family, lanes) % 4 == 0);
}

TEST_CASE("waves of a workgroup that have caches of their own") {
  constexpr ComputePgmRsrc1 plain1{}, wgp{1u << 29};
  constexpr ComputePgmRsrc3 plain3{}, split{1u << 16};
  static_assert(!waves_are_apart(LaunchAbi::gfx900, wgp, split));
  static_assert(!waves_are_apart(LaunchAbi::gfx90a, wgp, plain3) && waves_are_apart(LaunchAbi::gfx90a, plain1, split));
  static_assert(!waves_are_apart(LaunchAbi::gfx10, plain1, split) && waves_are_apart(LaunchAbi::gfx10, wgp, plain3));
  static_assert(!waves_are_apart(LaunchAbi::gfx940, wgp, plain3) && waves_are_apart(LaunchAbi::gfx940, plain1, split));
  static_assert(!waves_are_apart(LaunchAbi::gfx11, plain1, split) && waves_are_apart(LaunchAbi::gfx11, wgp, plain3));
  static_assert(!waves_are_apart(LaunchAbi::gfx12, plain1, split) && waves_are_apart(LaunchAbi::gfx12, wgp, plain3));
  static_assert(waves_are_apart(LaunchAbi::gfx1250, plain1, plain3));
}

TEST_CASE("apertures and scratch addresses do not meet") {
  for (const LaunchAbi family : families) {
    const Apertures where = apertures(family);
    CHECK(where.shared < where.priv);
    CHECK((where.shared & 0xffffffff) == 0);
    CHECK((where.priv & 0xffffffff) == 0);
    CHECK(scratch_base(family, 4096) == scratch_base(family, 0) + 4096);
    const bool has_address = scratch_base_of(family) != ScratchBase::hardware;
    if (has_address) CHECK(scratch_base(family, 0) == first_scratch_address);
    if (!has_address && family != LaunchAbi::gfx1250) CHECK(scratch_base(family, 0) == where.priv);
    if (has_address) CHECK(first_scratch_address + scratch_addresses <= where.shared);
  }
  // gfx1250: a scratch address has the aperture in bits 63 to 58, so no base has one of them.
  static_assert(scratch_base(LaunchAbi::gfx1250, 0) >> 57 == 0);
}

TEST_CASE("kernels with preloaded arguments, and MODE") {
  for (const LaunchAbi family : families) {
    CHECK(preload_prologue(family) == (family == LaunchAbi::gfx90a || family == LaunchAbi::gfx940 ? 256u : 0u));
    CHECK(has_ieee_mode(family) == (family != LaunchAbi::gfx12 && family != LaunchAbi::gfx1250));
  }
}
