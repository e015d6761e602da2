// TexelRows by level of the host's vectors.
#pragma once

#include "fast/host/intrinsics.hpp"
#include "fast/memory/image/kernels.hpp"
#include "fast/memory/image/sample.hpp"
#include "fast/memory/plan.hpp"

namespace lockstep::fast {

// The functions of one level: TARGET stands before each.
#define LOCKSTEP_TEXEL_ROWS(NAME, TARGET)                                                                            \
  struct NAME {                                                                                                      \
    TARGET static std::uint32_t locate(const TexelGrid& grid, const std::uint32_t* x, const std::uint32_t* y,        \
                                       const std::uint32_t* layer, const TexelRow& take, TexelRow& inside,           \
                                       TexelRow& offset) {                                                           \
      return texels::locate(grid, x, y, layer, take, inside, offset);                                                \
    }                                                                                                                \
    TARGET static std::uint32_t locate_corner(const TexelGrid& grid, const TexelRow& x, const TexelRow& y,           \
                                              const TexelRow& layer, const TexelRow& take, TexelRow& border,         \
                                              TexelRow& offset) {                                                    \
      return texels::locate_corner(grid, x, y, layer, take, border, offset);                                         \
    }                                                                                                                \
    TARGET static void gather(std::uint32_t bytes, const std::uint8_t* from, const TexelRow& offset, TexelRow* to) { \
      texels::gather(bytes, from, offset, to);                                                                       \
    }                                                                                                                \
    TARGET static void decode(const ChannelForm& form, const TexelRow& dwords, TexelRow& colour) {                   \
      texels::decode(form, dwords, colour);                                                                          \
    }                                                                                                                \
    TARGET static void encode(const ChannelForm& form, const TexelRow& colour, TexelRow& dwords) {                   \
      texels::encode(form, colour, dwords);                                                                          \
    }                                                                                                                \
    TARGET static bool places(const SideForm& form, const std::uint32_t* coordinate, const TexelRow& offset,         \
                              const TexelRow& take, SideRows& side) {                                                \
      return texels::places(form, coordinate, offset, take, side);                                                   \
    }                                                                                                                \
    TARGET static void blend(const TexelRow& a, const TexelRow& b, const TexelRow& weight, TexelRow& to) {           \
      texels::blend(a, b, weight, to);                                                                               \
    }                                                                                                                \
    TARGET static void choose(const TexelRow& mask, const TexelRow& yes, const TexelRow& no, TexelRow& to) {         \
      texels::choose(mask, yes, no, to);                                                                             \
    }                                                                                                                \
    TARGET static void pack(bool integer, const TexelRow& low, const TexelRow& high, TexelRow& to) {                 \
      texels::pack(integer, low, high, to);                                                                          \
    }                                                                                                                \
    TARGET static void unpack(bool high, NumberFormat number, const std::uint32_t* from, TexelRow& to) {             \
      texels::unpack(high, number, from, to);                                                                        \
    }                                                                                                                \
    TARGET static void expand(std::uint64_t lanes, TexelRow& mask) { texels::expand(lanes, mask); }                  \
    TARGET static void put(const TexelRow& take, const TexelRow& from, std::uint32_t* to) {                          \
      texels::put(take, from, to);                                                                                   \
    }                                                                                                                \
    static constexpr TexelRows rows{locate, locate_corner, gather, decode, encode, places,                           \
                                    blend,  choose,        pack,   unpack, expand, put};                             \
  }

LOCKSTEP_TEXEL_ROWS(PlainTexelRows, );
#if LOCKSTEP_X86_64
LOCKSTEP_TEXEL_ROWS(Avx2TexelRows, LOCKSTEP_TARGET_AVX2);
LOCKSTEP_TEXEL_ROWS(Avx512TexelRows, LOCKSTEP_TARGET_AVX512_WIDE);
#endif
#undef LOCKSTEP_TEXEL_ROWS

/// Those of a level.
constexpr const TexelRows& texel_rows([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512) return Avx512TexelRows::rows;
  if (isa >= HostIsa::avx2) return Avx2TexelRows::rows;
#endif
  return PlainTexelRows::rows;
}

/// What image instructions are planned with.
constexpr ImageKernels image_kernels(HostIsa isa) {
  return {&texel_rows(isa), &load_texels, &store_texels, &update_texels<std::uint32_t>, &update_texels<std::uint64_t>,
          &sample_texels};
}

}  // namespace lockstep::fast
