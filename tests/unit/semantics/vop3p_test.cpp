#include "cdna4/semantics/vop3p.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using R2 = Row<2>;
using R3 = Row<3>;
using D2 = Row<2, std::uint64_t, std::uint64_t>;
using D3 = Row<3, std::uint64_t, std::uint64_t>;

// Pairs of integers: CLAMP saturates each.
static_assert(sem::v_pk_add_i16(0x7fff8000u, 0x0001ffffu, true) == 0x7fff8000u &&
              sem::v_pk_add_i16(0x7fff8000u, 0x0001ffffu, false) == 0x80007fffu);
static_assert(sem::v_pk_add_u16(0xffff0001u, 0x00020001u, true) == 0xffff0002u &&
              sem::v_pk_add_u16(0xffff0001u, 0x00020001u, false) == 0x00010002u);
static_assert(sem::v_pk_sub_u16(0x00010005u, 0x00020001u, true) == 0x00000004u &&
              sem::v_pk_sub_i16(0x80000000u, 0x00010001u, true) == 0x8000ffffu);
static_assert(sem::v_pk_mad_i16(0x00020003u, 0x00050007u, 0x00010001u, false) == 0x000b0016u &&
              sem::v_pk_mad_i16(0x80007fffu, 0x00020002u, 0, true) == 0x80007fffu);
static_assert(sem::v_pk_mad_u16(0xffffffffu, 0xffff0001u, 0x00010001u, true) == 0xffffffffu &&
              sem::v_pk_mad_u16(0xffffffffu, 0xffff0001u, 0x00010001u, false) == 0x00020000u);
static_assert(sem::v_pk_mul_lo_u16(0xffff0003u, 0xffff0004u, false) == 0x0001000cu);
static_assert(sem::v_pk_lshlrev_b16(0x00110001u, 0x00018001u) == 0x00020002u &&
              sem::v_pk_lshrrev_b16(0x000f0001u, 0x80008001u) == 0x00014000u);
static_assert(sem::v_pk_ashrrev_i16(0x000f0010u, 0x80008000u) == 0xffff8000u);
static_assert(sem::v_pk_min_i16(0xffff0001u, 0x00010002u) == 0xffff0001u &&
              sem::v_pk_min_u16(0xffff0001u, 0x00010002u) == 0x00010001u);
static_assert(sem::v_pk_max_i16(0xffff0001u, 0x00010002u) == 0x00010002u &&
              sem::v_pk_max_u16(0xffff0001u, 0x00010002u) == 0xffff0002u);

// V_PK_MOV: OPSEL[0] picks S0's dword, OPSEL[1] S1's (CDNA4-XML-009).
static_assert(sem::v_pk_mov_b32(0x0000000200000001u, 0x0000000400000003u, 0) == 0x0000000300000001u);
static_assert(sem::v_pk_mov_b32(0x0000000200000001u, 0x0000000400000003u, 1) == 0x0000000300000002u);
static_assert(sem::v_pk_mov_b32(0x0000000200000001u, 0x0000000400000003u, 2) == 0x0000000400000001u);

// Dot products: exact, then wrapped or saturated.
static_assert(sem::v_dot2_i32_i16(0x80008000u, 0x80008000u, 0, false) == 0x80000000u &&
              sem::v_dot2_i32_i16(0x80008000u, 0x80008000u, 0, true) == 0x7fffffffu);
static_assert(sem::v_dot2_u32_u16(0xffffffffu, 0xffffffffu, 5, true) == 0xffffffffu &&
              sem::v_dot2_u32_u16(0x00020003u, 0x00040005u, 1, true) == 24);
static_assert(sem::v_dot4_i32_i8(0xff01ff01u, 0x02020202u, 7, false) == 7 &&
              sem::v_dot4_u32_u8(0xff01ff01u, 0x02020202u, 0, false) == 1024);
static_assert(sem::v_dot4_u32_u8(0xffffffffu, 0xffffffffu, 0xffffffffu, true) == 0xffffffffu &&
              sem::v_dot4_i32_i8(0x80808080u, 0x7f7f7f7fu, 0x80000000u, true) == 0x80000000u);
static_assert(sem::v_dot8_i32_i4(0x88888888u, 0x77777777u, 0, false) == static_cast<std::uint32_t>(-448) &&
              sem::v_dot8_u32_u4(0xffffffffu, 0xffffffffu, 1, false) == 1801);

