// Recorded digests of V_DIV_SCALE and DS_SWIZZLE_B32 on gfx1201: an RX 9070 (bjacob/goc, tests/div_scale_hardware.h,
// ds_swizzle_hardware.h).
#pragma once

#include <cstdint>

namespace silicon::recorded {

/// What B (outermost) and C take.
inline constexpr std::uint64_t scale_values[2][24] = {
    {0x00000001, 0x00800001, 0x0b800001, 0x0c000001, 0x0c800001, 0x2f800001, 0x30000001, 0x30800001,
     0x3f000001, 0x3f800001, 0x40000001, 0x6f000001, 0x6f800001, 0x70000001, 0x7e000001, 0x7e800001,
     0x7f000001, 0x7f800001, 0x00000000, 0x80000000, 0x007fffff, 0xbf800000, 0x7f800000, 0xff800000},
    {0x0000000000000001, 0x0010000000000001, 0x0340000000000001, 0x0350000000000001, 0x0360000000000001,
     0x2ff0000000000001, 0x3000000000000001, 0x3010000000000001, 0x3fe0000000000001, 0x3ff0000000000001,
     0x4000000000000001, 0x6fe0000000000001, 0x6ff0000000000001, 0x7000000000000001, 0x7fc0000000000001,
     0x7fd0000000000001, 0x7fe0000000000001, 0x7ff0000000000001, 0x0000000000000000, 0x8000000000000000,
     0x000fffffffffffff, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000}};

/// By format, by what A is (B, C), by 4 * CLAMP + OMOD, by NEG of what A is: the other bits of NEG change no digest,
/// and 128 are recorded of each format. A result's bytes, then a byte of its bit of VCC.
inline constexpr std::uint64_t scale[2][2][8][2] = {{{{0x0bf6de42e15084b1, 0xbb6fd089b9c414b1},
                                                      {0x0f111e1faaa37777, 0x82eb9f76bf70dc77},
                                                      {0x74c4ddbc8eea2937, 0x6a9bbc75c8e36437},
                                                      {0x112a04bf9e8f9106, 0xe2447415f564bc06},
                                                      {0x338bc475a2289a90, 0xc7ba85f09897170f},
                                                      {0x253d249b28d2dd66, 0xc7ba85f09897170f},
                                                      {0x77f9d19066a87d20, 0xc7ba85f09897170f},
                                                      {0x170cd4a6e7b8d79c, 0x5fc518efb2dbda0f}},
                                                     {{0xcd7dfc8a28740ccc, 0xd3f54c751b0b4acc},
                                                      {0xc30f77f0ac15bc49, 0xc66e3c8e337d6849},
                                                      {0x8db8d9fe59ba9805, 0x720359ef8c2e5605},
                                                      {0x441034520b7e37f5, 0x9e026bbf5d0a41f5},
                                                      {0x8a9d6cdf02779064, 0xc07cfba031900873},
                                                      {0x0af32160c01c6134, 0xc07cfba031900873},
                                                      {0x609286169f8f6a0a, 0xc07cfba031900873},
                                                      {0x380dd4d85fd445e6, 0xe987d6a49f8f51f3}}},
                                                    {{{0xfbfeb88b0d09fda7, 0x30823605352f8ca7},
                                                      {0xe08361f846c8705f, 0xc3ba38161052165f},
                                                      {0xbc03e19b45f50b1d, 0xd43535b6d6a10c1d},
                                                      {0xafd611e50d112f8c, 0x5caad73103ccad8c},
                                                      {0x599836b23bd85c0c, 0x0dc05aa3b552809f},
                                                      {0xde5b3de46e91fe3b, 0x0dc05aa3b552809f},
                                                      {0xe23c232125e5d23b, 0x0dc05aa3b552809f},
                                                      {0x8339367fe55a22e1, 0x36fed1a724e92cff}},
                                                     {{0x5cb5e96f219dad9b, 0xe574c03d7c0a6a9b},
                                                      {0xa490476ae6935fce, 0x53b851c0483a5bce},
                                                      {0x99db958440d7b280, 0xae9a36ee91319380},
                                                      {0x2cdc445c81344341, 0xac840f62484e0e41},
                                                      {0x6181a9dade615bf7, 0x3618e18202cca0e3},
                                                      {0x56a36dae323a818f, 0x3618e18202cca0e3},
                                                      {0x3fff1fe86498facf, 0x3618e18202cca0e3},
                                                      {0xe2ca87e137725d82, 0xede70299fe9614f3}}}};

/// DS_SWIZZLE_B32 by the size of the wave and EXEC; a step a word, D in lane order for each of 2,368 offsets.
inline constexpr std::uint64_t swizzles[2][8] = {
    {0x920e53043fabb535, 0x7b42dfa5a5beab25, 0xed21e6a115ee2545, 0x6bfaea55c089d4bd, 0x50c399c3a69eace4,
     0xff23f43888160945, 0xad614b43fdfec3ad, 0xdc6d31d439c3a8fd},
    {0x4728358a698eb585, 0xbfbd0816b5a2d325, 0x4c973b7b543ae3a5, 0x0c0a452d74e7e295, 0x51eabf66573a43a4,
     0x534b2e767e3a36e5, 0x3c082664e6a45cb5, 0x6904cdf64e17c935}};

}  // namespace silicon::recorded
