// Made once by llvm-mc 22 --show-encoding: the words of what rdna.cpp runs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace memory_test {

struct Encoded {
  std::string_view text;
  std::array<std::uint32_t, 3> words;
};

inline constexpr Encoded gfx1100_code[] = {
    {"s_load_b64 s[8:9], s[4:5], -0x10", {0xf4040202u, 0xf81ffff0u, 0x00000000u}},
    {"s_load_b32 s8, s[4:5], s6 offset:0x8", {0xf4000202u, 0x0c000008u, 0x00000000u}},
    {"s_buffer_load_b64 s[8:9], s[4:7], 0x8", {0xf4240202u, 0xf8000008u, 0x00000000u}},
    {"global_load_b32 v1, v2, s[4:5] offset:-16", {0xdc521ff0u, 0x01040002u, 0x00000000u}},
    {"global_load_b64 v[2:3], v[4:5], off offset:4095", {0xdc560fffu, 0x027c0004u, 0x00000000u}},
    {"scratch_store_b32 v2, v3, s6 offset:8", {0xdc690008u, 0x00860302u, 0x00000000u}},
    {"scratch_load_b32 v1, off, off offset:16", {0xdc510010u, 0x017c0000u, 0x00000000u}},
    {"flat_load_b32 v1, v[2:3] offset:12", {0xdc50000cu, 0x017c0002u, 0x00000000u}},
    {"ds_bpermute_b32 v1, v2, v3", {0xdacc0000u, 0x01000302u, 0x00000000u}},
    {"ds_permute_b32 v1, v2, v3", {0xdac80000u, 0x01000302u, 0x00000000u}},
    {"ds_cmpstore_rtn_b32 v1, v2, v3, v4", {0xd8c00000u, 0x01040302u, 0x00000000u}},
    {"global_atomic_add_u32 v1, v2, v3, s[4:5] glc", {0xdcd64000u, 0x01040302u, 0x00000000u}},
    {"global_atomic_add_u32 v2, v3, s[4:5]", {0xdcd60000u, 0x00040302u, 0x00000000u}},
    {"global_atomic_csub_u32 v1, v2, v3, s[4:5] glc", {0xdcde4000u, 0x01040302u, 0x00000000u}},
    {"buffer_load_b64 v[2:3], v4, s[4:7], s8 offen offset:4", {0xe0540004u, 0x08410204u, 0x00000000u}},
    {"buffer_load_b32 v2, v4, s[4:7], null idxen", {0xe0500000u, 0x7c810204u, 0x00000000u}},
    {"tbuffer_load_format_xy v[2:3], v4, s[4:7], 0 format:[BUF_FMT_8_8_UINT] offen",
     {0xe8908000u, 0x80410204u, 0x00000000u}},
    {"global_load_addtid_b32 v1, s[4:5] offset:8", {0xdca20008u, 0x01040000u, 0x00000000u}},
    {"ds_load_2addr_stride64_b32 v[2:3], v4 offset0:1 offset1:2", {0xd8e00201u, 0x02000004u, 0x00000000u}},
    {"global_load_d16_hi_b16 v1, v2, s[4:5]", {0xdc8e0000u, 0x01040002u, 0x00000000u}},
    {"ds_load_b128 v[8:11], v1", {0xdbfc0000u, 0x08000001u, 0x00000000u}},
    {"ds_load_2addr_b32 v[8:9], v1 offset0:1 offset1:3", {0xd8dc0301u, 0x08000001u, 0x00000000u}},
    {"flat_load_b64 v[8:9], v[2:3]", {0xdc540000u, 0x087c0002u, 0x00000000u}},
    {"ds_store_b128 v1, v[4:7]", {0xdb7c0000u, 0x00000401u, 0x00000000u}},
    {"flat_atomic_swap_b64 v[2:3], v[4:5]", {0xdd040000u, 0x007c0402u, 0x00000000u}},
    {"flat_atomic_swap_b32 v[2:3], v4", {0xdccc0000u, 0x007c0402u, 0x00000000u}},
};