namespace {

constexpr auto pk_add = of<R2>("v_pk_add_f16", [](const auto& x) { return sem::v_pk_add_f16(x[0], x[1], usual); },
                               {{{0x3c007bff, 0x3c007bff}, 0x40007c00}, {{0x00017c01, 0x00010000}, 0x00027e01}});
constexpr auto pk_mul = of<R2>("v_pk_mul_f16", [](const auto& x) { return sem::v_pk_mul_f16(x[0], x[1], usual); },
                               {{{0x40008000, 0x42003c00}, 0x46008000}});
constexpr auto pk_fma = of<R3>("v_pk_fma_f16", [](const auto& x) { return sem::v_pk_fma_f16(x[0], x[1], x[2], usual); },
                               {{{0x3c014000, 0x3c014200, 0xbc023c00}, 0x00104700}});
constexpr auto pk_min = of<R2>("v_pk_min_f16", [](const auto& x) { return sem::v_pk_min_f16(x[0], x[1], usual); },
                               {{{0x7e000000, 0x3c008000}, 0x3c008000}});
constexpr auto pk_max = of<R2>("v_pk_max_f16", [](const auto& x) { return sem::v_pk_max_f16(x[0], x[1], usual); },
                               {{{0x7c010000, 0x3c008000}, 0x7e010000}});
constexpr auto pk_minimum3 =
    of<R3>("v_pk_minimum3_f16", [](const auto& x) { return sem::v_pk_minimum3_f16(x[0], x[1], x[2], usual); },
           {{{0x40003c00, 0x3c007e01, 0x42003c00}, 0x3c007e01}, {{0, 0x80008000, 0x3c003c00}, 0x80008000}});
constexpr auto pk_maximum3 =
    of<R3>("v_pk_maximum3_f16", [](const auto& x) { return sem::v_pk_maximum3_f16(x[0], x[1], x[2], usual); },
           {{{0x40003c00, 0x3c004000, 0x42007c01}, 0x42007e01}});
constexpr auto pk_add_f32 = of<D2>("v_pk_add_f32", [](const auto& x) { return sem::v_pk_add_f32(x[0], x[1], usual); },
                                   {{{0x3f80000000000001, 0x3f80000000000001}, 0x4000000000000002}});
constexpr auto pk_mul_f32 = of<D2>("v_pk_mul_f32", [](const auto& x) { return sem::v_pk_mul_f32(x[0], x[1], usual); },
                                   {{{0x4000000080000000, 0x404000003f800000}, 0x40c0000080000000}});
constexpr auto pk_fma_f32 =
    of<D3>("v_pk_fma_f32", [](const auto& x) { return sem::v_pk_fma_f32(x[0], x[1], x[2], usual); },
           {{{0x3f80000140000000, 0x3f80000140400000, 0xbf8000023f800000}, 0x2880000040e00000}});

// One fused multiply-add; sources f32, or (OPSEL_HI) the half of a pair that OPSEL picks; NEG_HI is ABS
// (CDNA4-XML-010). Columns: s0, s1, s2, clamp, op_sel, op_sel_hi, neg, neg_hi.
constexpr auto mix = of<Row<8>>(
    "v_mad_mix_f32",
    [](const auto& x) { return sem::v_mad_mix_f32(x[0], x[1], x[2], x[3] != 0, x[4], x[5], x[6], x[7], usual); },
    {{{0x3f800001, 0x3f800001, 0xbf800002, 0, 0, 0, 0, 0}, 0x28800000},
     {{0x42003c00, 0x40000000, 0x3f800000, 0, 1, 1, 0, 0}, 0x40e00000},
     {{0x42003c00, 0x40000000, 0x3f800000, 0, 0, 1, 0, 0}, 0x40400000},
     {{0x3f800000, 0x3f800000, 0xc0000000, 0, 0, 0, 0, 4}, 0x40400000},
     {{0x3f800000, 0x3f800000, 0xc0000000, 0, 0, 0, 4, 4}, 0xbf800000},
     {{0x3f800000, 0x3f800000, 0x40000000, 1, 0, 0, 0, 0}, 0x3f800000}});
constexpr auto mixlo =
    of<Row<5>>("v_mad_mixlo_f16",
               [](const auto& x) { return sem::v_mad_mixlo_f16(x[0], x[1], x[2], x[3], x[4] != 0, 0, 0, 0, 0, usual); },
               {{{0x3f800000, 0x3f800000, 0x3f800000, 0x11112222, 0}, 0x11114000},
                {{0x3f800000, 0x3f800000, 0x3f800000, 0x11112222, 1}, 0x11113c00}});
constexpr auto mixhi =
    of<Row<5>>("v_mad_mixhi_f16",
               [](const auto& x) { return sem::v_mad_mixhi_f16(x[0], x[1], x[2], x[3], x[4] != 0, 0, 0, 0, 0, usual); },
               {{{0x3f800000, 0x3f800000, 0x3f800000, 0x11112222, 0}, 0x40002222}});

// Denormals are flushed whatever MODE says.
constexpr auto dot2_f16 =
    of<R3>("v_dot2_f32_f16", [](const auto& x) { return sem::v_dot2_f32_f16(x[0], x[1], x[2], usual); },
           {{{0x40003c00, 0x42003c00, 0x3f800000}, 0x41000000}, {{0x00010001, 0x7bff7bff, 0}, 0}, {{0, 0, 1}, 0}});
constexpr auto dot2_bf16 =
    of<R3>("v_dot2_f32_bf16", [](const auto& x) { return sem::v_dot2_f32_bf16(x[0], x[1], x[2], usual); },
           {{{0x40003f80, 0x40403f80, 0x3f800000}, 0x41000000}, {{1, 0x7f7f, 0}, 0}});

}  // namespace

static_assert(hold(pk_add, pk_mul, pk_fma, pk_min, pk_max, pk_minimum3, pk_maximum3, pk_add_f32, pk_mul_f32,
                   pk_fma_f32));
static_assert(hold(mix, mixlo, mixhi, dot2_f16, dot2_bf16));
TEST_CASE("VOP3P at run time") {
  check(pk_add, pk_mul, pk_fma, pk_min, pk_max, pk_minimum3, pk_maximum3, pk_add_f32, pk_mul_f32, pk_fma_f32);
  check(mix, mixlo, mixhi, dot2_f16, dot2_bf16);
}
