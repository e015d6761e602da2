// Digests of results that were recorded on gfx1201, and the values that sources take. Source: ../SOURCES.md.
#pragma once

#include <cstdint>

namespace silicon::recorded {

// V_CUBE*: sources, digests without modifiers, with -|A| |B| -C, mul:2, div:2, clamp mul:4.
inline constexpr std::uint64_t cube_values[] = {0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000,
                                                0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x7effffff, 0x7f7fffff,
                                                0x7f800000, 0xff800000, 0x7f812345, 0xffc54321};
inline constexpr std::uint64_t cubes[4][5] = {
    {0x1cfc5af80e29e1e5, 0x32679342c0c6cc55, 0xee25fc41d78d0365, 0xa806ae23a92543d5, 0xfc956157c08121b5},
    {0x46fa971691d3a342, 0x1ab88bf95d3d3bc2, 0x3e0018c399083254, 0xf8ef0e64c92a9b35, 0x2e1dd020b9a09d2b},
    {0xbe753f8a3000a27c, 0xd232890bb808b77c, 0xeacf6be547b4e9aa, 0x7f684723f2d3fb95, 0x89b80be39ce5f1b2},
    {0x6edd44698911966f, 0x47bf1a20540b79ef, 0x036c09106ddc3812, 0x353396f849d0c7ff, 0x7bbbbbffad94a7bf}};

// V_DIV_FIXUP: the same five columns.
inline constexpr std::uint64_t fixup_values_16[] = {0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x0400, 0x3c00, 0xbc00,
                                                    0x4000, 0x7bff, 0x77ff, 0x7c00, 0xfc00, 0x7c01, 0xfe03, 0x0800};
inline constexpr std::uint64_t fixup_values_32[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x3f800000, 0xbf800000,
    0x40000000, 0x7f7fffff, 0x7effffff, 0x7f800000, 0xff800000, 0x7f800001, 0xffc00003, 0x01000000};
inline constexpr std::uint64_t fixup_values_64[] = {
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001,
    0x000fffffffffffff, 0x0010000000000000, 0x3ff0000000000000, 0xbff0000000000000,
    0x4000000000000000, 0x7fefffffffffffff, 0x7fdfffffffffffff, 0x7ff0000000000000,
    0xfff0000000000000, 0x7ff0000000000001, 0xfff8000000000003, 0x0020000000000000};
inline constexpr std::uint64_t fixup_16[] = {0xb38763c18dba3595, 0x1efd5c5aae38e395, 0xfcc4b255f651f85d,
                                             0x97fc9b7b757e47ad, 0xeff19f7014208ae5};
inline constexpr std::uint64_t fixup_16_ovfl[] = {0x751a84a64f0a3175, 0x060f518ad4b5fa75, 0x84c5a39f06818835,
                                                  0x0f50955c0725c1ed, 0xeff19f7014208ae5};
inline constexpr std::uint64_t fixup_32[] = {0x8f2fd19a5eb283b1, 0x9de6b4e11082acb1, 0x7519dbec75609621,
                                             0x5a2a1c7e9c4616f1, 0x693ff367df6ff8c5};
inline constexpr std::uint64_t fixup_64[] = {0x266ed547042c4769, 0x6e00ab1dc302a869, 0x4b7ae2cff5842161,
                                             0xb68d3c7010cf62c9, 0x49c775e21a5725a5};

// V_MULLIT_F32: modifiers (NEG of A, B, C; ABS of them; OMOD; CLAMP) and digests.
inline constexpr std::uint64_t mullit_values[] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x7f7fffff, 0xff7fffff,
    0x7f800000, 0xff800000, 0x7fc12345, 0xff812345, 0x00000001, 0x80000001, 0x00800000, 0x80800000};
inline constexpr std::uint32_t mullit_modifiers[] = {0x000, 0x001, 0x002, 0x004, 0x038, 0x03f, 0x00a, 0x011,
                                                     0x040, 0x080, 0x0c0, 0x100, 0x140, 0x180, 0x1c0, 0x1ff};
inline constexpr std::uint64_t mullit[] = {
    0xf20466eb7a036845, 0x07c64fed29076f45, 0xb60dd7a82effec45, 0x02aafccdafbd9bc5,
    0x0196140c04f241a5, 0x41eec6ad6eb96325, 0x36ff4f53c9859e45, 0x187d937f707d2fc5,
    0x650a1308f0e11c35, 0xee4837ef37fec675, 0xc52eafd4ceec33e5, 0x3bd560af486e741d,
    0xc02d4db4db0465fd, 0x436fb9f2af99247d, 0xfe5c40e88c10111d, 0x9c1bda7f8c872325};