inline constexpr Encoded gfx1201_code[] = {
    {"s_load_u8 s8, s[4:5], 0x1", {0xf4012202u, 0xf8000001u, 0x00000000u}},
    {"s_load_i16 s8, s[4:5], 0x2", {0xf4014202u, 0xf8000002u, 0x00000000u}},
    {"s_load_b96 s[8:10], s[4:5], -0x4", {0xf400a202u, 0xf8fffffcu, 0x00000000u}},
    {"s_load_b32 null, s[4:5], 0x0", {0xf4001f02u, 0xf8000000u, 0x00000000u}},
    {"global_load_b32 v1, v2, s[4:5] offset:-4096", {0xee050004u, 0x00000001u, 0xfff00002u}},
    {"flat_load_b32 v1, v[2:3] offset:-4", {0xec05007cu, 0x00000001u, 0xfffffc02u}},
    {"global_atomic_add_u32 v1, v2, v3, s[4:5] th:TH_ATOMIC_RETURN", {0xee0d4004u, 0x01900001u, 0x00000002u}},
    {"global_atomic_add_u32 v2, v3, s[4:5]", {0xee0d4004u, 0x01800000u, 0x00000002u}},
    {"global_atomic_cond_sub_u32 v1, v2, v3, s[4:5] th:TH_ATOMIC_RETURN", {0xee140004u, 0x01900001u, 0x00000002u}},
    {"ds_sub_clamp_rtn_u32 v1, v2, v3", {0xdaa40000u, 0x01000302u, 0x00000000u}},
    {"ds_bpermute_fi_b32 v1, v2, v3", {0xdb340000u, 0x01000302u, 0x00000000u}},
    {"ds_bpermute_b32 v1, v2, v3", {0xdacc0000u, 0x01000302u, 0x00000000u}},
    {"global_load_block v[16:47], v2, s[4:5]", {0xee14c004u, 0x00000010u, 0x00000002u}},
    {"global_load_block v[16:47], v[18:19], off", {0xee14c07cu, 0x00000010u, 0x00000012u}},
    {"scratch_load_block v[16:47], v18, off", {0xed14c07cu, 0x00020010u, 0x00000012u}},
    {"global_store_block v2, v[16:47], s[4:5]", {0xee150004u, 0x08000000u, 0x00000002u}},
    {"global_load_tr_b128 v[4:7], v2, s[4:5]", {0xee15c004u, 0x00000004u, 0x00000002u}},
    {"global_load_tr_b64 v[4:5], v2, s[4:5]", {0xee160004u, 0x00000004u, 0x00000002u}},
    {"buffer_load_b32 v2, v4, s[4:7], s8 offen offset:4", {0xc4050008u, 0x40800802u, 0x00000404u}},
    {"s_prefetch_data s[4:5], 0x0, null, 0", {0xf404c002u, 0xf8000000u, 0x00000000u}},
    {"ds_load_b128 v[8:11], v1", {0xdbfc0000u, 0x08000001u, 0x00000000u}},
    {"flat_atomic_swap_b64 v[2:3], v[4:5]", {0xec10407cu, 0x02000000u, 0x00000002u}},
    {"flat_atomic_swap_b32 v[2:3], v4", {0xec0cc07cu, 0x02000000u, 0x00000002u}},
};

inline constexpr Encoded gfx1250_code[] = {
    {"global_load_b32 v1, v2, s[4:5] offset:4 scale_offset", {0xee050004u, 0x00010001u, 0x00000402u}},
    {"global_load_b32 v1, v2, s[4:5]", {0xee050004u, 0x00000001u, 0x00000002u}},
    {"s_load_b64 s[8:9], s[4:5], s6 offset:0x0 scale_offset", {0xf4002202u, 0x0d000000u, 0x00000000u}},
    {"global_load_async_to_lds_b64 v1, v2, s[4:5] offset:8", {0xee184004u, 0x00000001u, 0x00000802u}},
    {"global_store_async_from_lds_b8 v2, v1, s[4:5]", {0xee18c004u, 0x00800000u, 0x00000002u}},
    {"ds_load_tr16_b128 v[4:7], v2", {0xdbf00000u, 0x04000002u, 0x00000000u}},
    {"ds_load_tr8_b64 v[4:5], v2", {0xdbf40000u, 0x04000002u, 0x00000000u}},
    {"ds_load_tr4_b64 v[4:5], v2", {0xdbe80000u, 0x04000002u, 0x00000000u}},
    {"flat_load_b32 v1, v2, s[4:5]", {0xec050004u, 0x00000001u, 0x00000002u}},
    {"flat_load_b32 v1, v[2:3]", {0xec05007cu, 0x00000001u, 0x00000002u}},
    {"ds_atomic_barrier_arrive_rtn_b64 v[2:3], v1, v[4:5]", {0xd9d40000u, 0x02000401u, 0x00000000u}},
    {"cluster_load_b32 v1, v2, s[4:5]", {0xee19c004u, 0x00000001u, 0x00000002u}},
    {"flat_atomic_swap_b64 v[2:3], v[4:5]", {0xec10407cu, 0x02000000u, 0x00000002u}},
    {"flat_atomic_swap_b32 v[2:3], v4", {0xec0cc07cu, 0x02000000u, 0x00000002u}},
    {"flat_load_monitor_b32 v1, v[2:3]", {0xec1c007cu, 0x00000001u, 0x00000002u}},
    {"flat_load_monitor_b64 v[4:5], v[2:3]", {0xec1c407cu, 0x00000004u, 0x00000002u}},
    {"global_load_monitor_b128 v[4:7], v2, s[4:5]", {0xee1c8004u, 0x00000004u, 0x00000002u}},
};

}  // namespace memory_test
