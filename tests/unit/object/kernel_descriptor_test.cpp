// The kernel descriptor: which bit is which field (LLVM's AMDGPUUsage, "Kernel Descriptor").
#include "lockstep/object/kernel_descriptor.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace lockstep;

namespace {

constexpr KernelDescriptor read_with(std::size_t at, std::uint32_t word) {
  std::array<std::uint8_t, KernelDescriptor::size> bytes{};
  for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::uint8_t>(word >> (8 * i));
  return KernelDescriptor::read(bytes);
}

}  // namespace

TEST_CASE("kernel descriptor: sizes and the entry, little-endian") {
  constexpr auto lds = read_with(0, 0x12345678);
  static_assert(lds.group_segment_fixed_size == 0x12345678 && lds.private_segment_fixed_size == 0);
  CHECK(read_with(4, 0x10).private_segment_fixed_size == 16);
  CHECK(read_with(8, 0x108).kernarg_size == 264);
  CHECK(read_with(16, 0x80000000).entry_offset == 0x80000000);
  CHECK(read_with(20, 0xffffffff).entry_offset == -0x100000000);
  CHECK(read_with(44, 7).rsrc3.word == 7);
  CHECK(read_with(48, 8).rsrc1.word == 8);
  CHECK(read_with(52, 9).rsrc2.word == 9);
}

TEST_CASE("kernel descriptor: registers that the command processor sets") {
  constexpr ComputePgmRsrc1 one{0x3fu | 0xau << 6 | 0xc0u << 12 | 1u << 21 | 1u << 26};
  static_assert(one.granulated_vgprs() == 63 && one.granulated_sgprs() == 10 && one.float_mode() == 0xc0);
  static_assert(one.dx10_clamp() && !one.ieee() && one.fp16_overflow() && !one.wgp_mode());
  static_assert(ComputePgmRsrc1{1u << 23}.ieee() && ComputePgmRsrc1{1u << 29}.wgp_mode());

  constexpr ComputePgmRsrc2 two{1u | 16u << 1 | 1u << 8 | 2u << 11 | 0x7fu << 24};
  static_assert(two.private_segment() && two.user_sgprs() == 16 && two.workitem_ids() == 2 && two.exceptions() == 0x7f);
  static_assert(!two.workgroup_id(0) && two.workgroup_id(1) && !two.workgroup_id(2) && !two.workgroup_info());
  static_assert(ComputePgmRsrc2{1u << 10}.workgroup_info());

  static_assert(ComputePgmRsrc3{0}.accum_offset() == 4 && ComputePgmRsrc3{63}.accum_offset() == 256);
  static_assert(ComputePgmRsrc3{1u << 16}.tg_split() && ComputePgmRsrc3{9}.shared_vgprs() == 9);
  static_assert(ComputePgmRsrc3{5u << 14}.named_barriers() == 20);
  CHECK(two.user_sgprs() == 16);
}

TEST_CASE("kernel descriptor: properties ask for user SGPRs") {
  constexpr std::array<std::uint32_t, 7> sgprs = {4, 2, 2, 2, 2, 2, 1};  // by bit of the properties
  std::uint32_t all = 0;
  for (std::uint32_t bit = 0; bit < sgprs.size(); ++bit) {
    CHECK(read_with(56, 1u << bit).requested_user_sgprs() == sgprs[bit]);
    all += sgprs[bit];
  }
  CHECK(read_with(56, 0x7f).requested_user_sgprs() == all);
  CHECK(read_with(56, 0).wave_size() == 64);
  CHECK(read_with(56, 1u << 10).wave_size() == 32);
  CHECK(read_with(56, 1u << 11).dynamic_stack());
  // The preload stands behind the properties: dwords, and the first of them.
  constexpr auto preload = read_with(56, (14u | 3u << 7) << 16);
  static_assert(preload.preload_dwords() == 14 && preload.preload_offset_dwords() == 3 &&
                preload.requested_user_sgprs() == 14);
}