// V_DIV_FMAS: digest 8 * VCC + 4 * CLAMP + OMOD.
inline constexpr std::uint64_t fmas_values_32[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x3f800000, 0xbf800000,
    0x3f800001, 0x3f7fffff, 0x40000000, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7f800001, 0xffc00003};
inline constexpr std::uint64_t fmas_32[] = {
    0x576afb8106a30db6, 0x17b0667f55864660, 0x7ef3c39e53f15674, 0x52e30545e100e91d,
    0x7dfaa75bd9f93fc1, 0x4b82f14f3676d37a, 0xde3a498141d5c9ae, 0xedccdc2b6bda0332,
    0x9b9aaad4d8a05873, 0xf6008a1d1d0c142c, 0x0597c7e854253324, 0x2a29c5f3a13a8713,
    0x8ce01722da989723, 0xf3616230e81d97b3, 0x47a892285aa4c257, 0x58fe1e27d8dc4f5b};
inline constexpr std::uint64_t fmas_values_64[] = {
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001,
    0x000fffffffffffff, 0x0010000000000000, 0x3ff0000000000000, 0xbff0000000000000,
    0x3ff0000000000001, 0x3fefffffffffffff, 0x4000000000000000, 0x7fefffffffffffff,
    0x7ff0000000000000, 0xfff0000000000000, 0x7ff0000000000001, 0xfff8000000000003};
inline constexpr std::uint64_t fmas_64[] = {
    0xcee9c9bf9830281a, 0x24838bbedb7284f3, 0x31edd4d575fdd387, 0xc583bfc7054904bb,
    0x09c7125ca8c68b45, 0x9aac4ad132b3e7c6, 0xacc029bf67082311, 0x68737b88435eadf7,
    0xea132b28336b725b, 0x5587f03df977177b, 0xb91e1cf58a3e02af, 0x4d0d52e9dcc97ab6,
    0x3810a057a4735093, 0x949a41a1d64a8a1f, 0xc12f7090ee8c83a7, 0xbc41179bd09796e6};

// V_TRIG_PREOP_F64: digest 4 * CLAMP + OMOD.
inline constexpr std::uint64_t trig_preop[] = {0xe3f733ef6023eb44, 0x348cf61401ea5b47, 0x7ecc3dff0d09c348,
                                               0x21a769caad87fbee, 0xe3f733ef6023eb44, 0x395ee56de61b391f,
                                               0xfa0353c29276f284, 0x21a769caad87fbee};

// F64 under 16 sets of modifiers.
inline constexpr std::uint64_t f64_values[] = {
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001, 0x000fffffffffffff,
    0x800fffffffffffff, 0x0010000000000000, 0x8010000000000000, 0x001fffffffffffff, 0x801fffffffffffff,
    0x0020000000000000, 0x8020000000000000, 0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000,
    0xbff0000000000000, 0x4000000000000000, 0xc000000000000000, 0x7fd0000000000000, 0xffd0000000000000,
    0x7fe0000000000000, 0xffe0000000000000, 0x7fefffffffffffff, 0xffefffffffffffff, 0x3ff0000000000001,
    0x3fefffffffffffff, 0xbff0000000000001, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8123456789012,
    0xfff8123456789012, 0x7ff0123456789012};
inline constexpr std::uint64_t f64_ldexp_0 = 0x91b37a3decfcf2a5, f64_ldexp_minus_1 = 0xad1830abf629d830;
inline constexpr std::uint64_t f64_add = 0x91b37a3decfcf2a5, f64_mul = 0x91b37a3decfcf2a5, f64_fma = 0x91b37a3decfcf2a5,
                               f64_trunc = 0xc03cb9aee1ef1d45, f64_ceil = 0xb2d270aa3a9ded25,
                               f64_rndne = 0x33df2c2ce37f3975, f64_floor = 0x2901294807f707b5,
                               f64_fract = 0xc4cda61dbf42f008, f64_min_num = 0x13c80600414d6855,
                               f64_max_num = 0xee3363864c9b5b55, f64_minimum = 0x56ac3eab8b24fd75,
                               f64_maximum = 0xd8f0db0943d37125, f64_frexp_mant = 0x9169a61e8aad8f45;

}  // namespace silicon::recorded
